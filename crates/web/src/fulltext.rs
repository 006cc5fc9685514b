//! Full-text search of the rules in the reader's language; it ignores accents and word endings.

use maud::Escaper;
use std::fmt::Write as _;
use tabletop::{Language, RuleEntry};

use crate::Book;

/// A rule that was found.
pub struct Hit<'a> {
    /// Its rulebook.
    pub book: &'a Book,
    /// The rule.
    pub entry: &'static RuleEntry,
    /// Its title, with marks, as markup.
    pub title: String,
    /// The text around the match, with marks, as markup.
    pub snippet: String,
}

/// The most words of a query; further words are ignored.
const MOST_WORDS: usize = 8;

/// The number of letters of a snippet before and after the first mark.
const AROUND: usize = 110;

/// A word of the query: as it was written, and without its ending.
struct Wanted {
    word: Vec<char>,
    stem: usize,
}

/// A text as letters, with its folded form without accents and capitals.
struct Folded<'a> {
    text: &'a str,
    letters: Vec<(usize, char)>,
    plain: Vec<char>,
}

/// A range of a text, in letters.
type Span = (usize, usize);

/// The rules of these books that contain every word of a query, best first.
pub fn search<'a>(books: &[&'a Book], language: Language, query: &str) -> Vec<Hit<'a>> {
    let wanted: Vec<Wanted> = words_of(query).take(MOST_WORDS).map(Wanted::new).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let rules = books.iter().flat_map(|&book| book.rules.iter().map(move |&entry| (book, entry)));
    let mut found: Vec<(usize, Hit<'_>)> = rules
        .filter_map(|(book, entry)| {
            let text = &entry.texts[language as usize];
            let body = [text.body, text.reason].join(" ").trim_end().replace("\n\n", " ");
            let title = Folded::new(text.title);
            let body = Folded::new(&body);
            let mut score = 0;
            for word in &wanted {
                let named = is_number_of(entry, &word.word);
                let best = named.then_some(9).into_iter();
                let best = best.chain(title.find(word).map(|exact| 3 + usize::from(exact)));
                score += best.chain(body.find(word).map(|exact| 1 + usize::from(exact))).max()?;
            }
            let (title, snippet) = (title.marked(&wanted, None), body.snippet(&wanted));
            Some((score, Hit { book, entry, title, snippet }))
        })
        .collect();
    // The sort is stable: rules of equal score keep the order of the rulebook.
    found.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    found.into_iter().map(|(_, hit)| hit).collect()
}

/// The words of a query. A number of a rule counts as one.
fn words_of(query: &str) -> impl Iterator<Item = &str> {
    query
        .split(|c: char| !c.is_alphanumeric() && c != '.')
        .map(|word| word.trim_matches('.'))
        .filter(|word| !word.is_empty())
}

impl Wanted {
    fn new(word: &str) -> Self {
        let word = fold_text(word);
        let ending = match word.len() {
            0..=4 => 0,
            5 => 1,
            _ => 2,
        };
        Self { stem: word.len() - ending, word }
    }
}

impl<'a> Folded<'a> {
    fn new(text: &'a str) -> Self {
        let letters: Vec<(usize, char)> = text.char_indices().collect();
        let plain = letters.iter().map(|&(_, letter)| fold(letter)).collect();
        Self { text, letters, plain }
    }

    fn starts_a_word(&self, at: usize) -> bool {
        at == 0 || !self.plain[at - 1].is_alphanumeric()
    }

    /// Where letters occur: anywhere, or at the start of a word only.
    fn places<'b>(&'b self, wanted: &'b [char], anywhere: bool) -> impl Iterator<Item = usize> + 'b {
        let windows = self.plain.windows(wanted.len()).enumerate();
        windows
            .filter(move |&(at, window)| window == wanted && (anywhere || self.starts_a_word(at)))
            .map(|(at, _)| at)
    }

    /// Whether a word occurs and, if so, whether with its ending.
    fn find(&self, wanted: &Wanted) -> Option<bool> {
        let exact = self.places(&wanted.word, wanted.word.len() > 2).next().is_some();
        let stem = || self.places(&wanted.word[..wanted.stem], false).next().is_some();
        if exact { Some(true) } else { stem().then_some(false) }
    }

