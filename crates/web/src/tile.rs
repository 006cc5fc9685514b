//! How pages of all games speak of one game.

use tabletop::Message;

/// How the first page, lists and the rulebook speak of a game. Texts are keys of messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// The stable name of the game.
    pub game: &'static str,
    /// Its title.
    pub name: &'static str,
    /// What it is about.
    pub text: &'static str,
    /// The picture of it, by the name of its file in `art/scenes`.
    pub scene: &'static str,
    /// What the picture shows.
    pub shows: &'static str,
    /// Who plays, and how long.
    pub facts: &'static [&'static str],
    /// What is begun without any question.
    pub first: Message,
    /// The title of its rulebook.
    pub book: &'static str,
    /// How its rulebook is introduced.
    pub rules: &'static str,
    /// The names of the readings of its rules, by the argument `reading`.
    pub readings: &'static str,
    /// The kinds of its records, by the argument `kind`.
    pub record_kinds: &'static str,
    /// The words that forms of private packs offer, by the argument `word`; empty if they offer none.
    pub record_words: &'static str,
    /// Whether its editions take different readings, and a page says which.
    pub editions: bool,
    /// The most computer players that one person plays against; 0 if a game is not played against each other.
    pub opponents: u8,
    /// Whether it has a ladder, see [`stats::Remember::LADDER`].
    pub ladder: bool,
    /// Its place on the first page, from 1: games stand there in this order.
    pub place: u8,
    /// The boxes that it comes in: title, and people and year, which no language changes.
    pub boxes: &'static [(&'static str, &'static str)],
    /// So many points, by the argument `points`.
    pub points: &'static str,
    /// The titles of its statistics.
    pub statistics: StatisticsTitles,
    /// The drawings of the pages of its campaigns; `None` if it has no campaigns.
    pub campaigns: Option<CampaignDrawings>,
}

/// The titles of the statistics of a game: keys of messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StatisticsTitles {
    /// Over its points.
    pub scores: &'static str,
    /// Over games by the words of [`stats::Profile::rows`] and [`stats::Profile::columns`].
    pub by_words: &'static str,
    /// Over those of [`stats::Profile::rows`] alone.
    pub rows: &'static str,
    /// Over what points, or deeds, are made of.
    pub parts: &'static str,
}

/// The drawings on the pages of campaigns, by name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CampaignDrawings {
    /// The scene above the list.
    pub list: &'static str,
    /// What stands for no campaign.
    pub none: &'static str,
    /// The scene above one campaign.
    pub road: &'static str,
    /// How the names of the scenes of chapters begin; the number of the chapter follows, in two digits.
    pub chapter: &'static str,
    /// A chapter that was lost.
    pub lost: &'static str,
    /// A chapter that is played now.
    pub now: &'static str,
}

/// What a list says about one game without opening it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// Who plays, in a few words.
    pub title: Message,
    /// The drawings that stand for it, the first of them for all.
    pub art: Vec<String>,
    /// What was agreed, and how far it has come.
    pub tags: Vec<Message>,
    /// The counts of a race, if it is one.
    pub races: Vec<Race>,
    /// How it stands, in a sentence.
    pub standing: Message,
    /// How it ended; nothing while it goes on.
    pub outcome: Option<Message>,
}

/// One count of a race.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Race {
    /// Whether the reader hopes that it is won.
    pub ours: bool,
    /// Who races: the key of a message.
    pub who: &'static str,
    /// How far it has come.
    pub count: u8,
    /// Where it ends.
    pub goal: u8,
}
