//! Proves that a puzzle has exactly its stated solutions.

use std::collections::{BTreeSet, HashMap};

use tabletop::{Answer, ApplyError, Narration, ReplaySource, ScenarioState, Silent, Unanswered};

use crate::Puzzle;

/// The maximal number of positions examined.
const MOST_POSITIONS: usize = 3_000_000;

/// The maximal number of lines listed.
const MOST_LINES: usize = 2_000;

/// The suffix of a line after which the goal is reached whatever chance answers.
const WHATEVER: &str = "*";

/// The result of an exhaustive search.
#[derive(Debug, Clone, PartialEq)]
pub struct Solved {
    /// Every line that reaches the goal, in the notation of puzzles.
    pub lines: BTreeSet<Vec<String>>,
    /// The probability that uniform guessing among the legal choices follows one of the lines.
    pub luck: f64,
    /// The number of different positions examined.
    pub positions: usize,
}

/// Why a puzzle cannot be searched.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unsolvable {
    /// The setup is invalid or refused.
    #[error("the setup cannot be played: {0}")]
    Setup(String),
    /// The position is invalid.
    #[error("the position cannot be set up: {0}")]
    Position(String),
    /// A line of the known chance cannot be parsed.
    #[error("`{0}` is not a question with its answers")]
    Chance(String),
    /// There are too many positions.
    #[error("more than {MOST_POSITIONS} positions can be reached")]
    TooLarge,
    /// There are too many solutions.
    #[error("more than {MOST_LINES} lines reach the goal")]
    TooMany,
}

/// Examines every line of a puzzle.
///
/// # Errors
/// If the puzzle cannot be set up, or has too many positions or solutions.
pub fn solve<G: Narration + ScenarioState>(game: &G, puzzle: &Puzzle) -> Result<Solved, Unsolvable> {
    let setup: G::Setup =
        serde_json::from_value(puzzle.setup.clone()).map_err(|fault| Unsolvable::Setup(fault.to_string()))?;
    game.check_setup(&setup).map_err(|objection| Unsolvable::Setup(format!("{:?}", objection.message)))?;
    let state =
        game.position(&setup, &puzzle.position).map_err(|fault| Unsolvable::Position(fault.to_string()))?;
    let mut known = Vec::new();
    for line in &puzzle.chance {
        let mut words = line.split_whitespace();
        let what = words.next().unwrap_or_default();
        let before = known.len();
        known.extend(words.map(|name| (what, name)));
        if known.len() == before {
            return Err(Unsolvable::Chance(line.clone()));
        }
    }
    let mut search = Search { game, puzzle, known, seen: HashMap::new() };
    let start = Node { state, left: puzzle.goal.within, answers: 0 };
    let mut lines = BTreeSet::new();
    let mut luck = 0.0;
    if search.can(&start)? {
        search.lines(&start, &mut Vec::new(), &mut lines)?;
        luck = search.luck(&start)?;
    }
    Ok(Solved { lines, luck, positions: search.seen.len() })
}

/// A position of the search.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Node<S> {
    state: S,
    /// The number of remaining choices.
    left: usize,
    /// The number of answers of chance so far, which is the index of the next known answer.
    answers: usize,
}

/// The result of a choice.
enum Led<S> {
    /// The goal may be missed.
    Missed,
    /// One position, from which the goal can be reached.
    To(Box<Node<S>>),
    /// Several positions, depending on chance, from all of which the goal can be reached, or has been.
    Open {
        /// The positions.
        next: Vec<Node<S>>,
        /// Whether it has been reached in all of them.
        at_once: bool,
    },
}

/// The mean of some numbers; 0 of none.
fn mean(numbers: &[f64]) -> f64 {
    let count = u32::try_from(numbers.len().max(1)).unwrap_or(u32::MAX);
    numbers.iter().sum::<f64>() / f64::from(count)
}

struct Search<'a, G: Narration> {
    game: &'a G,
    puzzle: &'a Puzzle,
    known: Vec<(&'a str, &'a str)>,
    /// For each examined position, whether the goal can be forced.
    seen: HashMap<Node<G::State>, bool>,
}

