//! The JSON API: the engine protocol over HTTP, with tables, events and who sits where.
//!
//! [`OPERATIONS`] says what there is. From it follow the routes, what a request may say and how it is
//! checked, and the document at [`DOCUMENT`], so that none of them can say anything else. What is answered is
//! described by `answers.json` and, where it is the same, by the schema of the engine protocol; tests hold
//! every answer against it.

mod document;
mod games;
mod hints;
mod packs;
mod records;
mod schema;
mod stream;
mod tables;

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Shapes;
use serde_json::Value;
use tabletop::Seat;

use self::schema::{Field, Said, read_body, read_query};
use crate::app::{App, Route, aside};
use crate::fault::Fault;
use crate::intake::examine;
use crate::request::Asked;

/// Where the document is.
const DOCUMENT: &str = "/api/openapi.json";

/// Whether an address belongs to programs.
pub(crate) fn is_of(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

/// One thing that a program can have done.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Operation {
    pub method: &'static str,
    pub path: &'static str,
    /// A stable name.
    pub name: &'static str,
    /// What it does, for whoever reads the document.
    pub says: &'static str,
    pub query: &'static [Field],
    /// The fields of the object that is sent; nothing where nothing is sent.
    pub body: Option<&'static [Field]>,
    /// Whether the body may be as large as a record.
    pub brings: bool,
    /// What may be answered: a status and the name of its schema.
    pub answers: &'static [(u16, &'static str)],
    pub run: Run,
}

/// How it is done.
#[derive(Clone, Copy)]
pub(crate) enum Run {
    /// With an answer that is made at once.
    Whole(fn(&App, &Call) -> Result<Reply, Fault>),
    /// With events.
    Stream,
}

impl std::fmt::Debug for Run {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(match self {
            Self::Whole(_) => "Whole",
            Self::Stream => "Stream",
        })
    }
}

impl Operation {
    pub const fn get(path: &'static str, name: &'static str, says: &'static str) -> Self {
        Self {
            method: "GET",
            path,
            name,
            says,
            query: &[],
            body: None,
            brings: false,
            answers: &[],
            run: Run::Stream,
        }
    }

    pub const fn post(path: &'static str, name: &'static str, says: &'static str) -> Self {
        Self { method: "POST", ..Self::get(path, name, says) }
    }

    pub const fn put(path: &'static str, name: &'static str, says: &'static str) -> Self {
        Self { method: "PUT", ..Self::get(path, name, says) }
    }

    pub const fn delete(path: &'static str, name: &'static str, says: &'static str) -> Self {
        Self { method: "DELETE", ..Self::get(path, name, says) }
    }

    pub const fn asking(self, query: &'static [Field]) -> Self {
        Self { query, ..self }
    }

    pub const fn taking(self, body: &'static [Field]) -> Self {
        Self { body: Some(body), ..self }
    }

    /// The same with a body that may be as large as a record.
    pub const fn bringing(self, body: &'static [Field]) -> Self {
        Self { body: Some(body), brings: true, ..self }
    }

    pub const fn answering(
        self,
        answers: &'static [(u16, &'static str)],
        run: fn(&App, &Call) -> Result<Reply, Fault>,
    ) -> Self {
        Self { answers, run: Run::Whole(run), ..self }
    }

    /// Everything that its address may say behind the question mark.
    pub fn query(&self) -> Vec<Field> {
        [&[schema::LANGUAGE][..], self.query].concat()
    }

    /// Whether it is about one private pack.
    pub fn is_of_pack(&self) -> bool {
        self.path.contains("/packs/{id}")
    }

    /// Whether it is about one table.
    pub fn is_of_table(&self) -> bool {
        self.path.contains("/tables/{id}")
    }
}

/// Everything there is.
pub(crate) fn operations() -> impl Iterator<Item = &'static Operation> {
    [games::OPERATIONS, records::OPERATIONS, packs::OPERATIONS, tables::OPERATIONS, hints::OPERATIONS]
        .into_iter()
        .flatten()
}

/// A request that has been understood.
pub(crate) struct Call {
    /// For whom the answer is, and who has the device.
    pub asked: Asked,
    /// The table of the address.
    pub id: String,
    /// The game of the address.
    pub game: String,
    said: Said,
}

impl Call {
    pub fn text(&self, name: &str) -> Option<&str> {
        self.said.get(name)?.as_str()
    }

    pub fn number(&self, name: &str) -> Option<u32> {
        self.said.get(name)?.as_u64()?.try_into().ok()
    }

    /// A number that the request cannot be without.
    pub fn count(&self, name: &str) -> Result<u32, Fault> {
        self.number(name).ok_or_else(Fault::malformed)
    }

    pub fn is(&self, name: &str) -> bool {
        self.said.get(name).is_some_and(|flag| flag == true)
    }

