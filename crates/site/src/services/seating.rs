//! The players at a shared table: seats, invitations, and changes of seats.

use std::collections::HashSet;

use search::SeatAssignment;
use tabletop::{ChanceRecord, Language, Seat};
use web::LinkFor;

use crate::access::{
    KeyDigest, Principal, SeatAccess, SeatEventKind, SeatOwner, TableAccess, Visitor, Webhook, name_of,
};
use crate::error::AppError;
use crate::seats::can_be_shared;
use crate::services::rooms::{Offered, RoomAction, WaitingRooms, table_or_room};
use crate::services::tables::{NewTable, TableGuard};
use crate::services::{notices, takeback};

/// Seats people and bots: the host may change every seat, others their own. At a private table, the change is logged.
///
/// # Errors
/// [`AppError::not_yours`].
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
            let what = if company.at(seat).is_some() { SeatEventKind::Ours } else { SeatEventKind::Person };
            access.log(step, seat, what);
        }
        Ok(())
    })
}

/// Whether a table that was begun in the open must be restarted before a seat is given away: its players have not
/// contributed to its chance, and information that was revealed would stay useful. An imported or forked table
/// continues unchanged, with a caveat that is shown to all.
pub(crate) fn begins_anew(guard: &TableGuard<'_>) -> bool {
    let record = guard.table().record();
    let is_elsewhere = guard.access.imported || record.forked.is_some();
    !guard.access.private && !is_elsewhere && matches!(record.chance, ChanceRecord::Keyed { .. })
}

/// An action on a seat, or on the table as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SeatAction {
    /// The owner of the table restarts it in a waiting room, with the same setup.
    Restart,
    /// The owner of the table creates a link for a seat; an older link of the seat becomes invalid.
    Invite,
    /// The holder of a seat replaces its link, and keeps the seat.
    Renew,
    /// The holder of a seat is shown its link.
    ShowLink,
    /// The holder of a seat creates a link for the person who takes over the seat.
    Give,
    /// The holder of a seat gives it up.
    Leave,
    /// The owner of the table takes a seat back.
    Reclaim,
    /// The holder of a seat names it.
    Name,
    /// The host is shown the host's link.
    ShowHostLink,
    /// The owner of the table sets the address to which messages are sent.
    SetHook,
    /// The owner of the table stops messages.
    RemoveHook,
}

/// Checks that the visitor may give seats away.
fn expect_owner(access: &TableAccess, visitor: &Visitor) -> Result<(), AppError> {
    let may = Principal::of(access, 0, &visitor.keys).owns();
    if may { Ok(()) } else { Err(AppError::not_host()) }
}

/// A request to act on a seat.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SeatRequest<'a> {
    pub action: SeatAction,
    /// The seat, counted from 0, for actions on one seat.
    pub seat: Option<u8>,
    /// For [`SeatAction::Name`]; without it the name is removed.
    pub name: Option<&'a str>,
    /// For [`SeatAction::SetHook`].
    pub url: Option<&'a str>,
}

impl SeatRequest<'_> {
    /// An action without a name or an address.
    pub fn new(action: SeatAction, seat: Option<u8>) -> Self {
        Self { action, seat, name: None, url: None }
    }
}

/// What an action on a seat produced.
pub(crate) enum SeatOutcome {
    /// Only the seat has changed.
    Done,
    /// A link, by its purpose and its key. It is shown once.
    Link(LinkFor, String),
    /// The waiting room in which the table restarts.
    Restarted(NewTable),
}

/// The effect of an action on a seat.
pub(crate) struct SeatChange {
    pub outcome: SeatOutcome,
    /// All keys that the client holds from now on; `None` if they are unchanged.
    pub keys: Option<Vec<String>>,
    /// Whether the table is a waiting room.
    pub is_room: bool,
}

impl SeatChange {
    fn new(outcome: SeatOutcome, keys: Option<Vec<String>>) -> Self {
        Self { outcome, keys, is_room: false }
    }
}

/// Performs an action on a seat of a table, or of its waiting room before the deal. `language` is that of webhook
/// messages.
///
/// # Errors
/// [`AppError::no_table`], [`AppError::no_friends`], [`AppError::malformed`] for a seat that does not exist,
/// [`AppError::not_yours`], [`AppError::not_host`], and [`AppError::seat_state`] for an action that is not possible now.
pub(crate) fn act(
    rooms: &WaitingRooms,
    id: &str,
    visitor: &Visitor,
    language: Language,
    request: &SeatRequest<'_>,
) -> Result<SeatChange, AppError> {
    let done = rooms.tables.at(id, |guard| {
        let change = act_at_table(rooms, guard, visitor, language, request)?;
        if change.keys.is_some() {
            // Open pages must reconnect with the seats that they hold now.
            rooms.tables.live.end(id);
        }
        Ok(change)
    });
    table_or_room(done, || act_in_room(rooms, id, visitor, request))
}

