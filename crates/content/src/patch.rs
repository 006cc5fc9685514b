//! Changes of content at run time.
//!
//! A change replaces a file of the built-in pack, or a value in one of its records. The result is checked like any
//! other pack.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use crate::Fault;
use crate::excerpt;

/// A change of the content of a game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ContentPatch {
    /// Whole files that replace built-in ones: texts by file name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, String>,
    /// New values by their paths, such as `nemesis.maw.health`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub changes: BTreeMap<String, Value>,
    /// The paths of removed fields.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub gone: BTreeSet<String>,
}

impl ContentPatch {
    /// Whether nothing is changed.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty() && self.changes.is_empty() && self.gone.is_empty()
    }

    /// This change followed by another.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.files.extend(other.files.clone());
        // Of two changes of the same field, the later one holds.
        self.gone.retain(|path| !other.changes.contains_key(path));
        self.changes.retain(|path, _| !other.gone.contains(path));
        self.changes.extend(other.changes.clone());
        self.gone.extend(other.gone.iter().cloned());
        self
    }

    /// The files of a pack after this change.
    ///
    /// # Errors
    /// Every change whose path does not exist.
    pub fn apply(&self, builtin: &[(&str, &str)]) -> Result<BTreeMap<String, String>, Vec<Fault>> {
        let files = builtin.iter().map(|&(file, text)| (file.to_owned(), text.to_owned()));
        let mut files: BTreeMap<String, String> = files.collect();
        files.extend(self.files.clone());
        if self.changes.is_empty() && self.gone.is_empty() {
            return Ok(files);
        }
        // A file that cannot be parsed is left to the reader of the pack, which reports it.
        let mut tables: BTreeMap<&str, Table> =
            files.iter().filter_map(|(file, text)| Some((file.as_str(), text.parse().ok()?))).collect();
        let mut changed = Vec::new();
        let mut faults = Vec::new();
        let puts = self.changes.iter().map(|(path, value)| (path, Some(value)));
        for (path, value) in puts.chain(self.gone.iter().map(|path| (path, None))) {
            match change(&mut tables, path, value) {
                Ok(file) => changed.push(file),
                Err(what) => faults.push(fault("content", &excerpt(path), &what)),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let changed =
            changed.into_iter().filter_map(|file| Some((tables.get(file.as_str())?.to_string(), file)));
        let changed: Vec<(String, String)> = changed.collect();
        files.extend(changed.into_iter().map(|(text, file)| (file, text)));
        Ok(files)
    }
}

fn fault(file: &str, record: &str, what: &str) -> Fault {
    Fault { file: file.into(), record: record.into(), what: what.into() }
}

/// Puts a value at a path, or removes it for `None`, and returns the name of the file.
fn change(tables: &mut BTreeMap<&str, Table>, path: &str, value: Option<&Value>) -> Result<String, String> {
    let mut steps = path.split('.');
    let first = steps.next().unwrap_or_default();
    let holding: Vec<&str> =
        tables.iter().filter(|(_, table)| table.contains_key(first)).map(|(file, _)| *file).collect();
    let (file, mut steps) = match holding[..] {
        [file] => (file.to_owned(), path.split('.')),
        [] if tables.contains_key(format!("{first}.toml").as_str()) => (format!("{first}.toml"), steps),
        [] => {
            return Err(format!(
                "no file of the pack has a `{0}`, and none is called {0}.toml",
                excerpt(first)
            ));
        }
        _ => {
            return Err(format!(
                "`{first}` stands in several files ({}); begin with one of them, without its ending",
                holding.join(", ")
            ));
        }
    };
    let Some(last) = steps.next_back() else {
        return Err("names a file; add the record and the field".to_owned());
    };
    let Some(table) = tables.get_mut(file.as_str()) else {
        return Err(format!("{file} cannot be read"));
    };
    let mut steps = steps.peekable();
    // The root is a table, and everything below it is a value.
    let Some(first) = steps.next() else {
        put(table, last, value)?;
        return Ok(file);
    };
    let mut at = table.get_mut(first).ok_or_else(|| format!("{file} has no `{first}`"))?;
    for step in steps {
        at = inside(at, step)?;
    }
    match (at, value) {
        (Value::Table(table), value) => put(table, last, value)?,
        (at @ Value::Array(_), Some(value)) => *inside(at, last)? = value.clone(),
        (Value::Array(_), None) => {
            return Err("only a field can be taken out, not a part of a list".to_owned());
        }
        _ => return Err(format!("there is nothing inside of what stands before `{}`", excerpt(last))),
    }
    Ok(file)
}

/// Puts a value into a table; `None` removes the key.
fn put(table: &mut Table, key: &str, value: Option<&Value>) -> Result<(), String> {
    match value {
        Some(value) => drop(table.insert(key.to_owned(), value.clone())),
        None => drop(table.remove(key).ok_or_else(|| format!("there is no `{}`", excerpt(key)))?),
    }
    Ok(())
}

/// The keys that can hold the stable name of a record.
const NAMES: [&str; 3] = ["id", "number", "level"];

/// The stable name of a record, if it has one.
pub(crate) fn called(value: &Value) -> Option<String> {
    let record = value.as_table()?;
    let name = NAMES.iter().find_map(|key| record.get(*key))?;
    Some(name.as_str().map_or_else(|| name.to_string(), ToOwned::to_owned))
}

/// The value that a step of a path leads to: a field, a record by its stable name, or a list entry by `#` and its
/// number, from one.
fn inside<'a>(value: &'a mut Value, step: &str) -> Result<&'a mut Value, String> {
    match value {
        Value::Table(table) => table.get_mut(step).ok_or_else(|| format!("there is no `{}`", excerpt(step))),
        Value::Array(values) => {
            let place = match step.strip_prefix('#').map(str::parse::<usize>) {
                Some(Ok(place)) => place.checked_sub(1).filter(|&place| place < values.len()),
                _ => values.iter().position(|value| called(value).as_deref() == Some(step)),
            };
            let count = values.len();
            let names: Vec<String> = values.iter().filter_map(called).take(12).collect();
            match place.and_then(|place| values.get_mut(place)) {
                Some(value) => Ok(value),
                None if names.is_empty() => {
                    Err(format!("there is no `{}`; write a place from #1 to #{count}", excerpt(step)))
                }
                None => Err(format!("there is no `{}`, only {}", excerpt(step), names.join(", "))),
            }
        }
        _ => Err(format!("there is nothing inside of what stands before `{}`", excerpt(step))),
    }
}
