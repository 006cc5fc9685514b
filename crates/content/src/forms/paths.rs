//! The paths of controls, and the submitted values.

use std::collections::BTreeMap;

/// The name, in forms, of the alternative that has fields instead of a word.
pub const FIELDS: &str = "fields";

/// The values of a submitted form, by field name.
pub type Said = BTreeMap<String, String>;

/// The path of a field within another.
pub(super) fn within(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}
