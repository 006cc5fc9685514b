//! The traits of decisions: questions and answers.

use tabletop::{Chance, Log, Message, PositionFault};

use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Whether an answer is allowed, or the refusal.
pub(super) type Verdict = Result<(), Refusal>;

/// The result of carrying out an answer; an error if chance has no answer.
pub(super) type Done<C> = Result<(), <C as Chance>::Error>;

/// A task that waits for an answer.
pub(super) trait Question: Copy {
    /// The stable name of the decision.
    const NAME: &'static str;

    /// The rule that asks.
    fn rule(self) -> Rule;

    /// Does everything that needs no answer; returns whether an answer is needed.
    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error>;

    /// Every legal answer, in a fixed order.
    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>);

    /// The question in words.
    fn prompt(self, game: &Ratcatcher, state: &State) -> Message;

    /// Checks that it can be asked in a described position.
    fn check(self, _: &Ratcatcher, _: &State) -> Result<(), PositionFault> {
        Ok(())
    }
}

/// A kind of choice.
pub(super) trait Answer: Copy {
    /// The first word of its notation.
    const WORD: &'static str;

    /// Whether it is one of the actions of your turn (R8.2).
    const IS_ACTION: bool = false;

    /// Whether it is allowed; `None` if it is no answer to this task.
    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict>;

    /// Carries it out; does nothing if it is no answer to this task.
    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C>;

    /// The rule that allows it: by default, the rule that asks.
    fn rule(self, game: &Ratcatcher, state: &State) -> Rule {
        game.asked(state).map_or(Rule::R1_5, |decision| decision.rule)
    }

    /// Its label.
    fn label(self, game: &Ratcatcher, state: &State) -> Message;

    /// Adds the particulars of a refusal beyond the rule and the numbers.
    fn refused(self, message: Message) -> Message {
        message
    }

    /// The group in which choices are listed.
    fn group(self) -> &'static str;

    /// The part of its notation after the word and a colon; empty if the word is all.
    fn details(self, _: &Ratcatcher) -> String {
        String::new()
    }

    /// The choice with these details.
    fn read(game: &Ratcatcher, details: &str) -> Option<Choice>;
}

/// Refuses if the count is zero.
pub(super) fn some(count: u8, rule: Rule, why: &'static str) -> Verdict {
    if count > 0 { Ok(()) } else { Err(Refusal::plain(rule, why)) }
}

/// The choice, if there are no details.
pub(super) fn plain(details: &str, choice: Choice) -> Option<Choice> {
    details.is_empty().then_some(choice)
}
