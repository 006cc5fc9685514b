//! The file of a database: where it can be, and who may read it.

use std::path::Path;

use crate::StoreError;

/// Refuses a path where no database can be, with a better error than SQLite's.
pub(super) fn refuse_place(path: &Path) -> Result<(), StoreError> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        return Err(StoreError::NoFolder { folder: folder.to_owned() });
    }
    match path.metadata() {
        Ok(found) if found.is_dir() => {
            Err(StoreError::CannotOpen { path: path.to_owned(), reason: "it is a folder".to_owned() })
        }
        // A file that is marked read-only is refused, even where the system would let us write.
        Ok(found) if found.permissions().readonly() => Err(StoreError::ReadOnly { path: path.to_owned() }),
        _ => Ok(()),
    }
}

/// Makes the file readable by its owner only, because it holds the secrets of unfinished games: a new one from
/// creation, an existing one from now on. SQLite gives its log and index the same mode.
#[cfg(unix)]
pub(super) fn keep_private(path: &Path) {
    use std::fs::{OpenOptions, Permissions, metadata, set_permissions};
    use std::io::ErrorKind;
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};

    let created = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    // For other reasons SQLite has the better error.
    if !created.is_err_and(|fault| fault.kind() == ErrorKind::AlreadyExists) {
        return;
    }
    for beside in ["", "-wal", "-shm", "-journal"] {
        let mut name = path.as_os_str().to_owned();
        name.push(beside);
        let Ok(found) = metadata(&name) else { continue };
        let (all, own) = (found.permissions().mode(), found.permissions().mode() & 0o7_700);
        if all & 0o7_777 == own {
            continue;
        }
        if let Err(fault) = set_permissions(&name, Permissions::from_mode(own)) {
            // Only the owner can change the mode; others are warned.
            let name = Path::new(&name).display();
            eprintln!(
                "hedgerow: {name} may be read by others, and holds secrets of games ({fault}): chmod 600 it"
            );
        }
    }
}

/// Other systems create files for their owner.
#[cfg(not(unix))]
pub(super) fn keep_private(_path: &Path) {}
