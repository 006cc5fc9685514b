//! The computer players, features and accounts of Acorns.

use std::cmp::Reverse;

use ::env::{Encoded, FeatureWriter, Features, count};
use ::search::{BotFactory, Evaluator, ExactOdds, Greed, Hint, Player, TERMS, Tuning, Wins};
use ::stats::{Over, Picks, Profile, Remember, Studied, StudiedGame, Tally};
use tabletop::{Audience, FastSource, Message, Seat};

use crate::{Acorns, Event, MOST, Setup, State, Take};

/// A player that leaves a multiple of four if it can.
pub struct Greedy;

/// The value of a heap for the seat that faces it: a multiple of four is bad.
fn worth(heap: u8) -> i32 {
    if heap.is_multiple_of(MOST + 1) { -1 } else { 1 }
}

impl Player<Acorns> for Greedy {
    fn choose(&mut self, game: &Acorns, known: &State, choices: &[Take]) -> usize {
        self.advise(game, known, choices).first().map_or(0, |hint| hint.index)
    }
}

impl Greed<Acorns> for Greedy {
    fn new(_: u64) -> Self {
        Self
    }

    fn advise(&mut self, _: &Acorns, known: &State, choices: &[Take]) -> Vec<Hint> {
        let hint = |(index, &Take(count)): (usize, &Take)| {
            let left = known.heap.saturating_sub(count);
            Hint {
                index,
                value: i64::from(-worth(left)),
                reason: Message::new("acorns-hint").number("left", left),
            }
        };
        let mut hints: Vec<Hint> = choices.iter().enumerate().map(hint).collect();
        hints.sort_by_key(|hint| (Reverse(hint.value), hint.index));
        hints
    }
}

impl Evaluator for Acorns {
    type EvalCache = ();

    const TUNING: Tuning = Tuning {
        exploration: 1.0,
        width: 3.0,
        growth: 0.5,
        horizon: 8,
        trust: 0.0,
        guidance: 0.0,
        temperature: 1.0,
        depth: 16,
    };
    const TERMS: &'static [&'static str] = &["acorns"];

    fn terms(&self, state: &State, Seat(seat): Seat, into: &mut [f64; TERMS]) {
        into[0] = state.taken[usize::from(seat % 2)].into();
    }

    fn turn(&self, state: &State) -> Option<u64> {
        Some(state.moves.into())
    }

    fn judge(&self, (): &mut (), state: &State, wins: &mut Wins) {
        let now = usize::from(state.turn % 2);
        wins[now] = match state.heap {
            0 => 1.0,
            // The squirrel may intervene.
            heap => 0.5 + 0.2 * f64::from(worth(heap)),
        };
        wins[1 - now] = 1.0 - wins[now];
    }

    fn move_priors(&self, (): &mut (), state: &State, choices: &[Take], liked: &mut Vec<i32>) {
        liked.clear();
        liked.extend(choices.iter().map(|&Take(count)| -worth(state.heap.saturating_sub(count))));
    }

    fn playout(&self, (): &mut (), _: &State, choices: &[Take], stream: &mut FastSource) -> usize {
        // There are at most three choices.
        stream.below(u32::try_from(choices.len()).unwrap_or(1)) as usize
    }
}

impl BotFactory for Acorns {
    type Greedy = Greedy;

    ::search::plays!();
}

impl ExactOdds for Acorns {}

impl Encoded for Acorns {
    const WIDTH: usize = 3;
    const FEATURE_NAMES: [&'static str; 8] = ["sort", "count", "left", "", "", "", "", ""];
    const SORTS: &'static [&'static str] = &["take"];

    fn observe<P: FeatureWriter>(&self, state: &State, _: Audience, pen: &mut P) {
        let [first, second] = state.taken.map(|taken| count(taken.into()));
        pen.write(
            ["heap", "first", "second", "turn"],
            [count(state.heap.into()), first, second, state.turn.into()],
        );
    }

    fn features(&self, state: &State, Take(taken): Take) -> Features {
        [1, count(taken.into()), count(state.heap.saturating_sub(taken).into()), 0, 0, 0, 0, 0]
    }
}

impl Remember for Acorns {
    const PROFILE: Profile = Profile { rows: "heap", columns: "result", parts: &[] };
    const MEDALS: &'static str = include_str!("../../medals.toml");

    fn count(over: &Over<'_, Self>, people: &[Seat], tally: &mut Tally) {
        tally.say("heap", &over.setup.heap.to_string());
        tally.rounds = over.state.moves.into();
        let taken = |seat: &Seat| over.state.taken.get(usize::from(seat.0)).copied().map(i64::from);
        tally.score = people.iter().filter_map(taken).max();
        tally.set("brought", over.state.brought);
    }

    fn challenge(&self, picks: &mut Picks) -> Setup {
        let heap = 10 + picks.below(11);
        // It is at most 20.
        Setup { heap: u8::try_from(heap).unwrap_or(10) }
    }

    fn call(_: &str, value: &str) -> Message {
        Message::new("memory-word").key("word", value)
    }
}

impl Studied for Acorns {
    fn words() -> Vec<(&'static str, &'static str)> {
        vec![("heap", "acorns in the heap at the beginning")]
    }

    fn numbers() -> Vec<(&'static str, &'static str)> {
        vec![("brought", "acorns that the squirrel brought")]
    }

    fn deeds(seen: &StudiedGame<'_, Self>, people: &[Seat], note: &mut dyn FnMut(String)) {
        for event in seen.over.events {
            if let Event::Took { seat, count } = *event
                && people.contains(&Seat(seat))
            {
                note(format!("take:{count}"));
            }
        }
    }
}
