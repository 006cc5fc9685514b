//! Private packs: named changes that a person has made to the built-in pack of a game.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use tabletop::Message;
use toml::Value;

use crate::ContentPatch;

/// The maximal size of a private pack as JSON, in bytes.
pub const LARGEST_PACK: usize = 512 * 1024;

/// The maximal length of its name, in characters.
pub const LONGEST_NAME: u8 = 60;

/// The version of the format of private packs.
const FORM: u32 = 1;

/// A private pack.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Private {
    /// The version of the format; its key also identifies the file as a private pack.
    hedgerow_pack: u32,
    /// The name that its owner has given to it.
    pub name: String,
    /// The stable name of the game.
    pub game: String,
    /// New values of fields, by their paths, such as `nemesis.maw.health`.
    #[serde(default)]
    pub changes: BTreeMap<String, Value>,
    /// The paths of removed fields.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub gone: BTreeSet<String>,
}

/// Why a text or a name is not that of a private pack.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PrivateError {
    /// The pack is too large.
    #[error("a private pack may have {LARGEST_PACK} bytes, and this is larger")]
    TooLarge,
    /// The text is not JSON, or not a private pack; with the reason.
    #[error("this is no private pack of Hedgerow: {0}")]
    Unreadable(String),
    /// A newer program wrote it, in this version of the format.
    #[error("this private pack has form {0}, and this program reads {FORM}: take a newer one")]
    Newer(u32),
    /// The name is empty, too long, or has characters that cannot be shown.
    #[error("the name of a private pack has from 1 to {LONGEST_NAME} characters in one line")]
    Name,
}

impl PrivateError {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::TooLarge => "large-pack",
            Self::Unreadable(_) => "unreadable-pack",
            Self::Newer(_) => "newer-pack",
            Self::Name => "pack-name",
        }
    }

    /// The message for a person.
    pub fn message(&self) -> Message {
        match self {
            Self::TooLarge => Message::new("packs-too-large").number("most", kilobytes(LARGEST_PACK)),
            Self::Unreadable(details) => Message::new("packs-unreadable").key("details", details),
            Self::Newer(form) => {
                Message::new("packs-newer").number("form", i64::from(*form)).number("known", i64::from(FORM))
            }
            Self::Name => Message::new("packs-name-wrong").number("most", LONGEST_NAME),
        }
    }
}

/// A size in kilobytes.
fn kilobytes(bytes: usize) -> i64 {
    i64::try_from(bytes / 1024).unwrap_or(i64::MAX)
}

impl Private {
    /// A pack without changes.
    ///
    /// # Errors
    /// [`PrivateError::Name`].
    pub fn new(name: &str, game: &str) -> Result<Self, PrivateError> {
        let (changes, gone) = (BTreeMap::new(), BTreeSet::new());
        Ok(Self { hedgerow_pack: FORM, name: name_of(name)?, game: game.to_owned(), changes, gone })
    }

    /// Reads the output of [`Private::to_json`].
    ///
    /// # Errors
    /// If the text is too large, of a newer version or not valid.
    pub fn read(text: &str) -> Result<Self, PrivateError> {
        if text.len() > LARGEST_PACK {
            return Err(PrivateError::TooLarge);
        }
        let read: Result<Self, _> = serde_json::from_str(text.trim_start_matches('\u{feff}'));
        let pack = read.map_err(|fault| {
            /// The field that distinguishes a newer format from any other JSON.
            #[derive(Deserialize)]
            struct Head {
                hedgerow_pack: u32,
            }
            match serde_json::from_str(text) {
                Ok(Head { hedgerow_pack }) if hedgerow_pack > FORM => PrivateError::Newer(hedgerow_pack),
                _ => PrivateError::Unreadable(crate::excerpt(&fault.to_string())),
            }
        })?;
        if pack.hedgerow_pack != FORM {
            return Err(PrivateError::Newer(pack.hedgerow_pack));
        }
        Ok(Self { name: name_of(&pack.name)?, ..pack })
    }

    /// The pack as JSON, to be stored and exported.
    pub fn to_json(&self) -> serde_json::Value {
        // Every key is a string and every number is finite, so serialisation cannot fail.
        serde_json::to_value(self).unwrap_or_default()
    }

    /// The same pack under another name.
    ///
    /// # Errors
    /// [`PrivateError::Name`].
    pub fn called(self, name: &str) -> Result<Self, PrivateError> {
        Ok(Self { name: name_of(name)?, ..self })
    }

    /// The same pack with other changes.
    ///
    /// # Errors
    /// [`PrivateError::TooLarge`].
    pub fn with(self, change: ContentPatch) -> Result<Self, PrivateError> {
        let pack = Self { changes: change.changes, gone: change.gone, ..self };
        if pack.to_json().to_string().len() > LARGEST_PACK { Err(PrivateError::TooLarge) } else { Ok(pack) }
    }

    /// Its changes.
    pub fn change(&self) -> ContentPatch {
        ContentPatch { changes: self.changes.clone(), gone: self.gone.clone(), ..ContentPatch::default() }
    }

    /// The number of changed or removed fields.
    pub fn count(&self) -> usize {
        self.changes.len() + self.gone.len()
    }
}

/// A valid name without surrounding space: it contains no character that breaks its line or reverses the text
/// around it.
fn name_of(name: &str) -> Result<String, PrivateError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let turns = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let fits = (1..=usize::from(LONGEST_NAME)).contains(&name.chars().count()) && !name.chars().any(turns);
    if fits { Ok(name) } else { Err(PrivateError::Name) }
}
