//! The kinds of cards.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many kinds of cards the built-in pack has. Rules and kept games refer to them by their places.
pub const KINDS: usize = 122;
/// How many kinds there were before Pearlbrook; games without it and without Newleaf draw from these only.
pub(crate) const FIRST_KINDS: usize = 90;

/// The most kinds of cards that a pack can have.
///
/// A position has a byte for each of them in each pile, and must not take more than 2 KB.
pub const MOST_KINDS: usize = 128;

macro_rules! places {
    ($($place:ident)*) => {
        /// A number below [`MOST_KINDS`]. An enumeration, so `Option<Kind>` takes one byte and tables of [`MOST_KINDS`]
        /// need no check of their bounds.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        enum Place {
            $($place,)*
        }

        /// Every kind that a pack can have, in the order of tables.
        const EVERY: [Kind; MOST_KINDS] = [$(Kind(Place::$place)),*];
    };
}

places! {
    P0 P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15
    P16 P17 P18 P19 P20 P21 P22 P23 P24 P25 P26 P27 P28 P29 P30 P31
    P32 P33 P34 P35 P36 P37 P38 P39 P40 P41 P42 P43 P44 P45 P46 P47
    P48 P49 P50 P51 P52 P53 P54 P55 P56 P57 P58 P59 P60 P61 P62 P63
    P64 P65 P66 P67 P68 P69 P70 P71 P72 P73 P74 P75 P76 P77 P78 P79
    P80 P81 P82 P83 P84 P85 P86 P87 P88 P89 P90 P91 P92 P93 P94 P95
    P96 P97 P98 P99 P100 P101 P102 P103 P104 P105 P106 P107 P108 P109 P110 P111
    P112 P113 P114 P115 P116 P117 P118 P119 P120 P121 P122 P123 P124 P125 P126 P127
}

/// A kind of card: all cards of one name, by its place in the tables of [`Content`](crate::Content).
///
/// The first [`KINDS`] are those of the built-in pack, which every pack has: the cards of the base game, Extra,
/// Rugwort, Evertail, the seasonal Farms, both packs of legends, Pearlbrook and Newleaf. Rules name them by constants. A pack may have
/// others after them.
///
/// The name of a kind is in the content: [`Everdell::kind_name`](crate::Everdell::kind_name). serde writes the built-in
/// kinds by their names, and others as `own:` with their place; outside the rules names are used instead
/// ([`crate::names`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Kind(Place);

macro_rules! built_in {
    ($($kind:ident $name:literal)*) => {
        impl Kind {
            $(
                #[doc = concat!("`", $name, "`")]
                pub const $kind: Self = EVERY[Numbers::$kind as usize];
            )*

            /// The kinds of the built-in pack, in the order of tables.
            pub const BUILT_IN: [Self; KINDS] = [$(Self::$kind),*];
        }

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "it numbers the constants")]
        enum Numbers {
            $($kind,)*
        }

        /// The names of the built-in kinds.
        const NAMES: [&str; KINDS] = [$($name),*];
    };
}

