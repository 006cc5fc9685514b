//! What a study knows of each game besides its rules.

mod everdell;
mod mystics;
mod ratcatcher;

use packs::Stocked;
use search::Playable;
use stats::{Over, Remember};
use tabletop::{Game, Message, Seat};

/// A game that can be studied, with its content read at run time.
pub trait Studied: Playable + Remember + Stocked {
    /// The numbers that say where wounds come from; names of columns.
    const WOUNDS: &'static [&'static str] = &[];

    /// The words of its accounts, each with what it says.
    fn words() -> Vec<(&'static str, &'static str)>;

    /// The numbers of its accounts and what [`Studied::count_more`] counts, each with what it says.
    fn numbers() -> Vec<(&'static str, &'static str)>;

    /// Counts what studies ask for beyond the account of a game.
    fn count_more(_seen: &Seen<'_, Self>, _people: &[Seat], _count: &mut dyn FnMut(&'static str, i64)) {}

    /// What the people did that may go with winning, such as `card:bard`; each is noted once a game.
    fn deeds(seen: &Seen<'_, Self>, people: &[Seat], note: &mut dyn FnMut(String));

    /// What a deed is called that is no record of the content.
    fn call_deed(_deed: &str) -> Option<Message> {
        None
    }
}

/// A game that is over, as a study looks at it.
pub struct Seen<'a, G: Game> {
    /// The game, and what happened after the first decision.
    pub over: Over<'a, G>,
    /// What happened before it.
    pub begun: &'a [G::Event],
}

/// The names of the games that can be studied.
pub const GAMES: [&str; 3] =
    [::ratcatcher::Ratcatcher::NAME, ::everdell::Everdell::NAME, ::mystics::Mystics::NAME];

/// Something done with a game, whichever it is.
pub(crate) trait Work {
    /// What comes of it.
    type Result;

    /// Does it.
    fn with<G: Studied>(self) -> Self::Result;
}

/// Does some work with the game of this name; nothing if there is none.
pub(crate) fn with_game<W: Work>(name: &str, work: W) -> Option<W::Result> {
    match name {
        ::ratcatcher::Ratcatcher::NAME => Some(work.with::<::ratcatcher::Ratcatcher>()),
        ::everdell::Everdell::NAME => Some(work.with::<::everdell::Everdell>()),
        ::mystics::Mystics::NAME => Some(work.with::<::mystics::Mystics>()),
        _ => None,
    }
}

/// The name of the column of something that accounts name with hyphens.
pub(crate) fn column(name: &str) -> String {
    name.replace('-', "_")
}
