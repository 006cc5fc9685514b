//! The effects of cards, as data: the effects in the record of a card.
//!
//! A card acts at a *moment* ([`Effect`]): when it is played or activated, when a worker visits it, when another card
//! is played, when points are counted, or when a card is paid for. What it does then is an [`Action`], a [`Points`] or
//! a [`Helper`]. `crate::cards` carries them out, and cites the rules.
//!
//! An effect that no list of simple effects can express is a [`Special`]: the rules have a function for it, and each
//! says why. It belongs to one card.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use content::declared_order;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::Rule;
use crate::content::{Colour, Gain, Resource};
use crate::kind::Kind;

/// One thing that a card does, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Once, after the card has been put into the city (E9.1, E9.4).
    Played(Action),
    /// When a green card is played, and at every production (E9.2).
    Production(Action),
    /// When a worker is placed on the card (E9.3).
    Visit(Action),
    /// After another card was played into the same city (E7.9).
    Trigger(Trigger),
    /// At the end of the game (E9.5).
    Scoring(Points),
    /// When a card is paid for (E7.6).
    Pays(Helper),
    /// At a moment of its own.
    Special(Special),
}

/// A moment at which cards do something, with the rule that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Moment {
    /// The card has been played.
    Played,
    /// The card is activated.
    Production,
    /// A worker visits the card.
    Visit,
    /// Another card was played.
    Trigger,
}

/// Every moment, in the order of tables.
const MOMENTS: [Moment; 4] = [Moment::Played, Moment::Production, Moment::Visit, Moment::Trigger];

/// What a card does at its moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The player gains this from the supply and the deck.
    Gain(Gain),
    /// The player gains something for each thing that is counted.
    GainPer(GainPer),
    /// The player gains more, or less, with a certain card in the city.
    GainIf(GainIf),
    /// The player gains something if they have enough pearls (P19).
    GainWith(GainWith),
    /// The player gains one of these resources, and chooses which.
    GainOneOf(Resources),
    /// Point tokens come onto this card (E9.4).
    Tokens(u8),
    /// The player may discard hand cards, and gains something for each.
    DiscardFor(DiscardFor),
    /// The player may discard any number of hand cards, and fills the hand.
    RenewHand,
    /// The player may pay some of one resource, and gains something for each.
    PayFor(PayFor),
    /// The player may give some of one resource to an opponent, and gains something for each.
    GiveFor(PayFor),
    /// The player gives resources to an opponent, and gains something.
    GiveResources(GiveResources),
    /// The player may exchange up to this many resources of any kind for as many of any kind.
    Exchange(u8),
    /// The player activates another green card.
    Activate(Whose),
    /// The player activates several different green cards of the own city.
    ActivateOwn(ActivateOwn),
    /// The player may give a hand card to an opponent, and gains something for it.
    GiveCard(Gain),
    /// The player may draw this many cards.
    MayDraw(u8),
    /// The player discards meadow cards and then draws others.
    RenewMeadow(RenewMeadow),
    /// The player moves a deployed worker to another space and uses that.
    MoveWorker,
    /// The player plays another card.
    Play(Offer),
    /// Cards of the deck are revealed, and the player may play one of them free.
    PlayRevealed(PlayRevealed),
    /// The player uses a space that workers stand on, or could stand on.
    Copy(Copied),
    /// The player uses one of the `abilities` of the record (N2.1).
    Abilities,
    /// Something that only this card does.
    Special(Special),
}

/// Something gained for each thing that is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct GainPer {
    /// What is gained for each.
    pub gain: Gain,
    /// What is counted.
    pub per: Count,
    /// At most this many are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

/// Something gained that depends on a card in the city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct GainIf {
    /// The card; one that counts as it will do (N2.2, N4.6).
    pub card: Kind,
    /// What is gained with it.
    pub gain: Gain,
    /// What is gained without it.
    #[serde(default, skip_serializing_if = "Gain::is_empty")]
    pub otherwise: Gain,
}

/// Something gained with enough pearls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct GainWith {
    /// How many pearls are needed.
    pub pearls: u8,
    /// What is gained.
    pub gain: Gain,
}

/// Something gained for each hand card that is discarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct DiscardFor {
    /// The most cards.
    pub most: u8,
    /// What is gained for each.
    pub gain: Gain,
}

