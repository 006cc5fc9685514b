//! The setup agreed before the first move (E2, N6), with the optional readings of the rules.

mod boxes;
mod newleaf;

use std::hash::{Hash, Hasher};

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::named;

pub use boxes::Large;
pub use newleaf::Newleaf;

use crate::Rule;

/// Who plays, against whom, with which modules, and by which readings of the rules. Omitted fields are as in
/// [`Setup::default`].
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many people play: 2 to 4, with a module of Bellfaire 2 to 6 (B13), 1 or 2 against Nightweave (N6.1), 1 against Rugwort (E14).
    pub players: u8,
    /// The automated opponent.
    pub rival: RivalKind,
    /// Nightweave's level, 0 to 4 (N6.3).
    pub level: u8,
    /// Rugwort's year, 1 to 3 (E14.6).
    pub year: u8,
    /// The stable name of Nightweave's personality (N14).
    pub personality: Option<String>,
    /// The stable name of Nightweave's plan (N15).
    pub plan: Option<String>,
    /// Whether Nightweave plots (N16).
    pub plots: bool,
    /// Whether Corrin Evertail's cards are in the deck (N3).
    pub evertail: bool,
    /// Whether the legends of this box are dealt (N4).
    pub more_legends: bool,
    /// Whether the legends of the other pack are dealt (N4.1).
    pub legends: bool,
    /// Whether everyone has a worker ability (N5).
    pub abilities: bool,
    /// Whether the seasonal Farms replace the Farms (N2).
    pub farms: bool,
    /// Whether the Extra! Extra! cards are in the deck.
    pub extra: bool,
    /// Whether the Rugwort cards are in the deck.
    pub rugwort_cards: bool,
    /// Whether Pearlbrook is in play (P1).
    pub pearlbrook: bool,
    /// Which modules of Bellfaire are in play (B2).
    pub bellfaire: Bellfaire,
    /// Whether Spirecrest is in play (S1).
    pub spirecrest: bool,
    /// Which modules of Newleaf are in play (L2).
    pub newleaf: Newleaf,
    /// Readings of the rules.
    pub options: Options,
}

impl Default for Setup {
    /// Two people and nothing else.
    fn default() -> Self {
        Self {
            players: 2,
            rival: RivalKind::None,
            level: 1,
            year: 1,
            personality: None,
            plan: None,
            plots: false,
            evertail: false,
            more_legends: false,
            legends: false,
            abilities: false,
            farms: false,
            extra: false,
            rugwort_cards: false,
            pearlbrook: false,
            bellfaire: Bellfaire::default(),
            spirecrest: false,
            newleaf: Newleaf::default(),
            options: Options::default(),
        }
    }
}

impl Setup {
    /// One person in Nightweave's Lair.
    pub fn nightweave(level: u8) -> Self {
        Self { players: 1, rival: RivalKind::Nightweave, level, ..Self::default() }
    }

    /// One person against Rugwort.
    pub fn rugwort(year: u8) -> Self {
        Self { players: 1, rival: RivalKind::Rugwort, year, ..Self::default() }
    }

    /// Whether a module of Nightweave's is in play: a personality, a plan or plots.
    pub fn has_module(&self) -> bool {
        self.personality.is_some() || self.plan.is_some() || self.plots
    }

    /// How many of the large expansions are in play: Pearlbrook, Spirecrest and Newleaf (C1).
    pub fn larges(&self) -> usize {
        let larges = [self.pearlbrook, self.spirecrest, self.newleaf.is_large()];
        larges.into_iter().filter(|&large| large).count()
    }

    /// Whether player powers are dealt (B11, L19).
    pub fn has_powers(&self) -> bool {
        self.bellfaire.powers || self.newleaf.leaf_powers
    }

    /// Whether a mini-expansion is in play.
    pub fn has_mini(&self) -> bool {
        self.evertail
            || self.more_legends
            || self.legends
            || self.abilities
            || self.farms
            || self.extra
            || self.rugwort_cards
    }
}

