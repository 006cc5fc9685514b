//! Archives to attack with: made of games that are sound, so that only what was changed is wrong.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use server::{Config, Limits, ServerOptions};
use stats::{Kept, Line};
use tabletop::Record;

use crate::common::{Answer, Browser, Folder, Site, rooms};

/// The time, in milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis().try_into().unwrap()
}

/// Kept games that are over, the shortest first.
pub fn golden(count: usize) -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/ratcatcher/golden");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "json"));
    files.sort_by_key(|file| (file.metadata().unwrap().len(), file.clone()));
    let records = files.iter().map(|file| Record::from_json(&fs::read_to_string(file).unwrap()).unwrap());
    let records: Vec<Record> = records.take(count).collect();
    assert_eq!(records.len(), count);
    records
}

/// A name of a table.
pub fn id(number: usize) -> String {
    let letters = b"abcdefghijklmnopqrstuvwxyz234567";
    (0..26).map(|place| char::from(letters[number.checked_shr(5 * place).unwrap_or(0) & 31])).collect()
}

/// A line about a table of which nothing is wrong.
pub fn table(number: usize, record: &Record) -> Value {
    let time = now() - 3_600_000;
    let kept = Kept {
        id: id(number),
        created: time,
        changed: time,
        sort: String::new(),
        day: None,
        company: json!({ "seats": [] }),
        secret: None,
        record: record.clone().sealed(),
        backup: None,
    };
    serde_json::from_str(&Line::Table(Box::new(kept)).to_string()).unwrap()
}

/// The same line with one value in it changed. The seal of the record goes, as a forger would take it off.
pub fn with(line: &Value, pointer: &str, value: Value) -> Value {
    let mut line = line.clone();
    if let Some(record) = line.pointer_mut("/table/record").and_then(Value::as_object_mut) {
        record.remove("seal");
    }
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    match line.pointer_mut(parent).unwrap() {
        Value::Object(fields) => drop(fields.insert(name.to_owned(), value)),
        Value::Array(items) => items[name.parse::<usize>().unwrap()] = value,
        _ => panic!("{pointer} leads into a value"),
    }
    line
}

/// A whole archive of these lines.
pub fn archive(lines: &[Value]) -> String {
    let tables = lines.iter().filter(|line| line.get("table").is_some()).count();
    let things = lines.iter().filter(|line| line.get("keepsake").is_some()).count();
    let count = |count: usize| u32::try_from(count).unwrap();
    let end = Line::End { tables: count(tables), keepsakes: count(things) };
    let lines = lines.iter().map(|line| format!("{line}\n"));
    lines.fold(format!("{}\n", Line::head()), |text, line| text + &line) + &format!("{end}\n")
}

pub fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    out.write_all(bytes).unwrap();
    out.finish().unwrap()
}

/// A server that everybody can reach, through a proxy.
pub fn open_to_all(folder: &Folder, limits: Limits) -> Site {
    let options = ServerOptions { proxied: true, ..ServerOptions::default() };
    let config = Config::new(folder.database(), rooms());
    Site::with(Config { port: 0, pace: Duration::ZERO, limits: Some(limits), options, ..config })
}

/// The limits of the network, but for those on how often somebody asks: tests ask often.
pub const PATIENT: Limits = Limits { rate: 0.0, ..Limits::NETWORK };

/// Somebody who comes through the proxy.
pub fn client(site: &Site, number: u8) -> Browser {
    site.browser().with("x-forwarded-for", &format!("203.0.113.{number}"))
}

/// What pages say of a file that holds more than its budget.
pub const TOO_MUCH: &str = " are allowed.";

/// Brings an archive.
pub fn bring(browser: &Browser, lines: &[Value]) -> Answer {
    browser.ask("POST", "/api/v1/archives", Some(("application/gzip", &packed(archive(lines).as_bytes()))))
}

/// The names of the tables of an archive that were refused.
pub fn refusals(answer: &Answer) -> Vec<String> {
    let told = answer.json();
    told["refused"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect()
}

/// Every page that shows what is kept, those of one table among them.
pub fn pages(table: Option<&str>) -> Vec<String> {
    let mut pages: Vec<String> = [
        "/",
        "/games",
        "/games?order=created-up",
        "/games?order=score&from=0001-01-01&to=9999-12-31",
        "/stats",
        "/stats/ratcatcher",
        "/daily",
        "/daily?month=0001-01",
        "/daily?month=9999-12",
        "/api/v1/tables",
    ]
    .map(str::to_owned)
    .to_vec();
    if let Some(id) = table {
        let of = ["", "/at/0", "/at/1", "/line", "/report?step=0", "/review", "/friends", "/record.json"];
        pages.extend(of.map(|page| format!("/table/{id}{page}")));
        pages.push(format!("/api/v1/tables/{id}"));
    }
    pages
}

/// Looks at every page. None may break, whatever was brought.
#[track_caller]
pub fn shows_every_page(browser: &Browser, table: Option<&str>, what: &str) {
    for page in pages(table) {
        let answer = browser.get(&page);
        assert!(answer.status < 500, "{page} is answered with {} after {what}", answer.status);
    }
}
