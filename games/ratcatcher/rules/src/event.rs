//! Events of the game.

use serde::Serialize;
use tabletop::{GameEvent, Maybe};

use crate::agenda::{Cause, Moment, Mover};
use crate::choice::Prey;
use crate::content::{Ability, Colour, CommonAttribute, Kind, Morsel, NemesisAttribute, Slot, Token, Ware};
use crate::index::{DistrictIx, PeculiarIx, Zone};
use crate::state::{Ending, Source};

/// The faces of several dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faces {
    faces: [u8; 12],
    len: u8,
}

impl Faces {
    /// Adds a die. Only the first twelve are kept; the others count in the results.
    #[inline]
    pub(crate) fn push(&mut self, face: u8) {
        if let Some(place) = self.faces.get_mut(usize::from(self.len)) {
            *place = face;
            self.len += 1;
        }
    }

    /// The faces, 1 to 6, in the order of the roll.
    pub fn as_slice(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }
}

/// A walk, zone by zone, from its start to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path {
    zones: [Zone; 15],
    len: u8,
}

impl Path {
    /// A walk that has not begun.
    pub(crate) fn from(zone: Zone) -> Self {
        Self { zones: [zone; 15], len: 1 }
    }

    /// Adds a step; a walk longer than the table keeps its last zone.
    #[inline]
    pub(crate) fn push(&mut self, zone: Zone) {
        if let Some(place) = self.zones.get_mut(usize::from(self.len)) {
            *place = zone;
            self.len += 1;
        } else {
            self.zones[14] = zone;
        }
    }

    /// The first zone.
    pub fn start(&self) -> Zone {
        self.zones[0]
    }

    /// The last zone.
    pub fn end(&self) -> Zone {
        self.zones[usize::from(self.len.max(1)) - 1]
    }

    /// All zones, including the first.
    pub fn as_slice(&self) -> &[Zone] {
        &self.zones[..usize::from(self.len)]
    }
}

/// The cause of a bite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Biter {
    /// The nemesis (R30.5).
    Nemesis,
    /// A peculiar rat (R22.3).
    Peculiar(PeculiarIx),
    /// All common rats of the zone together (R22.4).
    Commons,
}

/// The origin of a gained thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gift {
    /// Picked up in your zone.
    Found,
    /// Bought from the tallyman.
    Bought,
    /// A peculiar rat's reward.
    Reward,
    /// An upgrade or an unlocked ability.
    Upgrade,
    /// The cage was emptied into the bag (R25.1).
    Bag,
}

/// The origin of the rats for an empty bag (R25.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Spring {
    /// All inactive districts.
    Inactive,
    /// The cage.
    Cage,
    /// This active district.
    District(DistrictIx),
}

