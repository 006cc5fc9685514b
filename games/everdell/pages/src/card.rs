//! Faces of cards, in three sizes: a tile for a city, a compact face for meadow and hand, and a large one for
//! reading.

use everdell::content::Colour;
use everdell::{Choice, Kind, Way};
use maud::{Markup, html};
use tabletop::Message;

use super::names;
use super::sight::{Sight, sign};

/// The sign of a colour.
pub(super) fn colour_sign(colour: Colour) -> String {
    format!("t-{}", colour.name())
}

/// The picture of a card, which may be cropped; for a card of a pack, the sign of critters or constructions.
pub(super) fn picture(sight: &Sight<'_>, kind: Kind) -> Markup {
    match kind.built_in_name() {
        Some(name) => html! {
            svg.art viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
                use href={ "#cd-" (name) } width="160" height="96" {}
            }
        },
        None if sight.card(kind).facts.critter => sign("i-critter", "art"),
        None => sign("i-construction", "art"),
    }
}

/// The type of a card in a few words: critter or construction, unique or common.
pub(super) fn sort(sight: &Sight<'_>, kind: Kind) -> String {
    let facts = &sight.card(kind).facts;
    sight.say(
        Message::new("evt-sort")
            .key("kind", if facts.critter { "critter" } else { "construction" })
            .key("rarity", if facts.unique { "unique" } else { "common" }),
    )
}

/// The whole face as text, for screen readers.
pub(super) fn spoken_face(sight: &Sight<'_>, kind: Kind) -> String {
    let card = sight.card(kind);
    let cost = names::amounts(sight, card.facts.cost);
    sight.say(
        Message::new("evt-card-spoken")
            .name("name", &card.name)
            .key("kind", if card.facts.critter { "critter" } else { "construction" })
            .key("rarity", if card.facts.unique { "unique" } else { "common" })
            .key("colour", card.facts.colour.name())
            .number("points", card.facts.points)
            .key("free", if cost.is_empty() { "yes" } else { "no" })
            .key("cost", cost.join(", ")),
    )
}

/// The cards that play this card free, or that it plays free, as a line of names.
pub(super) fn free_line(sight: &Sight<'_>, kind: Kind) -> Option<String> {
    let facts = &sight.card(kind).facts;
    let colour = |colour: Colour| Message::new("evt-free-colour").key("colour", colour.name());
    let named = |kind: Kind| Message::new("evt-free-card").name("name", sight.card_names(kind));
    if facts.critter {
        let mut by: Vec<Message> =
            sight.game.kinds().filter(|other| facts.free_by & other.bit() != 0).map(named).collect();
        by.extend(facts.free_by_colour.map(colour));
        if facts.free_by_any {
            by.push(Message::new("evt-free-any").key("kind", "construction"));
        }
        return (!by.is_empty()).then(|| sight.say(Message::new("evt-free-by").list("cards", by)));
    }
    let legend = |other: Kind| sight.card(other).set.legendary();
    let frees = |other: &Kind| {
        let there = &sight.card(*other).facts;
        there.critter && there.free_by & kind.bit() != 0 && !legend(*other)
    };
    let mut plays: Vec<Message> = if facts.frees_any {
        vec![Message::new("evt-free-any").key("kind", "critter")]
    } else {
        sight.game.kinds().filter(frees).map(named).collect()
    };
    plays.extend(facts.frees_colour.map(colour));
    plays.dedup();
    (!plays.is_empty()).then(|| sight.say(Message::new("evt-frees").list("cards", plays)))
}

/// The coloured edge of a card, with its cost and its sign.
fn edge(sight: &Sight<'_>, kind: Kind, class: &str) -> Markup {
    let facts = &sight.card(kind).facts;
    html! {
        span.bandt {
            span.cost {
                @if facts.cost.is_empty() { span.nil { "0" } }
                (names::pieces(facts.cost, class))
            }
            span.ty title=(sight.say(Message::new("evt-colour").key("colour", facts.colour.name()))) {
                (sign(&colour_sign(facts.colour), "i16"))
            }
        }
    }
}

/// A compact face, as in the meadow or a hand: cost, type, picture, points and name.
pub(super) fn face(sight: &Sight<'_>, kind: Kind, tab: Option<Markup>) -> Markup {
    let card = sight.card(kind);
    html! {
        (edge(sight, kind, "i16"))
        span.pic {
            (picture(sight, kind))
            @if let Some(tab) = tab { (tab) }
            span.pt { b { (names::signed(card.facts.points)) } (sign("acorn", "i16")) }
        }
        span.nm.lng[has_long_word(sight.name(&card.name))].vast[is_vast(sight.name(&card.name))] aria-hidden="true" { (sight.soft(sight.name(&card.name))) }
        span.efx aria-hidden="true" { (sight.soft(sight.name(&card.text))) }
    }
}

