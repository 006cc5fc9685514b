//! The definition of a study: its file, its cells and its units of work.

mod read;

use search::Contender;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::ContentPatch;
use crate::unit::Unit;

/// The maximal number of games of a cell.
pub const MOST_GAMES: u64 = 100_000_000;
/// The maximal number of cells.
pub const MOST_CELLS: usize = 10_000;

/// A study.
///
/// It is self-contained: files that it names have been read, so that it can be sent to another machine
/// ([`Study::to_json`]).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Its name, of a-z, 0-9, `_` and `-`.
    pub name: String,
    /// Its question, for people.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The game.
    pub game: String,
    /// Its seed.
    pub seed: u64,
    /// The number of games of each cell.
    pub games: u64,
    /// The number of games of a unit of work.
    pub batch: u64,
    /// The default players.
    pub players: Side,
    /// The columns of the summary, rates and means alike.
    pub measures: Vec<String>,
    /// Whether to keep a row per decision.
    pub decisions: bool,
    /// The stopping rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<Stop>,
    /// Fields of the setup that differ from the suggested first setup.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub setup: Map<String, Value>,
    /// Changes of the content.
    #[serde(default, skip_serializing_if = "ContentPatch::is_empty")]
    pub content: ContentPatch,
    /// The axes; every combination of their options is a cell.
    #[serde(default)]
    pub vary: Vec<Axis>,
}

/// The players by seat; a short list repeats.
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

/// A stopping rule: a cell stops at the first check at which an interval is narrow enough. Checks are at fixed
/// numbers of games, so that the number of threads does not matter.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// The column whose interval is checked.
    pub measure: String,
    /// The maximal width of the interval.
    pub width: f64,
    /// The number of games between checks.
    pub every: u64,
}

/// An axis: something that varies.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Axis {
    /// Its name; its column is `vary_` and the name.
    pub name: String,
    /// Its options; others are compared with the first.
    pub options: Vec<Variant>,
    /// Whether each option has its own chance. Totals over options then rest on more independent games; differences
    /// between options are better seen with the same chance.
    #[serde(default, skip_serializing_if = "is_not")]
    pub apart: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "this is how serde asks")]
fn is_not(flag: &bool) -> bool {
    !flag
}

/// An option of an axis.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Its value in the column.
    pub name: String,
    /// Fields of the setup.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub setup: Map<String, Value>,
    /// Other players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Side>,
    /// Changes of the content.
    #[serde(default, skip_serializing_if = "ContentPatch::is_empty")]
    pub content: ContentPatch,
}

/// A combination of options.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// Its index.
    pub index: u32,
    /// The names of its options, in the order of axes.
    pub names: Vec<String>,
    /// Fields of the setup that differ from the suggested first setup.
    pub setup: Map<String, Value>,
    /// Its players.
    pub players: Side,
    /// Changes of the content.
    pub content: ContentPatch,
    /// Its seed: that of the study, plus one for each earlier cell with separate chance.
    pub seed: u64,
}

impl Cell {
    /// Its name: the names of its options.
    pub fn label(&self) -> String {
        if self.names.is_empty() { "all".to_owned() } else { self.names.join(" · ") }
    }
}

impl Study {
    /// The study as one line of self-contained JSON.
    pub fn to_json(&self) -> String {
        // Serialising cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The number of cells.
    pub fn count(&self) -> usize {
        self.vary.iter().map(|axis| axis.options.len()).product()
    }

    /// All cells in order; the last axis changes fastest.
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
            // Seeds are written as signed numbers.
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

    /// The maximal number of batches of a cell.
    pub fn batches(&self) -> u32 {
        u32::try_from(self.games.div_ceil(self.batch)).unwrap_or(u32::MAX)
    }

    /// All units that may be needed, by cell. With a stopping rule not all are;
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

/// Overwrites the fields of a map with those of another.
fn merge_maps(into: &mut Map<String, Value>, from: &Map<String, Value>) {
    for (name, value) in from {
        merge(into.entry(name.clone()).or_insert(Value::Null), value);
    }
}

/// Overwrites a value with another; objects field by field.
pub(crate) fn merge(into: &mut Value, from: &Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => merge_maps(into, from),
        (into, from) => *into = from.clone(),
    }
}
