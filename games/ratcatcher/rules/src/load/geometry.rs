//! Checks that zones drawn as polygons make up a card.
//!
//! Coordinates are those of a pack: whole numbers from 0 to [`CARD`], x to the right and y downwards. Zones are numbered in
//! the order of their polygons, from 0.
//!
//! All comparisons are exact: corners are integers, and lines are compared by integer equations. Only lengths are
//! rounded; they are never compared for equality.

use std::collections::BTreeMap;

/// A corner: x and y.
pub type Point = (i16, i16);

/// The width and height of a card.
pub const CARD: i16 = 100;

/// The cross product of two vectors.
fn cross(a: (i64, i64), b: (i64, i64)) -> i64 {
    a.0 * b.1 - a.1 * b.0
}

fn arrow(from: Point, to: Point) -> (i64, i64) {
    (i64::from(to.0) - i64::from(from.0), i64::from(to.1) - i64::from(from.1))
}

/// The edges of a polygon in order.
fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> + Clone {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}

/// Twice the area of a polygon; negative if its corners go round anticlockwise.
pub fn doubled_area(polygon: &[Point]) -> i64 {
    edges(polygon).map(|(a, b)| cross((a.0.into(), a.1.into()), (b.0.into(), b.1.into()))).sum()
}

/// The side of the line through `a` and `b` on which a point lies, by sign.
fn side(a: Point, b: Point, point: Point) -> i64 {
    cross(arrow(a, b), arrow(a, point)).signum()
}

/// Whether a point on the line through `a` and `b` lies between them.
fn between(a: Point, b: Point, point: Point) -> bool {
    point.0 >= a.0.min(b.0) && point.0 <= a.0.max(b.0) && point.1 >= a.1.min(b.1) && point.1 <= a.1.max(b.1)
}

