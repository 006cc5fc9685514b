//! `hedgerow tournament`: which of several players is better, with confidence intervals.

use std::fmt;
use std::sync::Arc;

use clap::Args;
use i18n::Words;
use search::{BotFactory, Contender, Contest, Played, contest};
use serde::Serialize;
use study::stats::{interval, paired};
use tabletop::Seat;

use super::contest::{ContestArgs, Counter};
use crate::games::{Registered, Work, with_game};
use crate::output::{CliError, Context, Format, Outcome, Verdict};

/// Find out which of several players is better.
///
/// In a game for one person or a cooperative game, each player plays the same games in every seat. In a
/// competitive game, every two players meet, and each game is played twice, with the seats swapped; a shared
/// win is divided. Either way, two players have the same chance, and their difference is taken game by
/// game. With `--all-pairs`, the two kinds of games are reported separately. The same seed gives the same
/// results, whatever the number of threads.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  hedgerow tournament ratcatcher --players random,greedy,search:200 --games 100\n  \
                        hedgerow tournament everdell --players greedy,search:100 --games 50 --seed 7 --format json"
)]
pub struct Tournament {
    /// The game.
    game: String,
    /// The players, at least two: by kind (random, greedy, search, or search:N for N simulations per
    /// decision) or by level (hatchling, forager, scout, pathfinder, elder; without their time limits, which
    /// are not reproducible).
    #[arg(long, value_name = "P,P[,P…]", value_delimiter = ',', required = true)]
    players: Vec<Contender>,
    #[command(flatten)]
    contest: ContestArgs,
}

/// The results of the tournament.
#[derive(Debug, Serialize)]
pub struct Summary {
    game: &'static str,
    seed: u64,
    players: Vec<Standing>,
    pairs: Vec<Pair>,
}

/// Who wins a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Sort {
    /// All seats win, or none.
    Together,
    /// Seats compete with each other.
    Rivals,
}

/// The results of one player.
#[derive(Debug, Serialize)]
struct Standing {
    player: String,
    sort: Sort,
    games: u64,
    wins: f64,
    win_rate: f64,
    win_rate_interval: [f64; 2],
}

/// The results of two players with the same chance.
#[derive(Debug, Serialize)]
struct Pair {
    players: [String; 2],
    sort: Sort,
    /// The number of differences: one for each game with its own chance.
    pairs: usize,
    win_rates: [f64; 2],
    /// How much larger the win rate of the first player is.
    difference: f64,
    difference_interval: [f64; 2],
}

/// How much of each game a player has won, from 0 to 1.
type Won = Vec<f64>;

impl Tournament {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        if self.players.len() < 2 {
            return Err(CliError::Usage("--players: a tournament needs at least two".to_owned()));
        }
        let summary = with_game(&self.game, (self, Words::of(context.language)))?;
        match context.format {
            Format::Json => context.json(&summary)?,
            Format::Text => {
                let mixed = summary.players.iter().any(|one| one.sort != summary.players[0].sort);
                for sort in [Sort::Together, Sort::Rivals] {
                    if mixed {
                        writeln!(context.out, "{sort}:")?;
                    }
                    summary.tell(sort, context)?;
                }
            }
        }
        Ok(Verdict::Fine)
    }

    fn play<G: BotFactory>(
        &self,
        game: &Arc<G>,
        (setups, games): (&[G::Setup], u64),
        players: &[Contender],
        tick: &(dyn Fn() + Sync),
    ) -> Vec<Played> {
        let contest_of =
            Contest { setups, players, games, seed: self.contest.seed, threads: self.contest.threads() };
        contest(game, &contest_of, tick)
    }

    /// Plays the cooperative games: each player plays them in every seat.
    fn together<G: BotFactory>(
        &self,
        game: &Arc<G>,
        games: (&[G::Setup], u64),
        tick: &(dyn Fn() + Sync),
    ) -> Summary {
        let mut won: Vec<Won> = Vec::new();
        for &player in &self.players {
            let played = self.play(game, games, &[player], tick);
            won.push(played.iter().map(|played| f64::from(u8::from(played.won))).collect());
        }
        let mut pairs = Vec::new();
        for (one, other) in self.pairs() {
            let names = [self.players[one], self.players[other]];
            pairs.push(Pair::new(names, Sort::Together, [&won[one], &won[other]]));
        }
        self.sum(G::NAME, Sort::Together, &won, pairs)
    }

    /// Plays the competitive games: every two players meet, twice in each game.
    fn rivals<G: BotFactory>(
        &self,
        game: &Arc<G>,
        games: (&[G::Setup], u64),
        tick: &(dyn Fn() + Sync),
    ) -> Summary {
        let mut won: Vec<Won> = vec![Vec::new(); self.players.len()];
        let mut pairs = Vec::new();
        for (one, other) in self.pairs() {
            let [first, second] = [self.players[one], self.players[other]];
            let there = self.play(game, games, &[first, second], tick);
            let back = self.play(game, games, &[second, first], tick);
            // Both seatings of a game are one pair: each has half of the weight.
            let halves = |place: usize| -> Won {
                let seats = games.0.iter().cycle().map(|setup| game.seats(setup));
                let games = there.iter().zip(&back).zip(seats);
                games
                    .map(|((there, back), seats)| {
                        f64::midpoint(part(there, place, seats), part(back, 1 - place, seats))
                    })
                    .collect()
            };
            let met = [halves(0), halves(1)];
            pairs.push(Pair::new([first, second], Sort::Rivals, [&met[0], &met[1]]));
            for (player, met) in [one, other].into_iter().zip(met) {
                // Each value stands for two games.
                won[player].extend(met.iter().flat_map(|&half| [half, half]));
            }
        }
        self.sum(G::NAME, Sort::Rivals, &won, pairs)
    }

    /// Every two players, by their indices.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.players.len()).flat_map(|other| (0..other).map(move |one| (one, other)))
    }

    fn sum(&self, game: &'static str, sort: Sort, won: &[Won], pairs: Vec<Pair>) -> Summary {
        let players = self.players.iter().zip(won);
        let players = players.map(|(player, won)| Standing::new(*player, sort, won)).collect();
        Summary { game, seed: self.contest.seed, players, pairs }
    }
}

