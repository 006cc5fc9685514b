//! Newleaf on the page: the station with its trains, the visitors, the knoll, and what a player has of it.

use everdell::content::{Gain, Visitor};
use everdell::{LeafView, PlayerView, SpaceView, StationCardView};
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{Sight, rule_link, sign, spoken, stop};
use super::{board, card, names};

/// The station, with the cards, the tiles and the visitors, and its spaces for workers.
pub(super) fn station(sight: &Sight<'_>) -> Markup {
    let Some(station) = &sight.view.station else { return html! {} };
    html! {
        section.sheet.fests aria-labelledby="station" {
            header { (sign("x-newleaf", "i24")) h2 #station { (sight.text("evt-station")) } (rule_link("L4")) }
            ol.hand tabindex=[stop(sight)] aria-labelledby="station" {
                @for place in &station.cards { li { (station_card(sight, place)) } }
            }
            ol.events {
                @for (number, place) in (1..).zip(&station.cards) {
                    @if let Some(id) = &place.train { li { (tile(sight, number, id)) } }
                }
                @for (number, id) in (1..).zip(&station.visitors) {
                    @if let Some(id) = id {
                        @let left = station.left.get(number - 1).copied().unwrap_or(0);
                        li { (face_up(sight, number, id, left)) }
                    }
                }
            }
            @if station.knoll.is_some() || station.space.is_some() {
                ol.events {
                    @if let Some(knoll) = &station.knoll { li { (space(sight, knoll, 0)) } }
                    @if let Some(station) = &station.space { li { (space(sight, station, 1)) } }
                }
            }
        }
    }
}

fn station_card(sight: &Sight<'_>, place: &StationCardView) -> Markup {
    html! {
        @match place.kind {
            Some(kind) => {
                @let class = format!("card M {}", sight.card(kind).facts.colour.name());
                @let number = sight.say(Message::new("evt-station-place").number("place", place.place.get() + 1));
                @let label = format!("{number}: {}", card::spoken_face(sight, kind));
                @let tab = card::tab(sight, &place.thing, false);
                (sight.touch(&place.thing, &class, &label, &card::face(sight, kind, tab)))
            },
            None if place.nightweave => div.hers { (sign("nightweave", "i96")) b { (sight.text("evt-nightweave")) } },
            None => div.gap { (sight.text("evt-meadow-empty")) },
        }
    }
}

fn tile(sight: &Sight<'_>, number: usize, id: &str) -> Markup {
    let Some(record) = sight.pack.trains.iter().find(|record| *record.id == *id) else { return html! {} };
    let (thing, name) = (format!("number:{number}"), sight.name(&record.name));
    let label = sight.say(
        Message::new("evt-train-tile")
            .number("place", i64::try_from(number).unwrap_or(0))
            .name("name", &record.name),
    );
    let inner = html! {
        (sign("x-newleaf", "i48"))
        span.about aria-hidden="true" {
            b { (sight.text("evt-train")) }
            span.ef.costs { (names::gains(record.gain, "i24")) @if record.gain == Gain::default() { (name) } }
        }
        @if sight.decision() == "tile" { span.state { span.who { span.go { (sight.text("evt-choose")) } } } }
    };
    html! {
        @if sight.decision() == "tile" { (sight.touch(&thing, "fest", &label, &inner)) }
        @else { span.fest { span.vh { (label) } (inner) } }
    }
}

fn visitor<'a>(sight: &Sight<'a>, id: &str) -> Option<&'a Visitor> {
    sight.pack.visitors.iter().find(|record| *record.id == *id)
}

fn face_up(sight: &Sight<'_>, number: usize, id: &str, left: u8) -> Markup {
    let Some(record) = visitor(sight, id) else { return html! {} };
    let (name, text) = (sight.name(&record.name), sight.name(&record.text));
    let asked = matches!(sight.decision(), "dismiss" | "welcome");
    let label = format!("{name}. {text}");
    let inner = html! {
        (sign("cr-rabbit", "i48"))
        span.about aria-hidden="true" { b { (name) } span.ef { (text) } }
        span.state {
            span.pt { b { (record.points) } (sign("acorn", "i16")) }
            span.dim.s { (sight.say(Message::new("evt-visitors-left").number("count", left))) }
            @if asked { span.who { span.go { (sight.text("evt-choose")) } } }
        }
    };
    html! {
        @if asked { (sight.touch(&format!("number:{number}"), "fest", &label, &inner)) }
        @else { span.fest { span.vh { (label) } (inner) } }
    }
}

