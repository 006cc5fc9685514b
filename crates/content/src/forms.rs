//! The records of a pack as forms: what stands in each, what a person may change of it, and how what they type
//! becomes a value again.
//!
//! What a field looks like, what it must hold, and the order of fields come from the declared types of the records. Nothing
//! is judged here. What makes no sense is kept as it was typed, so that the reader of packs says what is wrong with it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use tabletop::Names;
use toml::{Table, Value};

use crate::constraints;
use crate::patch::called;
use crate::shape::{Fields, Kinds, Shape, Type, Variant};
use crate::{ContentPatch, FieldConstraints, FileSchema, Record};

/// The most parts that a list can be given in a form.
const MOST_ROWS: usize = 200;

/// Texts longer than this, in characters, are typed in several lines.
const LONG: usize = 60;

/// What a form leaves alone: what a record is called by, and where it comes from.
const FIXED: [&str; 6] = ["id", "number", "level", "provenance", "source", "known"];

/// What values of a field look like.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Look {
    /// Yes or no.
    Flag,
    /// A number.
    Number,
    /// A text.
    Text,
    /// A number in one place and a text in another.
    Mixed,
    /// A list; nothing is known of what is in a list that was always empty.
    List(Option<Box<Self>>),
    /// Fields, each with what it looks like and whether it is always there.
    Table(BTreeMap<String, (Self, bool)>),
    /// One of several things that are told apart by a name.
    Choice(Vec<Named>),
    /// Sometimes this and sometimes that.
    Free,
}

/// One of the things of a [`Look::Choice`].
#[derive(Debug, Clone, PartialEq, Eq)]
struct Named {
    name: Box<str>,
    holds: Holds,
}

/// How a thing of a [`Look::Choice`] is written.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Holds {
    /// By its name alone.
    Nothing,
    /// As a table with its name as the only key.
    Under(Look),
    /// As a table of fields that do not say its name.
    Bare(Look),
}

/// The name in forms of the fields that come instead of a word.
pub const FIELDS: &str = "fields";

impl Look {
    fn of(value: &Value) -> Self {
        match value {
            Value::Boolean(_) => Self::Flag,
            Value::Integer(_) | Value::Float(_) => Self::Number,
            Value::String(_) => Self::Text,
            Value::Datetime(_) => Self::Free,
            Value::Array(values) => Self::List(values.iter().map(Self::of).reduce(Self::and).map(Box::new)),
            Value::Table(table) => Self::of_table(table),
        }
    }

    fn of_table(table: &Table) -> Self {
        Self::Table(table.iter().map(|(key, value)| (key.clone(), (Self::of(value), true))).collect())
    }

    /// What fits both.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (one, other) if one == other => one,
            // What does not fit is shown as it is.
            (choice @ Self::Choice(_), _) | (_, choice @ Self::Choice(_)) => choice,
            (Self::Number | Self::Text | Self::Mixed, Self::Number | Self::Text | Self::Mixed) => Self::Mixed,
            (Self::List(one), Self::List(other)) => Self::List(match (one, other) {
                (Some(one), Some(other)) => Some(Box::new(one.and(*other))),
                (one, other) => one.or(other),
            }),
            (Self::Table(mut one), Self::Table(other)) => {
                for (key, (_, always)) in &mut one {
                    *always &= other.contains_key(key);
                }
                for (key, (shape, always)) in other {
                    let merged = match one.remove(&key) {
                        Some((known, both)) => (known.and(shape), both && always),
                        None => (shape, false),
                    };
                    one.insert(key, merged);
                }
                Self::Table(one)
            }
            _ => Self::Free,
        }
    }

    /// What a declared field looks like.
    fn declared(shape: &Shape) -> Self {
        let several = |shapes: &[Shape]| shapes.iter().map(Self::declared).reduce(Self::and);
        match &shape.kind {
            Type::Free => Self::Free,
            Type::Choice(variants) => {
                let named = |variant: &Variant| {
                    let under = |shape| Holds::Under(Self::declared(shape));
                    let holds = variant.holds.as_ref().map_or(Holds::Nothing, under);
                    Named { name: variant.name.clone(), holds }
                };
                Self::Choice(variants.iter().map(named).collect())
            }
            Type::Flag => Self::Flag,
            Type::Number(..) => Self::Number,
            Type::Word(_) | Type::Text { .. } => Self::Text,
            Type::List { of, .. } => Self::List(Some(Box::new(Self::declared(of)))),
            Type::Tuple(parts) => Self::List(several(parts).map(Box::new)),
            Type::Table(fields) => Self::declared_table(fields),
            Type::Either(shapes) => match &shapes[..] {
                [Shape { kind: Type::Word(words), .. }, Shape { kind: Type::Table(fields), .. }] => {
                    let word = |name: &str| Named { name: name.into(), holds: Holds::Nothing };
                    let bare = Holds::Bare(Self::declared_table(fields));
                    let bare = Named { name: FIELDS.into(), holds: bare };
                    Self::Choice(words.iter().map(|name| word(name)).chain([bare]).collect())
                }
                shapes => several(shapes).unwrap_or(Self::Free),
            },
        }
    }

    fn declared_table(fields: &Fields) -> Self {
        let field = |field: &crate::shape::Field| {
            (field.name.to_string(), (Self::declared(&field.shape), field.required))
        };
        Self::Table(fields.named.iter().map(field).collect())
    }

    /// A value to begin with, which a person fills in.
    fn blank(&self) -> Value {
        match self {
            Self::Flag => Value::Boolean(false),
            Self::Number => Value::Integer(1),
            Self::Text | Self::Mixed | Self::Free => Value::String(String::new()),
            Self::List(_) => Value::Array(Vec::new()),
            Self::Table(parts) => {
                let always = parts.iter().filter(|(_, (_, always))| *always);
                Value::Table(always.map(|(key, (look, _))| (key.clone(), look.blank())).collect())
            }
            Self::Choice(all) => all.first().map_or(Value::String(String::new()), Named::blank),
        }
    }

    /// Whether it is a single thing that fits on a line.
    fn is_plain(&self) -> bool {
        matches!(self, Self::Number | Self::Text | Self::Mixed)
    }

    /// Whether it is a list of single things.
    fn is_lines(&self) -> bool {
        matches!(self, Self::List(None)) || matches!(self, Self::List(Some(inner)) if inner.is_plain())
    }
}

