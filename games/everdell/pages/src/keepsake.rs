//! A finished game for sharing: a picture of each city, and its story.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use everdell::content::Colour;
use everdell::{CardView, CityView, Event, Kind, Owner};
use tabletop::Message;

use super::sight::{Scene, Sight};
use super::{city, end, names, score};
use web::geometry::num;
use web::keepsake::{Count, Points, TABLE, Turn};
use web::picture::{label, note};
use web::{Keepsake, look};

/// The public parts of the end: cities and points. Hands stay hidden.
pub(super) fn keepsake(scene: &Scene<'_>) -> Option<Keepsake> {
    if !scene.seen.is_over() {
        return None;
    }
    let sight = Sight::of(scene, None, |_| BTreeMap::new());
    let outcome = sight.here.outcome();
    let everybody = end::ranked(&sight);
    let how = if outcome.is_some() { sight.say(sight.here.prompt()) } else { String::new() };
    let setup = scene.seen.setup();
    let won = outcome.is_some_and(|outcome| !outcome.winners.is_empty());
    Some(Keepsake {
        title: sight.say(names::against(setup.players, setup.rival.name(), setup.level, setup.year)),
        result: end::title(&sight),
        how,
        won,
        table: cities(&sight, &everybody),
        counts: everybody
            .iter()
            .map(|&(who, score)| Count {
                drawing: sight.worker(who).to_owned(),
                name: sight.who(who),
                value: names::signed(score.total),
            })
            .collect(),
        story: story(&sight, &everybody),
        turn: turned(&sight).map(|Jump { step, who, count, .. }| Turn {
            step,
            says: sight.say(
                Message::new("evt-end-turn").message("who", sight.who_message(who)).number("count", count),
            ),
        }),
        points: everybody
            .iter()
            .map(|&(who, score)| Points {
                drawing: sight.worker(who).to_owned(),
                name: sight.who(who),
                total: names::signed(score.total),
                parts: score::parts(&sight, score),
            })
            .collect(),
    })
}

/// The points that one step gave a player.
#[derive(Debug, Clone, Copy)]
struct Jump {
    step: u32,
    round: u16,
    who: Owner,
    count: i16,
}

/// The step in which the points of a player rose most; the first of equal ones.
fn turned(sight: &Sight<'_>) -> Option<Jump> {
    let mut best: Option<Jump> = None;
    let mut before: BTreeMap<Owner, i16> = BTreeMap::new();
    for step in 0..=sight.scene.seen.step() {
        let Ok(here) = sight.scene.seen.at(step) else { continue };
        let view = here.view();
        for player in &view.players {
            let now = player.score.total;
            let count = before.insert(player.seat, now).map_or(0, |before| now - before);
            if count > best.map_or(0, |best| best.count) {
                best = Some(Jump { step, round: view.round, who: player.seat, count });
            }
        }
    }
    best
}

/// The story of a game in at most six lines: the first card of a city, the largest step, the card activated most
/// often, the events, the last player to pass, and the result.
fn story(sight: &Sight<'_>, everybody: &[(Owner, &everdell::ScoreView)]) -> Vec<String> {
    let mut first: Option<(Owner, Kind)> = None;
    let mut activated: BTreeMap<Kind, u16> = BTreeMap::new();
    let mut achieved = 0_u16;
    let mut passed = None;
    for step in look::steps(sight).into_iter().rev() {
        let Ok(story) = sight.scene.seen.story(step) else { continue };
        for entry in story.entries() {
            match entry.event {
                Event::Played { who, kind, .. } => {
                    first.get_or_insert((who, kind));
                }
                Event::Activated { kind, .. } => *activated.entry(kind).or_default() += 1,
                Event::Achieved { who, .. } if !who.is_rival() => achieved += 1,
                Event::Passed { who } => passed = Some(who),
                _ => {}
            }
        }
    }
    let mut lines = Vec::new();
    if let Some((who, kind)) = first {
        lines.push(
            Message::new("evt-story-first")
                .name("card", sight.card_names(kind))
                .message("who", sight.who_message(who)),
        );
    }
    if let Some(Jump { round, who, count, .. }) = turned(sight) {
        lines.push(
            Message::new("evt-story-jump")
                .message("who", sight.who_message(who))
                .number("count", count)
                .number("round", round),
        );
    }
    // The first by name of equal ones.
    if let Some((kind, count)) = activated.into_iter().min_by_key(|&(kind, count)| (Reverse(count), kind))
        && count > 1
    {
        lines
            .push(Message::new("evt-story-busy").name("card", sight.card_names(kind)).number("count", count));
    }
    lines.push(Message::new("evt-story-events").number("count", achieved));
    if let Some(who) = passed.filter(|_| sight.view.players.len() > 1) {
        lines.push(Message::new("evt-story-passed").message("who", sight.who_message(who)));
    }
    if let [(one, best), (other, next), ..] = everybody {
        lines.push(
            Message::new("evt-story-result")
                .message("one", sight.who_message(*one))
                .number("best", best.total)
                .message("other", sight.who_message(*other))
                .number("next", next.total),
        );
    }
    lines.into_iter().map(|line| sight.say(line)).collect()
}

/// The height of the heading above a city, in one column and in two.
const HEADS: [f64; 2] = [60.0, 78.0];

