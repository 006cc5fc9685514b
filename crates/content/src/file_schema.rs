//! The JSON Schema of a file of records, for editors and other programs.

use std::sync::Arc;

use schemars::Schema;
use serde_json::{Map, Value, json};

use crate::Declared;
use crate::shape::{Fields, PROVENANCE, Shape, schema_of};

/// The declared contents of a file of a pack: the kinds of records in it.
#[derive(Debug, Clone)]
pub struct FileSchema {
    file: &'static str,
    kinds: Vec<Kind>,
}

/// A kind of records in a file.
#[derive(Debug, Clone)]
struct Kind {
    name: &'static str,
    holds: Holds,
    schema: Schema,
    fields: Arc<Fields>,
}

/// The form of the records of a kind in a file: `[[kind]]` tables, one `[kind]` table, or the whole file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Many,
    One,
    Whole,
}

impl FileSchema {
    /// A file of this name without records.
    pub fn new(file: &'static str) -> Self {
        Self { file, kinds: Vec::new() }
    }

    fn with<R: Declared>(mut self, holds: Holds) -> Self {
        self.kinds.push(Kind { name: R::KIND, holds, schema: schema_of::<R>(), fields: Shape::of::<R>() });
        self
    }

    /// The same file with `[[kind]]` tables.
    #[must_use]
    pub fn many<R: Declared>(self) -> Self {
        self.with::<R>(Holds::Many)
    }

    /// The same file with one `[kind]` table.
    #[must_use]
    pub fn one<R: Declared>(self) -> Self {
        self.with::<R>(Holds::One)
    }

    /// The same file, as one record.
    #[must_use]
    pub fn whole<R: Declared>(self) -> Self {
        self.with::<R>(Holds::Whole)
    }

    /// The name of the schema: that of the file without its extension and a number at its end.
    pub fn name(&self) -> &'static str {
        let stem = self.file.strip_suffix(".toml").unwrap_or(self.file);
        stem.trim_end_matches(|c: char| c.is_ascii_digit() || c == '_')
    }

    /// The name of the file.
    pub fn file(&self) -> &'static str {
        self.file
    }

    /// The kinds of records in the file, and their declared fields.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = (&'static str, &Arc<Fields>)> {
        self.kinds.iter().map(|kind| (kind.name, &kind.fields))
    }

    /// The JSON Schema of the file, for editors and other programs.
    pub fn to_json(&self) -> Value {
        let mut definitions = Map::new();
        let mut properties = Map::new();
        let mut root = Map::new();
        for Kind { name, holds, schema, .. } in &self.kinds {
            let Some(mut own) = schema.as_object().cloned() else { continue };
            own.remove("$schema");
            if let Some(Value::Object(inner)) = own.remove("$defs") {
                definitions.extend(inner);
            }
            match holds {
                Holds::Whole => root.extend(own),
                Holds::One => drop(properties.insert((*name).to_owned(), Value::Object(own))),
                Holds::Many => {
                    let list = json!({"type": "array", "minItems": 1, "items": own});
                    properties.insert((*name).to_owned(), list);
                }
            }
        }
        if !properties.is_empty() {
            let required: Vec<&str> = properties.keys().map(String::as_str).collect();
            root.insert("required".to_owned(), json!(required));
            root.insert("type".to_owned(), json!("object"));
            root.insert("additionalProperties".to_owned(), json!(false));
            root.insert("properties".to_owned(), Value::Object(properties));
        }
        root.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
        root.insert("title".to_owned(), json!(self.name()));
        root.insert("$defs".to_owned(), Value::Object(definitions));
        let mut whole = Value::Object(root);
        told_apart(&mut whole);
        if let Some(Value::Object(definitions)) = whole.get_mut("$defs") {
            definitions.remove(PROVENANCE);
            if definitions.is_empty() {
                whole.as_object_mut().map(|root| root.remove("$defs"));
            }
        }
        whole
    }
}

/// Replaces each field that holds a provenance by the fields of the provenance, and removes the keywords that only
/// faults need.
fn told_apart(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(told_apart),
        Value::Object(map) => {
            map.values_mut().for_each(told_apart);
            map.remove("x-order");
            let is_marker = |schema: &Value| schema["$ref"] == json!(format!("#/$defs/{PROVENANCE}"));
            if let Some(Value::Object(properties)) = map.get_mut("properties")
                && properties.get("provenance").is_some_and(is_marker)
            {
                properties.extend(crate::source::keys());
            }
        }
        _ => {}
    }
}
