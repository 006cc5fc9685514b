//! The shared board: the meadow, the river, the forest, the journey and the events.

use everdell::content::{Colour, ForestEffect, Gain, Stock};
use everdell::{ClearingIx, EventView, MarketView, MeadowView, Post, SpaceView};
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{MARKET_ASKED, Sight, many, market_thing, rule_link, sign, spoken, stop};
use super::{card, names, water};

/// The eight places of the meadow, and cards on the table for an effect.
pub(super) fn meadow(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let cards = view.meadow.iter().filter(|place| place.kind.is_some()).count();
    let guest = view.meadow.iter().any(|place| place.nightweave);
    let lead = Message::new("evt-meadow-lead")
        .number("cards", many(cards))
        .key("guest", if guest { "yes" } else { "no" });
    html! {
        @if !view.shown.is_empty() { (shown(sight)) }
        section.mead aria-labelledby="meadow" {
            div.row.mead-head {
                h2 #meadow { (sight.text("evt-meadow")) }
                span.dim.s { (sight.say(lead)) }
                span.piles.push {
                    span.tag { (sign("i-deck", "i16")) (sight.say(Message::new("evt-deck").number("count", view.deck))) }
                    span.tag { (sign("i-discard", "i16")) (sight.say(Message::new("evt-discard").number("count", view.discard))) }
                }
            }
            ol.meadow tabindex="0" aria-labelledby="meadow" { @for place in &view.meadow { li { (meadow_place(sight, place)) } } }
        }
    }
}

fn meadow_place(sight: &Sight<'_>, place: &MeadowView) -> Markup {
    let fresh = sight.fresh.contains(&place.place);
    html! {
        span.no1 aria-hidden="true" { (place.place.get() + 1) }
        @if place.nightweave {
            div.hers {
                (sign("web", "webbg"))
                (sign("nightweave", "i96"))
                b { (sight.text("evt-nightweave")) }
                small { (sight.text("evt-nightweave-sits")) " " (rule_link("N9.8")) }
            }
        } @else if let Some(kind) = place.kind {
            @let facts = &sight.card(kind).facts;
            @let class = format!("card M {}{}{}", facts.colour.name(), if place.blocked { " blocked" } else { "" }, if place.marked { " marked" } else { "" });
            @let number = sight.say(Message::new("evt-meadow-place").number("place", place.place.get() + 1));
            @let label = format!("{number}: {}", card::spoken_face(sight, kind));
            @let tab = card::tab(sight, &place.thing, fresh);
            (sight.touch(&place.thing, &class, &label, &card::face(sight, kind, tab)))
            @if place.blocked {
                span.badge-no { (spoken("worker-rat", "i32", &sight.text("evt-rat-blocks"))) (rule_link("E14.3")) }
            }
            @if place.rats {
                span.badge-no { (spoken("worker-rat", "i28", &sight.text("evt-rats-mark"))) (rule_link("B12.11")) }
            }
            @if place.marked {
                span.badge-no.web { (spoken("web-token", "i28", &sight.text("evt-marked"))) (rule_link("N14.1")) }
            }
        } @else {
            div.gap { (sight.text("evt-meadow-empty")) }
        }
    }
}

