//! Files that come and go over HTTP.

use std::io::{self, BufWriter};
use std::sync::Arc;
use std::thread;

use axum::body::{Body, Bytes};
use axum::extract::{Form, FromRequest, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::json;
use tokio_stream::wrappers::ReceiverStream;
use web::Filter;

use crate::app::App;
use crate::archive::{self, Brought, Secrets};
use crate::fault::Fault;
use crate::intake::examine;
use crate::notes;
use crate::request::Asked;
use crate::site::{created, faulty, page, shelved};
use crate::tables::Begun;

/// A form that holds a record.
#[derive(Debug, Deserialize)]
struct Import {
    record: String,
}

/// All that a request holds.
pub(crate) async fn body_of(request: Request) -> Result<Bytes, Fault> {
    let body = Bytes::from_request(request, &()).await;
    body.map_err(|fault| Fault::of_status(fault.status()))
}

/// Takes over whatever somebody brings: from the field of a form, as a file in a form, or as it is.
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    asked: Asked,
    request: Request,
) -> Result<Response, Fault> {
    let ticket = app.intake.admit(app.client_of(&request))?;
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or_default().to_owned();
    let is = |kinds: &[&str]| kinds.iter().any(|name| kind.starts_with(name));
    let bytes = if is(&["multipart/form-data"]) {
        let body = body_of(request).await?;
        archive::file_of(&kind, &body).ok_or_else(Fault::malformed)?
    } else if is(&["application/gzip", "application/x-ndjson"]) {
        body_of(request).await?
    } else if is(&["application/json"]) {
        let body = body_of(request).await?;
        if body.len() > app.limits.record {
            return Err(Fault::of_status(StatusCode::PAYLOAD_TOO_LARGE));
        }
        if std::str::from_utf8(&body).is_err() {
            return Err(Fault::of_status(StatusCode::BAD_REQUEST));
        }
        body
    } else {
        let form = Form::<Import>::from_request(request, &()).await;
        Bytes::from(form.map_err(|fault| Fault::of_status(fault.status()))?.0.record)
    };
    examine(app, ticket, move |app| match app.bring(&bytes) {
        Ok(Brought::Table(id, None)) => Ok(created(&asked, &Begun { id, key: None })),
        Ok(Brought::Table(id, Some(step))) => {
            if asked.json {
                return Ok(created(&asked, &Begun { id, key: None }));
            }
            Ok(Redirect::to(&format!("/table/{id}/at/{step}")).into_response())
        }
        Ok(Brought::Archive(taken)) if asked.json => {
            let refused = taken.refused.iter().map(|(name, _)| name);
            let told = json!({
                "ok": taken.refused.is_empty(),
                "new": taken.new, "longer": taken.longer, "known": taken.known,
                "refused": refused.collect::<Vec<_>>(),
            });
            Ok(axum::Json(told).into_response())
        }
        Ok(Brought::Archive(taken)) => Ok(page(web::taken(&asked.frame(), &taken))),
        Err(fault) if asked.json || fault.status != StatusCode::UNPROCESSABLE_ENTITY => Err(fault),
        Err(fault) => Ok(faulty(&fault, shelved(app, &asked, &Filter::default(), Some(&fault.message))?)),
    })
    .await
}

/// Whether secrets of games that go on may be in the file.
#[derive(Debug, Deserialize)]
pub(crate) struct Export {
    secrets: Option<String>,
}

/// Everything, as a file. Whoever asks over the network is not known to be the host, and gets no
/// secrets of games that go on.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    Query(Export { secrets }): Query<Export>,
) -> Result<Response, Fault> {
    let secrets = app.is_local && secrets.as_deref() == Some("1");
    let secrets = if secrets { Secrets::Own } else { Secrets::None };
    let place = app.intake.leave()?;
    let (sender, receiver) = tokio::sync::mpsc::channel(8);
    // It takes as long as whoever asks takes it, so that it has a thread of its own.
    let started = thread::Builder::new().name("export".to_owned()).spawn(move || {
        let out = BufWriter::with_capacity(64 * 1024, Parts(sender.clone()));
        if let Err(fault) = app.export(secrets, out) {
            eprintln!("hedgerow: export: {fault}");
            // The answer breaks off, so that the browser does not take it for whole.
            let _gone = sender.blocking_send(Err(fault));
        }
        drop(place);
    });
    started.map_err(|_| Fault::busy())?;
    let name = format!("attachment; filename=\"hedgerow-{}.jsonl.gz\"", notes::today());
    let headers = [
        (header::CONTENT_TYPE, "application/gzip".to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, Body::from_stream(ReceiverStream::new(receiver))).into_response())
}

/// What is written goes to whoever asked, part by part.
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
