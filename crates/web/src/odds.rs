//! What may come of a choice, sampled: the panel below the hints.

use i18n::Words;
use maud::{Markup, html};
use search::{Change, Estimate, Odds, Part};
use tabletop::{ChoiceInfo, Message, Narration};

use crate::Scene;
use crate::advice::percent;

/// What may come of a choice, and of which.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// What may come of it.
    pub odds: Odds,
    /// The choice.
    pub choice: ChoiceInfo,
    /// The stable names of the terms in which differences are told.
    pub terms: &'static [&'static str],
}

/// The chance to win, and how sure that is.
pub fn win_words(words: &Words, win: Estimate) -> String {
    let message = Message::new("table-hint-win")
        .number("percent", percent(win.mean))
        .number("margin", percent(win.margin).max(1));
    words.say(&message)
}

/// By how much a term changes, as a mean.
pub fn term_words(words: &Words, term: &str, mean: f64) -> String {
    words.say(&Message::new("table-hint-term").key("term", term).key("change", words.decimal_change(mean)))
}

/// By how much a term changes, and how sure that is.
pub fn change_words(words: &Words, term: &str, mean: Estimate) -> String {
    let told = term_words(words, term, mean.mean);
    if mean.margin < 0.05 {
        return told;
    }
    let message =
        Message::new("table-odds-mean").key("change", told).key("margin", words.decimal(mean.margin));
    words.say(&message)
}

/// How often a change is how much.
pub fn part_words(words: &Words, part: &Part) -> String {
    let Part { from, to, share } = *part;
    let message = Message::new("table-odds-part")
        .key("parts", if from == to { "one" } else { "several" })
        .key("from", words.change(from))
        .key("to", words.change(to))
        .number("percent", percent(share));
    words.say(&message)
}

/// Of how many samples it is spoken.
pub fn samples_words(words: &Words, odds: &Odds) -> String {
    words.say(&Message::new("table-odds-samples").number("count", odds.samples))
}

/// What a choice may bring, in words and bars.
fn told(words: &Words, outlook: &Outlook) -> Markup {
    let Outlook { odds, choice, terms } = outlook;
    html! {
        h3 { (words.say(&choice.label)) }
        meter min="0" max="100" value=(percent(odds.win.mean)) aria-label=(win_words(words, odds.win)) {}
        p.s { (win_words(words, odds.win)) }
        @if !odds.changes.iter().any(moves) { p.s { (words.text("table-odds-nothing")) } }
        @for (term, change) in terms.iter().zip(&odds.changes).filter(|(_, change)| moves(change)) {
            dl.spread {
                dt { (change_words(words, term, change.mean)) }
                @for part in &change.parts {
                    dd {
                        span { (part_words(words, part)) }
                        svg.bar aria-hidden="true" focusable="false" {
                            rect.b-full width={ (percent(part.share)) "%" } height="100%" {}
                        }
                    }
                }
            }
        }
        p.xs.dim { (samples_words(words, odds)) " " (words.say(&Message::new("table-hint-looks").number("count", odds.looks))) }
    }
}

/// Whether anything changes.
pub fn moves(change: &Change) -> bool {
    change.parts.iter().any(|part| part.from != 0 || part.to != 0)
}

/// The panel in which somebody who decides asks for the odds of a choice.
pub(crate) fn panel<G: Narration>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.frame.words();
    let asked = scene.odds.map(|outlook| outlook.choice.id.as_str());
    let mut choices = scene.seen.now().choice_infos();
    // Where something was pointed at, it is about the choices of that.
    let thing = scene.chosen.map(|thing| thing.strip_prefix("choice:").unwrap_or(thing));
    let tail = |name: &str| name.split_once(':').map(|(_, tail)| tail.to_owned());
    let pointed =
        |id: &str| thing.is_some_and(|thing| thing == id || tail(id).is_some() && tail(id) == tail(thing));
    if choices.iter().any(|choice| pointed(&choice.id)) {
        choices.retain(|choice| pointed(&choice.id));
    }
    html! {
        details.more.outlook #odds open[scene.odds.is_some()] {
            summary { (words.text("table-odds-title")) }
            form method="get" action={ "/table/" (scene.id) "/odds#odds" } {
                select name="choice" aria-label=(words.text("table-odds-choice")) {
                    @for choice in &choices {
                        option value=(choice.id) selected[asked == Some(&*choice.id)] { (words.say(&choice.label)) }
                    }
                }
                button.btn.alt.small { (words.text("table-odds-ask")) }
            }
            @if let Some(outlook) = scene.odds { div.outcome { (told(words, outlook)) } }
        }
    }
}
