//! Writes pages of a random game into a directory, for viewing: `table DIRECTORY [SEED]`.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use ratcatcher::{Choice, Ratcatcher, Setup, View, load};
use ratcatcher_pages::Pages;
use tabletop::{
    Audience, DynSession, FastSource, Game, Language, Notation, Opening, Secret, Session, Source,
};
use web::{Frame, Prefs, STYLE, Scene, Screen, Theme, style_path};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().ok_or("which directory?")?);
    let seed: u8 = args.next().map_or(Ok(1), |seed| seed.parse())?;
    fs::create_dir_all(&folder)?;
    let game = Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())));
    let nemesis = ["rat_king", "maw", "matron", "shade"][usize::from(seed) % 4];
    let ratcatcher =
        ["miss_trapper", "piper", "cook", "lamplighter", "tinker", "houndmaster"][usize::from(seed) % 6];
    let setup = Setup { nemesis: nemesis.to_owned(), ratcatcher: ratcatcher.to_owned(), ..Setup::default() };
    let source = Source::Keyed(Secret::new([seed; 32]));
    let Opening::Begun(mut session) = Session::open(game, setup, source, &[])? else {
        return Err("a keyed game begins by itself".into());
    };
    let write = |name: &str, session: &Session<Ratcatcher>, look: &dyn Fn(&mut Scene<'_, Ratcatcher>)| {
        for (theme, language) in
            [(Theme::Light, Language::En), (Theme::Dark, Language::Pl), (Theme::Light, Language::Hu)]
        {
            let frame =
                Frame { prefs: Prefs { theme, language, ..Prefs::default() }, path: "/table/x", drawn: "" };
            let mut scene = Scene::now(&frame, "x", session.seen_by_asked());
            look(&mut scene);
            let begun = Instant::now();
            let html = Pages::page(&scene).into_string();
            let took = begun.elapsed();
            let html = html.replace(style_path(), "style.css").replace(web::script_path(), "hedgerow.js");
            let file = folder.join(format!("{name}-{}.html", language.tag()));
            println!("{}: {} bytes in {took:?}", file.display(), html.len());
            fs::write(file, html)?;
        }
        Ok::<(), std::io::Error>(())
    };
    fs::write(folder.join("style.css"), STYLE)?;
    for sheet in web::sheets() {
        fs::write(folder.join(sheet.path.trim_start_matches('/')), sheet.text)?;
    }
    fs::write(folder.join("hedgerow.js"), web::SCRIPT)?;

    let mut chance = FastSource::new(u64::from(seed));
    let mut shown = std::collections::BTreeSet::new();
    let mut turns = 0;
    while session.outcome().is_none() && session.step() < 1500 {
        let here = session.seen_by_asked().now();
        let choices = here.choices();
        let decision = here.decision().ok_or("no decision is open")?.name;
        let wide = here.view().districts.len();
        if wide >= 10 && wide % 5 == 0 && shown.insert(format!("city-{wide:02}")) {
            write(&format!("city-{wide:02}"), &session, &|_| {})?;
        }
        if shown.insert(decision.to_owned()) {
            write(&format!("ask-{decision}"), &session, &|_| {})?;
        }
        let step = session.step();
        if step % 60 == 59 && decision == "actions" {
            write(&format!("step-{step:04}"), &session, &|_| {})?;
        }
        // A simple player that looks one choice ahead, with random numbers of its own.
        let Ok(known) = here.resampled(&mut chance);
        let mut best = (i64::MIN, choices[0]);
        for &choice in &choices {
            let mut worth = 0;
            for _ in 0..4 {
                let mut next = known.clone();
                session.game().play_fast(&mut next, choice, &mut chance);
                worth += value(&session.game().view(&next, Audience::Spectator));
            }
            worth += i64::try_from(chance.word() % 60)?;
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        let choice = best.1;
        let id = session.game().choice_id(choice);
        session.choose(&id, None)?;
        let moments = session.seen_by_asked().story(session.step())?.moments();
        if choice == Choice::End && moments > 0 {
            turns += 1;
            if turns % 4 == 1 {
                let step = session.step();
                for moment in [4, 6, 10] {
                    write(&format!("watch-{turns:02}-{moment:02}"), &session, &|scene| {
                        scene.options.step.at = Some(step);
                        scene.options.step.watching = true;
                        scene.options.step.moment = Some(moment);
                    })?;
                }
            }
        }
    }
    write("end", &session, &|_| {})?;
    let middle = session.step() / 2;
    write("past", &session, &|scene| scene.options.step.at = Some(middle))?;
    println!("{} steps, {:?}", session.step(), session.outcome().map(|outcome| outcome.name));
    Ok(())
}

/// The value of a position to a player who explores much of the city.
fn value(view: &View) -> i64 {
    let you = &view.ratcatcher;
    let caged: u8 = view.commons.iter().map(|kind| kind.cage).sum();
    let zones = || view.districts.iter().flat_map(|district| &district.zones);
    let here: u8 = zones().filter(|zone| zone.pawn).map(|zone| zone.rats.iter().sum::<u8>()).sum();
    let danger: u8 = zones().filter(|zone| zone.cheese > 0).map(|zone| zone.devourers).sum();
    let near = zones()
        .filter(|zone| zone.pawn)
        .any(|zone| zones().any(|other| other.cheese > 0 && zone.near.contains(&other.zone)));
    let over = match view.ending {
        Some(ending) if ending.is_won() => 500,
        Some(_) => -2000,
        None => 0,
    };
    over + 30 * i64::from(you.cheese) + 40 * i64::from(you.health) + 3 * i64::from(caged)
        - 12 * i64::from(view.nemesis.progress)
        - 2 * i64::from(here)
        - i64::from(danger)
        + 5 * i64::from(near)
        + i64::from(you.movement)
        + 6 * i64::try_from(view.districts.len()).unwrap_or(0)
}
