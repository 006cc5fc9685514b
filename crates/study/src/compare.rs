//! Comparison of two studies.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use i18n::Words;
use serde::Serialize;
use tabletop::Message;

use crate::stats::Moments;
use crate::stats::newcombe;
use crate::summary::{Comparison, Pair, is_rate};
use crate::text::Style;
use crate::{Cell, Study, StudyError, Table, games_in};

/// The comparison of two studies of one game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Compared {
    /// The game.
    pub game: String,
    /// The names of the studies, or of their folders if those are equal.
    pub studies: [String; 2],
    /// Whether games of the same number have the same chance and players.
    pub paired: bool,
    /// Whether both have the same content.
    pub same_content: bool,
    /// The comparison of all games.
    pub all: Vec<Comparison>,
    /// The comparison of each common cell; empty if there is only one.
    pub cells: Vec<CellComparison>,
}

/// A common cell.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CellComparison {
    /// Its option of each axis.
    pub names: Vec<String>,
    /// The measures.
    pub measures: Vec<Comparison>,
}

/// The games of one study.
struct Side {
    name: String,
    study: Study,
    cells: Vec<Cell>,
    table: Table,
    rows: Vec<Vec<usize>>,
}

impl Side {
    fn read(folder: &Path, measures: &[String]) -> Result<Self, StudyError> {
        let file = games_in(folder)?;
        let study = Study::from_json(&file.study)?;
        let measures = if measures.is_empty() { &study.measures } else { measures };
        let mut names = vec!["cell", "number", "content"];
        names.extend(measures.iter().map(String::as_str));
        if let Some(missing) = measures.iter().find(|name| file.schema.place(name).is_none()) {
            let folder = folder.display();
            return Err(StudyError::Incomparable(format!("{folder} has no measure `{missing}`")));
        }
        let table = file.read(&names)?;
        let cells = study.cells();
        let mut rows = vec![Vec::new(); cells.len()];
        if let Some(crate::Values::Whole(of)) = table.column("cell") {
            for (row, cell) in of.iter().enumerate() {
                let cell = cell.and_then(|cell| usize::try_from(cell).ok());
                if let Some(rows) = cell.and_then(|cell| rows.get_mut(cell)) {
                    rows.push(row);
                }
            }
        }
        Ok(Self { name: folder.display().to_string(), study, cells, table, rows })
    }

    fn contents(&self) -> Vec<&str> {
        let column = self.table.column("content");
        self.rows.iter().filter_map(|rows| column?.text(*rows.first()?)).collect()
    }

    fn number(&self, name: &str, row: usize) -> Option<f64> {
        self.table.column(name)?.number(row)
    }
}

impl Compared {
    /// Compares the results in two folders by the named measures, or by those of the first.
    ///
    /// # Errors
    /// If they cannot be read, or have nothing in common.
    pub fn of(first: &Path, second: &Path, measures: &[String]) -> Result<Self, StudyError> {
        let one = Side::read(first, measures)?;
        let measures = if measures.is_empty() { one.study.measures.clone() } else { measures.to_vec() };
        let other = Side::read(second, &measures)?;
        if one.study.game != other.study.game {
            return Err(StudyError::Incomparable(format!(
                "{} is of {}, {} of {}: different games cannot be compared",
                one.name, one.study.game, other.name, other.study.game
            )));
        }
        // Cells are matched by their options; two studies of one cell each always match.
        let alone = one.cells.len() == 1 && other.cells.len() == 1;
        let places: BTreeMap<&[String], usize> =
            other.cells.iter().enumerate().map(|(place, cell)| (cell.names.as_slice(), place)).collect();
        let matched: Vec<(usize, usize)> = (0..one.cells.len())
            .filter_map(|place| {
                let found = if alone { Some(&0) } else { places.get(one.cells[place].names.as_slice()) };
                Some((place, *found?))
            })
            .collect();
        if matched.is_empty() {
            return Err(StudyError::Incomparable(format!(
                "{} and {} have no cell in common: their axes or options differ",
                one.name, other.name
            )));
        }
        let same_players = matched.iter().all(|&(a, b)| one.cells[a].players == other.cells[b].players);
        let same_chance = matched.iter().all(|&(a, b)| one.cells[a].seed == other.cells[b].seed);
        let paired = same_chance && same_players;
        let names = if one.study.name == other.study.name {
            [one.name.clone(), other.name.clone()]
        } else {
            [one.study.name.clone(), other.study.name.clone()]
        };
        let compare = |cells: &[(usize, usize)]| -> Vec<Comparison> {
            measures.iter().map(|name| comparison(&one, &other, name, cells, paired)).collect()
        };
        let cells = matched.iter().filter(|_| matched.len() > 1).map(|&pair| CellComparison {
            names: one.cells[pair.0].names.clone(),
            measures: compare(&[pair]),
        });
        Ok(Self {
            game: one.study.game.clone(),
            studies: names,
            paired,
            same_content: one.contents() == other.contents(),
            cells: cells.collect(),
            all: compare(&matched),
        })
    }

