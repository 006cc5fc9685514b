//! What a study knows of a game besides its rules.

use content::Stocked;
use search::BotFactory;
use tabletop::{Game, Message, Seat};

use crate::{Over, Remember};

/// A game that can be studied, with its content read at run time.
pub trait Studied: BotFactory + Remember + Stocked {
    /// The numbers that say where wounds come from; names of columns.
    const WOUNDS: &'static [&'static str] = &[];

    /// The words of its accounts, each with what it says.
    fn words() -> Vec<(&'static str, &'static str)>;

    /// The numbers of its accounts and what [`Studied::count_more`] counts, each with what it says.
    fn numbers() -> Vec<(&'static str, &'static str)>;

    /// Counts what studies ask for beyond the account of a game.
    fn count_more(
        _seen: &StudiedGame<'_, Self>,
        _people: &[Seat],
        _count: &mut dyn FnMut(&'static str, i64),
    ) {
    }

    /// What the people did that may go with winning, such as `card:bard`; each is noted once a game.
    fn deeds(seen: &StudiedGame<'_, Self>, people: &[Seat], note: &mut dyn FnMut(String));

    /// What a deed is called that is no record of the content.
    fn call_deed(_deed: &str) -> Option<Message> {
        None
    }
}

/// A game that is over, as a study looks at it.
pub struct StudiedGame<'a, G: Game> {
    /// The game, and what happened after the first decision.
    pub over: Over<'a, G>,
    /// What happened before it.
    pub begun: &'a [G::Event],
}
