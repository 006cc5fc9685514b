//! What the tests share: a real server on a port of its own, and a browser without scripts.

#![allow(dead_code, reason = "each test takes what it needs")]

use std::cell::Cell;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ratcatcher::Ratcatcher;
use serde_json::Value;
use server::{Config, Entropy, Served, ServedGame, Server};
use tabletop::{Fingerprint, Record, RecordError, Session, Verified};

/// The games that are served.
pub fn rooms() -> Vec<Arc<dyn ServedGame>> {
    vec![Arc::new(Served::<ratcatcher_pages::Pages>::builtin())]
}

/// A folder of this test, removed at its end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("hedgerow-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn database(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind harms nobody.
        let _left = std::fs::remove_dir_all(&self.0);
    }
}

/// Numbers that are the same each time that a test runs, and differ between tests and between the servers of a test.
struct RepeatableEntropy {
    name: String,
    drawn: AtomicU64,
}

impl RepeatableEntropy {
    /// The numbers of the next server of this test; `None` in a thread that a test has started.
    fn of_this_test() -> Option<Self> {
        thread_local!(static SERVERS: Cell<u32> = const { Cell::new(0) });
        let thread = thread::current();
        let server = SERVERS.replace(SERVERS.get() + 1);
        Some(Self { name: format!("{} {server}", thread.name()?), drawn: AtomicU64::new(0) })
    }
}

impl Entropy for RepeatableEntropy {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        for part in bytes.chunks_mut(16) {
            let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
            let digest = Fingerprint::of_bytes(format!("{} {drawn}", self.name).as_bytes()).to_string();
            let number = u128::from_str_radix(&digest, 16).unwrap();
            part.copy_from_slice(&number.to_le_bytes()[..part.len()]);
        }
        Ok(())
    }
}

/// A server that ends with the test.
pub struct Site {
    pub address: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    pub fn open(database: &Path) -> Self {
        Self::serving(database, rooms())
    }

    /// A server with these games.
    pub fn serving(database: &Path, rooms: Vec<Arc<dyn ServedGame>>) -> Self {
        Self::with(Config { port: 0, pace: Duration::ZERO, ..Config::new(database, rooms) })
    }

    /// A server with this configuration. Its chance is the same each time that the test runs.
    pub fn with(config: Config) -> Self {
        let config = match RepeatableEntropy::of_this_test() {
            Some(entropy) => Config { entropy: Arc::new(entropy), ..config },
            None => config,
        };
        let (tell, told) = std::sync::mpsc::channel();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let thread = thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::bind(config).await.unwrap();
                tell.send(server.address()).unwrap();
                server.run(async { drop(stopped.await) }).await.unwrap();
            });
        });
        Self { address: told.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    /// A browser at this site.
    pub fn browser(&self) -> Browser {
        Browser::at(self.address)
    }

    /// Stops the server and waits until it has ended.
    pub fn close(mut self) {
        self.end();
    }

    fn end(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.end();
    }
}

/// A browser without scripts that keeps no cookies but those it is given.
#[derive(Debug, Clone)]
pub struct Browser {
    pub address: SocketAddr,
    pub headers: Vec<(String, String)>,
}

/// What a server answered.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(found, _)| found.eq_ignore_ascii_case(name));
        found.map(|(_, value)| &**value)
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap()
    }

    pub fn location(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.text());
        self.header("location").unwrap()
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.bytes).unwrap()
    }

    /// Refuses an answer with another status.
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.bytes));
        self
    }
}

impl Browser {
    pub fn at(address: SocketAddr) -> Self {
        Self { address, headers: Vec::new() }
    }

