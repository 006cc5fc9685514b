//! Who answers chance in a game.

use crate::{Agreement, Secret};

/// The source of chance of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// A seeded stream of version 1, from the secret alone.
    Keyed(Secret),
    /// A seeded stream of version 2, to which all seats contributed.
    Agreed(Secret, Agreement),
    /// People, with real dice and cards.
    AtTheTable,
}

impl Source {
    /// The secret of a seeded stream.
    pub fn secret(&self) -> Option<&Secret> {
        match self {
            Self::Keyed(secret) | Self::Agreed(secret, _) => Some(secret),
            Self::AtTheTable => None,
        }
    }
}
