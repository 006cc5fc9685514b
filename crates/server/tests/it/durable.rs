//! What was shown is there after the server was stopped or killed, and trouble is told.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::common::{Browser, Dice, Folder, Site, TablePage};
use server::{Config, ServeError, Server};
use tabletop::{DynSession, Game as _};

/// Where the child finds its database.
const DATABASE: &str = "HEDGEROW_TEST_DATABASE";

/// Serves until it is killed or told to end, in a process that [`Process::start`] began: such a process runs the test that
/// calls this first.
fn serve_if_begun_to() {
    let Some(database) = std::env::var_os(DATABASE) else { return };
    let config = Config { port: 0, ..Config::new(database, crate::common::rooms()) };
    server::serve_blocking(config, |address| println!("\naddress {address}")).unwrap();
    println!("\nended");
    std::process::exit(0);
}

/// A server in a process of its own.
struct Process(Child, Browser);

impl Process {
    fn start(folder: &Folder) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["durable::a_server_that_is_opened_again_goes_on", "--exact", "--nocapture"])
            .env(DATABASE, folder.database())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        let address = lines.map(Result::unwrap).find_map(|line| line.strip_prefix("address ")?.parse().ok());
        Self(child, Browser::at(address.unwrap()))
    }

    fn signal(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.0.id().to_string()]).status().unwrap().success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _killed = self.0.kill();
        let _ended = self.0.wait();
    }
}

#[test]
fn a_server_that_is_opened_again_goes_on() {
    serve_if_begun_to();
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let mut dice = Dice::new(11);
    let (table, _) = site.browser().begin_at(10, &mut dice);
    let before = (site.browser().get(&table).bytes, site.browser().record(&table).0);
    site.close();
    let site = Site::open(&folder.database());
    assert_eq!((site.browser().get(&table).bytes, site.browser().record(&table).0), before);
    assert!(site.browser().get("/").expect(200).text().contains(&table));
    let page = site.browser().play_to(&table, u32::MAX, &mut dice);
    assert_eq!(page.choices, [] as [String; 0]);
    let verified = site.browser().record(&table).1.unwrap();
    assert!(verified.chance_checked && verified.outcome.is_some());
}

#[test]
fn killing_the_server_in_the_rats_turn_loses_nothing_that_was_shown() {
    let folder = Folder::new();
    let mut dice = Dice::new(12);
    let mut table = String::new();
    for kill in 0..3 {
        let process = Process::start(&folder);
        let browser = process.1.clone();
        if kill == 0 {
            table = browser.begin();
        }
        let (step, watch, shown) = loop {
            let page = browser.table(&table);
            let Some(id) = dice.pick(&page.choices) else {
                table = browser.begin();
                continue;
            };
            let answer = browser.choose(&table, id, page.step);
            let location = answer.location().to_owned();
            if location.contains("/watch?") {
                let watch = location.replace("moment=0", "moment=1");
                let shown = browser.get(&watch).expect(200).bytes;
                break (page.step + 1, watch, shown);
            }
        };
        process.signal("-KILL");
        drop(process);

        let process = Process::start(&folder);
        let browser = process.1.clone();
        assert_eq!(browser.table(&table).step, step);
        // The rats' turn can be watched on from where it was.
        assert_eq!(browser.get(&watch).expect(200).bytes, shown);
        let (record, verified) = browser.record(&table);
        verified.unwrap();
        assert_eq!(record.entries.len(), step as usize);
    }
}

#[test]
fn killing_the_server_at_any_moment_keeps_what_was_answered() {
    let folder = Folder::new();
    let mut table = String::new();
    let mut answered = 0;
    for kill in 0..6 {
        let process = Process::start(&folder);
        let browser = process.1.clone();
        if kill == 0 {
            table = browser.begin();
        }
        let step = browser.table(&table).step;
        assert!(step == answered || step == answered + 1, "{step} kept, {answered} answered");
        answered = step;
        let killer = {
            let id = process.0.id().to_string();
            std::thread::spawn(move || {
                std::thread::sleep(std::time::Duration::from_millis(13 + 29 * kill));
                assert!(Command::new("kill").args(["-KILL", &id]).status().unwrap().success());
            })
        };
        // Back and forth, so that the game never ends.
        loop {
            let what = if answered % 2 == 0 { "choose" } else { "undo" };
            let body = format!("id={}&step={answered}", "ready");
            let Some(answer) = try_post(&browser, &format!("{table}/{what}"), &body) else { break };
            match answer {
                303 => answered += 1,
                // The first choice is not always the same; any that is offered will do.
                422 => {
                    let Some(choice) = try_first_choice(&browser, &table) else { break };
                    let body = format!("id={}&step={answered}", crate::common::encode(&choice));
                    match try_post(&browser, &format!("{table}/choose"), &body) {
                        Some(303) => answered += 1,
                        Some(status) => panic!("{status}"),
                        None => break,
                    }
                }
                status => panic!("{status}"),
            }
        }
        killer.join().unwrap();
    }
    let process = Process::start(&folder);
    process.1.record(&table).1.unwrap();
    assert!(process.1.table(&table).step >= answered);
}

/// Sends a form to a server that may be killed meanwhile.
fn try_post(browser: &Browser, path: &str, body: &str) -> Option<u16> {
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}",
        browser.address,
        body.len(),
    );
    Some(crate::common::parse(&try_send(browser, &request)?).status)
}

