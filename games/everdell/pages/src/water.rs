//! Pearlbrook on the page: the spots of the river, the wonders, and the belongings of players.

use everdell::content::{Gain, RiverCard};
use everdell::{BrookView, PlayerView, SpotView, WonderView};
use maud::{Markup, html};
use tabletop::Message;

use super::piece::{self, Piece};
use super::sight::{Sight, sign, spoken};
use super::{card, names};

/// The spots of the river with their cards, and the Shoal, in the row of remote places.
pub(super) fn spots(sight: &Sight<'_>) -> Markup {
    html! { @for spot in sight.view.river.iter().flat_map(|river| &river.spots) { (spot_card(sight, spot)) } }
}

fn river_card<'a>(sight: &Sight<'a>, id: Option<&str>) -> Option<&'a RiverCard> {
    sight.pack.river.iter().find(|card| Some(&*card.id) == id)
}

fn spot_card(sight: &Sight<'_>, spot: &SpotView) -> Markup {
    let card = river_card(sight, spot.card.as_deref());
    let place = sight.spot(spot.post);
    let (name, text) = match card {
        Some(card) => (sight.name(&card.name).to_owned(), sight.name(&card.text).to_owned()),
        None if spot.need == 0 => (place.clone(), sight.text("evt-shoal-text")),
        None => (sight.text("evt-face-down"), sight.text("evt-face-down-text")),
    };
    let have = spot.have.get(sight.me.place()).copied().unwrap_or(0);
    let class = if spot.need > 0 && have >= spot.need { "spot met" } else { "spot" };
    let progress = sight.say(Message::new("evt-event-have").number("have", have).number("need", spot.need));
    let state = html! {
        @if spot.need > 0 { (piece::meter(have, spot.need, &progress)) }
        @if let Some(colour) = spot.colour { span.hue.{ (colour.name()) } { (sign(&card::colour_sign(colour), "i12")) } }
        @if spot.pearls > 0 { (spoken("pearl", "i16", &pearls(sight, spot.pearls))) @if spot.pearls > 1 { b { (spot.pearls) } } }
        @for &owner in &spot.ambassadors {
            @let words = sight.say(Message::new("evt-ambassador-of").message("who", sight.who_message(owner)));
            span.wk { (spoken("ambassador", "i20", &words)) (sign(sight.worker(owner), "i12")) }
        }
    };
    let name = if card.is_some() { name } else { place.clone() };
    Piece {
        thing: Some(&spot.thing),
        class,
        drawing: if card.is_some() || spot.need == 0 { "ambassador" } else { "river-back" },
        name: &name,
        text: &text,
        said: if spot.need > 0 { &progress } else { "" },
        state,
        more: html! { @if card.is_some() { p.s.dim { (place) } } },
    }
    .item(sight)
}

/// A number of pearls, in words.
fn pearls(sight: &Sight<'_>, count: u8) -> String {
    sight.say(Message::new("evt-pearls").number("count", count))
}

/// The wonders, in the row of events.
pub(super) fn wonders(sight: &Sight<'_>) -> Markup {
    html! { @for wonder in sight.view.river.iter().flat_map(|river| &river.wonders) { (wonder_card(sight, wonder)) } }
}

fn wonder_card(sight: &Sight<'_>, wonder: &WonderView) -> Markup {
    let id = wonder.space.id.as_deref().unwrap_or_default();
    let Some(record) = sight.pack.wonders.iter().find(|record| &*record.id == id) else { return html! {} };
    let cost = Gain { stock: record.stock(), ..Gain::default() };
    let text = sight.say(
        Message::new("evt-wonder-cost")
            .list("stock", names::amount_messages(record.stock()))
            .number("pearls", record.pearls)
            .number("cards", record.discard),
    );
    let owner = wonder
        .owner
        .map(|owner| (owner, sight.say(Message::new("evt-built").message("who", sight.who_message(owner)))));
    let state = html! {
        @if let Some((who, words)) = &owner { span.own title=(words) { (spoken(sight.worker(*who), "i20", words)) } }
        @else {
            span.costs { b { (record.pearls) } (sign("pearl", "i12")) b { (record.discard) } (sign("i-discard", "i12")) }
        }
        span.pt { b { (record.points) } (sign("acorn", "i12")) }
    };
    let more = html! {
        p.costs { (names::gains(cost, "i20")) b { (record.pearls) } (sign("pearl", "i20")) b { (record.discard) } (sign("i-discard", "i20")) }
        @if let Some((who, words)) = &owner { p.st { (sign(sight.worker(*who), "i20")) (words) } }
    };
    let drawing = format!("wo-{id}");
    Piece {
        thing: Some(&wonder.space.thing),
        class: if owner.is_some() { "taken wonder" } else { "wonder" },
        drawing: &drawing,
        name: sight.name(&record.name),
        text: &text,
        said: "",
        state,
        more,
    }
    .item(sight)
}

