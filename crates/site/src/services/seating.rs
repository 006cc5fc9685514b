//! The people at a table that is shared out: who sits where, who is invited, and who takes whose seat.

use std::collections::HashSet;

use search::SeatAssignment;
use serde::Deserialize;
use tabletop::{ChanceRecord, Language, Seat};
use web::LinkFor;

use crate::access::{Chair, Change, Hook, Lock, Principal, SeatOwner, TableAccess, Visitor, name_of};
use crate::error::AppError;
use crate::seats::can_be_shared;
use crate::services::notices;
use crate::services::rooms::WaitingRooms;
use crate::services::tables::{Begun, TableGuard};

/// Seats people and bots, as far as whoever asks may: the host each seat, others their own. Where
/// somebody plays against whoever does so, everybody is told.
pub(crate) fn seat(
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    company: &SeatAssignment,
) -> Result<(), AppError> {
    let principal = guard.principal(visitor);
    let all = (0..guard.table().seats()).map(Seat);
    let changed: Vec<Seat> = all.filter(|&seat| company.at(seat) != guard.company.at(seat)).collect();
    if !changed.iter().all(|&seat| principal.is_host() || principal.holds(seat)) {
        return Err(AppError::not_yours());
    }
    guard.sit(company)?;
    if !principal.is_private || changed.is_empty() {
        return Ok(());
    }
    let step = guard.table().step();
    guard.change_access(|access| {
        for &seat in &changed {
            let what = if company.at(seat).is_some() { Change::Ours } else { Change::Person };
            access.tell(step, seat, what);
        }
        Ok(())
    })
}

/// Whether a table that was begun in the open begins anew before a seat is given away: its people have not
/// contributed to its chance, and what was seen of it would stay useful. What came from elsewhere goes on as it is,
/// with a mark that everybody sees.
pub(crate) fn begins_anew(guard: &TableGuard<'_>) -> bool {
    let record = guard.table().record();
    let is_elsewhere = guard.access.imported || record.forked.is_some();
    !guard.access.private && !is_elsewhere && matches!(record.chance, ChanceRecord::Keyed { .. })
}

/// What is done with a seat or the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    /// The table begins anew, in a waiting room, from its setup.
    Anew,
    /// The host makes a link for a seat; an older one ends.
    Invite,
    /// Whoever has a seat makes a new link for it, and goes on having it.
    Renew,
    /// Whoever has a seat is shown the link that they have.
    Mine,
    /// Whoever has a seat makes a link for whoever takes it over.
    Give,
    /// Whoever has a seat has it no more.
    Leave,
    /// The host takes a seat back.
    Reclaim,
    /// A seat is given a name.
    Name,
    /// The host is shown the link that makes them the host.
    Host,
    /// The host says where messages are sent, or that none are.
    Hook,
    Unhook,
}

/// Refuses whoever may not give seats away.
fn expect_owner(access: &TableAccess, visitor: &Visitor) -> Result<(), AppError> {
    let may = Principal::of(access, 0, &visitor.keys).owns();
    if may { Ok(()) } else { Err(AppError::not_host()) }
}

/// What is done with a seat or the table, and with what.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Does {
    pub r#do: What,
    pub seat: Option<u8>,
    pub name: Option<String>,
    pub url: Option<String>,
}

/// What came of it.
pub(crate) enum Came {
    /// The page shows it.
    Done,
    /// A link is shown once.
    Link(LinkFor, String),
    /// Another table.
    Begun(Begun),
}

