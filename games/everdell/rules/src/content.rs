//! What is printed on the components, as tables that never change while games are played.
//!
//! [`crate::load`] reads them from a pack and checks them; the rules only ever look things up.

use std::borrow::Cow;
use std::sync::Arc;

pub use content::Provenance;
use content::declared_order;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};
use tabletop::{Fingerprint, Names};

use crate::effects::Effect;
use crate::kind::{KINDS, Kind};

/// Spaces of the meadow (E2.3).
pub const MEADOW: usize = 8;
/// Spaces of a city (E8.1).
pub const CITY: usize = 15;
/// Basic locations along the river (E5.1).
pub const BASICS: usize = 8;
/// Forest cards in the box (E5.3).
pub const FORESTS: usize = 11;
/// Clearings that forest cards lie on (E2.1).
pub const CLEARINGS: usize = 4;
/// Spaces of the journey (E5.10).
pub const JOURNEYS: usize = 4;
/// Basic events (E6.1).
pub const BASIC_EVENTS: usize = 4;
/// Special events in the box (E6.2).
pub const SPECIAL_EVENTS: usize = 16;
/// Cards of the main deck (E1.1).
pub const DECK: u32 = 128;
/// Levels of Nightweave (N13.6).
pub const LEVELS: usize = 5;
/// Activity cards in the box (N1.1).
pub const ACTIVITIES: usize = 20;
/// Personalities of Nightweave (N1.1).
pub const PERSONALITIES: usize = 8;
/// Plans of Nightweave (N1.1).
pub const PLANS: usize = 13;
/// Plots of Nightweave (N1.1).
pub const PLOTS: usize = 33;
/// Abilities of workers (N1.1).
pub const ABILITIES: usize = 4;

content::vocabulary! { Backup Clearing Colour ForestEffect Resource Season Set }

/// The colour of a card (E9).
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
    JsonSchema,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Tan: once, when it is played.
    Traveler,
    /// Green: when it is played and at every production.
    Production,
    /// Red: when a worker is placed on it.
    Destination,
    /// Blue: all the time.
    Governance,
    /// Purple: at the end of the game.
    Prosperity,
}

/// A resource (E1.4).
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
    JsonSchema,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Resource {
    /// A twig.
    Twig,
    /// A lump of resin.
    Resin,
    /// A pebble.
    Pebble,
    /// A berry.
    Berry,
}

/// An amount of each resource, in the order of [`Resource::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stock(pub [u8; 4]);

impl Stock {
    /// Nothing.
    pub const NONE: Self = Self([0; 4]);

    /// Some of one resource.
    pub fn of(resource: Resource, count: u8) -> Self {
        let mut stock = Self::NONE;
        stock[resource] = count;
        stock
    }

    /// How much there is of one resource.
    pub fn get(self, resource: Resource) -> u8 {
        self[resource]
    }

    /// Both together; no amount grows beyond what it can hold.
    #[must_use]
    pub fn saturating_add(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place].saturating_add(other.0[place])))
    }

    /// What is left when the other is taken away, if there is enough of every resource.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        let mut left = self;
        for (have, take) in left.0.iter_mut().zip(other.0) {
            *have = have.checked_sub(take)?;
        }
        Some(left)
    }

    /// What is left when as much of the other is taken away as is there.
    #[must_use]
    pub fn saturating_sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place].saturating_sub(other.0[place])))
    }

    /// Whether it holds the other.
    #[inline]
    #[allow(clippy::needless_bitwise_bool, reason = "without a way out on the way")]
    pub fn covers(self, other: Self) -> bool {
        // Without a way out on the way: four comparisons are one.
        self.0.iter().zip(other.0).fold(true, |all, (have, need)| all & (*have >= need))
    }

    /// All resources together.
    pub fn total(self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    /// Whether there is nothing.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

impl std::ops::Index<Resource> for Stock {
    type Output = u8;

    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource as usize]
    }
}

impl std::ops::IndexMut<Resource> for Stock {
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource as usize]
    }
}

