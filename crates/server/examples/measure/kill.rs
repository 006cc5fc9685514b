//! Kills a server that is played at, again and again, and looks whether anything that was answered is lost or
//! is there twice, and whether every game folds to its fingerprints.
//!
//! `cargo run --release -p server --example measure -- kill 1000 sqlite`, or `postgres`, which starts a server of its own
//! in a temporary folder (it must be installed), and crashes that as well after every twentieth kill.

use std::process::Command;
use std::time::Instant;

use server::Config;

use crate::cluster::Cluster;
use crate::common::{self, Folder};
use crate::killing;

/// Where the child finds its database.
const DATABASE: &str = "HEDGEROW_KILL_DATABASE";

pub fn run(arguments: &[String]) {
    if let Some(database) = std::env::var_os(DATABASE) {
        let config = Config { port: 0, ..Config::new(database, common::rooms()) };
        server::serve_blocking(config, |address| println!("address {address}")).unwrap();
        return;
    }
    let kills: u32 = arguments.first().map_or(20, |kills| kills.parse().expect("a number of kills"));
    let sort = arguments.get(1).map_or("sqlite", String::as_str);
    let folder = Folder::new();
    let mut cluster = match sort {
        "sqlite" => None,
        "postgres" => Some(Cluster::durable()),
        other => panic!("{other} is neither sqlite nor postgres"),
    };
    let place = cluster
        .as_ref()
        .map_or_else(|| folder.database().to_str().unwrap().to_owned(), |cluster| cluster.database("kill"));
    let begun = Instant::now();
    let program = || {
        let mut program = Command::new(std::env::current_exe().unwrap());
        program.arg("kill").env(DATABASE, &place);
        program
    };
    let seen = killing::run(kills, &program, &mut |kills| {
        if let Some(cluster) = &mut cluster
            && kills % 20 == 0
        {
            cluster.crash();
            cluster.wake();
        }
        if kills % 50 == 0 {
            eprintln!("{kills} kills");
        }
    });
    println!(
        "{kills} kills on {sort} in {:.0?}: {} steps answered, all of them there once; {} kept, {} tables whole",
        begun.elapsed(),
        seen.answered,
        seen.kept,
        seen.tables,
    );
}