    /// The same browser with one header more.
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut browser = self.clone();
        browser.headers.push((name.to_owned(), value.to_owned()));
        browser
    }

    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None)
    }

    /// Sends a form.
    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let pair = |(name, value): &(&str, &str)| format!("{}={}", encode(name), encode(value));
        let body = fields.iter().map(pair).collect::<Vec<_>>().join("&");
        self.ask("POST", path, Some(("application/x-www-form-urlencoded", body.as_bytes())))
    }

    /// Sends JSON.
    pub fn send_json(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.ask(method, path, Some(("application/json", body.to_string().as_bytes())))
    }

    /// The same browser with the keys of a table as a program sends them: one of them, the first.
    pub fn program(&self) -> Self {
        let cookie = |name: &String| name.eq_ignore_ascii_case("cookie");
        let (cookies, mut headers): (Vec<_>, Vec<_>) =
            self.headers.iter().cloned().partition(|(name, _)| cookie(name));
        let keys = cookies.iter().find_map(|(_, value)| value.strip_prefix("keys="));
        let key = keys.and_then(|keys| keys.split(['.', ';']).next());
        headers.extend(key.map(|key| ("authorization".to_owned(), format!("Bearer {key}"))));
        Self { address: self.address, headers }
    }

    /// Sends any request, and reads the answer to its end.
    pub fn ask(&self, method: &str, path: &str, body: Option<(&str, &[u8])>) -> Answer {
        let mut stream = self.send(method, path, body);
        let mut bytes = Vec::new();
        // An answer may come, and the connection end, before the whole request was read.
        let read = (&mut stream).take(16 << 20).read_to_end(&mut bytes);
        assert!(read.is_ok() || !bytes.is_empty(), "{method} {path}: {read:?}");
        parse(&bytes)
    }

    /// A page of a server that may be killed meanwhile; nothing unless it has come whole.
    pub fn try_get(&self, path: &str) -> Option<String> {
        let answer = self.try_ask("GET", path, "")?;
        let length: usize = answer.header("content-length")?.parse().ok()?;
        (answer.status == 200 && answer.bytes.len() == length).then(|| answer.text().to_owned())
    }

    /// The status of the answer of a server that may be killed meanwhile.
    pub fn try_post(&self, path: &str, fields: &[(&str, &str)]) -> Option<u16> {
        let pair = |(name, value): &(&str, &str)| format!("{}={}", encode(name), encode(value));
        let body = fields.iter().map(pair).collect::<Vec<_>>().join("&");
        self.try_ask("POST", path, &body).map(|answer| answer.status)
    }

    fn try_ask(&self, method: &str, path: &str, body: &str) -> Option<Answer> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut bytes = Vec::new();
        // What arrived before the end counts.
        let _end = stream.read_to_end(&mut bytes);
        bytes.windows(4).any(|window| window == b"\r\n\r\n").then(|| parse(&bytes))
    }

    /// Sends any request.
    pub fn send(&self, method: &str, path: &str, body: Option<(&str, &[u8])>) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let mut lines = vec![format!("{method} {path} HTTP/1.1"), "Connection: close".to_owned()];
        if !self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            lines.push(format!("Host: {}", self.address));
        }
        lines.extend(self.headers.iter().map(|(name, value)| format!("{name}: {value}")));
        if let Some((kind, body)) = body {
            lines.push(format!("Content-Type: {kind}\r\nContent-Length: {}", body.len()));
        }
        let head = lines.join("\r\n") + "\r\n\r\n";
        stream.write_all(head.as_bytes()).unwrap();
        if let Some((_, body)) = body {
            // The server need not read all of what it refuses.
            let _sent = stream.write_all(body);
        }
        stream
    }

    /// Begins the rulebook's first game, and says its path.
    pub fn begin(&self) -> String {
        self.post("/new/ratcatcher", &[("quick", "1")]).location().to_owned()
    }

    /// The page of a table once it is as it should be; players of ours take their time.
    #[track_caller]
    pub fn wait_for(&self, table: &str, is_so: impl Fn(&str) -> bool) -> String {
        for _ in 0..3000 {
            let page = self.get(table).expect(200);
            if is_so(page.text()) {
                return page.text().to_owned();
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("{table} never becomes as it should be:\n{}", self.get(table).expect(200).text());
    }

    /// The page of a table.
    pub fn table(&self, table: &str) -> TablePage {
        TablePage::read(self.get(table).expect(200).text())
    }

    /// Plays a choice at a step.
    pub fn choose(&self, table: &str, id: &str, step: u32) -> Answer {
        self.post(&format!("{table}/choose"), &[("id", id), ("step", &step.to_string())])
    }

    /// Sends a form that holds a step alone.
    pub fn step(&self, table: &str, what: &str, step: u32) -> Answer {
        self.post(&format!("{table}/{what}"), &[("step", &step.to_string())])
    }

    /// Plays a choice that is offered on the page of the table.
    pub fn play(&self, table: &str, dice: &mut Dice) -> Option<Answer> {
        let page = self.table(table);
        let id = dice.pick(&page.choices)?;
        Some(self.choose(table, id, page.step))
    }

    /// Plays until so many steps have been played, or the game is over.
    pub fn play_to(&self, table: &str, step: u32, dice: &mut Dice) -> TablePage {
        loop {
            let page = self.table(table);
            let Some(id) = dice.pick(&page.choices) else { return page };
            if page.step >= step {
                return page;
            }
            self.choose(table, id, page.step).location();
        }
    }

    /// A table at which so many steps have been played, and which goes on. Chance is the server's,
    /// so that a game may be over before.
    pub fn begin_at(&self, step: u32, dice: &mut Dice) -> (String, TablePage) {
        loop {
            let table = self.begin();
            let page = self.play_to(&table, step, dice);
            if !page.choices.is_empty() {
                return (table, page);
            }
        }
    }

    /// The record of a table, and what checking it proved.
    pub fn record(&self, table: &str) -> (Record, Result<Verified, RecordError>) {
        let answer = self.get(&format!("{table}/record.json")).expect(200);
        let record = Record::from_json(answer.text()).unwrap();
        let verified = Session::verify(game(), &record);
        (record, verified)
    }
}

/// The code of the error that a program is answered; empty where it is none.
pub fn code(answer: &Answer) -> String {
    let body = serde_json::from_slice::<Value>(&answer.bytes).ok();
    body.and_then(|body| Some(body["error"]["code"].as_str()?.to_owned())).unwrap_or_default()
}

/// Errors by their codes, with the messages that pages show.
const ERRORS: [(&str, &str); 23] = [
    ("begins-anew", "friends-begins-anew"),
    ("covered", "server-covered"),
    ("file-cut", "server-file-cut"),
    ("file-damaged", "server-file-damaged"),
    ("file-goes-on", "server-file-goes-on"),
    ("full", "server-full"),
    ("hidden-hands", "friends-hands"),
    ("hidden-record", "error-hidden-record"),
    ("intake-busy", "server-intake-busy"),
    ("intake-one", "server-intake-one"),
    ("long-words", "fair-long-words"),
    ("no-friends-here", "friends-none-here"),
    ("no-such-level", "server-company"),
    ("no-such-invitation", "friends-no-invitation"),
    ("no-such-page", "server-no-page"),
    ("no-such-table", "server-no-table"),
    ("not-all-here", "waiting-not-all-here"),
    ("not-the-host", "friends-not-host"),
    ("not-your-seat", "friends-not-yours"),
    ("nothing-asked", "friends-nothing-asked"),
    ("seat-state", "friends-seat-state"),
    ("still-sealed", "waiting-still-sealed"),
    ("store-other", "server-store-other"),
];

/// The code of the error that an English page shows; empty where it shows none of those that are known here.
pub fn error_on(page: &Answer) -> &'static str {
    let words = i18n::Words::of(tabletop::Language::En);
    let text = page.text();
    let shown = text.split_once("role=\"alert\"").or_else(|| text.split_once("class=\"astray\""));
    let shown = shown.and_then(|(_, shown)| shown.split("</p>").next()).unwrap_or_default();
    // The pages of the test game show the names of messages. What depends on an argument is not compared.
    let says = |key: &'static str| {
        shown.ends_with(key) || shown.contains(words.text(key).split('{').next().unwrap_or(""))
    };
    ERRORS.iter().find(|(_, key)| says(key)).map_or("", |(code, _)| code)
}

