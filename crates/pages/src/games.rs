//! The reader's games.

use maud::{Markup, html};
use tabletop::Message;

use crate::Frame;
use crate::shell::{document, fault_notice};

/// What a list says about one game without opening it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCard {
    /// The table's name in addresses.
    pub id: String,
    /// The stable name of the game.
    pub game: &'static str,
    /// The stable name of the ratcatcher.
    pub ratcatcher: String,
    /// The stable name of the nemesis.
    pub nemesis: String,
    /// The stable name of the mode.
    pub mode: String,
    /// The round that is being played.
    pub round: u16,
    /// Magic cheese that the player has collected.
    pub cheese: u8,
    /// Magic cheese that the rats have devoured.
    pub devoured: u8,
    /// Steps played.
    pub steps: u32,
    /// How it ended, as a stable name; nothing while it goes on.
    pub outcome: Option<&'static str>,
    /// When it was last played, in seconds since 1970.
    pub changed: i64,
}

/// The list of the reader's games.
pub fn games(frame: &Frame<'_>, games: &[GameCard], fault: Option<&Message>) -> Markup {
    let words = frame.words();
    let title = words.text("site-games-title");
    let main = html! {
        main.page.wide #main {
            header { h1 { (title) } }
            (fault_notice(words, fault))
            @for game in games { p { a href={ "/table/" (game.id) } { (game.id) } } }
        }
    };
    document(frame, &title, "", &[], &main)
}
