//! The data of a pack that matters to the rules, as a text, and its digest.

use std::fmt::Write as _;

use tabletop::Fingerprint;

use crate::content::{
    Act, Activity, Asks, Award, Basic, BasicEvent, Card, Colour, Content, Facts, FarmAbility, Forest, Gain,
    Journey, Level, MarketToken, Plot, Power, Space, SpecialEvent, Stock, Tokens,
};
use crate::content::{FIRST_FORESTS, FIRST_SPECIAL_EVENTS, POWERS, ids};
use crate::kind::Kind;

/// The digest of all data that the rules use.
///
/// Names, texts and provenance are left out, so correcting a word does not separate the record of a game from its
/// content. It is a digest of a listing with a line for each record, made of stable names and numbers, and so means the
/// same on every machine and in every release.
///
/// `changes` has the differences from the built-in pack in the records of expansions.
pub(super) fn fingerprint(content: &Content, changes: &str) -> Fingerprint {
    Fingerprint::of_bytes((listing(content) + changes).as_bytes())
}

/// The listing; writing into a string cannot fail, so results are dropped.
fn listing(content: &Content) -> String {
    // Destructured in full here and below, so a new field cannot be forgotten.
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
        market: _,
        market_tokens,
        awards,
        levels,
        activities,
        personalities: _,
        plans: _,
        plots,
        abilities: _,
        powers,
        river: _,
        adornments: _,
        wonders: _,
        trains: _,
        visitors: _,
        leaf_spaces: _,
        weather: _,
        tiles: _,
        discoveries: _,
    } = content;
    // Records of expansions are in `changes`.
    let mut out = String::from("everdell content 1\n");
    for record in cards.iter().filter(|record| !record.set.is_large()) {
        card(&mut out, content, record);
    }
    for record in basics {
        let Basic { id, name: _, text: _, gain, shared, provenance: _ } = record;
        let _ = writeln!(out, "basic {id}{} {shared}", amounts(*gain));
    }
    let leaf_forest =
        |id: &str| ids::LEAF_FORESTS.contains(&id) || ids::FORESTS[FIRST_FORESTS..].contains(&id);
    for record in forests.iter().filter(|record| !leaf_forest(&record.id)) {
        let Forest { id, name: _, text: _, effect, gain, or: _, pay, provenance: _ } = record;
        if super::bellfaire::is_forest(record) {
            continue;
        }
        let _ = write!(out, "forest {id} {}{}", effect.name(), amounts(*gain));
        if !pay.is_empty() {
            let _ = write!(out, " pay{}", amounts(Gain { stock: *pay, ..Gain::default() }));
        }
        out.push('\n');
    }
    for record in journeys {
        let Journey { id, name: _, points, shared, provenance: _ } = record;
        let _ = writeln!(out, "journey {id} {points} {shared}");
    }
    for record in basic_events.iter().filter(|record| !ids::LEAF_BASICS.contains(&&*record.id)) {
        let BasicEvent { id, name: _, text: _, colour, all: _, count, points, provenance: _ } = record;
        // The digests in kept games are older than the records of expansions: only the differences of another pack are
        // listed.
        if colour.is_none() && super::bellfaire::is_festival(record) {
            continue;
        }
        let colour = colour.map_or("each", Colour::name);
        let _ = writeln!(out, "basic_event {id} {colour} {count} {points}");
    }
    let own = |id: &str| {
        ids::SPECIAL_EVENTS[FIRST_SPECIAL_EVENTS..].contains(&id) || ids::LEAF_EVENTS.contains(&id)
    };
    for record in special_events.iter().filter(|record| !own(&record.id)) {
        let SpecialEvent { id, name: _, text: _, cards, asks, leaf: _, points, provenance: _ } = record;
        if super::bellfaire::is_event(record) {
            continue;
        }
        let _ = write!(out, "special_event {id} {points}");
        if let Some(Asks { of, count, pay }) = asks {
            let _ = write!(out, " {count} {} pay{}", of.name(), amounts(*pay));
        }
        for kind in cards.iter().flatten() {
            let _ = write!(out, " {}", content.cards[kind.index()].id);
        }
        out.push('\n');
    }
    for record in awards.iter().filter(|record| !super::bellfaire::is_award(record)) {
        let Award { id, name: _, text: _, of, first, second, provenance: _ } = record;
        let _ = writeln!(out, "award {id} {} {first} {second}", of.name());
    }
    for record in market_tokens.iter().filter(|record| !super::bellfaire::is_token(record)) {
        let MarketToken { id, name: _, text: _, trade_text: _, gain, pay, trade, provenance: _ } = record;
        let [gain, pay, trade] = [gain, pay, trade].map(|gain| amounts(*gain));
        let _ = writeln!(out, "market_token {id}{gain} pay{pay} trade{trade}");
    }
    for record in powers.iter().take(POWERS).filter(|record| !super::bellfaire::is_power(record)) {
        let Power { id, name: _, text: _, hand_limit, tokens, pile: _, effects, provenance: _ } = record;
        let _ = writeln!(out, "power {id} {hand_limit} {tokens} {}", serde_json::json!(effects));
    }
    for (number, record) in levels.iter().enumerate() {
        let Level { level: _, name: _, zero_card, purple_card, special_event, adornment, provenance: _ } =
            record;
        let _ = writeln!(out, "level {number} {zero_card} {purple_card} {special_event} {adornment}");
    }
    for record in activities {
        match FIRST_WATER_ACTIVITIES.iter().find(|(id, _)| *id == &*record.id) {
            // The differences of another pack are in `changes`.
            Some((_, line)) => out += line,
            None => activity(&mut out, record),
        }
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
        // Only cards of Newleaf have it.
        golden: _,
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
    // The digests in kept games are older than effects in records. The effects in the built-in pack are part of the
    // rules, as before; only the differences of another pack are listed.
    if super::cards::built_in(id).is_none_or(|card| card.effects != *effects) {
        let _ = write!(out, " effects {}", serde_json::json!(effects));
    }
    out.push('\n');
}

/// The two activity cards of Pearlbrook as they were before it could be played: the digests in kept games are from that
/// time.
const FIRST_WATER_ACTIVITIES: [(&str, &str); 2] = [
    (
        "activity_19",
        "activity activity_19 spring false false false true / none / none / worker basic 0 +0 / draw / worker \
         forest lower_left +1 / play_meadow / worker journey 3 +0 / play_hand points draw\n",
    ),
    (
        "activity_20",
        "activity activity_20 summer false true false true / none / none / none / none / worker forest lower_right \
         +1 / play_hand / worker journey 4 +0 / play_meadow points haven\n",
    ),
];

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
        Act::Ambassador => return "ambassador".to_owned(),
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
        Space::Wonder => "wonder".to_owned(),
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
