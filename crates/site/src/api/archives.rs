//! Archives of games, and problem reports.

use bytes::Bytes;
use serde_json::{Value, json};

use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind};
use super::tables::table_json;
use crate::error::AppError;
use crate::site::Site;

const REPORT: Field = Field::new(
    "report",
    Kind::Object,
    "A problem report, as the page of a table saves it. It contains the record of the game.",
    "{\"hedgerow\":\"report\"}",
)
.required();

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::post(
        "/api/v1/archives",
        "importArchive",
        "Imports the games of an archive, with or without gzip compression. A game that is here already stays, and is \
         extended if the archive has more of it. Nothing is imported from a file that is damaged or truncated.",
    )
    .uploading(&[(200, "imported")], import),
    Operation::post(
        "/api/v1/reports",
        "importReport",
        "Imports the game of a problem report as a new table, and returns the step that the report is about.",
    )
    .with_large_body(&[REPORT])
    .responding(&[(201, "reported")], report),
];

fn import(site: &Site, call: &Call, file: &Bytes) -> Result<Reply, AppError> {
    let taken = site.archive.bring_archive_file(file)?;
    let shapes = call.shapes();
    let refused = taken.refused.iter().map(|(id, why)| json!({ "id": id, "message": shapes.say(why) }));
    Ok(Reply::new(json!({
        "new": taken.new,
        "longer": taken.longer,
        "known": taken.known,
        "refused": refused.collect::<Vec<_>>(),
    })))
}

fn report(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let text = call.value(REPORT.name).map(Value::to_string).unwrap_or_default();
    let (id, step) = site.archive.bring_report_file(&text).map_err(|fault| fault.at(REPORT.name))?;
    let mut body = site.tables.at(&id, |guard| table_json(guard, call, None))?;
    body.insert("at".to_owned(), step.into());
    Ok(Reply::made(&id, body))
}
