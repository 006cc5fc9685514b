//! Several servers on one database: what is played through one shows at the other, and each may die.

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::cluster::Cluster;
use crate::common::{Browser, Dice, Folder, Listener, TablePage};
use server::Config;
use store::Place;
use tabletop::RecordEntry;

/// Where the child finds its database.
const DATABASE: &str = "HEDGEROW_TEST_DATABASE";

/// Serves until it is killed, in a process that [`Node::start`] began: such a process runs the test that calls this first.
fn serve_if_begun_to() {
    let Some(database) = std::env::var_os(DATABASE) else { return };
    let config = Config { port: 0, ..Config::new(database, crate::common::rooms()) };
    server::serve_blocking(config, |address| println!("\naddress {address}")).unwrap();
    std::process::exit(0);
}

/// A server in a process of its own.
struct Node(Child, Browser);

impl Node {
    fn start(place: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["nodes::a_server_on_postgres_may_be_killed_again_and_again", "--exact", "--nocapture"])
            .env(DATABASE, place)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        let address = lines.map(Result::unwrap).find_map(|line| line.strip_prefix("address ")?.parse().ok());
        Self(child, Browser::at(address.unwrap()))
    }

    fn browser(&self) -> &Browser {
        &self.1
    }

    /// Ends it without a word.
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _killed = self.0.kill();
        let _ended = self.0.wait();
    }
}

/// What is played through one shows at the other.
fn each_hears_the_other(one: &Node, other: &Node) {
    let mut dice = Dice::new(3);
    let (here, there) = (one.browser(), other.browser());
    let (table, page) = here.begin_at(2, &mut dice);
    let mut watchers = [Listener::at(here, &table), Listener::at(there, &table)];
    assert_eq!(watchers.each_mut().map(Listener::next), [Some(page.step); 2]);
    for browser in [here, there, here] {
        let page = browser.table(&table);
        let played = Instant::now();
        browser.choose(&table, &page.choices[0], page.step).location();
        assert_eq!(watchers.each_mut().map(Listener::next), [Some(page.step + 1); 2]);
        assert!(played.elapsed() < Duration::from_secs(5), "it takes {:?}", played.elapsed());
        // Both show the same, and who is late is told so.
        assert_eq!(here.table(&table).choices, there.table(&table).choices);
        there.choose(&table, &page.choices[0], page.step).expect(409);
    }
    there.post(&format!("{table}/company"), &[("seat_1", "scout")]).location();
    assert_eq!(watchers.each_mut().map(Listener::company), [true; 2]);
    there.post(&format!("{table}/company"), &[("seat_1", "person")]).location();
    here.post(&format!("{table}/delete"), &[]).location();
    assert!(watchers.iter_mut().all(|watcher| !watcher.company() || !watcher.company()), "it ends");
    there.get(&table).expect(404);
}

#[test]
fn two_servers_on_one_file_hear_each_other() {
    let folder = Folder::new();
    let place = folder.database().to_str().unwrap().to_owned();
    each_hears_the_other(&Node::start(&place), &Node::start(&place));
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_server_that_is_killed_leaves_its_tables_to_the_other() {
    let cluster = Cluster::durable();
    let place = cluster.database("nodes");
    let (mut one, other) = (Node::start(&place), Node::start(&place));
    each_hears_the_other(&one, &other);

    let tables: Vec<String> = (0..6).map(|_| one.browser().begin()).collect();
    let mut watchers: Vec<Listener> = tables
        .iter()
        .flat_map(|table| [one.browser(), other.browser()].map(|node| Listener::at(node, table)))
        .collect();
    // Which choice was answered as played, by table and step.
    let answered: Mutex<HashMap<(usize, u32), String>> = Mutex::default();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (number, table) in tables.iter().enumerate() {
            for (seed, node) in [one.browser().clone(), other.browser().clone()].into_iter().enumerate() {
                let (answered, is_over) = (&answered, &is_over);
                scope.spawn(move || {
                    let mut dice = Dice::new((number * 2 + seed) as u64);
                    while !is_over.load(Ordering::Relaxed) {
                        let Some(page) = node.try_get(table) else { break };
                        let page = TablePage::read(&page);
                        // A game that is over is taken back a little, and goes on.
                        let (what, id) = match dice.pick(&page.choices) {
                            Some(id) => ("choose", id),
                            None => ("undo", ""),
                        };
                        let step = page.step.to_string();
                        let played =
                            node.try_post(&format!("{table}/{what}"), &[("id", id), ("step", &step)]);
                        match played {
                            Some(303) => {
                                let first =
                                    answered.lock().unwrap().insert((number, page.step + 1), id.to_owned());
                                assert_eq!(first, None, "a step is answered once");
                            }
                            Some(409) => {}
                            Some(status) => panic!("{status}"),
                            None => break,
                        }
                    }
                });
            }
        }
        let wait_for = |count: usize| {
            let begun = Instant::now();
            while answered.lock().unwrap().len() < count {
                assert!(begun.elapsed() < Duration::from_mins(1), "nobody plays");
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        wait_for(60);
        one.kill();
        let then = answered.lock().unwrap().len();
        // The other goes on.
        wait_for(then + 60);
        is_over.store(true, Ordering::Relaxed);
    });
    let answered = answered.into_inner().unwrap();
    let store = Place::from(&*place).open().unwrap();
    let mut kept = 0;
    for (number, table) in tables.iter().enumerate() {
        let (record, verified) = other.browser().record(table);
        // Every step folds to the fingerprint that was kept with it.
        verified.unwrap();
        assert_eq!(
            store.load(table.rsplit('/').next().unwrap()).unwrap().unwrap().record.entries,
            record.entries
        );
        kept += record.entries.len();
        for ((_, step), id) in answered.iter().filter(|((table, _), _)| *table == number) {
            let entry = &record.entries[*step as usize - 1];
            match entry {
                RecordEntry::Choose { id: chosen, .. } => assert_eq!(chosen, id),
                _ => assert_eq!(id, "", "{entry:?}"),
            }
        }
        // Who watched through the other has seen everything up to the last step.
        let last = u32::try_from(record.entries.len()).unwrap();
        let watcher = &mut watchers[number * 2 + 1];
        let mut seen = HashSet::new();
        while !seen.contains(&last) {
            seen.insert(watcher.next().expect("it goes on"));
        }
    }
    // What was written and could not be answered any more is one step a player at the most.
    assert!(
        (answered.len()..=answered.len() + tables.len()).contains(&kept),
        "{} answered, {kept} kept",
        answered.len()
    );
}

/// The short form of the example `kill`.
fn survives(kills: u32, place: &str) {
    let program = || {
        let mut program = Command::new(std::env::current_exe().unwrap());
        program
            .args(["nodes::a_server_on_postgres_may_be_killed_again_and_again", "--exact", "--nocapture"])
            .env(DATABASE, place);
        program
    };
    let seen = crate::kill::run(kills, &program, &mut |_| {});
    assert!(seen.answered > 0 && seen.tables == 4);
}

#[test]
fn a_server_on_a_file_may_be_killed_again_and_again() {
    let folder = Folder::new();
    survives(8, folder.database().to_str().unwrap());
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_server_on_postgres_may_be_killed_again_and_again() {
    serve_if_begun_to();
    let cluster = Cluster::durable();
    survives(5, &cluster.database("killed"));
}
