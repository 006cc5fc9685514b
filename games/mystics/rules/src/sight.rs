//! The geometry of a side: lines of sight (M11.6), and relations between its shapes. Shapes are points in
//! thousandths of the side.
//!
//! Sight is computed with integers, so it is exact and the same on every machine. The other measurements only serve
//! to find faults in a pack.

use geo::{
    Area, BooleanOps, BoundingRect, Contains, Coord, Distance, Euclidean, Intersects, Line, LineString,
    Point, Polygon, Validation,
};

use crate::content::{SPACES, Spaces};

/// A place on a side.
pub(crate) type Place = (i16, i16);

/// A shape on a side.
pub(crate) struct Shape {
    exact: Polygon<i64>,
    rough: Polygon<f64>,
}

impl Shape {
    /// The polygon with these corners.
    pub(crate) fn new(corners: &[Place]) -> Self {
        let exact = corners.iter().map(|(x, y)| (i64::from(*x), i64::from(*y)));
        let rough = corners.iter().map(|(x, y)| (f64::from(*x), f64::from(*y)));
        Self {
            exact: Polygon::new(exact.collect::<LineString<i64>>(), Vec::new()),
            rough: Polygon::new(rough.collect::<LineString<f64>>(), Vec::new()),
        }
    }

    /// Whether its outline neither crosses nor touches itself.
    pub(crate) fn is_simple(&self) -> bool {
        self.rough.is_valid() && self.area() > 0.0
    }

    /// Whether a place lies within it, and not on its outline.
    pub(crate) fn holds(&self, (x, y): Place) -> bool {
        self.exact.contains(&Point::new(i64::from(x), i64::from(y)))
    }

    /// Its area, in millionths of the side.
    fn area(&self) -> f64 {
        self.rough.unsigned_area()
    }

    /// Whether more than this part of its area lies under another shape.
    pub(crate) fn is_under(&self, other: &Self, part: f64) -> bool {
        let most = part * self.area();
        // The overlap of the bounding boxes is much faster to compute, and mostly decides.
        let [Some(one), Some(two)] = [self, other].map(|shape| shape.rough.bounding_rect()) else {
            return false;
        };
        let shared = |low: [f64; 2], high: [f64; 2]| (high[0].min(high[1]) - low[0].max(low[1])).max(0.0);
        let width = shared([one.min().x, two.min().x], [one.max().x, two.max().x]);
        let height = shared([one.min().y, two.min().y], [one.max().y, two.max().y]);
        width * height > most && self.rough.intersection(&other.rough).unsigned_area() > most
    }

    /// The width of the gap between the shapes.
    pub(crate) fn gap(&self, other: &Self) -> f64 {
        Euclidean.distance(&self.rough, &other.rough)
    }

    /// Whether the straight line between two places meets it.
    fn meets(&self, from: Place, to: Place) -> bool {
        let end = |(x, y): Place| Coord { x: i64::from(x), y: i64::from(y) };
        Line::new(end(from), end(to)).intersects(&self.exact)
    }
}

/// The spaces seen from each space, including itself: those to whose centre the straight line meets no wall, not
/// even at a corner (M11.6).
pub(crate) fn sight(centres: &[Place], walls: &[Shape]) -> [Spaces; SPACES] {
    let mut seen = [0; SPACES];
    for (from, centre) in centres.iter().enumerate() {
        seen[from] |= 1 << from;
        for (to, other) in centres.iter().enumerate().skip(from + 1) {
            if !walls.iter().any(|wall| wall.meets(*centre, *other)) {
                seen[from] |= 1 << to;
                seen[to] |= 1 << from;
            }
        }
    }
    seen
}
