//! Reads the records of a pack by their declared types, and collects every fault.
//!
//! A record is compared with the schema of its type first, which finds all faults of its fields; only a record
//! without faults becomes a value. Each game checks the conditions that involve several fields.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use serde::Deserialize;
use tabletop::Names;
use toml::{Table, Value};

use crate::check::{Check, Phrases, excerpt, is_id, shown};
use crate::shape::{Fields, Shape, declared_order};
use crate::{Declared, Fault, LARGEST_FILE, Pack, Phrase, Provenance, Record};

/// A parsed file and its name.
pub type File = (&'static str, Table);

/// Collects the faults and the records while a pack is read.
#[derive(Default)]
pub struct FaultCollector {
    /// All faults so far.
    pub faults: Vec<Fault>,
    /// All records read so far.
    pub records: Vec<Record>,
    phrases: Phrases,
}

/// The head of a pack, `pack.toml`.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Head {
    /// The stable name of the game.
    game: String,
    /// The version of the format of packs.
    #[schemars(range(min = 1, max = 1))]
    #[expect(dead_code, reason = "its range says it all")]
    version: u8,
    /// The name of the pack.
    name: Arc<Names>,
    /// The provenance of its description.
    #[expect(dead_code, reason = "the reader lists it")]
    provenance: Provenance,
}

impl Declared for Head {
    const KIND: &'static str = "pack";
}

impl FaultCollector {
    /// Adds a fault.
    pub fn fault(&mut self, file: &str, record: &str, what: impl Into<Box<str>>) {
        self.faults.push(Fault { file: file.into(), record: record.into(), what: what.into() });
    }

    /// Adds the format of this type of phrase. Texts that it cannot parse are faults.
    pub fn understand<P: Phrase + FromStr>(&mut self) {
        self.understand_as(P::FORMAT, |text| text.parse::<P>().is_ok());
    }

    /// Adds a format and the texts that the game allows in it. Other texts are faults.
    pub fn understand_as(&mut self, format: &'static str, allows: impl Fn(&str) -> bool + 'static) {
        self.phrases.insert(format, Box::new(move |text| allows(text).then_some(text.into())));
    }

    /// Adds a format, and how the types of its records read its texts. Texts for which `read` returns `None` are
    /// faults.
    pub fn understand_names(
        &mut self,
        format: &'static str,
        read: impl Fn(&str) -> Option<Cow<'_, str>> + 'static,
    ) {
        self.phrases.insert(format, Box::new(read));
    }

    /// Adds a fault for every file that is not among the names of a pack.
    pub fn refuse_others(&mut self, files: &BTreeMap<String, String>, names: &[&str]) {
        for file in files.keys().filter(|file| !names.contains(&file.as_str())) {
            self.fault(&excerpt(file), "", "a pack has no such file");
        }
    }

    /// Parses a file; a missing, oversized or invalid one is a fault.
    pub fn open(&mut self, files: &BTreeMap<String, String>, file: &'static str) -> Option<File> {
        let Some(text) = files.get(file) else {
            self.fault(file, "", "the file is missing");
            return None;
        };
        if text.len() > LARGEST_FILE {
            self.fault(file, "", format!("the file is larger than {} KiB", LARGEST_FILE / 1024));
            return None;
        }
        match text.parse() {
            Ok(table) => Some((file, table)),
            Err(error) => {
                let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or("");
                let line = before.matches('\n').count() + 1;
                self.fault(file, "", format!("line {line}: {}", excerpt(error.message())));
                None
            }
        }
    }

    /// The name of a pack of a game, from `pack.toml`.
    pub fn name(&mut self, game: &str, file: File) -> Option<Box<str>> {
        self.whole(file, "pack", "pack", |checks, Head { game: of, name, .. }| {
            if of != game {
                checks.fault(format!("`game` is `{}`, but must be {game}", excerpt(&of)));
            }
            Some(name.en.clone())
        })
    }

