//! A table that is seen whole: on a desk everything lies side by side and the page does not scroll; on a phone one pane
//! is shown at a time, the question below it in a sheet that can be pulled up, and tabs at the bottom.
//!
//! What is pulled up or open must outlive the next picture of the table, so its boxes stand beside `<main>`, and style
//! sheets ask which are checked. A window that is too low for all that shows the same as a page that scrolls.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Message, Narration};

use super::Look;
use super::around::part_with;
use crate::art::icon;
use crate::shell::{Chrome, Refreshed, framed};
use crate::{Screen, Sight};

/// A part of the table that a phone shows by itself.
pub struct Pane {
    /// Its name in the page: style sheets show the element with the class `pane-…`.
    pub id: &'static str,
    /// What its tab says.
    pub name: String,
    /// The drawing of its tab.
    pub drawing: String,
    /// How many things happened there or can be done there, and what they are in words.
    pub news: Option<(usize, String)>,
}

/// The whole page of a table that is seen whole. The first pane is the one that a phone opens with.
pub fn view<G: Narration>(
    look: &Look<'_, G>,
    title: &str,
    bar: &Markup,
    main: &Markup,
    panes: &[Pane],
) -> Markup {
    let skip = look.text("table-skip");
    let class = match (look.scene.options.frame.prefs.sight, look.is_past()) {
        (Sight::Big, true) => "is-past",
        (Sight::Big, false) => "",
        (Sight::Whole, true) => "view is-past",
        (Sight::Whole, false) => "view",
    };
    let chrome = Chrome {
        title: &look.scene.titled(title),
        about: look.scene.options.about.as_ref(),
        class,
        refreshed: if look.scene.thinking().is_some() { Refreshed::WithoutScript } else { Refreshed::Never },
        symbols: &[],
        bar: Some(bar),
        skip: Some(("decision", &skip)),
    };
    let whole = html! { (main) (switches(look.words, panes, look.scene.options.odds.is_some())) (tabs(look.words, panes)) };
    framed(look.scene.options.frame, &chrome, &whole)
}

/// Only what changes from step to step, the tabs among it.
pub fn view_part<G: Narration>(
    look: &Look<'_, G>,
    title: &str,
    bar: &Markup,
    main: &Markup,
    panes: &[Pane],
) -> Markup {
    let tabs = tabs(look.words, panes);
    part_with(look, title, bar, main, &[(".bar-of-table", bar), (".tabs", &tabs)])
}

/// What is open: a pane, and the sheet if it is `up` from the start.
fn switches(words: &Words, panes: &[Pane], up: bool) -> Markup {
    html! {
        section.switches aria-label=(words.text("table-panes")) {
            fieldset {
                legend.vh { (words.text("table-panes")) }
                @for (place, pane) in panes.iter().enumerate() {
                    input.vh type="radio" name="pane" id={ "pane-" (pane.id) } checked[place == 0] aria-label=(pane.name);
                }
            }
            input.vh type="checkbox" id="sheet-up" checked[up] aria-label=(words.text("table-sheet-up"));
        }
    }
}

/// The tabs at the bottom of a phone.
fn tabs(words: &Words, panes: &[Pane]) -> Markup {
    html! {
        nav.tabs aria-label=(words.text("table-tabs")) {
            @for pane in panes {
                label for={ "pane-" (pane.id) } {
                    (icon(&pane.drawing, "i24"))
                    span { (pane.name) }
                    @if let Some((count, words)) = &pane.news {
                        b.badge-of title=(words) { (count) span.vh { " " (words) } }
                    }
                }
            }
        }
    }
}

/// The main element of a table, with what scripts read of it.
pub fn table_main<G: Narration>(look: &Look<'_, G>, class: &str, inside: &Markup) -> Markup {
    let options = &look.scene.options;
    html! {
        main class=(class) #main data-game=(G::NAME) data-step=(look.scene.seen.step()) data-table=(options.id)
            data-live[look.live] data-watching[options.step.watching] { (inside) }
    }
}

/// The question with its notices, or what stands in its place: the moments of a step that is watched, the cover of
/// hidden hands, or how the game ended.
pub fn question<S: Screen>(
    look: &Look<'_, S::Game>,
    watched: impl FnOnce() -> Markup,
    end: Option<Markup>,
    ask: impl FnOnce() -> Markup,
) -> Markup {
    let scene = look.scene;
    html! {
        div.question-of {
            (grip(look.words))
            (crate::coach(scene))
            div.notices { (scene.notices()) }
            @if scene.options.step.watching {
                (watched())
            } @else if scene.options.covered {
                (crate::cover(scene))
            } @else if let Some(end) = end {
                (end)
            } @else {
                (crate::thinking::<S>(scene, ask))
            }
        }
    }
}

