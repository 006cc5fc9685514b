//! Tables over HTTP: pages, forms and live updates.
//!
//! Everything can be done by programs, too: [`protocol`](../protocol) has the shapes that the JSON API shares with the
//! engine protocol.
//!
//! It knows no game: each is a [`Room`], and [`Hall`] makes one of every game that has pages.
//!
//! Everything is a page that a form or a link leads to; the script of the pages only makes it
//! smoother. The truth is in the store: a table in memory is a record that was played up to its
//! last step, and it may be forgotten at any time. Whatever is answered to the browser is durable.
//!
//! [`serve`] is the whole server. To stop one in a test, [`Server::bind`] it and [`Server::run`]
//! it until a future is done.
//!
//! Players of ours sit at tables, too. They think on threads of their own, never while they hold a
//! table, and their moves are kept and told as anybody's.

#![forbid(unsafe_code)]

mod api;
mod app;
mod archive;
mod assets;
mod backup;
mod beside;
mod campaign;
mod circle;
mod daily;
mod door;
mod fairness;
mod fault;
mod files;
mod finish;
mod friends;
mod guard;
mod hint;
mod hook;
mod intake;
mod learn;
mod limits;
mod line;
mod live;
mod meter;
mod minds;
mod news;
mod notes;
mod packs;
mod past;
mod prefs;
mod printed;
mod request;
mod review;
mod room;
mod seats;
mod serve;
mod shelf;
mod site;
mod stats;
mod table;
mod tables;
mod takeback;
mod waiting;

pub use app::{Manners, addresses};
pub use archive::{Attic, Brought, Exported};
pub use assets::LICENCES;
pub use backup::{Backup, BackupError, Restored};
pub use hint::{Advise, Adviser};
pub use hook::Webhooks;
pub use limits::Limits;
pub use minds::{Think, Thinker};
pub use review::{Next, Reviewing};
pub use room::{Hall, Look, Room};
pub use serve::{Config, ServeError, Server, serve, serve_blocking};
