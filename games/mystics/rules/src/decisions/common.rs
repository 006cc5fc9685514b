//! What decisions are made of: questions and answers, and what several of them refuse and read in the same way.

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

/// What carrying out an answer comes to: it is done, unless chance has no answer.
pub(super) type Done<C> = Result<(), <C as Chance>::Error>;

/// A task that waits for an answer.
pub(super) trait Question: Copy {
    /// The stable name of the decision.
    const NAME: &'static str;

    /// The rule that asks.
    fn rule(self, game: &Mystics) -> Rule;

    /// The mouse that is asked; none where the rules leave it to all players.
    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        None
    }

    /// The tile that it is about: that of the mouse that is asked, unless the question names another.
    fn tile(self, game: &Mystics, state: &State) -> TileIx {
        game.tile_of(state, self.mouse(game, state))
    }

    /// Whether an answer is needed.
    fn waits(self, game: &Mystics, state: &State) -> bool;

    /// What happens where no answer is needed, or no mouse is left to give one.
    fn lapse<C: Chance, L: Log<Mystics>>(self, _: &mut Play<'_, C, L>) -> Done<C> {
        Ok(())
    }

    /// Every legal answer, in a fixed order.
    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>);

    /// Whether a choice that is not its own answers it.
    fn refusal(self, _: &Mystics, _: &State, _: Choice) -> Verdict {
        no_answer()
    }

    /// What comes before any answer: the question has been asked.
    fn before<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, _: Choice) {
        play.state.agenda.pop();
    }

    /// Goes on after an answer that is not its own. Where the choice does not answer it, it does nothing.
    fn carry_out<C: Chance, L: Log<Mystics>>(self, _: &mut Play<'_, C, L>, _: Choice) -> Done<C> {
        Ok(())
    }

    /// How a person is asked.
    fn prompt(self, game: &Mystics, state: &State) -> Message;

    /// What an answer that is not its own is for, as a key of its label.
    fn purpose(self, _: Choice) -> &'static str {
        Self::NAME
    }

    /// What it shows besides the mouse that is asked.
    fn look(self, _: &Mystics, _: &State, _: &mut AskedView) {}

    /// The choices that a click on a thing may mean.
    fn meant(self, _: &Mystics, _: &State, thing: Thing, choices: &mut Vec<Choice>) {
        choices.push(thing.answer());
    }

    /// The mouse that it puts on the board. In a described position that mouse may be off the board until then.
    fn puts(self) -> Option<MouseIx> {
        None
    }

    /// Calls back with each search card that is in no other place while it is open.
    fn each_card(self, _: impl FnMut(CardIx)) {}
}

/// What can be chosen.
pub(super) trait Answer: Copy {
    /// The word with which its notation begins.
    const WORD: &'static str;

    /// The group in which choices are listed.
    const GROUP: &'static str = "answer";

    /// Whether it is allowed; `None` if the question says so ([`Question::refusal`]).
    fn refusal(self, _: &Mystics, _: &State, _: Task) -> Option<Verdict> {
        None
    }

    /// Does it; `None` if the question goes on by itself ([`Question::carry_out`]).
    fn carry_out<C: Chance, L: Log<Mystics>>(self, _: &mut Play<'_, C, L>, _: Task) -> Option<Done<C>> {
        None
    }

    /// The rule it stands on: the one that asks, unless it has one of its own.
    fn rule(self, game: &Mystics, state: &State) -> Rule {
        game.asked(state).map_or(Rule::M6_1, |decision| decision.rule)
    }

    /// How many cheeses the mouse that is asked pays for it.
    fn cheese(self, _: &Mystics, _: &State) -> u8 {
        0
    }

    /// What a person reads who may choose it.
    fn label(self, game: &Mystics, state: &State) -> Message;

    /// What follows its word and a colon in the notation; empty if the word says everything.
    fn details(self, _: &Mystics) -> String {
        String::new()
    }

    /// The choice that is written with these details in a position, whether or not it is allowed.
    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice>;
}

/// Refuses what does not answer the question.
pub(super) fn no_answer() -> Verdict {
    Err(Refusal::plain(Rule::M6_1, "my-no-answer"))
}

/// Whether a choice is one of these spaces, by the rule that asks.
pub(super) fn among(spaces: Spaces, choice: Choice, rule: Rule) -> Verdict {
    let Choice::Space(space) = choice else { return no_answer() };
    demand(spaces & bit(space) != 0, rule, "my-no-space")
}

/// The choice of an answer whose word says everything.
pub(super) fn plain(details: &str, choice: Choice) -> Option<Choice> {
    details.is_empty().then_some(choice)
}

/// The mouse whose turn it is, if that is what is asked.
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
