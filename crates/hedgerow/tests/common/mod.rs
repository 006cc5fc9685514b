//! What the tests of the program share.

#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod schema;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The program, not yet started, in an environment that does not change what it says.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hedgerow"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs the program with some arguments and an input.
pub fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    Ran::new(args, child.wait_with_output().unwrap())
}

/// Runs the program with some arguments.
pub fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// How the program ran.
pub struct Ran {
    pub args: String,
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    fn new(args: &[&str], output: Output) -> Self {
        Self {
            args: args.join(" "),
            status: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// It must have ended so.
    pub fn ended(self, status: i32) -> Self {
        assert_eq!(self.status, status, "{}: {}{}", self.args, self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}: {}", self.args, self.err);
        self
    }

    /// Something must stand in its output.
    pub fn says(self, text: &str) -> Self {
        assert!(self.out.contains(text), "{}: `{text}` is not in {}{}", self.args, self.out, self.err);
        self
    }

    /// Something must stand in what it complains about.
    pub fn complains(self, text: &str) -> Self {
        assert!(self.err.contains(text), "{}: `{text}` is not in {}", self.args, self.err);
        self
    }

    /// Its output as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out)
            .unwrap_or_else(|fault| panic!("{}: {fault} in {}", self.args, self.out))
    }
}

/// A folder for one test, emptied.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A path as an argument.
pub fn arg(path: &Path) -> &str {
    path.to_str().unwrap()
}
