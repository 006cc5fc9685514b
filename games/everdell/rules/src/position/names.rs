//! Resolves the names in a described position; faults say in which field a name stands.

use tabletop::{Fields, Maybe, PositionFault, TypedIndex};

use super::declared::{Seat, Stocked};
use crate::content::Stock;
use crate::index::{Owner, SEATS};
use crate::kind::Kind;

pub(super) fn fault(at: &str, what: &str) -> PositionFault {
    PositionFault::new(at, what)
}

/// Resolves an optional name.
pub(super) fn one<T>(
    name: Option<&str>,
    at: &str,
    what: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, PositionFault> {
    let find = |name| find(name).ok_or_else(|| fault(at, &format!("this must be {what}")));
    name.map(find).transpose()
}

/// Resolves each name of a list.
pub(super) fn each<T>(
    names: Option<&[String]>,
    at: &str,
    what: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, PositionFault> {
    let wrong = |index| fault(&format!("{at}[{index}]"), &format!("this must be {what}"));
    let names = names.unwrap_or_default().iter().enumerate();
    names.map(|(index, name)| find(name).ok_or_else(|| wrong(index))).collect()
}

/// The records that a list names, as bits; none if there is no list.
pub(super) fn set(
    names: Option<&[String]>,
    at: &str,
    what: &str,
    find: impl Fn(&str) -> Option<usize>,
) -> Result<Option<u64>, PositionFault> {
    let found = each(names, at, what, find)?;
    Ok(names.map(|_| found.into_iter().fold(0, |set, index| set | 1 << index)))
}

/// An empty place: null, or an empty name if a notation has no null.
fn filled(item: Option<&String>) -> Option<&str> {
    item.map(String::as_str).filter(|name| !name.is_empty())
}

/// A list of places that may be empty, from the first on.
pub(super) fn places<const N: usize>(
    list: Option<&[Option<String>]>,
    find: impl Fn(&str) -> Option<Kind>,
    at: &str,
) -> Result<[Option<Kind>; N], PositionFault> {
    let mut places = [None; N];
    let items = list.unwrap_or_default();
    if items.len() > N {
        return Err(fault(at, &format!("this must be a list of at most {N} cards, null for an empty place")));
    }
    for (index, (place, item)) in places.iter_mut().zip(items).enumerate() {
        *place = one(
            filled(item.as_ref()),
            &format!("{at}[{index}]"),
            "a card, or null for an empty place",
            &find,
        )?;
    }
    Ok(places)
}

/// Resources; none if they are left out.
pub(super) fn stock(stocked: Option<Fields<Stocked>>) -> Stock {
    let Fields(Stocked { twig, resin, pebble, berry }) = stocked.unwrap_or_default();
    Stock([twig, resin, pebble, berry].map(Option::unwrap_or_default))
}

/// The owner of an occupied seat.
pub(super) fn owner(Seat(owner): Seat, at: &str, players: u8) -> Result<Owner, PositionFault> {
    if owner.is_rival() || owner.seat().is_some_and(|seat| seat.0 < players) {
        Ok(owner)
    } else {
        Err(fault(at, "this must be a seat from 0, or rival"))
    }
}

/// Places of cards in a city, as bits.
pub(super) fn slots(places: Option<&[u8]>, at: &str) -> Result<u64, PositionFault> {
    let mut set = 0;
    for (index, &slot) in places.unwrap_or_default().iter().enumerate() {
        if slot >= 40 {
            return Err(fault(&format!("{at}[{index}]"), "this must be a place from 0 to 39"));
        }
        set |= 1u64 << slot;
    }
    Ok(set)
}

/// Every seat once, in the order of their turns.
pub(super) fn seat_order(seats: &[u8], players: u8) -> Result<[Owner; SEATS], PositionFault> {
    let wrong = || fault("order", "this must be a list of all seats, each once");
    if seats.len() != usize::from(players) {
        return Err(wrong());
    }
    let mut order = [Owner::FIRST; SEATS];
    for (index, &seat) in seats.iter().enumerate() {
        let seat = (seat < players).then(|| Owner::seated(seat));
        order[index] = seat.filter(|seat| !order[..index].contains(seat)).ok_or_else(wrong)?;
    }
    Ok(order)
}

/// Four records of the content, each at most once, null for none.
pub(super) fn ids<T: TypedIndex>(
    items: &[Option<String>],
    at: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<[Maybe<T>; 4], PositionFault> {
    let wrong = |at: &str| fault(at, "this must be a list of at most four different names, null for none");
    let mut places = [Maybe::NONE; 4];
    if items.len() > 4 {
        return Err(wrong(at));
    }
    for (index, item) in items.iter().enumerate() {
        let Some(name) = filled(item.as_ref()) else { continue };
        let found = find(name).map(Maybe::some).filter(|found| !places.contains(found));
        places[index] = found.ok_or_else(|| wrong(&format!("{at}[{index}]")))?;
    }
    Ok(places)
}
