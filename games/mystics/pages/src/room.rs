//! The room: a tile as a drawing, with its figures and the choices there.

mod aims;
mod crowd;
mod floor;
mod geometry;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use maud::{Markup, html};
use mystics::content::{Colour, Side};
use mystics::{Event, Fighter, SpaceIx, TileView};
use tabletop::Message;

use super::names;
use aims::{aimed, aims, costs, links, trails};
use crowd::{crowd, tokens};
use floor::{labels, printed, signs};
use geometry::{SIDE, centre, escaped, outline};

use super::sight::{Sight, creature_art, hero_art, many, rule_link, sign};
use web::geometry::{Point, inset, num, rounded};
use web::shell::raw;

/// From one tile to the next.
const PITCH: f64 = 556.0;
/// How wide the part of a neighbour is that is seen beside the room.
const BESIDE: f64 = 236.0;
/// What is seen beside the room where there are neighbours on both sides.
const BOTH: f64 = 136.0;
/// What is left free where there is none.
const MARGIN: f64 = 14.0;

/// The plate with number and name of a side.
fn plate(out: &mut String, number: u8, name: &str, (x, y): Point) {
    let width = 46.0 + 7.6 * f64::from(u32::try_from(name.chars().count()).unwrap_or(0));
    let _ = write!(
        out,
        "<g transform=\"translate({} {})\"><path class=\"plate-bg\" d=\"M0 0h{w}v24h-{w}Z\"/>\
         <path class=\"plate-ink\" d=\"M0 0h28v24H0Z\"/><text class=\"plate-n\" x=\"14\" y=\"17.5\">{number}</text>\
         <text class=\"dt\" x=\"36\" y=\"17\">{}</text></g>",
        num(x),
        num(y),
        escaped(name),
        w = num(width)
    );
}

/// A tile without choices: what is printed, the markers and the figures.
fn still(out: &mut String, sight: &Sight<'_>, tile: &TileView) {
    let Some(side) = sight.side_of(tile) else { return };
    out.push_str("<g class=\"deco\">");
    out.push_str(&printed(side, tile.side.get()));
    out.push_str("</g>");
    labels(out, sight, side, &BTreeMap::new());
    out.push_str("<g aria-hidden=\"true\" class=\"pcs\">");
    tokens(out, tile, side);
    crowd(out, sight, tile, side);
    if !tile.explored {
        let _ = write!(out, "<path class=\"veil\" d=\"M-8 -8H{0}V{0}H-8Z\"/>", num(SIDE + 8.0));
    }
    plate(out, tile.side.get() + 1, sight.name(&side.name), (12.0, -6.0));
    out.push_str("</g>");
}

