//! Responses of pages.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bytes::Bytes;
use maud::Markup;

use crate::error::AppError;
use crate::http::cookies;
use crate::http::error::{SaysWhy, status_of};
use crate::services::tables::NewTable;

/// A page.
pub(crate) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// A page that browsers request again whenever they return to it.
pub(crate) fn fresh(markup: Markup) -> Response {
    let mut response = page(markup);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A page that shows the error itself, with its status.
pub(crate) fn faulty(error: &AppError, markup: Markup) -> Response {
    let mut response = (status_of(error), page(markup)).into_response();
    response.extensions_mut().insert(SaysWhy);
    response
}

/// A public picture, which may be cached for this number of seconds, and embedded by other sites.
pub(crate) fn picture(kind: &'static str, seconds: u32, content: Bytes) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CACHE_CONTROL, format!("public, max-age={seconds}")),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'".to_owned()),
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin".to_owned()),
    ];
    (headers, content).into_response()
}

/// A file to download.
pub(crate) fn file(kind: &str, name: &str, content: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, content).into_response()
}

/// Redirects to a new table, and gives the client the key of its host.
pub(crate) fn created(begun: &NewTable) -> Response {
    let NewTable { id, key } = begun;
    let mut response = Redirect::to(&format!("/table/{id}")).into_response();
    if let Some(key) = key {
        set_keys(&mut response, id, std::slice::from_ref(key));
    }
    response
}

/// Stores keys of a table in the browser.
pub(crate) fn set_keys(response: &mut Response, id: &str, keys: &[String]) {
    // IDs and keys are always valid in a header.
    if let Ok(cookie) = cookies::of_keys(id, keys).parse() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}
