//! The room: a tile as a drawing, with everybody on it and whatever may be chosen there.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use maud::{Markup, html};
use mystics::content::{BorderKind, Colour, FlipKind, Side};
use mystics::kinds::Edge;
use mystics::{Choice, Event, Fighter, TileView};
use tabletop::Message;

use super::names;
use super::sight::{Sight, creature_art, hero_art, many, rule_link, sign};
use crate::shell::raw;
use crate::table::shape::{Hand, Point, contains, inset, line, num, rounded};

/// The side of a tile on the page.
const SIDE: f64 = 530.0;
/// From one tile to the next.
const PITCH: f64 = 556.0;
/// How wide the part of a neighbour is that is seen beside the room.
const BESIDE: f64 = 236.0;
/// What is seen beside the room where there are neighbours on both sides.
const BOTH: f64 = 136.0;
/// What is left free where there is none.
const MARGIN: f64 = 14.0;

/// A place on a tile, in units of the page.
fn at((x, y): (i16, i16)) -> Point {
    (f64::from(x) * SIDE / 1000.0, f64::from(y) * SIDE / 1000.0)
}

/// The outline of a space.
fn outline(side: &Side, space: u8) -> Vec<Point> {
    side.spaces
        .get(usize::from(space))
        .map_or_else(Vec::new, |space| space.outline.iter().map(|&it| at(it)).collect())
}

fn centre(side: &Side, space: u8) -> Point {
    side.spaces.get(usize::from(space)).map_or((SIDE / 2.0, SIDE / 2.0), |space| at(space.centre))
}

/// Text as an attribute or as content.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn used(out: &mut String, id: &str, (x, y): Point, width: f64, height: f64) {
    let _ = write!(
        out,
        "<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        num(x - width / 2.0),
        num(y - height / 2.0),
        num(width),
        num(height)
    );
}

fn turned(out: &mut String, id: &str, (x, y): Point, width: f64, height: f64, degrees: f64) {
    let _ = write!(
        out,
        "<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" transform=\"translate({} {}) rotate({})\"/>",
        num(-width / 2.0),
        num(-height / 2.0),
        num(width),
        num(height),
        num(x),
        num(y),
        num(degrees)
    );
}

/// The middle of the exit at an edge.
fn gate(side: &Side, edge: Edge) -> Option<Point> {
    let exit = side.exits[edge.index()]?;
    let spaces: Vec<Point> =
        (0u8..64).filter(|space| exit.spaces & (1 << space) != 0).map(|space| centre(side, space)).collect();
    let count = f64::from(u32::try_from(spaces.len().max(1)).unwrap_or(1));
    let mean = |pick: fn(&Point) -> f64| spaces.iter().map(pick).sum::<f64>() / count;
    Some(match edge {
        Edge::North => (mean(|it| it.0), 0.0),
        Edge::East => (SIDE, mean(|it| it.1)),
        Edge::South => (mean(|it| it.0), SIDE),
        Edge::West => (0.0, mean(|it| it.1)),
    })
}

fn quarter(edge: Edge) -> f64 {
    match edge {
        Edge::North => 0.0,
        Edge::East => 90.0,
        Edge::South => 180.0,
        Edge::West => 270.0,
    }
}

