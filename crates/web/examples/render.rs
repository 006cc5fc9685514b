//! How long it takes to draw a table, and how long its page is: `render [GAMES]`, of each sort of table.
//!
//! Every position of games played at random is drawn once, and the longest page of them again and again.
//! What is drawn is the whole page, with everything that may be chosen. It measures and judges nothing:
//! the budget is in ARCHITECTURE.md.

use std::error::Error;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use everdell::Everdell;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use tabletop::{Chance, DynSession, FastSource, Game, Notation, Opening, Secret, Session, Source};
use web::{Frame, Prefs, Scene, Screen};

/// How often the longest page is drawn.
const AGAIN: usize = 101;

fn main() -> Result<(), Box<dyn Error>> {
    use everdell_pages::Pages as EverdellPages;
    use mystics_pages::Pages as MysticsPages;
    use ratcatcher_pages::Pages as RatcatcherPages;

    let games = std::env::args().nth(1).map_or(Ok(5), |games| games.parse())?;
    let ratcatcher = Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())));
    let everdell = Arc::new(Everdell::new(Arc::new(everdell::load::builtin().clone())));
    let mystics = Arc::new(Mystics::new(Arc::new(mystics::load::builtin().clone())));
    measure::<RatcatcherPages>("The Ratcatcher", &ratcatcher, &ratcatcher::Setup::default(), games)?;
    measure::<EverdellPages>(
        "Everdell, two",
        &everdell,
        &everdell::Setup { players: 2, ..Default::default() },
        games,
    )?;
    measure::<EverdellPages>(
        "Everdell, four",
        &everdell,
        &everdell::Setup { players: 4, ..Default::default() },
        games,
    )?;
    measure::<EverdellPages>("Everdell, Nightweave", &everdell, &everdell::Setup::nightweave(2), games)?;
    for chapter in [1, 11] {
        let setup = mystics::Setup { chapter, ..Default::default() };
        measure::<MysticsPages>(&format!("Mice and Mystics, {chapter}"), &mystics, &setup, games)?;
    }
    Ok(())
}

fn measure<S: Screen>(
    name: &str,
    game: &Arc<S::Game>,
    setup: &<S::Game as Game>::Setup,
    games: u8,
) -> Result<(), Box<dyn Error>> {
    let frame = Frame { prefs: Prefs::default(), path: "/table/x", drawn: "" };
    let draw = |session: &Session<S::Game>| {
        let begun = Instant::now();
        let page = black_box(S::page(&Scene::now(&frame, "x", session.seen_by_asked())).into_string());
        (begun.elapsed(), page.len())
    };
    let (mut times, mut lengths) = (Vec::new(), Vec::new());
    let mut longest = (0, Vec::new());
    for seed in 0..games {
        let mut chance = FastSource::new(u64::from(seed));
        let source = Source::Keyed(Secret::new([seed; 32]));
        let Opening::Begun(mut session) = Session::open(Arc::clone(game), setup.clone(), source, &[])? else {
            return Err("a keyed game begins by itself".into());
        };
        while session.outcome().is_none() {
            let (time, length) = draw(&session);
            times.push(time);
            lengths.push(length);
            if length > longest.0 {
                longest = (length, (0..AGAIN).map(|_| draw(&session).0).collect());
            }
            let choices = session.seen_by_asked().now().choices();
            let Ok(drawn) = chance.die("choice", u8::try_from(choices.len().min(255))?);
            let id = game.choice_id(choices[usize::from(drawn) - 1]);
            session.choose(&id, None)?;
        }
    }
    lengths.sort_unstable();
    println!(
        "{name}: typical {:?}, {} KB; crowded {:?}, {} KB; {} positions",
        middle(&mut times),
        lengths[lengths.len() / 2] / 1000,
        middle(&mut longest.1),
        longest.0 / 1000,
        times.len(),
    );
    Ok(())
}

fn middle(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
