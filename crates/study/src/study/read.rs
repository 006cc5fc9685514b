//! Parses the file of a study and reports all faults.

use registry::{NAMES, Registered, Work, with_game};
use std::path::Path;

use content::Fault;
use content::{excerpt, shown};
use search::Contender;
use serde_json::Map;
use toml::{Table, Value};

use super::{Axis, MOST_CELLS, MOST_GAMES, Side, Stop, Study, Variant};

use crate::{ContentPatch, Kind, Schema, StudyError, change_of_folder, schemas};

/// The default number of games of a unit of work.
const BATCH: u64 = 20;

/// The faults, with their places.
struct Sheet {
    file: String,
    faults: Vec<Fault>,
}

impl Sheet {
    fn fault(&mut self, field: &str, what: impl Into<Box<str>>) {
        self.faults.push(Fault { file: self.file.as_str().into(), record: field.into(), what: what.into() });
    }

    fn finish<T>(self, made: Option<T>) -> Result<T, StudyError> {
        match made {
            Some(made) if self.faults.is_empty() => Ok(made),
            _ => Err(StudyError::Faults(self.faults)),
        }
    }
}

/// A table whose fields are consumed one by one.
struct Fields<'s> {
    sheet: &'s mut Sheet,
    /// The prefix of field names in faults.
    path: String,
    table: Table,
    known: Vec<&'static str>,
}

