//! Chances and changes of terms, in words and as bars.

use i18n::Words;
use maud::{Markup, html};
use search::{Estimate, Odds, Part};
use tabletop::{ChoiceInfo, Message};

use crate::geometry::num;

/// The odds of a choice.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// The odds.
    pub odds: Odds,
    /// The choice.
    pub choice: ChoiceInfo,
    /// The stable names of the terms of the evaluation.
    pub terms: &'static [&'static str],
}

/// `part` of `whole` equally likely cases as a percentage: a possible event is never 0, an uncertain one never 100.
pub fn hundredths(part: u64, whole: u64) -> u64 {
    if part == 0 {
        return 0;
    }
    if part >= whole {
        return 100;
    }
    let (part, whole) = (u128::from(part), u128::from(whole));
    u64::try_from((part * 200 + whole) / (whole * 2)).unwrap_or(100).clamp(1, 99)
}

/// A bar for the sum of the probabilities `parts`, from 0 to 1 and best first, with lines between the parts.
/// Certainty fills the bar.
pub fn chance_bar(parts: &[f64]) -> Markup {
    let mut left = 0.0;
    let pieces: Vec<(f64, f64)> = parts
        .iter()
        .map(|part| part * 100.0)
        .filter(|&width| width > 0.0)
        .map(|width| {
            left += width;
            (left - width, width)
        })
        .collect();
    html! {
        svg.bar aria-hidden="true" focusable="false" {
            @for (x, width) in &pieces { rect.b-full x={ (num(*x)) "%" } width={ (num(*width)) "%" } height="100%" {} }
            @for (x, _) in pieces.iter().skip(1) { line x1={ (num(*x)) "%" } x2={ (num(*x)) "%" } y1="0" y2="100%" {} }
        }
    }
}

/// The outcomes of a choice, each with its probability from 0 to 1.
pub fn spread(title: &str, outcomes: &[(String, f64)]) -> Markup {
    html! {
        dl.spread {
            dt { (title) }
            @for (words, chance) in outcomes { dd { span { (words) } (chance_bar(&[*chance])) } }
        }
    }
}

/// A chance from 0 to 1 as a whole percentage.
pub fn percent(chance: f64) -> i64 {
    #[allow(clippy::cast_possible_truncation, reason = "a chance is from 0 to 1")]
    let percent = (chance * 100.0).round() as i64;
    percent
}

/// The text for a chance to win and its margin.
pub fn win_words(words: &Words, win: Estimate) -> String {
    let message = Message::new("table-hint-win")
        .number("percent", percent(win.mean))
        .number("margin", percent(win.margin).max(1));
    words.say(&message)
}

/// The text for the mean change of a term.
pub fn term_words(words: &Words, term: &str, mean: f64) -> String {
    words.say(&Message::new("table-hint-term").key("term", term).key("change", words.decimal_change(mean)))
}

/// The text for the mean change of a term and its margin.
pub fn change_words(words: &Words, term: &str, mean: Estimate) -> String {
    let told = term_words(words, term, mean.mean);
    if mean.margin < 0.05 {
        return told;
    }
    let message =
        Message::new("table-odds-mean").key("change", told).key("margin", words.decimal(mean.margin));
    words.say(&message)
}

/// The text for a size of a change and its frequency.
pub fn part_words(words: &Words, part: &Part) -> String {
    let Part { from, to, share } = *part;
    let message = Message::new("table-odds-part")
        .key("parts", if from == to { "one" } else { "several" })
        .key("from", words.change(from))
        .key("to", words.change(to))
        .number("percent", percent(share));
    words.say(&message)
}

/// The text for the number of samples.
pub fn samples_words(words: &Words, odds: &Odds) -> String {
    words.say(&Message::new("table-odds-samples").number("count", odds.samples))
}

#[cfg(test)]
mod tests {
    use super::{chance_bar, hundredths};

    #[test]
    fn hundredths_are_0_and_100_only_where_nothing_is_open() {
        let all = [(0, 6), (1, 1296), (1, 2), (2, 3), (1295, 1296), (6, 6), (u64::MAX - 1, u64::MAX)];
        assert_eq!(all.map(|(part, whole)| hundredths(part, whole)), [0, 1, 50, 67, 99, 100, 99]);
    }

    #[test]
    fn what_is_certain_fills_its_bar() {
        let bar = chance_bar(&[1.0]).into_string();
        assert!(bar.contains(r#"x="0%" width="100%""#), "{bar}");
        // Two outcomes of which one must occur also fill the bar, with a line between them.
        let bar = chance_bar(&[0.25, 0.0, 0.75]).into_string();
        assert!(bar.contains(r#"x="0%" width="25%""#) && bar.contains(r#"x="25%" width="75%""#), "{bar}");
        assert_eq!(bar.matches("<line").count(), 1, "{bar}");
    }
}
