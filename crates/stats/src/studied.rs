//! What a study needs of a game in addition to its rules.

use content::HasContent;
use search::BotFactory;
use tabletop::{Game, Message, Seat};

use crate::{Over, Remember};

/// A game that can be studied, with content read at run time.
pub trait Studied: BotFactory + Remember + HasContent {
    /// The names of the columns of sources of wounds.
    const WOUNDS: &'static [&'static str] = &[];

    /// The words of its accounts, each with its meaning.
    fn words() -> Vec<(&'static str, &'static str)>;

    /// The numbers of its accounts and of [`Studied::count_more`], each with its meaning.
    fn numbers() -> Vec<(&'static str, &'static str)>;

    /// Counts what studies need beyond the account of a game.
    fn count_more(
        _seen: &StudiedGame<'_, Self>,
        _people: &[Seat],
        _count: &mut dyn FnMut(&'static str, i64),
    ) {
    }

    /// Deeds of the people that may correlate with winning, such as `card:bard`; each counts once per game.
    fn deeds(seen: &StudiedGame<'_, Self>, people: &[Seat], note: &mut dyn FnMut(String));

    /// The name of a deed that is not a record of the content.
    fn call_deed(_deed: &str) -> Option<Message> {
        None
    }
}

/// A finished game, as a study sees it.
pub struct StudiedGame<'a, G: Game> {
    /// The game, and its events after the first decision.
    pub over: Over<'a, G>,
    /// The events before the first decision.
    pub begun: &'a [G::Event],
}
