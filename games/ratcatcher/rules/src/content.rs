//! What is printed on the components, as tables that never change while games are played.
//!
//! [`crate::load`] reads them from a pack and checks them; the rules only ever look things up.

use std::sync::Arc;

pub use content::Provenance;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Fingerprint, Names};

/// Districts are numbered 00 to 24 (R2.1).
pub const DISTRICTS: usize = 25;
/// Zones of one district that can be told apart by a letter.
pub const ZONES_PER_DISTRICT: usize = 4;
/// Every zone there can be.
pub const ZONES: usize = DISTRICTS * ZONES_PER_DISTRICT;
/// Peculiar rats in the box (R2.1).
pub const PECULIARS: usize = 12;
/// Steps of a progress track (R23.6).
pub const TRACK: usize = 10;
/// Kinds of common rats.
pub const KINDS: usize = 3;
/// Attributes of a nemesis that can be raised.
pub const NEMESIS_ATTRIBUTES: usize = 5;
/// Groups of cheese slots on a ratcatcher's board.
pub const SLOT_GROUPS: usize = 10;

/// A common rat, in the order in which they stand on the bag's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Goes for the cheese.
    White,
    /// Goes for the ratcatcher.
    Brown,
    /// Breeds (R7).
    Black,
}

impl Kind {
    /// Every kind, in the order of tables.
    pub const ALL: [Self; KINDS] = [Self::White, Self::Brown, Self::Black];
    /// The order in which they act (R8.4).
    pub const ACTING: [Self; KINDS] = [Self::Brown, Self::Black, Self::White];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Brown => "brown",
            Self::Black => "black",
        }
    }
}

/// The two kinds of special ability markers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// The stronger ability.
    Yellow,
    /// The other one.
    Purple,
}

impl Colour {
    /// Both colours, in the order of tables.
    pub const ALL: [Self; 2] = [Self::Yellow, Self::Purple];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Purple => "purple",
        }
    }
}

/// What a rat makes for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The nearest magic cheese.
    Cheese,
    /// You.
    Ratcatcher,
    /// The nearest trap (peculiar rats only).
    Trap,
    /// The nearest health or ability marker lying in the city (peculiar rats only).
    Marker,
}

/// The values of a kind of common rat, from the rat help card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Common {
    /// How many there are (R2.2).
    pub count: u8,
    /// Zones it walks at most.
    pub movement: u8,
    /// What it makes for.
    pub target: Target,
    /// What it adds to the bite of its zone (R22.4).
    pub bite: u8,
    /// Hits must exceed this to catch it (R14.4).
    pub defence: u8,
    /// It bites when you leave its zone (R12.2).
    pub gnawer: bool,
}

/// What a mystery token shows when it is revealed (R6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Token {
    /// A health marker.
    Health,
    /// A magic cheese marker.
    Cheese,
    /// A yellow ability marker.
    Yellow,
    /// A purple ability marker.
    Purple,
    /// A peculiar rat.
    Peculiar,
    /// A rat nest.
    Nest,
}

impl Token {
    /// Every kind of token, in the order of tables.
    pub const ALL: [Self; 6] =
        [Self::Health, Self::Cheese, Self::Yellow, Self::Purple, Self::Peculiar, Self::Nest];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Health => "health",
            Self::Cheese => "cheese",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
            Self::Peculiar => "peculiar",
            Self::Nest => "nest",
        }
    }
}

/// What the tallyman sells (R17.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Ware {
    /// An attack die.
    Die,
    /// A yellow ability marker.
    Yellow,
    /// A purple ability marker.
    Purple,
    /// One health.
    Health,
    /// A magic cheese.
    Cheese,
}

impl Ware {
    /// Everything, in the order of the price list.
    pub const ALL: [Self; 5] = [Self::Die, Self::Yellow, Self::Purple, Self::Health, Self::Cheese];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Die => "die",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
            Self::Health => "health",
            Self::Cheese => "cheese",
        }
    }
}

/// A group of cheese slots on a ratcatcher's board (R10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Slot {
    /// One more attack die.
    Attack,
    /// One more movement point.
    Movement,
    /// Needs one less to hit.
    Accuracy,
    /// One more defence.
    Defence,
    /// One more health.
    Health,
    /// The upgraded side of the traps.
    Trap,
    /// Unlocks the yellow ability.
    Yellow,
    /// Refills the yellow ability.
    YellowRefill,
    /// Unlocks the purple ability.
    Purple,
    /// Refills the purple ability.
    PurpleRefill,
}

