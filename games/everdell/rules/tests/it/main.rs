//! The integration tests of this crate, in one program.

mod beside;
mod boxes;
mod content;
mod laws;
mod minis;
mod modules;
mod own_cards;
mod position;
mod random;
mod scenarios;
mod tasks;

use std::fs;
use std::path::Path;

/// Without this, a unit test of the library would never run: `Cargo.toml` says that it has none.
#[test]
fn the_library_has_no_unit_tests() {
    fn check(folder: &Path) -> usize {
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let checked = files.map(|path| {
            if path.is_dir() {
                return check(&path);
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            assert!(!text.contains("#[cfg(test)]") && !text.contains("#[test]"), "{}", path.display());
            usize::from(path.extension().is_some_and(|extension| extension == "rs"))
        });
        checked.sum()
    }
    assert!(check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) > 100, "the sources are not here");
}
