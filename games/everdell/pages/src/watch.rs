//! The automated opponent's turn, shown step by step beside the board.

use maud::{Markup, html};
use tabletop::Message;

use super::sight::Sight;
use super::{log, moments};
use web::look;

/// The panel beside the board.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let Some(story) = sight.story else { return html! {} };
    let all = moments::worth(story);
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
