//! Pearlbrook on the page: the spots of the river, the wonders, and what a player has of it.

use everdell::content::{Gain, RiverCard};
use everdell::{BrookView, PlayerView, SpotView, WonderView};
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{Sight, sign, spoken};
use super::{card, names};

/// The spots of the river with their cards, and the Shoal.
pub(super) fn spots(sight: &Sight<'_>) -> Markup {
    let Some(river) = &sight.view.river else { return html! {} };
    html! {
        section.sheet.fests aria-labelledby="spots" {
            header { (sign("ambassador", "i24")) h2 #spots { (sight.text("evt-spots")) } }
            ol.events { @for spot in &river.spots { li { (spot_card(sight, spot)) } } }
        }
    }
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
    let met = spot.need > 0 && have >= spot.need;
    let class = if met { "fest met" } else { "fest" };
    let progress = sight.say(Message::new("evt-event-have").number("have", have).number("need", spot.need));
    let can = !sight.choices_of(&spot.thing).is_empty();
    let inner = html! {
        (sign(if card.is_some() || spot.need == 0 { "ambassador" } else { "river-back" }, "i48"))
        span.about aria-hidden="true" {
            b { (name) }
            span.ef { (text) }
        }
        span.state {
            @if spot.need > 0 {
                span.meter title=(progress) {
                    span.vh { (progress) }
                    @for index in 0..spot.need { i.f[index < have] {} }
                }
            }
            @if let Some(colour) = spot.colour { span.hue.{ (colour.name()) } { (sign(&card::colour_sign(colour), "i16")) } }
            @if spot.pearls > 0 { (spoken("pearl", "i20", &pearls(sight, spot.pearls))) }
            @for &owner in &spot.ambassadors {
                @let words = sight.say(Message::new("evt-ambassador-of").message("who", sight.who_message(owner)));
                span.wk { (spoken("ambassador", "i28", &words)) (sign(sight.worker(owner), "i12")) }
            }
            @if can { span.who { span.go { (sight.text(if sight.decision() == "turn" { "evt-send" } else { "evt-choose" })) } } }
        }
    };
    sight.touch(&spot.thing, class, &format!("{place}. {name}. {text}"), &inner)
}

/// So many pearls, in words.
fn pearls(sight: &Sight<'_>, count: u8) -> String {
    sight.say(Message::new("evt-pearls").number("count", count))
}

/// The wonders, in the row of events.
pub(super) fn wonders(sight: &Sight<'_>) -> Markup {
    html! {
        @for wonder in sight.view.river.iter().flat_map(|river| &river.wonders) {
            li { (wonder_card(sight, wonder)) }
        }
    }
}

fn wonder_card(sight: &Sight<'_>, wonder: &WonderView) -> Markup {
    let id = wonder.space.id.as_deref().unwrap_or_default();
    let Some(record) = sight.pack.wonders.iter().find(|record| &*record.id == id) else { return html! {} };
    let name = sight.name(&record.name);
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
    let class = if owner.is_some() { "fest taken" } else { "fest" };
    let can = !sight.choices_of(&wonder.space.thing).is_empty();
    let inner = html! {
        (sign(&format!("wo-{id}"), "i48"))
        span.about aria-hidden="true" {
            b { (name) }
            span.ef.costs {
                (names::gains(cost, "i16"))
                b { (record.pearls) } (sign("pearl", "i16"))
                b { (record.discard) } (sign("i-discard", "i16"))
            }
        }
        span.state {
            @if let Some((who, words)) = &owner { span.tag.own { (sign(sight.worker(*who), "i20")) (words) } }
            span.pt { b { (record.points) } (sign("acorn", "i16")) }
            @if can { span.who { span.go { (sight.text("evt-place")) } } }
        }
    };
    sight.touch(&wonder.space.thing, class, &format!("{name}. {text}"), &inner)
}

/// Pearls and the ambassador of a player, in the list of belongings.
pub(super) fn belongings(sight: &Sight<'_>, player: &PlayerView, class: &str) -> Markup {
    let Some(brook) = &player.brook else { return html! {} };
    let home = u8::from(brook.ambassador == "home");
    let words = sight.say(Message::new("evt-ambassador").number("home", home));
    html! {
        li { (spoken("pearl", class, &pearls(sight, brook.pearls))) span aria-hidden="true" { (brook.pearls) } }
        li { (spoken("ambassador", class, &words)) span aria-hidden="true" { (home) span.dim.s { " / 1" } } }
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

/// The adornments of the player shown large: those in hand, and those that were played.
pub(super) fn beside(sight: &Sight<'_>, brook: &BrookView) -> Markup {
    html! {
        @match &brook.held {
            Some(held) if !held.is_empty() => {
                h3 #adornments { (sight.text("evt-adornments")) }
                ol.events aria-labelledby="adornments" { @for id in held { li { (adornment(sight, id)) } } }
            },
            None if brook.held_len > 0 => p.xs.dim { (hidden(sight, brook.held_len)) },
            _ => {},
        }
        (played(sight, brook))
    }
}

fn hidden(sight: &Sight<'_>, count: u8) -> String {
    sight.say(Message::new("evt-adornments-of").number("count", count))
}

fn adornment(sight: &Sight<'_>, id: &str) -> Markup {
    let Some(record) = sight.pack.adornments.iter().find(|record| *record.id == *id) else { return html! {} };
    let (name, text) = (sight.name(&record.name), sight.name(&record.text));
    let thing = format!("adorn:{id}");
    let can = !sight.choices_of(&thing).is_empty();
    let inner = html! {
        (sign("adornment", "i48"))
        span.about aria-hidden="true" { b { (name) } span.ef { (text) } }
        span.state {
            b { "1" } (sign("pearl", "i16"))
            @if can { span.who { span.go { (sight.text("evt-choose")) } } }
        }
    };
    sight.touch(&thing, "fest", &format!("{name}. {text}"), &inner)
}

/// Adornments that were played.
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
