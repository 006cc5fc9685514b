//! The pages: HTML for people, and the forms that they send.

pub(crate) mod assets;
pub(crate) mod campaigns;
pub(crate) mod daily;
pub(crate) mod endings;
pub(crate) mod fairness;
pub(crate) mod files;
pub(crate) mod friends;
pub(crate) mod hints;
pub(crate) mod history;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod packs;
pub(crate) mod physical;
pub(crate) mod posters;
pub(crate) mod reviews;
pub(crate) mod stats;
pub(crate) mod table;
pub(crate) mod takeback;
pub(crate) mod waiting;
