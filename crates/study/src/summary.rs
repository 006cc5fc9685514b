//! The summary of a study, computed from its rows.

use registry::{Registered, Work, with_game};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use stats::Profile;

use crate::files::{DECISIONS, SUMMARY};
use crate::schemas::column;
use crate::stats::{Moments, Stratum, around, grouped, paired, per, real, stratified, surprising, wilson};
use crate::{Kind, Study, StudyError, Table, TableFile, games_in};

/// The summary of a study.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The name of the study.
    pub study: String,
    /// Its question.
    pub about: String,
    /// The game.
    pub game: String,
    /// Its seed.
    pub seed: u64,
    /// The number of games.
    pub games: u64,
    /// The version of the rules.
    pub rules_version: u32,
    /// Its measures, in order.
    pub measures: Vec<String>,
    /// The names of its axes.
    pub axes: Vec<String>,
    /// Its stopping rule, if any.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub stop: Option<crate::Stop>,
    /// Each cell.
    pub cells: Vec<CellSummary>,
    /// Each option compared with the first of its axis.
    pub contrasts: Vec<Contrast>,
    /// The lengths of games.
    pub lengths: Vec<Histogram>,
    /// The parts of points, or deeds.
    pub parts: Vec<Part>,
    /// The sources of wounds.
    pub wounds: Vec<Part>,
    /// Deeds correlated with winning, the most certain first.
    pub deeds: Vec<Deed>,
    /// Search statistics by player.
    pub search: Vec<Search>,
    /// Statistics of decisions, if they were kept.
    pub decisions: Vec<Asked>,
}

/// The summary of a cell.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CellSummary {
    /// Its index.
    pub cell: u32,
    /// Its option of each axis, in order.
    pub names: Vec<String>,
    /// The setup, abbreviated.
    pub setup: String,
    /// The players.
    pub players: String,
    /// The fingerprint of the content.
    pub content: String,
    /// The number of games.
    pub games: u64,
    /// Whether the stopping rule ended it early.
    pub stopped: bool,
    /// The outcomes.
    pub outcomes: BTreeMap<String, u64>,
    /// The measures, in the order of the study.
    pub measures: Vec<Measure>,
}

/// A rate or a mean.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// The column.
    pub name: String,
    /// Whether it is a share of games; otherwise it is a mean.
    pub rate: bool,
    /// The number of games.
    pub count: u64,
    /// The share or the mean.
    pub mean: f64,
    /// The standard deviation; `None` for a share.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub deviation: Option<f64>,
    /// The 95 % interval: Wilson for a share, Student for a mean.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub interval: Option<[f64; 2]>,
}

/// The effect of an option of an axis.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Contrast {
    /// The axis.
    pub axis: String,
    /// The reference option.
    pub from: String,
    /// The other option.
    pub to: String,
    /// The measures.
    pub measures: Vec<Comparison>,
}

/// A difference.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// The column.
    pub name: String,
    /// Whether it is a share of games.
    pub rate: bool,
    /// The number of games of each, or of pairs.
    pub count: [u64; 2],
    /// Whether games are paired by number.
    pub paired: bool,
    /// The share or mean of each.
    pub means: [f64; 2],
    /// The second minus the first.
    pub difference: f64,
    /// The 95 % interval of the difference.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub interval: Option<[f64; 2]>,
}

/// The results of two games with the same chance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Pair {
    /// The source of that chance: the seed of the cell and the number of the game.
    pub chance: (u64, usize),
    pub one: f64,
    pub other: f64,
}

impl Comparison {
    /// Whether the interval excludes 0.
    pub fn is_sure(&self) -> bool {
        self.interval.is_some_and(|[low, high]| low > 0.0 || high < 0.0)
    }

