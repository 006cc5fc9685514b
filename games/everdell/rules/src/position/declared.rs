//! The declaration of a position: from it follow how positions are read and written, and their JSON Schema.
//!
//! Names of cards, places and records are texts, because the content says which there are; `position.rs` finds them. In
//! every field `null` is absence.

use std::collections::BTreeMap;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use tabletop::Fields;

use crate::agenda::Task;
use crate::content::{Resource, Season};
use crate::index::{Owner, SEATS};
use crate::names::find_owner;
use crate::state::Ending;

/// Places in a row, from the first on, with the names of the cards in them; `null` or an empty name for an empty place.
pub(super) type Places = Option<Vec<Option<String>>>;

/// A position of Everdell. A field that is left out, or `null`, is as in winter before any card is drawn.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioPosition {
    /// The round; 1 if it is left out.
    pub(super) round: Option<u16>,
    /// The player whose turn it is.
    pub(super) turn: Option<Seat>,
    /// Who began.
    pub(super) first: Option<Seat>,
    /// Every seat once, in the order of their turns; from the first on if it is left out.
    pub(super) order: Option<Vec<u8>>,
    /// How the game ended, if it has.
    pub(super) ending: Option<Ending>,
    /// The people, in the order of their seats.
    pub(super) players: Option<Vec<Fields<PlayerPosition>>>,
    /// The city of the automated opponent.
    pub(super) rival_city: Option<Vec<CityCard>>,
    /// The cards of the meadow, at most eight.
    pub(super) meadow: Places,
    /// Cards in the deck; those that are nowhere else if they are left out.
    pub(super) deck: Option<Cards>,
    /// Cards in the discard pile.
    pub(super) discard: Option<Cards>,
    /// The forest cards, by clearing from the upper left clockwise.
    pub(super) forest: Places,
    /// The special events of the row, at most four.
    pub(super) specials: Places,
    /// Who has achieved which events, by stable name.
    pub(super) events: Option<BTreeMap<String, Seat>>,
    /// The tokens of the market, if it is in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) market: Option<Fields<MarketPosition>>,
    /// The garland award, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) award: Option<String>,
    /// The pieces on the player powers; only in a game with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) powers: Option<Fields<PowersPosition>>,
    /// The cards and resources on the special events of the row, by stable name.
    pub(super) stores: Option<BTreeMap<String, Fields<Store>>>,
    /// Revealed cards, at most five.
    pub(super) shown: Places,
    /// Cards on their way from one place to another.
    pub(super) limbo: Option<Vec<String>>,
    /// The two cards that were looked at.
    pub(super) drawn_two: Places,
    /// Cards that were drawn in this step.
    pub(super) drawn: Option<Vec<String>>,
    /// The cost of a Shepherd, on its way to an opponent.
    pub(super) gift: Option<Fields<Stocked>>,
    /// Where the worker stood that was lifted.
    pub(super) lifted_from: Option<String>,
    /// The place of the worker that moves to the University.
    pub(super) university: Option<String>,
    /// For each player and the automated opponent, the places in the city that were activated in this step.
    #[schemars(length(max = 7))]
    pub(super) chain: Option<Vec<Vec<u8>>>,
    /// The pile of seasonal Farms.
    pub(super) pile: Option<Fields<Pile>>,
    /// Where the figure stands.
    pub(super) figure: Option<String>,
    /// Nightweave's Lair; only in a game with her.
    pub(super) lair: Option<Fields<LairPosition>>,
    /// Rugwort's rats; only in a game with him.
    pub(super) rats: Option<Fields<RatsPosition>>,
    /// The river and the wonders; only in a game with Pearlbrook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) river: Option<Fields<RiverPosition>>,
    /// The station and its visitors; only in a game with Newleaf.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) station: Option<Fields<StationPosition>>,
    /// The trail; only in a game with Spirecrest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) trail: Option<Fields<TrailPosition>>,
    /// The tasks still to be done, the next one last; the turn and its end if they are left out. In them, `own:` stands
    /// before the `id` of a card of a pack's own.
    // Not yet a `Task`: the content says which number the name of such a card has.
    #[schemars(with = "Option<Vec<Task>>")]
    pub(super) agenda: Option<Vec<Value>>,
}

