//! The content of a chapter: its tiles, tasks, hazards, goals and defeats.

use std::sync::Arc;

use tabletop::Names;

use super::{Effect, Line, Provenance, Spaces};
use crate::kinds::{Class, Creature, Hero, Tale, Treasure};

/// A chapter of the storybook (M1.13).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its stable name, such as `chapter_1`.
    pub id: Box<str>,
    /// Its title.
    pub name: Arc<Names>,
    /// The opening text: paragraphs separated by blank lines.
    pub opening: Arc<Names>,
    /// The objective of the mice.
    pub objective: Arc<Names>,
    /// The text after a victory.
    pub victory: Arc<Names>,
    /// The text after a defeat.
    pub defeat: Arc<Names>,
    /// Special rules in words, one each.
    pub rules: Vec<Arc<Names>>,
    /// The number of mice (M2.1).
    pub mice: u8,
    /// Required mice, as bits of [`Hero`].
    pub must: u8,
    /// Excluded mice, as bits of [`Hero`].
    pub barred: u8,
    /// The page of the chapter-end marker (M2.8).
    pub end: u8,
    /// Standard encounter cards in its deck, drawn at random.
    pub standard: u8,
    /// Difficult encounter cards in its deck, drawn at random.
    pub difficult: u8,
    /// The tiles, in the order of their slots; at most 8 (M2.5).
    pub tiles: Vec<Laid>,
    /// Where the mice begin (M2.6): one group, or two parties.
    pub groups: Vec<Group>,
    /// The gifts to the party (M2.4): [`Effect::Card`] for party items and cards.
    pub gives: Vec<Effect>,
    /// Its special rules for single sides.
    pub places: Vec<Place>,
    /// Its goals, all of which are needed for victory (M27.1).
    pub goals: Vec<Goal>,
    /// Its defeats in addition to the hourglass; any one of them loses (M27.2).
    pub defeats: Vec<Doom>,
    /// Whether Vanestra always has two cards on the track while cards of hers are left (chapter 11).
    pub relentless: bool,
    /// Where it is from.
    pub provenance: Provenance,
}

/// A tile on the plan of a chapter (M2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laid {
    /// The side that is up at the start.
    pub side: u8,
    /// Its column on the plan.
    pub x: i8,
    /// Its row, growing southwards.
    pub y: i8,
}

/// The starting place of a group of mice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// The number of mice, in the order in which the party was chosen.
    pub count: u8,
    /// The slot of the tile.
    pub slot: u8,
    /// The spaces they may be put on, at most four mice to a space.
    pub spaces: Spaces,
}

/// The special rules of a chapter for one side (M1.13).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The side.
    pub side: u8,
    /// The text for the first visit of the mice.
    pub reading: Option<Arc<Names>>,
    /// The event of the first visit, or of the start of the chapter.
    pub first: First,
    /// Its special searches (D59).
    pub searches: Vec<SpecialSearch>,
    /// Its special surge (M19.2).
    pub surge: Option<SpecialSurge>,
    /// Other things that mice can do there.
    pub tasks: Vec<Task>,
    /// Things that can happen to mice there.
    pub hazards: Vec<Hazard>,
    /// Spaces that no minion enters.
    pub barred: Spaces,
}

/// The event of the first visit to a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum First {
    /// An encounter card is drawn (M16.1).
    Encounter,
    /// These minions come instead, and the effects happen to the mouse that explored.
    Special {
        /// The minions.
        line: Line,
        /// The spaces for them in turn, in place of M17; empty for M17.
        spaces: Vec<u8>,
        /// The other effects.
        effects: Vec<Effect>,
    },
    /// No figure comes.
    Nothing,
}

/// A special search (D59).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialSearch {
    /// Its stable name within the chapter.
    pub id: Box<str>,
    /// Its object, in a few words.
    pub name: Arc<Names>,
    /// The spaces from which it can be made.
    pub spaces: Spaces,
    /// Its conditions.
    pub needs: Vec<Need>,
    /// The effects of success.
    pub effects: Vec<Effect>,
}

/// A special surge (M19.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialSurge {
    /// Its event in words.
    pub text: Arc<Names>,
    /// The minions.
    pub line: Line,
    /// The other effects; those on a mouse happen to each mouse on the side.
    pub effects: Vec<Effect>,
}