impl Fields<'_> {
    fn new(sheet: &mut Sheet, path: String, table: Table) -> Fields<'_> {
        Fields { sheet, path, table, known: Vec::new() }
    }

    fn at(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    fn fault(&mut self, key: &str, what: impl Into<Box<str>>) {
        let at = if key.is_empty() { self.path.clone() } else { self.at(key) };
        self.sheet.fault(&at, what);
    }

    fn wrong(&mut self, key: &str, value: &Value, wanted: &str) {
        self.fault(key, format!("is {}, but must be {wanted}", shown(value)));
    }

    fn take(&mut self, key: &'static str) -> Option<Value> {
        self.known.push(key);
        self.table.remove(key)
    }

    fn text(&mut self, key: &'static str) -> Option<String> {
        match self.take(key)? {
            Value::String(text) => Some(text),
            value => {
                self.wrong(key, &value, "a text");
                None
            }
        }
    }

    /// An integer within a range.
    fn number(&mut self, key: &'static str, least: u64, most: u64) -> Option<u64> {
        let value = self.take(key)?;
        let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
        let number = number.filter(|number| (least..=most).contains(number));
        if number.is_none() {
            self.wrong(key, &value, &format!("a whole number from {least} to {most}"));
        }
        number
    }

    fn flag(&mut self, key: &'static str) -> Option<bool> {
        let value = self.take(key)?;
        let flag = value.as_bool();
        if flag.is_none() {
            self.wrong(key, &value, "true or false");
        }
        flag
    }

    fn name(&mut self, key: &'static str) -> Option<String> {
        let name = self.text(key)?;
        if !is_name(&name) {
            self.fault(key, format!("is `{}`, but must be {NAME}", excerpt(&name)));
            return None;
        }
        Some(name)
    }

    fn list(&mut self, key: &'static str) -> Option<Vec<Value>> {
        match self.take(key)? {
            Value::Array(values) if !values.is_empty() => Some(values),
            value => {
                self.wrong(key, &value, "a list that holds something");
                None
            }
        }
    }

    fn inner(&mut self, key: &'static str) -> Option<Fields<'_>> {
        match self.take(key)? {
            Value::Table(table) => {
                let path = self.at(key);
                Some(Fields::new(self.sheet, path, table))
            }
            value => {
                self.wrong(key, &value, "a table");
                None
            }
        }
    }

    /// The setup.
    fn setup(&mut self, key: &'static str) -> Map<String, serde_json::Value> {
        let Some(mut fields) = self.inner(key) else { return Map::new() };
        let table = std::mem::take(&mut fields.table);
        let mut setup = Map::new();
        for (name, value) in table {
            match json(&value) {
                Some(value) => drop(setup.insert(name, value)),
                None => {
                    self.fault(key, format!("`{}` holds a date or a number that is none", excerpt(&name)));
                }
            }
        }
        setup
    }

    /// The players: a name, or a list of names by seat.
    fn side(&mut self, key: &'static str) -> Option<Side> {
        let value = self.take(key)?;
        self.side_of(key, &value)
    }

    fn side_of(&mut self, key: &str, value: &Value) -> Option<Side> {
        let names: Vec<&str> = match value {
            Value::String(name) => name.split(',').map(str::trim).collect(),
            Value::Array(names) if !names.is_empty() && names.iter().all(Value::is_str) => {
                names.iter().filter_map(Value::as_str).collect()
            }
            value => {
                self.wrong(key, value, "the name of a player, or a list of names by seat");
                return None;
            }
        };
        let mut side = Vec::new();
        for name in names {
            match name.parse::<Contender>() {
                Ok(player) => side.push(player),
                Err(fault) => {
                    self.fault(key, fault.to_string());
                    return None;
                }
            }
        }
        Some(Side(side))
    }

    /// Changes of the content.
    fn content(&mut self, key: &'static str, beside: &Path) -> ContentPatch {
        let Some(mut fields) = self.inner(key) else { return ContentPatch::default() };
        let mut change = ContentPatch::default();
        if let Some(folder) = fields.text("folder") {
            match change_of_folder(&beside.join(&folder)) {
                Ok(read) => change = read,
                Err(faults) => fields.sheet.faults.extend(faults),
            }
        }
        fields.known.push("changes");
        match fields.table.remove("changes") {
            None => {}
            Some(Value::Table(changes)) => flatten("", changes, &mut change.changes),
            Some(value) => {
                fields.wrong(
                    "changes",
                    &value,
                    "a table of paths and values, such as \"nemesis.maw.health\" = 7",
                );
            }
        }
        if change.changes.values().any(|value| json(value).is_none()) {
            fields.fault("changes", "holds a date or a number that is none");
        }
        fields.close();
        change
    }

    /// Reports every unknown field.
    fn close(mut self) {
        for key in std::mem::take(&mut self.table).keys() {
            let known = self.known.join(", ");
            self.fault(&excerpt(key), format!("is not known here, only {known}"));
        }
    }
}

/// The rule for names.
const NAME: &str = "a name: at most 40 of a-z, 0-9, _ and -, a letter or digit first";

fn is_name(name: &str) -> bool {
    name.len() <= 40
        && name.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-')
}

/// The rule for names of options.
fn is_label(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= 60 && !name.chars().any(char::is_control)
}

/// Flattens nested tables to paths with dots: TOML parses `nemesis.maw.health = 7` as nested tables.
fn flatten(before: &str, table: Table, into: &mut std::collections::BTreeMap<String, Value>) {
    for (key, value) in table {
        let path = if before.is_empty() { key } else { format!("{before}.{key}") };
        match value {
            Value::Table(table) => flatten(&path, table, into),
            value => drop(into.insert(path, value)),
        }
    }
}

/// A value as JSON; `None` for a date or a number that JSON cannot represent.
fn json(value: &Value) -> Option<serde_json::Value> {
    Some(match value {
        Value::String(text) => text.clone().into(),
        Value::Integer(number) => (*number).into(),
        Value::Float(number) => serde_json::Number::from_f64(*number)?.into(),
        Value::Boolean(flag) => (*flag).into(),
        Value::Datetime(_) => return None,
        Value::Array(values) => values.iter().map(json).collect::<Option<Vec<_>>>()?.into(),
        Value::Table(table) => {
            let fields = table.iter().map(|(name, value)| Some((name.clone(), json(value)?)));
            fields.collect::<Option<Map<_, _>>>()?.into()
        }
    })
}

/// The default name of a value of a setup.
fn called(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string().replace('"', ""), ToOwned::to_owned)
}

