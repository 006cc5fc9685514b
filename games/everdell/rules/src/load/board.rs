//! `locations.toml` and `events.toml`: where workers stand.

use content::{Declared, FaultCollector, File, FileReader, FileSchema};

use crate::content::{
    Act, Basic, BasicEvent, Content, Forest, ForestEffect, Haven, Journey, Space, SpecialEvent,
};

/// The points of the first of them; each later one is worth one more.
const FIRST_JOURNEY: u8 = 2;
/// The special event that asks for colours instead of two cards.
const COLOURFUL: &str = "everdell_games";
/// Basic locations that hold one worker only (N16.27).
const EXCLUSIVE: usize = 4;

/// The contents of `locations.toml`.
pub(super) struct Locations {
    pub basics: Vec<Basic>,
    pub forests: Vec<Forest>,
    pub haven: Haven,
    pub journeys: Vec<Journey>,
}

/// The records of `locations.toml`.
pub(super) fn locations_schema() -> FileSchema {
    FileSchema::new("locations.toml").many::<Basic>().many::<Forest>().one::<Haven>().many::<Journey>()
}

/// The records of `events.toml`.
pub(super) fn events_schema() -> FileSchema {
    FileSchema::new("events.toml").many::<BasicEvent>().many::<SpecialEvent>()
}

impl Declared for Basic {
    const KIND: &'static str = "basic";
}

impl Declared for Forest {
    const KIND: &'static str = "forest";
}

impl Declared for Haven {
    const KIND: &'static str = "haven";
}

impl Declared for Journey {
    const KIND: &'static str = "journey";
}

impl Declared for BasicEvent {
    const KIND: &'static str = "basic_event";
}

impl Declared for SpecialEvent {
    const KIND: &'static str = "special_event";
}

/// Reads `locations.toml`.
pub(super) fn locations(collector: &mut FaultCollector, file: File) -> Option<Locations> {
    let mut reader = FileReader::new(collector, file);
    let basics = reader.each(|_, _, basic: Basic| Some(basic));
    let forests = reader.each(|checks, _, forest: Forest| {
        match (forest.effect, forest.gain.is_empty()) {
            (ForestEffect::Gain, true) => checks.fault("`gain` is empty"),
            (
                ForestEffect::GainOne
                | ForestEffect::PayForGain
                | ForestEffect::ActivateTwo
                | ForestEffect::CopyForest,
                _,
            ) => {
                checks.fault("this `effect` is for cards of expansions only");
            }
            (
                ForestEffect::Gain
                | ForestEffect::CopyBasic
                | ForestEffect::GainEither
                | ForestEffect::RenewMeadow,
                _,
            )
            | (_, true) => {}
            (effect, false) => checks.fault(format!("`gain` does not go with `{}`", effect.name())),
        }
        if (forest.effect == ForestEffect::GainEither) == forest.or.is_empty() {
            checks.fault("`or` goes with `gain_either`, and `gain_either` with it");
        }
        Some(forest)
    });
    let haven = reader.one(|_, haven: Haven| Some(haven));
    let journeys = reader.each(|checks, place, journey: Journey| {
        let worth = usize::from(FIRST_JOURNEY) + place;
        if usize::from(journey.points) != worth {
            checks.fault(format!("`points` is {}, but must be {worth}", journey.points));
        }
        Some(journey)
    });
    if let Some(basics) = &basics {
        let exclusive = basics.iter().filter(|basic| !basic.shared).count();
        if exclusive != EXCLUSIVE {
            let what = format!("{exclusive} basic locations are not `shared`, but there must be {EXCLUSIVE}");
            reader.fault("", what);
        }
    }
    reader.finish();
    Some(Locations { basics: basics?, forests: forests?, haven: haven?, journeys: journeys? })
}

/// Reads `events.toml`.
pub(super) fn events(
    collector: &mut FaultCollector,
    file: File,
) -> Option<(Vec<BasicEvent>, Vec<SpecialEvent>)> {
    let mut reader = FileReader::new(collector, file);
    let basic = reader.each(|_, _, event: BasicEvent| Some(event));
    let special = reader.each(|checks, _, event: SpecialEvent| {
        match (&*event.id == COLOURFUL, event.cards) {
            (false, None) => checks.fault("`cards` is missing"),
            (true, Some(_)) => checks.fault("unknown key `cards`"),
            _ => {}
        }
        Some(event)
    });
    reader.finish();
    Some((basic?, special?))
}

/// The constraints between the board and the activity cards: spiders go to exclusive spaces (N10.1).
pub(super) fn check(collector: &mut FaultCollector, content: &Content) {
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
                collector.fault("nightweave.toml", &format!("activity {}", activity.id), what);
            }
        }
    }
}
