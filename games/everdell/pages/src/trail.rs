//! Spirecrest on the page: the trail with its weather, tiles and discoveries, and what a player has of it.

use everdell::content::{Discovery, MapTile, Weather};
use everdell::{BesideView, DiscoveryView, SectionView, SpireView, TileView, TrailView, TurnedView};
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{Sight, rule_link, sign, spoken, stop};
use super::{card, names};

/// The trail: sections with their tiles and rabbits, weather, and the discoveries that are turned up.
pub(super) fn trail(sight: &Sight<'_>) -> Markup {
    let Some(trail) = &sight.view.trail else { return html! {} };
    html! {
        section.sheet.fests aria-labelledby="trail" {
            header { (sign("x-spirecrest", "i32")) h2 #trail { (sight.text("evt-trail")) } }
            (weather(sight, trail))
            @if !trail.turned.is_empty() {
                h3 #turned { (sight.text("evt-turned")) " " (rule_link("S8")) }
                ol.events aria-labelledby="turned" { @for one in &trail.turned { li { (turned(sight, one)) } } }
            }
            div.stretches { @for section in &trail.sections { (stretch(sight, section)) } }
            (row_of_cards(sight, "vale", "evt-vale", &trail.vale))
            @if !trail.mined.is_empty() {
                h3 #mined { (sight.text("evt-mined")) }
                ol.hand tabindex=[stop(sight)] aria-labelledby="mined" {
                    @for &kind in &trail.mined {
                        li {
                            span.{ "card M " (sight.card(kind).facts.colour.name()) } {
                                span.vh { (card::spoken_face(sight, kind)) }
                                (card::face(sight, kind, None))
                            }
                        }
                    }
                }
            }
        }
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

/// The weather of each season, and the players that it affects.
fn weather(sight: &Sight<'_>, trail: &TrailView) -> Markup {
    let up = trail.weather.iter().filter_map(|one| Some((one, weather_of(sight, one.id.as_deref())?)));
    html! {
        @for (one, record) in up {
            p.ability.weather {
                (sign(&format!("s-{}", one.season.name()), "i28"))
                span {
                    b { (sight.say(Message::new("evt-season").key("season", one.season.name()))) ": " (sight.name(&record.name)) }
                    " " (sight.name(&record.text)) " " (rule_link("S4"))
                    @for &who in &one.touches {
                        @let words = sight.say(Message::new("evt-touched").message("who", sight.who_message(who)));
                        " " (spoken(sight.worker(who), "i20", &words))
                    }
                }
            }
        }
    }
}

/// A discovery that is turned up.
fn turned(sight: &Sight<'_>, one: &TurnedView) -> Markup {
    let Some(record) = discovery_of(sight, &one.id) else { return html! {} };
    let cost = sight.say(Message::new("evt-discovery-cost").number("cost", one.cost));
    let (name, text) = (sight.name(&record.name), sight.name(&record.text));
    let can = !sight.choices_of(&one.thing).is_empty();
    let inner = html! {
        (sign("discovery", "i48"))
        span.about aria-hidden="true" { b { (name) } span.ef { (text) } }
        span.state {
            span.tag { (cost) }
            @if can { span.who { span.go { (sight.text("evt-choose")) } } }
        }
    };
    sight.touch(&one.thing, "fest special", &format!("{name}. {text} {cost}"), &inner)
}

/// A section of the trail.
fn stretch(sight: &Sight<'_>, section: &SectionView) -> Markup {
    let area = section.area.name();
    let heading = format!("area-{area}");
    html! {
        div.stretch {
            h3 id=(heading) {
                (sight.say(Message::new("evt-area").key("area", area))) " "
                @for &who in &section.rabbits {
                    @let words = sight.say(Message::new("evt-rabbit-of").message("who", sight.who_message(who)));
                    span.rabbit { (spoken("cr-rabbit", "i24", &words)) (sign(sight.worker(who), "i16")) } " "
                }
                span.xs.dim { (sight.say(Message::new("evt-area-deck").number("count", section.deck))) }
            }
            @if section.up {
                ol.events aria-labelledby=(heading) {
                    @for tile in &section.tiles { li { (map_tile(sight, tile, false)) } }
                }
            } @else {
                p.xs.dim { (sight.text("evt-area-down")) }
            }
        }
    }
}

/// The name of a step: a map tile, or a discovery that became one.
fn step_name(sight: &Sight<'_>, id: &str) -> String {
    let tile = tile_of(sight, id).map(|tile| &tile.name);
    let name = tile.or_else(|| discovery_of(sight, id).map(|discovery| &discovery.name));
    name.map(|name| sight.name(name).to_owned()).unwrap_or_default()
}

/// A map tile with what its step costs and gives.
fn map_tile(sight: &Sight<'_>, tile: &TileView, walked: bool) -> Markup {
    let name = step_name(sight, &tile.id);
    let pay = names::gain_messages(tile.pay);
    let words = sight.say(Message::new("evt-tile").list("pay", pay).number("points", tile.points));
    let can = !sight.choices_of(&tile.thing).is_empty();
    let inner = html! {
        (sign("map-tile", "i48"))
        span.about aria-hidden="true" {
            b { (name) }
            span.ef.costs { (names::gains(tile.pay, "i16")) (sign("i-next", "i16")) b { (tile.points) } (sign("acorn", "i16")) }
        }
        span.state {
            @if walked { span.tag.own { (sight.text("evt-walked")) } }
            @if can { span.who { span.go { (sight.text("evt-choose")) } } }
        }
    };
    let class = if walked { "fest taken" } else { "fest" };
    if can {
        sight.touch(&tile.thing, class, &format!("{name}. {words}"), &inner)
    } else {
        html! { span.{ (class) } { span.vh { (name) ". " (words) } (inner) } }
    }
}

/// Cards under a discovery or beside Stormvale.
fn row_of_cards(sight: &Sight<'_>, id: &str, heading: &str, cards: &[BesideView]) -> Markup {
    html! {
        @if !cards.is_empty() {
            h3 id=(id) { (sight.say(Message::new(if heading == "evt-vale" { "evt-vale" } else { "evt-under" }))) }
            ol.hand tabindex=[stop(sight)] aria-labelledby=(id) {
                @for one in cards {
                    @let class = format!("card M {}", sight.card(one.kind).facts.colour.name());
                    li { (sight.touch(&one.thing, &class, &card::spoken_face(sight, one.kind), &card::face(sight, one.kind, card::tab(sight, &one.thing, false)))) }
                }
            }
        }
    }
}

/// The discoveries and the expedition of the player shown large.
pub(super) fn beside(sight: &Sight<'_>, spire: &SpireView, prefix: &str) -> Markup {
    html! {
        @if !spire.discoveries.is_empty() {
            h3 id={ (prefix) "-discoveries" } { (sight.text("evt-discoveries")) }
            ol.events aria-labelledby={ (prefix) "-discoveries" } {
                @for one in &spire.discoveries { li { (discovery(sight, one)) } }
            }
            @for one in &spire.discoveries {
                (row_of_cards(sight, &format!("{prefix}-{}", one.id), "evt-under", &one.under))
            }
        }
        @if !spire.steps.is_empty() {
            h3 id={ (prefix) "-steps" } { (sight.text("evt-expedition")) " " (rule_link("S12")) }
            ol.events aria-labelledby={ (prefix) "-steps" } {
                @for (number, step) in (0..).zip(&spire.steps) { li { (map_tile(sight, step, number < spire.walked)) } }
            }
        }
    }
}

/// A discovery of a player, with the workers on it.
fn discovery(sight: &Sight<'_>, one: &DiscoveryView) -> Markup {
    let Some(record) = discovery_of(sight, &one.id) else { return html! {} };
    let (name, text) = (sight.name(&record.name), sight.name(&record.text));
    let inner = |can: bool| {
        html! {
            (sign("discovery", "i48"))
            span.about aria-hidden="true" { b { (name) } span.ef { (text) } }
            span.state {
                @if one.open { (spoken("i-open", "i20", &sight.text("evt-open-sign"))) }
                @if let Some(space) = &one.space { (names::workers(sight, &space.workers, space.post, "i28")) }
                @if let Some(place) = &one.beast {
                    @let at = sight.game.find_post(place).map(|post| names::place(sight, post)).unwrap_or_default();
                    span.tag {
                        @if place == "home" { (sight.text("evt-beast-home")) } @else { (at) }
                    }
                }
                @if one.points != 0 { span.pt { b { (one.points) } (sign("acorn", "i16")) } }
                @if can { span.who { span.go { (sight.text("evt-place")) } } }
            }
        }
    };
    match &one.space {
        Some(space) => {
            let can = !sight.choices_of(&space.thing).is_empty();
            sight.touch(&space.thing, "fest", &format!("{name}. {text}"), &inner(can))
        }
        None => html! { span.fest { span.vh { (name) ". " (text) } (inner(false)) } },
    }
}
