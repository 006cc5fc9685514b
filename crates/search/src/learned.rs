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

    /// The sizes of its playout policy; `None` if that does not learn.
    const POLICY: Option<PolicySizes> = None;

    /// Appends a row for each choice: the phase, the value by hand in points, and [`PolicySizes::features`] places of
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

    /// Appends the inputs of the policy's network that are on in a position, as a seat sees it. An input may be on
    /// several times.
    fn situation(&self, _state: &Self::State, _seat: Seat, _into: &mut Vec<usize>) {}

    /// The weight that each later turn has, compared with the one before it, when a choice is judged by the expected
    /// reward after it: the λ of generalised advantage estimation, from 0 to 1. With 1 only the end of the game counts.
    /// What is expected is learned from the situation, or, without a network, the chance to win in hundredths that
    /// [`Evaluator::judge`](crate::Evaluator::judge) finds.
    const LAMBDA: f32 = 0.95;

    /// What a policy gains by the end of a game: first what it begins to learn from, then what it goes on with, in
    /// points.
    fn rewards(&self, _end: &Self::State, _seat: Seat) -> [f32; 2] {
        [0.0; 2]
    }
}

/// The sizes of a playout policy.
///
/// A choice has features; the policy adds their weights to the value by hand. With a network, each weight is corrected
/// by the situation: inputs that are on add their rows to the cells, cells below 0 count as 0, and a feature adds its
/// row of weights times the cells.
#[derive(Debug, Clone, Copy)]
pub struct PolicySizes {
    /// The most features of a choice.
    pub features: usize,
    /// The phases of a game, each with weights of its own.
    pub phases: usize,
    /// The weights of a phase. Weight 0 is that of no feature, and stays 0.
    pub weights: usize,
    /// The inputs of the network; 0 if there is none.
    pub inputs: usize,
    /// The cells of the network.
    pub cells: usize,
    /// How many phases in turn share the rows that features have for the cells.
    pub sharing: usize,
}

impl PolicySizes {
    /// The numbers of the three parts of the weights, in the order in which a training writes them: of features, of
    /// inputs, and of features for each cell.
    #[must_use]
    pub const fn parts(self) -> [usize; 3] {
        let sharing = if self.sharing == 0 { 1 } else { self.sharing };
        [
            self.phases * self.weights,
            self.inputs * self.cells,
            self.phases / sharing * self.weights * self.cells,
        ]
    }

    /// Whether there are as many bytes as the weights take. Where a game includes its file, `const _` asserts it.
    #[must_use]
    pub const fn fits(self, bytes: &[u8]) -> bool {
        let [features, inputs, cells] = self.parts();
        bytes.len() == 2 * (features + inputs + cells)
    }
}

/// A weight of a policy as its file holds it, the lower byte first: [`i16::from_le_bytes`] reads it. Nothing is copied
/// when the program is compiled or starts.
pub type StoredWeight = [u8; 2];

/// So many rows of weights of a policy, from the bytes that its training wrote, from the weight with the place `first` on.
///
/// # Panics
///
/// If there are fewer bytes. As the value of a constant it then fails to compile.
#[must_use]
pub const fn policy_weights<const WIDTH: usize>(
    bytes: &[u8],
    first: usize,
    rows: usize,
) -> &[[StoredWeight; WIDTH]] {
    let (weights, _) = bytes.as_chunks::<2>();
    assert!(weights.len() >= first + rows * WIDTH, "two bytes for each weight");
    let (_, weights) = weights.split_at(first);
    let (all, _) = weights.as_chunks::<WIDTH>();
    all.split_at(rows).0
}
