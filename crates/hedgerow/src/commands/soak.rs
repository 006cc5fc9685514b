//! `hedgerow soak`: long play, at random or by computer players, with all invariants checked.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use clap::Args;
use i18n::Words;
use search::{BotFactory, Contender, seats, seed_of};
use serde::Serialize;
use tabletop::{FastSource, ScenarioState, Seat, laws};

use super::contest::ContentArgs;
use crate::covering::{Covering, covering};
use crate::games::{Registered, Work, with_game};
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::progress::Progress;

/// One position in so many gets all checks.
const SAMPLE: u64 = 97;

/// Play at random for a long time, and check the invariants of the game.
///
/// All setups are played in turn. After every decision the pieces are counted. A sample of the positions
/// is checked further: what the rules count quickly agrees with a count from scratch; a choice is offered
/// exactly if it is accepted; the description of the position leads back to it; the same choice with the
/// same chance leads to the same position for every observer; no view and no event shows hidden information.
///
/// With `--mixed`, any two values of any two fields of a setup occur together in one of the setups, unless
/// the rules refuse it.
///
/// With `--players`, these players play the games in turn, and only decisions with several choices are
/// counted. In the sample, the choice of each player must not depend on what its seat cannot see.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  hedgerow soak ratcatcher --decisions 10000000 --seed 1\n  \
                        hedgerow soak everdell --mixed --decisions 5000000\n  \
                        hedgerow soak everdell --players greedy,search:8,scout --decisions 100000")]
pub struct Soak {
    /// The game.
    game: String,
    /// The least number of decisions.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    decisions: u64,
    /// Play setups that cover all pairs of values, instead of those that the game lists.
    #[arg(long)]
    mixed: bool,
    /// Players by kind or by level, instead of random play; each plays its own games.
    #[arg(long, value_name = "P[,P…]", value_delimiter = ',')]
    players: Vec<Contender>,
    /// The seed of all chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of games played in parallel (default: the number of processors).
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[command(flatten)]
    content: ContentArgs,
}

/// The results of the command.
#[derive(Debug, Serialize)]
pub struct Seen {
    game: &'static str,
    setups: usize,
    /// With `--mixed`, how many pairs of values occur together in a setup, and how many the rules refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<[usize; 2]>,
    games: u64,
    decisions: u64,
    sampled: u64,
    seconds: f64,
    decisions_per_second: f64,
    broken: Vec<String>,
}

impl Soak {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let seen = with_game(&self.game, (self, Words::of(context.language)))?;
        match context.format {
            Format::Json => context.json(&seen)?,
            Format::Text => {
                for fault in &seen.broken {
                    writeln!(context.out, "{fault}")?;
                }
                if let Some([covered, refused]) = seen.pairs {
                    writeln!(
                        context.out,
                        "{}: {} setups with {covered} pairs of values together; the rules refuse {refused} pairs",
                        seen.game, seen.setups
                    )?;
                }
                writeln!(
                    context.out,
                    "{}: {} decisions in {} games, {} positions looked at from every side, {} faults; {:.0} s, {:.0} \
                     decisions a second",
                    seen.game,
                    seen.decisions,
                    seen.games,
                    seen.sampled,
                    seen.broken.len(),
                    seen.seconds,
                    seen.decisions_per_second
                )?;
            }
        }
        Ok(Verdict::fine_if(seen.broken.is_empty()))
    }
}

/// The state that the threads share.
#[derive(Default)]
struct Shared {
    games: AtomicU64,
    decisions: AtomicU64,
    sampled: AtomicU64,
    stopped: AtomicBool,
    broken: Mutex<Vec<String>>,
}

