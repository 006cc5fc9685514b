//! A finished game for sharing: a picture of the city, and its story.

use ratcatcher::{Ending, Event, Prey};
use tabletop::Message;

use super::sight::{Scene, Sight};
use super::{city, end, names};
use crate::names::versus;
use web::keepsake::{Count, TABLE, Turn, turning};
use web::picture::fitted;
use web::{Keepsake, look};

/// The public parts of the end. In this game nothing is hidden.
pub(crate) fn keepsake(scene: &Scene<'_>) -> Option<Keepsake> {
    if !scene.seen.is_over() {
        return None;
    }
    let sight = Sight::of(scene, None);
    let view = &sight.view;
    let result = match view.ending {
        None => sight.text("table-given-up"),
        Some(ending) if ending.is_won() => sight.text("table-won"),
        Some(_) => sight.text("table-lost"),
    };
    let how = if sight.here.outcome().is_some() { sight.say(sight.here.prompt()) } else { String::new() };
    let (drawn, width, height) = city::alone(&sight);
    let tally = |what: &'static str| sight.say(Message::new("table-tally").key("what", what));
    let goal = end::GOAL;
    let counts = [
        ("cheese".to_owned(), "cheese", format!("{}/{goal}", view.ratcatcher.cheese)),
        (names::nemesis(&sight), "devoured", format!("{}/{goal}", view.nemesis.progress)),
        ("cage".to_owned(), "caught", end::tally(&sight).caught.to_string()),
        ("heart".to_owned(), "health", format!("{}/{}", view.ratcatcher.health, view.ratcatcher.most_health)),
    ];
    let turn = turning(scene, |view| i32::from(view.ratcatcher.cheese) - i32::from(view.nemesis.progress));
    Some(Keepsake {
        title: sight.say(versus(&view.ratcatcher.id, &view.nemesis.id)),
        result,
        how,
        won: view.ending.is_some_and(Ending::is_won),
        table: fitted(&drawn, (width, height), TABLE),
        counts: counts
            .into_iter()
            .map(|(drawing, what, value)| Count { drawing, name: tally(what), value })
            .collect(),
        story: story(&sight),
        turn: turn.map(|(step, change)| Turn {
            step,
            says: sight.say(
                Message::new("rct-end-turn")
                    .key("who", if change > 0 { "you" } else { "rats" })
                    .number("count", change.abs()),
            ),
        }),
        points: Vec::new(),
    })
}

/// The maximum of a count at one time, and its round.
type Most = (u8, u16);

/// The story of a game in at most six lines: the growth of the city, the first catch, the best throw, the worst
/// bite, the caught rats, and the end of the race for the cheese.
fn story(sight: &Sight<'_>) -> Vec<String> {
    let mut round = 0;
    let mut first: Option<u16> = None;
    let (mut throw, mut bite): (Option<Most>, Option<Most>) = (None, None);
    let (mut caught, mut peculiars) = (0_u32, 0_u32);
    let raise = |most: &mut Option<Most>, count: u8, round: u16| {
        if count > most.map_or(0, |(most, _)| most) {
            *most = Some((count, round));
        }
    };
    for step in look::steps(sight).into_iter().rev() {
        let Ok(story) = sight.scene.seen.story(step) else { continue };
        for entry in story.entries() {
            match entry.event {
                Event::Round(number) => round = number,
                Event::Rolled { hits, .. } => raise(&mut throw, hits, round),
                Event::Wounded { wounds, .. } => raise(&mut bite, wounds, round),
                Event::Caught { prey, .. } => {
                    first.get_or_insert(round);
                    match prey {
                        Prey::Peculiar(_) => peculiars += 1,
                        Prey::Common(_) => caught += 1,
                        Prey::Nemesis => {}
                    }
                }
                _ => {}
            }
        }
    }
    let view = &sight.view;
    let mut lines = vec![
        Message::new("rct-story-city")
            .number("count", look::many(view.districts.len()))
            .number("rounds", view.round),
    ];
    lines.extend(first.map(|round| Message::new("rct-story-first").number("round", round)));
    lines.extend(
        throw.map(|(count, round)| {
            Message::new("rct-story-throw").number("count", count).number("round", round)
        }),
    );
    lines.push(match bite {
        Some((count, round)) => Message::new("rct-story-bite").number("count", count).number("round", round),
        None => Message::new("rct-story-unbitten"),
    });
    if caught + peculiars > 0 {
        lines.push(Message::new("rct-story-caught").number("count", caught).number("peculiars", peculiars));
    }
    lines.push(
        Message::new("rct-story-cheese")
            .number("count", view.ratcatcher.cheese)
            .number("devoured", view.nemesis.progress),
    );
    lines.into_iter().map(|line| sight.say(line)).collect()
}