/// A season (E3.2).
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
    JsonSchema,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Season {
    /// The first.
    Winter,
    /// The second.
    Spring,
    /// The third.
    Summer,
    /// The last.
    Autumn,
}

impl Season {
    /// The season after it; none after autumn.
    pub fn next(self) -> Option<Self> {
        match self {
            Self::Winter => Some(Self::Spring),
            Self::Spring => Some(Self::Summer),
            Self::Summer => Some(Self::Autumn),
            Self::Autumn => None,
        }
    }
}

/// A clearing of the forest, clockwise from the upper left.
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
    JsonSchema,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Clearing {
    /// Above the basic locations, on the left.
    UpperLeft,
    /// Above, on the right.
    UpperRight,
    /// Below, on the right.
    LowerRight,
    /// Below, on the left.
    LowerLeft,
}

/// The box or small expansion that a card belongs to.
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
    JsonSchema,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Set {
    /// The base game.
    Base,
    /// Extra! Extra!
    Extra,
    /// The Rugwort cards.
    Rugwort,
    /// The Evertail cards (N3).
    Evertail,
    /// The seasonal Farms (N2).
    Farms,
    /// The legends of Mistwood (N4).
    MoreLegends,
    /// The Legends pack.
    Legends,
    /// Cards that only this pack has; they are always in the deck.
    Own,
}

impl Set {
    /// The set that a kind of card belongs to.
    pub fn of(kind: Kind) -> Self {
        match kind.index() {
            ..48 => Self::Base,
            48..54 => Self::Extra,
            54..57 => Self::Rugwort,
            57..62 => Self::Evertail,
            62..70 => Self::Farms,
            70..80 => Self::MoreLegends,
            80..90 => Self::Legends,
            _ => Self::Own,
        }
    }

    /// Whether its cards are legends.
    pub fn legendary(self) -> bool {
        matches!(self, Self::MoreLegends | Self::Legends)
    }
}

/// What of a card the rules look at all the time.
#[allow(clippy::struct_excessive_bools)] // what is printed on a card, sign by sign
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts {
    /// A critter; else it is a construction.
    pub critter: bool,
    /// Its colour.
    pub colour: Colour,
    /// At most one of it in a city (E7.4).
    pub unique: bool,
    /// How many there are.
    pub copies: u8,
    /// What it costs.
    pub cost: Stock,
    /// Its base value.
    pub points: i8,
    /// The constructions whose occupied token plays it free, as [`Kind::bit`]s (E7.2).
    pub free_by: u128,
    /// Any construction of this colour plays it free (N3.2).
    pub free_by_colour: Option<Colour>,
    /// Any construction at all plays it free.
    pub free_by_any: bool,
    /// Its occupied token plays any critter (Ever Tree).
    pub frees_any: bool,
    /// Its occupied token plays any critter of this colour (N3.2).
    pub frees_colour: Option<Colour>,
    /// Places for workers that are open from the start.
    pub spots: u8,
    /// Further places, locked at first (E5.7).
    pub locked: u8,
    /// The critter that unlocks them.
    pub unlocked_by: Option<Kind>,
    /// It shows the OPEN sign (E5.6).
    pub open: bool,
    /// Workers never come back from it (E5.7).
    pub permanent: bool,
    /// It takes a space of the city (E8.1).
    pub space: bool,
    /// The card named on a legend's banner (N4).
    pub replaces: Option<Kind>,
}

/// What can be gained, or paid. In records it is a list of amounts such as `"twig 2"` or `"card 1"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Gain {
    /// Resources of given kinds.
    pub stock: Stock,
    /// Resources of any kind, each chosen.
    pub any: u8,
    /// Cards from the deck.
    pub cards: u8,
    /// Point tokens.
    pub points: u8,
}

impl Gain {
    /// Whether it is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// So many times of it; no amount grows beyond what it can hold.
    #[must_use]
    pub fn times(self, count: u8) -> Self {
        Self {
            stock: Stock(self.stock.0.map(|amount| amount.saturating_mul(count))),
            any: self.any.saturating_mul(count),
            cards: self.cards.saturating_mul(count),
            points: self.points.saturating_mul(count),
        }
    }

