//! The situation as the network of the policy sees it: inputs that are on or off (docs/learning.md).
//!
//! Each kind of opponent has inputs of its own. The weights belong to these inputs: any change here needs new ones.

use crate::index::Owner;
use crate::kind::MOST_KINDS;
use crate::{Everdell, Kind, OCCUPIED, RivalKind, State};

use super::judge;

/// The kinds of opponents: people, Nightweave, Rugwort.
pub const OPPONENTS: usize = 3;

/// Forest cards and special events with a number of their own.
pub const FORESTS: usize = 64;
pub const SPECIAL_EVENTS: usize = 64;

/// Counts beyond these are not distinguished.
const WORKERS: usize = 6;
const HAND: usize = 10;
const SPACES: usize = 15;
const STOCK: usize = 9;
/// Margins are told apart in steps of this many points, this many steps either way.
const STEP: i16 = 5;
const STEPS: i16 = 8;
const MARGINS: usize = 17;
const LEVELS: usize = 5;
const PERSONALITIES: usize = 7;
/// The rows of events and of forest cards.
const ROWS: usize = 4;

// The first input of each group.
const ALWAYS: usize = 0;
const SEASON: usize = ALWAYS + 1;
const AT_HOME: usize = SEASON + 4;
const HELD: usize = AT_HOME + WORKERS + 1;
const ROOM: usize = HELD + HAND + 1;
const RESOURCES: usize = ROOM + SPACES + 1;
const MARGIN: usize = RESOURCES + 4 * (STOCK + 1);
const LEVEL: usize = MARGIN + MARGINS;
const OTHER_SEASON: usize = LEVEL + LEVELS;
const OTHER_ROOM: usize = OTHER_SEASON + 4;
const OTHER_HOME: usize = OTHER_ROOM + SPACES + 1;
const PERSONALITY: usize = OTHER_HOME + WORKERS + 1;
const IS_DONE: usize = PERSONALITY + PERSONALITIES;
const HAS_PLAN: usize = IS_DONE + 1;
const HAS_PLOT: usize = HAS_PLAN + 1;
// One input is not used.
const BASIC_FREE: usize = HAS_PLOT + 2;
const BASIC_OWN: usize = BASIC_FREE + ROWS;
const SPECIAL_FREE: usize = BASIC_OWN + ROWS;
const FOREST_OPEN: usize = SPECIAL_FREE + SPECIAL_EVENTS;
const CITY: usize = FOREST_OPEN + FORESTS;
const FREE_TOKEN: usize = CITY + MOST_KINDS;
const IN_HAND: usize = FREE_TOKEN + MOST_KINDS;
const MEADOW: usize = IN_HAND + MOST_KINDS;
const OTHER_CITY: usize = MEADOW + MOST_KINDS;
/// The inputs of one kind of opponent.
pub const INPUTS: usize = OTHER_CITY + MOST_KINDS;

/// The number of the kind of opponent.
pub fn opponent(state: &State) -> usize {
    match state.rival {
        RivalKind::None => 0,
        RivalKind::Nightweave => 1,
        RivalKind::Rugwort => 2,
    }
}

/// Calls `switch_on` with each input that is on in a position as `who` sees it, once for each of several equal cards.
pub fn each(game: &Everdell, state: &State, who: Owner, mut switch_on: impl FnMut(usize)) {
    let first = opponent(state) * INPUTS;
    let mut on = |input: usize| switch_on(first + input);
    let player = state.player(who);
    on(ALWAYS);
    on(SEASON + player.season as usize);
    on(AT_HOME + usize::from(player.at_home()).min(WORKERS));
    on(HELD + usize::from(player.hand_len()).min(HAND));
    on(ROOM + usize::from(game.spaces(&player.city, false)).min(SPACES));
    for (place, amount) in player.stock.0.iter().enumerate() {
        on(RESOURCES + place * (STOCK + 1) + usize::from(*amount).min(STOCK));
    }
    let best = judge::best_rival(game, state, who);
    let margin = game.points(state, who) - best.points;
    let step = margin.div_euclid(STEP).clamp(-STEPS, STEPS) + STEPS;
    on(MARGIN + usize::try_from(step).unwrap_or(0));
    let kinds = |first: usize, kind: Kind| first + kind.index() % MOST_KINDS;
    match state.rival {
        RivalKind::None => {
            on(LEVEL + usize::from(state.players).min(LEVELS - 1));
            if let Some(other) = best.seat {
                let other = state.player(other);
                on(OTHER_SEASON + other.season as usize);
                on(OTHER_ROOM + usize::from(other.city.len()).min(SPACES));
                on(OTHER_HOME + usize::from(other.at_home()).min(WORKERS));
                if other.passed {
                    on(IS_DONE);
                }
                for (_, card) in other.city.open() {
                    on(kinds(OTHER_CITY, card.kind));
                }
            }
        }
        RivalKind::Nightweave | RivalKind::Rugwort => {
            on(LEVEL + usize::from(state.level).min(LEVELS - 1));
            on(OTHER_ROOM + usize::from(state.rival_city.len()).min(SPACES));
            for (_, card) in state.rival_city.iter() {
                on(kinds(OTHER_CITY, card.kind));
            }
        }
    }
    if state.rival == RivalKind::Nightweave {
        let lair = &state.lair;
        on(OTHER_SEASON + lair.season as usize);
        if let Some(personality) = lair.personality.get() {
            on(PERSONALITY + personality.index() % PERSONALITIES);
        }
        if lair.finished {
            on(IS_DONE);
        }
        if lair.plan.is_some() {
            on(HAS_PLAN);
        }
        if lair.plot.is_some() {
            on(HAS_PLOT);
        }
    }
    for row in 0..ROWS {
        match state.basic_owners[row].get() {
            None => on(BASIC_FREE + row),
            Some(owner) if owner == who => on(BASIC_OWN + row),
            Some(_) => {}
        }
        if let Some(event) = state.specials[row].get()
            && state.special_owners[row].get().is_none()
        {
            on(SPECIAL_FREE + event.index() % SPECIAL_EVENTS);
        }
        if let Some(forest) = state.forest[row].get() {
            on(FOREST_OPEN + forest.index() % FORESTS);
        }
    }
    for (_, card) in player.city.open() {
        on(kinds(CITY, card.kind));
        if !card.has(OCCUPIED) && !game.facts(card.kind).critter {
            on(kinds(FREE_TOKEN, card.kind));
        }
    }
    for kind in player.hand.cards() {
        on(kinds(IN_HAND, kind));
    }
    for &kind in state.meadow.iter().flatten() {
        on(kinds(MEADOW, kind));
    }
}
