//! The shared board: the meadow, the river, the forest, the journey and the events.

use everdell::content::{Colour, ForestEffect, Gain, Stock};
use everdell::{ClearingIx, EventView, Kind, MarketView, MeadowView, Post, SpaceView};
use maud::{Markup, html};
use tabletop::Message;

use super::piece::{self, Piece};
use super::sight::{MARKET_ASKED, Sight, many, market_thing, rule_link, sign, spoken};
use super::{card, names, water};

/// The cards of the meadow.
pub(super) fn meadow(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let cards = view.meadow.iter().filter(|place| place.kind.is_some()).count();
    let guest = view.meadow.iter().any(|place| place.nightweave);
    let lead = Message::new("evt-meadow-lead")
        .number("cards", many(cards))
        .key("guest", if guest { "yes" } else { "no" });
    let deck = sight.say(Message::new("evt-deck").number("count", view.deck));
    let discard = sight.say(Message::new("evt-discard").number("count", view.discard));
    let beside = html! {
        span.vh { (sight.say(lead)) }
        p.piles {
            span.pile.back title=(deck) { (spoken("leaf", "i16", &deck)) b aria-hidden="true" { (view.deck) } }
            span.pile.out title=(discard) { (spoken("i-discard", "i16", &discard)) b aria-hidden="true" { (view.discard) } }
        }
    };
    let inside = html! {
        ol.eight.meadow aria-labelledby="meadow" { @for place in &view.meadow { li.cell { (meadow_place(sight, place)) } } }
    };
    html! {
        @if !view.shown.is_empty() { (shown(sight)) }
        (piece::row(sight, "mead", "meadow", "tree", &sight.text("evt-meadow"), &beside, &inside))
    }
}

fn meadow_place(sight: &Sight<'_>, place: &MeadowView) -> Markup {
    let fresh = sight.fresh.contains(&place.place);
    let number = sight.say(Message::new("evt-meadow-place").number("place", place.place.get() + 1));
    html! {
        @if place.nightweave {
            div.hers {
                (sign("web", "webbg"))
                (sign("nightweave", "i64"))
                b { (sight.text("evt-nightweave")) }
                (rule_link("N9.8"))
            }
        } @else if let Some(kind) = place.kind {
            @let class = format!("{}{}", if place.blocked { " blocked" } else { "" }, if place.marked { " marked" } else { "" });
            (card::slot(sight, &place.thing, kind, &class, &number, card::tab(sight, &place.thing, fresh)))
            @if place.blocked { span.badge-no { (spoken("worker-rat", "i28", &sight.text("evt-rat-blocks"))) } }
            @if place.rats { span.badge-no { (spoken("worker-rat", "i24", &sight.text("evt-rats-mark"))) } }
            @if place.marked { span.badge-no.web { (spoken("web-token", "i24", &sight.text("evt-marked"))) } }
        } @else {
            div.gap { (sight.text("evt-meadow-empty")) }
        }
    }
}

/// Cards on the table for an effect.
fn shown(sight: &Sight<'_>) -> Markup {
    let inside = html! {
        ol.eight.hand aria-labelledby="shown" {
            @for there in &sight.view.shown {
                li.cell {
                    @match there.kind {
                        Some(kind) => (card::slot(sight, &there.thing, kind, "", "", card::tab(sight, &there.thing, false))),
                        None => (card::hidden(sight)),
                    }
                }
            }
        }
    };
    piece::row(sight, "shown", "shown", "i-cards", &sight.text("evt-shown"), &Markup::default(), &inside)
}

/// The number of workers that a place takes, as dots and in words.
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

/// The workers on a place, with anything else there; for an empty place, the number of workers it takes.
fn standing(sight: &Sight<'_>, space: &SpaceView) -> Markup {
    let empty = space.workers.is_empty() && !space.token && !space.figure && space.webs == 0;
    html! {
        span.who {
            (names::workers(sight, &space.workers, space.post, "i24"))
            @if space.token { (spoken("token-axolotl", "i24", &sight.text("evt-token"))) }
            @if space.figure { (spoken("nightweave", "i24", &sight.text("evt-figure"))) }
            @for _ in 0..space.webs { (spoken("web-token", "i20", &sight.text("evt-web"))) }
            @if empty { (room(sight, space.room)) }
        }
    }
}

