//! Studies: their units of work, run on this machine or distributed by Python.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};
use serde_json::Value;
use study::{Ended, Results, Rows, Runner, Study as Said, StudyError, Summary, Unit, run_here};

use crate::convert::object;
use crate::fault::{Fault, Outcome, Tell};

/// A study, ready to run.
#[pyclass(frozen, module = "hedgerow._native")]
pub struct Study {
    runner: Runner,
}

fn fault(fault: &StudyError) -> Fault {
    let code = match fault {
        StudyError::Faults(_) => "faults",
        StudyError::Io { .. } => "file",
        StudyError::Rows { .. } => "rows",
        StudyError::Another { .. } => "another-study",
        StudyError::Busy { .. } => "busy",
        StudyError::Incomparable(_) => "incomparable",
    };
    Fault::new("StudyError", code, fault.to_string())
}

fn summary(summary: &Summary) -> Value {
    serde_json::to_value(summary).unwrap_or_default()
}

impl Study {
    fn ready(study: Result<Said, StudyError>) -> Outcome<Self> {
        let runner = study.and_then(Runner::new).map_err(|found| fault(&found))?;
        Ok(Self { runner })
    }

    fn unit(&self, cell: u32, batch: u32) -> Outcome<Unit> {
        let unit = Unit { cell, batch };
        let known = usize::try_from(cell).is_ok_and(|cell| cell < self.runner.cells().len());
        if !known || self.runner.study().games_of(unit).is_empty() {
            return Err(Fault::argument(format!("the study has no unit {batch} of cell {cell}")));
        }
        Ok(unit)
    }
}

#[pymethods]
impl Study {
    /// A study from the text of its file; folders of content are relative to `beside`.
    #[new]
    #[pyo3(signature = (text, *, name="study", beside=PathBuf::from(".")))]
    fn parse(py: Python<'_>, text: &str, name: &str, beside: PathBuf) -> PyResult<Self> {
        py.detach(|| Self::ready(Said::parse(text, name, &beside))).told(py)
    }

    /// A study from its file.
    #[staticmethod]
    fn read(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        py.detach(|| Self::ready(Said::read(&path))).told(py)
    }

    /// A study from the JSON of `to_json`.
    #[staticmethod]
    fn from_json(py: Python<'_>, text: &str) -> PyResult<Self> {
        py.detach(|| Self::ready(Said::from_json(text))).told(py)
    }

    /// The study as one line of self-contained JSON.
    fn to_json(&self) -> String {
        self.runner.study().to_json()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let class = py.import("hedgerow._native")?.getattr("Study")?;
        Ok((class.getattr("from_json")?, (self.to_json(),)))
    }

    /// All units of work that may be needed, as cell and batch.
    fn units(&self) -> Vec<(u32, u32)> {
        self.runner.study().units().map(|unit| (unit.cell, unit.batch)).collect()
    }

    /// Plays the games of a unit and returns its rows, the same on every machine.
    fn run_unit<'py>(&self, py: Python<'py>, cell: u32, batch: u32) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| {
            let unit = self.unit(cell, batch)?;
            let rows = self.runner.run(unit, &AtomicBool::new(false));
            rows.map(|rows| rows.to_bytes()).ok_or_else(|| Fault::argument("there is no such unit"))
        });
        Ok(PyBytes::new(py, &bytes.told(py)?))
    }

    /// Runs the remaining units on the threads of this machine and stores them in a folder.
    #[pyo3(signature = (folder, *, threads=1))]
    fn run<'py>(&self, py: Python<'py>, folder: PathBuf, threads: usize) -> PyResult<Bound<'py, PyAny>> {
        let stop = AtomicBool::new(false);
        let interrupted = Mutex::new(None);
        let ended = py.detach(|| {
            let mut tell = |_| {
                // Check for Ctrl+C.
                #[allow(
                    clippy::redundant_closure_for_method_calls,
                    reason = "the method alone has one lifetime"
                )]
                let signals = Python::attach(|py| py.check_signals());
                if let Err(signal) = signals {
                    *interrupted.lock().unwrap_or_else(PoisonError::into_inner) = Some(signal);
                    stop.store(true, Ordering::Relaxed);
                }
            };
            run_here(&self.runner, &folder, threads.clamp(1, 1024), &stop, &mut tell)
                .map_err(|found| fault(&found))
        });
        if let Some(signal) = interrupted.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(signal);
        }
        match ended.told(py)? {
            Ended::Finished(found) => object(py, &summary(&found)),
            Ended::Stopped(_) => Err(Fault::new("StudyError", "stopped", "the study was stopped").raise(py)),
        }
    }

    /// Stores the wanted units that `run` computes in a folder, and builds the tables and the summary once all are
    /// finished. `run` is called with a list of units, each as cell and batch, and yields their rows in any order.
    fn gather<'py>(
        &self,
        py: Python<'py>,
        folder: PathBuf,
        run: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let told = |found: &StudyError| fault(found).raise(py);
        let mut results = Results::open(Path::new(&folder), &self.runner).map_err(|found| told(&found))?;
        loop {
            let wanted: Vec<_> = results.wanted().into_iter().map(|unit| (unit.cell, unit.batch)).collect();
            if wanted.is_empty() {
                break;
            }
            let mut left = wanted.len();
            for bytes in run.call1((PyList::new(py, wanted)?,))?.try_iter()? {
                let bytes: Vec<u8> = bytes?.extract()?;
                let rows = Rows::from_bytes(&bytes, self.runner.games(), self.runner.decisions());
                let rows = rows.ok_or_else(|| {
                    Fault::new("StudyError", "rows", "these are no rows of this study").raise(py)
                })?;
                results.put(&rows).map_err(|found| told(&found))?;
                left = left.saturating_sub(1);
            }
            if left > 0 {
                return Err(
                    Fault::new("StudyError", "missing", format!("{left} units did not come")).raise(py)
                );
            }
        }
        let found = py.detach(|| results.finish()).map_err(|found| told(&found))?;
        object(py, &summary(&found))
    }

    fn __repr__(&self) -> String {
        let study = self.runner.study();
        format!("<hedgerow.Study {} of {}, {} cells>", study.name, study.game, self.runner.cells().len())
    }
}
