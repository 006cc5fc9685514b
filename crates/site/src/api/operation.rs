//! Operations of the API: the fields of their requests, their responses, and their handlers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use protocol::Shapes;
use serde_json::Value;
use tabletop::Seat;

use super::schema::{self, Field, Values};
use crate::error::AppError;
use crate::http::address::link;
use crate::http::request::RequestContext;
use crate::site::Site;

/// An operation of the API: one method of one path.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Operation {
    pub method: &'static str,
    pub path: &'static str,
    /// A stable name.
    pub name: &'static str,
    /// What it does, for the document.
    pub description: &'static str,
    pub query: &'static [Field],
    /// The fields of the JSON object in the body; `None` without a body.
    pub body: Option<&'static [Field]>,
    /// Whether the body may be as large as a record.
    pub has_large_body: bool,
    /// Whether the query or the body names something that may not exist: 404.
    pub may_miss: bool,
    /// The success responses: the status, and the name of the schema in `answers.json`.
    pub responses: &'static [(u16, &'static str)],
    pub run: Respond,
}

/// The handler of an operation.
#[derive(Clone, Copy)]
pub(crate) enum Respond {
    /// Returns JSON, or an empty response.
    Json(fn(&Site, &Call) -> Result<Reply, AppError>),
    /// Takes a file, and returns JSON.
    Upload(fn(&Site, &Call, &Bytes) -> Result<Reply, AppError>),
    /// Returns a stream of events.
    Stream,
}

/// The media types of uploads.
pub(crate) const UPLOADS: [&str; 3] =
    ["application/gzip", "application/x-ndjson", "application/octet-stream"];

impl std::fmt::Debug for Respond {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(match self {
            Self::Json(_) => "Json",
            Self::Upload(_) => "Upload",
            Self::Stream => "Stream",
        })
    }
}

impl Operation {
    pub const fn get(path: &'static str, name: &'static str, description: &'static str) -> Self {
        Self {
            method: "GET",
            path,
            name,
            description,
            query: &[],
            body: None,
            has_large_body: false,
            may_miss: false,
            responses: &[],
            run: Respond::Stream,
        }
    }

    pub const fn post(path: &'static str, name: &'static str, description: &'static str) -> Self {
        Self { method: "POST", ..Self::get(path, name, description) }
    }

    pub const fn put(path: &'static str, name: &'static str, description: &'static str) -> Self {
        Self { method: "PUT", ..Self::get(path, name, description) }
    }

    pub const fn delete(path: &'static str, name: &'static str, description: &'static str) -> Self {
        Self { method: "DELETE", ..Self::get(path, name, description) }
    }

    pub const fn with_query(self, query: &'static [Field]) -> Self {
        Self { query, ..self }
    }

    pub const fn with_body(self, body: &'static [Field]) -> Self {
        Self { body: Some(body), ..self }
    }

    /// The operation with a body that may be as large as a record.
    pub const fn with_large_body(self, body: &'static [Field]) -> Self {
        Self { body: Some(body), has_large_body: true, ..self }
    }

    /// The operation, which may return 404 for a name in its query or body.
    pub const fn naming(self) -> Self {
        Self { may_miss: true, ..self }
    }

    /// An operation whose body is a file of one of the [`UPLOADS`].
    pub const fn uploading(
        self,
        responses: &'static [(u16, &'static str)],
        run: fn(&Site, &Call, &Bytes) -> Result<Reply, AppError>,
    ) -> Self {
        Self { responses, run: Respond::Upload(run), ..self }
    }

    pub const fn responding(
        self,
        responses: &'static [(u16, &'static str)],
        run: fn(&Site, &Call) -> Result<Reply, AppError>,
    ) -> Self {
        Self { responses, run: Respond::Json(run), ..self }
    }

    /// All fields of its query.
    pub fn query(&self) -> Vec<Field> {
        [&[schema::LANGUAGE][..], self.query].concat()
    }

    /// Whether the body is a file.
    pub fn is_upload(&self) -> bool {
        matches!(self.run, Respond::Upload(_))
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

/// A validated request.
pub(crate) struct Call {
    /// The client, and the seat that has the device.
    pub context: RequestContext,
    /// The table or pack in the path.
    pub id: String,
    /// The game in the path.
    pub game: String,
    /// The origin of this site.
    pub origin: String,
    pub values: Values,
}

impl Call {
    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name)?.as_str()
    }

    pub fn number(&self, name: &str) -> Option<u32> {
        self.values.get(name)?.as_u64()?.try_into().ok()
    }

    /// The value of a required number.
    pub fn count(&self, name: &str) -> Result<u32, AppError> {
        self.number(name).ok_or_else(AppError::malformed)
    }

    pub fn is(&self, name: &str) -> bool {
        self.values.get(name).is_some_and(|flag| flag == true)
    }

    pub fn value(&self, name: &str) -> Option<&Value> {
        self.values.get(name)
    }

    /// The texts in an array.
    pub fn texts(&self, name: &str) -> Vec<String> {
        let texts = self.values.get(name).and_then(Value::as_array);
        texts.into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
    }

    /// The seat for which the client asks.
    pub fn seat(&self) -> Option<Seat> {
        self.number("seat").and_then(|seat| seat.try_into().ok()).map(Seat)
    }

    /// The address of an invitation to the table of this request.
    pub fn link(&self, key: &str) -> String {
        link(&self.origin, &self.id, key)
    }

    pub fn shapes(&self) -> Shapes<'static> {
        Shapes::new(self.context.frame().words())
    }
}

/// A response.
pub(crate) struct Reply {
    status: StatusCode,
    location: Option<String>,
    value: Option<Value>,
}

impl Reply {
    pub fn new(value: impl Into<Value>) -> Self {
        Self { status: StatusCode::OK, location: None, value: Some(value.into()) }
    }

    /// 201: a new table, with its address.
    pub fn made(id: &str, value: impl Into<Value>) -> Self {
        Self::made_at(format!("/api/v1/tables/{id}"), value)
    }

    /// 201: a new resource at an address.
    pub fn made_at(address: String, value: impl Into<Value>) -> Self {
        Self { status: StatusCode::CREATED, location: Some(address), ..Self::new(value) }
    }

    /// 204: success, without a body.
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
        // An ID is always a valid header value.
        if let Some(location) = self.location.and_then(|location| HeaderValue::try_from(location).ok()) {
            response.headers_mut().insert(header::LOCATION, location);
        }
        response
    }
}
