//! The pieces in the zones of the city, and their places in the drawing.

use std::fmt::Write as _;

use ratcatcher::content::Kind;
use ratcatcher::{Zone, ZoneView};

use super::card::{Crowd, Stood};
use super::labels::{BADGE, Over, count_badge, labels, pennant, plate_width};
use super::parts::{Site, TO_DEVOUR};
use super::shape::{Point, Room, SIDE, draw, num, put, translate};
use super::sight::Sight;

/// One drawing in a zone.
struct Piece {
    id: String,
    size: f64,
    stand: Stand,
    /// The count shown beside it, from two on.
    count: u8,
    /// The number of rats that count for devouring, under a cheese.
    meter: Option<u8>,
    /// Whether it is printed on the card.
    printed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    Pool,
    You,
    Foe,
}

impl Piece {
    fn new(id: impl Into<String>, size: f64) -> Self {
        Self { id: id.into(), size, stand: Stand::Pool, count: 1, meter: None, printed: false }
    }

    fn printed(id: &str, size: f64) -> Self {
        Self { printed: true, ..Self::new(id, size) }
    }
}

/// With more pieces than this in a zone, rats of a kind are combined.
const CROWD: usize = 9;
/// With more pieces than this, the printed symbols are omitted.
const ROOMY: usize = 5;
/// The maximal number of rats of a kind drawn one by one; more are one drawing with a count.
const ONE_BY_ONE: u8 = 5;

/// Everything that stands or lies in a zone, from back to front.
fn standing(sight: &Sight<'_>, zone: &ZoneView) -> Vec<Piece> {
    let mut all = Vec::new();
    let mut some = |count: u8, piece: &dyn Fn() -> Piece| {
        for _ in 0..count {
            all.push(piece());
        }
    };
    some(u8::from(zone.nest) + zone.nest_tokens, &|| Piece::new("nest", 42.0));
    for _ in 0..zone.hatcheries {
        some(1, &|| Piece::printed("hatchery", 30.0));
    }
    some(u8::from(zone.mystery && zone.tokens == 0 && zone.nest_tokens == 0), &|| {
        Piece::printed("mystery", 26.0)
    });
    some(u8::from(zone.cheese_place && zone.cheese == 0), &|| Piece::printed("cheese", 24.0));
    for (index, id) in ["cube-a", "cube-b"].into_iter().enumerate() {
        some(u8::from(zone.symbols[index] && zone.markers[index] == 0), &|| Piece::printed(id, 22.0));
    }
    some(zone.tokens, &|| Piece::new("mystery", 30.0));
    let meter = (zone.devourers > 0).then_some(zone.devourers);
    for index in 0..zone.cheese {
        some(1, &|| Piece { meter: if index == 0 { meter } else { None }, ..Piece::new("cheese", 40.0) });
    }
    some(zone.health, &|| Piece::new("heart", 30.0));
    some(zone.markers[0], &|| Piece::new("cube-a", 30.0));
    some(zone.markers[1], &|| Piece::new("cube-b", 30.0));
    let trap = if sight.view.ratcatcher.trap_upgraded { "trap-upgraded" } else { "trap" };
    some(u8::from(zone.trap), &|| Piece::new(trap, 42.0));
    some(u8::from(zone.lure), &|| Piece::new("marker-lure", 36.0));
    some(u8::from(zone.decoy), &|| Piece::new("marker-decoy", 38.0));
    some(u8::from(zone.barricade), &|| Piece::new("marker-barricade", 40.0));
    some(u8::from(zone.ruse), &|| Piece {
        meter: if zone.cheese == 0 { meter } else { None },
        ..Piece::new("marker-ruse", 38.0)
    });
    let others = all.len() + zone.peculiars.len() + usize::from(zone.nemesis) + usize::from(zone.pawn);
    let rats: usize = zone.rats.iter().map(|&count| usize::from(count.min(ONE_BY_ONE + 1))).sum();
    let crowded = others + rats > CROWD;
    for kind in Kind::ALL {
        let count = zone.rats[kind as usize];
        let (id, size) = match kind {
            Kind::White => ("rat-white", 38.0),
            Kind::Brown => ("rat-brown", 41.0),
            Kind::Black => ("rat-black", 42.0),
        };
        let rat = || Piece::new(id, size);
        if count > ONE_BY_ONE || (crowded && count > 2) {
            all.push(Piece { count, ..rat() });
        } else {
            all.extend((0..count).map(|_| rat()));
        }
    }
    for id in &zone.peculiars {
        all.push(Piece::new(format!("pr-{id}"), 48.0));
    }
    if zone.nemesis {
        let id = format!("nem-{}", sight.view.nemesis.id);
        all.push(Piece { stand: Stand::Foe, ..Piece::new(id, 56.0) });
    }
    if zone.pawn {
        let id = format!("rc-{}", sight.view.ratcatcher.id);
        all.push(Piece { stand: Stand::You, ..Piece::new(id, 56.0) });
    }
    // Printed symbols are shown if there is room.
    if all.len() > ROOMY {
        all.retain(|piece| !piece.printed);
    }
    all
}