/// Whether two edges have a point in common.
fn meet((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let (of_c, of_d) = (side(a, b, c), side(a, b, d));
    let (of_a, of_b) = (side(c, d, a), side(c, d, b));
    (of_c * of_d < 0 && of_a * of_b < 0)
        || (of_c == 0 && between(a, b, c))
        || (of_d == 0 && between(a, b, d))
        || (of_a == 0 && between(c, d, a))
        || (of_b == 0 && between(c, d, b))
}

/// Whether the outline of a polygon does not touch itself.
pub fn is_simple(polygon: &[Point]) -> bool {
    let edges: Vec<_> = edges(polygon).collect();
    let count = edges.len();
    for (index, &first) in edges.iter().enumerate() {
        if first.0 == first.1 {
            return false;
        }
        let next = edges[(index + 1) % count];
        let (here, there) = (arrow(first.0, first.1), arrow(next.0, next.1));
        if cross(here, there) == 0 && here.0 * there.0 + here.1 * there.1 < 0 {
            return false;
        }
        let last = if index == 0 { count - 1 } else { count };
        if edges.iter().take(last).skip(index + 2).any(|&other| meet(first, other)) {
            return false;
        }
    }
    doubled_area(polygon) != 0
}

/// A straight line: a direction without a common divisor, and its offset from the origin.
type Line = ((i64, i64), i64);

/// The part of a line that is an edge of a zone.
struct Stretch {
    zone: usize,
    from: i64,
    to: i64,
    /// +1 if the zone's outline runs along the line, -1 if it runs against it.
    sense: i32,
}

/// The edges of several polygons and of the card, by the line on which they lie.
pub struct Plan {
    lines: BTreeMap<Line, Vec<Stretch>>,
}

impl Plan {
    /// Sorts the edges of polygons that are simple; see [`is_simple`].
    ///
    /// # Panics
    /// If a corner is the same as the next one.
    pub fn new(polygons: &[Vec<Point>]) -> Self {
        let mut plan = Self { lines: BTreeMap::new() };
        for (zone, polygon) in polygons.iter().enumerate() {
            plan.add(zone, polygon, 1);
        }
        // The card counts as one more zone, with the opposite orientation.
        plan.add(polygons.len(), &[(0, 0), (CARD, 0), (CARD, CARD), (0, CARD)], -1);
        plan
    }

    fn add(&mut self, zone: usize, polygon: &[Point], sense: i32) {
        let turn = if doubled_area(polygon) < 0 { -sense } else { sense };
        for (a, b) in edges(polygon) {
            let (x, y) = arrow(a, b);
            let divisor = gcd(x.abs(), y.abs());
            let forward = x > 0 || (x == 0 && y > 0);
            let divisor = if forward { divisor } else { -divisor };
            let direction = (x / divisor, y / divisor);
            let (from, to) = (place(direction, a), place(direction, b));
            let line = (direction, cross(direction, (a.0.into(), a.1.into())));
            self.lines.entry(line).or_default().push(Stretch {
                zone,
                from: from.min(to),
                to: from.max(to),
                sense: if forward { turn } else { -turn },
            });
        }
    }

    /// The ends of a stretch where the polygons do not make up the card; `None` if they do.
    ///
    /// Every inner edge must occur once in each direction, and every outer edge once in the direction of the card's
    /// own outline. The outlines then add up to the outline of the card, and areas with equal outlines are equal:
    /// nothing overlaps and nothing is missing.
    pub fn misfit(&self) -> Option<[(i64, i64); 2]> {
        for (&line, stretches) in &self.lines {
            let mut changes: BTreeMap<i64, i32> = BTreeMap::new();
            for stretch in stretches {
                *changes.entry(stretch.from).or_default() += stretch.sense;
                *changes.entry(stretch.to).or_default() -= stretch.sense;
            }
            let mut open = 0;
            let mut start = 0;
            for (at, change) in changes {
                if open != 0 {
                    return Some([point(line, start), point(line, at)]);
                }
                open += change;
                start = at;
            }
        }
        None
    }

    /// The length of the common outline of two zones, in units of the card.
    pub fn shared(&self, first: usize, second: usize) -> f64 {
        let mut length = 0.0;
        for ((direction, _), stretches) in &self.lines {
            let mut steps = 0;
            for one in stretches.iter().filter(|stretch| stretch.zone == first) {
                for other in stretches.iter().filter(|stretch| stretch.zone == second) {
                    if one.sense != other.sense {
                        steps += (one.to.min(other.to) - one.from.max(other.from)).max(0);
                    }
                }
            }
            if steps > 0 {
                let (x, y) = (small(direction.0), small(direction.1));
                let step = if direction.0 == 0 { y.abs() } else { x.abs() };
                length += small(steps) * x.hypot(y) / step;
            }
        }
        length
    }

    /// Whether the middle of a side of the card lies on the outline of a zone, at least `room` away from the
    /// corners of the zone's edge there. Sides are numbered clockwise from the top.
    pub fn holds_middle(&self, zone: usize, side: usize, room: i64) -> bool {
        let edge = i64::from(CARD);
        let line = match side {
            0 => ((1, 0), 0),
            1 => ((0, 1), -edge),
            2 => ((1, 0), edge),
            _ => ((0, 1), 0),
        };
        let Some(stretches) = self.lines.get(&line) else { return false };
        let mut parts: Vec<_> = stretches.iter().filter(|s| s.zone == zone).map(|s| (s.from, s.to)).collect();
        parts.sort_unstable();
        parts.dedup_by(|next, part| {
            let joins = next.0 == part.1;
            if joins {
                part.1 = next.1;
            }
            joins
        });
        parts.iter().any(|(from, to)| from + room <= edge / 2 && edge / 2 + room <= *to)
    }
}

/// The position of a point along a direction.
fn place(direction: (i64, i64), point: Point) -> i64 {
    if direction.0 == 0 { point.1.into() } else { point.0.into() }
}

/// The point at a position on a line, which must be that of a corner.
fn point(((x, y), offset): Line, place: i64) -> (i64, i64) {
    // offset = x * point.y - y * point.x
    if x == 0 { (-offset / y, place) } else { (place, (offset + y * place) / x) }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A number bounded by the diagonal of a card, for lengths.
fn small(number: i64) -> f64 {
    i32::try_from(number).map_or(f64::MAX, f64::from)
}
