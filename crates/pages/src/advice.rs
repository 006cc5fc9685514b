//! A hint: what looks best, how sure that is, and what the difference is made of.

use maud::{Markup, html};
use players::{Considered, Thought};
use tabletop::{ChoiceInfo, Front, Language, Message, Table};
use words::Words;

use crate::Scene;

/// How many choices are told.
const TOLD: usize = 3;

/// A term that changes by less is not spoken of.
const WORTH_SAYING: f64 = 0.05;

/// What a search thinks of the choices of whoever decides.
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

/// A chance as a whole number of hundredths.
pub(crate) fn percent(chance: f64) -> i64 {
    #[allow(clippy::cast_possible_truncation, reason = "a chance is from 0 to 1")]
    let percent = (chance * 100.0).round() as i64;
    percent
}

/// A difference as people write it, with its sign.
fn signed(words: &Words, value: f64) -> String {
    let sign = if value < 0.0 { "−" } else { "+" };
    let number = format!("{sign}{:.1}", value.abs());
    if words.language() == Language::En { number } else { number.replace('.', ",") }
}

/// The chance to win after a choice.
fn chance(words: &Words, considered: &Considered) -> String {
    let message = Message::new("table-hint-win")
        .number("percent", percent(considered.win.mean))
        .number("margin", percent(considered.win.margin).max(1));
    words.say(&message)
}

/// What a hint says, the best choices first. It stands in a panel of the table, and its buttons belong
/// to the decision there.
pub fn advice(words: &Words, advice: &Advice) -> Markup {
    let Advice { thought, choices, terms, is_done } = advice;
    let told = thought.choices.iter().filter_map(|found| Some((found, choices.get(found.index)?)));
    let term = |term: &str, change: f64| {
        words.say(&Message::new("table-hint-term").key("term", term).key("change", signed(words, change)))
    };
    html! {
        ol.advised { @for (considered, choice) in told.take(TOLD) {
            li {
                button.ch name="id" value=(choice.id) form="decision" {
                    span { (words.say(&choice.label)) }
                    b.c { (percent(considered.win.mean)) " %" }
                }
                meter min="0" max="100" value=(percent(considered.win.mean)) aria-label=(chance(words, considered)) {}
                small {
                    (chance(words, considered))
                    @for (name, &change) in terms.iter().zip(&considered.terms) {
                        @if change.abs() >= WORTH_SAYING { " · " (term(name, change)) }
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

/// The panel of hints beside a decision, and the way to one.
pub(crate) fn panel<G: Front>(scene: &Scene<'_, G>) -> Markup {
    let session = scene.session;
    let may = scene.at.is_none()
        && !scene.watching
        && !scene.covered
        && scene.viewer == session.asked()
        && session.decision(scene.viewer).is_some()
        && !session.is_given_up();
    if !may {
        return Markup::default();
    }
    let words = scene.frame.words();
    let address = format!("/table/{}/hint", scene.id);
    html! {
        section.sheet.advice aria-labelledby="advice-title" {
            header {
                h2 #advice-title { (words.text("table-hint-title")) }
                a.btn.alt.small.push href={ (address) "#advice" } data-hint=(address) { (words.text("table-hint")) }
            }
            div #advice { @if let Some(given) = scene.advice { (advice(words, given)) } }
        }
    }
}
