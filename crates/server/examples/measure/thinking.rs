//! How long a hint with a budget of a second takes, while players of ours think at four other tables.
//!
//! Run with `cargo run --release -p server --example measure -- thinking`, with the number of hints, or 300. It
//! measures and judges nothing: the budget is in ARCHITECTURE.md, and a busy machine says little about it.

use std::time::{Duration, Instant};

use crate::common::{Dice, Folder, Site};

/// At how many other tables players of ours think.
const OTHERS: usize = 4;

pub fn run(arguments: &[String]) {
    let hints = arguments.first().map_or(300, |count| count.parse().expect("a number of hints"));
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    // The strongest of ours play by themselves, as long as somebody looks.
    let ours = || browser.post("/new/ratcatcher", &[("seat_1", "elder")]).location().to_owned();
    let mut others: Vec<String> = (0..OTHERS).map(|_| ours()).collect();
    let table = browser.begin();
    browser.play_to(&table, 15, &mut Dice::new(1));
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..hints {
        for other in &mut others {
            // Where a game is over, another begins.
            if !browser.get(other).expect(200).text().contains("data-thinking") {
                *other = ours();
                browser.get(other).expect(200);
            }
        }
        let begun = Instant::now();
        let hint = browser.get(&format!("{table}/hint")).expect(200);
        times.push(begun.elapsed());
        assert!(hint.text().contains("class=\"advised\""));
    }
    times.sort_unstable();
    let at = |share: usize| times[times.len().saturating_sub(1) * share / 100];
    println!("{hints} hints: median {:?}, p90 {:?}, p99 {:?}", at(50), at(90), at(99));
}
