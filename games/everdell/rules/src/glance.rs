//! Facts of a kind of card that are needed when a city is counted, computed from the content.

use crate::content::{Colour, Content, Facts, Set};
use crate::effects::Helper;
use crate::kind::Kind;

/// Facts of a kind of card that are needed when a city is counted.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, Copy)]
pub(crate) struct Glance {
    /// The kind, as a bit.
    pub own: u128,
    /// What it counts as, as a bit.
    pub counts: u128,
    /// What it counts as: a legend as the card of its banner (N4.6), a seasonal Farm as a Farm (N2.2),
    /// every other as itself.
    pub face: Kind,
    pub legend: bool,
    /// A critter; every other card is a construction.
    pub critter: bool,
    pub colour: Colour,
    /// How it helps to pay.
    pub helper: Option<Helper>,
    /// It takes one space, whatever else is in the city.
    pub plain: bool,
}

/// What a kind counts as.
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
        let paired = matches!(
            kind,
            Kind::HUSBAND
                | Kind::WIFE
                | Kind::SCURRBLE_CHAMPION
                | Kind::MESSENGER
                | Kind::GREENHOUSE
                | Kind::MAIN_ROAD
        );
        Self {
            own: kind.bit(),
            counts: face.bit(),
            face,
            legend,
            critter: facts.critter,
            colour: facts.colour,
            helper,
            plain: facts.space && !legend && !paired,
        }
    }
}