/// What is printed on a side: walls, floors, things, lines and signs.
fn printed(side: &Side, number: u8) -> String {
    let mut out = String::with_capacity(24_000);
    let room = side.colour == Colour::Orange;
    let mut hand = Hand::of(u64::from(number) + 11);
    let corners = [(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE), (0.0, 0.0)];
    let rim = line(&corners, 1.6, &mut hand) + "Z";
    let wall = if room { "wall" } else { "rock" };
    let _ = write!(
        out,
        "<path class=\"d-shadow\" transform=\"translate(4 7)\" d=\"{rim}\"/><path class=\"wall-edge\" d=\"{rim}\"/>\
         <path class=\"g-{wall}\" d=\"{rim}\"/><path fill=\"url(#gt-{wall})\" d=\"{rim}\"/><path class=\"wall-ink\" d=\"{rim}\"/>"
    );
    if room {
        let floor = [
            (23.0, 23.0),
            (SIDE - 23.0, 23.0),
            (SIDE - 23.0, SIDE - 23.0),
            (23.0, SIDE - 23.0),
            (23.0, 23.0),
        ];
        let floor = line(&floor, 1.4, &mut hand) + "Z";
        let _ = write!(out, "<path class=\"g-grout\" d=\"{floor}\"/><path class=\"rim\" d=\"{floor}\"/>");
    }
    for wall in &side.walls {
        let wall: Vec<Point> = wall.iter().map(|&it| at(it)).collect();
        let _ = write!(out, "<path class=\"g-pit\" d=\"{}\"/>", rounded(&wall, 4.0));
    }
    for &edge in Edge::ALL {
        if let (Some(exit), Some(place)) = (side.exits[edge.index()], gate(side, edge)) {
            let id = if exit.colour == Colour::Orange { "on-exit-orange" } else { "on-exit-blue" };
            let _ = write!(
                out,
                "<g transform=\"translate({} {}) rotate({})\"><use href=\"#{id}\" x=\"-46\" y=\"-3\" width=\"92\" height=\"27.6\"/></g>",
                num(place.0),
                num(place.1),
                num(quarter(edge))
            );
        }
    }
    for (index, space) in (0u64..).zip(&side.spaces) {
        let shape: Vec<Point> = space.outline.iter().map(|&it| at(it)).collect();
        let path = rounded(&inset(&shape, 1.6), 9.0);
        let tone = (index * 7 + index * index * 3 + u64::from(number) * 5) % 4 + 1;
        let ground = &space.ground;
        let _ = write!(
            out,
            "<path class=\"g-{ground} t{tone}\" d=\"{path}\"/><path class=\"stone\" fill=\"url(#gt-{ground})\" d=\"{path}\"/>"
        );
    }
    for feature in &side.features {
        let width = f64::from(feature.width) * SIDE / 1000.0;
        turned(&mut out, &feature.drawing, at(feature.at), width, width, feature.turned.into());
    }
    lines(&mut out, side);
    signs(&mut out, side);
    if room && side.exits[Edge::North.index()].is_none() {
        for x in [0.36, 0.72] {
            let x = x * SIDE;
            let _ = write!(out, "<circle cx=\"{0}\" cy=\"16\" r=\"66\" fill=\"url(#room-torch)\"/>", num(x));
            used(&mut out, "on-torch", (x, 8.0), 24.0, 36.0);
        }
    }
    out
}

/// Yellow and red lines: first the beds of all, so that lines join.
fn lines(out: &mut String, side: &Side) {
    let mut paths: BTreeMap<&str, String> = BTreeMap::new();
    for border in &side.lines {
        let kind = match border.kind {
            BorderKind::Red => "r",
            BorderKind::Yellow | BorderKind::Level => "y",
            BorderKind::Gap => continue,
        };
        let (from, to) = (at(border.from), at(border.to));
        let path = paths.entry(kind).or_default();
        let _ = write!(path, "M{} {}L{} {}", num(from.0), num(from.1), num(to.0), num(to.1));
    }
    for (kind, path) in &paths {
        let _ = write!(out, "<path class=\"{kind}-bed\" d=\"{path}\"/>");
    }
    for (kind, path) in &paths {
        let _ = write!(out, "<path class=\"{kind}-line\" d=\"{path}\"/>");
    }
    let mut marked: Vec<(u8, u8)> = Vec::new();
    for border in &side.lines {
        let (from, to) = (at(border.from), at(border.to));
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        match border.kind {
            BorderKind::Red => used(out, "on-cross", middle, 16.0, 16.0),
            BorderKind::Yellow if !marked.contains(&(border.high, border.low)) => {
                marked.push((border.high, border.low));
                let (high, low) = (centre(side, border.high), centre(side, border.low));
                let mut angle = (to.1 - from.1).atan2(to.0 - from.0) + std::f64::consts::FRAC_PI_2;
                if angle.cos() * (low.0 - high.0) + angle.sin() * (low.1 - high.1) < 0.0 {
                    angle += std::f64::consts::PI;
                }
                turned(out, "on-yellow", middle, 24.0, 24.0, angle.to_degrees());
            }
            _ => {}
        }
    }
}

