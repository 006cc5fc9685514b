//! The tests of this crate, in one program.

mod account;
mod archive;
mod day;
mod figures;
mod ladder;
mod medals;

use std::path::Path;

/// Without this, a unit test of the library would never run: `Cargo.toml` says that it has none.
#[test]
fn the_library_has_no_unit_tests() {
    testkit::no_unit_tests(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
}
