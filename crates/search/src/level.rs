//! Levels of computer players, as people choose them at a table.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use tabletop::FastSource;

use crate::bot::BotFactory;
use crate::kind::Kind;
use crate::making::{Making, whim};
use crate::tree_search::{Budget, SearchParams};

/// The strength of a computer player, from a beginner to the strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A beginner: most of its choices are random.
    Hatchling,
    /// Looks one step ahead, and sometimes chooses at random.
    Forager,
    /// Looks one step ahead, or searches a little.
    Scout,
    /// Searches.
    Pathfinder,
    /// The strongest player.
    Elder,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Hatchling, Self::Forager, Self::Scout, Self::Pathfinder, Self::Elder];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Hatchling => "hatchling",
            Self::Forager => "forager",
            Self::Scout => "scout",
            Self::Pathfinder => "pathfinder",
            Self::Elder => "elder",
        }
    }

    /// Its definition in this game.
    pub fn making<G: BotFactory>(self) -> Making {
        G::LEVELS[self as usize]
    }

    /// Returns the index of its choice in `choices`, which is never empty, for the deciding seat; `None` if it was
    /// stopped before. `known` looks the same to the seat as the true position, and all random numbers follow from
    /// `seed`.
    pub fn choose<G: BotFactory>(
        self,
        game: &G,
        known: &G::State,
        choices: &[G::Choice],
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<usize> {
        let Making { kind, whims, time } = self.making::<G>();
        let is_stopped = || stop.load(Ordering::Relaxed);
        let mut stream = FastSource::new(seed);
        if let Some(place) = whim(whims, choices.len(), &mut stream) {
            return Some(place);
        }
        let seed = stream.word();
        let seat = game.decision(known)?.seat;
        if let Kind::Search { iterations } = kind {
            let budget = Budget { time: Some(time), ..Budget::iterations(iterations).until_settled() };
            let manner = SearchParams { budget, seed, threads: 1 };
            let thought = game.consider(known, seat, choices, &manner, &mut |_| {
                if is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            return (!is_stopped()).then(|| thought.best());
        }
        let chosen = game.player(kind, seed).choose(game, known, choices);
        (!is_stopped()).then_some(chosen)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no level `{0}`, only {levels}", levels = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
