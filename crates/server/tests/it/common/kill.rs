//! The proof that nothing is lost and nothing is there twice, however often the server is killed.

#![allow(dead_code, unreachable_pub, reason = "each program takes what it needs")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tabletop::RecordEntry;

use crate::common::{Browser, Dice, TablePage};

/// How many tables are played at at the same time.
const TABLES: usize = 4;

/// After so many kills new tables are begun, so that none grows for ever.
const EACH: u32 = 25;

/// What was seen.
#[derive(Debug, Default)]
pub struct Seen {
    /// Steps that were answered as played.
    pub answered: usize,
    /// Steps that are kept.
    pub kept: usize,
    /// Tables that fold to their fingerprints.
    pub tables: usize,
}

/// A server that is killed when it is dropped.
struct Victim(Child, Browser);

impl Victim {
    fn start(mut program: Command) -> Self {
        let mut child = program.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        let address = lines.map(Result::unwrap).find_map(|line| line.strip_prefix("address ")?.parse().ok());
        Self(child, Browser::at(address.expect("the server begins")))
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        // This is SIGKILL.
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// Plays at a table until the server is gone, and says which steps were answered with which choice.
fn play(browser: &Browser, table: &str, mut dice: Dice) -> Vec<(u32, String)> {
    let mut answered = Vec::new();
    while let Some(page) = browser.try_get(table) {
        let page = TablePage::read(&page);
        // A game that is over is taken back a little, and goes on.
        let (what, id) = dice.pick(&page.choices).map_or(("undo", ""), |id| ("choose", id));
        let step = page.step.to_string();
        match browser.try_post(&format!("{table}/{what}"), &[("id", id), ("step", &step)]) {
            Some(303) => answered.push((page.step + 1, id.to_owned())),
            Some(status) => panic!("{status} at {table}"),
            None => break,
        }
    }
    answered
}

/// Looks whether every step that was answered is there, once, and whether all folds to its fingerprints.
fn check(browser: &Browser, tables: &[String], answered: &[Vec<(u32, String)>], seen: &mut Seen) {
    for (table, answered) in tables.iter().zip(answered) {
        let (record, verified) = browser.record(table);
        verified.unwrap();
        for (step, id) in answered {
            match &record.entries[*step as usize - 1] {
                RecordEntry::Choose { id: chosen, .. } => assert_eq!(chosen, id, "step {step} of {table}"),
                entry => assert_eq!(id, "", "step {step} of {table}: {entry:?}"),
            }
        }
        assert!(answered.windows(2).all(|pair| pair[0].0 < pair[1].0), "a step is answered once");
        seen.answered += answered.len();
        seen.kept += record.entries.len();
        seen.tables += 1;
    }
}

/// Kills a server so often, each time in the middle of everything. `between` is told how often it was.
pub fn run(kills: u32, program: &dyn Fn() -> Command, between: &mut dyn FnMut(u32)) -> Seen {
    let (mut seen, mut dice) = (Seen::default(), Dice::new(0x4b11));
    let (mut tables, mut answered): (Vec<String>, Vec<Vec<(u32, String)>>) = (Vec::new(), Vec::new());
    for kill in 0..kills {
        let server = Victim::start(program());
        let browser = &server.1;
        if kill % EACH == 0 {
            check(browser, &tables, &answered, &mut seen);
            tables = (0..TABLES).map(|_| browser.begin()).collect();
            answered = vec![Vec::new(); TABLES];
        }
        for (table, answered) in tables.iter().zip(&answered) {
            let (step, last) = (browser.table(table).step, answered.last().map_or(0, |(step, _)| *step));
            // One more may have been written that could not be answered; after a kill at once, again one.
            assert!(step >= last, "{table} is at step {step}, and {last} was answered");
        }
        std::thread::scope(|scope| {
            let players: Vec<_> = (0..TABLES)
                .map(|number| {
                    let (table, dice) = (&tables[number], Dice::new(u64::from(kill) * 7 + number as u64));
                    scope.spawn(move || play(browser, table, dice))
                })
                .collect();
            std::thread::sleep(Duration::from_micros(dice.below(150_000) as u64));
            let id = server.0.id().to_string();
            assert!(Command::new("kill").args(["-KILL", &id]).status().unwrap().success());
            for (player, answered) in players.into_iter().zip(&mut answered) {
                answered.extend(player.join().unwrap());
            }
        });
        drop(server);
        between(kill + 1);
    }
    let server = Victim::start(program());
    check(&server.1, &tables, &answered, &mut seen);
    // Each kill may leave a step at each table that was written and not answered.
    assert!(seen.kept >= seen.answered && seen.kept <= seen.answered + kills as usize * TABLES);
    seen
}