impl Named {
    /// What is filled in for it, if anything is.
    fn look(&self) -> Option<&Look> {
        match &self.holds {
            Holds::Nothing => None,
            Holds::Under(look) | Holds::Bare(look) => Some(look),
        }
    }

    /// It as a value to begin with.
    fn blank(&self) -> Value {
        self.with(self.look().map_or(Value::String(String::new()), Look::blank))
    }

    /// It with what is filled in for it.
    fn with(&self, value: Value) -> Value {
        match self.holds {
            Holds::Nothing => Value::String(self.name.to_string()),
            Holds::Under(_) => Value::Table(Table::from_iter([(self.name.to_string(), value)])),
            Holds::Bare(_) => value,
        }
    }

    /// The one that a value is of, and what is filled in for it there.
    fn of<'a, 'v>(all: &'a [Self], value: &'v Value) -> Option<(&'a Self, Option<&'v Value>)> {
        let find = |name: &str| all.iter().find(|one| *one.name == *name);
        match value {
            Value::String(name) => {
                find(name).filter(|one| one.holds == Holds::Nothing).map(|one| (one, None))
            }
            Value::Table(table) => {
                if let Some(bare) = all.iter().find(|one| matches!(one.holds, Holds::Bare(_))) {
                    return Some((bare, Some(value)));
                }
                let mut fields = table.iter();
                let ((name, inner), None) = (fields.next()?, fields.next()) else { return None };
                find(name).filter(|one| matches!(one.holds, Holds::Under(_))).map(|one| (one, Some(inner)))
            }
            _ => None,
        }
    }
}

/// One record of a pack.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// What it is called, and where it comes from.
    pub record: Record,
    /// Where changes find it, such as `nemesis.maw`.
    pub path: String,
    /// Everything that stands in it.
    pub fields: Table,
}

/// One thing to fill in of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Control {
    /// What the field of the form is called.
    pub name: String,
    /// What the field of the record is called; the number of a part of a list, from one.
    pub label: String,
    /// How it is filled in.
    pub sort: Sort,
    /// What it must hold.
    pub wanted: FieldConstraints,
}

/// How something is filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sort {
    /// Yes, no, or not at all.
    Flag(Option<bool>),
    /// In one line.
    Line(String),
    /// In several lines of text.
    Text(String),
    /// A line for each of several things.
    Lines(String),
    /// A line for each of several rows, with commas between what stands in it.
    Grid(String),
    /// As JSON, where nothing simpler fits.
    Json(String),
    /// In fields of its own.
    Group(Vec<Control>),
    /// So many parts, each filled in by itself; the name is that of their number.
    Rows(Vec<Control>),
    /// One of several things by its name, which is empty for none, and what belongs to it. Another name asks for other
    /// fields, so that the form is to be shown again.
    Choice(String, Vec<Control>),
}

/// What a form says, by the names of its fields.
pub type Said = BTreeMap<String, String>;

/// The records of a game, as forms.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordForms {
    entries: Vec<Entry>,
    kinds: Kinds,
}

impl RecordForms {
    /// The records that a reader found in these files. Faulty files, and what the reader did not list, are left out.
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

    /// The stable words that the selects of all forms offer, in alphabetical order.
    pub fn offered_words(&self) -> BTreeSet<Box<str>> {
        let mut words = BTreeSet::new();
        for fields in self.kinds.values() {
            for field in fields.named.iter().filter(|field| !FIXED.contains(&&*field.name)) {
                field.shape.add_offered(&mut words);
            }
        }
        words
    }

    /// The name of the record with this stable name, if there is one that has a name.
    pub fn name_of(&self, id: &str) -> Option<&Arc<Names>> {
        let mut named = self.entries.iter().filter(|entry| *entry.record.id == *id);
        named.find_map(|entry| entry.record.name.as_ref())
    }

