//! Shapes of the city: turned cards, hand-cut lines, and room for pieces.

use std::fmt::Write as _;

pub(crate) use web::geometry::*;

/// The side of a district.
pub(super) const SIDE: f64 = 236.0;
/// The distance from one district to the next.
pub(super) const PITCH: f64 = 250.0;
/// The scale of content, which is drawn on a card of 100.
const SCALE: f64 = SIDE / 100.0;
/// A point of a card after this number of quarter turns clockwise, in units of the board.
pub(super) fn turned((x, y): (i16, i16), turn: u8) -> Point {
    let (x, y) = match turn % 4 {
        0 => (x, y),
        1 => (100 - y, x),
        2 => (100 - x, 100 - y),
        _ => (y, 100 - x),
    };
    (f64::from(x) * SCALE, f64::from(y) * SCALE)
}

/// The hand-cut edge of a card.
pub(crate) fn edge(hand: &mut Hand) -> String {
    let corners = [(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE), (0.0, 0.0)];
    let mut points = wobbled(&corners, 1.5, hand);
    points.pop();
    let count = points.len();
    let mut out =
        curve(&points, count, |index, by| points[(index + count).saturating_add_signed(by) % count]);
    out.push('Z');
    out
}

/// The distance of a point from the nearest side of a polygon.
fn depth(polygon: &[Point], (x, y): Point) -> f64 {
    let next = polygon.iter().cycle().skip(1);
    let distance = |(a, b): (&Point, &Point)| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let part = ((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy).max(0.01);
        let part = part.clamp(0.0, 1.0);
        (x - a.0 - dx * part).hypot(y - a.1 - dy * part)
    };
    polygon.iter().zip(next).map(distance).fold(f64::INFINITY, f64::min)
}

/// A box on the board: left, top, width, height.
pub(super) type Box4 = (f64, f64, f64, f64);

fn in_box((x, y): Point, (left, top, width, height): Box4, around: f64) -> bool {
    x > left - around && x < left + width + around && y > top - around && y < top + height + around
}

/// The distance of a point from a box; 0 inside.
fn gap((x, y): Point, (left, top, width, height): Box4) -> f64 {
    (x - x.clamp(left, left + width)).hypot(y - y.clamp(top, top + height))
}

/// A place for the middle of a piece, and its distance from the nearest side of its zone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub at: Point,
    pub depth: f64,
}

/// The distance between places.
const GRID: f64 = 9.5;

/// Every place for a piece in a polygon, and the one farthest from its sides.
pub(super) fn places(polygon: &[Point]) -> (Vec<Place>, Point) {
    let (mut left, mut top, mut right, mut bottom) = (SIDE, SIDE, 0.0f64, 0.0f64);
    for &(x, y) in polygon {
        left = left.min(x);
        right = right.max(x);
        top = top.min(y);
        bottom = bottom.max(y);
    }
    let mut all = Vec::with_capacity(300);
    let mut y = top + 12.0;
    while y < bottom - 10.0 {
        let mut x = left + 12.0;
        while x < right - 10.0 {
            let depth = depth(polygon, (x, y));
            if depth >= 12.0 && contains(polygon, (x, y)) {
                all.push(Place { at: (x, y), depth });
            }
            x += GRID;
        }
        y += GRID;
    }
    let middle = (f64::midpoint(left, right), f64::midpoint(top, bottom));
    let heart = all.iter().max_by(|a, b| a.depth.total_cmp(&b.depth)).map_or(middle, |place| place.at);
    (all, heart)
}

/// The possible places of pieces in a zone. They do not cover `taken`; `scenery` is left free while there is enough
/// room elsewhere.
pub(super) struct Room {
    places: Vec<Point>,
    heart: Point,
}

impl Room {
    /// The room among the places of a zone.
    pub fn of(all: &[Place], heart: Point, taken: &[Box4], scenery: &[Box4], pieces: usize) -> Self {
        let enough = 6 + 7 * pieces;
        let open = |around: f64, clear: bool| -> Vec<Point> {
            all.iter()
                .filter(|place| {
                    place.depth >= around
                        && !taken.iter().any(|&there| in_box(place.at, there, 22.0))
                        && !(clear && scenery.iter().any(|&there| in_box(place.at, there, 13.0)))
                })
                .map(|place| place.at)
                .collect()
        };
        let mut places = Vec::new();
        for (around, clear) in
            [(25.0, true), (21.0, true), (18.0, true), (21.0, false), (18.0, false), (14.0, false)]
        {
            places = open(around, clear);
            if places.len() >= enough {
                break;
            }
        }
        if places.is_empty() {
            places.push(heart);
        }
        Self { places, heart }
    }