/// Does something with a seat. Says what came of it, and which keys the browser holds from now on if that has
/// changed.
pub(crate) fn act(
    rooms: &WaitingRooms,
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    language: Language,
    does: &Does,
) -> Result<(Came, Option<Vec<String>>), AppError> {
    let platform = &guard.tables.platform;
    let principal = guard.principal(visitor);
    if !can_be_shared(guard.table()) {
        return Err(AppError::no_friends());
    }
    let (step, seats) = (guard.table().step(), guard.table().seats());
    let seat = || does.seat.map(Seat).filter(|seat| seat.0 < seats).ok_or_else(AppError::malformed);
    // What opens nothing any more need not be kept.
    let kept = |access: &TableAccess, new: Option<&String>| -> Vec<String> {
        let known = visitor.keys.iter().filter(|key| access.opens(key));
        let mut keys: Vec<String> = known.chain(new).cloned().collect();
        let mut seen = HashSet::new();
        keys.retain(|key| seen.insert(key.clone()));
        keys
    };
    let own = |access: &TableAccess, seat: Seat| {
        visitor
            .keys
            .iter()
            .find(|key| access.seat_of(key) == Some(seat))
            .cloned()
            .ok_or_else(AppError::not_yours)
    };
    match does.r#do {
        What::Anew => {
            expect_owner(&guard.access, visitor)?;
            if !begins_anew(guard) {
                return Err(AppError::seat_state());
            }
            let record = guard.table().record();
            let content = (!guard.game.is_ours(record.content)).then_some(record.content);
            let begun = rooms.make(guard.game, content, record.setup.clone(), &guard.company)?;
            Ok((Came::Begun(begun), None))
        }
        What::Invite => {
            let seat = seat()?;
            expect_owner(&guard.access, visitor)?;
            if begins_anew(guard) {
                return Err(AppError::begins_anew());
            }
            let (key, host) = (platform.new_id()?, platform.new_id()?);
            let made = guard.change_access(|access| {
                expect_owner(access, visitor)?;
                let is_new = access.host.is_none();
                if is_new {
                    access.host = Some(Lock::of(&host));
                }
                access.private = true;
                let chair = access.chair(seat);
                let what = if chair.holder == SeatOwner::Device { Change::Invited } else { Change::Renewed };
                chair.holder = SeatOwner::Friend(Lock::of(&key));
                chair.sat = 0;
                access.tell(step, seat, what);
                Ok(is_new.then(|| host.clone()))
            })?;
            let keys = kept(&guard.access, made.as_ref());
            Ok((Came::Link(LinkFor::Friend(seat), key), Some(keys)))
        }
        What::Renew | What::Give => {
            let (seat, gives) = (seat()?, does.r#do == What::Give);
            own(&guard.access, seat)?;
            let key = platform.new_id()?;
            guard.change_access(|access| {
                own(access, seat)?;
                let chair = access.chair(seat);
                chair.holder = SeatOwner::Friend(Lock::of(&key));
                chair.sat = u32::from(!gives);
                if gives {
                    chair.name.clear();
                }
                access.tell(step, seat, Change::Renewed);
                Ok(())
            })?;
            let keys = kept(&guard.access, (!gives).then_some(&key));
            let whom = if gives { LinkFor::Friend(seat) } else { LinkFor::Mine(seat) };
            Ok((Came::Link(whom, key), Some(keys)))
        }
        What::Mine => {
            let seat = seat()?;
            Ok((Came::Link(LinkFor::Mine(seat), own(&guard.access, seat)?), None))
        }
        What::Leave => {
            let seat = seat()?;
            guard.change_access(|access| {
                own(access, seat)?;
                *access.chair(seat) = Chair { holder: SeatOwner::Nobody, ..Chair::default() };
                access.tell(step, seat, Change::Left);
                Ok(())
            })?;
            Ok((Came::Done, Some(kept(&guard.access, None))))
        }
        What::Reclaim => {
            let seat = seat()?;
            guard.change_access(|access| {
                expect_owner(access, visitor)?;
                let chair = access.chair(seat);
                if chair.holder == SeatOwner::Device {
                    return Err(AppError::seat_state());
                }
                *chair = Chair::default();
                access.tell(step, seat, Change::Reclaimed);
                Ok(())
            })?;
            Ok((Came::Done, Some(kept(&guard.access, None))))
        }
        What::Name => {
            let (seat, name) = (seat()?, name_of(does.name.as_deref().unwrap_or_default())?);
            principal.expect_seat(seat)?;
            guard.change_access(|access| {
                access.chair(seat).name.clone_from(&name);
                Ok(())
            })?;
            Ok((Came::Done, None))
        }
        What::Host => {
            let key =
                visitor.keys.iter().find(|key| guard.access.is_hosts(key)).ok_or_else(AppError::not_host)?;
            Ok((Came::Link(LinkFor::Host, key.clone()), None))
        }
        What::Hook => {
            let url = does.url.as_deref().unwrap_or_default().trim();
            notices::check(platform, url)?;
            let hook = Hook { url: url.to_owned(), language: language.tag().to_owned() };
            guard.change_access(|access| {
                expect_owner(access, visitor)?;
                if !access.private {
                    return Err(AppError::seat_state());
                }
                access.hook = Some(hook.clone());
                Ok(())
            })?;
            Ok((Came::Done, None))
        }
        What::Unhook => {
            guard.change_access(|access| {
                expect_owner(access, visitor)?;
                access.hook = None;
                Ok(())
            })?;
            Ok((Came::Done, None))
        }
    }
}

/// Sits down by a key: from now on the browser holds it. A bot that stood in gets up. Gives the seat, if the key is not the
/// host's, and the keys that the browser holds from now on.
///
/// # Errors
/// [`AppError::no_invitation`].
pub(crate) fn join(
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    key: &str,
    name: Option<&String>,
) -> Result<(Option<Seat>, Vec<String>), AppError> {
    let seat = guard.access.opened(guard.table().seats(), key)?;
    if let Some(seat) = seat {
        let step = guard.table().step();
        let is_known = visitor.keys.iter().any(|known| known == key);
        guard.change_access(|access| {
            if access.seat_of(key) != Some(seat) {
                return Err(AppError::no_invitation());
            }
            let chair = access.chair(seat);
            if let Some(name) = name.filter(|name| !name.is_empty()) {
                chair.name.clone_from(name);
            }
            // A browser that opens its own link again is here already.
            if !is_known {
                chair.sat = chair.sat.saturating_add(1);
                access.tell(step, seat, Change::Sat);
            }
            Ok(())
        })?;
        if guard.company.at(seat).is_some() {
            let company = guard.company.with(seat, None);
            guard.sit(&company)?;
        }
    }
    Ok((seat, keys_with(&guard.access, visitor, key)))
}

/// The keys of a visitor that still open something, and one more.
pub(crate) fn keys_with(access: &TableAccess, visitor: &Visitor, key: &str) -> Vec<String> {
    let known = visitor.keys.iter().filter(|known| *known != key && access.opens(known));
    known.map(String::as_str).chain([key]).map(str::to_owned).collect()
}
