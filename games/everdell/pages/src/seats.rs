//! Players: the hand and the store of the player shown large, and the other players.

use everdell::{Kind, PlayerView, Post};
use maud::{Markup, html};
use tabletop::Message;

use super::sight::{Sight, many, sign, spoken, stop};
use super::{board, card, city, leaf, trail, water};

/// Your hand, with what you own.
pub(super) fn mine(sight: &Sight<'_>) -> Markup {
    let you = sight.mine();
    let title = if sight.alone() || sight.view.seat.is_some() {
        sight.text("evt-your-hand")
    } else {
        sight.say(Message::new("evt-hand-of").message("who", sight.who_message(you.seat)))
    };
    html! {
        section.sheet.holding aria-labelledby="hand" {
            div.row.wrap.hand-head {
                h2 #hand { (title) }
                span.tag { (sight.say(Message::new("evt-hand-count").number("count", you.hand_len).number("limit", you.hand_limit))) }
                (belongings(sight, you, "i28"))
            }
            @match &you.hand {
                Some(hand) => (hand_cards(sight, you, hand)),
                None => (card::backs(sight, you.hand_len)),
            }
            (beside(sight, you))
        }
    }
}

fn hand_cards(sight: &Sight<'_>, you: &PlayerView, hand: &[Kind]) -> Markup {
    html! {
        @if hand.is_empty() && you.legends.is_empty() {
            p.dim.s { (sight.text("evt-hand-empty")) }
        } @else {
            ol.hand tabindex=[stop(sight)] aria-labelledby="hand" {
                @for &kind in hand {
                    @let thing = format!("hand:{}", sight.game.kind_name(kind));
                    @let class = format!("card M {}", sight.card(kind).facts.colour.name());
                    li { (sight.touch(&thing, &class, &card::spoken_face(sight, kind), &card::face(sight, kind, card::tab(sight, &thing, false)))) }
                }
                @for &kind in you.webbed.iter().flatten() {
                    li.turned {
                        span.{ "card M " (sight.card(kind).facts.colour.name()) } { (card::face(sight, kind, None)) }
                        span.badge-no.web { (spoken("web-token", "i28", &sight.text("evt-turned-away"))) }
                    }
                }
            }
        }
    }
}

/// What lies in front of a player besides hand and city: legends, the ability, the pile of Farms.
fn beside(sight: &Sight<'_>, you: &PlayerView) -> Markup {
    let ability =
        you.ability.as_deref().and_then(|id| sight.pack.abilities.iter().find(|ability| &*ability.id == id));
    let pile = sight.view.pile.as_ref().filter(|pile| pile.owner == you.seat);
    html! {
        @if !you.legends.is_empty() {
            h3 #legends { (sight.text("evt-legends")) }
            ol.hand tabindex=[stop(sight)] aria-labelledby="legends" {
                @for &kind in &you.legends {
                    @let thing = format!("legend:{}", sight.game.kind_name(kind));
                    @let class = format!("card M legend {}", sight.card(kind).facts.colour.name());
                    li { (sight.touch(&thing, &class, &card::spoken_face(sight, kind), &card::face(sight, kind, card::tab(sight, &thing, false)))) }
                }
            }
        }
        @if let Some(pile) = pile {
            h3 #pile { (sight.say(Message::new("evt-pile").number("left", pile.left))) }
            @if let Some(kind) = pile.top {
                ol.hand tabindex=[stop(sight)] aria-labelledby="pile" { li {
                    @let class = format!("card M {}", sight.card(kind).facts.colour.name());
                    (sight.touch("pile", &class, &card::spoken_face(sight, kind), &card::face(sight, kind, card::tab(sight, "pile", false))))
                } }
            }
        }
        @if let Some(brook) = &you.brook { (water::beside(sight, brook)) }
        @if let Some(leaf) = &you.leaf { (leaf::beside(sight, leaf)) }
        @if let Some(spire) = &you.spire { (trail::beside(sight, spire, "own")) }
        @if let Some(ability) = ability {
            p.ability { (power_sign(&ability.id, "i40")) span { b { (sight.name(&ability.name)) } " " (sight.name(&ability.text)) } }
        }
        (on_power(sight, you))
    }
}

/// The drawing of an ability or a player power; one of a pack has none of its own.
pub(super) fn power_sign(id: &str, class: &str) -> Markup {
    let own = format!("pw-{id}");
    if web::art::symbol(&own).is_empty() { sign("i-permanent", class) } else { sign(&own, class) }
}

