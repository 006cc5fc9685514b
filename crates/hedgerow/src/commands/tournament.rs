//! `hedgerow tournament`: which of several players is better, and how sure that is.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use clap::Args;
use players::{Contest, Kind, Playable, Played, results};
use serde::Serialize;
use tabletop::Seat;

use crate::games::{Hosted, Work, with_game};
use crate::output::{Context, Format, Outcome, Progress, Trouble, Verdict};
use crate::setups::SetupArgs;
use crate::shares::{interval, paired};

/// Find out which of several players is better.
///
/// Where one sits at the table or all win together, each player plays the same games in every seat.
/// Where seats are rivals, every two players meet, and each game is played twice, with seats swapped;
/// who shares a win has its part of it. Either way two players meet the same chance, and their difference
/// is taken game by game. The same seed gives the same answer, whatever the number of threads.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  hedgerow tournament ratcatcher --players random,greedy,search:200 --games 100\n  \
                        hedgerow tournament everdell --players greedy,search:100 --games 50 --seed 7 --format json"
)]
pub struct Tournament {
    /// The game.
    game: String,
    /// Who plays, at least two of: random, greedy, search, or search:N for N looks ahead a decision.
    #[arg(long, value_name = "P,P[,P…]", value_delimiter = ',', required = true)]
    players: Vec<Kind>,
    /// How many games with chance of their own.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What all chance follows from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    setup: SetupArgs,
    /// Take every setup in turn instead of one.
    #[arg(long, conflicts_with_all = ["setup", "ratcatcher", "nemesis", "mode", "nightweave", "option"])]
    all_pairs: bool,
    /// How many games are played at the same time; as many as there are processors if not said.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// What the tournament came to.
#[derive(Debug, Serialize)]
pub struct Summary {
    game: &'static str,
    seed: u64,
    players: Vec<Standing>,
    pairs: Vec<Pair>,
}

/// What all games of a player came to.
#[derive(Debug, Serialize)]
struct Standing {
    player: String,
    games: u64,
    wins: f64,
    win_rate: f64,
    win_rate_interval: [f64; 2],
}

/// What two players came to with the same chance.
#[derive(Debug, Serialize)]
struct Pair {
    players: [String; 2],
    /// How many differences there are: one for each game with chance of its own.
    pairs: usize,
    win_rates: [f64; 2],
    /// By how much the first has won more of them.
    difference: f64,
    difference_interval: [f64; 2],
}

/// How much of each game somebody has won.
type Won = Vec<f64>;

impl Tournament {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        if self.players.len() < 2 {
            return Err(Trouble::Usage("--players: a tournament needs at least two".to_owned()));
        }
        let summary = with_game(&self.game, self)?;
        match context.format {
            Format::Json => context.json(&summary)?,
            Format::Text => {
                for Standing { player, games, wins, win_rate, win_rate_interval: [low, high] } in
                    &summary.players
                {
                    let (rate, low, high) = (win_rate * 100.0, low * 100.0, high * 100.0);
                    writeln!(
                        context.out,
                        "{player}: {wins} of {games} games won ({rate:.1}%, {low:.1} to {high:.1})"
                    )?;
                }
                for Pair { players: [one, other], win_rates, difference, difference_interval, .. } in
                    &summary.pairs
                {
                    let [first, second] = win_rates.map(|rate| rate * 100.0);
                    let [low, high] = difference_interval.map(|end| end * 100.0);
                    writeln!(
                        context.out,
                        "{one} against {other}: {first:.1}% and {second:.1}%, \
                         {:+.1} points ({low:+.1} to {high:+.1})",
                        difference * 100.0
                    )?;
                }
            }
        }
        Ok(Verdict::Fine)
    }

    fn play<G: Playable>(
        &self,
        game: &Arc<G>,
        setups: &[G::Setup],
        players: &[Kind],
        tick: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, Trouble> {
        let threads =
            self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let contest = Contest { setups, players, games: self.games, seed: self.seed, threads };
        results(game, &contest, tick).ok_or_else(|| Trouble::Usage(format!("{} has no such player", G::NAME)))
    }
}

impl Work for &Tournament {
    type Result = Summary;

