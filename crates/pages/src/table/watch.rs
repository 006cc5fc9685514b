//! The rats' turn, moment by moment.

use maud::{Markup, html};
use ratcatcher::{Event, Ratcatcher};
use tabletop::{Message, Story};

use super::rule_link;
use super::{Sight, log, sign};

/// Which entries of a story lie between the moment before this one and this one.
pub(super) fn span(story: &Story<Ratcatcher>, moment: usize) -> (usize, usize) {
    let end = |moment: usize| match moment.checked_sub(1) {
        None => 0,
        Some(index) => story.moments.get(index).map_or(story.entries.len(), |&(end, _)| end),
    };
    (end(moment.saturating_sub(1)), end(moment))
}

/// Whether something happened in a part.
fn is_worth(story: &Story<Ratcatcher>, moment: usize) -> bool {
    let (from, to) = span(story, moment);
    story.entries[from..to].iter().any(|entry| {
        !matches!(
            entry.event,
            Event::Step(_)
                | Event::Moment(_)
                | Event::Round(_)
                | Event::Refreshed { .. }
                | Event::NotRefreshed
        )
    })
}

/// The moments before which something happened. What comes after the last is seen at the table.
pub(super) fn worth(story: &Story<Ratcatcher>) -> Vec<usize> {
    (1..=story.moments.len()).filter(|&moment| is_worth(story, moment)).collect()
}

/// The panel beside the board.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let Some(story) = sight.story else { return html! {} };
    let all = worth(story);
    let here = sight.moment;
    let (from, to) = span(story, here);
    let lines = log::lines(sight, &story.entries[from..to]);
    let address = |moment: usize| format!("{}/watch?from={}&moment={moment}", sight.path(), sight.step);
    let previous = all.iter().rev().find(|&&moment| moment < here);
    let next = all.iter().find(|&&moment| moment > here);
    let next_address = next.map_or_else(|| sight.path(), |&moment| address(moment));
    let at = all.iter().filter(|&&moment| moment <= here).count();
    let name = story.entries[from..to].iter().rev().find_map(|entry| match entry.event {
        Event::Moment(moment) => Some(moment.name()),
        _ => None,
    });
    html! {
        section.sheet.watch.dock #decision tabindex="-1" aria-labelledby="question"
            data-next=(next_address) data-end=(sight.path()) {
            h2 #question tabindex="-1" { (sight.say(Message::new("table-moment").key("moment", name.unwrap_or("rest")))) }
            @match lines.iter().max_by_key(|line| line.weight) {
                Some(line) => div.watch-say { (sign(&line.drawing, "i48")) p { (line.text) } },
                None => div.watch-say { (sign("i-moon", "i48")) p { (sight.text("table-quiet")) } },
            }
            progress max=(all.len()) value=(at) {}
            p.xs.dim.num { (sight.say(
                Message::new("table-watch-at")
                    .number("at", i64::try_from(at).unwrap_or(0))
                    .number("all", i64::try_from(all.len()).unwrap_or(0))
            )) }
            div.watch-tools {
                @match previous {
                    Some(&moment) => a.btn.alt href=(address(moment)) data-previous { (sign("i-prev", "i20")) span.vh { (sight.text("table-previous")) } },
                    None => span.btn.alt aria-disabled="true" { (sign("i-prev", "i20")) },
                }
                a.btn href=(next_address) data-forward {
                    (sight.text(if next.is_some() { "table-watch-next" } else { "table-watch-done" }))
                }
                button.btn.alt type="button" hidden data-play data-pause-words=(sight.text("table-watch-pause"))
                    data-play-words=(sight.text("table-watch-play")) aria-pressed="false" aria-label=(sight.text("table-watch-play")) {
                    (sign("i-play", "i20 when-paused")) (sign("i-pause", "i20 when-playing"))
                }
                a.btn.alt href=(sight.path()) data-skip { (sign("i-skip", "i20")) span.vh { (sight.text("table-watch-skip")) } }
            }
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
