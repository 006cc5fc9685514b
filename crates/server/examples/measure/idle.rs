//! What connections cost that do nothing: how much memory each, and whether others are still answered.
//!
//! Run with `cargo run --release -p server --example measure -- idle` (Linux, which tells how much memory a program has).
//! It needs as many open files as connections: `ulimit -n 20000`. Half of them have been answered and rest, half
//! are pages that are told what happens. It measures and judges nothing.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use server::{Config, Limits};

use crate::common::{self, Browser, Dice, Folder, Site};

/// How many connections.
const MANY: usize = 10_000;

/// Measures, or, where an address and a table are named, holds the connections for the program that measures.
pub fn run(arguments: &[String]) {
    match arguments {
        [address, table] => hold(address.parse().expect("an address"), table),
        _ => measure(),
    }
}

/// The server, and somebody who plays beside all the others.
fn measure() {
    let folder = Folder::new();
    let config = Config::new(folder.database(), common::rooms());
    let limits =
        Limits { connections: MANY + 100, pages: MANY, patience: Duration::from_hours(1), ..Limits::HERE };
    let site = Site::with(Config { port: 0, limits: Some(limits), ..config });
    let browser = site.browser();
    let (table, other) = (browser.begin(), browser.begin());
    let before = memory();
    // Another program holds them, so that neither needs more files than one may have.
    let mut holder = Command::new(std::env::current_exe().expect("this program"))
        .args(["idle", &site.address.to_string(), &table])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it can be started");
    let begun = Instant::now();
    let told =
        holder.stdout.as_mut().expect("it is piped").read(&mut [0; 64]).expect("it tells when it is done");
    assert!(told > 0, "it holds them");
    println!("{MANY} connections in {:?}", begun.elapsed());
    let each = (memory() - before) / MANY as u64;
    println!(
        "{} KB before, {} KB after: {each} bytes a connection, on the side of the server",
        before / 1024,
        memory() / 1024
    );
    let mut dice = Dice::new(1);
    let mut times = Vec::new();
    for _ in 0..100 {
        let page = browser.table(&other);
        let Some(id) = dice.pick(&page.choices) else { break };
        let begun = Instant::now();
        browser.choose(&other, id, page.step).location();
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    println!(
        "{} choices meanwhile: median {:?}, longest {:?}",
        times.len(),
        times[times.len() / 2],
        times[times.len() - 1]
    );
    // All pages of the table are told of one step.
    let page = browser.table(&table);
    let begun = Instant::now();
    browser.choose(&table, &page.choices[0], page.step).location();
    println!("a choice that {} pages are told of: {:?}", MANY / 2, begun.elapsed());
    drop(holder.stdin.take());
    // It ends by itself.
    let _ended = holder.wait();
}

/// Holds the connections until nobody wants them any more.
fn hold(address: SocketAddr, table: &str) {
    let browser = Browser::at(address);
    let held: Vec<TcpStream> = (0..MANY)
        .map(|number| {
            if number % 2 == 0 {
                let mut stream = browser.send("GET", &format!("{table}/events"), None);
                stream.read_exact(&mut [0; 12]).expect("it answers");
                return stream;
            }
            let mut stream = TcpStream::connect(address).expect("a place is free");
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("it listens");
            let _answer = stream.read(&mut [0; 1024]).expect("it answers");
            stream
        })
        .collect();
    println!("held");
    let _nobody = std::io::stdin().read(&mut [0]);
    drop(held);
}

/// How much memory this program has, in bytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it is told");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") * 1024
}