/// The margin around a city.
const GAP: f64 = 8.0;

/// All cities, those of the players with the most points first, below each other or in two columns.
fn cities(sight: &Sight<'_>, everybody: &[(Owner, &everdell::ScoreView)]) -> String {
    let mut out = String::with_capacity(32 * 1024);
    let columns = if everybody.len() > 3 { 2 } else { 1 };
    let rows = everybody.len().div_ceil(columns).max(1);
    let (wide, high) = (TABLE.0 / real(columns), TABLE.1 / real(rows));
    for (place, &(who, score)) in everybody.iter().enumerate() {
        let (x, y) = (wide * real(place % columns), high * real(place / columns));
        let _ = write!(out, "<g transform=\"translate({} {})\">", num(x), num(y));
        if place >= columns {
            let _ = write!(
                out,
                "<path d=\"M12 0H{}\" fill=\"none\" stroke=\"var(--line)\" stroke-width=\"2\"/>",
                num(wide - 12.0)
            );
        }
        let _ =
            write!(out, "<use href=\"#{}\" x=\"10\" y=\"5\" width=\"32\" height=\"32\"/>", sight.worker(who));
        label(&mut out, &sight.who(who), (50.0, 30.0), 22.0, wide - 150.0, "start");
        label(&mut out, &names::signed(score.total), (wide - 42.0, 31.0), 26.0, 80.0, "end");
        let _ = write!(
            out,
            "<use href=\"#acorn\" x=\"{}\" y=\"8\" width=\"26\" height=\"26\"/>",
            num(wide - 38.0)
        );
        let parts = score::parts(sight, score).into_iter().map(|(what, points)| format!("{what} {points}"));
        note(
            &mut out,
            &parts.collect::<Vec<_>>().join(" · "),
            (12.0, 53.0),
            15.0,
            wide - 2.0 * GAP - 8.0,
            columns,
        );
        if let Some(city) = city_of(sight, who) {
            let head = HEADS[columns - 1];
            cards(&mut out, sight, city, head, (wide - 2.0 * GAP, high - head - GAP));
        }
        out.push_str("</g>");
    }
    out
}

fn real(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

fn city_of<'s>(sight: &'s Sight<'_>, who: Owner) -> Option<&'s CityView> {
    let view = &sight.view;
    match view.players.iter().find(|player| player.seat == who) {
        Some(player) => Some(&player.city),
        None => view.rival_city.as_ref(),
    }
}

/// The maximal size of a card.
const LARGEST: f64 = 150.0;

/// The cards of a city as pictures, as large as they fit.
fn cards(out: &mut String, sight: &Sight<'_>, city: &CityView, head: f64, (wide, high): (f64, f64)) {
    let all = city::by_colour(city);
    if all.is_empty() {
        return;
    }
    // A picture is 160 by 96, with an edge of a tenth of its height above it.
    let fits = |columns: usize| {
        let rows = all.len().div_ceil(columns);
        (wide / real(columns)).min(high / real(rows) / 0.68).min(LARGEST)
    };
    let columns = (1..=all.len()).max_by(|one, other| fits(*one).total_cmp(&fits(*other))).unwrap_or(1);
    let cell = fits(columns);
    for (place, card) in all.into_iter().enumerate() {
        let (x, y) = (GAP + cell * real(place % columns), head + cell * 0.68 * real(place / columns));
        drawn(out, sight, card, (x, y), cell);
    }
}

/// One card: its picture below an edge in its colour, and the sign of the colour.
fn drawn(out: &mut String, sight: &Sight<'_>, card: &CardView, (x, y): (f64, f64), cell: f64) {
    let side = cell - 4.0;
    let edge = match card.colour {
        Colour::Traveler => "#e6cf9f",
        Colour::Production => "#c3d49a",
        Colour::Destination => "#ecb39f",
        Colour::Governance => "#b5d0da",
        Colour::Prosperity => "#d6bcdc",
    };
    let art = match card.kind.built_in_name() {
        _ if card.face_down => "leaf".to_owned(),
        Some(name) => format!("cd-{name}"),
        None if sight.card(card.kind).facts.critter => "i-critter".to_owned(),
        None => "i-construction".to_owned(),
    };
    let _ = write!(
        out,
        "<g transform=\"translate({} {}) scale({:.4})\" color=\"var(--ink)\">\
         <rect x=\"0\" y=\"0\" width=\"160\" height=\"106\" rx=\"7\" fill=\"{edge}\" stroke=\"var(--ink-2)\" stroke-width=\"3\"/>\
         <svg x=\"2\" y=\"12\" width=\"156\" height=\"92\" viewBox=\"2 2 156 92\" overflow=\"hidden\">\
         <use href=\"#{art}\" x=\"0\" y=\"0\" width=\"160\" height=\"96\"/></svg>",
        num(x),
        num(y),
        side / 160.0
    );
    if !card.face_down {
        let _ = write!(
            out,
            "<circle cx=\"16\" cy=\"16\" r=\"13\" fill=\"{edge}\" stroke=\"var(--ink-2)\" stroke-width=\"2.5\"/>\
             <use href=\"#{}\" x=\"7\" y=\"7\" width=\"18\" height=\"18\"/>",
            super::card::colour_sign(card.colour)
        );
    }
    out.push_str("</g>");
}
