//! Games whose content is read at run time.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::{Fingerprint, Game};

use crate::{ContentPatch, Fault, FaultCollector, FileSchema, Head, Pack, Record};

/// A game that is played with a content pack.
pub trait HasContent: Game + Sized {
    /// The compiled form of a pack.
    type Content: Clone;

    /// The files of the built-in pack: names and texts.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks a pack, given as texts by file name, and adds its faults and records to the collector.
    ///
    /// # Errors
    /// All faults of the pack.
    fn read(
        sheet: FaultCollector,
        files: &BTreeMap<String, String>,
    ) -> Result<Pack<Self::Content>, Vec<Fault>>;

    /// The declared records of each file.
    fn schemas() -> Vec<FileSchema> {
        vec![FileSchema::new("pack.toml").whole::<Head>()]
    }

    /// The built-in pack.
    fn pack() -> &'static Pack<Self::Content>;

    /// The game with this content.
    fn of(content: Self::Content) -> Self;

    /// The game with a pack of these files, given as texts by file name.
    ///
    /// # Errors
    /// All faults of the pack.
    fn with_pack(files: &BTreeMap<String, String>) -> Result<Packed<Self>, Vec<Fault>> {
        let Pack { content, records } = Self::read(FaultCollector::default(), files)?;
        Ok(Packed { game: Arc::new(Self::of(content)), records })
    }

    /// The game with its built-in pack.
    fn builtin() -> Packed<Self> {
        let Pack { content, records } = Self::pack().clone();
        Packed { game: Arc::new(Self::of(content)), records }
    }
}

/// A game and the records of its content.
pub struct Packed<G> {
    /// The game.
    pub game: Arc<G>,
    /// The records of its content pack.
    pub records: Vec<Record>,
}

impl<G: HasContent> Packed<G> {
    /// The game with a changed built-in pack.
    ///
    /// # Errors
    /// All faults of the changed pack.
    pub fn changed(change: &ContentPatch) -> Result<Self, Vec<Fault>> {
        if change.is_empty() { Ok(G::builtin()) } else { G::with_pack(&change.apply(G::FILES)?) }
    }

    /// The digest of its content.
    pub fn content(&self) -> Fingerprint {
        self.game.content()
    }
}
