//! Facts of a kind of card that are needed when a city is counted, computed from the content.

use crate::content::{Content, Facts, Set};
use crate::effects::Helper;
use crate::kind::Kind;

/// Facts of a kind of card that are needed when a city is counted.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, Copy)]
pub(crate) struct Glance {
    /// The kind, as a bit.
    pub own: u128,
    /// The kind and the kind it counts as, as bits.
    pub names: u128,
    /// The kind it counts as, as a bit.
    pub counts: u128,
    /// What it counts as: a legend as the card of its banner (N4.6), a seasonal Farm as a Farm (N2.2),
    /// every other as itself.
    pub face: Kind,
    pub legend: bool,
    /// Such a card in a [`Tally`].
    pub tally: Tally,
    /// The space that it takes cannot be told from a tally.
    pub odd: bool,
    /// A critter; every other card is a construction.
    pub critter: bool,
    /// How it helps to pay.
    pub helper: Option<Helper>,
    /// It has a worker space, or may have one (E5.6, E5.7).
    pub spots: bool,
    /// It has a worker space, and the OPEN sign: workers of other players may stand on it, too (E5.6).
    pub open_spots: bool,
    /// It takes one space, whatever other cards are in the city.
    pub plain: bool,
}

/// How many cards of some sorts a city has, in the eight bytes of a word, so a card is counted with one addition. A
/// city has far fewer cards than a byte can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Tally(u64);

impl Tally {
    /// The bytes after those of the five colours: cards that take a space, Husbands and Wives.
    const TAKE_SPACE: u32 = 5;
    const HUSBANDS: u32 = 6;
    const WIVES: u32 = 7;

    /// One card of this kind.
    fn of(kind: Kind, facts: &Facts) -> Self {
        let one = |byte: u32, counts: bool| u64::from(counts) << (8 * byte);
        let pair = matches!(kind, Kind::HUSBAND | Kind::WIFE);
        Self(
            one(facts.colour as u32, true)
                + one(Self::TAKE_SPACE, facts.space || pair)
                + one(Self::HUSBANDS, kind == Kind::HUSBAND)
                + one(Self::WIVES, kind == Kind::WIFE),
        )
    }

    /// Adds the counts of another.
    #[inline]
    pub fn add(&mut self, other: Self) {
        // Never more than a byte holds, see above.
        self.0 = self.0.wrapping_add(other.0);
    }

    /// Without the colours.
    #[inline]
    pub fn colourless(self) -> Self {
        Self(self.0 >> (8 * Self::TAKE_SPACE) << (8 * Self::TAKE_SPACE))
    }

    /// How many cards of each colour.
    #[inline]
    pub fn colours(self) -> [u8; 5] {
        let [traveler, production, destination, governance, prosperity, ..] = self.0.to_le_bytes();
        [traveler, production, destination, governance, prosperity]
    }

    /// How many spaces the cards take, if none of them is a special case: a Husband and a Wife share one (E8.1).
    #[inline]
    pub fn spaces(self) -> u8 {
        let [.., spaces, husbands, wives] = self.0.to_le_bytes();
        spaces - husbands.min(wives)
    }
}

/// The kind that a kind counts as.
pub(crate) fn face_of(kind: Kind, facts: &Facts) -> Kind {
    match Set::of(kind) {
        Set::Farms => Kind::FARM,
        _ => facts.replaces.unwrap_or(kind),
    }
}

impl Glance {
    /// The facts of a kind.
    pub fn of(kind: Kind, content: &Content, helper: Option<Helper>) -> Self {
        let facts = content.cards[kind.index()].facts;
        let face = face_of(kind, &facts);
        let legend = Set::of(kind).legendary();
        let pair = matches!(kind, Kind::HUSBAND | Kind::WIFE);
        let odd =
            matches!(kind, Kind::SCURRBLE_CHAMPION | Kind::MESSENGER | Kind::GREENHOUSE | Kind::MAIN_ROAD);
        Self {
            own: kind.bit(),
            names: kind.bit() | face.bit(),
            counts: face.bit(),
            face,
            legend,
            tally: Tally::of(kind, &facts),
            odd: legend || odd,
            critter: facts.critter,
            helper,
            spots: facts.spots > 0 || facts.locked > 0,
            open_spots: facts.open && (facts.spots > 0 || facts.locked > 0),
            plain: facts.space && !legend && !pair && !odd,
        }
    }
}
