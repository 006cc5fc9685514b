//! Computer players by name: by kind or by level.

use std::fmt;
use std::str::FromStr;

use tabletop::{FastSource, Game};

use crate::{BotFactory, Glimpse, Kind, Level, Making, Player, UnknownKind, UnknownLevel};

/// A computer player, by kind or by level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Contender {
    /// By kind.
    Kind(Kind),
    /// By level.
    Level(Level),
}

impl Contender {
    /// This player with this seed.
    ///
    /// A level has no time limit here: it uses all its simulations, so the same seed gives the same choices on
    /// every machine.
    pub fn player<G: BotFactory>(self, game: &G, seed: u64) -> Box<dyn Player<G>> {
        let level = match self {
            Self::Kind(kind) => return game.player(kind, seed),
            Self::Level(level) => level,
        };
        let Making { kind, whims, .. } = level.making::<G>();
        let mut stream = FastSource::new(seed);
        let player = game.player(kind, stream.word());
        Box::new(Whimsical { whims, is_whim: false, stream, player })
    }
}

/// A player that makes some of its choices at random.
struct Whimsical<G: Game> {
    /// The percentage of choices that are random.
    whims: u32,
    /// Whether the last choice was random.
    is_whim: bool,
    stream: FastSource,
    player: Box<dyn Player<G>>,
}

impl<G: Game> Player<G> for Whimsical<G> {
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize {
        let whim = crate::making::whim(self.whims, choices.len(), &mut self.stream);
        self.is_whim = whim.is_some();
        whim.unwrap_or_else(|| self.player.choose(game, known, choices))
    }

    fn thought(&self) -> Option<Glimpse> {
        if self.is_whim { None } else { self.player.thought() }
    }
}

impl From<Kind> for Contender {
    fn from(kind: Kind) -> Self {
        Self::Kind(kind)
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => kind.fmt(f),
            Self::Level(level) => level.fmt(f),
        }
    }
}

/// No kind and no level has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{kind}; {level}")]
pub struct UnknownContender {
    kind: UnknownKind,
    level: UnknownLevel,
}

impl FromStr for Contender {
    type Err = UnknownContender;

    fn from_str(name: &str) -> Result<Self, UnknownContender> {
        match (name.parse(), name.parse()) {
            (Ok(kind), _) => Ok(Self::Kind(kind)),
            (_, Ok(level)) => Ok(Self::Level(level)),
            (Err(kind), Err(level)) => Err(UnknownContender { kind, level }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_kind_or_a_level() {
        assert_eq!("search:7".parse(), Ok(Contender::Kind(Kind::Search { iterations: 7 })));
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(Contender::Level(level)));
        }
        let unknown = "oracle".parse::<Contender>().unwrap_err().to_string();
        assert!(["oracle", "search:N", "hatchling"].iter().all(|named| unknown.contains(named)), "{unknown}");
    }
}
