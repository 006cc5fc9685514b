//! Players: the hand and the store of the player shown large, and the other players.

use everdell::{Kind, PlayerView, Post};
use maud::{Markup, html};
use tabletop::Message;

use super::piece::{self, Piece};
use super::sight::{Sight, many, sign, spoken};
use super::{board, card, city, lair, leaf, strip, trail, water};

/// Your hand and your belongings.
pub(super) fn mine(sight: &Sight<'_>) -> Markup {
    let you = sight.mine();
    let title = if sight.alone() || sight.view.seat.is_some() {
        sight.text("evt-your-hand")
    } else {
        sight.say(Message::new("evt-hand-of").message("who", sight.who_message(you.seat)))
    };
    let beside = html! {
        small.hand-head { (sight.say(Message::new("evt-hand-count").number("count", you.hand_len).number("limit", you.hand_limit))) }
        (belongings(sight, you))
    };
    let things = own_things(sight, you);
    let inside = html! {
        ol.eight.hand aria-labelledby="hand" {
            @match &you.hand {
                Some(hand) => (hand_cards(sight, you, hand)),
                None => @for _ in 0..you.hand_len { li.cell { (card::hidden(sight)) } },
            }
            (apart(sight, you))
        }
        @if !things.0.is_empty() { ul.own aria-label=(sight.text("evt-own-things")) { (things) } }
    };
    piece::row(sight, "holding", "hand", "i-hand", &title, &beside, &inside)
}

fn hand_cards(sight: &Sight<'_>, you: &PlayerView, hand: &[Kind]) -> Markup {
    html! {
        @if hand.is_empty() && you.legends.is_empty() { li.gap { (sight.text("evt-hand-empty")) } }
        @for &kind in hand {
            @let thing = format!("hand:{}", sight.game.kind_name(kind));
            li.cell { (card::slot(sight, &thing, kind, "", "", card::tab(sight, &thing, false))) }
        }
        @for &kind in you.webbed.iter().flatten() {
            li.cell.turned {
                (card::still(sight, kind))
                span.badge-no.web { (spoken("web-token", "i24", &sight.text("evt-turned-away"))) }
            }
        }
    }
}

/// Playable cards outside the hand: legends, the pile of Farms, the reserved card, the archive, and those under
/// discoveries.
fn apart(sight: &Sight<'_>, you: &PlayerView) -> Markup {
    let pile = sight.view.pile.as_ref().filter(|pile| pile.owner == you.seat);
    html! {
        @for &kind in &you.legends {
            @let thing = format!("legend:{}", sight.game.kind_name(kind));
            li.cell { (card::slot(sight, &thing, kind, " legend", &sight.text("evt-legends"), card::tab(sight, &thing, false))) }
        }
        @if let Some((pile, kind)) = pile.and_then(|pile| Some((pile, pile.top?))) {
            @let words = sight.say(Message::new("evt-pile").number("left", pile.left));
            li.cell title=(words) { (card::slot(sight, "pile", kind, " apart", &words, card::tab(sight, "pile", false))) }
        }
        @if let Some(leaf) = &you.leaf { (leaf::cards(sight, leaf)) }
        @if let Some(spire) = &you.spire { (trail::under(sight, spire)) }
    }
}

/// The belongings of a player besides hand and city, as small pieces.
fn own_things(sight: &Sight<'_>, you: &PlayerView) -> Markup {
    html! {
        (power(sight, you))
        @if let Some(brook) = &you.brook { (water::beside(sight, brook)) }
        @if let Some(leaf) = &you.leaf { (leaf::beside(sight, leaf)) }
        @if let Some(spire) = &you.spire { (trail::beside(sight, spire)) }
        @if let Some(trails) = you.power.as_ref().and_then(|power| power.trails.as_ref()) {
            @for space in &trails.open {
                @if let Post::Forest(clearing) = space.post { (board::trail_card(sight, clearing, space)) }
            }
        }
    }
}

/// The ability or player power of a player, with the things on it.
fn power(sight: &Sight<'_>, player: &PlayerView) -> Markup {
    let ability = player
        .ability
        .as_deref()
        .and_then(|id| sight.pack.abilities.iter().find(|ability| &*ability.id == id));
    let Some(ability) = ability else { return html! {} };
    let view = player.power.as_ref();
    let state = html! {
        @if let Some(wild) = view.and_then(|power| power.wild) { (spoken("token-axolotl", "i16", &sight.say(Message::new("evt-wild").number("count", wild)))) b { (wild) } }
        @if let Some(power) = view.filter(|power| power.tokens > 0) { (spoken("token-point", "i16", &sight.say(Message::new("evt-tokens").number("count", power.tokens)))) b { (power.tokens) } }
        @if let Some(resource) = view.and_then(|power| power.stored) { (spoken(resource.name(), "i16", &super::names::amount(sight, resource.name(), 1))) }
    };
    let trails = view.and_then(|power| power.trails.as_ref());
    let left = trails.map(|trails| sight.say(Message::new("evt-trails-left").number("left", trails.left)));
    Piece {
        thing: None,
        class: "own-thing power",
        drawing: &power_drawing(&ability.id),
        name: sight.name(&ability.name),
        text: sight.name(&ability.text),
        said: left.as_deref().unwrap_or_default(),
        state,
        more: html! {},
    }
    .item(sight)
}

/// The drawing of an ability or a player power; one of a pack has none.
fn power_drawing(id: &str) -> String {
    let own = format!("pw-{id}");
    if web::art::symbol(&own).is_empty() { "i-permanent".to_owned() } else { own }
}