impl Study {
    /// Parses the text of a study's file. Folders of content are relative to `beside`; `name` is its default name.
    ///
    /// # Errors
    /// All faults, each with the field and what is expected.
    pub fn parse(text: &str, name: &str, beside: &Path) -> Result<Self, StudyError> {
        parse(text, name, beside)
    }

    /// Reads the file of a study.
    ///
    /// # Errors
    /// If it cannot be read; all faults.
    pub fn read(path: &Path) -> Result<Self, StudyError> {
        let text = std::fs::read_to_string(path).map_err(StudyError::at(path))?;
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Self::parse(&text, &name, path.parent().unwrap_or(Path::new("")))
    }

    /// Parses the JSON of [`Study::to_json`].
    ///
    /// # Errors
    /// If it is not a study.
    pub fn from_json(text: &str) -> Result<Self, StudyError> {
        let study: Self = serde_json::from_str(text)
            .map_err(|fault| StudyError::faults("the study", "", fault.to_string()))?;
        check(&study)?;
        Ok(study)
    }
}

fn parse(text: &str, name: &str, beside: &Path) -> Result<Study, StudyError> {
    let mut sheet = Sheet { file: format!("{name}.toml"), faults: Vec::new() };
    let table: Table = match text.parse() {
        Ok(table) => table,
        Err(error) => {
            let error: toml::de::Error = error;
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or("");
            let line = before.matches('\n').count() + 1;
            sheet.fault("", format!("line {line}: {}", excerpt(error.message())));
            return Err(StudyError::Faults(sheet.faults));
        }
    };
    let mut fields = Fields::new(&mut sheet, String::new(), table);
    let game = fields.text("game");
    if game.is_none() {
        fields.fault("game", format!("is missing; it must be one of {}", NAMES.join(", ")));
    }
    let own = if is_name(name) { name.to_owned() } else { "study".to_owned() };
    let study = Study {
        name: fields.name("name").unwrap_or(own),
        about: fields.text("about").unwrap_or_default(),
        game: game.unwrap_or_default(),
        seed: fields.number("seed", 0, i64::MAX.unsigned_abs()).unwrap_or(1),
        games: fields.number("games", 1, MOST_GAMES).unwrap_or(100),
        batch: fields.number("batch", 1, 1_000_000).unwrap_or(BATCH),
        players: fields.side("players").unwrap_or(Side(vec![Contender::Kind(search::Kind::Greedy)])),
        measures: measures(&mut fields),
        decisions: fields.flag("decisions").unwrap_or(false),
        stop: stop(&mut fields),
        setup: fields.setup("setup"),
        content: fields.content("content", beside),
        vary: axes(&mut fields, beside),
    };
    fields.close();
    let study = sheet.finish(Some(study))?;
    check(&study)?;
    Ok(study)
}

fn measures(fields: &mut Fields<'_>) -> Vec<String> {
    if !fields.table.contains_key("measures") {
        fields.known.push("measures");
        return ["won", "score", "rounds", "decisions"].map(ToOwned::to_owned).into();
    }
    let mut measures = Vec::new();
    for value in fields.list("measures").unwrap_or_default() {
        match value {
            Value::String(name) => measures.push(name),
            value => fields.wrong("measures", &value, "a list of names of columns"),
        }
    }
    measures
}

fn stop(fields: &mut Fields<'_>) -> Option<Stop> {
    let mut inner = fields.inner("stop")?;
    let measure = inner.text("measure").unwrap_or_else(|| "won".to_owned());
    let width = match inner.take("width") {
        Some(Value::Float(width)) if width > 0.0 && width.is_finite() => Some(width),
        // Integers are for measures such as points; no useful interval is wider than a million.
        Some(Value::Integer(width @ 1..=1_000_000)) => u32::try_from(width).ok().map(f64::from),
        Some(value) => {
            inner.wrong("width", &value, "a number above 0, such as 0.1 for ten games in a hundred");
            None
        }
        None => {
            inner.fault("width", "is missing: how wide the interval may be, from end to end");
            None
        }
    };
    let every = inner.number("every", 1, MOST_GAMES);
    if every.is_none() {
        inner.fault("every", "is missing: after how many games it is looked at, again and again");
    }
    inner.close();
    Some(Stop { measure, width: width?, every: every? })
}

