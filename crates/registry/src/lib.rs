//! The one list of games.
//!
//! What serves, studies, teaches or tests all games walks over [`NAMES`] or calls [`with_game`]. A new game is a folder
//! in `games/` and a line of the list below.

#![forbid(unsafe_code)]

use std::sync::{Arc, LazyLock};

use content::Stocked;
use env::Encoded;
use search::ExactOdds;
use stats::Studied;
use tabletop::{Game, TerminalView};

/// A game of the list: its rules, players, content, accounts, features and what a terminal shows.
pub trait Registered: Studied + Encoded + ExactOdds + TerminalView {
    /// The game with its built-in content, of which there is one in the process.
    fn shared() -> &'static Arc<Self>;
}

/// Work that is done with one game, whichever it is.
pub trait Work {
    /// What comes of it.
    type Result;

    /// Does it.
    fn with<G: Registered>(self) -> Self::Result;
}

/// Work that is done with the pages of one game, whichever it is.
#[cfg(feature = "pages")]
pub trait PagesWork {
    /// What comes of it.
    type Result;

    /// Does it.
    fn with<S: web::Screen<Game: Registered>>(self) -> Self::Result;
}

/// Writes the list into everything that depends on it: the type of a game's rules, and that of its pages.
macro_rules! games {
    ($($(#[$when:meta])* $game:ty: $pages:ty,)*) => {
        $(
            $(#[$when])*
            impl Registered for $game {
                fn shared() -> &'static Arc<Self> {
                    static GAME: LazyLock<Arc<$game>> = LazyLock::new(|| <$game>::builtin().game);
                    &GAME
                }
            }
        )*

        /// The stable names of the games, in the order in which they are listed.
        pub const NAMES: &[&str] = &[$($(#[$when])* <$game>::NAME),*];

        /// Does some work with the game of this name; `None` if there is no such game.
        pub fn with_game<W: Work>(name: &str, work: W) -> Option<W::Result> {
            match name {
                $($(#[$when])* <$game>::NAME => Some(work.with::<$game>()),)*
                _ => None,
            }
        }

        /// Does some work with the pages of the game of this name; `None` if there is no such game.
        #[cfg(feature = "pages")]
        pub fn with_pages<W: PagesWork>(name: &str, work: W) -> Option<W::Result> {
            match name {
                $($(#[$when])* <$game>::NAME => Some(work.with::<$pages>()),)*
                _ => None,
            }
        }
    };
}

games! {
    ratcatcher::Ratcatcher: ratcatcher_pages::Pages,
    everdell::Everdell: everdell_pages::Pages,
    mystics::Mystics: mystics_pages::Pages,
    #[cfg(feature = "toy")]
    acorns::Acorns: acorns_pages::Pages,
}

/// The names of the games of a release: those of [`NAMES`] without the toy, which stands last.
pub fn released() -> &'static [&'static str] {
    if cfg!(feature = "toy") { NAMES.split_last().map_or(NAMES, |(_, released)| released) } else { NAMES }
}
