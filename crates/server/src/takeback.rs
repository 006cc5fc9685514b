//! Taking back at a table that was shared out: what showed something or asked chance needs the word of the others.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::Response;
use serde::Deserialize;
use tabletop::{Seat, TableError};

use crate::app::App;
use crate::fault::Fault;
use crate::friends::{Caller, Friends, Holder, Wish};
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
    if !needs_consent(open, caller, choices)? {
        return open.play(step, |table| table.undo(choices).map(drop));
    }
    // Whoever asks has a seat, because whoever only watches does not come so far.
    let by = caller.seats().next().ok_or_else(Fault::not_yours)?;
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
    if !caller.is_shut || others(open, caller).is_empty() {
        return Ok(false);
    }
    let (takeback, deciders) = open.room.undone(open.table(), choices).ok_or(TableError::NothingToUndo)?;
    let theirs = deciders.into_iter().any(|seat| open.company.at(seat).is_none() && !caller.holds(seat));
    Ok(theirs || !takeback.is_free() || open.table().outcome().is_some())
}

/// The people besides whoever asks. A seat that nobody has has nobody to agree.
fn others(open: &Open<'_>, caller: Caller) -> Vec<Seat> {
    let is_somebodys = |seat: &Seat| open.friends.at(*seat).holder != Holder::Nobody;
    let people = open.company.people(open.table().seats());
    people.filter(|seat| !caller.holds(*seat)).filter(is_somebodys).collect()
}

/// Who has still to agree to a wish.
pub(crate) fn missing(open: &Open<'_>, wish: &Wish) -> Vec<Seat> {
    let people = open.company.people(open.table().seats());
    let by = Seat(wish.by);
    // Whoever holds a seat of the device holds all of them.
    let together = |seat: Seat| {
        seat == by
            || open.friends.at(seat).holder == Holder::Device && open.friends.at(by).holder == Holder::Device
    };
    let is_somebodys = |seat: &Seat| open.friends.at(*seat).holder != Holder::Nobody;
    people.filter(|&seat| !together(seat) && !wish.agreed.contains(&seat.0)).filter(is_somebodys).collect()
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
        let mine: Vec<u8> = caller.seats().map(|seat| seat.0).collect();
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
                if !missing(open, &open_wish(&open.friends)?).into_iter().any(|seat| caller.holds(seat)) {
                    return Err(Fault::not_yours());
                }
                let wish = open.befriend(|friends| {
                    let mut wish = open_wish(friends)?;
                    wish.agreed.extend(
                        mine.iter().filter(|seat| !wish.agreed.contains(seat)).copied().collect::<Vec<_>>(),
                    );
                    friends.wish = Some(wish.clone());
                    Ok(wish)
                })?;
                if !missing(open, &wish).is_empty() {
                    return Ok(());
                }
                open.play(step, |table| table.undo(wish.choices).map(drop))
            }
        }
    })
    .await
}
