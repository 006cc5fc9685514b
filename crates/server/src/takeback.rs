//! Undo and redo. At a table that is shared out, an undo that crosses chance, a reveal or a choice of another person needs
//! the consent of every other holder of a seat, and all are told who asked and who agreed.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::Response;
use serde::Deserialize;
use tabletop::{Audience, DynSession, Message, RecordEntry, Seat, TableError};

use crate::app::App;
use crate::fault::Fault;
use crate::friends::{Caller, Change, Friends, Holder, Told, Wish};
use crate::hook::News;
use crate::request::Asked;
use crate::table::{Act, play};
use crate::tables::Open;

/// How many choices are taken back: so many, or everything up to the last decision of whoever asks.
pub(crate) fn how_many(open: &Open<'_>, asked: &Asked, choices: Option<u32>) -> Result<u32, Fault> {
    let caller = open.caller(asked);
    let mine = |seat| open.company.at(seat).is_none() && caller.holds(seat);
    let choices = choices.or_else(|| open.room.takeback(open.table(), &mine));
    Ok(choices.ok_or(TableError::NothingToUndo)?)
}

/// Takes back so many choices, or everything up to the last decision of whoever asks; or asks the others.
pub(crate) fn undo(open: &mut Open<'_>, asked: &Asked, choices: Option<u32>) -> Result<(), Fault> {
    let (step, caller) = (open.table().step(), open.caller(asked));
    let friends = open.friends.clone();
    let choices = how_many(open, asked, choices)?;
    // Whoever asks has a seat, because whoever only watches does not come so far.
    let by = caller.seats().next().ok_or_else(Fault::not_yours)?;
    if !needs_consent(open, caller, choices)? {
        return take_back(open, step, choices, Some(by), &[]);
    }
    match friends.wish_at(step) {
        Some(wish) if wish.by == by.0 && wish.choices == choices && wish.refused.is_none() => return Ok(()),
        Some(_) => return Err(Fault::asked_already()),
        None => {}
    }
    let wish = Wish { step, choices, by: by.0, agreed: Vec::new(), refused: None };
    open.befriend(|friends| match friends.wish_at(step) {
        Some(_) => Err(Fault::asked_already()),
        None => {
            friends.wish = Some(wish.clone());
            Ok(())
        }
    })?;
    open.tell_outside(News::Wish, Some(by));
    Ok(())
}

/// Whether others have to agree to it: they do where something was shown or chance has spoken, where a choice of
/// theirs is among what would be taken back, and where the end of the game has shown everything.
fn needs_consent(open: &Open<'_>, caller: Caller, choices: u32) -> Result<bool, Fault> {
    let mut others = (0..open.table().seats()).map(Seat).filter(|&seat| !caller.holds(seat));
    if !caller.is_shut || !others.any(|seat| is_asked(open, seat)) {
        return Ok(false);
    }
    let (takeback, deciders) = open.room.undone(open.table(), choices).ok_or(TableError::NothingToUndo)?;
    // The choices of a person who has left count as those of another person, too.
    let is_theirs =
        |seat: Seat| !caller.holds(seat) && (is_asked(open, seat) || open.company.at(seat).is_none());
    Ok(deciders.into_iter().any(is_theirs) || !takeback.is_free() || open.table().outcome().is_some())
}

/// Whether the undo that a page offers, up to the last decision of the caller, needs the consent of others.
pub(crate) fn asks_others(open: &Open<'_>, asked: &Asked) -> bool {
    let caller = open.caller(asked);
    let needs = |choices| needs_consent(open, caller, choices);
    caller.is_shut && how_many(open, asked, None).and_then(needs).unwrap_or(false)
}

/// Whether a seat has a person to ask for consent: the holder of its key, also while a computer player moves for the
/// seat, or a person at the host's device. A seat that its holder has left has none.
fn is_asked(open: &Open<'_>, seat: Seat) -> bool {
    match open.friends.at(seat).holder {
        Holder::Friend(_) => true,
        Holder::Device => open.company.at(seat).is_none(),
        Holder::Nobody => false,
    }
}

/// Who has still to agree to a wish.
pub(crate) fn missing(open: &Open<'_>, wish: &Wish) -> Vec<Seat> {
    let by = Seat(wish.by);
    // Whoever holds a seat of the device holds all of them.
    let together = |seat: Seat| {
        seat == by
            || open.friends.at(seat).holder == Holder::Device && open.friends.at(by).holder == Holder::Device
    };
    let seats = (0..open.table().seats()).map(Seat).filter(|&seat| is_asked(open, seat));
    seats.filter(|&seat| !together(seat) && !wish.agreed.contains(&seat.0)).collect()
}

/// Takes back so many choices, and keeps who asked for it and who agreed.
fn take_back(
    open: &mut Open<'_>,
    step: u32,
    choices: u32,
    by: Option<Seat>,
    agreed: &[u8],
) -> Result<(), Fault> {
    open.play(step, |table| table.undo(choices).map(drop))?;
    tell(open, step + 1, Change::TookBack, by, choices, agreed);
    Ok(())
}

