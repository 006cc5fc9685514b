//! The kinds of cards.

use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($($variant:ident $name:literal)*) => {
        /// A kind of card: all cards of one name.
        ///
        /// The order is that of the tables of [`Content`](crate::content::Content): the cards of
        /// the base game, Extra, Rugwort, Evertail, the seasonal Farms and both packs of legends.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Kind {
            $(
                #[doc = concat!("`", $name, "`")]
                #[serde(rename = $name)]
                $variant,
            )*
        }

        impl Kind {
            /// Every kind, in the order of tables.
            pub const ALL: [Self; KINDS] = [$(Self::$variant),*];

            /// The stable name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            /// The kind of this stable name.
            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

/// How many kinds of cards there are.
pub const KINDS: usize = 90;

impl Kind {
    /// Its place in tables.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a set of kinds.
    pub fn bit(self) -> u128 {
        1 << self as u8
    }

    /// Its bit in a set of legends; nothing for every other card.
    pub fn legend_bit(self) -> u32 {
        let place = (self as u32).checked_sub(Self::StreySoftpaw as u32);
        place.and_then(|place| 1u32.checked_shl(place)).unwrap_or(0)
    }
}

kinds! {
    Architect "architect"
    Bard "bard"
    BargeToad "barge_toad"
    Castle "castle"
    Cemetery "cemetery"
    Chapel "chapel"
    ChipSweep "chip_sweep"
    ClockTower "clock_tower"
    Courthouse "courthouse"
    Crane "crane"
    Doctor "doctor"
    Dungeon "dungeon"
    EverTree "ever_tree"
    Fairgrounds "fairgrounds"
    Farm "farm"
    Fool "fool"
    GeneralStore "general_store"
    Historian "historian"
    Husband "husband"
    Inn "inn"
    Innkeeper "innkeeper"
    Judge "judge"
    King "king"
    Lookout "lookout"
    Mine "mine"
    MinerMole "miner_mole"
    Monastery "monastery"
    Monk "monk"
    Palace "palace"
    Peddler "peddler"
    PostOffice "post_office"
    PostalPigeon "postal_pigeon"
    Queen "queen"
    Ranger "ranger"
    ResinRefinery "resin_refinery"
    Ruins "ruins"
    School "school"
    Shepherd "shepherd"
    Shopkeeper "shopkeeper"
    Storehouse "storehouse"
    Teacher "teacher"
    Theater "theater"
    TwigBarge "twig_barge"
    Undertaker "undertaker"
    University "university"
    Wanderer "wanderer"
    Wife "wife"
    Woodcarver "woodcarver"
    TownCrier "town_crier"
    Carnival "carnival"
    Juggler "juggler"
    ScurrbleStadium "scurrble_stadium"
    Gazette "gazette"
    ScurrbleChampion "scurrble_champion"
    RugwortRowdy "rugwort_rowdy"
    RugwortRobber "rugwort_robber"
    RugwortRuler "rugwort_ruler"
    EvertailPath "evertail_path"
    EvertailKing "evertail_king"
    EvertailField "evertail_field"
    EvertailLeader "evertail_leader"
    EvertailWarrior "evertail_warrior"
    Farm1 "farm_1"
    Farm2 "farm_2"
    Farm3 "farm_3"
    Farm4 "farm_4"
    Farm5 "farm_5"
    Farm6 "farm_6"
    Farm7 "farm_7"
    Farm8 "farm_8"
    StreySoftpaw "strey_softpaw"
    EverflameTomb "everflame_tomb"
    ClickClacks "click_clacks"
    ChipterSwipple "chipter_swipple"
    MayberryMatriarch "mayberry_matriarch"
    KingNorthsTreasury "king_norths_treasury"
    JorGoldwing "jor_goldwing"
    DarkdeepPrison "darkdeep_prison"
    TarryHare "tarry_hare"
    StrongrootCastle "strongroot_castle"
    Poe "poe"
    McgregorsMarket "mcgregors_market"
    CirrusWindfall "cirrus_windfall"
    SilverScaleSpring "silver_scale_spring"
    AmillaGlistendew "amilla_glistendew"
    GreenAcorn "green_acorn"
    Foresight "foresight"
    BridgeOfTheSky "bridge_of_the_sky"
    FynnNobletail "fynn_nobletail"
    OleandersOperaHouse "oleanders_opera_house"
}
