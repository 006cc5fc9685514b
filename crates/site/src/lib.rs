//! A site for tabletop games as a function of a request and a store: tables, access, fairness, archives, pages and the API.
//!
//! It knows no particular game: each is a [`ServedGame`], and [`Served`] implements it for every game with pages. It
//! has no sockets, threads, files or clocks: it runs on a [`Platform`], and a host, such as the crate `server`,
//! serves its [`router`].
//!
//! Every function is a page that a form or a link leads to; the script of the pages is optional. The store is
//! authoritative: a table in memory is a replayed record, and may be evicted at any time. A change is durable before
//! the client receives its response.
//!
//! # Layers
//! Imports point down; a test checks the sources.
//!
//! | files | what |
//! | --- | --- |
//! | `error`, `access`, `seats`, `game`, `registry`, `files/` and the others at the root | values: no store is asked, no HTTP |
//! | `services/` | the functions of a site, without HTTP; each service holds those that it uses |
//! | `site` | all services of one database |
//! | `http/` | requests, errors and responses, and the layers around routes |
//! | `pages/`, `api/` | the two interfaces: HTML for people, JSON for programs |
//! | `router` | the routes |

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