fn try_first_choice(browser: &Browser, table: &str) -> Option<String> {
    let request = format!("GET {table} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", browser.address);
    let answer = crate::common::parse(&try_send(browser, &request)?);
    let length: usize = answer.header("content-length")?.parse().ok()?;
    (answer.bytes.len() == length).then(|| TablePage::read(answer.text()).choices[0].clone())
}

fn try_send(browser: &Browser, request: &str) -> Option<Vec<u8>> {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(browser.address).ok()?;
    stream.write_all(request.as_bytes()).ok()?;
    let mut bytes = Vec::new();
    // What arrived before the end counts.
    let _end = stream.read_to_end(&mut bytes);
    bytes.windows(4).any(|window| window == b"\r\n\r\n").then_some(bytes)
}

#[test]
fn a_server_that_is_asked_to_stop_ends_well() {
    for signal in ["-TERM", "-INT"] {
        let folder = Folder::new();
        let mut process = Process::start(&folder);
        let table = process.1.begin();
        let mut listener = crate::common::Listener::at(&process.1, &table);
        assert_eq!(listener.next(), Some(0));
        process.signal(signal);
        assert_eq!(listener.next(), None);
        assert!(process.0.wait().unwrap().success());
        assert!(!folder.database().with_extension("db-wal").exists(), "the database was closed");
    }
}

/// Why a server does not open.
fn fault(config: Config) -> ServeError {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(Server::bind(config)).err().unwrap()
}

#[test]
fn a_server_that_cannot_open_says_why() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let in_use =
        fault(Config { port: site.address.port(), ..Config::new(folder.database(), crate::common::rooms()) });
    assert!(matches!(in_use, ServeError::PortInUse { address } if address == site.address));
    assert!(in_use.to_string().contains(&site.address.port().to_string()));

    let elsewhere = "203.0.113.7".parse().unwrap();
    let elsewhere = fault(Config {
        port: 0,
        address: elsewhere,
        ..Config::new(folder.database(), crate::common::rooms())
    });
    assert!(matches!(elsewhere, ServeError::AddressNotHere { .. }), "{elsewhere}");

    let missing = folder.database().join("missing/games.db");
    let missing = fault(Config { port: 0, ..Config::new(missing, crate::common::rooms()) });
    assert!(matches!(&missing, ServeError::Store(fault) if fault.code() == "store-no-folder"), "{missing}");
}

#[test]
fn trouble_with_the_database_is_told_and_changes_nothing() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, page) = browser.begin_at(4, &mut Dice::new(13));
    let before = browser.record(&table).0;
    // Whoever has the file may forbid what they like.
    let other = rusqlite::Connection::open(folder.database()).unwrap();
    let refuse = |text: &str| {
        format!("CREATE TRIGGER no BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, '{text}'); END")
    };
    other.execute_batch(&refuse("the shelf is broken")).unwrap();
    let answer = browser.choose(&table, &page.choices[0], page.step).expect(503);
    assert!(answer.text().contains("role=\"alert\""));
    let shown = TablePage::read(answer.text());
    assert_eq!((shown.step, &shown.choices), (page.step, &page.choices));
    assert_eq!(crate::common::error_on(&answer), "store-other");
    let path = format!("/api/v1/tables/{}/choose", table.trim_start_matches("/table/"));
    let body = serde_json::json!({ "id": page.choices[0], "step": page.step });
    let json = browser.send_json("POST", &path, &body).expect(503);
    assert_eq!(json.json()["error"]["code"], "store-other");
    assert_eq!(browser.record(&table).0, before);
    other.execute_batch("DROP TRIGGER no").unwrap();
    browser.choose(&table, &page.choices[0], page.step).location();

    // Another program plays, and this one notices.
    let store = store::Sqlite::open(folder.database()).unwrap();
    let id = table.rsplit('/').next().unwrap();
    let stored = store::Store::load(&store, id).unwrap().unwrap();
    let mut session = tabletop::Session::load(crate::common::game(), stored.record, stored.secret).unwrap();
    session.undo(1).unwrap();
    let entries = &session.record().entries[5..];
    store::Store::append(&store, id, 5, entries, &serde_json::Value::Null).unwrap();
    browser.step(&table, "undo", 5).expect(409);
    assert_eq!(browser.table(&table).step, 6);

    // A step that is damaged is not passed over.
    other.execute_batch("UPDATE entry SET entry = '{}' WHERE step = 2").unwrap();
    browser.get(&table).expect(200);
    site.close();
    let site = Site::open(&folder.database());
    site.browser().get(&table).expect(503);
    site.browser().get("/games").expect(200);
    other
        .execute_batch("UPDATE entry SET entry = '{\"choose\":{\"id\":\"walk:24d\"}}' WHERE step = 2")
        .unwrap();
    site.browser().get(&table).expect(500);
    let ours = ratcatcher::Ratcatcher::RULES_VERSION;
    let later = format!("UPDATE game SET header = replace(header, '\"rules\":{ours}', '\"rules\":99')");
    other.execute_batch(&later).unwrap();
    let answer = site.browser().get(&table).expect(409);
    assert!(!answer.text().contains(folder.database().to_str().unwrap()));
    // It can still be taken to a program that can read it, and thrown away.
    let record = site.browser().get(&format!("{table}/record.json")).expect(200);
    assert_eq!(tabletop::Record::from_json(record.text()).unwrap().rules, 99);
    site.browser().post(&format!("{table}/delete"), &[]).location();
    site.browser().get(&format!("{table}/record.json")).expect(404);
}
