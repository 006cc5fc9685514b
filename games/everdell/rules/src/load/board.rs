//! `locations.toml` and `events.toml`: where workers stand.

use content::fields::{FaultCollector, Fields, File, Lists};

use crate::content::{
    Act, Basic, BasicEvent, Content, Forest, ForestEffect, Haven, Journey, Set, Space, SpecialEvent,
};
use crate::kind::Kind;

use super::cards::COLOURS;
use super::fields::{Kinds, each, gain, gain_or_none, kinds};

/// The basic locations along the river (E5.1).
pub(super) const BASICS: [&str; crate::content::BASICS] = [
    "three_twigs",
    "two_twigs_card",
    "two_resin",
    "resin_card",
    "two_cards_point",
    "one_pebble",
    "berry_card",
    "one_berry",
];
/// The forest cards (E5.3).
const FORESTS: [&str; crate::content::FORESTS] = [
    "two_berries_card",
    "two_any",
    "discard_any_draw_double",
    "copy_basic_plus_card",
    "pebble_three_cards",
    "twig_resin_berry",
    "three_berries",
    "two_resin_twig",
    "two_cards_any",
    "discard_upto3_gain_any",
    "draw2_meadow_play1_minus1",
];
/// The spaces of the journey from the left (E5.10).
const JOURNEYS: [(&str, u8); crate::content::JOURNEYS] =
    [("journey_2", 2), ("journey_3", 3), ("journey_4", 4), ("journey_5", 5)];
/// The basic events in their row (E6.1, R4).
const BASIC_EVENTS: [&str; crate::content::BASIC_EVENTS] =
    ["city_monument", "grand_tour", "harvest_festival", "expedition"];
/// The special events (E6.2).
const SPECIAL_EVENTS: [&str; crate::content::SPECIAL_EVENTS] = [
    "brilliant_marketing_plan",
    "well_run_city",
    "evening_of_fireworks",
    "ancient_scrolls",
    "acorn_thieves",
    "croak_wart_cure",
    "flying_doctor_service",
    "graduation_of_scholars",
    "ministering_to_miscreants",
    "path_of_the_pilgrims",
    "performer_in_residence",
    "pristine_chapel_ceiling",
    "remembering_the_fallen",
    "tax_relief",
    "everdell_games",
    "under_new_management",
];
/// The special event that asks for colours instead of two cards.
const COLOURFUL: &str = "everdell_games";
/// Basic locations that hold one worker only (N16.27).
const EXCLUSIVE: usize = 4;

/// What `locations.toml` holds.
pub(super) struct Locations {
    pub basics: Vec<Basic>,
    pub forests: Vec<Forest>,
    pub haven: Haven,
    pub journeys: Vec<Journey>,
}

/// Reads `locations.toml`.
pub(super) fn locations(sheet: &mut FaultCollector, file: File) -> Option<Locations> {
    let mut lists = Lists::new(sheet, file);
    let basics = each(&mut lists, "basic", &BASICS, basic);
    let forests = each(&mut lists, "forest", &FORESTS, forest);
    let haven = lists.take_one("haven").and_then(haven);
    let journeys = each(&mut lists, "journey", &JOURNEYS.map(|(id, _)| id), journey);
    if let Some(basics) = &basics {
        let exclusive = basics.iter().filter(|basic| !basic.shared).count();
        if exclusive != EXCLUSIVE {
            let what = format!("{exclusive} basic locations are not `shared`, but there must be {EXCLUSIVE}");
            lists.sheet.fault(lists.file, "", what);
        }
    }
    lists.finish();
    Some(Locations { basics: basics?, forests: forests?, haven: haven?, journeys: journeys? })
}

fn basic(fields: &mut Fields<'_>, id: &'static str) -> Option<Basic> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let gain = gain(fields, "gain");
    let shared = fields.flag("shared");
    if gain.is_some_and(|gain| gain.is_empty()) {
        fields.fault("`gain` is empty");
    }
    Some(Basic {
        id: id.into(),
        name: name?,
        text: text?,
        gain: gain?,
        shared: shared?,
        provenance: provenance?,
    })
}

