//! Spirecrest on the page: the trail with its weather, tiles and discoveries, and the belongings of players.

use everdell::content::{Discovery, MapTile, Season, Weather};
use everdell::{BesideView, DiscoveryView, SectionView, SpireView, TileView, TurnedView};
use maud::{Markup, html};
use tabletop::Message;

use super::piece::Piece;
use super::sight::{Sight, rule_link, sign, spoken};
use super::{card, names};
use web::look;

/// The trail: weather, sections with their tiles and rabbits, and the visible discoveries. It is a part of the row
/// of remote places.
pub(super) fn trail(sight: &Sight<'_>) -> Markup {
    let Some(trail) = &sight.view.trail else { return html! {} };
    html! {
        @for section in &trail.sections { (stretch(sight, section)) }
        @for one in &trail.turned { (turned(sight, one)) }
        @for one in trail.sections.iter().filter(|section| section.up).flat_map(|section| &section.tiles) {
            @if !sight.choices_of(&one.thing).is_empty() { (map_tile(sight, one, false)) }
        }
        (cards(sight, &trail.vale))
        @for &kind in &trail.mined { li.cell { (card::still(sight, kind)) } }
    }
}

fn weather_of<'a>(sight: &Sight<'a>, id: Option<&str>) -> Option<&'a Weather> {
    sight.pack.weather.iter().find(|card| Some(&*card.id) == id)
}

fn tile_of<'a>(sight: &Sight<'a>, id: &str) -> Option<&'a MapTile> {
    sight.pack.tiles.iter().find(|tile| *tile.id == *id)
}

fn discovery_of<'a>(sight: &Sight<'a>, id: &str) -> Option<&'a Discovery> {
    sight.pack.discoveries.iter().find(|discovery| *discovery.id == *id)
}

/// The weather of a season, for the list of seasons: its name, with everything about it in a preview.
pub(super) fn weather(sight: &Sight<'_>, season: Season) -> Markup {
    let there = sight.view.trail.iter().flat_map(|trail| &trail.weather).find(|one| one.season == season);
    let up = there.and_then(|one| Some((one, weather_of(sight, one.id.as_deref())?)));
    let Some((one, record)) = up else { return html! {} };
    let name = sight.name(&record.name);
    let all = html! {
        p { b.serif { (name) } " " span.dim.s { (sight.say(Message::new("evt-season").key("season", season.name()))) } }
        p { (sight.name(&record.text)) " " (rule_link("S4")) }
        @if !one.touches.is_empty() {
            p.s.dim { @for &who in &one.touches { (sight.say(Message::new("evt-touched").message("who", sight.who_message(who)))) " " } }
        }
    };
    look::preview(
        &format!("weather-{}", season.name()),
        "wx",
        name,
        &html! { (sign("leaf", "i16")) span { (name) } },
        &all,
    )
}

/// A visible discovery.
fn turned(sight: &Sight<'_>, one: &TurnedView) -> Markup {
    let Some(record) = discovery_of(sight, &one.id) else { return html! {} };
    let cost = sight.say(Message::new("evt-discovery-cost").number("cost", one.cost));
    Piece {
        thing: Some(&one.thing),
        class: "special",
        drawing: "discovery",
        name: sight.name(&record.name),
        text: sight.name(&record.text),
        said: &cost,
        state: html! { b { (one.cost) } (sign("i-any", "i12")) },
        more: html! { p.s { (rule_link("S8")) } },
    }
    .item(sight)
}

/// A section of the trail: its rabbits, with its tiles in its preview.
fn stretch(sight: &Sight<'_>, section: &SectionView) -> Markup {
    let area = section.area.name();
    let name = sight.say(Message::new("evt-area").key("area", area));
    let deck = sight.say(Message::new("evt-area-deck").number("count", section.deck));
    let state = html! {
        @if section.up {
            span.trod aria-hidden="true" {
                @for tile in &section.tiles { span { (names::gains(tile.pay, "i12")) (sign("i-next", "i12")) b { (tile.points) } } }
            }
        }
        @for &who in &section.rabbits {
            @let words = sight.say(Message::new("evt-rabbit-of").message("who", sight.who_message(who)));
            span.wk { (spoken("cr-rabbit", "i20", &words)) (sign(sight.worker(who), "i12")) }
        }
        span.pt { (section.deck) (sign("discovery", "i12")) }
    };
    let more = html! {
        @if section.up {
            ul.steps-of { @for tile in &section.tiles { li { (step_line(sight, tile)) } } }
        } @else { p.s.dim { (sight.text("evt-area-down")) } }
    };
    Piece {
        thing: None,
        class: "stretch",
        drawing: "map-tile",
        name: &name,
        text: "",
        said: &deck,
        state,
        more,
    }
    .item(sight)
}

