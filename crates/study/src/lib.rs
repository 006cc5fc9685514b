//! Studies: many games, played to answer a question.
//!
//! A [`Study`] defines axes, the number of games and the measures; every combination of options is a [`Cell`], and
//! game *n* has the same chance in every cell. Its work consists of [`Unit`]s, each some games of one cell. A
//! [`Runner`] plays a unit and returns its [`Rows`], which depend only on the study and the unit: machine, threads,
//! order and interruptions do not matter. [`Results`] stores finished units, says which are still
//! [wanted](Results::wanted), and finally builds the tables:
//!
//! ```
//! use std::path::Path;
//! use std::sync::atomic::AtomicBool;
//!
//! use study::{Results, Runner, Study};
//!
//! let text = "game = \"ratcatcher\"\nplayers = \"random\"\ngames = 4\nbatch = 2";
//! let runner = Runner::new(Study::parse(text, "small", Path::new("."))?)?;
//! let folder = std::env::temp_dir().join(format!("hedgerow-study-example-{}", std::process::id()));
//! let mut results = Results::open(&folder, &runner)?;
//! // This is what a pool of threads, another program or another machine does.
//! loop {
//!     let wanted = results.wanted();
//!     if wanted.is_empty() {
//!         break;
//!     }
//!     for unit in wanted {
//!         let rows = runner.run(unit, &AtomicBool::new(false)).expect("nobody stops it");
//!         results.put(&rows)?;
//!     }
//! }
//! assert_eq!(results.finish()?.games, 4);
//! # std::fs::remove_dir_all(folder).unwrap();
//! # Ok::<(), study::StudyError>(())
//! ```
//!
//! [`run_here`] does this on the threads of this machine.

#![forbid(unsafe_code)]

mod columnar;
mod compare;
mod content;
mod error;
mod files;
mod play;
mod report;
mod results;
mod rows;
mod run;
mod schemas;
pub mod stats;
mod study;
mod summary;
mod text;
mod unit;

pub use ::content::{ContentPatch, HasContent, Packed};
pub use columnar::{TableFile, TableWriter};
pub use compare::{CellComparison, Compared};
pub use content::{change_of_folder, read_folder};
pub use error::StudyError;
pub use files::games_in;
pub use play::Runner;
pub use report::{Called, report};
pub use results::{Results, begun_in};
pub use rows::{Datum, Field, Kind, Rows, Schema, Table, Values};
pub use run::{Ended, Pace, run_here};
pub use schemas::VARY;
pub use study::{Axis, Cell, MOST_CELLS, MOST_GAMES, Side, Stop, Study, Variant};
pub use summary::{
    Asked, Bar, CellSummary, Comparison, Contrast, Deed, Histogram, Measure, Part, Search, Summary,
};
pub use unit::Unit;
