//! What a chapter says: its tiles, tasks, hazards, goals and defeats.

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
    /// The opening text: paragraphs parted by blank lines.
    pub opening: Arc<Names>,
    /// What the mice are after.
    pub objective: Arc<Names>,
    /// What is read after a victory.
    pub victory: Arc<Names>,
    /// What is read after a defeat.
    pub defeat: Arc<Names>,
    /// Special rules in words, one each.
    pub rules: Vec<Arc<Names>>,
    /// How many mice set out (M2.1).
    pub mice: u8,
    /// Mice that must come, as bits of [`Hero`].
    pub must: u8,
    /// Mice that may not, as bits of [`Hero`].
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
    /// What the party is given (M2.4): [`Effect::Card`] for party items and cards.
    pub gives: Vec<Effect>,
    /// What it says of single sides.
    pub places: Vec<Place>,
    /// All of these are the victory (M27.1).
    pub goals: Vec<Goal>,
    /// Any of these is a defeat, besides the hourglass (M27.2).
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

/// Where some of the mice begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// How many mice, in the order in which the party was chosen.
    pub count: u8,
    /// The slot of the tile.
    pub slot: u8,
    /// The spaces they may be put on; four to a space at most.
    pub spaces: Spaces,
}

/// What a chapter says of one side (M1.13).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The side.
    pub side: u8,
    /// What is read when the mice first come.
    pub reading: Option<Arc<Names>>,
    /// What happens when the mice first come, or at the start of the chapter.
    pub first: First,
    /// Its special searches (D59).
    pub searches: Vec<SpecialSearch>,
    /// Its special surge (M19.2).
    pub surge: Option<SpecialSurge>,
    /// What mice can do there, besides.
    pub tasks: Vec<Task>,
    /// What can happen to them there.
    pub hazards: Vec<Hazard>,
    /// Spaces that no minion enters.
    pub barred: Spaces,
}

/// What happens when the mice first come to a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum First {
    /// An encounter card is drawn (M16.1).
    Encounter,
    /// These come instead, and the effects happen to the mouse that explored.
    Special {
        /// Who comes.
        line: Line,
        /// On these spaces in turn instead of by M17, if any are named.
        spaces: Vec<u8>,
        /// What else happens.
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
    /// What is searched for, in a few words.
    pub name: Arc<Names>,
    /// From which spaces.
    pub spaces: Spaces,
    /// What must be so.
    pub needs: Vec<Need>,
    /// What success brings.
    pub effects: Vec<Effect>,
}

/// A special surge (M19.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialSurge {
    /// What happens, in words.
    pub text: Arc<Names>,
    /// Who comes.
    pub line: Line,
    /// What else happens; to each mouse on the side where it concerns a mouse.
    pub effects: Vec<Effect>,
}

/// Something a chapter lets mice do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// Its stable name within the chapter.
    pub id: Box<str>,
    /// What it is, in a few words.
    pub name: Arc<Names>,
    /// How it goes.
    pub text: Arc<Names>,
    /// From which spaces.
    pub spaces: Spaces,
    /// Whether it takes the action of the turn.
    pub action: bool,
    /// Whether it can be done once only, when it has succeeded.
    pub once: bool,
    /// What must be so.
    pub needs: Vec<Need>,
    /// The dice, if any.
    pub test: Option<Test>,
    /// What success brings.
    pub success: Vec<Effect>,
    /// What failure brings.
    pub failure: Vec<Effect>,
}

/// Something a chapter lets happen to mice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hazard {
    /// Its stable name within the chapter.
    pub id: Box<str>,
    /// What it is, in a few words.
    pub name: Arc<Names>,
    /// How it goes.
    pub text: Arc<Names>,
    /// On which spaces.
    pub spaces: Spaces,
    /// When.
    pub when: HazardTime,
    /// What must be so.
    pub needs: Vec<Need>,
    /// The dice, if any; without them it always fails.
    pub test: Option<Test>,
    /// What success brings.
    pub success: Vec<Effect>,
    /// What failure brings.
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
    /// How many dice.
    pub dice: Dice,
    /// What must show.
    pub need: Show,
    /// How often, or how much.
    pub count: u8,
}

/// How many dice a test is made with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dice {
    /// So many.
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

/// What the dice of a test must show.
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
    /// A sum of numbers.
    Total,
}

/// What must be so for a task or a hazard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// This flag is up: `flag 1`.
    Flag(u8),
    /// This flag is not up: `no_flag 1`.
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
    /// The mouse pays so much cheese: `cheese 2`.
    Cheese(u8),
    /// This creature is on the board: `present brodie`.
    Present(Creature),
    /// This creature is not on the board: `absent brodie`.
    Absent(Creature),
}

/// A part of the victory of a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Every mouse of the party is on one of these spaces: `reach courtyard tree`. With no captured
    /// mouse left behind.
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
    /// This flag is up: `flag 2`.
    Flag(u8),
}

/// A defeat of a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doom {
    /// All mice are captured at the same time: `all_captured`.
    AllCaptured,
    /// This mouse is captured: `captured lily`.
    Captured(Hero),
    /// This flag is up: `flag 4`.
    Flag(u8),
}
