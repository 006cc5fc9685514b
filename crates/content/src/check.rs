//! Compares records with their declared types, and collects every fault.

use std::borrow::Cow;
use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::Fault;
use crate::shape::{Fields, Shape, Type, Unique, Variant};

/// A fault does not list the words of a closed list longer than this.
const MOST_WORDS: usize = 16;

/// The texts that each format allows, in addition to the formats that all games know.
pub(crate) type Phrases = BTreeMap<&'static str, Box<Allows>>;

/// Reads a text as a type does, and returns it in the form of the type, mostly unchanged; `None` if the format does
/// not allow it.
pub(crate) type Allows = dyn Fn(&str) -> Option<Cow<'_, str>>;

/// A foreign text for quoting in a fault: truncated, and with spaces for control characters.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 120;
    let mut short: String =
        text.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// Whether a text can be a stable name.
pub fn is_id(text: &str) -> bool {
    text.len() <= 32
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-')
}

/// A value as faults show it.
pub fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => format!("`{}`", excerpt(text)),
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Boolean(flag) => flag.to_string(),
        Value::Datetime(_) => "a date".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Table(_) => "a table".to_owned(),
    }
}

/// Joins the wrapped lines of each paragraph into one line, with a blank line between paragraphs.
pub fn paragraphs(text: &str) -> String {
    let mut whole = String::new();
    let mut apart = "";
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            apart = "\n\n";
            continue;
        }
        if !whole.is_empty() {
            whole.push_str(apart);
        }
        whole.push_str(line);
        apart = " ";
    }
    whole
}

/// The kind of place where a value stands; it decides the wording of a fault.
#[derive(Clone, Copy)]
enum Role {
    /// In a field.
    Field,
    /// In a list whose entries have a name of their own: `step 7 of `.
    Named,
    /// In any other list.
    Entry,
    /// In a list within a list, whose name is enough.
    Inner,
}

/// The place of a value, as faults name it.
struct Place<'a> {
    /// The name of the value.
    called: &'a str,
    /// The prefix of the names of its fields.
    path: &'a str,
    role: Role,
}

/// The faults of a record so far.
pub(crate) struct Check<'a> {
    pub file: &'a str,
    pub phrases: &'a Phrases,
    pub faults: Vec<Fault>,
    /// Fields that the type does not have. They are removed from the record, and reported after all other faults.
    pub unknown: Vec<Fault>,
}