    /// Compares paired games. Games of one number meet the same chance in all cells of one seed, so that their pairs
    /// form a cluster.
    pub(crate) fn paired(name: &str, rate: bool, pairs: &[Pair]) -> Self {
        let differences: Vec<f64> = pairs.iter().map(|pair| pair.other - pair.one).collect();
        let mean =
            |of: &dyn Fn(&Pair) -> f64| pairs.iter().map(of).sum::<f64>() / real(pairs.len().max(1) as u64);
        let (difference, mut interval) = if rate {
            let (difference, interval) = paired(&differences);
            (difference, (!pairs.is_empty()).then_some(interval))
        } else {
            let moments = Moments::of(&differences);
            (moments.mean, moments.interval())
        };
        let mut groups: BTreeMap<(u64, usize), (f64, u64)> = BTreeMap::new();
        for (pair, difference) in pairs.iter().zip(&differences) {
            let group = groups.entry(pair.chance).or_default();
            *group = (group.0 + difference, group.1 + 1);
        }
        if groups.len() < pairs.len() {
            let groups: Vec<(f64, u64)> = groups.into_values().collect();
            // Few clusters may be alike by chance: the interval is at least as wide as that of independent pairs.
            interval = interval
                .zip(grouped(&groups))
                .map(|(one, other)| [one[0].min(other[0]), one[1].max(other[1])]);
        }
        Self {
            name: name.to_owned(),
            rate,
            count: [pairs.len() as u64; 2],
            paired: true,
            means: [mean(&|pair| pair.one), mean(&|pair| pair.other)],
            difference,
            interval,
        }
    }
}

/// A bar of a distribution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bar {
    /// The lower end, included.
    pub from: i64,
    /// The upper end, included.
    pub to: i64,
    /// The number of games.
    pub games: u64,
    /// The number of games won.
    pub won: u64,
}

/// A distribution of numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Histogram {
    /// The column.
    pub name: String,
    /// The bars in ascending order, without gaps.
    pub bars: Vec<Bar>,
    /// Minimum, median and maximum.
    pub ends: [i64; 3],
    /// The mean.
    pub mean: f64,
}

/// A part of a sum.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// The column.
    pub name: String,
    /// Its mean per game.
    pub mean: f64,
    /// The Student interval of the mean.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub interval: Option<[f64; 2]>,
    /// Its share of all parts.
    pub share: f64,
}

/// A deed, and whether games with it were won more often.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Deed {
    /// The deed, such as `card:bard`.
    pub deed: String,
    /// The number of games with it, and of those won.
    pub with: [u64; 2],
    /// The number of games without it, and of those won.
    pub without: [u64; 2],
    /// The difference of the shares won with and without it, within cells (Mantel–Haenszel).
    pub difference: f64,
    /// The 95 % interval of the difference.
    pub interval: [f64; 2],
    /// Whether it is significant after Bonferroni's correction for all deeds.
    pub stands: bool,
}

/// Search statistics of a player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Search {
    /// The players.
    pub players: String,
    /// The number of games.
    pub games: u64,
    /// The mean number per game.
    pub looks: f64,
    /// The mean number of decisions a simulation followed the tree.
    pub depth: f64,
}

/// Statistics of a kind of decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// The kind of decision.
    pub kind: String,
    /// The number of decisions.
    pub count: u64,
    /// The mean number per game.
    pub per_game: f64,
    /// The mean number of choices.
    pub options: f64,
}

/// The minimal number of games with and without a deed for it to be reported.
const LEAST: u64 = 10;

/// The maximal number of reported deeds.
const MOST: usize = 60;

impl Summary {
    /// Computes the summary of the tables in a folder.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn of(folder: &Path) -> Result<Self, StudyError> {
        let file = games_in(folder)?;
        let study = Study::from_json(&file.study)?;
        let name = study.game.clone();
        let missing = || StudyError::faults("study", "game", format!("there is no `{name}`"));
        with_game(&name, Sum { study: &study, file: &file, folder }).ok_or_else(missing)?
    }

    /// Reads the summary in a folder of results.
    ///
    /// # Errors
    /// If there is none, because the study is not finished.
    pub fn read(folder: &Path) -> Result<Self, StudyError> {
        let path = folder.join(SUMMARY);
        let text = fs::read_to_string(&path).map_err(StudyError::at(&path))?;
        serde_json::from_str(&text).map_err(StudyError::rows(&path))
    }

    /// The summary as indented JSON.
    pub fn to_json(&self) -> String {
        // Serialising cannot fail: all keys are strings.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

/// The inputs of a summary.
struct Sum<'a> {
    study: &'a Study,
    file: &'a TableFile,
    folder: &'a Path,
}

