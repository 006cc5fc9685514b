//! From chapter to chapter (M28): what the party brings along, and what lies behind it.

use crate::kinds::{Ability, Hero, Tale};
use crate::setup::{Carried, Past, Setup};
use crate::state::{Ending, Keep, State};
use crate::{Mystics, Rule};

impl Mystics {
    /// What the party brings into the next chapter when this one is over: every ability learned, the
    /// story achievements, and a list of the cards of which each mouse may keep one (M28). Nothing
    /// while the chapter is being played.
    pub fn carry(&self, setup: &Setup, state: &State) -> Option<Carried> {
        let ending = state.ending?;
        let mut carried = setup.carried.clone().unwrap_or_default();
        carried.kept.clear();
        for (at, mouse) in state.party() {
            let learned = Ability::ALL.iter().copied().filter(|&ability| mouse.knows(ability));
            carried.abilities.insert(mouse.hero, learned.collect());
            let held = mouse.cards.all().iter().filter(|held| {
                // Starting equipment comes along anyway.
                held.keep != Keep::Gear || !self.is_start(state, at, held.card)
            });
            let mut had: Vec<String> =
                held.map(|held| self.content.search[usize::from(held.card)].id.to_string()).collect();
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

    /// The setup with which a campaign goes on: this chapter again, or another one (M1.14, M27.3).
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

    /// What is wrong with what a party brings along: an ability that does not suit its mouse, a card
    /// that it did not have, or a party item (M28.2, M28.3).
    pub(crate) fn refuse_carried(&self, carried: &Carried) -> Option<(Rule, CarriedFault)> {
        for (hero, abilities) in &carried.abilities {
            let classes = self.content.heroes[hero.index()].facts.classes;
            let fits = |one: &Ability| self.content.abilities[one.index()].facts.classes & classes != 0;
            if !abilities.iter().all(fits) {
                return Some((Rule::M2_3, CarriedFault::Ability(*hero)));
            }
        }
        for (hero, id) in &carried.kept {
            let had = carried.had.get(hero).is_some_and(|had| had.contains(id));
            let card = self.content.search_named(id).filter(|_| had);
            match card {
                None => return Some((Rule::M28_2, CarriedFault::Kept(*hero, id.clone()))),
                Some(card) if self.treasure_of(card).is_some() => {
                    return Some((Rule::M28_3, CarriedFault::Kept(*hero, id.clone())));
                }
                Some(_) => {}
            }
        }
        None
    }
}

/// What is wrong with what a party brings along.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CarriedFault {
    /// An ability does not suit this mouse.
    Ability(Hero),
    /// This mouse cannot keep this card.
    Kept(Hero, String),
}
