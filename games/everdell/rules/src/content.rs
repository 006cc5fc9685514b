//! The printed data of the components, as tables that never change while games are played.
//!
//! [`crate::load`] reads them from a pack and checks them; the rules only look things up.

mod counts;
mod goods;
pub(crate) mod ids;
mod newleaf;
mod pearlbrook;
mod power;
mod spire;

use std::borrow::Cow;
use std::sync::Arc;

pub use content::Provenance;
use content::declared_order;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};
use tabletop::{Fingerprint, Names};

pub use counts::{
    ABILITIES, ACTIVITIES, ADORNMENTS, ALL_FORESTS, ALL_POWERS, AREAS, AWARDS, BASIC_EVENTS, BASICS, CITY,
    CLEARINGS, DECK, DISCOVERIES, FAIR_EVENTS, FAIR_FORESTS, FIRST_FORESTS, FIRST_POWERS,
    FIRST_SPECIAL_EVENTS, FORESTS, JOURNEYS, LEAF_BASICS, LEAF_EVENTS, LEAF_FORESTS, LEAF_POWERS, LEVELS,
    MARKET_TOKENS, MEADOW, PERSONALITIES, PLANS, PLOTS, POWERS, RIVER_CARDS, RIVER_SPOTS, SPECIAL_EVENTS,
    STATION, TILES, TRAILS, TRAINS, VISITORS, WEATHER, WONDERS,
};
pub use goods::{Colour, Gain, Resource, Stock};
pub use newleaf::{
    Group, LeafCount, LeafCounted, LeafDoes, LeafSpace, Train, Visitor, VisitorAsks, VisitorCount,
};
pub(crate) use newleaf::{LeafBasic, LeafEvent, LeafForest, LeafPower};
pub use pearlbrook::{
    Adornment, AdornmentBonus, AdornmentEffect, RiverCard, RiverDiscard, RiverSort, Wonder,
};
pub use power::{Power, PowerEffect, StandIn};
pub use spire::{
    Area, Beast, Closed, Discovery, DiscoveryEffect, GainMix, MapTile, ScoreIf, ScoreLess, Searched, Step,
    Tallied, Tuck, Weather,
};

use crate::effects::Effect;
use crate::kind::{KINDS, Kind};

content::vocabulary! {
    /// A season (E3.2).
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
}

impl Season {
    /// The next season; `None` after autumn.
    pub fn next(self) -> Option<Self> {
        match self {
            Self::Winter => Some(Self::Spring),
            Self::Spring => Some(Self::Summer),
            Self::Summer => Some(Self::Autumn),
            Self::Autumn => None,
        }
    }
}

content::vocabulary! {
    /// A clearing of the forest, clockwise from the upper left.
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
}

content::vocabulary! {
    /// The box or small expansion that a card belongs to.
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
        /// Pearlbrook (P1).
        Pearlbrook,
        /// Newleaf (L1).
        Newleaf,
        /// Cards that only this pack has; they are always in the deck.
        Own,
    }
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
            90..98 => Self::Pearlbrook,
            98..122 => Self::Newleaf,
            _ => Self::Own,
        }
    }

    /// Whether it belongs to a large expansion, which packs may leave out.
    pub fn is_large(self) -> bool {
        matches!(self, Self::Pearlbrook | Self::Newleaf)
    }

    /// Whether its cards are legends.
    pub fn legendary(self) -> bool {
        matches!(self, Self::MoreLegends | Self::Legends)
    }
}

/// The facts of a card that the rules read most often.
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
    /// The group that its golden token joins it to (L11).
    pub golden: Option<Group>,
}

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
    /// The facts that the rules use.
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
    #[schemars(extend("enum" = ids::BASICS))]
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

content::vocabulary! {
    /// What a forest card does (E5.3).
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
        /// Gives the whole amount of one resource of its `gain`.
        GainOne,
        /// Pay what its `pay` says for its `gain`.
        PayForGain,
        /// Activate two green cards of your city.
        ActivateTwo,
        /// Gives its `gain` or its `or`.
        GainEither,
        /// Discard two meadow cards, draw two others, and gain what its `gain` says.
        RenewMeadow,
        /// Use another forest location.
        CopyForest,
    }
}

/// A forest card (E5.3).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Forest {
    /// The stable name.
    #[schemars(extend("enum" = ids::FORESTS))]
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
    /// What it gives instead, if the player chooses so.
    #[serde(default)]
    pub or: Gain,
    /// What is paid first, on cards of expansions.
    #[serde(skip)]
    pub pay: Stock,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A forest card of Bellfaire (B10), as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(crate) struct FairForest {
    /// The stable name.
    #[schemars(extend("enum" = ids::FAIR_FORESTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence.
    pub text: Arc<Names>,
    /// What it does.
    pub effect: ForestEffect,
    /// What is paid first.
    #[serde(default)]
    pub pay: Gain,
    /// What it gives.
    #[serde(default)]
    pub gain: Gain,
    /// Where the record comes from.
    pub provenance: Provenance,
}