/// Redoes choices up to the next decision of a person, and stops at a seat that another person holds, even if a computer
/// player moves for it: a redo is a decision, and that seat decides again for itself.
pub(crate) fn play_again(open: &mut Open<'_>, asked: &Asked, step: u32) -> Result<(), Fault> {
    let (company, caller) = (open.company.clone(), open.caller(asked));
    let held: Vec<Seat> = (0..open.table().seats()).map(Seat).filter(|&seat| is_asked(open, seat)).collect();
    let is_others = |seat: Seat| held.contains(&seat) && !caller.holds(seat);
    let by = match open.table().asked() {
        Audience::Seat(seat) if caller.holds(seat) => Some(seat),
        _ => caller.seats().next(),
    };
    open.play(step, |table| {
        table.redo()?;
        while let Some((seat, _)) = company.decides(table)
            && !is_others(seat)
            && table.can_redo(table.asked()).is_some()
        {
            table.redo()?;
        }
        Ok(())
    })?;
    let choices = open.table().step() - step;
    tell(open, step + 1, Change::PlayedAgain, by, choices, &[]);
    Ok(())
}

/// Keeps who corrected, at this step, what had been rolled or drawn.
pub(crate) fn tell_corrected(open: &mut Open<'_>, asked: &Asked, step: u32) {
    let by = open.caller(asked).seats().next();
    tell(open, step + 1, Change::Corrected, by, 0, &[]);
}

/// Keeps the author of an undo, redo or correction, at a table that is shut. The entries are in the record already, so a
/// failure here only loses the author.
fn tell(open: &mut Open<'_>, step: u32, what: Change, by: Option<Seat>, choices: u32, agreed: &[u8]) {
    let Some(Seat(seat)) = by.filter(|_| open.friends.shut) else { return };
    let told = Told { step, seat, what, choices, agreed: agreed.to_vec() };
    let done = open.befriend(|friends| {
        friends.tell_all(told.clone());
        Ok(())
    });
    if let Err(fault) = done {
        eprintln!("hedgerow: table {}: who has gone back or on was not kept: {}", open.id, fault.code);
    }
}

/// The sentence about an undo, redo or correction that was kept; `None` for a change of a seat.
pub(crate) fn rewind(table: &dyn DynSession, told: &Told) -> Option<Message> {
    let place = usize::try_from(told.step.checked_sub(1)?).ok()?;
    match table.record().entries.get(place)? {
        RecordEntry::Redo if told.what == Change::PlayedAgain => {
            Some(RecordEntry::played_again(told.choices))
        }
        entry if told.what.is_of_choices() => entry.rewind(),
        _ => None,
    }
}

/// The author of the undo, redo or correction at a step of a table that is shut, if known.
pub(crate) fn told_at<'a>(open: &'a Open<'_>, step: u32) -> Option<&'a Told> {
    let told = open.friends.shut.then_some(&open.friends.told)?;
    told.iter().find(|told| told.step == step && told.what.is_of_choices())
}

/// What is said to a wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Agree,
    Refuse,
    Withdraw,
}

/// What is said to the wish of a step.
#[derive(Debug, Deserialize)]
pub(crate) struct Said {
    step: u32,
    say: Word,
}

/// Agrees to a wish, refuses it, or withdraws it. With the last word that was missing it is done.
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Form(Said { step, say }): Form<Said>,
) -> Result<Response, Fault> {
    let by = asked.clone();
    play(app, asked, id, step, Act::Undo, move |open| {
        let caller = open.caller(&by);
        let open_wish = |friends: &Friends| {
            let wish = friends.wish_at(step).filter(|wish| wish.refused.is_none());
            wish.cloned().ok_or_else(Fault::nothing_asked)
        };
        match say {
            Word::Withdraw => {
                caller.expect_seat(Seat(open_wish(&open.friends)?.by))?;
                open.befriend(|friends| {
                    open_wish(friends)?;
                    friends.wish = None;
                    Ok(())
                })
            }
            Word::Refuse => {
                let asked: Vec<Seat> = missing(open, &open_wish(&open.friends)?);
                let seat = asked.into_iter().find(|seat| caller.holds(*seat)).ok_or_else(Fault::not_yours)?;
                open.befriend(|friends| {
                    let wish = Wish { refused: Some(seat.0), ..open_wish(friends)? };
                    friends.wish = Some(wish);
                    Ok(())
                })
            }
            Word::Agree => {
                let asked = missing(open, &open_wish(&open.friends)?);
                let mine: Vec<u8> =
                    asked.into_iter().filter(|seat| caller.holds(*seat)).map(|seat| seat.0).collect();
                if mine.is_empty() {
                    return Err(Fault::not_yours());
                }
                let wish = open.befriend(|friends| {
                    let mut wish = open_wish(friends)?;
                    let new = mine.iter().copied().filter(|seat| !wish.agreed.contains(seat));
                    wish.agreed.extend(new.collect::<Vec<_>>());
                    friends.wish = Some(wish.clone());
                    Ok(wish)
                })?;
                if !missing(open, &wish).is_empty() {
                    return Ok(());
                }
                take_back(open, step, wish.choices, Some(Seat(wish.by)), &wish.agreed)
            }
        }
    })
    .await
}
