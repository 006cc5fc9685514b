//! The page of keyboard shortcuts.

use maud::{Markup, html};

use crate::Frame;
use crate::look::list_of_keys;
use crate::shell::{document, opening_with};

/// The page of keyboard shortcuts, for browsers without scripts and outside tables.
pub fn keys(frame: &Frame<'_>) -> Markup {
    let words = frame.words();
    let title = words.text("table-keys");
    let main = html! {
        main.page #main {
            (opening_with(&title, &words.text("site-keys-lead"), "cd-jor_goldwing"))
            section.sheet.keys { (list_of_keys(words, true)) }
            p { (words.text("site-keys-plain")) }
        }
    };
    document(frame, &title, "", &[], &main)
}