impl Slot {
    /// Every group, in the order of tables.
    pub const ALL: [Self; SLOT_GROUPS] = [
        Self::Attack,
        Self::Movement,
        Self::Accuracy,
        Self::Defence,
        Self::Health,
        Self::Trap,
        Self::Yellow,
        Self::YellowRefill,
        Self::Purple,
        Self::PurpleRefill,
    ];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Movement => "movement",
            Self::Accuracy => "accuracy",
            Self::Defence => "defence",
            Self::Health => "health",
            Self::Trap => "trap",
            Self::Yellow => "yellow",
            Self::YellowRefill => "yellow-refill",
            Self::Purple => "purple",
            Self::PurpleRefill => "purple-refill",
        }
    }

    /// The slot that unlocks an ability, and the one that refills it.
    pub fn of_ability(colour: Colour) -> (Self, Self) {
        match colour {
            Colour::Yellow => (Self::Yellow, Self::YellowRefill),
            Colour::Purple => (Self::Purple, Self::PurpleRefill),
        }
    }
}

/// What an ability does (R15; the last eight are of our own design, H1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// False cheese (R15.6).
    CheeseRuse,
    /// Slows rats (R15.5).
    Lure,
    /// Moves common rats between your zone and an adjacent one.
    Charm,
    /// Draws rats away that make for you.
    Decoy,
    /// Sends common rats of your zone back to the bag.
    Smoke,
    /// Sharpens your accuracy for this turn.
    Steady,
    /// Keeps rats out of a zone.
    Barricade,
    /// More movement for this turn.
    Dash,
    /// A trap from the supply.
    Snare,
    /// An attack with dice from the supply, near by.
    Volley,
}

impl Ability {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::CheeseRuse => "cheese_ruse",
            Self::Lure => "lure",
            Self::Charm => "charm",
            Self::Decoy => "decoy",
            Self::Smoke => "smoke",
            Self::Steady => "steady",
            Self::Barricade => "barricade",
            Self::Dash => "dash",
            Self::Snare => "snare",
            Self::Volley => "volley",
        }
    }
}

/// An ability as it stands on one ratcatcher's board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbilityCard {
    /// What it does.
    pub ability: Ability,
    /// The most markers one may hold (R11.5).
    pub markers: u8,
    /// How strongly, in the ability's own unit.
    pub strength: u8,
    /// Added to the strength while the yellow ability is unlocked.
    pub with_yellow: u8,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does, in words; `{n}` stands for the strength.
    pub text: Arc<Names>,
}

/// What an upgraded trap does in addition (R10.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrapUpgrade {
    /// One die more.
    ExtraDie,
    /// Needs one less to hit.
    BetterAccuracy,
    /// Rats that enter stop there.
    Sticky,
    /// A five is lethal like a six.
    LethalFive,
}

/// The trap values in the upper right corner of a ratcatcher's board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trap {
    /// How many one may set in a turn (R13.3).
    pub count: u8,
    /// Movement points to set one (R13.2).
    pub cost: u8,
    /// Dice it rolls (R21.1).
    pub dice: u8,
    /// A die of it hits from here up.
    pub accuracy: u8,
    /// Rats that enter its zone stop there, upgraded or not.
    pub sticky: bool,
    /// What the upgrade adds.
    pub upgrade: TrapUpgrade,
    /// Its name.
    pub name: Arc<Names>,
}

/// A ratcatcher's board (R2.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ratcatcher {
    /// The stable name.
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// How they play, in a sentence.
    pub text: Arc<Names>,
    /// Attack dice at the start.
    pub attack: u8,
    /// Movement points at the start.
    pub movement: u8,
    /// A die hits from here up.
    pub accuracy: u8,
    /// Bites count only above it.
    pub defence: u8,
    /// Health at the start, and its maximum then.
    pub health: u8,
    /// The trap.
    pub trap: Trap,
    /// Slots of the first and second level of each group; zero where there is none.
    pub slots: [[u8; 2]; SLOT_GROUPS],
    /// The yellow and the purple ability.
    pub abilities: [AbilityCard; 2],
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// An attribute of a nemesis that a +1 token can raise (R30.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum NemesisAttribute {
    /// Zones it moves beyond the die.
    Movement,
    /// Dice it bites with.
    Bite,
    /// Needs one less to hit.
    Accuracy,
    /// Hits must exceed it.
    Defence,
    /// Rats it deploys.
    Deployment,
}

