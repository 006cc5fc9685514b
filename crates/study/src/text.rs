//! The results of a study, as text.

use std::fmt::Write as _;

use i18n::Words;
use tabletop::Message;

use crate::summary::{CellSummary, Comparison, Measure, Summary};

/// Formatting of numbers and measures in one language.
#[derive(Clone, Copy)]
pub(crate) struct Style(pub &'static Words);

impl Style {
    /// The name of a measure.
    pub fn measure(self, name: &str) -> String {
        self.0.say(&Message::new("study-measure").key("name", name))
    }

    /// Formats a share as a percentage.
    pub fn rate(self, share: f64) -> String {
        format!("{}%", self.0.decimal(share * 100.0))
    }

    /// Formats a share without the percent sign.
    pub fn hundredths(self, share: f64) -> String {
        self.0.decimal(share * 100.0)
    }

    /// Formats a value of a measure.
    pub fn value(self, rate: bool, value: f64) -> String {
        if rate { self.rate(value) } else { self.0.decimal(value) }
    }

    /// Formats a difference.
    pub fn change(self, rate: bool, value: f64) -> String {
        self.0.decimal_change(if rate { value * 100.0 } else { value })
    }

    /// Formats a count.
    pub fn count(self, count: u64) -> String {
        self.0.number(i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// Formats a measure with its interval.
    pub fn told(self, measure: &Measure) -> String {
        let name = self.measure(&measure.name);
        let mean = self.value(measure.rate, measure.mean);
        let key = if measure.rate { "rate" } else { "mean" };
        match measure.interval {
            Some([low, high]) => {
                let ends = [low, high]
                    .map(|end| if measure.rate { self.hundredths(end) } else { self.value(false, end) });
                let message = Message::new(if measure.rate { "study-rate" } else { "study-mean" });
                let message = message.key("name", name).key(key, mean);
                let [low, high] = ends;
                self.0.say(&message.key("low", low).key("high", high))
            }
            None => self.0.say(&Message::new("study-mean-alone").key("name", name).key("mean", mean)),
        }
    }

    /// Formats a difference with its interval.
    pub fn differs(self, one: &Comparison) -> String {
        let name = self.measure(&one.name);
        let difference = self.change(one.rate, one.difference);
        let Some(interval) = one.interval else {
            return self
                .0
                .say(&Message::new("study-differs-alone").key("name", name).key("difference", difference));
        };
        let [low, high] = interval.map(|end| self.change(one.rate, end));
        let key = if one.rate { "study-differs-rate" } else { "study-differs-mean" };
        let said = Message::new(key).key("name", name).key("difference", difference);
        let mut said = self.0.say(&said.key("low", low).key("high", high));
        if one.is_sure() {
            let _ = write!(said, " – {}", self.0.text("study-sure"));
        }
        said
    }

    /// The name of a cell.
    pub fn cell(self, cell: &CellSummary) -> String {
        if cell.names.is_empty() { self.0.text("study-all") } else { cell.names.join(" · ") }
    }

    /// The stopping rule.
    pub fn stopped(self, summary: &Summary) -> Option<String> {
        let stop = summary.stop.as_ref()?;
        let rate = summary
            .cells
            .iter()
            .flat_map(|cell| &cell.measures)
            .any(|one| one.name == stop.measure && one.rate);
        let message = Message::new("study-was-stopped")
            .number("every", i64::try_from(stop.every).unwrap_or(i64::MAX))
            .key("name", self.measure(&stop.measure))
            .key("width", self.value(rate || stop.measure == "won", stop.width));
        Some(self.0.say(&message))
    }
}

impl Summary {
    /// The summary as text. Writing to a string cannot fail, so results are ignored.
    pub fn text(&self, words: &'static Words) -> String {
        let style = Style(words);
        let mut out = String::new();
        let head = Message::new("study-head")
            .key("study", &self.study)
            .number("games", i64::try_from(self.games).unwrap_or(i64::MAX))
            .key("seed", self.seed.to_string());
        let _ = writeln!(out, "{}", words.say(&head));
        if !self.about.is_empty() {
            let _ = writeln!(out, "{}", self.about);
        }
        for cell in &self.cells {
            let _ = writeln!(out, "\n{} – {}", style.cell(cell), cell.players);
            for measure in &cell.measures {
                let told = if measure.name == "won" { style.won(measure) } else { style.told(measure) };
                let _ = writeln!(out, "  {told}");
            }
            if let Some(stopped) = style.stopped(self).filter(|_| cell.stopped) {
                let _ = writeln!(out, "  {stopped}");
            }
        }
        for contrast in &self.contrasts {
            let (paired, count) =
                contrast.measures.first().map_or((true, [0; 2]), |one| (one.paired, one.count));
            let said = if paired {
                Message::new("study-contrast")
                    .key("axis", &contrast.axis)
                    .key("from", &contrast.from)
                    .key("to", &contrast.to)
                    .number("pairs", i64::try_from(count[0]).unwrap_or(i64::MAX))
            } else {
                let [first, second] = count.map(|count| style.count(count));
                Message::new("study-contrast-apart")
                    .key("from", &contrast.from)
                    .key("to", format!("{}: {}", contrast.axis, contrast.to))
                    .key("first", first)
                    .key("second", second)
            };
            let _ = writeln!(out, "\n{}", words.say(&said));
            for one in &contrast.measures {
                let _ = writeln!(out, "  {}", style.differs(one));
            }
        }
        let _ = writeln!(out, "\n{}", words.text("study-interval"));
        out
    }
}

impl Style {
    /// The number of games won.
    fn won(self, measure: &Measure) -> String {
        let [low, high] = measure.interval.unwrap_or([0.0, 1.0]).map(|end| self.hundredths(end));
        // A share of a count, and so an integer.
        #[allow(clippy::cast_possible_truncation, reason = "see above")]
        let won = (measure.mean * crate::stats::real(measure.count)).round() as i64;
        let message = Message::new("study-won-of")
            .number("won", won)
            .number("games", i64::try_from(measure.count).unwrap_or(i64::MAX))
            .key("rate", self.rate(measure.mean));
        self.0.say(&message.key("low", low).key("high", high))
    }
}
