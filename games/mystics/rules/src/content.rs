//! The content of the components, as tables that never change during play.
//!
//! [`crate::load`] reads them from a pack and checks them; the rules only read them.

mod chapter;
mod tiles;

use std::sync::Arc;

pub use content::Provenance;
use content::declared_order;
use schemars::JsonSchema;
use serde::Deserialize;
use strum::{EnumCount, IntoStaticStr, VariantArray};
use tabletop::{Fingerprint, Names};

use crate::kinds::{Ability, Class, Creature, Edge, Foe, Gift, Harm, Hero, Slot, Tale};
pub use chapter::*;
pub use tiles::*;

content::vocabulary! { AbilityTime CardKind When Target Colour FlipKind BorderKind }

/// Sides of tiles in the box; a side is named by its printed number less one (M1.12).
pub const SIDES: usize = 16;
/// The maximal number of spaces of a side.
pub const SPACES: usize = 64;
/// Search cards in the box (M1.5).
pub const SEARCH: u32 = 71;
/// The maximal number of kinds of search cards.
pub const KINDS: usize = 64;
/// Encounter cards in the box (D3).
pub const ENCOUNTERS: usize = 18;
/// Chapters of the storybook.
pub const CHAPTERS: usize = 11;
/// The maximal number of pages of a chapter track.
pub const PAGES: u8 = 8;
/// The number of flags of a chapter.
pub const FLAGS: u8 = 16;

/// A set of spaces of one side, as bits.
pub type Spaces = u64;

/// All tables of a pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content {
    /// The name of the pack.
    pub name: Box<str>,
    /// The digest of everything below.
    pub fingerprint: Fingerprint,
    /// The heroes, indexed by [`Hero`].
    pub heroes: Vec<HeroCard>,
    /// The initiative cards of creatures, indexed by [`Foe`].
    pub foes: Vec<FoeCard>,
    /// The ability cards, indexed by [`Ability`].
    pub abilities: Vec<AbilityCard>,
    /// The kinds of search card, at most [`KINDS`]; their copies add up to [`SEARCH`].
    pub search: Vec<SearchCard>,
    /// The kinds of search card of the party items, by [`crate::kinds::Treasure`].
    pub treasures: [u8; 4],
    /// The encounter cards: the standard ones first.
    pub encounters: Vec<Encounter>,
    /// The individual achievements, indexed by [`crate::kinds::Honour`].
    pub honours: Vec<Award>,
    /// The story achievements, indexed by [`Tale`].
    pub tales: Vec<Award>,
    /// The sixteen sides of the tiles.
    pub sides: Vec<Side>,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A hero card (M1.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeroCard {
    /// The data for the rules.
    pub facts: HeroFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// One sentence about the mouse.
    pub text: Arc<Names>,
    /// Its abilities.
    pub gifts: Vec<GiftText>,
    /// The kinds of search card it starts with (M2.4), in the order of equipping.
    pub starts: Vec<u8>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// The data of a hero card for the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeroFacts {
    /// Its classes, as bits of [`Class`].
    pub classes: u8,
    /// Dice in attack.
    pub battle: u8,
    /// Dice in defence.
    pub defence: u8,
    /// Lore.
    pub lore: u8,
    /// Move.
    pub movement: u8,
    /// Life.
    pub life: u8,
    /// Its abilities, as bits of [`Gift`].
    pub gifts: u8,
}

impl HeroFacts {
    /// Whether it is of a class.
    pub fn is(self, class: Class) -> bool {
        self.classes & (1 << class as u8) != 0
    }

    /// Whether it has an ability.
    pub fn has(self, gift: Gift) -> bool {
        self.gifts & (1 << gift as u8) != 0
    }
}

/// An ability of a hero, in words.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct GiftText {
    /// Which.
    #[serde(rename = "id")]
    pub gift: Gift,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does.
    pub text: Arc<Names>,
}