/// Entry spaces, red crosses, the flip space, and currents.
fn signs(out: &mut String, side: &Side) {
    let spaces = 0u8..u8::try_from(side.spaces.len()).unwrap_or(0);
    let has = |set: u64, space: u8| set & (1 << space) != 0;
    for space in spaces {
        let (x, y) = centre(side, space);
        if has(side.map.entries, space) {
            used(out, "on-entry", (x + 14.0, y - 12.0), 22.0, 22.0);
        }
        if has(side.map.crosses, space) {
            used(out, "on-trap", (x, y), 34.0, 34.0);
        }
        let to = side.map.current[usize::from(space)];
        if to != mystics::content::STILL {
            let angle = if to == mystics::content::OFF {
                // Off the tile by the nearest edge.
                let ways = [(x, 180.0), (SIDE - x, 0.0), (y, 270.0), (SIDE - y, 90.0)];
                ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map_or(180.0, |way| way.1)
            } else {
                let end = centre(side, to);
                (end.1 - y).atan2(end.0 - x).to_degrees()
            };
            turned(out, "on-current", (x, y), 30.0, 30.0, angle);
        }
    }
    if let Some(flip) = side.flip {
        let id = match flip.kind {
            FlipKind::Plain => "on-flip",
            FlipKind::Fishhook => "on-flip-hook",
            FlipKind::Cog => "on-flip-cog",
        };
        used(out, id, centre(side, flip.space), 34.0, 34.0);
    }
}

/// Somebody or something that stands on a space.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct Piece {
    art: String,
    size: f64,
    large: bool,
    base: &'static str,
    /// What is the matter with it, as small signs.
    marks: Vec<&'static str>,
    /// Whether it is aimed at.
    aimed: bool,
    down: bool,
    fresh: bool,
}

/// Everybody on a tile, by space.
fn pieces(sight: &Sight<'_>, tile: &TileView) -> BTreeMap<u8, Vec<Piece>> {
    let mut all: BTreeMap<u8, Vec<Piece>> = BTreeMap::new();
    let turn = match sight.view.now {
        Some(mystics::CardName::Mouse(mouse)) => Some(mouse),
        _ => None,
    };
    let struck = sight.strike().map(|(_, on, _)| on);
    for &index in &tile.enemies {
        let Some(enemy) = sight.enemy(index) else { continue };
        let mut marks = vec!["my-wound"; usize::from(enemy.wounds.min(3))];
        if enemy.boss {
            marks.clear();
        }
        if enemy.dazed {
            marks.push("my-stun");
        }
        let brodie = enemy.creature == mystics::kinds::Creature::Brodie;
        let size = if enemy.large {
            88.0
        } else if brodie {
            62.0
        } else {
            54.0
        };
        let chosen = sight.scene.chosen == Some(&format!("enemy:{index}"))
            || sight.scene.chosen == Some(&format!("space:{}", enemy.spot.name));
        let struck = struck == Some(Fighter::Foe(index));
        let fresh = sight
            .fresh
            .iter()
            .any(|entry| matches!(*entry.event, Event::Arrived { foe, .. } if foe == index));
        all.entry(enemy.spot.space).or_default().push(Piece {
            art: if brodie { "foe-brodie-paw".to_owned() } else { creature_art(enemy.creature) },
            size,
            large: enemy.large,
            base: "base-foe",
            marks,
            aimed: chosen && sight.live || struck,
            down: enemy.down,
            fresh,
        });
    }
    for &index in &tile.mice {
        let Some(mouse) = sight.mouse(index) else { continue };
        let Some(spot) = &mouse.spot else { continue };
        let mut marks = Vec::new();
        for plight in &mouse.plight {
            marks.extend(names::plight_sign(plight));
        }
        all.entry(spot.space).or_default().push(Piece {
            art: hero_art(mouse.hero),
            size: 54.0,
            large: false,
            base: if turn == Some(index) { "base-now" } else { "base-mate" },
            marks,
            aimed: struck == Some(Fighter::Mouse(index)),
            down: mouse.plight.contains(&"down"),
            fresh: false,
        });
    }
    all
}