/// The handle of the sheet: what it says and how many choices lie in it.
fn grip(words: &Words) -> Markup {
    html! {
        label.grip for="sheet-up" {
            i aria-hidden="true" {}
            span.vh { (words.text("table-sheet-up")) }
        }
    }
}

/// Something small that shows all of itself in a preview: on a tap or Enter without scripts, and on pointing at it with them.
/// `id` names the preview.
pub fn preview(id: &str, class: &str, words: &str, face: &Markup, all: &Markup) -> Markup {
    html! {
        (opener(id, class, words, face))
        (opened(id, all))
    }
}

/// What opens a preview that stands elsewhere.
pub fn opener(id: &str, class: &str, words: &str, face: &Markup) -> Markup {
    html! { button type="button" class={ "pv " (class) } popovertarget=(id) aria-label=[(!words.is_empty()).then_some(words)] { (face) } }
}

/// A preview whose opener stands elsewhere.
pub fn opened(id: &str, all: &Markup) -> Markup {
    html! { div.pop popover id=(id) { (all) } }
}

/// The way to the log where there is no room for it. `new` is how many lines the last choice added.
pub fn log_link<G: Narration>(look: &Look<'_, G>, new: usize) -> Markup {
    html! {
        label.tool.log-of for="pane-log" title=(look.text("table-log")) {
            (icon("i-list", "i20"))
            span.vh { (look.text("table-log")) }
            @if new > 0 { b.badge-of aria-hidden="true" { (new) } }
        }
    }
}

/// The way to everything that is not on the table: the site, this game as a whole, and its credits.
pub fn menu<G: Narration>(look: &Look<'_, G>) -> Markup {
    let words = look.words;
    let path = look.path();
    let step = look.step;
    let links = [
        (format!("/rules/{}", G::NAME), "i-book", "table-rulebook"),
        (format!("{path}/line?step={step}#step-{step}"), "i-list", "memory-line"),
        (format!("{path}/fairness"), "lantern", "fair-title"),
        (format!("{path}/report?step={step}"), "i-flag", "memory-report"),
        ("/settings".to_owned(), "i-cog", "table-settings"),
    ];
    let site = [
        ("/", "site-nav-home"),
        ("/games", "site-nav-games"),
        ("/learn", "site-nav-learn"),
        ("/keys", "table-keys"),
        ("/credits", "site-nav-credits"),
    ];
    html! {
        button.tool.menu-of type="button" popovertarget="table-menu" aria-label=(words.text("site-menu")) title=(words.text("site-menu")) {
            (icon("i-menu", "i20"))
        }
        div.pop.menu-sheet popover #table-menu {
            nav aria-label=(words.text("site-menu")) {
                @if !look.scene.keeps_hands() {
                    form method="post" action={ (path) "/fork" } {
                        input type="hidden" name="step" value=(step);
                        button { (icon("i-fork", "i20")) (words.text("table-fork")) }
                    }
                }
                @for (href, drawing, key) in links { a href=(href) { (icon(drawing, "i20")) (words.text(key)) } }
                @for (href, key) in site { a href=(href) { (icon("leaf", "i20")) (words.text(key)) } }
            }
            p.xs.dim { (words.text("site-unofficial")) }
        }
    }
}

/// A die that was rolled.
pub struct Die {
    /// The drawing of its face.
    pub drawing: String,
    /// Its face in words.
    pub words: String,
    /// Whether it counts for what it was rolled for.
    pub counts: bool,
}

/// What was rolled with dice of six numbers: each face, whether it hit, and in words.
pub fn tray<G: Narration>(look: &Look<'_, G>, faces: &[u8], need: u8, says: &Markup) -> Markup {
    let said = look.say(Message::new("table-tray").number("need", need));
    let die =
        |&face: &u8| Die { drawing: format!("die-{face}"), words: face.to_string(), counts: face >= need };
    tray_of(look, &said, &faces.iter().map(die).collect::<Vec<_>>(), says)
}

/// What was rolled, die by die, called `said`, and in words.
pub fn tray_of<G: Narration>(look: &Look<'_, G>, said: &str, dice: &[Die], says: &Markup) -> Markup {
    html! {
        div.tray {
            ol aria-label=(said) {
                @for die in dice {
                    li.hit[die.counts] {
                        (icon(&die.drawing, "i28"))
                        span.vh { (die.words) @if die.counts { " " (look.text("table-tray-hit")) } }
                        @if die.counts { (icon("i-ok", "i12")) }
                    }
                }
            }
            p { (says) }
        }
    }
}
