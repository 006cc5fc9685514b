//! Reads a content pack, checks it and compiles it into the tables of [`crate::content`].
//!
//! A pack is six TOML files (see [`FILES`]). Nothing here touches a file system: the caller hands
//! over names and texts. Every fault of a pack is reported, not only the first, and each says which
//! file and which record it is in. The rules know every card, event and plot by its stable name, so
//! a pack has a record for each of them and no others; what is printed on them is, within limits,
//! its own.

mod board;
mod builtin;
mod cards;
mod listing;
mod modules;
mod nightweave;

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use builtin::BUILTIN;
pub use content::{Fault, LARGEST_FILE, Record, Summary};
use content::{FaultCollector, FileSchema};

use crate::content::Content;

/// A pack of Everdell.
pub type Pack = content::Pack<Content>;

/// The files of a pack.
pub const FILES: [&str; 6] =
    ["cards.toml", "events.toml", "locations.toml", "modules.toml", "nightweave.toml", "pack.toml"];

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
/// Everything that is wrong with it.
pub fn load(files: &BTreeMap<String, String>) -> Result<Content, Vec<Fault>> {
    read(files).map(|pack| pack.content)
}

/// As [`load`], and keeps the list of records.
///
/// # Errors
/// Everything that is wrong with the pack.
pub fn read(files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    read_on(FaultCollector::default(), files)
}

/// As [`read`], with a collector of faults.
fn read_on(mut collector: FaultCollector, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    nightweave::understand(&mut collector);
    cards::understand(&mut collector);
    collector.refuse_others(files, &FILES);
    let [cards, events, locations, modules, nightweave, head] = FILES.map(|file| collector.open(files, file));

    let cards = cards.and_then(|file| cards::cards(&mut collector, file));
    let events = events.and_then(|file| board::events(&mut collector, file));
    let locations = locations.and_then(|file| board::locations(&mut collector, file));
    let modules = modules.and_then(|file| modules::modules(&mut collector, file));
    let nightweave = nightweave.and_then(|file| nightweave::nightweave(&mut collector, file));
    let name = head.and_then(|file| collector.name("everdell", file));

    let content = (|| {
        let (basic_events, special_events) = events?;
        let locations = locations?;
        let modules = modules?;
        let (levels, activities) = nightweave?;
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
            levels,
            activities,
            personalities: modules.personalities,
            plans: modules.plans,
            plots: modules.plots,
            abilities: modules.abilities,
        };
        content.fingerprint = listing::fingerprint(&content);
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
            cards::schema(),
            board::events_schema(),
            board::locations_schema(),
            modules::schema(),
            nightweave::schema(),
            FileSchema::new("pack.toml").whole::<content::Head>(),
        ]
    }

    fn pack() -> &'static Pack {
        &BUILTIN_PACK
    }

    fn of(content: Content) -> Self {
        Self::new(std::sync::Arc::new(content))
    }
}
