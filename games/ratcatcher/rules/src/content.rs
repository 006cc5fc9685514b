//! What is printed on the components, as tables that never change while games are played.
//!
//! [`crate::load`] reads them from a pack and checks them; the rules only ever look things up.

use std::sync::Arc;

pub use content::Provenance;
use content::declared_order;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};
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
/// No die hits more often than from here up.
pub(crate) const BEST_ACCURACY: u8 = 2;
/// Groups of cheese slots on a ratcatcher's board.
pub const SLOT_GROUPS: usize = 10;

content::vocabulary! { Slot }

content::vocabulary! {
    /// A common rat, in the order in which they stand on the bag's list.
    pub enum Kind {
        /// Goes for the cheese.
        White,
        /// Goes for the ratcatcher.
        Brown,
        /// Breeds (R7).
        Black,
    }
}

impl Kind {
    /// The order in which they act (R8.4).
    pub const ACTING: [Self; KINDS] = [Self::Brown, Self::Black, Self::White];
}

content::vocabulary! {
    /// The two kinds of special ability markers.
    pub enum Colour {
        /// The stronger ability.
        Yellow,
        /// The other one.
        Purple,
    }
}

content::vocabulary! {
    /// What a rat makes for.
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
}

/// The values of a kind of common rat, from the rat help card.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Common {
    /// Which kind it is.
    pub id: Kind,
    /// How many there are (R2.2).
    #[schemars(range(min = 1, max = 250))]
    pub count: u8,
    /// Zones it walks at most.
    #[schemars(range(min = 1, max = 9))]
    pub movement: u8,
    /// What it makes for.
    #[schemars(extend("enum" = ["cheese", "ratcatcher"]))]
    pub target: Target,
    /// What it adds to the bite of its zone (R22.4).
    #[schemars(range(min = 0, max = 9))]
    pub bite: u8,
    /// Hits must exceed this to catch it (R14.4).
    #[schemars(range(min = 0, max = 9))]
    pub defence: u8,
    /// It bites when you leave its zone (R12.2).
    pub gnawer: bool,
    /// Where the record comes from.
    pub provenance: Provenance,
}

content::vocabulary! {
    /// What a mystery token shows when it is revealed (R6.3).
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
}

content::vocabulary! {
    /// What the tallyman sells (R17.1).
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
}

/// A group of cheese slots on a ratcatcher's board (R10).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
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
    /// The slot that unlocks an ability, and the one that refills it.
    pub fn of_ability(colour: Colour) -> (Self, Self) {
        match colour {
            Colour::Yellow => (Self::Yellow, Self::YellowRefill),
            Colour::Purple => (Self::Purple, Self::PurpleRefill),
        }
    }
}

content::vocabulary! {
    /// What an ability does (R15; the last eight are of our own design, H1).
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

content::vocabulary! {
    /// What an upgraded trap does in addition (R10.7).
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
}

/// What a trap does before it is upgraded.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum TrapEffect {
    /// Nothing but to roll its dice.
    None,
    /// Rats that enter stop there.
    Sticky,
}

fn is_sticky<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    TrapEffect::deserialize(deserializer).map(|effect| matches!(effect, TrapEffect::Sticky))
}

/// The trap values in the upper right corner of a ratcatcher's board.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Trap {
    /// How many one may set in a turn (R13.3).
    #[schemars(range(min = 1, max = 9))]
    pub count: u8,
    /// Movement points to set one (R13.2).
    #[schemars(range(min = 1, max = 2))]
    pub cost: u8,
    /// Dice it rolls (R21.1).
    #[schemars(range(min = 1, max = 9))]
    pub dice: u8,
    /// A die of it hits from here up.
    #[schemars(range(min = BEST_ACCURACY, max = 6))]
    pub accuracy: u8,
    /// Rats that enter its zone stop there, upgraded or not.
    #[serde(rename = "effect", deserialize_with = "is_sticky")]
    #[schemars(with = "TrapEffect")]
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

