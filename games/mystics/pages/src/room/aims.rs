//! The choices on the tile that is shown, and obstacles to them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use mystics::content::Side;
use mystics::{Choice, Event, SpaceIx, TileView};
use tabletop::Message;

use super::geometry::{centre, escaped, gate, outline, quarter, towards, used};
use crate::names;
use crate::sight::{Sight, creature_art, hero_art, many};
use web::Taps;
use web::geometry::{Point, inset, num, rounded};

/// The choices on the tile that is shown, by space, each with its cost.
pub(super) struct Aim {
    choices: Vec<Choice>,
    hit: bool,
    cost: Option<(u8, bool)>,
}

pub(super) fn aims(sight: &Sight<'_>) -> BTreeMap<SpaceIx, Aim> {
    let mut all: BTreeMap<SpaceIx, Aim> = BTreeMap::new();
    let in_turn = sight.decision() == "turn";
    for &choice in &sight.choices {
        if in_turn && matches!(choice, Choice::PlaceHook(_) | Choice::Launch(..)) {
            // Such choices concern nearly every space; they are in the panel, and in that of each space.
            continue;
        }
        let Some(space) = sight.space_of(choice) else { continue };
        let turn = sight.view.turn.as_ref();
        let cost = match choice {
            Choice::Walk(space) => turn
                .and_then(|turn| turn.reach.iter().find(|one| one.space == space))
                .map(|one| (one.cost, one.stops || one.climbs)),
            _ => None,
        };
        let aim = all.entry(space).or_insert_with(|| Aim { choices: Vec::new(), hit: false, cost: None });
        aim.hit |= matches!(choice, Choice::Attack { .. } | Choice::Enemy(_) | Choice::Catapult(_));
        aim.cost = aim.cost.or(cost);
        aim.choices.push(choice);
    }
    all
}

/// The least size of a place for a finger, in units of the tile: 39 pixels if a tile fills a phone.
const FINGER: f64 = 72.0;

/// Whether a space is too narrow for a finger.
fn is_narrow(polygon: &[Point]) -> bool {
    let span = |pick: fn(&Point) -> f64| {
        let (least, most) = polygon
            .iter()
            .map(pick)
            .fold((f64::MAX, f64::MIN), |(least, most), value| (least.min(value), most.max(value)));
        most - least
    };
    span(|point| point.0).min(span(|point| point.1)) < FINGER
}

/// Every space: a link if something can be chosen or asked there.
pub(super) fn links(
    out: &mut String,
    sight: &Sight<'_>,
    tile: &TileView,
    side: &Side,
    aims: &BTreeMap<SpaceIx, Aim>,
) {
    let turn = sight.view.turn.as_ref().and_then(|turn| sight.mouse(turn.mouse));
    let spot = turn.and_then(|mouse| mouse.spot.as_ref()).filter(|spot| spot.tile == tile.slot);
    if let Some(spot) = spot {
        let yours = rounded(&inset(&outline(side, spot.space), 6.0), 12.0);
        let _ = write!(out, "<g class=\"deco\"><path class=\"youz\" d=\"{yours}\"/></g>");
    }
    let at_once = sight.scene.options.frame.prefs.taps == Taps::One;
    // Narrow spaces come last, so that their enlarged areas lie over their neighbours.
    let mut spaces: Vec<_> = SpaceIx::enumerate(&side.spaces).collect();
    spaces.sort_by_key(|&(index, _)| is_narrow(&outline(side, index)));
    for (index, space) in spaces {
        let polygon = outline(side, index);
        let wide = if is_narrow(&polygon) {
            let (x, y) = centre(side, index);
            format!(
                "<circle class=\"wide0\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
                num(x),
                num(y),
                num(FINGER / 2.0)
            )
        } else {
            String::new()
        };
        let name = &space.id;
        let what = escaped(&names::space_in_words(sight, tile, side, index));
        let thing = format!("space:{name}");
        let on = sight.scene.options.chosen == Some(&*thing);
        let Some(aim) = aims.get(&index) else {
            let path = rounded(&inset(&polygon, 4.0), 10.0);
            if sight.live && sight.slot == sight.home {
                let ask = escaped(&sight.ask(&thing));
                let _ = write!(
                    out,
                    "<a class=\"zone{}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\" tabindex=\"-1\" \
                     aria-label=\"{what}\"><title>{what}</title><path d=\"{path}\"/></a>",
                    if on { " on" } else { "" }
                );
            } else {
                let _ = write!(
                    out,
                    "<g class=\"zone\" id=\"z{name}\"><title>{what}</title><path d=\"{path}\"/></g>"
                );
            }
            continue;
        };
        let path = rounded(&inset(&polygon, 7.0), 13.0);
        let label = match aim.choices[..] {
            [only] => sight.label(only),
            _ => sight.say(Message::new("myp-space-choices").number("count", many(aim.choices.len()))),
        };
        let label = escaped(&label);
        let only = match aim.choices[..] {
            [only] if (at_once || on) && !matches!(only, Choice::Attack { .. }) => {
                format!(" data-choice=\"{}\"", escaped(&sight.id_of(only)))
            }
            _ => String::new(),
        };
        let ask = escaped(&sight.ask(&thing));
        let may: Vec<String> = aim.choices.iter().map(|&choice| escaped(&sight.id_of(choice))).collect();
        let may = may.join(" ");
        let _ = write!(
            out,
            "<a class=\"to{}{}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\" data-may=\"{may}\"{only} aria-label=\"{label}. {what}\">\
             <title>{label}. {what}</title>{wide}<path class=\"lzw\" d=\"{path}\"/><path class=\"lz\" d=\"{path}\"/></a>",
            if aim.hit { " hit" } else { "" },
            if on { " on" } else { "" },
        );
    }
    gates(out, sight, side);
}

