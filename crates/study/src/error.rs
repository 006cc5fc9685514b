//! Errors of studies.

use std::io;
use std::path::{Path, PathBuf};

use content::Fault;

/// An error of a study.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// Faults of the study or its content, each with the file, the field and what is expected.
    #[error("{}", listed(.0))]
    Faults(Vec<Fault>),
    /// A file cannot be read or written.
    #[error("{}: {fault}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The reason.
        fault: io::Error,
    },
    /// A file of rows cannot be read or written.
    #[error("{}: {what}", path.display())]
    Rows {
        /// The file.
        path: PathBuf,
        /// The reason.
        what: String,
    },
    /// The folder contains the results of another study, or of other rules or content.
    #[error("{}: was begun with {what}; choose another folder, or remove this one", path.display())]
    Another {
        /// The folder.
        path: PathBuf,
        /// The difference.
        what: &'static str,
    },
    /// Another program is writing to the folder.
    #[error("{}: another program is at work in this folder", path.display())]
    Busy {
        /// The folder.
        path: PathBuf,
    },
    /// Two studies have nothing in common.
    #[error("{0}")]
    Incomparable(String),
}

impl StudyError {
    /// One fault.
    pub(crate) fn faults(file: &str, field: &str, what: impl Into<Box<str>>) -> Self {
        Self::Faults(vec![Fault { file: file.into(), record: field.into(), what: what.into() }])
    }

    /// Converts an error of this file.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |fault| Self::Io { path, fault }
    }

    /// Converts an error of the rows in this file.
    pub(crate) fn rows<E: std::fmt::Display>(path: &Path) -> impl Fn(E) -> Self {
        let path = path.to_owned();
        move |fault| Self::Rows { path: path.clone(), what: fault.to_string() }
    }
}

fn listed(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n")
}
