//! Drawings: symbols that pages refer to, and standalone scenes.

use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// The markup of a symbol with its gradients behind it, or of another definition of drawings; empty if nothing in
/// `art/` has this ID.
pub fn symbol(id: &str) -> &'static str {
    find(&SYMBOLS, id)
}

/// A whole picture from `art/scenes`. Its description belongs on an element around it.
pub fn scene(name: &str) -> Markup {
    PreEscaped(find(&SCENES, name).to_owned())
}

fn find(drawings: &[(&str, &'static str)], id: &str) -> &'static str {
    place(drawings, id).map_or("", |place| drawings[place].1)
}

fn place(drawings: &[(&str, &'static str)], id: &str) -> Option<usize> {
    drawings.binary_search_by_key(&id, |&(name, _)| name).ok()
}

/// The symbols that each symbol refers to.
static POINTS: LazyLock<Vec<Vec<usize>>> = LazyLock::new(|| {
    let others =
        |own: &(&str, &'static str)| pointed_at(own.1).filter_map(|id| place(&SYMBOLS, id)).collect();
    SYMBOLS.iter().map(others).collect()
});

/// The sprite of a page: these symbols and all that they refer to, in the order of their names, each once. Unknown
/// symbols are omitted, and so are those in `drawn`, a list of names separated by spaces.
pub fn sprite<'a>(ids: impl IntoIterator<Item = &'a str>, drawn: &str) -> Markup {
    // Most are referred to many times.
    let ids: HashSet<&str> = ids.into_iter().collect();
    let mut open: Vec<usize> = ids.into_iter().filter_map(|id| place(&SYMBOLS, id)).collect();
    let mut all = BTreeSet::new();
    while let Some(place) = open.pop() {
        if all.insert(place) {
            open.extend(&POINTS[place]);
        }
    }
    for id in drawn.split(' ') {
        if let Some(place) = place(&SYMBOLS, id) {
            all.remove(&place);
        }
    }
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            @for place in all { (PreEscaped(SYMBOLS[place].1)) }
        }
    }
}

/// All IDs that markup refers to with `href="#…"` or `url(#…)`.
pub fn pointed_at(markup: &str) -> impl Iterator<Item = &str> {
    markup.match_indices('#').filter_map(|(at, _)| {
        let (before, after) = (&markup.as_bytes()[..at], &markup[at + 1..]);
        let end = match before {
            [.., b'h', b'r', b'e', b'f', b'=', b'"'] => '"',
            [.., b'u', b'r', b'l', b'('] => ')',
            _ => return None,
        };
        after.split(end).next()
    })
}

/// A decorative picture of a card or a chapter beside the title of a page.
pub fn vista(id: &str) -> Markup {
    let shape = if id.starts_with("ch-") { "0 0 320 180" } else { "0 0 160 96" };
    html! {
        svg.vista viewBox=(shape) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// A decorative icon in text, which needs words beside it. `class` gives its size, such as `i24`.
pub fn icon(id: &str, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// An icon with an accessible name.
pub fn spoken(id: &str, class: &str, words: &str) -> Markup {
    html! {
        svg class=(class) role="img" aria-label=(words) { title { (words) } use href={ "#" (id) } {} }
    }
}