    pub fn value(&self, name: &str) -> Option<&Value> {
        self.said.get(name)
    }

    /// Texts, one after the other.
    pub fn texts(&self, name: &str) -> Vec<String> {
        let texts = self.said.get(name).and_then(Value::as_array);
        texts.into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
    }

    /// The seat that is said to ask.
    pub fn seat(&self) -> Option<Seat> {
        self.number("seat").and_then(|seat| seat.try_into().ok()).map(Seat)
    }

    pub fn shapes(&self) -> Shapes<'static> {
        Shapes::new(self.asked.frame().words())
    }
}

/// What is answered.
pub(crate) struct Reply {
    status: StatusCode,
    location: Option<String>,
    value: Option<Value>,
}

impl Reply {
    pub fn new(value: impl Into<Value>) -> Self {
        Self { status: StatusCode::OK, location: None, value: Some(value.into()) }
    }

    /// A table that was made, and where it is.
    pub fn made(id: &str, value: impl Into<Value>) -> Self {
        Self::made_at(format!("/api/v1/tables/{id}"), value)
    }

    /// What was made at an address.
    pub fn made_at(address: String, value: impl Into<Value>) -> Self {
        Self { status: StatusCode::CREATED, location: Some(address), ..Self::new(value) }
    }

    /// That it was done.
    pub fn done() -> Self {
        Self { status: StatusCode::NO_CONTENT, location: None, value: None }
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        let mut response = match self.value {
            Some(value) => (self.status, axum::Json(value)).into_response(),
            None => self.status.into_response(),
        };
        // A name of a table can always stand in a header.
        if let Some(location) = self.location.and_then(|location| HeaderValue::try_from(location).ok()) {
            response.headers_mut().insert(header::LOCATION, location);
        }
        response
    }
}

/// The routes of all operations, and of the document.
pub(crate) fn routes(record: usize) -> Vec<Route> {
    let mut routes = vec![Route::new(Method::GET, DOCUMENT, document::show)];
    routes.extend(operations().map(|operation| {
        let handler = move |State(app): State<Arc<App>>, request: Request| answer(app, operation, request);
        // Each of them is written here.
        let method = Method::from_bytes(operation.method.as_bytes()).unwrap_or_default();
        let route = Route::new(method, operation.path, handler);
        if operation.brings { route.taking(record) } else { route }
    }));
    routes
}

/// Understands a request, and has it done.
async fn answer(app: Arc<App>, operation: &'static Operation, request: Request) -> Result<Response, Fault> {
    let (mut parts, body) = request.into_parts();
    let path = RawPathParams::from_request_parts(&mut parts, &()).await.map_err(|_| Fault::no_page())?;
    let named =
        |wanted: &str| path.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.to_owned());
    let mut asked = Asked::of(&parts);
    let mut said = read_query(&parts.uri, &operation.query())?;
    let headers = parts.headers.clone();
    let (mut ticket, mut brought) = (None, None);
    if let Some(fields) = operation.body {
        if !is_json(&headers) {
            return Err(Fault::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let request = Request::from_parts(parts, body);
        // What may be large has a place before it is received, and is read where it keeps no page waiting.
        ticket = operation.brings.then(|| app.intake.admit(app.client_of(&request))).transpose()?;
        let bytes = Bytes::from_request(request, &()).await;
        let bytes = bytes.map_err(|fault| Fault::of_status(fault.status()))?;
        if ticket.is_some() {
            brought = Some((bytes, fields));
        } else {
            said.extend(read_body(&bytes, fields)?);
        }
    }
    let mut call = Call {
        id: named("id").unwrap_or_default(),
        game: named("game").unwrap_or_default(),
        asked: asked.clone(),
        said,
    };
    // Whoever says which seat asks has it, as a browser that keeps it in its cookie.
    asked.taken = call.seat().or(asked.taken);
    call.asked = asked;
    let mut response = match operation.run {
        Run::Whole(run) => match (ticket, brought) {
            (Some(ticket), Some((bytes, fields))) => {
                let run = move |app: &App| {
                    app.budget().weigh(&bytes)?;
                    call.said.extend(read_body(&bytes, fields)?);
                    drop(bytes);
                    run(app, &call)
                };
                examine(app, ticket, run).await?.into_response()
            }
            _ => aside(app, move |app| run(app, &call)).await?.into_response(),
        },
        Run::Stream => stream::open(app, call, &headers).await?,
    };
    let no_store = HeaderValue::from_static("no-store");
    response.headers_mut().insert(header::CACHE_CONTROL, no_store);
    Ok(response)
}

/// Whether what is sent says that it is JSON. A page of another site cannot say so without being asked whether
/// it may, and nobody says that it may.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