/// The cookie that an answer sets, as it is sent.
pub fn cookie(answer: &Answer, name: &str) -> Option<String> {
    let set = answer.headers.iter().filter(|(header, _)| header == "set-cookie").map(|(_, value)| value);
    let pair =
        set.filter_map(|value| value.split(';').next()).find(|pair| pair.starts_with(&format!("{name}=")));
    pair.map(str::to_owned)
}

/// A browser that keeps the keys of a table.
pub fn keeping(browser: &Browser, answer: &Answer) -> Browser {
    browser.with("cookie", &cookie(answer, "keys").expect("keys are set"))
}

/// The value of the field with this identifier on a page.
#[track_caller]
pub fn field(page: &str, id: &str) -> String {
    let start =
        page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("there is no field {id}: {page}"));
    attribute(page[start..].split('>').next().unwrap(), "value").expect("the field has a value")
}

/// A table for people on several devices, and the browser of its host.
pub struct WaitingRoom {
    pub table: String,
    pub host: Browser,
}

impl WaitingRoom {
    /// Opens the waiting room of a new game.
    pub fn open(browser: &Browser, game: &str, fields: &[(&str, &str)]) -> Self {
        let fields: Vec<_> = fields.iter().copied().chain([("friends", "1")]).collect();
        let begun = browser.post(&format!("/new/{game}"), &fields);
        Self { table: begun.location().to_owned(), host: keeping(browser, &begun) }
    }

    /// The path of a seat's link, as the host's page shows it.
    pub fn link(&self, seat: usize) -> String {
        let link = field(self.host.get(&self.table).expect(200).text(), &format!("link{seat}"));
        link[link.find("/table/").unwrap()..].to_owned()
    }

    /// Sits down by a link, with words for the chance of the table.
    pub fn join(&self, browser: &Browser, link: &str, fields: &[(&str, &str)]) -> Browser {
        let joined = browser.post(link, fields);
        assert_eq!(joined.location(), self.table);
        keeping(browser, &joined)
    }

    /// The host contributes for a seat, and deals.
    pub fn deal(&self, seat: &str, words: &str) {
        self.host.post(&format!("{}/contribute", self.table), &[("seat", seat), ("words", words)]).location();
        self.host.post(&format!("{}/deal", self.table), &[]).location();
    }
}

