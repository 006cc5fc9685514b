//! The one list of games.
//!
//! Code for all games iterates over [`NAMES`] or calls [`with_game`]. A new game is a folder in `games/` and a line
//! in the list below.

#![forbid(unsafe_code)]

use std::sync::{Arc, LazyLock};

use content::HasContent;
use env::Encoded;
use schemars::JsonSchema;
use search::ExactOdds;
use stats::Studied;
use tabletop::{Game, ScenarioState, TerminalView};

/// A game of the list: rules, players, content, accounts, features and terminal view.
pub trait Registered:
    Studied + Encoded + ExactOdds + ScenarioState + TerminalView + Game<Setup: JsonSchema>
{
    /// The game with its built-in content, one instance per process.
    fn shared() -> &'static Arc<Self>;
}

/// A generic function over the type of a game.
pub trait Work {
    /// The result.
    type Result;

    /// Calls it with a game.
    fn with<G: Registered>(self) -> Self::Result;
}

/// A generic function over the type of a game's pages.
#[cfg(feature = "pages")]
pub trait PagesWork {
    /// The result.
    type Result;

    /// Calls it with a game.
    fn with<S: web::Screen<Game: Registered>>(self) -> Self::Result;
}

/// Generates everything that depends on the list: for each game the type of its rules and that of its pages.
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

        /// The stable names of the games, in the order of the list.
        pub const NAMES: &[&str] = &[$($(#[$when])* <$game>::NAME),*];

        /// Calls a function with the game of this name; `None` if there is no such game.
        pub fn with_game<W: Work>(name: &str, work: W) -> Option<W::Result> {
            match name {
                $($(#[$when])* <$game>::NAME => Some(work.with::<$game>()),)*
                _ => None,
            }
        }

        /// Calls a function with the pages of the game of this name; `None` if there is no such game.
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

/// The games of a release: [`NAMES`] without the toy, which is last.
pub fn released() -> &'static [&'static str] {
    if cfg!(feature = "toy") { NAMES.split_last().map_or(NAMES, |(_, released)| released) } else { NAMES }
}
