//! The list of games: filters, pages, and import and export of games as files.

use std::fmt::Write as _;

use i18n::Words;
use maud::{Markup, html};
use serde::Deserialize;
use tabletop::Message;

use crate::art::{icon, vista};
use crate::shell::{document, opening};
use crate::{Frame, GameCard, Tile};

/// The filter of the list of games, as its form sends it. Empty fields match everything.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// The name of a game.
    pub game: String,
    /// `on` or `over`.
    pub state: String,
    /// The result.
    pub result: String,
    /// The sort of table: `game`, `daily`, `what-if`, `practice` or `brought`.
    pub sort: String,
    /// The players: `one`, `several` or `ours`.
    pub players: String,
    /// The first day, as `2026-11-21`.
    pub from: String,
    /// The last day.
    pub to: String,
    /// The order: `changed`, `created`, `steps` or `score`, each also with `-up`.
    pub order: String,
    /// The page, from 1.
    pub page: String,
}

impl Filter {
    /// The fields of the filter, with their names.
    fn fields(&self) -> [(&'static str, &str); 8] {
        [
            ("game", &self.game),
            ("state", &self.state),
            ("result", &self.result),
            ("sort", &self.sort),
            ("players", &self.players),
            ("from", &self.from),
            ("to", &self.to),
            ("order", &self.order),
        ]
    }

    /// Whether the filter matches everything.
    pub fn is_empty(&self) -> bool {
        self.fields().iter().all(|(name, value)| value.is_empty() || *name == "order")
    }

    /// The address of a page of this list.
    fn address(&self, page: u32) -> String {
        let mut address = String::from("/games");
        let page = if page > 1 { page.to_string() } else { String::new() };
        let fields = self.fields();
        let all = fields.into_iter().chain([("page", &*page)]).filter(|(_, value)| !value.is_empty());
        for (index, (name, value)) in all.enumerate() {
            address.push(if index == 0 { '?' } else { '&' });
            address.push_str(name);
            address.push('=');
            // The input is arbitrary.
            for byte in value.bytes() {
                match byte {
                    b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                        address.push(char::from(byte));
                    }
                    _ => {
                        // Writing to a string cannot fail.
                        let _ = write!(address, "%{byte:02X}");
                    }
                }
            }
        }
        address
    }
}

/// A page of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelved<'a> {
    /// The games of this page.
    pub games: &'a [GameCard],
    /// The total number of matching games.
    pub all: u32,
    /// The number of games per page.
    pub each: u32,
    /// The page, from 1.
    pub page: u32,
    /// The filter.
    pub filter: &'a Filter,
    /// Whether an export may contain the secrets of unfinished games.
    pub trusted: bool,
}

impl Shelved<'_> {
    /// Whether there is no game at all, as opposed to none that matches.
    pub fn is_empty(&self) -> bool {
        self.all == 0 && self.filter.is_empty()
    }

    fn pages(&self) -> u32 {
        self.all.div_ceil(self.each.max(1)).max(1)
    }
}

/// A selection from a few words.
fn choice(
    words: &Words,
    name: &'static str,
    values: &[&str],
    now: &str,
    say: impl Fn(&str) -> String,
) -> Markup {
    let id = format!("by-{name}");
    html! {
        div.field {
            label for=(id) { (words.say(&Message::new("memory-by").key("by", name))) }
            select id=(id) name=(name) {
                @for value in values {
                    option value=(value) selected[*value == now] { (say(value)) }
                }
            }
        }
    }
}

