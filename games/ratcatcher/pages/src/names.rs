//! Names for lists, which know only stable names.

use std::sync::Arc;

use ratcatcher::load::builtin;
use tabletop::{Message, Names};

/// The name of a ratcatcher; the stable name for one of another pack.
pub fn ratcatcher(id: &str) -> Arc<Names> {
    let found = builtin().ratcatchers.iter().find(|board| *board.id == *id);
    found.map_or_else(|| unnamed(id), |board| Arc::clone(&board.name))
}

/// The name of a nemesis; the stable name for one of another pack.
pub fn nemesis(id: &str) -> Arc<Names> {
    let found = builtin().nemeses.iter().find(|board| *board.id == *id);
    found.map_or_else(|| unnamed(id), |board| Arc::clone(&board.name))
}

fn unnamed(id: &str) -> Arc<Names> {
    Arc::new(Names { en: id.into(), pl: id.into(), hu: id.into() })
}

/// The opponents of a game.
pub fn versus(ratcatcher_id: &str, nemesis_id: &str) -> Message {
    Message::new("site-versus")
        .name("ratcatcher", &ratcatcher(ratcatcher_id))
        .name("nemesis", &nemesis(nemesis_id))
}
