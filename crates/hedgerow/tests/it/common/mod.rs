//! What tests of the program share.

#[allow(dead_code, reason = "each file of tests uses a part of it")]
pub mod schema;

use std::path::{Path, PathBuf};

/// The folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
