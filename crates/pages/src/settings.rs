//! The reader's settings.

use maud::{Markup, html};

use crate::Frame;
use crate::shell::document;

/// The form of the reader's settings. It sends `language`, `theme`, `motion`, `pace` and `back`.
pub fn settings(frame: &Frame<'_>) -> Markup {
    let title = frame.words().text("site-settings-title");
    let main = html! { main.page #main { h1 { (title) } } };
    document(frame, &title, "", &[], &main)
}
