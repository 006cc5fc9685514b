//! Packs with one fact changed, which a set of scenarios must notice.

use toml::{Table, Value};

use crate::patch::called;

/// Fields without an effect on play.
const WORDS: [&str; 6] = ["id", "name", "text", "provenance", "source", "known"];

/// A file of a pack with one fact of one record changed.
#[derive(Debug, Clone, PartialEq)]
pub struct Mutant {
    /// The file.
    pub file: String,
    /// The record and the field, such as `card.farm.points` or `card.farm.cost.0`.
    pub path: String,
    /// The original value.
    pub was: String,
    /// The changed value; `None` if the fact is removed.
    pub now: Option<String>,
    /// The whole text of the changed file.
    pub text: String,
}

/// The mutants of a pack: every file with every fact changed, one at a time.
///
/// Numbers become one larger and, if they can, one smaller; Booleans are negated. A number within a text, as in
/// `twig 2`, becomes one larger. Optional fields and parts of lists are removed. Names, texts and provenance are no
/// facts. A file that cannot be parsed has no mutants.
pub fn mutants(files: &[(&str, &str)]) -> Vec<Mutant> {
    let mut found = Vec::new();
    for &(file, text) in files {
        let Ok(table) = text.parse::<Table>() else { continue };
        for (kind, list) in &table {
            let Value::Array(records) = list else { continue };
            for (at, record) in records.iter().enumerate().filter(|(_, record)| record.is_table()) {
                let name = called(record).unwrap_or_else(|| at.to_string());
                let mut steps = vec![kind.clone(), at.to_string()];
                let mut paths = Vec::new();
                facts(record, &mut steps, &mut paths);
                for path in paths {
                    found.extend(changed(&table, file, &name, &path).into_iter().flatten());
                }
            }
        }
    }
    found
}

/// The paths to all facts within a value.
fn facts(value: &Value, steps: &mut Vec<String>, paths: &mut Vec<Vec<String>>) {
    let mut inside = |step: String, value: &Value| {
        steps.push(step);
        paths.push(steps.clone());
        facts(value, steps, paths);
        steps.pop();
    };
    match value {
        Value::Table(table) => {
            let facts = table.iter().filter(|(field, _)| !WORDS.contains(&field.as_str()));
            facts.for_each(|(field, value)| inside(field.clone(), value));
        }
        Value::Array(list) => list.iter().enumerate().for_each(|(at, value)| inside(at.to_string(), value)),
        _ => {}
    }
}

/// The mutants of one fact; `None` if nothing has this path.
fn changed(table: &Table, file: &str, record: &str, path: &[String]) -> Option<Vec<Mutant>> {
    let [kind, _, field @ ..] = path else { return None };
    let at = |table: &mut Table, change: &dyn Fn(&mut Value, &str)| {
        let [first, steps @ .., last] = path else { return };
        let holder = steps.iter().try_fold(table.get_mut(first), |holder, step| {
            Some(holder.and_then(|value| match value {
                Value::Table(table) => table.get_mut(step),
                Value::Array(items) => step.parse().ok().and_then(|at: usize| items.get_mut(at)),
                _ => None,
            }))
        });
        if let Some(Some(holder)) = holder {
            change(holder, last);
        }
    };
    let was = path[1..].iter().try_fold(table.get(kind)?, |value, step| match value {
        Value::Table(table) => table.get(step),
        Value::Array(list) => list.get(step.parse::<usize>().ok()?),
        _ => None,
    })?;
    let others = others(was).into_iter().map(Some).chain([None]);
    let mutant = |now: Option<Value>| {
        let mut table = table.clone();
        at(&mut table, &|holder, last| put(holder, last, now.as_ref()));
        Mutant {
            file: file.to_owned(),
            path: format!("{kind}.{record}.{}", field.join(".")),
            was: was.to_string(),
            now: now.map(|value| value.to_string()),
            text: table.to_string(),
        }
    };
    Some(others.map(mutant).collect())
}

/// Puts a value into a table or a list; `None` removes the current value.
fn put(holder: &mut Value, last: &str, now: Option<&Value>) {
    match (holder, now) {
        (Value::Table(table), Some(now)) => drop(table.insert(last.to_owned(), now.clone())),
        (Value::Table(table), None) => drop(table.remove(last)),
        (Value::Array(items), now) => {
            let Some(at) = last.parse().ok().filter(|&at: &usize| at < items.len()) else { return };
            match now {
                Some(now) => items[at] = now.clone(),
                None => drop(items.remove(at)),
            }
        }
        _ => {}
    }
}

/// The other values that a mutant gives to a fact.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Integer(number) => [number.checked_add(1), number.checked_sub(1).filter(|less| *less >= 0)]
            .into_iter()
            .flatten()
            .map(Value::Integer)
            .collect(),
        Value::Boolean(switch) => vec![Value::Boolean(!switch)],
        Value::String(text) => text
            .rsplit_once(' ')
            .and_then(|(before, number)| {
                let number: u32 = number.parse().ok()?;
                Some(Value::String(format!("{before} {}", number.checked_add(1)?)))
            })
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}
