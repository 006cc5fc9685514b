//! The parts of a position that only Newleaf needs.

use std::hash::{Hash, Hasher};

use tabletop::Maybe;

use super::hand::Hand;
use super::tally::Tally;
use crate::content::{LEAF_BASICS, STATION, TRAINS};
use crate::index::{Owner, PerOwner, StationIx, TrainIx, VisitorIx};
use crate::kind::Kind;
use crate::setup::Newleaf;

/// Golden occupied tokens of a player for the whole game (L11).
pub(crate) const GOLDEN: u8 = 3;
/// Sides of a ticket (L12).
pub(crate) const SIDES: u8 = 2;
/// Stacks of visitors (L2).
pub const STACKS: usize = 2;
/// The most layers of visitors in the stacks: those of the setup, and one more each time discards are shuffled in (L10).
pub(crate) const LAYERS: usize = 4;

/// The state of Newleaf: the board, the players and Nightweave.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Leaf {
    /// Which modules are in play.
    pub modules: Newleaf,
    /// Golden occupied tokens that are left (L11).
    pub golden: PerOwner<u8>,
    /// Who has achieved its basic events (L3).
    pub basic_owners: [Maybe<Owner>; LEAF_BASICS],
    /// Its special events that are trophies of Nightweave's, as bits of their place among them.
    pub her_events: u16,
    /// The station (L4); empty if it is not in play.
    pub station: Station,
    /// The visitors (L10); none if they are not in play.
    pub visitors: Visitors,
    /// The cards under reservation tokens (L13).
    pub reserved: PerOwner<Option<Kind>>,
    /// Whose reservation tokens are turned over, as bits of the owners.
    pub turned: u8,
    /// Sides of tickets that are left (L12).
    pub tickets: PerOwner<u8>,
    /// The state of its player powers.
    pub powers: LeafPowers,
}

/// The state of the player powers of Newleaf (L19). There is one of each, so the cards beside one need no owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeafPowers {
    /// No other player powers are dealt.
    pub alone: bool,
    /// The pile of the bats, which everyone has seen (LR31).
    pub archive: Tally,
    /// The pile of the snails, which nobody has seen (LR32).
    pub pile: Hand,
}

impl Default for LeafPowers {
    fn default() -> Self {
        Self { alone: false, archive: Tally::NONE, pile: Hand::default() }
    }
}

impl Hash for LeafPowers {
    /// Powers that are not in play add nothing to the hash: games without them keep their fingerprints.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { alone, archive, pile } = self;
        if *self != Self::default() {
            (alone, archive, pile).hash(state);
        }
    }
}

/// The station: its cards and the train tiles (L2).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Station {
    /// The cards, from the top.
    pub cards: [Option<Kind>; STATION],
    /// The tiles beside them.
    pub trains: [Maybe<TrainIx>; STATION],
    /// Tiles in the bag, of each kind.
    pub bag: [u8; TRAINS],
    /// Tiles that have been used, of each kind.
    pub used: [u8; TRAINS],
    /// Where Nightweave stands (N17.27).
    pub figure: Maybe<StationIx>,
}

/// The visitors (L10). Visitors that nobody has seen are not decided. A stack consists of layers, of which only the
/// numbers of visitors are known. All visitors of a layer, in both stacks, are a set.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Visitors {
    /// Those face up, one on each stack.
    pub up: [Maybe<VisitorIx>; STACKS],
    /// How many of each layer are in each stack; the first is on top.
    pub stacks: [[u8; LAYERS]; STACKS],
    /// The visitors of each layer, as bits.
    pub layers: [u64; LAYERS],
    /// The visitors that have been discarded, as bits.
    pub gone: u64,
    /// Those of each player, as bits.
    pub taken: PerOwner<u64>,
}

impl Default for Visitors {
    fn default() -> Self {
        Self {
            up: [Maybe::NONE; STACKS],
            stacks: [[0; LAYERS]; STACKS],
            layers: [0; LAYERS],
            gone: 0,
            taken: PerOwner::all(0),
        }
    }
}

impl Visitors {
    /// How many visitors are left in a stack, without the one face up.
    pub fn left(&self, stack: usize) -> u8 {
        self.stacks.get(stack).map_or(0, |layers| layers.iter().sum())
    }
}

impl Leaf {
    /// The state before the pieces have been laid out.
    pub(crate) fn of(modules: Newleaf, people: u8, fair_powers: bool) -> Self {
        let (mut golden, mut tickets) = (PerOwner::all(0), PerOwner::all(0));
        for owner in Owner::people(people) {
            golden[owner.index()] = if modules.leaf_cards { GOLDEN } else { 0 };
            tickets[owner.index()] = if modules.ticket { SIDES } else { 0 };
        }
        Self {
            modules,
            golden,
            basic_owners: [Maybe::NONE; LEAF_BASICS],
            her_events: 0,
            station: Station::default(),
            visitors: Visitors::default(),
            reserved: PerOwner::all(None),
            turned: 0,
            tickets,
            powers: LeafPowers { alone: modules.leaf_powers && !fair_powers, ..LeafPowers::default() },
        }
    }

    /// The cards that lie at the station, under reservation tokens and on the piles of player powers.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Kind> + '_ {
        let lying = self.station.cards.iter().chain(&*self.reserved).flatten().copied();
        lying.chain(self.powers.archive.cards()).chain(self.powers.pile.cards())
    }

    /// Whether a player's reservation token lies turned over.
    pub fn is_turned(&self, who: Owner) -> bool {
        self.turned >> who.get() & 1 == 1
    }
}
