//! The city as one drawing: cards, connectors, zones to choose, pieces, trails and names.

use std::fmt::Write as _;
use std::sync::Arc;

use maud::{Markup, html};
use ratcatcher::content::Kind;
use ratcatcher::{DistrictView, Zone, ZoneView};
use tabletop::Message;

use super::card::{Card, Crowd, Stood, gate};
use super::shape::{PITCH, Point, Room, SIDE, draw, free, num, put, through, translate};
use super::{Sight, names};
use crate::shell::raw;

/// The rats that a cheese takes (R23.2).
pub(super) const TO_DEVOUR: u8 = 5;

/// A zone that may be chosen.
#[derive(Debug, Clone)]
pub(super) struct Target {
    /// The zone.
    pub zone: Zone,
    /// Its key letter.
    pub key: Option<char>,
    /// What choosing it does, in words.
    pub label: String,
    /// The only choice there is in it, which a script may submit at once.
    pub only: Option<String>,
}

/// A place where the drawn district may go.
#[derive(Debug, Clone)]
pub(super) struct Ghost {
    pub x: i8,
    pub y: i8,
    pub turn: u8,
    pub id: String,
    pub key: Option<char>,
    pub label: String,
}

/// What is drawn besides the city itself.
#[derive(Debug, Clone, Default)]
pub(super) struct Plan {
    pub targets: Vec<Target>,
    pub ghosts: Vec<Ghost>,
    /// The card of the ghosts.
    pub drawn: Option<u8>,
    /// Walks, zone by zone, and the drawing of who walked.
    pub trails: Vec<(Vec<Zone>, String)>,
    /// The zone that was asked about.
    pub asked: Option<Zone>,
    /// Whether nothing is allowed there.
    pub refused: bool,
    /// Zones where something has just happened.
    pub marked: Vec<Zone>,
}

/// One drawing in a zone.
struct Piece {
    id: String,
    size: f64,
    stand: Stand,
    /// Shown beside it from two up.
    count: u8,
    /// Rats that count for devouring, under a cheese.
    meter: Option<u8>,
    /// Printed on the card, not lying on it.
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

/// More pieces than this in a zone, and rats of a kind stand together.
const CROWD: usize = 9;
/// With more pieces than this the printed symbols are left out.
const ROOMY: usize = 5;
/// More rats of a kind than this are drawn as one with a count.
const ONE_BY_ONE: u8 = 5;

/// The grid that the map shows.
struct Grid {
    left: i8,
    top: i8,
    columns: i8,
    rows: i8,
    /// The free cell for bag and deck.
    slip: (i8, i8),
}

impl Grid {
    fn of(districts: &[DistrictView], ghosts: &[Ghost]) -> Self {
        let cells = || {
            let there = districts.iter().map(|district| (district.x, district.y));
            there.chain(ghosts.iter().map(|ghost| (ghost.x, ghost.y)))
        };
        let (mut left, mut right) =
            (cells().map(|cell| cell.0).min().unwrap_or(0), cells().map(|cell| cell.0).max().unwrap_or(0));
        let top = cells().map(|cell| cell.1).min().unwrap_or(0);
        let mut bottom = cells().map(|cell| cell.1).max().unwrap_or(0);
        let is_free = |cell: (i8, i8)| !cells().any(|taken| taken == cell);
        let mut slips = (left..=right)
            .flat_map(|x| (top..=bottom).map(move |y| (x, y)))
            .filter(|&cell| is_free(cell))
            .collect::<Vec<_>>();
        // The lowest free cell, and the leftmost of them.
        slips.sort_by_key(|&(x, y)| (-y, x));
        let slip = slips.first().copied().unwrap_or_else(|| {
            if right - left < 2 {
                right += 1;
                (right, bottom)
            } else {
                bottom += 1;
                (left, bottom)
            }
        });
        left = left.min(slip.0);
        Self { left, top, columns: right - left + 1, rows: bottom - top + 1, slip }
    }

    /// The upper left corner of a cell.
    fn cell(&self, x: i8, y: i8) -> Point {
        (12.0 + PITCH * f64::from(x - self.left), 12.0 + PITCH * f64::from(y - self.top))
    }
}

/// A district as it is drawn.
struct Site<'a> {
    view: &'a DistrictView,
    card: Arc<Card>,
    at: Point,
    name: &'a str,
}