/// An event.
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A round begins.
    Round(u16),
    /// You are refreshed: dice, movement, traps.
    Refreshed { dice: u8, movement: u8, traps: u8 },
    /// The first turn begins without a refresh.
    NotRefreshed,
    /// You walked.
    Walked { from: Zone, to: Zone },
    /// You set a trap.
    TrapSet { zone: Zone, cost: u8 },
    /// Dice were rolled for an attack.
    Rolled { source: Source, zone: Zone, faces: Faces, need: u8, hits: u8, sixes: u8, fives: u8 },
    /// A rat was caught.
    Caught { prey: Prey, zone: Zone, lethal: bool },
    /// The nemesis was wounded.
    NemesisWounded { left: u8, lethal: bool },
    /// The nemesis slipped away.
    Vanished { from: Zone, to: Zone },
    /// Hits were left over.
    Wasted { hits: u8 },
    /// An ability was used, in a zone if it has one.
    Used { colour: Colour, ability: Ability, zone: Maybe<Zone>, strength: u8 },
    /// A rat followed the charm.
    Led { kind: Kind, from: Zone, to: Zone },
    /// A rat fled the smoke into the bag.
    SmokedOut { kind: Kind, zone: Zone },
    /// You collected a cheese.
    CheeseCollected { zone: Zone },
    /// You gained a cheese; the total is given.
    CheeseGained { gift: Gift, total: u8 },
    /// A cheese was placed on a slot.
    SlotFilled(Slot),
    /// A cheese was placed beside the board.
    SetAside,
    /// An attribute was upgraded to this level.
    Upgraded { slot: Slot, level: u8 },
    /// An ability was unlocked.
    Unlocked(Colour),
    /// An ability was refilled.
    Refilled(Colour),
    /// You gained health.
    HealthGained { gift: Gift, now: u8 },
    /// You gained ability markers.
    MarkersGained { gift: Gift, colour: Colour, count: u8 },
    /// You gained attack dice.
    DiceGained { gift: Gift, count: u8 },
    /// You paid the tallyman with a rat.
    Paid { kind: Kind, count: u8 },
    /// You bought something.
    Bought { ware: Ware, price: u8 },
    /// You took a peculiar rat's reward.
    RewardTaken { peculiar: PeculiarIx },
    /// The reward was not available (R29.11), or nothing lay on the card (R29.8).
    RewardLost { peculiar: PeculiarIx },
    /// You ended your actions.
    ActionsEnded,
    /// The city is large enough, with this many cheeses.
    NoExpansion { cheese: u8 },
    /// The city grows: there are fewer than two cheeses, and this many districts are added.
    Expansion { cheese: u8, districts: u8 },
    /// There is no district left to add (A5).
    DeckEmpty,
    /// A district was drawn.
    DistrictDrawn { district: DistrictIx },
    /// The district fits nowhere and goes under the deck (A4).
    DistrictUnplaceable { district: DistrictIx },
    /// A district was placed.
    DistrictPlaced { district: DistrictIx, x: i8, y: i8, turn: u8 },
    /// Two zones of different districts were joined.
    Joined { here: Zone, there: Zone },
    /// A mystery token was revealed.
    TokenRevealed { zone: Zone, token: Token },
    /// No token was left (A15).
    NoToken { zone: Zone },
    /// A cheese was laid out.
    CheeseLaid { zone: Zone },
    /// A health marker was laid out.
    HealthLaid { zone: Zone },
    /// An ability marker was laid out.
    MarkerLaid { zone: Zone, colour: Colour },
    /// The supply had none left for this place.
    SupplyEmpty { zone: Zone },
    /// A peculiar rat came into play.
    PeculiarDeployed { peculiar: PeculiarIx, zone: Zone },
    /// No peculiar rat was left (A64).
    NoPeculiar,
    /// A common rat was deployed.
    Deployed { kind: Kind, zone: Zone, cause: Cause },
    /// A black rat breeds: one more.
    Bred { zone: Zone },
    /// The bag was empty and was filled again.
    BagFilled { spring: Spring, rats: [u8; 3] },
    /// The bag stays empty and these rats are not deployed (A22).
    DrawsLost { count: u8 },
    /// A district became active.
    Woke { district: DistrictIx, again: bool },
    /// A district became inactive.
    Slept { district: DistrictIx },
    /// A step of the rats' turn begins.
    Step(u8),
    /// A part of the turn is over.
    Moment(Moment),
    /// The nemesis rolled for its movement.
    NemesisRolled { face: u8, bonus: u8 },
    /// Rats walked.
    Moved { mover: Mover, count: u8, path: Path, target: Zone },
    /// Rats stay: they are at their target, or cannot reach any.
    Stayed { mover: Mover, zone: Zone, arrived: bool },
    /// The packrat took a marker.
    Packed { peculiar: PeculiarIx, zone: Zone },
    /// The scraprat took a trap.
    Scrapped { peculiar: PeculiarIx, zone: Zone },
    /// The maw devoured something.
    Gorged { morsel: Morsel, zone: Zone },
    /// A trap goes off.
    TrapSprung { zone: Zone },
    /// A bite with its strength, your defence and the wounds.
    Bitten { biter: Biter, strength: u8, defence: u8, wounds: u8 },
    /// The nemesis bit with these dice.
    NemesisBit { faces: Faces, need: u8, hits: u8, sixes: u8 },
    /// You lost health.
    Wounded { wounds: u8, left: u8 },
    /// You will have less movement next turn.
    Sickened,
    /// Rats in a zone are too few to devour its cheese.
    CheeseSafe { zone: Zone, count: u8 },
    /// Rats devoured a cheese.
    Devoured { zone: Zone, count: u8 },
    /// Rats devoured a false cheese.
    RuseDevoured { zone: Zone, rats: [u8; 3] },
    /// The progress marker moved.
    Progress(u8),
    /// White and black rats went back to the bag.
    ReturnedToBag { zone: Zone, white: u8, black: u8 },
    /// The nemesis got a +1 token.
    Raised(NemesisAttribute),
    /// The nemesis mutated: the roll, and the attribute that changed, if any.
    Mutated { face: u8, attribute: Option<NemesisAttribute> },
    /// The nemesis regained health.
    NemesisHealed { health: u8 },
    /// A kind of common rat became stronger.
    Strengthened(Kind, CommonAttribute),
    /// The nemesis came into the city.
    NemesisDeployed { zone: Zone },
    /// Markers you had placed went back to the supply.
    MarkersReturned,
    /// Things in an inactive district were cleared away.
    Cleared { district: DistrictIx, rats: u8, peculiars: u8, markers: u8, tokens: u8 },
    /// The traps went back to your board.
    TrapsReturned { count: u8 },
    /// The game is over.
    Ended(Ending),
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::DistrictDrawn { .. }
                | Self::TokenRevealed { .. }
                | Self::PeculiarDeployed { .. }
                | Self::Deployed { .. }
        )
    }

    fn by_chance(&self) -> bool {
        matches!(
            self,
            Self::Rolled { .. }
                | Self::NemesisRolled { .. }
                | Self::NemesisBit { .. }
                | Self::Mutated { .. }
                | Self::Deployed { .. }
                | Self::DistrictDrawn { .. }
                | Self::TokenRevealed { .. }
                | Self::PeculiarDeployed { .. }
        )
    }

    fn is_moment(&self) -> bool {
        matches!(self, Self::Moment(_))
    }
}
