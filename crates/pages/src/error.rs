//! When a page is not to be had.

use maud::{Markup, html};
use tabletop::Message;

use crate::Frame;
use crate::shell::document;

/// A page that says what went wrong and where to go instead.
pub fn error(frame: &Frame<'_>, status: u16, message: &Message) -> Markup {
    let words = frame.words();
    let title = words.text("site-error-title");
    let main = html! { main.page #main { h1 { (title) } p { (words.say(message)) } p.num { (status) } } };
    document(frame, &title, "", &[], &main)
}