/// The whole city.
pub(super) fn city(sight: &Sight<'_>, plan: &Plan) -> Markup {
    let view = &sight.view;
    let grid = Grid::of(&view.districts, &plan.ghosts);
    let sites: Vec<Site<'_>> = view
        .districts
        .iter()
        .map(|district| Site {
            view: district,
            card: Card::of(sight.pack, district.number, sight.hard(), district.turn),
            at: grid.cell(district.x, district.y),
            name: sight.district_name(district.number),
        })
        .collect();
    let (width, height) = (14.0 + PITCH * f64::from(grid.columns), 12.0 + PITCH * f64::from(grid.rows));

    let mut out = String::with_capacity(60_000);
    grounds(&mut out, &sites);
    connectors(&mut out, &sites);
    ghosts(&mut out, sight, plan, &grid);
    zones(&mut out, sight, plan, &sites);
    for site in &sites {
        let _ =
            write!(out, "<g class=\"deco\" transform=\"{}\">{}</g>", translate(site.at), site.card.scenery);
    }
    trails(&mut out, plan, &sites);
    let mut signs = String::new();
    let stood = pieces(&mut out, &mut signs, sight, &sites);
    for site in &sites {
        plate(&mut out, site);
    }
    out.push_str(&signs);
    refusal(&mut out, plan, &sites);
    keys(&mut out, plan, &sites, &stood);
    slip(&mut out, sight, grid.cell(grid.slip.0, grid.slip.1));

    let start = sites
        .iter()
        .find(|site| site.view.number == view.ratcatcher.zone.district())
        .map_or(0.0, |site| site.at.0 + SIDE / 2.0);
    let row = sites
        .iter()
        .find(|site| site.view.number == view.ratcatcher.zone.district())
        .map_or(0.0, |site| site.at.1 + SIDE / 2.0);
    // A district is shown 240 pixels wide where the map scrolls.
    let shown = 240.0 / PITCH;
    let (wide, tall) = (grid.columns > 4, grid.rows > 4);
    html! {
        section.city aria-label=(sight.words.text("table-city")) {
            div.scroll tabindex=[(wide || tall || !sight.live).then_some("0")] {
                div.start aria-hidden="true" {
                    svg width=(num((start * shown - 175.0).max(0.0))) height=(num((row * shown - 140.0).max(0.0))) {}
                    i {}
                }
                svg.map.wide[wide].tall[tall].r1[grid.rows == 1].r2[grid.rows == 2].r3[grid.rows == 3].r4[grid.rows == 4] viewBox={ "0 0 " (num(width)) " " (num(height)) }
                    width=(num(width * shown)) height=(num(height * shown)) role="group"
                    data-pawn={ (fraction(start, width)) " " (fraction(row, height)) }
                    aria-label=(sight.say(
                        Message::new("table-city-of").number("count", i64::try_from(sites.len()).unwrap_or(0))
                    )) { (raw(out)) }
            }
            div.zoom hidden {
                @let again = sight.words.text("table-again");
                button.tool type="button" data-again hidden aria-label=(again) title=(again) { (super::sign("i-play", "i20")) }
                @for (what, drawing, key) in [("in", "i-plus", "table-zoom-in"), ("out", "i-minus", "table-zoom-out"), ("all", "i-search", "table-zoom-all")] {
                    @let words = sight.words.text(key);
                    button.tool type="button" data-zoom=(what) aria-label=(words) title=(words) { (super::sign(drawing, "i20")) }
                }
            }
            ul.vh aria-label=(sight.words.text("table-city-in-words")) {
                @for site in &sites {
                    @for zone in &site.view.zones { li { (describe(sight, zone)) } }
                }
            }
        }
    }
}

/// A part of a whole with three decimals.
fn fraction(part: f64, whole: f64) -> String {
    format!("{:.3}", part / whole.max(1.0))
}

