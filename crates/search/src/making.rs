//! The definition of a level of computer players in a game.

use std::time::Duration;

use tabletop::FastSource;

use crate::kind::Kind;

/// The definition of a level in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Making {
    /// The kind of player.
    pub kind: Kind,
    /// The percentage of choices that are random.
    pub whims: u32,
    /// The time limit of a choice at a table.
    pub time: Duration,
}

impl Making {
    /// The levels, weakest first, of a game in which looking one step ahead distinguishes good from bad choices.
    /// The last but one searches with this many simulations.
    pub const fn levels(iterations: u32) -> [Self; 5] {
        [
            Self::new(Kind::Greedy, 60, 1),
            Self::new(Kind::Greedy, 25, 1),
            Self::new(Kind::Greedy, 0, 1),
            Self::new(Kind::Search { iterations }, 0, 2),
            Self::new(Kind::Search { iterations: 2000 }, 0, 5),
        ]
    }

    /// A level with a time limit in seconds.
    pub const fn new(kind: Kind, whims: u32, seconds: u64) -> Self {
        Self { kind, whims, time: Duration::from_secs(seconds) }
    }
}

/// A random index below `choices` with a probability of `whims` per cent, otherwise `None`.
pub(crate) fn whim(whims: u32, choices: usize, stream: &mut FastSource) -> Option<usize> {
    // A decision never has 2³² choices.
    let choices = u32::try_from(choices).unwrap_or(u32::MAX);
    (stream.below(100) < whims).then(|| stream.below(choices) as usize)
}
