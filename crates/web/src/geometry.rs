//! Lines of drawings (hand-cut, curved, inset, rounded), and numbers in SVG notation.

/// A point of a drawing, y downwards, in its units.
pub type Point = (f64, f64);

/// The approximate distance of the points of a hand-cut line, in units.
const STEP: f64 = 26.0;

/// The random stream for the wobble of hand-cut lines (`SplitMix64`): the same seed always gives the same line.
pub struct Hand(u64);

impl Hand {
    /// The stream of this seed.
    pub fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x5851_f42d_4c95_7f2d))
    }

    /// A number from −1 to 1.
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        let thousandth = u32::try_from(z % 2001).unwrap_or(1000);
        f64::from(thousandth) / 1000.0 - 1.0
    }
}

/// Writes a number with at most one decimal.
#[allow(clippy::cast_possible_truncation, reason = "the board is a few thousand units wide")]
pub fn put(out: &mut String, value: f64) {
    let tenths = (value * 10.0).round() as i32;
    if tenths < 0 {
        out.push('-');
    }
    let tenths = tenths.unsigned_abs();
    let mut digits = [0u8; 12];
    let mut at = digits.len();
    let mut whole = tenths / 10;
    loop {
        at -= 1;
        digits[at] = b'0' + u8::try_from(whole % 10).unwrap_or(0);
        whole /= 10;
        if whole == 0 || at == 0 {
            break;
        }
    }
    out.extend(digits[at..].iter().map(|&digit| char::from(digit)));
    if !tenths.is_multiple_of(10) {
        out.push('.');
        out.push(char::from(b'0' + u8::try_from(tenths % 10).unwrap_or(0)));
    }
}

/// A number with at most one decimal.
pub fn num(value: f64) -> String {
    let mut out = String::new();
    put(&mut out, value);
    out
}

fn pair(out: &mut String, command: char, (x, y): Point) {
    if command != ' ' || !out.ends_with(|last: char| last.is_ascii_alphabetic()) {
        out.push(command);
    }
    put(out, x);
    out.push(' ');
    put(out, y);
}

/// A closed path of straight lines.
pub fn straight(points: &[Point]) -> String {
    let mut out = String::with_capacity(points.len() * 12);
    for (index, &point) in points.iter().enumerate() {
        pair(&mut out, if index == 0 { 'M' } else { 'L' }, point);
    }
    out.push('Z');
    out
}

/// Points between the corners, each pushed a little sideways; corners stay.
pub fn wobbled(corners: &[Point], amp: f64, hand: &mut Hand) -> Vec<Point> {
    let mut points = Vec::with_capacity(corners.len() * 6);
    for side in corners.windows(2) {
        let [(ax, ay), (bx, by)] = [side[0], side[1]];
        points.push((ax, ay));
        let length = (bx - ax).hypot(by - ay);
        let steps = (length / STEP).round().max(1.0);
        let (nx, ny) = (-(by - ay) / length.max(1.0), (bx - ax) / length.max(1.0));
        let mut step = 1.0;
        while step < steps {
            let push = amp * hand.unit();
            let part = step / steps;
            points.push((ax + (bx - ax) * part + nx * push, ay + (by - ay) * part + ny * push));
            step += 1.0;
        }
    }
    points.extend(corners.last());
    points
}

/// A Catmull-Rom curve through `points`; `at` returns the neighbours of a point.
pub fn curve(points: &[Point], count: usize, at: impl Fn(usize, isize) -> Point) -> String {
    let mut out = String::with_capacity(points.len() * 34);
    if let Some(&first) = points.first() {
        pair(&mut out, 'M', first);
    }
    for index in 0..count {
        let (a, b, c, d) = (at(index, -1), at(index, 0), at(index, 1), at(index, 2));
        pair(&mut out, 'C', (b.0 + (c.0 - a.0) / 6.0, b.1 + (c.1 - a.1) / 6.0));
        pair(&mut out, ' ', (c.0 - (d.0 - b.0) / 6.0, c.1 - (d.1 - b.1) / 6.0));
        pair(&mut out, ' ', c);
    }
    out
}

/// A hand-cut line from corner to corner.
pub fn line(corners: &[Point], amp: f64, hand: &mut Hand) -> String {
    let points = wobbled(corners, amp, hand);
    let last = points.len().saturating_sub(1);
    curve(&points, last, |index, by| points[index.saturating_add_signed(by).min(last)])
}

/// A curve through fixed points.
pub fn through(points: &[Point]) -> String {
    let last = points.len().saturating_sub(1);
    curve(points, last, |index, by| points[index.saturating_add_signed(by).min(last)])
}

/// Whether a polygon runs clockwise on the screen.
fn is_clockwise(polygon: &[Point]) -> bool {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>() > 0.0
}

/// A polygon with every side moved inwards.
pub fn inset(polygon: &[Point], by: f64) -> Vec<Point> {
    let count = polygon.len();
    let by = if is_clockwise(polygon) { by } else { -by };
    // A side as a point on it and a direction, moved inwards.
    let side = |index: usize| {
        let (a, b) = (polygon[index % count], polygon[(index + 1) % count]);
        let length = (b.0 - a.0).hypot(b.1 - a.1).max(0.01);
        let (dx, dy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
        ((a.0 - dy * by, a.1 + dx * by), (dx, dy))
    };
    (0..count)
        .map(|index| {
            let ((px, py), (dx, dy)) = side(index + count - 1);
            let ((qx, qy), (ex, ey)) = side(index);
            let cross = dx * ey - dy * ex;
            if cross.abs() < 0.05 {
                return (qx, qy);
            }
            let along = ((qx - px) * ey - (qy - py) * ex) / cross;
            (px + dx * along, py + dy * along)
        })
        .collect()
}

/// A closed path with rounded corners, each cut at most `cut` units along both sides.
pub fn rounded(polygon: &[Point], cut: f64) -> String {
    let count = polygon.len();
    let mut out = String::with_capacity(count * 30);
    let towards = |from: Point, to: Point| {
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(0.01);
        let part = (cut / length).min(0.5);
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    };
    for index in 0..count {
        let corner = polygon[index];
        let before = towards(corner, polygon[(index + count - 1) % count]);
        let after = towards(corner, polygon[(index + 1) % count]);
        pair(&mut out, if index == 0 { 'M' } else { 'L' }, before);
        pair(&mut out, 'Q', corner);
        pair(&mut out, ' ', after);
    }
    out.push('Z');
    out
}

/// Whether a point lies in a polygon.
pub fn contains(polygon: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    let mut before = polygon.len() - 1;
    for index in 0..polygon.len() {
        let (a, b) = (polygon[index], polygon[before]);
        if (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0 {
            inside = !inside;
        }
        before = index;
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_one_decimal() {
        for (value, text) in [(0.0, "0"), (-0.04, "0"), (1.25, "1.3"), (-12.0, "-12"), (250.4, "250.4")] {
            assert_eq!(num(value), text);
        }
    }

    #[test]
    fn sides_move_inwards_whichever_way_round_they_run() {
        let square = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)];
        let mut back = square;
        back.reverse();
        for polygon in [square, back] {
            let inner = inset(&polygon, 10.0);
            assert!(inner.iter().all(|&point| contains(&square, point)), "{inner:?}");
            assert!(inner.iter().any(|&(x, y)| (x - 10.0).abs() < 0.01 && (y - 10.0).abs() < 0.01));
        }
    }
}
