//! What is remembered of games that were played.
//!
//! An [`Account`] says of one game that is over what can be counted in it. It is computed from the
//! record and nothing else, by the crate of rules' own words for what happened, so that it can be
//! computed anew at any time. Statistics ([`Figures`]) and medals ([`Medals`]) look at accounts only.
//!
//! There is no clock and no file here: days and texts come from whoever calls.

#![forbid(unsafe_code)]

mod account;
mod archive;
mod campaign;
mod day;
mod figures;
mod medals;
mod studied;

pub use account::{Account, Over, Played, Profile, Remember, Standing, Tally, VERSION};
pub use archive::{Archive, ArchiveError, Beside, Kept, Kind, Line, Report, Settings};
pub use campaign::{BROUGHT, Chapter, PastChapter, TAKES};
pub use day::{Day, Picks, daily_secret, streaks};
pub use figures::{Bar, Counts, Figures, Histogram, Part, Span};
pub use medals::{Grade, Medal, MedalFault, Medals, Progress};
pub use studied::{Studied, StudiedGame};
