//! Texts for things on the table, in addition to those of the rules.

use maud::{Markup, html};
use mystics::content::{CardKind, Side};
use mystics::kinds::{Class, Creature, Face, Hero};
use mystics::{CardView, EnemyView, Event, Faces, MouseView, SpaceIx, TileView};
use tabletop::Message;

use super::sight::{Sight, card_art, rule_link, sign, spoken};

/// A text as paragraphs.
pub(super) fn prose(text: &str) -> Markup {
    html! { @for part in text.split("\n\n").filter(|part| !part.trim().is_empty()) { p { (part.trim().replace('\n', " ")) } } }
}

/// The name of a space: its letter and number if it has them, otherwise a word.
pub(super) fn space(sight: &Sight<'_>, id: &str) -> String {
    sight.say(space_message(id))
}

pub(super) fn space_message(id: &str) -> Message {
    Message::new("myp-space-name").key("space", id)
}

/// Whether there is nothing to say about a space except its name.
pub(super) fn is_bare(sight: &Sight<'_>, tile: &TileView, side: &Side, index: SpaceIx) -> bool {
    things_on(sight, tile, side, index).is_empty()
}

/// A space and everything on it, in words.
pub(super) fn space_in_words(sight: &Sight<'_>, tile: &TileView, side: &Side, index: SpaceIx) -> String {
    let Some(space) = side.spaces.get(usize::from(index)) else { return String::new() };
    let things = things_on(sight, tile, side, index);
    let name = space_message(&space.id);
    if things.is_empty() {
        return sight.say(Message::new("myp-space-empty").message("space", name));
    }
    sight.say(Message::new("myp-space").message("space", name).list("things", things))
}

/// All that is on a space.
fn things_on(sight: &Sight<'_>, tile: &TileView, side: &Side, index: SpaceIx) -> Vec<Message> {
    let mut things: Vec<Message> = Vec::new();
    for &mouse in &tile.mice {
        if let Some(mouse) = sight.mouse(mouse)
            && mouse.spot.as_ref().is_some_and(|spot| spot.space == index)
        {
            let plight = mouse.plight.first().copied().unwrap_or("none");
            things.push(
                Message::new("myp-stands").name("who", sight.hero_names(mouse.hero)).key("plight", plight),
            );
        }
    }
    for &enemy in &tile.enemies {
        if let Some(enemy) = sight.enemy(enemy)
            && enemy.spot.space == index
        {
            things.push(foe_message(sight, enemy));
        }
    }
    let sign = |what: &str| Message::new("myp-on-space").key("what", what);
    let has = |set: u64| set & (1 << index.get()) != 0;
    let signs = [
        ("trap", tile.traps.contains(&index)),
        ("hook", tile.hook.contains(&index)),
        ("fork", tile.fork == Some(index)),
        ("grape", tile.grape == Some(index)),
        ("snare", tile.snare == Some(index)),
        ("entry", has(side.map.entries)),
        ("cross", has(side.map.crosses) && !tile.traps.contains(&index)),
        ("water", has(side.map.water)),
        ("flip", side.flip.is_some_and(|flip| flip.space == index.get())),
        ("barred", tile.barred.contains(&index)),
        ("search", tile.searches.iter().any(|deed| !deed.done && at(&deed.spaces, index))),
        ("task", tile.tasks.iter().any(|deed| !deed.done && at(&deed.spaces, index))),
        ("hazard", tile.hazards.iter().any(|hazard| at(&hazard.spaces, index))),
    ];
    things.extend(signs.into_iter().filter(|(_, there)| *there).map(|(what, _)| sign(what)));
    for exit in tile.exits.iter().filter(|exit| exit.spaces.contains(&index)) {
        things.push(Message::new("myp-at-exit").key("edge", exit.edge.name()));
    }
    things
}

/// Whether a list of spaces contains this one, and is not that of the whole side.
fn at(spaces: &[SpaceIx], index: SpaceIx) -> bool {
    spaces.len() < 12 && spaces.contains(&index)
}

/// The name of a creature; one with several cards has a name of its own.
pub(super) fn creature_message(sight: &Sight<'_>, creature: Creature) -> Message {
    let several = creature.cards().len() > 1;
    Message::new("myp-creature")
        .key("creature", if several { creature.name() } else { "other" })
        .name("name", sight.foe_names(creature.cards()[0]))
}

/// The name of an enemy; of several of its kind on its space, with its number among them.
pub(super) fn enemy(sight: &Sight<'_>, enemy: &EnemyView) -> String {
    let name = sight.say(creature_message(sight, enemy.creature));
    let alike = |other: &&EnemyView| other.creature == enemy.creature && other.spot == enemy.spot;
    let mut all = sight.view.enemies.iter().filter(alike);
    let place = all.clone().position(|other| other.index == enemy.index).unwrap_or(0);
    if all.nth(1).is_some() { format!("{name} {}", place + 1) } else { name }
}

