//! Where commands write to, and how they end.

use std::io::{self, Write};

use clap::ValueEnum;
use serde::Serialize;
use tabletop::Language;

/// Who reads the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Format {
    /// A person.
    #[default]
    Text,
    /// A program.
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

/// Why a command was not able to do its work.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// It was not given as `--help` says.
    #[error("{0}")]
    Usage(String),
    /// Something stood in its way.
    #[error("{0}")]
    Failed(String),
    /// Nobody reads its output any more, or it cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// What becomes of a command.
pub type Outcome = Result<Verdict, Trouble>;

/// What every command is told.
pub struct Context<'a> {
    /// Where the answer goes.
    pub out: &'a mut dyn Write,
    /// Who reads it.
    pub format: Format,
    /// The reader's language.
    pub language: Language,
}

impl Context<'_> {
    /// Writes one JSON object on a line of its own.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self.out, value)?;
        writeln!(self.out)
    }
}