/// Cards on the table for an effect.
fn shown(sight: &Sight<'_>) -> Markup {
    html! {
        section.sheet.shown aria-labelledby="shown" {
            header { (sign("i-cards", "i24")) h2 #shown { (sight.text("evt-shown")) } }
            ol.hand tabindex=[stop(sight)] aria-labelledby="shown" {
                @for there in &sight.view.shown {
                    li {
                        @match there.kind {
                            Some(kind) => {
                                @let class = format!("card M {}", sight.card(kind).facts.colour.name());
                                (sight.touch(&there.thing, &class, &card::spoken_face(sight, kind), &card::face(sight, kind, card::tab(sight, &there.thing, false))))
                            },
                            None => (card::hidden(sight)),
                        }
                    }
                }
            }
        }
    }
}

/// How many workers a place takes, as dots and in words.
fn room(sight: &Sight<'_>, room: Option<u8>) -> Markup {
    let words = sight.say(
        Message::new("evt-room")
            .key("shared", if room.is_none() { "yes" } else { "no" })
            .number("room", room.unwrap_or(0)),
    );
    html! {
        span.cap0 title=(words) {
            span.vh { (words) }
            @for _ in 0..room.unwrap_or(3) { i {} }
        }
    }
}

/// The workers on a place, or a sign that it is free.
fn standing(sight: &Sight<'_>, space: &SpaceView) -> Markup {
    let can = !sight.choices_of(&space.thing).is_empty();
    html! {
        span.who {
            (names::workers(sight, &space.workers, space.post, "i32"))
            @if space.token { (spoken("token-axolotl", "i28", &sight.text("evt-token"))) }
            @if space.figure { (spoken("nightweave", "i28", &sight.text("evt-figure"))) }
            @for _ in 0..space.webs { (spoken("web-token", "i24", &sight.text("evt-web"))) }
            @if can { span.go { (sight.text(if sight.decision() == "turn" { "evt-place" } else { "evt-choose" })) } }
        }
    }
}

/// A place as a pebble.
pub(super) fn pebble(sight: &Sight<'_>, space: &SpaceView, label: &str, gain: &Markup, more: &str) -> Markup {
    let class = format!("loc{}{more}", if space.room.is_none() { " shared" } else { "" });
    let inner = html! {
        span.get aria-hidden="true" { (gain) }
        (room(sight, space.room))
        (standing(sight, space))
    };
    sight.touch(&space.thing, &class, label, &inner)
}

/// The basic locations along the river.
pub(super) fn river(sight: &Sight<'_>) -> Markup {
    html! {
        section.river aria-labelledby="river" {
            svg.flow viewBox="0 0 800 130" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                path.flow-water d="M0 74C120 54 220 96 340 76S560 56 680 78S780 66 800 70V126C740 134 660 118 560 126S340 138 220 124S60 130 0 120Z" {}
                path.flow-foam d="M20 92q14-7 28 0t28 0M250 104q14-7 28 0t28 0M430 92q14-7 28 0M620 106q14-7 28 0t28 0M520 116q10-5 20 0" {}
            }
            h2 #river { (sight.text("evt-river")) }
            ol {
                @for (basic, space) in sight.pack.basics.iter().zip(&sight.view.basics) {
                    li { (pebble(sight, space, sight.name(&basic.name), &names::gains(basic.gain, "i24"), "")) }
                }
            }
        }
    }
}

/// The clearings with their forest cards, the haven and the journey.
pub(super) fn forest(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    html! {
        section.sheet.woods aria-labelledby="forest" {
            header {
                (sign("loc-forest", "i32"))
                h2 #forest { (sight.text("evt-forest")) }
            }
            ol.clearings {
                @for (clearing, space) in ClearingIx::enumerate(&view.forest) {
                    li { (clearing_card(sight, clearing, space)) }
                }
            }
            ol.ways {
                li {
                    (pebble(sight, &view.haven, &format!("{}. {}", sight.name(&sight.pack.haven.name), sight.name(&sight.pack.haven.text)),
                        &html! { (sign("loc-haven", "i40")) span.lname { (sight.name(&sight.pack.haven.name)) } }, " wide"))
                }
                @if let Some(market) = &view.market { li { (market_space(sight, market)) } }
                @for (journey, space) in sight.pack.journeys.iter().zip(&view.journeys) {
                    li {
                        (pebble(sight, space, sight.name(&journey.name),
                            &html! { (sign("loc-journey", "i28")) span.worth { b { (journey.points) } (sign("acorn", "i18")) } }, ""))
                    }
                }
            }
            @if let Some(market) = &view.market { (tokens(sight, market)) }
        }
    }
}

/// The market as a place for workers.
fn market_space(sight: &Sight<'_>, market: &MarketView) -> Markup {
    let record = &sight.pack.market;
    let drawing = html! { (sign("x-bellfaire", "i40")) span.lname { (sight.name(&record.name)) } };
    let label = format!("{}. {}", sight.name(&record.name), sight.name(&record.text));
    pebble(sight, &market.space, &label, &drawing, " wide")
}

