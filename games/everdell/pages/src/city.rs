//! Cities: cards as tiles with their pictures, by colour.

use everdell::content::Colour;
use everdell::{CardView, CityView, Post};
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{Sight, sign, spoken};
use super::{card, names, piece};

/// The maximal number of empty spaces shown in a city: as many as fit in two lines.
const DRAWN: usize = 16;

/// Your city.
pub(super) fn mine(sight: &Sight<'_>) -> Markup {
    let you = sight.mine();
    let city = &you.city;
    let title = if sight.alone() || sight.view.seat.is_some() {
        sight.text("evt-your-city")
    } else {
        sight.say(Message::new("evt-city-of").message("who", sight.who_message(you.seat)))
    };
    let used = usize::from(city.spaces).max(city.cards.len());
    let empty =
        usize::from(city.limit).saturating_sub(usize::from(city.spaces)).min(DRAWN.saturating_sub(used));
    let beside = html! {
        small { (sight.say(Message::new("evt-spaces").number("spaces", city.spaces).number("limit", city.limit))) }
        (tints(sight, city))
    };
    let inside = html! {
        ol.eight.tiles {
            @for card in by_colour(city) { li.cell { (tile(sight, city, card)) } }
            @for number in 0..empty {
                li.vacant aria-hidden="true" { (usize::from(city.spaces) + number + 1) }
            }
        }
    };
    piece::row(sight, "town", "city", "i-city", &title, &beside, &inside)
}

/// The number of cards of each colour in a city.
pub(super) fn tints(sight: &Sight<'_>, city: &CityView) -> Markup {
    html! {
        ul.tints aria-label=(sight.text("evt-colours")) {
            @for (colour, count) in Colour::ALL.into_iter().zip(city.colours) {
                @let words = sight.say(Message::new("evt-colour-count").key("colour", colour.name()).number("count", count));
                li.{ (colour.name()) } title=(words) {
                    (spoken(&card::colour_sign(colour), "i12", &words)) span aria-hidden="true" { (count) }
                }
            }
        }
    }
}

/// The cards of a city by colour.
pub(super) fn by_colour(city: &CityView) -> Vec<&CardView> {
    let mut all: Vec<&CardView> = city.cards.iter().collect();
    all.sort_by_key(|card| (card.colour as u8, card.kind, card.slot));
    all
}

/// The cards of another player's city as tiles, grouped by colour.
pub(super) fn cards(sight: &Sight<'_>, city: &CityView) -> Markup {
    html! {
        @if city.cards.is_empty() {
            p.dim.s { (sight.text("evt-city-empty")) }
        } @else {
            ul.tiles.of-others { @for card in by_colour(city) { li { (tile_alone(sight, city, card)) } } }
        }
    }
}

/// The cards of another player's city as pictures without text.
pub(super) fn minis(sight: &Sight<'_>, city: &CityView) -> Markup {
    html! {
        ul.minis {
            @for built in by_colour(city) {
                @let name = sight.card_name(built.kind);
                @let words = format!("{name}. {}", describe(sight, built));
                @let class = format!("card C mini {}{}", built.colour.name(), if built.face_down { " down" } else { "" });
                @let inner = html! {
                    span.pic {
                        @if built.face_down { (sign("leaf", "art")) } @else { (card::picture(sight, built.kind)) }
                        @if built.occupied { span.occ { (sign("token-occupied", "i12")) } }
                        @if built.webbed { span.webbed { (sign("web-token", "i16")) } }
                    }
                    (names::workers(sight, &built.workers, Post::Card(city.owner, built.slot), "i16"))
                };
                li.cell { (sight.card_slot(&built.thing, &class, &words, &inner, &all_of(sight, built))) }
            }
        }
    }
}

/// Everything about a card of a city, for its preview.
fn all_of(sight: &Sight<'_>, built: &CardView) -> Markup {
    html! {
        @if built.face_down {
            div.pop-head { (sign("leaf", "i48")) p { b.serif { (sight.card_name(built.kind)) } } }
        } @else { (card::reading(sight, built.kind)) }
        p.st { (describe(sight, built)) }
    }
}

/// A card of a city with its preview.
fn tile(sight: &Sight<'_>, city: &CityView, built: &CardView) -> Markup {
    let (class, words, inner) = tile_face(sight, city, built);
    sight.card_slot(&built.thing, &class, &words, &inner, &all_of(sight, built))
}

