//! What a study asks: its file, its cells, and the units of its work.

mod read;

use std::path::Path;

use search::Contender;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Change, StudyError};

/// The most games of a cell.
pub const MOST_GAMES: u64 = 100_000_000;
/// The most cells of a study.
pub const MOST_CELLS: usize = 10_000;

/// A question to many games.
///
/// It is self-contained: whatever files it named have been read, so that it can be sent to another
/// machine ([`Study::to_json`]) and means the same there.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Its name, of a-z, 0-9, `_` and `-`.
    pub name: String,
    /// What it wants to know, for a person.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The game.
    pub game: String,
    /// What all chance follows from.
    pub seed: u64,
    /// How many games of each cell.
    pub games: u64,
    /// How many games make a unit of work.
    pub batch: u64,
    /// Who plays where nothing else is said.
    pub players: Side,
    /// The columns that the summary tells of, rates and means alike.
    pub measures: Vec<String>,
    /// Whether a row is kept of every decision, too.
    pub decisions: bool,
    /// When a cell has been played enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<Stop>,
    /// What is agreed before every game, over what the rulebook suggests first.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub setup: Map<String, Value>,
    /// What is changed in the content of every game.
    #[serde(default, skip_serializing_if = "Change::is_empty")]
    pub content: Change,
    /// What varies; every combination is a cell.
    #[serde(default)]
    pub vary: Vec<Axis>,
}

/// Who plays, by seat; a short list begins again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Side(pub Vec<Contender>);

impl From<Side> for String {
    fn from(side: Side) -> Self {
        side.0.iter().map(Contender::to_string).collect::<Vec<_>>().join(",")
    }
}

impl TryFrom<String> for Side {
    type Error = search::UnknownContender;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.split(',').map(|name| name.trim().parse()).collect::<Result<_, _>>().map(Self)
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&String::from(self.clone()))
    }
}

/// When a cell has been played enough: at the first look at which an interval is narrow enough. The
/// looks are fixed beforehand, so that the number of threads changes nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// The column whose interval is looked at.
    pub measure: String,
    /// The interval is narrow enough when it is no wider than this, from end to end.
    pub width: f64,
    /// After so many games it is looked at, and again after as many more.
    pub every: u64,
}

/// One thing that varies.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Axis {
    /// Its name; `vary_` and this is a column.
    pub name: String,
    /// What it can be, the one that others are compared with first.
    pub options: Vec<Variant>,
    /// Whether each of its options meets chance of its own. What is compared over many options is known by as many
    /// more games then; that two of them differ is better seen where they meet the same chance.
    #[serde(default, skip_serializing_if = "is_not")]
    pub apart: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "this is how serde asks")]
fn is_not(flag: &bool) -> bool {
    !flag
}

/// One of the things that an axis can be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// What the column holds.
    pub name: String,
    /// What is agreed otherwise.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub setup: Map<String, Value>,
    /// Who plays instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Side>,
    /// What is changed in the content.
    #[serde(default, skip_serializing_if = "Change::is_empty")]
    pub content: Change,
}

/// One combination of what varies.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// Its place among the cells.
    pub index: u32,
    /// The names of what the axes are in it, in their order.
    pub names: Vec<String>,
    /// What is agreed, over what the rulebook suggests first.
    pub setup: Map<String, Value>,
    /// Who plays.
    pub players: Side,
    /// What is changed in the content.
    pub content: Change,
    /// What its chance follows from: the seed of the study, and one more for each cell before it whose chance
    /// is apart from its own.
    pub seed: u64,
}

impl Cell {
    /// What it is called: the names of what the axes are in it.
    pub fn label(&self) -> String {
        if self.names.is_empty() { "all".to_owned() } else { self.names.join(" · ") }
    }
}

/// A unit of work: some games of one cell, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// The cell.
    pub cell: u32,
    /// Which of its batches, from 0.
    pub batch: u32,
}

