//! Takes the fields of a record one by one, and notes what is wrong with them.
//!
//! Written by hand rather than derived, so that one reading of a pack tells everything that is
//! wrong with it: a derived reader stops at the first fault of a record.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::Arc;

use tabletop::Names;
use toml::{Table, Value};

pub use crate::FaultCollector;
pub use crate::check::{excerpt, is_id, shown};
pub use crate::reader::File;
use crate::{FieldConstraints, Provenance, Record};

/// The most characters of a line of text.
const LONGEST_LINE: usize = 400;

/// A vocabulary longer than this is not recited in a fault.
const MOST_WORDS: usize = 16;

/// Takes all `[[key]]` tables of a file, and notes every other key as unknown.
pub struct Lists<'s> {
    /// Where faults are noted.
    pub sheet: &'s mut FaultCollector,
    /// The name of the file.
    pub file: &'static str,
    table: Table,
}

impl<'s> Lists<'s> {
    /// Starts taking.
    pub fn new(sheet: &'s mut FaultCollector, (file, table): File) -> Self {
        Self { sheet, file, table }
    }

    /// The tables under a key, of which there must be some.
    pub fn take(&mut self, key: &str) -> Vec<Table> {
        let what = match self.table.remove(key) {
            None => format!("there is no [[{key}]]"),
            Some(Value::Array(values)) if values.is_empty() => format!("there is no [[{key}]]"),
            Some(Value::Array(values)) if values.iter().all(Value::is_table) => {
                let table = |value| if let Value::Table(table) = value { Some(table) } else { None };
                return values.into_iter().filter_map(table).collect();
            }
            Some(value) => format!("`{key}` is {}, but must be [[{key}]] tables", shown(&value)),
        };
        self.sheet.fault(self.file, "", what);
        Vec::new()
    }

    /// The single table under a key.
    pub fn take_one(&mut self, key: &'static str) -> Option<Fields<'_>> {
        let what = match self.table.remove(key) {
            Some(Value::Table(table)) => {
                return Some(Fields::new(self.sheet, self.file, key.to_owned(), table));
            }
            None => format!("there is no [{key}]"),
            Some(value) => format!("`{key}` is {}, but must be a [{key}] table", shown(&value)),
        };
        self.sheet.fault(self.file, "", what);
        None
    }

    /// Notes what was not taken.
    pub fn finish(self) {
        for key in self.table.keys() {
            self.sheet.fault(self.file, "", format!("unknown key `{}`", excerpt(key)));
        }
    }
}

/// The fields of one record that have not been taken yet.
pub struct Fields<'s> {
    sheet: &'s mut FaultCollector,
    file: &'static str,
    record: String,
    /// What stands before a field's name in a fault: `trap.` inside a trap.
    path: String,
    table: Table,
}

impl<'s> Fields<'s> {
    /// The fields of a record that is called `record` in faults.
    pub fn new(sheet: &'s mut FaultCollector, file: &'static str, record: String, table: Table) -> Self {
        Self { sheet, file, record, path: String::new(), table }
    }

    /// The fields of a record that is called by its kind and stable name in faults, or by its
    /// place in the file where it has no proper name.
    pub fn named(
        sheet: &'s mut FaultCollector,
        file: &'static str,
        kind: &str,
        key: &str,
        index: usize,
        table: Table,
    ) -> Self {
        let record = match table.get(key) {
            Some(Value::String(id)) if is_id(id) => format!("{kind} {id}"),
            _ => format!("{kind} {}", index + 1),
        };
        Self::new(sheet, file, record, table)
    }

    /// Notes a fault of this record.
    pub fn fault(&mut self, what: impl Into<Box<str>>) {
        self.sheet.fault(self.file, &self.record, what);
    }

    /// How many faults there are so far, in the whole pack.
    pub fn faults(&self) -> usize {
        self.sheet.faults.len()
    }

    /// A field that need not be there. A faulty one is none either: its fault refuses the pack.
    pub fn or_none<T>(&mut self, key: &str, read: impl Fn(&mut Self, &str) -> Option<T>) -> Option<T> {
        if self.has(key) { read(self, key) } else { None }
    }

    /// Whether a field is there.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// How a field is called in a fault.
    pub fn called(&self, key: &str) -> String {
        format!("{}{key}", self.path)
    }

    /// Notes that a field holds a wrong value.
    pub fn wrong(&mut self, key: &str, value: &Value, wanted: &str) {
        self.fault(format!("`{}{key}` is {}, but must be {wanted}", self.path, shown(value)));
    }