built_in! {
    ARCHITECT "architect"
    BARD "bard"
    BARGE_TOAD "barge_toad"
    CASTLE "castle"
    CEMETERY "cemetery"
    CHAPEL "chapel"
    CHIP_SWEEP "chip_sweep"
    CLOCK_TOWER "clock_tower"
    COURTHOUSE "courthouse"
    CRANE "crane"
    DOCTOR "doctor"
    DUNGEON "dungeon"
    EVER_TREE "ever_tree"
    FAIRGROUNDS "fairgrounds"
    FARM "farm"
    FOOL "fool"
    GENERAL_STORE "general_store"
    HISTORIAN "historian"
    HUSBAND "husband"
    INN "inn"
    INNKEEPER "innkeeper"
    JUDGE "judge"
    KING "king"
    LOOKOUT "lookout"
    MINE "mine"
    MINER_MOLE "miner_mole"
    MONASTERY "monastery"
    MONK "monk"
    PALACE "palace"
    PEDDLER "peddler"
    POST_OFFICE "post_office"
    POSTAL_PIGEON "postal_pigeon"
    QUEEN "queen"
    RANGER "ranger"
    RESIN_REFINERY "resin_refinery"
    RUINS "ruins"
    SCHOOL "school"
    SHEPHERD "shepherd"
    SHOPKEEPER "shopkeeper"
    STOREHOUSE "storehouse"
    TEACHER "teacher"
    THEATER "theater"
    TWIG_BARGE "twig_barge"
    UNDERTAKER "undertaker"
    UNIVERSITY "university"
    WANDERER "wanderer"
    WIFE "wife"
    WOODCARVER "woodcarver"
    TOWN_CRIER "town_crier"
    CARNIVAL "carnival"
    JUGGLER "juggler"
    SCURRBLE_STADIUM "scurrble_stadium"
    GAZETTE "gazette"
    SCURRBLE_CHAMPION "scurrble_champion"
    RUGWORT_ROWDY "rugwort_rowdy"
    RUGWORT_ROBBER "rugwort_robber"
    RUGWORT_RULER "rugwort_ruler"
    EVERTAIL_PATH "evertail_path"
    EVERTAIL_KING "evertail_king"
    EVERTAIL_FIELD "evertail_field"
    EVERTAIL_LEADER "evertail_leader"
    EVERTAIL_WARRIOR "evertail_warrior"
    FARM_1 "farm_1"
    FARM_2 "farm_2"
    FARM_3 "farm_3"
    FARM_4 "farm_4"
    FARM_5 "farm_5"
    FARM_6 "farm_6"
    FARM_7 "farm_7"
    FARM_8 "farm_8"
    STREY_SOFTPAW "strey_softpaw"
    EVERFLAME_TOMB "everflame_tomb"
    CLICK_CLACKS "click_clacks"
    CHIPTER_SWIPPLE "chipter_swipple"
    MAYBERRY_MATRIARCH "mayberry_matriarch"
    KING_NORTHS_TREASURY "king_norths_treasury"
    JOR_GOLDWING "jor_goldwing"
    DARKDEEP_PRISON "darkdeep_prison"
    TARRY_HARE "tarry_hare"
    STRONGROOT_CASTLE "strongroot_castle"
    POE "poe"
    MCGREGORS_MARKET "mcgregors_market"
    CIRRUS_WINDFALL "cirrus_windfall"
    SILVER_SCALE_SPRING "silver_scale_spring"
    AMILLA_GLISTENDEW "amilla_glistendew"
    GREEN_ACORN "green_acorn"
    FORESIGHT "foresight"
    BRIDGE_OF_THE_SKY "bridge_of_the_sky"
    FYNN_NOBLETAIL "fynn_nobletail"
    OLEANDERS_OPERA_HOUSE "oleanders_opera_house"
    BRIDGE "bridge"
    FERRY "ferry"
    FERRY_FERRET "ferry_ferret"
    HARBOR "harbor"
    MESSENGER "messenger"
    PIRATE "pirate"
    PIRATE_SHIP "pirate_ship"
    SHIPWRIGHT "shipwright"
    AIR_BALLOON "air_balloon"
    BAKER "baker"
    BANK "bank"
    CHIPSMITH "chipsmith"
    CITY_HALL "city_hall"
    CONDUCTOR "conductor"
    DIPLOMAT "diplomat"
    EVER_WALL "ever_wall"
    FREIGHT_CAR "freight_car"
    GARDENER "gardener"
    GREENHOUSE "greenhouse"
    HOTEL "hotel"
    INVENTOR "inventor"
    LAMPLIGHTER "lamplighter"
    LIBRARY "library"
    LOCOMOTIVE "locomotive"
    MAGICIAN "magician"
    MAIN_ROAD "main_road"
    MAYOR "mayor"
    MILLER "miller"
    MUSEUM "museum"
    PHOTOGRAPHER "photographer"
    POET "poet"
    TEA_HOUSE "tea_house"
}

/// The prefix of a kind that is not built in, in the form that serde writes.
pub(crate) const OWN: &str = "own:";

/// The format of the names of kinds in records.
pub(crate) const CARD: &str = "card";

impl Kind {
    /// The first `count` kinds.
    pub(crate) fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        EVERY.into_iter().take(count)
    }

    /// The kind with this place in tables, of which the last seven bits count.
    #[inline]
    pub(crate) fn at(place: usize) -> Self {
        EVERY[place % MOST_KINDS]
    }

    /// Its place in tables.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Its place as a byte.
    #[inline]
    pub(crate) fn byte(self) -> u8 {
        self.0 as u8
    }

    /// Its bit in a set of kinds.
    #[inline]
    pub fn bit(self) -> u128 {
        // Loading it takes half as many instructions as shifting 128 bits.
        static BITS: [u128; MOST_KINDS] = {
            let mut bits = [0; MOST_KINDS];
            let mut place = 0;
            while place < MOST_KINDS {
                bits[place] = 1 << place;
                place += 1;
            }
            bits
        };
        BITS[self.index()]
    }

    /// Its bit in a set of legends; 0 for any other card.
    pub fn legend_bit(self) -> u32 {
        if self > Self::OLEANDERS_OPERA_HOUSE {
            return 0;
        }
        let place = self.byte().checked_sub(Self::STREY_SOFTPAW.byte());
        place.and_then(|place| 1u32.checked_shl(place.into())).unwrap_or(0)
    }

    /// The stable name of a built-in kind.
    pub fn built_in_name(self) -> Option<&'static str> {
        NAMES.get(self.index()).copied()
    }

    /// The built-in kind of this stable name.
    pub fn built_in(name: &str) -> Option<Self> {
        Self::BUILT_IN.into_iter().find(|kind| kind.built_in_name() == Some(name))
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.built_in_name() {
            Some(name) => f.write_str(name),
            None => write!(f, "{OWN}{}", self.index()),
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.built_in_name() {
            Some(name) => serializer.serialize_str(name),
            None => serializer.collect_str(&format_args!("{OWN}{}", self.index())),
        }
    }
}

impl JsonSchema for Kind {
    fn schema_name() -> Cow<'static, str> {
        "CardId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The `id` of a card.",
            "type": "string",
            "format": CARD,
            "examples": NAMES[..],
        })
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if let Some(kind) = Self::built_in(&name) {
            return Ok(kind);
        }
        let place = name.strip_prefix(OWN).and_then(|place| place.parse::<usize>().ok());
        let place = place.filter(|place| (KINDS..MOST_KINDS).contains(place));
        place.map(Self::at).ok_or_else(|| D::Error::custom(format!("`{name}` is no card")))
    }
}
