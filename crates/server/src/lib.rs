//! Tables over HTTP: pages, forms and live updates.
//!
//! Everything is a page that a form or a link leads to; the script of the pages only makes it
//! smoother. The truth is in the store: a table in memory is a record that was played up to its
//! last step, and it may be forgotten at any time. Whatever is answered to the browser is durable.
//!
//! [`serve`] is the whole server. To stop one in a test, [`Server::bind`] it and [`Server::run`]
//! it until a future is done.

#![forbid(unsafe_code)]

mod app;
mod assets;
mod card;
mod fault;
mod finish;
mod guard;
mod live;
mod prefs;
mod request;
mod serve;
mod shelf;
mod site;
mod table;
mod tables;

pub use serve::{Config, ServeError, Server, serve, serve_blocking};
