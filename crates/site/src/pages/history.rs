//! The timeline of a table, and problem reports about any of its steps.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use stats::{Report, Settings};
use tabletop::TableError;
use web::{Reported, TimeLine};

use crate::error::AppError;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{file as save, fresh};
use crate::services::fairness::commitment_of;
use crate::services::seating::people;
use crate::site::Site;

/// The longest note of a report, in bytes.
const LONGEST_NOTE: usize = 16_000;

/// A step of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct At {
    step: Option<u32>,
}

/// Shows the timeline.
pub(crate) async fn line(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(At { step }): Query<At>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let table = guard.table();
            let last = table.step();
            let step = step.unwrap_or(last);
            if step > last {
                return Err(TableError::NoSuchStep { step, last }.into());
            }
            let sight = guard.past_sight(&context.visitor);
            let seat = sight.seat_or_first();
            let review = site.reviews.find(&(id.clone(), last, seat));
            let people = people(guard, &context.visitor);
            let line = TimeLine {
                id: &id,
                table: table.seen_by(sight.viewer),
                people: Some(&people),
                step,
                review: review.as_ref(),
            };
            Ok(fresh(web::line(&context.frame(), &line)))
        })
    })
    .await
}

/// The requested contents of a report.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    step: Option<u32>,
    note: Option<String>,
    secrets: Option<String>,
    save: Option<String>,
}

/// Shows the contents of a problem report, or downloads it.
pub(crate) async fn report(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let table = guard.table();
            let last = table.step();
            let step = wanted.step.unwrap_or(last);
            if step > last {
                return Err(TableError::NoSuchStep { step, last }.into());
            }
            let mut note = wanted.note.clone().unwrap_or_default();
            if note.len() > LONGEST_NOTE {
                return Err(AppError::malformed());
            }
            note = note.trim().replace("\r\n", "\n");
            let hides = table.handed_out().is_err();
            // Over the network, it is unknown whether the client is the host.
            let can_allow = site.policy.is_local && !guard.keeps_hands();
            let allowed = hides && can_allow && wanted.secrets.as_deref() == Some("1");
            let published = table.published();
            let seeded = matches!(&published.chance, tabletop::ChanceRecord::Keyed { seed: Some(_), .. });
            let prefs = context.prefs;
            let settings = Settings {
                language: prefs.language.tag().to_owned(),
                theme: prefs.theme.name().to_owned(),
                motion: prefs.motion.name().to_owned(),
                pace: prefs.pace.name().to_owned(),
                sight: prefs.sight.name().to_owned(),
                taps: prefs.taps.name().to_owned(),
                sound: prefs.sound.name().to_owned(),
            };
            let company = guard.company.of(table.seats());
            let mut report = Report::new(&published, step, settings, company.to_json(), note.clone());
            report.commitment = commitment_of(table.record());
            report.record = (!hides || allowed).then_some(published);
            let file = report.to_json();
            if wanted.save.is_some() {
                // Every ID is longer than this.
                let name = format!("hedgerow-report-{}-{step}.json", &id[..8]);
                return Ok(save("application/json", &name, file));
            }
            let people = company.people(table.seats()).count();
            let reported = Reported {
                id: &id,
                name: guard.game.tile().name,
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
            Ok(fresh(web::report(&context.frame(), &reported)))
        })
    })
    .await
}
