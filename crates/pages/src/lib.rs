//! Views as HTML and SVG: a pure function of view, language and preferences.
//!
//! A page is a whole document that works without its script. Everything that it points at inside
//! itself is found in its sprite, and nothing in it is written in place that a strict content
//! security policy forbids: no script, no `style` attribute.

#![forbid(unsafe_code)]

pub mod art;
mod assets;
mod credits;
mod error;
mod games;
mod home;
mod linked;
mod names;
mod prefs;
mod rulebook;
mod scene;
mod search;
mod settings;
mod setup;
pub mod shell;
pub mod table;

pub use assets::{FAVICON, FAVICON_PATH, MANIFEST, MANIFEST_PATH, SCRIPT, STYLE, script_path, style_path};
pub use credits::credits;
pub use error::error;
pub use games::{GameCard, games};
pub use home::home;
pub use prefs::{Frame, Motion, Pace, Prefs, Theme};
pub use rulebook::{rule, rulebook};
pub use scene::{Scene, cover};
pub use settings::settings;
pub use setup::{NewGame, new_game};
