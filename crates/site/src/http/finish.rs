//! The layer that finishes every response: security headers, caching and compression.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::AppError;
use crate::gzip::gzipped_page;
use crate::http::encoding::accepts_gzip;
use crate::http::error::HttpError;
use crate::site::Site;

/// Responses with fewer bytes are not compressed.
const WORTH_COMPRESSING: usize = 1024;

/// Responses with more bytes are compressed on a worker.
const QUICK: usize = 128 * 1024;

/// The security headers of every response.
const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
             font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
             frame-ancestors 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
];

/// Finishes a response.
pub(crate) async fn finish(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let is_head = request.method() == Method::HEAD;
    if is_head {
        // Handle HEAD as GET, to get the same headers.
        *request.method_mut() = Method::GET;
    }
    let gzip = accepts_gzip(request.headers());
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let is_get = request.method() == Method::GET;
    // Only a proxy can set this header.
    let is_protected = site.policy.proxied
        && request.headers().get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let mut response = next.run(request).await;
    if is_protected {
        protect_cookies(response.headers_mut());
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
    if !is_get {
        // Responses to forms are not cached.
        let no_store = HeaderValue::from_static("no-store");
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(no_store);
    }
    if is_text(response.headers()) {
        response = finish_text(&site, response, known.as_ref(), gzip).await;
    }
    if is_head { response.map(|_| Body::empty()) } else { response }
}

/// Marks cookies as `Secure`, so that they are only sent over TLS.
fn protect_cookies(headers: &mut HeaderMap) {
    let header::Entry::Occupied(cookies) = headers.entry(header::SET_COOKIE) else { return };
    let (name, cookies) = cookies.remove_entry_mult();
    let protected: Vec<HeaderValue> = cookies
        .map(|cookie| {
            let text = [cookie.as_bytes(), b"; Secure"].concat();
            // A valid header value stays valid with these letters.
            HeaderValue::from_bytes(&text).unwrap_or(cookie)
        })
        .collect();
    for cookie in protected {
        headers.append(name.clone(), cookie);
    }
}

/// Adds an entity tag to a page, so that it need not be sent twice, and compresses it.
async fn finish_text(site: &Site, response: Response, known: Option<&HeaderValue>, gzip: bool) -> Response {
    let (mut parts, body) = response.into_parts();
    // The body is in memory, and available immediately.
    let Ok(mut body) = to_bytes(body, usize::MAX).await else {
        return HttpError::from(AppError::broken()).into_response();
    };
    let headers = &mut parts.headers;
    headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        headers.append(
            header::VARY,
            HeaderValue::from_static("cookie, accept-language, accept, x-part, x-drawn"),
        );
        if parts.status == StatusCode::OK {
            let tag = tag(&body);
            let is_known = known.is_some_and(|known| names(known, &tag));
            headers.insert(header::ETAG, tag);
            if is_known {
                parts.status = StatusCode::NOT_MODIFIED;
                headers.remove(header::CONTENT_TYPE);
                headers.remove(header::CONTENT_LENGTH);
                return Response::from_parts(parts, Body::empty());
            }
        }
    }
    if gzip && body.len() >= WORTH_COMPRESSING && !headers.contains_key(header::CONTENT_ENCODING) {
        let plain = body.clone();
        // This takes half a millisecond, which needs no worker.
        let gzipped = if plain.len() <= QUICK {
            gzipped_page(&plain)
        } else {
            site.platform.run(move || gzipped_page(&plain)).await.flatten()
        };
        if let Some(gzipped) = gzipped {
            body = gzipped;
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
    }
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(body.len()));
    Response::from_parts(parts, Body::from(body))
}

/// Whether a response is a complete text.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    !kind.starts_with("text/event-stream")
        && (kind.starts_with("text/") || kind.contains("json") || kind.contains("svg"))
}

/// The entity tag of a content. It is weak, because there are several encodings.
fn tag(bytes: &[u8]) -> HeaderValue {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    // Hexadecimal digits and quotation marks are always valid in a header.
    HeaderValue::from_str(&format!("W/\"{:016x}\"", hasher.finish())).unwrap_or(HeaderValue::from_static("*"))
}

/// Whether a list of entity tags contains this one.
fn names(known: &HeaderValue, tag: &HeaderValue) -> bool {
    let (Ok(known), Ok(tag)) = (known.to_str(), tag.to_str()) else { return false };
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.split(',').any(|known| bare(known) == bare(tag) || known.trim() == "*")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_found_in_a_list() {
        let tag = tag(b"page");
        let list = |text: &str| HeaderValue::from_str(text).unwrap();
        let text = tag.to_str().unwrap();
        assert!(names(&tag, &tag));
        assert!(names(&list(&format!("\"other\", {}", text.trim_start_matches("W/"))), &tag));
        assert!(names(&list("*"), &tag));
        assert!(!names(&list("\"other\""), &tag));
    }
}
