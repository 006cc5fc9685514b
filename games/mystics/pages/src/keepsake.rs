//! A finished chapter for sharing: a picture of the last room and the heroes, and its story.

use std::cmp::Reverse;
use std::fmt::Write as _;

use i18n::capitalised;
use mystics::{Event, Fighter, MouseIx};
use tabletop::Message;

use super::sight::{Scene, Sight, hero_art, many};
use super::{log, room, story};
use web::geometry::num;
use web::keepsake::{Count, TABLE, Turn, turning};
use web::picture::{fitted, label};
use web::{Keepsake, look};

/// The height of the row of heroes.
const ROW: f64 = 104.0;

/// The public parts of the end. In this game nothing is hidden.
pub(super) fn keepsake(scene: &Scene<'_>) -> Option<Keepsake> {
    if !scene.seen.is_over() {
        return None;
    }
    let sight = Sight::of(scene, None);
    let view = &sight.view;
    let chapter = sight.chapter();
    let feats = log::feats(&sight);
    let health = |view: &mystics::View| -> i32 {
        let mice = view.mice.iter();
        mice.map(|mouse| {
            let left = i32::from(mouse.life) - i32::from(mouse.wounds) - i32::from(mouse.poison);
            if mouse.captured { 0 } else { left.max(0) }
        })
        .sum()
    };
    let turn = turning(scene, health);
    let sum = |of: fn(&log::Feats) -> u16| feats.iter().map(of).sum::<u16>().to_string();
    let feat = |what: &'static str| sight.say(Message::new("myp-feat").key("feat", what));
    let counts = [
        ("my-hourglass", sight.text("myp-end-page"), format!("{}/{}", view.page, view.end)),
        ("my-battle", feat("defeated"), sum(|feats| feats.defeated)),
        ("my-wound", feat("wounds"), sum(|feats| feats.wounds)),
        ("my-cheese", feat("cheese"), sum(|feats| feats.cheese)),
        ("my-captured", feat("captured"), sum(|feats| feats.captured)),
    ];
    Some(Keepsake {
        title: sight.say(
            Message::new("myp-chapter-short").number("number", view.chapter).name("name", &chapter.name),
        ),
        result: story::title(&sight),
        how: story::how(&sight).unwrap_or_default(),
        won: sight.here.outcome().is_some_and(|outcome| !outcome.winners.is_empty()),
        table: table(&sight),
        counts: counts
            .into_iter()
            .map(|(drawing, name, value)| Count {
                drawing: drawing.to_owned(),
                name: capitalised(&name),
                value,
            })
            .collect(),
        story: story_of(&sight, &feats),
        turn: turn.map(|(step, change)| Turn {
            step,
            says: sight.say(
                Message::new("myp-end-turn")
                    .key("what", if change > 0 { "gained" } else { "lost" })
                    .number("count", change.abs()),
            ),
        }),
        points: Vec::new(),
    })
}

/// The rooms with mice, at most two, above the heroes.
fn table(sight: &Sight<'_>) -> String {
    let mut tiles: Vec<_> = sight.view.tiles.iter().filter(|tile| !tile.mice.is_empty()).collect();
    tiles.sort_by_key(|tile| Reverse(tile.mice.len()));
    tiles.truncate(2);
    if tiles.is_empty() {
        tiles.extend(sight.tile(sight.slot));
    }
    tiles.sort_by_key(|tile| (tile.y, tile.x));
    let rooms = room::alone(sight, &tiles);
    let (width, height) = room::size_of(tiles.len());
    let mut out = fitted(&rooms, (width, height), (TABLE.0, TABLE.1 - ROW));
    let mice = &sight.view.mice;
    let wide = TABLE.0 / f64::from(u32::try_from(mice.len().max(1)).unwrap_or(1));
    let _ = write!(
        out,
        "<path d=\"M12 {0}H{1}\" fill=\"none\" stroke=\"var(--line)\" stroke-width=\"2\"/>",
        num(TABLE.1 - ROW),
        num(TABLE.0 - 12.0)
    );
    for (place, mouse) in (0_u32..).zip(mice) {
        let middle = wide * (f64::from(place) + 0.5);
        let _ = write!(
            out,
            "<use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"64\" height=\"64\"/>",
            hero_art(mouse.hero),
            num(middle - 32.0),
            num(TABLE.1 - ROW + 6.0)
        );
        if mouse.captured {
            let (x, y) = (num(middle + 16.0), num(TABLE.1 - ROW + 38.0));
            let _ = write!(
                out,
                "<use href=\"#my-captured\" x=\"{x}\" y=\"{y}\" width=\"32\" height=\"32\" color=\"var(--ink)\"/>"
            );
        }
        label(&mut out, sight.hero_name(mouse.hero), (middle, TABLE.1 - 12.0), 19.0, wide - 8.0, "middle");
    }
    out
}

