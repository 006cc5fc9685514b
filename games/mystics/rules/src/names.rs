//! Stable names of choices and of what chance decides, and the way back from them.
//!
//! The name of a choice knows no position, so a mouse is named by its place in the party, an enemy by
//! its place in the list, and a space by its number on its side. Whoever writes a name may say more:
//! `walk:c3`, `share:tilda` and `task:miz_maggie` are understood where a position says what they mean.

use tabletop::{Answer, Message, Question, Shape};

use crate::Mystics;
use crate::choice::Choice;
use crate::content::SPACES;
use crate::kinds::{Ability, Edge, Face, Foe, Hero, Treasure};
use crate::state::{ENEMIES, NONE, PARTY, State, TILES};

/// What the weapon of a golem is called: it has none.
const FISTS: &str = "fists";

/// A number as it is written: no sign, no zero in front.
pub(crate) fn number(name: &str) -> Option<u8> {
    name.parse::<u8>().ok().filter(|number| number.to_string() == name)
}

/// A number as it is written, below a bound.
pub(crate) fn below(name: &str, bound: usize) -> Option<u8> {
    number(name).filter(|&number| usize::from(number) < bound)
}

impl Mystics {
    /// The name of a choice.
    pub(crate) fn old_name_choice(&self, choice: Choice) -> String {
        let card = |card: u8| self.search_id(card);
        match choice {
            Choice::Learn(ability) => format!("learn:{}", ability.name()),
            Choice::Walk(space) => format!("walk:{space}"),
            Choice::StandUp => "stand-up".to_owned(),
            Choice::Scurry => "scurry".to_owned(),
            Choice::Attack { weapon, with: None, on } => format!("attack:{}:{on}", self.weapon_id(weapon)),
            Choice::Attack { weapon, with: Some(ability), on } => {
                format!("attack:{}:{on}:{}", self.weapon_id(weapon), ability.name())
            }
            Choice::Search => "search".to_owned(),
            Choice::Special(number) => format!("special:{number}"),
            Choice::Recover => "recover".to_owned(),
            Choice::Exit(edge) => format!("exit:{}", edge.name()),
            Choice::Flip => "flip".to_owned(),
            Choice::Share(mouse) => format!("share:{mouse}"),
            Choice::Give(one) => format!("give:{}", card(one)),
            Choice::Take(one) => format!("take:{}", card(one)),
            Choice::GiveCheese => "give-cheese".to_owned(),
            Choice::TakeCheese => "take-cheese".to_owned(),
            Choice::Equip => "equip".to_owned(),
            Choice::Wear(one) => format!("wear:{}", card(one)),
            Choice::Stow(one) => format!("stow:{}", card(one)),
            Choice::Level => "level".to_owned(),
            Choice::Use(one) => format!("use:{}", card(one)),
            Choice::Ability(ability) => format!("ability:{}", ability.name()),
            Choice::Mend(mouse) => format!("mend:{mouse}"),
            Choice::Task(number) => format!("task:{number}"),
            Choice::Inspired => "inspired".to_owned(),
            Choice::PlaceHook(space) => format!("place-hook:{space}"),
            Choice::TakeHook => "take-hook".to_owned(),
            Choice::PlaceFork => "place-fork".to_owned(),
            Choice::TakeFork => "take-fork".to_owned(),
            Choice::Launch(mouse, space) => format!("launch:{mouse}:{space}"),
            Choice::Disarm(space) => format!("disarm:{space}"),
            Choice::Bait(space) => format!("bait:{space}"),
            Choice::Catapult(enemy) => format!("catapult:{enemy}"),
            Choice::End => "end".to_owned(),
            Choice::Space(space) => format!("space:{space}"),
            Choice::Mouse(mouse) => format!("mouse:{mouse}"),
            Choice::Enemy(enemy) => format!("enemy:{enemy}"),
            Choice::Card(foe) => format!("card:{}", foe.name()),
            Choice::Held(one) => format!("held:{}", card(one)),
            Choice::Treasure(treasure) => format!("treasure:{}", treasure.name()),
            Choice::Sell => "sell".to_owned(),
            Choice::Spot(tile, space) => format!("spot:{tile}:{space}"),
            Choice::Yes => "yes".to_owned(),
            Choice::Done => "done".to_owned(),
        }
    }