/// The modules of Bellfaire, each an option of its own (B2, C3). Written as `false` when none is in play, as records
/// were before there were any.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bellfaire {
    /// The Flower Festival is among the basic events (B8).
    pub festival: bool,
    /// Its special events are shuffled in (B9).
    pub fair_events: bool,
    /// Its forest cards are shuffled in (B10).
    pub fair_forest: bool,
    /// A garland award is in play (B6).
    pub garland: bool,
    /// The market is in play (B3).
    pub market: bool,
    /// Five or six people may play (B13).
    pub more_players: bool,
    /// Everyone has a player power (B11).
    pub powers: bool,
}

/// The same, as a table in JSON.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
struct BellfaireTable {
    /// The Flower Festival is among the basic events (B8).
    festival: bool,
    /// Its special events are shuffled in (B9).
    fair_events: bool,
    /// Its forest cards are shuffled in (B10).
    fair_forest: bool,
    /// A garland award is in play (B6).
    garland: bool,
    /// The market is in play (B3).
    market: bool,
    /// Five or six people may play (B13).
    #[serde(skip_serializing_if = "is_default")]
    more_players: bool,
    /// Everyone has a player power (B11).
    #[serde(skip_serializing_if = "is_default")]
    powers: bool,
}

impl Bellfaire {
    /// Every module.
    pub const ALL: Self = Self {
        festival: true,
        fair_events: true,
        fair_forest: true,
        garland: true,
        market: true,
        more_players: true,
        powers: true,
    };

    /// Each module alone, except the one that only lets more people play (B13).
    pub(crate) fn singles() -> [Self; 6] {
        let none = Self::default();
        [
            Self { festival: true, ..none },
            Self { fair_events: true, ..none },
            Self { fair_forest: true, ..none },
            Self { garland: true, ..none },
            Self { market: true, ..none },
            Self { powers: true, ..none },
        ]
    }

    /// Whether a module is in play.
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// The modules by their stable names, which of them are in play, and the rule of each.
    pub fn parts(self) -> [(&'static str, bool, Rule); 7] {
        let Self { festival, fair_events, fair_forest, garland, market, more_players, powers } = self;
        [
            ("festival", festival, Rule::B8),
            ("fair_events", fair_events, Rule::B9),
            ("fair_forest", fair_forest, Rule::B10),
            ("garland", garland, Rule::B6),
            ("market", market, Rule::B3),
            ("more_players", more_players, Rule::B13),
            ("powers", powers, Rule::B11),
        ]
    }

    /// The module with this stable name, mutable.
    pub(super) fn part_mut(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "festival" => &mut self.festival,
            "fair_events" => &mut self.fair_events,
            "fair_forest" => &mut self.fair_forest,
            "garland" => &mut self.garland,
            "market" => &mut self.market,
            "more_players" => &mut self.more_players,
            "powers" => &mut self.powers,
            _ => return None,
        })
    }
}

impl Serialize for Bellfaire {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { festival, fair_events, fair_forest, garland, market, more_players, powers } = *self;
        if !self.any() {
            return serializer.serialize_bool(false);
        }
        BellfaireTable { festival, fair_events, fair_forest, garland, market, more_players, powers }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bellfaire {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Modules;

        impl<'de> Visitor<'de> for Modules {
            type Value = Bellfaire;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false, or a table of the modules of Bellfaire")
            }

            fn visit_bool<E: Error>(self, all: bool) -> Result<Bellfaire, E> {
                Ok(if all { Bellfaire::ALL } else { Bellfaire::default() })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Bellfaire, A::Error> {
                let BellfaireTable {
                    festival,
                    fair_events,
                    fair_forest,
                    garland,
                    market,
                    more_players,
                    powers,
                } = BellfaireTable::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Bellfaire { festival, fair_events, fair_forest, garland, market, more_players, powers })
            }
        }

