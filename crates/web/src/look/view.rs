//! The layout of a table that fits the window. On a desktop, all panes are side by side and the page does not
//! scroll. On a phone, one pane is shown at a time, with the question below it in a sheet that can be pulled up, and
//! tabs at the bottom.
//!
//! The open pane and the sheet must survive the next update of the table. So their state is in checkboxes and radio
//! buttons outside `<main>`, which the style sheets query. In a window that is too low, the page scrolls instead.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Message, Narration};

use super::Look;
use super::around::part_with;
use crate::Sight;
use crate::art::icon;
use crate::shell::{Chrome, Refreshed, framed};

/// A part of the table that a phone shows separately.
pub struct Pane {
    /// Its ID: style sheets show the element with the class `pane-…`.
    pub id: &'static str,
    /// The label of its tab.
    pub name: String,
    /// The drawing of its tab.
    pub drawing: String,
    /// The number of events or choices there, with their text.
    pub news: Option<(usize, String)>,
}

/// The whole page of a table in this layout. A phone opens with the first pane.
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

/// The part that changes from step to step, including the tabs.
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

/// The controls for the open pane and for the sheet, which may start `up`.
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

/// The main element of a table, with the attributes that scripts read.
pub fn table_main<G: Narration>(look: &Look<'_, G>, class: &str, inside: &Markup) -> Markup {
    let options = &look.scene.options;
    html! {
        main class=(class) #main data-game=(G::NAME) data-step=(look.scene.seen.step()) data-table=(options.id)
            data-live[look.live] data-watching[options.step.watching] { (inside) }
    }
}

/// An element with a preview of its full content: on a tap or Enter without scripts, and on hover with scripts.
/// `id` names the preview.
pub fn preview(id: &str, class: &str, words: &str, face: &Markup, all: &Markup) -> Markup {
    html! {
        (opener(id, class, words, face))
        (opened(id, all))
    }
}

/// The element that opens a preview elsewhere in the page.
pub fn opener(id: &str, class: &str, words: &str, face: &Markup) -> Markup {
    html! { button type="button" class={ "pv " (class) } popovertarget=(id) aria-label=[(!words.is_empty()).then_some(words)] { (face) } }
}

/// A preview whose opener is elsewhere in the page.
pub fn opened(id: &str, all: &Markup) -> Markup {
    html! { div.pop popover id=(id) { (all) } }
}

/// The link to the log if there is no room for it. `new` is the number of lines that the last choice added.
pub fn log_link<G: Narration>(look: &Look<'_, G>, new: usize) -> Markup {
    html! {
        label.tool.log-of for="pane-log" title=(look.text("table-log")) {
            (icon("i-list", "i20"))
            span.vh { (look.text("table-log")) }
            @if new > 0 { b.badge-of aria-hidden="true" { (new) } }
        }
    }
}

/// The menu for everything that is not on the table: the site, this game, and its credits.
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

/// A rolled die.
pub struct Die {
    /// The drawing of its face.
    pub drawing: String,
    /// Its face in words.
    pub words: String,
    /// Whether it counts for the purpose of the roll.
    pub counts: bool,
}

/// A roll of six-sided dice: each face, whether it hits (at least `need`), and the text.
pub fn tray<G: Narration>(look: &Look<'_, G>, faces: &[u8], need: u8, says: &Markup) -> Markup {
    let said = look.say(Message::new("table-tray").number("need", need));
    let die =
        |&face: &u8| Die { drawing: format!("die-{face}"), words: face.to_string(), counts: face >= need };
    tray_of(look, &said, &faces.iter().map(die).collect::<Vec<_>>(), says)
}

/// A roll, die by die, with the label `said` and the text.
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
