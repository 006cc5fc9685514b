//! The mice: values, hearts, cheese, equipment, packs and abilities.

use maud::{Markup, html};
use mystics::kinds::Slot;
use mystics::{CardName, CardView, MouseView};
use tabletop::Message;

use super::names;
use super::sight::{Sight, card_art, hero_art, sign, spoken};
use web::look::preview;

/// All mice of the party.
pub(super) fn party(sight: &Sight<'_>) -> Markup {
    html! {
        section.mice.pane-me aria-label=(sight.text("myp-mice")) { @for mouse in &sight.view.mice { (mouse_card(sight, mouse)) } }
    }
}

/// The text for the place of a mouse: a space of this tile, of another one, captured, or not yet set out.
fn whereabouts(sight: &Sight<'_>, mouse: &MouseView) -> String {
    match &mouse.spot {
        Some(spot) if spot.tile == sight.slot => {
            sight.say(Message::new("myp-at").message("space", names::space_message(&spot.name)))
        }
        Some(spot) => match sight.tile(spot.tile).and_then(|tile| sight.side_of(tile)) {
            Some(side) => sight.say(
                Message::new("myp-at-other")
                    .message("space", names::space_message(&spot.name))
                    .name("side", &side.name),
            ),
            None => String::new(),
        },
        None if mouse.captured => sight.text("myp-captive"),
        None => sight.text("myp-not-set-out"),
    }
}

fn mouse_card(sight: &Sight<'_>, mouse: &MouseView) -> Markup {
    let now = sight.view.now == Some(CardName::Mouse(mouse.index));
    let asked = sight.view.asked.as_ref().and_then(|asked| asked.mouse) == Some(mouse.index);
    let name = sight.hero_name(mouse.hero);
    let place = whereabouts(sight, mouse);
    let led = (sight.view.players > 1)
        .then(|| sight.say(Message::new("myp-led").number("player", u16::from(mouse.seat) + 1)));
    let tag = match &mouse.spot {
        Some(spot) => match sight.tile(spot.tile).filter(|tile| tile.slot != sight.slot) {
            Some(tile) => {
                html! { b.elsewhere { (tile.side.get() + 1) } " " (names::space(sight, &spot.name)) }
            }
            None => html! { (names::space(sight, &spot.name)) },
        },
        None if mouse.captured => sign("my-captured", "i18"),
        None => html! {},
    };
    let state = if now && sight.live {
        Some(sight.text("myp-your-turn"))
    } else if now {
        Some(sight.say(Message::new("myp-turn-state").key("state", "now")))
    } else if asked && sight.live {
        Some(sight.text("myp-is-asked"))
    } else {
        None
    };
    let face = html! {
        span.por { (sign(&hero_art(mouse.hero), "whole")) }
        span.nm { b { (name) } span.cls { (names::classes(sight, mouse)) } }
        @if !tag.0.is_empty() { span.tag.at0 { (tag) } }
        span.vh { ". " (place) @if let Some(state) = &state { ". " (state) } }
    };
    let abilities = mouse.abilities.iter().map(|&ability| (ability, &sight.pack.abilities[ability.index()]));
    html! {
        article.sheet.mouse.now[now].asked[asked && !now].caught[mouse.captured] aria-label=(name) {
            div.in0 {
                (preview(&format!("mouse-{}", mouse.hero.name()), "hd0", "", &face, &whole(sight, mouse, &place, led.as_deref())))
                (values(sight, mouse))
                (life(sight, mouse))
                (plights(sight, mouse))
                div.worn {
                    (gear(sight, mouse))
                    span.packed title=(sight.text("myp-pack-of")) {
                        (sign("my-pack", "i18")) span.vh { (sight.text("myp-pack-of")) " " } (mouse.pack.len()) "/" (mouse.pack_room)
                    }
                }
                @if !mouse.abilities.is_empty() {
                    ul.abl { @for (ability, card) in abilities {
                        li title=(sight.name(&card.text)) {
                            (sign(&format!("ma-{}", ability.name()), "i20"))
                            span { (sight.name(&card.name)) }
                            em { (card.facts.cost) (sign("my-cheese", "i16")) }
                        }
                    } }
                }
            }
        }
    }
}

/// Everything about a mouse, in the preview of its card.
fn whole(sight: &Sight<'_>, mouse: &MouseView, place: &str, led: Option<&str>) -> Markup {
    let hero = &sight.pack.heroes[mouse.hero.index()];
    html! {
        div.pop-head { (sign(&hero_art(mouse.hero), "i64")) div {
            p { b { (sight.hero_name(mouse.hero)) } " " span.dim { (names::classes(sight, mouse)) } }
            p.s { (place) @if let Some(led) = led { " · " (led) } }
        } }
        (plights(sight, mouse))
        (gear(sight, mouse))
        (pack(sight, mouse))
        ul.cardlist {
            @for gift in &hero.gifts {
                li { (sign("my-star", "i28")) span { b { (sight.name(&gift.name)) } " " (sight.name(&gift.text)) } }
            }
            @for &ability in &mouse.abilities {
                @let card = &sight.pack.abilities[ability.index()];
                li {
                    (sign(&format!("ma-{}", ability.name()), "i28"))
                    span {
                        b { (sight.name(&card.name)) } " "
                        span.dim { (sight.say(Message::new("myp-costs").number("cheese", card.facts.cost))) } " "
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

/// Battle, defence, lore and move; values above the printed ones are marked.
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
                    dt { (spoken(drawing, "i16", &sight.say(Message::new("myp-value").key("value", key)))) }
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
            @for _ in 0..left { (sign("my-life", "i16")) }
            @for _ in 0..mouse.wounds { (sign("my-wound", "i16")) }
            @for _ in 0..mouse.poison { (sign("my-poison", "i16")) }
            span.push {
                (sign("my-cheese", "i18")) span.num { (mouse.cheese) }
                span.xs.dim { (sight.say(Message::new("myp-of").number("all", mouse.cheese_full))) }
            }
        }
    }
}

/// The conditions and lasting effects of a mouse.
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
                    li.honour title=(sight.name(&sight.pack.honours[honour.index()].name)) { (sign(&format!("honour-{}", honour.name()), "i18")) span { (sight.name(&sight.pack.honours[honour.index()].name)) } }
                }
            }
        }
    }
}

/// A slot for equipment, with its contents.
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
        // The last held card is the one that does not fit into the paws.
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
                li.got[place.card.is_some() || place.filled] {
                    span.sl.full[place.card.is_some()].two[place.filled] {
                        @match place.card {
                            Some(card) => {
                                @let name = sight.search_card(&card.id).map_or("", |card| sight.name(&card.name));
                                (spoken(&card_art(&card.id), "i24", name))
                            },
                            None => (sign(&format!("my-slot-{}", place.slot), "i16 dim")),
                        }
                    }
                    span.slot-of { (sight.say(Message::new("myp-slot").key("slot", place.slot))) }
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
