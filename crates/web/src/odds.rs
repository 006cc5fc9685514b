//! The sampled odds of a choice: the panel below the hints.
//!
//! It takes one line, with the chance to win. The outcomes are in a preview, so that no choice is pushed out of sight.

use i18n::Words;
use maud::{Markup, html};
use search::Change;
use tabletop::Message;

use crate::chances::{Outlook, change_words, part_words, percent, samples_words, spread, win_words};
use crate::look::preview;

/// The chance to win with a choice, and a preview with all its outcomes.
pub(crate) fn told(words: &Words, outlook: &Outlook) -> Markup {
    let Outlook { odds, choice, terms } = outlook;
    let all = html! {
        h3 { (words.say(&choice.label)) }
        @if !odds.changes.iter().any(moves) { p.s { (words.text("table-odds-nothing")) } }
        @for (term, change) in terms.iter().zip(&odds.changes).filter(|(_, change)| moves(change)) {
            (spread(&change_words(words, term, change.mean), &change.parts.iter().map(|part| (part_words(words, part), part.share)).collect::<Vec<_>>()))
        }
        p.xs.dim { (samples_words(words, odds)) " " (words.say(&Message::new("table-hint-looks").number("count", odds.looks))) }
    };
    html! {
        div.likely {
            span { (win_words(words, odds.win)) }
            meter min="0" max="100" value=(percent(odds.win.mean)) aria-label=(win_words(words, odds.win)) {}
            (preview("outcomes", "odds-of", "", &html! { (words.text("table-odds-all")) }, &all))
        }
    }
}

/// Whether the change is not zero.
pub fn moves(change: &Change) -> bool {
    change.parts.iter().any(|part| part.from != 0 || part.to != 0)
}
