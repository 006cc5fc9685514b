//! The assets of pages: style sheets, scripts, drawings, fonts.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;

use crate::gzip::gzipped;
use crate::http::encoding::accepts_gzip;

/// The type of a drawing.
const SVG: &str = "image/svg+xml";

/// `Cache-Control` of assets whose address changes with their content.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// `Cache-Control` of assets whose address stays the same.
const FOR_A_DAY: &str = "public, max-age=86400";

/// The content security policy of a drawing, which may contain its own styles.
const DRAWING: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/// A text that never changes while the program runs.
struct Asset {
    kind: &'static str,
    keep: &'static str,
    plain: &'static str,
    /// Compressed once, at the best level.
    pressed: LazyLock<Option<Bytes>, fn() -> Option<Bytes>>,
}

static STYLE: Asset = Asset {
    kind: "text/css; charset=utf-8",
    keep: FOREVER,
    plain: web::STYLE,
    pressed: LazyLock::new(|| gzipped(web::STYLE.as_bytes(), Compression::best())),
};

/// The style sheets of games, each compressed once.
static SHEETS: LazyLock<Vec<Option<Bytes>>> = LazyLock::new(|| {
    web::sheets().iter().map(|sheet| gzipped(sheet.text.as_bytes(), Compression::best())).collect()
});

static SCRIPT: Asset = Asset {
    kind: "text/javascript; charset=utf-8",
    keep: FOREVER,
    plain: web::SCRIPT,
    pressed: LazyLock::new(|| gzipped(web::SCRIPT.as_bytes(), Compression::best())),
};

/// The licences of the dependencies. A test of the program checks that the file is current.
pub const LICENCES: &str = include_str!("../../../../THIRD-PARTY-LICENCES");

static TERMS: Asset = Asset {
    kind: "text/plain; charset=utf-8",
    keep: FOR_A_DAY,
    plain: LICENCES,
    pressed: LazyLock::new(|| gzipped(LICENCES.as_bytes(), Compression::best())),
};

static FAVICON: Asset = Asset {
    kind: SVG,
    keep: FOR_A_DAY,
    plain: web::FAVICON,
    pressed: LazyLock::new(|| gzipped(web::FAVICON.as_bytes(), Compression::best())),
};

static MANIFEST: Asset = Asset {
    kind: "application/manifest+json",
    keep: FOR_A_DAY,
    plain: web::MANIFEST,
    pressed: LazyLock::new(|| gzipped(web::MANIFEST.as_bytes(), Compression::best())),
};

static ICON: Asset = Asset {
    kind: SVG,
    keep: FOR_A_DAY,
    plain: web::ICON,
    pressed: LazyLock::new(|| gzipped(web::ICON.as_bytes(), Compression::best())),
};

impl Asset {
    fn answer(&'static self, headers: &HeaderMap) -> Response {
        let about = [(header::CONTENT_TYPE, self.kind), (header::CACHE_CONTROL, self.keep)];
        let mut answer = match &*self.pressed {
            Some(pressed) if accepts_gzip(headers) => {
                (about, [(header::CONTENT_ENCODING, "gzip")], pressed.clone()).into_response()
            }
            _ => (about, self.plain).into_response(),
        };
        if self.kind == SVG {
            let policy = HeaderValue::from_static(DRAWING);
            answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
        }
        answer
    }
}

pub(crate) async fn style(headers: HeaderMap) -> Response {
    STYLE.answer(&headers)
}

/// The style sheet of the game at this index of [`web::sheets`].
pub(crate) fn sheet(place: usize, headers: &HeaderMap) -> Response {
    let about = [(header::CONTENT_TYPE, STYLE.kind), (header::CACHE_CONTROL, FOREVER)];
    match &SHEETS[place] {
        Some(pressed) if accepts_gzip(headers) => {
            (about, [(header::CONTENT_ENCODING, "gzip")], pressed.clone()).into_response()
        }
        _ => (about, web::sheets()[place].text).into_response(),
    }
}

/// A font file, which is compressed already.
pub(crate) fn face(face: &'static web::FaceFile) -> Response {
    let about = [(header::CONTENT_TYPE, "font/woff2"), (header::CACHE_CONTROL, FOREVER)];
    (about, face.bytes).into_response()
}

pub(crate) async fn script(headers: HeaderMap) -> Response {
    SCRIPT.answer(&headers)
}

pub(crate) async fn favicon(headers: HeaderMap) -> Response {
    FAVICON.answer(&headers)
}

pub(crate) async fn licences(headers: HeaderMap) -> Response {
    TERMS.answer(&headers)
}

pub(crate) async fn manifest(headers: HeaderMap) -> Response {
    MANIFEST.answer(&headers)
}

pub(crate) async fn icon(headers: HeaderMap) -> Response {
    ICON.answer(&headers)
}

/// The service worker. It is requested again with every page, so it never outlives its release.
pub(crate) async fn worker() -> Response {
    let about = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; connect-src 'self'"),
    ];
    (about, web::worker()).into_response()
}