/// Something gained for each resource that is given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct PayFor {
    /// Which resource.
    pub resource: Resource,
    /// The most of it.
    pub most: u8,
    /// What is gained for each.
    pub gain: Gain,
}

/// Something gained for resources of any kind that are given to an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct GiveResources {
    /// How many resources.
    pub count: u8,
    /// What is gained.
    pub gain: Gain,
}

/// Green cards of the own city that are activated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct ActivateOwn {
    /// How many, each once.
    #[schemars(range(min = 1, max = 4))]
    pub count: u8,
    /// The player may stop earlier.
    #[serde(default)]
    pub may: bool,
}

/// Meadow cards that are discarded, and others that are drawn once the meadow has been refilled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct RenewMeadow {
    /// How many are discarded.
    pub discard: u8,
    /// How many are drawn.
    pub draw: u8,
}

/// An invitation to play a card (E7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Offer {
    /// Hand cards can be played for it.
    #[serde(default)]
    pub from_hand: bool,
    /// Only cards from here can be played for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Only>,
    /// The highest base value of a card that can be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_points: Option<i8>,
    /// By how many resources the cost is lowered; without it the card is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off: Option<u8>,
    /// The player may decline it.
    #[serde(default)]
    pub may: bool,
}

/// The only place from which cards can be played for an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Only {
    /// The hand.
    Hand,
    /// The station (L4).
    Station,
}

/// Cards that are revealed, of which one may be played free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct PlayRevealed {
    /// How many cards are revealed.
    #[schemars(range(min = 1, max = 5))]
    pub reveal: u8,
    /// The highest base value of a card that can be played.
    pub most_points: i8,
}

/// What happens after another card was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Trigger {
    /// Which cards it follows.
    pub after: After,
    /// What it does.
    pub does: Action,
}

/// Cards that a trigger follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// Every card.
    Card,
    /// Critters.
    Critter,
    /// Constructions.
    Construction,
}

impl After {
    /// Whether the trigger follows critters (`critter`) or constructions.
    pub fn means(self, critter: bool) -> bool {
        match self {
            Self::Card => true,
            Self::Critter => critter,
            Self::Construction => !critter,
        }
    }
}

/// Points at the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Points {
    /// The points for each thing that is counted.
    pub points: i8,
    /// What is counted.
    pub per: Count,
    /// At most this many are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// In whose city, or by whom.
    #[serde(default, skip_serializing_if = "Of::is_you")]
    pub of: Of,
    /// Only with this card in the city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Kind>,
}

/// Whose things are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Of {
    /// Those of the player.
    #[default]
    You,
    /// Those of the opponent who has most of them.
    BestOpponent,
}

impl Of {
    fn is_you(&self) -> bool {
        *self == Self::You
    }
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Cards in the city that count as this one.
    Card(Kind),
    /// Cards of this colour in the city.
    Colour(Colour),
    /// Common constructions in the city.
    CommonConstructions,
    /// Unique constructions in the city.
    UniqueConstructions,
    /// Common critters in the city.
    CommonCritters,
    /// Unique critters in the city.
    UniqueCritters,
    /// Other copies of this card in the city.
    OtherCopies,
    /// The Husband with whom this card shares its space: one at most (E13.3).
    Husband,
    /// Hand cards.
    HandCards,
    /// Resources of these kinds that are left (R106).
    Leftover(Resources),
    /// Basic events that were achieved.
    BasicEvents,
    /// Special events that were achieved.
    SpecialEvents,
    /// Events that were achieved.
    Events,
    /// Point tokens on this card.
    TokensHere,
    /// Point tokens on the first card of this kind in the city.
    TokensOn(Kind),
    /// Constructions in the city.
    Constructions,
    /// Critters in the city.
    Critters,
    /// Colours of which there is a card in the city.
    Colours,
    /// Cards of Pearlbrook in the city (P19).
    PearlbrookCards,
    /// Wonders that were built (P15).
    Wonders,
    /// Point tokens beside the city.
    PointTokens,
    /// Fives of spaces of the city that are filled (L17).
    FiveSpaces,
}

/// A set of resources.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct Resources(u8);

impl Resources {
    /// The resources as bits, in the order of [`Resource::ALL`].
    pub fn bits(self) -> u8 {
        self.0
    }