/// The room that is shown, with a part of its neighbours.
pub(super) fn room(sight: &Sight<'_>) -> Markup {
    let Some(tile) = sight.tile(sight.slot) else { return html! {} };
    let Some(side) = sight.side_of(tile) else { return html! {} };
    let beside = |dx: i8| sight.view.tiles.iter().find(|other| other.y == tile.y && other.x == tile.x + dx);
    let (west, east) = (beside(-1), beside(1));
    let (left, right) = match (west, east) {
        (Some(_), Some(_)) => (BOTH, BOTH),
        (Some(_), None) => (BESIDE, MARGIN),
        (None, Some(_)) => (MARGIN, BESIDE),
        (None, None) => (MARGIN, MARGIN),
    };
    let (top, width, height) = (-16.0, left + SIDE + right, SIDE + 32.0);
    let mut out = String::with_capacity(60_000);
    out.push_str(
        "<defs><radialGradient id=\"room-torch\"><stop class=\"torch0\" offset=\"0\"/><stop class=\"torch1\" offset=\"1\"/></radialGradient>\
         <linearGradient id=\"room-fade-w\"><stop class=\"fade0\" offset=\"0\"/><stop class=\"fade1\" offset=\"1\"/></linearGradient>\
         <linearGradient id=\"room-fade-e\" x1=\"1\" x2=\"0\"><stop class=\"fade0\" offset=\"0\"/><stop class=\"fade1\" offset=\"1\"/></linearGradient></defs>",
    );
    for (other, dx) in [(west, -PITCH), (east, PITCH)] {
        if let Some(other) = other {
            let _ = write!(out, "<g class=\"beside\" transform=\"translate({} 0)\">", num(dx));
            still(&mut out, sight, other);
            out.push_str("</g>");
        }
    }
    for (there, x, id) in [(west, -left, "room-fade-w"), (east, SIDE + right - 26.0, "room-fade-e")] {
        if there.is_some() {
            let _ = write!(
                out,
                "<rect x=\"{}\" y=\"{}\" width=\"26\" height=\"{}\" fill=\"url(#{id})\"/>",
                num(x),
                num(top),
                num(height)
            );
        }
    }
    let aims = aims(sight);
    let _ = write!(out, "<g class=\"deco\">{}</g>", printed(side, tile.side.get()));
    for &space in &tile.barred {
        let path = rounded(&inset(&outline(side, space), 5.0), 10.0);
        let _ = write!(out, "<path class=\"deco barred\" d=\"{path}\"/>");
    }
    links(&mut out, sight, tile, side, &aims);
    labels(&mut out, sight, side, &aims);
    out.push_str("<g aria-hidden=\"true\" class=\"pcs\">");
    plate(&mut out, tile.side.get() + 1, sight.name(&side.name), (12.0, -8.0));
    if !aims.is_empty() {
        // What may be chosen is washed over; the signs below it are seen all the same.
        signs(&mut out, side);
    }
    tokens(&mut out, tile, side);
    trails(&mut out, sight, tile, side);
    aimed(&mut out, sight, side);
    crowd(&mut out, sight, tile, side);
    costs(&mut out, side, &aims);
    out.push_str("</g>");
    let pawn = pawn(sight, side);
    html! {
        section.city.room aria-label=(sight.text("myp-room")) {
            div.scroll tabindex=[(!sight.live).then_some("0")] {
                div.start aria-hidden="true" {
                    svg width=(num((pawn.0 + left - 150.0).max(0.0))) height="1" {}
                    i {}
                }
                svg.map viewBox={ (num(-left)) " " (num(top)) " " (num(width)) " " (num(height)) }
                    width=(num(width)) height=(num(height)) role="group"
                    data-pawn={ (format!("{:.3}", (pawn.0 + left) / width)) " " (format!("{:.3}", (pawn.1 - top) / height)) }
                    aria-label=(sight.say(Message::new("myp-room-of").name("side", &side.name))) { (raw(out)) }
            }
            div.zoom hidden {
                @let again = sight.text("table-again");
                button.tool type="button" data-again hidden aria-label=(again) title=(again) { (sign("i-play", "i20")) }
                @for (what, drawing, key) in [("in", "i-plus", "table-zoom-in"), ("out", "i-minus", "table-zoom-out"), ("all", "i-search", "table-zoom-all")] {
                    @let words = sight.words.text(key);
                    button.tool type="button" data-zoom=(what) aria-label=(words) title=(words) { (sign(drawing, "i20")) }
                }
            }
            label.larger { input type="checkbox"; span { (sight.text("myp-larger")) } }
            ul.vh aria-label=(sight.text("myp-room-in-words")) {
                @for (index, _) in SpaceIx::enumerate(&side.spaces) {
                    li { (names::space_in_words(sight, tile, side, index)) }
                }
            }
        }
    }
}

/// Where the figure stands that acts or is asked.
fn pawn(sight: &Sight<'_>, side: &Side) -> Point {
    let told = sight.story.and_then(|_| {
        sight.fresh.iter().rev().find_map(|entry| match *entry.event {
            Event::Attacks { by, .. } => sight.stands(by),
            Event::FoeWalked { foe, .. }
            | Event::FoeStays { foe, .. }
            | Event::NoTarget { foe }
            | Event::Ran { foe, .. } => sight.stands(Fighter::Foe(foe)),
            _ => None,
        })
    });
    if let Some(space) = told {
        return centre(side, space);
    }
    let asked = sight.view.asked.as_ref();
    let mouse = sight.view.turn.as_ref().map(|turn| turn.mouse).or(asked.and_then(|asked| asked.mouse));
    let spot = mouse.and_then(|mouse| sight.mouse(mouse)).and_then(|mouse| mouse.spot.as_ref());
    let spot = spot.or_else(|| asked.and_then(|asked| asked.spaces.first()));
    spot.filter(|spot| spot.tile == sight.slot)
        .map_or((SIDE / 2.0, SIDE / 2.0), |spot| centre(side, spot.space))
}

