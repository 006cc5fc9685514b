//! The moments of a turn: the weights of events, and the stops of a display.

use mystics::{Event, Mystics, Turn};
use tabletop::{Entry, SeenStory};

/// Whether the log omits an event.
pub(super) fn is_quiet(event: &Event) -> bool {
    matches!(event, Event::Begins { .. } | Event::Ends { .. } | Event::Round { .. })
}

/// The weight of an event, for choosing one of many.
pub(super) fn weight(event: &Event) -> u8 {
    match event {
        Event::Ended { .. } => 9,
        Event::Captured { .. } | Event::Surge { .. } => 8,
        Event::Defeated { .. } | Event::Turned { .. } | Event::Rescued { .. } => 7,
        Event::Wounded { .. }
        | Event::BossWounded { .. }
        | Event::Stolen { .. }
        | Event::Encounter { .. } => 6,
        Event::Arrived { .. } | Event::Afflicted { .. } => 5,
        Event::Blocked { .. } | Event::Hits { .. } | Event::Drew { .. } | Event::Searched { .. } => 4,
        Event::FoeWalked { .. } | Event::Walked { .. } | Event::Pounced { .. } | Event::Ran { .. } => 3,
        Event::FoeStays { .. } | Event::NoTarget { .. } | Event::Attacks { .. } => 2,
        _ => u8::from(!is_quiet(event)),
    }
}

/// From this number of moments on, the way of a minion and its attack are one.
const MANY: usize = 6;

/// The moments at which a display stops. Events after the last one are visible at the table.
pub(super) fn worth(story: &SeenStory<'_, Mystics>) -> Vec<usize> {
    let some = |&moment: &usize| story.between(moment).iter().any(|entry| weight(&entry.event) > 0);
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

/// Whether a minion has acted by a moment of the step.
fn minions_act(story: &SeenStory<'_, Mystics>, moment: usize) -> bool {
    let by_minion = |event: &Event| {
        matches!(
            event,
            Event::Begins { card: Turn::Foe(_) } | Event::FoeWalked { .. } | Event::FoeStays { .. }
        )
    };
    story.until(moment).iter().any(|entry| by_minion(&entry.event))
}

/// The moments at which a display stops for the person who chose: none for a single action of their own mouse.
pub(super) fn stops(story: &SeenStory<'_, Mystics>) -> Vec<usize> {
    let all = worth(story);
    match *all {
        [only] if !minions_act(story, only) => Vec::new(),
        _ => all,
    }
}

/// The events since the stop before a moment.
pub(super) fn fresh(story: &SeenStory<'_, Mystics>, moment: usize) -> Vec<Entry<Mystics>> {
    let before = worth(story).into_iter().rev().find(|&stop| stop < moment).unwrap_or(0);
    (before.min(moment.saturating_sub(1)) + 1..=moment)
        .flat_map(|moment| story.between(moment).to_vec())
        .collect()
}
