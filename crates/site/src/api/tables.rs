//! Tables: reading them, and playing at them.

use protocol::at_step;
use search::SeatAssignment;
use serde_json::{Map, Value, json};
use store::Query;
use tabletop::{DynSeen, Source, TableError};

use super::games::{GAME, SETUP, game_of, setup};
use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind, SEAT, SPECTATOR, STEP};
use crate::access::Principal;
use crate::error::AppError;
use crate::services::begin::{self, Beginning, Begun};
use crate::services::fairness;
use crate::services::play::Act;
use crate::services::rooms::table_or_room;
use crate::services::tables::{NewTable, TableGuard};
use crate::services::takeback;
use crate::services::{physical, play, proof, seating};
use crate::site::Site;

/// The default number of steps in a list of events.
const STEPS: u32 = 50;

/// The default number of tables per page.
const EACH: u32 = 20;

const CHOICE: Field =
    Field::new("id", Kind::Text { most: 200 }, "The stable name of a choice.", "end").required();

const ANSWERS: Field = Field::new(
    "answers",
    Kind::Texts { least: 1, most: 500, each: 60 },
    "The names of the results that came up, in order.",
    "[\"5\", \"2\"]",
);

const NUMBER: Field = Field::new(
    "number",
    Kind::Number { least: 0, most: 10_000 },
    "The `number` of the question that you answer. If another question is open, nothing changes: 409 `stale-question`.",
    "0",
)
.required();

pub(super) const COMPANY: Field = Field::new(
    "seats",
    Kind::Seats,
    "The player of each seat: null for a person, or the level of a computer player. Missing seats are for people.",
    "[null, \"scout\"]",
);

pub(super) const PACK: Field = Field::new(
    "pack",
    Kind::Text { most: 40 },
    "The private pack to play with: an `id` of `GET /api/v1/packs`. The default is the built-in content.",
    "abcdefghijklmnopqrstuvwxyz",
);

const TICKET: Field = Field::new(
    "ticket",
    Kind::Text { most: 60 },
    "The `ticket` of `GET /api/v1/fairness`, whose commitment you saw before you sent your words. Without a ticket, or \
     with one that was used or is older than a day, the table has a commitment that you have not seen.",
    "abcdefghijklmnopqrstuvwxyz.18f",
);

const WORDS: Field = Field::new(
    "words",
    Kind::Text { most: 256 },
    "Your contribution to the chance of the game: random digits, or any words that the server cannot have known.",
    "3f9c2b",
);

