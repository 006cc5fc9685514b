//! The first page.

use maud::{Markup, html};

use crate::shell::document;
use crate::{Frame, GameCard};

/// The first page, with the game that waits, if there is one.
pub fn home(frame: &Frame<'_>, resume: Option<&GameCard>) -> Markup {
    let title = frame.words().text("site-home-title");
    let main = html! {
        main #main { h1 { (title) } @if let Some(card) = resume { a href={ "/table/" (card.id) } { (card.id) } } }
    };
    document(frame, &title, "", &[], &main)
}
