//! The content of the components, as tables that never change during play.
//!
//! [`crate::load`] reads them from a pack and checks them; the rules only read them.

use std::sync::Arc;

pub use content::Provenance;
use content::declared_order;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};
use tabletop::{Fingerprint, Names};

/// The number of districts, 00 to 24 (R2.1).
pub const DISTRICTS: usize = 25;
/// The maximal number of zones of a district, each with its letter.
pub const ZONES_PER_DISTRICT: usize = 4;
/// The maximal number of zones.
pub const ZONES: usize = DISTRICTS * ZONES_PER_DISTRICT;
/// Peculiar rats in the box (R2.1).
pub const PECULIARS: usize = 12;
/// Steps of a progress track (R23.6).
pub const TRACK: usize = 10;
/// Kinds of common rats.
pub const KINDS: usize = 3;
/// Attributes of a nemesis that can be raised.
pub const NEMESIS_ATTRIBUTES: usize = 5;
/// The best accuracy: the least face that can hit.
pub(crate) const BEST_ACCURACY: u8 = 2;
/// Groups of cheese slots on a ratcatcher's board.
pub const SLOT_GROUPS: usize = 10;

content::vocabulary! { Slot }

content::vocabulary! {
    /// A common rat, in the order of the bag's list.
    pub enum Kind {
        /// Makes for cheese.
        White,
        /// Makes for the ratcatcher.
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
    /// The target of a rat.
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
    /// Its kind.
    pub id: Kind,
    /// The number of rats (R2.2).
    #[schemars(range(min = 1, max = 250))]
    pub count: u8,
    /// Zones it walks at most.
    #[schemars(range(min = 1, max = 9))]
    pub movement: u8,
    /// Its target.
    #[schemars(extend("enum" = ["cheese", "ratcatcher"]))]
    pub target: Target,
    /// Its contribution to the bite of its zone (R22.4).
    #[schemars(range(min = 0, max = 9))]
    pub bite: u8,
    /// Hits must exceed this to catch it (R14.4).
    #[schemars(range(min = 0, max = 9))]
    pub defence: u8,
    /// Whether it bites when you leave its zone (R12.2).
    pub gnawer: bool,
    /// Where the record comes from.
    pub provenance: Provenance,
}

content::vocabulary! {
    /// The content of a mystery token (R6.3).
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
    /// A ware of the tallyman (R17.1).
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
    /// The least face that hits is one lower.
    Accuracy,
    /// One more defence.
    Defence,
    /// One more health.
    Health,
    /// The upgraded traps.
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
    /// The effect of an ability (R15; the last eight are our own design, H1).
    pub enum Ability {
        /// False cheese (R15.6).
        CheeseRuse,
        /// Slows rats (R15.5).
        Lure,
        /// Moves common rats between your zone and an adjacent one.
        Charm,
        /// Lures rats away that make for you.
        Decoy,
        /// Sends common rats of your zone back to the bag.
        Smoke,
        /// Improves your accuracy for this turn.
        Steady,
        /// Keeps rats out of a zone.
        Barricade,
        /// More movement for this turn.
        Dash,
        /// A trap from the supply.
        Snare,
        /// An attack with dice from the supply, in your zone or next to it.
        Volley,
    }
}

/// An ability on one ratcatcher's board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbilityCard {
    /// Its effect.
    pub ability: Ability,
    /// The most markers one may hold (R11.5).
    pub markers: u8,
    /// Its strength, in the ability's own unit.
    pub strength: u8,
    /// Added to the strength while the yellow ability is unlocked.
    pub with_yellow: u8,
    /// Its name.
    pub name: Arc<Names>,
    /// Its effect in words; `{n}` stands for the strength.
    pub text: Arc<Names>,
}

content::vocabulary! {
    /// The additional effect of an upgraded trap (R10.7).
    pub enum TrapUpgrade {
        /// One more die.
        ExtraDie,
        /// The least face that hits is one lower.
        BetterAccuracy,
        /// Rats that enter stop there.
        Sticky,
        /// A five is lethal like a six.
        LethalFive,
    }
}

