//! The inputs of the network that forecasts points (docs/learning.md).
//!
//! They describe the position as one seat sees it: the seat itself, its strongest opponent, the automated opponent, the
//! events and the cards of its hand, of the meadow and of two cities, by kind. Each input is divided by about its
//! greatest usual value.
//!
//! The weights belong to these inputs: any change here needs new ones.

use crate::index::Owner;
use crate::kind::MOST_KINDS;
use crate::state::{Player, Post};
use crate::{Everdell, Kind, RivalKind, State};

use super::weigh;
use ::search::InputWriter;

/// The number of inputs.
pub const INPUTS: usize = 104 + 4 * MOST_KINDS;

/// The seasons.
const SEASONS: usize = 4;
/// The levels of Nightweave, and the years of Rugwort.
const LEVELS: usize = 5;
const YEARS: usize = 3;
/// The personalities that are described.
const PERSONALITIES: usize = 7;
/// The places of events in their rows that are described.
const EVENTS: usize = 4;

/// The mini-expansions that a position marks.
const MINIS: usize = 5;

/// Writes the inputs of a position at the beginning of a turn, as `who` sees it.
pub fn write(game: &Everdell, state: &State, who: Owner, into: &mut [f32; INPUTS]) {
    let mut pen = InputWriter::new(into);
    let others = state.people().filter(|&other| other != who);
    let other = others.max_by_key(|&other| game.points(state, other));
    own(game, state, who, &mut pen);
    opponent(game, state, other, &mut pen);
    events(game, state, who, &mut pen);
    rival(game, state, &mut pen);
    modules(game, state, who, &mut pen);
    let player = state.player(who);
    kinds(player.city.open().map(|(_, card)| card.kind), &mut pen);
    kinds(player.hand.cards(), &mut pen);
    kinds(state.meadow.iter().flatten().copied(), &mut pen);
    match other {
        _ if state.rival != RivalKind::None => {
            kinds(state.rival_city.iter().map(|(_, card)| card.kind), &mut pen);
        }
        Some(other) => kinds(state.player(other).city.open().map(|(_, card)| card.kind), &mut pen),
        None => pen.skip(MOST_KINDS),
    }
    assert_eq!(pen.written(), INPUTS, "as many inputs as the network has");
}

/// A count that is far below 255.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

fn own(game: &Everdell, state: &State, who: Owner, pen: &mut InputWriter<'_>) {
    let player @ Player { workers, stock, city, .. } = state.player(who);
    let points = game.points(state, who);
    pen.one_of(player.season as usize, SEASONS);
    pen.put(player.at_home(), 4.0);
    pen.put(small(workers.iter().filter(|&&post| post != Post::Away).count()), 4.0);
    pen.flag(player.passed);
    pen.put(points, 40.0);
    let future = weigh::own(game, state, who) - 1000 * i64::from(points);
    // Thousandths of a point, far below what a number of 32 bits holds exactly.
    #[allow(clippy::cast_precision_loss)]
    pen.put(future as f32, 20_000.0);
    pen.put(player.hand_len(), 8.0);
    for amount in stock.0 {
        pen.put(amount, 4.0);
    }
    pen.put(city.len(), 15.0);
    pen.put(city.open().fold(0u8, |sum, (_, card)| sum.saturating_add(card.tokens)), 6.0);
    pen.put(state.round, 60.0);
}

fn opponent(game: &Everdell, state: &State, other: Option<Owner>, pen: &mut InputWriter<'_>) {
    for players in 2..=4 {
        pen.flag(state.players == players);
    }
    let Some(other) = other else {
        pen.skip(SEASONS + 7);
        return;
    };
    let player = state.player(other);
    pen.one_of(player.season as usize, SEASONS);
    pen.put(game.points(state, other), 40.0);
    pen.put(player.at_home(), 4.0);
    pen.flag(player.passed);
    pen.put(player.city.len(), 15.0);
    pen.put(player.hand_len(), 8.0);
    pen.put(player.stock.total(), 8.0);
    pen.flag(state.turn == other);
}

