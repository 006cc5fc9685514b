//! The output of commands, and their results.

use std::io::{self, Write};

use clap::ValueEnum;
use serde::Serialize;
use tabletop::Language;

/// The format of the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Format {
    /// Text for people.
    #[default]
    Text,
    /// JSON for programs.
    Json,
}

/// The result of a command that completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Success.
    Fine,
    /// A check failed; the output says why.
    Failed,
}

impl Verdict {
    /// `Fine` if the flag is set, else `Failed`.
    pub fn fine_if(fine: bool) -> Self {
        if fine { Self::Fine } else { Self::Failed }
    }
}

/// An error that ends a command.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The arguments are invalid.
    #[error("{0}")]
    Usage(String),
    /// The command could not complete, with the reason.
    #[error("{0}")]
    Failed(String),
    /// The output cannot be written, for example to a closed pipe.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// The result of a command.
pub type Outcome = Result<Verdict, CliError>;

/// The context of a command.
pub struct Context<'a> {
    /// The output.
    pub out: &'a mut dyn Write,
    /// The format of the output.
    pub format: Format,
    /// The language of texts.
    pub language: Language,
}

impl Context<'_> {
    /// Writes one JSON object as a line.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self.out, value)?;
        writeln!(self.out)
    }
}