/// A place for workers in a row, with its preview.
pub(super) fn pebble(
    sight: &Sight<'_>,
    space: &SpaceView,
    name: &str,
    text: &str,
    gain: &Markup,
    class: &str,
) -> Markup {
    let full = format!("loc{class}{}", if space.room.is_none() { " shared" } else { "" });
    let inner = html! { span.get aria-hidden="true" { (gain) } (standing(sight, space)) };
    let said = sight.say(
        Message::new("evt-room")
            .key("shared", if space.room.is_none() { "yes" } else { "no" })
            .number("room", space.room.unwrap_or(0)),
    );
    let all = html! {
        p { b.serif { (name) } }
        @if !text.is_empty() { p { (text) } }
        p.s.dim { (said) }
    };
    let label = if text.is_empty() || text == name { name.to_owned() } else { format!("{name}. {text}") };
    html! { li.cell { (sight.slot(&space.thing, &full, &label, &inner, &all)) } }
}

/// The basic locations along the river.
pub(super) fn river(sight: &Sight<'_>) -> Markup {
    let water = html! {
        svg.flow viewBox="0 0 800 130" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            path.flow-water d="M0 54C120 34 220 86 340 56S560 36 680 58S780 46 800 50V126C740 134 660 118 560 126S340 138 220 124S60 130 0 120Z" {}
            path.flow-foam d="M20 92q14-7 28 0t28 0M250 104q14-7 28 0t28 0M430 92q14-7 28 0M620 106q14-7 28 0t28 0M520 116q10-5 20 0" {}
        }
    };
    let inside = html! {
        (water)
        ol.eight.many {
            @for (basic, space) in sight.pack.basics.iter().zip(&sight.view.basics) {
                (pebble(sight, space, sight.name(&basic.name), sight.name(&basic.text), &names::gains(basic.gain, "i20"), ""))
            }
        }
    };
    piece::row(sight, "river", "river", "boat", &sight.text("evt-river"), &Markup::default(), &inside)
}

/// The clearings with their forest cards, the haven and the journey.
pub(super) fn forest(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let haven = &sight.pack.haven;
    let inside = html! {
        ol.eight.clearings.many {
            @for (clearing, space) in ClearingIx::enumerate(&view.forest) { (forest_card(sight, clearing, space, "")) }
            (pebble(sight, &view.haven, sight.name(&haven.name), sight.name(&haven.text),
                &html! { (sign("loc-haven", "i24")) b { (sight.soft(sight.name(&haven.name))) } }, " hav"))
            @for (journey, space) in sight.pack.journeys.iter().zip(&view.journeys) {
                (pebble(sight, space, sight.name(&journey.name), "",
                    &html! { (sign("loc-journey", "i20")) b { (journey.points) } (sign("acorn", "i16")) }, " jour"))
            }
        }
    };
    piece::row(sight, "woods", "forest", "loc-forest", &sight.text("evt-forest"), &Markup::default(), &inside)
}

/// The market with its tokens, and the garland award, in the row of remote places.
pub(super) fn market(sight: &Sight<'_>) -> Markup {
    html! {
        @if let Some(market) = &sight.view.market {
            @let record = &sight.pack.market;
            (pebble(sight, &market.space, sight.name(&record.name), sight.name(&record.text),
                &html! { (sign("x-bellfaire", "i24")) b { (sight.soft(sight.name(&record.name))) } }, " hav"))
            (tokens(sight, market))
        }
        (award(sight))
    }
}

/// The tokens of the market, each with its visible side; while the question is which to use, they can be chosen.
fn tokens(sight: &Sight<'_>, market: &MarketView) -> Markup {
    let asked = sight.decision() == MARKET_ASKED;
    let records = (1..).zip(&market.tokens).filter_map(|(number, token)| {
        let record = sight.pack.market_tokens.iter().find(|record| *record.id == *token.id)?;
        Some((market_thing(number), token.trading, record))
    });
    html! {
        @for (thing, trading, record) in records {
            @let side = sight.say(Message::new("evt-market-side").key("side", if trading { "trade" } else { "gain" }));
            @let text = sight.name(if trading { &record.trade_text } else { &record.text });
            @let class = if trading { "loc coin trade" } else { "loc coin" };
            @let inner = html! {
                span.get aria-hidden="true" {
                    @if trading {
                        (names::gains(record.pay, "i16")) (sign("i-next", "i12")) (names::gains(record.trade, "i16"))
                    } @else {
                        (names::gains(record.gain, "i18"))
                    }
                }
                span.who aria-hidden="true" { (sign(if trading { "i-swap" } else { "i-hand" }, "i12")) small { (side) } }
            };
            @let label = format!("{}. {side}: {text}", sight.name(&record.name));
            @let all = html! { p { b.serif { (sight.name(&record.name)) } } p { (side) ": " (text) } p.s { (rule_link("B4")) } };
            li.cell {
                @if asked { (sight.slot(&thing, class, &label, &inner, &all)) }
                @else { (sight.still(class, &label, &inner, &all)) }
            }
        }
    }
}

