//! The records of a pack as forms: the controls for the fields that a person may change, and the values of a submitted
//! form.
//!
//! The shapes, constraints and order of fields come from the declared types of the records. Nothing is validated here:
//! invalid input is kept as it was typed, and the reader of packs reports it.

mod controls;
mod paths;
mod reading;
mod value_shape;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use tabletop::Names;
use toml::{Table, Value};

pub use self::paths::{FIELDS, Said};
use self::reading::Reading;
use self::value_shape::ValueShape;
use crate::constraints;
use crate::patch::called;
use crate::shape::{Kinds, Shape};
use crate::{ContentPatch, FieldConstraints, FileSchema, Record};

/// The fields of records that forms do not offer: those that identify a record, and its provenance.
const FIXED: [&str; 6] = ["id", "number", "level", "provenance", "source", "known"];

/// A record of a pack.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Its name and its provenance.
    pub record: Record,
    /// Its path in patches, such as `nemesis.maw`.
    pub path: String,
    /// All its fields.
    pub fields: Table,
}

/// An element of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Control {
    /// The name of the form's field.
    pub name: String,
    /// The name of the record's field; for a part of a list its number, from one.
    pub label: String,
    /// The kind of control, with its current value.
    pub sort: Sort,
    /// The constraints on its value.
    pub wanted: FieldConstraints,
}

/// The kind of a control, with its current value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sort {
    /// Yes, no, or absent.
    Flag(Option<bool>),
    /// A text in one line.
    Line(String),
    /// A text in several lines.
    Text(String),
    /// A list, one part a line.
    Lines(String),
    /// A list of lists, one row a line, its parts separated by commas.
    Grid(String),
    /// JSON, if nothing simpler fits.
    Json(String),
    /// A table, with a control for each field.
    Group(Vec<Control>),
    /// A list with a control for each part; the control's own field holds the number of parts.
    Rows(Vec<Control>),
    /// The name of the chosen alternative, empty for none, and the controls of its payload. Another name needs
    /// other controls, so the form must be shown again.
    Choice(String, Vec<Control>),
}

/// The records of a game, as forms.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordForms {
    entries: Vec<Entry>,
    kinds: Kinds,
}

