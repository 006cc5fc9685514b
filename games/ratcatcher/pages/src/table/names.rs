//! Names and drawings of things.

use ratcatcher::content::{Colour, CommonAttribute, Effect, Kind, NemesisAttribute, Slot, Token, Ware};
use ratcatcher::{Mover, PeculiarIx, Prey, Zone};
use tabletop::Message;

use super::sight::Sight;

/// A number of common rats of a kind.
pub(super) fn rats(kind: Kind, count: u8) -> Message {
    Message::new("table-thing-rats").key("rat", kind.name()).number("count", count)
}

/// The drawing of a common rat.
pub(super) fn rat(kind: Kind) -> &'static str {
    match kind {
        Kind::White => "rat-white",
        Kind::Brown => "rat-brown",
        Kind::Black => "rat-black",
    }
}

/// The drawing of a figure that walks.
pub(super) fn mover(sight: &Sight<'_>, mover: Mover) -> String {
    match mover {
        Mover::Common(kind) => rat(kind).to_owned(),
        Mover::Peculiar(index) => peculiar(sight, index),
        Mover::Nemesis => nemesis(sight),
    }
}

/// The drawing of a target of hits.
pub(super) fn prey(sight: &Sight<'_>, prey: Prey) -> String {
    match prey {
        Prey::Common(kind) => rat(kind).to_owned(),
        Prey::Peculiar(index) => peculiar(sight, index),
        Prey::Nemesis => nemesis(sight),
    }
}

/// The drawing of a peculiar rat.
pub(super) fn peculiar(sight: &Sight<'_>, index: PeculiarIx) -> String {
    let rat = sight.pack.peculiars.get(index.index());
    rat.map_or_else(|| "crown".to_owned(), |rat| format!("pr-{}", rat.id))
}

/// The drawing of the nemesis.
pub(super) fn nemesis(sight: &Sight<'_>) -> String {
    format!("nem-{}", sight.view.nemesis.id)
}

/// The drawing of a ware.
pub(super) fn ware(ware: Ware) -> &'static str {
    match ware {
        Ware::Die => "die",
        Ware::Yellow => "cube-a",
        Ware::Purple => "cube-b",
        Ware::Health => "heart",
        Ware::Cheese => "cheese",
    }
}

/// The drawing of a group of slots.
pub(super) fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Attack => "sword",
        Slot::Movement => "boot",
        Slot::Accuracy => "aim",
        Slot::Defence => "shield",
        Slot::Health => "heart",
        Slot::Trap => "trap",
        Slot::Yellow | Slot::YellowRefill => "cube-a",
        Slot::Purple | Slot::PurpleRefill => "cube-b",
    }
}

/// The drawing of a mystery token.
pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::Health => "heart",
        Token::Cheese => "cheese",
        Token::Yellow => "cube-a",
        Token::Purple => "cube-b",
        Token::Peculiar => "mystery",
        Token::Nest => "nest",
    }
}

/// The drawing of a nemesis attribute.
pub(super) fn attribute(attribute: NemesisAttribute) -> &'static str {
    match attribute {
        NemesisAttribute::Movement => "boot",
        NemesisAttribute::Bite => "sword",
        NemesisAttribute::Accuracy => "aim",
        NemesisAttribute::Defence => "shield",
        NemesisAttribute::Deployment => "nest",
    }
}

/// The drawing of a value of common rats.
fn common_attribute(attribute: CommonAttribute) -> &'static str {
    match attribute {
        CommonAttribute::Movement => "boot",
        CommonAttribute::Bite => "sword",
        CommonAttribute::Defence => "shield",
    }
}

/// The drawing of an effect of the track, and the smaller one beside it.
pub(super) fn effect(sight: &Sight<'_>, effect: Effect) -> (String, Option<&'static str>) {
    match effect {
        Effect::Peculiar => ("pr-winged".to_owned(), None),
        Effect::Nemesis => (nemesis(sight), None),
        Effect::Raise(which) => (attribute(which).to_owned(), Some("i-plus")),
        Effect::Mutation => ("mutation".to_owned(), None),
        Effect::Deploy(_) => ("nest".to_owned(), Some("i-plus")),
        Effect::Strengthen(kind, which) => (rat(kind).to_owned(), Some(common_attribute(which))),
    }
}

/// An effect of the track in words.
pub(super) fn effect_words(sight: &Sight<'_>, effect: Effect) -> Message {
    match effect {
        Effect::Peculiar => Message::new("table-effect-peculiar"),
        Effect::Nemesis => Message::new("table-effect-nemesis").name("name", sight.nemesis_name()),
        Effect::Raise(which) => Message::new("table-effect-raise").key("attribute", which.name()),
        Effect::Mutation => Message::new("table-effect-mutation"),
        Effect::Deploy(count) => Message::new("table-effect-deploy").number("count", count),
        Effect::Strengthen(kind, which) => {
            Message::new("table-effect-strengthen").key("rat", kind.name()).key("attribute", which.name())
        }
    }
}

/// A zone with its district, such as `07b, Fish Steps`.
pub(super) fn zone(sight: &Sight<'_>, zone: Zone) -> Message {
    Message::new("table-zone-name")
        .key("zone", zone.to_string())
        .name("district", sight.district_names(zone.district()))
}

/// A cell, by the districts it touches.
pub(super) fn cell_words(sight: &Sight<'_>, x: i8, y: i8) -> String {
    let beside = [("south", 0, -1), ("west", 1, 0), ("north", 0, 1), ("east", -1, 0)];
    let mut sides = Vec::new();
    for (side, dx, dy) in beside {
        let there = (x.saturating_add(dx), y.saturating_add(dy));
        if let Some(district) = sight.view.districts.iter().find(|district| (district.x, district.y) == there)
        {
            sides.push(
                Message::new("table-cell-side")
                    .key("side", side)
                    .name("district", sight.district_names(district.number)),
            );
        }
    }
    sight.say(Message::new("table-cell").list("sides", sides))
}

/// The place and orientation of a district, in words.
pub(super) fn place_words(sight: &Sight<'_>, x: i8, y: i8, turn: u8) -> String {
    let cell = cell_words(sight, x, y);
    let turn = match turn {
        0 => "none",
        1 => "right",
        2 => "over",
        _ => "left",
    };
    sight.say(Message::new("table-place").key("cell", cell).key("turn", turn))
}

/// The effect of an ability.
pub(super) fn ability(sight: &Sight<'_>, colour: Colour) -> String {
    let card = &sight.board().abilities[colour as usize];
    let strength = sight.view.ratcatcher.abilities[colour as usize].strength;
    sight.name(&card.text).replace("{n}", &strength.to_string())
}
