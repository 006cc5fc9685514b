//! Places of things on a tile, and placing drawings there.

use std::fmt::Write as _;

use mystics::SpaceIx;
use mystics::content::Side;
use mystics::kinds::Edge;
use web::geometry::{Point, contains, num};

/// The side of a tile on the page.
pub(super) const SIDE: f64 = 530.0;

/// A place on a tile, in units of the page.
pub(super) fn at((x, y): (i16, i16)) -> Point {
    (f64::from(x) * SIDE / 1000.0, f64::from(y) * SIDE / 1000.0)
}

/// The outline of a space.
pub(super) fn outline(side: &Side, space: SpaceIx) -> Vec<Point> {
    side.spaces
        .get(usize::from(space))
        .map_or_else(Vec::new, |space| space.outline.iter().map(|&it| at(it)).collect())
}

/// The middle of a space.
pub(super) fn centre(side: &Side, space: SpaceIx) -> Point {
    side.spaces.get(usize::from(space)).map_or((SIDE / 2.0, SIDE / 2.0), |space| at(space.centre))
}

/// Text escaped for an attribute or as content.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Writes a drawing with its middle at a point.
pub(super) fn used(out: &mut String, id: &str, (x, y): Point, width: f64, height: f64) {
    let _ = write!(
        out,
        "<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        num(x - width / 2.0),
        num(y - height / 2.0),
        num(width),
        num(height)
    );
}

/// Writes a drawing with its middle at a point, turned clockwise.
pub(super) fn turned(out: &mut String, id: &str, (x, y): Point, width: f64, height: f64, degrees: f64) {
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
pub(super) fn gate(side: &Side, edge: Edge) -> Option<Point> {
    let exit = side.exits[edge.index()]?;
    let spaces: Vec<Point> = SpaceIx::first(64)
        .filter(|space| exit.spaces & (1 << space.get()) != 0)
        .map(|space| centre(side, space))
        .collect();
    let count = f64::from(u32::try_from(spaces.len().max(1)).unwrap_or(1));
    let mean = |pick: fn(&Point) -> f64| spaces.iter().map(pick).sum::<f64>() / count;
    Some(match edge {
        Edge::North => (mean(|it| it.0), 0.0),
        Edge::East => (SIDE, mean(|it| it.1)),
        Edge::South => (mean(|it| it.0), SIDE),
        Edge::West => (0.0, mean(|it| it.1)),
    })
}

/// The degrees by which a drawing that points north is turned to point to an edge.
pub(super) fn quarter(edge: Edge) -> f64 {
    match edge {
        Edge::North => 0.0,
        Edge::East => 90.0,
        Edge::South => 180.0,
        Edge::West => 270.0,
    }
}

/// A point between the middle of a space and a corner of the box around it, well inside the space.
pub(super) fn towards(polygon: &[Point], middle: Point, right: bool, down: bool, room: f64) -> Point {
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
