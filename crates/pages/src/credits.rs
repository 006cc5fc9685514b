//! Who made what, and where each component comes from.

use maud::{Markup, html};
use ratcatcher::load::Pack;

use crate::Frame;
use crate::shell::document;

/// Credits, with the provenance of every record of a pack.
pub fn credits(frame: &Frame<'_>, pack: &Pack) -> Markup {
    let title = frame.words().text("site-credits-title");
    let main = html! { main.page.wide #main { h1 { (title) } p { (pack.records.len()) } } };
    document(frame, &title, "", &[], &main)
}
