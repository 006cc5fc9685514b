//! The rulebook: every rule with its number, its reason and the references to it, and a search.

use i18n::Words;
use maud::{Markup, PreEscaped, html};
use tabletop::{Language, Message, RuleEntry, RuleText};

use crate::art::{icon, scene};
use crate::book::group_id;
use crate::fulltext::{self, Hit};
use crate::shell::{document, opening, opening_with, rule_link};
use crate::{Book, Frame};

fn text(entry: &'static RuleEntry, language: Language) -> &'static RuleText {
    &entry.texts[language as usize]
}

/// The rulebooks of these games; with a query, the rules that contain its words.
pub fn rulebook(frame: &Frame<'_>, books: &[&Book], query: Option<&str>) -> Markup {
    let words = frame.words();
    let query = query.map(str::trim).filter(|query| !query.is_empty());
    if let (None, [book]) = (query, books) {
        return contents(frame, books, book);
    }
    let title = words.text("site-rulebooks");
    let chapter = match query {
        Some(query) => found(words, books, query, &fulltext::search(books, frame.prefs.language, query)),
        None => html! {
            (opening_with(&title, &words.text("site-rulebooks-lead"), "cd-historian"))
            @for book in books {
                article.sheet.volume {
                    div.pic aria-hidden="true" { (scene(book.tile.scene)) }
                    h2 { a href={ "/rules/" (book.tile.game) } { (words.text(book.tile.name)) } }
                    p { (words.text(book.tile.rules)) }
                }
            }
        },
    };
    let shelf = Shelf { books, book: books.first().copied().filter(|_| books.len() == 1), at: None };
    shelf.page(frame, &title, query, &chapter)
}

/// All rules of one of these games.
pub fn contents(frame: &Frame<'_>, books: &[&Book], book: &Book) -> Markup {
    let words = frame.words();
    let language = frame.prefs.language;
    let title = words.text(book.tile.book);
    let chapter = html! {
        (opening(&title, &html! { p { (words.text(book.tile.rules)) } }, &scene(book.tile.scene)))
        @if book.tile.editions { (editions(words, book)) }
        @for group in book.groups(language) {
            h2 id=(group.id) { (group.title) }
            @for rule in group.rules { (law(words, book, rule, language, true)) }
        }
    };
    Shelf { books, book: Some(book), at: None }.page(frame, &title, None, &chapter)
}

/// The page of one rule of one of these games, by its number, with its examples.
pub fn rule(frame: &Frame<'_>, books: &[&Book], book: &Book, id: &str, examples: &Markup) -> Option<Markup> {
    let entry = book.find(id)?;
    let words = frame.words();
    let language = frame.prefs.language;
    let said = text(entry, language).title;
    let [before, after] = book.neighbours(entry);
    let chapter = html! {
        p.dim {
            a href={ "/rules/" (book.tile.game) "#" (group_id(entry)) } { (entry.group[language as usize]) }
        }
        h1 { (said) }
        (law(words, book, entry, language, false))
        (about(words, book, entry))
        (examples)
        nav.pager aria-label=(words.text("site-neighbours")) {
            @if let Some(before) = before {
                a rel="prev" href=(book.address(before.id)) {
                    (icon("i-prev", "i20")) span { (before.id) " " (text(before, language).title) }
                }
            }
            @if let Some(after) = after {
                a.push rel="next" href=(book.address(after.id)) {
                    span { (after.id) " " (text(after, language).title) } (icon("i-next", "i20"))
                }
            }
        }
    };
    let title = format!("{} {said} · {}", entry.id, words.text(book.tile.name));
    Some(Shelf { books, book: Some(book), at: Some(entry) }.page(frame, &title, None, &chapter))
}

/// The context of a page of the rulebooks.
struct Shelf<'a> {
    books: &'a [&'a Book],
    /// The open book.
    book: Option<&'a Book>,
    /// The shown rule.
    at: Option<&'static RuleEntry>,
}