        deserializer.deserialize_any(Modules)
    }
}

impl JsonSchema for Bellfaire {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Bellfaire".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The modules of Bellfaire; `true` for all of them, `false` for none.",
            "anyOf": [{"type": "boolean"}, generator.subschema_for::<BellfaireTable>()],
        })
    }
}

named! {
    /// The automated opponent.
    RivalKind {
        /// Nobody.
        None = "none",
        /// Nightweave (N6).
        Nightweave = "nightweave",
        /// Rugwort (E14).
        Rugwort = "rugwort",
    }
}

named! {
    /// Which clearing stays empty with three forest cards (R6).
    EmptyClearing {
        /// The upper right one.
        UpperRight = "upper_right",
        /// The lower right one.
        LowerRight = "lower_right",
    }
}

named! {
    /// Who begins when a player has the butterflies (R14).
    FirstPlayer {
        /// Nightweave.
        Nightweave = "nightweave",
        /// Whoever has the butterflies.
        Butterflies = "butterflies",
    }
}

named! {
    /// The goal of two people against Nightweave (R15).
    TwoHumans {
        /// Each alone, and the better of those who beat her wins.
        Competitive = "competitive",
        /// Both must beat her.
        Together = "together",
    }
}

named! {
    /// The points for a spider sent on a journey before autumn (R39).
    EarlyJourney {
        /// It comes home and scores nothing.
        Home = "home",
        /// It comes home, and the points are kept.
        KeepsPoints = "keeps_points",
    }
}

named! {
    /// Whether mini-expansions may be mixed with personalities, plans and plots (R56, R130).
    MiniWithModules {
        /// They may not.
        Refused = "refused",
        /// They may.
        Allowed = "allowed",
    }
}

named! {
    /// What becomes of workers on a card that moves to Nightweave's city (R62).
    MovedWorkers {
        /// They go home to their owners.
        Home = "home",
        /// They come back only with the next preparation.
        StayLost = "stay_lost",
    }
}

named! {
    /// Which two cards Chipter Swipple activates (R87).
    Swipple {
        /// Two cards, perhaps of one name.
        DifferentCards = "different_cards",
        /// Two cards of different names.
        DifferentNames = "different_names",
    }
}

named! {
    /// How often the stoats plan after one card (R95).
    StoatsUse {
        /// Once.
        Once = "once",
        /// As often as there are cards.
        Repeatedly = "repeatedly",
    }
}

named! {
    /// When a player may pass (R97).
    Passing {
        /// Only in autumn.
        AutumnOnly = "autumn_only",
        /// In every season.
        AnyTime = "any_time",
    }
}

named! {
    /// Whether what lies on a Storehouse counts as left over (R106).
    StorehouseCounts {
        /// It does not.
        No = "no",
        /// It does.
        Yes = "yes",
    }
}

named! {
    /// Which bonus a card gets for which two rows of her table fit (R113).
    OneBonus {
        /// The larger.
        Larger = "larger",
        /// The one for base value 0.
        ValueZero = "value_zero",
    }
}

named! {
    /// How many cards the butterflies begin with against Nightweave (R122).
    ButterfliesHand {
        /// Twelve.
        Twelve = "twelve",
        /// Five, as everyone there.
        Five = "five",
    }
}

named! {
    /// How often extortion strikes (R126).
    Extortion {
        /// Once for an attempt to place a worker.
        PerAttempt = "per_attempt",
        /// Once for each blocked space searched.
        PerSpace = "per_space",
    }
}

named! {
    /// When a personality that the weaver's whim brings first enters (R127).
    WhimEntry {
        /// With the next entry.
        NextEntry = "next_entry",
        /// At once.
        AtOnce = "at_once",
    }
}

named! {
    /// Whether spring brings a worker to players with abilities against Nightweave (N17.2).
    SpringWorker {
        /// It does not (N5.2).
        Without = "without",
        /// It does, for an easier game.
        Taken = "taken",
    }
}

