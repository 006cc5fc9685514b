//! The controls of a form, from the shape and the values of a record.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::paths::within;
use super::value_shape::{Alternative, Payload, ValueShape};
use super::{Control, Entry, FIXED, RecordForms, Sort};
use crate::FieldConstraints;

/// A text with more characters than this gets several lines.
const LONG: usize = 60;

impl RecordForms {
    /// The controls of a record with these fields.
    pub fn controls(&self, entry: &Entry, fields: &Table) -> Vec<Control> {
        let kind = entry.record.kind;
        let ValueShape::Table(parts) = self.shape(kind, fields) else { return Vec::new() };
        let mut controls = self.group(kind, "", &parts, fields);
        controls.retain(|control| !FIXED.contains(&&*control.label));
        controls
    }

    /// The controls of several fields, in the order of their declaration, but localised texts last.
    fn group(
        &self,
        kind: &str,
        path: &str,
        parts: &BTreeMap<String, (ValueShape, bool)>,
        fields: &Table,
    ) -> Vec<Control> {
        let mut order: Vec<(bool, usize, &String)> = Vec::new();
        for (key, (shape, _)) in parts {
            let is_localised = matches!(shape, ValueShape::Table(parts) if parts.contains_key("en") && parts.contains_key("hu"));
            let field = within(path, key);
            let place = self.declared(kind, &field).map_or(usize::MAX, |(place, _)| place);
            order.push((is_localised, place, key));
        }
        order.sort();
        let control =
            |key: &String| self.control(kind, &within(path, key), key, &parts[key].0, fields.get(key));
        order.into_iter().map(|(_, _, key)| control(key)).collect()
    }

    /// The control of a field: the simplest one that can show its value unchanged.
    fn control(
        &self,
        kind: &str,
        path: &str,
        label: &str,
        shape: &ValueShape,
        value: Option<&Value>,
    ) -> Control {
        let wanted =
            self.declared(kind, path).map(|(_, shape)| FieldConstraints::of(shape)).unwrap_or_default();
        let (prefix, sort) = match (shape, value) {
            (ValueShape::Flag, None | Some(Value::Boolean(_))) => {
                ("f.", Sort::Flag(value.and_then(Value::as_bool)))
            }
            (ValueShape::Number | ValueShape::Text | ValueShape::Mixed, value)
                if value.is_none_or(is_plain) =>
            {
                let text = value.map(plain).unwrap_or_default();
                let long = text.contains('\n') || text.chars().nth(LONG).is_some();
                ("f.", if long { Sort::Text(text) } else { Sort::Line(text) })
            }
            (shape, None | Some(Value::Array(_))) if shape.is_lines() => match lines(value, "\n") {
                Some(text) => ("f.", Sort::Lines(text)),
                None => ("j.", Sort::Json(json(value))),
            },
            (ValueShape::List(Some(inner)), None | Some(Value::Array(_))) => {
                let rows = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
                let part = |(place, row): (usize, &Value)| {
                    let (label, path) = ((place + 1).to_string(), format!("{path}.#{}", place + 1));
                    (label, path, row.clone())
                };
                let parts = rows.iter().enumerate().map(part);
                match &**inner {
                    ValueShape::List(Some(of)) if !matches!(**of, ValueShape::Text) && of.is_plain() => {
                        match rows.iter().map(|row| lines(Some(row), ", ")).collect::<Option<Vec<_>>>() {
                            Some(rows) if rows.iter().all(|row| !row.is_empty()) => {
                                ("f.", Sort::Grid(rows.join("\n")))
                            }
                            _ => ("j.", Sort::Json(json(value))),
                        }
                    }
                    // Lists of grids: each grid has a control of its own.
                    ValueShape::List(Some(of)) if matches!(&**of, ValueShape::List(_)) && of.is_lines() => {
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
                    inner @ (ValueShape::Table(_) | ValueShape::Choice(_))
                        if rows
                            .iter()
                            .all(|row| row.is_table() || matches!(inner, ValueShape::Choice(_))) =>
                    {
                        let row = |(label, path, row): (String, String, Value)| {
                            self.control(kind, &path, &label, inner, Some(&row))
                        };
                        ("n.", Sort::Rows(parts.map(row).collect()))
                    }
                    _ => ("j.", Sort::Json(json(value))),
                }
            }
            (ValueShape::Choice(all), None) => return self.choice(kind, path, label, (all, None), None),
            (ValueShape::Choice(all), Some(value)) => match Alternative::of(all, value) {
                Some((named, inner)) => {
                    return self.choice(kind, path, label, (all, Some(named)), inner);
                }
                None => ("j.", Sort::Json(json(Some(value)))),
            },
            (ValueShape::Table(parts), None | Some(Value::Table(_))) => {
                let empty = Table::new();
                let fields = value.and_then(Value::as_table).unwrap_or(&empty);
                ("g.", Sort::Group(self.group(kind, path, parts, fields)))
            }
            _ => ("j.", Sort::Json(json(value))),
        };
        Control { name: format!("{prefix}{path}"), label: label.to_owned(), sort, wanted }
    }

    /// The control of a choice: the names of all alternatives, and the fields of the chosen one.
    fn choice(
        &self,
        kind: &str,
        path: &str,
        label: &str,
        (all, named): (&[Alternative], Option<&Alternative>),
        inner: Option<&Value>,
    ) -> Control {
        let holds = named.and_then(|named| Some((named, named.shape()?)));
        let parts = match holds {
            Some((Alternative { name, payload }, shape)) => {
                let at =
                    if matches!(payload, Payload::Bare(_)) { path.to_owned() } else { within(path, name) };
                // Fields that the type does not have are shown, too.
                let shape =
                    inner.map_or_else(|| shape.clone(), |inner| shape.clone().and(ValueShape::of(inner)));
                match self.control(kind, &at, name, &shape, inner) {
                    // A single alternative needs no group around its fields.
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
}

fn is_plain(value: &Value) -> bool {
    matches!(value, Value::String(_) | Value::Integer(_) | Value::Float(_))
}

/// A number or a text in the form in which it is typed.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}

/// The parts of a list, joined; `None` if they could not be split again.
fn lines(value: Option<&Value>, between: &str) -> Option<String> {
    let values = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let line = |value: &Value| {
        let text = is_plain(value).then(|| plain(value))?;
        let fits = !text.trim().is_empty() && text.trim() == text && !text.contains('\n');
        // A text that looks like a number would be read as a number.
        let stays = value.is_str() == text.parse::<f64>().is_err();
        (fits && stays && (between == "\n" || !text.contains(','))).then_some(text)
    };
    Some(values.iter().map(line).collect::<Option<Vec<_>>>()?.join(between))
}

/// A value as JSON, but a word without quotation marks; empty for `None`.
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
