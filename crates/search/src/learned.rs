//! Games that a network has learned to value, or a policy to play.

use tabletop::Seat;

use crate::BotFactory;

/// A game with learned parts of its evaluator, which can go on learning (docs/learning.md).
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

    /// The number of features that its playout policy has for each choice; 0 if the policy does not learn.
    const FEATURES: usize = 0;

    /// The phases of the policy, and the weights of each. Weight 0 of a phase stays 0.
    const POLICY: [usize; 2] = [0, 0];

    /// Appends a row for each choice: the phase, the value by hand in points, and [`Learned::FEATURES`] places of
    /// weights. Nothing is appended where the policy does not learn.
    fn choice_rows(
        &self,
        _mind: &mut Self::EvalCache,
        _state: &Self::State,
        _seat: Seat,
        _choices: &[Self::Choice],
        _into: &mut Vec<f32>,
    ) {
    }

    /// The weight that each later turn has, compared with the one before it, when a choice is judged by how
    /// [`Evaluator::judge`](crate::Evaluator::judge) changes after it: the λ of generalised advantage estimation, from 0
    /// to 1. With 1 only the end of the game counts. `None` if a choice is compared with other games of the same chance.
    const OUTLOOK: Option<f32> = None;

    /// What a policy gains by the end of a game: first what it begins to learn from, then what it goes on with, in
    /// points.
    fn rewards(&self, _end: &Self::State, _seat: Seat) -> [f32; 2] {
        [0.0; 2]
    }
}

/// The weights of a policy, a row for each phase, from the bytes that its training wrote: two for each weight, the lower
/// first. As the value of a `static` it fails to compile if the bytes are not as many.
///
/// # Panics
///
/// If the bytes are not two for each weight.
pub const fn policy_weights<const PHASES: usize, const WEIGHTS: usize>(
    bytes: &[u8],
) -> [[i16; WEIGHTS]; PHASES] {
    assert!(bytes.len() == 2 * PHASES * WEIGHTS, "two bytes for each weight");
    let mut weights = [[0; WEIGHTS]; PHASES];
    let mut at = 0;
    while at < PHASES * WEIGHTS {
        weights[at / WEIGHTS][at % WEIGHTS] = i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]);
        at += 1;
    }
    weights
}