/// An enemy with its conditions.
pub(super) fn foe_message(sight: &Sight<'_>, enemy: &EnemyView) -> Message {
    Message::new("myp-foe-stands")
        .message("who", creature_message(sight, enemy.creature))
        .number("left", enemy.life.saturating_sub(enemy.wounds))
        .number("life", enemy.life)
        .key(
            "plight",
            if enemy.down {
                "down"
            } else if enemy.dazed {
                "dazed"
            } else {
                "none"
            },
        )
}

/// The sign of a condition of a mouse.
pub(super) fn plight_sign(plight: &str) -> Option<&'static str> {
    Some(match plight {
        "stunned" => "my-stun",
        "webbed" => "my-web",
        "down" => "my-down",
        "charmed" => "my-charm",
        "captured" | "rescued" => "my-captured",
        "golem" => "mi-cheddar_golem",
        "hidden" => "ma-invisibility",
        _ => return None,
    })
}

/// A trade, in the form that fits the mouse.
pub(super) fn class_message(class: Class, hero: Hero) -> Message {
    let class = match (class, hero) {
        (Class::Healer, Hero::Tilda) => "she_healer",
        (Class::Archer, Hero::Lily) => "she_archer",
        _ => class.name(),
    };
    Message::new("myp-class").key("class", class)
}

/// The trades of a mouse.
pub(super) fn classes(sight: &Sight<'_>, mouse: &MouseView) -> String {
    let facts = &sight.pack.heroes[mouse.hero.index()].facts;
    let all = Class::ALL.iter().filter(|class| facts.is(**class));
    let words: Vec<String> = all.map(|class| sight.say(class_message(*class, mouse.hero))).collect();
    words.join(", ")
}

/// A face of the die.
pub(super) fn die(sight: &Sight<'_>, face: Face, class: &str) -> Markup {
    let words = sight.say(Message::new("myp-face").key("face", face.name()));
    spoken(&format!("ad-{}", face.name()), class, &words)
}

/// The rolled dice, one by one.
pub(super) fn dice(sight: &Sight<'_>, faces: Faces) -> Markup {
    html! {
        span.dd {
            @for &face in Face::ALL { @for _ in 0..faces.0[face.index()] { (die(sight, face, "i20")) } }
        }
    }
}

/// The dice of an event.
pub(super) fn rolled(sight: &Sight<'_>, event: &Event) -> Markup {
    match *event {
        Event::Rolled { faces, .. } | Event::ChaseDice { faces, .. } => dice(sight, faces),
        Event::MoveDie { face, .. }
        | Event::Scurries { face, .. }
        | Event::FoeDie { face, .. }
        | Event::Ambushed { face, .. } => html! { span.dd { (die(sight, face, "i20")) } },
        _ => html! {},
    }
}

/// A search card with its effect, in a list.
pub(super) fn card_line(sight: &Sight<'_>, card: &CardView, place: &str) -> Markup {
    let Some(facts) = sight.search_card(&card.id) else { return html! {} };
    html! {
        li {
            (sign(&card_art(&card.id), "i28"))
            span {
                b { (sight.name(&facts.name)) } " "
                span.where0.dim { (sight.say(Message::new("myp-kept").key("place", place))) }
                (sight.name(&facts.text))
            }
        }
    }
}

/// A search card, when the request asks about it.
pub(super) fn card_shown(sight: &Sight<'_>, id: &str) -> Markup {
    let Some(card) = sight.search_card(id) else { return html! {} };
    html! {
        div.carded {
            (sign(&format!("mc-{id}"), "art"))
            div {
                b { (sight.name(&card.name)) }
                p.xs.dim { (sight.say(Message::new("myp-kind").key("kind", kind(card.facts.kind)))) }
                p { (sight.name(&card.text)) }
            }
        }
    }
}

/// The stable name of a kind of card.
fn kind(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Weapon => "weapon",
        CardKind::Armour => "armour",
        CardKind::Accessory => "accessory",
        CardKind::Item => "item",
        CardKind::Scroll => "scroll",
        CardKind::Trick => "trick",
        CardKind::Event => "event",
        CardKind::Party => "party",
    }
}

/// The rule of a condition.
pub(super) fn plight_rule(plight: &str) -> Option<Markup> {
    Some(rule_link(match plight {
        "stunned" => "M23.1",
        "webbed" => "M23.2",
        "down" => "M23.3",
        "charmed" => "M23.4",
        "captured" => "M22.1",
        "rescued" => "D29",
        _ => return None,
    }))
}
