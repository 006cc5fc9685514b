//! Reads a content pack, checks it and compiles it into the tables of [`crate::content`].
//!
//! A pack is a handful of TOML files (see [`FILES`]). Nothing here accesses a file system: the caller passes names
//! and texts. All faults of a pack are reported, each with its file and record. The rules know heroes, creatures,
//! abilities and achievements by their stable names, so a pack has exactly one record for each of them. A pack
//! defines its own search and encounter cards, tiles and chapters, within limits.

mod cards;
mod chapters;
pub mod effects;
mod fields;
mod listing;
mod tiles;

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use content::{Fault, LARGEST_FILE, Record, Summary};
use content::{FaultCollector, File, FileSchema};

use crate::content::Content;

/// A pack of Mice and Mystics.
pub type Pack = content::Pack<Content>;

/// Lists the files of a pack.
macro_rules! files {
    ($($file:literal),+ $(,)?) => {
        /// The files of a pack.
        pub const FILES: &[&str] = &[$($file),+];

        /// The pack that is built into the program.
        pub const BUILTIN: &[(&str, &str)] =
            &[$(($file, include_str!(concat!("../../content/", $file)))),+];
    };
}

files! {
    "pack.toml",
    "search.toml",
    "heroes.toml",
    "foes.toml",
    "abilities.toml",
    "encounters.toml",
    "achievements.toml",
    "tiles.toml",
    "chapter_01.toml",
    "chapter_02.toml",
    "chapter_03.toml",
    "chapter_04.toml",
    "chapter_05.toml",
    "chapter_06.toml",
    "chapter_07.toml",
    "chapter_08.toml",
    "chapter_09.toml",
    "chapter_10.toml",
    "chapter_11.toml",
}

static BUILTIN_PACK: LazyLock<Pack> = LazyLock::new(|| Pack::built_in(BUILTIN, read));

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

/// As [`load`], and returns the list of records too.
///
/// # Errors
/// All faults of the pack.
pub fn read(files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    read_on(FaultCollector::default(), files)
}

/// As [`read`], with a collector of faults.
fn read_on(mut collector: FaultCollector, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    collector.refuse_others(files, FILES);
    let mut parsed: BTreeMap<&str, Option<File>> =
        FILES.iter().map(|&file| (file, collector.open(files, file))).collect();
    let mut take = |file: &str| parsed.remove(file).flatten();

    let name = take("pack.toml").and_then(|file| collector.name("mystics", file));
    let search = take("search.toml").and_then(|file| cards::search(&mut collector, file));
    let heroes = take("heroes.toml").and_then(|file| cards::heroes(&mut collector, file, search.as_deref()));
    let foes = take("foes.toml").and_then(|file| cards::foes(&mut collector, file));
    let abilities = take("abilities.toml").and_then(|file| cards::abilities(&mut collector, file));
    let encounters = take("encounters.toml").and_then(|file| cards::encounters(&mut collector, file));
    let achievements = take("achievements.toml").and_then(|file| cards::achievements(&mut collector, file));
    let sides = take("tiles.toml").and_then(|file| tiles::sides(&mut collector, file));
    if let Some(sides) = &sides {
        tiles::check(&mut collector, sides);
    }

    let mut chapters = Some(Vec::new());
    for file in FILES.iter().filter(|file| file.starts_with("chapter_")) {
        let chapter = take(file)
            .and_then(|file| chapters::chapter(&mut collector, file, search.as_deref()?, sides.as_deref()?));
        match (chapters.as_mut(), chapter) {
            (Some(chapters), Some(chapter)) => chapters.push(chapter),
            _ => chapters = None,
        }
    }

    let content = (|| {
        let search = search?;
        let (honours, tales) = achievements?;
        let mut content = Content {
            name: name?,
            fingerprint: tabletop::Fingerprint::of_bytes(&[]),
            heroes: heroes?,
            foes: foes?,
            abilities: abilities?,
            treasures: cards::treasures(&search)?,
            search,
            encounters: encounters?,
            honours,
            tales,
            sides: sides?,
            chapters: chapters?,
        };
        content.fingerprint = listing::fingerprint(&content);
        Some(content)
    })();
    collector.finish(content)
}

impl content::HasContent for crate::Mystics {
    type Content = Content;

    const FILES: &'static [(&'static str, &'static str)] = BUILTIN;

    fn read(collector: FaultCollector, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
        read_on(collector, files)
    }

    fn schemas() -> Vec<FileSchema> {
        let mut schemas = vec![FileSchema::new("pack.toml").whole::<content::Head>()];
        schemas.extend(cards::schemas());
        schemas.push(tiles::schema());
        let chapters = FILES.iter().filter(|file| file.starts_with("chapter_"));
        schemas.extend(chapters.map(|file| chapters::schema(file)));
        schemas
    }

    fn pack() -> &'static Pack {
        &BUILTIN_PACK
    }

    fn of(content: Content) -> Self {
        Self::new(std::sync::Arc::new(content))
    }
}
