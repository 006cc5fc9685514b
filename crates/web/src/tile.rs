//! The texts and pictures by which the pages of all games present a game.

use tabletop::Message;

/// The presentation of a game on the first page, in lists and in the rulebook. Texts are keys of messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// The stable name of the game.
    pub game: &'static str,
    /// Its title.
    pub name: &'static str,
    /// Its description.
    pub text: &'static str,
    /// Its picture, by the name of its file in `art/scenes`.
    pub scene: &'static str,
    /// The description of the picture.
    pub shows: &'static str,
    /// The number of players, and the duration.
    pub facts: &'static [&'static str],
    /// The description of the quick start.
    pub first: Message,
    /// The title of its rulebook.
    pub book: &'static str,
    /// The introduction of its rulebook.
    pub rules: &'static str,
    /// The names of the readings of its rules, by the argument `reading`.
    pub readings: &'static str,
    /// The kinds of its records, by the argument `kind`.
    pub record_kinds: &'static str,
    /// The words that forms of private packs offer, by the argument `word`; empty if they offer none.
    pub record_words: &'static str,
    /// Whether its editions have different readings, with a page about them.
    pub editions: bool,
    /// The most computer players that one person can play against; 0 if the game is not competitive.
    pub opponents: u8,
    /// Whether it has a ladder, see [`stats::Remember::LADDER`].
    pub ladder: bool,
    /// Its position on the first page, from 1.
    pub place: u8,
    /// The published games it covers: title, and authors and publisher, which are not translated.
    pub boxes: &'static [(&'static str, &'static str)],
    /// The message for points, with the argument `points`.
    pub points: &'static str,
    /// The titles of its statistics.
    pub statistics: StatisticsTitles,
    /// The drawings of the pages of its campaigns; `None` if it has no campaigns.
    pub campaigns: Option<CampaignDrawings>,
}

/// The titles of the statistics of a game: keys of messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StatisticsTitles {
    /// The title of its points.
    pub scores: &'static str,
    /// The title of games by the words of [`stats::Profile::rows`] and [`stats::Profile::columns`].
    pub by_words: &'static str,
    /// The title of games by the words of [`stats::Profile::rows`].
    pub rows: &'static str,
    /// The title of the parts of points, or of deeds.
    pub parts: &'static str,
}

/// The drawings on the pages of campaigns, by name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CampaignDrawings {
    /// The scene above the list.
    pub list: &'static str,
    /// The drawing for an empty list.
    pub none: &'static str,
    /// The scene above one campaign.
    pub road: &'static str,
    /// The prefix of the names of the scenes of chapters; the number of the chapter follows, in two digits.
    pub chapter: &'static str,
    /// The drawing for a lost chapter.
    pub lost: &'static str,
    /// The drawing for the current chapter.
    pub now: &'static str,
}

/// The description of a game in a list, without opening it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// The players, in a few words.
    pub title: Message,
    /// Its drawings, the main one first.
    pub art: Vec<String>,
    /// Its setup and its progress.
    pub tags: Vec<Message>,
    /// The counts of a race, if it is one.
    pub races: Vec<Race>,
    /// Its state, in a sentence.
    pub standing: Message,
    /// Its outcome; `None` while it is unfinished.
    pub outcome: Option<Message>,
}

/// One count of a race.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Race {
    /// Whether reaching the goal is good for the reader.
    pub ours: bool,
    /// The name of the count: the key of a message.
    pub who: &'static str,
    /// The current count.
    pub count: u8,
    /// The goal.
    pub goal: u8,
}
