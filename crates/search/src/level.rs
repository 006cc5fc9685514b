//! How well a player of ours plays, for people who choose somebody to play with.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tabletop::FastSource;

use crate::{BotFactory, Budget, Kind, SearchParams};

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

impl Making {
    /// What the levels are made of where one step ahead tells good from bad, the weakest first; the last but one
    /// looks ahead so many times.
    pub const fn levels(iterations: u32) -> [Self; 5] {
        [
            Self::new(Kind::Greedy, 60, 1),
            Self::new(Kind::Greedy, 25, 1),
            Self::new(Kind::Greedy, 0, 1),
            Self::new(Kind::Search { iterations }, 0, 2),
            Self::new(Kind::Search { iterations: 2000 }, 0, 5),
        ]
    }

    /// A level made of this.
    pub const fn new(kind: Kind, whims: u32, seconds: u64) -> Self {
        Self { kind, whims, time: Duration::from_secs(seconds) }
    }
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

    /// What it is made of in this game.
    pub fn making<G: BotFactory>(self) -> Making {
        G::LEVELS[self as usize]
    }

    /// The place in `choices` (which is never empty) of the one that a player of this level makes for
    /// the seat that decides; nothing when it was stopped before it knew. `known` is a position that
    /// the seat cannot tell from the true one, and all its chance follows from `seed`.
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

/// The place of one of so many choices, taken without a thought; so many of a hundred are.
pub(crate) fn whim(whims: u32, choices: usize, stream: &mut FastSource) -> Option<usize> {
    // A decision never has four thousand million choices.
    let choices = u32::try_from(choices).unwrap_or(u32::MAX);
    (stream.below(100) < whims).then(|| stream.below(choices) as usize)
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