/// A player. A field that is left out is as at the start, with two workers at home.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// Hand cards, at most twelve.
    pub(super) hand: Option<Vec<String>>,
    /// Hand cards under web tokens.
    pub(super) webbed: Places,
    /// The city.
    pub(super) city: Option<Vec<CityCard>>,
    /// Resources.
    pub(super) stock: Option<Fields<Stocked>>,
    /// Point tokens.
    pub(super) points: Option<u16>,
    /// Workers.
    pub(super) workers: Option<Fields<Workers>>,
    /// The season; winter if it is left out.
    pub(super) season: Option<Season>,
    /// The player has passed.
    pub(super) passed: Option<bool>,
    /// The worker ability, by stable name.
    pub(super) ability: Option<String>,
    /// Legends not played yet.
    pub(super) legends: Places,
    /// The player powers dealt, of which one is still to be kept; only in a game with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) dealt: Option<Vec<String>>,
    /// Places of the city that are still to be activated.
    #[schemars(inner(range(max = 39)))]
    pub(super) due: Option<Vec<u8>>,
    /// Pearls; only in a game with Pearlbrook, as the fields below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pearls: Option<u8>,
    /// Where the ambassador is; at home if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ambassador: Option<String>,
    /// Adornments not yet played, by stable name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) adornments: Option<Vec<String>>,
    /// Adornments that were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) adorned: Option<Vec<String>>,
    /// Golden occupied tokens that are left; only in a game with Newleaf, as the fields below.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 3))]
    pub(super) golden: Option<u8>,
    /// Sides of the ticket that are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 2))]
    pub(super) ticket: Option<u8>,
    /// The card under the reservation token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) reserved: Option<String>,
    /// The reservation token lies turned over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) turned: Option<bool>,
    /// Visitors, by stable name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) visitors: Option<Vec<String>>,
    /// The cards on the pile of the bats; only for the player with that power.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) archive: Option<Vec<String>>,
    /// The cards on the pile of the snails; only for the player with that power.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pile: Option<Vec<String>>,
    /// Discoveries, by stable name; only in a game with Spirecrest, as the fields below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) discoveries: Option<Vec<String>>,
    /// The map tiles of the expedition, from the left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) charted: Option<Vec<String>>,
    /// How many steps of the expedition were walked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) walked: Option<u8>,
    /// Which workers are big critters, in the order of the pieces; `null` or an empty name for those that are not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = 6))]
    pub(super) beasts: Places,
}

/// The station of Newleaf and its visitors.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct StationPosition {
    /// The cards, from the top, at most three.
    pub(super) cards: Places,
    /// The train tiles beside them.
    pub(super) trains: Places,
    /// Tiles that have been used, of each kind; the others are in the bag.
    pub(super) used: Option<BTreeMap<String, u8>>,
    /// Where Nightweave stands, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 3))]
    pub(super) figure: Option<u8>,
    /// The visitors face up, at most two.
    pub(super) visitors: Places,
    /// The visitors that have been discarded.
    pub(super) gone: Option<Vec<String>>,
    /// Her visitors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) hers: Option<Vec<String>>,
    /// The visitors of each layer of the stacks; those that are nowhere else, in one layer, if they are left out.
    pub(super) layers: Option<Vec<Vec<String>>>,
    /// How many of each layer are in each stack, the first on top.
    pub(super) stacks: Option<[Vec<u8>; 2]>,
}

