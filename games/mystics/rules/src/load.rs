//! Reads a content pack, checks it and compiles it into the tables of [`crate::content`].
//!
//! A pack is a handful of TOML files (see [`FILES`]). Nothing here touches a file system: the
//! caller hands over names and texts. Every fault of a pack is reported, not only the first, and
//! each says which file and which record it is in. Heroes, creatures, abilities and achievements
//! are known to the rules by their stable names, so a pack has a record for each of them and no
//! others; search and encounter cards, tiles and chapters are, within limits, its own.

mod cards;
mod chapters;
mod effects;
mod fields;
mod listing;
mod tiles;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use content::fields::{File, Sheet};
pub use content::{Fault, LARGEST_FILE, Record, Summary};

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
/// Everything that is wrong with it.
pub fn load(files: &BTreeMap<String, String>) -> Result<Content, Vec<Fault>> {
    read(files).map(|pack| pack.content)
}

/// As [`load`], and keeps the list of records.
///
/// # Errors
/// Everything that is wrong with the pack.
pub fn read(files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    read_on(Sheet::default(), files)
}

/// As [`read`], on a sheet that may note more.
fn read_on(mut sheet: Sheet, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
    sheet.refuse_others(files, FILES);
    let mut parsed: BTreeMap<&str, Option<File>> =
        FILES.iter().map(|&file| (file, sheet.open(files, file))).collect();
    let mut take = |file: &str| parsed.remove(file).flatten();

    let name = take("pack.toml").and_then(|file| sheet.name("mystics", file));
    let search = take("search.toml").and_then(|file| cards::search(&mut sheet, file));
    let heroes = take("heroes.toml").and_then(|file| cards::heroes(&mut sheet, file, search.as_deref()));
    let foes = take("foes.toml").and_then(|file| cards::foes(&mut sheet, file));
    let abilities = take("abilities.toml").and_then(|file| cards::abilities(&mut sheet, file));
    let encounters = take("encounters.toml").and_then(|file| cards::encounters(&mut sheet, file));
    let achievements = take("achievements.toml").and_then(|file| cards::achievements(&mut sheet, file));
    let sides = take("tiles.toml").and_then(|file| tiles::sides(&mut sheet, file));
    if let Some(sides) = &sides {
        tiles::check(&mut sheet, sides);
    }

    let mut chapters = Some(Vec::new());
    for file in FILES.iter().filter(|file| file.starts_with("chapter_")) {
        let chapter = take(file)
            .and_then(|file| chapters::chapter(&mut sheet, file, search.as_deref()?, sides.as_deref()?));
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
    sheet.finish(content)
}

impl content::Stocked for crate::Mystics {
    type Content = Content;

    const FILES: &'static [(&'static str, &'static str)] = BUILTIN;

    fn read(sheet: Sheet, files: &BTreeMap<String, String>) -> Result<Pack, Vec<Fault>> {
        read_on(sheet, files)
    }

    fn pack() -> &'static Pack {
        &BUILTIN_PACK
    }

    fn of(content: Content) -> Self {
        Self::new(std::sync::Arc::new(content))
    }
}
