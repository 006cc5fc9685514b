//! `hedgerow engine`: JSON lines on standard input and output.

use std::io::{self, BufRead, Read};

use clap::Args;

use crate::engine::{self, LONGEST_LINE};
use crate::output::{Context, Outcome, Verdict};

/// Run the engine protocol on standard input and output: one JSON request and one response per line; see
/// docs/engine-protocol.md.
#[derive(Debug, Args)]
#[command(
    after_help = "Example: echo '{\"op\":\"new\",\"game\":\"ratcatcher\",\"seed\":\"7\"}' | hedgerow engine"
)]
pub struct Engine {}

impl Engine {
    /// Runs the command until a `quit` request or the end of the input.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let mut engine = engine::Engine::new(context.language);
        let mut input = io::stdin().lock();
        while !engine.is_finished() {
            let answer = match read_line(&mut input)? {
                Line::End => break,
                Line::TooLong => engine::Engine::refuse(true),
                Line::Read(bytes) => match str::from_utf8(&bytes) {
                    Ok(line) => engine.answer(line.trim_end_matches(['\n', '\r'])),
                    Err(_) => engine::Engine::refuse(false),
                },
            };
            writeln!(context.out, "{answer}")?;
            context.out.flush()?;
        }
        Ok(Verdict::Fine)
    }
}

/// The result of reading a line.
enum Line {
    /// The end of the input.
    End,
    /// A line; the last one may lack its line end.
    Read(Vec<u8>),
    /// A line that is too long; it was skipped.
    TooLong,
}

/// Reads a line, and never buffers more of it than [`LONGEST_LINE`].
fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let most = LONGEST_LINE as u64 + 1;
    input.by_ref().take(most).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') || line.len() <= LONGEST_LINE {
        return Ok(Line::Read(line));
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}
