//! What is written on the districts: their numerals and names, and the keys of zones.

use std::fmt::Write as _;

use ratcatcher::Zone;

use super::card::Ground;
use super::parts::{Plan, Site, attribute};
use super::shape::{Box4, Point, free, num, translate};

/// How wide a letter of a name is.
const LETTER: f64 = 7.2;

/// How wide a name would like to be.
fn name_width(name: &str) -> f64 {
    LETTER * f64::from(u32::try_from(name.chars().count()).unwrap_or(10))
}

pub(super) fn plate_width(name: &str, moon: f64) -> f64 {
    (40.0 + name_width(name) + moon).min(226.0)
}

/// What the numeral and the name of a district cover.
pub(super) fn labels(name: &str, moon: f64) -> [Box4; 2] {
    [(2.0, 2.0, 32.0, 34.0), (5.0, 206.0, plate_width(name, moon), 24.0)]
}

/// Number and name at the lower left, numeral at the upper left.
pub(super) fn plate(out: &mut String, site: &Site<'_>) {
    let moon = site.moon();
    let width = plate_width(site.name, moon);
    let number = site.view.number;
    let room = width - 40.0 - moon;
    let squeeze = if name_width(site.name) > room + 0.1 {
        format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", num(room))
    } else {
        String::new()
    };
    let _ = write!(
        out,
        "<g aria-hidden=\"true\" class=\"pcs\" transform=\"{}\"><path class=\"plate-bg\" d=\"M5 208h{}v20H5Z\"/>\
         <path class=\"plate-ink\" d=\"M5 208h26v20H5Z\"/><text class=\"plate-n\" x=\"18\" y=\"223.5\">{number:02}</text>\
         <text class=\"dt\" x=\"37\" y=\"223\"{squeeze}>{}</text>",
        translate(site.at),
        num(width),
        attribute(site.name)
    );
    if moon > 0.0 {
        let _ = write!(
            out,
            "<use href=\"#i-moon\" x=\"{}\" y=\"210\" width=\"16\" height=\"16\" color=\"var(--ink)\"/>",
            num(width - 16.0)
        );
    }
    if site.view.fresh {
        let _ = write!(out, "<circle class=\"fresh\" cx=\"{}\" cy=\"218\" r=\"5\"/>", num(width + 14.0));
    }
    let numeral =
        ["", "I", "II", "III", "IV", "V"].get(usize::from(site.view.numeral)).copied().unwrap_or("");
    let _ = write!(
        out,
        "<use href=\"#pennant\" x=\"4\" y=\"4\" width=\"30\" height=\"32\"/><text class=\"pennant-n\" x=\"19\" y=\"23\">{numeral}</text></g>"
    );
}

/// The radius of the disc of a key.
const KEY: f64 = 15.0;

pub(super) fn key_disc(out: &mut String, at: Point, key: char) {
    let _ = write!(
        out,
        "<g transform=\"{}\" pointer-events=\"none\"><circle class=\"key-c\" r=\"{KEY}\"/><text class=\"key-l\" y=\"5.5\">{key}</text></g>",
        translate(at)
    );
}

/// Key letters, in free corners.
pub(super) fn keys(out: &mut String, plan: &Plan, sites: &[Site<'_>], stood: &[(Zone, Vec<Point>)]) {
    for target in &plan.targets {
        let Some(key) = target.key else { continue };
        let zone = target.zone;
        let Some(site) = sites.iter().find(|site| site.view.number == zone.district()) else { continue };
        let Some(ground) = site.card.zones.get(zone.letter().index()) else { continue };
        let seats = stood.iter().find(|(there, _)| *there == zone).map_or(&[][..], |(_, seats)| seats);
        let (x, y) = key_place(ground, &labels(site.name, site.moon()), seats);
        key_disc(out, (site.at.0 + x, site.at.1 + y), key);
    }
}

/// Where a key lies in a zone in which pieces stand here.
fn key_place(ground: &Ground, labels: &[Box4], seats: &[Point]) -> Point {
    let scenery = ground.scenery.iter().map(|&(x, y, width, height)| (x + width / 2.0, y + height / 2.0));
    let taken: Vec<Point> = seats.iter().copied().chain(scenery).collect();
    free(&ground.places, ground.heart, KEY, labels, &taken)
}

#[cfg(test)]
mod tests {
    use ratcatcher::{DistrictIx, load};
    use tabletop::Language;

    use super::super::parts::MOON;
    use super::{KEY, key_place, labels};
    use crate::table::card::{Card, district};

    #[test]
    fn no_key_lies_on_the_name_or_the_numeral_of_a_district() {
        let content = load::builtin();
        let cards = DistrictIx::enumerate(&content.districts).map(|(number, _)| (number, false));
        let cards = cards.chain([(DistrictIx::START, true)]);
        for ((number, hard), turn) in cards.flat_map(|card| (0..4).map(move |turn| (card, turn))) {
            let card = Card::of(content, number, hard, turn);
            for (language, moon) in Language::ALL.into_iter().flat_map(|to| [(to, 0.0), (to, MOON)]) {
                let labels = labels(district(content, number, hard).drawing.name.get(language), moon);
                for zone in &card.zones {
                    let (x, y) = key_place(zone, &labels, &[]);
                    for (left, top, width, height) in labels {
                        let far = (x - x.clamp(left, left + width)).hypot(y - y.clamp(top, top + height));
                        assert!(
                            far > KEY,
                            "district {number} {hard} turned {turn}, in {language:?}: {x} {y}"
                        );
                    }
                }
            }
        }
    }
}