    /// Every record, by file and in the order of the file.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The record that a path leads to.
    pub fn find(&self, path: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.path == path)
    }

    /// The record that a change is about, and the field.
    pub fn of_path<'p>(&self, path: &'p str) -> Option<(&Entry, &'p str)> {
        let (record, field) = path.rsplit_once('.')?;
        Some((self.find(record)?, field))
    }

    /// How a record stands once something is changed: fields of it that are named as [`RecordForms::change`] names them.
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

    /// What must be changed in a record so that it stands so.
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

    /// What is changed in fields of records, so that they stand as on another desk; nothing where that has other
    /// records.
    pub fn change_to(&self, other: &Self) -> Option<ContentPatch> {
        let all = self.entries.iter().try_fold(ContentPatch::default(), |all, entry| {
            Some(all.and(&self.change(entry, &other.find(&entry.path)?.fields)))
        });
        all.filter(|_| self.entries.len() == other.entries.len())
    }

    /// The shape of a record that stands so.
    fn shape(&self, kind: &str, fields: &Table) -> Look {
        let own = Look::of_table(fields);
        match self.kinds.get(kind) {
            Some(fields) => Look::declared_table(fields).and(own),
            None => own,
        }
    }

    /// A declared field by its path, and its place among those beside it.
    fn declared(&self, kind: &str, path: &str) -> Option<(usize, &Shape)> {
        constraints::find(self.kinds.get(kind)?, &pattern(path))
    }

    /// What is to be filled in for a record that stands so.
    pub fn controls(&self, entry: &Entry, fields: &Table) -> Vec<Control> {
        let kind = entry.record.kind;
        let Look::Table(parts) = self.shape(kind, fields) else { return Vec::new() };
        let mut controls = self.group(kind, "", &parts, fields);
        controls.retain(|control| !FIXED.contains(&&*control.label));
        controls
    }

    /// The controls of several fields: first what counts, then texts in all languages.
    fn group(
        &self,
        kind: &str,
        path: &str,
        parts: &BTreeMap<String, (Look, bool)>,
        fields: &Table,
    ) -> Vec<Control> {
        let mut order: Vec<(bool, usize, &String)> = Vec::new();
        for (key, (shape, _)) in parts {
            let is_told =
                matches!(shape, Look::Table(parts) if parts.contains_key("en") && parts.contains_key("hu"));
            let field = within(path, key);
            let place = self.declared(kind, &field).map_or(usize::MAX, |(place, _)| place);
            order.push((is_told, place, key));
        }
        order.sort();
        let control =
            |key: &String| self.control(kind, &within(path, key), key, &parts[key].0, fields.get(key));
        order.into_iter().map(|(_, _, key)| control(key)).collect()
    }

    fn control(&self, kind: &str, path: &str, label: &str, shape: &Look, value: Option<&Value>) -> Control {
        let wanted =
            self.declared(kind, path).map(|(_, shape)| FieldConstraints::of(shape)).unwrap_or_default();
        let (prefix, sort) = match (shape, value) {
            (Look::Flag, None | Some(Value::Boolean(_))) => {
                ("f.", Sort::Flag(value.and_then(Value::as_bool)))
            }
            (Look::Number | Look::Text | Look::Mixed, value) if value.is_none_or(is_plain) => {
                let text = value.map(plain).unwrap_or_default();
                let long = text.contains('\n') || text.chars().nth(LONG).is_some();
                ("f.", if long { Sort::Text(text) } else { Sort::Line(text) })
            }
            (shape, None | Some(Value::Array(_))) if shape.is_lines() => match lines(value, "\n") {
                Some(text) => ("f.", Sort::Lines(text)),
                None => ("j.", Sort::Json(json(value))),
            },
            (Look::List(Some(inner)), None | Some(Value::Array(_))) => {
                let rows = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
                let part = |(place, row): (usize, &Value)| {
                    let (label, path) = ((place + 1).to_string(), format!("{path}.#{}", place + 1));
                    (label, path, row.clone())
                };
                let parts = rows.iter().enumerate().map(part);
                match &**inner {
                    Look::List(Some(of)) if !matches!(**of, Look::Text) && of.is_plain() => {
                        match rows.iter().map(|row| lines(Some(row), ", ")).collect::<Option<Vec<_>>>() {
                            Some(rows) if rows.iter().all(|row| !row.is_empty()) => {
                                ("f.", Sort::Grid(rows.join("\n")))
                            }
                            _ => ("j.", Sort::Json(json(value))),
                        }
                    }
                    // Grids, each by itself.
                    Look::List(Some(of)) if matches!(&**of, Look::List(_)) && of.is_lines() => {
                        let grid = |(label, path, row): (String, String, Value)| {
                            self.control(kind, &path, &label, inner, Some(&row))
                        };
                        ("n.", Sort::Rows(parts.map(grid).collect()))
                    }
                    inner if inner.is_lines() => {
                        let rows: Option<Vec<Control>> = parts
                            .map(|(label, path, row)| {
                                let sort = Sort::Line(lines(Some(&row), ", ")?);
                                Some(Control {
                                    name: format!("f.{path}"),
                                    label,
                                    sort,
                                    wanted: wanted.clone(),
                                })
                            })
                            .collect();
                        match rows {
                            Some(rows) => ("n.", Sort::Rows(rows)),
                            None => ("j.", Sort::Json(json(value))),
                        }
                    }
                    inner @ (Look::Table(_) | Look::Choice(_))
                        if rows.iter().all(|row| row.is_table() || matches!(inner, Look::Choice(_))) =>
                    {
                        let row = |(label, path, row): (String, String, Value)| {
                            self.control(kind, &path, &label, inner, Some(&row))
                        };
                        ("n.", Sort::Rows(parts.map(row).collect()))
                    }
                    _ => ("j.", Sort::Json(json(value))),
                }
            }
            (Look::Choice(all), None) => return self.choice(kind, path, label, (all, None), None),
            (Look::Choice(all), Some(value)) => match Named::of(all, value) {
                Some((named, inner)) => {
                    return self.choice(kind, path, label, (all, Some(named)), inner);
                }
                None => ("j.", Sort::Json(json(Some(value)))),
            },
            (Look::Table(parts), None | Some(Value::Table(_))) => {
                let empty = Table::new();
                let fields = value.and_then(Value::as_table).unwrap_or(&empty);
                ("g.", Sort::Group(self.group(kind, path, parts, fields)))
            }
            _ => ("j.", Sort::Json(json(value))),
        };
        Control { name: format!("{prefix}{path}"), label: label.to_owned(), sort, wanted }
    }

    /// The control of one of several things: the names of all, and the fields of the one that is chosen.
    fn choice(
        &self,
        kind: &str,
        path: &str,
        label: &str,
        (all, named): (&[Named], Option<&Named>),
        inner: Option<&Value>,
    ) -> Control {
        let holds = named.and_then(|named| Some((named, named.look()?)));
        let parts = match holds {
            Some((Named { name, holds }, look)) => {
                let at = if matches!(holds, Holds::Bare(_)) { path.to_owned() } else { within(path, name) };
                // With what its type does not have, which is told then.
                let look = inner.map_or_else(|| look.clone(), |inner| look.clone().and(Look::of(inner)));
                match self.control(kind, &at, name, &look, inner) {
                    // Its fields need no box of their own.
                    Control { sort: Sort::Group(parts), .. } => parts,
                    control => vec![control],
                }
            }
            None => Vec::new(),
        };
        Control {
            name: format!("k.{path}"),
            label: label.to_owned(),
            sort: Sort::Choice(named.map(|named| named.name.to_string()).unwrap_or_default(), parts),
            wanted: FieldConstraints::Word(all.iter().map(|named| named.name.clone()).collect()),
        }
    }

    /// How a record stands that stood so before a form was filled in, and whether the form asked for more parts of a
    /// list than it had: then it is to be shown again before anything is done.
    pub fn read(&self, entry: &Entry, before: &Table, said: &Said) -> (Table, bool) {
        let Look::Table(parts) = self.shape(entry.record.kind, before) else {
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

/// Reads a form.
struct Reading<'a> {
    said: &'a Said,
    grown: bool,
}

impl Reading<'_> {
    fn table(&mut self, path: &str, parts: &BTreeMap<String, (Look, bool)>, before: Option<&Table>) -> Table {
        let mut table = Table::new();
        for (key, (shape, always)) in parts {
            let before = before.and_then(|before| before.get(key));
            if let Some(value) = self.value(&within(path, key), shape, *always, before) {
                table.insert(key.clone(), value);
            }
        }
        table
    }

    /// The value of a field: as it was where the form does not speak of it, and nothing where it was left empty.
    fn value(&mut self, path: &str, shape: &Look, always: bool, before: Option<&Value>) -> Option<Value> {
        // A list stays empty where it was, or where every record has one.
        let list = |values: Vec<Value>| {
            let was_empty = before.and_then(Value::as_array).is_some_and(Vec::is_empty);
            (!values.is_empty() || always || was_empty).then_some(Value::Array(values))
        };
        if let Some(text) = self.said.get(&format!("j.{path}")) {
            let text = text.trim();
            let read = || serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()));
            return (!text.is_empty()).then(read);
        }
        let said = self.said.get(&format!("f.{path}")).map(|text| text.replace("\r\n", "\n"));
        match shape {
            Look::Table(parts) => {
                let inner = format!("{path}.");
                let of_it = |name: &String| name.get(2..).is_some_and(|name| name.starts_with(&inner));
                let mut spoken = self.said.iter().filter(|(name, _)| of_it(name)).peekable();
                if spoken.peek().is_none() {
                    return before.cloned();
                }
                let is_blank = |(name, text): (&String, &String)| {
                    text.trim().is_empty() || name.starts_with("n.") && text.trim() == "0"
                };
                if !always && spoken.all(is_blank) {
                    return None;
                }
                let table = self.table(path, parts, before.and_then(Value::as_table));
                Some(Value::Table(table))
            }
            Look::Choice(all) => self.choice(path, all, before),
            Look::List(Some(inner)) if self.said.contains_key(&format!("n.{path}")) => {
                self.rows(path, inner, before).map_or_else(|| before.cloned(), list)
            }
            _ => {
                let Some(text) = said else { return before.cloned() };
                match shape {
                    Look::Flag => match text.trim() {
                        "" => None,
                        "true" => Some(Value::Boolean(true)),
                        "false" => Some(Value::Boolean(false)),
                        other => Some(Value::String(other.to_owned())),
                    },
                    Look::Text if text.contains('\n') => Some(Value::String(text)),
                    // A text that every record has is empty, and not absent.
                    Look::Text => {
                        let text =
                            if before.and_then(Value::as_str) == Some(&*text) { &text } else { text.trim() };
                        (!text.is_empty() || always).then(|| Value::String(text.to_owned()))
                    }
                    Look::List(inner) => {
                        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
                        let plain = Look::Mixed;
                        list(match inner.as_deref() {
                            Some(Look::List(inner)) => {
                                let inner = inner.as_deref().unwrap_or(&plain);
                                lines.map(|line| parts_of(line, inner)).collect()
                            }
                            inner => lines.map(|line| single(line, inner.unwrap_or(&plain))).collect(),
                        })
                    }
                    shape => (!text.trim().is_empty()).then(|| single(text.trim(), shape)),
                }
            }
        }
    }

    /// Whether the form says anything of a field or of what is in it.
    fn speaks_of(&self, path: &str) -> bool {
        self.said.keys().any(|name| {
            name.get(2..)
                .and_then(|name| name.strip_prefix(path))
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    }

    /// One of several things: as it was where the form does not speak of it.
    fn choice(&mut self, path: &str, all: &[Named], before: Option<&Value>) -> Option<Value> {
        let Some(name) = self.said.get(&format!("k.{path}")) else { return before.cloned() };
        let name = name.trim();
        if name.is_empty() {
            return None;
        }
        let Some(named) = all.iter().find(|named| *named.name == *name) else {
            return Some(Value::String(name.to_owned()));
        };
        let Some(look) = named.look() else { return Some(named.blank()) };
        let before = before.and_then(|value| Named::of(all, value));
        let at = |named: &Named| match named.holds {
            Holds::Bare(_) => path.to_owned(),
            _ => within(path, &named.name),
        };
        let spoken = |named: &&Named| match named.holds {
            Holds::Bare(_) => self.said.keys().any(|name| {
                name.get(2..)
                    .and_then(|name| name.strip_prefix(path))
                    .is_some_and(|rest| rest.starts_with('.'))
            }),
            _ => self.speaks_of(&at(named)),
        };
        // What was filled in for another name stays where both hold the same.
        let is_same = |one: &&Named| !look.is_plain() && one.look() == Some(look);
        let filled = if spoken(&named) { Some(named) } else { all.iter().filter(is_same).find(spoken) };
        let Some(filled) = filled else {
            self.grown = true;
            return Some(named.blank());
        };
        let inner = before.filter(|(one, _)| one.name == filled.name).and_then(|(_, inner)| inner);
        let look = inner.map_or_else(|| look.clone(), |inner| look.clone().and(Look::of(inner)));
        let inner = self.value(&at(filled), &look, true, inner);
        Some(named.with(inner.unwrap_or_else(|| Value::String(String::new()))))
    }

    /// The parts of a list that are filled in one by one; nothing where their number makes no sense.
    fn rows(&mut self, path: &str, inner: &Look, before: Option<&Value>) -> Option<Vec<Value>> {
        let count: usize = self.said.get(&format!("n.{path}"))?.trim().parse().ok()?;
        let before = before.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let mut rows: Vec<Value> = Vec::new();
        for place in 0..count.min(MOST_ROWS) {
            let path = format!("{path}.#{}", place + 1);
            if !self.speaks_of(&path) {
                // One more is like the last one, which is easier to change than to fill in.
                self.grown = true;
                let empty = || match inner {
                    Look::Table(_) => Value::Table(Table::new()),
                    Look::Choice(_) => inner.blank(),
                    _ => Value::Array(Vec::new()),
                };
                rows.push(rows.last().or(before.last()).cloned().unwrap_or_else(empty));
                continue;
            }
            rows.push(match inner {
                Look::List(of) if of.as_deref().is_none_or(Look::is_plain) => {
                    let text = self.said.get(&format!("f.{path}")).map_or("", String::as_str);
                    parts_of(text, of.as_deref().unwrap_or(&Look::Mixed))
                }
                // Without a name there is nothing, so that the part is taken out.
                Look::Choice(_) => match self.value(&path, inner, true, before.get(place)) {
                    Some(value) => value,
                    None => continue,
                },
                inner => {
                    self.value(&path, inner, true, before.get(place)).unwrap_or(Value::Table(Table::new()))
                }
            });
        }
        Some(rows)
    }
}

/// The path of a field within another.
fn within(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// A path without the numbers of parts of lists.
fn pattern(path: &str) -> String {
    path.split('.').filter(|step| !step.starts_with('#')).collect::<Vec<_>>().join(".")
}

/// What stands in a line, with commas between its parts.
fn parts_of(line: &str, shape: &Look) -> Value {
    let parts = line.split(',').map(str::trim).filter(|part| !part.is_empty());
    Value::Array(parts.map(|part| single(part, shape)).collect())
}

/// A single thing as it was typed: a number where numbers are expected and it is one.
fn single(text: &str, shape: &Look) -> Value {
    let number = || {
        let whole = text.parse::<i64>().ok().map(Value::Integer);
        // A whole number that is too large stays as it was typed.
        let is_decimal = text.contains(['.', 'e', 'E']);
        whole.or_else(|| {
            text.parse::<f64>().ok().filter(|number| is_decimal && number.is_finite()).map(Value::Float)
        })
    };
    let number = if matches!(shape, Look::Number | Look::Mixed) { number() } else { None };
    number.unwrap_or_else(|| Value::String(text.to_owned()))
}

fn is_plain(value: &Value) -> bool {
    matches!(value, Value::String(_) | Value::Integer(_) | Value::Float(_))
}

/// A single thing as it is typed.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}

/// The parts of a list with something between them; nothing where they could not be told apart again.
fn lines(value: Option<&Value>, between: &str) -> Option<String> {
    let values = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let line = |value: &Value| {
        let text = is_plain(value).then(|| plain(value))?;
        let fits = !text.trim().is_empty() && text.trim() == text && !text.contains('\n');
        // A text that looks like a number would come back as one.
        let stays = value.is_str() == text.parse::<f64>().is_err();
        (fits && stays && (between == "\n" || !text.contains(','))).then_some(text)
    };
    Some(values.iter().map(line).collect::<Option<Vec<_>>>()?.join(between))
}

/// A value as JSON, and a word as it is; nothing for none.
fn json(value: Option<&Value>) -> String {
    if let Some(Value::String(word)) = value
        && !word.is_empty()
        && word.trim() == word
        && serde_json::from_str::<serde_json::Value>(word).is_err()
    {
        return word.clone();
    }
    value.map(|value| serde_json::to_string(value).unwrap_or_default()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use schemars::JsonSchema;
    use serde::Deserialize;
    use tabletop::Names;

    use super::*;
    use crate::{Declared, Provenance, declared_order};

    #[derive(Deserialize, JsonSchema)]
    #[schemars(transform = declared_order::<Self>)]
    #[expect(dead_code, reason = "only the schema is used")]
    struct Card {
        id: String,
        points: i8,
        cost: Option<Cost>,
        track: Vec<Vec<String>>,
        borders: Vec<String>,
        open: Option<bool>,
        text: Option<String>,
        deed: Option<Vec<Deed>>,
        zone: Vec<Zone>,
        name: Option<Arc<Names>>,
        provenance: Provenance,
    }

    #[derive(Deserialize, JsonSchema)]
    #[expect(dead_code, reason = "only the schema is used")]
    struct Cost {
        #[schemars(range(min = 0, max = 9))]
        berry: u8,
    }

    #[derive(Deserialize, JsonSchema)]
    #[schemars(transform = declared_order::<Self>)]
    #[expect(dead_code, reason = "only the schema is used")]
    struct Zone {
        #[schemars(extend("enum" = ["flags", "grass"]))]
        ground: String,
        polygon: Vec<(i16, i16)>,
        props: Vec<(String, i16, i16)>,
    }

    #[derive(Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only the schema is used")]
    enum Deed {
        /// Once.
        Played(Act),
        /// Every time.
        Production(Act),
        /// Never.
        Nothing,
    }

    #[derive(Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only the schema is used")]
    enum Act {
        /// Some.
        Draw(u8),
        /// Several fields.
        Pay(Pay),
        /// A word.
        Rest,
    }

    #[derive(Deserialize, JsonSchema)]
    #[schemars(transform = declared_order::<Self>)]
    #[expect(dead_code, reason = "only the schema is used")]
    struct Pay {
        gain: Vec<String>,
        #[schemars(range(min = 0, max = 9))]
        most: u8,
        may: Option<bool>,
    }

    impl Declared for Card {
        const KIND: &'static str = "card";
    }

    const FILE: &str = r#"
[[card]]
id = "bard"
provenance = "rulebook"
points = 0
cost = { berry = 3 }
track = [["deploy 1"], [], ["mutation", "nemesis"]]
borders = ["ab", "cd"]
zone = [{ ground = "flags", polygon = [[0, 0], [62, 5]], props = [["tree", 1, 2]] }]
[card.name]
en = "Bard"
pl = "Bard"
hu = "Bárd"

[[card]]
id = "fool"
provenance = "rulebook"
points = -2
open = true
deed = [{ played = { draw = 2 } }, { production = { pay = { gain = ["berry 1"], most = 3 } } }, { played = "rest" }, "nothing"]
track = []
borders = []
text = "one\ntwo"
zone = []
"#;

    fn schemas() -> [FileSchema; 1] {
        [FileSchema::new("cards.toml").many::<Card>()]
    }

    fn desk() -> RecordForms {
        let record = |id: &str| Record {
            file: "cards.toml",
            kind: "card",
            id: id.into(),
            name: None,
            provenance: Provenance::Rulebook,
        };
        RecordForms::new([("cards.toml", FILE)], &[record("bard"), record("fool")], &schemas())
    }

    /// What a browser sends of a form that nobody has changed.
    fn sent(controls: &[Control], said: &mut Said) {
        for Control { name, sort, .. } in controls {
            let text = match sort {
                Sort::Choice(name, controls) => {
                    sent(controls, said);
                    name.clone()
                }
                Sort::Flag(flag) => flag.map(|flag| flag.to_string()).unwrap_or_default(),
                Sort::Line(text) | Sort::Json(text) => text.clone(),
                Sort::Text(text) | Sort::Lines(text) | Sort::Grid(text) => text.replace('\n', "\r\n"),
                Sort::Group(controls) => {
                    sent(controls, said);
                    continue;
                }
                Sort::Rows(rows) => {
                    sent(rows, said);
                    rows.len().to_string()
                }
            };
            said.insert(name.clone(), text);
        }
    }

    fn form(desk: &RecordForms, path: &str) -> (Entry, Said) {
        let entry = desk.find(path).unwrap().clone();
        let mut said = Said::new();
        sent(&desk.controls(&entry, &entry.fields), &mut said);
        (entry, said)
    }

    #[test]
    fn what_nobody_changed_comes_back_as_it_was() {
        let desk = desk();
        assert_eq!(desk.entries().len(), 2);
        for path in ["card.bard", "card.fool"] {
            let (entry, said) = form(&desk, path);
            assert_eq!(desk.read(&entry, &entry.fields, &said), (entry.fields.clone(), false), "{said:?}");
            assert!(desk.change(&entry, &entry.fields).is_empty());
            // Whoever says nothing changes nothing.
            assert_eq!(desk.read(&entry, &entry.fields, &Said::new()).0, entry.fields);
        }
    }

    #[test]
    fn what_is_typed_becomes_a_change() {
        let desk = desk();
        let (entry, mut said) = form(&desk, "card.bard");
        for (name, value) in [
            ("f.points", " 4 "),
            ("f.cost.berry", "two"),
            ("f.track.#2", "peculiar,  deploy 2"),
            ("f.borders", "ab\r\n\r\n bc \r\n"),
            ("f.zone.#1.polygon", "1, 2\r\n3,4.5"),
            ("f.open", "false"),
        ] {
            assert!(said.insert(name.to_owned(), value.to_owned()).is_some(), "{name}: {said:?}");
        }
        let (now, grown) = desk.read(&entry, &entry.fields, &said);
        let change = desk.change(&entry, &now);
        let told: Vec<String> =
            change.changes.iter().map(|(path, value)| format!("{path} = {value}")).collect();
        assert_eq!(
            told,
            [
                "card.bard.borders = [\"ab\", \"bc\"]",
                "card.bard.cost = { berry = \"two\" }",
                "card.bard.open = false",
                "card.bard.points = 4",
                "card.bard.track = [[\"deploy 1\"], [\"peculiar\", \"deploy 2\"], [\"mutation\", \"nemesis\"]]",
                "card.bard.zone = [{ ground = \"flags\", polygon = [[1, 2], [3, 4.5]], props = [[\"tree\", 1, 2]] }]",
            ]
        );
        assert!(!grown && change.gone.is_empty());
        assert_eq!(desk.changed(&entry, &change), now);
    }

    #[test]
    fn what_is_left_empty_is_taken_out() {
        let desk = desk();
        let (entry, mut said) = form(&desk, "card.fool");
        said.insert("f.open".to_owned(), String::new());
        said.insert("f.text".to_owned(), String::new());
        let (now, _) = desk.read(&entry, &entry.fields, &said);
        let change = desk.change(&entry, &now);
        let gone: Vec<&str> = change.gone.iter().map(String::as_str).collect();
        assert_eq!((gone, change.changes.len()), (vec!["card.fool.open", "card.fool.text"], 0));
        assert_eq!(desk.changed(&entry, &change), now);
    }

    #[test]
    fn lists_grow_and_shrink() {
        let desk = desk();
        let (entry, mut said) = form(&desk, "card.bard");
        said.insert("n.track".to_owned(), "5".to_owned());
        said.insert("n.zone".to_owned(), "0".to_owned());
        let (now, grown) = desk.read(&entry, &entry.fields, &said);
        assert!(grown);
        assert_eq!(now["track"].as_array().unwrap().len(), 5);
        assert_eq!(now["zone"].as_array().unwrap().len(), 0);
        // Numbers that make no sense leave a list alone, and none is endless.
        for (count, rows) in
            [("many", 3), ("-1", 3), ("", 3), ("99999999999999999999", 3), ("4000000000", 200)]
        {
            said.insert("n.track".to_owned(), count.to_owned());
            let (now, _) = desk.read(&entry, &entry.fields, &said);
            assert_eq!(now["track"].as_array().unwrap().len(), rows, "{count}");
        }
    }

    /// A form of the fool with these changes: its deeds, and whether the form is to be shown again.
    fn deeds(changes: &[(&str, &str)]) -> (String, bool) {
        let desk = desk();
        let (entry, mut said) = form(&desk, "card.fool");
        said.extend(changes.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())));
        let (now, grown) = desk.read(&entry, &entry.fields, &said);
        (now.get("deed").map(ToString::to_string).unwrap_or_default(), grown)
    }

    #[test]
    fn one_of_several_things_is_chosen_by_its_name() {
        let desk = desk();
        let (_, said) = form(&desk, "card.fool");
        for (name, value) in [
            ("n.deed", "4"),
            ("k.deed.#1", "played"),
            ("k.deed.#1.played", "draw"),
            ("f.deed.#1.played.draw", "2"),
            ("k.deed.#2.production", "pay"),
            ("f.deed.#2.production.pay.gain", "berry 1"),
            ("f.deed.#2.production.pay.most", "3"),
            ("f.deed.#2.production.pay.may", ""),
            ("k.deed.#3.played", "rest"),
            ("k.deed.#4", "nothing"),
        ] {
            assert_eq!(said.get(name).map(String::as_str), Some(value), "{name}: {said:?}");
        }
        let rest = "{ production = { pay = { gain = [\"berry 1\"], most = 3 } } }, { played = \"rest\" }, \"nothing\"]";
        // A name with nothing under it needs no more fields.
        assert_eq!(
            deeds(&[("k.deed.#1.played", "rest")]),
            (format!("[{{ played = \"rest\" }}, {rest}"), false)
        );
        assert_eq!(deeds(&[("k.deed.#1", "nothing")]), (format!("[\"nothing\", {rest}"), false));
        // What was filled in stays where another name holds the same.
        let kept = format!("[{{ production = {{ draw = 5 }} }}, {rest}");
        assert_eq!(deeds(&[("k.deed.#1", "production"), ("f.deed.#1.played.draw", "5")]), (kept, false));
        // Other fields are asked for, so that the form is shown again.
        let asked = format!("[{{ played = {{ pay = {{ gain = [], most = 1 }} }} }}, {rest}");
        assert_eq!(deeds(&[("k.deed.#1.played", "pay")]), (asked, true));
        // Nothing takes a part out; a name that there is not is kept for the checker.
        assert_eq!(deeds(&[("k.deed.#1", "")]), (format!("[{rest}"), false));
        assert!(deeds(&[("k.deed.#4", "sing")]).0.contains("\"sing\""));
        assert_eq!(deeds(&[("n.deed", "0")]), (String::new(), false));
    }

    #[test]
    fn a_choice_that_fits_nothing_is_shown_as_it_is() {
        let desk = desk();
        let entry = desk.find("card.fool").unwrap();
        let mut fields = entry.fields.clone();
        let strange = toml::from_str::<Table>("deed = [{ played = { draw = 1 }, visit = 2 }]").unwrap();
        fields.insert("deed".to_owned(), strange["deed"].clone());
        let mut said = Said::new();
        sent(&desk.controls(entry, &fields), &mut said);
        assert!(said.contains_key("j.deed.#1"), "{said:?}");
        assert_eq!(desk.read(entry, &fields, &said), (fields, false));
    }

    #[test]
    fn what_a_record_is_called_by_is_left_alone() {
        let desk = desk();
        let (entry, mut said) = form(&desk, "card.bard");
        assert!(!said.contains_key("f.id") && !said.contains_key("f.provenance"));
        for name in ["f.id", "f.provenance", "f.known", "f.nothing", "j.id", "f.", "f", "žf."] {
            said.insert(name.to_owned(), "x".to_owned());
        }
        assert_eq!(desk.read(&entry, &entry.fields, &said).0, entry.fields);
    }

    #[test]
    fn changes_of_any_path_are_found_again() {
        let desk = desk();
        let other = FILE.replace("points = -2", "points = 7");
        let records: Vec<Record> = desk.entries.iter().map(|entry| entry.record.clone()).collect();
        let other = RecordForms::new([("cards.toml", &*other)], &records, &schemas());
        let change = desk.change_to(&other).unwrap();
        assert_eq!(change.changes, BTreeMap::from([("card.fool.points".to_owned(), Value::Integer(7))]));
        assert_eq!(
            desk.of_path("card.fool.points").map(|(entry, field)| (&*entry.path, field)),
            Some(("card.fool", "points"))
        );
        let fewer = RecordForms::new([("cards.toml", FILE)], &records[..1], &schemas());
        assert_eq!(desk.change_to(&fewer), None);
    }

    #[test]
    fn a_form_is_made_of_what_the_type_declares() {
        let desk = desk();
        let entry = desk.find("card.fool").unwrap();
        let controls = desk.controls(entry, &entry.fields);
        // In the order of the declaration, texts in all languages last, and fields that the record does not have too.
        let labels: Vec<&str> = controls.iter().map(|control| &*control.label).collect();
        assert_eq!(labels, ["points", "cost", "track", "borders", "open", "text", "deed", "zone", "name"]);
        assert_eq!(controls[0].wanted, FieldConstraints::Number("-128".into(), "127".into()));
        let Sort::Group(cost) = &controls[1].sort else { panic!("{:?}", controls[1]) };
        assert_eq!(cost[0].wanted, FieldConstraints::Number("0".into(), "9".into()));

        let entry = desk.find("card.bard").unwrap();
        let controls = desk.controls(entry, &entry.fields);
        let Sort::Rows(zones) = &controls[7].sort else { panic!("{:?}", controls[7]) };
        let Sort::Group(zone) = &zones[0].sort else { panic!("{:?}", zones[0]) };
        assert_eq!(zone[0].wanted, FieldConstraints::Word(vec!["flags".into(), "grass".into()]));
    }
}
