//! The figures that stand on a tile, and the markers that lie there.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use mystics::content::Side;
use mystics::{Event, Fighter, SpaceIx, TileView};

use super::geometry::{centre, turned, used};
use crate::names;
use crate::sight::{Sight, creature_art, hero_art};
use web::geometry::{Point, num};

/// A figure on a space.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct Piece {
    art: String,
    /// Its identity, which does not change.
    who: String,
    size: f64,
    large: bool,
    base: &'static str,
    /// Its conditions, as small signs.
    marks: Vec<&'static str>,
    /// Whether it is the target of an attack.
    aimed: bool,
    down: bool,
    fresh: bool,
}

/// The figures on a tile, by space.
fn pieces(sight: &Sight<'_>, tile: &TileView) -> BTreeMap<SpaceIx, Vec<Piece>> {
    let mut all: BTreeMap<SpaceIx, Vec<Piece>> = BTreeMap::new();
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
        let chosen = sight.scene.options.chosen == Some(&format!("enemy:{index}"))
            || sight.scene.options.chosen == Some(&format!("space:{}", enemy.spot.name));
        let struck = struck == Some(Fighter::Foe(index));
        let fresh = sight
            .fresh
            .iter()
            .any(|entry| matches!(*entry.event, Event::Arrived { foe, .. } if foe == index));
        all.entry(enemy.spot.space).or_default().push(Piece {
            art: if brodie { "foe-brodie-paw".to_owned() } else { creature_art(enemy.creature) },
            who: format!("foe-{index}"),
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
            who: format!("mouse-{index}"),
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

/// The places of this number of figures round the middle of a space, from back to front, and their size.
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

/// The figures on a tile, as a drawing.
pub(super) fn crowd(out: &mut String, sight: &Sight<'_>, tile: &TileView, side: &Side) {
    for (space, mut here) in pieces(sight, tile) {
        here.sort_by(|a, b| b.size.total_cmp(&a.size));
        let (x, y) = centre(side, space);
        let wide = side.map.areas & (1 << space.get()) != 0;
        let (places, scale) = stands(here.len(), wide);
        let mut drawn: Vec<(&Piece, Point)> = here.iter().zip(places).collect();
        drawn.sort_by(|a, b| a.1.1.total_cmp(&b.1.1));
        for (piece, (dx, dy)) in drawn {
            let scale = if piece.large { scale.max(0.84) } else { scale };
            let across = piece.size * scale;
            let (width, height) = (across, if piece.large { across * 0.75 } else { across });
            let foot = (x + dx, y + dy + height * 0.42);
            let class = if piece.fresh { "pc in" } else { "pc" };
            let _ = write!(
                out,
                "<g class=\"{class}\" data-pc=\"{}\" data-at=\"{}:{space}\"{}>",
                piece.who,
                tile.id,
                if piece.base == "base-now" { " data-carry=\"\"" } else { "" }
            );
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

/// The base of a figure: round for mice, with corners for their enemies.
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

/// A ring with four strokes around the target of an attack.
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

/// Things on a tile: mousetraps, party items, a snare.
pub(super) fn tokens(out: &mut String, tile: &TileView, side: &Side) {
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
