//! The folder of a study's results, and its remaining work.
//!
//! A finished unit is a file, written under a temporary name, synced and renamed, so that it exists as a whole or not
//! at all. Once all exist they are merged into the tables and deleted.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::files::{DECISIONS, GAMES, STUDY, SUMMARY};
use crate::stats::{Moments, wilson};
use crate::{Kind, Rows, Runner, StudyError, Summary, TableWriter, Unit};

/// What must be equal for results to be continued.
#[derive(Serialize)]
struct Beginning<'a> {
    format: u32,
    program: &'a str,
    rules_version: u32,
    contents: Vec<&'a String>,
    study: &'a crate::Study,
}

/// The folder of a study's results. A lock gives it to one program at a time.
#[derive(Debug)]
pub struct Results<'a> {
    runner: &'a Runner,
    folder: PathBuf,
    cells: Vec<Progress>,
    /// Holds the lock while it is open.
    _lock: File,
}

/// The progress of a cell.
#[derive(Debug, Default)]
struct Progress {
    done: BTreeSet<u32>,
    /// The statistics for the stopping rule, by batch.
    values: Vec<Option<Vec<f64>>>,
    /// The number of wanted batches.
    until: u32,
    /// Whether it is finished, or stopped by the rule.
    is_over: bool,
}

