//! Writes pages of random games of Everdell into a directory, for viewing: `everdell DIRECTORY [SEED]`.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use everdell::{Everdell, Setup, load};
use everdell_pages::Pages;
use tabletop::{
    Audience, DynSession, FastSource, Game, Language, Notation, Opening, Secret, Session, Source,
};
use web::{Frame, Prefs, STYLE, Scene, Screen, Theme, style_path};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().ok_or("which directory?")?);
    let seed: u8 = args.next().map_or(Ok(1), |seed| seed.parse())?;
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("style.css"), STYLE)?;
    for sheet in web::sheets() {
        fs::write(folder.join(sheet.path.trim_start_matches('/')), sheet.text)?;
    }
    fs::write(folder.join("hedgerow.js"), web::SCRIPT)?;
    let game = Arc::new(Everdell::new(Arc::new(load::builtin().clone())));
    let frame = Frame { prefs: Prefs::default(), path: "/new/everdell", drawn: "" };
    write(
        &folder,
        "new",
        &Pages::new_game(
            &game,
            &frame,
            &Setup::nightweave(2),
            &search::SeatAssignment::default(),
            &web::Offered::default(),
            None,
        )
        .into_string(),
    )?;
    let people = |players| Setup { players, ..Setup::default() };
    let modules = Setup { personality: Some("nasty".to_owned()), plots: true, ..Setup::nightweave(2) };
    let games = [
        ("nightweave", Setup::nightweave(2)),
        ("two", people(2)),
        ("four", people(4)),
        ("rugwort", Setup::rugwort(2)),
        ("modules", modules),
    ];
    for (name, setup) in games {
        play(&folder, &game, name, setup, seed)?;
    }
    Ok(())
}

fn play(
    folder: &std::path::Path,
    game: &Arc<Everdell>,
    name: &str,
    setup: Setup,
    seed: u8,
) -> Result<(), Box<dyn std::error::Error>> {
    let source = Source::Keyed(Secret::new([seed; 32]));
    let Opening::Begun(mut session) = Session::open(Arc::clone(game), setup, source, &[])? else {
        return Err("a keyed game begins by itself".into());
    };
    let mut chance = FastSource::new(u64::from(seed));
    let mut shown = std::collections::BTreeSet::new();
    let mut turns = 0;
    while session.outcome().is_none() && session.step() < 900 {
        let here = session.seen_by_asked().now();
        let choices = here.choices();
        let decision = here.decision().ok_or("no decision is open")?;
        if decision.name == "turn" {
            turns += 1;
            if turns % 12 == 7 {
                each(folder, &format!("{name}-turn-{turns:03}"), &session, None, &|_| {})?;
            }
            // A card that can be paid for in several ways, or one that cannot be played.
            let ways = |thing: &str| {
                let all = here.candidates(thing).unwrap_or_default();
                all.iter().filter(|choice| choices.contains(choice)).count()
            };
            let view = here.view();
            let hand = view.players[usize::from(decision.seat.0)].hand.clone().unwrap_or_default();
            let hand = hand.iter().map(|kind| format!("hand:{}", session.game().kind_name(*kind)));
            for thing in hand.chain((1..=8).map(|place| format!("meadow:{place}"))) {
                let kind = match ways(&thing) {
                    0 => "ask-no",
                    1 => continue,
                    _ => "ask-ways",
                };
                if turns > 12 && shown.insert(kind) {
                    each(folder, &format!("{name}-{kind}"), &session, Some(&thing), &|_| {})?;
                }
            }
        } else if shown.insert(decision.name) {
            each(folder, &format!("{name}-{}", decision.name), &session, None, &|_| {})?;
        }
        if session.seats() > 1 && turns == 9 && shown.insert("cover") {
            each(folder, &format!("{name}-cover"), &session, None, &|scene| scene.options.covered = true)?;
        }
        // A simple player that looks one choice ahead.
        let now = session.seen_by(Audience::Spectator).now().view();
        let Ok(known) = here.resampled(&mut chance);
        let (season, home) = {
            let me = &now.players[usize::from(decision.seat.0)];
            (me.season as u8, me.home)
        };
        let mut best = (i64::MIN, choices[0]);
        for &choice in &choices {
            let mut next = known.clone();
            session.game().play_fast(&mut next, choice, &mut chance);
            let view = session.game().view(&next, Audience::Spectator);
            let me = &view.players[usize::from(decision.seat.0)];
            let goods: u16 = me.stock.0.iter().map(|&count| u16::from(count)).sum();
            let early =
                i64::from(me.season as u8 > season && home > 0) + 9 * i64::from(me.passed && home > 0);
            let worth = 20 * i64::from(me.score.total)
                + 70 * i64::try_from(me.city.cards.len())?
                + 14 * i64::from(goods)
                + 9 * i64::from(me.hand_len)
                - 400 * early
                + i64::try_from(chance.word() % 30)?;
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        let id = session.game().choice_id(best.1);
        session.choose(&id, None)?;
        let step = session.step();
        if session.seen_by_asked().story(step)?.moments() > 0 && turns % 12 == 7 {
            each(folder, &format!("{name}-watch-{turns:03}"), &session, None, &|scene| {
                scene.options.step.at = Some(step);
                scene.options.step.watching = true;
                scene.options.step.moment = Some(1);
            })?;
        }
    }
    each(folder, &format!("{name}-end"), &session, None, &|_| {})?;
    let middle = session.step() / 2;
    each(folder, &format!("{name}-past"), &session, None, &|scene| scene.options.step.at = Some(middle))?;
    println!("{name}: {} steps, {:?}", session.step(), session.outcome().map(|outcome| outcome.name));
    Ok(())
}

/// Writes a page by day in English, and by night in Polish and Hungarian.
fn each(
    folder: &std::path::Path,
    name: &str,
    session: &Session<Everdell>,
    chosen: Option<&str>,
    look: &dyn Fn(&mut Scene<'_, Everdell>),
) -> std::io::Result<()> {
    for (theme, language) in
        [(Theme::Light, Language::En), (Theme::Dark, Language::Pl), (Theme::Dark, Language::Hu)]
    {
        let frame =
            Frame { prefs: Prefs { theme, language, ..Prefs::default() }, path: "/table/x", drawn: "" };
        let mut scene = Scene::now(&frame, "x", session.seen_by_asked());
        scene.options.chosen = chosen;
        look(&mut scene);
        if scene.options.covered {
            scene.seen = session.seen_by(Audience::Spectator);
        }
        write(folder, &format!("{name}-{}", language.tag()), &Pages::page(&scene).into_string())?;
    }
    Ok(())
}

fn write(folder: &std::path::Path, name: &str, html: &str) -> std::io::Result<()> {
    let html = html.replace(style_path(), "style.css").replace(web::script_path(), "hedgerow.js");
    fs::write(folder.join(format!("{name}.html")), html)
}
