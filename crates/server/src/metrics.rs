//! Metrics and request logs for the operator. Neither names a table, a cookie or a
//! client.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the histogram of durations, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

/// Counters since the start of the server.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Responses by the first digit of their status.
    answers: [AtomicU64; 5],
    too_often: AtomicU64,
    turned_away: AtomicU64,
    unavailable: AtomicU64,
    /// Responses in each bucket of the histogram; the last bucket is unbounded.
    quick: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// Current values, as opposed to counters.
pub(crate) struct Gauges {
    pub pages: usize,
    pub connections: usize,
    pub tables: usize,
    pub thinking: usize,
    pub uptime: Duration,
}

impl Metrics {
    pub fn count(&self, status: u16, took: Duration) {
        let one = |counter: &AtomicU64| counter.fetch_add(1, Ordering::Relaxed);
        one(&self.answers[usize::from(status / 100).clamp(1, 5) - 1]);
        match status {
            429 => drop(one(&self.too_often)),
            503 => drop(one(&self.unavailable)),
            _ => {}
        }
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bound = BOUNDS.iter().position(|bound| micros <= bound * 1000).unwrap_or(BOUNDS.len());
        one(&self.quick[bound]);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Counts a connection that was closed immediately because its client has too many.
    pub fn turned_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// The metrics in the text format of Prometheus.
    pub fn tell(&self, gauges: &Gauges) -> String {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, values: &[(String, f64)]| {
            // Writing to a string cannot fail.
            let _written = writeln!(text, "# HELP hedgerow_{name} {help}\n# TYPE hedgerow_{name} {kind}");
            for (label, value) in values {
                let _written = writeln!(text, "hedgerow_{name}{label} {value}");
            }
        };
        #[allow(clippy::cast_precision_loss, reason = "no counter comes near to where that matters")]
        let float = |number: u64| number as f64;
        let classes: Vec<(String, f64)> = (1..)
            .zip(&self.answers)
            .map(|(class, counter)| (format!("{{status=\"{class}xx\"}}"), float(read(counter))))
            .collect();
        line("answers_total", "counter", "Requests that were answered, by status.", &classes);
        let mut seconds = Vec::new();
        let mut sum = 0;
        for (index, counter) in self.quick.iter().enumerate() {
            sum += read(counter);
            let bound =
                BOUNDS.get(index).map_or("+Inf".to_owned(), |bound| (float(*bound) / 1000.0).to_string());
            seconds.push((format!("_bucket{{le=\"{bound}\"}}"), float(sum)));
        }
        seconds.push(("_sum".to_owned(), float(read(&self.micros)) / 1e6));
        seconds.push(("_count".to_owned(), float(sum)));
        line("answer_seconds", "histogram", "How long requests took.", &seconds);
        let mut plain = |name: &str, kind: &str, help: &str, value: u64| {
            line(name, kind, help, &[(String::new(), float(value))]);
        };
        plain(
            "too_often_total",
            "counter",
            "Requests of clients that asked too often.",
            read(&self.too_often),
        );
        plain(
            "turned_away_total",
            "counter",
            "Connections of clients that had too many open.",
            read(&self.turned_away),
        );
        plain(
            "unavailable_total",
            "counter",
            "Requests that could not be met just then.",
            read(&self.unavailable),
        );
        plain("pages", "gauge", "Open pages that are told what happens.", gauges.pages as u64);
        plain("connections", "gauge", "Open connections.", gauges.connections as u64);
        plain("tables_in_memory", "gauge", "Tables that are held in memory.", gauges.tables as u64);
        plain(
            "thinking_tables",
            "gauge",
            "Tables at which players of ours are to move.",
            gauges.thinking as u64,
        );
        plain("uptime_seconds", "gauge", "How long the server has run.", gauges.uptime.as_secs());
        text
    }
}
