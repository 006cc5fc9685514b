//! What is printed on the components, as tables that never change while games are played.
//!
//! [`crate::load`] reads them from a pack and checks them; the rules only ever look things up.

use std::sync::Arc;

pub use packs::Provenance;
use tabletop::{Fingerprint, Names};

use crate::kinds::{Ability, Class, Creature, Edge, Foe, Gift, Harm, Hero, Slot, Tale, Treasure};

/// Sides of tiles in the box; a side is named by its printed number less one (M1.12).
pub const SIDES: usize = 16;
/// The most spaces a side can have.
pub const SPACES: usize = 64;
/// Search cards in the box (M1.5).
pub const SEARCH: u32 = 71;
/// The most kinds of search card.
pub const KINDS: usize = 64;
/// Encounter cards in the box (D3).
pub const ENCOUNTERS: usize = 18;
/// Chapters of the storybook.
pub const CHAPTERS: usize = 11;
/// The most pages a chapter track shows.
pub const PAGES: u8 = 8;
/// The flags a chapter may raise.
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
    /// Which kinds of search card are the party items, by [`Treasure`].
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
    /// What the rules look up.
    pub facts: HeroFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// One sentence about the mouse.
    pub text: Arc<Names>,
    /// Its abilities.
    pub gifts: Vec<GiftText>,
    /// The kinds of search card it starts with (M2.4), in the order in which they are put on.
    pub starts: Vec<u8>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// What the rules look up on a hero card.
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiftText {
    /// Which.
    pub gift: Gift,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does.
    pub text: Arc<Names>,
}

/// The initiative card of a creature (M1.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoeCard {
    /// What the rules look up.
    pub facts: FoeFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// Its ability in words, if it has one.
    pub text: Option<Arc<Names>>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// What the rules look up on the initiative card of a creature.
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
    /// What the rules look up.
    pub facts: AbilityFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does.
    pub text: Arc<Names>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// What the rules look up on an ability card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbilityFacts {
    /// The classes that may learn it, as bits of [`Class`].
    pub classes: u8,
    /// Its price in cheese.
    pub cost: u8,
    /// When it is used.
    pub when: AbilityTime,
}

/// When an ability card is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AbilityTime {
    /// At any moment of the mouse's own turn, besides its action.
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
    /// What the rules look up.
    pub facts: CardFacts,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does.
    pub text: Arc<Names>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// What a search card is (M1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// What the rules look up on a search card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardFacts {
    /// What it is.
    pub kind: CardKind,
    /// How many are in the box.
    pub copies: u8,
    /// Where it is worn or held, if it is.
    pub slot: Option<Slot>,
    /// How many paws it fills, if it is held.
    pub paws: u8,
    /// Whether it is a dagger or knife (Knife Strike, the tail paw).
    pub knife: bool,
    /// How it attacks, if it is a weapon.
    pub weapon: Option<WeaponFacts>,
    /// What it does while it is equipped.
    pub traits: [Trait; 3],
    /// Who can equip or use it.
    pub requires: Requires,
    /// When it is used, if it is used.
    pub when: When,
    /// On whom.
    pub target: Target,
    /// What it does then, in this order.
    pub effects: [Effect; 3],
}

/// How a weapon attacks (M1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WeaponFacts {
    /// Whether it serves at range.
    pub ranged: bool,
    /// Dice more in attack.
    pub bonus: u8,
    /// The kind of attack.
    pub harm: Harm,
}

/// Who can equip or use a card (M1.7).
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

/// When a card is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// On whom a card or a task works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// What a card does while it is equipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Trait {
    /// Nothing.
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
    /// Used against a defender whose card is lower on the track: it rolls 1 die fewer.
    Quick,
    /// Used against a minion on the same space it is a blunt melee weapon.
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

