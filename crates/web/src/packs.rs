//! Private packs: their list, the records of a pack, the form of a record, and the selection of a pack for a new game.

mod form;

use content::{ContentPatch, Entry, Fault, Provenance, RecordForms};
use i18n::Words;
use maud::{Markup, html};
use tabletop::{Fingerprint, Message};

#[cfg(any(test, feature = "checks"))]
pub(crate) use form::WordNames;
pub use form::{PackRecord, pack_record};

use crate::art::icon;
use crate::bidi::apart;
use crate::fulltext::folded;
use crate::look::many;
use crate::shell::{document, fault_notice, opening_with};
use crate::{Frame, Tile};

/// The form field with the private pack of a new game.
pub const PACK_FIELD: &str = "pack";

/// The form field with the name of a pack.
const NAME: &str = "name";

/// A private pack in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackCard {
    /// Its ID.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The stable name of its game.
    pub game: String,
    /// The number of fields that it changes.
    pub changes: usize,
    /// Whether games can begin with it.
    pub is_ready: bool,
}

/// The private packs for a new game.
#[derive(Debug, Clone, Copy, Default)]
pub struct Offered<'a> {
    /// All packs that are ready.
    pub packs: &'a [PackCard],
    /// The chosen pack.
    pub chosen: Option<&'a PackCard>,
    /// The digest of the content of the chosen pack.
    pub content: Option<Fingerprint>,
    /// Whether the reader may create packs.
    pub may_edit: bool,
    /// The commitment to fair chance that the form shows.
    pub fairness: Option<&'a crate::Offer>,
}

/// The list of private packs.
#[derive(Debug, Clone, Copy)]
pub struct PackList<'a> {
    /// The games.
    pub tiles: &'a [Tile],
    /// The packs.
    pub packs: &'a [PackCard],
    /// Whether the reader may create and change packs.
    pub may_edit: bool,
    /// The submitted name and game, if the request was refused.
    pub sent: (&'a str, &'a str),
    /// Why it was refused.
    pub fault: Option<&'a Message>,
    /// The faults of the submitted pack.
    pub faults: &'a [Fault],
}

/// One private pack.
pub struct PackPage<'a> {
    /// The pack.
    pub card: &'a PackCard,
    /// Its game.
    pub tile: &'a Tile,
    /// The kinds of records, in the order in which a reader meets them.
    pub kinds: &'static [&'static str],
    /// The built-in records.
    pub desk: &'a RecordForms,
    /// The changes of the pack.
    pub change: &'a ContentPatch,
    /// Its faults.
    pub faults: &'a [Fault],
    /// Whether it changes only names and texts, so that games play as with the built-in content.
    pub is_words: bool,
    /// The search words and the origin of the filter.
    pub filter: (&'a str, &'a str),
    /// Why the last request was refused.
    pub fault: Option<&'a Message>,
    /// The submitted name, if it was refused.
    pub typed: Option<&'a str>,
    /// The record that was just saved.
    pub kept: Option<&'a Entry>,
}

/// The origins for filtering records; first those that an owner of the game can correct.
const ORIGINS: [&str; 4] = ["reconstructed", "public", "rulebook", "changed"];

/// The page with all private packs, and the forms that create one.
pub fn packs(frame: &Frame<'_>, list: &PackList<'_>) -> Markup {
    let words = frame.words();
    let title = words.text("packs-title");
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text("packs-lead"), "cd-university"))
            (fault_notice(words, list.fault))
            (checked(words, list.faults))
            @if !list.may_edit { div.notice.warn { (icon("i-lock", "i20")) p { (words.text("packs-closed-say")) } } }
            @if list.packs.is_empty() {
                div.empty { (icon("i-book", "i64")) p { (words.text("packs-none")) } }
            } @else {
                ul.shelf.packs { @for pack in list.packs { (listed(words, list, pack)) } }
            }
            @if list.may_edit { (make(words, list)) (bring(words)) }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// A pack in the list.
fn listed(words: &Words, list: &PackList<'_>, pack: &PackCard) -> Markup {
    let tile = list.tiles.iter().find(|tile| tile.game == pack.game);
    let address = format!("/packs/{}", pack.id);
    let name = apart(&pack.name);
    html! {
        li.sheet.pack-item {
            h2 { @if list.may_edit { a href=(address) { (name) } } @else { (name) } }
            div.facts {
                @if let Some(tile) = tile { span.tag { (words.text(tile.name)) } }
                span.tag { (changes(words, pack.changes)) }
                @if !pack.is_ready { span.tag { (icon("i-warn", "i16")) (words.text("packs-faulty")) } }
            }
            div.btns {
                @if pack.is_ready && tile.is_some() {
                    a.btn.small href={ "/new/" (pack.game) "?" (PACK_FIELD) "=" (pack.id) } { (words.text("packs-play")) }
                }
                @if list.may_edit { a.btn.alt.small href=(address) { (words.text("packs-open")) } }
            }
        }
    }
}

fn changes(words: &Words, changes: usize) -> String {
    words.say(&Message::new("packs-changes").number("count", many(changes)))
}

