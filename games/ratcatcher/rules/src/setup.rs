//! The options agreed on before the first move (R3), including readings of the rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use tabletop::named;

/// The ratcatcher, the nemesis, the mode, and the readings of the rules. Omitted fields are as in
/// [`Setup::default`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The stable name of the ratcatcher (R3.1).
    pub ratcatcher: String,
    /// The stable name of the nemesis (R3.4).
    pub nemesis: String,
    /// The visible side of district 00 (R3.5).
    pub mode: Mode,
    /// Readings of the rules.
    pub options: Options,
}

impl Default for Setup {
    /// The rulebook's suggestion for a first game (R3.1).
    fn default() -> Self {
        Self {
            ratcatcher: "miss_trapper".to_owned(),
            nemesis: "rat_king".to_owned(),
            mode: Mode::default(),
            options: Options::default(),
        }
    }
}

/// The visible side of district 00 (R3.5).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, IntoStaticStr, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Mode {
    /// The side with the cheese symbol.
    #[default]
    Standard,
    /// The side with the red frame.
    Hard,
}

impl Mode {
    /// Both modes.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Hard];

    /// The stable name.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

named! {
    /// When the nests of a district that becomes active again deploy (A17).
    ReactivatedNests {
        /// In the next step 5.
        NextDeployment = "next_deployment",
        /// As soon as it is active.
        AtOnce = "at_once",
    }
}
named! {
    /// Which black rats count as nests in step 5 (A19).
    BreedingBlackRats {
        /// Those there after nests and nemesis have deployed.
        AfterNests = "after_nests",
        /// Those there when step 5 begins.
        BeforeNests = "before_nests",
    }
}
named! {
    /// Whether traps can wound the nemesis (A35).
    TrapsAndNemesis {
        /// They cannot.
        TrapsSpareNemesis = "traps_spare_nemesis" as 1,
        /// They can, and may win the game.
        TrapsWound = "traps_wound" as 0,
    }
}
named! {
    /// Whether bonus dice not used by the next refresh are kept (A38).
    BonusDice {
        /// They are lost.
        Lost = "lost",
        /// They are kept.
        Kept = "kept",
    }
}
named! {
    /// How many cheeses of one zone are devoured in one rats' turn (A44).
    CheesesPerZone {
        /// One at most.
        One = "one",
        /// All of them.
        All = "all",
    }
}
named! {
    /// Which white and black rats go back to the bag after devouring (A45).
    ReturningRats {
        /// Those that were there when the cheese was devoured.
        PresentWhenDevoured = "present_when_devoured",
        /// All in the zone once the track's effects are resolved.
        AllInZone = "all_in_zone",
    }
}
named! {
    /// How often an attribute can be upgraded (A67).
    UpgradeLevels {
        /// As often as the board shows.
        AsPrinted = "as_printed",
        /// Once.
        OneEach = "one_each",
    }
}
named! {
    /// Whether traps in inactive districts go off (A71).
    TrapsInInactiveDistricts {
        /// They do.
        TrapsWork = "traps_work",
        /// They do not.
        TrapsSleep = "traps_sleep",
    }
}

/// Readings of the rules on which players plausibly differ; the defaults are our rulings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A17.
    pub reactivated_nests: ReactivatedNests,
    /// A19.
    pub breeding_black_rats: BreedingBlackRats,
    /// A35.
    pub traps_and_nemesis: TrapsAndNemesis,
    /// A38.
    pub bonus_dice: BonusDice,
    /// A44.
    pub cheeses_per_zone: CheesesPerZone,
    /// A45.
    pub returning_rats: ReturningRats,
    /// A67.
    pub upgrade_levels: UpgradeLevels,
    /// A71.
    pub traps_in_inactive_districts: TrapsInInactiveDistricts,
}

impl Options {
    /// Every option: the ruling, the stable name, and the stable names of its values.
    pub fn list() -> [(&'static str, &'static str, Vec<&'static str>); 8] {
        macro_rules! names {
            ($kind:ty) => {
                <$kind>::ALL.iter().map(|value| value.name()).collect()
            };
        }
        [
            ("A17", "reactivated_nests", names!(ReactivatedNests)),
            ("A19", "breeding_black_rats", names!(BreedingBlackRats)),
            ("A35", "traps_and_nemesis", names!(TrapsAndNemesis)),
            ("A38", "bonus_dice", names!(BonusDice)),
            ("A44", "cheeses_per_zone", names!(CheesesPerZone)),
            ("A45", "returning_rats", names!(ReturningRats)),
            ("A67", "upgrade_levels", names!(UpgradeLevels)),
            ("A71", "traps_in_inactive_districts", names!(TrapsInInactiveDistricts)),
        ]
    }
}
