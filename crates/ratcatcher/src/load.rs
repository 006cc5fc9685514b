//! Reads a content pack, checks it and compiles it into the tables of [`crate::content`].
//!
//! A pack is seven TOML files (see [`FILES`]). Nothing here touches a file system: the caller
//! hands over names and texts. Every fault of a pack is reported, not only the first, and each
//! says which file and which record it is in. The letter K and a number in the comments stand for
//! the constraints that the rules put on content.

mod cards;
mod common;
mod districts;
mod geometry;
mod listing;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use packs::fields;

use crate::content::Content;
use fields::{Fields, Sheet};
pub use packs::{Fault, LARGEST_FILE, Record, Summary};

/// A pack of The Ratcatcher.
pub type Pack = packs::Pack<Content>;

/// The files of a pack.
pub const FILES: [&str; 7] = [
    "abilities.toml",
    "common.toml",
    "districts.toml",
    "nemeses.toml",
    "pack.toml",
    "peculiar.toml",
    "ratcatchers.toml",
];

/// The pack that is built into the program.
pub const BUILTIN: [(&str, &str); 7] = [
    ("abilities.toml", include_str!("../../../content/ratcatcher/abilities.toml")),
    ("common.toml", include_str!("../../../content/ratcatcher/common.toml")),
    ("districts.toml", include_str!("../../../content/ratcatcher/districts.toml")),
    ("nemeses.toml", include_str!("../../../content/ratcatcher/nemeses.toml")),
    ("pack.toml", include_str!("../../../content/ratcatcher/pack.toml")),
    ("peculiar.toml", include_str!("../../../content/ratcatcher/peculiar.toml")),
    ("ratcatchers.toml", include_str!("../../../content/ratcatcher/ratcatchers.toml")),
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
        sheet.fault(&fields::excerpt(file), "", "a pack has no such file");
    }
    let mut open = |file: &'static str| {
        let table = fields::parse(&mut sheet, file, files.get(file).map(String::as_str));
        table.map(|table| (file, table))
    };
    let [abilities, commons, districts, nemeses, head, peculiars, ratcatchers] = FILES.map(&mut open);

    let abilities = abilities.map(|file| cards::abilities(&mut sheet, file)).unwrap_or_default();
    let commons = commons.and_then(|file| common::common(&mut sheet, file));
    let districts = districts.and_then(|file| districts::districts(&mut sheet, file));
    let nemeses = nemeses.and_then(|file| cards::nemeses(&mut sheet, file));
    let name = head.and_then(|file| name(&mut sheet, file));
    let peculiars = peculiars.and_then(|file| cards::peculiars(&mut sheet, file));
    let supply = commons.as_ref().map(|commons| commons.supply);
    let ratcatchers = ratcatchers.and_then(|file| cards::ratcatchers(&mut sheet, file, &abilities, supply));

    let content = (|| {
        let commons = commons?;
        let (start, districts) = districts?;
        let mut content = Content {
            name: name?,
            fingerprint: tabletop::Fingerprint::of_bytes(&[]),
            commons: commons.rats,
            cheese: commons.supply.cheese,
            dice: commons.supply.dice,
            markers: commons.supply.markers,
            tokens: commons.tokens,
            prices: commons.prices,
            ratcatchers: ratcatchers?,
            nemeses: nemeses?,
            peculiars: peculiars?,
            start,
            districts,
        };
        content.fingerprint = listing::fingerprint(&content);
        Some(content)
    })();
    match content {
        Some(content) if sheet.faults.is_empty() => Ok(Pack { content, records: sheet.records }),
        _ => Err(sheet.faults),
    }
}

/// The name of the pack, from `pack.toml`.
fn name(sheet: &mut Sheet, (file, table): fields::File) -> Option<Box<str>> {
    let mut head = Fields::new(sheet, file, "pack".to_owned(), table);
    head.word("game", &[("ratcatcher", ())]);
    head.number("version", 1..=1);
    let name = head.names("name");
    let provenance = head.provenance();
    head.finish("pack", "pack", name.as_ref(), provenance.as_ref());
    name.map(|name| name.en.clone())
}
