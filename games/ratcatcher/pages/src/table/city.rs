//! The city as one drawing: cards, connectors, selectable zones, pieces, trails and names.

use std::fmt::Write as _;

use maud::{Markup, html};
use ratcatcher::content::Kind;
use ratcatcher::{DistrictView, Zone, ZoneView};
use tabletop::Message;

use super::card::{Card, gate};
use super::labels::{Over, key_disc, keys, plate};
use super::parts::{Ghost, Plan, Site, TO_DEVOUR, attribute};
use super::pieces::pieces;
use super::shape::{PITCH, Point, SIDE, num, through, translate};
use super::sight::Sight;
use super::{names, ways};
use web::Taps;
use web::art::{icon as sign, spoken};
use web::shell::raw;

/// The size available to a city in windows of 1280 by 720, 1440 by 900 and 1920 by 1080 pixels, in pixels; the
/// style sheets use the same.
const ROOMS: [(f64, f64); 3] = [(640.0, 420.0), (800.0, 580.0), (1200.0, 740.0)];

/// The maximal number of columns or rows with a style of their own.
const MOST: i8 = 16;

/// The grid of the map.
struct Grid {
    left: i8,
    top: i8,
    columns: i8,
    rows: i8,
}

impl Grid {
    fn of(districts: &[DistrictView], ghosts: &[Ghost]) -> Self {
        let cells = || {
            let there = districts.iter().map(|district| (district.x, district.y));
            there.chain(ghosts.iter().map(|ghost| (ghost.x, ghost.y)))
        };
        let left = cells().map(|cell| cell.0).min().unwrap_or(0);
        let right = cells().map(|cell| cell.0).max().unwrap_or(0);
        let top = cells().map(|cell| cell.1).min().unwrap_or(0);
        let bottom = cells().map(|cell| cell.1).max().unwrap_or(0);
        Self { left, top, columns: right - left + 1, rows: bottom - top + 1 }
    }

    /// The size of a unit of the city, in pixels, in the three sizes of windows.
    fn seen(&self) -> [f64; 3] {
        let (width, height) = (14.0 + PITCH * f64::from(self.columns), 12.0 + PITCH * f64::from(self.rows));
        ROOMS.map(|(wide, high)| (wide / width).min(high / height))
    }

    /// The upper left corner of a cell.
    fn cell(&self, x: i8, y: i8) -> Point {
        (12.0 + PITCH * f64::from(x - self.left), 12.0 + PITCH * f64::from(y - self.top))
    }
}