fn forest(fields: &mut Fields<'_>, id: &'static str) -> Option<Forest> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let effect = fields.word("effect", &ForestEffect::ALL.map(|effect| (effect.name(), effect)));
    let gain = gain_or_none(fields, "gain");
    if let (Some(effect), Some(gain)) = (effect, gain) {
        match effect {
            ForestEffect::Gain if gain.is_empty() => fields.fault("`gain` is empty"),
            ForestEffect::Gain | ForestEffect::CopyBasic => {}
            _ if gain.is_empty() => {}
            _ => fields.fault(format!("`gain` does not go with `{}`", effect.name())),
        }
    }
    Some(Forest {
        id: id.into(),
        name: name?,
        text: text?,
        effect: effect?,
        gain: gain?,
        provenance: provenance?,
    })
}

fn haven(mut fields: Fields<'_>) -> Option<Haven> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    fields.finish("haven", "haven", name.as_ref(), provenance.as_ref());
    Some(Haven { name: name?, text: text?, provenance: provenance? })
}

fn journey(fields: &mut Fields<'_>, id: &'static str) -> Option<Journey> {
    let worth = JOURNEYS.iter().find(|(other, _)| *other == id).map_or(0, |(_, points)| *points);
    let provenance = fields.provenance();
    let name = fields.names("name");
    let points = fields.number("points", worth..=worth);
    let shared = fields.flag("shared");
    Some(Journey { id: id.into(), name: name?, points: points?, shared: shared?, provenance: provenance? })
}

/// Reads `events.toml`.
pub(super) fn events(sheet: &mut FaultCollector, file: File) -> Option<(Vec<BasicEvent>, Vec<SpecialEvent>)> {
    let mut lists = Lists::new(sheet, file);
    let basic = each(&mut lists, "basic_event", &BASIC_EVENTS, basic_event);
    let special = each(&mut lists, "special_event", &SPECIAL_EVENTS, special_event);
    lists.finish();
    Some((basic?, special?))
}

fn basic_event(fields: &mut Fields<'_>, id: &'static str) -> Option<BasicEvent> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let colour = fields.word("colour", &COLOURS);
    let count = fields.number("count", 1..=9);
    let points = fields.number("points", 0..=20);
    Some(BasicEvent {
        id: id.into(),
        name: name?,
        text: text?,
        colour: colour?,
        count: count?,
        points: points?,
        provenance: provenance?,
    })
}

fn special_event(fields: &mut Fields<'_>, id: &'static str) -> Option<SpecialEvent> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let cards = if id == COLOURFUL { Some(None) } else { pair(fields).map(Some) };
    let points = fields.number("points", 0..=20);
    Some(SpecialEvent {
        id: id.into(),
        name: name?,
        text: text?,
        cards: cards?,
        points: points?,
        provenance: provenance?,
    })
}

fn pair(fields: &mut Fields<'_>) -> Option<[Kind; 2]> {
    let cards = kinds(fields, "cards", &Kinds::BUILT_IN)?;
    if cards.iter().any(|kind| Set::of(*kind) != Set::Base) {
        fields.fault("`cards` must name cards of the base game");
    }
    let pair = cards.try_into().ok();
    if pair.is_none() {
        fields.fault("`cards` must name two cards");
    }
    pair
}

/// What holds between the board and the activity cards: spiders go to exclusive spaces (N10.1).
pub(super) fn check(sheet: &mut FaultCollector, content: &Content) {
    for activity in &content.activities {
        for act in activity.rows.iter().flatten() {
            let Act::Worker { space, .. } = act else { continue };
            let (shared, called) = match space {
                Space::Basic(place) => {
                    let basic = &content.basics[usize::from(*place)];
                    (basic.shared, format!("basic {}", basic.id))
                }
                Space::Journey(points) => {
                    let mut journeys = content.journeys.iter();
                    let shared = journeys.any(|journey| journey.points == *points && journey.shared);
                    (shared, format!("journey {points}"))
                }
                _ => continue,
            };
            if shared {
                let what = format!("`worker {called}` is a shared space, where she sends no worker");
                sheet.fault("nightweave.toml", &format!("activity {}", activity.id), what);
            }
        }
    }
}
