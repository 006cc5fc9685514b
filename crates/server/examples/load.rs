//! How long a choice takes from the click to the page, when many play at once.
//!
//! Run with `cargo run --release -p server --example load`. It measures and judges nothing: the
//! budget is in ARCHITECTURE.md, and a busy machine says nothing about it.

#[path = "../tests/common/mod.rs"]
mod common;

use std::sync::Mutex;
use std::time::{Duration, Instant};

use common::{Dice, Folder, Site, TablePage};

/// How many tables there are.
const TABLES: usize = 500;

/// How many browsers ask at the same time.
const BROWSERS: usize = 16;

/// How long somebody thinks before a choice.
const THOUGHT: Duration = Duration::from_secs(3);

/// How many choices are made at each table.
const CHOICES: u32 = 8;

fn main() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let times = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for browser in 0..BROWSERS {
            let (site, times) = (&site, &times);
            scope.spawn(move || {
                let part = site.browser().with("x-part", "main").with("accept-encoding", "gzip");
                let mut dice = Dice::new(browser as u64);
                let tables: Vec<_> = (0..TABLES / BROWSERS)
                    .map(|_| {
                        let table = site.browser().begin();
                        // Somewhere in the middle, where the table is full.
                        site.browser().play_to(&table, 15, &mut dice);
                        table
                    })
                    .collect();
                let mut pages: Vec<_> = tables.iter().map(|table| site.browser().table(table)).collect();
                for _ in 0..CHOICES {
                    for (table, page) in tables.iter().zip(&mut pages) {
                        std::thread::sleep(THOUGHT * u32::try_from(BROWSERS).unwrap() / 500);
                        let id = dice.pick(&page.choices);
                        let begun = Instant::now();
                        // A game that is over is taken back a little.
                        let answer = match id {
                            Some(id) => part.choose(table, id, page.step),
                            None => part.step(table, "undo", page.step),
                        };
                        answer.expect(200);
                        times.lock().unwrap().push(begun.elapsed());
                        // What is shown may be the rats' turn; the next choice is on the table.
                        *page = TablePage::read(site.browser().get(table).expect(200).text());
                    }
                }
            });
        }
    });
    let mut times = times.into_inner().unwrap();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!("{} choices: median {:?}, p90 {:?}, p99 {:?}", times.len(), at(50), at(90), at(99));
}
