//! The automated opponent's turn, shown step by step beside the board.

use maud::{Markup, html};
use tabletop::Message;

use super::log;
use super::sight::{Sight, sign};

/// The panel beside the board.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let Some(story) = sight.story else { return html! {} };
    let lines = log::last_turn(sight);
    let address = |moment: usize| format!("{}/watch?from={}&moment={moment}", sight.path(), sight.step);
    let next = (sight.moment < story.moments()).then(|| address(sight.moment + 1));
    let previous = (sight.moment > 1).then(|| address(sight.moment - 1));
    let go_on = next.clone().unwrap_or_else(|| sight.path());
    let title = sight.say(Message::new("evt-watch").key("rival", sight.view.rival.name()));
    html! {
        section.sheet.watch.dock.ask #decision tabindex="-1" aria-labelledby="question" data-end=(sight.path()) {
            h2 #question tabindex="-1" { (title) }
            p.lead { (sight.say(Message::new("evt-watch-lead").key("rival", sight.view.rival.name()))) }
            div.unfolds { (log::thread(sight, &lines)) }
            div.watch-tools {
                @if let Some(previous) = &previous {
                    a.btn.alt href=(previous) data-previous { (sign("i-prev", "i20")) span.vh { (sight.text("evt-watch-previous")) } }
                }
                a.btn href=(go_on) data-forward data-skip {
                    (sight.text(if next.is_some() { "table-watch-next" } else { "table-watch-done" }))
                }
            }
        }
    }
}
