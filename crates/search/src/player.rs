//! Computer players, and the results of their searches.

use tabletop::{Game, Message};

/// A player of a game.
pub trait Player<G: Game>: Send {
    /// Returns the index of its choice in `choices`, which is never empty.
    ///
    /// `known` looks the same to the deciding seat as the true position.
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize;

    /// As [`choose`](Player::choose), for a player that needs no position, so that nothing hidden must be redrawn
    /// for it; `None` if it needs one.
    fn choose_blindly(&mut self, _choices: &[G::Choice]) -> Option<usize> {
        None
    }

    /// The result of the search behind its last choice; `None` if it did not search.
    fn thought(&self) -> Option<Glimpse> {
        None
    }
}

/// The result of a search, in brief.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glimpse {
    /// The number of simulations, at most until the choice was settled.
    pub looks: u32,
    /// The estimated chance to win after the choice, from 0 to 1.
    pub value: f64,
    /// The mean number of decisions a simulation followed the tree before the playout.
    pub depth: f64,
}

/// A recommended choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The index of the choice.
    pub index: usize,
    /// Its value, meaningful only in comparison with others.
    pub value: i64,
    /// The reason, as a text for people.
    pub reason: Message,
}

/// A player that looks one step ahead and explains its choice.
pub trait Greed<G: Game>: Player<G> + 'static {
    /// A player with this seed.
    fn new(seed: u64) -> Self;

    /// Its recommendations, best first.
    fn advise(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> Vec<Hint>;
}