/// The trail of Spirecrest.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TrailPosition {
    /// The weather cards that are turned up, by season.
    pub(super) weather: Option<BTreeMap<String, String>>,
    /// The map tiles along the sections, from the first section on; `null` or an empty name for a gap.
    pub(super) tiles: Option<Vec<Vec<Option<String>>>>,
    /// Which sections have their tiles turned up; those with tiles if they are left out.
    pub(super) up: Option<Vec<bool>>,
    /// The discoveries that are turned up, at most three; `null` or an empty name for one that was taken.
    pub(super) turned: Option<Vec<Option<String>>>,
    /// The discoveries under the decks, for each section in groups, the first to come again first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) under: Option<Vec<Vec<Vec<String>>>>,
    /// The cards under the Archeologist, and under the Trail Guide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tucked: Option<Vec<Vec<Option<String>>>>,
    /// The cards beside Stormvale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) vale: Places,
    /// The cards revealed in the mines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mined: Option<Vec<String>>,
    /// Who is preparing, and free of weather.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) calm: Option<Seat>,
    /// Stubblehoof stays where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) stays: Option<bool>,
    /// The discovery whose big critter or mover acts in this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) acting: Option<String>,
    /// What the space of Honeypaw has given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) gathered: Option<Fields<Stocked>>,
    /// Hand cards discarded in this turn, for Firebeak.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) discarded: Option<Cards>,
    /// Another player than the owner of Windlore has drawn in this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) drew: Option<bool>,
}

/// The river and the wonders.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RiverPosition {
    /// The river cards that lie face up, by spot, at most four.
    pub(super) cards: Places,
    /// Who has built which wonders, by stable name.
    pub(super) wonders: Option<BTreeMap<String, Seat>>,
    /// Where the Pirate Ship lies that is being visited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ship: Option<String>,
}

/// Resources.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Stocked {
    /// Twigs.
    pub(super) twig: Option<u8>,
    /// Lumps of resin.
    pub(super) resin: Option<u8>,
    /// Pebbles.
    pub(super) pebble: Option<u8>,
    /// Berries.
    pub(super) berry: Option<u8>,
}

/// Workers, or Nightweave's spiders: how many are at home and where the others are, or every piece in its order.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Workers {
    /// How many are at home.
    pub(super) home: Option<u8>,
    /// Where the others are.
    pub(super) at: Option<Vec<String>>,
    /// Where those are that stay for good.
    pub(super) permanent: Option<Vec<String>>,
    /// Every piece in its order, instead of the fields above.
    pub(super) pieces: Option<Vec<String>>,
    /// Which of `pieces` stay for good, counted from 0.
    #[schemars(inner(range(max = 39)))]
    pub(super) stays: Option<Vec<u8>>,
}

/// A card in a city: its name, or a table if there is more to say of it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum CityCard {
    /// The name of a card with nothing on it.
    Plain(String),
    /// A card with what is on it.
    With(CardWith),
}

/// A card in a city with what is on it.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardWith {
    /// The name of the card.
    pub(super) card: String,
    /// Its place; the first free one if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 39))]
    pub(super) slot: Option<u8>,
    /// Its token has been used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) occupied: Option<bool>,
    /// It lies face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) face_down: Option<bool>,
    /// A web token lies on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) webbed: Option<bool>,
    /// It is a Farm of the pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pile: Option<bool>,
    /// It has been spared in this step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) spared: Option<bool>,
    /// It stands on a Bridge of the Sky.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) on_bridge: Option<bool>,
    /// It stands above a Silver Scale Spring.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) above_spring: Option<bool>,
    /// A web token of Plague lies on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) plagued: Option<bool>,
    /// Point tokens on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tokens: Option<u8>,
    /// What lies on a Storehouse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) stored: Option<Fields<Stocked>>,
    /// Cards under it, at most two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) held: Option<Vec<String>>,
    /// What else the state keeps of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) inside: Option<[u8; 2]>,
}

/// What lies on a special event.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Store {
    /// Resources.
    pub(super) stock: Option<Fields<Stocked>>,
    /// Cards, at most five.
    pub(super) cards: Places,
}

