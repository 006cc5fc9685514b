//! Campaigns: games that follow each other, where each begins with what the last one ended with.

use crate::Account;

/// The word of an account under which stands what was brought along into the chapter.
pub const BROUGHT: &str = "brought";

/// The word of an account under which stands what is taken along into the next chapter.
pub const TAKES: &str = "takes";

/// A chapter of a campaign, as the setup of its record says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, from 1.
    pub number: u8,
    /// A digest of what was brought along: the chapter before has it under [`TAKES`]. `None` where a campaign begins.
    pub brought: Option<String>,
    /// The chapters played before, the first of them first.
    pub past: Vec<PastChapter>,
}

/// A chapter that was played before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PastChapter {
    /// Its number.
    pub chapter: u8,
    /// Whether it was won.
    pub won: bool,
    /// How many rounds it took.
    pub rounds: u16,
    /// How far its story had come when it ended, in pages.
    pub page: u8,
}

impl Account {
    /// The digest of what was brought along into the chapter; `None` where a campaign begins.
    pub fn brought(&self) -> Option<&str> {
        self.word(BROUGHT)
    }

    /// The digest of what is taken along into the next chapter; `None` where nothing is.
    pub fn takes(&self) -> Option<&str> {
        self.word(TAKES)
    }
}