    /// Reads a file that is one record, which has the name `record` in faults and `id` in lists.
    pub fn whole<R: Declared, T>(
        &mut self,
        (file, table): File,
        record: &str,
        id: &str,
        mut read: impl FnMut(&mut Checks<'_>, R) -> Option<T>,
    ) -> Option<T> {
        let (mut checks, value) = Checks::new(self, file, record.to_owned(), &Shape::of::<R>(), table);
        let read = value.and_then(|value| read(&mut checks, value));
        id.clone_into(&mut checks.id);
        checks.finish(R::KIND);
        read
    }

    /// The pack, if the content is complete and there are no faults.
    ///
    /// # Errors
    /// All faults.
    pub fn finish<C>(self, content: Option<C>) -> Result<Pack<C>, Vec<Fault>> {
        match content {
            Some(content) if self.faults.is_empty() => Ok(Pack { content, records: self.records }),
            _ => Err(self.faults),
        }
    }
}

/// Reads the records of a file kind by kind, and reports every other key as unknown.
pub struct FileReader<'c> {
    /// Collects the faults.
    pub collector: &'c mut FaultCollector,
    /// The name of the file.
    pub file: &'static str,
    table: Table,
}

impl<'c> FileReader<'c> {
    /// A reader of a parsed file.
    pub fn new(collector: &'c mut FaultCollector, (file, table): File) -> Self {
        Self { collector, file, table }
    }

    /// Adds a fault of a record of the file, or of the file as a whole if the name is empty.
    pub fn fault(&mut self, record: &str, what: impl Into<Box<str>>) {
        self.collector.fault(self.file, record, what);
    }

    /// The `[[kind]]` tables, of which there must be at least one.
    fn tables(&mut self, kind: &str) -> Vec<Table> {
        let what = match self.table.remove(kind) {
            None => format!("there is no [[{kind}]]"),
            Some(Value::Array(values)) if values.is_empty() => format!("there is no [[{kind}]]"),
            Some(Value::Array(values)) if values.iter().all(Value::is_table) => {
                let table = |value| if let Value::Table(table) = value { Some(table) } else { None };
                return values.into_iter().filter_map(table).collect();
            }
            Some(value) => format!("`{kind}` is {}, but must be [[{kind}]] tables", shown(&value)),
        };
        self.fault("", what);
        Vec::new()
    }