content::vocabulary! {
    /// Which cards of the city are counted for a special event of Bellfaire (B9) or a garland award (B7).
    pub enum Counted {
        /// Tan cards.
        Traveler,
        /// Green cards.
        Production,
        /// Red cards.
        Destination,
        /// Blue cards.
        Governance,
        /// Purple cards.
        Prosperity,
        /// Critters that are unique.
        UniqueCritter,
        /// Critters that are common.
        CommonCritter,
        /// Constructions that are unique.
        UniqueConstruction,
        /// Constructions that are common.
        CommonConstruction,
        /// Critters.
        Critter,
        /// Constructions.
        Construction,
    }
}

impl Counted {
    /// Whether a card is one of them.
    pub fn holds(self, facts: &Facts) -> bool {
        match self {
            Self::Traveler => facts.colour == Colour::Traveler,
            Self::Production => facts.colour == Colour::Production,
            Self::Destination => facts.colour == Colour::Destination,
            Self::Governance => facts.colour == Colour::Governance,
            Self::Prosperity => facts.colour == Colour::Prosperity,
            Self::UniqueCritter => facts.critter && facts.unique,
            Self::CommonCritter => facts.critter && !facts.unique,
            Self::UniqueConstruction => !facts.critter && facts.unique,
            Self::CommonConstruction => !facts.critter && !facts.unique,
            Self::Critter => facts.critter,
            Self::Construction => !facts.critter,
        }
    }
}

