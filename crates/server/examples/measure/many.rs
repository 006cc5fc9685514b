//! How long pages take, and how much of them goes over the line, in a database with many games.
//!
//! Run with `cargo run --release -p server --example measure -- many`, with the number of games, or 10 000. The games
//! are a few dozen that are played at random, again and again, on days of two years. Each page is asked for
//! over the network of this machine, a connection each; `first` is the first time after the server has
//! begun. It measures and judges nothing: the budgets are in ARCHITECTURE.md.

use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use everdell::Everdell;
use flate2::Compression;
use flate2::write::GzEncoder;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use search::SeatAssignment;
use serde_json::Value;
use server::{Served, ServedGame};
use stats::{Account, Remember, VERSION};
use store::{Ended, GameSummary, Listed, Sqlite, Store, Stored};
use tabletop::{Audience, Chance, DynSession, FastSource, Notation, Opening, Secret, Session, Source};
use web::Screen;

use crate::common::{Folder, Site};

/// So many different games of each sort are played.
const DIFFERENT: u8 = 24;

/// The days over which they are spread.
const DAYS: i64 = 700;

/// So often each page is asked for.
const ASKED: usize = 31;

/// A game as it is kept.
struct Game {
    stored: Stored,
    preview: Value,
    summary: GameSummary,
}

pub fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let many = arguments.first().map_or(Ok(10_000), |many| many.parse())?;
    let ratcatcher = Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())));
    let everdell = Arc::new(Everdell::new(Arc::new(everdell::load::builtin().clone())));
    let mystics = Arc::new(Mystics::new(Arc::new(mystics::load::builtin().clone())));
    let rooms: Vec<Arc<dyn ServedGame>> = vec![
        Arc::new(Served::<ratcatcher_pages::Pages>::new(Arc::clone(&ratcatcher), Vec::new())),
        Arc::new(Served::<everdell_pages::Pages>::new(Arc::clone(&everdell), Vec::new())),
        Arc::new(Served::<mystics_pages::Pages>::new(Arc::clone(&mystics), Vec::new())),
    ];
    let mut games = Vec::new();
    for number in 0..DIFFERENT {
        games.push(played::<ratcatcher_pages::Pages>(&ratcatcher, ratcatcher::Setup::default(), number)?);
        games.push(played::<everdell_pages::Pages>(
            &everdell,
            everdell::Setup { players: 2, ..Default::default() },
            number,
        )?);
        games.push(played::<mystics_pages::Pages>(
            &mystics,
            mystics::Setup { chapter: 1 + number % 11, ..Default::default() },
            number,
        )?);
    }
    let folder = Folder::new();
    fill(&folder.database(), &games, many)?;
    let megabytes = std::fs::metadata(folder.database())?.len() / 1_000_000;
    println!("{many} games, {megabytes} MB");

    let site = Site::serving(&folder.database(), rooms);
    let browser = site.browser();
    let tables = ["ratcatcher", "everdell", "mystics"].map(|game| {
        let form: &[(&str, &str)] = &[("quick", "1")];
        browser.post(&format!("/new/{game}"), form).location().to_owned()
    });
    let over = format!("/table/{}", name(0));
    let mut paths: Vec<String> = [
        "/stats",
        "/stats/ratcatcher",
        "/stats/everdell",
        "/stats/mystics",
        "/campaigns",
        "/",
        "/games",
        "/games?state=over&order=score",
        "/games?page=300",
        "/daily",
        "/learn",
        "/puzzles",
        "/glossary",
        "/rules",
        "/rules/ratcatcher",
        "/rules/everdell",
        "/rules/mystics",
        "/rules?q=cheese",
        "/rules/mystics/M11.1",
        "/rules/mystics/readings",
        "/new/ratcatcher",
        "/new/everdell",
        "/new/mystics",
        "/settings",
        "/credits",
        "/keys",
    ]
    .map(str::to_owned)
    .into();
    paths.extend(tables);
    paths.extend([over.clone(), format!("{over}/line"), format!("{over}/report"), format!("{over}/at/5")]);
    println!("{:<34} {:>9} {:>9} {:>9} {:>8} {:>8}", "page", "first", "median", "longest", "bytes", "gzip");
    for path in paths {
        let mut times = Vec::with_capacity(ASKED);
        let mut page = Vec::new();
        for _ in 0..ASKED {
            let begun = Instant::now();
            let answer = browser.get(&path);
            times.push(begun.elapsed());
            page = answer.expect(200).bytes;
        }
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(&page)?;
        let packed = packed.finish()?.len();
        let first = times[0];
        times.sort_unstable();
        let [first, middle, longest] = [first, times[ASKED / 2], times[ASKED - 1]].map(millis);
        let path = path
            .replace(&path.split('/').nth(2).filter(|part| part.len() == 26).unwrap_or("-").to_owned(), "…");
        println!("{path:<34} {first:>9} {middle:>9} {longest:>9} {:>8} {packed:>8}", page.len());
    }
    Ok(())
}

