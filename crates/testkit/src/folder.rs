//! Folders for tests.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A new, empty folder for one test, with its path. Dropping it removes the folder and its contents.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    /// Creates the folder. The name helps to identify it after a test was killed; two tests may use the same name.
    ///
    /// # Panics
    /// If the folder cannot be created.
    #[must_use]
    pub fn new(name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("hedgerow-{name}-{}-{number}", std::process::id()));
        // Remove the folder of a killed test of an earlier program with the same process id.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A remaining folder does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}