    /// The resources, in the order of tables.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&resource| self.0 & 1 << resource as u8 != 0)
    }
}

impl JsonSchema for Resources {
    fn schema_name() -> Cow<'static, str> {
        "Resources".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<Resource>(),
        })
    }
}

impl From<Vec<Resource>> for Resources {
    fn from(resources: Vec<Resource>) -> Self {
        Self(resources.into_iter().fold(0, |set, resource| set | 1 << resource as u8))
    }
}

impl From<Resources> for Vec<Resource> {
    fn from(set: Resources) -> Self {
        set.iter().collect()
    }
}

/// In whose city a green card is activated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// In the city of this card.
    Own,
    /// In the city of any opponent (E9.7).
    Opponents,
}

/// Spaces that can be used without a worker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Copied {
    /// A basic or forest location.
    BasicOrForest,
    /// A space that an opponent occupies.
    Opponents,
    /// A basic or forest location that is occupied.
    Occupied,
}

/// A card-playing ability: how a card helps to pay for another (E7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Helper {
    /// It is discarded, and a construction costs 3 less.
    DiscardForConstruction,
    /// It is discarded, and a critter costs 3 berries less.
    DiscardForCritter,
    /// It is discarded, and any card costs 3 less (L15).
    DiscardForAny,
    /// A critter goes under it, and a card costs 3 less. Only the Dungeon: what lies under a card is a Dungeon's.
    Imprison,
    /// One resource of a cost is replaced by another. Only the Judge: the way to pay names no place in the city.
    Swap,
    /// Its tokens are paid, each for 2 resources (N4.16). Only King North's Treasury: the rule is written for legends.
    SpendTokens,
    /// A construction comes onto it, and costs 3 less. Only the Bridge of the Sky: what stands on it needs no space
    /// (H3.19).
    BuildUpon,
}

impl Helper {
    /// The only card that has it, if it is written for one.
    pub fn only(self) -> Option<Kind> {
        match self {
            Self::DiscardForConstruction | Self::DiscardForCritter | Self::DiscardForAny => None,
            Self::Imprison => Some(Kind::DUNGEON),
            Self::Swap => Some(Kind::JUDGE),
            Self::SpendTokens => Some(Kind::KING_NORTHS_TREASURY),
            Self::BuildUpon => Some(Kind::BRIDGE_OF_THE_SKY),
        }
    }

    /// Whether it helps to pay for a construction, and for a critter.
    pub fn helps(self) -> [bool; 2] {
        match self {
            Self::DiscardForConstruction | Self::BuildUpon => [true, false],
            Self::DiscardForCritter => [false, true],
            Self::Imprison | Self::SpendTokens | Self::Swap | Self::DiscardForAny => [true, true],
        }
    }
}