named! {
    /// Whether there is a second place of the garland award after a tie for the first (BR4).
    TiedAward {
        /// There is.
        SecondPlace = "second_place",
        /// There is none.
        NoSecond = "no_second",
    }
}

named! {
    /// On which side the tokens of the market begin against Nightweave (BR3).
    MarketStart {
        /// On the side for trading, as her setup says.
        Trade = "trade",
        /// On the side for gaining, as among people.
        Gain = "gain",
    }
}

named! {
    /// How the special events of Bellfaire join the others among people (BR8).
    FairEvents {
        /// All are shuffled together, and four are drawn.
        Shuffled = "shuffled",
        /// Two of Bellfaire and two others, as against Nightweave.
        TwoAndTwo = "two_and_two",
    }
}

named! {
    /// Whether an ambassador may go to a river card that cannot be paid for (PR1).
    UnpaidRiver {
        /// It may not.
        Refused = "payable_card",
        /// It may, and the card is not used.
        Allowed = "any_card",
    }
}

named! {
    /// Which tan cards a Compass may use again (PR10).
    CompassCards {
        /// Neither Fool nor Ruins.
        NotReplayed = "not_replayed",
        /// Ruins, too.
        WithRuins = "with_ruins",
    }
}

named! {
    /// Whether pearls count as left over when scores are equal (PR12).
    PearlsLeft {
        /// They do not.
        Ignored = "pearls_ignored",
        /// They do, as resources.
        Counted = "pearls_counted",
    }
}

named! {
    /// What rows of Nightweave's activity cards that name a basic event mean with Pearlbrook (PR15).
    BasicEventRows {
        /// A wonder and an adornment.
        Wonders = "wonders",
        /// Nothing: the action is impossible.
        Impossible = "impossible",
    }
}

named! {
    /// For which actions Nightweave uses her Pirate Ship (PR16).
    HerShip {
        /// For a worker on a card of her city.
        OwnCity = "own_city",
        /// For every worker.
        AnyWorker = "any_worker",
    }
}

named! {
    /// On which cards the web tokens of Plague lie (R131).
    PlagueWebs {
        /// On every card, also on those that are played while it is in force.
        EveryCard = "every_card",
        /// On the cards that were in a city when it was drawn.
        WhenDrawn = "when_drawn",
    }
}

named! {
    /// Whether weather is played (SR1).
    WeatherPlay {
        /// It is.
        Played = "weather_played",
        /// It is not.
        None = "no_weather",
    }
}

named! {
    /// How many map tiles lie along each section (SR3).
    TrailTiles {
        /// One more than players.
        OneMore = "one_more",
        /// As many as players.
        AsPlayers = "as_players",
    }
}

named! {
    /// When new weather begins (SR5).
    NewWeather {
        /// When the player has travelled.
        AfterTravel = "after_travel",
        /// With the season.
        WithSeason = "with_season",
    }
}

named! {
    /// Whether several of the large expansions can be in play (C1).
    MajorMix {
        /// One at most.
        Alone = "majors_alone",
        /// Any of them.
        Mixed = "majors_mixed",
    }
}