impl<G: Narration + ScenarioState> Search<'_, G> {
    /// Whether the goal is reached here; `None` if it can no longer be reached.
    fn standing(&self, node: &Node<G::State>) -> Option<bool> {
        let ended = self.game.outcome(&node.state).map(|outcome| (outcome.name, outcome.winners));
        let goal = &self.puzzle.goal;
        let describe = || self.game.describe(&node.state);
        if goal.reach.holds(ended, describe) {
            return Some(true);
        }
        let goes_on = ended.is_none() && node.left > 0 && goal.keep.holds(ended, describe);
        goes_on.then_some(false)
    }

    /// Whether the goal can be forced.
    fn can(&mut self, node: &Node<G::State>) -> Result<bool, Unsolvable> {
        if let Some(&can) = self.seen.get(node) {
            return Ok(can);
        }
        if self.seen.len() >= MOST_POSITIONS {
            return Err(Unsolvable::TooLarge);
        }
        let can = match self.standing(node) {
            None => false,
            Some(true) => true,
            Some(false) => {
                let mut choices = Vec::new();
                self.game.choices(&node.state, &mut choices);
                let mut any = false;
                for choice in choices {
                    any |= !matches!(self.led(node, choice)?, Led::Missed);
                }
                any
            }
        };
        self.seen.insert(node.clone(), can);
        Ok(can)
    }

    /// The result of a choice: all answers of chance are examined until the goal is missed in one.
    fn led(&mut self, node: &Node<G::State>, choice: G::Choice) -> Result<Led<G::State>, Unsolvable> {
        let mut is_open = false;
        let mut at_once = true;
        let mut reached = Vec::new();
        let mut waiting: Vec<Vec<Answer>> = vec![Vec::new()];
        while let Some(answers) = waiting.pop() {
            let mut given = ReplaySource::new(&answers);
            match self.game.apply(&node.state, choice, &mut given, &mut Silent) {
                Ok(state) => {
                    let answers = node.answers + answers.len();
                    let next = Node { state, left: node.left - 1, answers };
                    if !self.can(&next)? {
                        return Ok(Led::Missed);
                    }
                    at_once &= self.standing(&next) == Some(true);
                    reached.push(next);
                }
                Err(ApplyError::Chance(Unanswered::Open(question))) => {
                    let question = question.borrow();
                    let known = self.known.get(node.answers + answers.len());
                    let known = known
                        .filter(|(what, _)| *what == question.what)
                        .and_then(|(_, name)| self.game.find_answer(question, name))
                        .filter(|&answer| question.admits(answer));
                    let next: Vec<Answer> = match known {
                        Some(answer) => vec![answer],
                        None => question.possible().collect(),
                    };
                    is_open |= next.len() > 1;
                    waiting.extend(next.into_iter().map(|answer| {
                        let mut answers = answers.clone();
                        answers.push(answer);
                        answers
                    }));
                }
                // Choices are legal, and so are the answers that are tried next.
                Err(ApplyError::Refused(_) | ApplyError::Chance(Unanswered::Impossible { .. })) => {}
            }
        }
        Ok(match reached.pop() {
            None => Led::Missed,
            Some(next) if !is_open => Led::To(Box::new(next)),
            Some(next) => {
                reached.push(next);
                Led::Open { next: reached, at_once }
            }
        })
    }

    /// The probability that guessing follows a line from here to the goal. All answers of chance have equal weight.
    fn luck(&mut self, node: &Node<G::State>) -> Result<f64, Unsolvable> {
        if self.standing(node) == Some(true) {
            return Ok(1.0);
        }
        let mut choices = Vec::new();
        self.game.choices(&node.state, &mut choices);
        let mut luck = Vec::with_capacity(choices.len());
        for choice in choices {
            luck.push(match self.led(node, choice)? {
                Led::Missed => 0.0,
                Led::To(next) => self.luck(&next)?,
                Led::Open { next, .. } => {
                    let luck: Vec<f64> = next.iter().map(|next| self.luck(next)).collect::<Result<_, _>>()?;
                    mean(&luck)
                }
            });
        }
        Ok(mean(&luck))
    }

    /// All lines from a position from which the goal can be forced.
    fn lines(
        &mut self,
        node: &Node<G::State>,
        line: &mut Vec<String>,
        lines: &mut BTreeSet<Vec<String>>,
    ) -> Result<(), Unsolvable> {
        if self.standing(node) == Some(true) {
            lines.insert(line.clone());
            return if lines.len() > MOST_LINES { Err(Unsolvable::TooMany) } else { Ok(()) };
        }
        let mut choices = Vec::new();
        self.game.choices(&node.state, &mut choices);
        for choice in choices {
            let led = self.led(node, choice)?;
            if matches!(led, Led::Missed) {
                continue;
            }
            line.push(self.game.choice_id(choice));
            match led {
                Led::To(next) => self.lines(&next, line, lines)?,
                Led::Open { at_once, .. } => {
                    let mut whole = line.clone();
                    if !at_once {
                        whole.push(WHATEVER.to_owned());
                    }
                    lines.insert(whole);
                }
                Led::Missed => {}
            }
            line.pop();
        }
        Ok(())
    }
}
