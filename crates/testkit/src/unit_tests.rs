//! Finds unit tests in libraries that are never built for them.

use std::fs;
use std::path::Path;

/// Checks that the files below the folder `src` of a library have no unit tests. Where `Cargo.toml` says that the
/// library has none, they would never run.
///
/// # Errors
/// A file with unit tests, or a path that cannot be read. It is also an error if `src` has no `lib.rs`.
pub fn no_unit_tests(src: &Path) -> Result<(), String> {
    if !src.join("lib.rs").is_file() {
        return Err(format!("{} has no lib.rs", src.display()));
    }
    check(src)
}

fn check(folder: &Path) -> Result<(), String> {
    let unreadable = |path: &Path, fault| format!("{}: {fault}", path.display());
    for entry in fs::read_dir(folder).map_err(|fault| unreadable(folder, fault))? {
        let path = entry.map_err(|fault| unreadable(folder, fault))?.path();
        if path.is_dir() {
            check(&path)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).map_err(|fault| unreadable(&path, fault))?;
            if text.contains("#[cfg(test)]") || text.contains("#[test]") {
                return Err(format!("{} has unit tests, which never run", path.display()));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Folder;

    #[test]
    fn a_unit_test_in_any_folder_is_found() {
        let folder = Folder::new("unit-tests");
        let src = &folder.0;
        assert!(no_unit_tests(src).is_err(), "there is no library");
        fs::write(src.join("lib.rs"), "mod a;").unwrap();
        assert_eq!(no_unit_tests(src), Ok(()));
        fs::create_dir(src.join("a")).unwrap();
        for text in ["#[cfg(test)]\nmod tests;", "#[test]\nfn one() {}"] {
            let file = src.join("a/b.rs");
            fs::write(&file, text).unwrap();
            let fault = no_unit_tests(src).unwrap_err();
            assert!(fault.starts_with(&*file.to_string_lossy()), "{fault}");
            fs::write(&file, "").unwrap();
            assert_eq!(no_unit_tests(src), Ok(()));
        }
    }
}