/// What lies on the player power: point tokens, or a stored resource.
fn on_power(sight: &Sight<'_>, player: &PlayerView) -> Markup {
    html! {
        @if let Some(trails) = player.power.as_ref().and_then(|power| power.trails.as_ref()) {
            p.xs.row {
                (power_sign("lizards", "i28"))
                span { b { (sight.text("evt-trails")) } " · " (sight.say(Message::new("evt-trails-left").number("left", trails.left))) }
            }
            ol.clearings.trails aria-label=(sight.text("evt-trails")) {
                @for space in &trails.open {
                    @if let Post::Forest(clearing) = space.post { li { (board::trail_card(sight, clearing, space)) } }
                }
            }
        }
        @if let Some(wild) = player.power.as_ref().and_then(|power| power.wild) {
            ul.store aria-label=(sight.text("evt-on-power")) {
                li { (spoken("token-axolotl", "i28", &sight.say(Message::new("evt-wild").number("count", wild)))) span aria-hidden="true" { (wild) } }
            }
        }
        @if let Some(power) = player.power.as_ref().filter(|power| power.tokens > 0 || power.stored.is_some()) {
            ul.store aria-label=(sight.text("evt-on-power")) {
                @if power.tokens > 0 {
                    li { (spoken("token-point", "i20", &sight.say(Message::new("evt-tokens").number("count", power.tokens)))) span aria-hidden="true" { (power.tokens) } }
                }
                @if let Some(resource) = power.stored {
                    li { (spoken(resource.name(), "i20", &super::names::amount(sight, resource.name(), 1))) span aria-hidden="true" { "1" } }
                }
            }
        }
    }
}

/// The ability or player power of another player.
fn power_of(sight: &Sight<'_>, player: &PlayerView) -> Markup {
    let ability = player
        .ability
        .as_deref()
        .and_then(|id| sight.pack.abilities.iter().find(|ability| &*ability.id == id));
    html! {
        @if let Some(ability) = ability {
            details.more {
                summary { (power_sign(&ability.id, "i24")) span { (sight.name(&ability.name)) } }
                p.xs { (sight.name(&ability.text)) }
            }
            (on_power(sight, player))
        }
    }
}

/// Resources, points and workers of a player.
fn belongings(sight: &Sight<'_>, player: &PlayerView, class: &str) -> Markup {
    let workers =
        sight.say(Message::new("evt-workers").number("home", player.home).number("workers", player.workers));
    let points = sight.say(Message::new("evt-tokens").number("count", player.points));
    html! {
        ul.store.push aria-label=(sight.text("evt-belongings")) {
            (board::counts(sight, player.stock, class))
            li { (spoken("token-point", class, &points)) span aria-hidden="true" { (player.points) } }
            li {
                (spoken(sight.worker(player.seat), class, &workers))
                span aria-hidden="true" { (player.home) span.dim.s { " / " (player.workers) } }
            }
            (water::belongings(sight, player, class))
            (leaf::belongings(sight, player, class))
        }
    }
}

/// The others at the table, each folded up.
pub(super) fn others(sight: &Sight<'_>) -> Markup {
    let others: Vec<_> = sight.view.players.iter().filter(|player| player.seat != sight.me).collect();
    html! {
        @for player in others {
            (other(sight, player))
        }
    }
}

fn other(sight: &Sight<'_>, player: &PlayerView) -> Markup {
    let owner = sight.who(player.seat);
    let choosable = player.city.cards.iter().any(|card| !sight.choices_of(&card.thing).is_empty());
    html! {
        section.sheet.neighbour aria-label=(owner) {
            header {
                (sign(sight.worker(player.seat), "i32"))
                div {
                    h2 { (owner) }
                    span.xs.dim {
                        (sight.say(Message::new("evt-season").key("season", player.season.name())))
                        @if player.passed { " · " (sight.text("evt-passed")) }
                        " · " (sight.say(Message::new("evt-so-far").number("points", player.score.total)))
                    }
                }
                span.push { (card::backs(sight, player.hand_len)) }
            }
            ul.store {
                @for resource in everdell::content::Resource::ALL {
                    @let words = super::names::amount(sight, resource.name(), player.stock[resource]);
                    li { (spoken(resource.name(), "i20", &words)) span aria-hidden="true" { (player.stock[resource]) } }
                }
                li { (spoken("token-point", "i20", &sight.say(Message::new("evt-tokens").number("count", player.points)))) span aria-hidden="true" { (player.points) } }
                li {
                    (spoken(sight.worker(player.seat), "i20", &sight.say(Message::new("evt-workers").number("home", player.home).number("workers", player.workers))))
                    span aria-hidden="true" { (player.home) span.dim.s { " / " (player.workers) } }
                }
                (water::belongings(sight, player, "i20"))
                (leaf::belongings(sight, player, "i20"))
            }
            @if let Some(brook) = &player.brook { (water::others(sight, brook)) }
            @if let Some(leaf) = &player.leaf { (leaf::others(sight, leaf)) }
            @if let Some(spire) = &player.spire { (trail::beside(sight, spire, &format!("seat-{}", player.seat.place()))) }
            (power_of(sight, player))
            @if !player.legends.is_empty() {
                p.xs.dim { (sight.say(Message::new("evt-legends-of").number("count", many(player.legends.len())))) }
            }
            details.more open[choosable || sight.view.players.len() < 3] {
                summary { (sight.say(Message::new("evt-city-spaces").number("spaces", player.city.spaces).number("limit", player.city.limit))) }
                (city::cards(sight, &player.city))
            }
        }
    }
}
