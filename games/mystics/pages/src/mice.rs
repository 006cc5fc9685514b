//! The mice: values, hearts, cheese, what they wear, carry and have learned.

use maud::{Markup, html};
use mystics::kinds::Slot;
use mystics::{CardName, CardView, MouseView};
use tabletop::Message;

use super::names;
use super::sight::{Sight, card_art, hero_art, sign, spoken};

/// All mice of the party.
pub(super) fn party(sight: &Sight<'_>) -> Markup {
    html! {
        section.mice aria-label=(sight.text("myp-mice")) { @for mouse in &sight.view.mice { (mouse_card(sight, mouse)) } }
    }
}

fn mouse_card(sight: &Sight<'_>, mouse: &MouseView) -> Markup {
    let now = sight.view.now == Some(CardName::Mouse(mouse.index));
    let asked = sight.view.asked.as_ref().and_then(|asked| asked.mouse) == Some(mouse.index);
    let name = sight.hero_name(mouse.hero);
    let hero = &sight.pack.heroes[mouse.hero.index()];
    html! {
        article.sheet.mouse.now[now].caught[mouse.captured] aria-label=(name) {
            @if now { span.now0 { (sight.text("myp-your-turn")) } }
            @else if asked && sight.live { span.now0 { (sight.text("myp-is-asked")) } }
            div.hd0.caught0[mouse.captured] {
                div.por { (sign(&hero_art(mouse.hero), "whole")) }
                div {
                    h3 { (name) }
                    p.cls { (names::classes(sight, mouse)) }
                    p.at0 {
                        @match &mouse.spot {
                            Some(spot) => {
                                @if spot.tile == sight.slot { (sight.say(Message::new("myp-at").message("space", names::space_message(&spot.name)))) }
                                @else if let Some(side) = sight.tile(spot.tile).and_then(|tile| sight.side_of(tile)) {
                                    (sight.say(Message::new("myp-at-other").message("space", names::space_message(&spot.name)).name("side", &side.name)))
                                }
                            },
                            None => (sight.text("myp-captive")),
                        }
                        @if sight.view.players > 1 { " · " (sight.say(Message::new("myp-led").number("player", u16::from(mouse.seat) + 1))) }
                    }
                }
            }
            (values(sight, mouse))
            (life(sight, mouse))
            (plights(sight, mouse))
            (gear(sight, mouse))
            (pack(sight, mouse))
            details.more {
                summary { (sight.say(Message::new("myp-knows").number("abilities", super::sight::many(mouse.abilities.len())).number("tricks", super::sight::many(mouse.tricks.len())))) }
                ul.cardlist {
                    @for gift in &hero.gifts {
                        li { (sign("my-star", "i28")) span { b { (sight.name(&gift.name)) } span.dim { (sight.name(&gift.text)) } } }
                    }
                    @for &ability in &mouse.abilities {
                        @let card = &sight.pack.abilities[ability.index()];
                        li {
                            (sign(&format!("ma-{}", ability.name()), "i28"))
                            span {
                                b { (sight.name(&card.name)) } " "
                                span.xs.dim { (sight.say(Message::new("myp-costs").number("cheese", card.facts.cost))) }
                                (sight.name(&card.text))
                            }
                        }
                    }
                    @for card in &mouse.gear { (names::card_line(sight, card, "gear")) }
                    @for card in &mouse.pack { (names::card_line(sight, card, "pack")) }
                    @for card in &mouse.tricks { (names::card_line(sight, card, "trick")) }
                }
            }
        }
    }
}

/// Battle, defence, lore and move; those beyond the printed ones are marked.
fn values(sight: &Sight<'_>, mouse: &MouseView) -> Markup {
    let facts = &sight.pack.heroes[mouse.hero.index()].facts;
    let all = [
        ("battle", "my-battle", mouse.battle, facts.battle),
        ("defence", "my-defence", mouse.defence, facts.defence),
        ("lore", "my-lore-sign", mouse.lore, facts.lore),
        ("move", "my-move", mouse.movement, facts.movement),
    ];
    html! {
        dl.nums4 {
            @for (key, drawing, value, printed) in all {
                div {
                    dt { (spoken(drawing, "i18", &sight.say(Message::new("myp-value").key("value", key)))) }
                    dd.more0[value > printed] { (value) }
                }
            }
        }
    }
}

