//! The program.

use std::process::ExitCode;

fn main() -> ExitCode {
    hedgerow::main()
}
