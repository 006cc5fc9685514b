//! The JSON API: the engine protocol over HTTP, with tables, events and seats.
//!
//! [`operations`] declares all of it. Routes, validation of requests and the document at [`DOCUMENT`] are
//! generated from the declarations, so they cannot differ. `answers.json` describes the responses, together with
//! the schema of the engine protocol for the parts in common. Tests validate every response against them.

mod archives;
mod catalogue;
mod document;
mod games;
mod hints;
mod operation;
mod packs;
mod practice;
mod records;
mod rooms;
mod schema;
mod seats;
mod stream;
mod tables;

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use self::catalogue::operations;
use self::operation::{Call, Operation, Respond, UPLOADS};
use self::schema::{read_body, read_query};
use crate::error::AppError;
use crate::http::address::address;
use crate::http::blocking::{examine, run_blocking};
use crate::http::error::HttpError;
use crate::http::request::{RequestContext, client_of};
use crate::http::route::Route;
use crate::http::upload::body_of;
use crate::site::Site;

/// The path of the document.
const DOCUMENT: &str = "/api/openapi.json";

/// The routes of all operations and of the document. `archive` and `record` are the limits on their sizes, in bytes.
pub(crate) fn routes(archive: usize, record: usize) -> Vec<Route> {
    let mut routes = vec![Route::new(Method::GET, DOCUMENT, document::show)];
    routes.extend(operations().map(|operation| {
        let handler = move |State(site): State<Arc<Site>>, request: Request| answer(site, operation, request);
        // The methods are literals, and all valid.
        let method = Method::from_bytes(operation.method.as_bytes()).unwrap_or_default();
        let route = Route::new(method, operation.path, handler);
        match operation {
            _ if operation.is_upload() => route.taking(archive),
            _ if operation.has_large_body => route.taking(record),
            _ => route,
        }
    }));
    routes
}

/// Reads and validates a request, and runs its operation.
async fn answer(
    site: Arc<Site>,
    operation: &'static Operation,
    request: Request,
) -> Result<Response, HttpError> {
    let (mut parts, body) = request.into_parts();
    let path = RawPathParams::from_request_parts(&mut parts, &()).await.map_err(|_| AppError::no_page())?;
    let named =
        |wanted: &str| path.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.to_owned());
    let mut context = RequestContext::of(&parts);
    let mut values = read_query(&parts.uri, &operation.query())?;
    let headers = parts.headers.clone();
    let (mut ticket, mut brought) = (None, None);
    let mut file = None;
    if operation.is_upload() {
        if !UPLOADS.contains(&&*media_type(&headers)) {
            return Err(HttpError::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let request = Request::from_parts(parts, body);
        let place = site.intake.admit(client_of(&request))?;
        file = Some((place, body_of(request).await?));
    } else if let Some(fields) = operation.body {
        if media_type(&headers) != "application/json" {
            return Err(HttpError::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let request = Request::from_parts(parts, body);
        // A large body needs a permit before it is received, and is parsed on a thread of the intake.
        ticket = operation.has_large_body.then(|| site.intake.admit(client_of(&request))).transpose()?;
        let bytes = body_of(request).await?;
        if ticket.is_some() {
            brought = Some((bytes, fields));
        } else {
            values.extend(read_body(&bytes, fields)?);
        }
    }
    let mut call = Call {
        id: named("id").unwrap_or_default(),
        game: named("game").unwrap_or_default(),
        origin: address(&site.policy, &headers, ""),
        context: context.clone(),
        values,
    };
    // A seat in the request counts like the seat in the cookie of a browser.
    context.visitor.taken = call.seat().or(context.visitor.taken);
    call.context = context;
    let mut response = match operation.run {
        Respond::Json(run) => match (ticket, brought) {
            (Some(ticket), Some((bytes, fields))) => {
                let run = move |site: &Site| {
                    site.archive.budget().weigh(&bytes)?;
                    call.values.extend(read_body(&bytes, fields)?);
                    drop(bytes);
                    run(site, &call)
                };
                examine(site, ticket, run).await?.into_response()
            }
            _ => run_blocking(site, move |site| run(site, &call)).await?.into_response(),
        },
        Respond::Upload(run) => {
            let (ticket, file) = file.ok_or_else(AppError::malformed)?;
            examine(site, ticket, move |site| run(site, &call, &file)).await?.into_response()
        }
        Respond::Stream => stream::open(site, call, &headers).await?,
    };
    let no_store = HeaderValue::from_static("no-store");
    response.headers_mut().insert(header::CACHE_CONTROL, no_store);
    Ok(response)
}

/// The media type of a body, in lower case and without parameters. A page of another site cannot send the accepted
/// types without a CORS preflight request, which is never granted.
fn media_type(headers: &HeaderMap) -> String {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}