/// The tokens of the market.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct MarketPosition {
    /// Every token once, in the order of the row; that of the content if it is left out.
    pub(super) row: Option<Vec<String>>,
    /// Those on the side for trading; as at the beginning if they are left out.
    pub(super) trading: Option<Vec<String>>,
}

/// What lies on the player powers.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PowersPosition {
    /// The point tokens on the platypuses.
    pub(super) tokens: Option<u8>,
    /// The platypuses have hunted in this turn.
    pub(super) hunted: Option<bool>,
    /// The resource on the turtles.
    pub(super) stored: Option<Resource>,
    /// The place of the meadow with the marker of the rats, from 1.
    #[schemars(range(min = 1, max = 8))]
    pub(super) marker: Option<u8>,
    /// The basic locations from which the axolotls have taken the token, by their stable names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) explored: Option<Vec<String>>,
    /// The tokens that the axolotls have taken and not spent.
    #[schemars(range(max = 8))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wild: Option<u8>,
    /// The forest cards that the lizards have put in play, in the order in which they did; four at most.
    #[schemars(length(max = 4))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) trails: Option<Vec<String>>,
    /// The forest cards that the lizards look at; three at most.
    #[schemars(length(max = 3))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) looked: Option<Vec<String>>,
    /// The forest cards that the lizards have put under the pile, the first to come again first; eight at most.
    #[schemars(length(max = 8))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) under: Option<Vec<String>>,
}

/// The pile of seasonal Farms.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Pile {
    /// Whose it is.
    #[schemars(required)]
    pub(super) owner: Option<Seat>,
    /// The Farm on top.
    pub(super) top: Option<String>,
    /// The Farms in it.
    pub(super) farms: Option<Cards>,
}

/// Nightweave's Lair.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct LairPosition {
    /// Her cards that a player has seen.
    pub(super) hand: Option<Cards>,
    /// How many of her cards nobody has seen.
    pub(super) unseen: Option<u8>,
    /// The top card of her hand, if it is known.
    pub(super) top: Option<String>,
    /// Trophies that a player has seen.
    pub(super) trophies: Option<Cards>,
    /// How many trophies nobody has seen.
    pub(super) hidden_trophies: Option<u8>,
    /// Her point tokens.
    pub(super) points: Option<u16>,
    /// Her spiders.
    pub(super) spiders: Option<Fields<Workers>>,
    /// Her season.
    pub(super) season: Option<Season>,
    /// The place of the meadow beside which she stands, from 1.
    #[schemars(range(min = 1, max = 8))]
    pub(super) figure: Option<u8>,
    /// She has finished.
    pub(super) finished: Option<bool>,
    /// She has achieved a special event in this season.
    pub(super) special_this_season: Option<bool>,
    /// Activity cards in her deck; those of winter if they are left out.
    pub(super) activities: Option<Vec<String>>,
    /// Activity cards that were played.
    pub(super) played: Option<Vec<String>>,
    /// Activity cards of which one left the game unseen.
    pub(super) suspects: Option<Vec<String>>,
    /// Her first activity card of this turn is being carried out.
    pub(super) first_card: Option<bool>,
    /// She does nothing in this turn.
    pub(super) idle: Option<bool>,
    /// She could not do what she was to do.
    pub(super) stuck: Option<bool>,
    /// The activity card that is being carried out.
    pub(super) card: Option<String>,
    /// Her personality; that of the setup if it is left out.
    pub(super) personality: Option<String>,
    /// Her plan; that of the setup if it is left out.
    pub(super) plan: Option<String>,
    /// The plot in force.
    pub(super) plot: Option<String>,
    /// The second plot in force.
    pub(super) second_plot: Option<String>,
    /// Plots not drawn yet; all if the setup has plots and they are left out.
    pub(super) plots: Option<Vec<String>>,
    /// Personalities that are still to come.
    pub(super) personalities: Option<Vec<String>>,
    /// Web tokens by place.
    pub(super) webs: Option<BTreeMap<String, u8>>,
    /// The seat to whom she has lent.
    pub(super) lent: Option<u8>,
    /// Something was borrowed.
    pub(super) borrowed: Option<bool>,
    /// She lends in the next turn.
    pub(super) lend_next: Option<bool>,
    /// Legends among which hers are.
    pub(super) legends: Option<Vec<String>>,
    /// How many legends she has.
    pub(super) hidden_legends: Option<u8>,
    /// Basic events that she has achieved.
    pub(super) basic_events: Option<Vec<String>>,
    /// Special events that she has achieved.
    pub(super) special_events: Option<Vec<String>>,
    /// Points of her spiders on the journey.
    pub(super) journey_points: Option<u8>,
    /// Her pearls; only in a game with Pearlbrook, as the fields below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pearls: Option<u8>,
    /// Where her ambassador is; not in the game yet if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ambassador: Option<String>,
    /// Adornments that are trophies, of the two that she was dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = 2))]
    pub(super) adorned: Option<Vec<String>>,
    /// Her discoveries; only in a game with Spirecrest, as the field below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) discoveries: Option<Vec<String>>,
    /// Her map tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) charted: Option<Vec<String>>,
}

