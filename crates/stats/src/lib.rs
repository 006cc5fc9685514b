//! Statistics, medals, daily challenges and archives of games.
//!
//! An [`Account`] holds everything that is counted in one finished game. It is computed from the record alone, so it
//! can be recomputed at any time. Statistics ([`Figures`]) and medals ([`Medals`]) use accounts only.
//!
//! This crate has no clock and no files: callers pass days and texts.

#![forbid(unsafe_code)]

mod account;
mod archive;
mod campaign;
mod condition;
mod day;
mod figures;
mod ladder;
mod medals;
mod studied;

pub use account::{Account, Over, Played, Profile, Remember, Standing, Tally, VERSION};
pub use archive::{Archive, ArchiveError, Beside, Kept, Kind, Line, Report, Settings};
pub use campaign::{BROUGHT, Chapter, PastChapter, TAKES};
pub use day::{Day, NoDay, Picks, daily_secret, streaks};
pub use figures::{Bar, Counts, Figures, Histogram, Part, Span};
pub use ladder::{Ladder, LadderFault, Rung};
pub use medals::{Grade, Medal, MedalFault, Medals, Progress};
pub use studied::{Studied, StudiedGame};