/// Whether a name has a word that is long for a compact card.
pub(super) fn has_long_word(name: &str) -> bool {
    name.split_whitespace().any(|word| word.chars().count() > LONG)
}

/// Whether a name takes three lines of a compact card.
pub(super) fn is_vast(name: &str) -> bool {
    name.chars().count() > VAST
}

/// A name with more letters takes three lines.
const VAST: usize = 20;

/// Longer words, in letters, are set closer.
const LONG: usize = 11;

/// A card in a row, with its preview; `label` describes its place to screen readers.
pub(super) fn slot(
    sight: &Sight<'_>,
    thing: &str,
    kind: Kind,
    class: &str,
    place: &str,
    tab: Option<Markup>,
) -> Markup {
    let class = format!("card M {}{class}", sight.card(kind).facts.colour.name());
    let label = if place.is_empty() {
        spoken_face(sight, kind)
    } else {
        format!("{place}: {}", spoken_face(sight, kind))
    };
    sight.card_slot(thing, &class, &label, &face(sight, kind, tab), &preview(sight, kind, Some(thing)))
}

/// A card that nothing can be asked about, with its preview.
pub(super) fn still(sight: &Sight<'_>, kind: Kind) -> Markup {
    let class = format!("card M {}", sight.card(kind).facts.colour.name());
    sight.still(&class, &spoken_face(sight, kind), &face(sight, kind, None), &preview(sight, kind, None))
}

/// Everything about a card, and whether it can be played now or why not.
pub(super) fn preview(sight: &Sight<'_>, kind: Kind, thing: Option<&str>) -> Markup {
    let choices = thing.map_or(&[][..], |thing| sight.choices_of(thing));
    let plays = choices.iter().any(|choice| matches!(choice, Choice::Play { .. }));
    html! {
        (reading(sight, kind))
        @if plays && choices.iter().any(|&choice| is_free(sight, choice)) {
            p.st.yes { (sign("i-ok", "i18")) (sight.text("evt-plays-free")) }
        } @else if plays {
            p.st.yes { (sign("i-ok", "i18")) (sight.text("evt-plays")) }
        }
    }
}

/// A large face, with everything about the card.
pub(super) fn reading(sight: &Sight<'_>, kind: Kind) -> Markup {
    let card = sight.card(kind);
    html! {
        div.card.L.{ (card.facts.colour.name()) } {
            (edge(sight, kind, "i24"))
            span.pic { (picture(sight, kind)) }
            span.tx {
                span.nm { (sight.name(&card.name)) }
                span.kind {
                    (sign(if card.facts.critter { "i-critter" } else { "i-construction" }, "i16"))
                    (sort(sight, kind)) " · "
                    (sight.say(Message::new("evt-colour").key("colour", card.facts.colour.name())))
                }
                span.ef { (sight.name(&card.text)) }
            }
            span.ft {
                @if let Some(line) = free_line(sight, kind) {
                    span.via { (sign("token-occupied", "i18")) span { (line) } }
                }
                span.pt { b { (names::signed(card.facts.points)) } (sign("acorn", "i24")) }
            }
        }
    }
}

/// The banner over the picture of a card that can be played without its cost.
pub(super) fn tab(sight: &Sight<'_>, thing: &str, fresh: bool) -> Option<Markup> {
    let free = sight.choices_of(thing).iter().any(|choice| is_free(sight, *choice));
    (free || fresh).then(|| {
        html! {
            @if free { span.free { (sight.text("evt-free")) } }
            @if fresh { span.fresh { (sight.text("evt-new")) } }
        }
    })
}

/// Whether a choice plays a card free.
pub(super) fn is_free(sight: &Sight<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Play { way: Way::Token(_), .. } => true,
        Choice::Play { way: Way::Offer, .. } => {
            let why = sight.view.asked.as_ref().and_then(|asked| asked.why.as_deref());
            !matches!(why, Some("inn" | "meadow" | "green-acorn"))
        }
        _ => false,
    }
}

/// A hidden card on its back, as large as a face.
pub(super) fn hidden(sight: &Sight<'_>) -> Markup {
    html! {
        span.card.M.hid { (sign("leaf", "i40")) span.vh { (sight.text("evt-hidden-card")) } }
    }
}
