//! Statistics over many accounts of one game.

use std::collections::BTreeMap;

use crate::{Day, Played, Profile, Standing};

/// The numbers of games by result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// Won by one of several people.
    pub shared: u32,
    /// Given up.
    pub given_up: u32,
}

impl Counts {
    /// Counts a game.
    pub fn add(&mut self, result: Standing) {
        match result {
            Standing::Won => self.won += 1,
            Standing::Lost => self.lost += 1,
            Standing::Shared => self.shared += 1,
            Standing::GivenUp => self.given_up += 1,
            Standing::Watched => {}
        }
    }

    /// The total.
    pub fn all(self) -> u32 {
        self.won + self.lost + self.shared + self.given_up
    }

    /// The number won or lost.
    pub fn decided(self) -> u32 {
        self.won + self.lost
    }

    /// The percentage won of those won or lost; `None` if there are none.
    pub fn percent(self) -> Option<u32> {
        let all = self.decided();
        let all = u64::from(all);
        // A percentage is at most 100.
        (all > 0).then(|| u32::try_from((u64::from(self.won) * 100 + all / 2) / all).unwrap_or(100))
    }
}

/// The unit of the results over time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Span {
    /// A day.
    Day,
    /// A week, from Monday.
    Week,
    /// A month.
    Month,
}

impl Span {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Week => "week",
            Self::Month => "month",
        }
    }

    /// The first day of the unit that contains a day.
    pub fn of(self, day: Day) -> Day {
        match self {
            Self::Day => day,
            Self::Week => day.week(),
            Self::Month => day.month(),
        }
    }

    /// The last units from `first` to `last`, oldest first, at most [`MOST_SPANS`].
    fn last_of(self, first: Day, last: Day) -> Vec<Day> {
        let before = |&at: &Day| Some(self.of(at.plus(-1)));
        let back = std::iter::successors(Some(self.of(last)), before);
        let mut stretches: Vec<Day> = back.take_while(|&at| at >= self.of(first)).take(MOST_SPANS).collect();
        stretches.reverse();
        stretches
    }

    /// The smallest unit with at most about two dozen in the range.
    fn fitting(first: Day, last: Day) -> Self {
        match last.0.saturating_sub(first.0) {
            ..=20 => Self::Day,
            21..=170 => Self::Week,
            _ => Self::Month,
        }
    }
}

/// The maximal number of units shown; older games are omitted.
const MOST_SPANS: usize = 36;

/// One bar of a distribution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    /// The lower end, included.
    pub from: i64,
    /// The upper end, included.
    pub to: i64,
    /// The number of games.
    pub count: u32,
    /// The number of games won.
    pub won: u32,
}

/// A distribution of numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Histogram {
    /// The bars in ascending order, without gaps.
    pub bars: Vec<Bar>,
    /// The median.
    pub median: i64,
    /// The minimum and the maximum.
    pub ends: (i64, i64),
}

/// The approximate number of bars.
const BARS: i128 = 14;

impl Histogram {
    /// The distribution of numbers, each with whether its game was won.
    fn of(mut numbers: Vec<(i64, bool)>) -> Self {
        numbers.sort_unstable();
        let (Some(&(least, _)), Some(&(greatest, _))) = (numbers.first(), numbers.last()) else {
            return Self::default();
        };
        // The difference of two numbers can overflow their type.
        let (low, high) = (i128::from(least), i128::from(greatest));
        let width = nice((high - low) / BARS + 1);
        let begin = low.div_euclid(width) * width;
        let count = usize::try_from((high - begin) / width + 1).unwrap_or(1);
        let edge = |at: i128| i64::try_from(at).unwrap_or(if at < 0 { i64::MIN } else { i64::MAX });
        let mut bars: Vec<Bar> = (0..)
            .map(|bar| begin + bar * width)
            .take(count)
            .map(|from| Bar { from: edge(from), to: edge(from + width - 1), count: 0, won: 0 })
            .collect();
        for &(number, won) in &numbers {
            let place = usize::try_from((i128::from(number) - begin) / width).unwrap_or(0);
            if let Some(bar) = bars.get_mut(place) {
                bar.count += 1;
                bar.won += u32::from(won);
            }
        }
        Self { bars, median: numbers[numbers.len() / 2].0, ends: (least, greatest) }
    }
}