fn axes(fields: &mut Fields<'_>, beside: &Path) -> Vec<Axis> {
    let tables = match fields.take("vary") {
        None => return Vec::new(),
        Some(Value::Array(values)) if values.iter().all(Value::is_table) => values,
        Some(value) => {
            fields.wrong("vary", &value, "[[vary]] tables");
            return Vec::new();
        }
    };
    let tables = tables.into_iter().filter_map(|value| match value {
        Value::Table(table) => Some(table),
        _ => None,
    });
    tables.zip(1..).filter_map(|(table, number)| axis(fields.sheet, number, table, beside)).collect()
}

/// An axis, written in one of three ways: values of a field of the setup, players, or explicit options.
fn axis(sheet: &mut Sheet, number: u32, table: Table, beside: &Path) -> Option<Axis> {
    let mut fields = Fields::new(sheet, format!("vary {number}"), table);
    let named = fields.name("name");
    let apart = fields.flag("apart").unwrap_or(false);
    let field = fields.text("setup");
    let has = |fields: &Fields<'_>, key: &str| fields.table.contains_key(key);
    let options = if let Some(field) = &field {
        let values = fields.list("values");
        if values.is_none() {
            fields.fault("values", format!("is missing: what `{}` of the setup can be", excerpt(field)));
        }
        values.unwrap_or_default().iter().filter_map(|value| of_setup(&mut fields, field, value)).collect()
    } else if has(&fields, "players") {
        let sides = fields.list("players").unwrap_or_default();
        let mut options = Vec::new();
        for value in &sides {
            if let Some(side) = fields.side_of("players", value) {
                options.push(Variant { name: side.to_string(), players: Some(side), ..nothing() });
            }
        }
        options
    } else if has(&fields, "option") {
        spelt_out(&mut fields, beside)
    } else {
        fields.fault("", "must have `setup` and `values`, or `players`, or [[vary.option]] tables");
        return None;
    };
    let usual = match &field {
        Some(field) => field.rsplit('.').next().map(ToOwned::to_owned).filter(|name| is_name(name)),
        None => Some("players".to_owned()),
    };
    if named.is_none() && usual.is_none() {
        fields.fault("name", "is missing");
    }
    fields.known.extend(["values", "players", "option"]);
    fields.close();
    Some(Axis { name: named.or(usual)?, options, apart })
}

fn nothing() -> Variant {
    Variant { name: String::new(), setup: Map::new(), players: None, content: ContentPatch::default() }
}

fn of_setup(fields: &mut Fields<'_>, field: &str, value: &Value) -> Option<Variant> {
    let Some(mut inner) = json(value) else {
        fields.wrong("values", value, "what a setup can hold");
        return None;
    };
    // The field may be nested: `options.bonus_dice`.
    for step in field.split('.').rev() {
        inner = serde_json::Value::Object(Map::from_iter([(step.to_owned(), inner)]));
    }
    let serde_json::Value::Object(setup) = inner else { return None };
    Some(Variant { name: called(value), setup, ..nothing() })
}

fn spelt_out(fields: &mut Fields<'_>, beside: &Path) -> Vec<Variant> {
    let path = fields.path.clone();
    let mut options = Vec::new();
    for (value, number) in fields.list("option").unwrap_or_default().into_iter().zip(1..) {
        let Value::Table(table) = value else {
            fields.wrong("option", &value, "[[vary.option]] tables");
            continue;
        };
        let mut inner = Fields::new(fields.sheet, format!("{path}, option {number}"), table);
        let name = inner.text("name");
        if name.is_none() {
            inner.fault("name", "is missing");
        }
        let variant = Variant {
            name: name.unwrap_or_default(),
            setup: inner.setup("setup"),
            players: inner.side("players"),
            content: inner.content("content", beside),
        };
        inner.close();
        options.push(variant);
    }
    options
}