macro_rules! specials {
    ($($(#[doc = $doc:literal])+ $special:ident => $kind:ident at $moments:tt,)*) => {
        /// An effect that is written by hand, for one card. The comment on each says why no other effect describes it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Special {
            $($(#[doc = $doc])+ $special,)*
        }

        impl Special {
            /// The only card that has it.
            pub fn only(self) -> Kind {
                match self {
                    $(Self::$special => Kind::$kind,)*
                }
            }

            /// The moments at which it does something; none for one that has a moment of its own.
            pub(crate) fn moments(self) -> &'static [Moment] {
                #[allow(clippy::enum_glob_use, reason = "a table of moments")]
                use Moment::*;
                match self {
                    $(Self::$special => &$moments,)*
                }
            }
        }
    };
}

specials! {
    /// It reveals from one of two piles, and a setting says whether a card must be played (R99).
    Cemetery => CEMETERY at [Visit],
    /// Its tokens are used when a season is prepared for, and a location is used again (E11.2).
    ClockTower => CLOCK_TOWER at [],
    /// It never enters the city of the player (E8.4), and Rugwort has a rule of his own for it (E14.4).
    Fool => FOOL at [],
    /// It shares its space with a Wife, and only then yields something (E13.3).
    Husband => HUSBAND at [Production],
    /// Two cards go to an opponent before any number is discarded, in one visit (E9.3).
    PostOffice => POST_OFFICE at [Visit],
    /// A construction leaves the city before the card enters it, and makes room for it (E8.7).
    Ruins => RUINS at [],
    /// Its cost goes to an opponent, not to the supply (E9.1).
    Shepherd => SHEPHERD at [],
    /// What is stored lies on the card in amounts of its own (E5.8).
    Storehouse => STOREHOUSE at [Production, Visit],
    /// Two cards are looked at in secret, one is kept and the other given away (E9.2).
    Teacher => TEACHER at [Production],
    /// A worker that stays for good moves from the discarded card to this one (E8.6).
    University => UNIVERSITY at [Visit],
    /// It shares its space with a Husband (E13.3).
    Wife => WIFE at [],
    /// Two cards go to an opponent who must have room for both (H3.3).
    TownCrier => TOWN_CRIER at [Production],
    /// Cards or resources, which the player chooses by how many green cards there are (H3.4).
    Carnival => CARNIVAL at [Production],
    /// It asks again after each card that it reveals (H3.5).
    Juggler => JUGGLER at [Played],
    /// A colour is named before cards are revealed (H3.6).
    ScurrbleStadium => SCURRBLE_STADIUM at [Visit],
    /// It reports events, which are no cards (H3.7).
    Gazette => GAZETTE at [],
    /// It shares a space with others of its kind (H3.8).
    ScurrbleChampion => SCURRBLE_CHAMPION at [],
    /// It takes a green card of another city with it when it is played (H3.9).
    RugwortRowdy => RUGWORT_ROWDY at [Production],
    /// Whole hands are swapped (H3.10).
    RugwortRobber => RUGWORT_ROBBER at [Played],
    /// It yields by the Farms of others, and they draw cards (N3.12).
    EvertailField => EVERTAIL_FIELD at [Production],
    /// It acts whenever cards are drawn (N3.13).
    EvertailLeader => EVERTAIL_LEADER at [],
    /// Gifts to one opponent after the other (N3.14).
    EvertailWarrior => EVERTAIL_WARRIOR at [Played],
    /// Two green cards of different names are activated (N4.14).
    ChipterSwipple => CHIPTER_SWIPPLE at [Production],
    /// It shares a space with a Husband before any Wife does (N4.15).
    MayberryMatriarch => MAYBERRY_MATRIARCH at [],
    /// Critters of the city are discarded for points and resources (N4.18).
    DarkdeepPrison => DARKDEEP_PRISON at [Played],
    /// The player draws up to two cards, and says how many (N4.19, R89).
    TarryHare => TARRY_HARE at [Trigger],
    /// It lies under a construction (H3.15).
    SilverScaleSpring => SILVER_SCALE_SPRING at [Played],
    /// An event is achieved without a worker (H3.16).
    AmillaGlistendew => AMILLA_GLISTENDEW at [Visit],
    /// It changes how many cards can be held, and acts when pearls are gained (P19).
    Bridge => BRIDGE at [],
    /// Ambassadors visit it, and use a river card (P18).
    Ferry => FERRY at [],
    /// It shares its space with a construction (P16).
    Messenger => MESSENGER at [],
    /// Cards are drawn and shown for those discarded, and their values are added (P17).
    Pirate => PIRATE at [Played],
    /// It moves to another city with its worker (P17).
    PirateShip => PIRATE_SHIP at [Visit],
    /// It does what a tan card of another city did when it was played, for this city (L18).
    AirBalloon => AIR_BALLOON at [Played],
    /// The tokens on it change how many cards can be held (LR11).
    Bank => BANK at [],
    /// It does what a red card of another city does, without a worker there (L18).
    Conductor => CONDUCTOR at [Visit],
    /// Resources lie on it, and are taken from it a few at a time (LR11).
    FreightCar => FREIGHT_CAR at [Played, Production],
    /// It shares its space with a Farm, and only then yields more (LR6).
    Greenhouse => GREENHOUSE at [Production],
    /// Cards are drawn one by one, each from a place that the player chooses (LR12).
    Lamplighter => LAMPLIGHTER at [Production],
    /// Another card of the city is discarded for a point token and a resource (LR13).
    Magician => MAGICIAN at [Production],
    /// It adds a space to the city (L14).
    MainRoad => MAIN_ROAD at [],
    /// It counts as a purple card of another city (LR9).
    Photographer => PHOTOGRAPHER at [],
    /// A colour is named, and the meadow cards of it are drawn (LR12).
    Poet => POET at [Played],
}

/// The effects of a kind of card, sorted by moments: the table that the rules look up.
#[derive(Debug, Clone, Default)]
pub(crate) struct Deeds {
    /// When it has been played.
    pub played: Box<[Action]>,
    /// When it is activated.
    pub production: Box<[Action]>,
    /// When a worker visits it.
    pub visit: Box<[Action]>,
    /// When another card was played.
    pub triggers: Box<[Trigger]>,
    /// The actions of its triggers.
    pub triggered: Box<[Action]>,
    /// When points are counted.
    pub scoring: Box<[Points]>,
    /// How it helps to pay for cards.
    pub helper: Option<Helper>,
    /// Its activation gives a fixed gain only, so its place in the order of a production cannot matter (H1.3).
    pub plain: bool,
    /// Which cards can be played because of it, by moments.
    pub invites: [Option<Invited>; 4],
    /// The actions that ask in its own name, by moments.
    pub asking: [Option<Action>; 4],
    /// The rule that describes the card, if one does (N2–N4, H3).
    pub rule: Option<Rule>,
    /// Its bit among the kinds that react to cards played into their city (E7.9); none for others.
    pub reacts: Reacting,
}

impl Deeds {
    /// Sorts the effects of a record. [`Deeds::all`] says how a kind reacts.
    fn of(effects: &[Effect], rule: Option<Rule>) -> Self {
        let deeds = Self::sorted(effects);
        let at = |moment| deeds.at(moment).iter();
        let invites = MOMENTS.map(|moment| at(moment).find_map(Action::invites));
        let asking = MOMENTS.map(|moment| at(moment).find(|action| action.asks()).copied());
        Self { invites, asking, rule, ..deeds }
    }

    fn sorted(effects: &[Effect]) -> Self {
        let actions = |at: fn(&Effect) -> Option<Action>| effects.iter().filter_map(at).collect::<Box<[_]>>();
        let production = actions(|effect| match effect {
            Effect::Production(action) => Some(*action),
            _ => None,
        });
        let helper = effects.iter().find_map(|effect| match effect {
            Effect::Pays(helper) => Some(*helper),
            _ => None,
        });
        Self {
            triggered: actions(|effect| match effect {
                Effect::Trigger(trigger) => Some(trigger.does),
                _ => None,
            }),
            played: actions(|effect| match effect {
                Effect::Played(action) => Some(*action),
                _ => None,
            }),
            plain: !production.is_empty() && production.iter().all(Action::is_plain),
            production,
            visit: actions(|effect| match effect {
                Effect::Visit(action) => Some(*action),
                _ => None,
            }),
            triggers: effects
                .iter()
                .filter_map(|effect| match effect {
                    Effect::Trigger(trigger) => Some(*trigger),
                    _ => None,
                })
                .collect(),
            scoring: effects
                .iter()
                .filter_map(|effect| match effect {
                    Effect::Scoring(points) => Some(*points),
                    _ => None,
                })
                .collect(),
            helper,
            ..Self::default()
        }
    }

    /// The deeds of all kinds, given their effects and the rules that describe them, in the order of the kinds.
    pub fn all<'e>(cards: impl Iterator<Item = (&'e [Effect], Option<Rule>)>) -> Box<[Self]> {
        let mut deeds: Box<[Self]> = cards.map(|(effects, rule)| Self::of(effects, rule)).collect();
        let mut next = FIRST_TO_REACT.len();
        for (place, deeds) in deeds.iter_mut().enumerate() {
            let kind = Kind::at(place);
            if deeds.triggers.is_empty() {
                continue;
            }
            let place = FIRST_TO_REACT.iter().position(|&first| first == kind).unwrap_or_else(|| {
                next += 1;
                next - 1
            });
            deeds.reacts = Reacting::bit(place);
        }
        deeds
    }

    /// Its actions at a moment.
    pub fn at(&self, moment: Moment) -> &[Action] {
        match moment {
            Moment::Played => &self.played,
            Moment::Production => &self.production,
            Moment::Visit => &self.visit,
            Moment::Trigger => &self.triggered,
        }
    }
}

