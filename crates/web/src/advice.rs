//! A hint: what looks best, how sure that is, and what the difference is made of.

use i18n::Words;
use maud::{Markup, html};
use search::Thought;
use tabletop::{ChoiceInfo, Message};

use crate::chances::{percent, term_words, win_words};

/// How many choices are told.
const TOLD: usize = 3;

/// A term that changes by less is not spoken of.
pub const WORTH_SAYING: f64 = 0.05;

/// The result of a search for the choices of the deciding seat.
#[derive(Debug, Clone)]
pub struct Advice {
    /// What it thinks.
    pub thought: Thought,
    /// The choices that it is about.
    pub choices: Vec<ChoiceInfo>,
    /// The stable names of the terms in which it tells differences.
    pub terms: &'static [&'static str],
    /// Whether it has stopped thinking.
    pub is_done: bool,
}

/// What a hint says, the best choices first. It stands in a panel of the table, and its buttons belong
/// to the decision there.
pub fn advice(words: &Words, advice: &Advice) -> Markup {
    advice_as(words, advice, |_| None)
}

/// The same, with other names for choices, by their stable names.
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
