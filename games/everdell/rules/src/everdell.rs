//! The game: its content, and tables computed from it.

use std::sync::Arc;

use crate::content::{Content, Facts};
use crate::effects::Deeds;
use crate::glance::{Glance, face_of};
use crate::kind::{FIRST_KINDS, KINDS, Kind, MOST_KINDS};
use crate::minis::rules::rule_of;
use crate::playing::sets::Sets;
use crate::readings::{NEWEST, Reading};
use crate::state::State;

/// The game, with its content.
#[derive(Debug, Clone)]
pub struct Everdell {
    pub(crate) content: Arc<Content>,
    /// The facts of all cards in one table: they are read most often.
    pub(crate) facts: Arc<[Facts; MOST_KINDS]>,
    /// The facts of each kind that are needed to count a city, in one table.
    pub(crate) glances: Arc<[Glance; MOST_KINDS]>,
    /// Sets of kinds that follow from the content, for many cards at once.
    pub(crate) sets: Arc<Sets>,
    /// The effects of cards, by kind.
    pub(crate) deeds: Arc<[Deeds]>,
    /// The rules version.
    pub(crate) version: u32,
}

impl Everdell {
    /// The game, played with this content.
    pub fn new(content: Arc<Content>) -> Self {
        // Tables are longer than the list of kinds; the rest is filled with the first kind and never read.
        let place = |kind: usize| if kind < content.cards.len() { kind } else { 0 };
        let facts = Arc::new(std::array::from_fn(|kind| content.cards[place(kind)].facts));
        let of = |kind: Kind| {
            let card = &content.cards[kind.index()];
            (&*card.effects, rule_of(kind, face_of(kind, &card.facts)))
        };
        let deeds: Arc<[Deeds]> = Deeds::all(content.kinds().map(of)).into();
        let glances = std::array::from_fn(|kind| {
            let kind = Kind::at(place(kind));
            Glance::of(kind, &content, deeds[kind.index()].helper)
        });
        let (glances, sets) = (Arc::new(glances), Arc::default());
        let mut game = Self { content, facts, glances, sets, deeds, version: NEWEST };
        game.sets = Arc::new(game.sets_of_kinds());
        game
    }

    /// Every kind of card, in the order of tables.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator + Clone + use<> {
        self.content.kinds()
    }

    /// How many kinds of cards there are.
    #[inline]
    pub(crate) fn kinds_len(&self) -> usize {
        self.deeds.len()
    }

    /// How many kinds of cards there can be in the piles of a game: without Pearlbrook, Newleaf and cards of a pack's own,
    /// those before Pearlbrook's.
    #[inline]
    pub(crate) fn kinds_in(&self, state: &State) -> usize {
        let all = self.kinds_len();
        let few = state.brook().is_none() && state.leaf().is_none_or(|leaf| !leaf.modules.leaf_cards);
        if all == KINDS && few { FIRST_KINDS } else { all }
    }

    /// The stable name of a kind of card.
    pub fn kind_name(&self, kind: Kind) -> &str {
        self.content.cards.get(kind.index()).map_or("none", |card| &card.id)
    }

    /// The kind of card with this stable name.
    pub fn find_kind(&self, name: &str) -> Option<Kind> {
        self.content.find_kind(name)
    }

    /// The content.
    pub fn pack(&self) -> &Arc<Content> {
        &self.content
    }

    /// The facts of a card.
    #[inline]
    pub fn facts(&self, kind: Kind) -> &Facts {
        &self.facts[kind.index()]
    }

    /// The card that a card counts as: a legend as the card of its banner (N4.6), a seasonal Farm
    /// as a Farm (N2.2), every other as itself.
    #[inline]
    pub fn face(&self, kind: Kind) -> Kind {
        self.glances[kind.index()].face
    }

    /// Whether this game follows a reading of a rule.
    #[inline]
    pub(crate) fn reads(&self, reading: Reading) -> bool {
        self.version >= reading.since()
    }
}
