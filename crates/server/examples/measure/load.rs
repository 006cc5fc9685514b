//! How long a choice takes from the click to everybody who looks on, when many play at once, and what that costs.
//!
//! `cargo run --release -p server --example measure -- load [TABLES…]` (500, if nothing is said) plays at so many tables for
//! half a minute, one number after the other; the server is a program of its own, whose processor time and memory
//! are told (by Linux). At each table somebody chooses every three seconds, and two pages look on: as the script of
//! a page does, they are told of the step, and fetch what changed of the table; with `--whole` before the numbers, the
//! whole of it. `--database URL` before that takes a server of databases. It measures and judges nothing: the budget is in ARCHITECTURE.md, and a busy machine says nothing about it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use flate2::read::GzDecoder;
use server::{Config, Limits};
use tokio::net::TcpStream;
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::common::{self, Browser, Dice, Folder, TablePage, applied, encode};

/// Where the child finds its database.
const DATABASE: &str = "HEDGEROW_LOAD_DATABASE";

/// How long somebody thinks before a choice, on average.
const THOUGHT: Duration = Duration::from_secs(3);

/// How many pages look on at each table.
const WATCHERS: usize = 2;

/// For how long choices are counted.
const MEASURED: Duration = Duration::from_secs(30);

/// Whether nobody says which page is shown, so that all pages come whole.
static WHOLE: AtomicBool = AtomicBool::new(false);

/// Before that, for how long they are made all the same.
const WARMING: Duration = Duration::from_secs(8);