impl<'a> Results<'a> {
    /// Opens a folder for results, or continues those in it. Partial files are discarded.
    ///
    /// # Errors
    /// If the folder cannot be used, or contains results of another study.
    pub fn open(folder: &Path, runner: &'a Runner) -> Result<Self, StudyError> {
        let parts = folder.join("parts");
        fs::create_dir_all(&parts).map_err(StudyError::at(&parts))?;
        let lock_path = folder.join("lock");
        let lock = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&lock_path)
            .map_err(StudyError::at(&lock_path))?;
        lock.try_lock().map_err(|fault| match fault {
            fs::TryLockError::WouldBlock => StudyError::Busy { path: folder.to_owned() },
            fs::TryLockError::Error(fault) => StudyError::Io { path: lock_path, fault },
        })?;
        let begun = beginning(runner);
        let path = folder.join(STUDY);
        match fs::read_to_string(&path) {
            Ok(text) if text == begun => {}
            Ok(text) => {
                return Err(StudyError::Another { path: folder.to_owned(), what: difference(&text, runner) });
            }
            Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => {
                durable(&path, begun.as_bytes())?;
            }
            Err(fault) => return Err(StudyError::Io { path, fault }),
        }
        let first = runner.study().stop.as_ref().map_or(u32::MAX, |stop| looks(stop.every, runner));
        let mut results = Self {
            runner,
            folder: folder.to_owned(),
            cells: runner
                .cells()
                .iter()
                .map(|_| Progress { until: first.min(runner.study().batches()), ..Progress::default() })
                .collect(),
            _lock: lock,
        };
        if !results.is_finished() {
            results.take_up(&parts)?;
        }
        Ok(results)
    }

    /// Whether the tables and the summary exist.
    pub fn is_finished(&self) -> bool {
        self.folder.join(SUMMARY).exists()
    }

    /// The units to run now, first batches first. With a stopping rule, more may follow once these are finished; if
    /// it is empty, everything is finished.
    pub fn wanted(&self) -> Vec<Unit> {
        if self.is_finished() {
            return Vec::new();
        }
        let mut wanted: Vec<Unit> = (0u32..)
            .zip(&self.cells)
            .filter(|(_, cell)| !cell.is_over)
            .flat_map(|(place, cell)| {
                let missing = (0..cell.until).filter(|batch| !cell.done.contains(batch));
                missing.map(move |batch| Unit { cell: place, batch })
            })
            .collect();
        wanted.sort_unstable_by_key(|unit| (unit.batch, unit.cell));
        wanted
    }

    /// The number of finished games, and the maximal total.
    pub fn games(&self) -> (u64, u64) {
        let study = self.runner.study();
        let mut sum = (0, 0);
        for (place, cell) in (0u32..).zip(&self.cells) {
            let of = |batch| {
                let games = study.games_of(Unit { cell: place, batch });
                games.end - games.start
            };
            let done: u64 = cell.done.iter().map(|&batch| of(batch)).sum();
            sum.0 += done;
            sum.1 += if cell.is_over { done } else { study.games };
        }
        sum
    }

    /// Stores the rows of a unit durably. Returns `true` if more units have become wanted.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn put(&mut self, rows: &Rows) -> Result<bool, StudyError> {
        Self::write(&self.folder, rows)?;
        Ok(self.note(rows))
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes the rows of a unit without registering them ([`Results::note`]).
    ///
    /// # Errors
    /// If they cannot be written.
    pub(crate) fn write(folder: &Path, rows: &Rows) -> Result<(), StudyError> {
        durable(&part(folder, rows.unit), &rows.to_bytes())
    }

    /// Registers the written rows of a unit. Returns `true` if more units have become wanted.
    pub(crate) fn note(&mut self, rows: &Rows) -> bool {
        let stop = self.runner.study().stop.as_ref();
        let batches = self.runner.study().batches();
        let Some(cell) = self.cells.get_mut(rows.unit.cell as usize) else { return false };
        if !cell.done.insert(rows.unit.batch) {
            return false;
        }
        let Some(stop) = stop else {
            cell.is_over = cell.done.len() == batches as usize;
            return false;
        };
        let place = rows.unit.batch as usize;
        if cell.values.len() <= place {
            cell.values.resize(place + 1, None);
        }
        cell.values[place] = Some(values(rows, &stop.measure));
        let mut more = false;
        while !cell.is_over && (0..cell.until).all(|batch| cell.done.contains(&batch)) {
            let seen: Vec<f64> =
                cell.values.iter().take(cell.until as usize).flatten().flatten().copied().collect();
            if cell.until >= batches || narrow(&seen, stop.width, is_rate(self.runner, &stop.measure)) {
                cell.is_over = true;
            } else {
                cell.until = cell.until.saturating_add(looks(stop.every, self.runner)).min(batches);
                more = true;
            }
        }
        more
    }

    /// Builds the tables and the summary. All units must be finished.
    ///
    /// # Errors
    /// If a unit is missing, or they cannot be written.
    pub fn finish(&self) -> Result<Summary, StudyError> {
        let summary = self.folder.join(SUMMARY);
        if !self.is_finished() {
            let study = self.runner.study().to_json();
            let mut games = Pending::new(&self.folder, GAMES, self.runner.games(), &study)?;
            let mut decisions = match self.runner.decisions() {
                Some(schema) => Some(Pending::new(&self.folder, DECISIONS, schema, &study)?),
                None => None,
            };
            for (place, cell) in (0u32..).zip(&self.cells) {
                for batch in 0..cell.until {
                    let unit = Unit { cell: place, batch };
                    let rows = self.read(unit).ok_or_else(|| StudyError::Rows {
                        path: part(&self.folder, unit),
                        what: "is missing or damaged; run the study again".to_owned(),
                    })?;
                    games.writer.push(rows.games)?;
                    if let (Some(table), Some(rows)) = (&mut decisions, rows.decisions) {
                        table.writer.push(rows)?;
                    }
                }
            }
            games.finish()?;
            if let Some(decisions) = decisions {
                decisions.finish()?;
            }
            let made = Summary::of(&self.folder)?;
            durable(&summary, made.to_json().as_bytes())?;
        }
        // If interrupted here, the next run removes them.
        let parts = self.folder.join("parts");
        if parts.exists() {
            fs::remove_dir_all(&parts).map_err(StudyError::at(&parts))?;
        }
        Summary::read(&self.folder)
    }

    fn read(&self, unit: Unit) -> Option<Rows> {
        let bytes = fs::read(part(&self.folder, unit)).ok()?;
        let rows = Rows::from_bytes(&bytes, self.runner.games(), self.runner.decisions())?;
        (rows.unit == unit).then_some(rows)
    }

    /// Registers the units that exist when the folder is opened.
    fn take_up(&mut self, parts: &Path) -> Result<(), StudyError> {
        for entry in fs::read_dir(parts).map_err(StudyError::at(parts))?.flatten() {
            let path = entry.path();
            let bytes = fs::read(&path).map_err(StudyError::at(&path))?;
            let rows = Rows::from_bytes(&bytes, self.runner.games(), self.runner.decisions());
            match rows.filter(|rows| part(&self.folder, rows.unit) == path) {
                Some(rows) => drop(self.note(&rows)),
                // It is partial or damaged.
                None => fs::remove_file(&path).map_err(StudyError::at(&path))?,
            }
        }
        Ok(())
    }
}

