//! The rules that describe the cards of the mini-expansions and of Pearlbrook.

use crate::Rule;
use crate::kind::Kind;

/// The rule that describes a card of a mini-expansion, which counts as `face`.
pub(crate) fn rule_of(kind: Kind, face: Kind) -> Option<Rule> {
    Some(match kind {
        Kind::TOWN_CRIER => Rule::H3_3,
        Kind::CARNIVAL => Rule::H3_4,
        Kind::JUGGLER => Rule::H3_5,
        Kind::SCURRBLE_STADIUM => Rule::H3_6,
        Kind::GAZETTE => Rule::H3_7,
        Kind::SCURRBLE_CHAMPION => Rule::H3_8,
        Kind::RUGWORT_ROWDY => Rule::H3_9,
        Kind::RUGWORT_ROBBER => Rule::H3_10,
        Kind::RUGWORT_RULER => Rule::H3_11,
        Kind::EVERTAIL_PATH => Rule::N3_10,
        Kind::EVERTAIL_KING => Rule::N3_11,
        Kind::EVERTAIL_FIELD => Rule::N3_12,
        Kind::EVERTAIL_LEADER => Rule::N3_13,
        Kind::EVERTAIL_WARRIOR => Rule::N3_14,
        Kind::STREY_SOFTPAW => Rule::N4_11,
        Kind::EVERFLAME_TOMB => Rule::N4_12,
        Kind::CLICK_CLACKS => Rule::N4_13,
        Kind::CHIPTER_SWIPPLE => Rule::N4_14,
        Kind::MAYBERRY_MATRIARCH => Rule::N4_15,
        Kind::KING_NORTHS_TREASURY => Rule::N4_16,
        Kind::JOR_GOLDWING => Rule::N4_17,
        Kind::DARKDEEP_PRISON => Rule::N4_18,
        Kind::TARRY_HARE => Rule::N4_19,
        Kind::STRONGROOT_CASTLE => Rule::N4_20,
        Kind::POE => Rule::H3_12,
        Kind::MCGREGORS_MARKET => Rule::H3_13,
        Kind::CIRRUS_WINDFALL => Rule::H3_14,
        Kind::SILVER_SCALE_SPRING => Rule::H3_15,
        Kind::AMILLA_GLISTENDEW => Rule::H3_16,
        Kind::GREEN_ACORN => Rule::H3_17,
        Kind::FORESIGHT => Rule::H3_18,
        Kind::BRIDGE_OF_THE_SKY => Rule::H3_19,
        Kind::FYNN_NOBLETAIL => Rule::H3_20,
        Kind::OLEANDERS_OPERA_HOUSE => Rule::H3_21,
        Kind::MESSENGER => Rule::P16,
        Kind::PIRATE | Kind::PIRATE_SHIP => Rule::P17,
        Kind::FERRY => Rule::P18,
        Kind::BRIDGE | Kind::FERRY_FERRET | Kind::HARBOR | Kind::SHIPWRIGHT => Rule::P19,
        _ if face == Kind::FARM && kind != Kind::FARM => Rule::N2_1,
        _ => return None,
    })
}