/// Where so many stand round the middle of a space, from back to front, and how large.
fn stands(count: usize, wide: bool) -> (Vec<Point>, f64) {
    match count {
        0 | 1 => (vec![(0.0, 0.0)], 1.0),
        2 => (vec![(-21.0, -5.0), (21.0, 7.0)], 0.84),
        3 => (vec![(-21.0, -12.0), (21.0, -12.0), (0.0, 13.0)], 0.74),
        4 => (vec![(-21.0, -15.0), (21.0, -15.0), (-21.0, 14.0), (21.0, 14.0)], 0.7),
        _ => {
            let columns = if wide { 6 } else { 3 };
            let rows = count.div_ceil(columns);
            let step = |index: usize| f64::from(u32::try_from(index).unwrap_or(0));
            let places = (0..count).map(|index| {
                let (column, row) = (index % columns, index / columns);
                let inside = columns.min(count - row * columns);
                (
                    (step(column) - (step(inside) - 1.0) / 2.0) * 29.0,
                    (step(row) - (step(rows) - 1.0) / 2.0) * 28.0,
                )
            });
            (places.collect(), 0.58)
        }
    }
}

/// Everybody on a tile, as a drawing.
fn crowd(out: &mut String, sight: &Sight<'_>, tile: &TileView, side: &Side) {
    for (space, mut here) in pieces(sight, tile) {
        here.sort_by(|a, b| b.size.total_cmp(&a.size));
        let (x, y) = centre(side, space);
        let wide = side.map.areas & (1 << space) != 0;
        let (places, scale) = stands(here.len(), wide);
        let mut drawn: Vec<(&Piece, Point)> = here.iter().zip(places).collect();
        drawn.sort_by(|a, b| a.1.1.total_cmp(&b.1.1));
        for (piece, (dx, dy)) in drawn {
            let scale = if piece.large { scale.max(0.84) } else { scale };
            let across = piece.size * scale;
            let (width, height) = (across, if piece.large { across * 0.75 } else { across });
            let foot = (x + dx, y + dy + height * 0.42);
            let class = if piece.fresh { "pc in" } else { "pc" };
            let _ = write!(out, "<g class=\"{class}\">");
            if piece.aimed {
                target(out, (foot.0, foot.1 - height * 0.42), 31.0 * scale.max(0.8));
            }
            base(out, piece.base, foot, width);
            let middle = (foot.0, foot.1 - height * 0.42);
            if piece.down {
                turned(out, &piece.art, (middle.0, middle.1 + 4.0), width * 0.94, height * 0.94, 68.0);
            } else {
                used(out, &piece.art, middle, width, height);
            }
            for (index, mark) in (0u32..).zip(&piece.marks) {
                let place = (middle.0 - width * 0.42 + f64::from(index) * 15.0, middle.1 + height * 0.3);
                used(out, mark, place, 21.0, 21.0);
            }
            out.push_str("</g>");
        }
    }
}