/// The tokens of the market, each with the side that is up; while one is asked for, they are what is pointed at.
fn tokens(sight: &Sight<'_>, market: &MarketView) -> Markup {
    let asked = sight.decision() == MARKET_ASKED;
    let records = (1..).zip(&market.tokens).filter_map(|(number, token)| {
        let record = sight.pack.market_tokens.iter().find(|record| *record.id == *token.id)?;
        Some((market_thing(number), token.trading, record))
    });
    html! {
        div.stall {
            h3 #stall { (sight.text("evt-market-tokens")) " " (rule_link("B4")) }
            ol.events aria-labelledby="stall" {
                @for (thing, trading, record) in records {
                    @let side = sight.say(Message::new("evt-market-side").key("side", if trading { "trade" } else { "gain" }));
                    @let text = sight.name(if trading { &record.trade_text } else { &record.text });
                    @let class = if trading { "glade coin trade" } else { "glade coin" };
                    @let inner = html! {
                        span.get aria-hidden="true" { (sign(if trading { "i-swap" } else { "i-hand" }, "i16")) b { (side) } }
                        span.get aria-hidden="true" {
                            @if trading {
                                (names::gains(record.pay, "i20"))
                                (sign("i-next", "i16"))
                                (names::gains(record.trade, "i20"))
                            } @else {
                                (names::gains(record.gain, "i24"))
                            }
                        }
                        span.ef aria-hidden="true" { (text) }
                        @if !sight.choices_of(&thing).is_empty() { span.who { span.go { (sight.text("evt-choose")) } } }
                    };
                    @let label = format!("{}. {side}: {text}", sight.name(&record.name));
                    li {
                        @if asked { (sight.touch(&thing, class, &label, &inner)) }
                        @else { span.{ (class) } { span.vh { (label) } (inner) } }
                    }
                }
            }
        }
    }
}

fn clearing_card(sight: &Sight<'_>, clearing: ClearingIx, space: &SpaceView) -> Markup {
    forest_card(sight, clearing, space, "glade")
}

/// A forest card that the lizards alone can use.
pub(super) fn trail_card(sight: &Sight<'_>, clearing: ClearingIx, space: &SpaceView) -> Markup {
    forest_card(sight, clearing, space, "glade own-trail")
}

fn forest_card(sight: &Sight<'_>, clearing: ClearingIx, space: &SpaceView, class: &str) -> Markup {
    let card = space.id.as_deref().and_then(|id| sight.pack.forests.iter().find(|card| &*card.id == id));
    let place = names::clearing_name(sight, clearing);
    html! {
        @match card {
            Some(card) => {
                @let inner = html! {
                    span.get aria-hidden="true" {
                        (forest_gain(card.effect, card.pay, card.gain))
                        @if !card.or.is_empty() { " / " (names::gains(card.or, "i24")) }
                    }
                    span.ef aria-hidden="true" { (sight.name(&card.text)) }
                    span.below { (room(sight, space.room)) (standing(sight, space)) }
                };
                (sight.touch(&space.thing, class, &format!("{place}: {}. {}", sight.name(&card.name), sight.name(&card.text)), &inner))
            },
            None => div.glade.none { span.ef { (place) ": " (sight.text("evt-clearing-empty")) } },
        }
    }
}

/// What a forest card does, as small drawings.
fn forest_gain(effect: ForestEffect, pay: Stock, gain: Gain) -> Markup {
    let arrow = || sign("i-next", "i16");
    html! {
        @match effect {
            ForestEffect::Gain | ForestEffect::GainEither => {},
            ForestEffect::RenewMeadow => { (sign("i-swap", "i24")) (sign("card", "i24")) (sign("card", "i24")) },
            ForestEffect::DiscardDrawDouble => { (sign("i-discard", "i24")) (arrow()) (sign("card", "i24")) (sign("card", "i24")) },
            ForestEffect::CopyForest => { (sign("i-swap", "i24")) (sign("loc-forest", "i20")) },
            ForestEffect::CopyBasic => { (sign("i-swap", "i24")) (sign("pebble", "i20")) },
            ForestEffect::DiscardForAny => { (sign("i-discard", "i24")) (arrow()) (sign("i-any", "i24")) },
            ForestEffect::GainOne => { (sign("i-any", "i16")) },
            ForestEffect::PayForGain => { (names::gains(Gain { stock: pay, ..Gain::default() }, "i24")) (arrow()) },
            ForestEffect::ActivateTwo => { (sign("t-production", "i24")) (sign("t-production", "i24")) },
            ForestEffect::MeadowTwo => { (sign("card", "i24")) (sign("card", "i24")) (arrow()) (sign("i-hand", "i24")) },
        }
        (names::gains(gain, "i24"))
    }
}

