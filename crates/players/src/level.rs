//! How well a player of ours plays, for people who choose somebody to play with.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabletop::{Fast, Game};

use crate::{Kind, Playable, Player};

/// How well a player of ours plays, from a beginner to the strongest there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Follows a whim more often than not.
    Hatchling,
    /// Takes what lies nearest, and is distracted now and then.
    Forager,
    /// Seldom misses what is good at once.
    Scout,
    /// Sees where a choice leads.
    Pathfinder,
    /// The strongest there is.
    Elder,
}

/// What a level is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Making {
    /// How it decides.
    pub kind: Kind,
    /// Of a hundred choices, how many it makes without a thought.
    pub whims: u32,
    /// It thinks no longer than this about a choice, whatever its kind would take.
    pub time: Duration,
}

impl Level {
    /// Every level, the weakest first.
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

    /// What it is made of.
    pub fn making(self) -> Making {
        let (kind, whims, seconds) = match self {
            Self::Hatchling => (Kind::Greedy, 60, 1),
            Self::Forager => (Kind::Greedy, 30, 1),
            Self::Scout => (Kind::Greedy, 10, 1),
            Self::Pathfinder => (Kind::Greedy, 3, 2),
            Self::Elder => (Kind::Greedy, 0, 5),
        };
        Making { kind, whims, time: Duration::from_secs(seconds) }
    }

    /// A player of this level with this seed, if the game has one.
    pub fn player<G: Playable>(self, game: &G, seed: u64) -> Option<Box<dyn Player<G>>> {
        let Making { kind, whims, .. } = self.making();
        let steady = game.player(kind, seed)?;
        Some(Box::new(Whimsical { steady, whims, stream: Fast::new(seed) }))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level is called so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no level `{0}`, only {levels}", levels = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// Somebody who follows a whim now and then.
struct Whimsical<G: Game> {
    steady: Box<dyn Player<G>>,
    whims: u32,
    stream: Fast,
}

impl<G: Game> Player<G> for Whimsical<G> {
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize {
        if self.stream.below(100) < self.whims {
            // A decision never has four thousand million choices.
            return self.stream.below(u32::try_from(choices.len()).unwrap_or(u32::MAX)) as usize;
        }
        self.steady.choose(game, known, choices)
    }
}