    /// The comparison as text. Writing to a string cannot fail, so results are ignored.
    pub fn text(&self, words: &'static Words) -> String {
        let style = Style(words);
        let mut out = String::new();
        let [from, to] = &self.studies;
        let [first, second] =
            self.all.first().map_or([0, 0], |one| one.count).map(|count| style.count(count));
        let head = Message::new("study-contrast-apart").key("from", from).key("to", to);
        let _ = writeln!(out, "{}", words.say(&head.key("first", first).key("second", second)));
        let key = if self.paired { "study-same-games" } else { "study-other-games" };
        let _ = writeln!(out, "{}", words.text(key));
        let key = if self.same_content { "study-same-content" } else { "study-other-content" };
        let _ = writeln!(out, "{}\n", words.text(key));
        for one in &self.all {
            let _ = writeln!(out, "{}", style.verdict(one, to));
        }
        for cell in &self.cells {
            let _ = writeln!(out, "\n{}", cell.names.join(" · "));
            for one in &cell.measures {
                let _ = writeln!(out, "  {}", style.differs(one));
            }
        }
        let _ = writeln!(out, "\n{}", words.text("study-interval"));
        out
    }
}

fn comparison(one: &Side, other: &Side, name: &str, cells: &[(usize, usize)], paired: bool) -> Comparison {
    let rate = is_rate(&one.table, name);
    if paired {
        let mut pairs = Vec::new();
        for &(a, b) in cells {
            // Rows of a cell are in the order of their numbers, from 0.
            for (number, (&first, &second)) in one.rows[a].iter().zip(&other.rows[b]).enumerate() {
                let chance = (one.cells[a].seed, number);
                if let (Some(one), Some(other)) = (one.number(name, first), other.number(name, second)) {
                    pairs.push(Pair { chance, one, other });
                }
            }
        }
        return Comparison::paired(name, rate, &pairs);
    }
    let values = |side: &Side, place: &dyn Fn(&(usize, usize)) -> usize| -> Vec<f64> {
        let rows = cells.iter().flat_map(|pair| &side.rows[place(pair)]);
        rows.filter_map(|&row| side.number(name, row)).collect()
    };
    let [first, second] = [values(one, &|pair| pair.0), values(other, &|pair| pair.1)];
    let [before, after] = [&first, &second].map(|values| Moments::of(values));
    let (difference, interval) = if rate {
        let won =
            |values: &[f64]| (values.iter().filter(|&&won| won > 0.5).count() as u64, values.len() as u64);
        let (difference, interval) = newcombe(won(&first), won(&second));
        (difference, (before.count > 0 && after.count > 0).then_some(interval))
    } else {
        before
            .up_to(&after)
            .map_or((after.mean - before.mean, None), |(difference, ends)| (difference, Some(ends)))
    };
    Comparison {
        name: name.to_owned(),
        rate,
        count: [before.count, after.count],
        paired: false,
        means: [before.mean, after.mean],
        difference,
        interval,
    }
}

impl Style {
    /// Whether a difference matters, in a sentence.
    fn verdict(self, one: &Comparison, to: &str) -> String {
        let name = self.measure(&one.name);
        let Some(interval) = one.interval else {
            return self.0.say(&Message::new("study-verdict-none").key("name", name));
        };
        let [low, high] = interval.map(|end| self.change(one.rate, end));
        let key = match (one.name.as_str(), one.rate, one.is_sure()) {
            ("won", _, true) => "study-verdict-won-sure",
            ("won", _, false) => "study-verdict-won",
            (_, true, true) => "study-verdict-rate-sure",
            (_, true, false) => "study-verdict-rate",
            (_, false, true) => "study-verdict-mean-sure",
            (_, false, false) => "study-verdict-mean",
        };
        let difference = self.change(one.rate, one.difference);
        let values = one.means.map(|mean| self.value(one.rate, mean));
        let [was, is] = values;
        let said = Message::new(key).key("to", to).key("name", name).key("difference", difference);
        self.0.say(&said.key("low", low).key("high", high).key("was", was).key("is", is))
    }
}
