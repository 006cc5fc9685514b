//! The context of a request: its client, language and preferences.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use tabletop::Language;
use web::{Frame, Learnt, Prefs};

use crate::access::Visitor;
use crate::clients::Client;
use crate::http::cookies;
use crate::http::encoding::accepts_gzip;
use crate::language::find_language;
use crate::printed::PageId;

/// The client of a request, and the form of its response.
#[allow(clippy::struct_excessive_bools, reason = "each is a header's own")]
#[derive(Debug, Clone)]
pub(crate) struct RequestContext {
    pub prefs: Prefs,
    /// Its credentials for the table in the request.
    pub visitor: Visitor,
    /// The finished lessons and puzzles of this browser.
    pub learnt: Learnt,
    /// The path of the requested page or, for a form, of the page it belongs to.
    pub path: String,
    /// Whether only the changing part of the page is requested.
    pub part: bool,
    /// The drawings that the requesting page already has, by name, separated by spaces.
    pub drawn: String,
    /// The cached page that the requesting page shows.
    pub shows: Option<PageId>,
    /// Whether the client accepts gzip.
    pub gzip: bool,
    /// Whether the path is one of the JSON API. All other paths return HTML.
    pub is_api: bool,
}

impl RequestContext {
    pub fn of(parts: &Parts) -> Self {
        let path = match (parts.uri.path_and_query(), &parts.method) {
            (Some(path), &Method::GET | &Method::HEAD) => path.as_str(),
            _ => page_of_form(parts.uri.path()),
        };
        let is_api = is_of_api(parts.uri.path());
        let mut prefs = cookies::prefs(&parts.headers);
        if is_api && let Some(language) = language_of(parts.uri.query()) {
            prefs.language = language;
        }
        Self {
            prefs,
            visitor: Visitor { taken: cookies::seat(&parts.headers), keys: cookies::keys(&parts.headers) },
            learnt: cookies::learnt(&parts.headers),
            path: path.to_owned(),
            part: parts.headers.contains_key("x-part"),
            drawn: text_of(&parts.headers, "x-drawn").to_owned(),
            shows: PageId::find(text_of(&parts.headers, "x-shows")),
            gzip: accepts_gzip(&parts.headers),
            is_api,
        }
    }

    pub fn frame(&self) -> Frame<'_> {
        Frame { prefs: self.prefs, path: &self.path, drawn: &self.drawn }
    }

    /// The context for another page.
    pub fn on(&self, path: String) -> Self {
        Self { path, ..self.clone() }
    }
}

impl<S: Sync> FromRequestParts<S> for RequestContext {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts))
    }
}

/// Whether a path is one of the API.
fn is_of_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

/// The client of a request, as set by the host of the site.
pub(crate) fn client_of(request: &Request) -> Client {
    request.extensions().get().copied().unwrap_or(Client::UNKNOWN)
}

/// The language in the query string.
fn language_of(query: Option<&str>) -> Option<Language> {
    let mut fields = query?.split('&');
    fields.find_map(|field| field.strip_prefix("language=")).and_then(find_language)
}

/// The path of the page with a form.
fn page_of_form(path: &str) -> &str {
    match path.rsplit_once('/') {
        Some((page, _)) if page.starts_with("/table/") || page == "/games" => page,
        _ => path,
    }
}

/// The value of a header; empty if it is missing or not text.
fn text_of<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
