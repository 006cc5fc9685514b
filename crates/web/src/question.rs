//! The question of a table, with everything that can take its place.

use i18n::Words;
use maud::{Markup, html};

use crate::Screen;
use crate::company::thinking;
use crate::learn::coach;
use crate::look::Look;
use crate::scene::cover;

/// The question of a table with its notices, or its replacement: the moments of a watched step, the cover of hidden
/// hands, or the end of the game.
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
            (coach(scene))
            div.notices { (scene.notices()) }
            @if scene.options.step.watching {
                (watched())
            } @else if scene.options.covered {
                (cover(scene))
            } @else if let Some(end) = end {
                (end)
            } @else {
                (thinking::<S>(scene, ask))
            }
        }
    }
}

/// The handle of the sheet: its text, and the number of choices in it.
fn grip(words: &Words) -> Markup {
    html! {
        label.grip for="sheet-up" {
            i aria-hidden="true" {}
            span.vh { (words.text("table-sheet-up")) }
        }
    }
}