const AT: Field = Field::new(
    "step",
    Kind::Number { least: 0, most: u32::MAX },
    "A step of the game: the number of entries in its record. 0 is the beginning.",
    "0",
);

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get("/api/v1/tables", "listTables", "Lists the tables where you may play, last played first.")
        .with_query(&[
            Field::new("game", Kind::Text { most: 40 }, "Only tables of this game.", "ratcatcher"),
            Field::new("state", Kind::OneOf(&["on", "over"]), "Only unfinished games, or finished ones.", "on"),
            Field::new("page", Kind::Number { least: 1, most: 1_000_000 }, "The page; the default is 1.", "1"),
            Field::new("each", Kind::Number { least: 1, most: 100 }, "Tables per page; the default is 20.", "20"),
        ])
        .responding(&[(200, "tables")], list),
    Operation::post(
        "/api/v1/tables",
        "beginTable",
        "Begins a game. With real dice and cards, more results may be needed before it can begin. Nothing is saved \
         then: the response holds the question (200). Send the request again with one more answer.",
    )
    .with_body(&[
        GAME.required(),
        SETUP,
        COMPANY,
        Field::new(
            "chance",
            Kind::OneOf(&["keyed", "table"]),
            "Who rolls and draws: the program, fairly and verifiably (`keyed`, the default), or people with the \
             physical game (`table`).",
            "keyed",
        ),
        Field::new(
            "answers",
            Kind::Texts { least: 0, most: 500, each: 60 },
            "The results before the first move, if people roll and draw.",
            "[]",
        ),
        PACK,
        TICKET,
        WORDS,
    ])
    .naming()
    .responding(&[(201, "table"), (200, "beginning")], begin_game),
    Operation::get(
        "/api/v1/fairness",
        "offerChance",
        "Returns the commitment of a table that you are about to begin, before you send your words for its chance.",
    )
    .responding(&[(200, "offer")], offer),
    Operation::get(
        "/api/v1/tables/{id}/fairness",
        "showFairness",
        "Returns the commitment to the table's chance, the contribution of each seat and, once the game is over, the \
         secret and every draw, from which all of it can be recomputed.",
    )
    .responding(&[(200, "fairness")], |site, call| {
        let proof = site.tables.at(&call.id, |guard| proof::proof(guard));
        table_or_room(proof, || site.rooms.proof(&call.id)).map(Reply::new)
    }),
    Operation::get("/api/v1/tables/{id}", "showTable", "Returns the state of the game, and the player of each seat.")
        .with_query(&[SEAT, SPECTATOR])
        .responding(&[(200, "table")], |site, call| read(site, call, |guard| table_json(guard, call, None))),
    Operation::delete("/api/v1/tables/{id}", "deleteTable", "Deletes a table permanently.")
        .responding(&[(204, "")], delete),
    Operation::get("/api/v1/tables/{id}/view", "viewTable", "Returns the view of the table, now or after a step.")
        .with_query(&[SEAT, SPECTATOR, AT])
        .responding(&[(200, "view")], |site, call| read(site, call, |guard| view(guard, call))),
    Operation::get("/api/v1/tables/{id}/choices", "listChoices", "Lists every choice that is allowed now.")
        .with_query(&[SEAT, SPECTATOR])
        .responding(&[(200, "choices")], |site, call| read(site, call, |guard| choices(guard, call))),
    Operation::get(
        "/api/v1/tables/{id}/explain",
        "explainThing",
        "Explains why the choices of a thing are not allowed now, and by which rules.",
    )
    .with_query(&[
        SEAT,
        SPECTATOR,
        Field::new("thing", Kind::Text { most: 200 }, "The name of the thing.", "zone:00a").required(),
    ])
    .responding(&[(200, "objections")], |site, call| read(site, call, |guard| explain(guard, call))),
    Operation::post("/api/v1/tables/{id}/choose", "choose", "Makes a choice.")
        .with_query(&[SEAT])
        .with_body(&[CHOICE, STEP])
        .responding(&[(200, "played")], choose),
    Operation::post(
        "/api/v1/tables/{id}/go",
        "goTo",
        "Makes the choices that lead to a thing which no single choice reaches, such as a zone several steps away. \
         Each is a step of its own; where something comes up on the way, the rest is not made.",
    )
    .with_query(&[SEAT])
    .with_body(&[
        Field::new("thing", Kind::Text { most: 200 }, "Where to go.", "zone:00a").required(),
        STEP,
    ])
    .responding(&[(200, "played")], go),
    Operation::post("/api/v1/tables/{id}/chance", "answerChance", "Enters what was rolled or drawn.")
        .with_query(&[SEAT])
        .with_body(&[ANSWERS.required(), NUMBER, STEP])
        .responding(&[(200, "played")], chance),
    Operation::post(
        "/api/v1/tables/{id}/retract",
        "retractChance",
        "Takes back the last result of a choice that waits for more results, or the choice itself.",
    )
    .with_query(&[SEAT])
    .with_body(&[NUMBER, STEP])
    .responding(&[(200, "table")], retract),
    Operation::get("/api/v1/tables/{id}/asked", "askedChance", "Lists what was rolled or drawn in a step.")
        .with_query(&[SEAT, SPECTATOR, AT.required()])
        .responding(&[(200, "asked")], |site, call| read(site, call, |guard| asked(guard, call))),
    Operation::post(
        "/api/v1/tables/{id}/amend",
        "amendChance",
        "Corrects the results entered in a step, and replays the steps after it as far as possible.",
    )
    .with_query(&[SEAT])
    .with_body(&[
        Field::new("of", Kind::Number { least: 0, most: u32::MAX }, "The step to correct.", "0").required(),
        ANSWERS.required(),
        STEP,
    ])
    .responding(&[(200, "amended")], amend),
    Operation::post(
        "/api/v1/tables/{id}/undo",
        "undo",
        "Takes back choices. If they are played again, chance gives the same results.",
    )
    .with_query(&[SEAT])
    .with_body(&[
        Field::new(
            "choices",
            Kind::Number { least: 1, most: 100_000 },
            "How many; the default goes back to the last decision of a person.",
            "1",
        ),
        STEP,
    ])
    .responding(&[(200, "taken-back")], undo),
    Operation::post("/api/v1/tables/{id}/redo", "redo", "Replays the choice that was taken back last.")
        .with_query(&[SEAT])
        .with_body(&[STEP])
        .responding(&[(200, "played")], redo),
    Operation::post(
        "/api/v1/tables/{id}/fork",
        "forkTable",
        "Creates a table in the state of this one after a step, with its own chance.",
    )
    .with_query(&[SEAT])
    .with_body(&[AT.required()])
    .responding(&[(201, "table")], fork),
    Operation::put("/api/v1/tables/{id}/company", "seatPlayers", "Seats people and computer players.")
        .with_body(&[COMPANY.required()])
        .responding(&[(200, "table")], company),
    Operation::get("/api/v1/tables/{id}/events", "listEvents", "Lists the events, step by step.")
        .with_query(&[
            SEAT,
            SPECTATOR,
            Field::new(
                "since",
                Kind::Number { least: 0, most: u32::MAX },
                "Only the events after this step; the default is all.",
                "0",
            ),
            Field::new("most", Kind::Number { least: 1, most: 500 }, "The most steps; the default is 50.", "50"),
        ])
        .responding(&[(200, "events")], |site, call| read(site, call, |guard| events(guard, call))),
    Operation {
        responses: &[(200, "stream")],
        ..Operation::get(
            "/api/v1/tables/{id}/stream",
            "streamEvents",
            "Streams the events of the table as server-sent events. The id of each `step` is the number of the step: a \
             client that reconnects with `Last-Event-ID` misses none. `company` reports a change of the seating.",
        )
        .with_query(&[
            SEAT,
            SPECTATOR,
            Field::new(
                "since",
                Kind::Number { least: 0, most: u32::MAX },
                "Begin after this step; the default is the current step.",
                "0",
            ),
        ])
    },
    Operation::get(
        "/api/v1/tables/{id}/record",
        "getRecord",
        "Returns the record, which can be verified and continued anywhere. Not while several people play with \
         hidden hands.",
    )
    .responding(&[(200, "record")], record),
];