/// The initiative card of a creature (M1.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoeCard {
    /// The data for the rules.
    pub facts: FoeFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// Its ability in words, if it has one.
    pub text: Option<Arc<Names>>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// The data of a creature's initiative card for the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoeFacts {
    /// Whether its figure is large (M7.8).
    pub large: bool,
    /// Whether it attacks at range.
    pub ranged: bool,
    /// Dice in attack.
    pub battle: u8,
    /// Dice in defence.
    pub defence: u8,
    /// Life (D2).
    pub life: u8,
    /// The kinds of attack it resists with one more die in defence, as bits of [`Harm`] (M1.7).
    pub resists: u8,
}

/// An ability card (M1.10).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbilityCard {
    /// Which.
    pub ability: Ability,
    /// The data for the rules.
    pub facts: AbilityFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does.
    pub text: Arc<Names>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// The data of an ability card for the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbilityFacts {
    /// The classes that may learn it, as bits of [`Class`].
    pub classes: u8,
    /// Its price in cheese.
    pub cost: u8,
    /// When it is used.
    pub when: AbilityTime,
}

/// The time at which an ability card is used.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Deserialize, EnumCount, IntoStaticStr, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum AbilityTime {
    /// At any moment of the mouse's own turn, in addition to its action.
    Free,
    /// Before the mouse has done anything in its turn.
    First,
    /// As its action.
    Action,
    /// As its battle action.
    Battle,
    /// With an attack it is about to make.
    Attack,
    /// Right after a melee attack of its own.
    AfterAttack,
    /// When it is attacked, or a mouse near it is.
    Attacked,
    /// When minions have just been placed.
    Placed,
}

/// A kind of search card (M1.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchCard {
    /// Its stable name.
    pub id: Box<str>,
    /// The data for the rules.
    pub facts: CardFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does.
    pub text: Arc<Names>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// The kind of a search card (M1.5).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, EnumCount, IntoStaticStr, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum CardKind {
    /// A weapon, held in the paws.
    Weapon,
    /// Armour, worn or held.
    Armour,
    /// An accessory, worn.
    Accessory,
    /// A plain item of the pack.
    Item,
    /// A scroll of the pack.
    Scroll,
    /// A trick, kept apart.
    Trick,
    /// An event, which happens at once.
    Event,
    /// A party item.
    Party,
}

/// The data of a search card for the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardFacts {
    /// Its kind.
    pub kind: CardKind,
    /// The number of copies in the box.
    pub copies: u8,
    /// The slot where it is worn or held, if any.
    pub slot: Option<Slot>,
    /// The number of paws it needs if it is held.
    pub paws: u8,
    /// Whether it is a dagger or knife (Knife Strike, the tail paw).
    pub knife: bool,
    /// The values of its attack, if it is a weapon.
    pub weapon: Option<WeaponFacts>,
    /// Its effects while it is equipped.
    pub traits: [Trait; 3],
    /// The condition on mice that equip or use it.
    pub requires: Requires,
    /// The time at which it is used.
    pub when: When,
    /// Its target.
    pub target: Target,
    /// Its effects when used, in order.
    pub effects: [Effect; 3],
}

/// The values of a weapon's attack (M1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WeaponFacts {
    /// Whether it attacks at range.
    pub ranged: bool,
    /// Dice more in attack.
    pub bonus: u8,
    /// The kind of attack.
    pub harm: Harm,
}

/// The condition on mice that equip or use a card (M1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Requires {
    /// One of these classes, as bits of [`Class`]; 0: any.
    pub classes: u8,
    /// Only this mouse.
    pub hero: Option<Hero>,
    /// At least this lore.
    pub lore: u8,
    /// At least this battle.
    pub battle: u8,
}

/// The time at which a card is used.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Deserialize, EnumCount, IntoStaticStr, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum When {
    /// It is not used, only worn or held.
    Never,
    /// At any moment of the mouse's own turn; a scroll is then the free action for scrolls (D4).
    Turn,
    /// As the mouse's action.
    Action,
    /// With an attack the mouse is about to make.
    Attack,
    /// When the mouse is attacked, before its dice are rolled.
    Attacked,
    /// At once, as it is drawn.
    Drawn,
}

