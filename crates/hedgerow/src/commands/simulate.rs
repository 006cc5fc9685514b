//! `hedgerow simulate`: plays many games between players, and saves their records.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use clap::Args;
use i18n::Words;
use search::{BotFactory, Contender, Contest, Played, Tally, contest, play_session, seats, seed_of};
use serde::Serialize;
use study::stats::{per, wilson};
use tabletop::{DynSession, ScenarioState};

use super::contest::{ContestArgs, Counter};
use crate::games::{Registered, Work, with_game};
use crate::output::{CliError, Context, Format, Outcome, Verdict};

/// Play many games between players and count the wins.
///
/// The same seed gives the same games, whatever the number of threads, and the same chance for all
/// players. Times depend on the machine.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  hedgerow simulate ratcatcher --games 1000 --players random,greedy --seed 7\n  \
                        hedgerow simulate ratcatcher --all-pairs --games 48 --players greedy --save records"
)]
pub struct Simulate {
    /// The game.
    game: String,
    /// The players, by kind (random, greedy, search, or search:N for N simulations per decision) or by
    /// level (hatchling, forager, scout, pathfinder, elder; without their time limits, which are not
    /// reproducible). At a table with one person, each named player plays all the games; at a table with
    /// several, name the players in the order of their seats.
    #[arg(long, value_name = "P[,P…]", value_delimiter = ',', default_value = "greedy")]
    players: Vec<Contender>,
    #[command(flatten)]
    contest: ContestArgs,
    /// Also report each setup separately.
    #[arg(long, requires = "all_pairs")]
    by_setup: bool,
    /// Save the record of every game in this folder. The chance of the games is keyed, as on the server.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
}

/// The results of the games.
#[derive(Debug, Serialize)]
pub struct Summary {
    game: &'static str,
    games: u64,
    wins: u64,
    win_rate: f64,
    win_rate_interval: [f64; 2],
    decisions_per_game: f64,
    seconds: f64,
    outcomes: BTreeMap<&'static str, u64>,
    players: Vec<Share>,
}

/// The results of one player.
#[derive(Debug, Serialize)]
pub struct Share {
    player: String,
    games: u64,
    wins: u64,
    win_rate: f64,
    win_rate_interval: [f64; 2],
    decisions_per_game: f64,
    seconds: f64,
    outcomes: BTreeMap<&'static str, u64>,
    /// The results by setup, if requested.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    setups: Vec<Apart>,
}

/// The results of one player with one setup.
#[derive(Debug, Serialize)]
pub struct Apart {
    setup: String,
    games: u64,
    wins: u64,
    win_rate: f64,
    win_rate_interval: [f64; 2],
}

impl Simulate {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let summary = with_game(&self.game, (self, Words::of(context.language)))?;
        match context.format {
            Format::Json => context.json(&summary)?,
            Format::Text => {
                for Share {
                    player,
                    games,
                    wins,
                    win_rate,
                    win_rate_interval: [low, high],
                    decisions_per_game,
                    seconds,
                    outcomes,
                    setups,
                } in &summary.players
                {
                    writeln!(
                        context.out,
                        "{player}: {wins} of {games} games won ({:.1}%, {:.1} to {:.1}), \
                         {decisions_per_game:.1} decisions a game, {seconds:.1} s",
                        win_rate * 100.0,
                        low * 100.0,
                        high * 100.0
                    )?;
                    for (outcome, count) in outcomes {
                        writeln!(context.out, "  {outcome}: {count}")?;
                    }
                    for Apart { setup, games, wins, win_rate, win_rate_interval: [low, high] } in setups {
                        let (rate, low, high) = (win_rate * 100.0, low * 100.0, high * 100.0);
                        writeln!(
                            context.out,
                            "  {setup}: {wins} of {games} won ({rate:.1}%, {low:.1} to {high:.1})"
                        )?;
                    }
                }
            }
        }
        Ok(Verdict::Fine)
    }
}

