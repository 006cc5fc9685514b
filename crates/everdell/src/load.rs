//! Reads a content pack, checks it and compiles it into the tables of [`crate::content`].
//!
//! A pack is six TOML files (see [`FILES`]). Nothing here touches a file system: the caller hands
//! over names and texts. Every fault of a pack is reported, not only the first, and each says which
//! file and which record it is in. The rules know every card, event and plot by its stable name, so
//! a pack has a record for each of them and no others; what is printed on them is, within limits,
//! its own.

mod board;
mod cards;
mod fields;
mod listing;
mod modules;
mod nightweave;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use packs::fields::{Fields, File, Sheet, excerpt, parse};
pub use packs::{Fault, LARGEST_FILE, Record, Summary};

use crate::content::Content;

/// A pack of Everdell.
pub type Pack = packs::Pack<Content>;

/// The files of a pack.
pub const FILES: [&str; 6] =
    ["cards.toml", "events.toml", "locations.toml", "modules.toml", "nightweave.toml", "pack.toml"];

/// The pack that is built into the program.
pub const BUILTIN: [(&str, &str); 6] = [
    ("cards.toml", include_str!("../../../content/everdell/cards.toml")),
    ("events.toml", include_str!("../../../content/everdell/events.toml")),
    ("locations.toml", include_str!("../../../content/everdell/locations.toml")),
    ("modules.toml", include_str!("../../../content/everdell/modules.toml")),
    ("nightweave.toml", include_str!("../../../content/everdell/nightweave.toml")),
    ("pack.toml", include_str!("../../../content/everdell/pack.toml")),
];

static BUILTIN_PACK: LazyLock<Pack> = LazyLock::new(|| {
    let files = BUILTIN.map(|(file, text)| (file.to_owned(), text.to_owned()));
    match read(&BTreeMap::from(files)) {
        Ok(pack) => pack,
        // The test `the_built_in_pack_is_sound` keeps this from ever being released.
        Err(faults) => panic!("the built-in pack: {}", faults[0]),
    }
});

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
    let mut sheet = Sheet::default();
    for file in files.keys().filter(|file| !FILES.contains(&file.as_str())) {
        sheet.fault(&excerpt(file), "", "a pack has no such file");
    }
    let mut open = |file: &'static str| {
        let table = parse(&mut sheet, file, files.get(file).map(String::as_str));
        table.map(|table| (file, table))
    };
    let [cards, events, locations, modules, nightweave, head] = FILES.map(&mut open);

    let cards = cards.and_then(|file| cards::cards(&mut sheet, file));
    let events = events.and_then(|file| board::events(&mut sheet, file));
    let locations = locations.and_then(|file| board::locations(&mut sheet, file));
    let modules = modules.and_then(|file| modules::modules(&mut sheet, file));
    let nightweave = nightweave.and_then(|file| nightweave::nightweave(&mut sheet, file));
    let name = head.and_then(|file| name(&mut sheet, file));

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
        board::check(&mut sheet, content);
        nightweave::check(&mut sheet, content);
    }
    match content {
        Some(content) if sheet.faults.is_empty() => Ok(Pack { content, records: sheet.records }),
        _ => Err(sheet.faults),
    }
}

/// The name of the pack, from `pack.toml`.
fn name(sheet: &mut Sheet, (file, table): File) -> Option<Box<str>> {
    let mut head = Fields::new(sheet, file, "pack".to_owned(), table);
    head.word("game", &[("everdell", ())]);
    head.number("version", 1..=1);
    let name = head.names("name");
    let provenance = head.provenance();
    head.finish("pack", "pack", name.as_ref(), provenance.as_ref());
    name.map(|name| name.en.clone())
}