/// A garland award (B6, B7).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Award {
    /// The stable name.
    #[schemars(extend("enum" = ids::AWARDS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it counts, in a sentence.
    pub text: Arc<Names>,
    /// Which cards of a city are counted.
    pub of: Counted,
    /// What the first place is worth.
    #[schemars(range(min = 0, max = 20))]
    pub first: u8,
    /// What the second place is worth.
    #[schemars(range(min = 0, max = 20))]
    pub second: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The market (B3).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Market {
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence.
    pub text: Arc<Names>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A token of the market (B4).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct MarketToken {
    /// The stable name.
    #[schemars(extend("enum" = ids::MARKET_TOKENS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What its side for gaining does, in a few words.
    pub text: Arc<Names>,
    /// What its side for trading does, in a few words.
    pub trade_text: Arc<Names>,
    /// What is gained on one side.
    #[schemars(extend("minItems" = 1))]
    pub gain: Gain,
    /// What is paid on the other side: resources, and cards that are discarded.
    #[schemars(extend("minItems" = 1))]
    pub pay: Gain,
    /// What is gained for it.
    #[schemars(extend("minItems" = 1))]
    pub trade: Gain,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// What a special event without named cards asks for (B9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asks {
    /// Which cards are counted.
    pub of: Counted,
    /// How many are needed.
    pub count: u8,
    /// What is paid when it is achieved: resources, and hand cards that are discarded.
    pub pay: Gain,
}

/// A special event of Bellfaire (B9), as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(crate) struct FairEvent {
    /// The stable name.
    #[schemars(extend("enum" = ids::FAIR_EVENTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it asks for, in a sentence.
    pub text: Arc<Names>,
    /// Which cards of the city are counted.
    pub of: Counted,
    /// How many are needed.
    #[schemars(range(min = 1, max = 9))]
    pub count: u8,
    /// What is paid when it is achieved: resources, and cards that are discarded.
    #[serde(default)]
    pub pay: Gain,
    /// What it is worth.
    #[schemars(range(min = 0, max = 20))]
    pub points: u8,
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
    #[schemars(extend("enum" = ids::JOURNEYS))]
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
    #[schemars(extend("enum" = ids::BASIC_EVENTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it asks for, in a sentence.
    pub text: Arc<Names>,
    /// Cards of this colour are counted; none for the Flower Festival, which counts colours (B8).
    #[schemars(with = "Colour")]
    pub colour: Option<Colour>,
    /// All cards of the city are counted (L3).
    #[serde(skip)]
    pub all: bool,
    /// How many are needed.
    #[schemars(range(min = 1, max = 9))]
    pub count: u8,
    /// What it is worth.
    #[schemars(range(min = 0, max = 20))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The Flower Festival (B8), as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(crate) struct Festival {
    /// The name.
    pub name: Arc<Names>,
    /// What it asks for, in a sentence.
    pub text: Arc<Names>,
    /// What it is worth.
    #[schemars(range(min = 0, max = 20))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The name of a card of the base game or Pearlbrook, in the schema of a record.
struct BaseCard;

impl JsonSchema for BaseCard {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "BaseCard".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let base =
            Kind::BUILT_IN.into_iter().filter(|kind| matches!(Set::of(*kind), Set::Base | Set::Pearlbrook));
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
    #[schemars(extend("enum" = ids::SPECIAL_EVENTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// The cards it asks for; none for the event that asks for two cards of every colour.
    #[schemars(with = "Option<[BaseCard; 2]>", extend("uniqueItems" = true, "x-item" = "card"))]
    pub cards: Option<[Kind; 2]>,
    /// What it asks for instead, if it belongs to an expansion.
    #[serde(skip)]
    pub asks: Option<Asks>,
    /// What it asks for and does, if it belongs to Newleaf.
    #[serde(skip)]
    pub leaf: Option<LeafDoes>,
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
    /// The top card of her hand is discarded, for a point token.
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
    /// Her ambassador goes to the river (N17.16).
    Ambassador,
    /// A spider on a space, and tokens.
    Worker {
        /// Where.
        space: Space,
        /// The point tokens she gains for it.
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
    /// A wonder, and with it an adornment (N17.17).
    Wonder,
}

/// Point tokens that an activity card gives (N10.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tokens {
    /// A fixed number.
    Fixed(u8),
    /// As many as her level.
    Level,
}

content::vocabulary! {
    /// A part of a backup action (N9.9–N9.12).
    pub enum Backup {
        /// As many point tokens as her level.
        Points,
        /// A spider on the haven.
        Haven,
        /// The top card of her hand is discarded.
        Discard,
        /// A card from the deck to her hand.
        Draw,
    }
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
    #[schemars(extend("enum" = ids::PLOTS[..]))]
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
    /// The digest of all of its data that the rules use.
    pub fingerprint: Fingerprint,
    /// The cards, by [`Kind`]: those of the built-in pack, and perhaps others.
    pub cards: Box<[Card]>,
    /// The basic locations along the river; [`BASICS`] of them.
    pub basics: Vec<Basic>,
    /// The forest cards; [`FORESTS`] of them, and after them those of Bellfaire.
    pub forests: Vec<Forest>,
    /// The haven.
    pub haven: Haven,
    /// The spaces of the journey, from the left; [`JOURNEYS`] of them.
    pub journeys: Vec<Journey>,
    /// The basic events in the order of their row; [`BASIC_EVENTS`] of them, and after them the Flower Festival (B8).
    pub basic_events: Vec<BasicEvent>,
    /// The special events; [`SPECIAL_EVENTS`] of them, and after them those of Bellfaire.
    pub special_events: Vec<SpecialEvent>,
    /// The market.
    pub market: Market,
    /// The tokens of the market; [`MARKET_TOKENS`] of them.
    pub market_tokens: Vec<MarketToken>,
    /// The garland awards; [`AWARDS`] of them.
    pub awards: Vec<Award>,
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
    /// The abilities of workers; [`ABILITIES`] of them, and after them the player powers.
    pub abilities: Vec<Module>,
    /// The player powers; [`ALL_POWERS`] of them, those of Bellfaire first.
    pub powers: Vec<Power>,
    /// The river cards; [`RIVER_CARDS`] of them.
    pub river: Vec<RiverCard>,
    /// The adornments; [`ADORNMENTS`] of them.
    pub adornments: Vec<Adornment>,
    /// The wonders; [`WONDERS`] of them.
    pub wonders: Vec<Wonder>,
    /// The train tiles; [`TRAINS`] of them.
    pub trains: Vec<Train>,
    /// The visitors; [`VISITORS`] of them.
    pub visitors: Vec<Visitor>,
    /// The knoll and the station, as spaces for workers.
    pub leaf_spaces: [LeafSpace; 2],
    /// The weather cards; [`WEATHER`] of them.
    pub weather: Vec<Weather>,
    /// The map tiles; [`TILES`] of them.
    pub tiles: Vec<MapTile>,
    /// The discoveries; [`DISCOVERIES`] of them.
    pub discoveries: Vec<Discovery>,
}

impl Content {
    /// Every kind of card in the pack, in the order of tables.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator + Clone + use<> {
        Kind::first(self.cards.len())
    }

    /// The kind with this stable name, if there is one.
    pub fn find_kind(&self, name: &str) -> Option<Kind> {
        let own = || self.kinds().skip(KINDS).find(|kind| *self.cards[kind.index()].id == *name);
        Kind::built_in(name).or_else(own)
    }

    /// The facts of a kind of card that the rules use.
    pub fn facts(&self, kind: Kind) -> &Facts {
        &self.cards[kind.index()].facts
    }
}