/// What a figure stands on: round for mice, with corners for their enemies.
fn base(out: &mut String, class: &str, (x, y): Point, width: f64) {
    if class == "base-foe" {
        let (half, edge) = (width * 0.34, width * 0.16);
        let _ = write!(
            out,
            "<path class=\"base-foe\" d=\"M{} {}l{edge} -8.5h{}l{edge} 8.5l-{edge} 8.5h-{}Z\"/>",
            num(x - half - edge),
            num(y),
            num(half * 2.0),
            num(half * 2.0),
            edge = num(edge),
        );
    } else {
        let _ = write!(
            out,
            "<ellipse class=\"{class}\" cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"8.5\"/>",
            num(x),
            num(y),
            num(width * 0.46)
        );
    }
}

/// A ring with four strokes round whoever is aimed at.
fn target(out: &mut String, (x, y): Point, radius: f64) {
    let far = radius + 10.0;
    let near = radius - 3.0;
    let strokes = format!(
        "M{} {y}H{}M{} {y}H{}M{x} {}V{}M{x} {}V{}",
        num(x - far),
        num(x - near),
        num(x + near),
        num(x + far),
        num(y - far),
        num(y - near),
        num(y + near),
        num(y + far),
        x = num(x),
        y = num(y),
    );
    for class in ["cross", "cross2"] {
        let _ = write!(
            out,
            "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/><path class=\"{class}\" d=\"{strokes}\"/>",
            num(x),
            num(y),
            num(radius)
        );
    }
}

/// Things that lie on a tile: mousetraps, party items, a snare.
fn tokens(out: &mut String, tile: &TileView, side: &Side) {
    for &space in &tile.traps {
        used(out, "my-mousetrap", centre(side, space), 42.0, 42.0);
    }
    if let [one, other] = tile.hook[..] {
        let (from, to) = (centre(side, one), centre(side, other));
        for class in ["hooked-bed", "hooked"] {
            let _ = write!(
                out,
                "<path class=\"{class}\" d=\"M{} {}L{} {}\"/>",
                num(from.0),
                num(from.1),
                num(to.0),
                num(to.1)
            );
        }
        used(out, "my-fishhook", from, 30.0, 30.0);
        used(out, "my-fishhook", to, 30.0, 30.0);
    }
    for (id, space) in [("my-fork", tile.fork), ("my-grape", tile.grape), ("my-snare", tile.snare)] {
        if let Some(space) = space {
            let (x, y) = centre(side, space);
            used(out, id, (x + 20.0, y + 18.0), 32.0, 32.0);
        }
    }
}

/// A point between the middle of a space and a corner of the box around it, well inside the space.
fn towards(polygon: &[Point], middle: Point, right: bool, down: bool, room: f64) -> Point {
    let pick = |far: f64, value: f64, most: bool| if most { far.max(value) } else { far.min(value) };
    let mut corner = middle;
    for &(x, y) in polygon {
        corner = (pick(corner.0, x, right), pick(corner.1, y, down));
    }
    let step = |part: f64| (middle.0 + (corner.0 - middle.0) * part, middle.1 + (corner.1 - middle.1) * part);
    let inside = |(x, y): Point| {
        let around = [(-room, 0.0), (room, 0.0), (0.0, -room), (0.0, room)];
        around.iter().all(|&(dx, dy)| contains(polygon, (x + dx, y + dy)))
    };
    let parts = [0.92, 0.86, 0.8, 0.74, 0.68, 0.6, 0.5, 0.4];
    parts.into_iter().map(step).find(|&point| inside(point)).unwrap_or_else(|| step(0.4))
}

/// The names of the spaces.
fn labels(out: &mut String, sight: &Sight<'_>, side: &Side, aims: &BTreeMap<u8, Aim>) {
    out.push_str("<g aria-hidden=\"true\" class=\"pcs\">");
    for (index, space) in (0u8..).zip(&side.spaces) {
        let polygon = outline(side, index);
        let wide = space.id.chars().count() > 3;
        let middle = centre(side, index);
        let (x, y) = towards(&polygon, middle, false, true, 13.0);
        let dark = matches!(&*space.ground, "rug" | "wood" | "copper" | "brick");
        let name = names::space(sight, &space.id);
        let _ = write!(
            out,
            "<text class=\"sn{}{}\" x=\"{}\" y=\"{}\">{}</text>",
            if dark { " on-dark" } else { "" },
            if aims.contains_key(&index) { " washed" } else { "" },
            num(x - if wide { 2.0 } else { 6.0 }),
            num(y + 4.0),
            escaped(&name)
        );
    }
    out.push_str("</g>");
}

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

