//! Serves a [`site`] over HTTP: listening, limits, threads, webhooks, metrics.
//!
//! [`serve`] is the whole server. To stop one in a test, [`Server::bind`] it and [`Server::run`]
//! it until a future completes.
//!
//! Computer players search on their own threads, never while they hold the lock of a table.

#![forbid(unsafe_code)]

mod attic;
mod bots;
mod connections;
mod guard;
mod limits;
mod metrics;
mod news;
mod observe;
mod options;
mod origin;
mod pictures;
mod platform;
mod routes;
mod serve;
mod state;
mod webhooks;

pub use attic::{open_attic, open_attic_untouched};
pub use limits::Limits;
pub use options::ServerOptions;
pub use origin::{BadOrigin, Origin};
pub use routes::addresses;
pub use serve::{Config, ServeError, Server, serve, serve_blocking};
pub use site::{
    Attic, Backup, BackupError, Brought, Entropy, Exported, LICENCES, Restored, Served, ServedGame,
};
pub use webhooks::Webhooks;
