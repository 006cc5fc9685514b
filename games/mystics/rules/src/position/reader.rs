//! Reading described positions with an eye on where something stands.

use serde_json::{Map as Object, Value};
use tabletop::PositionFault;

/// A fault, and where it is.
pub(super) fn fault(at: &str, what: &str) -> PositionFault {
    PositionFault { at: at.to_owned(), what: what.to_owned() }
}

/// Reads one object, remembering where it stands and which of its fields have been read.
pub(super) struct Reader<'a> {
    at: String,
    object: &'a Object<String, Value>,
    read: Vec<&'static str>,
}

impl<'a> Reader<'a> {
    pub fn new(at: &str, value: &'a Value) -> Result<Self, PositionFault> {
        match value {
            Value::Object(object) => Ok(Self { at: at.to_owned(), object, read: Vec::new() }),
            _ => Err(fault(at, "this must be a table of named values")),
        }
    }

    /// Where a field stands.
    pub fn path(&self, name: &str) -> String {
        if self.at.is_empty() { name.to_owned() } else { format!("{}.{name}", self.at) }
    }

    /// What a field holds; nothing if it is missing or empty.
    pub fn get(&mut self, name: &'static str) -> Option<&'a Value> {
        self.read.push(name);
        self.object.get(name).filter(|value| !value.is_null())
    }

    /// Reads a field, if it is there.
    pub fn field<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&str, &'a Value) -> Result<T, PositionFault>,
    ) -> Result<Option<T>, PositionFault> {
        let path = self.path(name);
        self.get(name).map(|value| read(&path, value)).transpose()
    }

    /// Reads a field into something that has a value already.
    pub fn fill<T>(
        &mut self,
        name: &'static str,
        into: &mut T,
        read: impl FnOnce(&str, &'a Value) -> Result<T, PositionFault>,
    ) -> Result<(), PositionFault> {
        if let Some(found) = self.field(name, read)? {
            *into = found;
        }
        Ok(())
    }

    /// A whole number.
    pub fn number<T: TryFrom<u64>>(&mut self, name: &'static str, into: &mut T) -> Result<(), PositionFault> {
        self.fill(name, into, number)
    }

    /// True or false.
    pub fn flag(&mut self, name: &'static str, into: &mut bool) -> Result<(), PositionFault> {
        self.fill(name, into, flag)
    }

    /// Nothing is left that nobody reads.
    pub fn done(self) -> Result<(), PositionFault> {
        match self.object.keys().find(|key| !self.read.contains(&key.as_str())) {
            Some(key) => Err(fault(&self.path(key), "nobody knows this name")),
            None => Ok(()),
        }
    }
}

/// A whole number.
pub(super) fn number<T: TryFrom<u64>>(at: &str, value: &Value) -> Result<T, PositionFault> {
    let found = value.as_u64().and_then(|number| T::try_from(number).ok());
    found.ok_or_else(|| fault(at, "this must be a whole number that is not too large"))
}

/// True or false.
pub(super) fn flag(at: &str, value: &Value) -> Result<bool, PositionFault> {
    value.as_bool().ok_or_else(|| fault(at, "this must be true or false"))
}

/// A text.
pub(super) fn text<'a>(at: &str, value: &'a Value) -> Result<&'a str, PositionFault> {
    value.as_str().ok_or_else(|| fault(at, "this must be a name"))
}

/// Something with a stable name.
pub(super) fn named<T>(
    at: &str,
    value: &Value,
    what: &str,
    find: impl FnOnce(&str) -> Option<T>,
) -> Result<T, PositionFault> {
    let found = value.as_str().and_then(find);
    found.ok_or_else(|| fault(at, &format!("this must be {what}")))
}

/// A list, of which each entry is read in the same way.
pub(super) fn list<T>(
    at: &str,
    value: &Value,
    mut read: impl FnMut(&str, &Value) -> Result<T, PositionFault>,
) -> Result<Vec<T>, PositionFault> {
    let items = value.as_array().ok_or_else(|| fault(at, "this must be a list"))?;
    items.iter().enumerate().map(|(index, item)| read(&format!("{at}.{index}"), item)).collect()
}

/// A list of things with stable names.
pub(super) fn names<T>(
    at: &str,
    value: &Value,
    what: &str,
    mut find: impl FnMut(&str) -> Option<T>,
) -> Result<Vec<T>, PositionFault> {
    list(at, value, |at, item| named(at, item, what, &mut find))
}

/// A table of counts by name.
pub(super) fn counts<const N: usize>(
    at: &str,
    value: &Value,
    what: &str,
    find: impl Fn(&str) -> Option<usize>,
) -> Result<[u8; N], PositionFault> {
    let mut counts = [0u8; N];
    let object = value.as_object().ok_or_else(|| fault(at, "this must be a table of numbers"))?;
    for (name, count) in object {
        let at = format!("{at}.{name}");
        let place = find(name).and_then(|place| counts.get_mut(place));
        *place.ok_or_else(|| fault(&at, &format!("there is no such {what}")))? = number(&at, count)?;
    }
    Ok(counts)
}