/// The tiles of the plan as a small plan of links.
pub(super) fn plan(sight: &Sight<'_>) -> Markup {
    let tiles = &sight.view.tiles;
    let (left, top) = (
        tiles.iter().map(|tile| tile.x).min().unwrap_or(0),
        tiles.iter().map(|tile| tile.y).min().unwrap_or(0),
    );
    let rows = ["r0", "r1w", "r2w", "r3w", "r4w", "r5w", "r6w", "r7w"];
    html! {
        nav.sheet.tabs aria-labelledby="plan" {
            header { h2 #plan { (sight.text("myp-plan")) } span.xs.dim { (rule_link("M2.5")) } }
            ul.plan {
                @for tile in tiles {
                    @if let Some(side) = sight.side_of(tile) {
                        @let here = tile.slot == sight.slot;
                        @let column = format!("c{}", i16::from(tile.x) - i16::from(left));
                        @let row = rows.get(usize::from((tile.y - top).unsigned_abs())).copied().unwrap_or("r0");
                        @let state = if here { "here" } else if tile.explored { "seen" } else { "unseen" };
                        @let inner = html! {
                            span.no0 aria-hidden="true" { (tile.side.get() + 1) }
                            b { (sight.name(&side.name)) }
                            span.who0 {
                                @for &mouse in &tile.mice {
                                    @if let Some(mouse) = sight.mouse(mouse) { (sign(&format!("{}-face", hero_art(mouse.hero)), "i18")) }
                                }
                                @for &enemy in tile.enemies.iter().take(6) {
                                    @if let Some(enemy) = sight.enemy(enemy) { (sign(&creature_art(enemy.creature), "i18")) }
                                }
                                span.vh { (sight.say(Message::new("myp-tile-who").number("mice", many(tile.mice.len())).number("foes", many(tile.enemies.len())))) }
                                @if !tile.explored { (sight.text("myp-unseen")) }
                            }
                        };
                        li.{ (column) }.{ (row) }.{ (state) }.under[side.colour == Colour::Blue] {
                            @if sight.is_past() || sight.scene.options.step.watching || sight.scene.options.covered {
                                span.tile0 { (inner) }
                            } @else {
                                a.tile0 href=(sight.ask(&format!("tile:{}", tile.slot))) aria-current=[here.then_some("true")] { (inner) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the signs on the floor mean.
pub(super) fn legend(sight: &Sight<'_>) -> Markup {
    let all: [(&str, &str, Option<&str>); 9] = [
        ("on-entry", "entry", Some("M17.1")),
        ("on-flip", "flip", Some("M15.5")),
        ("on-exit-orange", "room", Some("M15.2")),
        ("on-exit-blue", "under", Some("M15.2")),
        ("on-yellow", "yellow", Some("M7.5")),
        ("on-cross", "red", Some("M7.6")),
        ("my-mousetrap", "trap", Some("M9.1")),
        ("on-current", "current", Some("M8.4")),
        ("my-sight", "sight", Some("M11.6")),
    ];
    html! {
        ul.sheet.signs aria-label=(sight.text("myp-signs")) {
            @for (drawing, key, rule) in all {
                li {
                    (sign(drawing, "i24"))
                    span { (sight.say(Message::new("myp-sign").key("sign", key))) " " @if let Some(rule) = rule { (rule_link(rule)) } }
                }
            }
            li {
                svg.i20 viewBox="-12 -12 24 24" aria-hidden="true" { path.cost d="M-5 -11h10l6 6v10l-6 6h-10l-6 -6v-10Z" {} }
                (sight.say(Message::new("myp-sign").key("sign", "stop")))
            }
        }
    }
}