/// Pearls and the ambassador of a player, in the list of belongings.
pub(super) fn belongings(sight: &Sight<'_>, player: &PlayerView, class: &str) -> Markup {
    let Some(brook) = &player.brook else { return html! {} };
    let home = u8::from(brook.ambassador == "home");
    let words = sight.say(Message::new("evt-ambassador").number("home", home));
    html! {
        li { (spoken("pearl", class, &pearls(sight, brook.pearls))) span aria-hidden="true" { (brook.pearls) } }
        li { (spoken("ambassador", class, &words)) span aria-hidden="true" { (home) "/1" } }
    }
}

/// Pearls, the ambassador and the pile of adornments of Nightweave, in the list on her board.
pub(super) fn hers(sight: &Sight<'_>, brook: &BrookView) -> Markup {
    let count = |drawing: &str, count: u8, what: &'static str| {
        let words = sight.say(Message::new("evt-lair-count").key("what", what).number("count", count));
        html! { li { span { (sign(drawing, "i24")) (count) } small { (words) } } }
    };
    html! {
        (count("pearl", brook.pearls, "pearls"))
        @if brook.ambassador != "away" {
            (count("ambassador", u8::from(brook.ambassador == "home"), "ambassador"))
        }
        (count("adornment", brook.held_len, "adornments"))
    }
}

/// The adornments of the player shown large: those in hand, and the played ones.
pub(super) fn beside(sight: &Sight<'_>, brook: &BrookView) -> Markup {
    html! {
        @for id in brook.held.iter().flatten().chain(&brook.played) { (adornment(sight, id, brook.played.contains(id))) }
    }
}

fn hidden(sight: &Sight<'_>, count: u8) -> String {
    sight.say(Message::new("evt-adornments-of").number("count", count))
}

fn adornment(sight: &Sight<'_>, id: &str, played: bool) -> Markup {
    let Some(record) = sight.pack.adornments.iter().find(|record| *record.id == *id) else { return html! {} };
    let thing = format!("adorn:{id}");
    let can = !played || !sight.choices_of(&thing).is_empty();
    Piece {
        thing: can.then_some(&*thing),
        class: if played { "own-thing" } else { "own-thing secret" },
        drawing: "adornment",
        name: sight.name(&record.name),
        text: sight.name(&record.text),
        said: "",
        state: html! { @if !played { b { "1" } (sign("pearl", "i12")) } },
        more: html! {},
    }
    .item(sight)
}

/// Played adornments.
fn played(sight: &Sight<'_>, brook: &BrookView) -> Markup {
    let all = sight.pack.adornments.iter();
    let played: Vec<_> = all.filter(|record| brook.played.iter().any(|id| *record.id == **id)).collect();
    html! {
        @for record in played {
            @let thing = format!("adorn:{}", record.id);
            p.ability {
                (sign("adornment", "i20"))
                span {
                    @if sight.choices_of(&thing).is_empty() { b { (sight.name(&record.name)) } }
                    @else { (sight.touch(&thing, "res-go", sight.name(&record.name), &html! { (sight.name(&record.name)) })) }
                    " " (sight.name(&record.text))
                }
            }
        }
    }
}

/// The adornments of another player.
pub(super) fn others(sight: &Sight<'_>, brook: &BrookView) -> Markup {
    html! {
        @if brook.held_len > 0 { p.xs.dim { (hidden(sight, brook.held_len)) } }
        (played(sight, brook))
    }
}
