//! Games whose positions a network has learned to value.

use tabletop::Seat;

use crate::BotFactory;

/// A game with a learned part of its judge, from which it goes on learning (docs/learning.md).
pub trait Learned: BotFactory {
    /// The number of inputs of its network.
    const INPUTS: usize;

    /// The number of targets of its network, one for each output; 0 if it has one output, the log odds to win.
    const TARGETS: usize = 0;

    /// The setups of the games to learn from, played in turn.
    fn practice(&self) -> Vec<Self::Setup> {
        self.all_setups()
    }

    /// Appends the inputs of a position at the beginning of a turn, as a seat sees it.
    fn inputs(&self, state: &Self::State, seat: Seat, into: &mut Vec<f32>);

    /// Appends the [`Learned::TARGETS`] of a position for a seat, known once the game has ended.
    fn targets(&self, _state: &Self::State, _end: &Self::State, _seat: Seat, _into: &mut Vec<f32>) {}
}