/// What a card, a task, a hazard or a chapter does. "The mouse" is the one it works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Effect {
    /// Nothing.
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
    /// Ordinary wounds come off: `heal 2`.
    Heal(u8),
    /// Poison wounds come off (D32): `antidote 1`.
    Antidote(u8),
    /// Stun, web and charm come off: `clear`.
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
    /// The mouse is put on any space of the tile with room: `teleport`.
    Teleport,
    /// Dice more in attacks until its turn ends: `battle 1`.
    Battle(u8),
    /// Dice more in defence until its next turn begins: `defence 1`.
    Defence(u8),
    /// Dice more in this one defence: `guard 2`.
    Guard(u8),
    /// Minions do not see the mouse until its next turn begins: `hide`.
    Hide,
    /// Until its next turn begins the mouse fights in melee with 4 dice and defends with 3, without
    /// its equipment: `golem`.
    Golem,
    /// Minions of the tile move so many spaces fewer until the round ends: `slow 2`.
    Slow(u8),
    /// The minion does nothing in its next turn: `distract`.
    Distract,
    /// Brodie does nothing on his next card: `catnip`.
    Catnip,
    /// The hourglass moves one page towards the end: `hourglass`.
    Hourglass,
    /// The party gains a page of time, as D45 says: `page`.
    Page,
    /// A surge takes place, whatever is on the wheel: `surge`.
    Surge,
    /// Minions come as by M17: `minions roach 2`.
    Minions(Creature, u8),
    /// The mouse draws a search card: `draw 1`.
    Draw(u8),
    /// A mousetrap snaps or holds, as M9.1 says: `trap`.
    Trap,
    /// The mouse takes this card out of the search deck, which is then shuffled: `card catnip`.
    Card(u8),
    /// The party gains a story achievement: `tale miz_maggie`.
    Tale(Tale),
    /// A flag of the chapter is raised: `flag 3`.
    Flag(u8),
    /// A flag of the chapter is lowered: `no_flag 3`.
    NoFlag(u8),
    /// A boss comes, on an entry space by M17 or where the chapter says: `boss brodie`.
    Boss(Creature),
    /// A creature leaves the board with every figure and card: `leaves brodie`.
    Leaves(Creature),
    /// A mouse joins the party on the space of the mouse that did it: `joins lily`.
    Joins(Hero),
    /// The tile that shows this side is taken away with every figure on it; mice there are captured
    /// first: `collapse the_pipes`.
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
    /// What comes, by page: for page p the line at p - 1. The last line serves for all later pages.
    pub lines: Vec<Line>,
    /// What its surge brings.
    pub surge: Line,
    /// Where it is from.
    pub provenance: Provenance,
}

/// What comes in an encounter or a surge.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// Creatures and how many of each, in the order of the card.
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
    /// What it takes and what it does.
    pub text: Arc<Names>,
    /// Where it is from.
    pub provenance: Provenance,
}

/// The two sides of a tile (M1.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// A room of the castle.
    Orange,
    /// A place under ground or inside the walls.
    Blue,
}

/// One side of a tile (M1.12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// Its stable name, such as `guard_room`.
    pub id: Box<str>,
    /// Its name.
    pub name: Arc<Names>,
    /// The side on its back, by number less one.
    pub reverse: u8,
    /// Its colour.
    pub colour: Colour,
    /// The exit areas, by [`Edge`].
    pub exits: [Option<Exit>; 4],
    /// Its flip space, if it has one.
    pub flip: Option<Flip>,
    /// Its spaces, at most [`SPACES`]; their order is their number.
    pub spaces: Vec<Space>,
    /// The lines and gaps between spaces, for the drawing.
    pub lines: Vec<Border>,
    /// What is drawn on it.
    pub features: Vec<Feature>,
    /// Walls and black areas that block sight and are no spaces, as polygons in thousandths.
    pub walls: Vec<Vec<(i16, i16)>>,
    /// What the rules look up.
    pub map: Map,
    /// Where it is from.
    pub provenance: Provenance,
}

/// An exit area (M15.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exit {
    /// Its colour.
    pub colour: Colour,
    /// The spaces adjacent to it.
    pub spaces: Spaces,
}

/// A flip space (M15.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flip {
    /// Which space.
    pub space: u8,
    /// Who can use it.
    pub kind: FlipKind,
}

/// Who can use a flip space (M15.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlipKind {
    /// Any mouse.
    Plain,
    /// Only with Fishhook & Thread.
    Fishhook,
    /// Only a tinkerer or a scamp.
    Cog,
}

