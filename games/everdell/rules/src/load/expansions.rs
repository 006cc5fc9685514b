//! Records of expansions that a pack may leave out, because it was written before the rules knew them: those of the
//! built-in pack then stand in for them.

use std::fmt::Write as _;
use std::sync::LazyLock;

use content::File;
use toml::{Table, Value};

use super::BUILTIN;
use crate::content::{FIRST_FORESTS, FIRST_SPECIAL_EVENTS, Set, ids};
use crate::kind::Kind;

/// The file that belongs to Pearlbrook as a whole.
pub(super) const PEARLBROOK: &str = "pearlbrook.toml";

/// The file that belongs to Spirecrest as a whole.
pub(super) const SPIRECREST: &str = "spirecrest.toml";

/// The kinds of player powers, and their files: packs are older than these, which came after the other modules.
const POWERS: [(&str, &str); 2] = [(super::bellfaire::FILE, "power"), (super::newleaf::FILE, "leaf_power")];

/// The file in which Nightweave's activity cards of Pearlbrook are.
const NIGHTWEAVE: &str = "nightweave.toml";

/// The rows of those activity cards before Pearlbrook could be played against her.
const OUTDATED: [(&str, [Option<[&str; 2]>; 3]); 2] = [
    (
        "activity_19",
        [
            Some(["worker basic three_twigs", "draw"]),
            Some(["worker forest lower_left +1", "play_meadow"]),
            Some(["worker journey 3", "play_hand"]),
        ],
    ),
    (
        "activity_20",
        [
            None,
            Some(["worker forest lower_right +1", "play_hand"]),
            Some(["worker journey 4", "play_meadow"]),
        ],
    ),
];

fn outdated(id: &str) -> Option<&'static [Option<[&'static str; 2]>; 3]> {
    OUTDATED.iter().find(|(other, _)| *other == id).map(|(_, rows)| rows)
}

/// Whether a record is that of an activity card of Pearlbrook as older packs have it.
fn is_outdated(record: &Table) -> bool {
    let Some(rows) = id_of(record).and_then(outdated) else { return false };
    ["spring", "summer", "autumn"].iter().zip(rows).all(|(season, row)| {
        let found = record.get(*season).and_then(Value::as_array);
        match (found, row) {
            (Some(found), Some(row)) => found.iter().map(Value::as_str).eq(row.iter().copied().map(Some)),
            (found, row) => found.is_none() && row.is_none(),
        }
    })
}

/// The files of expansions, which a pack may leave out.
pub(super) const FILES: [&str; 4] = [super::bellfaire::FILE, super::newleaf::FILE, PEARLBROOK, SPIRECREST];

/// Fields that the rules do not look at.
const UNSEEN: [&str; 4] = ["name", "text", "provenance", "source"];

/// The records of expansions in the built-in pack: their file, their kind, their stable name and their contents.
static RECORDS: LazyLock<Vec<(&'static str, String, String, Table)>> = LazyLock::new(|| {
    let mut records = Vec::new();
    for (file, text) in BUILTIN {
        // The built-in pack is well-formed, or its own reader reports the fault.
        let table: Table = text.parse().unwrap_or_default();
        for (kind, list) in table {
            let Value::Array(list) = list else { continue };
            for record in list {
                let Value::Table(record) = record else { continue };
                let Some(id) = id_of(&record).map(str::to_owned) else { continue };
                if belongs(file, &kind, &id) {
                    records.push((file, kind.clone(), id, record));
                }
            }
        }
    }
    records
});

/// Whether a record belongs to an expansion that a pack may leave out.
fn belongs(file: &str, kind: &str, id: &str) -> bool {
    match (file, kind) {
        (PEARLBROOK | SPIRECREST | super::newleaf::FILE, _) => true,
        _ if POWERS.contains(&(file, kind)) => true,
        (NIGHTWEAVE, "activity") => outdated(id).is_some(),
        ("cards.toml", "card") => Kind::built_in(id).is_some_and(|kind| Set::of(kind).is_large()),
        ("events.toml", "special_event") => ids::SPECIAL_EVENTS[FIRST_SPECIAL_EVENTS..].contains(&id),
        ("locations.toml", "forest") => ids::FORESTS[FIRST_FORESTS..].contains(&id),
        _ => false,
    }
}

fn id_of(record: &Table) -> Option<&str> {
    record.get("id").and_then(Value::as_str)
}

/// The list of records of a kind in a file.
fn list<'a>(file: &'a mut File, kind: &str) -> Option<&'a mut Vec<Value>> {
    file.1.get_mut(kind).and_then(Value::as_array_mut)
}

/// Adds the built-in records that a file leaves out, and puts them in the place of outdated ones. A file without a list
/// of that kind is unchanged, except for player powers, which a file without other faults may leave out altogether.
pub(super) fn complete(file: &mut File) {
    let name = file.0;
    if let Some((_, power)) = POWERS.iter().find(|(file, _)| *file == name)
        && !file.1.is_empty()
    {
        file.1.entry(*power).or_insert_with(|| Value::Array(Vec::new()));
    }
    for (_, kind, id, record) in RECORDS.iter().filter(|record| record.0 == name) {
        let Some(list) = list(file, kind) else { continue };
        list.retain(|record| !record.as_table().is_some_and(is_outdated));
        if !list.iter().any(|other| other.as_table().and_then(id_of) == Some(id)) {
            list.push(Value::Table(record.clone()));
        }
    }
}

fn effects(record: &Table) -> Option<&Vec<Value>> {
    record.get("effects")?.as_array()
}

/// Adds to the record of a card the parts that its reader adds: the effects of the built-in card if it has none, else
/// the marks among them (see [`super::cards`]).
fn complete_effects(record: &mut Table, own: &[Value]) {
    let Some(effects) = record.get_mut("effects") else {
        record.insert("effects".to_owned(), own.to_vec().into());
        return;
    };
    let Some(effects) = effects.as_array_mut() else { return };
    let is_mark =
        |effect: &Value| effect.as_table().is_some_and(|of| of.len() == 1 && of.contains_key("special"));
    for (place, effect) in own.iter().enumerate() {
        if is_mark(effect) && !effects.contains(effect) {
            effects.insert(place.min(effects.len()), effect.clone());
        }
    }
}

/// The differences of a file from the built-in pack in the records of expansions, as a text for the digest of the pack.
///
/// The digests in kept games are older than these records. The records of the built-in pack are part of the rules.
pub(super) fn changes(file: &File) -> String {
    let mut out = String::new();
    for (kind, list) in &file.1 {
        let records = list.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_table);
        for record in records {
            let Some(id) = id_of(record).filter(|id| belongs(file.0, kind, id)) else { continue };
            let known =
                RECORDS.iter().find(|(of, sort, name, _)| *of == file.0 && sort == kind && name == id);
            let own = known.filter(|_| kind == "card").and_then(|(.., known)| effects(known));
            let seen = |record: &Table| {
                let mut record = record.clone();
                record.retain(|field, _| !UNSEEN.contains(&field));
                if let Some(own) = own {
                    complete_effects(&mut record, own);
                }
                record
            };
            if known.is_none_or(|(.., known)| seen(known) != seen(record)) {
                // Writing into a string cannot fail.
                let _ = writeln!(out, "{kind} {id} {}", seen(record));
            }
        }
    }
    out
}
