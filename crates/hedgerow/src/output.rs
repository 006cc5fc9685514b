//! Where commands write to, and how they end.

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

/// How a command ended that was able to do its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// All is well.
    Fine,
    /// What it looked at is not in order; the output says why.
    Failed,
}

impl Verdict {
    /// Fine if this is so.
    pub fn fine_if(fine: bool) -> Self {
        if fine { Self::Fine } else { Self::Failed }
    }
}

/// An error that ends a command.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The arguments are not those that `--help` describes.
    #[error("{0}")]
    Usage(String),
    /// The command could not do its work; says why.
    #[error("{0}")]
    Failed(String),
    /// The output cannot be written, for instance because its reader has closed the pipe.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// The result of a command.
pub type Outcome = Result<Verdict, CliError>;

/// What every command is given.
pub struct Context<'a> {
    /// Where the output is written.
    pub out: &'a mut dyn Write,
    /// The format of the output.
    pub format: Format,
    /// The language of texts.
    pub language: Language,
}

impl Context<'_> {
    /// Writes one JSON object on a line of its own.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self.out, value)?;
        writeln!(self.out)
    }
}
