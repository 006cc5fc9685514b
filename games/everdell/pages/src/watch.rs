//! The automated opponent's turn, shown step by step beside the board.

use everdell::{Event, Everdell};
use maud::{Markup, html};
use tabletop::{Message, SeenStory};

use super::log;
use super::sight::Sight;
use web::look;

/// The moments of a story before which the automated opponent did something.
pub(super) fn worth(story: &SeenStory<'_, Everdell>) -> Vec<usize> {
    let told = |&moment: &usize| {
        story
            .between(moment)
            .iter()
            .any(|entry| !matches!(entry.event, Event::Moment { .. } | Event::TurnBegins { .. }))
    };
    (1..=story.moments()).filter(told).collect()
}

/// The panel beside the board.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let Some(story) = sight.story else { return html! {} };
    let all = worth(story);
    let lines = log::last_turn(sight);
    let title = sight.say(Message::new("evt-watch").key("rival", sight.view.rival.name()));
    html! {
        section.sheet.watch.dock.ask #decision tabindex="-1" aria-labelledby="question"
            data-next=(look::onward(sight, &all)) data-end=(sight.path()) {
            header { h2 #question tabindex="-1" { (title) } }
            div.all.unfolds { (log::thread(sight, &lines)) }
            (look::controls(sight, &all))
        }
    }
}