/// The drawing of an ability or a player power, as an icon.
pub(super) fn power_sign(id: &str, class: &str) -> Markup {
    sign(&power_drawing(id), class)
}

/// Resources, points and workers of a player.
fn belongings(sight: &Sight<'_>, player: &PlayerView) -> Markup {
    let workers =
        sight.say(Message::new("evt-workers").number("home", player.home).number("workers", player.workers));
    let points = sight.say(Message::new("evt-tokens").number("count", player.points));
    html! {
        ul.store.goods aria-label=(sight.text("evt-belongings")) {
            (board::counts(sight, player.stock, "i20"))
            li title=(points) { (spoken("token-point", "i20", &points)) span aria-hidden="true" { (player.points) } }
            li.workers data-carry data-home={ "#" (sight.worker(player.seat)) } title=(workers) {
                (spoken(sight.worker(player.seat), "i20", &workers))
                span aria-hidden="true" { (player.home) "/" (player.workers) }
            }
            (water::belongings(sight, player, "i20"))
            (leaf::belongings(sight, player, "i20"))
        }
    }
}

/// All other players: the automated opponent first, then the people, each in a strip that opens.
pub(super) fn others(sight: &Sight<'_>) -> Markup {
    let people: Vec<_> = sight.view.players.iter().filter(|player| player.seat != sight.me).collect();
    let rival = sight.view.lair.is_some() || sight.view.rats.is_some();
    let alone = people.len() + usize::from(rival) == 1;
    html! {
        @if rival || !people.is_empty() {
            section.strat.sheet.others.several[!alone] aria-label=(sight.text("evt-others")) {
                ol.foes-at {
                    (lair::strip(sight, alone))
                    (lair::rats(sight, alone))
                    @for player in people { (other(sight, player, alone)) }
                }
            }
        }
    }
}

fn other(sight: &Sight<'_>, player: &PlayerView, alone: bool) -> Markup {
    let owner = sight.who(player.seat);
    let class = format!("seat-{}", player.seat.place());
    let season = sight.say(Message::new("evt-season").key("season", player.season.name()));
    let so_far = sight.say(Message::new("evt-so-far").number("points", player.score.total));
    let workers =
        sight.say(Message::new("evt-workers").number("home", player.home).number("workers", player.workers));
    let counts = html! {
        (strip::stat("i-hand", &player.hand_len.to_string(), &sight.say(Message::new("evt-backs").number("count", player.hand_len))))
        (strip::stat("i-city", &player.city.spaces.to_string(), &sight.say(Message::new("evt-city-spaces").number("spaces", player.city.spaces).number("limit", player.city.limit))))
        (strip::stat(sight.worker(player.seat), &format!("{}/{}", player.home, player.workers), &workers))
    };
    let goods = html! {
        span.goods-of {
            @for resource in everdell::content::Resource::ALL {
                (strip::stat(resource.name(), &player.stock[resource].to_string(), &super::names::amount(sight, resource.name(), player.stock[resource])))
            }
            (strip::stat("token-point", &player.points.to_string(), &sight.say(Message::new("evt-tokens").number("count", player.points))))
        }
    };
    let face = html! {
        (sign(sight.worker(player.seat), "i32 por"))
        span.wn { b.nm { (owner) } small { (season) @if player.passed { " · " (sight.text("evt-passed")) } } }
        (strip::stat("acorn", &player.score.total.to_string(), &so_far))
        span.counts { (counts) (goods) }
    };
    let all = html! {
        section.neighbour aria-label=(owner) {
            header.pop-head {
                (sign(sight.worker(player.seat), "i40"))
                div { h2 { (owner) } p.xs.dim { (season) @if player.passed { " · " (sight.text("evt-passed")) } " · " (so_far) } }
            }
            ul.store {
                @for resource in everdell::content::Resource::ALL {
                    @let words = super::names::amount(sight, resource.name(), player.stock[resource]);
                    li title=(words) { (spoken(resource.name(), "i20", &words)) span aria-hidden="true" { (player.stock[resource]) } }
                }
                li { (spoken("token-point", "i20", &sight.say(Message::new("evt-tokens").number("count", player.points)))) span aria-hidden="true" { (player.points) } }
                li data-home={ "#" (sight.worker(player.seat)) } { (spoken(sight.worker(player.seat), "i20", &workers)) span aria-hidden="true" { (player.home) span.dim.s { " / " (player.workers) } } }
                (water::belongings(sight, player, "i20"))
                (leaf::belongings(sight, player, "i20"))
            }
            @if let Some(brook) = &player.brook { (water::others(sight, brook)) }
            @if let Some(leaf) = &player.leaf { (leaf::others(sight, leaf)) }
            ul.own { (power(sight, player)) @if let Some(spire) = &player.spire { (trail::beside(sight, spire)) } }
            @if !player.legends.is_empty() {
                p.xs.dim { (sight.say(Message::new("evt-legends-of").number("count", many(player.legends.len())))) }
            }
            h3 { (sight.say(Message::new("evt-city-spaces").number("spaces", player.city.spaces).number("limit", player.city.limit))) }
            (city::tints(sight, &player.city))
            (city::cards(sight, &player.city))
        }
    };
    let minis = html! { @if alone { (city::minis(sight, &player.city)) } };
    strip::strip(sight, &class, &owner, strip::choosable(sight, &player.city), &face, &minis, &all)
}