impl Study {
    /// Reads a study from the text of its file. Folders of content that it names are looked for
    /// beside `beside`; `name` is what it is called if it does not say.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with the field and what would be right.
    pub fn parse(text: &str, name: &str, beside: &Path) -> Result<Self, StudyError> {
        read::parse(text, name, beside)
    }

    /// Reads the file of a study.
    ///
    /// # Errors
    /// When it cannot be read, and everything that is wrong with it.
    pub fn read(path: &Path) -> Result<Self, StudyError> {
        let text = std::fs::read_to_string(path).map_err(StudyError::at(path))?;
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Self::parse(&text, &name, path.parent().unwrap_or(Path::new("")))
    }

    /// The study as one line of JSON that holds whatever its file named.
    pub fn to_json(&self) -> String {
        // Every key is a string, so that writing cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads what [`Study::to_json`] wrote.
    ///
    /// # Errors
    /// When it is no study.
    pub fn from_json(text: &str) -> Result<Self, StudyError> {
        let study: Self = serde_json::from_str(text)
            .map_err(|fault| StudyError::faults("the study", "", fault.to_string()))?;
        read::check(&study)?;
        Ok(study)
    }

    /// How many cells there are.
    pub fn count(&self) -> usize {
        self.vary.iter().map(|axis| axis.options.len()).product()
    }

    /// Every combination of what varies, in order: the last axis changes first.
    pub fn cells(&self) -> Vec<Cell> {
        (0..self.count()).map(|index| self.cell(index)).collect()
    }

    fn cell(&self, index: usize) -> Cell {
        let mut rest = index;
        let mut places = Vec::with_capacity(self.vary.len());
        for axis in self.vary.iter().rev() {
            places.push(rest % axis.options.len());
            rest /= axis.options.len();
        }
        places.reverse();
        let apart = self.vary.iter().zip(&places).filter(|(axis, _)| axis.apart);
        let place = apart.fold(0, |place, (axis, &option)| place * axis.options.len() as u64 + option as u64);
        let mut cell = Cell {
            // A seed is written as a number with a sign.
            seed: self.seed.wrapping_add(place) & (u64::MAX >> 1),
            index: u32::try_from(index).unwrap_or(u32::MAX),
            names: Vec::with_capacity(places.len()),
            setup: self.setup.clone(),
            players: self.players.clone(),
            content: self.content.clone(),
        };
        for (axis, place) in self.vary.iter().zip(places) {
            let variant = &axis.options[place];
            cell.names.push(variant.name.clone());
            merge_maps(&mut cell.setup, &variant.setup);
            if let Some(players) = &variant.players {
                cell.players.clone_from(players);
            }
            cell.content = cell.content.and(&variant.content);
        }
        cell
    }

    /// How many batches a cell has at most.
    pub fn batches(&self) -> u32 {
        u32::try_from(self.games.div_ceil(self.batch)).unwrap_or(u32::MAX)
    }

    /// Every unit of work that may be needed, by cell. With a rule for stopping, not all of them are:
    /// [`Results::wanted`](crate::Results::wanted) says which.
    pub fn units(&self) -> impl Iterator<Item = Unit> + '_ {
        let cells = u32::try_from(self.count()).unwrap_or(u32::MAX);
        (0..cells).flat_map(|cell| (0..self.batches()).map(move |batch| Unit { cell, batch }))
    }

    /// The numbers of the games of a unit.
    pub fn games_of(&self, unit: Unit) -> std::ops::Range<u64> {
        let from = u64::from(unit.batch) * self.batch;
        from.min(self.games)..(from + self.batch).min(self.games)
    }
}

/// Writes the fields of one map over those of another.
fn merge_maps(into: &mut Map<String, Value>, from: &Map<String, Value>) {
    for (name, value) in from {
        merge(into.entry(name.clone()).or_insert(Value::Null), value);
    }
}

/// Writes a value over another; the fields of objects one by one.
pub(crate) fn merge(into: &mut Value, from: &Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => merge_maps(into, from),
        (into, from) => *into = from.clone(),
    }
}