/// A space of a side (M1.12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Space {
    /// Its stable name, such as `a1`.
    pub id: Box<str>,
    /// Its outline in thousandths of the side, origin at the top left, clockwise.
    pub outline: Vec<(i16, i16)>,
    /// Its centre in thousandths: where sight is measured (M11.6) and figures stand.
    pub centre: (i16, i16),
    /// What it looks like: the name of a paint such as `flag`, `plank`, `rug`, `water`, `steel`.
    pub ground: Box<str>,
}

/// Something between two spaces that touch (M7.5, M7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Border {
    /// The higher of the two, for a yellow line.
    pub high: u8,
    /// The lower of the two.
    pub low: u8,
    /// What lies between.
    pub kind: BorderKind,
    /// Where it is drawn: two points in thousandths.
    pub from: (i16, i16),
    /// Its other end.
    pub to: (i16, i16),
}

/// What lies between two spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BorderKind {
    /// A yellow line: from high to low costs 1, back costs 3.
    Yellow,
    /// A yellow line without an arrow, or with one either way: 1 both ways.
    Level,
    /// A red line.
    Red,
    /// A dark gap that only levitating mice cross (M7.3).
    Gap,
}

/// Something drawn on a side (M7.7): the name of a drawing and where it stands, in thousandths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feature {
    /// The drawing.
    pub drawing: Box<str>,
    /// Its centre.
    pub at: (i16, i16),
    /// Its width.
    pub width: i16,
    /// Degrees by which it is turned, clockwise.
    pub turned: i16,
}

/// What the rules look up on a side. Spaces are bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Map {
    /// All spaces.
    pub all: Spaces,
    /// Where a mouse gets for 1 from each space.
    pub walk: [Spaces; SPACES],
    /// Where a mouse gets for 3 from each space: up across a yellow line (M7.5).
    pub climb: [Spaces; SPACES],
    /// Where a minion gets from each space: lines mean nothing to it (M20.3).
    pub prowl: [Spaces; SPACES],
    /// Where a levitating mouse gets for 1 from each space: lines and gaps mean nothing to it (M7.3).
    pub float: [Spaces; SPACES],
    /// What is seen from each space, itself included (M11.6).
    pub sight: [Spaces; SPACES],
    /// Steps from each space to each for a minion, were nobody in the way; 255 where there is none.
    pub distance: Box<[[u8; SPACES]; SPACES]>,
    /// Entry spaces (M17.1).
    pub entries: Spaces,
    /// Spaces with a red X (M18.1).
    pub crosses: Spaces,
    /// Water (M8.1).
    pub water: Spaces,
    /// Where the current carries from each space; [`OFF`] off the tile, [`STILL`] nowhere (M8.4).
    pub current: [u8; SPACES],
    /// Special areas, which hold any number of figures (M7.4).
    pub areas: Spaces,
    /// Special areas with an entry symbol that are bounded in red (M17.2).
    pub high_entries: Spaces,
}

/// The current carries off the tile (M8.4).
pub const OFF: u8 = 254;
/// No current.
pub const STILL: u8 = 255;

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
    /// Nobody comes.
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

impl Content {
    /// The kind of search card with this stable name.
    pub fn search_named(&self, id: &str) -> Option<u8> {
        self.search.iter().position(|card| *card.id == *id).and_then(|at| u8::try_from(at).ok())
    }

    /// The side with this stable name.
    pub fn side_named(&self, id: &str) -> Option<u8> {
        self.sides.iter().position(|side| *side.id == *id).and_then(|at| u8::try_from(at).ok())
    }

    /// What a card says of a foe.
    #[inline]
    pub fn foe(&self, foe: Foe) -> FoeFacts {
        self.foes[foe.index()].facts
    }

    /// The edge names, for messages.
    pub fn exit(&self, side: u8, edge: Edge) -> Option<Exit> {
        self.sides.get(usize::from(side)).and_then(|side| side.exits[edge.index()])
    }
}

impl Side {
    /// The space with this stable name.
    pub fn space_named(&self, id: &str) -> Option<u8> {
        self.spaces.iter().position(|space| *space.id == *id).and_then(|at| u8::try_from(at).ok())
    }
}
