//! The kinds of players by name.

use std::fmt;
use std::str::FromStr;

/// The default number of simulations of a search.
pub const ITERATIONS: u32 = 1000;

/// The kind of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Uniformly at random.
    Random,
    /// The choice that looks best one step ahead.
    Greedy,
    /// The choice that a tree search finds best.
    Search {
        /// The number of simulations per decision.
        iterations: u32,
    },
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search { iterations } => write!(f, "search:{iterations}"),
        }
    }
}

/// No kind has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{0}`, only random, greedy, search, and search:N for N simulations (at least 1)")]
pub struct UnknownKind(String);

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Self, UnknownKind> {
        let unknown = || UnknownKind(name.to_owned());
        match name {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "search" => Ok(Self::Search { iterations: ITERATIONS }),
            _ => {
                let count = name.strip_prefix("search:").and_then(|count| count.parse().ok());
                let iterations = count.filter(|&count| count > 0).ok_or_else(unknown)?;
                Ok(Self::Search { iterations })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_kind() {
        let kinds = [Kind::Random, Kind::Greedy, Kind::Search { iterations: 7 }];
        assert!(kinds.into_iter().all(|kind| kind.to_string().parse() == Ok(kind)));
        assert_eq!("search".parse(), Ok(Kind::Search { iterations: ITERATIONS }));
    }

    #[test]
    fn other_names_are_unknown() {
        for name in ["", "search:", "search:0", "search:-1", "search:x", "Greedy", "search:99999999999"] {
            assert_eq!(name.parse::<Kind>(), Err(UnknownKind(name.to_owned())));
        }
    }
}