impl Work for (&Simulate, &'static Words) {
    type Result = Summary;

    fn with<G: Registered>(self) -> Result<Summary, CliError> {
        let (simulate, words) = self;
        let Simulate { players: named, contest, by_setup, .. } = simulate;
        let game = &contest.game::<G>()?;
        let setups = contest.setups(game)?;
        let people = setups.iter().map(|setup| game.seats(setup)).max().unwrap_or(1);
        let sides: Vec<&[Contender]> = if people == 1 { named.chunks(1).collect() } else { vec![named] };
        let counter = Counter::new("simulate", contest.games * sides.len() as u64, words);
        let tick = || counter.tick();
        let mut players = Vec::new();
        for side in sides {
            let started = Instant::now();
            let played = simulate.play(game, &setups, side, &tick)?;
            let apart = if *by_setup { &*setups } else { &[] };
            let apart = apart.iter().enumerate().map(|(place, setup)| {
                let games = played.iter().skip(place).step_by(setups.len()).copied();
                let Tally { games, wins, .. } = games.collect();
                Apart {
                    setup: game.setup_name(setup),
                    games,
                    wins,
                    win_rate: per(wins, games),
                    win_rate_interval: wilson(wins, games),
                }
            });
            let apart = apart.collect();
            let tally: Tally = played.into_iter().collect();
            players.push(Share {
                player: side.iter().map(Contender::to_string).collect::<Vec<_>>().join(","),
                games: tally.games,
                wins: tally.wins,
                win_rate: per(tally.wins, tally.games),
                win_rate_interval: wilson(tally.wins, tally.games),
                decisions_per_game: per(tally.decisions, tally.games),
                seconds: started.elapsed().as_secs_f64(),
                outcomes: tally.outcomes,
                setups: apart,
            });
        }
        Ok(sum(G::NAME, players))
    }
}

impl Simulate {
    /// Plays the games, and returns the results in order.
    fn play<G: BotFactory + ScenarioState>(
        &self,
        game: &Arc<G>,
        setups: &[G::Setup],
        side: &[Contender],
        tick: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, CliError> {
        if let Some(folder) = &self.save {
            return self.play_and_save(game, setups, side, folder, tick);
        }
        let ContestArgs { games, seed, .. } = self.contest;
        let contest_of = Contest { setups, players: side, games, seed, threads: self.contest.threads() };
        Ok(contest(game, &contest_of, tick))
    }

    /// Plays the games with keyed chance, and writes their records.
    fn play_and_save<G: BotFactory + ScenarioState>(
        &self,
        game: &Arc<G>,
        setups: &[G::Setup],
        side: &[Contender],
        folder: &Path,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, CliError> {
        let cannot =
            |path: &Path, fault: std::io::Error| CliError::Failed(format!("{}: {fault}", path.display()));
        fs::create_dir_all(folder).map_err(|fault| cannot(folder, fault))?;
        let ContestArgs { games, seed, .. } = self.contest;
        let names: Vec<String> = side.iter().map(|player| player.to_string().replace(':', "-")).collect();
        let one = |index: u64| {
            // The remainder is less than a length.
            let setup = &setups[usize::try_from(index % setups.len() as u64).unwrap_or(0)];
            let mut players = seats(&**game, side, game.seats(setup), seed, index);
            let (session, played) = play_session(game, setup, &mut players, seed_of(seed, index, 0))
                .map_err(|fault| CliError::Failed(fault.to_string()))?;
            let path = folder.join(format!("{}-{}-{index:04}.json", game.setup_name(setup), names.join("-")));
            let text = session.published().to_json() + "\n";
            fs::write(&path, text).map_err(|fault| cannot(&path, fault))?;
            tick();
            Ok::<_, CliError>((index, played))
        };
        let next = AtomicU64::new(0);
        let worker = || -> Result<Vec<(u64, Played)>, CliError> {
            let mut all = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    return Ok(all);
                }
                // If one record cannot be saved, no other game begins.
                all.push(one(index).inspect_err(|_| next.store(games, Ordering::Relaxed))?);
            }
        };
        let mut all = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.contest.threads().max(1)).map(|_| scope.spawn(worker)).collect();
            // A thread that panicked has already printed its message.
            let kept = workers.into_iter().filter_map(|worker| worker.join().ok());
            kept.collect::<Result<Vec<_>, _>>()
        })?
        .concat();
        all.sort_unstable_by_key(|&(index, _)| index);
        Ok(all.into_iter().map(|(_, played)| played).collect())
    }
}

/// Adds up the results of all players.
fn sum(game: &'static str, players: Vec<Share>) -> Summary {
    let games = players.iter().map(|share| share.games).sum();
    let wins = players.iter().map(|share| share.wins).sum();
    let mut outcomes = BTreeMap::new();
    for (outcome, count) in players.iter().flat_map(|share| &share.outcomes) {
        *outcomes.entry(*outcome).or_default() += count;
    }
    Summary {
        game,
        games,
        wins,
        win_rate: per(wins, games),
        win_rate_interval: wilson(wins, games),
        decisions_per_game: players.iter().map(|share| share.decisions_per_game).sum::<f64>()
            / per(players.len() as u64, 1),
        seconds: players.iter().map(|share| share.seconds).sum(),
        outcomes,
        players,
    }
}