impl Work for Sum<'_> {
    type Result = Result<Summary, StudyError>;

    fn with<G: Registered>(self) -> Self::Result {
        let Sum { study, file, folder } = self;
        let Profile { parts, .. } = G::PROFILE;
        let parts: Vec<String> = parts.iter().map(|part| column(part)).collect();
        let mut names: Vec<&str> = vec![
            "cell",
            "setup",
            "players",
            "content",
            "outcome",
            "won",
            "rounds",
            "turns",
            "decisions",
            "choices",
            "looks",
            "depth",
            "deeds",
        ];
        names.extend(study.measures.iter().map(String::as_str));
        names.extend(parts.iter().map(String::as_str));
        names.extend(G::WOUNDS);
        let table = file.read(&names)?;
        let sorted = Sorted::new(study, &table);
        let all: Vec<usize> = (0..table.rows()).collect();
        Ok(Summary {
            study: study.name.clone(),
            about: study.about.clone(),
            game: G::NAME.to_owned(),
            seed: study.seed,
            games: table.rows() as u64,
            rules_version: G::RULES_VERSION,
            measures: study.measures.clone(),
            axes: study.vary.iter().map(|axis| axis.name.clone()).collect(),
            stop: study.stop.clone(),
            cells: sorted.cells(),
            contrasts: sorted.contrasts(),
            lengths: ["rounds", "turns", "decisions"]
                .into_iter()
                .filter_map(|name| histogram(&table, name))
                .collect(),
            parts: shares(&table, &all, &parts),
            wounds: shares(&table, &all, G::WOUNDS),
            deeds: sorted.deeds(),
            search: search(&table),
            decisions: asked(folder, table.rows() as u64)?,
        })
    }
}

/// The rows of a table, by cell.
struct Sorted<'a> {
    study: &'a Study,
    table: &'a Table,
    rows: Vec<Vec<usize>>,
}

