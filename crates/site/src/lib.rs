//! A site for tabletop games as a function of a request and a store: tables, access, fairness, archives, pages and the API.
//!
//! It knows no game: each is a [`ServedGame`], and [`Served`] makes one of every game that has pages. It has no sockets,
//! threads, files and clocks: it runs on a [`Platform`], and [`router`] is all that a host has to serve. The `server` crate is such
//! a host.
//!
//! Everything is a page that a form or a link leads to; the script of the pages only makes it smoother. The truth is in the
//! store: a table in memory is a record that was played up to its last step, and it may be forgotten at any time. What was
//! answered to a client is durable.
//!
//! # Layers
//! Imports point down; tests read the sources and say so.
//!
//! | files | what |
//! | --- | --- |
//! | `error`, `access`, `seats`, `game`, `registry`, `files/` and the others at the root | values: no store is asked, no HTTP |
//! | `services/` | what is done at a site, without HTTP; each service names those that it stands on |
//! | `site` | all services of one database, put together |
//! | `http/` | requests, errors and responses, and the layers around routes |
//! | `pages/`, `api/` | the two faces: HTML for people, JSON for programs |
//! | `router` | which request goes where |

#![forbid(unsafe_code)]

mod access;
mod api;
mod attic;
mod clients;
mod delta;
mod error;
mod files;
mod game;
mod gzip;
mod http;
mod id;
mod jobs;
mod keepsakes;
mod language;
mod occasion;
mod pages;
mod platform;
mod policy;
mod printed;
mod registry;
mod router;
mod seats;
mod services;
mod site;
#[cfg(test)]
mod testing;

pub use attic::Attic;
pub use clients::{Client, ClientLimits, ClientPermit};
pub use error::{AppError, ErrorKind};
pub use game::{Served, ServedGame};
pub use http::error::HttpError;
pub use jobs::{Advise, Appraise, BotJob, HintJob, Next, OddsJob, ReviewJob, Think};
pub use pages::assets::LICENCES;
pub use platform::{Clock, Entropy, Job, NoPainter, NoWorker, Outbox, Painter, Platform, Workers};
pub use policy::{Limits, Policy};
pub use router::{addresses, router};
pub use services::archive::{Brought, Exported};
pub use services::backup::{Backup, BackupError, Restored};
pub use services::bots::{BotPoll, BotScheduler, BotTask};
pub use site::Site;