    /// Notes what a field must hold, where that is noted.
    fn note(&mut self, key: &str, wanted: impl FnOnce() -> FieldConstraints) {
        if let Some(asked) = &mut self.sheet.asked {
            asked.note(&self.record, &self.path, key, wanted());
        }
    }

    /// Takes a field, whatever it holds.
    pub fn take(&mut self, key: &str) -> Option<Value> {
        self.note(key, FieldConstraints::default);
        let value = self.table.remove(key);
        if value.is_none() {
            self.fault(format!("`{}{key}` is missing", self.path));
        }
        value
    }

    /// A whole number within a range, or a given one where the field is absent.
    pub fn number_or(&mut self, key: &str, range: RangeInclusive<u8>, absent: u8) -> Option<u8> {
        if self.has(key) { self.number(key, range) } else { Some(absent) }
    }

    /// A whole number within a range.
    pub fn number<N: Copy + PartialOrd + TryFrom<i64> + Display>(
        &mut self,
        key: &str,
        range: RangeInclusive<N>,
    ) -> Option<N> {
        self.note(key, || {
            FieldConstraints::Number(range.start().to_string().into(), range.end().to_string().into())
        });
        let value = self.take(key)?;
        let number = value.as_integer().and_then(|number| N::try_from(number).ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            let (low, high) = range.into_inner();
            let wanted =
                if low == high { format!("{low}") } else { format!("a whole number from {low} to {high}") };
            self.wrong(key, &value, &wanted);
        }
        number
    }

    /// A stable name of the author's choosing.
    pub fn id(&mut self, key: &str) -> Option<Box<str>> {
        match self.take(key)? {
            Value::String(id) if is_id(&id) => Some(id.into()),
            value => {
                let wanted = "a stable name: at most 32 of a-z, 0-9, _ and -, a letter first";
                self.wrong(key, &value, wanted);
                None
            }
        }
    }

    /// A word of a fixed vocabulary.
    pub fn word<T: Copy>(&mut self, key: &str, vocabulary: &[(&str, T)]) -> Option<T> {
        self.note(key, || FieldConstraints::Word(vocabulary.iter().map(|&(word, _)| word.into()).collect()));
        let value = self.take(key)?;
        let known = |text: &str| vocabulary.iter().find(|(word, _)| *word == text);
        let found = value.as_str().and_then(known).map(|(_, meaning)| *meaning);
        if found.is_none() {
            let words: Vec<&str> = vocabulary.iter().map(|(word, _)| *word).collect();
            let wanted = match words.len() {
                1 => words[0].to_owned(),
                2..=MOST_WORDS => format!("one of {}", words.join(", ")),
                _ => "a name that the rules know".to_owned(),
            };
            self.wrong(key, &value, &wanted);
        }
        found
    }

    /// Yes or no.
    pub fn flag(&mut self, key: &str) -> Option<bool> {
        let value = self.take(key)?;
        let flag = value.as_bool();
        if flag.is_none() {
            self.wrong(key, &value, "true or false");
        }
        flag
    }

    /// Yes or no, or a given answer where the field is absent.
    pub fn flag_or(&mut self, key: &str, absent: bool) -> Option<bool> {
        if self.has(key) { self.flag(key) } else { Some(absent) }
    }

    /// A list.
    pub fn list(&mut self, key: &str) -> Option<Vec<Value>> {
        match self.take(key)? {
            Value::Array(values) => Some(values),
            value => {
                self.wrong(key, &value, "a list");
                None
            }
        }
    }

    /// A list of texts.
    pub fn words(&mut self, key: &str) -> Option<Vec<String>> {
        let values = self.list(key)?;
        let mut words = Vec::with_capacity(values.len());
        for value in values {
            match value {
                Value::String(word) => words.push(word),
                value => {
                    self.fault(format!("`{}{key}` holds {}, not a text", self.path, shown(&value)));
                    return None;
                }
            }
        }
        Some(words)
    }