    /// What an amount such as `twig 2` is of, and how much of it: from 1 to 9.
    pub(crate) fn amount(&mut self, word: &str) -> Option<(&mut u8, u8)> {
        let (sort, amount) = word.split_once(' ')?;
        let resource = Resource::ALL.into_iter().find(|resource| resource.name() == sort);
        let place = match (resource, sort) {
            (Some(resource), _) => &mut self.stock[resource],
            (None, "any") => &mut self.any,
            (None, "card") => &mut self.cards,
            (None, "point") => &mut self.points,
            _ => return None,
        };
        match amount.as_bytes() {
            [digit @ b'1'..=b'9'] => Some((place, digit - b'0')),
            _ => None,
        }
    }
}

impl TryFrom<Vec<String>> for Gain {
    type Error = String;

    fn try_from(words: Vec<String>) -> Result<Self, String> {
        let mut gain = Self::default();
        for word in words {
            match gain.amount(&word) {
                Some((place @ 0, amount)) => *place = amount,
                Some(_) => return Err(format!("`{word}` is there twice")),
                None => return Err(format!("`{word}` is not {AMOUNT}")),
            }
        }
        Ok(gain)
    }
}

impl From<Gain> for Vec<String> {
    fn from(gain: Gain) -> Self {
        let stock = Resource::ALL.map(|resource| (resource.name(), gain.stock[resource]));
        let more = [("any", gain.any), ("card", gain.cards), ("point", gain.points)];
        let some = stock.into_iter().chain(more).filter(|(_, amount)| *amount > 0);
        some.map(|(sort, amount)| format!("{sort} {amount}")).collect()
    }
}

impl JsonSchema for Gain {
    fn schema_name() -> Cow<'static, str> {
        "Gain".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Amounts such as `twig 2`, at most one of each sort.",
            "type": "array",
            "items": {
                "type": "string",
                "format": "amount",
                "pattern": "^(twig|resin|pebble|berry|any|card|point) [1-9]$",
                "x-must": AMOUNT,
            },
            "uniqueItems": true,
            "x-unique": "first-word",
        })
    }
}

/// How an amount of a [`Gain`] is written.
const AMOUNT: &str = "twig, resin, pebble, berry, any, card or point and a number from 1 to 9";

/// One of the abilities of a seasonal Farm (N2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct FarmAbility {
    /// What is paid first.
    #[serde(default)]
    pub pay: Gain,
    /// What is gained.
    #[schemars(extend("minItems" = 1))]
    pub gain: Gain,
}