/// The kinds whose bits in [`Reacting`] are fixed, because positions of kept games hold them.
const FIRST_TO_REACT: [Kind; 5] =
    [Kind::HISTORIAN, Kind::SHOPKEEPER, Kind::COURTHOUSE, Kind::FORESIGHT, Kind::TARRY_HARE];

/// The most actions of a card at one moment.
///
/// The agenda has room for the tasks that they push: see the limits that the reader of packs sets.
pub(crate) const MOST_ACTIONS: usize = 3;

/// The most kinds besides the built-in ones whose triggers push tasks.
pub(crate) const MOST_ASKING: usize = 4;

/// The most kinds with triggers that one pack can have.
pub(crate) const MOST_REACTING: usize = 32;

impl Action {
    /// Whether its gain is fixed: no card is drawn, and the player is not asked.
    fn is_plain(&self) -> bool {
        let fixed = |gain: &Gain| gain.any == 0 && gain.cards == 0;
        match self {
            Self::Gain(gain)
            | Self::GainPer(GainPer { gain, .. })
            | Self::GainWith(GainWith { gain, .. }) => fixed(gain),
            Self::GainIf(GainIf { gain, otherwise, .. }) => fixed(gain) && fixed(otherwise),
            _ => false,
        }
    }

    /// Whether it is done at once, or its draws are added to those of other cards: as a trigger it pushes no task.
    pub(crate) fn is_quick(&self) -> bool {
        matches!(self, Self::Gain(gain) if gain.any == 0)
            || matches!(self, Self::Tokens(_))
            || self.is_plain()
    }