    /// The choice of this name, whether or not it is allowed.
    pub(crate) fn old_choice_named(&self, state: &State, name: &str) -> Option<Choice> {
        Some(match name {
            "stand-up" => Choice::StandUp,
            "scurry" => Choice::Scurry,
            "search" => Choice::Search,
            "recover" => Choice::Recover,
            "flip" => Choice::Flip,
            "give-cheese" => Choice::GiveCheese,
            "take-cheese" => Choice::TakeCheese,
            "equip" => Choice::Equip,
            "level" => Choice::Level,
            "inspired" => Choice::Inspired,
            "take-hook" => Choice::TakeHook,
            "place-fork" => Choice::PlaceFork,
            "take-fork" => Choice::TakeFork,
            "end" => Choice::End,
            "sell" => Choice::Sell,
            "yes" => Choice::Yes,
            "done" => Choice::Done,
            _ => {
                let (sort, rest) = name.split_once(':')?;
                return self.choice_of_sort(state, sort, rest);
            }
        })
    }

    fn choice_of_sort(&self, state: &State, sort: &str, rest: &str) -> Option<Choice> {
        let card = || self.content.search_named(rest);
        let mouse = |name: &str| Self::mouse_named(state, name);
        let space = |name: &str| self.space_named(state, self.tile_now(state), name);
        let enemy = |name: &str| below(name, ENEMIES);
        Some(match sort {
            "learn" => Choice::Learn(Ability::from_name(rest)?),
            "walk" => Choice::Walk(space(rest)?),
            "attack" => {
                let mut parts = rest.split(':');
                let weapon = parts.next()?;
                let weapon = if weapon == FISTS { NONE } else { self.content.search_named(weapon)? };
                let on = enemy(parts.next()?)?;
                let with = match parts.next() {
                    Some(ability) => Some(Ability::from_name(ability)?),
                    None => None,
                };
                if parts.next().is_some() {
                    return None;
                }
                Choice::Attack { weapon, with, on }
            }
            "special" => Choice::Special(number(rest).or_else(|| {
                self.specials(state).find(|(.., search)| *search.id == *rest).map(|(number, ..)| number)
            })?),
            "exit" => Choice::Exit(Edge::from_name(rest)?),
            "share" => Choice::Share(mouse(rest)?),
            "give" => Choice::Give(card()?),
            "take" => Choice::Take(card()?),
            "wear" => Choice::Wear(card()?),
            "stow" => Choice::Stow(card()?),
            "use" => Choice::Use(card()?),
            "ability" => Choice::Ability(Ability::from_name(rest)?),
            "mend" => Choice::Mend(mouse(rest)?),
            "task" => Choice::Task(number(rest).or_else(|| {
                self.errands(state).find(|(.., task)| *task.id == *rest).map(|(number, ..)| number)
            })?),
            "place-hook" => Choice::PlaceHook(space(rest)?),
            "launch" => {
                let (who, to) = rest.split_once(':')?;
                Choice::Launch(mouse(who)?, space(to)?)
            }
            "disarm" => Choice::Disarm(space(rest)?),
            "bait" => Choice::Bait(space(rest)?),
            "catapult" => Choice::Catapult(enemy(rest)?),
            "space" => Choice::Space(space(rest)?),
            "mouse" => Choice::Mouse(mouse(rest)?),
            "enemy" => Choice::Enemy(enemy(rest)?),
            "card" => Choice::Card(Foe::from_name(rest)?),
            "held" => Choice::Held(card()?),
            "treasure" => Choice::Treasure(Treasure::from_name(rest)?),
            "spot" => {
                let (tile, at) = rest.split_once(':')?;
                let tile = below(tile, TILES)?;
                Choice::Spot(tile, self.space_named(state, tile, at)?)
            }
            _ => return None,
        })
    }

    /// The name of a search card.
    pub(crate) fn search_id(&self, card: u8) -> &str {
        self.content.search.get(usize::from(card)).map_or("none", |card| &card.id)
    }

    /// The name of a weapon.
    pub(crate) fn weapon_id(&self, weapon: u8) -> &str {
        if weapon == NONE { FISTS } else { self.search_id(weapon) }
    }

    /// A mouse by its place in the party, or by who it is.
    pub(crate) fn mouse_named(state: &State, name: &str) -> Option<u8> {
        below(name, PARTY).or_else(|| state.find(Hero::from_name(name)?))
    }

    /// A space of a tile by its number, or by its name on the side that is up.
    pub(crate) fn space_named(&self, state: &State, tile: u8, name: &str) -> Option<u8> {
        below(name, SPACES)
            .or_else(|| self.content.sides.get(usize::from(state.side(tile)))?.space_named(name))
    }

    /// A space of the tile that the open question is about.
    pub(crate) fn space_here(&self, state: &State, name: &str) -> Option<u8> {
        self.space_named(state, self.tile_now(state), name)
    }

    /// The name of a space of a side, or its number where there is none.
    pub(crate) fn space_id(&self, side: u8, space: u8) -> String {
        let side = self.content.sides.get(usize::from(side));
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

    /// What a person sees on what came up.
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