/// A forest card that only the lizards can use.
pub(super) fn trail_card(sight: &Sight<'_>, clearing: ClearingIx, space: &SpaceView) -> Markup {
    forest_card(sight, clearing, space, " own-trail")
}

fn forest_card(sight: &Sight<'_>, clearing: ClearingIx, space: &SpaceView, class: &str) -> Markup {
    let card = space.id.as_deref().and_then(|id| sight.pack.forests.iter().find(|card| &*card.id == id));
    let place = names::clearing_name(sight, clearing);
    html! {
        @match card {
            Some(card) => {
                @let gain = html! {
                    (forest_gain(card.effect, card.pay, card.gain))
                    @if !card.or.is_empty() { " / " (names::gains(card.or, "i20")) }
                };
                (pebble(sight, space, &format!("{place}: {}", sight.name(&card.name)), sight.name(&card.text), &gain, &format!(" glade{class}")))
            },
            None => li.cell { div.loc.glade.none { span.vh { (place) ": " } span { (sight.text("evt-clearing-empty")) } } },
        }
    }
}

/// The effect of the forest card at a place, as small drawings.
pub(super) fn forest_gain_of(sight: &Sight<'_>, post: Post) -> Option<Markup> {
    let trails = sight.view.players.iter().filter_map(|player| player.power.as_ref()?.trails.as_ref());
    let mut spaces = sight.view.forest.iter().chain(trails.flat_map(|trails| &trails.open));
    let id = spaces.find(|space| space.post == post)?.id.as_deref()?;
    let card = sight.pack.forests.iter().find(|card| *card.id == *id)?;
    Some(html! {
        (forest_gain(card.effect, card.pay, card.gain))
        @if !card.or.is_empty() { " / " (names::gains(card.or, "i16")) }
    })
}

/// The effect of a forest card, as small drawings.
fn forest_gain(effect: ForestEffect, pay: Stock, gain: Gain) -> Markup {
    let arrow = || sign("i-next", "i16");
    html! {
        @match effect {
            ForestEffect::Gain | ForestEffect::GainEither => {},
            ForestEffect::RenewMeadow => { (sign("i-swap", "i20")) (sign("card", "i20")) (sign("card", "i20")) },
            ForestEffect::DiscardDrawDouble => { (sign("i-discard", "i20")) (arrow()) (sign("card", "i20")) (sign("card", "i20")) },
            ForestEffect::CopyForest => { (sign("i-swap", "i20")) (sign("loc-forest", "i20")) },
            ForestEffect::CopyBasic => { (sign("i-swap", "i20")) (sign("pebble", "i20")) },
            ForestEffect::DiscardForAny => { (sign("i-discard", "i20")) (arrow()) (sign("i-any", "i20")) },
            ForestEffect::GainOne => { (sign("i-any", "i16")) },
            ForestEffect::PayForGain => { (names::gains(Gain { stock: pay, ..Gain::default() }, "i20")) (arrow()) },
            ForestEffect::ActivateTwo => { (sign("t-production", "i20")) (sign("t-production", "i20")) },
            ForestEffect::MeadowTwo => { (sign("card", "i20")) (sign("card", "i20")) (arrow()) (sign("i-hand", "i20")) },
        }
        (names::gains(gain, "i20"))
    }
}

/// The row of events.
pub(super) fn events(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let inside = html! {
        ol.eight.events {
            (water::wonders(sight))
            @for event in view.basic_events.iter().chain(&view.special_events) { (event_card(sight, event)) }
        }
    };
    piece::row(sight, "evts", "events", "i-flag", &sight.text("evt-events"), &Markup::default(), &inside)
}

/// The garland award, and the number of its cards in each city.
fn award(sight: &Sight<'_>) -> Markup {
    let found = sight.view.award.as_ref().and_then(|view| {
        let award = sight.pack.awards.iter().find(|award| *award.id == *view.id)?;
        Some((view, award))
    });
    let Some((view, award)) = found else { return html! {} };
    let people = sight.view.players.iter().map(|player| player.seat);
    let owners = people.chain(sight.view.rival_city.as_ref().map(|city| city.owner));
    let counts: Vec<_> = owners.zip(&view.counts).collect();
    let state = html! {
        span.pt { b { (award.first) "/" (award.second) } (sign("acorn", "i12")) }
    };
    let more = html! {
        ul.by-seat { @for &(owner, &count) in &counts {
            li { (sign(sight.worker(owner), "i20")) (sight.say(Message::new("evt-award-count").message("who", sight.who_message(owner)).number("count", count))) }
        } }
        p.s { (rule_link("B6")) }
    };
    Piece {
        thing: None,
        class: "special award",
        drawing: "x-garland",
        name: sight.name(&award.name),
        text: sight.name(&award.text),
        said: "",
        state,
        more,
    }
    .item(sight)
}

