//! `hedgerow bench`: the speed of the rules and of the search.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

use clap::Args;
use cpu_time::ThreadTime;
use i18n::Words;
use search::{BotFactory, Budget, Kind, SearchParams, Thought, seats};
use serde::Serialize;
use tabletop::FastSource;

use super::contest::ContentArgs;
use crate::games::{Registered, Work, with_game};
use crate::hot::{Count, Runner};
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::progress::Progress;
use crate::setups::SetupArgs;

/// Measure the speed of a game.
///
/// The rules are measured by uniformly random games, the search by its simulations in the setup that the
/// rulebook suggests for a first game. Both run on one thread; times are its processor time.
#[derive(Debug, Args)]
#[command(after_help = "Example: hedgerow bench ratcatcher --seconds 10 --format json")]
pub struct Bench {
    /// The game.
    game: String,
    /// The duration of the measurement, in seconds of processor time.
    #[arg(long, value_name = "S", default_value_t = 5.0)]
    seconds: f64,
    /// The seed of all chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    content: ContentArgs,
}

/// The results of the measurement.
#[derive(Debug, Serialize)]
pub struct Measured {
    game: &'static str,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    clone_ns: f64,
    /// `None` in a build that does not count allocations, such as the release.
    allocations_per_decision: Option<f64>,
    search_iterations_per_second: f64,
    decisions: u64,
    seconds: f64,
}

impl Bench {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        if !(self.seconds > 0.0 && self.seconds <= 86_400.0) {
            return Err(CliError::Usage("--seconds: between 0 and 86400".to_owned()));
        }
        let measured = with_game(&self.game, (self, Words::of(context.language)))?;
        match context.format {
            Format::Json => context.json(&measured)?,
            Format::Text => {
                let Measured { game, decisions, seconds, .. } = &measured;
                writeln!(context.out, "{game}: {decisions} decisions in {seconds:.2} s of one processor")?;
                writeln!(context.out, "  decisions a second        {:>12.0}", measured.decisions_per_second)?;
                writeln!(context.out, "  games a second            {:>12.0}", measured.games_per_second)?;
                writeln!(context.out, "  decisions a game          {:>12.1}", measured.decisions_per_game)?;
                writeln!(context.out, "  bytes of a state          {:>12}", measured.state_bytes)?;
                writeln!(context.out, "  nanoseconds to clone it   {:>12.0}", measured.clone_ns)?;
                if let Some(allocations) = measured.allocations_per_decision {
                    writeln!(context.out, "  allocations a decision    {allocations:>12.3}")?;
                }
                writeln!(
                    context.out,
                    "  simulations a second      {:>12.0}",
                    measured.search_iterations_per_second
                )?;
            }
        }
        Ok(Verdict::Fine)
    }
}

impl Work for (&Bench, &'static Words) {
    type Result = Measured;

    #[allow(clippy::cast_precision_loss, reason = "no count here is beyond 2⁵²")]
    fn with<G: Registered>(self) -> Result<Measured, CliError> {
        let (bench, words) = self;
        let game = &bench.content.game::<G>()?;
        let setup = bench.setup.typed(game)?;
        let mut runner = Runner::new(&**game, &setup, bench.seed);
        // Warm up caches, branch predictors and the list of choices.
        runner.run(Duration::from_millis(100), |_| {});
        let all = Duration::from_secs_f64(bench.seconds);
        let mut progress = Progress::new("bench", words);
        let started = ThreadTime::now();
        let mut count = Count::default();
        let allocations = allocations(|| {
            count = runner.run(all, |elapsed| {
                progress.tell(
                    elapsed.as_millis().try_into().unwrap_or(0),
                    all.as_millis().try_into().unwrap_or(1),
                );
            });
        });
        let seconds = started.elapsed().as_secs_f64();
        Ok(Measured {
            game: G::NAME,
            decisions_per_second: count.decisions as f64 / seconds,
            games_per_second: count.games as f64 / seconds,
            decisions_per_game: count.decisions as f64 / count.games.max(1) as f64,
            state_bytes: size_of::<G::State>(),
            clone_ns: clone_ns(&**game, &setup, bench.seed),
            allocations_per_decision: allocations.map(|all| all as f64 / count.decisions.max(1) as f64),
            search_iterations_per_second: iterations_per_second(&**game, all / 4),
            decisions: count.decisions,
            seconds,
        })
    }
}

