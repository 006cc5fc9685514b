//! Values stored as text, in both databases.

use serde_json::Value;
use tabletop::{Record, RecordEntry};

use crate::StoreError;

/// The number of steps; a game never has 2³².
pub(crate) fn count(entries: &[String]) -> u32 {
    u32::try_from(entries.len()).unwrap_or(u32::MAX)
}

/// The steps after step `from` as they are stored.
pub(crate) fn write_entries(id: &str, from: u32, entries: &[RecordEntry]) -> Result<Vec<String>, StoreError> {
    (from + 1..).zip(entries).map(|(step, entry)| write_json(id, step, entry)).collect()
}

pub(crate) fn write_json(id: &str, step: u32, value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|fault| unreadable(id, step, &fault))
}

pub(crate) fn read_json<T: serde::de::DeserializeOwned>(
    id: &str,
    step: u32,
    text: &str,
) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|fault| unreadable(id, step, &fault))
}

pub(crate) fn unreadable(id: &str, step: u32, reason: &dyn std::fmt::Display) -> StoreError {
    StoreError::Unreadable { id: id.to_owned(), step, reason: reason.to_string() }
}

/// Stored JSON for lists and statistics; unreadable JSON is null and must not hide the rest.
pub(crate) fn read_kept(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// A record without its entries, which are stored one by one, and without the seal, which is for exports.
pub(crate) fn write_header(id: &str, record: &Record) -> Result<String, StoreError> {
    write_json(id, 0, &Record { entries: Vec::new(), seal: None, ..record.clone() })
}