/// Rugwort's rats. If one of the three is given, even as `null`, each of the others stands nowhere unless it is given.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RatsPosition {
    /// The rat on a forest card.
    #[serde(deserialize_with = "present")]
    pub(super) forest: Option<RatPlace>,
    /// The rat on the journey.
    #[serde(deserialize_with = "present")]
    pub(super) journey: Option<RatPlace>,
    /// The rat on a basic location.
    #[serde(deserialize_with = "present")]
    pub(super) basic: Option<RatPlace>,
    /// Places of the meadow that are blocked, from 1.
    #[schemars(inner(range(min = 1, max = 8)))]
    pub(super) blocked: Option<Vec<u8>>,
    /// His point tokens.
    pub(super) points: Option<u16>,
}

/// Where a rat stands, if it stands anywhere.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct RatPlace(pub(super) Option<String>);

/// The value of a field that is present; `null` is a value, too.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A seat by its number from 0, or `rival` for the automated opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat(pub(super) Owner);

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.seat() {
            Some(seat) => serializer.serialize_u8(seat.0),
            None => serializer.serialize_str("rival"),
        }
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A seat by its number from 0, or `rival` for the automated opponent.",
            "anyOf": [{"type": "integer", "minimum": 0, "maximum": 5}, {"type": "string"}],
        })
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;

        impl Visitor<'_> for Name {
            type Value = Seat;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat from 0, or rival")
            }

            fn visit_u64<E: Error>(self, seat: u64) -> Result<Seat, E> {
                let owner =
                    u8::try_from(seat).ok().filter(|&seat| usize::from(seat) < SEATS).map(Owner::seated);
                owner.map(Seat).ok_or_else(|| E::custom("this must be a seat from 0, or rival"))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Seat, E> {
                find_owner(name).map(Seat).ok_or_else(|| E::custom("this must be a seat from 0, or rival"))
            }
        }

        deserializer.deserialize_any(Name)
    }
}

/// Cards: how many of each, or their names, once for each card.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Cards {
    /// How many of each.
    Counts(BTreeMap<String, u8>),
    /// Their names.
    Names(Vec<String>),
}

// Written by hand here and below, so faults name their field: for untagged types serde tries each variant as a whole.
impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table of numbers of cards, or a list of cards")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Cards, A::Error> {
                BTreeMap::deserialize(MapAccessDeserializer::new(map)).map(Cards::Counts)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Cards, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(list)).map(Cards::Names)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

impl<'de> Deserialize<'de> for CityCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = CityCard;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card, or a table of what is on a card")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<CityCard, E> {
                Ok(CityCard::Plain(name.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CityCard, A::Error> {
                CardWith::deserialize(MapAccessDeserializer::new(map)).map(CityCard::With)
            }
        }

        deserializer.deserialize_any(Either)
    }
}