impl Work for (&Tournament, &'static Words) {
    type Result = Summary;

    fn with<G: Registered>(self) -> Result<Summary, CliError> {
        let (tournament, words) = self;
        let game = &tournament.contest.game::<G>()?;
        let setups = tournament.contest.setups(game)?;
        let (together, rivals): (Vec<_>, Vec<_>) =
            setups.iter().cloned().partition(|one| game.is_shared(one));
        // The number of cooperative games when all setups are played in turn.
        let count = setups.len() as u64;
        let shared = setups.iter().map(|setup| u64::from(game.is_shared(setup)));
        let rest = usize::try_from(tournament.contest.games % count).unwrap_or(0);
        let shared =
            tournament.contest.games / count * together.len() as u64 + shared.take(rest).sum::<u64>();
        let (together, rivals) = ((&*together, shared), (&*rivals, tournament.contest.games - shared));
        let all = {
            let count = tournament.players.len() as u64;
            together.1 * count + rivals.1 * count * (count - 1)
        };
        let counter = Counter::new("tournament", all, words);
        let tick = || counter.tick();
        let mut summary = tournament.sum(G::NAME, Sort::Together, &[], Vec::new());
        if together.1 > 0 {
            summary.join(tournament.together(game, together, &tick));
        }
        if rivals.1 > 0 {
            summary.join(tournament.rivals(game, rivals, &tick));
        }
        Ok(summary)
    }
}

impl Summary {
    fn join(&mut self, other: Self) {
        self.players.extend(other.players);
        self.pairs.extend(other.pairs);
    }

    /// Writes the results of the games of one kind.
    fn tell(&self, sort: Sort, context: &mut Context<'_>) -> Result<(), CliError> {
        for standing in self.players.iter().filter(|standing| standing.sort == sort) {
            let Standing { player, games, wins, win_rate, win_rate_interval: [low, high], .. } = standing;
            let (rate, low, high) = (win_rate * 100.0, low * 100.0, high * 100.0);
            writeln!(
                context.out,
                "{player}: {wins} of {games} games won ({rate:.1}%, {low:.1} to {high:.1})"
            )?;
        }
        for pair in self.pairs.iter().filter(|pair| pair.sort == sort) {
            let Pair { players: [one, other], win_rates, difference, difference_interval, .. } = pair;
            let [first, second] = win_rates.map(|rate| rate * 100.0);
            let [low, high] = difference_interval.map(|end| end * 100.0);
            writeln!(
                context.out,
                "{one} against {other}: {first:.1}% and {second:.1}%, {:+.1} points ({low:+.1} to {high:+.1})",
                difference * 100.0
            )?;
        }
        Ok(())
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Together => "All win together",
            Self::Rivals => "Rivals",
        })
    }
}

/// How much of a game was won by every second seat, from the seat `first` on.
fn part(played: &Played, first: usize, seats: u8) -> f64 {
    let Some(winners) = played.winners else { return 0.0 };
    let won = |from: usize, by: usize| {
        let seats = (0..seats).map(Seat).skip(from).step_by(by);
        f64::from(u8::try_from(seats.filter(|&seat| winners.contains(seat)).count()).unwrap_or(u8::MAX))
    };
    won(first, 2) / won(0, 1).max(1.0)
}

/// The mean share of the games that was won.
fn rate(won: &[f64]) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "counts of games are small")]
    let games = won.len().max(1) as f64;
    won.iter().sum::<f64>() / games
}

impl Standing {
    fn new(player: Contender, sort: Sort, won: &[f64]) -> Self {
        let (games, wins) = (won.len() as u64, won.iter().sum());
        Self {
            player: player.to_string(),
            sort,
            games,
            wins,
            win_rate: rate(won),
            win_rate_interval: interval(wins, games),
        }
    }
}

impl Pair {
    fn new(players: [Contender; 2], sort: Sort, [one, other]: [&[f64]; 2]) -> Self {
        let players = players.map(|player| player.to_string());
        let differences: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
        let (difference, difference_interval) = paired(&differences);
        let win_rates = [rate(one), rate(other)];
        Self { players, sort, pairs: differences.len(), win_rates, difference, difference_interval }
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