    fn with<G: Hosted>(self) -> Result<Summary, Trouble> {
        let game = &G::builtin().game;
        let setups = if self.all_pairs { game.all_setups() } else { vec![self.setup.typed(game)?] };
        let shared = setups.iter().filter(|setup| game.is_shared(setup)).count();
        if shared > 0 && shared < setups.len() {
            let why = "--all-pairs: in some setups of this game all win together, in others nobody does; \
                       name one with --setup";
            return Err(Trouble::Usage(why.to_owned()));
        }
        let all = {
            let count = self.players.len() as u64;
            self.games * if shared > 0 { count } else { count * (count - 1) }
        };
        let done = AtomicU64::new(0);
        let progress = Mutex::new(Progress::new("tournament"));
        let tick = || {
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            // Whoever finds the line taken leaves it to the other.
            if let Ok(mut progress) = progress.try_lock() {
                progress.tell(done, all);
            }
        };
        let mut won: Vec<Won> = vec![Vec::new(); self.players.len()];
        let mut pairs = Vec::new();
        if shared > 0 {
            for (&player, won) in self.players.iter().zip(&mut won) {
                let played = self.play(game, &setups, &[player], &tick)?;
                won.extend(played.iter().map(|played| f64::from(u8::from(played.won))));
            }
        }
        for (other, &second) in self.players.iter().enumerate() {
            for (one, &first) in self.players[..other].iter().enumerate() {
                let names = [first.to_string(), second.to_string()];
                if shared > 0 {
                    pairs.push(Pair::new(names, [&won[one], &won[other]]));
                    continue;
                }
                let there = self.play(game, &setups, &[first, second], &tick)?;
                let back = self.play(game, &setups, &[second, first], &tick)?;
                // Where both seatings of a game are one pair, each has half of its weight.
                let halves = |place: usize| -> Won {
                    let seats = setups.iter().cycle().map(|setup| game.seats(setup));
                    let games = there.iter().zip(&back).zip(seats);
                    games
                        .map(|((there, back), seats)| {
                            f64::midpoint(part(there, place, seats), part(back, 1 - place, seats))
                        })
                        .collect()
                };
                let met = [halves(0), halves(1)];
                pairs.push(Pair::new(names, [&met[0], &met[1]]));
                for (player, met) in [one, other].into_iter().zip(met) {
                    // Each of them stands for two games.
                    won[player].extend(met.iter().flat_map(|&half| [half, half]));
                }
            }
        }
        let players =
            self.players.iter().zip(&won).map(|(player, won)| Standing::new(*player, won)).collect();
        Ok(Summary { game: G::NAME, seed: self.seed, players, pairs })
    }
}

/// How much of a game those won who sit in every second seat, from this one on.
fn part(played: &Played, first: usize, seats: u8) -> f64 {
    let Some(winners) = played.winners else { return 0.0 };
    let won = |from: usize, by: usize| {
        let seats = (0..seats).map(Seat).skip(from).step_by(by);
        f64::from(u8::try_from(seats.filter(|&seat| winners.contains(seat)).count()).unwrap_or(u8::MAX))
    };
    won(first, 2) / won(0, 1).max(1.0)
}

/// The share of games that was won.
fn rate(won: &[f64]) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "counts of games are small")]
    let games = won.len().max(1) as f64;
    won.iter().sum::<f64>() / games
}

impl Standing {
    fn new(player: Kind, won: &[f64]) -> Self {
        let (games, wins) = (won.len() as u64, won.iter().sum());
        Self {
            player: player.to_string(),
            games,
            wins,
            win_rate: rate(won),
            win_rate_interval: interval(wins, games),
        }
    }
}

impl Pair {
    fn new(players: [String; 2], [one, other]: [&[f64]; 2]) -> Self {
        let differences: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
        let (difference, difference_interval) = paired(&differences);
        let win_rates = [rate(one), rate(other)];
        Self { players, pairs: differences.len(), win_rates, difference, difference_interval }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seats;

    use super::*;

    #[test]
    fn a_shared_win_is_shared_and_a_lost_game_is_nobodys() {
        let played = |winners: Option<Seats>| Played { decisions: 1, outcome: None, won: false, winners };
        let winners = Seats::only(Seat(0)).with(Seat(1)).with(Seat(2));
        assert!((part(&played(Some(winners)), 0, 3) - 2.0 / 3.0).abs() < 1e-9);
        assert!((part(&played(Some(winners)), 1, 3) - 1.0 / 3.0).abs() < 1e-9);
        for nobody in [None, Some(Seats::NONE)] {
            assert!(part(&played(nobody), 0, 2).abs() < 1e-9);
        }
    }
}