    /// The ranges of matching words, in order and disjoint.
    fn spans(&self, wanted: &[Wanted]) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        for word in wanted {
            let exact: Vec<usize> = self.places(&word.word, word.word.len() > 2).collect();
            let stem = self.places(&word.word[..word.stem], false).filter(|_| exact.is_empty());
            for at in exact.iter().copied().chain(stem) {
                let from = (0..=at).rev().find(|&place| self.starts_a_word(place)).unwrap_or(at);
                let rest = self.plain[at..].iter().take_while(|letter| letter.is_alphanumeric());
                spans.push((from, at + rest.count().max(word.stem)));
            }
        }
        spans.sort_unstable();
        spans.dedup_by(|next, last| {
            let meets = next.0 <= last.1;
            if meets {
                last.1 = last.1.max(next.1);
            }
            meets
        });
        spans
    }

    fn slice(&self, (from, to): Span) -> &str {
        let byte = |at: usize| self.letters.get(at).map_or(self.text.len(), |&(byte, _)| byte);
        &self.text[byte(from)..byte(to)]
    }

    /// The text, or a window of it, with marks.
    fn marked(&self, wanted: &[Wanted], window: Option<Span>) -> String {
        let (start, end) = window.unwrap_or((0, self.plain.len()));
        let mut html = String::new();
        let mut at = start;
        for (from, to) in self.spans(wanted).into_iter().filter(|&(from, to)| from >= start && to <= end) {
            escape(&mut html, self.slice((at, from)));
            html.push_str("<mark>");
            escape(&mut html, self.slice((from, to)));
            html.push_str("</mark>");
            at = to;
        }
        escape(&mut html, self.slice((at, end)));
        html
    }

    /// The text around the first mark, cut between words.
    fn snippet(&self, wanted: &[Wanted]) -> String {
        let first = self.spans(wanted).first().map_or(0, |&(from, _)| from);
        let length = self.plain.len();
        let mut start = first.saturating_sub(AROUND);
        let mut end = (first + AROUND).max(2 * AROUND).min(length);
        while start > 0 && !self.plain[start - 1].is_whitespace() {
            start -= 1;
        }
        while end < length && !self.plain[end].is_whitespace() {
            end += 1;
        }
        let html = self.marked(wanted, Some((start, end)));
        let (before, after) = (if start > 0 { "… " } else { "" }, if end < length { " …" } else { "" });
        format!("{before}{html}{after}")
    }
}

fn escape(html: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = Escaper::new(html).write_str(text);
}

fn fold_text(text: &str) -> Vec<char> {
    text.chars().map(fold).collect()
}

/// Whether a word is the number of a rule or of its group.
fn is_number_of(entry: &RuleEntry, word: &[char]) -> bool {
    let id = fold_text(entry.id);
    id.strip_prefix(word).is_some_and(|rest| rest.first().is_none_or(|&next| next == '.'))
}

/// A text in lower case and without accents, for comparing input.
pub(crate) fn folded(text: &str) -> String {
    text.chars().map(fold).collect()
}

/// A letter in lower case and without its accent; an apostrophe in its ASCII form.
pub(crate) fn fold(letter: char) -> char {
    match letter.to_lowercase().next().unwrap_or(letter) {
        'á' | 'ą' => 'a',
        'ć' => 'c',
        'é' | 'ę' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ö' | 'ő' => 'o',
        'ś' => 's',
        'ú' | 'ü' | 'ű' => 'u',
        'ź' | 'ż' => 'z',
        '‘' | '’' => '\'',
        small => small,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::book;

    fn ids(language: Language, query: &str) -> Vec<&'static str> {
        search(&[&book()], language, query).iter().map(|hit| hit.entry.id).collect()
    }

    #[test]
    fn a_number_finds_its_rule_first() {
        assert_eq!(ids(Language::Hu, "r13.1").first(), Some(&"R13.1"));
        assert_eq!(ids(Language::En, "A36").first(), Some(&"A36"));
        assert_eq!(ids(Language::En, "R13")[..3], ["R13.1", "R13.2", "R13.3"]);
    }

    #[test]
    fn accents_capitals_and_endings_do_not_count() {
        let plain = ids(Language::Pl, "pulapka");
        assert!(!plain.is_empty());
        assert_eq!(plain, ids(Language::Pl, "PUŁAPKA"));
        assert!(ids(Language::Pl, "pułapkami").contains(&"R13.1"));
        assert!(ids(Language::Hu, "csapda").contains(&"R13.1"));
    }

    #[test]
    fn every_word_must_be_there() {
        let both = ids(Language::En, "trap cheese");
        assert!(both.len() < ids(Language::En, "trap").len());
        assert!(ids(Language::En, "trap zebra").is_empty());
        assert!(ids(Language::En, " . ").is_empty());
    }

    #[test]
    fn what_was_found_is_marked() {
        let book = book();
        let hits = search(&[&book], Language::En, "fewest <b>");
        assert!(hits.iter().all(|hit| !hit.snippet.contains("<b>")));
        let hits = search(&[&book], Language::Pl, "zolty");
        assert!(hits.iter().all(|hit| hit.snippet.contains("<mark>") || hit.title.contains("<mark>")));
    }
}
