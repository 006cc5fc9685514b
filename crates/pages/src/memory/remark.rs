//! What is remembered of a table, said above it.

use maud::{Markup, html};
use memory::{Day, Medals};
use tabletop::Message;

use super::{date, stats};
use crate::Frame;
use crate::art::icon;
use crate::friends::apart;

/// That a table is played with a private pack or is the challenge of a day, and the medals that it has earned.
pub fn remark(frame: &Frame<'_>, pack: Option<&str>, day: Option<Day>, medals: &[String]) -> Markup {
    let words = frame.words();
    let earned: Vec<_> = Medals::ours().iter().filter(|medal| medals.contains(&medal.id)).collect();
    html! {
        @if let Some(name) = pack {
            p.of-day { (icon("i-book", "i20")) span { (words.text("packs-table")) " " b { (apart(name)) } } }
        }
        @if let Some(day) = day {
            p.of-day { (icon("i-sun", "i20")) a href="/daily" { (words.text("memory-sort-daily")) " " (date(words, day)) } }
        }
        @if !earned.is_empty() {
            section.notice.good.won-medals role="status" aria-labelledby="won-medals" {
                h2.vh #won-medals { (words.text("memory-medals")) }
                ul.medals {
                    @for medal in earned {
                        li.earned {
                            (stats::disc(medal, true))
                            span {
                                b { (words.say(&Message::new("medal-name").key("medal", &medal.id))) }
                                small { (words.say(&Message::new("medal-say").key("medal", &medal.id))) }
                                small { a href={ "/stats" @if let Some(game) = medal.game { "/" (game) } "#medals" } { (words.text("memory-medals-all")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
