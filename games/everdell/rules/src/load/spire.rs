//! `spirecrest.toml`: weather, map tiles and discoveries.

use content::{Declared, FaultCollector, File, FileReader, FileSchema};

use crate::content::{Area, Discovery, DiscoveryEffect, Gain, MapTile, Season, Weather};

/// The records of the file.
pub(super) struct Spirecrest {
    pub weather: Vec<Weather>,
    pub tiles: Vec<MapTile>,
    pub discoveries: Vec<Discovery>,
}

impl Declared for Weather {
    const KIND: &'static str = "weather";
}

impl Declared for MapTile {
    const KIND: &'static str = "tile";
}

impl Declared for Discovery {
    const KIND: &'static str = "discovery";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new("spirecrest.toml").many::<Weather>().many::<MapTile>().many::<Discovery>()
}

/// Whether an amount holds resources of given kinds and nothing else.
fn only_stock(gain: Gain) -> bool {
    gain == Gain { stock: gain.stock, ..Gain::default() }
}

/// Reads the file.
pub(super) fn spirecrest(collector: &mut FaultCollector, file: File) -> Option<Spirecrest> {
    let mut reader = FileReader::new(collector, file);
    let mut seasons = [0usize; 4];
    let weather = reader.each(|checks, _, weather: Weather| {
        seasons[weather.season as usize] += 1;
        if seasons[weather.season as usize] > PER_SEASON {
            checks.fault("each season has three weather cards");
        }
        if !only_stock(weather.critters) || !only_stock(weather.constructions) {
            checks.fault("`critters` and `constructions` hold resources of given kinds");
        }
        if !weather.loses.stock.is_empty() || weather.loses.points > 0 {
            checks.fault("`loses` holds cards and resources of any kind");
        }
        Some(weather)
    });
    let mut sections = [0usize; crate::content::AREAS];
    let tiles = reader.each(|checks, _, tile: MapTile| {
        sections[tile.area as usize] += 1;
        if sections[tile.area as usize] > PER_SECTION {
            checks.fault("each section has eight map tiles");
        }
        Some(tile)
    });
    let mut decks = [0usize; crate::content::AREAS];
    let discoveries = reader.each(|checks, _, discovery: Discovery| {
        decks[discovery.area as usize] += 1;
        if decks[discovery.area as usize] > PER_DECK {
            checks.fault("each section has fourteen discoveries");
        }
        let visits = visits(discovery.effect);
        if visits != (discovery.spots > 0) {
            checks.fault("`spots` are for discoveries that a worker uses, and each of them has some");
        }
        if discovery.open && discovery.spots == 0 {
            checks.fault("`open` is for discoveries with `spots`");
        }
        if matches!(discovery.effect, DiscoveryEffect::Display(count) if !(1..=3).contains(&count))
            || matches!(discovery.effect, DiscoveryEffect::Reveal(count) if !(1..=5).contains(&count))
        {
            checks.fault("`display` is 1 to 3, and `reveal` 1 to 5");
        }
        Some(discovery)
    });
    reader.finish();
    Some(Spirecrest { weather: weather?, tiles: tiles?, discoveries: discoveries? })
}

/// Weather cards of a season.
const PER_SEASON: usize = 3;
/// Map tiles of a section.
const PER_SECTION: usize = 8;
/// Discoveries of a section.
const PER_DECK: usize = 14;

const _: () = assert!(PER_SEASON * Season::ALL.len() == crate::content::WEATHER);
const _: () = assert!(PER_SECTION * Area::ALL.len() == crate::content::TILES);
const _: () = assert!(PER_DECK * Area::ALL.len() == crate::content::DISCOVERIES);

/// Whether a worker uses the effect of a discovery at its spaces.
fn visits(effect: DiscoveryEffect) -> bool {
    matches!(
        effect,
        DiscoveryEffect::Gain(_)
            | DiscoveryEffect::GainMix(_)
            | DiscoveryEffect::Caravan(_)
            | DiscoveryEffect::FillHand
            | DiscoveryEffect::DiscardColours(_)
            | DiscoveryEffect::MoveHere
            | DiscoveryEffect::Mines
            | DiscoveryEffect::DiscardToPlay
    )
}
