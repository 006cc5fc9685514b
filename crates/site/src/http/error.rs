//! Error responses: a page or JSON, with the right status.

use axum::Json;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;

use crate::error::{AppError, ErrorKind};
use crate::http::request::RequestContext;

/// An error with the status of its response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HttpError {
    status: StatusCode,
    error: AppError,
}

impl HttpError {
    fn new(status: StatusCode, kind: ErrorKind, code: &'static str, key: &'static str) -> Self {
        Self { status, error: AppError::new(kind, code, key) }
    }

    pub(crate) fn method() -> Self {
        let status = StatusCode::METHOD_NOT_ALLOWED;
        Self::new(status, ErrorKind::BadRequest, "method-not-allowed", "server-method")
    }

    /// A form from another site.
    pub(crate) fn foreign() -> Self {
        AppError::new(ErrorKind::Forbidden, "foreign-form", "server-foreign").into()
    }

    /// A request for another host.
    pub(crate) fn host() -> Self {
        let status = StatusCode::MISDIRECTED_REQUEST;
        Self::new(status, ErrorKind::Forbidden, "foreign-host", "server-host")
    }

    /// A client that exceeds its rate of requests.
    pub fn too_often() -> Self {
        AppError::new(ErrorKind::TooMany, "too-often", "server-too-often").into()
    }

    /// The error of a status without its own explanation.
    pub fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::NOT_FOUND => AppError::no_page().into(),
            StatusCode::METHOD_NOT_ALLOWED => Self::method(),
            StatusCode::PAYLOAD_TOO_LARGE => {
                Self::new(status, ErrorKind::TooLarge, "too-large", "server-too-large")
            }
            StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                Self::new(status, ErrorKind::BadRequest, "media-type", "server-media")
            }
            _ if status.is_client_error() => Self { status, error: AppError::malformed() },
            _ => Self { status, error: AppError::broken() },
        }
    }

    /// The error as JSON.
    fn to_json(&self, text: &str) -> serde_json::Value {
        let AppError { code, rule, field, .. } = &self.error;
        let mut error = json!({ "code": code, "message": text });
        if let Some(rule) = rule {
            error["rule"] = json!(rule);
        }
        if let Some(field) = field {
            error["field"] = json!(field);
        }
        json!({ "error": error })
    }

    /// The error as a page, or as JSON for the API.
    fn shown(&self, context: &RequestContext) -> Response {
        let frame = context.frame();
        if context.is_api {
            let text = frame.words().say(&self.error.message);
            return (self.status, Json(self.to_json(&text))).into_response();
        }
        let page = web::error(&frame, self.status.as_u16(), &self.error.message);
        (self.status, Html(page.into_string())).into_response()
    }
}

impl From<AppError> for HttpError {
    fn from(error: AppError) -> Self {
        Self { status: status_of(&error), error }
    }
}

/// The status of an error.
pub(crate) fn status_of(error: &AppError) -> StatusCode {
    match error.kind {
        ErrorKind::BadRequest => StatusCode::BAD_REQUEST,
        ErrorKind::Forbidden => StatusCode::FORBIDDEN,
        ErrorKind::NotFound => StatusCode::NOT_FOUND,
        ErrorKind::Conflict => StatusCode::CONFLICT,
        ErrorKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorKind::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ErrorKind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        ErrorKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for HttpError {
    /// An empty response, which [`show`] fills.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Marks a response whose page shows the error itself.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SaysWhy;

/// The layer that fills all error responses.
pub(crate) async fn show(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let context = RequestContext::of(&parts);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status();
    if response.extensions_mut().remove::<SaysWhy>().is_some() || status.as_u16() < 400 {
        return response;
    }
    let error = response.extensions_mut().remove().unwrap_or_else(|| HttpError::of_status(status));
    let mut shown = error.shown(&context);
    if context.is_api {
        shown.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    }
    if [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&shown.status()) {
        shown.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
    }
    if let Some(allow) = response.headers_mut().remove(header::ALLOW) {
        shown.headers_mut().insert(header::ALLOW, allow);
    }
    shown
}
