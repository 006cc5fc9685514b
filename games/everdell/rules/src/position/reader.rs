//! Reading described positions with an eye on where something stands.

use serde_json::{Map as Object, Value};
use tabletop::{Maybe, PositionFault, TypedIndex};

use crate::content::{Resource, Season, Stock};
use crate::index::{Owner, SEATS};
use crate::kind::Kind;
use crate::names::find_owner;
use crate::state::Tally;

pub(super) fn fault(at: &str, what: &str) -> PositionFault {
    PositionFault { at: at.to_owned(), what: what.to_owned() }
}

/// Reads one object, remembering where it stands and which of its fields have been read.
pub(super) struct Reader<'a> {
    at: String,
    pub object: &'a Object<String, Value>,
    read: Vec<&'static str>,
}

impl<'a> Reader<'a> {
    pub fn new(at: &str, value: &'a Value) -> Result<Self, PositionFault> {
        match value {
            Value::Object(object) => Ok(Self { at: at.to_owned(), object, read: Vec::new() }),
            _ => Err(fault(at, "this must be a table of named values")),
        }
    }

    pub fn path(&self, name: &str) -> String {
        if self.at.is_empty() { name.to_owned() } else { format!("{}.{name}", self.at) }
    }

    /// What a field holds; nothing if it is missing or empty.
    pub fn get(&mut self, name: &'static str) -> Option<&'a Value> {
        self.read.push(name);
        self.object.get(name).filter(|value| !value.is_null())
    }

    /// A whole number.
    pub fn number<T: TryFrom<u64>>(&mut self, name: &'static str, into: &mut T) -> Result<(), PositionFault> {
        if let Some(value) = self.get(name) {
            let found = value.as_u64().and_then(|number| T::try_from(number).ok());
            *into = found.ok_or_else(|| {
                fault(&self.path(name), "this must be a whole number that is not too large")
            })?;
        }
        Ok(())
    }

    pub fn flag(&mut self, name: &'static str, into: &mut bool) -> Result<(), PositionFault> {
        match self.get(name) {
            None => Ok(()),
            Some(Value::Bool(flag)) => {
                *into = *flag;
                Ok(())
            }
            Some(_) => Err(fault(&self.path(name), "this must be true or false")),
        }
    }

    /// Something with a stable name.
    pub fn named<T>(
        &mut self,
        name: &'static str,
        what: &str,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, PositionFault> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let found = value.as_str().and_then(find);
        found.map(Some).ok_or_else(|| fault(&self.path(name), &format!("this must be {what}")))
    }

    /// A list of things with stable names; nothing if it is missing.
    pub fn list<T>(
        &mut self,
        name: &'static str,
        what: &str,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<Vec<T>>, PositionFault> {
        let path = self.path(name);
        self.get(name).map(|value| list(value, &path, what, find)).transpose()
    }

    /// Counts of cards: a table by kind, or a list with repetitions; nothing if it is missing.
    pub fn cards(
        &mut self,
        name: &'static str,
        find: impl Fn(&str) -> Option<Kind>,
    ) -> Result<Option<Tally>, PositionFault> {
        let path = self.path(name);
        self.get(name).map(|value| cards(value, &path, find)).transpose()
    }

    /// Nothing is left that nobody reads.
    pub fn done(self) -> Result<(), PositionFault> {
        match self.object.keys().find(|key| !self.read.contains(&key.as_str())) {
            Some(key) => Err(fault(&self.path(key), "nobody knows this name")),
            None => Ok(()),
        }
    }
}

fn list<T>(
    value: &Value,
    at: &str,
    what: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, PositionFault> {
    let wrong = || fault(at, &format!("this must be a list of {what}"));
    let items = value.as_array().ok_or_else(wrong)?;
    items.iter().map(|item| item.as_str().and_then(&find).ok_or_else(wrong)).collect()
}

fn cards(value: &Value, at: &str, find: impl Fn(&str) -> Option<Kind>) -> Result<Tally, PositionFault> {
    let mut counts = Tally::NONE;
    if let Value::Object(object) = value {
        for (name, count) in object {
            let at = format!("{at}.{name}");
            let kind = find(name).ok_or_else(|| fault(&at, "there is no such card"))?;
            let count = count.as_u64().and_then(|count| u8::try_from(count).ok());
            counts[kind] = count.ok_or_else(|| fault(&at, "this must be a small whole number"))?;
        }
        return Ok(counts);
    }
    for kind in list(value, at, "cards", find)? {
        counts[kind] = counts[kind].saturating_add(1);
    }
    Ok(counts)
}

/// A place with nothing in it: null, or where a notation has no null, an empty name.
fn is_empty_place(item: &Value) -> bool {
    item.is_null() || item.as_str() == Some("")
}

/// A list of places that may be empty, from the first on.
pub(super) fn places<const N: usize>(
    value: Option<&Value>,
    find: impl Fn(&str) -> Option<Kind>,
    at: &str,
) -> Result<[Option<Kind>; N], PositionFault> {
    let mut places = [None; N];
    let Some(value) = value else { return Ok(places) };
    let wrong = || fault(at, &format!("this must be a list of at most {N} cards, null for an empty place"));
    let items = value.as_array().filter(|items| items.len() <= N).ok_or_else(wrong)?;
    for (place, item) in places.iter_mut().zip(items) {
        if !is_empty_place(item) {
            *place = Some(item.as_str().and_then(&find).ok_or_else(wrong)?);
        }
    }
    Ok(places)
}

pub(super) fn stock(value: Option<&Value>, at: &str) -> Result<Stock, PositionFault> {
    let mut stock = Stock::NONE;
    let Some(value) = value else { return Ok(stock) };
    let mut reader = Reader::new(at, value)?;
    for resource in Resource::ALL {
        reader.number(resource.name(), &mut stock[resource])?;
    }
    reader.done()?;
    Ok(stock)
}

pub(super) fn owner(value: &Value, at: &str, players: u8) -> Result<Owner, PositionFault> {
    let found = match value {
        Value::Number(number) => number.as_u64().and_then(|seat| Owner::at(usize::try_from(seat).ok()?)),
        Value::String(name) => find_owner(name),
        _ => None,
    };
    found
        .filter(|&owner| owner.get() < players || owner.is_rival())
        .ok_or_else(|| fault(at, "this must be a seat from 0, or rival"))
}

pub(super) fn season(name: &str) -> Option<Season> {
    Season::ALL.into_iter().find(|season| season.name() == name)
}

/// Places of cards in a city, as bits.
pub(super) fn slots(value: Option<&Value>, at: &str) -> Result<u64, PositionFault> {
    let Some(value) = value else { return Ok(0) };
    let wrong = || fault(at, "this must be a list of places from 0 to 39");
    let mut set = 0;
    for value in value.as_array().ok_or_else(wrong)? {
        set |= 1u64 << value.as_u64().filter(|&slot| slot < 40).ok_or_else(wrong)?;
    }
    Ok(set)
}

/// Every seat once, in the order of their turns.
pub(super) fn seat_order(value: &Value, players: u8) -> Result<[Owner; SEATS], PositionFault> {
    let wrong = || fault("order", "this must be a list of all seats, each once");
    let seats = value.as_array().filter(|seats| seats.len() == usize::from(players)).ok_or_else(wrong)?;
    let mut order = [Owner::FIRST; SEATS];
    for (index, seat) in seats.iter().enumerate() {
        let seat = seat.as_u64().and_then(|seat| Owner::at(usize::try_from(seat).ok()?));
        let seat = seat.filter(|seat| seat.get() < players);
        let seat = seat.filter(|seat| !order[..index].contains(seat)).ok_or_else(wrong)?;
        order[index] = seat;
    }
    Ok(order)
}

/// Four records of the content, each at most once, null for none.
pub(super) fn ids<T: TypedIndex>(
    value: &Value,
    at: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<[Maybe<T>; 4], PositionFault> {
    let wrong = || fault(at, "this must be a list of at most four different names, null for none");
    let mut places = [Maybe::NONE; 4];
    let items = value.as_array().filter(|items| items.len() <= 4).ok_or_else(wrong)?;
    for (index, item) in items.iter().enumerate() {
        if is_empty_place(item) {
            continue;
        }
        let found = item.as_str().and_then(&find).ok_or_else(wrong)?;
        if places.contains(&Maybe::some(found)) {
            return Err(wrong());
        }
        places[index] = found.into();
    }
    Ok(places)
}
