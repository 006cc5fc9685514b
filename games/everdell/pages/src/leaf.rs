//! Newleaf on the page: the station with its trains, the visitors, the knoll, and the belongings of players.

use everdell::content::{Gain, Visitor};
use everdell::{LeafView, PlayerView, SpaceView, StationCardView};
use maud::{Markup, html};
use tabletop::Message;

use super::piece::Piece;
use super::sight::{Sight, rule_link, sign, spoken};
use super::{board, card, names};

/// The cards of the station with their tiles, the visitors, and the spaces for workers: a part of the row of remote
/// places.
pub(super) fn station(sight: &Sight<'_>) -> Markup {
    let Some(station) = &sight.view.station else { return html! {} };
    html! {
        @for place in &station.cards { li.cell { (station_card(sight, place)) } }
        @for (number, place) in (1..).zip(&station.cards) {
            @if let Some(id) = &place.train { (tile(sight, number, id)) }
        }
        @for (number, id) in (1..).zip(&station.visitors) {
            @if let Some(id) = id {
                @let left = station.left.get(number - 1).copied().unwrap_or(0);
                (face_up(sight, number, id, left))
            }
        }
        @if let Some(knoll) = &station.knoll { (space(sight, knoll, 0)) }
        @if let Some(station) = &station.space { (space(sight, station, 1)) }
    }
}

fn station_card(sight: &Sight<'_>, place: &StationCardView) -> Markup {
    let number = sight.say(Message::new("evt-station-place").number("place", place.place.get() + 1));
    html! {
        @match place.kind {
            Some(kind) => (card::slot(sight, &place.thing, kind, " flat", &number, card::tab(sight, &place.thing, false))),
            None if place.nightweave => div.hers { (sign("nightweave", "i40")) b { (sight.text("evt-nightweave")) } },
            None => div.gap { (sight.text("evt-meadow-empty")) },
        }
    }
}

fn tile(sight: &Sight<'_>, number: usize, id: &str) -> Markup {
    let Some(record) = sight.pack.trains.iter().find(|record| *record.id == *id) else { return html! {} };
    let thing = format!("number:{number}");
    let said = sight.say(
        Message::new("evt-train-tile")
            .number("place", i64::try_from(number).unwrap_or(0))
            .name("name", &record.name),
    );
    Piece {
        thing: (sight.decision() == "tile").then_some(&*thing),
        class: "train",
        drawing: "x-newleaf",
        name: &sight.text("evt-train"),
        text: "",
        said: &said,
        state: html! { span.costs { (names::gains(record.gain, "i16")) @if record.gain == Gain::default() { (sign("i-swap", "i12")) } } },
        more: html! {},
    }
    .item(sight)
}

fn visitor<'a>(sight: &Sight<'a>, id: &str) -> Option<&'a Visitor> {
    sight.pack.visitors.iter().find(|record| *record.id == *id)
}

fn face_up(sight: &Sight<'_>, number: usize, id: &str, left: u8) -> Markup {
    let Some(record) = visitor(sight, id) else { return html! {} };
    let thing = format!("number:{number}");
    let asked = matches!(sight.decision(), "dismiss" | "welcome");
    Piece {
        thing: asked.then_some(&*thing),
        class: "visitor",
        drawing: "cr-rabbit",
        name: sight.name(&record.name),
        text: sight.name(&record.text),
        said: &sight.say(Message::new("evt-visitors-left").number("count", left)),
        state: html! { span.pt { b { (record.points) } (sign("acorn", "i12")) } },
        more: html! {},
    }
    .item(sight)
}

fn space(sight: &Sight<'_>, space: &SpaceView, which: usize) -> Markup {
    let record = &sight.pack.leaf_spaces[which % 2];
    let drawing = html! { (sign("x-newleaf", "i20")) b { (sight.soft(sight.name(&record.name))) } };
    board::pebble(sight, space, sight.name(&record.name), sight.name(&record.text), &drawing, " hav")
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

/// The reserved card of the player shown large, beside the cards of the hand.
pub(super) fn cards(sight: &Sight<'_>, leaf: &LeafView) -> Markup {
    html! {
        @if let Some(kind) = leaf.reserved {
            li.cell.reserved title=(sight.text("evt-reserved-card")) { (card::slot(sight, "reserved", kind, " apart", &sight.text("evt-reserved-card"), card::tab(sight, "reserved", false))) }
        }
    }
}

/// The archive of the bats: the number of its cards, with all of them in its preview.
fn archive(sight: &Sight<'_>, leaf: &LeafView) -> Markup {
    if leaf.archive.is_empty() {
        return html! {};
    }
    let things: Vec<_> =
        leaf.archive.iter().map(|&kind| (kind, format!("archive:{}", sight.game.kind_name(kind)))).collect();
    let can = things.iter().any(|(_, thing)| !sight.choices_of(thing).is_empty());
    let more = html! {
        p.s { (rule_link("L19.1")) }
        ul.listed {
            @for (kind, thing) in &things {
                li { (sight.touch(thing, "res-go", &card::spoken_face(sight, *kind), &html! { (sight.card_name(*kind)) })) }
            }
        }
    };
    Piece {
        thing: None,
        class: if can { "own-thing can" } else { "own-thing" },
        drawing: "pw-bats",
        name: &sight.text("evt-archive"),
        text: "",
        said: "",
        state: html! { b { (leaf.archive.len()) } },
        more,
    }
    .item(sight)
}

/// The usable ticket, the reservation and the visitors of the player shown large.
pub(super) fn beside(sight: &Sight<'_>, leaf: &LeafView) -> Markup {
    html! {
        @if !sight.choices_of("ticket").is_empty() {
            @let words = sight.text("evt-use-ticket");
            (Piece { thing: Some("ticket"), class: "own-thing", drawing: "x-newleaf", name: &words, text: "", said: "", state: html! {}, more: html! {} }.item(sight))
        }
        @if let Some(token) = leaf.token {
            @let words = sight.say(Message::new("evt-reservation").key("token", token));
            @let name = sight.say(Message::new("evt-new-mini").key("mini", "reservation"));
            (Piece { thing: None, class: "own-thing", drawing: "i-hand", name: &name, text: &words, said: "", state: html! {}, more: html! { p.s { (rule_link("L13")) } } }.item(sight))
        }
        (archive(sight, leaf))
        @if let Some(count) = leaf.pile {
            @let words = sight.say(Message::new("evt-snails").number("count", count));
            (Piece { thing: None, class: "own-thing", drawing: "pw-snails", name: &words, text: "", said: "", state: html! {}, more: html! { p.s { (rule_link("L19.4")) } } }.item(sight))
        }
        @for one in &leaf.visitors {
            @if let Some(record) = visitor(sight, &one.id) {
                (Piece {
                    thing: None,
                    class: "own-thing",
                    drawing: "cr-rabbit",
                    name: sight.name(&record.name),
                    text: sight.name(&record.text),
                    said: "",
                    state: html! { @if one.pleased { (sign("i-ok", "i12")) } span.pt { b { (record.points) } (sign("acorn", "i12")) } },
                    more: html! {},
                }.item(sight))
            }
        }
    }
}

/// The number of cards on the pile of the snails.
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

/// The belongings of another player from Newleaf.
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
