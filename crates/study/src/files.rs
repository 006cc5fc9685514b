//! The files of a folder of results.

use std::path::Path;

use crate::columnar::TableFile;
use crate::error::StudyError;

/// The study as it was begun.
pub(crate) const STUDY: &str = "study.json";

/// The table of games.
pub(crate) const GAMES: &str = "games.parquet";

/// The table of decisions.
pub(crate) const DECISIONS: &str = "decisions.parquet";

/// The summary.
pub(crate) const SUMMARY: &str = "summary.json";

/// The table of games in a folder of results.
///
/// # Errors
/// If there is none, because the study is not finished.
pub fn games_in(folder: &Path) -> Result<TableFile, StudyError> {
    TableFile::open(&folder.join(GAMES))
}
