//! Campaigns: sequences of games, each of which begins with the final state of the previous one.

/// The word of an account for the digest of the state brought into the chapter.
pub const BROUGHT: &str = "brought";

/// The word of an account for the digest of the state taken into the next chapter.
pub const TAKES: &str = "takes";

/// A chapter of a campaign, from the setup of its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, from 1.
    pub number: u8,
    /// The digest of the state brought along, equal to [`TAKES`] of the previous chapter; `None` at the start of
    /// a campaign.
    pub brought: Option<String>,
    /// The chapters played before, in order.
    pub past: Vec<PastChapter>,
}

/// An earlier chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PastChapter {
    /// Its number.
    pub chapter: u8,
    /// Whether it was won.
    pub won: bool,
    /// The number of rounds.
    pub rounds: u16,
    /// The page of its story at the end.
    pub page: u8,
}
