//! The tests of this crate, in one program.

mod forms;
mod mutants;
mod patch;
mod private;
mod reader;

use std::path::Path;

/// Without this, a unit test of the library would never run: `Cargo.toml` says that it has none.
#[test]
fn the_library_has_no_unit_tests() {
    testkit::no_unit_tests(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
}