/// A step in a preview: its name, its cost, and its points.
fn step_line(sight: &Sight<'_>, tile: &TileView) -> Markup {
    html! {
        b { (step_name(sight, &tile.id)) } " "
        span.costs { (names::gains(tile.pay, "i16")) (sign("i-next", "i12")) b { (tile.points) } (sign("acorn", "i16")) }
    }
}

/// The name of a step: a map tile, or a discovery used as one.
fn step_name(sight: &Sight<'_>, id: &str) -> String {
    let tile = tile_of(sight, id).map(|tile| &tile.name);
    let name = tile.or_else(|| discovery_of(sight, id).map(|discovery| &discovery.name));
    name.map(|name| sight.name(name).to_owned()).unwrap_or_default()
}

/// A map tile with the cost and gain of its step.
fn map_tile(sight: &Sight<'_>, tile: &TileView, walked: bool) -> Markup {
    let name = step_name(sight, &tile.id);
    let pay = everdell::gain_words(tile.pay);
    let words = sight.say(Message::new("evt-tile").list("pay", pay).number("points", tile.points));
    let can = !sight.choices_of(&tile.thing).is_empty();
    let state = html! {
        @if walked { (spoken("i-ok", "i12", &sight.text("evt-walked"))) }
        span.costs { (names::gains(tile.pay, "i12")) }
        span.pt { b { (tile.points) } (sign("acorn", "i12")) }
    };
    Piece {
        thing: can.then_some(&*tile.thing),
        class: if walked { "step taken" } else { "step" },
        drawing: "map-tile",
        name: &name,
        text: "",
        said: &words,
        state,
        more: html! {},
    }
    .item(sight)
}

/// Cards under a discovery or beside Stormvale.
fn cards(sight: &Sight<'_>, all: &[BesideView]) -> Markup {
    html! { @for one in all { li.cell { (card::slot(sight, &one.thing, one.kind, "", "", card::tab(sight, &one.thing, false))) } } }
}

/// The discoveries and the expedition of a player.
pub(super) fn beside(sight: &Sight<'_>, spire: &SpireView) -> Markup {
    html! {
        @for one in &spire.discoveries { (discovery(sight, one)) }
        @for (number, step) in (0..).zip(&spire.steps) { (map_tile(sight, step, number < spire.walked)) }
    }
}

/// The cards under the discoveries of the player shown large.
pub(super) fn under(sight: &Sight<'_>, spire: &SpireView) -> Markup {
    html! { @for one in &spire.discoveries { (cards(sight, &one.under)) } }
}

/// A discovery of a player, with the workers on it.
fn discovery(sight: &Sight<'_>, one: &DiscoveryView) -> Markup {
    let Some(record) = discovery_of(sight, &one.id) else { return html! {} };
    let at = one.beast.as_deref().map(|place| {
        if place == "home" {
            sight.text("evt-beast-home")
        } else {
            sight.game.find_post(place).map(|post| names::place(sight, post)).unwrap_or_default()
        }
    });
    let state = html! {
        @if one.open { (spoken("i-open", "i16", &sight.text("evt-open-sign"))) }
        @if let Some(space) = &one.space { (names::workers(sight, &space.workers, space.post, "i18")) }
        @if one.points != 0 { span.pt { b { (one.points) } (sign("acorn", "i12")) } }
    };
    Piece {
        thing: one.space.as_ref().map(|space| &*space.thing),
        class: "own-thing",
        drawing: "discovery",
        name: sight.name(&record.name),
        text: sight.name(&record.text),
        said: at.as_deref().unwrap_or_default(),
        state,
        more: html! {},
    }
    .item(sight)
}