fn grounds(out: &mut String, sites: &[Site<'_>]) {
    for site in sites {
        let number = site.view.number;
        let _ = write!(out, "<g transform=\"{}\">{}", translate(site.at), site.card.ground);
        if !site.view.active && !site.view.fresh {
            let _ = write!(
                out,
                "<path class=\"hush\" clip-path=\"url(#d{number:02}-c)\" d=\"M-6 -6H242V242H-6Z\"/>"
            );
        }
        out.push_str(&site.card.lines);
        out.push_str("</g>");
    }
}

fn connectors(out: &mut String, sites: &[Site<'_>]) {
    let mut place = |id: &str, at: Point, turn: u16| {
        let _ = write!(
            out,
            "<use href=\"#{id}\" x=\"-20\" y=\"-20\" width=\"40\" height=\"40\" transform=\"{}{}\"/>",
            translate(at),
            if turn == 0 { String::new() } else { format!(" rotate({turn})") }
        );
    };
    for site in sites {
        for (direction, (own, joined)) in site.view.gates.iter().zip(&site.view.joined).enumerate() {
            if own.is_none() {
                continue;
            }
            let ((x, y), turn) = gate(direction);
            let (x, y) = (site.at.0 + x, site.at.1 + y);
            match (joined, direction) {
                // Each plank is drawn by the district north or west of it.
                (Some(_), 1) => place("connector", (x + 3.0, y), 0),
                (Some(_), 2) => place("connector", (x, y + 3.0), 90),
                (Some(_), _) => {}
                (None, _) => place("half-gate", (x, y), turn),
            }
        }
    }
}

/// The cells where the drawn district may go, with a small card for each turn.
fn ghosts(out: &mut String, sight: &Sight<'_>, plan: &Plan, grid: &Grid) {
    let Some(number) = plan.drawn else { return };
    let mut done: Vec<(i8, i8)> = Vec::new();
    for ghost in &plan.ghosts {
        let cell = (ghost.x, ghost.y);
        if done.contains(&cell) {
            continue;
        }
        done.push(cell);
        let _ = write!(
            out,
            "<g transform=\"{}\"><path class=\"ghost\" d=\"M2 2H234V234H2Z\"/>",
            translate(grid.cell(ghost.x, ghost.y))
        );
        let turns: Vec<&Ghost> = plan.ghosts.iter().filter(|other| (other.x, other.y) == cell).collect();
        for (index, ghost) in turns.iter().enumerate() {
            let card = Card::of(sight.pack, number, sight.hard(), ghost.turn);
            let (x, y, scale) = match (turns.len(), index) {
                (1, _) => (22.0, 22.0, 0.813),
                (2, 0) => (10.0, 67.0, 0.432),
                (2, 1) => (124.0, 67.0, 0.432),
                (_, 0) => (10.0, 10.0, 0.432),
                (_, 1) => (124.0, 10.0, 0.432),
                (_, 2) => (10.0, 124.0, 0.432),
                _ => (124.0, 124.0, 0.432),
            };
            let on = sight.scene.chosen == Some(format!("choice:{}", ghost.id).as_str());
            let _ = write!(
                out,
                "<a class=\"to put{}\" href=\"{}\" data-choice=\"{}\" aria-label=\"{}\"><title>{}</title>\
                 <g transform=\"translate({} {}) scale({scale})\">{}",
                if on { " on" } else { "" },
                attribute(&sight.ask(&format!("choice:{}", ghost.id))),
                attribute(&ghost.id),
                attribute(&ghost.label),
                attribute(&ghost.label),
                num(x),
                num(y),
                card.sketch,
            );
            let gates = sight.gates_of(number, ghost.turn);
            for (direction, has) in gates.into_iter().enumerate() {
                if has {
                    let (at, turn) = gate(direction);
                    let _ = write!(
                        out,
                        "<use href=\"#half-gate\" x=\"-20\" y=\"-20\" width=\"40\" height=\"40\" \
                         transform=\"{} rotate({turn})\"/>",
                        translate(at)
                    );
                }
            }
            let _ = write!(out, "<path class=\"lz\" d=\"M-3 -3H239V239H-3Z\"/></g>");
            out.push_str("</a>");
            if let Some(key) = ghost.key {
                let middle = SIDE * scale / 2.0;
                key_disc(out, (x + middle, y + middle), key);
            }
        }
        out.push_str("</g>");
    }
}

/// Every zone as a link that asks about it; those that may be chosen show it.
fn zones(out: &mut String, sight: &Sight<'_>, plan: &Plan, sites: &[Site<'_>]) {
    for site in sites {
        let _ = write!(out, "<g transform=\"{}\">", translate(site.at));
        for (zone, ground) in site.view.zones.iter().zip(&site.card.zones) {
            if zone.pawn {
                let _ = write!(out, "<path class=\"youz\" d=\"{}\"/>", ground.yours);
            }
            if plan.marked.contains(&zone.zone) {
                let _ = write!(out, "<path class=\"mark\" d=\"{}\"/>", ground.yours);
            }
            let name = &zone.name;
            let what = attribute(&describe(sight, zone));
            let target = plan.targets.iter().find(|target| target.zone == zone.zone);
            let on = plan.asked == Some(zone.zone) && !plan.refused;
            if !sight.live {
                let _ = write!(
                    out,
                    "<g class=\"zone\" id=\"z{name}\"><title>{what}</title><path d=\"{}\"/></g>",
                    ground.whole
                );
                continue;
            }
            let ask = attribute(&sight.ask(&format!("zone:{name}")));
            if let Some(target) = target {
                let label = attribute(&target.label);
                let _ = write!(
                    out,
                    "<a class=\"to{}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\"{} \
                     aria-label=\"{label}. {what}\"><title>{label}. {what}</title>\
                     <path class=\"lzw\" d=\"{outline}\"/><path class=\"lz\" d=\"{outline}\"/></a>",
                    if on { " on" } else { "" },
                    target
                        .only
                        .as_ref()
                        .map_or_else(String::new, |id| format!(" data-choice=\"{}\"", attribute(id))),
                    outline = ground.target,
                );
            } else {
                let _ = write!(
                    out,
                    "<a class=\"zone{}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\" tabindex=\"-1\" \
                     aria-label=\"{what}\"><title>{what}</title><path d=\"{}\"/></a>",
                    if on { " on" } else { "" },
                    if on { &ground.yours } else { &ground.whole }
                );
            }
        }
        out.push_str("</g>");
    }
}

/// The middle of a zone on the board.
fn heart(sites: &[Site<'_>], zone: Zone) -> Option<Point> {
    let site = sites.iter().find(|site| site.view.number == zone.district())?;
    let ground = site.card.zones.get(usize::from(zone.index()))?;
    Some((site.at.0 + ground.heart.0, site.at.1 + ground.heart.1))
}

/// Dots along each walk, and a ring where it began.
fn trails(out: &mut String, plan: &Plan, sites: &[Site<'_>]) {
    if plan.trails.is_empty() {
        return;
    }
    out.push_str("<g aria-hidden=\"true\" class=\"pcs trails\">");
    for (index, (trail, who)) in plan.trails.iter().enumerate() {
        // Walks that share a way run side by side.
        let aside = f64::from(u8::try_from(index % 5).unwrap_or(0)) * 7.0 - 14.0;
        let points: Vec<Point> = trail
            .iter()
            .filter_map(|&zone| heart(sites, zone))
            .map(|(x, y)| (x + aside, y + 14.0 + aside * 0.6))
            .collect();
        let Some(&(x, y)) = points.first() else { continue };
        if points.len() > 1 {
            let way = through(&points);
            let _ = write!(
                out,
                "<path class=\"trail\" d=\"{way}\"/><path class=\"trail2\" data-piece=\"{who}\" d=\"{way}\"/>"
            );
            let (ex, ey) = points[points.len() - 1];
            let _ = write!(
                out,
                "<circle class=\"endw\" cx=\"{0}\" cy=\"{1}\" r=\"6\"/>\
                 <circle class=\"end\" cx=\"{0}\" cy=\"{1}\" r=\"4\"/>",
                num(ex),
                num(ey)
            );
        }
        let (x, y) = (num(x), num(y));
        let _ = write!(
            out,
            "<circle class=\"waszw\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/><circle class=\"wasz\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/>"
        );
    }
    out.push_str("</g>");
}

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
    // What is printed shows where there is room for it.
    if all.len() > ROOMY {
        all.retain(|piece| !piece.printed);
    }
    all
}

/// Draws all pieces, and says where they stand, district by district and zone by zone.
fn pieces(
    out: &mut String,
    signs: &mut String,
    sight: &Sight<'_>,
    cards: &[Site<'_>],
) -> Vec<(Zone, Vec<Point>)> {
    let mut stood = Vec::new();
    for site in cards {
        let plate = (5.0, 206.0, plate_width(site), 24.0);
        let taken = [(2.0, 2.0, 32.0, 34.0), plate];
        let _ = write!(out, "<g aria-hidden=\"true\" class=\"pcs\" transform=\"{}\">", translate(site.at));
        let mut all: Vec<(Point, f64, Piece)> = Vec::new();
        for (zone, ground) in site.view.zones.iter().zip(&site.card.zones) {
            let pieces = standing(sight, zone);
            if pieces.is_empty() {
                stood.push((zone.zone, Vec::new()));
                continue;
            }
            let crowd = Crowd {
                plate: plate.2,
                pieces: pieces.iter().map(|piece| (piece.size, piece.meter.is_some())).collect(),
            };
            let Stood { seats, scale } = ground.stand(crowd, || {
                let room = Room::of(&ground.places, ground.heart, &taken, &ground.scenery, pieces.len());
                let sizes: Vec<f64> = pieces.iter().map(|piece| piece.size).collect();
                let mut seats = room.spread(&sizes);
                let scale = fit(&pieces, &mut seats, &room);
                for (seat, size) in seats.iter_mut().zip(&sizes) {
                    // Nothing stands over the edge of the card.
                    let half = size * scale / 2.0 + 3.0;
                    *seat = (seat.0.clamp(half, SIDE - half), seat.1.clamp(half, SIDE - half));
                }
                Stood { seats, scale }
            });
            stood.push((zone.zone, seats.clone()));
            all.extend(seats.into_iter().zip(pieces).map(|(at, piece)| (at, scale, piece)));
        }
        all.sort_by(|a, b| (a.0.1 + a.2.size * a.1 / 2.0).total_cmp(&(b.0.1 + b.2.size * b.1 / 2.0)));
        for (at, scale, piece) in &all {
            draw_piece(out, *at, *scale, piece);
        }
        out.push_str("</g>");
        // Signs lie over pieces and plates.
        let _ = write!(signs, "<g aria-hidden=\"true\" class=\"pcs\" transform=\"{}\">", translate(site.at));
        for (at, scale, piece) in &all {
            draw_signs(signs, *at, *scale, piece);
        }
        signs.push_str("</g>");
    }
    stood
}

/// How small the pieces must be so that none covers another. Whoever stands closest to somebody
/// moves to where there is more room first.
fn fit(pieces: &[Piece], seats: &mut [Point], room: &Room) -> f64 {
    let extents: Vec<Point> = pieces
        .iter()
        .map(|piece| (piece.size * 0.94, piece.size * 0.9 + if piece.meter.is_some() { 12.0 } else { 0.0 }))
        .collect();
    // At which scale two pieces just touch.
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
        // Either of the two may have somewhere to go.
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

fn draw_piece(out: &mut String, (x, y): Point, scale: f64, piece: &Piece) {
    let size = piece.size * scale;
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    if piece.printed {
        out.push_str("<g class=\"print\">");
        draw(out, &piece.id, (left, top), (size, size));
        out.push_str("</g>");
        return;
    }
    out.push_str("<g class=\"pc\">");
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

/// The count of rats that stand together, and the danger to a cheese.
fn draw_signs(out: &mut String, (x, y): Point, scale: f64, piece: &Piece) {
    let size = piece.size * scale;
    if piece.count > 1 {
        let at = ((x + size * 0.38).min(SIDE - 16.0), (y + size * 0.36).min(SIDE - 12.0));
        let _ = write!(
            out,
            "<g transform=\"{} scale({})\"><rect class=\"badge\" x=\"-15\" y=\"-10\" width=\"30\" height=\"20\" rx=\"9\"/>\
             <text class=\"ct\" y=\"4.5\">×{}</text></g>",
            translate(at),
            num(0.9 * scale.max(0.75)),
            piece.count
        );
    }
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

fn plate_width(site: &Site<'_>) -> f64 {
    let letters = f64::from(u32::try_from(site.name.chars().count()).unwrap_or(10));
    let moon = if site.view.active || site.view.fresh { 0.0 } else { 20.0 };
    (40.0 + 7.2 * letters + moon).min(226.0)
}

/// Number and name at the lower left, numeral at the upper left.
fn plate(out: &mut String, site: &Site<'_>) {
    let width = plate_width(site);
    let number = site.view.number;
    let moon = if site.view.active || site.view.fresh { 0.0 } else { 20.0 };
    let letters = f64::from(u32::try_from(site.name.chars().count()).unwrap_or(10));
    let room = width - 40.0 - moon;
    let squeeze = if 7.2 * letters > room + 0.1 {
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

/// A zone that was asked about and is not allowed.
fn refusal(out: &mut String, plan: &Plan, sites: &[Site<'_>]) {
    let Some(zone) = plan.asked.filter(|_| plan.refused) else { return };
    let Some(site) = sites.iter().find(|site| site.view.number == zone.district()) else { return };
    let Some(ground) = site.card.zones.get(usize::from(zone.index())) else { return };
    let (x, y) = ground.heart;
    let _ = write!(
        out,
        "<g aria-hidden=\"true\" class=\"pcs\" transform=\"{}\"><path d=\"{outline}\" fill=\"url(#hatch)\"/><path class=\"nogo\" d=\"{outline}\"/>\
         <circle class=\"nogo-ring\" cx=\"{}\" cy=\"{}\" r=\"13\"/><path class=\"nogo-bar\" d=\"M{} {}l15 15\"/></g>",
        translate(site.at),
        num(x),
        num(y),
        num(x - 7.5),
        num(y - 7.5),
        outline = ground.target,
    );
}

fn key_disc(out: &mut String, at: Point, key: char) {
    let _ = write!(
        out,
        "<g transform=\"{}\" pointer-events=\"none\"><circle class=\"key-c\" r=\"15\"/><text class=\"key-l\" y=\"5.5\">{key}</text></g>",
        translate(at)
    );
}

/// Key letters, in free corners.
fn keys(out: &mut String, plan: &Plan, sites: &[Site<'_>], stood: &[(Zone, Vec<Point>)]) {
    for target in &plan.targets {
        let Some(key) = target.key else { continue };
        let zone = target.zone;
        let Some(site) = sites.iter().find(|site| site.view.number == zone.district()) else { continue };
        let Some(ground) = site.card.zones.get(usize::from(zone.index())) else { continue };
        let mut taken = stood
            .iter()
            .find(|(there, _)| *there == zone)
            .map(|(_, seats)| seats.clone())
            .unwrap_or_default();
        taken.push((19.0, 19.0));
        let plate = plate_width(site);
        taken.extend([(20.0, 218.0), (plate / 2.0, 218.0), (plate - 6.0, 218.0)]);
        taken.extend(ground.scenery.iter().map(|&(x, y, width, height)| (x + width / 2.0, y + height / 2.0)));
        let (x, y) = free(&ground.places, ground.heart, &taken);
        key_disc(out, (site.at.0 + x, site.at.1 + y), key);
    }
}

/// The bag and the deck, in a free cell.
fn slip(out: &mut String, sight: &Sight<'_>, at: Point) {
    let view = &sight.view;
    let bag: u8 = view.commons.iter().map(|kind| kind.bag).sum();
    let _ = write!(
        out,
        "<g transform=\"{}\"><path class=\"slip\" d=\"M4 4H228V232H4Z\"/>\
         <use href=\"#bag\" x=\"16\" y=\"14\" width=\"92\" height=\"92\"/>\
         <use href=\"#deck\" x=\"18\" y=\"126\" width=\"84\" height=\"84\"/>",
        translate(at)
    );
    let mut text = |class: &str, y: f64, words: &str| {
        let _ = write!(out, "<text class=\"{class}\" x=\"118\" y=\"{}\">{}</text>", num(y), attribute(words));
    };
    text("dn", 36.0, &sight.words.text("table-bag"));
    text("cap", 55.0, &sight.say(Message::new("table-bag-unseen").number("count", bag)));
    for (kind, y) in view.commons.iter().zip([76.0, 93.0, 110.0]) {
        let line = Message::new("table-bag-kind").key("rat", kind.kind.name()).number("count", kind.bag);
        text("cap", y, &sight.say(line));
    }
    text("dn", 146.0, &sight.words.text("table-districts"));
    text("cap", 165.0, &sight.say(Message::new("table-districts-left").number("count", view.district_deck)));
    if view.round == 0 {
        out.push_str("</g>");
        return;
    }
    let cheese = view.city_cheese;
    text("cap", 184.0, &sight.say(Message::new("table-city-cheese").number("count", cheese)));
    let (class, key) =
        if cheese < 2 { ("cap warn", "table-growth-due") } else { ("cap", "table-growth-none") };
    let due = sight.words.text(key);
    // Two lines at most: the slip is narrow.
    let (first, second) = halves(&due, 19);
    text(class, 201.0, first);
    text(class, 217.0, second);
    out.push_str("</g>");
}

/// Breaks a text at the last space within so many letters.
fn halves(text: &str, most: usize) -> (&str, &str) {
    if text.chars().count() <= most {
        return (text, "");
    }
    let end = text.char_indices().nth(most + 1).map_or(text.len(), |(index, _)| index);
    match text[..end].rfind(' ') {
        Some(space) => (&text[..space], &text[space + 1..]),
        None => (text, ""),
    }
}

/// Everything in a zone, in words.
pub(super) fn describe(sight: &Sight<'_>, zone: &ZoneView) -> String {
    let mut things = Vec::new();
    if zone.pawn {
        things.push(Message::new("table-thing-you"));
    }
    if zone.nemesis {
        things.push(Message::new("table-thing-named").name("name", sight.nemesis_name()));
    }
    for id in &zone.peculiars {
        if let Some(name) = sight.peculiar_name(id) {
            things.push(Message::new("table-thing-named").name("name", name));
        }
    }
    for kind in Kind::ALL {
        let count = zone.rats[kind as usize];
        if count > 0 {
            things.push(names::rats(kind, count));
        }
    }
    let mut some = |key: &'static str, count: u8| {
        if count > 0 {
            things.push(Message::new(key).number("count", count));
        }
    };
    some("table-thing-nest", u8::from(zone.nest) + zone.nest_tokens);
    some("table-thing-hatchery", zone.hatcheries);
    if zone.cheese > 0 && zone.devourers > 0 {
        things.push(
            Message::new("table-thing-cheese-danger")
                .number("count", zone.cheese)
                .number("rats", zone.devourers.min(TO_DEVOUR))
                .number("need", TO_DEVOUR),
        );
    } else if zone.cheese > 0 {
        things.push(Message::new("table-thing-cheese").number("count", zone.cheese));
    }
    let mut some = |key: &'static str, count: u8| {
        if count > 0 {
            things.push(Message::new(key).number("count", count));
        }
    };
    some("table-thing-health", zone.health);
    some("table-thing-yellow", zone.markers[0]);
    some("table-thing-purple", zone.markers[1]);
    some("table-thing-token", zone.tokens);
    some("table-thing-trap", u8::from(zone.trap));
    some("table-thing-lure", u8::from(zone.lure));
    some("table-thing-decoy", u8::from(zone.decoy));
    some("table-thing-barricade", u8::from(zone.barricade));
    some("table-thing-ruse", u8::from(zone.ruse));
    let key = if things.is_empty() { "table-zone-empty" } else { "table-zone" };
    let asleep = sight
        .view
        .districts
        .iter()
        .any(|district| district.number == zone.zone.district() && !district.active && !district.fresh);
    if asleep {
        things.push(Message::new("table-thing-asleep"));
    }
    let key = if things.is_empty() { key } else { "table-zone" };
    sight.say(
        Message::new(key)
            .key("zone", zone.name.as_str())
            .name("district", sight.district_names(zone.zone.district()))
            .list("things", things),
    )
}

/// Text as it may stand in an attribute or between tags.
pub(super) fn attribute(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}