/// A tile as somebody sees it who only looks: what is printed, what lies there, and who stands there.
fn still(out: &mut String, sight: &Sight<'_>, tile: &TileView) {
    let Some(side) = sight.side_of(tile) else { return };
    out.push_str("<g class=\"deco\">");
    out.push_str(&printed(side, tile.side));
    out.push_str("</g>");
    labels(out, sight, side, &BTreeMap::new());
    out.push_str("<g aria-hidden=\"true\" class=\"pcs\">");
    tokens(out, tile, side);
    crowd(out, sight, tile, side);
    if !tile.explored {
        let _ = write!(out, "<path class=\"veil\" d=\"M-8 -8H{0}V{0}H-8Z\"/>", num(SIDE + 8.0));
    }
    plate(out, tile.side + 1, sight.name(&side.name), (12.0, -6.0));
    out.push_str("</g>");
}

/// What may be chosen on the tile that is shown, space by space, each with what it costs.
struct Aim {
    choices: Vec<Choice>,
    hit: bool,
    cost: Option<(u8, bool)>,
}

fn aims(sight: &Sight<'_>) -> BTreeMap<u8, Aim> {
    let mut all: BTreeMap<u8, Aim> = BTreeMap::new();
    let in_turn = sight.decision() == "turn";
    for &choice in &sight.choices {
        if in_turn && matches!(choice, Choice::PlaceHook(_) | Choice::Launch(..)) {
            // These reach nearly every space; they are in the panel, and in that of each space.
            continue;
        }
        let Some(space) = sight.space_of(choice) else { continue };
        let turn = sight.view.turn.as_ref();
        let cost = match choice {
            Choice::Walk(space) => turn
                .and_then(|turn| turn.reach.iter().find(|one| one.space == space))
                .map(|one| (one.cost, one.stops || one.climbs)),
            _ => None,
        };
        let aim = all.entry(space).or_insert_with(|| Aim { choices: Vec::new(), hit: false, cost: None });
        aim.hit |= matches!(choice, Choice::Attack { .. } | Choice::Enemy(_) | Choice::Catapult(_));
        aim.cost = aim.cost.or(cost);
        aim.choices.push(choice);
    }
    all
}

/// Every space: a link where something can be chosen or asked.
fn links(out: &mut String, sight: &Sight<'_>, tile: &TileView, side: &Side, aims: &BTreeMap<u8, Aim>) {
    let turn = sight.view.turn.as_ref().and_then(|turn| sight.mouse(turn.mouse));
    let spot = turn.and_then(|mouse| mouse.spot.as_ref()).filter(|spot| spot.tile == tile.slot);
    if let Some(spot) = spot {
        let yours = rounded(&inset(&outline(side, spot.space), 6.0), 12.0);
        let _ = write!(out, "<g class=\"deco\"><path class=\"youz\" d=\"{yours}\"/></g>");
    }
    for (index, space) in (0u8..).zip(&side.spaces) {
        let polygon = outline(side, index);
        let name = &space.id;
        let what = escaped(&names::space_in_words(sight, tile, side, index));
        let thing = format!("space:{name}");
        let on = sight.scene.chosen == Some(&*thing);
        let Some(aim) = aims.get(&index) else {
            let path = rounded(&inset(&polygon, 4.0), 10.0);
            if sight.live && sight.slot == sight.home {
                let ask = escaped(&sight.ask(&thing));
                let _ = write!(
                    out,
                    "<a class=\"zone{}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\" tabindex=\"-1\" \
                     aria-label=\"{what}\"><title>{what}</title><path d=\"{path}\"/></a>",
                    if on { " on" } else { "" }
                );
            } else {
                let _ = write!(
                    out,
                    "<g class=\"zone\" id=\"z{name}\"><title>{what}</title><path d=\"{path}\"/></g>"
                );
            }
            continue;
        };
        let path = rounded(&inset(&polygon, 7.0), 13.0);
        let label = match aim.choices[..] {
            [only] => sight.label(only),
            _ => sight.say(Message::new("myp-space-choices").number("count", many(aim.choices.len()))),
        };
        let label = escaped(&label);
        let only = match aim.choices[..] {
            [only] if !matches!(only, Choice::Attack { .. }) => {
                format!(" data-choice=\"{}\"", escaped(&sight.id_of(only)))
            }
            _ => String::new(),
        };
        let ask = escaped(&sight.ask(&thing));
        let _ = write!(
            out,
            "<a class=\"to{}{}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\"{only} aria-label=\"{label}. {what}\">\
             <title>{label}. {what}</title><path class=\"lzw\" d=\"{path}\"/><path class=\"lz\" d=\"{path}\"/></a>",
            if aim.hit { " hit" } else { "" },
            if on { " on" } else { "" },
        );
    }
    gates(out, sight, side);
}

