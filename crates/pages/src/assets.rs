//! What pages ask for besides themselves: one style sheet, one script, one icon.
//!
//! The addresses of sheet and script change with their content, so a server may let browsers keep
//! them forever.

use std::sync::LazyLock;

/// The style sheet of every page.
pub const STYLE: &str = include_str!(concat!(env!("OUT_DIR"), "/style.css"));

/// The script of every page.
pub const SCRIPT: &str = include_str!("../script/hedgerow.js");

/// The icon of the site, as SVG.
pub const FAVICON: &str = include_str!("../art/favicon.svg");

/// Where [`FAVICON`] is served.
pub const FAVICON_PATH: &str = "/favicon.svg";

/// What a browser needs to know to keep the site on a home screen.
pub const MANIFEST: &str = concat!(
    "{\"name\":\"Hedgerow\",\"short_name\":\"Hedgerow\",\"start_url\":\"/\",\"display\":\"minimal-ui\",",
    "\"background_color\":\"#f3e8cf\",\"theme_color\":\"#fcf6e7\",",
    "\"icons\":[{\"src\":\"/favicon.svg\",\"sizes\":\"any\",\"type\":\"image/svg+xml\"}]}"
);

/// Where [`MANIFEST`] is served, as `application/manifest+json`.
pub const MANIFEST_PATH: &str = "/hedgerow.webmanifest";

static PATHS: LazyLock<(String, String)> = LazyLock::new(|| {
    (format!("/style-{:016x}.css", digest(STYLE)), format!("/hedgerow-{:016x}.js", digest(SCRIPT)))
});

/// Where [`STYLE`] is served.
pub fn style_path() -> &'static str {
    &PATHS.0
}

/// Where [`SCRIPT`] is served.
pub fn script_path() -> &'static str {
    &PATHS.1
}

/// FNV-1a, which is enough to tell one release from the next.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