impl<'a> Sorted<'a> {
    fn new(study: &'a Study, table: &'a Table) -> Self {
        let mut rows = vec![Vec::new(); study.count()];
        if let Some(cells) = table.column("cell") {
            for row in 0..table.rows() {
                let cell = cells.number(row).unwrap_or(-1.0);
                // Cells are counted from 0, and there are few of them.
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "see above")]
                if cell >= 0.0
                    && let Some(rows) = rows.get_mut(cell as usize)
                {
                    rows.push(row);
                }
            }
        }
        Self { study, table, rows }
    }

    fn text(&self, name: &str, row: Option<&usize>) -> String {
        let column = self.table.column(name);
        row.and_then(|&row| column?.text(row)).unwrap_or_default().to_owned()
    }

    fn cells(&self) -> Vec<CellSummary> {
        let cells = self.study.cells();
        cells
            .into_iter()
            .zip(&self.rows)
            .map(|(cell, rows)| {
                let mut outcomes = BTreeMap::new();
                for row in rows {
                    let name = self.text("outcome", Some(row));
                    let name = if name.is_empty() { "unfinished".to_owned() } else { name };
                    *outcomes.entry(name).or_default() += 1;
                }
                let measures = self.study.measures.iter();
                CellSummary {
                    cell: cell.index,
                    setup: self.text("setup", rows.first()),
                    players: cell.players.to_string(),
                    content: self.text("content", rows.first()),
                    names: cell.names,
                    games: rows.len() as u64,
                    stopped: (rows.len() as u64) < self.study.games,
                    outcomes,
                    measures: measures.map(|name| measure(self.table, name, rows)).collect(),
                }
            })
            .collect()
    }

    /// Compares every option of every axis with the first, over all games that differ only in that.
    fn contrasts(&self) -> Vec<Contrast> {
        let mut contrasts = Vec::new();
        let seeds: Vec<u64> = self.study.cells().iter().map(|cell| cell.seed).collect();
        let mut stride = self.study.count();
        for axis in &self.study.vary {
            let count = axis.options.len();
            stride /= count;
            for (place, option) in axis.options.iter().enumerate().skip(1) {
                // Rows of a cell are in the order of their numbers, from 0.
                let pairs: Vec<((u64, usize), usize, usize)> = (0..self.rows.len())
                    .filter(|cell| (cell / stride).is_multiple_of(count))
                    .flat_map(|cell| {
                        let other = &self.rows[cell + place * stride];
                        let pairs = self.rows[cell].iter().zip(other).enumerate();
                        let seed = seeds[cell];
                        pairs.map(move |(number, (&one, &other))| ((seed, number), one, other))
                    })
                    .collect();
                // Games with different chance are still identified by their position, so that shared chance in other
                // cells counts once.
                let compared =
                    |name: &String| Comparison { paired: !axis.apart, ..self.compared(name, &pairs) };
                contrasts.push(Contrast {
                    axis: axis.name.clone(),
                    from: axis.options[0].name.clone(),
                    to: option.name.clone(),
                    measures: self.study.measures.iter().map(compared).collect(),
                });
            }
        }
        contrasts
    }

    fn compared(&self, name: &str, pairs: &[((u64, usize), usize, usize)]) -> Comparison {
        let column = self.table.column(name);
        let value = |row| column.and_then(|column| column.number(row));
        let pair = |&(chance, one, other): &((u64, usize), usize, usize)| {
            Some(Pair { chance, one: value(one)?, other: value(other)? })
        };
        let pairs: Vec<Pair> = pairs.iter().filter_map(pair).collect();
        Comparison::paired(name, is_rate(self.table, name), &pairs)
    }

    fn deeds(&self) -> Vec<Deed> {
        let (Some(deeds), Some(won)) = (self.table.column("deeds"), self.table.column("won")) else {
            return Vec::new();
        };
        let is_won = |row: usize| won.number(row) == Some(1.0);
        let mut strata: BTreeMap<&str, Vec<(u64, u64)>> = BTreeMap::new();
        let mut all = vec![(0, 0); self.rows.len()];
        for (cell, rows) in self.rows.iter().enumerate() {
            for &row in rows {
                all[cell].0 += u64::from(is_won(row));
                all[cell].1 += 1;
                for deed in deeds.texts(row) {
                    let counts = strata.entry(deed).or_insert_with(|| vec![(0, 0); self.rows.len()]);
                    counts[cell].0 += u64::from(is_won(row));
                    counts[cell].1 += 1;
                }
            }
        }
        let told: Vec<(&str, Vec<Stratum>)> = strata
            .into_iter()
            .map(|(deed, counts)| {
                let strata = counts.into_iter().zip(&all);
                let strata =
                    strata.map(|(with, all)| Stratum { with, without: (all.0 - with.0, all.1 - with.1) });
                (deed, strata.collect::<Vec<_>>())
            })
            .filter(|(_, strata)| {
                let games = |of: &dyn Fn(&Stratum) -> u64| strata.iter().map(of).sum::<u64>();
                games(&|one| one.with.1) >= LEAST && games(&|one| one.without.1) >= LEAST
            })
            .collect();
        let far = surprising(told.len());
        let mut deeds: Vec<(f64, Deed)> = told
            .into_iter()
            .filter_map(|(deed, strata)| {
                let (difference, error) = stratified(&strata)?;
                let sum = |of: &dyn Fn(&Stratum) -> (u64, u64)| {
                    let counts = strata.iter().map(of);
                    counts.fold([0, 0], |sum, (won, games)| [sum[0] + games, sum[1] + won])
                };
                let distance = if error > 0.0 { (difference / error).abs() } else { 0.0 };
                let deed = Deed {
                    deed: deed.to_owned(),
                    with: sum(&|one| one.with),
                    without: sum(&|one| one.without),
                    difference,
                    interval: around(difference, error).map(|end| end.clamp(-1.0, 1.0)),
                    stands: distance > far,
                };
                Some((distance, deed))
            })
            .collect();
        deeds.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        deeds.into_iter().map(|(_, deed)| deed).take(MOST).collect()
    }
}

pub(crate) fn is_rate(table: &Table, name: &str) -> bool {
    table.schema.fields.iter().any(|field| field.name == name && field.kind == Kind::Flag)
}

/// A measure of some rows.
pub(crate) fn measure(table: &Table, name: &str, rows: &[usize]) -> Measure {
    let rate = is_rate(table, name);
    let column = table.column(name);
    let values: Vec<f64> = rows.iter().filter_map(|&row| column?.number(row)).collect();
    let moments = Moments::of(&values);
    let won = values.iter().filter(|&&value| value > 0.5).count() as u64;
    Measure {
        name: name.to_owned(),
        rate,
        count: moments.count,
        mean: moments.mean,
        deviation: (!rate && moments.count > 1).then(|| moments.variance.sqrt()),
        interval: if rate { Some(wilson(won, moments.count)) } else { moments.interval() },
    }
}

/// The least of 1, 2, 5, 10, 20, 50, … that is at least `width`.
fn nice(width: i64) -> i64 {
    let mut scale = 1;
    loop {
        for step in [1, 2, 5] {
            if step * scale >= width {
                return step * scale;
            }
        }
        scale *= 10;
    }
}