/// A card of a city inside a preview.
fn tile_alone(sight: &Sight<'_>, city: &CityView, built: &CardView) -> Markup {
    let (class, words, inner) = tile_face(sight, city, built);
    sight.touch(&built.thing, &class, &words, &inner)
}

fn tile_face(sight: &Sight<'_>, city: &CityView, built: &CardView) -> (String, String, Markup) {
    let name = sight.card_name(built.kind);
    let words = format!("{name}. {}", describe(sight, built));
    let class = format!("card C {}{}", built.colour.name(), if built.face_down { " down" } else { "" });
    let inner = html! {
        span.pic {
            @if built.face_down { (sign("leaf", "art")) } @else { (card::picture(sight, built.kind)) }
            span.ty { (sign(&card::colour_sign(built.colour), "i12")) }
            @if built.occupied { span.occ { (sign("token-occupied", "i16")) } }
            @if built.webbed { span.webbed { (sign("web-token", "i24")) } }
            b.worth aria-hidden="true" { (names::signed(built.points)) }
        }
        span.tt aria-hidden="true" {
            span.nm.lng[card::has_long_word(name)].vast[card::is_vast(name)] { (sight.soft(name)) }
            span.on-it {
                @if built.open { (sign("i-open", "i16")) }
                @if built.tokens > 0 { span.tok { (built.tokens) (sign("token-point", "i12")) } }
                @if !built.stored.is_empty() { (names::pieces(built.stored, "i12")) }
                @if !built.held.is_empty() { span.tok { (built.held.len()) (sign("i-cards", "i12")) } }
                (names::workers(sight, &built.workers, Post::Card(city.owner, built.slot), "i18"))
                @if built.shares.is_some() { (sign("i-swap", "i12")) }
                @if built.spots > built.spots_used { i.spot {} }
            }
        }
    };
    (class, words, inner)
}

/// A card of a city and everything on it, in words.
fn describe(sight: &Sight<'_>, built: &CardView) -> String {
    let mut parts = vec![
        Message::new("evt-colour").key("colour", built.colour.name()),
        Message::new("evt-worth").number("points", built.points),
    ];
    let mut state = |has: bool, what: &str| {
        if has {
            parts.push(Message::new("evt-on-card").key("what", what));
        }
    };
    state(built.occupied, "occupied");
    state(built.webbed, "webbed");
    state(built.face_down, "down");
    state(built.open, "open");
    if built.tokens > 0 {
        parts.push(Message::new("evt-tokens").number("count", built.tokens));
    }
    if !built.held.is_empty() {
        let held =
            built.held.iter().map(|&kind| Message::new("evt-free-card").name("name", sight.card_names(kind)));
        parts.push(Message::new("evt-held").list("cards", held.collect()));
    }
    if let Some(with) = shared_with(sight, built) {
        parts.push(Message::new("evt-shares").name("card", sight.card_names(with.kind)));
    }
    for worker in &built.workers {
        parts.push(Message::new("evt-worker-of").message("who", sight.who_message(worker.owner)));
    }
    let stored = names::amounts(sight, built.stored);
    let mut words: Vec<String> = parts.into_iter().map(|part| sight.say(part)).collect();
    words.extend(stored);
    words.join(", ")
}

/// The construction that a Messenger shares its space with.
fn shared_with<'s>(sight: &'s Sight<'_>, built: &CardView) -> Option<&'s CardView> {
    let slot = built.shares?;
    let mut cities = sight.view.players.iter().map(|player| &player.city).chain(&sight.view.rival_city);
    let city = cities.find(|city| city.cards.iter().any(|card| card.thing == built.thing))?;
    city.cards.iter().find(|card| card.slot == slot)
}

/// The card of a city that a thing names.
pub(super) fn find<'s>(sight: &'s Sight<'_>, thing: &str) -> Option<&'s CardView> {
    let cities = sight.view.players.iter().map(|player| &player.city).chain(&sight.view.rival_city);
    cities.flat_map(|city| &city.cards).find(|card| card.thing == thing)
}

/// The things on a card of a city, for the panel.
pub(super) fn particulars(sight: &Sight<'_>, built: &CardView) -> Markup {
    html! { p.s.dim.where-card { (describe(sight, built)) } }
}
