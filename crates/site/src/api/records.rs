//! Importing and verifying records.

use serde_json::{Value, json};

use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind};
use super::tables::table_json;
use crate::error::AppError;
use crate::site::Site;

const RECORD: Field =
    Field::new("record", Kind::Object, "The record of a game, as exported.", "{\"format\":1}").required();

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::post(
        "/api/v1/records",
        "bringRecord",
        "Imports a record as a new table. A finished game is kept as it was played; an unfinished one continues with \
         its own chance, from a new secret.",
    )
    .with_large_body(&[RECORD])
    .responding(&[(201, "table")], bring),
    Operation::post(
        "/api/v1/records/verify",
        "verifyRecord",
        "Replays a record from its first entry to its last, and reports what that proves. Nothing is saved.",
    )
    .with_large_body(&[RECORD])
    .responding(&[(200, "verified")], verify),
];

/// The record in the request, as text.
fn text(call: &Call) -> String {
    call.value(RECORD.name).map(Value::to_string).unwrap_or_default()
}

fn bring(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let id = site.archive.bring_record(&text(call)).map_err(|fault| fault.at(RECORD.name))?;
    let table = site.tables.at(&id, |guard| table_json(guard, call, None))?;
    Ok(Reply::made(&id, table))
}

fn verify(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let at = |fault: AppError| fault.at(RECORD.name);
    let record = site.archive.read_brought(&text(call)).map_err(at)?;
    let game = site.games.of_record(&record).map_err(at)?;
    let verified =
        site.packs.erased(game, Some(record.content))?.verify(&record).map_err(|fault| at(fault.into()))?;
    Ok(Reply::new(json!({ "game": game.name(), "verified": protocol::verified(&verified) })))
}