/// Exits that may be taken now.
fn gates(out: &mut String, sight: &Sight<'_>, side: &Side) {
    if sight.slot != sight.home {
        return;
    }
    for &choice in &sight.choices {
        let Choice::Exit(edge) = choice else { continue };
        let Some((x, y)) = gate(side, edge) else { continue };
        let label = escaped(&sight.label(choice));
        let _ = write!(
            out,
            "<a class=\"to\" href=\"{}\" data-choice=\"{}\" aria-label=\"{label}\"><title>{label}</title>\
             <g transform=\"translate({} {}) rotate({})\"><path class=\"lzw\" d=\"M-50 -8H50V30H-50Z\"/><path class=\"lz\" d=\"M-50 -8H50V30H-50Z\"/></g></a>",
            escaped(&format!("{}#decision", sight.path())),
            escaped(&sight.id_of(choice)),
            num(x),
            num(y),
            num(quarter(edge))
        );
    }
}

/// What costs are on the spaces.
fn costs(out: &mut String, side: &Side, aims: &BTreeMap<u8, Aim>) {
    for (&space, aim) in aims {
        let Some((cost, stops)) = aim.cost else { continue };
        let (x, y) = towards(&outline(side, space), centre(side, space), true, false, 12.0);
        if stops {
            let _ = write!(
                out,
                "<path class=\"cost\" d=\"M{} {}h10l7 7v10l-7 7h-10l-7 -7v-10Z\"/>",
                num(x - 5.0),
                num(y - 12.0)
            );
        } else {
            let _ = write!(out, "<circle class=\"cost\" cx=\"{}\" cy=\"{}\" r=\"11.5\"/>", num(x), num(y));
        }
        let _ = write!(out, "<text class=\"costn\" x=\"{}\" y=\"{}\">{cost}</text>", num(x), num(y + 5.0));
    }
}

