//! Why there is no study, or no result of it.

use std::io;
use std::path::{Path, PathBuf};

use content::Fault;

/// Why something cannot be done with a study.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// What is wrong with the study or its content: each with the file, the field and what would be
    /// right.
    #[error("{}", listed(.0))]
    Faults(Vec<Fault>),
    /// A file cannot be read or written.
    #[error("{}: {fault}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        fault: io::Error,
    },
    /// A file of rows cannot be read or written.
    #[error("{}: {what}", path.display())]
    Rows {
        /// The file.
        path: PathBuf,
        /// Why not.
        what: String,
    },
    /// The folder holds the results of another study, or of other rules or content.
    #[error("{}: was begun with {what}; choose another folder, or remove this one", path.display())]
    Another {
        /// The folder.
        path: PathBuf,
        /// What is different.
        what: &'static str,
    },
    /// Another program is writing to the folder.
    #[error("{}: another program is at work in this folder", path.display())]
    Busy {
        /// The folder.
        path: PathBuf,
    },
    /// Two studies have nothing that can be compared.
    #[error("{0}")]
    Incomparable(String),
}

impl StudyError {
    /// One fault.
    pub(crate) fn faults(file: &str, field: &str, what: impl Into<Box<str>>) -> Self {
        Self::Faults(vec![Fault { file: file.into(), record: field.into(), what: what.into() }])
    }

    /// What becomes of an error of this file.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |fault| Self::Io { path, fault }
    }

    /// What becomes of an error of the rows in this file.
    pub(crate) fn rows<E: std::fmt::Display>(path: &Path) -> impl Fn(E) -> Self {
        let path = path.to_owned();
        move |fault| Self::Rows { path: path.clone(), what: fault.to_string() }
    }
}

fn listed(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n")
}
