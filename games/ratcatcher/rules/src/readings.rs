//! Readings of rules that changed, each with the version of the rules that introduced it. A record replays by the
//! readings of its own version.

/// The newest version of the rules.
pub(crate) const NEWEST: u32 = 2;

/// A reading that an older version of the rules did not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Abilities, the tallyman and rewards stay open while the city expands in your turn (A73).
    /// Version 1 closed them when you ended your actions.
    ExpansionIsYourTurn,
    /// A nest token gained as a reward deploys a rat (R29.9). Version 1 left the zone empty.
    NestTokenBringsRat,
    /// An attack stays open while you could still bring a rat for its hits (R14.7). Version 1 ended it as soon as
    /// no rat in the zone could take one.
    AttackStaysOpen,
    /// A lethal die is given to a rat if one can take it (R14.6). Version 1 let it be wasted.
    SixesAreGiven,
    /// An attack die that would be lost unused is not provided (A58). Version 1 provided it.
    NoDiceToLose,
    /// The empty bag takes no rats from your own district (A75). Version 1 took them if the
    /// district was inactive at the last check.
    YourDistrictIsSpared,
}

impl Reading {
    /// The version of the rules that introduced it.
    pub(crate) const fn since(self) -> u32 {
        match self {
            Self::ExpansionIsYourTurn
            | Self::NestTokenBringsRat
            | Self::AttackStaysOpen
            | Self::SixesAreGiven
            | Self::NoDiceToLose
            | Self::YourDistrictIsSpared => 2,
        }
    }
}
