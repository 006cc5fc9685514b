//! The rules of a game as a book: rule numbers in texts, groups, and cross-references.

use std::collections::HashMap;
use std::fmt::Write as _;

use maud::{Escaper, Markup, PreEscaped};
use tabletop::{Language, RuleEntry};

use crate::Tile;

/// The rulebook of one game.
pub struct Book {
    /// The game.
    pub tile: Tile,
    /// Its rules, in order.
    pub rules: Vec<&'static RuleEntry>,
    places: HashMap<&'static str, usize>,
    /// For each rule, the rules whose texts refer to it.
    mentions: Vec<Vec<&'static RuleEntry>>,
}

/// A heading of the rulebook and the rules under it.
pub struct Group<'a> {
    /// The ID for links, such as `group-R13`.
    pub id: String,
    /// The heading.
    pub title: &'static str,
    /// Its rules.
    pub rules: &'a [&'static RuleEntry],
}

/// A part of a text.
enum Part<'a> {
    /// Words.
    Plain(&'a str),
    /// The number of a rule.
    Rule(&'static RuleEntry),
}

impl Book {
    /// The book of a game with these rules.
    pub fn new(tile: Tile, rules: Vec<&'static RuleEntry>) -> Self {
        let places = rules.iter().enumerate().map(|(place, entry)| (entry.id, place)).collect();
        let mut book = Self { tile, rules, places, mentions: Vec::new() };
        let mut mentions = vec![Vec::new(); book.rules.len()];
        for &entry in &book.rules {
            let [english, ..] = &entry.texts;
            let texts = [entry.source, english.body, english.reason];
            for other in texts.into_iter().flat_map(|text| book.rules_in(text)) {
                let list: &mut Vec<&'static RuleEntry> = &mut mentions[book.places[other.id]];
                if other.id != entry.id && list.last().is_none_or(|last| last.id != entry.id) {
                    list.push(entry);
                }
            }
        }
        book.mentions = mentions;
        book
    }

    /// The rule with this number.
    pub fn find(&self, id: &str) -> Option<&'static RuleEntry> {
        self.places.get(id).map(|&place| self.rules[place])
    }

    /// The rules before and after a rule.
    pub fn neighbours(&self, entry: &RuleEntry) -> [Option<&'static RuleEntry>; 2] {
        let place = self.places.get(entry.id).copied();
        let at = |place: Option<usize>| place.and_then(|place| self.rules.get(place).copied());
        [at(place.and_then(|place| place.checked_sub(1))), at(place.map(|place| place + 1))]
    }

    /// The rules whose texts refer to a rule.
    pub fn mentions(&self, entry: &RuleEntry) -> &[&'static RuleEntry] {
        self.places.get(entry.id).map_or(&[], |&place| &self.mentions[place])
    }

    /// The groups of the book, in order.
    pub fn groups(&self, language: Language) -> impl Iterator<Item = Group<'_>> {
        self.rules.chunk_by(|a, b| a.group == b.group).map(move |rules| {
            // `chunk_by` returns no empty chunks.
            Group { id: group_id(rules[0]), title: rules[0].group[language as usize], rules }
        })
    }

    /// The address of a rule.
    pub fn address(&self, id: &str) -> String {
        rule_address(self.tile.game, id)
    }

    /// A text, split at the numbers of rules.
    fn parts<'a>(&self, text: &'a str) -> Vec<Part<'a>> {
        let mut parts = Vec::new();
        let mut plain = 0;
        let mut at = 0;
        while at < text.len() {
            let length = number_at(text, at);
            let rule = (length > 0).then(|| self.find(&text[at..at + length])).flatten();
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

    /// The rules that a text refers to.
    pub fn rules_in(&self, text: &str) -> Vec<&'static RuleEntry> {
        let rule = |part| match part {
            Part::Rule(rule) => Some(rule),
            Part::Plain(_) => None,
        };
        self.parts(text).into_iter().filter_map(rule).collect()
    }

    /// A text in which the numbers of rules are links.
    pub fn linked(&self, text: &str) -> Markup {
        let mut html = String::new();
        for part in self.parts(text) {
            // Writing to a string cannot fail.
            let _ = match part {
                Part::Plain(text) => Escaper::new(&mut html).write_str(text),
                Part::Rule(rule) => {
                    let (id, address) = (rule.id, self.address(rule.id));
                    write!(html, "<a class=\"rule\" href=\"{address}\">{id}</a>")
                }
            };
        }
        PreEscaped(html)
    }
}

/// The address of a rule, for all links to it.
pub fn rule_address(game: &str, id: &str) -> String {
    format!("/rules/{game}/{id}")
}

/// The ID of the group of a rule, for links.
pub fn group_id(entry: &RuleEntry) -> String {
    let [english, ..] = entry.group;
    let number = english.split([' ', '–']).next().unwrap_or_default();
    format!("group-{number}")
}

/// The length in bytes of the rule number at a position, such as `R13.1`, `A36` or `BR8`; 0 if there is none.
fn number_at(text: &str, at: usize) -> usize {
    let inside_a_word = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
    let rest = &text.as_bytes()[at..];
    if inside_a_word || !rest.first().is_some_and(u8::is_ascii_uppercase) {
        return 0;
    }
    let letters = rest.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
    if letters > 2 {
        return 0;
    }
    let digits = |from: usize| rest[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let first = digits(letters);
    let mut length = letters + first;
    if first > 0 && rest.get(length) == Some(&b'.') {
        let second = digits(length + 1);
        length += if second > 0 { 1 + second } else { 0 };
    }
    let goes_on = text[at + length..].chars().next().is_some_and(char::is_alphanumeric);
    if first == 0 || goes_on { 0 } else { length }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::book;

    #[test]
    fn numbers_of_rules_become_links() {
        let html = book().linked("R12.1. <b> (A36) R99.9 XR12.1 R12.1x").into_string();
        let link = |id: &str| format!("<a class=\"rule\" href=\"/rules/ratcatcher/{id}\">{id}</a>");
        assert_eq!(html, format!("{}. &lt;b&gt; ({}) R99.9 XR12.1 R12.1x", link("R12.1"), link("A36")));
    }

    #[test]
    fn every_rule_stands_in_one_group() {
        let book = book();
        let counted: usize = book.groups(Language::En).map(|group| group.rules.len()).sum();
        assert_eq!(counted, book.rules.len());
        let mut ids: Vec<String> = book.groups(Language::En).map(|group| group.id).collect();
        let length = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), length);
    }

    #[test]
    fn a_rule_has_neighbours_and_knows_who_names_it() {
        let book = book();
        let [none, second] = book.neighbours(book.rules[0]);
        assert!(none.is_none() && second.is_some_and(|second| second.id == book.rules[1].id));
        let last = book.rules[book.rules.len() - 1];
        assert!(book.neighbours(last)[1].is_none());
        let ruling = book.find("A36").expect("a ruling");
        let ruled = book.rules_in(ruling.source);
        assert!(ruled.iter().any(|rule| book.mentions(rule).iter().any(|other| other.id == "A36")));
    }
}