fn act_in_room(
    rooms: &WaitingRooms,
    id: &str,
    visitor: &Visitor,
    request: &SeatRequest<'_>,
) -> Result<SeatChange, AppError> {
    let action = match request.action {
        SeatAction::Invite => RoomAction::Invite,
        SeatAction::Reclaim => RoomAction::Reclaim,
        SeatAction::Leave => RoomAction::Leave,
        SeatAction::Name => RoomAction::Name,
        _ => return rooms.get(id).and_then(|_| Err(AppError::seat_state())),
    };
    let key = rooms.act(id, visitor, (action, request.seat, request.name))?;
    let outcome = match (key, request.seat) {
        (Some(key), Some(seat)) => SeatOutcome::Link(LinkFor::Friend(Seat(seat)), key),
        _ => SeatOutcome::Done,
    };
    Ok(SeatChange { outcome, keys: None, is_room: true })
}

fn act_at_table(
    rooms: &WaitingRooms,
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    language: Language,
    request: &SeatRequest<'_>,
) -> Result<SeatChange, AppError> {
    let platform = &guard.tables.platform;
    let principal = guard.principal(visitor);
    if !can_be_shared(guard.table()) {
        return Err(AppError::no_friends());
    }
    let (step, seats) = (guard.table().step(), guard.table().seats());
    let seat = || request.seat.map(Seat).filter(|seat| seat.0 < seats).ok_or_else(AppError::malformed);
    // Drop invalid keys.
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
    match request.action {
        SeatAction::Restart => {
            expect_owner(&guard.access, visitor)?;
            if !begins_anew(guard) {
                return Err(AppError::seat_state());
            }
            let record = guard.table().record();
            let content = (!guard.game.is_ours(record.content)).then_some(record.content);
            let begun = rooms.make(guard.game, content, record.setup.clone(), &guard.company)?;
            Ok(SeatChange::new(SeatOutcome::Restarted(begun), None))
        }
        SeatAction::Invite => {
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
                    access.host = Some(KeyDigest::of(&host));
                }
                access.private = true;
                let chair = access.seat_mut(seat);
                let what = if chair.holder == SeatOwner::Device {
                    SeatEventKind::Invited
                } else {
                    SeatEventKind::Renewed
                };
                chair.holder = SeatOwner::Key(KeyDigest::of(&key));
                chair.sat = 0;
                access.log(step, seat, what);
                Ok(is_new.then(|| host.clone()))
            })?;
            let keys = kept(&guard.access, made.as_ref());
            Ok(SeatChange::new(SeatOutcome::Link(LinkFor::Friend(seat), key), Some(keys)))
        }
        SeatAction::Renew | SeatAction::Give => {
            let (seat, gives) = (seat()?, request.action == SeatAction::Give);
            own(&guard.access, seat)?;
            let key = platform.new_id()?;
            guard.change_access(|access| {
                own(access, seat)?;
                let chair = access.seat_mut(seat);
                chair.holder = SeatOwner::Key(KeyDigest::of(&key));
                chair.sat = u32::from(!gives);
                if gives {
                    chair.name.clear();
                }
                access.log(step, seat, SeatEventKind::Renewed);
                Ok(())
            })?;
            let keys = kept(&guard.access, (!gives).then_some(&key));
            let whom = if gives { LinkFor::Friend(seat) } else { LinkFor::Mine(seat) };
            Ok(SeatChange::new(SeatOutcome::Link(whom, key), Some(keys)))
        }
        SeatAction::ShowLink => {
            let seat = seat()?;
            Ok(SeatChange::new(SeatOutcome::Link(LinkFor::Mine(seat), own(&guard.access, seat)?), None))
        }
        SeatAction::Leave => {
            let seat = seat()?;
            guard.change_access(|access| {
                own(access, seat)?;
                *access.seat_mut(seat) = SeatAccess { holder: SeatOwner::Nobody, ..SeatAccess::default() };
                access.log(step, seat, SeatEventKind::Left);
                Ok(())
            })?;
            Ok(SeatChange::new(SeatOutcome::Done, Some(kept(&guard.access, None))))
        }
        SeatAction::Reclaim => {
            let seat = seat()?;
            guard.change_access(|access| {
                expect_owner(access, visitor)?;
                let chair = access.seat_mut(seat);
                if chair.holder == SeatOwner::Device {
                    return Err(AppError::seat_state());
                }
                *chair = SeatAccess::default();
                access.log(step, seat, SeatEventKind::Reclaimed);
                Ok(())
            })?;
            Ok(SeatChange::new(SeatOutcome::Done, Some(kept(&guard.access, None))))
        }
        SeatAction::Name => {
            let (seat, name) = (seat()?, name_of(request.name.unwrap_or_default())?);
            principal.expect_seat(seat)?;
            guard.change_access(|access| {
                access.seat_mut(seat).name.clone_from(&name);
                Ok(())
            })?;
            Ok(SeatChange::new(SeatOutcome::Done, None))
        }
        SeatAction::ShowHostLink => {
            let key =
                visitor.keys.iter().find(|key| guard.access.is_hosts(key)).ok_or_else(AppError::not_host)?;
            Ok(SeatChange::new(SeatOutcome::Link(LinkFor::Host, key.clone()), None))
        }
        SeatAction::SetHook => {
            let url = request.url.unwrap_or_default().trim();
            notices::check(platform, url)?;
            let hook = Webhook { url: url.to_owned(), language: language.tag().to_owned() };
            guard.change_access(|access| {
                expect_owner(access, visitor)?;
                if !access.private {
                    return Err(AppError::seat_state());
                }
                access.hook = Some(hook.clone());
                Ok(())
            })?;
            Ok(SeatChange::new(SeatOutcome::Done, None))
        }
        SeatAction::RemoveHook => {
            guard.change_access(|access| {
                expect_owner(access, visitor)?;
                access.hook = None;
                Ok(())
            })?;
            Ok(SeatChange::new(SeatOutcome::Done, None))
        }
    }
}