/// Readings of the rules on which players differ; an omitted one is the recommended one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R6.
    pub empty_clearing: EmptyClearing,
    /// R14.
    pub first_player: FirstPlayer,
    /// R15.
    pub two_humans: TwoHumans,
    /// R39.
    pub early_journey: EarlyJourney,
    /// R56, R130.
    pub mini_with_modules: MiniWithModules,
    /// R62.
    pub moved_workers: MovedWorkers,
    /// R87.
    pub swipple: Swipple,
    /// R95.
    pub stoats: StoatsUse,
    /// R97.
    pub passing: Passing,
    /// R106.
    pub storehouse_counts: StorehouseCounts,
    /// R113.
    pub one_bonus: OneBonus,
    /// R122.
    pub butterflies_hand: ButterfliesHand,
    /// R126.
    pub extortion: Extortion,
    /// R127.
    pub whim_entry: WhimEntry,
    /// N17.2.
    pub spring_worker: SpringWorker,
    /// R131.
    pub plague: PlagueWebs,
    /// BR8.
    #[serde(skip_serializing_if = "is_default")]
    pub fair_event_mix: FairEvents,
    /// BR4.
    #[serde(skip_serializing_if = "is_default")]
    pub tied_award: TiedAward,
    /// BR3.
    #[serde(skip_serializing_if = "is_default")]
    pub market_start: MarketStart,
    /// PR1.
    #[serde(skip_serializing_if = "is_default")]
    pub unpaid_river: UnpaidRiver,
    /// PR10.
    #[serde(skip_serializing_if = "is_default")]
    pub compass_cards: CompassCards,
    /// PR12.
    #[serde(skip_serializing_if = "is_default")]
    pub pearls_left: PearlsLeft,
    /// PR15.
    #[serde(skip_serializing_if = "is_default")]
    pub basic_event_rows: BasicEventRows,
    /// PR16.
    #[serde(skip_serializing_if = "is_default")]
    pub her_ship: HerShip,
    /// SR1.
    #[serde(skip_serializing_if = "is_default")]
    pub weather: WeatherPlay,
    /// SR3.
    #[serde(skip_serializing_if = "is_default")]
    pub trail_tiles: TrailTiles,
    /// SR5.
    #[serde(skip_serializing_if = "is_default")]
    pub new_weather: NewWeather,
    /// C1.
    #[serde(skip_serializing_if = "is_default")]
    pub major_mix: MajorMix,
}

/// Whether an option is as recommended; one that is newer than kept records is then omitted when written.
fn is_default<T: Default + PartialEq>(option: &T) -> bool {
    *option == T::default()
}

impl Hash for Options {
    /// An option that version 1 of the rules did not have counts only when it is not its default, so
    /// that positions of old records keep their fingerprints.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Self {
            empty_clearing,
            first_player,
            two_humans,
            early_journey,
            mini_with_modules,
            moved_workers,
            swipple,
            stoats,
            passing,
            storehouse_counts,
            one_bonus,
            butterflies_hand,
            extortion,
            whim_entry,
            spring_worker,
            plague,
            fair_event_mix,
            tied_award,
            market_start,
            unpaid_river,
            compass_cards,
            pearls_left,
            basic_event_rows,
            her_ship,
            weather,
            trail_tiles,
            new_weather,
            major_mix,
        } = self;
        empty_clearing.hash(hasher);
        first_player.hash(hasher);
        two_humans.hash(hasher);
        early_journey.hash(hasher);
        mini_with_modules.hash(hasher);
        moved_workers.hash(hasher);
        swipple.hash(hasher);
        stoats.hash(hasher);
        passing.hash(hasher);
        storehouse_counts.hash(hasher);
        one_bonus.hash(hasher);
        butterflies_hand.hash(hasher);
        extortion.hash(hasher);
        whim_entry.hash(hasher);
        let newer = (spring_worker, plague);
        if newer != (&SpringWorker::default(), &PlagueWebs::default()) {
            newer.hash(hasher);
        }
        if *fair_event_mix != FairEvents::default() {
            (1u8, fair_event_mix).hash(hasher);
        }
        if *tied_award != TiedAward::default() {
            (2u8, tied_award).hash(hasher);
        }
        if *market_start != MarketStart::default() {
            (3u8, market_start).hash(hasher);
        }
        let water = (*unpaid_river, *compass_cards, *pearls_left, *basic_event_rows, *her_ship);
        if water != Default::default() {
            (4u8, water).hash(hasher);
        }
        let trail = (*weather, *trail_tiles, *new_weather);
        if trail != Default::default() {
            (5u8, trail).hash(hasher);
        }
        if *major_mix != MajorMix::default() {
            (6u8, major_mix).hash(hasher);
        }
    }
}
