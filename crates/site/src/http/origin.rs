//! The layer that accepts only the site's own pages, and programs other than browsers.
//!
//! There are no accounts. The danger is another web page that uses the browser of a player: with a form of its own
//! (CSRF), or with a host name that resolves to this machine (DNS rebinding).

use core::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::error::HttpError;
use crate::site::Site;

/// Refuses forms of other sites and, if only this machine is served, foreign host names.
pub(crate) async fn check(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    if site.policy.is_local && !names_this_machine(headers) {
        return HttpError::host().into_response();
    }
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if !reads && is_foreign(headers) {
        return HttpError::foreign().into_response();
    }
    next.run(request).await
}

fn text(headers: &HeaderMap, name: impl Into<HeaderName>) -> Option<&str> {
    headers.get(name.into()).map(|value| value.to_str().unwrap_or_default())
}

/// Whether the request names this machine by one of its own names. A page elsewhere whose name was made to resolve to
/// this machine sends that name.
fn names_this_machine(headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, header::HOST) else { return true };
    let Ok(host) = host.parse::<Authority>() else { return false };
    let host = host.host().trim_start_matches('[').trim_end_matches(']');
    let is_name = host.eq_ignore_ascii_case("localhost") || host.to_ascii_lowercase().ends_with(".localhost");
    is_name || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Whether a form was sent by the page of another site.
fn is_foreign(headers: &HeaderMap) -> bool {
    // Browsers state the origin of a request, and pages cannot change these headers.
    if let Some(site) = text(headers, HeaderName::from_static("sec-fetch-site")) {
        return !["same-origin", "none"].contains(&site);
    }
    let Some(origin) = text(headers, header::ORIGIN) else { return false };
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    authority.is_none() || authority != text(headers, header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), axum::http::HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_this_machines_own_names_lead_here() {
        for host in
            ["localhost", "LOCALHOST:8080", "127.0.0.1:80", "127.9.9.9", "[::1]:8080", "a.localhost:1"]
        {
            assert!(names_this_machine(&headers(&[("host", host)])), "{host}");
        }
        for host in
            ["evil.example:8080", "localhost.evil.example", "10.0.0.1", "[::2]", "", "a b", "notlocalhost"]
        {
            assert!(!names_this_machine(&headers(&[("host", host)])), "{host}");
        }
        assert!(names_this_machine(&HeaderMap::new()));
    }

    #[test]
    fn only_our_own_pages_send_forms() {
        let host = ("host", "localhost:8080");
        for known in [
            &[host, ("origin", "http://localhost:8080")][..],
            &[host, ("sec-fetch-site", "same-origin"), ("origin", "https://behind.a.proxy")],
            &[host, ("sec-fetch-site", "none")],
            &[host],
        ] {
            assert!(!is_foreign(&headers(known)), "{known:?}");
        }
        for foreign in [
            &[host, ("origin", "http://evil.example")][..],
            &[host, ("origin", "http://localhost:8081")],
            &[host, ("origin", "null")],
            &[host, ("origin", "http://localhost:8080"), ("sec-fetch-site", "cross-site")],
            &[host, ("sec-fetch-site", "same-site")],
            &[("origin", "http://localhost:8080")],
        ] {
            assert!(is_foreign(&headers(foreign)), "{foreign:?}");
        }
    }
}
