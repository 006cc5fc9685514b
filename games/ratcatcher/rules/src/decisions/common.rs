//! What every decision is: a question, or an answer to one.

use tabletop::{Chance, Log, Message, PositionFault};

use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Whether an answer is allowed, and which rule refuses it.
pub(super) type Verdict = Result<(), Refusal>;

/// The result of carrying out an answer; an error if chance has no answer.
pub(super) type Done<C> = Result<(), <C as Chance>::Error>;

/// A task that waits for an answer.
pub(super) trait Question: Copy {
    /// The stable name of the decision.
    const NAME: &'static str;

    /// The rule that asks.
    fn rule(self) -> Rule;

    /// Does what can be done without asking; says whether an answer is needed.
    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error>;

    /// Every legal answer, in a fixed order.
    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>);

    /// How a person is asked.
    fn prompt(self, game: &Ratcatcher, state: &State) -> Message;

    /// Whether it can be asked in a position that was described.
    fn check(self, _: &Ratcatcher, _: &State) -> Result<(), PositionFault> {
        Ok(())
    }
}

/// What can be chosen.
pub(super) trait Answer: Copy {
    /// The word with which its notation begins.
    const WORD: &'static str;

    /// Whether it is one of the actions of your turn (R8.2).
    const IS_ACTION: bool = false;

    /// Whether it is allowed; `None` if it does not answer this task.
    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict>;

    /// Does it. Where it does not answer this task it does nothing.
    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C>;

    /// The rule it stands on: the one that asks, unless it has one of its own.
    fn rule(self, game: &Ratcatcher, state: &State) -> Rule {
        game.asked(state).map_or(Rule::R1_5, |decision| decision.rule)
    }

    /// What a person reads who may choose it.
    fn label(self, game: &Ratcatcher, state: &State) -> Message;

    /// Adds what a refusal names besides the rule and the numbers.
    fn refused(self, message: Message) -> Message {
        message
    }

    /// The group in which choices are listed.
    fn group(self) -> &'static str;

    /// What follows its word and a colon in the notation; empty if the word says everything.
    fn details(self, _: &Ratcatcher) -> String {
        String::new()
    }

    /// The choice that is written with these details.
    fn read(game: &Ratcatcher, details: &str) -> Option<Choice>;
}

/// Refuses unless there is some of it.
pub(super) fn some(count: u8, rule: Rule, why: &'static str) -> Verdict {
    if count > 0 { Ok(()) } else { Err(Refusal::plain(rule, why)) }
}

/// The choice of an answer whose word says everything.
pub(super) fn plain(details: &str, choice: Choice) -> Option<Choice> {
    details.is_empty().then_some(choice)
}
