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

/// The icon of the installed site: it fills its square, and what counts lies within the circle that
/// every system leaves of it.
pub const ICON: &str = include_str!("../art/icon.svg");

/// Where [`ICON`] is served.
pub const ICON_PATH: &str = "/icon.svg";

/// What a browser needs to know to install the site.
pub const MANIFEST: &str = concat!(
    "{\"id\":\"/\",\"name\":\"Hedgerow\",\"short_name\":\"Hedgerow\",\"start_url\":\"/\",\"scope\":\"/\",",
    "\"display\":\"standalone\",\"background_color\":\"#f3e8cf\",\"theme_color\":\"#fcf6e7\",",
    "\"categories\":[\"games\"],\"icons\":[",
    "{\"src\":\"/favicon.svg\",\"sizes\":\"any\",\"type\":\"image/svg+xml\",\"purpose\":\"any\"},",
    "{\"src\":\"/icon.svg\",\"sizes\":\"any 512x512\",\"type\":\"image/svg+xml\",\"purpose\":\"any\"},",
    "{\"src\":\"/icon.svg\",\"sizes\":\"any 512x512\",\"type\":\"image/svg+xml\",\"purpose\":\"maskable\"}]}"
);

/// Where [`MANIFEST`] is served, as `application/manifest+json`.
pub const MANIFEST_PATH: &str = "/hedgerow.webmanifest";

/// Where [`worker`] is served; from here it may answer for every page.
pub const WORKER_PATH: &str = "/worker.js";

/// Where the page is that the worker shows while the server cannot be reached.
pub const OFFLINE_PATH: &str = "/offline";

/// The worker that an installed site keeps. It holds style, script, icon and one page that says that
/// the server cannot be reached, and never anything of a table.
pub fn worker() -> &'static str {
    static WORKER: LazyLock<String> = LazyLock::new(|| {
        let kept = [style_path(), script_path(), FAVICON_PATH, OFFLINE_PATH].map(|path| format!("{path:?}"));
        format!("const KEPT = [{}];\n{}", kept.join(", "), include_str!("../script/worker.js"))
    });
    &WORKER
}

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