/// Runs `work` and returns its number of allocations.
#[cfg(feature = "count-allocations")]
#[allow(clippy::unnecessary_wraps, reason = "a program that does not count has none")]
fn allocations(work: impl FnOnce()) -> Option<u64> {
    Some(allocation_counter::measure(work).count_total)
}

/// Runs `work`; allocations are not counted in this build.
#[cfg(not(feature = "count-allocations"))]
#[allow(clippy::unnecessary_wraps, reason = "a program that counts has some")]
fn allocations(work: impl FnOnce()) -> Option<u64> {
    work();
    None
}

/// The simulations of a search per second of processor time, on one thread and always in the same positions. The search
/// runs at every few decisions of a greedy game, again and again until the time is over.
fn iterations_per_second<G: BotFactory>(game: &G, time: Duration) -> f64 {
    const SEED: u64 = 1;
    const ITERATIONS: u32 = 200;
    const EVERY: usize = 5;
    let positions = greedy_game(game, SEED);
    let mut thinking = Duration::ZERO;
    let mut iterations = 0.0;
    let mut choices = Vec::new();
    for state in positions.iter().step_by(EVERY).cycle() {
        let Some(decision) = game.decision(state) else { break };
        game.choices(state, &mut choices);
        let manner = SearchParams { budget: Budget::iterations(ITERATIONS), seed: SEED, threads: 1 };
        let go_on = &mut |_: &Thought| ControlFlow::Continue(());
        let started = ThreadTime::now();
        let thought = game.consider(state, decision.seat, &choices, &manner, go_on);
        thinking += started.elapsed();
        iterations += f64::from(thought.iterations);
        if thinking >= time {
            break;
        }
    }
    iterations / thinking.as_secs_f64().max(f64::EPSILON)
}

/// The positions of one greedy game with more than one choice; the first few if the game does not end.
fn greedy_game<G: BotFactory>(game: &G, seed: u64) -> Vec<G::State> {
    const MOST: usize = 200;
    let setup = game.first_setup();
    let mut chance = FastSource::new(seed);
    let mut players = seats(game, &[Kind::Greedy.into()], game.seats(&setup), seed, 0);
    let mut state = game.begin_fast(&setup, &mut chance);
    let mut positions = Vec::new();
    let mut choices = Vec::new();
    while let Some(decision) = game.decision(&state) {
        game.choices(&state, &mut choices);
        let mut place = 0;
        if choices.len() > 1 {
            positions.push(state.clone());
            if let Some(player) = players.get_mut(usize::from(decision.seat.0)) {
                place = player.choose(game, &state, &choices).min(choices.len() - 1);
            }
        }
        if positions.len() == MOST {
            break;
        }
        game.play_fast(&mut state, choices[place], &mut chance);
    }
    positions
}

/// The time of a clone of a state, in nanoseconds.
#[allow(clippy::cast_precision_loss, reason = "few copies are made")]
fn clone_ns<G: BotFactory>(game: &G, setup: &G::Setup, seed: u64) -> f64 {
    const COPIES: u32 = 1_000_000;
    let mut runner = Runner::new(game, setup, seed);
    runner.play(20);
    let mut state = runner.state().clone();
    let started = ThreadTime::now();
    for _ in 0..COPIES {
        state = black_box(&state).clone();
    }
    let elapsed = started.elapsed();
    black_box(&state);
    elapsed.as_nanos() as f64 / f64::from(COPIES)
}