/// The texts about an event.
struct About<'a> {
    name: &'a str,
    text: &'a str,
    points: u8,
    colour: Option<Colour>,
    cards: Option<[Kind; 2]>,
}

fn about<'a>(sight: &Sight<'a>, event: &EventView) -> Option<About<'a>> {
    match event.space.post {
        Post::BasicEvent(index) => {
            let event = sight.pack.basic_events.get(usize::from(index))?;
            let (name, text) = (sight.name(&event.name), sight.name(&event.text));
            Some(About { name, text, points: event.points, colour: event.colour, cards: None })
        }
        Post::SpecialEvent(index) => {
            let event = sight.pack.special_events.get(usize::from(index))?;
            let (name, text) = (sight.name(&event.name), sight.name(&event.text));
            Some(About { name, text, points: event.points, colour: None, cards: event.cards })
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
        "{}{}{}",
        if event.special { " special" } else { "" },
        if event.owner.is_some() { " taken" } else { "" },
        if met { " met" } else { "" }
    );
    let owner = event.owner.map(|owner| {
        (owner, sight.say(Message::new("evt-event-owner").message("who", sight.who_message(owner))))
    });
    // The required cards, each with whether it is in the city.
    let stands =
        |kind: Kind| sight.mine().city.cards.iter().any(|built| !built.face_down && built.face == kind);
    let wanted: Vec<(Kind, bool)> = about.cards.iter().flatten().map(|&kind| (kind, stands(kind))).collect();
    let mut said = wanted
        .iter()
        .map(|&(kind, has)| {
            sight.say(
                Message::new("evt-event-needs")
                    .name("card", sight.card_names(kind))
                    .key("has", if has { "yes" } else { "no" }),
            )
        })
        .collect::<Vec<_>>()
        .join(", ");
    if said.is_empty() && event.need > 0 {
        said.clone_from(&progress);
    }
    let state = html! {
        @if let Some((who, words)) = &owner {
            span.own title=(words) { (spoken(sight.worker(*who), "i20", words)) }
        } @else if !wanted.is_empty() {
            span.needs aria-hidden="true" { @for &(kind, has) in &wanted { i.thumb.has[has] { (card::picture(sight, kind)) } } }
        } @else {
            (piece::meter(have, event.need, &progress))
        }
        @if let Some(colour) = about.colour { span.hue.{ (colour.name()) } { (sign(&card::colour_sign(colour), "i12")) } }
        @if !event.stored.is_empty() { span.inside { (names::pieces(event.stored, "i12")) } }
        @if !event.held.is_empty() { span.inside { (event.held.len()) (sign("i-cards", "i12")) } }
        @if about.points > 0 { span.pt { b { (about.points) } (sign("acorn", "i12")) } }
        @if event.owner.is_none() { (standing_on(sight, &event.space)) }
    };
    let more = html! {
        @if !wanted.is_empty() {
            ul.wanted {
                @for &(kind, has) in &wanted {
                    li.has[has] { span.thumb { (card::picture(sight, kind)) } (sight.card_name(kind)) @if has { (spoken("i-ok", "i16", &sight.text("evt-have-it"))) } }
                }
            }
        }
        @if let Some((who, words)) = &owner { p.st { (sign(sight.worker(*who), "i20")) (words) } }
    };
    let drawing = format!("ev-{id}");
    Piece {
        thing: Some(&event.space.thing),
        class: class.trim(),
        drawing: &drawing,
        name: about.name,
        text: about.text,
        said: &said,
        state,
        more,
    }
    .item(sight)
}

/// The things on an event other than the worker of the player who achieved it.
fn standing_on(sight: &Sight<'_>, space: &SpaceView) -> Markup {
    html! {
        (names::workers(sight, &space.workers, space.post, "i18"))
        @if space.token { (spoken("token-axolotl", "i18", &sight.text("evt-token"))) }
        @if space.figure { (spoken("nightweave", "i18", &sight.text("evt-figure"))) }
        @for _ in 0..space.webs { (spoken("web-token", "i16", &sight.text("evt-web"))) }
    }
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
