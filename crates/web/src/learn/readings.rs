//! Rules with more than one reading: each question with its rule, the possible readings, and the reading of each
//! edition.

use maud::{Markup, html};
use tabletop::{Language, Message, RuleEntry};

use crate::shell::{document, opening_with, rule_link};
use crate::{Book, Frame};

/// A question of the rules with more than one reading.
#[derive(Debug, Clone)]
pub struct Reading {
    /// Its rule.
    pub rule: &'static str,
    /// The stable names of the readings, the recommended one first.
    pub values: Vec<&'static str>,
    /// The reading of each standpoint, in the order of the standpoints.
    pub taken: Vec<&'static str>,
}

/// A source with a reading of every question, such as a translation.
#[derive(Debug, Clone)]
pub struct Standpoint {
    /// Its name.
    pub name: Message,
}

/// The page of a game's readings.
pub fn readings(frame: &Frame<'_>, book: &Book, standpoints: &[Standpoint], all: &[Reading]) -> Markup {
    let words = frame.words();
    let language = frame.prefs.language;
    let title =
        words.say(&Message::new("learn-readings-title").message("game", Message::new(book.tile.name)));
    let reading = |value: &str| words.say(&Message::new(book.tile.readings).key("reading", value));
    let differs = |question: &&Reading| question.taken.windows(2).any(|pair| pair[0] != pair[1]);
    let (apart, agreed): (Vec<_>, Vec<_>) = all.iter().partition(differs);
    let table = |questions: &[&Reading]| {
        html! {
            @for question in questions {
                @if let Some(entry) = book.find(question.rule) {
                    section.reading {
                        h3 { (title_of(entry, language)) " " (rule_link(book.tile.game, question.rule)) }
                        ul {
                            @for value in &question.values {
                                li {
                                    span { (reading(value)) }
                                    span.by {
                                        @for (standpoint, _) in standpoints.iter().zip(&question.taken).filter(|(_, taken)| *taken == value) {
                                            span.tag { (words.say(&standpoint.name)) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    let main = html! {
        main.page.learn.readings #main {
            (opening_with(&title, &words.text("learn-readings-lead"), "cd-judge"))
            @if !apart.is_empty() {
                h2 { (words.say(&Message::new("learn-readings-apart").number("count", crate::look::many(apart.len())))) }
                (table(&apart))
            }
            @if !agreed.is_empty() {
                details.more {
                    summary { (words.text("learn-readings-agreed")) }
                    (table(&agreed))
                }
            }
            div.btns { a.btn href={ "/new/" (book.tile.game) } { (words.text("learn-readings-choose")) } }
        }
    };
    document(frame, &title, "", &[], &main)
}

fn title_of(entry: &'static RuleEntry, language: Language) -> &'static str {
    entry.texts[language as usize].title
}
