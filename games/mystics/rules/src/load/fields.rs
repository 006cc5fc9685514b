//! What the records of this game have in common, beside what [`content::fields`] reads for every game.

use content::Provenance;
use content::fields::{Fields, Lists};
use tabletop::Names;

use std::sync::Arc;

use crate::kinds::Class;

/// The names of a closed list, as a vocabulary.
macro_rules! vocabulary {
    ($list:ident) => {
        $list::ALL.iter().map(|one| (one.name(), *one)).collect::<Vec<_>>()
    };
}
pub(super) use vocabulary;

/// Texts that each mean something, as a reader of single texts understands them.
pub(super) fn meanings<T>(
    fields: &mut Fields<'_>,
    key: &str,
    read: impl Fn(&str) -> Result<T, String>,
) -> Option<Vec<T>> {
    if !fields.has(key) {
        return Some(Vec::new());
    }
    let called = fields.called(key);
    let mut found = Vec::new();
    for word in fields.words(key)? {
        match read(&word) {
            Ok(meaning) => found.push(meaning),
            Err(what) => {
                fields.fault(format!("`{called}` holds {what}"));
                return None;
            }
        }
    }
    Some(found)
}

/// As [`meanings`], for at most three, filled up with what stands for nothing.
pub(super) fn three<T: Copy + Default>(
    fields: &mut Fields<'_>,
    key: &str,
    read: impl Fn(&str) -> Result<T, String>,
) -> Option<[T; 3]> {
    let found = meanings(fields, key, read)?;
    if found.len() > 3 {
        fields.fault(format!("`{}` holds more than three", fields.called(key)));
        return None;
    }
    let mut three = [T::default(); 3];
    for (place, one) in three.iter_mut().zip(found) {
        *place = one;
    }
    Some(three)
}

/// Different classes as bits.
pub(super) fn classes(fields: &mut Fields<'_>, key: &str) -> Option<u8> {
    let classes = fields.set(key, &vocabulary!(Class), |_| 1)?;
    Some(classes.into_iter().fold(0, |bits, class| bits | 1 << class as u8))
}

/// A record with its name and where it is from.
pub(super) type Named<T> = (T, Arc<Names>, Provenance);

/// Reads records of which there must be one for each name of a vocabulary, and brings them into its
/// order. What is read of a record comes with its name and provenance, by which it is listed.
pub(super) fn each<T>(
    lists: &mut Lists<'_>,
    kind: &'static str,
    vocabulary: &[&'static str],
    read: impl Fn(&mut Fields<'_>, usize) -> Option<Named<T>>,
) -> Option<Vec<T>> {
    let tables = lists.take(kind);
    let any = !tables.is_empty();
    let words: Vec<(&str, usize)> =
        vocabulary.iter().enumerate().map(|(place, word)| (*word, place)).collect();
    let mut seen = vec![false; vocabulary.len()];
    let mut found: Vec<Option<T>> = vocabulary.iter().map(|_| None).collect();
    for (index, table) in tables.into_iter().enumerate() {
        let mut fields = Fields::named(lists.sheet, lists.file, kind, "id", index, table);
        let Some(place) = fields.word("id", &words) else { continue };
        if seen[place] {
            fields.fault("stands here twice");
        }
        seen[place] = true;
        let record = read(&mut fields, place);
        let (name, provenance) =
            record.as_ref().map_or((None, None), |(_, name, from)| (Some(name), Some(from)));
        fields.finish(kind, vocabulary[place], name, provenance);
        found[place] = record.map(|(record, ..)| record);
    }
    for (word, _) in vocabulary.iter().zip(seen).filter(|(_, seen)| any && !seen) {
        lists.sheet.fault(lists.file, &format!("{kind} {word}"), "is missing");
    }
    found.into_iter().collect()
}

/// Reads any number of records with stable names of the author's choosing.
pub(super) fn all<T>(
    lists: &mut Lists<'_>,
    kind: &'static str,
    read: impl Fn(&mut Fields<'_>, &str) -> Option<Named<T>>,
) -> Option<Vec<T>> {
    let mut seen: Vec<Box<str>> = Vec::new();
    let mut found = Vec::new();
    let mut sound = true;
    for (index, table) in lists.take(kind).into_iter().enumerate() {
        let mut fields = Fields::named(lists.sheet, lists.file, kind, "id", index, table);
        let Some(id) = fields.id("id") else {
            sound = false;
            continue;
        };
        if seen.contains(&id) {
            fields.fault("stands here twice");
        }
        let record = read(&mut fields, &id);
        let (name, provenance) =
            record.as_ref().map_or((None, None), |(_, name, from)| (Some(name), Some(from)));
        fields.finish(kind, &id, name, provenance);
        seen.push(id);
        match record {
            Some((record, ..)) => found.push(record),
            None => sound = false,
        }
    }
    sound.then_some(found)
}