/// A table that gets its name once it is complete.
struct Pending {
    writer: TableWriter,
    written: PathBuf,
    named: PathBuf,
}

impl Pending {
    fn new(
        folder: &Path,
        name: &str,
        schema: &std::sync::Arc<crate::Schema>,
        study: &str,
    ) -> Result<Self, StudyError> {
        let written = folder.join(format!("{name}.part"));
        Ok(Self { writer: TableWriter::new(&written, schema, study)?, written, named: folder.join(name) })
    }

    fn finish(self) -> Result<(), StudyError> {
        self.writer.finish()?;
        fs::rename(&self.written, &self.named).map_err(StudyError::at(&self.named))
    }
}

/// The number of batches between two checks of the stopping rule.
fn looks(every: u64, runner: &Runner) -> u32 {
    u32::try_from(every / runner.study().batch).unwrap_or(u32::MAX).max(1)
}

/// The file of a unit.
fn part(folder: &Path, unit: Unit) -> PathBuf {
    folder.join("parts").join(format!("{:05}-{:08}.rows", unit.cell, unit.batch))
}

/// Writes a file atomically.
fn durable(path: &Path, bytes: &[u8]) -> Result<(), StudyError> {
    let written = path.with_extension("part");
    let mut file = File::create(&written).map_err(StudyError::at(&written))?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(StudyError::at(&written))?;
    fs::rename(&written, path).map_err(StudyError::at(path))?;
    // Sync the folder, so that the name is on disk. Not every system can sync folders.
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn beginning(runner: &Runner) -> String {
    let mut contents: Vec<&String> = runner.contents().iter().collect();
    contents.sort_unstable();
    contents.dedup();
    let beginning = Beginning {
        format: 1,
        program: env!("CARGO_PKG_VERSION"),
        rules_version: runner.rules_version(),
        contents,
        study: runner.study(),
    };
    // Serialising cannot fail: all keys are strings.
    serde_json::to_string(&beginning).unwrap_or_default() + "\n"
}

/// The difference between the study in a folder and the one to run.
fn difference(text: &str, runner: &Runner) -> &'static str {
    let now = beginning(runner);
    let [was, now] =
        [text, &now].map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default());
    let differs = |key: &str| was.get(key) != now.get(key);
    if differs("study") {
        "another study"
    } else if differs("contents") {
        "other content"
    } else if differs("rules_version") {
        "other rules"
    } else {
        "another version of the program"
    }
}

/// The study of a folder of results.
///
/// # Errors
/// If there is none.
pub fn begun_in(folder: &Path) -> Result<crate::Study, StudyError> {
    let path = folder.join(STUDY);
    let text = fs::read_to_string(&path).map_err(StudyError::at(&path))?;
    let value: serde_json::Value = serde_json::from_str(&text).map_err(StudyError::rows(&path))?;
    crate::Study::from_json(&value["study"].to_string())
}

fn is_rate(runner: &Runner, measure: &str) -> bool {
    runner.games().fields.iter().any(|field| field.name == measure && field.kind == Kind::Flag)
}

/// The value that the stopping rule checks.
fn values(rows: &Rows, measure: &str) -> Vec<f64> {
    let column = rows.games.column(measure);
    column.map_or_else(Vec::new, |column| (0..column.len()).filter_map(|row| column.number(row)).collect())
}

/// Whether an interval is narrow enough.
fn narrow(values: &[f64], width: f64, is_rate: bool) -> bool {
    let ends = if is_rate {
        let won = values.iter().filter(|&&value| value > 0.5).count();
        Some(wilson(won as u64, values.len() as u64))
    } else {
        Moments::of(values).interval()
    };
    ends.is_some_and(|[low, high]| high - low <= width)
}
