//! What of a pack matters to the rules, as a text, and its digest.

use std::fmt::Write as _;

use tabletop::Fingerprint;

use crate::content::{
    Act, Activity, Basic, BasicEvent, Card, Colour, Content, Facts, FarmAbility, Forest, Gain, Journey,
    Level, Plot, Space, SpecialEvent, Stock, Tokens,
};
use crate::kind::Kind;

/// The digest of everything that the rules look at.
///
/// Names, texts and provenance are left out, so that correcting a word does not part a game's
/// record from its content. It is a digest of a listing with a line for each record, made of stable
/// names and numbers, and so means the same on every machine and in every release.
pub(super) fn fingerprint(content: &Content) -> Fingerprint {
    Fingerprint::of_bytes(listing(content).as_bytes())
}

/// The listing; writing into a string cannot fail, so results are dropped.
fn listing(content: &Content) -> String {
    // Taken apart in full here and below, so that a new field cannot be forgotten.
    let Content {
        name: _,
        fingerprint: _,
        cards,
        basics,
        forests,
        haven: _,
        journeys,
        basic_events,
        special_events,
        levels,
        activities,
        personalities: _,
        plans: _,
        plots,
        abilities: _,
    } = content;
    let mut out = String::from("everdell content 1\n");
    for record in cards {
        card(&mut out, content, record);
    }
    for record in basics {
        let Basic { id, name: _, text: _, gain, shared, provenance: _ } = record;
        let _ = writeln!(out, "basic {id}{} {shared}", amounts(*gain));
    }
    for record in forests {
        let Forest { id, name: _, text: _, effect, gain, provenance: _ } = record;
        let _ = writeln!(out, "forest {id} {}{}", effect.name(), amounts(*gain));
    }
    for record in journeys {
        let Journey { id, name: _, points, shared, provenance: _ } = record;
        let _ = writeln!(out, "journey {id} {points} {shared}");
    }
    for record in basic_events {
        let BasicEvent { id, name: _, text: _, colour, count, points, provenance: _ } = record;
        let _ = writeln!(out, "basic_event {id} {} {count} {points}", colour.name());
    }
    for record in special_events {
        let SpecialEvent { id, name: _, text: _, cards, points, provenance: _ } = record;
        let _ = write!(out, "special_event {id} {points}");
        for kind in cards.iter().flatten() {
            let _ = write!(out, " {}", content.cards[kind.index()].id);
        }
        out.push('\n');
    }
    for (number, record) in levels.iter().enumerate() {
        let Level { level: _, name: _, zero_card, purple_card, special_event, adornment, provenance: _ } =
            record;
        let _ = writeln!(out, "level {number} {zero_card} {purple_card} {special_event} {adornment}");
    }
    for record in activities {
        activity(&mut out, record);
    }
    for record in plots {
        let Plot { id, name: _, text: _, thwart, seasonal, die, provenance: _ } = record;
        let _ = write!(out, "plot {id} {seasonal} {}", thwart.is_some());
        for resource in die.iter().flatten() {
            let _ = write!(out, " {}", resource.name());
        }
        out.push('\n');
    }
    out
}

fn card(out: &mut String, content: &Content, record: &Card) {
    let name = |kind: Kind| &*content.cards[kind.index()].id;
    let Card { facts, id, name: _, text: _, set: _, effects, abilities, provenance: _ } = record;
    let Facts {
        critter,
        colour,
        unique,
        copies,
        cost,
        points,
        free_by,
        free_by_colour,
        free_by_any,
        frees_any,
        frees_colour,
        spots,
        locked,
        unlocked_by,
        open,
        permanent,
        space,
        replaces,
    } = facts;
    let Stock([twig, resin, pebble, berry]) = cost;
    let colour_of = |colour: &Option<Colour>| colour.map_or("none", Colour::name);
    let kind_of = |kind: &Option<Kind>| kind.map_or("none", name);
    let _ = write!(out, "card {id} {critter} {} {unique} {copies}", colour.name());
    let _ = write!(out, " {twig} {resin} {pebble} {berry} {points}");
    for kind in content.kinds().filter(|kind| free_by & kind.bit() != 0) {
        let _ = write!(out, " free_by {}", name(kind));
    }
    let _ = write!(out, " {} {free_by_any} {frees_any}", colour_of(free_by_colour));
    let _ = write!(out, " {} {spots} {locked} {}", colour_of(frees_colour), kind_of(unlocked_by));
    let _ = write!(out, " {open} {permanent} {space} {}", kind_of(replaces));
    for FarmAbility { pay, gain } in abilities {
        let _ = write!(out, " pay{} gain{}", amounts(*pay), amounts(*gain));
    }
    // The digests in kept games are older than effects in records. What the built-in pack says of a card is part of
    // the rules, as it was then, and only what another pack says otherwise is listed.
    if super::cards::built_in(id).is_none_or(|card| card.effects != *effects) {
        let _ = write!(out, " effects {}", serde_json::json!(effects));
    }
    out.push('\n');
}

fn activity(out: &mut String, record: &Activity) {
    let Activity { id, name: _, season, worker, clockwise, rows, backup, newleaf, pearlbrook, provenance: _ } =
        record;
    let _ = write!(out, "activity {id} {} {worker} {clockwise} {newleaf} {pearlbrook}", season.name());
    for act in rows.iter().flatten() {
        let _ = write!(out, " / {}", act_name(*act));
    }
    for part in backup {
        let _ = write!(out, " {}", part.name());
    }
    out.push('\n');
}

fn act_name(act: Act) -> String {
    let (space, points) = match act {
        Act::None => return "none".to_owned(),
        Act::Draw => return "draw".to_owned(),
        Act::Discard => return "discard".to_owned(),
        Act::PlayHand => return "play_hand".to_owned(),
        Act::PlayMeadow => return "play_meadow".to_owned(),
        Act::PlayMeadowDraw => return "play_meadow_draw".to_owned(),
        Act::PlayMeadowDiscard => return "play_meadow_discard".to_owned(),
        Act::EnterMeadow => return "enter_meadow".to_owned(),
        Act::Worker { space, points } => (space, points),
    };
    let space = match space {
        Space::Basic(place) => format!("basic {place}"),
        Space::Forest(clearing) => format!("forest {}", clearing.name()),
        Space::City => "city".to_owned(),
        Space::Open => "open".to_owned(),
        Space::BasicEvent => "basic_event".to_owned(),
        Space::SpecialEvent => "special_event".to_owned(),
        Space::Journey(points) => format!("journey {points}"),
        Space::Haven => "haven".to_owned(),
    };
    match points {
        Tokens::Fixed(points) => format!("worker {space} +{points}"),
        Tokens::Level => format!("worker {space} +level"),
    }
}

fn amounts(gain: Gain) -> String {
    let Gain { stock: Stock([twig, resin, pebble, berry]), any, cards, points } = gain;
    format!(" {twig} {resin} {pebble} {berry} {any} {cards} {points}")
}
