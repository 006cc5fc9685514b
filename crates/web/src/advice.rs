//! A hint: the best choices, their confidence, and the terms that make the difference.

use i18n::Words;
use maud::{Markup, html};
use search::Thought;
use tabletop::{ChoiceInfo, Message};

use crate::chances::{percent, term_words, win_words};

/// The number of choices shown.
const TOLD: usize = 3;

/// The least change of a term that is mentioned.
pub const WORTH_SAYING: f64 = 0.05;

/// The result of a search for the choices of the deciding seat.
#[derive(Debug, Clone)]
pub struct Advice {
    /// The result so far.
    pub thought: Thought,
    /// The choices of the deciding seat.
    pub choices: Vec<ChoiceInfo>,
    /// The stable names of the terms of the evaluation.
    pub terms: &'static [&'static str],
    /// Whether the search is finished.
    pub is_done: bool,
}

/// A hint, best choices first. It is part of a panel of the table, and its buttons belong to the decision there.
pub fn advice(words: &Words, advice: &Advice) -> Markup {
    advice_as(words, advice, |_| None)
}

/// A hint, with labels for choices by their stable names.
pub(crate) fn advice_as(words: &Words, advice: &Advice, label: impl Fn(&str) -> Option<String>) -> Markup {
    let Advice { thought, choices, terms, is_done } = advice;
    let told = thought.choices.iter().filter_map(|found| Some((found, choices.get(found.index)?)));
    html! {
        ol.advised { @for (considered, choice) in told.take(TOLD) {
            li {
                button.ch name="id" value=(choice.id) form="decision" {
                    span { (label(&choice.id).unwrap_or_else(|| words.say(&choice.label))) }
                    b.c { (words.percent(percent(considered.win.mean))) }
                }
                meter min="0" max="100" value=(percent(considered.win.mean)) aria-label=(win_words(words, considered.win)) {}
                small {
                    (win_words(words, considered.win))
                    @for (name, &change) in terms.iter().zip(&considered.terms) {
                        @if change.abs() >= WORTH_SAYING { " · " (term_words(words, name, change)) }
                    }
                }
            }
        } }
        p.xs.dim {
            (words.say(&Message::new("table-hint-looks").number("count", thought.iterations)))
            @if !is_done { " " button.btn.quiet.small type="button" data-stop { (words.text("table-hint-stop")) } }
        }
    }
}
