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

use super::sheets::readings;
use super::sight::{Sight, creature_art, hero_art, many, rule_link, sign};
use web::geometry::{Point, inset, num, rounded};
use web::look::preview;
use web::shell::raw;

/// The distance from one tile to the next.
const PITCH: f64 = 556.0;
/// The margin beside a tile.
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

/// A tile without choices: its print, markers and figures.
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

/// Several tiles side by side as a picture: their print, markers and figures.
pub(super) fn alone(sight: &Sight<'_>, tiles: &[&TileView]) -> String {
    let mut out = String::from(
        "<defs><radialGradient id=\"room-torch\"><stop class=\"torch0\" offset=\"0\"/><stop class=\"torch1\" offset=\"1\"/></radialGradient></defs>",
    );
    for (place, tile) in (0_u32..).zip(tiles) {
        let _ = write!(
            out,
            "<g class=\"city room map\" transform=\"translate({} 16)\">",
            num(MARGIN + PITCH * f64::from(place))
        );
        still(&mut out, sight, tile);
        out.push_str("</g>");
    }
    out
}

/// The width and height of this number of tiles side by side.
pub(super) fn size_of(tiles: usize) -> (f64, f64) {
    let tiles = f64::from(u32::try_from(tiles.max(1)).unwrap_or(1));
    (PITCH * (tiles - 1.0) + SIDE + 2.0 * MARGIN, SIDE + 32.0)
}

/// The room that is shown. Its neighbours are drawn beside it and visible as far as there is room.
pub(super) fn room(sight: &Sight<'_>) -> Markup {
    let Some(tile) = sight.tile(sight.slot) else { return html! {} };
    let Some(side) = sight.side_of(tile) else { return html! {} };
    let beside = |dx: i8| sight.view.tiles.iter().find(|other| other.y == tile.y && other.x == tile.x + dx);
    let (west, east) = (beside(-1), beside(1));
    let (left, top, width, height) = (MARGIN, -16.0, SIDE + 2.0 * MARGIN, SIDE + 32.0);
    let mut out = String::with_capacity(60_000);
    out.push_str(
        "<defs><radialGradient id=\"room-torch\"><stop class=\"torch0\" offset=\"0\"/><stop class=\"torch1\" offset=\"1\"/></radialGradient></defs>",
    );
    for (other, dx) in [(west, -PITCH), (east, PITCH)] {
        if let Some(other) = other {
            let _ = write!(out, "<g class=\"beside\" transform=\"translate({} 0)\">", num(dx));
            still(&mut out, sight, other);
            out.push_str("</g>");
        }
    }
    let aims = aims(sight);
    let _ = write!(out, "<g class=\"deco\">{}</g>", printed(side, tile.side.get()));
    for &space in &tile.barred {
        let path = rounded(&inset(&outline(side, space), 5.0), 10.0);
        let _ = write!(out, "<path class=\"deco barred\" d=\"{path}\"/>");
    }
    links(&mut out, sight, tile, side, &aims);
    out.push_str("<g aria-hidden=\"true\" class=\"pcs\">");
    if !aims.is_empty() {
        // Possible choices are highlighted by a wash through which the signs stay visible.
        signs(&mut out, side);
    }
    tokens(&mut out, tile, side);
    trails(&mut out, sight, tile, side);
    aimed(&mut out, sight, side);
    crowd(&mut out, sight, tile, side);
    labels(&mut out, sight, side, &aims);
    costs(&mut out, side, &aims);
    out.push_str("</g>");
    let pawn = pawn(sight, side);
    let lies = match (west.is_some(), east.is_some()) {
        (true, false) => "to-end",
        (false, true) => "to-start",
        _ => "amid",
    };
    html! {
        section.city.room.pane-map.{ (lies) } aria-label=(sight.text("myp-room")) {
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
            (readings(sight))
            div.floor {
                (plan(sight))
                div.zoom hidden {
                    @let again = sight.text("table-again");
                    button.tool type="button" data-again hidden aria-label=(again) title=(again) { (sign("i-play", "i20")) }
                    @for (what, drawing, key) in [("in", "i-plus", "table-zoom-in"), ("out", "i-minus", "table-zoom-out"), ("all", "i-search", "table-zoom-all")] {
                        @let words = sight.words.text(key);
                        button.tool type="button" data-zoom=(what) aria-label=(words) title=(words) { (sign(drawing, "i20")) }
                    }
                }
                (legend(sight))
            }
            label.larger { input type="checkbox"; span { (sight.text("myp-larger")) } }
            ul.vh aria-label=(sight.text("myp-room-in-words")) {
                @for (index, _) in SpaceIx::enumerate(&side.spaces).filter(|&(index, _)| !names::is_bare(sight, tile, side, index)) {
                    li { (names::space_in_words(sight, tile, side, index)) }
                }
            }
        }
    }
}

/// The place of the figure that acts or decides.
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

/// The tiles of the plan as links, with their figures.
fn plan(sight: &Sight<'_>) -> Markup {
    html! {
        nav.tiles aria-label=(sight.text("myp-plan")) {
            ul {
                @for tile in &sight.view.tiles {
                    @if let Some(side) = sight.side_of(tile) {
                        @let here = tile.slot == sight.slot;
                        @let inner = html! {
                            b.no0 aria-hidden="true" { (tile.side.get() + 1) }
                            span.nm { (sight.name(&side.name)) }
                            span.who0 aria-hidden="true" {
                                @if !here {
                                    @for &mouse in &tile.mice {
                                        @if let Some(mouse) = sight.mouse(mouse) { (sign(&format!("{}-face", hero_art(mouse.hero)), "i18")) }
                                    }
                                    @if let Some(enemy) = tile.enemies.first().and_then(|&enemy| sight.enemy(enemy)) {
                                        (sign(&creature_art(enemy.creature), "i18")) @if tile.enemies.len() > 1 { (tile.enemies.len()) }
                                    }
                                    @if !tile.explored { "?" }
                                }
                            }
                            span.vh {
                                (sight.say(Message::new("myp-tile-who").number("mice", many(tile.mice.len())).number("foes", many(tile.enemies.len()))))
                                @if !tile.explored { ", " (sight.text("myp-unseen")) }
                            }
                        };
                        li.here[here].unseen[!tile.explored].under[side.colour == Colour::Blue] title=(sight.name(&side.name)) {
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

/// The meaning of the signs on the floor.
fn legend(sight: &Sight<'_>) -> Markup {
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
    let face = html! { (sign("on-entry", "i18")) span { (sight.text("myp-signs-short")) } };
    preview(
        "signs-of",
        "chip0",
        "",
        &face,
        &html! {
            p { b { (sight.text("myp-signs")) } }
            ul.signs {
                @for (drawing, key, rule) in all {
                    li {
                        (sign(drawing, "i24"))
                        span { (sight.say(Message::new("myp-sign").key("sign", key))) " " @if let Some(rule) = rule { (rule_link(rule)) } }
                    }
                }
                li {
                    svg.i24 viewBox="-12 -12 24 24" aria-hidden="true" { path.cost d="M-5 -11h10l6 6v10l-6 6h-10l-6 -6v-10Z" {} }
                    span { (sight.say(Message::new("myp-sign").key("sign", "stop"))) }
                }
            }
        },
    )
}
