//! The print of a tile.

use mystics::SpaceIx;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use mystics::content::{BorderKind, Colour, FlipKind, Side};
use mystics::kinds::Edge;

use super::aims::Aim;
use super::geometry::{SIDE, at, centre, escaped, gate, outline, quarter, towards, turned, used};
use crate::names;
use crate::sight::Sight;
use web::geometry::{Hand, Point, inset, line, num, rounded};

/// The print of a side: walls, floors, things, lines and signs.
pub(super) fn printed(side: &Side, number: u8) -> String {
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

/// Yellow and red lines; the beds of all lines come first, so that lines join.
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
                let (high, low) =
                    (centre(side, SpaceIx::new(border.high)), centre(side, SpaceIx::new(border.low)));
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
pub(super) fn signs(out: &mut String, side: &Side) {
    let has = |set: u64, space: SpaceIx| set & (1 << space.get()) != 0;
    for (space, _) in SpaceIx::enumerate(&side.spaces) {
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
                // Off the tile over the nearest edge.
                let ways = [(x, 180.0), (SIDE - x, 0.0), (y, 270.0), (SIDE - y, 90.0)];
                ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map_or(180.0, |way| way.1)
            } else {
                let end = centre(side, SpaceIx::new(to));
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
        used(out, id, centre(side, SpaceIx::new(flip.space)), 34.0, 34.0);
    }
}

/// The names of the spaces.
pub(super) fn labels(out: &mut String, sight: &Sight<'_>, side: &Side, aims: &BTreeMap<SpaceIx, Aim>) {
    out.push_str("<g aria-hidden=\"true\" class=\"pcs\">");
    for (index, space) in SpaceIx::enumerate(&side.spaces) {
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
