//! Views of the pieces of Newleaf.

use serde::Serialize;
use tabletop::Maybe;

use super::SpaceView;
use crate::Everdell;
use crate::index::{Owner, StationIx, VisitorIx};
use crate::kind::Kind;
use crate::state::{Hand, Leaf, Post, STACKS, State, Tally};

/// The Newleaf pieces of a player or Nightweave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeafView {
    /// Golden occupied tokens that are left (L11); `None` if they are not in play.
    pub golden: Option<u8>,
    /// Sides of the ticket that are left (L12); `None` if it is not in play.
    pub ticket: Option<u8>,
    /// Whether the reservation token can be used, is used, or lies turned over (L13); `None` if it is not in play.
    pub token: Option<&'static str>,
    /// The card under the reservation token.
    pub reserved: Option<Kind>,
    /// The visitors, each with whether its condition holds now (L10).
    pub visitors: Vec<MetView>,
    /// The cards on the pile of the bats (L19.1).
    pub archive: Vec<Kind>,
    /// How many cards are on the pile of the snails, for the player who has them (L19.4).
    pub pile: Option<u8>,
}

/// A visitor of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MetView {
    /// Its stable name.
    pub id: String,
    /// Whether its condition holds now.
    pub pleased: bool,
}

/// The station, the knoll and the visitors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StationView {
    /// The spaces of the station, from the top; empty if it is not in play.
    pub cards: Vec<StationCardView>,
    /// The visitors face up, by stack; `None` for an empty stack.
    pub visitors: Vec<Option<String>>,
    /// How many visitors are left in each stack.
    pub left: Vec<u8>,
    /// The knoll (L7).
    pub knoll: Option<SpaceView>,
    /// The station as a space for workers (L8).
    pub space: Option<SpaceView>,
}

/// A space of the station.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StationCardView {
    /// The place.
    pub place: StationIx,
    /// The name of the thing a person can point at.
    pub thing: String,
    /// The card.
    pub kind: Option<Kind>,
    /// The train tile beside it.
    pub train: Option<String>,
    /// Nightweave stands there (N17.27).
    pub nightweave: bool,
}

impl Everdell {
    pub(super) fn look_at_leaf(&self, state: &State, leaf: &Leaf, who: Owner) -> LeafView {
        let (modules, index) = (leaf.modules, who.index());
        let person = !who.is_rival();
        let reserved = leaf.reserved[index];
        let token = match (reserved, leaf.is_turned(who)) {
            (Some(_), _) => "used",
            (None, true) => "turned",
            (None, false) => "free",
        };
        let met = self.visitors_of(state, who).filter_map(|visitor| {
            let id = self.visitor(visitor)?.id.to_string();
            Some(MetView { id, pleased: !person || self.pleases(state, who, visitor) })
        });
        LeafView {
            golden: (person && modules.leaf_cards).then(|| leaf.golden[index]),
            ticket: (person && modules.ticket).then(|| leaf.tickets[index]),
            token: (person && modules.reservation).then_some(token),
            reserved,
            visitors: met.collect(),
            archive: self.archive(state, who).into_iter().flat_map(Tally::cards).collect(),
            pile: self.pile(state, who).map(Hand::len),
        }
    }

    pub(super) fn look_at_station(&self, state: &State, leaf: &Leaf) -> Option<StationView> {
        let modules = leaf.modules;
        if !modules.station {
            return None;
        }
        let name = |visitor: Maybe<VisitorIx>| Some(self.visitor(visitor.get()?)?.id.to_string());
        let cards = StationIx::enumerate(&leaf.station.cards).map(|(place, &kind)| StationCardView {
            place,
            thing: format!("station:{}", place.get() + 1),
            kind,
            train: leaf.station.trains[place.index()]
                .get()
                .and_then(|train| Some(self.train(train)?.id.to_string())),
            nightweave: leaf.station.figure.is(place),
        });
        let space = |post| self.look_at_space(state, post, None, None);
        let met = modules.visitors;
        Some(StationView {
            cards: cards.collect(),
            visitors: if met { leaf.visitors.up.iter().map(|up| name(*up)).collect() } else { Vec::new() },
            left: if met { (0..STACKS).map(|stack| leaf.visitors.left(stack)).collect() } else { Vec::new() },
            knoll: modules.knoll.then(|| space(Post::Knoll)),
            space: met.then(|| space(Post::Station)),
        })
    }
}
