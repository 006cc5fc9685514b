//! A turn step by step, beside the room.

use maud::{Markup, html};
use mystics::{Event, Mystics, Turn};
use tabletop::{Message, SeenStory};

use super::log;
use super::moments::{weight, worth};
use super::sight::{Sight, foe_art, hero_art, sign};
use web::look;

/// The turn at a moment: the latest that has begun.
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
    let said = sight.fresh.iter().max_by_key(|entry| weight(&entry.event));
    // The result of an attack is shown together with its attacker and target.
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
            @if let Some(said) = said.filter(|said| weight(&said.event) > 0) {
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
