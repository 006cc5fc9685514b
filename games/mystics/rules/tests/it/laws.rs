//! Laws that hold in every position a game can reach.
//!
//! Set `GAMES` to play this number of games of every chapter instead of one.

use std::sync::Arc;

use mystics::kinds::{Ability, Edge, Foe, Treasure};
use mystics::{Choice, Event, Mystics, Options, Setup, State, Turn, load};
use tabletop::{FastSource, Game, Notation, laws};

/// The maximal number of decisions of a game to check.
const MOST: u32 = 2_000;

fn game() -> Arc<Mystics> {
    Arc::new(Mystics::new(Arc::new(load::builtin().clone())))
}

/// A setup of a chapter with random readings, players and achievements.
fn any_setup(chapter: u8, lot: &mut FastSource) -> Setup {
    let mut options = serde_json::Map::new();
    for reading in Options::default().readings() {
        let value = reading.values[lot.below(u32::try_from(reading.values.len()).unwrap()) as usize];
        options.insert(reading.name.to_owned(), value.into());
    }
    let options = serde_json::from_value(options.into()).unwrap();
    let players = u8::try_from(lot.below(4)).unwrap() + 1;
    Setup { chapter, options, players, achievements: lot.below(2) == 0, ..Setup::default() }
}

/// Calls `play` with the setups and seeds of the tests.
fn each_game(from: u64, mut play: impl FnMut(&Arc<Mystics>, &Setup, u64)) {
    let game = game();
    let games: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let mut lot = FastSource::new(from);
    for round in 0..games {
        for chapter in 1..=11 {
            play(&game, &any_setup(chapter, &mut lot), from + 100 * round + u64::from(chapter));
        }
    }
}

/// Plays a game at random, and names it if a law is broken.
fn look_at(
    game: &Mystics,
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&State, &[tabletop::Entry<Mystics>]) -> Result<(), String>,
) {
    laws::random_play(game, setup, seed, MOST, |state, told| look(state, told))
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
}

/// Choices that are often not allowed.
fn probes(game: &Mystics, state: &State) -> Vec<Choice> {
    let plain = [
        "stand-up",
        "scurry",
        "search",
        "recover",
        "flip",
        "give-cheese",
        "take-cheese",
        "equip",
        "level",
        "inspired",
        "take-hook",
        "place-fork",
        "take-fork",
        "end",
        "sell",
        "yes",
        "done",
        "attack:fists:0",
        "attack:dagger:1",
        "attack:lilys_bow:0:power_shot",
        "special:0",
        "special:9",
        "task:0",
        "task:1",
        "task:30",
        "launch:0:5",
        "launch:1:9",
        "disarm:4",
        "bait:3",
        "bait:11",
        "place-hook:2",
        "catapult:0",
        "spot:0:1",
        "spot:1:2",
        "spot:7:63",
        "mend:1",
        "walk:63",
        "item:grape",
        "give:dagger",
        "take:catnip",
    ];
    let mut things: Vec<String> = plain.map(str::to_owned).to_vec();
    things.extend((0..40).map(|space| format!("space:{space}")));
    things.extend((0..17).map(|enemy| format!("enemy:{enemy}")));
    things.extend((0..6).map(|mouse| format!("mouse:{mouse}")));
    things.extend(game.pack().search.iter().map(|card| format!("card:{}", card.id)));
    things.extend(Foe::ALL.iter().map(|foe| format!("card:{}", foe.name())));
    things.extend(Ability::ALL.iter().map(|ability| format!("ability:{}", ability.name())));
    things.extend(Treasure::ALL.iter().map(|item| format!("item:{}", item.name())));
    things.extend(Edge::ALL.iter().map(|edge| format!("edge:{}", edge.name())));
    let found = |thing: &String| {
        game.candidates(state, thing).unwrap_or_else(|| panic!("`{thing}` is nothing to point at"))
    };
    things.iter().flat_map(found).collect()
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    each_game(0, |game, setup, seed| {
        let mut step = 0u32;
        look_at(game, setup, seed, |state, _| {
            step += 1;
            // Pointing at every thing takes a while.
            if !step.is_multiple_of(5) {
                return Ok(());
            }
            laws::offered_is_accepted(&**game, state, &probes(game, state))
        });
    });
}

/// Nothing is hidden: all seats see the same, and redrawing changes nothing.
#[test]
fn nobody_sees_more_than_another() {
    each_game(1000, |game, setup, seed| {
        let mut step = 0u32;
        look_at(game, setup, seed, |state, _| {
            step += 1;
            if !step.is_multiple_of(17) {
                return Ok(());
            }
            laws::view_keeps_secrets(&**game, setup, state, seed)
        });
    });
}

#[test]
fn descriptions_come_back() {
    each_game(2000, |game, setup, seed| {
        let mut step = 0u32;
        look_at(game, setup, seed, |state, _| {
            step += 1;
            if !step.is_multiple_of(3) && state.ending.is_none() {
                return Ok(());
            }
            laws::description_comes_back(&**game, setup, state)
        });
    });
}

#[test]
fn nothing_depends_on_who_listens() {
    each_game(3000, |game, setup, seed| {
        let mut choices = Vec::new();
        let mut step = seed;
        look_at(game, setup, seed, |state, _| {
            step += 1;
            game.choices(state, &mut choices);
            if !step.is_multiple_of(5) || choices.is_empty() {
                return Ok(());
            }
            let choice = choices[usize::try_from(step).unwrap_or(0) % choices.len()];
            let same = laws::same_with_any_log(&**game, state, choice, seed);
            same.map_err(|fault| format!("{}: {fault}", game.choice_id(choice)))
        });
    });
}

#[test]
fn what_people_tell_leads_where_a_stream_led() {
    each_game(6000, |game, setup, seed| {
        laws::told_at_the_table(game, setup, seed, 60).unwrap();
    });
}

#[test]
fn undo_leads_back_to_the_start() {
    each_game(4000, |game, setup, seed| {
        laws::undo_to_start(game, setup, seed, 80).unwrap();
        laws::wandering_comes_back(game, setup, seed, 100).unwrap();
    });
}

#[test]
fn records_come_back() {
    each_game(5000, |game, setup, seed| {
        let session = laws::random_session(game, setup, seed, MOST).unwrap();
        laws::record_comes_back(game, &session).unwrap();
    });
}

/// Cards have their turns one after another (M3.1): none begins before the last has ended.
#[test]
fn turns_follow_one_another() {
    each_game(6000, |game, setup, seed| {
        let mut open: Option<Turn> = None;
        look_at(game, setup, seed, |_, told| {
            for entry in told {
                match entry.event.what {
                    Event::Begins { card } => {
                        if let Some(before) = open.replace(card) {
                            return Err(format!("{card:?} begins before {before:?} has ended"));
                        }
                    }
                    Event::Ends { card } if open.take() != Some(card) => {
                        return Err(format!("{card:?} ends, and had not begun"));
                    }
                    _ => {}
                }
            }
            Ok(())
        });
    });
}