impl Check<'_> {
    /// An empty check of the same file, whose faults the caller may discard.
    fn inside(&self) -> Self {
        Self { file: self.file, phrases: self.phrases, faults: Vec::new(), unknown: Vec::new() }
    }

    fn fault(&mut self, record: &str, what: String) {
        self.faults.push(Fault { file: self.file.into(), record: record.into(), what: what.into() });
    }

    fn wrong(&mut self, record: &str, at: &Place<'_>, shape: &Shape, value: &Value, wanted: &str) {
        let wanted = shape.must.as_deref().unwrap_or(wanted);
        let called = at.called;
        let is_several = shape.must.is_some() && (value.is_array() || value.is_table());
        self.fault(
            record,
            match at.role {
                _ if is_several => format!("{called} must be {wanted}"),
                Role::Field => format!("{called} is {}, but must be {wanted}", shown(value)),
                Role::Named => format!("{called} must be {wanted}"),
                Role::Entry | Role::Inner => format!("{called} holds {}, not {wanted}", shown(value)),
            },
        );
    }

    /// Checks the fields of a table. `record` is the name of the record, and `path` the prefix of the names of its
    /// fields.
    pub fn table(&mut self, record: &str, path: &str, fields: &Fields, table: &mut Table) {
        for field in &fields.named {
            let called = format!("`{path}{}`", field.name);
            match table.get_mut(&*field.name) {
                Some(value) => {
                    let inner = format!("{path}{}", field.name);
                    let at = Place { called: &called, path: &inner, role: Role::Field };
                    self.value(record, &at, &field.shape, value);
                }
                None if field.required => self.fault(record, format!("{called} is missing")),
                None => {}
            }
        }
        let others: Vec<String> = table.keys().filter(|key| fields.get(key).is_none()).cloned().collect();
        for key in others {
            let name = excerpt(&key);
            if let Some(shape) = &fields.others
                && let Some(value) = table.get_mut(&key)
            {
                let (called, path) = (format!("`{path}{name}`"), format!("{path}{name}"));
                self.value(record, &Place { called: &called, path: &path, role: Role::Field }, shape, value);
                continue;
            }
            table.remove(&key);
            let what = format!("unknown key `{path}{name}`").into();
            self.unknown.push(Fault { file: self.file.into(), record: record.into(), what });
        }
    }

    fn value(&mut self, record: &str, at: &Place<'_>, shape: &Shape, value: &mut Value) {
        // A list that is described as a whole gets one fault as a whole.
        if shape.must.is_some() && matches!(shape.kind, Type::List { .. } | Type::Tuple(_)) {
            let part = Shape { must: None, ..shape.clone() };
            let mut inside = self.inside();
            inside.value(record, at, &part, value);
            if !inside.faults.is_empty() {
                self.wrong(record, at, shape, value, "");
            }
            return;
        }
        match &shape.kind {
            Type::Free => {}
            Type::Flag if value.is_bool() => {}
            Type::Flag => self.wrong(record, at, shape, value, "true or false"),
            Type::Number(least, most) => {
                if !value.as_integer().is_some_and(|number| (*least..=*most).contains(&number)) {
                    let wanted = if least == most {
                        least.to_string()
                    } else {
                        format!("a whole number from {least} to {most}")
                    };
                    self.wrong(record, at, shape, value, &wanted);
                }
            }
            Type::Word(words) => self.word(record, at, shape, words, value),
            Type::Text { format, longest } => self.text(record, at, shape, (format, *longest), value),
            Type::List { .. } => match value {
                Value::Array(values) => self.list(record, at, shape, values),
                value => self.wrong(record, at, shape, value, "a list"),
            },
            Type::Tuple(parts) => self.tuple(record, at, shape, parts, value),
            Type::Table(fields) => match value {
                Value::Table(table) => self.table(record, &format!("{}.", at.path), fields, table),
                value => self.wrong(record, at, shape, value, "a table"),
            },
            Type::Choice(variants) => self.choice(record, at, shape, variants, value),
            Type::Either(shapes) => self.either(record, at, shape, shapes, value),
        }
    }

    fn choice(
        &mut self,
        record: &str,
        at: &Place<'_>,
        shape: &Shape,
        variants: &[Variant],
        value: &mut Value,
    ) {
        let find = |name: &str| variants.iter().find(|variant| *variant.name == *name);
        let words = || variants.iter().map(|variant| &*variant.name);
        let called = at.called;
        match value {
            Value::String(name) => match find(name) {
                Some(Variant { holds: None, .. }) => {}
                Some(_) => {
                    let what = format!("{called} is `{name}`, but must be a table with the key `{name}`");
                    self.fault(record, what);
                }
                None => self.wrong(record, at, shape, value, &one_of(words())),
            },
            Value::Table(table) if table.len() == 1 => {
                let Some((key, inner)) = table.iter_mut().next() else { return };
                match find(key) {
                    Some(Variant { holds: Some(holds), .. }) => {
                        let path = format!("{}.{key}", at.path);
                        let called = format!("`{path}`");
                        let at = Place { called: &called, path: &path, role: Role::Field };
                        self.value(record, &at, holds, inner);
                    }
                    Some(_) => self.fault(record, format!("{called} must be the text `{key}` alone")),
                    None => {
                        let key = Value::String(key.to_owned());
                        self.wrong(record, at, shape, &key, &one_of(words()));
                    }
                }
            }
            Value::Table(table) => {
                let count = table.len();
                let what =
                    format!("{called} has {count} keys, but must have one, which is {}", one_of(words()));
                self.fault(record, what);
            }
            value => self.wrong(record, at, shape, value, &one_of(words())),
        }
    }

    fn word(&mut self, record: &str, at: &Place<'_>, shape: &Shape, words: &[Box<str>], value: &Value) {
        match (value.as_str(), at.role) {
            (Some(text), _) if words.iter().any(|word| **word == *text) => {}
            (Some(text), Role::Entry | Role::Inner) if shape.must.is_none() => {
                self.fault(record, format!("{} holds `{}`, which is unknown", at.called, excerpt(text)));
            }
            (None, Role::Entry | Role::Inner) => self.wrong(record, at, shape, value, "a text"),
            _ => {
                self.wrong(record, at, shape, value, &one_of(words.iter().map(|word| &**word)));
            }
        }
    }

    fn text(
        &mut self,
        record: &str,
        at: &Place<'_>,
        shape: &Shape,
        (format, longest): (&str, usize),
        value: &mut Value,
    ) {
        let called = at.called;
        let Some(text) = value.as_str() else {
            return self.wrong(record, at, shape, value, "a text");
        };
        let prose = if format == "prose" { paragraphs(text) } else { String::new() };
        let text = if format == "prose" { &*prose } else { text };
        match format {
            "id" if !is_id(text) => {
                let wanted = "a stable name: at most 32 of a-z, 0-9, _ and -, a letter first";
                self.wrong(record, at, shape, value, wanted);
            }
            "line" | "prose" if text.trim().is_empty() => self.fault(record, format!("{called} is empty")),
            "line" if text.chars().any(char::is_control) => {
                self.fault(record, format!("{called} holds a line break or another control character"));
            }
            "prose" if text.chars().any(|c| c.is_control() && c != '\n') => {
                self.fault(record, format!("{called} holds a control character"));
            }
            _ if text.chars().nth(longest).is_some() => {
                self.fault(record, format!("{called} is longer than {longest} characters"));
            }
            _ => {
                let read = match self.phrases.get(format) {
                    Some(allows) => allows(text).map(Cow::into_owned),
                    None => return,
                };
                if let Some(read) = read {
                    *value = Value::String(read);
                } else if shape.must.is_some() {
                    self.wrong(record, at, shape, value, "");
                } else {
                    let verb = if matches!(at.role, Role::Entry) { "holds" } else { "is" };
                    self.fault(record, format!("{called} {verb} `{}`, which is no {format}", excerpt(text)));
                }
            }
        }
    }

    fn list(&mut self, record: &str, at: &Place<'_>, shape: &Shape, values: &mut [Value]) {
        let Type::List { of, least, most, unique, item } = &shape.kind else { return };
        let called = at.called;
        if !(*least..=*most).contains(&values.len()) {
            let what = match (values.len(), least, most) {
                (0, 1, &usize::MAX) => format!("{called} is empty"),
                (count, ..) => {
                    let noun = item.as_deref().unwrap_or("entry");
                    let noun = if count == 1 { noun.to_owned() } else { plural(noun) };
                    format!("{called} has {count} {noun}, but must have {}", numbers(*least, *most))
                }
            };
            return self.fault(record, what);
        }
        // Look for repetitions before texts are replaced by their read forms.
        let repeated = repeated(*unique, values).map(|index| match (&values[index], unique) {
            (Value::String(text), Unique::FirstWord) => format!("`{}`", excerpt(first_word(text))),
            (value, _) => shown(value),
        });
        let part =
            if let Type::Table(Fields { part: Some(part), .. }) = &of.kind { Some(&**part) } else { None };
        for (index, value) in values.iter_mut().enumerate() {
            if let (Some(part), Type::Table(fields), Value::Table(table)) = (part, &of.kind, &mut *value) {
                let record = format!("{record}, {}", part_name(part, index, table));
                self.table(&record, "", fields, table);
                continue;
            }
            let path = format!("{} {}", at.path, index + 1);
            let is_text = matches!(of.kind, Type::Word(_) | Type::Text { .. });
            match item {
                // A fault of a text quotes it, so the number of the entry is not needed.
                Some(item) if !is_text => {
                    let called = format!("{item} {} of {called}", index + 1);
                    self.value(record, &Place { called: &called, path: &path, role: Role::Named }, of, value);
                }
                _ => {
                    if matches!(of.kind, Type::Choice(_)) {
                        let called = format!("`{path}`");
                        let at = Place { called: &called, path: &path, role: Role::Field };
                        self.value(record, &at, of, value);
                        continue;
                    }
                    let role = match at.role {
                        _ if matches!(of.kind, Type::Table(_)) => Role::Field,
                        Role::Field => Role::Entry,
                        _ => Role::Inner,
                    };
                    self.value(record, &Place { called, path: &path, role }, of, value);
                }
            }
        }
        if let Some(repeated) = repeated {
            let often = if of.words().is_some() { "too often" } else { "twice" };
            self.fault(record, format!("{called} holds {repeated} {often}"));
        }
    }

    fn tuple(&mut self, record: &str, at: &Place<'_>, shape: &Shape, parts: &[Shape], value: &mut Value) {
        let fits = match value {
            Value::Array(values) if values.len() == parts.len() => {
                let mut inside = self.inside();
                for (part, value) in parts.iter().zip(values) {
                    inside.value(record, at, part, value);
                }
                inside.faults.is_empty()
            }
            _ => false,
        };
        if !fits {
            self.wrong(record, at, shape, value, &format!("a list of {}", parts.len()));
        }
    }

    fn either(&mut self, record: &str, at: &Place<'_>, shape: &Shape, shapes: &[Shape], value: &mut Value) {
        let mut told = None;
        for one in shapes {
            let mut inside = self.inside();
            let mut tried = value.clone();
            inside.value(record, at, one, &mut tried);
            if inside.faults.is_empty() {
                *value = tried;
                self.unknown.extend(inside.unknown);
                return;
            }
            // For a table, the faults of its fields are more useful than the list of alternatives.
            if value.is_table() && matches!(one.kind, Type::Table(_)) {
                told.get_or_insert(inside);
            }
        }
        match told {
            Some(inside) => {
                self.faults.extend(inside.faults);
                self.unknown.extend(inside.unknown);
            }
            None => self.wrong(record, at, shape, value, "something else"),
        }
    }
}