impl Shelf<'_> {
    /// The two columns of the rulebook.
    fn page(&self, frame: &Frame<'_>, title: &str, query: Option<&str>, chapter: &Markup) -> Markup {
        let words = frame.words();
        let main = html! {
            div.book.one[self.at.is_some() || query.is_some()] {
                div.toc {
                    search {
                        form.find action="/rules" {
                            label.vh for="q" { (words.text("site-search")) }
                            (icon("i-search", ""))
                            input #q type="search" name="q" value=[query] placeholder=(words.text("site-search"));
                            button.btn.alt.small { (words.text("site-search-do")) }
                        }
                    }
                    @if self.books.len() > 1 { (self.spines(words)) }
                    @if let Some(book) = self.book { (self.groups(words, book, frame.prefs.language)) }
                }
                main.chapter #main { (chapter) }
            }
        };
        document(frame, title, "", &[], &main)
    }

    /// The books, if there are several.
    fn spines(&self, words: &Words) -> Markup {
        let is_open = |book: &Book| self.book.is_some_and(|open| open.tile.game == book.tile.game);
        html! {
            nav.spines aria-label=(words.text("site-rulebooks")) {
                @for book in self.books {
                    a.tag href={ "/rules/" (book.tile.game) } aria-current=[is_open(book).then_some("true")] {
                        (words.text(book.tile.name))
                    }
                }
            }
        }
    }

    /// The table of contents of the open book.
    fn groups(&self, words: &Words, book: &Book, language: Language) -> Markup {
        let is_here = |entry: &RuleEntry| self.at.is_some_and(|at| at.id == entry.id);
        html! {
            nav.toc-list aria-label=(words.text("site-contents")) {
                @for group in book.groups(language) {
                    details.toc-group open[group.rules.iter().any(|entry| is_here(entry))] {
                        summary { (group.title) }
                        ul {
                            @for entry in group.rules {
                                li {
                                    a href=(book.address(entry.id)) aria-current=[is_here(entry).then_some("page")] {
                                        b { (entry.id) } span { (text(entry, language).title) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The text of one rule, with a title in a list of rules.
fn law(words: &Words, book: &Book, entry: &'static RuleEntry, language: Language, listed: bool) -> Markup {
    let said = text(entry, language);
    let kinds: &[&'static str] = match (entry.regulates, entry.forbids) {
        (false, false) => &["site-kind-defines"],
        (true, false) => &["site-kind-regulates"],
        (false, true) => &["site-kind-forbids"],
        (true, true) => &["site-kind-regulates", "site-kind-forbids"],
    };
    html! {
        article.law.ruling[entry.is_ruling()] id=(entry.id) {
            header {
                a.law-id href=(book.address(entry.id)) { (entry.id) }
                @if listed { h3 { (said.title) } }
                span.sorts { @for kind in kinds { span.tag { (words.text(kind)) } } }
            }
            @for paragraph in said.body.split("\n\n") { p { (book.linked(paragraph)) } }
            @if !said.reason.is_empty() {
                div.why { p { b { (words.text("site-why")) } " " (book.linked(said.reason)) } }
            }
            @if let Some(option) = entry.option { (readings(words, book, option)) }
        }
    }
}

/// The link to the page with the readings of the editions.
fn editions(words: &Words, book: &Book) -> Markup {
    html! { p { a href={ "/rules/" (book.tile.game) "/readings" } { (words.text("learn-readings-link")) } } }
}

/// The readings of a ruling that players may choose, parsed from `name: first (default), second`.
fn readings(words: &Words, book: &Book, option: &str) -> Markup {
    let values = option.split_once(':').map_or("", |(_, values)| values);
    html! {
        div.option {
            a href={ "/new/" (book.tile.game) } { (words.text("site-readings")) }
            @for value in values.split(',').map(|value| value.trim().trim_end_matches(" (default)")) {
                span.tag { (words.say(&Message::new(book.tile.readings).key("reading", value))) }
            }
        }
        @if book.tile.editions { (editions(words, book)) }
    }
}

/// The source of a rule, the references to it, and the code that enforces it.
fn about(words: &Words, book: &Book, entry: &'static RuleEntry) -> Markup {
    let mentions = book.mentions(entry);
    let rulings = book.rules_in(entry.source);
    let link = |id| rule_link(book.tile.game, id);
    html! {
        dl.backs {
            dt { (words.text("site-source")) }
            dd {
                @if entry.is_ruling() {
                    (words.text("site-source-ruling")) " "
                    @for rule in rulings { (link(rule.id)) " " }
                } @else if entry.id.starts_with('H') {
                    (words.text("site-source-ours"))
                } @else {
                    (words.text("site-source-printed")) " " span lang="pl" { (entry.source) }
                }
            }
            @if !mentions.is_empty() {
                dt { (words.text("site-mentions")) }
                dd { @for other in mentions { (link(other.id)) " " } }
            }
            @if !entry.sites.is_empty() {
                dt { (words.text("site-code")) }
                dd { @for (file, line) in entry.sites { code { (file) ":" (line) } " " } }
            }
        }
    }
}

/// The results of a search.
fn found(words: &Words, books: &[&Book], query: &str, hits: &[Hit<'_>]) -> Markup {
    let count = Message::new("site-hits")
        .number("count", i64::try_from(hits.len()).unwrap_or(i64::MAX))
        .key("query", query);
    html! {
        h1 { (words.say(&count)) }
        @if hits.is_empty() { p.lead { (words.text("site-hits-none")) } }
        ul.hits {
            @for hit in hits {
                li {
                    a href=(hit.book.address(hit.entry.id)) { b { (hit.entry.id) } " " (PreEscaped(&hit.title)) }
                    @if books.len() > 1 { " " span.tag { (words.text(hit.book.tile.name)) } }
                    span.snip { (PreEscaped(&hit.snippet)) }
                }
            }
        }
        p { a href="/rules" { (words.text("site-all-rules")) } }
    }
}
