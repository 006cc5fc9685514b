//! Stable names of choices and of answers of chance, and their parsing.
//!
//! The name of a choice does not depend on the position: a mouse is named by its place in the party, an enemy by
//! its place in the list, and a space by its number on its side. Given a position, names of things are accepted
//! too: `walk:c3`, `share:tilda` and `task:miz_maggie`.

use tabletop::{Answer, Maybe, Message, Question, Shape};

use crate::Mystics;
use crate::content::SPACES;
use crate::index::{CardIx, MouseIx, SideIx, SpaceIx, TileIx};
use crate::kinds::{Face, Foe, Hero};
use crate::state::{PARTY, State};

/// The name for the weapon of a golem, which has none.
pub(crate) const FISTS: &str = "fists";

/// A number as it is written: without a sign or leading zeros.
pub(crate) fn number(name: &str) -> Option<u8> {
    name.parse::<u8>().ok().filter(|number| number.to_string() == name)
}

/// A number below a bound, as it is written.
pub(crate) fn below(name: &str, bound: usize) -> Option<u8> {
    number(name).filter(|&number| usize::from(number) < bound)
}

impl Mystics {
    /// The name of a search card.
    pub(crate) fn search_id(&self, card: CardIx) -> &str {
        self.content.search.get(usize::from(card)).map_or("none", |card| &card.id)
    }

    /// The search card with this name.
    pub(crate) fn card_named(&self, name: &str) -> Option<CardIx> {
        self.content.search_named(name).map(CardIx::new)
    }

    /// The side with this name.
    pub(crate) fn side_named(&self, name: &str) -> Option<SideIx> {
        self.content.side_named(name).map(SideIx::new)
    }

    /// The name of a weapon.
    pub(crate) fn weapon_id(&self, weapon: Maybe<CardIx>) -> &str {
        weapon.get().map_or(FISTS, |weapon| self.search_id(weapon))
    }

    /// A mouse by its place in the party, or by its hero.
    pub(crate) fn mouse_named(state: &State, name: &str) -> Option<MouseIx> {
        below(name, PARTY).map(MouseIx::new).or_else(|| state.find(Hero::from_name(name)?))
    }

    /// A space of a tile by its number, or by its name on the visible side.
    pub(crate) fn space_named(&self, state: &State, tile: TileIx, name: &str) -> Option<SpaceIx> {
        below(name, SPACES).or_else(|| self.side_facts(state.side(tile))?.space_named(name)).map(SpaceIx::new)
    }

    /// A space of the open question's tile.
    pub(crate) fn space_here(&self, state: &State, name: &str) -> Option<SpaceIx> {
        self.space_named(state, self.tile_now(state), name)
    }

    /// The name of a space of a side, or its number if it has none.
    pub(crate) fn space_id(&self, side: Maybe<SideIx>, space: SpaceIx) -> String {
        let side = self.side_facts(side);
        match side.and_then(|side| side.spaces.get(usize::from(space))) {
            Some(space) => space.id.to_string(),
            None => space.to_string(),
        }
    }

    /// The name of an answer of chance.
    pub(crate) fn name_answer(&self, question: Question<'_>, answer: Answer) -> String {
        let at = usize::from(answer);
        let foe = |at: usize| Foe::ALL.get(at).map(|foe| foe.name().to_owned());
        let name = match (question.shape, question.what) {
            (Shape::Die(2), _) => Some(if answer == 0 { "burst" } else { "whole" }.to_owned()),
            (Shape::Die(_), _) => Face::ALL.get(at).map(|face| face.name().to_owned()),
            (_, "search-card") => self.content.search.get(at).map(|card| card.id.to_string()),
            (_, "encounter") => self.content.encounters.get(at).map(|card| card.id.to_string()),
            (_, "encounter-kind") => Some(if answer == 0 { "standard" } else { "difficult" }.to_owned()),
            // All cards are dealt, those of the mice before those of their foes; or only foes join.
            (Shape::Draw(counts), "initiative") if counts.len() > Foe::ALL.len() => match Hero::ALL.get(at) {
                Some(hero) => Some(hero.name().to_owned()),
                None => foe(at - Hero::ALL.len()),
            },
            (_, "initiative" | "boss") => foe(at),
            _ => None,
        };
        name.unwrap_or_else(|| answer.to_string())
    }

    /// The label of an answer of chance.
    pub(crate) fn label_answer(&self, question: Question<'_>, answer: Answer) -> Message {
        let at = usize::from(answer);
        let foe = |at: usize| Foe::ALL.get(at).map(|&foe| self.foe_name(foe));
        let name = match (question.shape, question.what) {
            (_, "search-card") => self.content.search.get(at).map(|card| &card.name),
            (_, "encounter") => self.content.encounters.get(at).map(|card| &card.name),
            (Shape::Draw(counts), "initiative") if counts.len() > Foe::ALL.len() => match Hero::ALL.get(at) {
                Some(&hero) => Some(self.hero_name(hero)),
                None => foe(at - Hero::ALL.len()),
            },
            (_, "initiative" | "boss") => foe(at),
            _ => None,
        };
        match name {
            Some(name) => Message::new("answer-named").name("name", name),
            None => Message::new("my-answer").key("answer", self.name_answer(question, answer)),
        }
    }
}