/// Exits that may be taken now.
fn gates(out: &mut String, sight: &Sight<'_>, side: &Side) {
    if sight.slot != sight.home {
        return;
    }
    for &choice in &sight.choices {
        let Choice::Exit(edge) = choice else { continue };
        let Some((x, y)) = gate(side, edge) else { continue };
        let label = escaped(&sight.label(choice));
        let _ = write!(
            out,
            "<a class=\"to\" href=\"{}\" data-choice=\"{}\" aria-label=\"{label}\"><title>{label}</title>\
             <g transform=\"translate({} {}) rotate({})\"><path class=\"lzw\" d=\"M-50 -8H50V30H-50Z\"/><path class=\"lz\" d=\"M-50 -8H50V30H-50Z\"/></g></a>",
            escaped(&format!("{}#decision", sight.path())),
            escaped(&sight.id_of(choice)),
            num(x),
            num(y),
            num(quarter(edge))
        );
    }
}

/// The costs on the spaces.
pub(super) fn costs(out: &mut String, side: &Side, aims: &BTreeMap<SpaceIx, Aim>) {
    for (&space, aim) in aims {
        let Some((cost, stops)) = aim.cost else { continue };
        let (x, y) = towards(&outline(side, space), centre(side, space), true, false, 12.0);
        if stops {
            let _ = write!(
                out,
                "<path class=\"cost\" d=\"M{} {}h10l7 7v10l-7 7h-10l-7 -7v-10Z\"/>",
                num(x - 5.0),
                num(y - 12.0)
            );
        } else {
            let _ = write!(out, "<circle class=\"cost\" cx=\"{}\" cy=\"{}\" r=\"11.5\"/>", num(x), num(y));
        }
        let _ = write!(out, "<text class=\"costn\" x=\"{}\" y=\"{}\">{cost}</text>", num(x), num(y + 5.0));
    }
}

/// The ways of figures in this step: dots on the floor.
pub(super) fn trails(out: &mut String, sight: &Sight<'_>, tile: &TileView, side: &Side) {
    let count = u8::try_from(side.spaces.len()).unwrap_or(0);
    let mut ways: Vec<(String, Vec<SpaceIx>)> = Vec::new();
    for entry in &sight.fresh {
        let (art, from, to, here) = match *entry.event {
            Event::Walked { mouse, from, to, .. } | Event::CharmedWalked { mouse, from, to, .. } => {
                let Some(who) = sight.mouse(mouse) else { continue };
                (hero_art(who.hero), from, to, tile.mice.contains(&mouse))
            }
            Event::FoeWalked { foe, from, to, .. } | Event::Ran { foe, from, to } => {
                let Some(who) = sight.enemy(foe) else { continue };
                (creature_art(who.creature), from, to, tile.enemies.contains(&foe))
            }
            _ => continue,
        };
        if !here || from.get() >= count || to.get() >= count || from == to {
            continue;
        }
        match ways.iter_mut().find(|(who, way)| *who == art && way.last() == Some(&from)) {
            Some((_, way)) => way.push(to),
            None => ways.push((art, vec![from, to])),
        }
    }
    for (art, way) in ways {
        let points: Vec<Point> = way.iter().map(|&space| centre(side, space)).collect();
        let path = web::geometry::through(&points);
        let (x, y) = points[0];
        let _ = write!(
            out,
            "<path class=\"trail\" d=\"{path}\"/><path class=\"trail2\" data-piece=\"{art}\" d=\"{path}\"/>\
             <circle class=\"waszw\" cx=\"{x}\" cy=\"{y}\" r=\"15\"/><circle class=\"wasz\" cx=\"{x}\" cy=\"{y}\" r=\"15\"/>",
            x = num(x),
            y = num(y)
        );
    }
}

/// The line of sight from one space to another.
fn line_of_sight(out: &mut String, side: &Side, from: SpaceIx, to: SpaceIx) {
    let (start, end) = (centre(side, from), centre(side, to));
    let path = format!("M{} {}L{} {}", num(start.0), num(start.1), num(end.0), num(end.1));
    let middle = (f64::midpoint(start.0, end.0), f64::midpoint(start.1, end.1));
    let _ = write!(
        out,
        "<path class=\"sight\" d=\"{path}\"/><path class=\"sight2\" d=\"{path}\"/>\
         <g class=\"disc-ink\"><circle class=\"disc\" cx=\"{}\" cy=\"{}\" r=\"13\"/>",
        num(middle.0),
        num(middle.1)
    );
    used(out, "my-sight", middle, 18.0, 18.0);
    out.push_str("</g>");
}

/// The line of sight to the target of a ranged attack.
pub(super) fn aimed(out: &mut String, sight: &Sight<'_>, side: &Side) {
    if let Some((by, on, true)) = sight.strike()
        && let (Some(from), Some(to)) = (sight.stands(by), sight.stands(on))
        && from != to
    {
        line_of_sight(out, side, from, to);
    }
    let Some(turn) = &sight.view.turn else { return };
    let Some(from) = sight.mouse(turn.mouse).and_then(|mouse| mouse.spot.as_ref()) else { return };
    let Some(thing) = sight.scene.options.chosen.filter(|_| sight.live) else { return };
    for target in &turn.targets {
        let Some(enemy) = sight.enemy(target.enemy) else { continue };
        let meant =
            thing == format!("space:{}", enemy.spot.name) || thing == format!("enemy:{}", enemy.index);
        let ranged = target.weapons.iter().any(|aim| aim.ranged && aim.allowed);
        if meant && target.seen && ranged && enemy.spot.space != from.space && from.tile == sight.slot {
            line_of_sight(out, side, from.space, enemy.spot.space);
            return;
        }
    }
}
