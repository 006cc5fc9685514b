//! Drawings: symbols that pages point at, and scenes that stand for themselves.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};

include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// The markup of a symbol, a ground or another thing that drawings point at; empty if nothing in
/// `art/` has this identifier.
pub fn symbol(id: &str) -> &'static str {
    find(&SYMBOLS, id)
}

/// A whole picture from `art/scenes`. Say what it shows on an element around it.
pub fn scene(name: &str) -> Markup {
    PreEscaped(find(&SCENES, name).to_owned())
}

fn find(drawings: &[(&str, &'static str)], id: &str) -> &'static str {
    drawings.binary_search_by_key(&id, |&(name, _)| name).map_or("", |index| drawings[index].1)
}

/// The symbols that a page carries, in the order of their names, with all that they point at: each
/// once, unknown ones not at all.
pub fn sprite<'a>(ids: impl IntoIterator<Item = &'a str>) -> Markup {
    let mut open: Vec<&str> = ids.into_iter().collect();
    let mut ids = BTreeSet::new();
    while let Some(id) = open.pop() {
        if ids.insert(id) {
            open.extend(pointed_at(symbol(id)));
        }
    }
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            @for id in ids { (PreEscaped(symbol(id))) }
        }
    }
}

/// Everything in a piece of markup that is pointed at with `href="#…"` or `url(#…)`.
pub fn pointed_at(markup: &str) -> impl Iterator<Item = &str> {
    let links = markup.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    let paints = markup.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
    links.chain(paints)
}

/// A picture of a card or a chapter beside the title of a page, for the eye only.
pub fn vista(id: &str) -> Markup {
    let shape = if id.starts_with("ch-") { "0 0 320 180" } else { "0 0 160 96" };
    html! {
        svg.vista viewBox=(shape) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// A drawing in text, for the eye only: put words beside it. `class` gives its size, such as `i24`.
pub fn icon(id: &str, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// A drawing with the words that stand for it.
pub fn spoken(id: &str, class: &str, words: &str) -> Markup {
    html! {
        svg class=(class) role="img" aria-label=(words) { title { (words) } use href={ "#" (id) } {} }
    }
}
