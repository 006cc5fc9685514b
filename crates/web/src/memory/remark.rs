//! The remark above a table.

use i18n::Words;
use maud::{Markup, html};
use stats::{Day, Medal};

use super::{date, statistics};
use crate::art::icon;
use crate::bidi::apart;
use crate::fairness::caveat_tag;
use crate::{Caveat, Frame};

/// The private pack of a table, its daily challenge, the caveats about its chance, and the medals that it has earned.
pub fn remark(
    frame: &Frame<'_>,
    id: &str,
    pack: Option<&str>,
    day: Option<Day>,
    medals: &[&Medal],
    caveats: &[Caveat],
) -> Markup {
    let words = frame.words();
    html! {
        @if let Some(name) = pack {
            p.of-day { (icon("i-book", "i20")) span { (words.text("packs-table")) " " b { (apart(name)) } } }
        }
        @if let Some(day) = day {
            p.of-day { (icon("i-sun", "i20")) a href="/daily" { (words.text("memory-sort-daily")) " " (date(words, day)) } }
        }
        @for &caveat in caveats {
            p.of-day { a href={ "/table/" (id) "/fairness" } { (caveat_tag(words, caveat)) } }
        }
        @if !medals.is_empty() {
            section.notice.good.won-medals role="status" aria-labelledby="won-medals" {
                h2.vh #won-medals { (words.text("memory-medals")) }
                (medals_of(words, medals))
            }
        }
    }
}

/// Medals, each with the reason for it.
pub(crate) fn medals_of(words: &Words, medals: &[&Medal]) -> Markup {
    html! {
        ul.medals {
            @for medal in medals {
                li.earned {
                    (statistics::disc(medal, true))
                    span {
                        b { (words.text(&medal.name_key())) }
                        small { (words.text(&medal.reason_key())) }
                        small { a href={ "/stats" @if let Some(game) = medal.game { "/" (game) } "#medals" } { (words.text("memory-medals-all")) } }
                    }
                }
            }
        }
    }
}
