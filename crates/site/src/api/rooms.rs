//! Waiting rooms: tables for several devices before they are dealt.

use serde_json::{Value, json};
use tabletop::Seat;
use web::{InRoom, Part};

use super::games::{GAME, SETUP, game_of, setup};
use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind};
use super::tables::{COMPANY, PACK, company_in, table_json};
use crate::error::AppError;
use crate::http::address::link;
use crate::services::rooms::{Offered, host_key};
use crate::services::seating::{SeatAction, SeatChange, SeatOutcome, SeatRequest, act};
use crate::services::tables::NewTable;
use crate::site::Site;

/// The contribution of a seat to the chance of a table.
pub(super) const WORDS: Field = Field::new(
    "words",
    Kind::Text { most: 256 },
    "Random digits, or any words that the server cannot have known.",
    "3f9c2b",
);

/// The digest of words that are sent later.
pub(super) const SEAL: Field = Field::new(
    "seal",
    Kind::Text { most: 64 },
    "Instead of `words`: their digest, in 64 hexadecimal digits. When all seats have contributed, send the words to \
     open it.",
    "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
);

/// The seat that a request is about.
pub(super) const OF_SEAT: Field =
    Field::new("seat", Kind::Number { least: 0, most: 7 }, "The seat, counted from 0.", "1").required();

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::post(
        "/api/v1/rooms",
        "makeRoom",
        "Creates a waiting room: a table for several devices. All its players contribute to its chance before it is \
         dealt. The first seat of a person is yours; each of the others has a link. `key` makes you the host.",
    )
    .with_body(&[GAME.required(), SETUP, COMPANY, PACK])
    .naming()
    .responding(&[(201, "room")], make),
    Operation::get(
        "/api/v1/tables/{id}/room",
        "showRoom",
        "Returns a waiting room: whose contribution is missing, and whose seal is still closed. Only the host sees \
         the links.",
    )
    .responding(&[(200, "room")], |site, call| room_json(site, call, None).map(Reply::new)),
    Operation::delete("/api/v1/tables/{id}/room", "deleteRoom", "Deletes a waiting room. Only for the host.")
        .responding(&[(204, "")], delete),
    Operation::post(
        "/api/v1/tables/{id}/restart",
        "restartTable",
        "Restarts your table in a waiting room, with the same setup and seats and with new chance. Its seats can then \
         be given away.",
    )
    .with_body(&[])
    .responding(&[(201, "room")], restart),
    Operation::post(
        "/api/v1/tables/{id}/contribute",
        "contribute",
        "Contributes to the chance of a table in its waiting room: `words`, a `seal`, or, once all have contributed, the words \
         of your seal.",
    )
    .with_body(&[OF_SEAT, WORDS, SEAL])
    .responding(&[(200, "room")], contribute),
    Operation::post(
        "/api/v1/tables/{id}/deal",
        "deal",
        "Begins the game of a waiting room with all contributions. Only for the host.",
    )
    .with_body(&[Field::new(
        "anyway",
        Kind::Flag,
        "Whether to begin although seals are closed. Their words do not count then, and the table says so.",
        "false",
    )])
    .responding(&[(201, "table")], deal),
];

/// The contribution in the body of a request.
pub(super) fn offered(call: &Call) -> Offered {
    let text = |field: Field| call.text(field.name).map(str::to_owned);
    Offered { words: text(WORDS), seal: text(SEAL) }
}

/// Whether the table is still a waiting room.
pub(super) fn is_room(site: &Site, id: &str) -> Result<bool, AppError> {
    match site.rooms.get(id) {
        Ok(_) => Ok(true),
        Err(fault) if fault == AppError::no_table() => Ok(false),
        Err(fault) => Err(fault),
    }
}

/// A waiting room as its players may see it; with the host's key if it was just created.
fn room_json(site: &Site, call: &Call, made: Option<&NewTable>) -> Result<Value, AppError> {
    let mut visitor = call.context.visitor.clone();
    visitor.keys.extend(made.and_then(|made| made.key.clone()));
    let id = made.map_or(&*call.id, |made| &made.id);
    let room = site.rooms.get(id)?;
    let numbers = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.0).collect::<Vec<_>>();
    let seats = room.seats_for(id, &visitor, |key| link(&call.origin, id, key)).into_iter().map(|seat| {
        let (holder, level) = match seat.who {
            InRoom::Ours(level) => ("computer", Some(level.name())),
            InRoom::Device => ("device", None),
            InRoom::Come => ("key", None),
            InRoom::Invited => ("invited", None),
        };
        let contribution = match seat.part {
            Part::Needless => "none",
            Part::Missing => "missing",
            Part::Sealed => "sealed",
            Part::Nothing => "empty",
            Part::Given => "given",
        };
        json!({
            "seat": seat.seat.0,
            "name": seat.name,
            "holder": holder,
            "level": level,
            "contribution": contribution,
            "shown": seat.shown,
            "link": seat.link,
            "yours": seat.yours,
        })
    });
    let mut body = json!({
        "waiting": true,
        "id": id,
        "game": room.game,
        "commitment": room.commitment(id),
        "missing": numbers(room.missing()),
        "sealed": numbers(room.sealed()),
        "dealt": room.dealt,
        "host": host_key(&room.access, &visitor).is_some(),
        "seats": seats.collect::<Vec<_>>(),
    });
    if let Some(key) = made.and_then(|made| made.key.as_deref()) {
        body["key"] = key.into();
    }
    Ok(body)
}

/// The response for a new waiting room.
fn made(site: &Site, call: &Call, begun: &NewTable) -> Result<Reply, AppError> {
    let body = room_json(site, call, Some(begun))?;
    Ok(Reply::made_at(format!("/api/v1/tables/{}/room", begun.id), body))
}

fn make(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let game =
        game_of(site, call.text(GAME.name).unwrap_or_default()).map_err(|fault| fault.at(GAME.name))?;
    let company = company_in(call)?;
    let chosen = call.text(PACK.name).map(|id| site.packs.choose(game, id)).transpose()?;
    let content = chosen.map(|chosen| chosen.content);
    made(site, call, &site.rooms.make(game, content, setup(game, call), &company)?)
}

fn restart(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let request = SeatRequest::new(SeatAction::Restart, None);
    let language = call.context.prefs.language;
    let SeatChange { outcome, .. } = act(&site.rooms, &call.id, &call.context.visitor, language, &request)?;
    let SeatOutcome::Restarted(begun) = outcome else { return Err(AppError::broken()) };
    made(site, call, &begun)
}

fn delete(site: &Site, call: &Call) -> Result<Reply, AppError> {
    if site.rooms.delete(&call.id, &call.context.visitor)? {
        Ok(Reply::done())
    } else {
        Err(AppError::no_table())
    }
}

fn contribute(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let seat = u8::try_from(call.count(OF_SEAT.name)?).map_err(|_| AppError::malformed())?;
    site.rooms.contribute(&call.id, &call.context.visitor, Seat(seat), &offered(call))?;
    room_json(site, call, None).map(Reply::new)
}

fn deal(site: &Site, call: &Call) -> Result<Reply, AppError> {
    site.rooms.deal(&call.id, &call.context.visitor, call.is("anyway"))?;
    let body = site.tables.at(&call.id, |guard| table_json(guard, call, None))?;
    Ok(Reply::made(&call.id, body))
}
