//! The progress of long work, and the estimated time left.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use i18n::Words;
use study::stats::real;
use tabletop::Message;

/// The least time between two updates of the line on a terminal.
pub const EVERY: Duration = Duration::from_millis(200);

/// Shows the progress of long work on a terminal; silent if standard error is no terminal.
pub struct Progress {
    what: &'static str,
    words: &'static Words,
    /// Whether to show the rate per second.
    counts: bool,
    live: bool,
    begun: Instant,
    told: Option<Instant>,
}

impl Progress {
    /// The progress of work that counts something, such as games or decisions; it shows the rate per second.
    pub fn counting(what: &'static str, words: &'static Words) -> Self {
        Self { counts: true, ..Self::new(what, words) }
    }

    /// The progress of other work, without a rate.
    pub fn new(what: &'static str, words: &'static Words) -> Self {
        let live = io::stderr().is_terminal();
        Self { what, words, counts: false, live, begun: Instant::now(), told: None }
    }

    /// Shows that `done` of `all` units are finished, unless it was updated just before.
    pub fn tell(&mut self, done: u64, all: u64) {
        if !self.live || self.told.is_some_and(|told| told.elapsed() < EVERY) {
            return;
        }
        eprint!("\r\x1b[K{}", self.line(done, all, self.begun.elapsed()));
        self.told = Some(Instant::now());
    }

    /// The line of text; `after` is the time since the beginning.
    fn line(&self, done: u64, all: u64, after: Duration) -> String {
        let percent = usize::try_from(done.saturating_mul(100) / all.max(1)).unwrap_or(100).min(100);
        let full = percent / 4;
        let bar = format!("{} [{}{}] {percent:3}%", self.what, "#".repeat(full), ".".repeat(25 - full));
        if done == 0 {
            return bar;
        }
        let rate = real(done) / after.as_secs_f64().max(1e-9);
        let left = Duration::try_from_secs_f64(real(all.saturating_sub(done)) / rate).ok();
        let left = left.map_or_else(|| "–".to_owned(), clock);
        let said = if self.counts {
            Message::new("cli-pace").key("rate", self.words.decimal(rate)).key("left", left)
        } else {
            Message::new("cli-left").key("left", left)
        };
        format!("{bar}  {}", self.words.say(&said))
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.told.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}

/// A duration as text, like a clock.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use tabletop::Language;

    use super::*;

    #[test]
    fn a_line_says_how_far_how_fast_and_how_long() {
        let games = Progress::counting("simulate", Words::of(Language::En));
        let minute = Duration::from_mins(1);
        assert_eq!(
            games.line(90, 360, minute),
            "simulate [######...................]  25%  1.5 a second, 0:03:00 left"
        );
        assert_eq!(games.line(0, 360, minute), format!("simulate [{}]   0%", ".".repeat(25)));
        assert_eq!(
            games.line(360, 360, minute),
            format!("simulate [{}] 100%  6.0 a second, 0:00:00 left", "#".repeat(25))
        );
        // More than all, none of none, or all immediately.
        assert!(games.line(400, 360, minute).contains("100%"));
        assert!(games.line(1, 0, Duration::ZERO).contains("0:00:00 left"));
        assert!(games.line(1, u64::MAX, minute).ends_with("left"));
        let other = Progress::new("bench", Words::of(Language::Pl));
        assert!(other.line(1, 4, Duration::from_mins(20)).ends_with("25%  zostało 1:00:00"));
    }
}