/// A kind of card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// What the rules look at.
    pub facts: Facts,
    /// The stable name.
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// Where it belongs.
    pub set: Set,
    /// What it does.
    pub effects: Vec<Effect>,
    /// What a seasonal Farm offers; empty on every other card.
    pub abilities: Vec<FarmAbility>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A basic location (E5.1).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Basic {
    /// The stable name.
    #[schemars(extend("enum" = crate::load::BASICS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence.
    pub text: Arc<Names>,
    /// What it gives.
    #[schemars(extend("minItems" = 1))]
    pub gain: Gain,
    /// Any number of workers may stand on it (E4.2).
    pub shared: bool,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// What a forest card does (E5.3).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    IntoStaticStr,
    JsonSchema,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ForestEffect {
    /// Gives what its `gain` says.
    Gain,
    /// Discard any number of cards, and draw twice as many.
    DiscardDrawDouble,
    /// Copy a basic location, and gain what its `gain` says.
    CopyBasic,
    /// Discard up to three cards for a resource of any kind each.
    DiscardForAny,
    /// Draw two cards from the meadow, and play one of them for one resource less.
    MeadowTwo,
}

/// A forest card (E5.3).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Forest {
    /// The stable name.
    #[schemars(extend("enum" = crate::load::FORESTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence.
    pub text: Arc<Names>,
    /// What it does.
    pub effect: ForestEffect,
    /// What it gives, beside its effect.
    #[serde(default)]
    pub gain: Gain,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The haven (E5.9).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Haven {
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence.
    pub text: Arc<Names>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A space of the journey (E5.10).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Journey {
    /// The stable name.
    #[schemars(extend("enum" = crate::load::JOURNEYS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it is worth, and how many cards it takes.
    #[schemars(range(min = 2, max = 5))]
    pub points: u8,
    /// Any number of workers may stand on it.
    pub shared: bool,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A basic event (E6.1).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct BasicEvent {
    /// The stable name.
    #[schemars(extend("enum" = crate::load::BASIC_EVENTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it asks for, in a sentence.
    pub text: Arc<Names>,
    /// Cards of this colour are counted.
    pub colour: Colour,
    /// As many are needed.
    #[schemars(range(min = 1, max = 9))]
    pub count: u8,
    /// What it is worth.
    #[schemars(range(min = 0, max = 20))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The name of a card of the base game, in the schema of a record.
struct BaseCard;

impl JsonSchema for BaseCard {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "BaseCard".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let base = Kind::BUILT_IN.into_iter().filter(|kind| Set::of(*kind) == Set::Base);
        let names: Vec<&str> = base.filter_map(Kind::built_in_name).collect();
        json_schema!({"type": "string", "enum": names, "x-must": "a card of the base game"})
    }
}

/// A special event (E6.2).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct SpecialEvent {
    /// The stable name.
    #[schemars(extend("enum" = crate::load::SPECIAL_EVENTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// The cards it asks for; none for the event that asks for two cards of every colour.
    #[schemars(with = "Option<[BaseCard; 2]>", extend("uniqueItems" = true, "x-item" = "card"))]
    pub cards: Option<[Kind; 2]>,
    /// The points printed on it.
    #[schemars(range(min = 0, max = 20))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A level of Nightweave, with its row of the scoring table (N13.6).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Level {
    /// Its number.
    #[schemars(range(min = 0, max = 4))]
    pub level: u8,
    /// The name.
    pub name: Arc<Names>,
    /// For a card of base value 0.
    #[schemars(range(min = 0, max = 20))]
    pub zero_card: u8,
    /// For a prosperity or legendary card.
    #[schemars(range(min = 0, max = 20))]
    pub purple_card: u8,
    /// For a special event, instead of its value.
    #[schemars(range(min = 0, max = 20))]
    pub special_event: u8,
    /// For an adornment, instead of its value.
    #[schemars(range(min = 0, max = 20))]
    pub adornment: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// An activity card (N6.4).
#[allow(clippy::struct_excessive_bools)] // what is printed on a card, sign by sign
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activity {
    /// The stable name.
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// The season in which it is shuffled in.
    pub season: Season,
    /// It shows the worker symbol: every action but the backup needs a worker.
    pub worker: bool,
    /// Ties go clockwise; else counter-clockwise (N11).
    pub clockwise: bool,
    /// For each season the action tried first and the one tried second; [`Act::None`] before the
    /// card's first season.
    pub rows: [[Act; 2]; 4],
    /// What she does if neither action is possible.
    pub backup: Vec<Backup>,
    /// It shows the bonus symbol of Newleaf.
    pub newleaf: bool,
    /// It belongs to Pearlbrook, and stays in the box without it.
    pub pearlbrook: bool,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// What Nightweave does (N9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Nothing: the row belongs to an earlier season.
    None,
    /// A card from the deck to her hand.
    Draw,
    /// The top card of her hand away, for a point token.
    Discard,
    /// The top card of her hand into her city.
    PlayHand,
    /// A card of the meadow into her city.
    PlayMeadow,
    /// As [`Act::PlayMeadow`], then [`Act::Draw`].
    PlayMeadowDraw,
    /// As [`Act::PlayMeadow`], then [`Act::Discard`].
    PlayMeadowDiscard,
    /// She goes to the meadow herself.
    EnterMeadow,
    /// A spider on a space, and tokens.
    Worker {
        /// Where.
        space: Space,
        /// What she gains then.
        points: Tokens,
    },
}

/// Where a spider goes (N10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Space {
    /// A basic location, by its place along the river.
    Basic(u8),
    /// A forest card, by its clearing.
    Forest(Clearing),
    /// A card of her own city.
    City,
    /// A card with the OPEN sign in your city.
    Open,
    /// A basic event.
    BasicEvent,
    /// A special event.
    SpecialEvent,
    /// A space of the journey, by its points.
    Journey(u8),
    /// The haven, or the market.
    Haven,
}

/// Point tokens that an activity card gives (N10.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tokens {
    /// So many.
    Fixed(u8),
    /// As many as her level.
    Level,
}

/// A part of a backup action (N9.9–N9.12).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    IntoStaticStr,
    JsonSchema,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Backup {
    /// Point tokens as her level.
    Points,
    /// A spider on the haven.
    Haven,
    /// The top card of her hand away.
    Discard,
    /// A card from the deck to her hand.
    Draw,
}

/// Whether a plot lasts (N16.2).
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum PlotKind {
    /// It lasts for a season.
    Seasonal,
    /// It happens at once.
    Instant,
}

fn is_seasonal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    PlotKind::deserialize(deserializer).map(|kind| matches!(kind, PlotKind::Seasonal))
}

