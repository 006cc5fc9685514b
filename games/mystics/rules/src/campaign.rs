//! Campaigns (M28): what a party carries from chapter to chapter, and its past chapters.

use crate::content::{Chapter, Effect, First};
use crate::index::CardIx;
use crate::kinds::{Ability, Hero, Tale};
use crate::readings::Changed;
use crate::setup::{Carried, Past, Setup};
use crate::state::{Ending, Keep, State};
use crate::{Mystics, Rule};

impl Mystics {
    /// The things that the party carries into the next chapter after this one: every learned ability, the story
    /// achievements, and a list of the cards of which each mouse may keep one (M28). `None` while the chapter is in
    /// progress.
    pub fn carry(&self, setup: &Setup, state: &State) -> Option<Carried> {
        let ending = state.ending?;
        let mut carried = setup.carried.clone().unwrap_or_default();
        carried.kept.clear();
        if self.reads(Changed::KeptCardsThatThereAre) {
            // No card of an older chapter can be kept any more (M28.2).
            carried.had.clear();
        }
        for (at, mouse) in state.party() {
            let learned = Ability::ALL.iter().copied().filter(|&ability| mouse.knows(ability));
            carried.abilities.insert(mouse.hero, learned.collect());
            // Starting equipment is always carried along, wherever it is.
            let anywhere = self.reads(Changed::StartingCopiesOnly);
            let all = mouse.cards.all();
            let held = all.iter().enumerate().filter(|(place, held)| {
                let before = all[..*place].iter().filter(|other| other.card == held.card).count();
                let starting = self.is_starting_copy(state, at, held.card, before);
                !(starting && (anywhere || held.keep == Keep::Gear))
            });
            let id = |card: CardIx| self.content.search[usize::from(card)].id.to_string();
            let mut had: Vec<String> = held.map(|(_, held)| id(held.card)).collect();
            had.sort();
            had.dedup();
            carried.had.insert(mouse.hero, had);
        }
        carried.tales =
            Tale::ALL.iter().copied().filter(|&tale| state.tales & (1 << tale as u8) != 0).collect();
        carried.past.push(Past {
            chapter: setup.chapter,
            victory: ending == Ending::Victory,
            rounds: state.round,
            page: state.page,
        });
        Some(carried)
    }

    /// The setup that continues a campaign: this chapter again, or another one (M1.14, M27.3).
    pub fn go_on(&self, setup: &Setup, state: &State, chapter: u8) -> Option<Setup> {
        let carried = self.carry(setup, state)?;
        Some(Setup {
            chapter,
            mice: Vec::new(),
            leaders: Vec::new(),
            carried: Some(carried),
            ..setup.clone()
        })
    }

    /// The mice that a chapter may let join (H5.10).
    pub(crate) fn joiners(chapter: &Chapter) -> impl Iterator<Item = Hero> {
        let joins = |effects: &[Effect]| {
            let heroes = effects.iter().filter_map(|one| match one {
                Effect::Joins(hero) => Some(*hero),
                _ => None,
            });
            heroes.fold(0u8, |all, hero| all | 1 << hero as u8)
        };
        let mut set = joins(&chapter.gives);
        for place in &chapter.places {
            if let First::Special { effects, .. } = &place.first {
                set |= joins(effects);
            }
            set |= place.surge.as_ref().map_or(0, |surge| joins(&surge.effects));
            set |= place.searches.iter().fold(0, |all, one| all | joins(&one.effects));
            set |= place.tasks.iter().fold(0, |all, one| all | joins(&one.success) | joins(&one.failure));
            set |= place.hazards.iter().fold(0, |all, one| all | joins(&one.success) | joins(&one.failure));
        }
        Hero::ALL.iter().copied().filter(move |hero| set & (1 << *hero as u8) != 0)
    }

    /// The fault of a party's carried things: an ability that does not suit its mouse, a card that it did not have
    /// or of which no copy is left, or a party item (M28.2, M28.3).
    pub(crate) fn refuse_carried(&self, setup: &Setup, party: &[Hero]) -> Option<(Rule, CarriedFault)> {
        let carried = setup.carried.as_ref()?;
        for (hero, abilities) in &carried.abilities {
            let classes = self.content.heroes[hero.index()].facts.classes;
            let fits = |one: &Ability| self.content.abilities[one.index()].facts.classes & classes != 0;
            if !abilities.iter().all(fits) {
                return Some((Rule::M2_3, CarriedFault::Ability(*hero)));
            }
        }
        for (hero, id) in &carried.kept {
            let had = carried.had.get(hero).is_some_and(|had| had.contains(id));
            let card = self.card_named(id).filter(|_| had);
            match card {
                None => return Some((Rule::M28_2, CarriedFault::Kept(*hero, id.clone()))),
                Some(card) if self.treasure_of(card).is_some() => {
                    return Some((Rule::M28_3, CarriedFault::Kept(*hero, id.clone())));
                }
                Some(_) => {}
            }
        }
        if self.reads(Changed::KeptCardsThatThereAre) {
            return self.refuse_taken(setup.chapter, carried, party);
        }
        None
    }

    /// The first mouse that would keep a card of which no copy is left, because the other mice keep all of them or
    /// have them as starting equipment (M28.2).
    fn refuse_taken(&self, chapter: u8, carried: &Carried, party: &[Hero]) -> Option<(Rule, CarriedFault)> {
        let chapter = self.content.chapters.get(usize::from(chapter).wrapping_sub(1))?;
        let absent = Self::joiners(chapter).filter(|hero| !party.contains(hero));
        let mice: Vec<Hero> = party.iter().copied().chain(absent).collect();
        let mut left = self.content.search.iter().map(|card| card.facts.copies).collect::<Vec<u8>>();
        for &card in mice.iter().flat_map(|hero| &self.content.heroes[hero.index()].starts) {
            left[usize::from(card)] = left[usize::from(card)].saturating_sub(1);
        }
        for hero in mice {
            let Some(card) = carried.kept.get(&hero).and_then(|id| self.card_named(id)) else {
                continue;
            };
            let Some(fewer) = left[usize::from(card)].checked_sub(1) else {
                return Some((Rule::M28_2, CarriedFault::Taken(hero, card)));
            };
            left[usize::from(card)] = fewer;
        }
        None
    }
}

/// A fault of the things that a party carries along.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CarriedFault {
    /// An ability does not suit this mouse.
    Ability(Hero),
    /// This mouse cannot keep this card.
    Kept(Hero, String),
    /// No copy of this card is left for this mouse.
    Taken(Hero, CardIx),
}
