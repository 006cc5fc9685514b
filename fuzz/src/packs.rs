//! Feeds bytes as a private pack, and as a form of one of its records.
//!
//! The text after a line `=== FORM PATH` consists of lines `NAME=VALUE` of the form of the record at this path.

use std::sync::{Arc, LazyLock};

use content::{Private, Said};
use server::ServedGame;

/// The games that are served.
static ROOMS: LazyLock<Vec<Arc<dyn ServedGame>>> =
    LazyLock::new(|| hedgerow::games::rooms(&[]).expect("the built-in packs can be used"));

/// Reads the pack; an accepted one must be equal after writing and reading it again.
pub fn feed(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (pack, form) = text.split_once("\n=== FORM ").unwrap_or((&text, ""));
    let pack = match Private::read(pack) {
        Ok(pack) => pack,
        Err(fault) => return assert!(!fault.to_string().is_empty() && !fault.code().is_empty()),
    };
    assert_eq!(Private::read(&pack.to_json().to_string()).as_ref(), Ok(&pack), "a pack is written otherwise");
    let Some(room) = ROOMS.iter().find(|room| room.name() == pack.game) else { return };
    let change = match room.fields_of(&pack.change()) {
        Ok(Some(change)) => change,
        Ok(None) => return,
        Err(faults) => return assert!(!faults.is_empty(), "a pack is refused without a reason"),
    };
    // Reducing a change to fields is idempotent.
    assert_eq!(room.fields_of(&change), Ok(Some(change.clone())));
    if let Err(faults) = room.check_change(&change) {
        assert!(faults.iter().all(|fault| !fault.what.is_empty()), "{faults:?}");
    }
    let mut lines = form.lines();
    let desk = room.desk();
    let Some(entry) = lines.next().and_then(|path| desk.find(path)) else { return };
    let said: Said = lines
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    let before = desk.changed(entry, &change);
    let (now, _) = desk.read(entry, &before, &said);
    let filled = desk.change(entry, &now);
    assert_eq!(desk.changed(entry, &filled), now, "what is filled in is lost");
    drop(desk.controls(entry, &now));
    drop(room.check_change(&filled));
}
