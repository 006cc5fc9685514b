//! Import and export of files over HTTP.

use std::io::{self, BufWriter};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Form, FromRequest, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use tokio_stream::wrappers::ReceiverStream;
use web::Filter;

use crate::error::{AppError, ErrorKind};
use crate::http::blocking::examine;
use crate::http::error::HttpError;
use crate::http::request::{RequestContext, client_of};
use crate::http::respond::{created, faulty, page};
use crate::http::upload::{body_of, file_of};
use crate::pages::home::shelved;
use crate::platform::NoWorker;
use crate::services::archive::{Brought, Secrets};
use crate::services::tables::NewTable;
use crate::site::Site;

/// A form with a record.
#[derive(Debug, Deserialize)]
struct Import {
    record: String,
}

/// Imports an archive, a report or a record: from the field of a form, as a file in a form, or as the body.
pub(crate) async fn import(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    request: Request,
) -> Result<Response, HttpError> {
    let ticket = site.intake.admit(client_of(&request))?;
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or_default().to_owned();
    let is = |kinds: &[&str]| kinds.iter().any(|name| kind.starts_with(name));
    let bytes = if is(&["multipart/form-data"]) {
        let body = body_of(request).await?;
        file_of(&kind, &body).ok_or_else(AppError::malformed)?
    } else if is(&["application/gzip", "application/x-ndjson"]) {
        body_of(request).await?
    } else if is(&["application/json"]) {
        let body = body_of(request).await?;
        if body.len() > site.policy.limits.record {
            return Err(HttpError::of_status(StatusCode::PAYLOAD_TOO_LARGE));
        }
        if std::str::from_utf8(&body).is_err() {
            return Err(HttpError::of_status(StatusCode::BAD_REQUEST));
        }
        body
    } else {
        let form = Form::<Import>::from_request(request, &()).await;
        Bytes::from(form.map_err(|fault| HttpError::of_status(fault.status()))?.0.record)
    };
    examine(site, ticket, move |site| match site.archive.bring(&bytes) {
        Ok(Brought::Table(id, None)) => Ok(created(&NewTable { id, key: None })),
        Ok(Brought::Table(id, Some(step))) => {
            Ok(Redirect::to(&format!("/table/{id}/at/{step}")).into_response())
        }
        Ok(Brought::Archive(taken)) => Ok(page(web::taken(&context.frame(), &taken))),
        Err(fault) if fault.kind != ErrorKind::Invalid => Err(fault),
        Err(fault) => Ok(faulty(&fault, shelved(site, &context, &Filter::default(), Some(&fault.message))?)),
    })
    .await
}

/// Whether the file may contain secrets of unfinished games.
#[derive(Debug, Deserialize)]
pub(crate) struct Export {
    secrets: Option<String>,
}

/// Exports all games as an archive; over the network, without secrets of unfinished games.
pub(crate) async fn export(
    State(site): State<Arc<Site>>,
    Query(Export { secrets }): Query<Export>,
) -> Result<Response, HttpError> {
    let secrets = site.policy.is_local && secrets.as_deref() == Some("1");
    let secrets = if secrets { Secrets::Own } else { Secrets::None };
    let place = site.intake.leave()?;
    let (sender, receiver) = tokio::sync::mpsc::channel(8);
    // The export lasts as long as the client reads, so it has its own thread.
    let of = Arc::clone(&site);
    let job = Box::new(move || {
        let out = BufWriter::with_capacity(64 * 1024, Parts(sender.clone()));
        if let Err(fault) = of.archive.export(secrets, out) {
            eprintln!("hedgerow: export: {fault}");
            // Abort the response, so that the browser does not take it for complete.
            let _gone = sender.blocking_send(Err(fault));
        }
        drop(place);
    });
    site.platform.workers.spawn("export", job).map_err(|NoWorker| AppError::busy())?;
    let name = format!("attachment; filename=\"hedgerow-{}.jsonl.gz\"", site.platform.today());
    let headers = [
        (header::CONTENT_TYPE, "application/gzip".to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, Body::from_stream(ReceiverStream::new(receiver))).into_response())
}

/// A writer that sends its output to the client in parts.
struct Parts(tokio::sync::mpsc::Sender<io::Result<Bytes>>);

impl io::Write for Parts {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = self.0.blocking_send(Ok(Bytes::copy_from_slice(bytes)));
        sent.map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
