//! The players at a table: seats, links to seats, and consent to an undo.

use serde_json::{Map, Value, json};
use tabletop::{Language, Seat};
use web::Holder;

use super::operation::{Call, Operation, Reply};
use super::rooms::{OF_SEAT, SEAL, WORDS, is_room, offered};
use super::schema::{Field, Kind, STEP};
use super::tables::table_json;
use crate::error::AppError;
use crate::seats::can_be_shared;
use crate::services::play::{Act, may_act};
use crate::services::seating::{self, Joined, SeatAction, SeatChange, SeatOutcome, SeatRequest};
use crate::services::tables::TableGuard;
use crate::services::takeback::{self, Consent};
use crate::site::Site;

const NAME: Field = Field::new(
    "name",
    Kind::Text { most: 200 },
    "The name of the player, up to 32 characters. Without it, the seat has no name.",
    "Ann",
);

const KEY: Field = Field::new(
    "key",
    Kind::Text { most: 60 },
    "The key of the seat or of the host: the last part of the address in an invitation.",
    "abcdefghijklmnopqrstuvwxyz",
)
.required();

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get(
        "/api/v1/tables/{id}/people",
        "listPeople",
        "Lists the seats with their holders, the undo that waits for consent, and the latest changes of seats.",
    )
    .responding(&[(200, "people")], |site, call| {
        site.tables.at(&call.id, |guard| people(guard, call).map(Reply::new))
    }),
    Operation::post(
        "/api/v1/tables/{id}/invite",
        "inviteToSeat",
        "Creates a link for a seat; an older link of the seat becomes invalid. Only for the host. The first link makes \
         the table private. A table that began in the open must be restarted first: 409 `begins-anew`.",
    )
    .with_body(&[OF_SEAT])
    .responding(&[(200, "link")], |site, call| link(site, call, SeatAction::Invite)),
    Operation::post(
        "/api/v1/tables/{id}/renew",
        "renewLink",
        "Replaces the link of your seat: the older link and its key become invalid.",
    )
    .with_body(&[OF_SEAT])
    .responding(&[(200, "link")], |site, call| link(site, call, SeatAction::Renew)),
    Operation::post(
        "/api/v1/tables/{id}/give",
        "giveSeat",
        "Creates a link with which another person takes over your seat. Your key becomes invalid.",
    )
    .with_body(&[OF_SEAT])
    .responding(&[(200, "link")], |site, call| link(site, call, SeatAction::Give)),
    Operation::post(
        "/api/v1/tables/{id}/leave",
        "leaveSeat",
        "Gives up your seat. Nobody holds it until the host takes it back.",
    )
    .with_body(&[OF_SEAT])
    .responding(&[(204, "")], |site, call| done(site, call, SeatAction::Leave)),
    Operation::post(
        "/api/v1/tables/{id}/reclaim",
        "reclaimSeat",
        "Takes back a seat that was given away. Only for the host.",
    )
    .with_body(&[OF_SEAT])
    .responding(&[(204, "")], |site, call| done(site, call, SeatAction::Reclaim)),
    Operation::put("/api/v1/tables/{id}/name", "nameSeat", "Sets the name of the player of your seat.")
        .with_body(&[OF_SEAT, NAME])
        .responding(&[(204, "")], |site, call| done(site, call, SeatAction::Name)),
    Operation::put(
        "/api/v1/tables/{id}/webhook",
        "setWebhook",
        "Sets the address that receives a message when it is another person's turn, when an undo waits for consent, and at \
         the end of the game. Only for the host. The texts are in the language of this request.",
    )
    .with_body(&[Field::new(
        "url",
        Kind::Text { most: 2000 },
        "An address that begins with `http://`.",
        "http://chat.example/hook",
    )
    .required()])
    .responding(&[(204, "")], |site, call| done(site, call, SeatAction::SetHook)),
    Operation::delete("/api/v1/tables/{id}/webhook", "removeWebhook", "Stops the messages. Only for the host.")
        .responding(&[(204, "")], |site, call| done(site, call, SeatAction::RemoveHook)),
    Operation::post(
        "/api/v1/tables/{id}/join",
        "joinTable",
        "Takes a seat with its key. A computer player that moves for the seat leaves it. In a waiting room, the seat \
         also contributes `words` or a `seal` to the chance of the table.",
    )
    .with_body(&[KEY, NAME, WORDS, SEAL])
    .responding(&[(200, "joined")], join),
    Operation::post(
        "/api/v1/tables/{id}/consent",
        "answerUndo",
        "Agrees to the undo that waits for consent, refuses it, or withdraws it. It happens when all have agreed.",
    )
    .with_body(&[
        Field::new(
            "answer",
            Kind::OneOf(&["agree", "refuse", "withdraw"]),
            "`withdraw` is for the seat that asked.",
            "agree",
        )
        .required(),
        STEP,
    ])
    .responding(&[(200, "table")], consent),
];