/// The table as the client of a request may see it.
pub(super) fn seen<'g>(guard: &'g TableGuard<'_>, call: &Call) -> Result<DynSeen<'g>, AppError> {
    guard.seen(&call.context.visitor, call.seat(), call.is("spectator"))
}

/// Adds the key of the host of a new table.
fn with_key(mut body: Map<String, Value>, key: Option<String>) -> Map<String, Value> {
    if let Some(key) = key {
        body.insert("key".to_owned(), key.into());
    }
    body
}

fn delete(site: &Site, call: &Call) -> Result<Reply, AppError> {
    Principal::of(&site.tables.access(&call.id)?, 0, &call.context.visitor.keys).expect_host()?;
    site.tables.delete(&call.id).map(|()| Reply::done())
}

/// Reads from a table, and marks it as viewed.
fn read(
    site: &Site,
    call: &Call,
    look: impl FnOnce(&TableGuard<'_>) -> Result<Map<String, Value>, AppError>,
) -> Result<Reply, AppError> {
    site.tables.at(&call.id, |guard| {
        guard.look();
        look(guard).map(Reply::new)
    })
}

/// The players at a table, by seat.
pub(super) fn seats_of(guard: &TableGuard<'_>) -> Value {
    let name = |seat| guard.company.at(tabletop::Seat(seat)).map(search::Level::name);
    (0..guard.table().seats()).map(name).collect()
}

/// A table as the client may see it, with the events after the step `after`, if given.
pub(super) fn table_json(
    guard: &TableGuard<'_>,
    call: &Call,
    after: Option<u32>,
) -> Result<Map<String, Value>, AppError> {
    let (seen, shapes) = (seen(guard, call)?, call.shapes());
    let mut body = shapes.position(&seen);
    let visitor = &call.context.visitor;
    if guard.differs() && (guard.sight(visitor).covered || !guard.may_act(visitor) || seen.is_spectator()) {
        body.insert("question".to_owned(), Value::Null);
    }
    body.insert("id".to_owned(), guard.id.into());
    body.insert("seats".to_owned(), seats_of(guard));
    if let Some(step) = after {
        body.insert("events".to_owned(), shapes.events_so_far(&seen, step));
    }
    Ok(body)
}

fn list(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let each = call.number("each").unwrap_or(EACH);
    let page = call.number("page").unwrap_or(1);
    let query = Query {
        game: call.text("game").map(str::to_owned),
        over: call.text("state").map(|state| state == "over"),
        skip: page.saturating_sub(1).saturating_mul(each),
        most: each,
        ..Query::default()
    };
    let found = site.platform.store.find(&query)?;
    let shapes = call.shapes();
    let tables: Vec<Value> = found
        .games
        .into_iter()
        .filter_map(|listed| {
            let (created, changed) = (listed.created, listed.changed);
            let card = site.games.card(listed)?;
            Some(json!({
                "id": card.id,
                "game": card.game,
                "title": shapes.say(&card.face.title),
                "standing": shapes.say(&card.face.standing),
                "outcome": card.face.outcome.as_ref().map(|outcome| shapes.say(outcome)),
                "sort": card.sort,
                "pack": card.pack,
                "day": card.day.map(|day| day.to_string()),
                "result": card.result,
                "score": card.score,
                "step": card.steps,
                "created": created,
                "changed": changed,
            }))
        })
        .collect();
    Ok(Reply::new(json!({ "tables": tables, "all": found.all, "page": page, "each": each })))
}

/// The players in the request.
pub(super) fn company_in(call: &Call) -> Result<SeatAssignment, AppError> {
    let seats = call.value(COMPANY.name).cloned().unwrap_or_else(|| json!([]));
    SeatAssignment::from_json(&json!({ "seats": seats })).map_err(|_| AppError::malformed().at(COMPANY.name))
}

fn begin_game(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let game = game_of(site, call.text("game").unwrap_or_default()).map_err(|fault| fault.at("game"))?;
    let company = company_in(call)?;
    let words =
        call.text(WORDS.name).map(fairness::words_of).transpose().map_err(|fault| fault.at(WORDS.name))?;
    let prepared = site.fairness.redeem(call.text(TICKET.name))?;
    let source = match call.text("chance") {
        Some("table") => Source::AtTheTable,
        _ => prepared.source(words.into_iter().collect())?,
    };
    let answers = call.texts(ANSWERS.name);
    let chosen = call.text(PACK.name).map(|id| site.packs.choose(game, id)).transpose()?;
    let beginning = Beginning {
        game,
        content: chosen.map(|chosen| chosen.content),
        setup: &setup(game, call),
        company: &company,
        id: prepared.id,
        source,
        answers: &answers,
    };
    let begun = begin::begin(&site.packs, &site.tables, beginning)?;
    match begun.map_err(|fault| AppError::from(fault).at(SETUP.name))? {
        Begun::Table(NewTable { id, key }) => {
            let body = site.tables.at(&id, |guard| {
                let mut body = table_json(guard, call, None)?;
                let events = call.shapes().events_after(&seen(guard, call)?, None);
                body.insert("events".to_owned(), events);
                Ok(with_key(body, key))
            })?;
            Ok(Reply::made(&id, body))
        }
        Begun::Asks(question) => {
            let shapes = call.shapes();
            Ok(Reply::new(shapes.opening_position(game.name(), &shapes.question(&question))))
        }
    }
}

fn offer(site: &Site, _: &Call) -> Result<Reply, AppError> {
    let web::Offer { ticket, commitment } = site.fairness.offer()?;
    Ok(Reply::new(json!({ "ticket": ticket, "commitment": commitment })))
}

fn view(guard: &TableGuard<'_>, call: &Call) -> Result<Map<String, Value>, AppError> {
    let seen = seen(guard, call)?;
    let step = call.number(AT.name).unwrap_or_else(|| seen.step());
    let view = seen.at(step)?.view();
    Ok(Map::from_iter([("step".to_owned(), step.into()), ("view".to_owned(), view)]))
}

fn choices(guard: &TableGuard<'_>, call: &Call) -> Result<Map<String, Value>, AppError> {
    let (seen, shapes) = (seen(guard, call)?, call.shapes());
    let choices = seen.choices();
    Ok(at_step(seen.step(), "choices", choices.iter().map(|choice| shapes.choice(choice)).collect()))
}

fn explain(guard: &TableGuard<'_>, call: &Call) -> Result<Map<String, Value>, AppError> {
    let (seen, shapes) = (seen(guard, call)?, call.shapes());
    let objections = seen.explain(call.text("thing").unwrap_or_default())?;
    let objections = objections.iter().map(|objection| shapes.objection(objection)).collect();
    Ok(at_step(seen.step(), "objections", objections))
}

/// Performs an action at a table, and returns the table with the events of the action.
fn act(
    site: &Site,
    call: &Call,
    what: Act,
    act: impl FnOnce(&mut TableGuard<'_>, u32) -> Result<(), AppError>,
) -> Result<Map<String, Value>, AppError> {
    site.tables.at(&call.id, |guard| {
        let step = call.count(STEP.name)?;
        seen(guard, call)?;
        play::may_act(guard, &call.context.visitor, step, what)?;
        act(guard, step)?;
        guard.look();
        table_json(guard, call, Some(step))
    })
}

fn choose(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let id = call.text(CHOICE.name).unwrap_or_default();
    let body =
        act(site, call, Act::Play, |guard, step| guard.play(step, |table| play::choose_at(table, id)))?;
    Ok(Reply::new(body))
}

fn go(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let thing = call.text("thing").unwrap_or_default();
    let body = act(site, call, Act::Play, |guard, step| guard.play(step, |table| play::go_to(table, thing)))?;
    Ok(Reply::new(body))
}

fn chance(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let (names, number) = (call.texts(ANSWERS.name), call.count(NUMBER.name)?);
    let body = act(site, call, Act::Play, |guard, step| {
        guard.play(step, |table| table.answer_all(&names, Some(number)).map(drop))
    })?;
    Ok(Reply::new(body))
}

fn retract(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let number = call.count(NUMBER.name)?;
    let mut body = act(site, call, Act::Play, |guard, step| physical::take_back(guard, step, number))?;
    body.remove("events");
    Ok(Reply::new(body))
}

/// The rolls and draws of a step, without those that are hidden from the client.
fn asked(guard: &TableGuard<'_>, call: &Call) -> Result<Map<String, Value>, AppError> {
    seen(guard, call)?;
    let step = call.count(AT.name)?;
    let inquiry = physical::inquire(guard, &call.context.visitor, step, None)?;
    let knows = physical::knower(guard, &call.context.visitor);
    let hidden: Vec<bool> =
        inquiry.answered.iter().map(|told| told.question.seat.is_some_and(|seat| !knows(seat))).collect();
    let mut body = call.shapes().inquiry(&inquiry);
    body.insert("step".to_owned(), step.into());
    let asked = body.get_mut("asked").and_then(Value::as_array_mut);
    for (told, hidden) in asked.into_iter().flatten().zip(hidden) {
        if hidden {
            *told = json!({ "question": null, "answer": null });
        }
    }
    Ok(body)
}

fn amend(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let (of, names) = (call.count("of")?, call.texts(ANSWERS.name));
    let body = site.tables.at(&call.id, |guard| {
        let step = call.count(STEP.name)?;
        seen(guard, call)?;
        play::may_act(guard, &call.context.visitor, step, Act::Undo)?;
        let knows = physical::knower(guard, &call.context.visitor);
        let before = guard.table().inquire(of, None)?;
        if before.answered.iter().any(|told| told.question.seat.is_some_and(|seat| !knows(seat))) {
            // A client must not change results that are hidden from it.
            return Err(AppError::covered());
        }
        let amended = physical::correct(guard, &call.context.visitor, step, of, &names)?;
        guard.look();
        let mut body = table_json(guard, call, None)?;
        body.insert("amended".to_owned(), call.shapes().amended(&amended));
        Ok(body)
    })?;
    Ok(Reply::new(body))
}

fn undo(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let mut taken = None;
    let mut body = act(site, call, Act::Undo, |guard, step| {
        let choices = takeback::how_many(guard, &call.context.visitor, call.number("choices"))?;
        let would = guard.table().can_undo(choices);
        takeback::undo(guard, &call.context.visitor, Some(choices))?;
        // If others are asked for consent first, nothing is undone yet.
        taken = would.filter(|_| guard.table().step() > step);
        Ok(())
    })?;
    body.remove("events");
    body.insert("takeback".to_owned(), taken.as_ref().map_or(Value::Null, protocol::takeback));
    Ok(Reply::new(body))
}

fn redo(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let again = |guard: &mut TableGuard<'_>, step| takeback::redo(guard, &call.context.visitor, step);
    Ok(Reply::new(act(site, call, Act::Play, again)?))
}

fn fork(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let step = call.count(AT.name)?;
    let NewTable { id, key } = site.tables.at(&call.id, |guard| {
        seen(guard, call)?;
        if guard.keeps_hands() {
            return Err(AppError::hands());
        }
        play::branch_off(&site.tables, guard.game, guard.table(), step, &guard.company)
    })?;
    let body = site.tables.at(&id, |guard| Ok(with_key(table_json(guard, call, None)?, key)))?;
    Ok(Reply::made(&id, body))
}

fn company(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let company = company_in(call)?;
    let body = site.tables.at(&call.id, |guard| {
        seating::seat(guard, &call.context.visitor, &company)?;
        guard.look();
        table_json(guard, call, None)
    })?;
    Ok(Reply::new(body))
}

/// The events of one step, as the client may see them.
pub(super) fn step_json(guard: &TableGuard<'_>, call: &Call, step: u32) -> Result<Value, AppError> {
    let (shapes, seen) = (call.shapes(), seen(guard, call)?);
    let events = seen.events(step)?;
    let events: Vec<Value> = events.iter().map(|event| shapes.event(event)).collect();
    let mut body = json!({ "step": step, "events": events });
    if let Some(mut rewind) = shapes.rewind(&seen, step) {
        if let Some(happened) = takeback::event_at(guard, step) {
            rewind["by"] = happened.seat.into();
            rewind["agreed"] = happened.agreed.as_slice().into();
        }
        body["rewind"] = rewind;
    }
    Ok(body)
}

fn events(guard: &TableGuard<'_>, call: &Call) -> Result<Map<String, Value>, AppError> {
    let last = guard.table().step();
    let first = match call.number("since") {
        Some(since) if since > last => return Err(TableError::NoSuchStep { step: since, last }.into()),
        Some(since) => since + 1,
        None => 0,
    };
    let most = call.number("most").unwrap_or(STEPS) as usize;
    let steps = (first..=last).take(most).map(|step| step_json(guard, call, step));
    let steps = steps.collect::<Result<Vec<_>, _>>()?;
    seen(guard, call)?;
    Ok(at_step(last, "steps", steps.into()))
}

fn record(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let record = site.tables.at(&call.id, |guard| Ok(guard.table().handed_out()?));
    let record = record.or_else(|fault| site.tables.read_record(&call.id, fault))?;
    let step = record.entries.len();
    // Serialising cannot fail: all keys are strings.
    let record = serde_json::to_value(record).unwrap_or_default();
    Ok(Reply::new(json!({ "step": step, "record": record })))
}