impl Work for (&Soak, &'static Words) {
    type Result = Seen;

    #[allow(clippy::cast_precision_loss, reason = "no count here is beyond 2⁵²")]
    fn with<G: Registered>(self) -> Result<Seen, CliError> {
        let (soak, words) = self;
        let game = &soak.content.game::<G>()?;
        let (setups, pairs) = if soak.mixed {
            let Covering { setups, pairs, refused } = covering(&**game);
            (setups, Some([pairs, refused]))
        } else {
            (game.all_setups(), None)
        };
        let threads = soak.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let shared = Shared::default();
        let progress = Mutex::new(Progress::counting("soak", words));
        let started = Instant::now();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    while !shared.stopped.load(Ordering::Relaxed) {
                        let index = shared.games.fetch_add(1, Ordering::Relaxed);
                        // The remainder is less than a length.
                        let setup = &setups[usize::try_from(index % setups.len() as u64).unwrap_or(0)];
                        if let Err(fault) = soak.one(&**game, setup, index, &shared) {
                            shared.stopped.store(true, Ordering::Relaxed);
                            // A thread that panicked with the lock has already printed its message.
                            if let Ok(mut broken) = shared.broken.lock() {
                                broken.push(format!("seed {}, game {index}, {setup:?}: {fault}", soak.seed));
                            }
                        }
                        let done = shared.decisions.load(Ordering::Relaxed);
                        if done >= soak.decisions {
                            shared.stopped.store(true, Ordering::Relaxed);
                        }
                        if let Ok(mut progress) = progress.try_lock() {
                            progress.tell(done, soak.decisions);
                        }
                    }
                });
            }
        });
        drop(progress);
        let seconds = started.elapsed().as_secs_f64();
        let decisions = shared.decisions.into_inner();
        Ok(Seen {
            game: G::NAME,
            setups: setups.len(),
            pairs,
            games: shared.games.into_inner(),
            decisions,
            sampled: shared.sampled.into_inner(),
            seconds,
            decisions_per_second: decisions as f64 / seconds,
            broken: shared.broken.into_inner().unwrap_or_default(),
        })
    }
}

impl Soak {
    /// Plays one game to its end.
    fn one<G: BotFactory + ScenarioState>(
        &self,
        game: &G,
        setup: &G::Setup,
        index: u64,
        shared: &Shared,
    ) -> Result<(), String> {
        let turn = usize::try_from(index).unwrap_or(0).checked_rem(self.players.len());
        let players = turn.map_or(&[][..], |turn| &self.players[turn..=turn]);
        let mut players = seats(game, players, game.seats(setup), self.seed, index);
        let mut chance = FastSource::new(seed_of(self.seed, index, 0));
        let mut chooser = FastSource::new(seed_of(self.seed, index, 1));
        let mut choices = Vec::new();
        let mut state = game.begin_fast(setup, &mut chance);
        let first = state.clone();
        for decisions in 0u64.. {
            let fail = |fault: String| format!("after {decisions} decisions: {fault}");
            game.conserves(&first, &state).map_err(fail)?;
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                game.recounts(&state).map_err(fail)?;
                laws::offered_is_accepted(game, &state, &game.probes(&state)).map_err(fail)?;
                break;
            }
            // A decision never has 2³² choices.
            let many = u32::try_from(choices.len()).unwrap_or(u32::MAX);
            let seat = game.decision(&state).map_or(Seat(0), |decision| decision.seat);
            let is_asked = choices.len() > 1 || players.is_empty();
            let place = match players.get_mut(usize::from(seat.0)) {
                Some(_) if !is_asked => 0,
                Some(player) => player.choose(game, &state, &choices),
                None => chooser.below(many) as usize,
            };
            let chosen = choices.get(place).copied();
            let choice = chosen.ok_or_else(|| fail(format!("choice {place} of {many} was made")))?;
            if (decisions + index).is_multiple_of(SAMPLE) {
                shared.sampled.fetch_add(1, Ordering::Relaxed);
                game.recounts(&state).map_err(fail)?;
                laws::offered_is_accepted(game, &state, &game.probes(&state)).map_err(fail)?;
                laws::description_comes_back(game, setup, &state).map_err(fail)?;
                laws::same_with_any_log(game, &state, choice, index).map_err(fail)?;
                laws::view_keeps_secrets(game, setup, &state, index).map_err(fail)?;
                laws::events_keep_secrets(game, setup, Some((&state, choice)), index).map_err(fail)?;
                for player in &self.players {
                    laws::chooses_by_what_it_knows(game, &state, index, &mut |known, choices| {
                        player.player(game, index).choose(game, known, choices)
                    })
                    .map_err(|fault| fail(format!("{player}: {fault}")))?;
                }
            }
            game.play_fast(&mut state, choice, &mut chance);
            shared.decisions.fetch_add(u64::from(is_asked), Ordering::Relaxed);
        }
        Ok(())
    }
}
