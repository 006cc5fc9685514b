//! Error pages.

use maud::{Markup, html};
use tabletop::Message;

use crate::Frame;
use crate::art::icon;
use crate::shell::{Chrome, Refreshed, document, framed};

/// The page that is shown while the server cannot be reached. It reloads automatically.
pub fn offline(frame: &Frame<'_>) -> Markup {
    let words = frame.words();
    let title = words.text("site-offline-title");
    let main = html! {
        main.page #main {
            div.astray {
                (icon("lantern", "whole"))
                h1 { (title) }
                p { (words.text("site-offline-text")) }
                div.btns { a.btn href="" { (words.text("site-offline-again")) } }
            }
        }
    };
    framed(
        frame,
        &Chrome {
            title: &title,
            about: None,
            class: "",
            symbols: &[],
            bar: None,
            refreshed: Refreshed::Always,
            skip: None,
        },
        &main,
    )
}

/// A page with an error, and links to other pages.
pub fn error(frame: &Frame<'_>, status: u16, message: &Message) -> Markup {
    let words = frame.words();
    let title = words.say(&Message::new("site-error-title").number("status", status));
    let (kind, who) = match status {
        404 => ("rc", "lamplighter"),
        400..500 => ("pr", "dodger"),
        _ => ("pr", "packrat"),
    };
    let main = html! {
        main.page #main {
            div.astray {
                (icon(&format!("{kind}-{who}"), "whole"))
                h1 { (title) }
                p { (words.say(message)) }
                div.btns {
                    a.btn href="/" { (words.text("site-error-home")) }
                    a.btn.alt href="/games" { (words.text("site-nav-games")) }
                    a.btn.alt href="/rules" { (icon("i-book", "i20")) (words.text("site-rules")) }
                }
                p.xs.dim { code { (status) } }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}