/// The whole city.
pub(super) fn city(sight: &Sight<'_>, plan: &Plan) -> Markup {
    let view = &sight.view;
    let grid = Grid::of(&view.districts, &plan.ghosts);
    let sites = sites(sight, &grid);
    let (width, height) = (14.0 + PITCH * f64::from(grid.columns), 12.0 + PITCH * f64::from(grid.rows));

    let mut out = String::with_capacity(60_000);
    grounds(&mut out, &sites);
    connectors(&mut out, &sites);
    ghosts(&mut out, sight, plan, &grid);
    zones(&mut out, sight, plan, &sites);
    scenery(&mut out, &sites);
    trails(&mut out, plan, &sites);
    let over = Over { width, height };
    let mut signs = String::new();
    let (stood, counts) = pieces(&mut out, &mut signs, &over, sight, &sites);
    refusal(&mut out, plan, &sites);
    for site in &sites {
        plate(&mut signs, &over, site, &grid.seen());
    }
    keys(&mut signs, &over, plan, &sites, &stood, &counts);
    for (at, key) in ghost_keys(plan, &grid) {
        key_disc(&mut signs, &over, at, &key.to_string(), true);
    }

    let start = sites
        .iter()
        .find(|site| site.view.number == view.ratcatcher.zone.district())
        .map_or(0.0, |site| site.at.0 + SIDE / 2.0);
    let row = sites
        .iter()
        .find(|site| site.view.number == view.ratcatcher.zone.district())
        .map_or(0.0, |site| site.at.1 + SIDE / 2.0);
    // A district is 240 pixels wide where the map scrolls.
    let shown = 240.0 / PITCH;
    html! {
        section.city.pane-map aria-label=(sight.words.text("table-city")) {
            div.scroll tabindex="0" role="group" aria-label=(sight.words.text("table-city")) {
                div.start aria-hidden="true" {
                    svg width=(num((start * shown - 175.0).max(0.0))) height=(num((row * shown - 140.0).max(0.0))) {}
                    i {}
                }
                div class={ "map-box c" (grid.columns.min(MOST)) " r" (grid.rows.min(MOST)) } {
                    svg.map viewBox={ "0 0 " (num(width)) " " (num(height)) }
                        width=(num(width * shown)) height=(num(height * shown)) role="group"
                        data-pawn={ (fraction(start, width)) " " (fraction(row, height)) }
                        aria-label=(sight.say(
                            Message::new("table-city-of").number("count", i64::try_from(sites.len()).unwrap_or(0))
                        )) { (raw(out)) }
                    // Texts on the city keep their size, whatever the size of the city.
                    svg.over aria-hidden="true" focusable="false" { (raw(signs)) }
                }
            }
            (supply(sight))
            div.zoom hidden {
                @let again = sight.words.text("table-again");
                button.tool type="button" data-again hidden aria-label=(again) title=(again) { (web::art::icon("i-play", "i20")) }
                @for (what, drawing, key) in [("in", "i-plus", "table-zoom-in"), ("out", "i-minus", "table-zoom-out"), ("all", "i-search", "table-zoom-all")] {
                    @let words = sight.words.text(key);
                    button.tool type="button" data-zoom=(what) aria-label=(words) title=(words) { (web::art::icon(drawing, "i20")) }
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

/// The districts at their places.
fn sites<'s>(sight: &'s Sight<'_>, grid: &Grid) -> Vec<Site<'s>> {
    let site = |district: &'s DistrictView| Site {
        view: district,
        card: Card::of(sight.pack, district.number, sight.hard(), district.turn),
        at: grid.cell(district.x, district.y),
        name: sight.district_name(district.number),
    };
    sight.view.districts.iter().map(site).collect()
}

/// Houses, trees and lamps.
fn scenery(out: &mut String, sites: &[Site<'_>]) {
    for site in sites {
        let _ =
            write!(out, "<g class=\"deco\" transform=\"{}\">{}</g>", translate(site.at), site.card.scenery);
    }
}

/// The city as a picture, with its width and height: without choices, links and names.
pub(super) fn alone(sight: &Sight<'_>) -> (String, f64, f64) {
    let grid = Grid::of(&sight.view.districts, &[]);
    let sites = sites(sight, &grid);
    let (width, height) = (14.0 + PITCH * f64::from(grid.columns), 12.0 + PITCH * f64::from(grid.rows));
    let mut out = String::with_capacity(60_000);
    out.push_str("<g class=\"map\">");
    grounds(&mut out, &sites);
    connectors(&mut out, &sites);
    scenery(&mut out, &sites);
    // Counts use units of the city here, not percentages.
    let over = Over { width: 100.0, height: 100.0 };
    let mut signs = String::new();
    pieces(&mut out, &mut signs, &over, sight, &sites);
    let _ = write!(out, "</g><g class=\"over\">{}</g>", signs.replace("%\"", "\""));
    (out, width, height)
}

/// A fraction of a whole, with three decimals.
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
                // The district north or west of a plank draws it.
                (Some(_), 1) => place("connector", (x + 3.0, y), 0),
                (Some(_), 2) => place("connector", (x, y + 3.0), 90),
                (Some(_), _) => {}
                (None, _) => place("half-gate", (x, y), turn),
            }
        }
    }
}

/// The cells for the drawn district, with a small card for each turn.
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
            let (x, y, scale) = ghost_place(turns.len(), index);
            let on = sight.scene.options.chosen == Some(format!("choice:{}", ghost.id).as_str());
            let hinted = plan.hinted.is_some_and(|choice| sight.id_of(choice) == ghost.id);
            let at_once = on || sight.scene.options.frame.prefs.taps == Taps::One;
            let _ = write!(
                out,
                "<a class=\"to put{}{}\" href=\"{}\"{} aria-label=\"{}\"><title>{}</title>\
                 <g transform=\"translate({} {}) scale({scale})\">{}",
                if on { " on" } else { "" },
                if hinted { " hinted" } else { "" },
                attribute(&sight.ask(&format!("choice:{}", ghost.id))),
                if at_once { format!(" data-choice=\"{}\"", attribute(&ghost.id)) } else { String::new() },
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
        }
        out.push_str("</g>");
    }
}

/// The place of the card of a turn in a cell, and its size.
fn ghost_place(turns: usize, index: usize) -> (f64, f64, f64) {
    match (turns, index) {
        (1, _) => (22.0, 22.0, 0.813),
        (2, 0) => (10.0, 67.0, 0.432),
        (2, 1) => (124.0, 67.0, 0.432),
        (_, 0) => (10.0, 10.0, 0.432),
        (_, 1) => (124.0, 10.0, 0.432),
        (_, 2) => (10.0, 124.0, 0.432),
        _ => (124.0, 124.0, 0.432),
    }
}

/// The keys of the cards of turns, each in the middle of its card.
fn ghost_keys(plan: &Plan, grid: &Grid) -> Vec<(Point, char)> {
    let mut keys = Vec::new();
    for ghost in &plan.ghosts {
        let turns: Vec<&Ghost> =
            plan.ghosts.iter().filter(|other| (other.x, other.y) == (ghost.x, ghost.y)).collect();
        let Some(index) = turns.iter().position(|other| other.turn == ghost.turn) else { continue };
        let (x, y, scale) = ghost_place(turns.len(), index);
        let (left, top) = grid.cell(ghost.x, ghost.y);
        let middle = SIDE * scale / 2.0;
        keys.extend(ghost.key.map(|key| ((left + x + middle, top + y + middle), key)));
    }
    keys
}

