//! The assets of pages: a style sheet, that of the game they show, faces, one script, one icon.
//!
//! The addresses of sheets, faces and script change with their content, so browsers may cache them
//! forever.

use std::sync::LazyLock;

use tabletop::Language;

/// The style sheet of one game: pages that show the game use it in addition to [`STYLE`].
#[derive(Debug)]
pub struct Sheet {
    /// The stable name of the game, which is the name of its folder.
    pub game: &'static str,
    /// Its text.
    pub text: &'static str,
    /// Its path.
    pub path: String,
}

/// The names of games with their style sheets.
const OWN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/sheets.rs"));

static SHEETS: LazyLock<Vec<Sheet>> = LazyLock::new(|| {
    let own = OWN.iter().map(|&(game, text)| {
        let path = format!("/style-{game}-{:016x}.css", digest(text));
        Sheet { game, text, path }
    });
    own.collect()
});

/// A file of a face, as WOFF2.
#[derive(Debug)]
pub struct Face {
    /// Its name: `cabin-ext` has the letters of Polish and Hungarian that `cabin` lacks.
    pub name: &'static str,
    /// Its path.
    pub path: &'static str,
    /// The file.
    pub bytes: &'static [u8],
}

/// The files of the faces, by name.
pub const FACES: &[Face] = include!(concat!(env!("OUT_DIR"), "/faces.rs"));

/// The files that every page needs, whatever its language; other languages need all.
const ENGLISH: [&str; 2] = ["cabin", "fraunces"];

/// The files of the faces that a page in a language needs.
pub fn faces_of(language: Language) -> impl Iterator<Item = &'static Face> {
    FACES.iter().filter(move |face| language != Language::En || ENGLISH.contains(&face.name))
}

/// The style sheets of games, by name.
pub fn sheets() -> &'static [Sheet] {
    &SHEETS
}

/// The style sheet of a game; `None` if it has none.
pub fn sheet_of(game: &str) -> Option<&'static Sheet> {
    SHEETS.iter().find(|sheet| sheet.game == game)
}

/// The style sheet of every page.
pub const STYLE: &str = include_str!(concat!(env!("OUT_DIR"), "/style.css"));

/// The script of every page: `script/site.js`, and at a table the files of `script/table`, which share one scope.
pub const SCRIPT: &str = concat!(
    "\"use strict\";\n{\n",
    include_str!("../script/site.js"),
    "}\n(() => {\nif (!document.querySelector(\"main[data-table]\")) return;\n",
    include_str!("../script/table/common.js"),
    include_str!("../script/table/hints.js"),
    include_str!("../script/table/sheet.js"),
    include_str!("../script/table/fetching.js"),
    include_str!("../script/table/watching.js"),
    include_str!("../script/table/motion.js"),
    include_str!("../script/table/sound.js"),
    include_str!("../script/table/map.js"),
    include_str!("../script/table/drag.js"),
    include_str!("../script/table/places.js"),
    include_str!("../script/table/keys.js"),
    include_str!("../script/table/news.js"),
    include_str!("../script/table/begin.js"),
    "})();\n",
);

/// The icon of the site, as SVG.
pub const FAVICON: &str = include_str!("../art/favicon.svg");

/// The path of [`FAVICON`].
pub const FAVICON_PATH: &str = "/favicon.svg";

/// The icon of the installed site. It is maskable: it fills its square, and its content is within the
/// circle that every system leaves visible.
pub const ICON: &str = include_str!("../art/icon.svg");

/// The path of [`ICON`].
pub const ICON_PATH: &str = "/icon.svg";

/// The web app manifest, for installing the site.
pub const MANIFEST: &str = concat!(
    "{\"id\":\"/\",\"name\":\"Hedgerow\",\"short_name\":\"Hedgerow\",\"start_url\":\"/\",\"scope\":\"/\",",
    "\"display\":\"standalone\",\"background_color\":\"#f3e8cf\",\"theme_color\":\"#fcf6e7\",",
    "\"categories\":[\"games\"],\"icons\":[",
    "{\"src\":\"/favicon.svg\",\"sizes\":\"any\",\"type\":\"image/svg+xml\",\"purpose\":\"any\"},",
    "{\"src\":\"/icon.svg\",\"sizes\":\"any 512x512\",\"type\":\"image/svg+xml\",\"purpose\":\"any\"},",
    "{\"src\":\"/icon.svg\",\"sizes\":\"any 512x512\",\"type\":\"image/svg+xml\",\"purpose\":\"maskable\"}]}"
);

/// The path of [`MANIFEST`], of type `application/manifest+json`.
pub const MANIFEST_PATH: &str = "/hedgerow.webmanifest";

/// The path of [`worker`]; at the root, its scope includes every page.
pub const WORKER_PATH: &str = "/worker.js";

/// The path of the page that the service worker shows while the server cannot be reached.
pub const OFFLINE_PATH: &str = "/offline";

/// The service worker of an installed site. It caches styles, script, icon and the offline page, but never anything
/// of a table.
pub fn worker() -> &'static str {
    static WORKER: LazyLock<String> = LazyLock::new(|| {
        let own = sheets().iter().map(|sheet| &*sheet.path);
        let own = own.chain(FACES.iter().map(|face| face.path));
        let kept = [style_path(), script_path(), FAVICON_PATH].into_iter().chain(own).chain([OFFLINE_PATH]);
        let kept: Vec<_> = kept.map(|path| format!("{path:?}")).collect();
        format!("const KEPT = [{}];\n{}", kept.join(", "), include_str!("../script/worker.js"))
    });
    &WORKER
}

static PATHS: LazyLock<(String, String)> = LazyLock::new(|| {
    (format!("/style-{:016x}.css", digest(STYLE)), format!("/hedgerow-{:016x}.js", digest(SCRIPT)))
});

/// The path of [`STYLE`].
pub fn style_path() -> &'static str {
    &PATHS.0
}

/// The path of [`SCRIPT`].
pub fn script_path() -> &'static str {
    &PATHS.1
}

/// FNV-1a, which is sufficient to distinguish releases.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
