//! The source of chance of a game.

use crate::{Agreement, Secret};

/// The source of chance of a game.
///
/// ```
/// use tabletop::{Secret, Source};
///
/// let seeded = Source::Keyed(Secret::new([7; 32]));
/// assert!(seeded.secret().is_some());
/// // With real dice and cards there is nothing to hide, and nothing to verify.
/// assert!(Source::AtTheTable.secret().is_none());
/// ```
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
