//! Choices and refusals.

use crate::Rule;
use crate::agenda::{Source, Way};
use crate::content::{Colour, Resource};
use crate::index::{AdornmentIx, DiscoveryIx, MeadowIx, Owner, ShownIx, Slot, StationIx, TileIx};
use crate::kind::Kind;
use crate::state::Post;

/// One answer to a decision. Its meaning depends on the task on top of the agenda.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Place a worker (E4).
    Place(Post),
    /// Play a card (E7).
    Play {
        /// Which card.
        source: Source,
        /// How it is paid for.
        way: Way,
    },
    /// Prepare for the next season (E11).
    Prepare,
    /// Pass for good (E12).
    Pass,
    /// Gain one resource of this kind.
    Take(Resource),
    /// Pay or give one resource of this kind.
    Pay(Resource),
    /// Spare one resource of this kind from the cost.
    Save(Resource),
    /// The Judge replaces one resource of the first kind by one of the second.
    Swap(Resource, Resource),
    /// This hand card.
    Hand(Kind),
    /// This meadow card.
    Meadow(MeadowIx),
    /// This shown card.
    Shown(ShownIx),
    /// This card in a city: whose, and at which place.
    Card(Owner, Slot),
    /// This space or worker.
    Spot(Post),
    /// This player; [`Owner::RIVAL`] is the automated opponent.
    Seat(Owner),
    /// This number, or the thing with this number.
    Number(u8),
    /// This colour.
    Colour(Colour),
    /// From the deck or from the discard pile.
    Deck(bool),
    /// No more, or no.
    Done,
    /// Play this adornment, or use it (P14).
    Adorn(AdornmentIx),
    /// Use the player power in one's turn (B12.10).
    Power,
    /// This card of the station (L4).
    Station(StationIx),
    /// Reserve this card (L13).
    Reserve(Source),
    /// Use the ticket (L12).
    Ticket,
    /// Chart this map tile (S7).
    Tile(TileIx),
    /// Take this discovery (S8).
    Discover(DiscoveryIx),
    /// Place this big critter here (S11).
    Beast(DiscoveryIx, Post),
    /// Search the deck for this card (S19).
    Sought(Kind),
}

/// Counts offered choices up to two, to find out whether there is more than one.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Offered {
    /// The first choice.
    pub first: Option<Choice>,
    /// Whether there is another.
    pub more: bool,
}

/// A sink for offered choices.
pub(crate) trait Choices: Extend<Choice> {
    /// Adds a choice.
    fn add(&mut self, choice: Choice);
}

impl Choices for Vec<Choice> {
    #[inline]
    fn add(&mut self, choice: Choice) {
        self.push(choice);
    }
}

impl Choices for Offered {
    fn add(&mut self, choice: Choice) {
        self.more = self.first.is_some();
        self.first = self.first.or(Some(choice));
    }
}

impl Extend<Choice> for Offered {
    fn extend<T: IntoIterator<Item = Choice>>(&mut self, choices: T) {
        for choice in choices {
            self.add(choice);
            if self.more {
                return;
            }
        }
    }
}

/// Why a choice is not allowed. Small and `Copy`, because searches make many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The rule.
    pub rule: Rule,
    /// The reason, as the key of a message.
    pub why: &'static str,
    /// The required number, in the unit of `why`.
    pub need: u8,
    /// The present number, in the same unit.
    pub have: u8,
}

impl Refusal {
    /// A refusal without numbers.
    pub(crate) fn plain(rule: Rule, why: &'static str) -> Self {
        Self { rule, why, need: 0, have: 0 }
    }

    /// A refusal because there is too little (or too much) of something.
    pub(crate) fn counted(rule: Rule, why: &'static str, need: u8, have: u8) -> Self {
        Self { rule, why, need, have }
    }
}