/// Every zone as a link that asks about it; selectable ones are marked.
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
            let thing = target.map_or_else(|| format!("zone:{name}"), |target| target.thing.clone());
            let ask = attribute(&sight.ask(&thing));
            let is_hinted = plan.hinted.is_some_and(|choice| super::plan::zone_of(choice) == Some(zone.zone));
            let hinted = if is_hinted { " hinted" } else { "" };
            if let Some(target) = target {
                let label = attribute(&target.label);
                let _ = write!(
                    out,
                    "<a class=\"to{}{hinted}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\"{} \
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
                let route = plan.route(zone.zone);
                let walked = route
                    .map_or_else(String::new, |route| attribute(&format!("{}. ", ways::words(sight, route))));
                // A second tap on a far zone walks there, as on a near one; so does the first if one tap is enough.
                let at_once = on || sight.scene.options.frame.prefs.taps == Taps::One;
                let to = route
                    .filter(|_| at_once)
                    .map_or_else(String::new, |_| format!(" data-to=\"{}\"", ways::thing(zone.zone)));
                let _ = write!(
                    out,
                    "<a class=\"zone{}{}{hinted}\" id=\"z{name}\" href=\"{ask}\" data-zone=\"{name}\"{to} tabindex=\"-1\" \
                     aria-label=\"{walked}{what}\"><title>{walked}{what}</title><path d=\"{}\"/></a>",
                    if route.is_some() { " far" } else { "" },
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
    let ground = site.card.zones.get(zone.letter().index())?;
    Some((site.at.0 + ground.heart.0, site.at.1 + ground.heart.1))
}

/// Dots along each walk, and a ring at its start.
fn trails(out: &mut String, plan: &Plan, sites: &[Site<'_>]) {
    if plan.trails.is_empty() {
        return;
    }
    out.push_str("<g aria-hidden=\"true\" class=\"pcs trails\">");
    for (index, (trail, who)) in plan.trails.iter().enumerate() {
        // Walks on the same way run side by side.
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

/// The mark of a zone that the request asks about and that is not allowed.
fn refusal(out: &mut String, plan: &Plan, sites: &[Site<'_>]) {
    let Some(zone) = plan.asked.filter(|_| plan.refused) else { return };
    let Some(site) = sites.iter().find(|site| site.view.number == zone.district()) else { return };
    let Some(ground) = site.card.zones.get(zone.letter().index()) else { return };
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

/// The bag and the deck, in a line below the city.
fn supply(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let bag: u8 = view.commons.iter().map(|kind| kind.bag).sum();
    let unseen = sight.say(Message::new("table-bag-unseen").number("count", bag));
    let left = sight.say(Message::new("table-districts-left").number("count", view.district_deck));
    let cheese = sight.say(Message::new("table-city-cheese").number("count", view.city_cheese));
    let due = view.city_cheese < 2;
    html! {
        div.supply {
            p title=(unseen) {
                (sign("bag", "i24")) b { (sight.text("table-bag")) } span.vh { ": " (unseen) }
                @for kind in &view.commons {
                    span.kind title=(sight.say(Message::new("table-bag-kind").key("rat", kind.kind.name()).number("count", kind.bag))) {
                        (spoken(names::rat(kind.kind), "i20", &sight.say(Message::new("table-kind").key("rat", kind.kind.name()))))
                        (kind.bag)
                    }
                }
            }
            p title=(left) { (sign("deck", "i24")) b { (sight.text("table-districts")) } span { (view.district_deck) } span.vh { (left) } }
            @if view.round > 0 {
                p.growth.due[due] {
                    (sign("cheese", "i20")) span { (cheese) " " (sight.text(if due { "table-growth-due" } else { "table-growth-none" })) }
                }
            }
        }
    }
}

/// The contents of a zone, in a sentence without its name.
pub(super) fn contents(sight: &Sight<'_>, zone: &ZoneView) -> String {
    let things = things(sight, zone);
    if things.is_empty() {
        sight.text("table-zone-holds-nothing")
    } else {
        sight.say(Message::new("table-zone-holds").list("things", things))
    }
}

/// Everything in a zone, in words.
pub(super) fn describe(sight: &Sight<'_>, zone: &ZoneView) -> String {
    let things = things(sight, zone);
    let key = if things.is_empty() { "table-zone-empty" } else { "table-zone" };
    sight.say(
        Message::new(key)
            .key("zone", zone.name.as_str())
            .name("district", sight.district_names(zone.zone.district()))
            .list("things", things),
    )
}

/// The contents of a zone.
fn things(sight: &Sight<'_>, zone: &ZoneView) -> Vec<Message> {
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
    let asleep = sight
        .view
        .districts
        .iter()
        .any(|district| district.number == zone.zone.district() && !district.active && !district.fresh);
    if asleep {
        things.push(Message::new("table-thing-asleep"));
    }
    things
}