    /// Whether it asks the player in the name of the card, so the question leads back to the card. A card does so at
    /// most once at a moment.
    pub(crate) fn asks(&self) -> bool {
        matches!(
            self,
            Self::DiscardFor(_)
                | Self::RenewHand
                | Self::PayFor(_)
                | Self::GiveFor(_)
                | Self::GiveResources(_)
                | Self::Exchange(_)
                | Self::RenewMeadow(_)
                | Self::MoveWorker
                | Self::GiveCard(_)
                | Self::MayDraw(_)
        )
    }

    /// The cards that can be played for it, if it is an invitation to play one.
    pub(crate) fn invites(&self) -> Option<Invited> {
        match *self {
            Self::Play(Offer { from_hand, only, most_points, off, may }) => {
                Some(Invited { from_hand, only, shown: false, most_points, off, may })
            }
            Self::PlayRevealed(PlayRevealed { most_points, .. }) => Some(Invited {
                from_hand: false,
                only: None,
                shown: true,
                most_points: Some(most_points),
                off: None,
                may: true,
            }),
            _ => None,
        }
    }
}

/// Which cards can be played because of an effect, and for how much.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Invited {
    /// Hand cards, besides those of the meadow.
    pub from_hand: bool,
    /// Only cards from this place.
    pub only: Option<Only>,
    /// Only cards that have been revealed.
    pub shown: bool,
    /// The highest base value.
    pub most_points: Option<i8>,
    /// By how much the cost is lowered; `None` if the card is free.
    pub off: Option<u8>,
    /// It can be declined.
    pub may: bool,
}

/// A bit set of the kinds of cards that react to others. While it has only the first eight kinds it hashes as one byte,
/// as before there were others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "u32", into = "u32")]
pub struct Reacting([u8; 4]);

impl Reacting {
    /// All kinds.
    pub(crate) const ALL: Self = Self([u8::MAX; 4]);

    fn bit(place: usize) -> Self {
        u32::try_from(place).ok().and_then(|place| 1u32.checked_shl(place)).unwrap_or(0).into()
    }

    /// The union of both sets.
    #[must_use]
    pub(crate) fn and(self, other: Self) -> Self {
        (u32::from(self) | u32::from(other)).into()
    }

    /// Whether any kind is in both sets.
    pub(crate) fn meets(self, other: Self) -> bool {
        u32::from(self) & u32::from(other) != 0
    }
}

impl From<u32> for Reacting {
    fn from(bits: u32) -> Self {
        Self(bits.to_le_bytes())
    }
}

impl From<Reacting> for u32 {
    fn from(set: Reacting) -> Self {
        Self::from_le_bytes(set.0)
    }
}

impl Hash for Reacting {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let [first, more @ ..] = self.0;
        first.hash(hasher);
        if more != [0; 3] {
            more.hash(hasher);
        }
    }
}
