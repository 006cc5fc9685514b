//! JSON Schemas that are generated from types and committed, for editors and other programs.

use std::fs;
use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};
use serde_json::Value;

/// The JSON Schema of a type with this title, as the text of a file.
///
/// An omitted field has its default, unless its default is absence.
pub fn schema_of<T: JsonSchema>(title: &str) -> String {
    let mut schema = SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    let mut absent = RecursiveTransform(|schema: &mut Schema| {
        if schema.get("default") == Some(&Value::Null) {
            schema.remove("default");
        }
    });
    absent.transform(&mut schema);
    // A `Value` is always text.
    format!("{:#}\n", schema.as_value())
}

/// Checks that a committed file holds the schema of a type. If `HEDGEROW_WRITE` is set, writes the file first.
///
/// # Errors
/// If the file differs from the schema; the text names `command`, the test that writes the file.
pub fn is_committed<T: JsonSchema>(title: &str, path: &Path, command: &str) -> Result<(), String> {
    let schema = schema_of::<T>(title);
    let fault = |error: std::io::Error| format!("{}: {error}", path.display());
    if std::env::var_os("HEDGEROW_WRITE").is_some() {
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(fault)?;
        fs::write(path, &schema).map_err(fault)?;
    }
    if fs::read_to_string(path).unwrap_or_default() == schema {
        Ok(())
    } else {
        Err(format!(
            "{} is not the schema of the type now: `HEDGEROW_WRITE=1 {command}` writes it",
            path.display()
        ))
    }
}