content::vocabulary! {
    /// An attribute of a nemesis that a +1 token can raise (R30.1).
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
}

content::vocabulary! {
    /// A value of the common rats that a track effect can raise.
    pub enum CommonAttribute {
        /// Zones they walk.
        Movement,
        /// What each adds to the bite.
        Bite,
        /// Hits must exceed it.
        Defence,
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

content::vocabulary! {
    /// What the maw can devour (R31.1).
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
}

content::vocabulary! {
    /// What the unique ability of a nemesis does (R30.7; our design, H1).
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
}

/// The unique ability of a nemesis, and what it is called.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct NemesisAbility {
    /// What it does.
    #[serde(rename = "id")]
    pub power: NemesisPower,
    /// Its name.
    pub name: Arc<Names>,
    /// What it does, in words.
    pub text: Arc<Names>,
}

/// A part of the guts track of a nemesis that devours things (R31.1).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Guts {
    /// What it devours.
    devours: Morsel,
    /// What that brings about.
    effect: Effect,
}

fn morsels<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(Morsel, Effect)>, D::Error> {
    let guts = Vec::<Guts>::deserialize(deserializer)?;
    Ok(guts.into_iter().map(|Guts { devours, effect }| (devours, effect)).collect())
}

/// A nemesis board (R2.5).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Nemesis {
    /// The stable name.
    #[schemars(extend("format" = "id"))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// Who it is, in a sentence.
    pub text: Arc<Names>,
    /// Wounds it can take.
    #[schemars(range(min = 1, max = 20))]
    pub health: u8,
    /// Hits must exceed it.
    #[schemars(range(min = 0, max = 9))]
    pub defence: u8,
    /// A die of its bite hits from here up.
    #[schemars(range(min = BEST_ACCURACY, max = 6))]
    pub accuracy: u8,
    /// Dice it bites with.
    #[schemars(range(min = 1, max = 9))]
    pub bite: u8,
    /// Rats it deploys in step 5.
    #[schemars(range(min = 0, max = 9))]
    pub deployment: u8,
    /// Zones it moves beyond the die.
    #[schemars(range(min = 0, max = 9))]
    pub movement: u8,
    /// What it makes for.
    #[schemars(extend("enum" = ["cheese", "ratcatcher"]))]
    pub target: Target,
    /// Its unique ability.
    pub ability: NemesisAbility,
    /// The effects of the ten steps.
    #[schemars(extend("x-item" = "step"))]
    pub track: [Vec<Effect>; TRACK],
    /// What each face of the mutation die does; only the king's is used.
    #[schemars(extend("x-item" = "face"))]
    pub mutation: Option<[Mutation; 6]>,
    /// The guts track; empty for all but the maw.
    #[serde(default, deserialize_with = "morsels")]
    #[schemars(with = "Vec<Guts>")]
    pub guts: Vec<(Morsel, Effect)>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

content::vocabulary! {
    /// The unique ability of a peculiar rat (R29.12; our design, H1).
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
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Peculiar {
    /// The stable name.
    #[schemars(extend("format" = "id"))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What its ability does, in a sentence.
    pub text: Arc<Names>,
    /// Zones it walks at most.
    #[schemars(range(min = 1, max = 9))]
    pub movement: u8,
    /// What it makes for.
    pub target: Target,
    /// It wounds when this exceeds your defence (R22.3).
    #[schemars(range(min = 0, max = 9))]
    pub bite: u8,
    /// Hits must exceed it.
    #[schemars(range(min = 0, max = 9))]
    pub defence: u8,
    /// Its unique ability.
    #[serde(rename = "ability")]
    pub power: PeculiarPower,
    /// What it may bring; of several, one is chosen (R29.7).
    #[serde(rename = "reward")]
    #[schemars(length(min = 1, max = 4), extend("uniqueItems" = true))]
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