/// A thing that a chapter lets mice do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// Its stable name within the chapter.
    pub id: Box<str>,
    /// Its name, in a few words.
    pub name: Arc<Names>,
    /// Its description.
    pub text: Arc<Names>,
    /// The spaces from which it can be done.
    pub spaces: Spaces,
    /// Whether it takes the action of the turn.
    pub action: bool,
    /// Whether it can be done only once with success.
    pub once: bool,
    /// Its conditions.
    pub needs: Vec<Need>,
    /// The roll, if any.
    pub test: Option<Test>,
    /// The effects of success.
    pub success: Vec<Effect>,
    /// The effects of failure.
    pub failure: Vec<Effect>,
}

/// A thing that a chapter lets happen to mice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hazard {
    /// Its stable name within the chapter.
    pub id: Box<str>,
    /// Its name, in a few words.
    pub name: Arc<Names>,
    /// Its description.
    pub text: Arc<Names>,
    /// The spaces where it strikes.
    pub spaces: Spaces,
    /// Its time.
    pub when: HazardTime,
    /// Its conditions.
    pub needs: Vec<Need>,
    /// The roll, if any; without one it always fails.
    pub test: Option<Test>,
    /// The effects of success.
    pub success: Vec<Effect>,
    /// The effects of failure.
    pub failure: Vec<Effect>,
}

/// When a hazard strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HazardTime {
    /// When a mouse enters the space.
    Enter,
    /// When the turn of a mouse there begins.
    TurnStart,
    /// When the turn of a mouse there ends.
    TurnEnd,
    /// When the movement die of a mouse there shows a cheese.
    MoveCheese,
    /// When the movement die of a mouse there shows a star.
    MoveStar,
    /// When the movement die of a mouse there shows this number.
    MoveNumber(u8),
}

/// A roll that succeeds or fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Test {
    /// The dice.
    pub dice: Dice,
    /// The faces that count.
    pub need: Show,
    /// The required number or sum.
    pub count: u8,
}

/// The number of dice of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dice {
    /// A fixed number.
    Fixed(u8),
    /// The mouse's lore.
    Lore,
    /// The mouse's battle.
    Battle,
    /// The mouse's defence.
    Defence,
    /// The mouse's move.
    Move,
}

/// The faces that count in a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Show {
    /// Stars.
    Stars,
    /// Swords, with or without shield.
    Swords,
    /// Shields.
    Shields,
    /// Bows.
    Bows,
    /// The sum of the numbers.
    Total,
}

/// A condition on a task or a hazard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// This flag is raised: `flag 1`.
    Flag(u8),
    /// This flag is not raised: `no_flag 1`.
    NoFlag(u8),
    /// No minion is on the tile: `no_minions`.
    NoMinions,
    /// The mouse is of this class: `class tinkerer`.
    Class(Class),
    /// It is this mouse: `hero nez`.
    Hero(Hero),
    /// The mouse carries this card, which is spent: `card catnip`.
    Card(u8),
    /// The party owns this item: `treasure fork`.
    Treasure(Treasure),
    /// The party has this achievement: `tale king`.
    Tale(Tale),
    /// The party lacks this achievement: `no_tale king`.
    NoTale(Tale),
    /// The mouse pays this much cheese: `cheese 2`.
    Cheese(u8),
    /// This creature is on the board: `present brodie`.
    Present(Creature),
    /// This creature is not on the board: `absent brodie`.
    Absent(Creature),
}

/// A goal of a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Every mouse of the party is on one of these spaces, and none is captured: `reach courtyard tree`.
    Reach {
        /// The side.
        side: u8,
        /// The spaces.
        spaces: Spaces,
    },
    /// The mice have been to this side, and no minion is on it: `clear kitchen`.
    Clear {
        /// The side.
        side: u8,
    },
    /// This creature has been defeated: `defeat captain_vurst`.
    Defeat(Creature),
    /// This flag is raised: `flag 2`.
    Flag(u8),
}

/// A defeat of a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doom {
    /// All mice are captured: `all_captured`.
    AllCaptured,
    /// This mouse is captured: `captured lily`.
    Captured(Hero),
    /// This flag is raised: `flag 4`.
    Flag(u8),
}
