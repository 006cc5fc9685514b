//! The rats' turn, moment by moment.

use maud::{Markup, html};
use ratcatcher::Event;
use tabletop::Message;

use super::log;
use super::sight::{Sight, rule_link, worth};
use web::art::icon as sign;
use web::look;

/// The panel beside the board.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let Some(story) = sight.story else { return html! {} };
    let all = worth(story);
    let told = story.between(sight.moment);
    let lines = log::lines(sight, told);
    let name = told.iter().rev().find_map(|entry| match entry.event {
        Event::Moment(moment) => Some(moment.name()),
        _ => None,
    });
    html! {
        section.sheet.watch.dock #decision tabindex="-1" aria-labelledby="question"
            data-next=(look::onward(sight, &all)) data-end=(sight.path()) {
            h2 #question tabindex="-1" { (sight.say(Message::new("table-moment").key("moment", name.unwrap_or("rest")))) }
            @match lines.iter().max_by_key(|line| line.weight) {
                Some(line) => div.watch-say { (sign(&line.drawing, "i48")) p { (line.text) } },
                None => div.watch-say { (sign("i-moon", "i48")) p { (sight.text("table-quiet")) } },
            }
            (look::controls(sight, &all))
            @if !lines.is_empty() {
                ol.acct {
                    @for line in &lines {
                        li {
                            (line.text) " "
                            @for rule in &line.rules { (rule_link(rule)) " " }
                            (log::also(sight, line))
                        }
                    }
                }
            }
        }
    }
}