/// The story of a chapter in at most six lines: the places of the mice, the first and the most enemies that a mouse
/// defeated, the worst wound, the captured mice, and the mouse that gained the most cheese.
fn story_of(sight: &Sight<'_>, feats: &[log::Feats]) -> Vec<String> {
    let mut round = 0;
    let mut places = 0_u16;
    let mut first: Option<(MouseIx, u16)> = None;
    let mut blow: Option<(MouseIx, u8, u16)> = None;
    let mut captured: Vec<MouseIx> = Vec::new();
    for step in look::steps(sight).into_iter().rev() {
        let Ok(told) = sight.scene.seen.story(step) else { continue };
        for entry in told.entries() {
            match *entry.event {
                Event::Round { round: number } => round = number,
                Event::Visited { .. } => places += 1,
                Event::Defeated { by: Fighter::Mouse(mouse), .. } => {
                    first.get_or_insert((mouse, round));
                }
                Event::Wounded { on: Fighter::Mouse(mouse), count, .. }
                    if count > blow.map_or(0, |(_, most, _)| most) =>
                {
                    blow = Some((mouse, count, round));
                }
                Event::Captured { mouse } if !captured.contains(&mouse) => captured.push(mouse),
                _ => {}
            }
        }
    }
    let named = |line: Message, mouse: MouseIx| match sight.mouse(mouse) {
        Some(mouse) => line.name("mouse", sight.hero_names(mouse.hero)),
        None => line.key("mouse", "–"),
    };
    // Of equals, the first of the party.
    let most = |of: fn(&log::Feats) -> u16| {
        let all = feats.iter().enumerate().map(|(place, feats)| (place, of(feats)));
        let (place, count) = all.min_by_key(|&(place, count)| (Reverse(count), place))?;
        Some((MouseIx::at(place)?, count)).filter(|(_, count)| *count > 0)
    };
    let mut lines = Vec::new();
    if places > 0 {
        lines.push(Message::new("myp-story-places").number("count", places));
    }
    if let Some((mouse, round)) = first {
        lines.push(named(Message::new("myp-story-first").number("round", round), mouse));
    }
    if let Some((mouse, count)) = most(|feats| feats.defeated) {
        lines.push(named(Message::new("myp-story-most").number("count", count), mouse));
    }
    lines.push(match blow {
        Some((mouse, count, round)) => {
            named(Message::new("myp-story-blow").number("count", count).number("round", round), mouse)
        }
        None => Message::new("myp-story-unhurt"),
    });
    let taken = captured.iter().filter_map(|&mouse| sight.mouse(mouse));
    let taken: Vec<Message> = taken
        .map(|mouse| Message::new("myp-story-name").name("mouse", sight.hero_names(mouse.hero)))
        .collect();
    lines.push(if taken.is_empty() {
        Message::new("myp-story-free")
    } else {
        Message::new("myp-story-captured").number("count", many(taken.len())).list("mice", taken)
    });
    if let Some((mouse, count)) = most(|feats| feats.cheese) {
        lines.push(named(Message::new("myp-story-cheese").number("count", count), mouse));
    }
    lines.into_iter().map(|line| sight.say(line)).collect()
}
