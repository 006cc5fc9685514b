//! `hedgerow review`: reviews a finished game, decision by decision.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::Args;
use i18n::Words;
use search::{Budget, Estimate, Moment, Reviewer, dearest};
use serde::Serialize;
use tabletop::{Audience, ErasedGame, Message, Record, Seat, Session};
use web::percent;

use super::contest::ContentArgs;
use crate::commands::replay;
use crate::games::{Registered, Work, with_game};
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::progress::Progress;

/// Review a finished game: the chance to win at each decision, and better choices.
///
/// A search examines each decision with more than one choice. It knows only what the seat knew then. The
/// same seed and the same number of simulations give the same results on every machine.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  hedgerow review my-game.json\n  \
                        hedgerow review my-game.json --iterations 2000 --format json")]
pub struct Review {
    /// The file of an exported record.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The number of simulations for each decision.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// The seed of the search.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    content: ContentArgs,
}

/// The review of a game, as JSON.
#[derive(Debug, Serialize)]
struct Shown {
    file: String,
    game: String,
    outcome: Option<&'static str>,
    iterations: u32,
    decisions: Vec<Decision>,
    swings: Vec<Swing>,
}

/// A decision of the game.
#[derive(Debug, Serialize)]
struct Decision {
    step: u32,
    seat: u8,
    choice: String,
    before: f64,
    chosen: Chance,
    best: Chance,
    better: Option<String>,
    cost: f64,
    /// Whether the cost is statistically significant.
    certain: bool,
    /// The change of the seat's chance to win since its last decision.
    change: Option<f64>,
}

/// A chance to win, and half the width of its 95 % confidence interval.
#[derive(Debug, Serialize)]
struct Chance {
    mean: f64,
    margin: f64,
}

/// A costly choice.
#[derive(Debug, Serialize)]
struct Swing {
    step: u32,
    cost: f64,
}

impl From<Estimate> for Chance {
    fn from(Estimate { mean, margin }: Estimate) -> Self {
        Self { mean, margin }
    }
}

impl Review {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let name = self.file.display().to_string();
        let games = self.content.games()?;
        let (record, _) = replay::read(&games, &self.file)
            .map_err(|(_, reason)| CliError::Failed(format!("{name}: {reason}")))?;
        let game = record.game.clone();
        let words = Words::of(context.language);
        let Seen { outcome, seats, moments } = with_game(&game, Looking { review: self, record, words })?;
        let dear = dearest(moments.iter().map(|(_, moment)| moment));
        match context.format {
            Format::Json => {
                let swings = dear.iter().map(|moment| Swing { step: moment.step, cost: moment.cost() });
                let swings = swings.collect();
                let decisions = decisions(words, &moments);
                let iterations = self.iterations;
                context.json(&Shown { file: name, game, outcome, iterations, decisions, swings })?;
            }
            Format::Text => {
                writeln!(context.out, "{name}")?;
                for (seat, moment) in &moments {
                    if seats > 1 {
                        let player =
                            Message::new("cli-review-player").number("player", i64::from(seat.0) + 1);
                        write!(context.out, "{:>5}  {}: ", moment.step, words.say(&player))?;
                    } else {
                        write!(context.out, "{:>5}  ", moment.step)?;
                    }
                    let told = Message::new("cli-review-decision")
                        .message("choice", moment.choice.clone())
                        .number("before", percent(moment.before))
                        .number("chosen", percent(moment.chosen.mean))
                        .number("margin", percent(moment.chosen.margin).max(1));
                    writeln!(context.out, "{}", words.say(&told))?;
                }
                writeln!(context.out, "{}:", words.text("table-review-swings"))?;
                if dear.is_empty() {
                    writeln!(context.out, "{}", words.text("table-review-none"))?;
                }
                for moment in dear {
                    tell(moment, words, context)?;
                }
            }
        }
        Ok(Verdict::Fine)
    }
}

/// Writes a costly choice as text.
fn tell(moment: &Moment, words: &Words, context: &mut Context<'_>) -> Result<(), CliError> {
    let cost = Message::new("table-review-cost")
        .number("from", percent(moment.best.mean))
        .number("to", percent(moment.chosen.mean));
    write!(context.out, "{:>5}  {}. {}", moment.step, words.say(&moment.choice), words.say(&cost))?;
    if let Some(better) = &moment.better {
        let better = Message::new("table-review-better").message("choice", better.clone());
        write!(context.out, " {}.", words.say(&better))?;
    }
    if !moment.is_certain() {
        write!(context.out, " {}", words.text("table-review-unsure"))?;
    }
    writeln!(context.out)?;
    Ok(())
}

/// The decisions, as JSON.
fn decisions(words: &Words, moments: &[(Seat, Moment)]) -> Vec<Decision> {
    let before = |at: usize, seat: Seat| moments[..at].iter().rev().find(|(other, _)| *other == seat);
    let all = moments.iter().enumerate();
    all.map(|(at, (seat, moment))| Decision {
        step: moment.step,
        seat: seat.0,
        choice: words.say(&moment.choice),
        before: moment.before,
        chosen: moment.chosen.into(),
        best: moment.best.into(),
        better: moment.better.as_ref().map(|better| words.say(better)),
        cost: moment.cost(),
        certain: moment.is_certain(),
        change: before(at, *seat).map(|(_, before)| moment.chosen.mean - before.chosen.mean),
    })
    .collect()
}

/// A game to review.
struct Looking<'a> {
    review: &'a Review,
    record: Record,
    words: &'static Words,
}

/// The results of the review.
struct Seen {
    outcome: Option<&'static str>,
    seats: u8,
    /// Every decision with the seat that made it, in the order of the game.
    moments: Vec<(Seat, Moment)>,
}

impl Work for Looking<'_> {
    type Result = Seen;

    fn with<G: Registered>(self) -> Result<Seen, CliError> {
        let Review { file, iterations, seed, content } = self.review;
        let game = content.game_of::<G>(&self.record)?;
        let table = ErasedGame::load(&game, self.record, None)
            .map_err(|fault| failed(file, &replay::reason_of(&fault)))?;
        let Some(outcome) = table.outcome() else { return Err(failed(file, "this game is not over")) };
        let session: Option<&Session<G>> = table.as_any().downcast_ref();
        let session = session.ok_or_else(|| failed(file, "this is another game"))?;
        let seats = table.seats();
        let mut reviewers: Vec<_> = (0..seats)
            .map(|seat| (Seat(seat), Reviewer::new(session.seen_by(Audience::Seat(Seat(seat))), *seed)))
            .map(|(seat, reviewer)| (seat, reviewer.thinking(Budget::iterations(*iterations))))
            .collect();
        let all: usize = reviewers.iter().map(|(_, reviewer)| reviewer.left()).sum();
        let mut progress = Progress::counting("review", self.words);
        let mut moments = Vec::new();
        for (seat, reviewer) in &mut reviewers {
            while let Some(moment) = reviewer.next(&game, &AtomicBool::new(false)) {
                moments.push((*seat, moment));
                progress.tell(moments.len() as u64, all as u64);
            }
        }
        moments.sort_by_key(|(_, moment)| moment.step);
        Ok(Seen { outcome: Some(outcome.name), seats, moments })
    }
}

fn failed(file: &Path, why: &str) -> CliError {
    CliError::Failed(format!("{}: {why}", file.display()))
}