fn life(sight: &Sight<'_>, mouse: &MouseView) -> Markup {
    let hurt = mouse.wounds + mouse.poison;
    let left = mouse.life.saturating_sub(hurt);
    let words = sight.say(
        Message::new("myp-life")
            .number("left", left)
            .number("life", mouse.life)
            .number("wounds", mouse.wounds)
            .number("poison", mouse.poison)
            .number("cheese", mouse.cheese),
    );
    html! {
        div.life role="group" aria-label=(words) title=(words) {
            @for _ in 0..left { (sign("my-life", "i20")) }
            @for _ in 0..mouse.wounds { (sign("my-wound", "i20")) }
            @for _ in 0..mouse.poison { (sign("my-poison", "i20")) }
            span.push {
                (sign("my-cheese", "i20")) span.num { (mouse.cheese) }
                span.xs.dim { (sight.say(Message::new("myp-of").number("all", mouse.cheese_full))) }
            }
        }
    }
}

/// What is the matter with a mouse, and what lasts.
fn plights(sight: &Sight<'_>, mouse: &MouseView) -> Markup {
    let lasting = [
        ("fury", mouse.fury > 0, "my-battle", mouse.fury),
        ("shelter", mouse.shelter > 0, "my-defence", mouse.shelter),
        ("fortifies", mouse.fortifies, "ma-fortify", 0),
        ("leads", mouse.leads, "ma-battle_leader", 0),
    ];
    html! {
        @if !mouse.plight.is_empty() || lasting.iter().any(|one| one.1) || !mouse.honours.is_empty() {
            ul.plights {
                @for plight in &mouse.plight {
                    li {
                        @if let Some(drawing) = names::plight_sign(plight) { (sign(drawing, "i18")) }
                        span { (sight.say(Message::new("myp-plight").key("plight", *plight))) " " @if let Some(rule) = names::plight_rule(plight) { (rule) } }
                    }
                }
                @for (key, so, drawing, count) in lasting {
                    @if so { li { (sign(drawing, "i18")) span { (sight.say(Message::new("myp-lasting").key("what", key).number("count", count))) } } }
                }
                @for honour in &mouse.honours {
                    li { (sign(&format!("honour-{}", honour.name()), "i18")) span { (sight.name(&sight.pack.honours[honour.index()].name)) } }
                }
            }
        }
    }
}

/// A place for equipment, with what is there.
struct Place<'a> {
    slot: &'static str,
    card: Option<&'a CardView>,
    /// Whether the card to its left fills it, too.
    filled: bool,
}

fn places(mouse: &MouseView) -> Vec<Place<'_>> {
    let mut held: Vec<&CardView> = mouse.gear.iter().filter(|card| card.slot == Some(Slot::Paw)).collect();
    let mut all = Vec::new();
    let mut tail = None;
    if mouse.tail_taken {
        // The last that is held is the one that the paws have no room for.
        tail = held.pop();
    }
    for card in held {
        all.push(Place { slot: "paw", card: Some(card), filled: false });
        for _ in 1..card.paws.max(1) {
            all.push(Place { slot: "paw", card: None, filled: true });
        }
    }
    while all.len() < usize::from(mouse.paws) {
        all.push(Place { slot: "paw", card: None, filled: false });
    }
    for slot in [Slot::Head, Slot::Body, Slot::Neck, Slot::Belt] {
        let card = mouse.gear.iter().find(|card| card.slot == Some(slot));
        if card.is_some() || matches!(slot, Slot::Head | Slot::Body) {
            all.push(Place { slot: slot.name(), card, filled: false });
        }
    }
    if mouse.tail {
        all.push(Place { slot: "tail", card: tail, filled: false });
    }
    all
}

fn gear(sight: &Sight<'_>, mouse: &MouseView) -> Markup {
    html! {
        ul.gear aria-label=(sight.text("myp-gear")) {
            @for place in places(mouse) {
                li {
                    span.sl.full[place.card.is_some()].two[place.filled] {
                        @match place.card {
                            Some(card) => {
                                @let name = sight.search_card(&card.id).map_or("", |card| sight.name(&card.name));
                                (spoken(&card_art(&card.id), "i28", name))
                            },
                            None => (sign(&format!("my-slot-{}", place.slot), "i16 dim")),
                        }
                    }
                    (sight.say(Message::new("myp-slot").key("slot", place.slot)))
                }
            }
        }
    }
}

fn pack(sight: &Sight<'_>, mouse: &MouseView) -> Markup {
    let names: Vec<&str> = mouse
        .pack
        .iter()
        .filter_map(|card| sight.search_card(&card.id))
        .map(|card| sight.name(&card.name))
        .collect();
    let count = u8::try_from(mouse.pack.len()).unwrap_or(u8::MAX);
    html! {
        p.packrow {
            (sign("my-pack", "i18"))
            span.dots aria-hidden="true" { @for index in 0..mouse.pack_room { i.dot.f[index < count] {} } }
            span {
                (sight.say(Message::new("myp-pack").number("count", count).number("room", mouse.pack_room)))
                @if !names.is_empty() { ": " (names.join(", ")) }
            }
        }
    }
}
