//! Records that somebody brings.

use serde_json::{Value, json};

use super::schema::{Field, Kind};
use super::tables::told_of;
use super::{Call, Operation, Reply};
use crate::app::App;
use crate::fault::Fault;

const RECORD: Field =
    Field::new("record", Kind::Object, "A record, as it is handed out.", "{\"format\":1}").needed();

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::post(
        "/api/v1/records",
        "bringRecord",
        "Keeps a record as a table of its own. A game that is over is kept as it was played; another goes on with \
         chance of its own.",
    )
    .bringing(&[RECORD])
    .answering(&[(201, "table")], bring),
    Operation::post(
        "/api/v1/records/verify",
        "verifyRecord",
        "Plays a record again from its first entry to its last, and says what that proves. Nothing is kept.",
    )
    .bringing(&[RECORD])
    .answering(&[(200, "verified")], verify),
];

/// The record as it was sent.
fn text(call: &Call) -> String {
    call.value(RECORD.name).map(Value::to_string).unwrap_or_default()
}

fn bring(app: &App, call: &Call) -> Result<Reply, Fault> {
    let id = app.bring_record(&text(call)).map_err(|fault| fault.at(RECORD.name))?;
    let table = app.at_table(&id, |open| told_of(open, call, None))?;
    Ok(Reply::made(&id, table))
}

fn verify(app: &App, call: &Call) -> Result<Reply, Fault> {
    let at = |fault: Fault| fault.at(RECORD.name);
    let record = app.read_brought(&text(call)).map_err(at)?;
    let room = app.room_of(&record).map_err(at)?;
    let verified =
        app.house(room, Some(record.content))?.verify(&record).map_err(|fault| at(fault.into()))?;
    Ok(Reply::new(json!({ "game": room.name(), "verified": protocol::verified(&verified) })))
}
