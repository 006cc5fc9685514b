//! Credits: the authors, and the provenance of each component.

use std::collections::BTreeMap;

use content::{Provenance, Record, Summary};
use i18n::Words;
use maud::{Markup, html};
use tabletop::{Language, Message};

use crate::shell::{document, opening_with};
use crate::{Frame, Tile};

/// The records of one pack, with the texts of its game.
pub struct Listing<'a> {
    /// The game.
    pub tile: &'a Tile,
    /// The kinds of records, in the order in which a reader meets them.
    pub kinds: &'static [&'static str],
    /// The records.
    pub records: &'a [Record],
}

/// Credits, with the provenance of every record of these packs.
pub fn credits(frame: &Frame<'_>, packs: &[Listing<'_>]) -> Markup {
    let words = frame.words();
    let language = frame.prefs.language;
    let title = words.text("site-credits-title");
    let main = html! {
        main.page.wide #main {
            (opening_with(&title, &words.text("site-credits-lead"), "cd-woodcarver"))
            div.credits {
                section aria-labelledby="boxes" {
                    h2 #boxes { (words.text("site-boxes")) }
                    p { (words.text("site-boxes-text")) }
                    ul.boxes {
                        @for (name, people) in packs.iter().flat_map(|pack| pack.tile.boxes) {
                            li { cite lang="en" { (name) } " " span.dim { (people) } }
                        }
                    }
                }
                section aria-labelledby="licences" {
                    h2 #licences { (words.text("site-licences")) }
                    p { (words.text("site-licences-text")) " " a href="/licences" { (words.text("site-licences-all")) } }
                }
                section aria-labelledby="sources" {
                    h2 #sources { (words.text("site-sources")) }
                    p { (words.text("site-sources-text")) }
                    @for pack in packs {
                        @if packs.len() > 1 { h3 { (words.text(pack.tile.name)) } }
                        (summary(words, pack.records))
                        @for kind in pack.kinds {
                            @let records: Vec<&Record> = pack.records.iter().filter(|record| record.kind == *kind).collect();
                            @let open = packs.len() == 1 && kind == &pack.kinds[0];
                            @if !records.is_empty() { (table(words, language, pack.tile.record_kinds, kind, open, &records)) }
                        }
                    }
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The number of records by origin, and of reconstructed records that are partly known.
fn summary(words: &Words, records: &[Record]) -> Markup {
    let summary = Summary::of(records);
    let counts = [
        ("rulebook", summary.rulebook),
        ("public", summary.public),
        ("reconstructed", summary.reconstructed),
    ];
    let is_partly_known = |record: &&Record| matches!(&record.provenance, Provenance::Reconstructed(facts) if !facts.is_empty());
    let partly = count(records.iter().filter(is_partly_known).count());
    html! {
        ul.facts.origins {
            @for (origin, count) in counts.into_iter().filter(|&(_, count)| count > 0) {
                li { (prov(words, origin)) " " span.num { (counted(words, count)) } }
            }
            li { (words.say(&Message::new("site-partly").number("count", partly))) }
        }
    }
}

fn counted(words: &Words, records: usize) -> String {
    words.say(&Message::new("site-records").number("count", count(records)))
}

fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

/// The symbol and the name of an origin.
fn prov(words: &Words, origin: &str) -> Markup {
    html! { span class={ "prov " (origin) } { (words.say(&Message::new("site-origin").key("origin", origin))) } }
}

/// The records of one kind.
fn table(
    words: &Words,
    language: Language,
    record_kinds: &'static str,
    kind: &str,
    open: bool,
    records: &[&Record],
) -> Markup {
    let name = words.say(&Message::new(record_kinds).key("kind", kind));
    html! {
        details.sheet.more open[open] {
            summary { (name) span.tag { (counted(words, records.len())) } }
            table.grid-table.prov-table {
                caption.vh { (name) }
                thead {
                    tr {
                        th scope="col" { (words.text("site-record-name")) }
                        th scope="col" { (words.text("site-record-origin")) }
                        th scope="col" { (words.text("site-record-known")) }
                    }
                }
                tbody { @for record in records { (row(words, language, record)) } }
            }
        }
    }
}

fn row(words: &Words, language: Language, record: &Record) -> Markup {
    let origin = match record.provenance {
        Provenance::Rulebook => "rulebook",
        Provenance::Public(_) => "public",
        Provenance::Reconstructed(_) => "reconstructed",
    };
    html! {
        tr {
            th scope="row" {
                @match &record.name {
                    Some(name) => {
                        @if let Some(number) = number(&record.id) { (number) " " }
                        (name.get(language))
                    },
                    None => (words.say(&Message::new("site-record-id").key("id", &*record.id))),
                }
            }
            td { (prov(words, origin)) }
            td {
                @match &record.provenance {
                    Provenance::Rulebook => "",
                    Provenance::Public(title) => { cite lang="en" { (title) } },
                    Provenance::Reconstructed(facts) => { (known(words, facts)) },
                }
            }
        }
    }
}

/// The number at the beginning of a stable name, for records that are identified by one.
fn number(id: &str) -> Option<&str> {
    let number = id.split('-').next()?;
    number.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

/// The known facts about a reconstructed record, by source.
fn known(words: &Words, facts: &[(Box<str>, Box<str>)]) -> Markup {
    let mut by_source: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (fact, source) in facts {
        by_source.entry(source).or_default().push(words.say(&Message::new("site-fact").key("fact", &**fact)));
    }
    html! {
        @for (source, facts) in by_source {
            div {
                @match source.strip_prefix("public:") {
                    Some(title) => { cite lang="en" { (title.trim()) } },
                    None => (words.say(&Message::new("site-origin").key("origin", source))),
                }
                ": " (facts.join(", "))
            }
        }
    }
}
