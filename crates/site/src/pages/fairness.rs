//! Pages and files for checking the chance of a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use tabletop::Agreement;

use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{fresh, page};
use crate::pages::waiting;
use crate::services::fairness::commitment_of;
use crate::services::proof::proof;
use crate::services::rooms::table_or_room;
use crate::site::Site;

/// The script that checks a game; it needs only Python.
const SCRIPT: &str = include_str!("../../../../docs/fairness/check.py");

/// The page of the fairness of a table.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let shown = site.tables.at(&id, |guard| {
            let caveats = guard.caveats()?;
            let record = guard.table().record();
            let fairness = web::Fairness {
                id: &id,
                tile: guard.game.tile(),
                commitment: commitment_of(record),
                version: if record.chance.agreement().is_some() { Agreement::VERSION } else { 1 },
                caveats: &caveats,
                contributed: &guard.contributed(),
                is_over: guard.is_finished(),
                check: guard.checked()?,
            };
            Ok(fresh(web::fairness(&context.frame(), &fairness)))
        });
        table_or_room(shown, || waiting::fairness(site, &context, &id))
    })
    .await
}

/// The proof of the chance of a table, as a file.
pub(crate) async fn file(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let proof = site.tables.at(&id, |guard| proof(guard));
        let proof = table_or_room(proof, || site.rooms.proof(&id))?;
        let headers = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CONTENT_DISPOSITION, "attachment; filename=\"fairness.json\""),
            (header::CACHE_CONTROL, "no-store"),
        ];
        // Serialising cannot fail: all keys are strings.
        let text = serde_json::to_string_pretty(&proof).unwrap_or_default() + "\n";
        Ok((headers, text).into_response())
    })
    .await
}

/// The guide to checking a game without this program.
pub(crate) async fn guide(context: RequestContext) -> Response {
    page(web::fairness_guide(&context.frame(), SCRIPT))
}

/// The script that checks a game.
pub(crate) async fn script() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/x-python; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"check.py\""),
    ];
    (headers, SCRIPT).into_response()
}