#[allow(clippy::cast_precision_loss, reason = "no count here is beyond 2⁵²")]
pub fn run(arguments: &[String]) {
    if let Some(database) = std::env::var_os(DATABASE) {
        let limits = Limits { connections: 100_000, pages: 100_000, ..Limits::HERE };
        let config = Config { port: 0, limits: Some(limits), ..Config::new(database, common::rooms()) };
        server::serve_blocking(config, |address| println!("address {address}")).expect("it serves");
        return;
    }
    let mut arguments = arguments.to_vec();
    let folder = Folder::new();
    let mut database = folder.database().to_str().expect("a folder with a name").to_owned();
    if arguments.first().is_some_and(|argument| argument == "--database") {
        database = arguments.drain(..2).nth(1).expect("an address follows");
    }
    if arguments.first().is_some_and(|argument| argument == "--whole") {
        arguments.remove(0);
        WHOLE.store(true, Ordering::Relaxed);
    }
    let mut sizes: Vec<usize> =
        arguments.iter().map(|tables| tables.parse().expect("a number of tables")).collect();
    if sizes.is_empty() {
        sizes.push(500);
    }
    let server = Running::new(&database);
    let mut tables: Vec<String> = Vec::new();
    for size in sizes {
        let empty = server.memory();
        let begun = tables.len();
        tables.truncate(size);
        std::thread::scope(|scope| {
            let fresh: Vec<_> = (0..8)
                .map(|part| {
                    let browser = Browser::at(server.address);
                    let some = (begun..size).skip(part).step_by(8);
                    // Somewhere in the middle, where the table is full.
                    scope.spawn(move || {
                        some.map(|seed| browser.begin_at(15, &mut Dice::new(seed as u64)).0)
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            tables.extend(fresh.into_iter().flat_map(|part| part.join().expect("tables are laid")));
        });
        let laid = server.memory();
        let seen = play(&server, &tables);
        let processor = seen.processor.as_secs_f64();
        println!(
            "{size} tables, {} choices, {:.0} a second; the server took {:.0} % of a processor",
            seen.answered.len(),
            seen.answered.len() as f64 / MEASURED.as_secs_f64(),
            100.0 * processor / MEASURED.as_secs_f64(),
        );
        println!("  to who chose       {}", spread(seen.answered));
        println!("  to who is told     {}", spread(seen.told));
        let pages = seen.shown.len();
        println!("  to who looks on    {}", spread(seen.shown));
        let mut sizes = seen.sizes;
        sizes.sort_unstable();
        let bytes =
            |share: usize| sizes.get(sizes.len().saturating_sub(1) * share / 100).copied().unwrap_or(0);
        println!("  of bytes           median {}, p90 {}, p99 {}", bytes(50), bytes(90), bytes(99));
        println!("  {:.0} pages to who looks on for each second of processor", pages as f64 / processor);
        if size > begun {
            println!(
                "  {} KB a table that was laid; {} KB in all, {} KB before",
                laid.saturating_sub(empty) / 1024 / (size - begun) as u64,
                server.memory() / 1024,
                empty / 1024,
            );
        }
    }
}

/// What was seen of half a minute.
struct Seen {
    answered: Vec<Duration>,
    told: Vec<Duration>,
    shown: Vec<Duration>,
    /// How many bytes a page to a looker-on was.
    sizes: Vec<usize>,
    processor: Duration,
}

/// A table that is played at.
struct Played {
    path: String,
    /// When what was chosen last was sent.
    chosen: Cell<Instant>,
}

/// Plays at all tables at once, and looks on.
fn play(server: &Running, tables: &[String]) -> Seen {
    let (answered, told, shown) = (Times::default(), Times::default(), Times::default());
    let sizes = Sizes::default();
    let address = server.address;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let all = LocalSet::new();
    let mut people = Vec::new();
    for (number, path) in tables.iter().enumerate() {
        let table = Rc::new(Played { path: path.clone(), chosen: Cell::new(Instant::now()) });
        for _ in 0..WATCHERS {
            let (table, told, shown) = (table.clone(), told.clone(), shown.clone());
            let sizes = sizes.clone();
            people.push(all.spawn_local(async move {
                look_on(address, &table, &told, &shown, &sizes).await.expect("it is told");
            }));
        }
        let answered = answered.clone();
        people.push(all.spawn_local(async move {
            let dice = Dice::new(number as u64 + 1);
            choose(address, &table, dice, &answered).await.expect("it is played");
        }));
    }
    let processor = runtime.block_on(all.run_until(async {
        sleep(WARMING).await;
        for times in [&answered, &told, &shown] {
            times.0.borrow_mut().clear();
        }
        sizes.0.borrow_mut().clear();
        let before = server.processor();
        sleep(MEASURED).await;
        server.processor().saturating_sub(before)
    }));
    assert!(people.iter().all(|person| !person.is_finished()), "everybody goes on to the end");
    let take = |times: &Times| times.0.take();
    let sizes = sizes.0.take();
    Seen { answered: take(&answered), told: take(&told), shown: take(&shown), sizes, processor }
}

/// Somebody who chooses again and again.
async fn choose(address: SocketAddr, table: &Played, mut dice: Dice, answered: &Times) -> io::Result<()> {
    // Not all come at the same time; each has the page before them before they choose.
    sleep(THOUGHT * u32::try_from(dice.below(1000)).expect("it is below") / 1000).await;
    let mut line = Line::new(address).await?;
    let body = line.ask("GET", &table.path, None).await?;
    let mut page = line.take(&body)?;
    loop {
        let pause = THOUGHT * u32::try_from(dice.below(1000)).expect("it is below") / 1000;
        sleep(THOUGHT / 2 + pause).await;
        let (what, id) = match dice.pick(&page.choices) {
            Some(id) => ("choose", format!("id={}&", encode(id))),
            // A game that is over is taken back a little.
            None => ("undo", String::new()),
        };
        let form = format!("{id}step={}", page.step);
        table.chosen.set(Instant::now());
        let body = line.ask("POST", &format!("{}/{what}", table.path), Some(&form)).await?;
        answered.add(table.chosen.get().elapsed());
        page = line.take(&body)?;
        if page.choices.is_empty() {
            // What is shown may be the rats' turn; the next choice is on the table.
            let body = line.ask("GET", &table.path, None).await?;
            page = line.take(&body)?;
        }
    }
}

/// Somebody who looks on.
async fn look_on(
    address: SocketAddr,
    table: &Played,
    told: &Times,
    shown: &Times,
    sizes: &Sizes,
) -> io::Result<()> {
    let mut line = Line::new(address).await?;
    let body = line.ask("GET", &table.path, None).await?;
    line.take(&body)?;
    let mut events = Line::new(address).await?;
    events.send("GET", &format!("{}/events", table.path), None).await?;
    let mut first = true;
    loop {
        let told_of = events.until(b"\n\n").await?;
        if !String::from_utf8_lossy(&told_of).lines().any(|line| {
            line.strip_prefix("data: ")
                .is_some_and(|step| step.trim().bytes().all(|one| one.is_ascii_digit()))
        }) {
            continue;
        }
        // The step that it is at when one begins to listen was chosen by nobody just now.
        if std::mem::take(&mut first) {
            continue;
        }
        told.add(table.chosen.get().elapsed());
        let body = line.ask("GET", &table.path, None).await?;
        shown.add(table.chosen.get().elapsed());
        sizes.0.borrow_mut().push(body.bytes.len());
        line.take(&body)?;
    }
}

/// Sizes that several tasks add to.
#[derive(Clone, Default)]
struct Sizes(Rc<RefCell<Vec<usize>>>);

/// Times that several tasks add to.
#[derive(Clone, Default)]
struct Times(Rc<RefCell<Vec<Duration>>>);

impl Times {
    fn add(&self, time: Duration) {
        self.0.borrow_mut().push(time);
    }
}

fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at =
        |share: usize| times.get(times.len().saturating_sub(1) * share / 1000).copied().unwrap_or_default();
    format!("median {:.1?}, p90 {:.1?}, p99 {:.1?}, p99.9 {:.1?}", at(500), at(900), at(990), at(999))
}

/// A page as it came.
struct Body {
    bytes: Vec<u8>,
    is_pressed: bool,
    /// Whether it is what changed since the page before.
    is_delta: bool,
    /// The name of the page that it leads to.
    page: Option<String>,
}

impl Body {
    fn read(&self) -> io::Result<String> {
        let mut html = String::new();
        if self.is_pressed {
            GzDecoder::new(&*self.bytes).read_to_string(&mut html)?;
        } else {
            (&*self.bytes).read_to_string(&mut html)?;
        }
        Ok(html)
    }
}

/// A connection that stays open, as those of browsers do.
struct Line {
    stream: TcpStream,
    host: SocketAddr,
    bytes: Vec<u8>,
    /// The drawings that the page behind it has.
    drawn: BTreeSet<String>,
    /// The page behind it, by the server's name, and its text.
    shows: Option<(String, String)>,
}

impl Line {
    async fn new(host: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, host, bytes: Vec::new(), drawn: BTreeSet::new(), shows: None })
    }

    async fn send(&mut self, method: &str, path: &str, form: Option<&str>) -> io::Result<()> {
        let form = form.map_or_else(String::new, |form| {
            format!(
                "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
                form.len()
            )
        });
        let end = if form.is_empty() { "\r\n" } else { "" };
        let drawn = self.drawn.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        let shows = self.shows.as_ref().map_or_else(String::new, |(page, _)| format!("X-Shows: {page}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nX-Part: main\r\nX-Drawn: {drawn}\r\nAccept: text/html\r\n\
             Accept-Encoding: gzip\r\n{shows}{form}{end}",
            self.host
        );
        let mut left = request.as_bytes();
        while !left.is_empty() {
            self.stream.writable().await?;
            match self.stream.try_write(left) {
                Ok(sent) => left = &left[sent..],
                Err(fault) if fault.kind() == io::ErrorKind::WouldBlock => {}
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }

    /// Shows a page that came: it has its drawings from now on.
    fn take(&mut self, body: &Body) -> io::Result<TablePage> {
        let mut html = body.read()?;
        if let (true, Some((_, old))) = (body.is_delta, &self.shows) {
            html = applied(old, &html);
        }
        if !WHOLE.load(Ordering::Relaxed) {
            self.shows = body.page.clone().map(|page| (page, html.clone()));
        }
        for kind in ["<symbol id=\"", "<pattern id=\""] {
            let names = html.split(kind).skip(1).filter_map(|rest| rest.split('"').next());
            self.drawn.extend(names.map(ToOwned::to_owned));
        }
        Ok(TablePage::read(&html))
    }

    /// Asks, and waits for the whole answer.
    async fn ask(&mut self, method: &str, path: &str, form: Option<&str>) -> io::Result<Body> {
        self.send(method, path, form).await?;
        let head = self.until(b"\r\n\r\n").await?;
        let head = String::from_utf8_lossy(&head).to_ascii_lowercase();
        assert!(head.starts_with("http/1.1 200 "), "{method} {path}: {head}");
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.and_then(|length| length.parse().ok()).expect("a length");
        while self.bytes.len() < length {
            self.read().await?;
        }
        let rest = self.bytes.split_off(length);
        let body = std::mem::replace(&mut self.bytes, rest);
        Ok(Body {
            bytes: body,
            is_pressed: head.contains("content-encoding: gzip"),
            is_delta: head.contains("content-type: application/json"),
            page: head.lines().find_map(|line| line.strip_prefix("x-page: ")).map(str::to_owned),
        })
    }

    /// Everything up to these bytes, and they.
    async fn until(&mut self, end: &[u8]) -> io::Result<Vec<u8>> {
        loop {
            if let Some(at) = self.bytes.windows(end.len()).position(|found| found == end) {
                let rest = self.bytes.split_off(at + end.len());
                return Ok(std::mem::replace(&mut self.bytes, rest));
            }
            self.read().await?;
        }
    }

    async fn read(&mut self) -> io::Result<()> {
        loop {
            self.stream.readable().await?;
            let mut some = [0; 16 << 10];
            match self.stream.try_read(&mut some) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => {
                    self.bytes.extend_from_slice(&some[..count]);
                    return Ok(());
                }
                Err(fault) if fault.kind() == io::ErrorKind::WouldBlock => {}
                Err(fault) => return Err(fault),
            }
        }
    }
}

/// The server, which ends with this program.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Running {
    fn new(database: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .arg("load")
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it can be started");
        let mut line = String::new();
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped"));
        lines.read_line(&mut line).expect("it says where it is");
        let address = line.trim().strip_prefix("address ").expect("an address").parse().expect("an address");
        Self { child, address }
    }

    /// How much processor time it has taken.
    fn processor(&self) -> Duration {
        let stat = self.told("stat");
        // After the name, which stands in parentheses, the twelfth and thirteenth number, in hundredths of a second.
        let numbers = stat.rsplit(')').next().expect("there is an end").split_whitespace().skip(11).take(2);
        let ticks: u64 = numbers.map(|number| number.parse::<u64>().expect("a number")).sum();
        Duration::from_millis(ticks * 10)
    }

    /// How much memory it has, in bytes.
    fn memory(&self) -> u64 {
        let status = self.told("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it is told");
        line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") * 1024
    }

    fn told(&self, what: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{what}", self.child.id())).expect("Linux tells")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It is of no use any more, however it ends.
        let _killed = self.child.kill();
        let _ended = self.child.wait();
    }
}