/// The form that creates a pack.
fn make(words: &Words, list: &PackList<'_>) -> Markup {
    let (name, game) = list.sent;
    html! {
        form.sheet.pack-form method="post" action="/packs" {
            h2 { (words.text("packs-make")) }
            (naming(words, "pack-name", name))
            p.field {
                label for="pack-game" { (words.text("packs-game")) }
                select id="pack-game" name="game" {
                    @for tile in list.tiles { option value=(tile.game) selected[tile.game == game] { (words.text(tile.name)) } }
                }
            }
            div.btns { button.btn { (icon("i-plus", "i20")) (words.text("packs-make-do")) } }
        }
    }
}

/// The field with the name of a pack.
fn naming(words: &Words, id: &str, name: &str) -> Markup {
    html! {
        p.field {
            label for=(id) { (words.text("packs-name")) }
            input id=(id) name=(NAME) value=(name) maxlength=(content::LONGEST_NAME) required autocomplete="off";
        }
    }
}

/// The form that imports a pack from a file.
fn bring(words: &Words) -> Markup {
    html! {
        form.sheet.pack-form method="post" action="/packs/import" enctype="multipart/form-data" {
            h2 { (words.text("packs-bring")) }
            p.s.dim { (words.text("packs-bring-say")) }
            p.field {
                label for="pack-file" { (words.text("packs-file")) }
                input id="pack-file" type="file" name="pack" accept=".json,application/json" required;
            }
            div.btns { button.btn.alt { (words.text("packs-bring-do")) } }
        }
    }
}

/// The faults, as the checker reports them.
fn checked(words: &Words, faults: &[Fault]) -> Markup {
    html! {
        @if !faults.is_empty() {
            div.notice.bad role="alert" {
                (icon("i-warn", "i20"))
                div {
                    p { (words.say(&Message::new("packs-faults").number("count", many(faults.len())))) }
                    ul.checked { @for fault in faults.iter().take(MOST_FAULTS) { li lang="en" { (fault.to_string()) } } }
                }
            }
        }
    }
}

/// The most faults that are shown.
const MOST_FAULTS: usize = 20;

/// The name and the symbol of an origin.
fn prov(words: &Words, origin: &str) -> Markup {
    html! { span class={ "prov " (origin) } { (words.say(&Message::new("site-origin").key("origin", origin))) } }
}

fn origin(entry: &Entry) -> &'static str {
    match entry.record.provenance {
        Provenance::Rulebook => "rulebook",
        Provenance::Public(_) => "public",
        Provenance::Reconstructed(_) => "reconstructed",
    }
}

/// The name of a record.
fn called(frame: &Frame<'_>, entry: &Entry) -> String {
    let number = entry.record.id.split('-').next().unwrap_or_default();
    let number = number.bytes().all(|byte| byte.is_ascii_digit()).then_some(number);
    match (&entry.record.name, number) {
        (Some(name), Some(number)) => format!("{number} {}", name.get(frame.prefs.language)),
        (Some(name), None) => name.get(frame.prefs.language).to_owned(),
        (None, _) => frame.words().say(&Message::new("site-record-id").key("id", &*entry.record.id)),
    }
}

/// Whether a pack changes a record.
fn is_changed(change: &ContentPatch, entry: &Entry) -> bool {
    let of = |path: &String| path.rsplit_once('.').is_some_and(|(record, _)| record == entry.path);
    change.changes.keys().any(of) || change.gone.iter().any(of)
}

/// The address of the form of a record.
fn record_address(id: &str, entry: &Entry) -> String {
    // A path consists of letters, digits, dots, hyphens, underscores, and # before numbers.
    format!("/packs/{id}/record?at={}", entry.path.replace('#', "%23"))
}

