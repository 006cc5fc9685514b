//! Games whose positions a network has learned to value.

use tabletop::Seat;

use crate::BotFactory;

/// A game with a learned part of its judge, from which it goes on learning (docs/learning.md).
pub trait Learned: BotFactory {
    /// The number of inputs of its network.
    const INPUTS: usize;

    /// Appends the inputs of a position at the beginning of a turn, as a seat sees it.
    fn inputs(&self, state: &Self::State, seat: Seat, into: &mut Vec<f32>);
}
