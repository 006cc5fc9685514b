//! The places of the weights.

use crate::content::KINDS;
use crate::index::CardIx;
use crate::kinds::{Ability, Creature, Hero};

/// The number of features of what a choice is about.
pub const ABOUT: usize = 2;

/// The parts of the situation, and how many cases each has: a choice has the weights of its sort in one case of each.
pub const GROUPS: [usize; 12] = [6, Hero::ALL.len(), 8, 12, 16, 8, CHAPTERS, 8, 9, 8, 10, 16];

/// The cases of all parts.
pub const SITUATIONS: usize = {
    let (mut sum, mut at) = (0, 0);
    while at < GROUPS.len() {
        sum += GROUPS[at];
        at += 1;
    }
    sum
};

/// Sorts of walks: by where they lead, the enemies nearby, and whether the mouse can attack from there.
pub const WALKS: usize = 36;
/// Other sorts of choices of a turn.
const OTHERS: usize = 28;
/// All sorts of choices of a turn; those of answers follow.
pub const TURN: usize = WALKS + OTHERS;
/// Questions other than that of a turn; an answer to each either declines or does not.
const QUESTIONS: usize = 24;
const SORTS: usize = TURN + 2 * QUESTIONS;

/// Chapters with weights of their own.
pub const CHAPTERS: usize = 12;
/// Special searches, and tasks, of a chapter with weights of their own.
const DEEDS: usize = 32;
const ABILITIES: usize = 32;
/// The states of a mouse that a choice is for.
const MATES: usize = 10;
/// The numbers of enemies near a space that are distinguished.
const NEAR: usize = 4;

// The first weight of each kind of feature. Weight 0 belongs to no feature and is 0.
pub const SORT: usize = 1;
pub const USUAL: usize = SORT + SORTS * SITUATIONS;
const ABILITY: usize = USUAL + 2 * SORTS;
const LEARNED: usize = ABILITY + 12 * ABILITIES;
const CARD: usize = LEARNED + Hero::ALL.len() * ABILITIES;
const CREATURE: usize = CARD + 9 * KINDS;
const MATE: usize = CREATURE + 8 * Creature::ALL.len();
const DEED: usize = MATE + 3 * MATES;
const SPACE: usize = DEED + 2 * CHAPTERS * DEEDS;
/// The number of weights.
pub const WEIGHTS: usize = SPACE + NEAR * QUESTIONS;

// What an ability is used for: the first of 12 weights.
/// For an attack.
pub const TO_ATTACK: usize = 0;
/// In a turn, with up to three enemies on the tile.
pub const AGAINST: usize = 2;
/// In a turn, while up to two mice are nearly captured.
pub const IN_NEED: usize = 6;
/// As an answer.
pub const TO_ANSWER: usize = 9;
/// No further target for it.
pub const ENOUGH: usize = 10;

/// The weight of an ability in some use.
pub fn ability(used: usize, ability: Ability) -> usize {
    ABILITY + used * ABILITIES + ability.index() % ABILITIES
}

/// The weight of an ability that a hero learns.
pub fn learned(hero: Hero, ability: Ability) -> usize {
    LEARNED + hero.index() * ABILITIES + ability.index() % ABILITIES
}

// What a card is for: the first of 9 weights.
/// The weapon of an attack.
pub const WEAPON: usize = 0;
/// Used in a turn.
pub const USED: usize = 1;
/// Used as an answer.
pub const REPLY: usize = 2;
/// Discarded from a full pack.
pub const DISCARDED: usize = 3;
/// Chosen among others.
pub const CHOSEN: usize = 4;
/// Sold, or used for no further target.
pub const DECLINED: usize = 5;
/// Used in a turn, while up to two mice are nearly captured.
pub const USED_IN_NEED: usize = 6;

/// The weight of a card in some use.
pub fn card(used: usize, card: CardIx) -> usize {
    CARD + used * KINDS + card.index() % KINDS
}

/// The weight of an enemy that is attacked.
pub fn attacked(creature: Creature, is_wounded: bool) -> usize {
    CREATURE + 2 * creature.index() + usize::from(is_wounded)
}

/// The weight of an enemy that an answer names.
pub fn named(creature: Creature, is_wounded: bool) -> usize {
    CREATURE + (2 + usize::from(is_wounded)) * Creature::ALL.len() + creature.index()
}

/// The weight of an enemy against whose attack something is done.
pub fn attacker(creature: Creature) -> usize {
    CREATURE + 4 * Creature::ALL.len() + creature.index()
}

// What a mouse is chosen for: one of 3.
/// Tilda mends it.
pub const MENDED: usize = 0;
/// The target of a card or an ability.
pub const TARGET: usize = 1;
/// Anything else.
pub const OTHER: usize = 2;

/// The weight of a mouse that is chosen, by the wounds it can take.
pub fn mate(chosen: usize, life_left: u8, is_itself: bool) -> usize {
    MATE + MATES * chosen + 2 * usize::from(life_left.min(4)) + usize::from(is_itself)
}

/// The weight of a special search of a chapter.
pub fn special_search(chapter: u8, number: u8) -> usize {
    DEED + usize::from(chapter) % CHAPTERS * DEEDS + usize::from(number) % DEEDS
}

/// The weight of a task of a chapter.
pub fn task(chapter: u8, number: u8) -> usize {
    special_search(chapter, number) + CHAPTERS * DEEDS
}

/// The weight of a space in the answer to a question, by the enemies beside it.
pub fn space(question: usize, near: usize) -> usize {
    SPACE + NEAR * question + near.min(NEAR - 1)
}