    /// Reads one record with this name in faults. `read` converts it into the game's own type.
    fn record<R: Declared, T>(
        &mut self,
        fields: &Fields,
        label: String,
        table: Table,
        mut read: impl FnMut(&mut Checks<'_>, R) -> Option<T>,
    ) -> Option<T> {
        let id = table.get(R::KEY).map(|key| key.as_str().map_or_else(|| key.to_string(), ToOwned::to_owned));
        let (mut checks, value) = Checks::new(self.collector, self.file, label, fields, table);
        checks.id = id.unwrap_or_else(|| R::KIND.to_owned());
        let read = value.and_then(|value| read(&mut checks, value));
        checks.finish(R::KIND);
        read
    }

    /// Reads records whose stable names the author of the pack chooses, at most `most`.
    pub fn all<R: Declared, T>(
        &mut self,
        most: usize,
        mut read: impl FnMut(&mut Checks<'_>, R) -> Option<T>,
    ) -> Option<Vec<T>> {
        let fields = Shape::of::<R>();
        let tables = self.tables(R::KIND);
        if tables.is_empty() {
            return None;
        }
        if tables.len() > most {
            let (kind, count) = (R::KIND, tables.len());
            self.fault("", format!("there are {count} [[{kind}]], but there can be at most {most}"));
            return None;
        }
        let mut seen: Vec<String> = Vec::new();
        let mut found = Some(Vec::new());
        for (index, table) in tables.into_iter().enumerate() {
            let label = label_of::<R>(index, &table);
            let id = table.get(R::KEY).and_then(Value::as_str).filter(|id| is_id(id)).map(ToOwned::to_owned);
            let twice = id.as_ref().is_some_and(|id| seen.contains(id));
            seen.extend(id);
            let one = self.record(&fields, label, table, |checks: &mut Checks<'_>, record| {
                checks.place = index;
                if twice {
                    checks.fault("stands here twice");
                }
                read(checks, record)
            });
            match (&mut found, one) {
                (Some(found), Some(one)) => found.push(one),
                (found, _) => *found = None,
            }
        }
        found
    }

    /// Reads one record for each word that their key allows, in the order of these words. `read` receives the index
    /// of the word.
    pub fn each<R: Declared, T>(
        &mut self,
        read: impl FnMut(&mut Checks<'_>, usize, R) -> Option<T>,
    ) -> Option<Vec<T>> {
        let fields = Shape::of::<R>();
        let words = fields.get(R::KEY).and_then(|key| key.shape.words()).unwrap_or_default();
        let names: Vec<String> = words.iter().map(|word| format!("{} {word}", R::KIND)).collect();
        let place = |table: &Table| {
            let key = table.get(R::KEY).and_then(Value::as_str)?;
            words.iter().position(|word| **word == *key)
        };
        self.each_of(&names, place, label_of::<R>, read)
    }

    /// Reads one record for each of these names, in their order. `place` returns the index of a table among them,
    /// and `label` the name of the table in faults.
    pub fn each_of<R: Declared, T>(
        &mut self,
        names: &[String],
        place: impl Fn(&Table) -> Option<usize>,
        label: impl Fn(usize, &Table) -> String,
        mut read: impl FnMut(&mut Checks<'_>, usize, R) -> Option<T>,
    ) -> Option<Vec<T>> {
        let fields = Shape::of::<R>();
        let tables = self.tables(R::KIND);
        let any = !tables.is_empty();
        let mut seen = vec![false; names.len()];
        let mut found: Vec<Option<T>> = names.iter().map(|_| None).collect();
        for (index, table) in tables.into_iter().enumerate() {
            let place = place(&table);
            let twice = place.is_some_and(|place| std::mem::replace(&mut seen[place], true));
            let one = self.record(&fields, label(index, &table), table, |checks: &mut Checks<'_>, record| {
                checks.place = index;
                if twice {
                    checks.fault("stands here twice");
                }
                read(checks, place?, record)
            });
            if let Some(place) = place {
                found[place] = one;
            }
        }
        for (name, _) in names.iter().zip(seen).filter(|(_, seen)| any && !seen) {
            self.fault(name, "is missing");
        }
        found.into_iter().collect()
    }

    /// Reads records in a fixed order, one for each of these names, which faults use.
    pub fn in_order<R: Declared, T>(
        &mut self,
        names: &[String],
        mut read: impl FnMut(&mut Checks<'_>, R) -> Option<T>,
    ) -> Option<Vec<T>> {
        let fields = Shape::of::<R>();
        let tables = self.tables(R::KIND);
        if !tables.is_empty() && tables.len() != names.len() {
            let (kind, count) = (R::KIND, tables.len());
            self.fault("", format!("there are {count} [[{kind}]], but there must be {}", names.len()));
            return None;
        }
        let mut found = Vec::new();
        for (place, (name, table)) in names.iter().zip(tables).enumerate() {
            found.push(self.record(&fields, name.clone(), table, |checks: &mut Checks<'_>, record| {
                checks.place = place;
                read(checks, record)
            }));
        }
        found.into_iter().collect::<Option<Vec<T>>>().filter(|found| found.len() == names.len())
    }

    /// Reads the single record of a kind.
    pub fn one<R: Declared, T>(&mut self, read: impl FnMut(&mut Checks<'_>, R) -> Option<T>) -> Option<T> {
        let kind = R::KIND;
        let what = match self.table.remove(kind) {
            Some(Value::Table(table)) => {
                return self.record(&Shape::of::<R>(), kind.to_owned(), table, read);
            }
            None => format!("there is no [{kind}]"),
            Some(value) => format!("`{kind}` is {}, but must be a [{kind}] table", shown(&value)),
        };
        self.fault("", what);
        None
    }

    /// Reports the keys that were not read.
    pub fn finish(self) {
        for key in self.table.keys() {
            self.collector.fault(self.file, "", format!("unknown key `{}`", excerpt(key)));
        }
    }
}

/// The name of a record in faults: its kind with its stable name, or with its number in the file if it has no valid
/// name. `index` counts from 0.
pub fn label_of<R: Declared>(index: usize, table: &Table) -> String {
    match table.get(R::KEY) {
        Some(Value::String(id)) if is_id(id) => format!("{} {id}", R::KIND),
        _ => format!("{} {}", R::KIND, index + 1),
    }
}

/// The checks of a game on a record whose fields are valid.
pub struct Checks<'c> {
    collector: &'c mut FaultCollector,
    file: &'static str,
    record: String,
    /// Its index among the records of its kind in the file.
    pub place: usize,
    /// The name of the record in lists, within its kind.
    pub id: String,
    name: Option<Arc<Names>>,
    provenance: Option<Provenance>,
    unknown: Vec<Fault>,
}

impl<'c> Checks<'c> {
    /// Reads a record, and adds the faults of its fields.
    fn new<R: Declared>(
        collector: &'c mut FaultCollector,
        file: &'static str,
        record: String,
        fields: &Fields,
        mut table: Table,
    ) -> (Self, Option<R>) {
        let sound = collector.faults.len();
        let mut checks = Self {
            collector,
            file,
            record,
            place: 0,
            id: String::new(),
            name: None,
            provenance: None,
            unknown: Vec::new(),
        };
        checks.compare(fields, &mut table);
        if checks.collector.faults.len() > sound {
            return (checks, None);
        }
        match Value::Table(table).try_into() {
            Ok(value) => (checks, Some(value)),
            // The schema allows a value that the type refuses: report the type's reason.
            Err(error) => {
                checks.fault(excerpt(error.message()));
                (checks, None)
            }
        }
    }

    fn compare(&mut self, fields: &Fields, table: &mut Table) {
        let mut kept = Table::new();
        if fields.sourced {
            for key in ["provenance", "source", "known"] {
                kept.extend(table.remove_entry(key));
            }
        }
        let FaultCollector { faults, phrases, .. } = &mut *self.collector;
        let mut check =
            Check { file: self.file, phrases, faults: std::mem::take(faults), unknown: Vec::new() };
        check.table(&self.record, "", fields, table);
        let Check { faults: found, unknown, .. } = check;
        *faults = found;
        self.unknown = unknown;
        if let Some(Value::Table(name)) = table.get("name") {
            self.name = Names::deserialize(name.clone()).ok().map(Arc::new);
        }
        if fields.sourced {
            self.provenance = self.source(&mut kept);
            if let Some(provenance) = &self.provenance {
                table.insert("provenance".to_owned(), provenance.to_value());
            }
            for key in kept.keys() {
                let what = format!("unknown key `{}`", excerpt(key)).into();
                self.unknown.push(Fault {
                    file: self.file.into(),
                    record: self.record.as_str().into(),
                    what,
                });
            }
        }
    }

    /// Removes the fields of the provenance from these fields, and reads them.
    fn source(&mut self, fields: &mut Table) -> Option<Provenance> {
        let mut check =
            Check { file: self.file, phrases: &Phrases::new(), faults: Vec::new(), unknown: Vec::new() };
        let shape = Shape::of::<crate::source::SourceKeys>();
        // A field that belongs to another provenance stays, and becomes an unknown key.
        let others: &[&str] = match fields.get("provenance").and_then(Value::as_str) {
            Some("public") => &["known"],
            Some("reconstructed") => &["source"],
            _ => &["known", "source"],
        };
        let kept: Table = others.iter().filter_map(|key| fields.remove_entry(*key)).collect();
        let mut own = std::mem::replace(fields, kept);
        check.table(&self.record, "", &shape, &mut own);
        let public = own.get("provenance").and_then(Value::as_str) == Some("public");
        if public && !own.contains_key("source") {
            let what = "`source` is missing".into();
            check.faults.push(Fault { file: self.file.into(), record: self.record.as_str().into(), what });
        }
        let sound = check.faults.is_empty();
        self.collector.faults.extend(check.faults);
        let text = |key: &str| own.get(key).and_then(Value::as_str).unwrap_or_default();
        match text("provenance") {
            _ if !sound => None,
            "rulebook" => Some(Provenance::Rulebook),
            "public" => Some(Provenance::Public(text("source").into())),
            _ => {
                let known = own.get("known").and_then(Value::as_table).cloned().unwrap_or_default();
                let mut facts = Vec::new();
                for (key, source) in known {
                    let source = source.as_str().unwrap_or_default();
                    if source != "rulebook" && source.strip_prefix("public: ").is_none_or(str::is_empty) {
                        self.fault(format!(
                            "`known.{}` must be `rulebook` or `public: <title>`",
                            excerpt(&key)
                        ));
                        return None;
                    }
                    facts.push((key.into(), source.into()));
                }
                Some(Provenance::Reconstructed(facts))
            }
        }
    }

    /// Adds a fault of this record.
    pub fn fault(&mut self, what: impl Into<Box<str>>) {
        self.collector.fault(self.file, &self.record, what);
    }

    /// Adds a fault of a part of this record, named as in the schema: `zone a`.
    pub fn fault_in(&mut self, part: &str, what: impl Into<Box<str>>) {
        let record = format!("{}, {part}", self.record);
        self.collector.fault(self.file, &record, what);
    }

    /// The number of faults so far, in the whole pack.
    pub fn faults(&self) -> usize {
        self.collector.faults.len()
    }

    /// Adds the record to the list, and reports the fields that its type does not have.
    fn finish(self, kind: &'static str) {
        if let Some(provenance) = self.provenance {
            let (id, name) = (self.id.into(), self.name);
            self.collector.records.push(Record { file: self.file, kind, id, name, provenance });
        }
        self.collector.faults.extend(self.unknown);
    }
}