/// The form of the filter.
pub(crate) fn filters(words: &Words, tiles: &[Tile], shelved: &Shelved<'_>) -> Markup {
    let filter = shelved.filter;
    let said = |key: &'static str, name: &'static str| {
        move |value: &str| {
            words.say(&Message::new(key).key(name, if value.is_empty() { "any" } else { value }))
        }
    };
    let games: Vec<&str> = [""].into_iter().chain(tiles.iter().map(|tile| tile.game)).collect();
    let game = |value: &str| {
        let tile = tiles.iter().find(|tile| tile.game == value);
        words.text(tile.map_or("memory-any-game", |tile| tile.name))
    };
    let day = |name: &'static str, value: &str| {
        let id = format!("by-{name}");
        html! {
            div.field {
                label for=(id) { (words.say(&Message::new("memory-by").key("by", name))) }
                input id=(id) type="date" name=(name) value=(value);
            }
        }
    };
    html! {
        form.filters.sheet method="get" action="/games" role="search" aria-label=(words.text("memory-filter")) {
            (choice(words, "game", &games, &filter.game, game))
            (choice(words, "state", &["", "on", "over"], &filter.state, said("memory-state", "state")))
            details.more open[!narrow(filter).is_empty()] {
                summary { (words.text("memory-filter-more")) @for tag in narrow(filter) { " " span.tag { (words.say(&tag)) } } }
                div.filters-more {
                    (choice(words, "result", &["", "won", "lost", "shared", "given-up"], &filter.result, said("memory-result", "result")))
                    (choice(words, "sort", &["", "game", "daily", "what-if", "practice", "brought", "pack"], &filter.sort, said("memory-sort", "sort")))
                    (choice(words, "players", &["", "one", "several", "ours"], &filter.players, said("memory-players", "players")))
                    (day("from", &filter.from))
                    (day("to", &filter.to))
                }
            }
            (choice(words, "order", &["", "changed-up", "created", "created-up", "steps", "steps-up", "score", "score-up"], &filter.order, said("memory-order", "order")))
            div.btns {
                button.btn { (icon("i-search", "i20")) (words.text("memory-filter-do")) }
                @if !filter.is_empty() { a.btn.quiet href="/games" { (words.text("memory-filter-none")) } }
            }
        }
        p.found role="status" {
            (words.say(&Message::new("memory-found").number("count", shelved.all)))
            @if shelved.pages() > 1 {
                " " (words.say(&Message::new("memory-page-of").number("page", shelved.page).number("pages", shelved.pages())))
            }
        }
    }
}

/// The active filters in the folded part.
fn narrow(filter: &Filter) -> Vec<Message> {
    let mut tags = Vec::new();
    if !filter.result.is_empty() {
        tags.push(Message::new("memory-result").key("result", &filter.result));
    }
    if !filter.sort.is_empty() {
        tags.push(Message::new("memory-sort").key("sort", &filter.sort));
    }
    if !filter.players.is_empty() {
        tags.push(Message::new("memory-players").key("players", &filter.players));
    }
    if !filter.from.is_empty() || !filter.to.is_empty() {
        tags.push(Message::new("memory-between").key("from", &filter.from).key("to", &filter.to));
    }
    tags
}

/// The links to other pages of the list.
pub(crate) fn pager(words: &Words, shelved: &Shelved<'_>) -> Markup {
    let (page, pages) = (shelved.page, shelved.pages());
    if pages < 2 {
        return Markup::default();
    }
    let near: Vec<u32> = (1..=pages).filter(|&at| at == 1 || at == pages || at.abs_diff(page) <= 2).collect();
    let way = |to: u32, key: &'static str, drawing: &str| {
        html! { a href=(shelved.filter.address(to)) { (icon(drawing, "i20")) (words.text(key)) } }
    };
    html! {
        nav.pager aria-label=(words.text("memory-pages")) {
            @if page > 1 { (way(page - 1, "memory-page-before", "i-prev")) } @else { span {} }
            ol.row.wrap {
                @for (index, at) in near.iter().enumerate() {
                    @if index > 0 && near[index - 1] + 1 < *at { li aria-hidden="true" { "…" } }
                    li {
                        @if *at == page { b aria-current="page" { (at) } }
                        @else { a href=(shelved.filter.address(*at)) aria-label=(words.say(&Message::new("memory-page").number("page", *at))) { (at) } }
                    }
                }
            }
            @if page < pages { (way(page + 1, "memory-page-after", "i-next")) } @else { span {} }
        }
    }
}