fn space(sight: &Sight<'_>, space: &SpaceView, which: usize) -> Markup {
    let record = &sight.pack.leaf_spaces[which % 2];
    let drawing = html! { (sign("x-newleaf", "i40")) span.lname { (sight.name(&record.name)) } };
    let label = format!("{}. {}", sight.name(&record.name), sight.name(&record.text));
    board::pebble(sight, space, &label, &drawing, " wide")
}

/// Golden tokens and the ticket of a player, in the list of belongings.
pub(super) fn belongings(sight: &Sight<'_>, player: &PlayerView, class: &str) -> Markup {
    let Some(leaf) = &player.leaf else { return html! {} };
    let count = |drawing: &str, key: &'static str, count: Option<u8>| {
        html! {
            @if let Some(count) = count {
                @let words = sight.say(Message::new(key).number("count", count));
                li { (spoken(drawing, class, &words)) span aria-hidden="true" { (count) } }
            }
        }
    };
    html! {
        (count("token-occupied", "evt-golden", leaf.golden))
        (count("x-newleaf", "evt-ticket", leaf.ticket))
    }
}

/// The ticket to use, the reserved card and the visitors of the player shown large.
pub(super) fn beside(sight: &Sight<'_>, leaf: &LeafView) -> Markup {
    html! {
        @if !sight.choices_of("ticket").is_empty() {
            @let words = sight.text("evt-use-ticket");
            p.ability { (sign("x-newleaf", "i28")) (sight.touch("ticket", "res-go", &words, &html! { (words) })) }
        }
        @if let Some(token) = leaf.token {
            p.xs.dim { (sight.say(Message::new("evt-reservation").key("token", token))) " " (rule_link("L13")) }
        }
        @if let Some(kind) = leaf.reserved {
            ol.hand tabindex=[stop(sight)] { li {
                @let class = format!("card M {}", sight.card(kind).facts.colour.name());
                (sight.touch("reserved", &class, &card::spoken_face(sight, kind), &card::face(sight, kind, card::tab(sight, "reserved", false))))
            } }
        }
        @if !leaf.archive.is_empty() {
            h3 #archive { (sight.text("evt-archive")) " " (rule_link("L19.1")) }
            ol.hand tabindex=[stop(sight)] aria-labelledby="archive" {
                @for &kind in &leaf.archive {
                    @let thing = format!("archive:{}", sight.game.kind_name(kind));
                    @let class = format!("card M {}", sight.card(kind).facts.colour.name());
                    li { (sight.touch(&thing, &class, &card::spoken_face(sight, kind), &card::face(sight, kind, card::tab(sight, &thing, false)))) }
                }
            }
        }
        (pile(sight, leaf))
        (met(sight, leaf))
    }
}

/// How many cards are on the pile of the snails.
fn pile(sight: &Sight<'_>, leaf: &LeafView) -> Markup {
    html! {
        @if let Some(count) = leaf.pile {
            p.xs.dim { (sight.say(Message::new("evt-snails").number("count", count))) " " (rule_link("L19.4")) }
        }
    }
}

/// The visitors of a player or of Nightweave.
pub(super) fn met(sight: &Sight<'_>, leaf: &LeafView) -> Markup {
    html! {
        @for one in &leaf.visitors {
            @if let Some(record) = visitor(sight, &one.id) {
                p.ability {
                    (sign(if one.pleased { "i-ok" } else { "i-flag" }, "i20"))
                    span { b { (sight.name(&record.name)) } " " (sight.name(&record.text)) " " b { (record.points) } (sign("acorn", "i16")) }
                }
            }
        }
    }
}

/// What another player has of Newleaf.
pub(super) fn others(sight: &Sight<'_>, leaf: &LeafView) -> Markup {
    html! {
        @if let Some(kind) = leaf.reserved {
            p.xs.dim { (sight.text("evt-reserved-card")) " " (sight.name(&sight.card(kind).name)) }
        }
        @if !leaf.archive.is_empty() {
            p.xs.dim {
                (sight.text("evt-archive"))
                @for &kind in &leaf.archive { " · " (sight.name(&sight.card(kind).name)) }
            }
        }
        (pile(sight, leaf))
        (met(sight, leaf))
    }
}