impl NemesisAttribute {
    /// Every attribute, in the order of the mutation table.
    pub const ALL: [Self; NEMESIS_ATTRIBUTES] =
        [Self::Movement, Self::Bite, Self::Accuracy, Self::Defence, Self::Deployment];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Movement => "movement",
            Self::Bite => "bite",
            Self::Accuracy => "accuracy",
            Self::Defence => "defence",
            Self::Deployment => "deployment",
        }
    }
}

/// A value of the common rats that a track effect can raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum CommonAttribute {
    /// Zones they walk.
    Movement,
    /// What each adds to the bite.
    Bite,
    /// Hits must exceed it.
    Defence,
}

impl CommonAttribute {
    /// Every value, in the order of tables.
    pub const ALL: [Self; 3] = [Self::Movement, Self::Bite, Self::Defence];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Movement => "movement",
            Self::Bite => "bite",
            Self::Defence => "defence",
        }
    }
}

/// What a step of the progress track, or of the guts track, brings about (R30.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A peculiar rat in the zone of the devoured cheese (R29.2).
    Peculiar,
    /// The nemesis comes (R30.2).
    Nemesis,
    /// A +1 token on an attribute.
    Raise(NemesisAttribute),
    /// The king mutates (R30.8).
    Mutation,
    /// Common rats in the zone of the devoured cheese.
    Deploy(u8),
    /// A kind of common rat becomes stronger everywhere.
    Strengthen(Kind, CommonAttribute),
}

/// What a face of the mutation die does (R30.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mutation {
    /// Raises an attribute, or the next lower one that has not mutated yet.
    Attribute(NemesisAttribute),
    /// The king regains one health.
    Heal,
}

/// What the maw can devour (R31.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Morsel {
    /// A trap.
    Trap,
    /// A health marker.
    HealthMarker,
    /// An ability marker that lies in the city.
    AbilityMarker,
    /// A mystery token.
    MysteryToken,
    /// A peculiar rat.
    Peculiar,
    /// A magic cheese that rats devour in its zone.
    Cheese,
}

impl Morsel {
    /// Everything it eats, in the order in which it eats.
    pub const ALL: [Self; 6] = [
        Self::Trap,
        Self::HealthMarker,
        Self::AbilityMarker,
        Self::MysteryToken,
        Self::Peculiar,
        Self::Cheese,
    ];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Trap => "trap",
            Self::HealthMarker => "health_marker",
            Self::AbilityMarker => "ability_marker",
            Self::MysteryToken => "mystery_token",
            Self::Peculiar => "peculiar",
            Self::Cheese => "cheese",
        }
    }
}

/// The unique ability of a nemesis (R30.7; our design, H1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NemesisPower {
    /// Common rats in its zone have one defence more.
    Court,
    /// It devours things where its movement ends.
    Gorge,
    /// Nests of its district deploy one rat more.
    Nursery,
    /// It slips away when it is wounded.
    Vanish,
}

/// A nemesis board (R2.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nemesis {
    /// The stable name.
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// Who it is, in a sentence.
    pub text: Arc<Names>,
    /// Wounds it can take.
    pub health: u8,
    /// Hits must exceed it.
    pub defence: u8,
    /// A die of its bite hits from here up.
    pub accuracy: u8,
    /// Dice it bites with.
    pub bite: u8,
    /// Rats it deploys in step 5.
    pub deployment: u8,
    /// Zones it moves beyond the die.
    pub movement: u8,
    /// What it makes for.
    pub target: Target,
    /// Its unique ability.
    pub power: NemesisPower,
    /// The ability's name.
    pub power_name: Arc<Names>,
    /// What the ability does, in words.
    pub power_text: Arc<Names>,
    /// The effects of the ten steps.
    pub track: [Vec<Effect>; TRACK],
    /// What each face of the mutation die does; only the king's is used.
    pub mutation: Option<[Mutation; 6]>,
    /// The guts track; empty for all but the maw.
    pub guts: Vec<(Morsel, Effect)>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The unique ability of a peculiar rat (R29.12; our design, H1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeculiarPower {
    /// Common rats that start their move beside it go one zone further.
    Drive,
    /// Lures, barricades and sticky traps do not hold it; traps cannot catch it.
    Fly,
    /// Takes a marker of its zone onto its card.
    Pack,
    /// Takes a trap of its zone onto its card.
    Scrap,
    /// Bites when you leave its zone (R12.2).
    Gnaw,
    /// Counts as a nest.
    Brood,
    /// No hit may be given to a common rat beside it.
    Guard,
    /// Bites before your attack catches it.
    LastBite,
    /// Two common rats come with it.
    Call,
    /// Its bite costs movement next turn.
    Sicken,
    /// Only sixes catch it.
    Dodge,
    /// Your accuracy is one worse beside it.
    Blind,
}

/// One thing a caught peculiar rat may bring (R29.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reward {
    /// Attack dice.
    Dice(u8),
    /// Health.
    Health(u8),
    /// Magic cheese.
    Cheese(u8),
    /// Ability markers.
    Markers(Colour, u8),
    /// A mystery token, placed where you stand (R29.9).
    Mystery,
    /// What lies on its card (R29.8).
    Collected,
}

