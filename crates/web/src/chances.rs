//! Chances and changes of terms, in words.

use i18n::Words;
use search::{Estimate, Odds, Part};
use tabletop::Message;

/// A chance from 0 to 1 as a whole percentage.
pub fn percent(chance: f64) -> i64 {
    #[allow(clippy::cast_possible_truncation, reason = "a chance is from 0 to 1")]
    let percent = (chance * 100.0).round() as i64;
    percent
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
