//! Undo and redo. At a shared table, an undo of chance, of a reveal or of another person's choice needs the consent of
//! every other holder of a seat. All of them see who asked and who agreed.

use serde::Deserialize;
use tabletop::{Audience, DynSession, Message, RecordEntry, Seat, StepKind, TableError};

use crate::access::{Principal, SeatEvent, SeatEventKind, SeatOwner, TableAccess, UndoRequest, Visitor};
use crate::error::AppError;
use crate::services::notices::{News, notify};
use crate::services::tables::TableGuard;

/// The number of choices to undo: `choices`, or all up to the last decision of the visitor.
pub(crate) fn how_many(
    guard: &TableGuard<'_>,
    visitor: &Visitor,
    choices: Option<u32>,
) -> Result<u32, AppError> {
    let principal = guard.principal(visitor);
    let mine = |seat| guard.company.at(seat).is_none() && principal.holds(seat);
    let choices = choices.or_else(|| guard.game.takeback(guard.table(), &mine));
    Ok(choices.ok_or(TableError::NothingToUndo)?)
}

/// Undoes choices as [`how_many`] says, or asks the other people at the table for consent.
///
/// # Errors
/// [`AppError::asked_already`], and what the table refuses.
pub(crate) fn undo(
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    choices: Option<u32>,
) -> Result<(), AppError> {
    let (step, principal) = (guard.table().step(), guard.principal(visitor));
    let access = guard.access.clone();
    let choices = how_many(guard, visitor, choices)?;
    // Spectators are refused earlier.
    let by = principal.seats().next().ok_or_else(AppError::not_yours)?;
    if !needs_consent(guard, principal, choices)? {
        return take_back(guard, step, choices, Some(by), &[]);
    }
    match access.wish_at(step) {
        Some(wish) if wish.by == by.0 && wish.choices == choices && wish.refused.is_none() => return Ok(()),
        Some(_) => return Err(AppError::asked_already()),
        None => {}
    }
    let wish = UndoRequest { step, choices, by: by.0, agreed: Vec::new(), refused: None };
    guard.change_access(|access| match access.wish_at(step) {
        Some(_) => Err(AppError::asked_already()),
        None => {
            access.wish = Some(wish.clone());
            Ok(())
        }
    })?;
    notify(&guard.notice(), News::Wish, Some(by));
    Ok(())
}

/// Whether others must agree to an undo: it would take back a reveal, chance, or one of their choices, or the end of
/// the game has revealed everything.
fn needs_consent(guard: &TableGuard<'_>, principal: Principal, choices: u32) -> Result<bool, AppError> {
    let mut others = (0..guard.table().seats()).map(Seat).filter(|&seat| !principal.holds(seat));
    if !principal.is_private || !others.any(|seat| is_asked(guard, seat)) {
        return Ok(false);
    }
    let (takeback, deciders) = guard.game.undone(guard.table(), choices).ok_or(TableError::NothingToUndo)?;
    // The choices of a person who has left also count as those of another person.
    let is_theirs =
        |seat: Seat| !principal.holds(seat) && (is_asked(guard, seat) || guard.company.at(seat).is_none());
    Ok(deciders.into_iter().any(is_theirs) || !takeback.is_free() || guard.table().outcome().is_some())
}

/// Whether the undo that a page offers, up to the last decision of the principal, needs the consent of others.
pub(crate) fn asks_others(guard: &TableGuard<'_>, visitor: &Visitor) -> bool {
    let principal = guard.principal(visitor);
    let needs = |choices| needs_consent(guard, principal, choices);
    principal.is_private && how_many(guard, visitor, None).and_then(needs).unwrap_or(false)
}

/// Whether a seat has a person to ask for consent: the holder of its key, also while a computer player moves for the
/// seat, or a person at the host's device. A seat that its holder has left has none.
fn is_asked(guard: &TableGuard<'_>, seat: Seat) -> bool {
    match guard.access.at(seat).holder {
        SeatOwner::Key(_) => true,
        SeatOwner::Device => guard.company.at(seat).is_none(),
        SeatOwner::Nobody => false,
    }
}

/// The seats that have yet to agree to a requested undo.
pub(crate) fn missing(guard: &TableGuard<'_>, wish: &UndoRequest) -> Vec<Seat> {
    let by = Seat(wish.by);
    // All seats of the host's device have one holder.
    let together = |seat: Seat| {
        seat == by
            || guard.access.at(seat).holder == SeatOwner::Device
                && guard.access.at(by).holder == SeatOwner::Device
    };
    let seats = (0..guard.table().seats()).map(Seat).filter(|&seat| is_asked(guard, seat));
    seats.filter(|&seat| !together(seat) && !wish.agreed.contains(&seat.0)).collect()
}

/// Undoes choices, and logs who asked for it and who agreed.
fn take_back(
    guard: &mut TableGuard<'_>,
    step: u32,
    choices: u32,
    by: Option<Seat>,
    agreed: &[u8],
) -> Result<(), AppError> {
    guard.play(step, |table| table.undo(choices).map(drop))?;
    log(guard, step + 1, SeatEventKind::TookBack, by, choices, agreed);
    Ok(())
}

