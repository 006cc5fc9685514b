//! Numbers of rules in texts, and the groups that rules stand in.

use maud::{Escaper, Markup, PreEscaped};
use ratcatcher::Rule;
use std::fmt::Write as _;
use tabletop::{Language, RuleEntry, RuleId};

/// A heading of the rulebook and the rules under it.
pub struct Group {
    /// For links, such as `group-R13`.
    pub id: String,
    /// The heading.
    pub title: &'static str,
    /// Its rules.
    pub rules: &'static [Rule],
}

/// The groups of the rulebook in their order.
pub fn groups(language: Language) -> impl Iterator<Item = Group> {
    Rule::all().chunk_by(|a, b| a.entry().group == b.entry().group).map(move |rules| {
        // `chunk_by` makes no empty chunks.
        let entry = rules[0].entry();
        Group { id: group_id(entry), title: entry.group[language as usize], rules }
    })
}

/// The group of a rule, for links.
pub fn group_id(entry: &RuleEntry) -> String {
    let [english, ..] = entry.group;
    let number = english.split([' ', '–']).next().unwrap_or_default();
    format!("group-{number}")
}

/// A stretch of text.
enum Part<'a> {
    /// Words.
    Plain(&'a str),
    /// The number of a rule.
    Rule(Rule),
}

/// A text, cut at the numbers of rules.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while at < text.len() {
        let length = number_at(text, at);
        let rule = (length > 0).then(|| Rule::find(&text[at..at + length])).flatten();
        if let Some(rule) = rule {
            parts.push(Part::Plain(&text[plain..at]));
            parts.push(Part::Rule(rule));
            plain = at + length;
        }
        at += length.max(text[at..].chars().next().map_or(1, char::len_utf8));
    }
    parts.push(Part::Plain(&text[plain..]));
    parts
}

/// How many bytes from here on look like the number of a rule: `R13.1`, `A36`, `H1.2`.
fn number_at(text: &str, at: usize) -> usize {
    let inside_a_word = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
    let rest = &text.as_bytes()[at..];
    if inside_a_word || !matches!(rest.first(), Some(b'A' | b'H' | b'R')) {
        return 0;
    }
    let digits = |from: usize| rest[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let first = digits(1);
    let mut length = 1 + first;
    if first > 0 && rest.get(length) == Some(&b'.') {
        let second = digits(length + 1);
        length += if second > 0 { 1 + second } else { 0 };
    }
    let goes_on = text[at + length..].chars().next().is_some_and(char::is_alphanumeric);
    if first == 0 || goes_on { 0 } else { length }
}

/// The rules that a text names.
pub fn rules_in(text: &str) -> impl Iterator<Item = Rule> {
    parts(text).into_iter().filter_map(|part| match part {
        Part::Rule(rule) => Some(rule),
        Part::Plain(_) => None,
    })
}

/// A text in which the numbers of rules are links.
pub fn linked(text: &str) -> Markup {
    let mut html = String::new();
    for part in parts(text) {
        // Writing to a string cannot fail.
        let _ = match part {
            Part::Plain(text) => Escaper::new(&mut html).write_str(text),
            Part::Rule(rule) => {
                write!(html, "<a class=\"rule\" href=\"/rules/{id}\">{id}</a>", id = rule.id())
            }
        };
    }
    PreEscaped(html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_rules_become_links() {
        let html = linked("R12.1. <b> (A36) R99.9 XR12.1 R12.1x").into_string();
        let link = |id: &str| format!("<a class=\"rule\" href=\"/rules/{id}\">{id}</a>");
        assert_eq!(html, format!("{}. &lt;b&gt; ({}) R99.9 XR12.1 R12.1x", link("R12.1"), link("A36")));
    }

    #[test]
    fn every_rule_stands_in_one_group() {
        let counted: usize = groups(Language::En).map(|group| group.rules.len()).sum();
        assert_eq!(counted, Rule::all().len());
        let mut ids: Vec<String> = groups(Language::En).map(|group| group.id).collect();
        let length = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), length);
    }
}