/// Where somebody came from in this step: dots on the floor.
fn trails(out: &mut String, sight: &Sight<'_>, tile: &TileView, side: &Side) {
    let count = u8::try_from(side.spaces.len()).unwrap_or(0);
    let mut ways: Vec<(String, Vec<u8>)> = Vec::new();
    for entry in &sight.fresh {
        let (art, from, to, here) = match *entry.event {
            Event::Walked { mouse, from, to, .. } | Event::CharmedWalked { mouse, from, to, .. } => {
                let Some(who) = sight.mouse(mouse) else { continue };
                (hero_art(who.hero), from, to, tile.mice.contains(&mouse))
            }
            Event::FoeWalked { foe, from, to, .. } | Event::Ran { foe, from, to } => {
                let Some(who) = sight.enemy(foe) else { continue };
                (creature_art(who.creature), from, to, tile.enemies.contains(&foe))
            }
            _ => continue,
        };
        if !here || from >= count || to >= count || from == to {
            continue;
        }
        match ways.iter_mut().find(|(who, way)| *who == art && way.last() == Some(&from)) {
            Some((_, way)) => way.push(to),
            None => ways.push((art, vec![from, to])),
        }
    }
    for (art, way) in ways {
        let points: Vec<Point> = way.iter().map(|&space| centre(side, space)).collect();
        let path = crate::table::shape::through(&points);
        let (x, y) = points[0];
        let _ = write!(
            out,
            "<path class=\"trail\" d=\"{path}\"/><path class=\"trail2\" data-piece=\"{art}\" d=\"{path}\"/>\
             <circle class=\"waszw\" cx=\"{x}\" cy=\"{y}\" r=\"15\"/><circle class=\"wasz\" cx=\"{x}\" cy=\"{y}\" r=\"15\"/>",
            x = num(x),
            y = num(y)
        );
    }
}

/// The line of sight from one space to another.
fn line_of_sight(out: &mut String, side: &Side, from: u8, to: u8) {
    let (start, end) = (centre(side, from), centre(side, to));
    let path = format!("M{} {}L{} {}", num(start.0), num(start.1), num(end.0), num(end.1));
    let middle = (f64::midpoint(start.0, end.0), f64::midpoint(start.1, end.1));
    let _ = write!(
        out,
        "<path class=\"sight\" d=\"{path}\"/><path class=\"sight2\" d=\"{path}\"/>\
         <g class=\"disc-ink\"><circle class=\"disc\" cx=\"{}\" cy=\"{}\" r=\"13\"/>",
        num(middle.0),
        num(middle.1)
    );
    used(out, "my-sight", middle, 18.0, 18.0);
    out.push_str("</g>");
}

/// The line of sight to whoever is aimed at, when bows or spells decide.
fn aimed(out: &mut String, sight: &Sight<'_>, side: &Side) {
    if let Some((by, on, true)) = sight.strike()
        && let (Some(from), Some(to)) = (sight.stands(by), sight.stands(on))
        && from != to
    {
        line_of_sight(out, side, from, to);
    }
    let Some(turn) = &sight.view.turn else { return };
    let Some(from) = sight.mouse(turn.mouse).and_then(|mouse| mouse.spot.as_ref()) else { return };
    let Some(thing) = sight.scene.chosen.filter(|_| sight.live) else { return };
    for target in &turn.targets {
        let Some(enemy) = sight.enemy(target.enemy) else { continue };
        let meant =
            thing == format!("space:{}", enemy.spot.name) || thing == format!("enemy:{}", enemy.index);
        let ranged = target.weapons.iter().any(|aim| aim.ranged && aim.allowed);
        if meant && target.seen && ranged && enemy.spot.space != from.space && from.tile == sight.slot {
            line_of_sight(out, side, from.space, enemy.spot.space);
            return;
        }
    }
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
    let _ = write!(out, "<g class=\"deco\">{}</g>", printed(side, tile.side));
    for &space in &tile.barred {
        let path = rounded(&inset(&outline(side, space), 5.0), 10.0);
        let _ = write!(out, "<path class=\"deco barred\" d=\"{path}\"/>");
    }
    links(&mut out, sight, tile, side, &aims);
    labels(&mut out, sight, side, &aims);
    out.push_str("<g aria-hidden=\"true\" class=\"pcs\">");
    plate(&mut out, tile.side + 1, sight.name(&side.name), (12.0, -8.0));
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
                @for (index, _) in (0u8..).zip(&side.spaces) {
                    li { (names::space_in_words(sight, tile, side, index)) }
                }
            }
        }
    }
}

/// Where whoever has something to do stands.
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
                            span.no0 aria-hidden="true" { (tile.side + 1) }
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
                            @if sight.is_past() || sight.scene.watching || sight.scene.covered {
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