/// The least of 1, 2, 5, 10, 20, 50, … that is at least `width`.
fn nice(width: i128) -> i128 {
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

/// A part of the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// Its name in accounts.
    pub name: &'static str,
    /// Its sum over all games.
    pub sum: i64,
}

/// Statistics of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// The results.
    pub all: Counts,
    /// The unit of time.
    pub span: Span,
    /// The results of each unit, without gaps.
    pub spans: Vec<(Day, Counts)>,
    /// The rows of the table of results.
    pub rows: Vec<String>,
    /// Its columns.
    pub columns: Vec<String>,
    /// The results by row and column.
    pub cells: BTreeMap<(String, String), Counts>,
    /// The distribution of points.
    pub scores: Histogram,
    /// The distribution of lengths in rounds.
    pub lengths: Histogram,
    /// The parts of the points, or the deeds.
    pub parts: Vec<Part>,
}

impl Figures {
    /// Computes the statistics of games, which must be of one game and in the order in which they ended.
    pub fn of<'a>(profile: &Profile, games: impl IntoIterator<Item = &'a Played>) -> Self {
        let games: Vec<&Played> =
            games.into_iter().filter(|played| played.account.result != Standing::Watched).collect();
        let day = |played: &Played| Day::of_millis(played.when);
        let first = games.iter().map(|played| day(played)).min().unwrap_or(Day(0));
        let last = games.iter().map(|played| day(played)).max().unwrap_or(Day(0));
        let span = Span::fitting(first, last);
        let mut all = Counts::default();
        let mut over_time: BTreeMap<Day, Counts> = BTreeMap::new();
        let mut cells: BTreeMap<(String, String), Counts> = BTreeMap::new();
        let (mut scores, mut lengths) = (Vec::new(), Vec::new());
        let mut parts: Vec<Part> = profile.parts.iter().map(|&name| Part { name, sum: 0 }).collect();
        for played in &games {
            let account = &played.account;
            let won = account.result == Standing::Won;
            all.add(account.result);
            over_time.entry(span.of(day(played))).or_default().add(account.result);
            let word = |name| account.word(name).unwrap_or("other").to_owned();
            cells.entry((word(profile.rows), word(profile.columns))).or_default().add(account.result);
            // A game that was given up does not count for points and length.
            if account.result != Standing::GivenUp {
                scores.extend(account.score.map(|score| (score, won)));
                lengths.push((i64::from(account.rounds), won));
                for part in &mut parts {
                    part.sum = part.sum.saturating_add(account.number(part.name));
                }
            }
        }
        let stretches = if games.is_empty() { Vec::new() } else { span.last_of(first, last) };
        let spans =
            stretches.into_iter().map(|at| (at, over_time.get(&at).copied().unwrap_or_default())).collect();
        Self {
            all,
            span,
            spans,
            rows: names(cells.keys().map(|(row, _)| row)),
            columns: names(cells.keys().map(|(_, column)| column)),
            cells,
            scores: Histogram::of(scores),
            lengths: Histogram::of(lengths),
            parts,
        }
    }

    /// The results of a whole row.
    pub fn row(&self, row: &str) -> Counts {
        let mut counts = Counts::default();
        for (_, cell) in self.cells.iter().filter(|((of, _), _)| of == row) {
            counts.won += cell.won;
            counts.lost += cell.lost;
            counts.shared += cell.shared;
            counts.given_up += cell.given_up;
        }
        counts
    }
}

/// Each name once: numbers in numerical order, then words.
fn names<'a>(names: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut names: Vec<String> = names.cloned().collect();
    names.sort_by_key(|name| (name.parse::<u32>().unwrap_or(u32::MAX), name.clone()));
    names.dedup();
    names
}
