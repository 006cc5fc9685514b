//! Formats numbers as each language writes them; all numbers that people read pass through here.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use tabletop::Language;

/// The separator of groups of three digits.
fn between(language: Language) -> char {
    match language {
        Language::En => ',',
        // A no-break space: a line must not break inside a number.
        Language::Pl | Language::Hu => '\u{a0}',
    }
}

/// The least number of digits that is grouped.
fn grouped_from(language: Language) -> usize {
    match language {
        Language::En => 4,
        Language::Pl | Language::Hu => 5,
    }
}

/// Groups the digits of an integer.
fn grouped(language: Language, digits: &str) -> String {
    if digits.len() < grouped_from(language) {
        return digits.to_owned();
    }
    let mut text = String::with_capacity(digits.len() + digits.len() / 3 * 2);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(between(language));
        }
        text.push(digit);
    }
    text
}

/// Formats a number that is written in program notation.
fn written(language: Language, plain: &str) -> String {
    let (minus, plain) = plain.strip_prefix('-').map_or(("", plain), |rest| ("−", rest));
    let point = if language == Language::En { "." } else { "," };
    let (whole, part) = plain.split_once('.').map_or((plain, None), |(whole, part)| (whole, Some(part)));
    let whole = grouped(language, whole);
    part.map_or_else(|| format!("{minus}{whole}"), |part| format!("{minus}{whole}{point}{part}"))
}

/// Formats an integer.
pub(crate) fn whole(language: Language, number: i64) -> String {
    written(language, &number.to_string())
}

/// Formats a number with one decimal.
pub(crate) fn decimal(language: Language, number: f64) -> String {
    let plain = format!("{number:.1}");
    // Zero has no sign.
    written(language, if plain == "-0.0" { "0.0" } else { &plain })
}

/// Formats a change: a number with its sign.
pub(crate) fn with_sign(is_more: bool, written: String) -> String {
    if is_more { format!("+{written}") } else { written }
}

/// Formats a percentage, without a space before the sign in all three languages.
pub(crate) fn percent(language: Language, percent: i64) -> String {
    format!("{}%", whole(language, percent))
}

/// The formatter of numbers in Fluent messages.
pub(crate) fn formatter<M>(language: Language) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    fn number(language: Language, value: &FluentValue<'_>) -> Option<String> {
        let FluentValue::Number(number) = value else { return None };
        let number: &FluentNumber = number;
        Some(written(language, &number.as_string()))
    }
    match language {
        Language::En => |value, _| number(Language::En, value),
        Language::Pl => |value, _| number(Language::Pl, value),
        Language::Hu => |value, _| number(Language::Hu, value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_writes_numbers_its_own_way() {
        let said = |number| Language::ALL.map(|language| whole(language, number));
        assert_eq!(said(0), ["0", "0", "0"]);
        assert_eq!(said(999), ["999", "999", "999"]);
        assert_eq!(said(-7), ["−7", "−7", "−7"]);
        assert_eq!(said(1234), ["1,234", "1234", "1234"]);
        assert_eq!(said(12_345), ["12,345", "12\u{a0}345", "12\u{a0}345"]);
        assert_eq!(said(-1_234_567), ["−1,234,567", "−1\u{a0}234\u{a0}567", "−1\u{a0}234\u{a0}567"]);
    }

    #[test]
    fn parts_stand_behind_a_point_or_a_comma() {
        let said = |number| Language::ALL.map(|language| decimal(language, number));
        assert_eq!(said(0.25), ["0.2", "0,2", "0,2"]);
        assert_eq!(said(-0.01), ["0.0", "0,0", "0,0"]);
        assert_eq!(said(-12_345.678), ["−12,345.7", "−12\u{a0}345,7", "−12\u{a0}345,7"]);
        assert_eq!(Language::ALL.map(|language| percent(language, 25)), ["25%", "25%", "25%"]);
    }
}
