//! The texts on the districts: their numerals and names, and the keys of zones.

use std::fmt::Write as _;

use ratcatcher::Zone;

use super::card::Ground;
use super::parts::{Plan, Site, attribute};
use super::shape::{Box4, Point, SIDE, free, num, translate};

/// The size of a count, in units of a city that is drawn small.
pub(super) const BADGE: Point = (52.0, 30.0);

/// The width of a letter of a name, in pixels.
const LETTER: f64 = 7.0;
/// The width of the number before a name on its plate, in pixels.
const NUMBER: f64 = 28.0;
/// The height of a plate above the lower frame of its district, in pixels.
const ABOVE: f64 = 11.0;
/// The least size of a unit of the city, in pixels, by which everything keeps clear of texts.
const LEAST: f64 = 0.6;

/// The layer over the city in pixels, with the size of the city in units.
pub(super) struct Over {
    pub width: f64,
    pub height: f64,
}

impl Over {
    /// Begins a group whose origin is a point of the city; units in it are pixels.
    pub fn begin(&self, out: &mut String, class: &str, (x, y): Point) {
        let _ = write!(
            out,
            "<svg class=\"{class}\" x=\"{}%\" y=\"{}%\" overflow=\"visible\">",
            hundredths(x / self.width),
            hundredths(y / self.height)
        );
    }
}

/// A fraction as a percentage with two decimals.
fn hundredths(part: f64) -> String {
    format!("{:.2}", 100.0 * part)
}

/// The width of a plate, in pixels.
fn plate_pixels(name: &str, moon: f64) -> f64 {
    NUMBER + LETTER * f64::from(u32::try_from(name.chars().count()).unwrap_or(10)) + moon
}

/// The maximal width of a plate, in units of the city.
pub(super) fn plate_width(name: &str, moon: f64) -> f64 {
    (plate_pixels(name, moon) / LEAST).min(232.0)
}

/// The boxes of the numeral and the name of a district.
pub(super) fn labels(name: &str, moon: f64) -> [Box4; 2] {
    [(2.0, 2.0, 32.0, 34.0), (3.0, SIDE - ABOVE / LEAST, plate_width(name, moon), 30.0)]
}

/// Number and name at the lower left, numeral at the upper left. If the district is too narrow for its name, the
/// plate only has the number: `seen` is the size of a unit in windows of three sizes.
pub(super) fn plate(out: &mut String, over: &Over, site: &Site<'_>, seen: &[f64; 3]) {
    let moon = site.moon();
    let width = plate_pixels(site.name, moon);
    let number = site.view.number;
    let fits = seen.iter().position(|unit| width < 228.0 * unit).map_or(4, |place| place + 1);
    let (x, y) = site.at;
    over.begin(out, &format!("plate fits-{fits}"), (x + 3.0, y + SIDE));
    let moon_at = |out: &mut String, x: f64| {
        if moon > 0.0 {
            let _ = write!(
                out,
                "<use href=\"#i-moon\" x=\"{}\" y=\"-9\" width=\"15\" height=\"15\" color=\"var(--ink)\"/>",
                num(x)
            );
        }
    };
    let _ = write!(
        out,
        "<g class=\"short\"><path class=\"plate-bg\" d=\"M0 -{ABOVE}h{}v20H0Z\"/>",
        num(24.0 + moon)
    );
    moon_at(out, 26.0);
    let _ = write!(
        out,
        "</g><g class=\"full\"><path class=\"plate-bg\" d=\"M0 -{ABOVE}h{}v20H0Z\"/>",
        num(width)
    );
    let _ = write!(out, "<text class=\"dt\" x=\"{}\" y=\"3.5\">{}</text>", num(NUMBER), attribute(site.name));
    moon_at(out, width - 18.0);
    let _ = write!(
        out,
        "</g><path class=\"plate-ink\" d=\"M0 -{ABOVE}h24v20H0Z\"/><text class=\"plate-n\" x=\"12\" y=\"3.5\">{number:02}</text></svg>"
    );
    let numeral =
        ["", "I", "II", "III", "IV", "V"].get(usize::from(site.view.numeral)).copied().unwrap_or("");
    over.begin(out, "", (x + 19.0, y + 18.0));
    let _ = write!(out, "<text class=\"pennant-n\" y=\"4\">{numeral}</text></svg>");
    if site.view.fresh {
        over.begin(out, "", (x + SIDE - 12.0, y + 14.0));
        out.push_str("<circle class=\"fresh\" r=\"5\"/></svg>");
    }
}