/// A peculiar rat's card (R2.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peculiar {
    /// The stable name.
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What its ability does, in a sentence.
    pub text: Arc<Names>,
    /// Zones it walks at most.
    pub movement: u8,
    /// What it makes for.
    pub target: Target,
    /// It wounds when this exceeds your defence (R22.3).
    pub bite: u8,
    /// Hits must exceed it.
    pub defence: u8,
    /// Its unique ability.
    pub power: PeculiarPower,
    /// What it may bring; of several, one is chosen (R29.7).
    pub rewards: Vec<Reward>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The printed side of a card, clockwise from the top.
pub const SIDES: [&str; 4] = ["north", "east", "south", "west"];

/// A district card, as far as the rules see it (R2.1; zones R5, symbols R6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct District {
    /// 0 to 24.
    pub number: u8,
    /// How many districts an expansion from here adds (R18.2).
    pub numeral: u8,
    /// How many zones it has.
    pub zones: u8,
    /// For each zone, the zones of this card it borders on, as bits.
    pub borders: [u8; ZONES_PER_DISTRICT],
    /// For each printed side, the zone its connector stands in, or `NO_GATE`.
    pub gates: [u8; 4],
    /// Zones with a cheese place, as bits.
    pub cheese: u8,
    /// Zones with a mystery symbol, as bits.
    pub mystery: u8,
    /// Zones with a nest, as bits.
    pub nest: u8,
    /// Hatchery symbols in each zone.
    pub hatchery: [u8; ZONES_PER_DISTRICT],
    /// Zones with an ability symbol, as bits, by colour.
    pub markers: [u8; 2],
    /// The start zone, on 00 only.
    pub start: Option<u8>,
    /// What a picture of it needs.
    pub drawing: Drawing,
}

/// In [`District::gates`]: this side has no connector.
pub const NO_GATE: u8 = u8::MAX;

/// What a picture of a district needs, in units of a card 100 wide and 100 high, y downwards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The name.
    pub name: Arc<Names>,
    /// What there is to see, in a sentence.
    pub text: Arc<Names>,
    /// Its zones, in the order of their letters.
    pub zones: Vec<ZoneDrawing>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// What a picture of a zone needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZoneDrawing {
    /// The kind of ground.
    pub ground: Box<str>,
    /// The corners.
    pub polygon: Vec<(i16, i16)>,
    /// Drawings at its back edge: which, and where.
    pub props: Vec<(Box<str>, i16, i16)>,
}

/// The content of one pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content {
    /// The name of the pack.
    pub name: Box<str>,
    /// The digest of all its files.
    pub fingerprint: Fingerprint,
    /// The common rats by kind.
    pub commons: [Common; KINDS],
    /// Magic cheese markers (R2.1).
    pub cheese: u8,
    /// Attack dice (R2.1).
    pub dice: u8,
    /// Ability markers by colour.
    pub markers: [u8; 2],
    /// Mystery tokens by kind.
    pub tokens: [u8; 6],
    /// Prices by ware, in rats.
    pub prices: [u8; 5],
    /// The ratcatchers.
    pub ratcatchers: Vec<Ratcatcher>,
    /// The nemesis rats.
    pub nemeses: Vec<Nemesis>,
    /// The peculiar rats; at most [`PECULIARS`].
    pub peculiars: Vec<Peculiar>,
    /// District 00, standard and hard side.
    pub start: [District; 2],
    /// Districts 01 to 24 at their number; place 0 is a copy of the standard 00.
    pub districts: Vec<District>,
}
