//! The rulebook: every rule with its number, its reason and what refers to it, and a search.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use ratcatcher::Rule;
use tabletop::{Language, Message, RuleEntry, RuleId, RuleText};
use words::Words;

use crate::Frame;
use crate::art::icon;
use crate::linked::{self, linked};
use crate::search::{self, Hit};
use crate::shell::{document, rule_link};

/// For each rule, the rules whose words name it.
static MENTIONS: LazyLock<Vec<Vec<&'static RuleEntry>>> = LazyLock::new(|| {
    let mut mentions = vec![Vec::new(); Rule::all().len()];
    for &rule in Rule::all() {
        let entry = rule.entry();
        let [english, ..] = &entry.texts;
        let named = [entry.source, english.body, english.reason].into_iter().flat_map(linked::rules_in);
        for other in named.filter(|&other| other != rule) {
            let list: &mut Vec<&'static RuleEntry> = &mut mentions[other.index()];
            if list.last().is_none_or(|last| last.id != entry.id) {
                list.push(entry);
            }
        }
    }
    mentions
});

fn text(entry: &'static RuleEntry, language: Language) -> &'static RuleText {
    &entry.texts[language as usize]
}

/// All rules; with a query, those that hold its words.
pub fn rulebook(frame: &Frame<'_>, query: Option<&str>) -> Markup {
    let words = frame.words();
    let language = frame.prefs.language;
    let query = query.map(str::trim).filter(|query| !query.is_empty());
    let title = words.text("site-rules-title");
    let chapter = if let Some(query) = query {
        found(words, query, &search::search(language, query))
    } else {
        html! {
            h1 { (title) }
            p.lead { (words.text("site-rules-lead")) }
            @for group in linked::groups(language) {
                h2 id=(group.id) { (group.title) }
                @for rule in group.rules { (law(words, rule.entry(), language, true)) }
            }
        }
    };
    book(frame, &title, None, query, &chapter)
}

/// The page of one rule, by its number.
pub fn rule(frame: &Frame<'_>, id: &str) -> Option<Markup> {
    let rule = Rule::find(id)?;
    let words = frame.words();
    let language = frame.prefs.language;
    let entry = rule.entry();
    let title = text(entry, language).title;
    let neighbour =
        |index: Option<usize>| index.and_then(|index| Rule::all().get(index)).map(|rule| rule.entry());
    let before = neighbour(rule.index().checked_sub(1));
    let after = neighbour(rule.index().checked_add(1));
    let chapter = html! {
        p.dim { a href={ "/rules#" (linked::group_id(entry)) } { (entry.group[language as usize]) } }
        h1 { (title) }
        (law(words, entry, language, false))
        (about(words, rule))
        nav.pager aria-label=(words.text("site-neighbours")) {
            @if let Some(before) = before {
                a rel="prev" href={ "/rules/" (before.id) } {
                    (icon("i-prev", "i20")) span { (before.id) " " (text(before, language).title) }
                }
            }
            @if let Some(after) = after {
                a.push rel="next" href={ "/rules/" (after.id) } {
                    span { (after.id) " " (text(after, language).title) } (icon("i-next", "i20"))
                }
            }
        }
    };
    let title = format!("{} {title}", entry.id);
    Some(book(frame, &title, Some(rule), None, &chapter))
}

/// The two columns of the rulebook.
fn book(frame: &Frame<'_>, title: &str, at: Option<Rule>, query: Option<&str>, chapter: &Markup) -> Markup {
    let words = frame.words();
    let main = html! {
        div.book.one[at.is_some() || query.is_some()] {
            div.toc {
                search {
                    form.find action="/rules" {
                        label.vh for="q" { (words.text("site-search")) }
                        (icon("i-search", ""))
                        input #q type="search" name="q" value=[query] placeholder=(words.text("site-search"));
                        button.btn.alt.small { (words.text("site-search-do")) }
                    }
                }
                nav.toc-list aria-label=(words.text("site-contents")) {
                    @for group in linked::groups(frame.prefs.language) {
                        details.toc-group open[at.is_some_and(|at| group.rules.contains(&at))] {
                            summary { (group.title) }
                            ul {
                                @for &rule in group.rules {
                                    @let entry = rule.entry();
                                    li {
                                        a href={ "/rules/" (entry.id) } aria-current=[(at == Some(rule)).then_some("page")] {
                                            b { (entry.id) } span { (text(entry, frame.prefs.language).title) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            main.chapter #main { (chapter) }
        }
    };
    document(frame, title, "", &[], &main)
}

/// The text of one rule, with a title in a list of rules.
fn law(words: &Words, entry: &'static RuleEntry, language: Language, listed: bool) -> Markup {
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
                a.law-id href={ "/rules/" (entry.id) } { (entry.id) }
                @if listed { h3 { (said.title) } }
                span.sorts { @for kind in kinds { span.tag { (words.text(kind)) } } }
            }
            @for paragraph in said.body.split("\n\n") { p { (linked(paragraph)) } }
            @if !said.reason.is_empty() {
                div.why { p { b { (words.text("site-why")) } " " (linked(said.reason)) } }
            }
            @if let Some(option) = entry.option { (readings(words, option)) }
        }
    }
}

/// The readings of a ruling that players may choose from, from `name: first (default), second`.
fn readings(words: &Words, option: &str) -> Markup {
    let values = option.split_once(':').map_or("", |(_, values)| values);
    html! {
        div.option {
            a href="/new/ratcatcher" { (words.text("site-readings")) }
            @for value in values.split(',').map(|value| value.trim().trim_end_matches(" (default)")) {
                span.tag { (words.say(&Message::new("site-reading").key("reading", value))) }
            }
        }
    }
}

/// Where a rule comes from, who refers to it, and where the program keeps it.
fn about(words: &Words, rule: Rule) -> Markup {
    let entry = rule.entry();
    let mentions = &MENTIONS[rule.index()];
    let rulings: Vec<Rule> = linked::rules_in(entry.source).collect();
    html! {
        dl.backs {
            dt { (words.text("site-source")) }
            dd {
                @if entry.is_ruling() {
                    (words.text("site-source-ruling")) " "
                    @for rule in rulings { (rule_link(rule.id())) " " }
                } @else if entry.id.starts_with('H') {
                    (words.text("site-source-ours"))
                } @else {
                    (words.text("site-source-printed")) " " span lang="pl" { (entry.source) }
                }
            }
            @if !mentions.is_empty() {
                dt { (words.text("site-mentions")) }
                dd { @for other in mentions { (rule_link(other.id)) " " } }
            }
            @if !entry.sites.is_empty() {
                dt { (words.text("site-code")) }
                dd { @for (file, line) in entry.sites { code { (file) ":" (line) } " " } }
            }
        }
    }
}

/// What a search found.
fn found(words: &Words, query: &str, hits: &[Hit]) -> Markup {
    let count = Message::new("site-hits")
        .number("count", i64::try_from(hits.len()).unwrap_or(i64::MAX))
        .key("query", query);
    html! {
        h1 { (words.say(&count)) }
        @if hits.is_empty() { p.lead { (words.text("site-hits-none")) } }
        ul.hits {
            @for hit in hits {
                li {
                    a href={ "/rules/" (hit.entry.id) } { b { (hit.entry.id) } " " (PreEscaped(&hit.title)) }
                    span.snip { (PreEscaped(&hit.snippet)) }
                }
            }
        }
        p { a href="/rules" { (words.text("site-all-rules")) } }
    }
}