    /// A list of texts of a fixed vocabulary, each at most as often as `most` says.
    pub fn set<T: Copy>(
        &mut self,
        key: &str,
        vocabulary: &[(&str, T)],
        most: impl Fn(&str) -> usize,
    ) -> Option<Vec<T>> {
        self.note(key, || FieldConstraints::Words(vocabulary.iter().map(|&(word, _)| word.into()).collect()));
        let words = self.words(key)?;
        let mut found = Vec::new();
        for (index, word) in words.iter().enumerate() {
            let Some((known, meaning)) = vocabulary.iter().find(|(known, _)| known == word) else {
                self.fault(format!("`{}{key}` holds `{}`, which is unknown", self.path, excerpt(word)));
                return None;
            };
            let earlier = words[..index].iter().filter(|other| *other == word).count();
            if earlier >= most(known) {
                self.fault(format!("`{}{key}` holds `{known}` too often", self.path));
                return None;
            }
            found.push(*meaning);
        }
        Some(found)
    }

    /// A table within this record.
    pub fn inner(&mut self, key: &str) -> Option<Fields<'_>> {
        match self.take(key)? {
            Value::Table(table) => {
                let path = format!("{}{key}.", self.path);
                Some(self.within(path, table))
            }
            value => {
                self.wrong(key, &value, "a table");
                None
            }
        }
    }

    /// A table within this record that is called a record of its own in faults.
    pub fn part(&mut self, part: &str, table: Table) -> Fields<'_> {
        let record = format!("{}, {part}", self.record);
        Fields { record, file: self.file, sheet: self.sheet, path: String::new(), table }
    }

    /// A table within this record, whose fields are called by a path in faults.
    pub fn within(&mut self, path: String, table: Table) -> Fields<'_> {
        Fields { record: self.record.clone(), file: self.file, sheet: self.sheet, path, table }
    }

    /// A text in every language.
    pub fn names(&mut self, key: &str) -> Option<Arc<Names>> {
        let mut names = self.inner(key)?;
        let [en, pl, hu] = ["en", "pl", "hu"].map(|language| names.line(language));
        names.close();
        Some(Arc::new(Names { en: en?, pl: pl?, hu: hu? }))
    }

    /// One line of text that says something.
    pub fn line(&mut self, key: &str) -> Option<Box<str>> {
        match self.take(key)? {
            Value::String(text) if text.trim().is_empty() => {
                self.fault(format!("`{}{key}` is empty", self.path));
                None
            }
            Value::String(text) if text.chars().any(char::is_control) => {
                self.fault(format!("`{}{key}` holds a line break or another control character", self.path));
                None
            }
            Value::String(text) if text.chars().nth(LONGEST_LINE).is_some() => {
                self.fault(format!("`{}{key}` is longer than {LONGEST_LINE} characters", self.path));
                None
            }
            Value::String(text) => Some(text.into()),
            value => {
                self.wrong(key, &value, "a text");
                None
            }
        }
    }

    /// Where the record comes from.
    pub fn provenance(&mut self) -> Option<Provenance> {
        let words = [("rulebook", 0), ("public", 1), ("reconstructed", 2)];
        let origin = self.word("provenance", &words);
        let source = if origin == Some(1) { self.line("source") } else { None };
        let known = if origin == Some(2) && self.has("known") { self.known() } else { Some(Vec::new()) };
        match origin? {
            0 => Some(Provenance::Rulebook),
            1 => Some(Provenance::Public(source?)),
            _ => Some(Provenance::Reconstructed(known?)),
        }
    }

    /// What is known of a reconstructed record, and from where.
    fn known(&mut self) -> Option<Vec<(Box<str>, Box<str>)>> {
        let mut known = self.inner("known")?;
        let keys: Vec<String> = known.table.keys().cloned().collect();
        let mut facts = Vec::new();
        for key in keys {
            let source = known.line(&key)?;
            if &*source != "rulebook" && source.strip_prefix("public: ").is_none_or(str::is_empty) {
                let what = format!("`known.{}` must be `rulebook` or `public: <title>`", excerpt(&key));
                known.fault(what);
                return None;
            }
            facts.push((key.into(), source));
        }
        Some(facts)
    }

    /// Notes every field that was not taken as unknown.
    pub fn close(self) {
        for key in self.table.keys() {
            let what = format!("unknown key `{}{}`", self.path, excerpt(key));
            self.sheet.fault(self.file, &self.record, what);
        }
    }

    /// Closes a record, and lists it.
    pub fn finish(
        self,
        kind: &'static str,
        id: &str,
        name: Option<&Arc<Names>>,
        provenance: Option<&Provenance>,
    ) {
        if let Some(provenance) = provenance {
            self.sheet.records.push(Record {
                file: self.file,
                kind,
                id: id.into(),
                name: name.cloned(),
                provenance: provenance.clone(),
            });
        }
        self.close();
    }
}