/// The target of a card or a task.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Deserialize, EnumCount, IntoStaticStr, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Target {
    /// The mouse itself.
    Own,
    /// A mouse on the same or an adjacent space, itself included.
    Near,
    /// Every mouse on the tile.
    Mice,
    /// A minion on the tile that the mouse sees.
    Minion,
    /// Every minion on a space of the tile that the mouse sees.
    Space,
    /// Every minion on the tile.
    Minions,
}

/// An effect of a card while it is equipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Trait {
    /// None.
    #[default]
    None,
    /// Dice more in every attack.
    Battle(u8),
    /// Dice more in defence.
    Defence(u8),
    /// More lore.
    Lore(u8),
    /// More move.
    Move(u8),
    /// More life.
    Life(u8),
    /// Against a defender whose card is lower on the track: it rolls 1 die fewer.
    Quick,
    /// Against a minion on the same space it is a blunt melee weapon.
    Close,
    /// 1 die more for each other wounded mouse on the same space.
    Mercy,
    /// When its bearer rolls cheese in defence, an attacker on the same or an adjacent space takes 1 wound.
    Prick,
    /// Dice more in attacks on large minions.
    VsLarge(u8),
    /// Dice more in attacks on roaches.
    VsRoach(u8),
    /// Dice more in defence against ranged attacks.
    VsRanged(u8),
    /// Dice more in defence against melee attacks.
    VsMelee(u8),
    /// Dice more when searching.
    Search(u8),
    /// Dice more against mousetraps.
    Traps(u8),
    /// Dice more when climbing out of water.
    Swim(u8),
    /// Poison wounds are ordinary ones.
    NoPoison,
    /// Cannot be stunned.
    NoStun,
    /// Cannot be webbed.
    NoWeb,
    /// Cannot be knocked down.
    NoFall,
    /// Yellow lines cost 1 either way.
    Climb,
}

