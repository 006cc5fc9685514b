//! A problem report: its contents are shown before it is saved.

use maud::{Markup, html};
use tabletop::Message;

use crate::art::icon;
use crate::shell::{document, opening_with};
use crate::{Frame, settings};

/// The data of a problem report.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reported<'a> {
    /// The ID of the table.
    pub id: &'a str,
    /// The title of the game: the key of a message.
    pub name: &'static str,
    /// The version of the program.
    pub program: &'a str,
    /// The version of the rules.
    pub rules: u32,
    /// The step that it is about.
    pub step: u32,
    /// The last step.
    pub last: u32,
    /// The number of people at the table.
    pub people: usize,
    /// The number of computer players.
    pub ours: usize,
    /// The sender's note.
    pub note: &'a str,
    /// Whether the record would reveal hidden information, because the game is unfinished.
    pub hides: bool,
    /// Whether the file may contain it nevertheless.
    pub allowed: bool,
    /// Whether the reader may allow that.
    pub can_allow: bool,
    /// Whether the record contains the secret seed, because the game is over.
    pub seeded: bool,
    /// The whole file.
    pub file: &'a str,
}

/// The page of a report.
pub fn report(frame: &Frame<'_>, reported: &Reported<'_>) -> Markup {
    let words = frame.words();
    let title = words.text("memory-report");
    let Reported { id, step, last, hides, allowed, .. } = *reported;
    let withheld = hides && !allowed;
    let item = |key: &'static str, value: &str| html! { div { dt { (words.text(key)) } dd { (value) } } };
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text("memory-report-lead"), "cd-cirrus_windfall"))
            form.sheet.stack method="get" action={ "/table/" (id) "/report" } {
                div.field {
                    label for="note" { (words.text("memory-report-note")) }
                    textarea #note name="note" rows="4" maxlength="4000" { (reported.note) }
                }
                div.field {
                    label for="at" { (words.text("memory-report-step")) }
                    input #at type="number" name="step" min="0" max=(last) value=(step) inputmode="numeric";
                }
                @if hides && reported.can_allow {
                    label.check {
                        input type="checkbox" name="secrets" value="1" checked[allowed];
                        span { (words.text("memory-report-secrets")) }
                        small { (words.text("memory-report-secrets-say")) }
                    }
                }
                div.btns {
                    button.btn name="save" value="1" { (icon("i-download", "i20")) (words.text("memory-report-save")) }
                    button.btn.alt { (words.text("memory-report-show")) }
                    a.btn.quiet href={ "/table/" (id) "/at/" (step) } { (words.text("table-review-back")) }
                }
            }
            section.sheet aria-labelledby="holds" {
                h2 #holds { (words.text("memory-report-holds")) }
                dl.holds {
                    (item("memory-report-program", &format!("Hedgerow {}", reported.program)))
                    (item("memory-game", &words.say(&Message::new("memory-report-rules").key("game", words.text(reported.name)).number("rules", reported.rules))))
                    (item("memory-report-step", &words.say(&Message::new("table-past-step").number("step", step).number("last", last))))
                    (item("memory-report-settings", &settings::chosen(frame).join(", ")))
                    (item("memory-report-company", &words.say(&Message::new("memory-report-seats").number("people", count(reported.people)).number("ours", count(reported.ours)))))
                    (item("memory-report-record", &words.text(if withheld { "memory-report-withheld" } else { "memory-report-whole" })))
                    (item("memory-report-seed", &words.text(if reported.seeded { "memory-report-seeded" } else { "memory-report-unseeded" })))
                }
                p { (words.text("memory-report-not")) }
                @if withheld { div.notice.warn { (icon("i-warn", "i20")) p { (words.text("memory-report-no-replay")) } } }
                @else { p { (words.text("memory-report-replay")) } }
            }
            details.sheet.more {
                summary { (words.text("memory-report-file")) }
                div.scroll-x tabindex="0" role="group" aria-label=(words.text("memory-report-file")) { pre.file { (reported.file) } }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}
