//! The content that games are played with.

use std::sync::Arc;

use ratcatcher::Ratcatcher;
use ratcatcher::load::{Pack, builtin_pack};
use tabletop::{Game, Record};

/// One pack, and the game as it is played with it.
pub(crate) struct Copy {
    pub pack: Pack,
    pub game: Arc<Ratcatcher>,
}

/// The packs that games may have been begun with.
pub(crate) struct Shelf {
    copies: Vec<Copy>,
}

impl Shelf {
    /// The built-in pack, and these.
    pub fn new(packs: Vec<Pack>) -> Self {
        let copies = std::iter::once(builtin_pack().clone()).chain(packs).map(|pack| {
            let game = Arc::new(Ratcatcher::new(Arc::new(pack.content.clone())));
            Copy { pack, game }
        });
        Self { copies: copies.collect() }
    }

    /// What new games are played with.
    pub fn newest(&self) -> &Copy {
        // The built-in pack is always there.
        &self.copies[self.copies.len() - 1]
    }

    /// What a game was begun with, or, if that is not here, what will find it strange.
    pub fn of(&self, record: &Record) -> &Copy {
        let fits = |copy: &&Copy| copy.game.content() == record.content;
        self.copies.iter().find(fits).unwrap_or(self.newest())
    }
}
