//! Readings of the rules that changed, with the version of the rules that brought each. A record
//! replays by the readings of its own version.

/// The version of the rules that this program plays by.
pub(crate) const NEWEST: u32 = 3;

/// A reading that an older version of the rules did not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Trophies join Nightweave's city when her game ends, before her last basic event (N13.1,
    /// N13.2). Version 1 let them join when the scores were counted.
    TrophiesBeforeLastEvent,
    /// An ability that changes the cost can take off the privileged berry, regardless of the rest of the cost (R52).
    /// Version 1 asked for a berry whenever one resource was left to pay.
    BerryLikeTheRestOfTheCost,
    /// The seats to Nightweave's left and right follow the order of turns (N7.9). Version 1 took
    /// their numbers.
    LeftAndRightByTurns,
    /// Nightweave's visit to your Green Acorn brings you 2 tokens (H3.17). Version 1 gave 1.
    GreenAcornPaysTwo,
    /// With a full city every card that she would play becomes a trophy under Trial of strength and
    /// Bounty hunter, a Fool too (R23). Version 1 put a Fool into your city.
    FoolBecomesTrophy,
    /// With a full city she looks for cards that need no space in all her plays (R118, R120).
    /// Version 1 did so for some cards and some plays.
    CardsWithoutSpace,
    /// Once Nightweave has finished, Gambling acts no more (R133). Version 1 went on moving her.
    NoGamblingAfterTheEnd,
    /// An event that Nightweave takes loses its web tokens (R134). Version 1 left them there.
    NoWebsOnTakenEvents,
    /// The cost of a Shepherd goes to an opponent however it is paid (E9.1). Version 1 sent it to the supply when the
    /// Judge or King North's Treasury changed the cost.
    ShepherdAlwaysPaysOpponent,
    /// A worker on the journey stays there (E5.10, R103). Version 1 let it be moved and taken back.
    JourneyWorkersStay,
    /// The Ranger moves a worker to another space (R103). Version 1 let it go back to its own.
    RangerMovesElsewhere,
    /// A Brilliant Marketing Plan may serve several opponents (E6.2). Version 1 let it serve one.
    MarketingPlanServesSeveral,
    /// One of the cards that a Cemetery reveals is played, if any can be (R99). Version 1 let it be
    /// declined.
    CemeteryPlaysOne,
    /// A card that a Postal Pigeon or Cirrus Windfall plays does not react to them (E7.9). Version 1
    /// let it.
    LaterCardsDoNotReact,
    /// The box has all fifteen player powers (B12). Version 2 dealt thirteen of them.
    FifteenPowers,
}

impl Reading {
    /// The version of the rules that brought it.
    pub const fn since(self) -> u32 {
        match self {
            Self::TrophiesBeforeLastEvent
            | Self::BerryLikeTheRestOfTheCost
            | Self::LeftAndRightByTurns
            | Self::GreenAcornPaysTwo
            | Self::FoolBecomesTrophy
            | Self::CardsWithoutSpace
            | Self::NoGamblingAfterTheEnd
            | Self::NoWebsOnTakenEvents
            | Self::ShepherdAlwaysPaysOpponent
            | Self::JourneyWorkersStay
            | Self::RangerMovesElsewhere
            | Self::MarketingPlanServesSeveral
            | Self::CemeteryPlaysOne
            | Self::LaterCardsDoNotReact => 2,
            Self::FifteenPowers => 3,
        }
    }
}
