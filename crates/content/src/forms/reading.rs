//! Reads values from a submitted form.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::paths::{Said, within};
use super::value_shape::{Alternative, Payload, ValueShape};

/// The maximal number of parts that a form can give to a list.
const MOST_ROWS: usize = 200;

/// Reads the values of a form.
pub(super) struct Reading<'a> {
    pub said: &'a Said,
    /// Whether the form needs fields that it did not have.
    pub grown: bool,
}

impl Reading<'_> {
    /// The fields of a table.
    pub fn table(
        &mut self,
        path: &str,
        parts: &BTreeMap<String, (ValueShape, bool)>,
        before: Option<&Table>,
    ) -> Table {
        let mut table = Table::new();
        for (key, (shape, always)) in parts {
            let before = before.and_then(|before| before.get(key));
            if let Some(value) = self.value(&within(path, key), shape, *always, before) {
                table.insert(key.clone(), value);
            }
        }
        table
    }

    /// The value of a field: unchanged if the form does not mention it, `None` if it was submitted empty.
    fn value(
        &mut self,
        path: &str,
        shape: &ValueShape,
        always: bool,
        before: Option<&Value>,
    ) -> Option<Value> {
        // An empty list is kept if it was empty before, or if every record has the list.
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
            ValueShape::Table(parts) => {
                if self.fields_within(path).next().is_none() {
                    return before.cloned();
                }
                let is_blank = |(name, text): (&String, &String)| {
                    text.trim().is_empty() || name.starts_with("n.") && text.trim() == "0"
                };
                if !always && self.fields_within(path).all(is_blank) {
                    return None;
                }
                let table = self.table(path, parts, before.and_then(Value::as_table));
                Some(Value::Table(table))
            }
            ValueShape::Choice(all) => self.choice(path, all, before),
            ValueShape::List(Some(inner)) if self.said.contains_key(&format!("n.{path}")) => {
                self.rows(path, inner, before).map_or_else(|| before.cloned(), list)
            }
            _ => {
                let Some(text) = said else { return before.cloned() };
                match shape {
                    ValueShape::Flag => match text.trim() {
                        "" => None,
                        "true" => Some(Value::Boolean(true)),
                        "false" => Some(Value::Boolean(false)),
                        other => Some(Value::String(other.to_owned())),
                    },
                    ValueShape::Text if text.contains('\n') => Some(Value::String(text)),
                    // A text that every record has becomes empty, and not absent.
                    ValueShape::Text => {
                        let text =
                            if before.and_then(Value::as_str) == Some(&*text) { &text } else { text.trim() };
                        (!text.is_empty() || always).then(|| Value::String(text.to_owned()))
                    }
                    ValueShape::List(inner) => {
                        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
                        let plain = ValueShape::Mixed;
                        list(match inner.as_deref() {
                            Some(ValueShape::List(inner)) => {
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

    /// The entries of the form for fields within a field.
    fn fields_within<'s>(&'s self, path: &'s str) -> impl Iterator<Item = (&'s String, &'s String)> {
        let is_within = move |name: &str| name.strip_prefix(path).is_some_and(|rest| rest.starts_with('.'));
        self.said.iter().filter(move |(name, _)| name.get(2..).is_some_and(is_within))
    }

    /// Whether the form mentions a field, or a field within it.
    fn mentions(&self, path: &str) -> bool {
        self.said.keys().any(|name| name.get(2..) == Some(path)) || self.fields_within(path).next().is_some()
    }

    /// The value of a choice: unchanged if the form does not mention it.
    fn choice(&mut self, path: &str, all: &[Alternative], before: Option<&Value>) -> Option<Value> {
        let Some(name) = self.said.get(&format!("k.{path}")) else { return before.cloned() };
        let name = name.trim();
        if name.is_empty() {
            return None;
        }
        let Some(named) = all.iter().find(|named| *named.name == *name) else {
            return Some(Value::String(name.to_owned()));
        };
        let Some(shape) = named.shape() else { return Some(named.blank()) };
        let before = before.and_then(|value| Alternative::of(all, value));
        let at = |named: &Alternative| match named.payload {
            Payload::Bare(_) => path.to_owned(),
            _ => within(path, &named.name),
        };
        let mentioned = |named: &&Alternative| match named.payload {
            Payload::Bare(_) => self.fields_within(path).next().is_some(),
            _ => self.mentions(&at(named)),
        };
        // Input for another alternative is kept if both payloads have the same shape.
        let is_same = |one: &&Alternative| !shape.is_plain() && one.shape() == Some(shape);
        let filled = if mentioned(&named) { Some(named) } else { all.iter().filter(is_same).find(mentioned) };
        let Some(filled) = filled else {
            self.grown = true;
            return Some(named.blank());
        };
        let inner = before.filter(|(one, _)| one.name == filled.name).and_then(|(_, inner)| inner);
        let shape = inner.map_or_else(|| shape.clone(), |inner| shape.clone().and(ValueShape::of(inner)));
        let inner = self.value(&at(filled), &shape, true, inner);
        Some(named.with(inner.unwrap_or_else(|| Value::String(String::new()))))
    }

    /// The parts of a list that have controls of their own; `None` if the submitted number of parts is not a
    /// number.
    fn rows(&mut self, path: &str, inner: &ValueShape, before: Option<&Value>) -> Option<Vec<Value>> {
        let count: usize = self.said.get(&format!("n.{path}"))?.trim().parse().ok()?;
        let before = before.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let mut rows: Vec<Value> = Vec::new();
        for place in 0..count.min(MOST_ROWS) {
            let path = format!("{path}.#{}", place + 1);
            if !self.mentions(&path) {
                // A new part is a copy of the last one, because changing a copy is easier than filling in a blank.
                self.grown = true;
                let empty = || match inner {
                    ValueShape::Table(_) => Value::Table(Table::new()),
                    ValueShape::Choice(_) => inner.blank(),
                    _ => Value::Array(Vec::new()),
                };
                rows.push(rows.last().or(before.last()).cloned().unwrap_or_else(empty));
                continue;
            }
            rows.push(match inner {
                ValueShape::List(of) if of.as_deref().is_none_or(ValueShape::is_plain) => {
                    let text = self.said.get(&format!("f.{path}")).map_or("", String::as_str);
                    parts_of(text, of.as_deref().unwrap_or(&ValueShape::Mixed))
                }
                // A part without a name is removed.
                ValueShape::Choice(_) => match self.value(&path, inner, true, before.get(place)) {
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

/// A list from the parts of a line, separated by commas.
fn parts_of(line: &str, shape: &ValueShape) -> Value {
    let parts = line.split(',').map(str::trim).filter(|part| !part.is_empty());
    Value::Array(parts.map(|part| single(part, shape)).collect())
}

/// A value as it was typed: a number if it is one and the shape allows numbers, otherwise a text.
fn single(text: &str, shape: &ValueShape) -> Value {
    let number = || {
        let whole = text.parse::<i64>().ok().map(Value::Integer);
        // An integer that is too large remains a text.
        let is_decimal = text.contains(['.', 'e', 'E']);
        whole.or_else(|| {
            text.parse::<f64>().ok().filter(|number| is_decimal && number.is_finite()).map(Value::Float)
        })
    };
    let number = if matches!(shape, ValueShape::Number | ValueShape::Mixed) { number() } else { None };
    number.unwrap_or_else(|| Value::String(text.to_owned()))
}
