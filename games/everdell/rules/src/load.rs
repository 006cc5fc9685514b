//! Reads a content pack, checks it and compiles it into the tables of [`crate::content`].
//!
//! A pack is six TOML files, and one for each expansion (see [`FILES`]). This module does not touch a file system: the
//! caller passes names and texts. Every fault of a pack is reported, not only the first, and each says which file and
//! which record it is in. The rules know every card, event and plot by its stable name, so a pack has a record for each
//! of them and no others; within limits, a pack decides what is printed on them.

mod bellfaire;
mod board;
mod builtin;
mod cards;
mod expansions;
mod listing;
mod modules;
mod newleaf;
mod nightweave;
mod pearlbrook;
mod spire;

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use builtin::BUILTIN;
use builtin::builtin_file;
pub use content::{Fault, LARGEST_FILE, Record, Summary};
use content::{FaultCollector, FileSchema};

use crate::content::{Content, Module};

/// A pack of Everdell.
pub type Pack = content::Pack<Content>;

/// The files of a pack.
pub const FILES: [&str; 10] = [
    bellfaire::FILE,
    "cards.toml",
    "events.toml",
    "locations.toml",
    "modules.toml",
    newleaf::FILE,
    "nightweave.toml",
    "pack.toml",
    expansions::PEARLBROOK,
    expansions::SPIRECREST,
];

static BUILTIN_PACK: LazyLock<Pack> = LazyLock::new(|| Pack::built_in(&BUILTIN, read));

/// The tables of the built-in pack.
pub fn builtin() -> &'static Content {
    &BUILTIN_PACK.content
}

/// The built-in pack with the list of its records.
pub fn builtin_pack() -> &'static Pack {
    &BUILTIN_PACK
}

/// Reads and checks a pack: texts by file name.
///
/// # Errors
/// All faults of the pack.
pub fn load(files: &BTreeMap<String, String>) -> Result<Content, Vec<Fault>> {
    read(files).map(|pack| pack.content)
}

/// As [`load`], and keeps the list of records.
///
/// # Errors
/// All faults of the pack.
pub fn read(files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    read_on(FaultCollector::default(), files)
}

/// As [`read`], with a collector of faults.
fn read_on(mut collector: FaultCollector, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    nightweave::understand(&mut collector);
    cards::understand(&mut collector);
    collector.refuse_others(files, &FILES);
    // A pack that is older than an expansion gets its records from the built-in pack.
    let given = |file: &&str| !expansions::FILES.contains(file) || files.contains_key(*file);
    let [bellfaire, cards, events, locations, modules, leaf, nightweave, head, water, spire] =
        FILES.map(|file| {
            let mut file = if given(&file) { collector.open(files, file) } else { builtin_file(file) };
            file.iter_mut().for_each(expansions::complete);
            file
        });
    let changes: String = [&cards, &events, &locations, &leaf, &nightweave, &water, &spire]
        .into_iter()
        .flatten()
        .map(expansions::changes)
        .collect();
    let bellfaire = bellfaire.and_then(|file| bellfaire::bellfaire(&mut collector, file));

    let cards = cards.and_then(|file| cards::cards(&mut collector, file));
    let events = events.and_then(|file| board::events(&mut collector, file));
    let locations = locations.and_then(|file| board::locations(&mut collector, file));
    let modules = modules.and_then(|file| modules::modules(&mut collector, file));
    let nightweave = nightweave.and_then(|file| nightweave::nightweave(&mut collector, file));
    let water = water.and_then(|file| pearlbrook::pearlbrook(&mut collector, file));
    let leaf = leaf.and_then(|file| newleaf::newleaf(&mut collector, file));
    let spire = spire.and_then(|file| spire::spirecrest(&mut collector, file));
    let name = head.and_then(|file| collector.name("everdell", file));

    let content = (|| {
        let (mut basic_events, mut special_events) = events?;
        let bellfaire = bellfaire?;
        basic_events.push(bellfaire.festival);
        special_events.extend(bellfaire.special_events);
        let leaf = leaf?;
        basic_events.extend(leaf.basic_events);
        special_events.extend(leaf.special_events);
        let mut locations = locations?;
        locations.forests.extend(bellfaire.forests);
        locations.forests.extend(leaf.forests);
        let mut modules = modules?;
        let mut powers = bellfaire.powers;
        powers.extend(leaf.powers);
        modules.abilities.extend(powers.iter().map(Module::from));
        let (levels, activities) = nightweave?;
        let water = water?;
        let spire = spire?;
        let mut content = Content {
            name: name?,
            fingerprint: tabletop::Fingerprint::of_bytes(&[]),
            cards: cards?,
            basics: locations.basics,
            forests: locations.forests,
            haven: locations.haven,
            journeys: locations.journeys,
            basic_events,
            special_events,
            market: bellfaire.market,
            market_tokens: bellfaire.market_tokens,
            awards: bellfaire.awards,
            levels,
            activities,
            personalities: modules.personalities,
            plans: modules.plans,
            plots: modules.plots,
            abilities: modules.abilities,
            powers,
            river: water.river,
            adornments: water.adornments,
            wonders: water.wonders,
            trains: leaf.trains,
            visitors: leaf.visitors,
            leaf_spaces: leaf.spaces,
            weather: spire.weather,
            tiles: spire.tiles,
            discoveries: spire.discoveries,
        };
        content.fingerprint = listing::fingerprint(&content, &changes);
        Some(content)
    })();
    if let Some(content) = &content {
        board::check(&mut collector, content);
        nightweave::check(&mut collector, content);
    }
    collector.finish(content)
}

impl content::HasContent for crate::Everdell {
    type Content = Content;

    const FILES: &'static [(&'static str, &'static str)] = &BUILTIN;

    fn read(collector: FaultCollector, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
        read_on(collector, files)
    }

    fn schemas() -> Vec<FileSchema> {
        vec![
            bellfaire::schema(),
            cards::schema(),
            board::events_schema(),
            board::locations_schema(),
            modules::schema(),
            newleaf::schema(),
            nightweave::schema(),
            FileSchema::new("pack.toml").whole::<content::Head>(),
            pearlbrook::schema(),
            spire::schema(),
        ]
    }

    fn pack() -> &'static Pack {
        &BUILTIN_PACK
    }

    fn of(content: Content) -> Self {
        Self::new(std::sync::Arc::new(content))
    }
}