    /// A place for each of these sizes, spread so that a larger piece has a larger share of the room. Small pieces
    /// stand from back to front in their order, and large ones where there is most room.
    pub fn spread(&self, sizes: &[f64]) -> Vec<Point> {
        let count = sizes.len();
        let near = |a: Point, b: Point| (a.0 - b.0).powi(2) + (a.1 - b.1).powi(2);
        let snap = |to: Point| {
            let nearest = self.places.iter().copied().min_by(|&a, &b| near(a, to).total_cmp(&near(b, to)));
            nearest.unwrap_or(self.heart)
        };
        let sum = self.places.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
        let many = f64::from(u32::try_from(self.places.len()).unwrap_or(1).max(1));
        let middle = snap((sum.0 / many, sum.1 / many));
        if count <= 1 {
            return vec![middle; count];
        }
        // Begin with places far from the middle and from each other.
        let mut gaps: Vec<f64> = self.places.iter().map(|&place| near(place, middle)).collect();
        let mut seats = Vec::with_capacity(count);
        while seats.len() < count {
            let farthest = gaps.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
            let seat = farthest.map_or(middle, |(index, _)| self.places[index]);
            for (gap, &place) in gaps.iter_mut().zip(&self.places) {
                let to = near(place, seat);
                *gap = if seats.is_empty() { to } else { gap.min(to) };
            }
            seats.push(seat);
        }
        self.settle(&mut seats, &vec![0.0; count], 3);
        give(&mut seats, sizes);
        let weights: Vec<f64> = sizes.iter().map(|size| (size * 0.62).powi(2)).collect();
        self.settle(&mut seats, &weights, 5);
        seats
    }

    /// The place with the highest worth, and its worth.
    pub fn best(&self, worth: impl Fn(Point) -> f64) -> Option<(Point, f64)> {
        let all = self.places.iter().map(|&place| (place, worth(place)));
        all.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Moves each seat to the middle of its share of the room, `times` times.
    fn settle(&self, seats: &mut [Point], weights: &[f64], times: usize) {
        for _ in 0..times {
            let mut sums = vec![(0.0, 0.0, 0.0); seats.len()];
            for &(x, y) in &self.places {
                let far = |index: usize| {
                    let seat = seats[index];
                    (x - seat.0).powi(2) + (y - seat.1).powi(2) - weights[index]
                };
                let mut best = (0, far(0));
                for index in 1..seats.len() {
                    let this = far(index);
                    if this < best.1 {
                        best = (index, this);
                    }
                }
                let sum = &mut sums[best.0];
                *sum = (sum.0 + x, sum.1 + y, sum.2 + 1.0);
            }
            for (seat, (x, y, many)) in seats.iter_mut().zip(sums) {
                if many > 0.0 {
                    *seat = (x / many, y / many);
                }
            }
        }
    }
}

/// A piece of at least this size needs more room than the others.
const LARGE: f64 = 46.0;

/// Assigns the seats to the pieces: large ones where there is most room, preferably in front, the others from back
/// to front.
fn give(seats: &mut [Point], sizes: &[f64]) {
    let by_row = |a: &Point, b: &Point| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0));
    let mut left: Vec<Point> = seats.to_vec();
    left.sort_by(by_row);
    for index in (0..sizes.len()).rev().filter(|&index| sizes[index] >= LARGE) {
        let room = |seat: usize| {
            let to = |other: &Point| (other.0 - left[seat].0).hypot(other.1 - left[seat].1);
            let others = left.iter().enumerate().filter(|&(other, _)| other != seat);
            others.map(|(_, other)| to(other)).fold(200.0, f64::min) + left[seat].1 * 0.05
        };
        if let Some(best) = (0..left.len()).max_by(|&a, &b| room(a).total_cmp(&room(b))) {
            seats[index] = left.remove(best);
        }
    }
    let small = (0..sizes.len()).filter(|&index| sizes[index] < LARGE);
    for (index, seat) in small.zip(left) {
        seats[index] = seat;
    }
}

/// A free place for a round sign of this radius in a zone: on no label, as far as possible from everything `taken`,
/// preferably at the right and top.
pub(super) fn free(all: &[Place], heart: Point, radius: f64, labels: &[Box4], taken: &[Point]) -> Point {
    let apart = |(x, y): Point| {
        let nearest = taken.iter().map(|to| (x - to.0).hypot(y - to.1)).fold(58.0, f64::min);
        let label = labels.iter().map(|&label| gap((x, y), label) + 10.0).fold(58.0, f64::min);
        nearest.min(label) + 0.06 * (x - y)
    };
    // In a narrow zone the sign is nearer to the sides.
    let open = |depth: f64| {
        let deep = all.iter().filter(move |place| place.depth >= depth).map(|place| place.at);
        deep.filter(|&at| labels.iter().all(|&label| gap(at, label) > radius))
    };
    [24.0, 18.0, 12.0]
        .into_iter()
        .find_map(|depth| open(depth).max_by(|&a, &b| apart(a).total_cmp(&apart(b))))
        .unwrap_or(heart)
}

/// A `translate` for a transform.
pub(super) fn translate((x, y): Point) -> String {
    let mut out = String::from("translate(");
    put(&mut out, x);
    out.push(' ');
    put(&mut out, y);
    out.push(')');
    out
}

/// The attribute text of a `use` of a square drawing.
pub(super) fn draw(out: &mut String, id: &str, (x, y): Point, (width, height): Point) {
    let _ = write!(out, "<use href=\"#{id}\" x=\"");
    put(out, x);
    out.push_str("\" y=\"");
    put(out, y);
    out.push_str("\" width=\"");
    put(out, width);
    out.push_str("\" height=\"");
    put(out, height);
    out.push_str("\"/>");
}