/// Redoes choices up to the next decision of a person. It stops at a seat that another person holds, even if a computer
/// player moves for it: a redo is a decision, which that seat makes itself.
pub(crate) fn redo(guard: &mut TableGuard<'_>, visitor: &Visitor, step: u32) -> Result<(), AppError> {
    let (company, principal) = (guard.company.clone(), guard.principal(visitor));
    let held: Vec<Seat> =
        (0..guard.table().seats()).map(Seat).filter(|&seat| is_asked(guard, seat)).collect();
    let is_others = |seat: Seat| held.contains(&seat) && !principal.holds(seat);
    let by = match guard.table().asked() {
        Audience::Seat(seat) if principal.holds(seat) => Some(seat),
        _ => principal.seats().next(),
    };
    guard.play(step, |table| {
        table.redo()?;
        while let Some((seat, _)) = company.decides(table)
            && !is_others(seat)
            && table.can_redo(table.asked()).is_some()
        {
            table.redo()?;
        }
        Ok(())
    })?;
    let choices = guard.table().step() - step;
    log(guard, step + 1, SeatEventKind::PlayedAgain, by, choices, &[]);
    Ok(())
}

/// Logs the author of a correction of rolls or draws at this step.
pub(crate) fn log_correction(guard: &mut TableGuard<'_>, visitor: &Visitor, step: u32) {
    let by = guard.principal(visitor).seats().next();
    log(guard, step + 1, SeatEventKind::Corrected, by, 0, &[]);
}

/// Logs the author of an undo, redo or correction, at a private table. The entries are in the record already, so a
/// failure here only loses the author.
fn log(
    guard: &mut TableGuard<'_>,
    step: u32,
    what: SeatEventKind,
    by: Option<Seat>,
    choices: u32,
    agreed: &[u8],
) {
    let Some(Seat(seat)) = by.filter(|_| guard.access.private) else { return };
    let told = SeatEvent { step, seat, what, choices, agreed: agreed.to_vec() };
    let done = guard.change_access(|access| {
        access.log_event(told.clone());
        Ok(())
    });
    if let Err(fault) = done {
        eprintln!("hedgerow: table {}: who has gone back or on was not kept: {}", guard.id, fault.code);
    }
}

/// The sentence about a logged undo, redo or correction; `None` for a change of a seat.
pub(crate) fn rewind(table: &dyn DynSession, told: &SeatEvent) -> Option<Message> {
    let place = usize::try_from(told.step.checked_sub(1)?).ok()?;
    match table.record().entries.get(place)? {
        RecordEntry::Redo if told.what == SeatEventKind::PlayedAgain => {
            Some(StepKind::played_again(told.choices))
        }
        entry if told.what.is_of_choices() => entry.kind().rewind(),
        _ => None,
    }
}

/// The author of the undo, redo or correction at a step of a private table, if known.
pub(crate) fn event_at<'a>(guard: &'a TableGuard<'_>, step: u32) -> Option<&'a SeatEvent> {
    let told = guard.access.private.then_some(&guard.access.events)?;
    told.iter().find(|told| told.step == step && told.what.is_of_choices())
}

/// An answer to a requested undo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Consent {
    Agree,
    Refuse,
    Withdraw,
}

/// Agrees to the undo that was requested at a step, refuses or withdraws it. The last consent executes it.
///
/// # Errors
/// [`AppError::nothing_asked`], [`AppError::not_yours`].
pub(crate) fn answer(
    guard: &mut TableGuard<'_>,
    visitor: &Visitor,
    step: u32,
    consent: Consent,
) -> Result<(), AppError> {
    let principal = guard.principal(visitor);
    let open_wish = |access: &TableAccess| {
        let wish = access.wish_at(step).filter(|wish| wish.refused.is_none());
        wish.cloned().ok_or_else(AppError::nothing_asked)
    };
    match consent {
        Consent::Withdraw => {
            principal.expect_seat(Seat(open_wish(&guard.access)?.by))?;
            guard.change_access(|access| {
                open_wish(access)?;
                access.wish = None;
                Ok(())
            })
        }
        Consent::Refuse => {
            let asked: Vec<Seat> = missing(guard, &open_wish(&guard.access)?);
            let seat =
                asked.into_iter().find(|seat| principal.holds(*seat)).ok_or_else(AppError::not_yours)?;
            guard.change_access(|access| {
                let wish = UndoRequest { refused: Some(seat.0), ..open_wish(access)? };
                access.wish = Some(wish);
                Ok(())
            })
        }
        Consent::Agree => {
            let asked = missing(guard, &open_wish(&guard.access)?);
            let mine: Vec<u8> =
                asked.into_iter().filter(|seat| principal.holds(*seat)).map(|seat| seat.0).collect();
            if mine.is_empty() {
                return Err(AppError::not_yours());
            }
            let wish = guard.change_access(|access| {
                let mut wish = open_wish(access)?;
                let new = mine.iter().copied().filter(|seat| !wish.agreed.contains(seat));
                wish.agreed.extend(new.collect::<Vec<_>>());
                access.wish = Some(wish.clone());
                Ok(wish)
            })?;
            if !missing(guard, &wish).is_empty() {
                return Ok(());
            }
            take_back(guard, step, wish.choices, Some(Seat(wish.by)), &wish.agreed)
        }
    }
}