/// The page of a private pack.
pub fn pack(frame: &Frame<'_>, page: &PackPage<'_>) -> Markup {
    let words = frame.words();
    let PackCard { id, name, .. } = page.card;
    let name = apart(name);
    let fits = |entry: &&Entry| {
        let (query, wanted) = page.filter;
        let query = folded(query);
        let text = folded(&format!("{} {}", called(frame, entry), entry.path));
        let by_origin = match wanted {
            "" => true,
            "changed" => is_changed(page.change, entry),
            wanted => origin(entry) == wanted,
        };
        by_origin && query.split_whitespace().all(|word| text.contains(word))
    };
    let found: Vec<&Entry> =
        page.desk.entries().iter().filter(|entry| entry.record.kind != "pack").filter(fits).collect();
    let is_filtered = !page.filter.0.is_empty() || !page.filter.1.is_empty();
    let lead = words.say(&Message::new("packs-pack-lead").message("game", Message::new(page.tile.name)));
    let main = html! {
        main.page #main {
            (opening_with(&name, &lead, "cd-university"))
            (fault_notice(words, page.fault))
            @if let Some(entry) = page.kept {
                div.notice.good role="status" { (icon("i-ok", "i20")) p { (words.say(&Message::new("packs-kept").key("record", called(frame, entry)))) } }
            }
            (checked(words, page.faults))
            @if page.is_words { div.notice.warn { (icon("i-warn", "i20")) p { (words.text("packs-words-alone")) } } }
            div.btns {
                @if page.card.is_ready {
                    a.btn href={ "/new/" (page.card.game) "?" (PACK_FIELD) "=" (id) } { (words.text("packs-play")) }
                }
                a.btn.alt href={ "/packs/" (id) "/pack.json" } download { (icon("i-download", "i20")) (words.text("packs-save")) }
                a.btn.quiet href="/packs" { (words.text("packs-all")) }
            }
            form.filters.sheet method="get" action={ "/packs/" (id) } role="search" aria-label=(words.text("packs-find")) {
                div.field {
                    label for="q" { (words.text("packs-find-words")) }
                    input #q type="search" name="q" value=(page.filter.0);
                }
                div.field {
                    label for="by-origin" { (words.text("packs-find-origin")) }
                    select id="by-origin" name="origin" {
                        option value="" { (words.text("packs-find-any")) }
                        @for value in ORIGINS {
                            option value=(value) selected[page.filter.1 == value] {
                                @if value == "changed" { (words.text("packs-find-changed")) }
                                @else { (words.say(&Message::new("site-origin").key("origin", value))) }
                            }
                        }
                    }
                }
                div.btns {
                    button.btn { (icon("i-search", "i20")) (words.text("packs-find-do")) }
                    @if is_filtered { a.btn.quiet href={ "/packs/" (id) } { (words.text("memory-filter-none")) } }
                }
            }
            p.found role="status" { (words.say(&Message::new("site-records").number("count", many(found.len())))) }
            @for kind in page.kinds {
                @let mut records: Vec<&&Entry> = found.iter().filter(|entry| entry.record.kind == *kind).collect();
                @if !records.is_empty() {
                    // The sort is stable: it keeps the order of the file within each origin.
                    @let () = records.sort_by_key(|entry| ORIGINS.iter().position(|name| *name == origin(entry)));
                    (kind_of(frame, page, kind, is_filtered, &records))
                }
            }
            details.sheet.more.pack-form {
                summary { (words.text("packs-manage")) }
                form method="post" action={ "/packs/" (id) "/rename" } {
                    (naming(words, "new-name", page.typed.unwrap_or(&page.card.name)))
                    div.btns { button.btn.alt { (words.text("packs-rename")) } }
                }
                form.notice.bad method="post" action={ "/packs/" (id) "/delete" } {
                    p { (words.text("packs-delete-sure")) }
                    button.btn.danger { (icon("i-trash", "i20")) (words.text("packs-delete")) }
                }
            }
        }
    };
    document(frame, &name, "", &[], &main)
}

/// The records of one kind.
fn kind_of(frame: &Frame<'_>, page: &PackPage<'_>, kind: &str, open: bool, records: &[&&Entry]) -> Markup {
    let words = frame.words();
    let name = words.say(&Message::new(page.tile.record_kinds).key("kind", kind));
    let ours = records.iter().filter(|entry| origin(entry) == "reconstructed").count();
    let changed = records.iter().filter(|entry| is_changed(page.change, entry)).count();
    html! {
        details.sheet.more open[open] {
            summary {
                h2.kind { (name) }
                span.tag { (words.say(&Message::new("packs-ours").number("count", many(ours)).number("all", many(records.len())))) }
                @if changed > 0 { span.tag { (icon("i-ok", "i16")) (words.say(&Message::new("packs-changed-count").number("count", many(changed)))) } }
            }
            ul.pack-records {
                @for entry in records {
                    li {
                        a href=(record_address(&page.card.id, entry)) { (called(frame, entry)) }
                        (prov(words, origin(entry)))
                        @if is_changed(page.change, entry) { span.tag { (icon("i-ok", "i16")) (words.text("packs-changed")) } }
                    }
                }
            }
        }
    }
}

/// The selection of the pack of a new game.
pub fn choice(words: &Words, offered: &Offered<'_>) -> Markup {
    let pick = |id: &str, name: &Markup, chosen: bool| {
        html! { label.check { input type="radio" name=(PACK_FIELD) value=(id) checked[chosen]; b { (name) } } }
    };
    html! {
        @if !offered.packs.is_empty() {
            fieldset.q.pack-q {
                legend { (words.text("packs-choose")) }
                p.q-say { (words.text("packs-choose-say")) }
                (pick("", &html! { (words.text("packs-choose-none")) }, offered.chosen.is_none()))
                @for pack in offered.packs {
                    (pick(&pack.id, &html! { (apart(&pack.name)) }, offered.chosen.is_some_and(|chosen| chosen.id == pack.id)))
                }
                div.btns {
                    button.btn.alt.small name="look" value="1" { (words.text("packs-choose-look")) }
                    @if offered.may_edit { a.btn.quiet.small href="/packs" { (words.text("packs-all")) } }
                }
            }
        } @else if offered.may_edit {
            p.s.dim { (words.text("packs-own")) " " a href="/packs" { (words.text("packs-own-go")) } }
        }
    }
}