/// Draws all pieces; returns their places by district and zone, and those of counts on the city.
pub(super) fn pieces(
    out: &mut String,
    signs: &mut String,
    over: &Over,
    sight: &Sight<'_>,
    cards: &[Site<'_>],
) -> (Vec<(Zone, Vec<Point>)>, Vec<Point>) {
    let (mut stood, mut counts) = (Vec::new(), Vec::new());
    for site in cards {
        let taken = labels(site.name, site.moon());
        let _ = write!(out, "<g aria-hidden=\"true\" class=\"pcs\" transform=\"{}\">", translate(site.at));
        let mut all: Vec<(Point, f64, Piece, Zone)> = Vec::new();
        for (zone, ground) in site.view.zones.iter().zip(&site.card.zones) {
            let pieces = standing(sight, zone);
            if pieces.is_empty() {
                stood.push((zone.zone, Vec::new()));
                continue;
            }
            let crowd = Crowd {
                plate: plate_width(site.name, site.moon()),
                pieces: pieces.iter().map(|piece| (piece.size, piece.meter.is_some())).collect(),
            };
            let Stood { seats, scale } = ground.stand(crowd, || {
                let room = Room::of(&ground.places, ground.heart, &taken, &ground.scenery, pieces.len());
                let sizes: Vec<f64> = pieces.iter().map(|piece| piece.size).collect();
                let mut seats = room.spread(&sizes);
                let scale = fit(&pieces, &mut seats, &room);
                for (seat, size) in seats.iter_mut().zip(&sizes) {
                    // Nothing reaches over the edge of the card.
                    let half = size * scale / 2.0 + 3.0;
                    *seat = (seat.0.clamp(half, SIDE - half), seat.1.clamp(half, SIDE - half));
                }
                Stood { seats, scale }
            });
            // A count takes a place, too.
            let counts = seats.iter().zip(&pieces).filter(|(_, piece)| piece.count > 1);
            let counts: Vec<Point> = counts.map(|(&at, piece)| badge_place(at, piece.size * scale)).collect();
            stood.push((zone.zone, seats.iter().copied().chain(counts).collect()));
            all.extend(seats.into_iter().zip(pieces).map(|(at, piece)| (at, scale, piece, zone.zone)));
        }
        all.sort_by(|a, b| (a.0.1 + a.2.size * a.1 / 2.0).total_cmp(&(b.0.1 + b.2.size * b.1 / 2.0)));
        for (at, scale, piece, zone) in &all {
            draw_piece(out, *at, *scale, piece, *zone);
        }
        for (at, scale, piece, _) in &all {
            draw_meter(out, *at, *scale, piece);
        }
        out.push_str("</g>");
        pennant(out, site);
        let mut badges: Vec<(Point, u8)> = all
            .iter()
            .filter(|(_, _, piece, _)| piece.count > 1)
            .map(|(at, scale, piece, _)| (badge_place(*at, piece.size * scale), piece.count))
            .collect();
        // No count overlaps another: the lower one moves down, or up at the lower frame.
        badges.sort_by(|one, other| one.0.1.total_cmp(&other.0.1));
        for index in 1..badges.len() {
            for above in 0..index {
                let ((x, y), (ax, ay)) = (badges[index].0, badges[above].0);
                if (x - ax).abs() < BADGE.0 && (y - ay).abs() < BADGE.1 {
                    let down = ay + BADGE.1;
                    badges[index].0.1 = if down < SIDE - 10.0 { down } else { ay - BADGE.1 };
                }
            }
        }
        for &((x, y), count) in &badges {
            count_badge(signs, over, (site.at.0 + x, site.at.1 + y), count);
        }
        counts.extend(badges.iter().map(|&((x, y), _)| (site.at.0 + x, site.at.1 + y)));
    }
    (stood, counts)
}

/// The place of the count of combined rats.
fn badge_place((x, y): Point, size: f64) -> Point {
    ((x + size * 0.38).min(SIDE - 18.0), (y + size * 0.3).min(SIDE - 14.0))
}

/// The scale at which no piece covers another. The piece closest to another moves first, to a place with more room.
fn fit(pieces: &[Piece], seats: &mut [Point], room: &Room) -> f64 {
    let extents: Vec<Point> = pieces
        .iter()
        .map(|piece| {
            let (count, meter) =
                (if piece.count > 1 { 16.0 } else { 0.0 }, if piece.meter.is_some() { 12.0 } else { 0.0 });
            (piece.size * 0.94 + count, piece.size * 0.9 + meter)
        })
        .collect();
    // The scale at which two pieces just touch.
    let touch = |index: usize, at: Point, other: usize, to: Point| {
        let across = (at.0 - to.0).abs() / f64::midpoint(extents[index].0, extents[other].0);
        let down = (at.1 - to.1).abs() / f64::midpoint(extents[index].1, extents[other].1);
        across.max(down)
    };
    let closest = |seats: &[Point], index: usize, at: Point| {
        let others = seats.iter().enumerate().filter(|&(other, _)| other != index);
        others.map(|(other, &to)| touch(index, at, other, to)).fold(1.6, f64::min)
    };
    for _ in 0..10 {
        let scales: Vec<f64> = (0..seats.len()).map(|index| closest(seats, index, seats[index])).collect();
        let Some(worst) = (0..seats.len()).min_by(|&a, &b| scales[a].total_cmp(&scales[b])) else { break };
        if scales[worst] >= 1.0 {
            break;
        }
        // Either of the two may have a place to move to.
        let near = (0..seats.len()).filter(|&index| scales[index] < scales[worst] + 0.02);
        let better = near
            .filter_map(|index| {
                let (at, scale) = room.best(|at| closest(seats, index, at))?;
                (scale > scales[index] + 0.02).then_some((index, at, scale))
            })
            .max_by(|a, b| a.2.total_cmp(&b.2));
        let Some((index, at, _)) = better else { break };
        seats[index] = at;
    }
    let scale = (0..seats.len()).map(|index| closest(seats, index, seats[index])).fold(1.0, f64::min);
    scale.max(0.5)
}

fn draw_piece(out: &mut String, (x, y): Point, scale: f64, piece: &Piece, zone: Zone) {
    let size = piece.size * scale;
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    if piece.printed {
        out.push_str("<g class=\"print\">");
        draw(out, &piece.id, (left, top), (size, size));
        out.push_str("</g>");
        return;
    }
    let _ = write!(out, "<g class=\"pc\" data-at=\"{zone}\"");
    if piece.count > 1 {
        let _ = write!(out, " data-n=\"{}\"", piece.count);
    }
    if matches!(piece.stand, Stand::You) {
        out.push_str(" data-carry=\"\"");
    }
    out.push('>');
    match piece.stand {
        Stand::Pool => {
            let _ = write!(
                out,
                "<ellipse class=\"pool\" cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"4\"/>",
                num(x),
                num(top + size - 3.0),
                num(0.42 * size)
            );
        }
        Stand::You => {
            let _ = write!(
                out,
                "<ellipse class=\"base-you\" cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"/>",
                num(x - 1.0),
                num(top + size - 4.0),
                num(0.43 * size),
                num(0.14 * size)
            );
        }
        Stand::Foe => {
            let (wide, edge, high) = (num(0.8 * size), num(0.1 * size), num(0.13 * size));
            let _ = write!(
                out,
                "<path class=\"base-foe\" d=\"M{} {}h{wide}l{edge} {high}l-{edge} {high}h-{wide}l-{edge} -{high}Z\"/>",
                num(left + 0.1 * size),
                num(top + size - 11.0)
            );
        }
    }
    draw(out, &piece.id, (left, top), (size, size));
    out.push_str("</g>");
}

/// The danger to a cheese.
fn draw_meter(out: &mut String, (x, y): Point, scale: f64, piece: &Piece) {
    let size = piece.size * scale;
    if let Some(rats) = piece.meter {
        let near = if rats * 2 > TO_DEVOUR { " near" } else { "" };
        let _ = write!(
            out,
            "<g transform=\"{}\"><path class=\"meter{near}\" d=\"M-2 0H50V20H-2Z\"/>",
            translate((x - 19.5 * scale.max(0.8), y + size / 2.0 - 10.0))
                .replace(')', if scale < 0.8 { ") scale(.65)" } else { ") scale(.8)" })
        );
        let mut cx = 6.0;
        for dot in 0..TO_DEVOUR {
            out.push_str(if dot < rats {
                "<circle class=\"meter-on\" cx=\""
            } else {
                "<circle class=\"meter-off\" cx=\""
            });
            put(out, cx);
            out.push_str("\" cy=\"10\" r=\"3.3\"/>");
            cx += 9.3;
        }
        out.push_str("</g>");
    }
}
