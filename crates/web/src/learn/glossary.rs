//! The terms of the games in three languages.

use i18n::Words;
use maud::{Markup, html};
use tabletop::Language;

use crate::shell::{document, opening_with, own_name, rule_link};
use crate::{Book, Frame};

/// The glossary of these games.
pub fn glossary(frame: &Frame<'_>, books: &[&Book]) -> Markup {
    let words = frame.words();
    let title = words.text("learn-glossary-title");
    let main = html! {
        main.page.wide.glossary #main {
            (opening_with(&title, &words.text("learn-glossary-lead"), "cd-poe"))
            @for book in books { (game(words, frame.prefs.language, book)) }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The sort key of a term in an alphabet: each letter by its base form, then whether the language counts it as a
/// separate letter.
fn place(term: &str, language: Language) -> Vec<(char, bool)> {
    let own = match language {
        Language::En => "",
        Language::Pl => "ąćęłńóśźż",
        Language::Hu => "öőüű",
    };
    let letters = term.chars().flat_map(char::to_lowercase);
    letters.map(|letter| (crate::fulltext::fold(letter), own.contains(letter))).collect()
}

/// The languages, the reader's own first.
fn order(own: Language) -> [Language; 3] {
    match own {
        Language::En => [Language::En, Language::Pl, Language::Hu],
        Language::Pl => [Language::Pl, Language::En, Language::Hu],
        Language::Hu => [Language::Hu, Language::En, Language::Pl],
    }
}

/// The terms of one game, in the order of the reader's alphabet.
fn game(words: &Words, language: Language, book: &Book) -> Markup {
    let mut terms: Vec<_> = tutorial::glossary(book.tile.game).iter().collect();
    terms.sort_by_cached_key(|term| place(term.name.get(language), language));
    let [own, others @ ..] = order(language);
    let id = format!("terms-{}", book.tile.game);
    html! {
        @if !terms.is_empty() {
            h2 id=(id) { (words.text(book.tile.name)) }
            div.scroll tabindex="0" role="region" aria-labelledby=(id) {
                table.glossed {
                    thead { tr {
                        th scope="col" { (own_name(own)) }
                        th scope="col" { (words.text("learn-glossary-what")) }
                        @for other in others { th scope="col" lang=(other.tag()) { (own_name(other)) } }
                    } }
                    tbody {
                        @for term in terms {
                            tr {
                                th scope="row" { (term.name.get(own)) }
                                td {
                                    (term.meaning.get(own))
                                    @if let Some(entry) = book.find(&term.rule) {
                                        " " (rule_link(book.tile.game, entry.id))
                                    }
                                }
                                @for other in others { td lang=(other.tag()) { (term.name.get(other)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_stand_in_the_order_of_the_alphabet() {
        let sorted = |language, mut terms: Vec<&'static str>| {
            terms.sort_by_cached_key(|term| place(term, language));
            terms
        };
        assert_eq!(sorted(Language::Pl, vec!["łapa", "luz", "lis"]), ["lis", "luz", "łapa"]);
        assert_eq!(sorted(Language::Hu, vec!["öv", "óra", "orr"]), ["óra", "orr", "öv"]);
    }
}
