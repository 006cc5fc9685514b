//! The time line of a table, and reports of a problem from any step of it.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use stats::{Report, Settings};
use tabletop::{Audience, Seat, TableError};
use web::{Reported, TimeLine};

use crate::app::{App, aside};
use crate::fault::Fault;
use crate::request::Asked;
use crate::seats;
use crate::site::fresh;

/// The longest note of a report, in bytes.
const LONGEST_NOTE: usize = 16_000;

/// A step of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct At {
    step: Option<u32>,
}

/// The time line.
pub(crate) async fn line(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Query(At { step }): Query<At>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        app.at_table(&id, |open| {
            let table = open.table();
            let last = table.step();
            let step = step.unwrap_or(last);
            if step > last {
                return Err(TableError::NoSuchStep { step, last }.into());
            }
            let viewer =
                seats::then(table, open.room.hides(), &open.company, open.caller(&asked), asked.taken).viewer;
            let seat = match viewer {
                Audience::Seat(seat) => seat,
                Audience::Spectator => Seat(0),
            };
            let review = app.reviews.find(&(id.clone(), last, seat));
            let friends = crate::circle::seen(open, &asked);
            let line =
                TimeLine { id: &id, table, viewer, friends: Some(&friends), step, review: review.as_ref() };
            Ok(fresh(web::line(&asked.frame(), &line)))
        })
    })
    .await
}

/// What a report is to hold.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    step: Option<u32>,
    note: Option<String>,
    secrets: Option<String>,
    save: Option<String>,
}

/// A report of a problem: what is in it, and the file itself when it is to be saved.
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        app.at_table(&id, |open| {
            let table = open.table();
            let last = table.step();
            let step = wanted.step.unwrap_or(last);
            if step > last {
                return Err(TableError::NoSuchStep { step, last }.into());
            }
            let mut note = wanted.note.clone().unwrap_or_default();
            if note.len() > LONGEST_NOTE {
                return Err(Fault::malformed());
            }
            note = note.trim().replace("\r\n", "\n");
            let hides = table.handed_out().is_err();
            // Whoever asks over the network is not known to be the host.
            let can_allow = app.is_local && !open.keeps_hands();
            let allowed = hides && can_allow && wanted.secrets.as_deref() == Some("1");
            let published = table.published();
            let seeded = matches!(&published.chance, tabletop::ChanceRecord::Keyed { seed: Some(_), .. });
            let prefs = asked.prefs;
            let settings = Settings {
                language: prefs.language.tag().to_owned(),
                theme: prefs.theme.name().to_owned(),
                motion: prefs.motion.name().to_owned(),
                pace: prefs.pace.name().to_owned(),
            };
            let company = open.company.of(table.seats());
            let mut report = Report::new(&published, step, settings, company.to_json(), note.clone());
            report.commitment = crate::fairness::commitment_of(table.record());
            report.record = (!hides || allowed).then_some(published);
            let file = report.to_json();
            if wanted.save.is_some() {
                // Every name of a table is longer than this.
                let name = format!("attachment; filename=\"hedgerow-report-{}-{step}.json\"", &id[..8]);
                let headers = [
                    (header::CONTENT_TYPE, "application/json".to_owned()),
                    (header::CONTENT_DISPOSITION, name),
                    (header::CACHE_CONTROL, "no-store".to_owned()),
                ];
                return Ok((headers, file).into_response());
            }
            let people = company.people(table.seats()).count();
            let reported = Reported {
                id: &id,
                name: open.room.tile().name,
                program: &report.program,
                rules: report.rules,
                step,
                last,
                people,
                ours: usize::from(table.seats()) - people,
                note: &note,
                hides,
                allowed,
                can_allow,
                seeded: seeded && report.record.is_some(),
                file: &file,
            };
            Ok(fresh(web::report(&asked.frame(), &reported)))
        })
    })
    .await
}