/// The effect of a trap in addition to its dice, before any upgrade.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum TrapEffect {
    /// None.
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
    /// The maximal number of traps set in a turn (R13.3).
    #[schemars(range(min = 1, max = 9))]
    pub count: u8,
    /// Movement points to set one (R13.2).
    #[schemars(range(min = 1, max = 2))]
    pub cost: u8,
    /// Dice it rolls (R21.1).
    #[schemars(range(min = 1, max = 9))]
    pub dice: u8,
    /// The least face of a die that hits.
    #[schemars(range(min = BEST_ACCURACY, max = 6))]
    pub accuracy: u8,
    /// Whether rats that enter its zone stop there, upgraded or not.
    #[serde(rename = "effect", deserialize_with = "is_sticky")]
    #[schemars(with = "TrapEffect")]
    pub sticky: bool,
    /// The effect of the upgrade.
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
    /// The style of play, in a sentence.
    pub text: Arc<Names>,
    /// Attack dice at the start.
    pub attack: u8,
    /// Movement points at the start.
    pub movement: u8,
    /// The least face of a die that hits.
    pub accuracy: u8,
    /// The defence; only stronger bites wound.
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
        /// The least face that hits is one lower.
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
        /// Their contribution to the bite.
        Bite,
        /// Hits must exceed it.
        Defence,
    }
}

/// The effect of a step of the progress track or the guts track (R30.1).
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

/// The effect of a face of the mutation die (R30.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mutation {
    /// Raises an attribute, or the next lower one that has not mutated yet.
    Attribute(NemesisAttribute),
    /// The king regains one health.
    Heal,
}

content::vocabulary! {
    /// A thing that the maw can devour (R31.1).
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
    /// The unique ability of a nemesis (R30.7; our design, H1).
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

/// The unique ability of a nemesis, with its name.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct NemesisAbility {
    /// Its effect.
    #[serde(rename = "id")]
    pub power: NemesisPower,
    /// Its name.
    pub name: Arc<Names>,
    /// Its effect in words.
    pub text: Arc<Names>,
}

/// A part of the guts track of a nemesis that devours things (R31.1).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Guts {
    /// The devoured thing.
    devours: Morsel,
    /// The effect.
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
    /// Its description, in a sentence.
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
    /// Its target.
    #[schemars(extend("enum" = ["cheese", "ratcatcher"]))]
    pub target: Target,
    /// Its unique ability.
    pub ability: NemesisAbility,
    /// The effects of the ten steps.
    #[schemars(extend("x-item" = "step"))]
    pub track: [Vec<Effect>; TRACK],
    /// The effect of each face of the mutation die; only used for the king.
    #[schemars(extend("x-item" = "face"))]
    pub mutation: Option<[Mutation; 6]>,
    /// The guts track; empty for every nemesis but the maw.
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

/// A reward that a caught peculiar rat may bring (R29.6).
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
    /// The markers and traps on its card (R29.8).
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
    /// Its ability in words, in a sentence.
    pub text: Arc<Names>,
    /// Zones it walks at most.
    #[schemars(range(min = 1, max = 9))]
    pub movement: u8,
    /// Its target.
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
    /// The rewards it may bring; of several, you choose one (R29.7).
    #[serde(rename = "reward")]
    #[schemars(length(min = 1, max = 4), extend("uniqueItems" = true))]
    pub rewards: Vec<Reward>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The printed sides of a card, clockwise from the top.
pub const SIDES: [&str; 4] = ["north", "east", "south", "west"];

/// A district card as the rules use it (R2.1; zones R5, symbols R6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct District {
    /// 0 to 24.
    pub number: u8,
    /// The number of districts that an expansion from here adds (R18.2).
    pub numeral: u8,
    /// The number of its zones.
    pub zones: u8,
    /// For each zone, the bordering zones of this card, as bits.
    pub borders: [u8; ZONES_PER_DISTRICT],
    /// For each printed side, the zone with its connector, or `NO_GATE`.
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
    /// The data for its picture.
    pub drawing: Drawing,
}

/// The value in [`District::gates`] for a side without a connector.
pub const NO_GATE: u8 = u8::MAX;

/// The data for a picture of a district, in units of a card 100 wide and 100 high, y downwards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The name.
    pub name: Arc<Names>,
    /// Its appearance, in a sentence.
    pub text: Arc<Names>,
    /// Its zones, in the order of their letters.
    pub zones: Vec<ZoneDrawing>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The data for a picture of a zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZoneDrawing {
    /// The kind of ground.
    pub ground: Box<str>,
    /// The corners.
    pub polygon: Vec<(i16, i16)>,
    /// Drawings at its back edge, each with its name and place.
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
    /// Districts 01 to 24 at their number; index 0 is a copy of the standard 00.
    pub districts: Vec<District>,
}