/// The approximate number of bars.
const BARS: i64 = 20;

fn histogram(table: &Table, name: &str) -> Option<Histogram> {
    let (crate::Values::Whole(numbers), won) = (table.column(name)?, table.column("won")?) else {
        return None;
    };
    let mut numbers: Vec<(i64, bool)> = numbers
        .iter()
        .enumerate()
        .filter_map(|(row, number)| Some((number.as_ref().copied()?, won.number(row) == Some(1.0))))
        .collect();
    numbers.sort_unstable();
    let (&(least, _), &(greatest, _)) = (numbers.first()?, numbers.last()?);
    let width = nice((greatest - least) / BARS + 1);
    let begin = least.div_euclid(width) * width;
    let count = (greatest - begin) / width + 1;
    let mut bars: Vec<Bar> = (0..count)
        .map(|bar| Bar { from: begin + bar * width, to: begin + (bar + 1) * width - 1, games: 0, won: 0 })
        .collect();
    for &(number, won) in &numbers {
        let place = usize::try_from((number - begin) / width).unwrap_or(0);
        if let Some(bar) = bars.get_mut(place) {
            bar.games += 1;
            bar.won += u64::from(won);
        }
    }
    let sum: i64 = numbers.iter().map(|(number, _)| number).sum();
    // Sums of lengths are far below 2⁵², where every whole number is exact.
    #[allow(clippy::cast_precision_loss, reason = "see above")]
    let mean = sum as f64 / numbers.len() as f64;
    Some(Histogram {
        name: name.to_owned(),
        bars,
        ends: [least, numbers[numbers.len() / 2].0, greatest],
        mean,
    })
}

/// The mean of each part and its share of the sum.
fn shares(table: &Table, rows: &[usize], names: &[impl AsRef<str>]) -> Vec<Part> {
    let measures: Vec<Measure> = names.iter().map(|name| measure(table, name.as_ref(), rows)).collect();
    let all: f64 = measures.iter().map(|one| one.mean.max(0.0)).sum();
    let mut parts: Vec<Part> = measures
        .into_iter()
        .filter(|one| one.mean != 0.0)
        .map(|one| Part {
            share: if all > 0.0 { one.mean.max(0.0) / all } else { 0.0 },
            name: one.name,
            mean: one.mean,
            interval: one.interval,
        })
        .collect();
    parts.sort_by(|one, other| other.mean.total_cmp(&one.mean));
    parts
}

fn search(table: &Table) -> Vec<Search> {
    let (Some(players), Some(looks), Some(depth)) =
        (table.column("players"), table.column("looks"), table.column("depth"))
    else {
        return Vec::new();
    };
    let mut sums: BTreeMap<&str, (u64, f64, f64)> = BTreeMap::new();
    for row in 0..table.rows() {
        if let (Some(players), Some(looks), Some(depth)) =
            (players.text(row), looks.number(row), depth.number(row))
        {
            let sum = sums.entry(players).or_default();
            *sum = (sum.0 + 1, sum.1 + looks, sum.2 + depth);
        }
    }
    sums.into_iter()
        .map(|(players, (games, looks, depth))| Search {
            players: players.to_owned(),
            games,
            looks: looks / real(games),
            depth: depth / real(games),
        })
        .collect()
}

/// Statistics of decisions, if they were kept.
fn asked(folder: &Path, games: u64) -> Result<Vec<Asked>, StudyError> {
    let path = folder.join(DECISIONS);
    if !path.exists() {
        return Ok(Vec::new());
    }
    let table = TableFile::open(&path)?.read(&["kind", "options"])?;
    let (Some(kinds), Some(options)) = (table.column("kind"), table.column("options")) else {
        return Ok(Vec::new());
    };
    let mut counts: BTreeMap<&str, (u64, f64)> = BTreeMap::new();
    for row in 0..table.rows() {
        let count = counts.entry(kinds.text(row).unwrap_or_default()).or_default();
        *count = (count.0 + 1, count.1 + options.number(row).unwrap_or(0.0));
    }
    let mut asked: Vec<Asked> = counts
        .into_iter()
        .map(|(kind, (count, options))| Asked {
            kind: kind.to_owned(),
            count,
            per_game: per(count, games),
            options: options / real(count),
        })
        .collect();
    asked.sort_by(|one, other| other.count.cmp(&one.count).then_with(|| one.kind.cmp(&other.kind)));
    Ok(asked)
}