/// Import and export of games as files.
pub(crate) fn travel(words: &Words, shelved: &Shelved<'_>) -> Markup {
    html! {
        // Without games, importing an archive is the likely intent.
        details.more open[shelved.is_empty()] {
            summary { (icon("i-download", "i20")) (words.text("memory-travel")) }
            div.travel {
                form.stack.sheet method="get" action="/games/export" {
                    h2 { (words.text("memory-export")) }
                    p { (words.text("memory-export-say")) }
                    @if shelved.trusted {
                        label.check {
                            input type="checkbox" name="secrets" value="1" checked;
                            span { (words.text("memory-export-secrets")) }
                            small { (words.text("memory-export-secrets-say")) }
                        }
                    } @else { p.s.dim { (words.text("memory-export-open")) } }
                    button.btn { (icon("i-download", "i20")) (words.text("memory-export-do")) }
                }
                form.stack.sheet method="post" action="/games/import" enctype="multipart/form-data" {
                    h2 { (words.text("memory-import")) }
                    p { (words.text("memory-import-say")) }
                    div.field {
                        label for="file" { (words.text("memory-import-file")) }
                        input #file type="file" name="file" required accept=".json,.gz,.jsonl";
                    }
                    button.btn { (words.text("memory-import-do")) }
                }
                form.stack.sheet method="post" action="/games/import" {
                    h2 { (words.text("site-import")) }
                    p { (words.text("site-import-say")) }
                    div.field {
                        label for="record" { (words.text("site-record")) }
                        textarea #record name="record" rows="6" required spellcheck="false" {}
                    }
                    button.btn { (words.text("site-import-do")) }
                }
            }
        }
    }
}

/// The result of importing an archive.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Taken {
    /// The number of new games.
    pub new: u32,
    /// The number of existing games that have more steps now.
    pub longer: u32,
    /// The number of existing games without changes.
    pub known: u32,
    /// The refused games: their IDs, with the reasons.
    pub refused: Vec<(String, Message)>,
}

/// The page with the result of importing an archive.
pub fn taken(frame: &Frame<'_>, taken: &Taken) -> Markup {
    let words = frame.words();
    let title = words.text("memory-taken");
    let count = |key: &'static str, count: u32| words.say(&Message::new(key).number("count", count));
    let good = taken.refused.is_empty();
    let main = html! {
        main.page #main {
            (opening(&title, &html! {}, &vista("cd-post_office")))
            div.notice.good[good].warn[!good] role="status" {
                (icon(if good { "i-ok" } else { "i-warn" }, "i20"))
                ul {
                    li { (count("memory-taken-new", taken.new)) }
                    @if taken.longer > 0 { li { (count("memory-taken-longer", taken.longer)) } }
                    @if taken.known > 0 { li { (count("memory-taken-known", taken.known)) } }
                }
            }
            @if !taken.refused.is_empty() {
                section.sheet aria-labelledby="refused" {
                    h2 #refused { (count("memory-taken-refused", u32::try_from(taken.refused.len()).unwrap_or(u32::MAX))) }
                    div.scroll-x tabindex="0" role="group" aria-labelledby="refused" {
                        table.grid-table {
                            thead { tr { th scope="col" { (words.text("memory-taken-table")) } th scope="col" { (words.text("memory-taken-why")) } } }
                            tbody {
                                @for (name, why) in &taken.refused {
                                    tr { th scope="row" { code { (name) } } td { (words.say(why)) } }
                                }
                            }
                        }
                    }
                }
            }
            div.btns { a.btn href="/games" { (words.text("memory-to-games")) } }
        }
    };
    document(frame, &title, "", &[], &main)
}
