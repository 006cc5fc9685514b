//! The location of a store: a file or a database server.

use std::convert::Infallible;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::url::without_secrets;
use crate::{Postgres, Sqlite, Store, StoreError};

/// The location of a store.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A SQLite file.
    File(PathBuf),
    /// A PostgreSQL server, by its URL.
    Server(String),
}

/// The URL schemes of PostgreSQL.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

impl Place {
    /// Opens the database and creates its tables if needed.
    ///
    /// # Errors
    /// As [`Sqlite::open`] and [`Postgres::open`].
    pub fn open(&self) -> Result<Box<dyn Store>, StoreError> {
        Ok(match self {
            Self::File(path) => Box::new(Sqlite::open(path)?),
            Self::Server(url) => Box::new(Postgres::open(url)?),
        })
    }

    /// Whether a file exists; for a server, always `true`.
    pub fn may_be_there(&self) -> bool {
        match self {
            Self::File(path) => path.is_file(),
            Self::Server(_) => true,
        }
    }
}

impl From<&OsStr> for Place {
    fn from(text: &OsStr) -> Self {
        match text.to_str() {
            Some(url) if SCHEMES.iter().any(|scheme| url.starts_with(scheme)) => Self::Server(url.to_owned()),
            _ => Self::File(text.into()),
        }
    }
}

impl From<&str> for Place {
    fn from(text: &str) -> Self {
        OsStr::new(text).into()
    }
}

impl From<OsString> for Place {
    fn from(text: OsString) -> Self {
        text.as_os_str().into()
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Self {
        Self::File(path.to_owned())
    }
}

impl From<&PathBuf> for Place {
    fn from(path: &PathBuf) -> Self {
        Self::File(path.clone())
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(text.into())
    }
}

/// The file, or the URL of the database without its password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(url) => f.write_str(&without_secrets(url)),
        }
    }
}

/// Output never contains a password.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_path_or_an_address() {
        assert_eq!(Place::from("games.sqlite"), Place::File("games.sqlite".into()));
        assert_eq!(Place::from("postgres.sqlite"), Place::File("postgres.sqlite".into()));
        for url in ["postgres://localhost/games", "postgresql:///games?host=/run/postgresql"] {
            assert_eq!(Place::from(url), Place::Server(url.to_owned()));
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://me:secret@db:5433/games", "postgres://me@db:5433/games"),
            ("postgres://me:se@cret@db/games", "postgres://me@db/games"),
            ("postgres://db/games?user=me&password=secret", "postgres://db/games"),
            ("postgres://me@db", "postgres://me@db"),
        ] {
            assert_eq!(format!("{}", Place::from(url)), shown);
            assert_eq!(format!("{:?}", Place::from(url)), shown);
        }
    }
}