fn numbers(seats: &[Seat]) -> Value {
    seats.iter().map(|seat| seat.0).collect()
}

fn people(guard: &TableGuard<'_>, call: &Call) -> Result<Map<String, Value>, AppError> {
    if !can_be_shared(guard.table()) {
        return Err(AppError::no_friends());
    }
    let (shapes, people) = (call.shapes(), seating::people(guard, &call.context.visitor));
    let seats = (0..).map(Seat).zip(&people.seats).map(|(seat, status)| {
        json!({
            "seat": seat.0,
            "name": status.name,
            "holder": match status.holder {
                Holder::Device => "device",
                Holder::Friend => "key",
                Holder::Nobody => "nobody",
            },
            "level": guard.company.at(seat).map(search::Level::name),
            "yours": status.yours,
            "here": status.here,
            "accepted": status.sat,
        })
    });
    let undo = people.undo_request.as_ref().map(|request| {
        json!({
            "by": request.by.0,
            "choices": request.choices,
            "missing": numbers(&request.missing),
            "refused": request.refused.map(|seat| seat.0),
        })
    });
    let changes = people.events.iter().map(|change| {
        json!({
            "step": change.step,
            "seat": change.seat.0,
            "what": change.what,
            "text": change.rewind.as_ref().map(|text| shapes.say(text)),
            "agreed": numbers(&change.agreed),
        })
    });
    let body = json!({
        "id": guard.id,
        "step": guard.table().step(),
        "private": people.is_private,
        "host": people.owns,
        "seats": seats.collect::<Vec<_>>(),
        "undo": undo,
        "changes": changes.collect::<Vec<_>>(),
    });
    match body {
        Value::Object(body) => Ok(body),
        _ => Err(AppError::broken()),
    }
}

/// Performs an action on the seat in the body of a request.
fn act(site: &Site, call: &Call, action: SeatAction) -> Result<SeatChange, AppError> {
    let seat = call.number(OF_SEAT.name).and_then(|seat| seat.try_into().ok());
    let request = SeatRequest { action, seat, name: call.text(NAME.name), url: call.text("url") };
    let language: Language = call.context.prefs.language;
    seating::act(&site.rooms, &call.id, &call.context.visitor, language, &request)
}

fn done(site: &Site, call: &Call, action: SeatAction) -> Result<Reply, AppError> {
    act(site, call, action).map(|_| Reply::done())
}

/// Performs an action on a seat, and returns the link that this creates.
fn link(site: &Site, call: &Call, action: SeatAction) -> Result<Reply, AppError> {
    let SeatChange { outcome, keys, .. } = act(site, call, action)?;
    let SeatOutcome::Link(_, key) = outcome else { return Err(AppError::broken()) };
    let mut body = json!({ "seat": call.number(OF_SEAT.name), "key": key, "link": call.link(&key) });
    let held = &call.context.visitor.keys;
    let host = keys.into_iter().flatten().find(|new| *new != key && !held.contains(new));
    if let Some(host) = host {
        // A table without a host has one now.
        body["host"] = host.into();
    }
    Ok(Reply::new(body))
}

fn join(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let (visitor, key) = (&call.context.visitor, call.text(KEY.name).unwrap_or_default());
    let Joined { seat, .. } =
        seating::join(&site.rooms, &call.id, visitor, key, call.text(NAME.name), &offered(call))?;
    let waiting = is_room(site, &call.id)?;
    Ok(Reply::new(json!({ "id": call.id, "seat": seat.map(|seat| seat.0), "key": key, "waiting": waiting })))
}

fn consent(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let word = match call.text("answer") {
        Some("agree") => Consent::Agree,
        Some("refuse") => Consent::Refuse,
        _ => Consent::Withdraw,
    };
    let body = site.tables.at(&call.id, |guard| {
        let (step, visitor) = (call.count(STEP.name)?, &call.context.visitor);
        may_act(guard, visitor, step, Act::Undo)?;
        takeback::answer(guard, visitor, step, word)?;
        guard.look();
        table_json(guard, call, None)
    })?;
    Ok(Reply::new(body))
}
