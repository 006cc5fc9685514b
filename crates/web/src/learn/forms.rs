//! Forms that create practice tables.

use i18n::Words;
use maud::{Markup, html};
use tutorial::Task;

use crate::art::icon;

/// The form that creates a practice table.
pub(super) fn lay(game: &str, task: &Task, class: &str, label: &Markup) -> Markup {
    html! {
        form method="post" action="/practice" {
            input type="hidden" name="game" value=(game);
            button class={ "btn " (class) } name="of" value=(task) { (label) }
        }
    }
}

/// The button that creates a table for an example, a lesson or a puzzle.
pub(super) fn try_it(words: &Words, game: &str, task: &Task, class: &str, key: &'static str) -> Markup {
    lay(game, task, class, &html! { (icon("i-next", "i18")) (words.text(key)) })
}