/// The row of events.
pub(super) fn events(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    html! {
        section.sheet.fests aria-labelledby="events" {
            header { (sign("i-flag", "i24")) h2 #events { (sight.text("evt-events")) } }
            ol.events {
                (water::wonders(sight))
                @for event in view.basic_events.iter().chain(&view.special_events) {
                    li { (event_card(sight, event)) }
                }
            }
            (award(sight))
        }
    }
}

/// The garland award, and how many of its cards are in each city.
fn award(sight: &Sight<'_>) -> Markup {
    let found = sight.view.award.as_ref().and_then(|view| {
        let award = sight.pack.awards.iter().find(|award| *award.id == *view.id)?;
        Some((view, award))
    });
    let Some((view, award)) = found else { return html! {} };
    let people = sight.view.players.iter().map(|player| player.seat);
    let owners = people.chain(sight.view.rival_city.as_ref().map(|city| city.owner));
    html! {
        div.fest.special.award {
            (sign("x-garland", "i48"))
            span.about {
                b { (sight.name(&award.name)) " " (rule_link("B6")) }
                span.ef { (sight.name(&award.text)) }
            }
            span.state {
                @for (owner, &count) in owners.zip(&view.counts) {
                    @let words = sight.say(Message::new("evt-award-count").message("who", sight.who_message(owner)).number("count", count));
                    span.tag { (spoken(sight.worker(owner), "i20", &words)) span aria-hidden="true" { (count) } }
                }
                span.pt { b { (award.first) "/" (award.second) } (sign("acorn", "i16")) }
            }
        }
    }
}

/// What is written about an event.
struct About<'a> {
    name: &'a str,
    text: &'a str,
    points: u8,
    colour: Option<Colour>,
}

fn about<'a>(sight: &Sight<'a>, event: &EventView) -> Option<About<'a>> {
    match event.space.post {
        Post::BasicEvent(index) => {
            let event = sight.pack.basic_events.get(usize::from(index))?;
            let (name, text) = (sight.name(&event.name), sight.name(&event.text));
            Some(About { name, text, points: event.points, colour: event.colour })
        }
        Post::SpecialEvent(index) => {
            let event = sight.pack.special_events.get(usize::from(index))?;
            let (name, text) = (sight.name(&event.name), sight.name(&event.text));
            Some(About { name, text, points: event.points, colour: None })
        }
        _ => None,
    }
}

fn event_card(sight: &Sight<'_>, event: &EventView) -> Markup {
    let Some(about) = about(sight, event) else { return html! {} };
    let id = event.space.id.as_deref().unwrap_or_default();
    let have = event.have.get(sight.me.place()).copied().unwrap_or(0);
    let met = have >= event.need;
    let progress = sight.say(Message::new("evt-event-have").number("have", have).number("need", event.need));
    let class = format!(
        "fest{}{}{}",
        if event.special { " special" } else { "" },
        if event.owner.is_some() { " taken" } else { "" },
        if met { " met" } else { "" }
    );
    let owner = event
        .owner
        .map(|owner| sight.say(Message::new("evt-event-owner").message("who", sight.who_message(owner))));
    let inner = html! {
        (sign(&format!("ev-{id}"), "i48"))
        span.about aria-hidden="true" {
            b { (about.name) }
            span.ef { (about.text) }
        }
        span.state {
            @if let Some(owner) = &owner {
                span.tag.own { @if let Some(who) = event.owner { (sign(sight.worker(who), "i20")) } (owner) }
            } @else {
                span.meter title=(progress) {
                    span.vh { (progress) }
                    @for index in 0..event.need { i.f[index < have] {} }
                }
            }
            @if let Some(colour) = about.colour { span.hue.{ (colour.name()) } { (sign(&card::colour_sign(colour), "i16")) } }
            @if !event.stored.is_empty() { span.inside { (names::pieces(event.stored, "i16")) } }
            @if !event.held.is_empty() { span.inside { (card::backs(sight, u8::try_from(event.held.len()).unwrap_or(0))) } }
            @if about.points > 0 { span.pt { b { (about.points) } (sign("acorn", "i16")) } }
            (standing(sight, &event.space))
        }
    };
    sight.touch(&event.space.thing, &class, &format!("{}. {}", about.name, about.text), &inner)
}

/// A supply as a list of counts.
pub(super) fn counts(sight: &Sight<'_>, stock: Stock, class: &str) -> Markup {
    html! {
        @for resource in everdell::content::Resource::ALL {
            @let thing = resource.name();
            @let words = names::amount(sight, names::resource(resource), stock[resource]);
            li.res.{ (thing) } {
                @if sight.choices_of(thing).is_empty() {
                    (spoken(thing, class, &words)) span aria-hidden="true" { (stock[resource]) }
                } @else {
                    (sight.touch(thing, "res-go", &words, &html! { (sign(thing, class)) (stock[resource]) }))
                }
            }
        }
    }
}