fn millis(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// The name of a table.
fn name(number: usize) -> String {
    let letters: Vec<char> = "abcdefghijklmnopqrstuvwxyz".chars().collect();
    let mut rest = number;
    let mut letter = || {
        let letter = letters[rest % 26];
        rest /= 26;
        letter
    };
    (0..26).map(|_| letter()).collect()
}

/// A game that was played at random.
fn played<S: Screen<Game: Remember>>(
    game: &Arc<S::Game>,
    setup: <S::Game as tabletop::Game>::Setup,
    seed: u8,
) -> Result<Game, Box<dyn Error>> {
    let secret = Secret::new([seed; 32]);
    let source = Source::Keyed(secret.clone());
    let Opening::Begun(mut session) = Session::open(Arc::clone(game), setup, source, &[])? else {
        return Err("a keyed game begins by itself".into());
    };
    let mut chance = FastSource::new(u64::from(seed));
    while session.outcome().is_none() {
        let choices = session.seen_by_asked().now().choices();
        let Ok(drawn) = chance.die("choice", u8::try_from(choices.len().min(255))?);
        let id = game.choice_id(choices[usize::from(drawn) - 1]);
        session.choose(&id, None)?;
    }
    let account = Account::of(session.seen_by_host(), &SeatAssignment::default()).ok_or("it is over")?;
    let ended = Ended {
        result: account.result.name().to_owned(),
        score: account.score,
        rounds: account.rounds,
        account: serde_json::to_value(account)?,
    };
    let summary = GameSummary { people: session.seats(), ended: Some(ended), ..GameSummary::default() };
    let record = session.record().clone();
    Ok(Game {
        stored: Stored { record, secret: Some(secret) },
        preview: S::preview(&session.seen_by(Audience::Spectator)),
        summary,
    })
}

/// Keeps so many games, several at once, because each waits for the disk.
fn fill(database: &Path, games: &[Game], many: usize) -> Result<(), Box<dyn Error>> {
    let store = Sqlite::open(database)?;
    let next = AtomicUsize::new(0);
    let now = i64::try_from(std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_millis())?;
    std::thread::scope(|scope| {
        for _ in 0..32 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= many {
                        break;
                    }
                    let Game { stored, preview, summary } = &games[number % games.len()];
                    let age = i64::try_from((many - number) * 1000 / many).unwrap_or(0) * 86_400 * DAYS;
                    let steps = u32::try_from(stored.record.entries.len()).unwrap_or(u32::MAX);
                    let listed = Listed {
                        id: name(number),
                        game: stored.record.game.clone(),
                        steps,
                        created: now - age,
                        changed: now - age,
                        preview: preview.clone(),
                        summary: GameSummary::default(),
                    };
                    store.restore(stored, &listed, &Value::Null, &Value::Null).expect("it is kept");
                    assert!(store.set_summary(&listed.id, steps, VERSION, summary).expect("it is noted"));
                }
            });
        }
    });
    Ok(())
}