/// A plot (N16).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Plot {
    /// The stable name.
    #[schemars(extend("enum" = crate::load::PLOTS[..]))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// How it is thwarted, if it can be.
    pub thwart: Option<Arc<Names>>,
    /// It lasts for a season; else it happens at once.
    #[serde(rename = "kind", deserialize_with = "is_seasonal")]
    #[schemars(with = "PlotKind")]
    pub seasonal: bool,
    /// What each face of the 8-sided die shows.
    #[schemars(extend("x-item" = "face"))]
    pub die: Option<[Resource; 8]>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A personality (N14), a plan (N15) or an ability of workers (N5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module {
    /// The stable name.
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// How a plan is thwarted, if it can be.
    pub thwart: Option<Arc<Names>>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The content of one pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content {
    /// The name of the pack.
    pub name: Box<str>,
    /// The digest of everything in it that the rules look at.
    pub fingerprint: Fingerprint,
    /// The cards, by [`Kind`]: those of the built-in pack, and perhaps others.
    pub cards: Box<[Card]>,
    /// The basic locations along the river; [`BASICS`] of them.
    pub basics: Vec<Basic>,
    /// The forest cards; [`FORESTS`] of them.
    pub forests: Vec<Forest>,
    /// The haven.
    pub haven: Haven,
    /// The spaces of the journey, from the left; [`JOURNEYS`] of them.
    pub journeys: Vec<Journey>,
    /// The basic events in the order of their row; [`BASIC_EVENTS`] of them.
    pub basic_events: Vec<BasicEvent>,
    /// The special events; [`SPECIAL_EVENTS`] of them.
    pub special_events: Vec<SpecialEvent>,
    /// The levels of Nightweave.
    pub levels: [Level; LEVELS],
    /// The activity cards; [`ACTIVITIES`] of them.
    pub activities: Vec<Activity>,
    /// The personalities; [`PERSONALITIES`] of them.
    pub personalities: Vec<Module>,
    /// The plans; [`PLANS`] of them.
    pub plans: Vec<Module>,
    /// The plots; [`PLOTS`] of them.
    pub plots: Vec<Plot>,
    /// The abilities of workers; [`ABILITIES`] of them.
    pub abilities: Vec<Module>,
}

impl Content {
    /// Every kind of card in it, in the order of tables.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator + Clone + use<> {
        Kind::first(self.cards.len())
    }

    /// The kind of this stable name.
    pub fn find_kind(&self, name: &str) -> Option<Kind> {
        let own = || self.kinds().skip(KINDS).find(|kind| *self.cards[kind.index()].id == *name);
        Kind::built_in(name).or_else(own)
    }

    /// What the rules look at of a kind of card.
    pub fn facts(&self, kind: Kind) -> &Facts {
        &self.cards[kind.index()].facts
    }
}