/// An effect of a card, a task, a hazard or a chapter. "The mouse" is the one it affects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Effect {
    /// None.
    #[default]
    None,
    /// The mouse gains cheese: `cheese 2`.
    Cheese(u8),
    /// The mouse loses cheese to the supply: `lose_cheese 2`.
    LoseCheese(u8),
    /// Cheese is put on the wheel: `wheel 1`.
    Wheel(u8),
    /// Cheese is taken off the wheel: `wheel_off 2`.
    WheelOff(u8),
    /// The mouse takes wounds without a defence, or the minion does: `wound 1`.
    Wound(u8),
    /// The mouse takes poison wounds without a defence: `poison 1`.
    Poison(u8),
    /// Hits that the mouse or the minion defends against: `hit 2`.
    Hit(u8),
    /// Ordinary wounds are removed: `heal 2`.
    Heal(u8),
    /// Poison wounds are removed (D32): `antidote 1`.
    Antidote(u8),
    /// Stun, web and charm are removed: `clear`.
    Clear,
    /// The mouse is stunned: `stun`.
    Stun,
    /// The mouse is webbed: `web`.
    Web,
    /// The mouse is charmed: `charm`.
    Charm,
    /// The mouse or the small minion is knocked down: `fall`.
    Fall,
    /// More movement this turn: `move 2`.
    Move(u8),
    /// Until its turn ends the mouse crosses red lines, yellow lines at 1, and gaps (M7.3): `levitate`.
    Levitate,
    /// The mouse is put on any space of the tile that has room: `teleport`.
    Teleport,
    /// Dice more in attacks until its turn ends: `battle 1`.
    Battle(u8),
    /// Dice more in defence until its next turn begins: `defence 1`.
    Defence(u8),
    /// Dice more in this one defence: `guard 2`.
    Guard(u8),
    /// Minions do not see the mouse until its next turn begins: `hide`.
    Hide,
    /// Until its next turn begins the mouse fights in melee with 4 dice and defends with 3, without its equipment:
    /// `golem`.
    Golem,
    /// Minions of the tile move this number of spaces less until the round ends: `slow 2`.
    Slow(u8),
    /// The minion does nothing in its next turn: `distract`.
    Distract,
    /// Brodie does nothing on his next card: `catnip`.
    Catnip,
    /// The hourglass moves one page towards the end: `hourglass`.
    Hourglass,
    /// The party gains a page of time by D45: `page`.
    Page,
    /// A surge takes place, whatever is on the wheel: `surge`.
    Surge,
    /// Minions are placed by M17: `minions roach 2`.
    Minions(Creature, u8),
    /// The mouse draws a search card: `draw 1`.
    Draw(u8),
    /// A mousetrap snaps or holds by M9.1: `trap`.
    Trap,
    /// The mouse takes this card out of the search deck, which is then shuffled: `card catnip`.
    Card(u8),
    /// The party gains a story achievement: `tale miz_maggie`.
    Tale(Tale),
    /// A flag of the chapter is raised: `flag 3`.
    Flag(u8),
    /// A flag of the chapter is lowered: `no_flag 3`.
    NoFlag(u8),
    /// A boss appears, on an entry space by M17 or where the chapter says: `boss brodie`.
    Boss(Creature),
    /// A creature leaves the board with every figure and card: `leaves brodie`.
    Leaves(Creature),
    /// A mouse joins the party on the space of the mouse that did it: `joins lily`.
    Joins(Hero),
    /// The tile that shows this side is removed with every figure on it; mice there are captured first: `collapse
    /// the_pipes`.
    Collapse(u8),
    /// The mouse's card goes to the top of the track: `first`.
    First,
    /// The mouse is captured: `captured`.
    Captured,
    /// The chapter is lost: `lose`.
    Lose,
}

/// An encounter card (M1.9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Encounter {
    /// Its stable name, such as `standard_1`.
    pub id: Box<str>,
    /// Its name.
    pub name: Arc<Names>,
    /// Whether it is one of the difficult ones.
    pub difficult: bool,
    /// The minions of each page: for page p the line at index p - 1. The last line also serves for later pages.
    pub lines: Vec<Line>,
    /// The line of its surge.
    pub surge: Line,
    /// Where it is from.
    pub provenance: Provenance,
}

/// The minions of an encounter or a surge.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// Creatures and their numbers, in the order of the card.
    pub minions: Vec<(Creature, u8)>,
    /// Mousetraps are set (M18.1).
    pub mousetraps: bool,
    /// They lie in ambush (M18.2).
    pub ambush: bool,
    /// The roaches are greedy (M18.4).
    pub greedy: bool,
}

/// An achievement, in words (M29).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    /// Its name.
    pub name: Arc<Names>,
    /// Its conditions and its effect.
    pub text: Arc<Names>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// The two sides of a tile (M1.12).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, EnumCount, IntoStaticStr, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Colour {
    /// A room of the castle.
    Orange,
    /// A place under ground or inside the walls.
    Blue,
}

impl Content {
    /// The kind of search card with this stable name.
    pub fn search_named(&self, id: &str) -> Option<u8> {
        self.search.iter().position(|card| *card.id == *id).and_then(|at| u8::try_from(at).ok())
    }

    /// The side with this stable name.
    pub fn side_named(&self, id: &str) -> Option<u8> {
        self.sides.iter().position(|side| *side.id == *id).and_then(|at| u8::try_from(at).ok())
    }

    /// The values of a foe's card.
    #[inline]
    pub fn foe(&self, foe: Foe) -> FoeFacts {
        self.foes[foe.index()].facts
    }

    /// The exit of a side at an edge.
    pub fn exit(&self, side: u8, edge: Edge) -> Option<Exit> {
        self.sides.get(usize::from(side)).and_then(|side| side.exits[edge.index()])
    }
}