impl RecordForms {
    /// The forms of the records that a reader found in these files. Faulty files, and records that the reader did
    /// not list, are omitted.
    pub fn new<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
        records: &[Record],
        schemas: &[FileSchema],
    ) -> Self {
        let tables: Vec<(&str, Table)> =
            files.into_iter().filter_map(|(file, text)| Some((file, text.parse().ok()?))).collect();
        let mut listed: BTreeMap<String, VecDeque<&Record>> = BTreeMap::new();
        let sort = |file: &str, kind: &str| format!("{file} {kind}");
        for record in records {
            listed.entry(sort(record.file, record.kind)).or_default().push_back(record);
        }
        let mut entries = Vec::new();
        for (file, table) in &tables {
            let whole = file.strip_suffix(".toml").unwrap_or(file);
            let mut take = |kind: &str, path: String, fields: &Table| {
                if let Some(record) = listed.get_mut(&sort(file, kind)).and_then(VecDeque::pop_front) {
                    entries.push(Entry { record: record.clone(), path, fields: fields.clone() });
                }
            };
            if table.contains_key("provenance") {
                let kind = records.iter().find(|record| record.file == *file).map(|record| record.kind);
                take(kind.unwrap_or_default(), whole.to_owned(), table);
                continue;
            }
            for (key, value) in table {
                let alone = tables.iter().filter(|(_, table)| table.contains_key(key)).count() == 1;
                let path = if alone { key.clone() } else { format!("{whole}.{key}") };
                match value {
                    Value::Table(fields) => take(key, path, fields),
                    Value::Array(values) => {
                        let names: Vec<Option<String>> = values.iter().map(called).collect();
                        for (place, value) in values.iter().enumerate() {
                            let Value::Table(fields) = value else { continue };
                            let name = names[place].as_ref().filter(|name| {
                                !name.contains(['.', '#'])
                                    && names.iter().filter(|other| other.as_ref() == Some(*name)).count() == 1
                            });
                            let step = name.cloned().unwrap_or_else(|| format!("#{}", place + 1));
                            take(key, format!("{path}.{step}"), fields);
                        }
                    }
                    _ => {}
                }
            }
        }
        let kinds = schemas.iter().flat_map(FileSchema::kinds);
        let kinds: Kinds = kinds.map(|(kind, fields)| (kind, fields.clone())).collect();
        Self { entries, kinds }
    }

    /// The words that the selects of all forms offer, in alphabetical order.
    pub fn offered_words(&self) -> BTreeSet<Box<str>> {
        let mut words = BTreeSet::new();
        for fields in self.kinds.values() {
            for field in fields.named.iter().filter(|field| !FIXED.contains(&&*field.name)) {
                field.shape.add_offered(&mut words);
            }
        }
        words
    }

    /// The names of the record with this stable name; `None` if there is no such record or it has no names.
    pub fn name_of(&self, id: &str) -> Option<&Arc<Names>> {
        let mut named = self.entries.iter().filter(|entry| *entry.record.id == *id);
        named.find_map(|entry| entry.record.name.as_ref())
    }

    /// All records, in the order of files and within them.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The record with a path.
    pub fn find(&self, path: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.path == path)
    }

    /// The record that a path of a patch belongs to, and the rest of the path.
    pub fn of_path<'p>(&self, path: &'p str) -> Option<(&Entry, &'p str)> {
        let (record, field) = path.rsplit_once('.')?;
        Some((self.find(record)?, field))
    }

    /// The fields of a record after a patch, whose paths are as in [`RecordForms::change`].
    pub fn changed(&self, entry: &Entry, change: &ContentPatch) -> Table {
        let mut fields = entry.fields.clone();
        let of = |path: &str| {
            let (record, field) = path.rsplit_once('.')?;
            (record == entry.path).then(|| field.to_owned())
        };
        for (path, value) in &change.changes {
            if let Some(field) = of(path) {
                fields.insert(field, value.clone());
            }
        }
        for field in change.gone.iter().filter_map(|path| of(path)) {
            fields.remove(&field);
        }
        fields
    }

    /// The patch that gives a record these fields.
    pub fn change(&self, entry: &Entry, now: &Table) -> ContentPatch {
        let path = |key: &str| format!("{}.{key}", entry.path);
        let changes = now.iter().filter(|(key, value)| entry.fields.get(*key) != Some(*value));
        let gone = entry.fields.keys().filter(|key| !now.contains_key(*key));
        ContentPatch {
            changes: changes.map(|(key, value)| (path(key), value.clone())).collect(),
            gone: gone.map(|key| path(key)).collect(),
            ..ContentPatch::default()
        }
    }

    /// The patch that turns these records into those of `other`; `None` if `other` has other records.
    pub fn change_to(&self, other: &Self) -> Option<ContentPatch> {
        let all = self.entries.iter().try_fold(ContentPatch::default(), |all, entry| {
            Some(all.and(&self.change(entry, &other.find(&entry.path)?.fields)))
        });
        all.filter(|_| self.entries.len() == other.entries.len())
    }

    /// The shape of a record with these fields: the declared one and that of its values.
    fn shape(&self, kind: &str, fields: &Table) -> ValueShape {
        let own = ValueShape::of_table(fields);
        match self.kinds.get(kind) {
            Some(fields) => ValueShape::declared_table(fields).and(own),
            None => own,
        }
    }

    /// The declared shape of a field, and its position among its siblings.
    fn declared(&self, kind: &str, path: &str) -> Option<(usize, &Shape)> {
        constraints::find(self.kinds.get(kind)?, &pattern(path))
    }

    /// The fields of a record after a form was submitted, and whether the form lacks controls that are needed now,
    /// such as those of new parts of a list. In that case it must be shown again before anything is stored.
    pub fn read(&self, entry: &Entry, before: &Table, said: &Said) -> (Table, bool) {
        let ValueShape::Table(parts) = self.shape(entry.record.kind, before) else {
            return (before.clone(), false);
        };
        let mut reading = Reading { said, grown: false };
        let mut now = reading.table("", &parts, Some(before));
        for key in FIXED {
            match before.get(key) {
                Some(value) => drop(now.insert(key.to_owned(), value.clone())),
                None => drop(now.remove(key)),
            }
        }
        (now, reading.grown)
    }
}

/// A path without the numbers of parts of lists.
fn pattern(path: &str) -> String {
    path.split('.').filter(|step| !step.starts_with('#')).collect::<Vec<_>>().join(".")
}
