//! `hedgerow content mutate`: whether the scenarios detect a change of any fact of the content.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;
use content::{Mutant, mutants};
use i18n::Words;
use serde::Serialize;
use tabletop::{ErasedGame, Scenario};

use crate::games::{Registered, Work, with_game};
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::progress::Progress;
use crate::scenarios::{self, Notation};

/// Change every fact of a game's content, one at a time, and list the changes that no scenario detects.
#[derive(Debug, Args)]
#[command(after_help = "Example: hedgerow content mutate everdell --record special_event.")]
pub struct Mutate {
    /// The game.
    game: String,
    /// Change only facts whose path begins with this, such as `card.farm.` or `river.`.
    #[arg(long, value_name = "PATH", default_value = "")]
    record: String,
    /// Change only one fact in N.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// The number of changes tried in parallel (default: the number of processors).
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// The results of all changes.
#[derive(Debug, Serialize)]
pub struct Found {
    /// The number of changed facts.
    changes: usize,
    /// Changes that the check of packs refused.
    refused: usize,
    /// Changes without effect: they left out a value that is the default.
    same: usize,
    /// Changes that made a scenario fail.
    noticed: usize,
    /// All other changes.
    missed: Vec<Missed>,
    /// The records without any detected change.
    silent: Vec<String>,
}

/// A change that no scenario detects.
#[derive(Debug, Serialize)]
pub struct Missed {
    file: String,
    path: String,
    was: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<String>,
}

/// The result of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Refused,
    Same,
    Noticed,
    Missed,
}

/// Runs the command.
pub fn run(mutate: &Mutate, context: &mut Context<'_>) -> Outcome {
    let found = with_game(&mutate.game, (mutate, Words::of(context.language)))?;
    match context.format {
        Format::Json => context.json(&found)?,
        Format::Text => {
            let Found { changes, refused, same, noticed, missed, silent } = &found;
            for Missed { file, path, was, now } in missed {
                let now = now.as_deref().unwrap_or("nothing");
                writeln!(context.out, "{file}: {path}: {was} could be {now}")?;
            }
            for record in silent {
                writeln!(context.out, "no scenario knows {record}")?;
            }
            writeln!(
                context.out,
                "{changes} changes: {refused} refused, {same} change nothing, {noticed} noticed by a scenario, {} missed",
                missed.len()
            )?;
        }
    }
    Ok(Verdict::fine_if(found.missed.is_empty()))
}

impl Mutate {
    /// The changes that the arguments select.
    fn chosen(&self, files: &[(&str, &str)]) -> Vec<Mutant> {
        let all = mutants(files).into_iter().filter(|mutant| mutant.path.starts_with(&self.record));
        all.step_by(usize::try_from(self.every).unwrap_or(usize::MAX)).collect()
    }
}

impl Work for (&Mutate, &'static Words) {
    type Result = Found;

    fn with<G: Registered>(self) -> Result<Found, CliError> {
        let (mutate, words) = self;
        let scenarios = read::<G>()?;
        // A scenario that fails anyway would seem to detect every change.
        let own: &dyn ErasedGame = G::shared();
        if let Some(failing) =
            scenarios.iter().find(|scenario| !own.check_scenario(scenario).failures.is_empty())
        {
            return Err(CliError::Failed(format!("{}: “{}” fails as it is", failing.rule, failing.name)));
        }
        let mutants = mutate.chosen(G::FILES);
        let next = AtomicUsize::new(0);
        let fates = Mutex::new(Vec::new());
        let progress = Mutex::new(Progress::new("content mutate", words));
        let threads =
            mutate.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).max(1);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    // The scenario that detected the last change is likely to detect the next one.
                    let mut order: Vec<usize> = (0..scenarios.len()).collect();
                    while let Some((at, mutant)) = next_of(&next, &mutants) {
                        let fate = fate::<G>(mutant, &scenarios, &mut order);
                        // The lock is only poisoned if another thread has panicked, which ends this one, too.
                        let mut fates = fates.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                        fates.push((at, fate));
                        let done = fates.len() as u64;
                        drop(fates);
                        if let Ok(mut progress) = progress.lock() {
                            progress.tell(done, mutants.len() as u64);
                        }
                    }
                });
            }
        });
        let mut fates = fates.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        fates.sort_unstable_by_key(|(at, _)| *at);
        Ok(Found::of(&mutants, &fates))
    }
}

fn next_of<'a>(next: &AtomicUsize, mutants: &'a [Mutant]) -> Option<(usize, &'a Mutant)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    mutants.get(at).map(|mutant| (at, mutant))
}

/// The built-in scenarios of a game.
fn read<G: Registered>() -> Result<Vec<Scenario>, CliError> {
    let mut all = Vec::new();
    for (file, text) in scenarios::builtin(G::NAME) {
        let notation = Notation::of(file.as_ref()).unwrap_or(Notation::Toml);
        let found = scenarios::read(notation, text);
        all.extend(found.map_err(|reason| CliError::Failed(format!("{}/{file}: {reason}", G::NAME)))?);
    }
    Ok(all)
}

/// Tries a change. The scenario that detects it moves to the front of `order`.
fn fate<G: Registered>(mutant: &Mutant, scenarios: &[Scenario], order: &mut [usize]) -> Fate {
    let mut files: BTreeMap<String, String> =
        G::FILES.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect();
    files.insert(mutant.file.clone(), mutant.text.clone());
    let Ok(packed) = G::with_pack(&files) else { return Fate::Refused };
    let game: &dyn ErasedGame = &packed.game;
    if game.content() == ErasedGame::content(G::shared()) {
        return Fate::Same;
    }
    match order.iter().position(|&at| !game.check_scenario(&scenarios[at]).failures.is_empty()) {
        Some(at) => {
            order[..=at].rotate_right(1);
            Fate::Noticed
        }
        None => Fate::Missed,
    }
}

impl Found {
    fn of(mutants: &[Mutant], fates: &[(usize, Fate)]) -> Self {
        let count = |wanted| fates.iter().filter(|(_, fate)| *fate == wanted).count();
        let mut known: BTreeMap<String, (bool, bool)> = BTreeMap::new();
        let mut missed = Vec::new();
        for (mutant, (_, fate)) in mutants.iter().zip(fates) {
            let record = mutant.path.splitn(3, '.').take(2).collect::<Vec<_>>().join(".");
            let known = known.entry(record).or_insert((false, false));
            known.0 |= *fate == Fate::Noticed;
            known.1 |= *fate == Fate::Missed;
            if *fate == Fate::Missed {
                let Mutant { file, path, was, now, .. } = mutant.clone();
                missed.push(Missed { file, path, was, now });
            }
        }
        let silent = known.into_iter().filter(|(_, (noticed, missed))| !noticed && *missed);
        let silent = silent.map(|(record, _)| record).collect();
        let [refused, same, noticed] = [Fate::Refused, Fate::Same, Fate::Noticed].map(count);
        Self { changes: fates.len(), refused, same, noticed, missed, silent }
    }
}
