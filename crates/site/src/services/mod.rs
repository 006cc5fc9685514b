//! What is done at a site, without HTTP: each service is a file that names the services it stands on.

pub(crate) mod archive;
pub(crate) mod backup;
pub(crate) mod begin;
pub(crate) mod bot_work;
pub(crate) mod bots;
pub(crate) mod campaigns;
pub(crate) mod challenges;
pub(crate) mod endings;
pub(crate) mod fairness;
pub(crate) mod follow;
pub(crate) mod hints;
pub(crate) mod intake;
pub(crate) mod live;
pub(crate) mod notices;
pub(crate) mod packs;
pub(crate) mod physical;
pub(crate) mod play;
pub(crate) mod practice;
pub(crate) mod proof;
pub(crate) mod reviews;
pub(crate) mod rooms;
pub(crate) mod seating;
pub(crate) mod stats_cache;
pub(crate) mod summaries;
pub(crate) mod tables;
pub(crate) mod takeback;