/// The game as the server plays it.
pub fn game() -> Arc<Ratcatcher> {
    Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())))
}

/// Splits an answer into its parts.
pub fn parse(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer has a head");
    let head = std::str::from_utf8(&bytes[..end]).unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let pair = |line: &str| {
        let (name, value) = line.split_once(':').unwrap();
        (name.to_ascii_lowercase(), value.trim().to_owned())
    };
    Answer { status, headers: lines.map(pair).collect(), bytes: bytes[end + 4..].to_vec() }
}

/// The bytes of an answer that came in chunks.
pub fn dechunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    loop {
        let end = bytes.windows(2).position(|window| window == b"\r\n").unwrap();
        let size = usize::from_str_radix(std::str::from_utf8(&bytes[..end]).unwrap(), 16).unwrap();
        if size == 0 {
            return whole;
        }
        whole.extend_from_slice(&bytes[end + 2..end + 2 + size]);
        bytes = &bytes[end + 4 + size..];
    }
}

/// What a page offers to a browser without scripts.
#[derive(Debug, Clone)]
pub struct TablePage {
    pub step: u32,
    pub choices: Vec<String>,
}

impl TablePage {
    pub fn read(html: &str) -> Self {
        let mut choices: Vec<String> = Vec::new();
        let mut steps: Vec<u32> = Vec::new();
        let mut take = |tag: &str| match (attribute(tag, "name").as_deref(), attribute(tag, "value")) {
            (Some("id"), Some(id)) if !choices.contains(&id) => choices.push(id),
            (Some("step"), Some(step)) => steps.push(step.parse().unwrap()),
            _ => {}
        };
        // Fields may stand outside their form, and then name it.
        let mut names = Vec::new();
        for form in html.split("<form").skip(1) {
            let form = form.split("</form>").next().unwrap();
            let head = form.split('>').next().unwrap();
            if head.contains("/choose\"") {
                names.extend(attribute(head, "id"));
                form.split('<').for_each(|tag| take(tag.split('>').next().unwrap()));
            }
        }
        for tag in html.split('<').map(|tag| tag.split('>').next().unwrap()) {
            if attribute(tag, "form").is_some_and(|form| names.contains(&form)) {
                take(tag);
            }
        }
        steps.dedup();
        assert!(steps.len() <= 1, "all forms of a page are of one step: {steps:?}");
        let step = steps.first().copied().or_else(|| attribute(html, "data-step")?.parse().ok());
        Self { step: step.expect("a page says which step it shows"), choices }
    }
}

/// The value of an attribute.
pub fn attribute(tag: &str, name: &str) -> Option<String> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    let value = tag[start..].split('"').next()?;
    Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}

/// The page that a client has once it is sent what changed since the one that it shows.
pub fn applied(old: &str, delta: &str) -> String {
    let old: Vec<u16> = old.encode_utf16().collect();
    let edits: Vec<serde_json::Value> = serde_json::from_str(delta).expect("a delta is JSON");
    let (mut at, mut new) = (0, Vec::new());
    for edit in edits.chunks(3) {
        let length =
            |place: usize| usize::try_from(edit[place].as_u64().expect("a length")).expect("it is short");
        new.extend_from_slice(&old[at..at + length(0)]);
        at += length(0) + length(1);
        new.extend(edit[2].as_str().expect("a text").encode_utf16());
    }
    new.extend_from_slice(&old[at..]);
    String::from_utf16(&new).expect("a text")
}

/// Writes a field as forms do.
pub fn encode(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Random numbers that are the same in every run.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % count
    }

    pub fn pick<'a>(&mut self, choices: &'a [String]) -> Option<&'a str> {
        (!choices.is_empty()).then(|| &*choices[self.below(choices.len())])
    }
}

/// Listens to live updates.
pub struct Listener(BufReader<TcpStream>);

impl Listener {
    pub fn at(browser: &Browser, table: &str) -> Self {
        let mut lines = BufReader::new(browser.send("GET", &format!("{table}/events"), None));
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        assert!(line.contains(" 200 "), "{line}");
        Self(lines)
    }

    /// Waits until it is told that others sit there; not when it ends before.
    pub fn company(&mut self) -> bool {
        self.find(|line| line.starts_with("event: company").then_some(())).is_some()
    }

    /// The next step that is told; nothing at the end.
    pub fn next(&mut self) -> Option<u32> {
        // What is told beside steps is no number.
        self.find(|line| line.strip_prefix("data: ")?.trim().parse().ok())
    }

    /// The next line that says this; nothing at the end. Whoever waits in vain has found a fault.
    fn find<T>(&mut self, wanted: impl Fn(&str) -> Option<T>) -> Option<T> {
        let begun = std::time::Instant::now();
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            if let Some(found) = wanted(&line) {
                return Some(found);
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "nothing is told");
        }
    }
}
