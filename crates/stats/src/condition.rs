//! Conditions on finished games, as in the files of medals and ladders.

use crate::Account;

/// A comparison of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compared {
    Equal,
    AtLeast,
    AtMost,
}

/// A condition on a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Condition {
    Word { name: String, word: String },
    Number { name: String, how: Compared, number: i64 },
}

impl Condition {
    /// Parses a condition such as `caught >= 30` or `result is won`.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(' ');
        let (name, how, what) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() || name.is_empty() || what.is_empty() {
            return None;
        }
        let name = name.to_owned();
        let how = match how {
            "=" => Compared::Equal,
            ">=" => Compared::AtLeast,
            "<=" => Compared::AtMost,
            "is" => return Some(Self::Word { name, word: what.to_owned() }),
            _ => return None,
        };
        Some(Self::Number { name, how, number: what.parse().ok()? })
    }

    /// Whether a game meets it.
    pub fn holds(&self, account: &Account) -> bool {
        match self {
            Self::Word { name, word } => account.word(name) == Some(word),
            Self::Number { name, how, number } => {
                let found = if name == "rounds" { i64::from(account.rounds) } else { account.number(name) };
                match how {
                    Compared::Equal => found == *number,
                    Compared::AtLeast => found >= *number,
                    Compared::AtMost => found <= *number,
                }
            }
        }
    }
}