fn events(game: &Everdell, state: &State, who: Owner, pen: &mut InputWriter<'_>) {
    for row in 0..EVENTS {
        let owner = state.basic_owners[row].get();
        pen.flag(owner.is_none());
        pen.flag(owner == Some(who));
        let owner = state.special_owners[row].get();
        pen.flag(owner.is_none());
        pen.flag(owner == Some(who));
        match state.specials[row].get().filter(|_| owner.is_none()) {
            Some(event) => {
                let (have, need) = game.meets_special(state, who, event);
                pen.put(have, need.max(1).into());
            }
            None => pen.skip(1),
        }
    }
}

fn rival(game: &Everdell, state: &State, pen: &mut InputWriter<'_>) {
    let lair = &state.lair;
    pen.flag(state.rival == RivalKind::Nightweave);
    pen.flag(state.rival == RivalKind::Rugwort);
    if state.rival == RivalKind::Nightweave {
        pen.one_of(state.level.into(), LEVELS);
    } else {
        pen.skip(LEVELS);
    }
    if state.rival == RivalKind::Rugwort {
        pen.one_of(usize::from(state.level.saturating_sub(1)), YEARS);
    } else {
        pen.skip(YEARS);
    }
    if state.rival == RivalKind::Nightweave {
        pen.one_of(lair.season as usize, SEASONS);
    } else {
        pen.skip(SEASONS);
    }
    if state.rival == RivalKind::None {
        pen.skip(2);
    } else {
        pen.put(game.points(state, Owner::RIVAL), 40.0);
        pen.put(state.rival_city.len(), 15.0);
    }
    pen.put(small(lair.cards.trophies_len()), 5.0);
    pen.put(lair.cards.unseen_trophies, 5.0);
    pen.flag(lair.finished);
    pen.put(lair.points, 10.0);
    pen.put(small(lair.activities.count_ones() as usize), 10.0);
    pen.put(small(lair.spiders.iter().filter(|&&post| post == Post::Home).count()), 4.0);
    match lair.personality.get() {
        Some(personality) => pen.one_of(personality.index(), PERSONALITIES),
        None => pen.skip(PERSONALITIES),
    }
    pen.put(state.rats.points, 10.0);
    pen.flag(lair.plan.is_some());
    pen.flag(lair.plot.is_some());
    pen.flag(lair.second_plot.is_some());
}

/// What mini-expansions and expansions add; 0 without them.
fn modules(game: &Everdell, state: &State, who: Owner, pen: &mut InputWriter<'_>) {
    let player = state.player(who);
    for mini in 0..MINIS {
        pen.flag(state.minis >> mini & 1 == 1);
    }
    pen.put(small(player.legends.iter().flatten().count()), 2.0);
    pen.flag(state.players > 4);
    pen.flag(state.market().is_some());
    pen.flag(state.powers().is_some());
    match state.brook() {
        Some(brook) => {
            pen.flag(true);
            pen.put(brook.pearls[who.index()], 3.0);
            pen.put(game.adornments_left(state, who), 4.0);
            pen.flag(brook.ambassadors[who.index()] == Post::Home);
        }
        None => pen.skip(4),
    }
    match state.leaf() {
        Some(leaf) => {
            pen.flag(true);
            pen.put(leaf.golden[who.index()], 3.0);
            pen.put(leaf.tickets[who.index()], 2.0);
            pen.flag(leaf.reserved[who.index()].is_some());
        }
        None => pen.skip(4),
    }
    match state.spire() {
        Some(spire) => {
            pen.flag(true);
            pen.put(spire.walked[who.index()], 3.0);
            pen.put(small(spire.owned[who.index()].len()), 4.0);
        }
        None => pen.skip(3),
    }
}

/// Counts cards by kind.
fn kinds(cards: impl Iterator<Item = Kind>, pen: &mut InputWriter<'_>) {
    for kind in cards {
        pen.add(kind.byte().into(), 1.0);
    }
    pen.skip(MOST_KINDS);
}
