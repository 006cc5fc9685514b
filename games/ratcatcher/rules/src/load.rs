//! Reads a content pack, checks it and compiles it into the tables of [`crate::content`].
//!
//! A pack is seven TOML files (see [`FILES`]). Nothing here accesses a file system: the caller passes names and
//! texts. All faults of a pack are reported, each with its file and record. The letter K and a number in a comment
//! refer to a constraint that the rules put on content.

mod cards;
mod common;
mod districts;
pub mod geometry;
mod listing;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::content::Content;
pub use content::{Fault, LARGEST_FILE, Record, Summary};
use content::{FaultCollector, FileSchema};

/// A pack of The Ratcatcher.
pub type Pack = content::Pack<Content>;

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
    ("abilities.toml", include_str!("../../content/abilities.toml")),
    ("common.toml", include_str!("../../content/common.toml")),
    ("districts.toml", include_str!("../../content/districts.toml")),
    ("nemeses.toml", include_str!("../../content/nemeses.toml")),
    ("pack.toml", include_str!("../../content/pack.toml")),
    ("peculiar.toml", include_str!("../../content/peculiar.toml")),
    ("ratcatchers.toml", include_str!("../../content/ratcatchers.toml")),
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
    cards::understand(&mut collector);
    collector.refuse_others(files, &FILES);
    let [abilities, commons, districts, nemeses, head, peculiars, ratcatchers] =
        FILES.map(|file| collector.open(files, file));

    let abilities = abilities.and_then(|file| cards::abilities(&mut collector, file));
    let commons = commons.and_then(|file| common::common(&mut collector, file));
    let districts = districts.and_then(|file| districts::districts(&mut collector, file));
    let nemeses = nemeses.and_then(|file| cards::nemeses(&mut collector, file));
    let name = head.and_then(|file| collector.name("ratcatcher", file));
    let peculiars = peculiars.and_then(|file| cards::peculiars(&mut collector, file));
    let supply = commons.as_ref().map(|commons| &commons.supply);
    let ratcatchers =
        ratcatchers.and_then(|file| cards::ratcatchers(&mut collector, file, abilities.as_deref(), supply));

    let content = (|| {
        let commons = commons?;
        let (start, districts) = districts?;
        let mut content = Content {
            name: name?,
            fingerprint: tabletop::Fingerprint::of_bytes(&[]),
            commons: commons.rats,
            cheese: commons.supply.cheese,
            dice: commons.supply.dice,
            markers: commons.supply.markers(),
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
    collector.finish(content)
}

impl content::HasContent for crate::Ratcatcher {
    type Content = Content;

    const FILES: &'static [(&'static str, &'static str)] = &BUILTIN;

    fn read(collector: FaultCollector, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
        read_on(collector, files)
    }

    fn schemas() -> Vec<FileSchema> {
        let [abilities, ratcatchers, nemeses, peculiar] = cards::schemas();
        let head = FileSchema::new("pack.toml").whole::<content::Head>();
        vec![abilities, common::schema(), districts::schema(), nemeses, head, peculiar, ratcatchers]
    }

    fn pack() -> &'static Pack {
        &BUILTIN_PACK
    }

    fn of(content: Content) -> Self {
        Self::new(std::sync::Arc::new(content))
    }
}
