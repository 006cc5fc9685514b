//! Plays the golden games of Mice and Mystics: each chapter won and lost, a campaign of all chapters, and one game
//! of every other setup. Existing records stay unchanged, whatever version of the rules they have; in an empty
//! folder all games are played.
//!
//! `cargo run --release -p registry --example golden_mystics -- games/mystics/golden`

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use mystics::{Mystics, Setup, load};
use search::{Contender, Kind, Played, play_session, seats, seed_of};
use tabletop::{DynSession, Game, Record, Session, SetupCatalog};

/// The seed of all games.
const SEED: u64 = 11;
/// The maximal number of games played to get one with the wanted result; more than any chapter needs.
const TRIES: u64 = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder for the records")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let game = Arc::new(Mystics::new(Arc::new(load::builtin().clone())));
    let chapters = u8::try_from(game.pack().chapters.len())?;

    let kept = kept(folder)?;
    for chapter in (1..=chapters).filter(|_| kept.is_empty()) {
        let setup = Setup { chapter, ..Setup::default() };
        for (won, name) in [(true, "won"), (false, "lost")] {
            let session = play_until(&game, &setup, won)?;
            keep(&session, &folder.join(format!("chapter-{chapter:02}-{name}.json")))?;
        }
    }

    let mut setup = Setup::default();
    for chapter in (1..=chapters).filter(|_| kept.is_empty()) {
        let session = play_until(&game, &setup, true)?;
        keep(&session, &folder.join(format!("campaign-{chapter:02}.json")))?;
        if chapter < chapters {
            let over = session.seen_by_host().finished();
            let next = over.and_then(|over| game.go_on(&setup, over.state, chapter + 1));
            setup = with_kept_cards(&game, next.ok_or("the chapter is not over")?);
        }
    }

    for (index, setup) in (0..).zip(game.all_setups()) {
        let plain = Setup { chapter: setup.chapter, ..Setup::default() };
        if setup != plain && !kept.contains(&setup) {
            let (session, _) = play(&game, &setup, index)?;
            let name = game.setup_name(&setup);
            let mut path = folder.join(format!("{name}.json"));
            if path.exists() {
                path = folder.join(format!("{name}-rules-{}.json", game.rules_version()));
            }
            keep(&session, &path)?;
        }
    }
    Ok(())
}

/// The setups of the existing records.
fn kept(folder: &Path) -> Result<Vec<Setup>, Box<dyn Error>> {
    let mut setups = Vec::new();
    for entry in fs::read_dir(folder)? {
        let record = Record::from_json(&fs::read_to_string(entry?.path())?)?;
        setups.push(serde_json::from_value(record.setup)?);
    }
    Ok(setups)
}

/// A finished game and its summary.
type Finished = (Box<Session<Mystics>>, Played);

/// One game of the greedy player.
fn play(game: &Arc<Mystics>, setup: &Setup, index: u64) -> Result<Finished, Box<dyn Error>> {
    let mut players = seats(&**game, &[Contender::Kind(Kind::Greedy)], game.seats(setup), SEED, index);
    play_session(game, setup, &mut players, seed_of(SEED, index, 0)).map_err(|fault| fault.to_string().into())
}

/// Plays games until one ends with this result.
fn play_until(
    game: &Arc<Mystics>,
    setup: &Setup,
    won: bool,
) -> Result<Box<Session<Mystics>>, Box<dyn Error>> {
    for index in 0..TRIES {
        let (session, played) = play(game, setup, index)?;
        if played.outcome.is_some() && played.won == won {
            return Ok(session);
        }
    }
    Err(format!("chapter {} does not end so", setup.chapter).into())
}

/// The setup in which each mouse keeps the first of the cards that it may keep (M28.2).
fn with_kept_cards(game: &Mystics, mut setup: Setup) -> Setup {
    let had = setup.carried.as_ref().map(|carried| carried.had.clone()).unwrap_or_default();
    for (hero, cards) in had {
        for card in cards {
            let mut tried = setup.clone();
            if let Some(carried) = &mut tried.carried {
                carried.kept.insert(hero, card);
            }
            if game.check_setup(&tried).is_ok() {
                setup = tried;
                break;
            }
        }
    }
    setup
}

fn keep(session: &Session<Mystics>, path: &Path) -> Result<(), Box<dyn Error>> {
    fs::write(path, session.published().to_json() + "\n")?;
    Ok(())
}
