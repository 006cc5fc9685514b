//! A turn step by step, beside the room.

use maud::{Markup, html};
use mystics::{Event, Mystics, Turn};
use tabletop::{Entry, Message, SeenStory};

use super::log;
use super::sight::{Sight, foe_art, hero_art, sign};
use web::look;

/// From so many moments on, the way of a minion and its attack are one.
const MANY: usize = 6;

/// The moments at which watching stops. What comes after the last is seen at the table.
pub(super) fn worth(story: &SeenStory<'_, Mystics>) -> Vec<usize> {
    let some = |&moment: &usize| story.between(moment).iter().any(|entry| log::weight(&entry.event) > 0);
    let all: Vec<usize> = (1..=story.moments()).filter(some).collect();
    if all.len() <= MANY {
        return all;
    }
    let way = |moment: usize| {
        let last = story.between(moment).last();
        last.is_some_and(|entry| matches!(*entry.event, Event::FoeWalked { .. } | Event::FoeStays { .. }))
    };
    let attack = |moment: usize| {
        story
            .between(moment)
            .iter()
            .any(|entry| matches!(*entry.event, Event::Attacks { .. } | Event::AttacksAll { .. }))
    };
    let goes_on = |place: usize| all.get(place + 1).is_some_and(|&next| attack(next));
    all.iter()
        .enumerate()
        .filter(|&(place, &moment)| !(way(moment) && goes_on(place)))
        .map(|(_, &moment)| moment)
        .collect()
}

/// What happened since the stop before a moment.
pub(super) fn fresh(story: &SeenStory<'_, Mystics>, moment: usize) -> Vec<Entry<Mystics>> {
    let before = worth(story).into_iter().rev().find(|&stop| stop < moment).unwrap_or(0);
    (before.min(moment.saturating_sub(1)) + 1..=moment)
        .flat_map(|moment| story.between(moment).to_vec())
        .collect()
}

/// Whose turn it is at a moment: the last that has begun.
fn turn(story: &SeenStory<'_, Mystics>, moment: usize) -> Option<Turn> {
    story.until(moment).iter().rev().find_map(|entry| match *entry.event {
        Event::Begins { card } => Some(card),
        _ => None,
    })
}

/// The panel beside the room.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let Some(story) = sight.story else { return html! {} };
    let all = worth(story);
    let turn = turn(story, sight.moment).or(match sight.view.now {
        Some(mystics::CardName::Mouse(mouse)) => Some(Turn::Mouse(mouse)),
        Some(mystics::CardName::Foe(foe)) => Some(Turn::Foe(foe)),
        None => None,
    });
    let title = match turn {
        Some(Turn::Mouse(mouse)) => {
            sight.say(Message::new("myp-log-turn").key("who", sight.mouse_name(mouse)))
        }
        Some(Turn::Foe(foe)) => sight.say(Message::new("myp-log-turn").key("who", sight.foe_name(foe))),
        None => sight.text("myp-watch"),
    };
    let art = match turn {
        Some(Turn::Mouse(mouse)) => sight.mouse(mouse).map(|mouse| hero_art(mouse.hero)),
        Some(Turn::Foe(foe)) => Some(foe_art(foe)),
        None => None,
    };
    let said = sight.fresh.iter().max_by_key(|entry| log::weight(&entry.event));
    // What came of an attack is told with who attacked whom.
    let attack = sight
        .fresh
        .iter()
        .rev()
        .find(|entry| matches!(*entry.event, Event::Attacks { .. } | Event::AttacksAll { .. }));
    let attack = attack.filter(|attack| said.is_some_and(|said| !std::ptr::eq(*attack, said)));
    let mate = matches!(turn, Some(Turn::Mouse(_)));
    html! {
        section.sheet.watch.dock #decision tabindex="-1" aria-labelledby="question"
            data-next=(look::onward(sight, &all)) data-end=(sight.path()) {
            h2 #question tabindex="-1" { (title) }
            @if let Some(said) = said.filter(|said| log::weight(&said.event) > 0) {
                div.watch-say {
                    (sign(art.as_deref().unwrap_or_else(|| log::drawing(&said.event)), "i48"))
                    p { @if let Some(attack) = attack { (look::told(sight, attack)) " " } (look::told(sight, said)) }
                }
            }
            (look::controls(sight, &all))
            (log::thread(sight, &sight.fresh, mate))
        }
    }
}
