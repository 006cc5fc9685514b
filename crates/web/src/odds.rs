//! What may come of a choice, sampled: the panel below the hints.

use i18n::Words;
use maud::{Markup, html};
use search::{Change, Odds};
use tabletop::{ChoiceInfo, Message};

use crate::chances::{change_words, part_words, percent, samples_words, win_words};

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

/// What a choice may bring, in words and bars.
pub(crate) fn told(words: &Words, outlook: &Outlook) -> Markup {
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