/// Checks that apply to every study, whatever its source.
fn check(study: &Study) -> Result<(), StudyError> {
    let mut sheet = Sheet { file: format!("{}.toml", excerpt(&study.name)), faults: Vec::new() };
    if !is_name(&study.name) {
        sheet.fault("name", format!("must be {NAME}"));
    }
    if study.players.0.is_empty() {
        sheet.fault("players", "names nobody");
    }
    if !(1..=MOST_GAMES).contains(&study.games) {
        sheet.fault("games", format!("must be a whole number from 1 to {MOST_GAMES}"));
    }
    if study.batch == 0 {
        sheet.fault("batch", "must be 1 or more");
    }
    for (place, axis) in study.vary.iter().enumerate() {
        let at = format!("vary {}", place + 1);
        if !is_name(&axis.name) {
            sheet.fault(&format!("{at}.name"), format!("must be {NAME}"));
        }
        if study.vary[..place].iter().any(|other| other.name == axis.name) {
            sheet.fault(&format!("{at}.name"), format!("`{}` is the name of another, too", axis.name));
        }
        if axis.options.is_empty() {
            sheet.fault(&at, "has nothing to be");
        }
        for (index, option) in axis.options.iter().enumerate() {
            if !is_label(&option.name) {
                sheet.fault(&at, "each of its options must have a name of at most 60 characters");
            }
            if axis.options[..index].iter().any(|other| other.name == option.name) {
                sheet.fault(&at, format!("two of its options are called `{}`", excerpt(&option.name)));
            }
        }
    }
    let cells = study.vary.iter().try_fold(1usize, |cells, axis| cells.checked_mul(axis.options.len()));
    if cells.is_none_or(|cells| cells > MOST_CELLS) {
        sheet.fault("vary", format!("makes more than {MOST_CELLS} cells"));
    }
    match with_game(&study.game, Columns(study)) {
        None => {
            let games = NAMES.join(", ");
            sheet.fault("game", format!("is `{}`, but must be one of {games}", excerpt(&study.game)));
        }
        Some(columns) => check_measures(study, &columns, &mut sheet),
    }
    if let Some(stop) = &study.stop {
        if !(stop.width > 0.0 && stop.width.is_finite()) {
            sheet.fault("stop.width", "must be a number above 0");
        }
        if stop.every == 0 || study.batch > 0 && !stop.every.is_multiple_of(study.batch) {
            let batch = study.batch;
            sheet.fault("stop.every", format!("must be a multiple of `batch`, which is {batch}"));
        }
    }
    sheet.finish(Some(()))
}

/// The columns of the games of a study.
struct Columns<'a>(&'a Study);

impl Work for Columns<'_> {
    type Result = Schema;

    fn with<G: Registered>(self) -> Schema {
        schemas::games::<G>(self.0)
    }
}

fn check_measures(study: &Study, columns: &Schema, sheet: &mut Sheet) {
    let measurable = |name: &str| {
        let field = columns.fields.iter().find(|field| field.name == name);
        field.is_some_and(|field| matches!(field.kind, Kind::Whole | Kind::Real | Kind::Flag))
            && !["cell", "number", "seed", "seats", "rules_version"].contains(&name)
    };
    let known = || {
        let names = columns.fields.iter().map(|field| field.name.as_str()).filter(|name| measurable(name));
        names.collect::<Vec<_>>().join(", ")
    };
    if study.measures.is_empty() {
        sheet.fault("measures", "names nothing");
    }
    for (place, name) in study.measures.iter().enumerate() {
        if !measurable(name) {
            sheet.fault("measures", format!("there is no measure `{}`, only {}", excerpt(name), known()));
        } else if study.measures[..place].contains(name) {
            sheet.fault("measures", format!("names `{name}` twice"));
        }
    }
    if let Some(stop) = &study.stop
        && !measurable(&stop.measure)
    {
        sheet.fault(
            "stop.measure",
            format!("there is no measure `{}`, only {}", excerpt(&stop.measure), known()),
        );
    }
}