/// The result of taking a seat with a key.
pub(crate) struct Joined {
    /// The seat; `None` if the key is the host's.
    pub seat: Option<Seat>,
    /// All keys that the client holds from now on.
    pub keys: Vec<String>,
}

/// Takes a seat with its key, at a table or in its waiting room. A bot that moves for the seat leaves it. In a
/// waiting room, the seat also contributes to the chance of the table.
///
/// # Errors
/// [`AppError::no_table`], [`AppError::no_invitation`], [`AppError::long_name`], and in a waiting room faults of the
/// contribution.
pub(crate) fn join(
    rooms: &WaitingRooms,
    id: &str,
    visitor: &Visitor,
    key: &str,
    name: Option<&str>,
    contribution: &Offered,
) -> Result<Joined, AppError> {
    let joined = rooms.tables.at(id, |guard| join_at_table(guard, visitor, key, name));
    table_or_room(joined, || {
        let room = rooms.join(id, visitor, key, name, contribution)?;
        Ok(Joined { seat: room.opened(key)?, keys: keys_with(&room.access, visitor, key) })
    })
}

fn join_at_table(
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    key: &str,
    name: Option<&str>,
) -> Result<Joined, AppError> {
    let seat = guard.access.opened(guard.table().seats(), key)?;
    let name = name.map(name_of).transpose()?;
    if let Some(seat) = seat {
        let step = guard.table().step();
        let is_known = visitor.keys.iter().any(|known| known == key);
        guard.change_access(|access| {
            if access.seat_of(key) != Some(seat) {
                return Err(AppError::no_invitation());
            }
            let chair = access.seat_mut(seat);
            if let Some(name) = name.as_ref().filter(|name| !name.is_empty()) {
                chair.name.clone_from(name);
            }
            // A client that already has the key has taken the seat before.
            if !is_known {
                chair.sat = chair.sat.saturating_add(1);
                access.log(step, seat, SeatEventKind::Sat);
            }
            Ok(())
        })?;
        if guard.company.at(seat).is_some() {
            let company = guard.company.with(seat, None);
            guard.sit(&company)?;
        }
    }
    Ok(Joined { seat, keys: keys_with(&guard.access, visitor, key) })
}

/// The valid keys of a visitor, and a new one.
fn keys_with(access: &TableAccess, visitor: &Visitor, key: &str) -> Vec<String> {
    let known = visitor.keys.iter().filter(|known| *known != key && access.opens(known));
    known.map(String::as_str).chain([key]).map(str::to_owned).collect()
}

/// The players at a table, as a visitor may see them.
pub(crate) fn people(guard: &TableGuard<'_>, visitor: &Visitor) -> web::People {
    let (table, access, principal) = (guard.table(), &guard.access, guard.principal(visitor));
    let here = guard.here();
    let status = |seat: Seat| {
        let SeatAccess { holder, name, sat } = access.at(seat);
        web::SeatStatus {
            name,
            holder: match holder {
                SeatOwner::Device => web::Holder::Device,
                SeatOwner::Key(_) => web::Holder::Friend,
                SeatOwner::Nobody => web::Holder::Nobody,
            },
            yours: principal.holds(seat),
            keyed: principal.has_key_of(seat),
            here: here.contains(seat),
            sat,
        }
    };
    let undo_request = access.wish_at(table.step()).map(|wish| web::UndoRequest {
        by: Seat(wish.by),
        choices: wish.choices,
        missing: if wish.refused.is_some() { Vec::new() } else { takeback::missing(guard, wish) },
        refused: wish.refused.map(Seat),
    });
    let events = access.events.iter().map(|event| web::SeatEvent {
        step: event.step,
        seat: Seat(event.seat),
        what: event.what.name(),
        rewind: takeback::rewind(table, event),
        agreed: event.agreed.iter().copied().map(Seat).collect(),
    });
    web::People {
        is_private: principal.is_private,
        is_host: principal.is_host(),
        owns: principal.owns(),
        can_share: can_be_shared(table),
        acts: guard.may_act(visitor),
        is_shared: table.is_shared(),
        seats: (0..table.seats()).map(Seat).map(status).collect(),
        asks_others: takeback::asks_others(guard, visitor),
        undo_request,
        events: events.collect(),
    }
}