/// The pennant with the numeral of a district.
pub(super) fn pennant(out: &mut String, site: &Site<'_>) {
    let _ = write!(
        out,
        "<g aria-hidden=\"true\" class=\"pcs\" transform=\"{}\"><use href=\"#pennant\" x=\"4\" y=\"4\" width=\"30\" height=\"32\"/></g>",
        translate(site.at)
    );
}

/// The number of things that stand together, beside them.
pub(super) fn count_badge(out: &mut String, over: &Over, at: Point, count: u8) {
    over.begin(out, "", at);
    let wide = if count > 9 { 30 } else { 24 };
    let _ = write!(
        out,
        "<rect class=\"badge\" x=\"-{}\" y=\"-8\" width=\"{wide}\" height=\"17\" rx=\"8\"/><text class=\"ct\" y=\"5\">×{count}</text></svg>",
        wide / 2
    );
}

/// The distance of a zone's letter from a name, in units of the city.
const CLEAR: f64 = 24.0;

/// The radius of the sign of a zone, in units of the city.
const KEY: f64 = 17.0;

/// The sign of a possible choice; `round` for a letter.
pub(super) fn key_disc(out: &mut String, over: &Over, at: Point, key: &str, round: bool) {
    over.begin(out, "", at);
    let wide = if round { 22 } else { 32 };
    let _ = write!(
        out,
        "<rect class=\"key-c\" x=\"-{0}\" y=\"-11\" width=\"{wide}\" height=\"22\" rx=\"11\"/><text class=\"key-l\" y=\"4.5\">{key}</text></svg>",
        wide / 2
    );
}

/// The names of zones: in full and marked for selectable zones, otherwise the letter, both in free corners.
pub(super) fn keys(
    out: &mut String,
    over: &Over,
    plan: &Plan,
    sites: &[Site<'_>],
    stood: &[(Zone, Vec<Point>)],
    counts: &[Point],
) {
    for site in sites {
        for (zone, ground) in site.view.zones.iter().zip(&site.card.zones) {
            let seats =
                stood.iter().find(|(there, _)| *there == zone.zone).map_or(&[][..], |(_, seats)| seats);
            let labels = labels(site.name, site.moon());
            let (x, y) = key_place(ground, &labels, seats);
            // Above the name of the district, which is wide in a small window.
            let y = y.min(labels[1].1 - CLEAR);
            let at = (site.at.0 + x, site.at.1 + y);
            let target = plan.targets.iter().find(|target| target.zone == zone.zone);
            if target.is_some() {
                key_disc(out, over, at, &zone.name, false);
            } else if counts
                .iter()
                .all(|to| (at.0 - to.0).abs() > BADGE.0 * 0.8 || (at.1 - to.1).abs() > BADGE.1)
            {
                over.begin(out, "", at);
                let letter = zone.name.chars().last().unwrap_or(' ');
                let _ = write!(out, "<text class=\"zone-l\" y=\"4\">{letter}</text></svg>");
            }
        }
    }
}

/// The place of a key in a zone with pieces at these seats.
fn key_place(ground: &Ground, labels: &[Box4], seats: &[Point]) -> Point {
    let scenery = ground.scenery.iter().map(|&(x, y, width, height)| (x + width / 2.0, y + height / 2.0));
    let taken: Vec<Point> = seats.iter().copied().chain(scenery).collect();
    free(&ground.places, ground.heart, KEY, labels, &taken)
}
