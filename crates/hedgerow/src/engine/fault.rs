//! Why a request was refused.

use protocol::Shapes;
use tabletop::{OpenError, RecordError, TableError};

/// An error response: a stable code, a message for people, and the rule that forbids a choice.
#[derive(Debug)]
pub struct Fault {
    pub code: &'static str,
    pub message: String,
    pub rule: Option<&'static str>,
}

impl Fault {
    /// A fault without a rule.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None }
    }

    /// The fault of a session.
    pub fn of_table(shapes: &Shapes<'_>, fault: &TableError) -> Self {
        let rule = match fault {
            TableError::Refused(objection) => Some(objection.rule.id),
            _ => None,
        };
        Self { code: fault.code(), message: shapes.say(&fault.message()), rule }
    }

    /// The fault of a game that cannot begin.
    pub fn of_opening(shapes: &Shapes<'_>, fault: &OpenError) -> Self {
        let message = shapes.say(&fault.message());
        match fault {
            // The reader's message names the field.
            OpenError::UnreadableSetup { reason } => Self::new(fault.code(), format!("{message} ({reason})")),
            _ => Self::new(fault.code(), message),
        }
    }

    /// The fault of a record that cannot be loaded.
    pub fn of_record(shapes: &Shapes<'_>, fault: &RecordError) -> Self {
        Self::new(fault.code(), format!("{} ({fault})", shapes.say(&fault.message())))
    }

    /// A request that needs a running game, during the setup.
    pub fn not_begun(shapes: &Shapes<'_>) -> Self {
        Self::of_table(shapes, &TableError::QuestionOpen { what: "begin" })
    }
}
