//! Errors, as exceptions of `hedgerow.errors`.

use i18n::Words;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabletop::{ObjectionInfo, OpenError, RecordError, TableError};

/// An error that is not yet a Python exception, so that it can be made without the interpreter.
#[derive(Debug)]
pub struct Fault {
    class: &'static str,
    code: &'static str,
    message: String,
    more: Vec<(&'static str, String)>,
}

/// A result without the interpreter.
pub type Outcome<T> = Result<T, Fault>;

impl Fault {
    /// An exception of a class of `hedgerow.errors`, with a stable code.
    pub fn new(class: &'static str, code: &'static str, message: impl Into<String>) -> Self {
        Self { class, code, message: message.into(), more: Vec::new() }
    }

    /// The same error with an attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.more.push((name, value.into()));
        self
    }

    /// An invalid argument.
    pub fn argument(message: impl Into<String>) -> Self {
        Self::new("ArgumentError", "bad-argument", message)
    }

    /// A setup that a rule forbids.
    pub fn of_objection(words: &Words, objection: &ObjectionInfo) -> Self {
        let message = format!("{} ({})", words.say(&objection.text), objection.rule.id);
        Self::new("SetupError", "refused-setup", message).with("rule", objection.rule.id)
    }

    /// A game that could not begin.
    pub fn of_opening(words: &Words, fault: &OpenError) -> Self {
        match fault {
            OpenError::RefusedSetup(objection) => Self::of_objection(words, objection),
            OpenError::UnreadableSetup { reason } => Self::new("SetupError", fault.code(), reason.clone()),
            _ => Self::new("SetupError", fault.code(), words.say(&fault.message())),
        }
    }

    /// A refused operation of a table.
    pub fn of_table(words: &Words, fault: &TableError) -> Self {
        let message = words.say(&fault.message());
        match fault {
            TableError::Refused(objection) => Self::new("ChoiceError", fault.code(), message)
                .with("rule", objection.rule.id)
                .with("choice", objection.choice.clone().unwrap_or_default()),
            TableError::UnknownChoice { id } | TableError::AnotherGamesChoice { id, .. } => {
                Self::new("ChoiceError", fault.code(), message).with("choice", id)
            }
            TableError::StaleStep { .. } | TableError::StaleQuestion { .. } => {
                Self::new("StaleError", fault.code(), message)
            }
            TableError::GameOver | TableError::GivenUp => Self::new("GameOverError", fault.code(), message),
            _ => Self::new("PlayError", fault.code(), message),
        }
    }

    /// An invalid record.
    pub fn of_record(words: &Words, fault: &RecordError) -> Self {
        Self::new("RecordError", fault.code(), format!("{} ({fault})", words.say(&fault.message())))
    }

    /// Converts it to a Python exception.
    pub fn raise(self, py: Python<'_>) -> PyErr {
        let made = || {
            let named = PyDict::new(py);
            named.set_item("code", self.code)?;
            for (name, value) in self.more {
                named.set_item(name, value)?;
            }
            py.import("hedgerow.errors")?.getattr(self.class)?.call((self.message,), Some(&named))
        };
        match made() {
            Ok(exception) => PyErr::from_value(exception),
            Err(fault) => fault,
        }
    }
}

/// Conversion of results for the interpreter.
pub trait Tell<T> {
    /// The result with a Python exception.
    fn told(self, py: Python<'_>) -> PyResult<T>;
}

impl<T> Tell<T> for Outcome<T> {
    fn told(self, py: Python<'_>) -> PyResult<T> {
        self.map_err(|fault| fault.raise(py))
    }
}
