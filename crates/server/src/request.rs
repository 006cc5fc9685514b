//! What a request says about whoever sent it.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use tabletop::{Language, Seat};
use web::{Frame, Learnt, Prefs};

/// For whom the answer is written, and how.
#[allow(clippy::struct_excessive_bools, reason = "each is a header's own")]
#[derive(Debug, Clone)]
pub(crate) struct Asked {
    pub prefs: Prefs,
    /// The seat that has taken the device at the table that is asked for.
    pub taken: Option<Seat>,
    /// The keys that it brings to the table that is asked for.
    pub keys: Vec<String>,
    /// What was learnt in this browser.
    pub learnt: Learnt,
    /// The page that the answer is, or, for a form, belongs to.
    pub path: String,
    /// Whether only the part of the page that changes is wanted.
    pub part: bool,
    /// The drawings that the page carries already which asks for a part, by name, with spaces between them.
    pub drawn: String,
    /// Whether the answer may come pressed.
    pub pressed: bool,
    /// Whether a program asked.
    pub json: bool,
    /// Whether it asked by the JSON API.
    pub api: bool,
}

impl Asked {
    pub fn of(parts: &Parts) -> Self {
        let path = match (parts.uri.path_and_query(), &parts.method) {
            (Some(path), &Method::GET | &Method::HEAD) => path.as_str(),
            _ => page_of_form(parts.uri.path()),
        };
        let api = crate::api::is_of(parts.uri.path());
        let mut prefs = crate::prefs::read(&parts.headers);
        if api && let Some(language) = language_of(parts.uri.query()) {
            prefs.language = language;
        }
        Self {
            prefs,
            taken: crate::seats::read(&parts.headers),
            keys: crate::seats::read_keys(&parts.headers),
            learnt: crate::learn::read(&parts.headers),
            path: path.to_owned(),
            part: parts.headers.contains_key("x-part"),
            drawn: text_of(&parts.headers, "x-drawn").to_owned(),
            pressed: crate::finish::accepts_gzip(&parts.headers),
            json: api || accepts_json(&parts.headers),
            api,
        }
    }

    pub fn frame(&self) -> Frame<'_> {
        Frame { prefs: self.prefs, path: &self.path, drawn: &self.drawn }
    }

    /// The same, for another page.
    pub fn on(&self, path: String) -> Self {
        Self { path, ..self.clone() }
    }
}

impl<S: Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts))
    }
}

/// The language that the address itself asks for.
fn language_of(query: Option<&str>) -> Option<Language> {
    let mut fields = query?.split('&');
    fields.find_map(|field| field.strip_prefix("language=")).and_then(crate::prefs::find_language)
}

/// The page that a form stands on.
fn page_of_form(path: &str) -> &str {
    match path.rsplit_once('/') {
        Some((page, _)) if page.starts_with("/table/") || page == "/games" => page,
        _ => path,
    }
}

/// What a header says; nothing where it is missing or no text.
fn text_of<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Whether a program asked: it names JSON, and browsers name HTML first.
fn accepts_json(headers: &HeaderMap) -> bool {
    let accepts = text_of(headers, "accept");
    accepts.contains("application/json") && !accepts.contains("text/html")
}
