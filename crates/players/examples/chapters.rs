//! Plays chapters of Mice and Mystics: `cargo run --release -p players --example chapters -- 50 1,2`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use mystics::{Mystics, Setup, load};
use players::mystics::Greedy;
use players::{Player, Random, seed_of};
use tabletop::{Fast, Game, Silent};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(20);
    let chapters: Vec<u8> = args.next().map_or_else(
        || (1..=11).collect(),
        |text| text.split(',').filter_map(|one| one.parse().ok()).collect(),
    );
    let threads: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    let kind = args.next().unwrap_or_default();
    let trace = std::env::var("TRACE").is_ok();
    let game = Arc::new(Mystics::new(Arc::new(load::builtin().clone())));
    for chapter in chapters {
        let setup = Setup { chapter, ..Setup::default() };
        let next = AtomicU64::new(0);
        let start = std::time::Instant::now();
        let work = || {
            let mut ends: BTreeMap<String, u64> = BTreeMap::new();
            let (mut decisions, mut rounds, mut pages, mut sides) = (0u64, 0u64, 0u64, 0u64);
            let mut flags: BTreeMap<u16, u64> = BTreeMap::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    return (ends, decisions, rounds, pages, sides, flags);
                }
                let mut chance = Fast::new(seed_of(7, index, 0));
                let mut player: Box<dyn Player<Mystics>> = if kind == "random" {
                    Box::new(Random::new(index))
                } else {
                    Box::new(Greedy::new(seed_of(7, index, 1)))
                };
                let Ok(mut state) = game.begin(&setup, &mut chance, &mut Silent);
                let mut choices = Vec::new();
                let mut n = 0;
                while game.decision(&state).is_some() {
                    game.choices(&state, &mut choices);
                    let at = if choices.len() > 1 { player.choose(&game, &state, &choices) } else { 0 };
                    if trace {
                        let who = state.mouse_now().map(|m| {
                            (
                                state.mouse(m).hero.name(),
                                state.mouse(m).spot.tile,
                                state.mouse(m).spot.space,
                                state.mouse(m).wounds,
                                state.mouse(m).cheese,
                            )
                        });
                        let foes: Vec<_> = state
                            .foes()
                            .map(|(_, f)| (f.creature.name(), f.spot.tile, f.spot.space))
                            .collect();
                        println!(
                            "r{} p{} w{} {:?} {:?} {:?} -> {:?} of {}",
                            state.round,
                            state.page,
                            state.wheel,
                            who,
                            foes,
                            state.agenda.top(),
                            choices[at],
                            choices.len()
                        );
                    }
                    let Ok(()) = game.play(&mut state, choices[at], &mut chance, &mut Silent);
                    n += 1;
                    if n > 20_000 {
                        break;
                    }
                }
                decisions += n;
                rounds += u64::from(state.round);
                pages += u64::from(state.page);
                sides += u64::from(state.explored.count_ones());
                *flags.entry(state.flags).or_default() += 1;
                *ends.entry(format!("{:?}", state.ending)).or_default() += 1;
            }
        };
        let all = std::thread::scope(|scope| {
            let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            all.into_iter().map(|one| one.join().unwrap()).collect::<Vec<_>>()
        });
        let mut ends: BTreeMap<String, u64> = BTreeMap::new();
        let mut flags: BTreeMap<u16, u64> = BTreeMap::new();
        let mut sums = [0.0f64; 4];
        for (one, a, b, c, d, f) in all {
            for (end, count) in one {
                *ends.entry(end).or_default() += count;
            }
            for (flag, count) in f {
                *flags.entry(flag).or_default() += count;
            }
            for (sum, one) in sums.iter_mut().zip([a, b, c, d]) {
                *sum += one as f64 / games as f64;
            }
        }
        println!(
            "chapter {chapter}: {ends:?} decisions {:.0} rounds {:.1} page {:.1} sides {:.1} flags {flags:x?} {:.2} s/game",
            sums[0],
            sums[1],
            sums[2],
            sums[3],
            start.elapsed().as_secs_f64() * threads as f64 / games as f64
        );
    }
}
