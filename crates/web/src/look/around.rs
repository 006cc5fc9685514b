//! The surroundings of a table: the document, the tools in its header, the keyboard shortcuts.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Message, Narration, Takeback};

use super::Look;
use crate::Frame;
use crate::art::{icon, pointed_at, sprite};
use crate::shell::{Chrome, Refreshed, framed, header};

/// The whole page.
pub fn page<G: Narration>(look: &Look<'_, G>, title: &str, bar: &Markup, main: &Markup) -> Markup {
    let skip = look.text("table-skip");
    let chrome = Chrome {
        title: &look.scene.titled(title),
        about: look.scene.options.about.as_ref(),
        class: if look.is_past() { "is-past" } else { "" },
        refreshed: if look.scene.thinking().is_some() { Refreshed::WithoutScript } else { Refreshed::Never },
        symbols: &[],
        bar: Some(bar),
        skip: Some(("decision", &skip)),
    };
    framed(look.scene.options.frame, &chrome, main)
}

/// The part that changes from step to step: `<main>`, and templates for the header and for new drawings. The script
/// adds the drawings to those of the page. If hands are hidden, it replaces them instead: old drawings would reveal a
/// hand to the next person at the device.
pub fn part<G: Narration>(look: &Look<'_, G>, title: &str, bar: &Markup, main: &Markup) -> Markup {
    part_with(look, title, bar, main, &[(".bar-of-table", bar)])
}

/// The changing part, with replacements for elements outside `<main>`, each with the selector of its element.
pub(super) fn part_with<G: Narration>(
    look: &Look<'_, G>,
    title: &str,
    bar: &Markup,
    main: &Markup,
    beside: &[(&str, &Markup)],
) -> Markup {
    let anew = G::HAS_HIDDEN_INFORMATION && look.scene.seen.seats() > 1;
    let all = html! { (main) @for (_, markup) in beside { (markup) } };
    let sprite = drawings(look.scene.options.frame, anew, bar, &all);
    html! {
        (main)
        template data-drawings=(if anew { "all" } else { "more" }) data-title={ (look.scene.titled(title)) " · Hedgerow" } { (sprite) }
        @for (place, markup) in beside { template data-for=(place) { (markup) } }
    }
}

/// The drawings of a part: those that the page lacks or, with `anew`, all that the page needs.
fn drawings(frame: &Frame<'_>, anew: bool, bar: &Markup, main: &Markup) -> Markup {
    let header = header(frame, Some(bar));
    sprite(pointed_at(&header.0).chain(pointed_at(&main.0)), if anew { "" } else { frame.drawn })
}

/// The tools: undo, redo, fork, rulebook, settings. `crosses` says what an undo reveals; narrow
/// screens hide an `optional` rulebook.
pub fn tools<G: Narration>(
    look: &Look<'_, G>,
    crosses: impl FnOnce(Takeback) -> &'static str,
    optional: bool,
) -> Markup {
    let scene = look.scene;
    let step = scene.seen.step();
    let now = scene.options.step.at.is_none() && !scene.options.step.watching && !scene.options.covered;
    let back = scene.back().filter(|_| now).map(|(takeback, entry)| {
        let choice = entry.label().map_or_else(|| look.text("table-undo-hidden"), |label| look.say(label));
        if scene.shared().is_some_and(|people| people.asks_others) {
            return look.say(Message::new("friends-undo").key("choice", choice));
        }
        look.say(Message::new("table-undo").key("choice", choice).key("crosses", crosses(takeback)))
    });
    let acts = scene.shared().is_none_or(|people| people.acts);
    let redo = scene.seen.can_redo().filter(|_| now && acts && scene.thinking().is_none());
    let redo = redo.map(|choice| look.say(Message::new("table-redo").message("choice", choice.label)));
    let post = |what: &str, step: u32, drawing: &str, words: &str, optional: bool| {
        html! {
            form method="post" action={ (look.path()) "/" (what) } {
                input type="hidden" name="step" value=(step);
                button.tool.opt[optional] aria-label=(words) title=(words) data-do=(what) { (icon(drawing, "i20")) }
            }
        }
    };
    let locked = |drawing: &str, words: &str| {
        html! {
            button.tool type="button" aria-disabled="true" aria-label=(words) title=(words) { (icon(drawing, "i20")) }
        }
    };
    let link = |href: &str, drawing: &str, words: &str, optional: bool| {
        html! { a.tool.opt[optional] href=(href) aria-label=(words) title=(words) { (icon(drawing, "i20")) } }
    };
    let book = format!("/rules/{}", G::NAME);
    html! {
        @match back {
            Some(words) => (post("undo", step, "i-undo", &words, false)),
            None => (locked("i-undo", &look.text("table-undo-nothing"))),
        }
        @match redo {
            Some(words) => (post("redo", step, "i-redo", &words, false)),
            None => (locked("i-redo", &look.text("table-redo-nothing"))),
        }
        @if scene.keeps_hands() { span.opt { (locked("i-fork", &look.text("friends-hands"))) } }
        @else { (post("fork", look.step, "i-fork", &look.text("table-fork"), true)) }
        (link(&format!("{}/fairness", look.path()), "lantern", &look.text("fair-title"), true))
        (link(&book, "i-book", &look.text("table-rulebook"), optional))
        (link("/settings", "i-cog", &look.text("table-settings"), true))
    }
}

/// The keyboard shortcuts: key, action, and whether it needs a table with a map.
const KEYS: [(&str, &str, bool); 10] = [
    ("A–Z, 1–9", "choose", false),
    (".", "end", false),
    ("U, R", "undo", false),
    ("0", "board", false),
    ("← ↑ ↓ →", "arrows", false),
    ("← →", "watch", false),
    (",", "again", false),
    ("+ −", "zoom", true),
    ("Esc", "back", false),
    ("?", "help", false),
];

/// The keyboard shortcuts, which the script shows on request.
pub fn keys(words: &Words, maps: bool) -> Markup {
    html! {
        dialog.sheet.keys #keys aria-labelledby="keys-title" {
            h2 #keys-title { (words.text("table-keys")) }
            (list_of_keys(words, maps))
            form method="dialog" { button.btn.alt { (words.text("table-close")) } }
        }
    }
}

/// The keyboard shortcuts as a list; those for maps only if there is one.
pub fn list_of_keys(words: &Words, maps: bool) -> Markup {
    html! {
        dl {
            @for (key, what, _) in KEYS.into_iter().filter(|&(_, _, map)| maps || !map) {
                div { dt { kbd { (key) } } dd { (words.say(&Message::new("table-key").key("what", what))) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Prefs;

    #[test]
    fn a_part_brings_or_leaves_the_drawing_of_the_header() {
        let nothing = html! {};
        let mark = "<symbol id=\"leaf\"";
        for (drawn, anew, brings) in
            [("", true, true), ("leaf", true, true), ("", false, true), ("leaf", false, false)]
        {
            let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn };
            let part = drawings(&frame, anew, &nothing, &nothing).into_string();
            assert_eq!(part.contains(mark), brings, "{drawn} {anew}");
        }
    }
}
