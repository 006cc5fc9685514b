//! The traits of decisions, questions and answers, and checks that several decisions share.

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Refusal, Verdict, demand};
use crate::content::Spaces;
use crate::front::Thing;
use crate::index::{CardIx, MouseIx, TileIx, bit};
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// The result of carrying out an answer; an error if chance has no answer.
pub(super) type Done<C> = Result<(), <C as Chance>::Error>;

/// A task that waits for an answer.
pub(super) trait Question: Copy {
    /// The stable name of the decision.
    const NAME: &'static str;

    /// The rule that asks.
    fn rule(self, game: &Mystics) -> Rule;

    /// The mouse that decides; `None` if the rules leave the decision to all players.
    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        None
    }

    /// The tile of the question: by default, that of the deciding mouse.
    fn tile(self, game: &Mystics, state: &State) -> TileIx {
        game.tile_of(state, self.mouse(game, state))
    }

    /// Whether an answer is needed.
    fn waits(self, game: &Mystics, state: &State) -> bool;

    /// Continues without an answer, if none is needed or no mouse is left to give one.
    fn lapse<C: Chance, L: Log<Mystics>>(self, _: &mut Play<'_, C, L>) -> Done<C> {
        Ok(())
    }

    /// Every legal answer, in a fixed order.
    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>);

    /// Whether a shared choice answers it, or the refusal.
    fn refusal(self, _: &Mystics, _: &State, _: Choice) -> Verdict {
        no_answer()
    }

    /// Prepares the answer; by default, removes the question from the agenda.
    fn before<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, _: Choice) {
        play.state.agenda.pop();
    }

    /// Continues after a shared choice; does nothing if the choice is no answer.
    fn carry_out<C: Chance, L: Log<Mystics>>(self, _: &mut Play<'_, C, L>, _: Choice) -> Done<C> {
        Ok(())
    }

    /// The question in words.
    fn prompt(self, game: &Mystics, state: &State) -> Message;

    /// The purpose of a shared choice, as a key of its label.
    fn purpose(self, _: Choice) -> &'static str {
        Self::NAME
    }

    /// Adds its particulars to the view, besides the deciding mouse.
    fn look(self, _: &Mystics, _: &State, _: &mut AskedView) {}

    /// The choices for a click on a thing.
    fn meant(self, _: &Mystics, _: &State, thing: Thing, choices: &mut Vec<Choice>) {
        choices.push(thing.answer());
    }

    /// The mouse that it puts on the board. In a described position that mouse may be off the board until then.
    fn puts(self) -> Option<MouseIx> {
        None
    }

    /// Calls back with each search card that is in no other place while the question is open.
    fn each_card(self, _: impl FnMut(CardIx)) {}
}

/// A kind of choice.
pub(super) trait Answer: Copy {
    /// The first word of its notation.
    const WORD: &'static str;

    /// The group in which choices are listed.
    const GROUP: &'static str = "answer";

    /// Whether it is allowed; `None` if the question decides that ([`Question::refusal`]).
    fn refusal(self, _: &Mystics, _: &State, _: Task) -> Option<Verdict> {
        None
    }

    /// Carries it out; `None` if the question does ([`Question::carry_out`]).
    fn carry_out<C: Chance, L: Log<Mystics>>(self, _: &mut Play<'_, C, L>, _: Task) -> Option<Done<C>> {
        None
    }

    /// The rule that allows it: by default, the rule that asks.
    fn rule(self, game: &Mystics, state: &State) -> Rule {
        game.asked(state).map_or(Rule::M6_1, |decision| decision.rule)
    }

    /// The cheese that the deciding mouse pays for it.
    fn cheese(self, _: &Mystics, _: &State) -> u8 {
        0
    }

    /// Its label.
    fn label(self, game: &Mystics, state: &State) -> Message;

    /// The part of its notation after the word and a colon; empty if the word is all.
    fn details(self, _: &Mystics) -> String {
        String::new()
    }

    /// The choice with these details in a position, allowed or not.
    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice>;
}

/// The refusal of a choice that is no answer to the question.
pub(super) fn no_answer() -> Verdict {
    Err(Refusal::plain(Rule::M6_1, "my-no-answer"))
}

/// Checks whether a choice is one of these spaces, by the rule that asks.
pub(super) fn among(spaces: Spaces, choice: Choice, rule: Rule) -> Verdict {
    let Choice::Space(space) = choice else { return no_answer() };
    demand(spaces & bit(space) != 0, rule, "my-no-space")
}

/// The choice, if there are no details.
pub(super) fn plain(details: &str, choice: Choice) -> Option<Choice> {
    details.is_empty().then_some(choice)
}

/// The mouse in its turn, if that is the open question.
#[inline]
pub(super) fn turn_of(task: Task) -> Option<MouseIx> {
    match task {
        Task::Turn(mouse) => Some(mouse),
        _ => None,
    }
}

/// The mouse that can take an action now, in its turn or by an order.
#[inline]
pub(super) fn acting(task: Task) -> Option<MouseIx> {
    match task {
        Task::Turn(mouse) | Task::Order(mouse) => Some(mouse),
        _ => None,
    }
}