/// The index of the first value that repeats an earlier one; `None` if there is none.
fn repeated(unique: Unique, values: &[Value]) -> Option<usize> {
    let same = |one: &Value, other: &Value| match (unique, one, other) {
        (Unique::FirstWord, Value::String(one), Value::String(other)) => first_word(one) == first_word(other),
        _ => one == other,
    };
    let is_repeated = |index: &usize| values[..*index].iter().any(|other| same(other, &values[*index]));
    (1..values.len()).find(|index| unique != Unique::No && is_repeated(index))
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

/// The condition on a word of a closed list, for a fault.
fn one_of<'w>(words: impl Iterator<Item = &'w str>) -> String {
    let words: Vec<&str> = words.collect();
    match words[..] {
        [only] => only.to_owned(),
        _ if words.len() <= MOST_WORDS => format!("one of {}", words.join(", ")),
        _ => "a name that the rules know".to_owned(),
    }
}

/// The name of a part of a record, for a fault.
fn part_name(part: &str, index: usize, table: &Table) -> String {
    let Some((before, key)) = part.split_once('{') else { return part.to_owned() };
    let number = (index + 1).to_string();
    let name = match key.trim_end_matches('}') {
        "letter" => u8::try_from(index)
            .ok()
            .filter(|index| *index < 26)
            .map_or(number, |index| char::from(b'a' + index).to_string()),
        key => table.get(key).and_then(Value::as_str).map_or(number, excerpt),
    };
    format!("{before}{name}")
}

fn plural(noun: &str) -> String {
    noun.strip_suffix('y').map_or_else(|| format!("{noun}s"), |stem| format!("{stem}ies"))
}

fn numbers(least: usize, most: usize) -> String {
    match (least, most) {
        (least, usize::MAX) => format!("at least {least}"),
        (0, most) => format!("at most {most}"),
        (least, most) if least == most => least.to_string(),
        (least, most) if least + 1 == most => format!("{least} or {most}"),
        (least, most) => format!("{least} to {most}"),
    }
}
