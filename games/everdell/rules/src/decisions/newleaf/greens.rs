//! Chipsmith and Gardener activate green cards of the own city (LR26).

use tabletop::{Chance, Log, Message};

use crate::agenda::{LeafTask, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict, no_legend};
use crate::index::{Cities, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which green card is activated next.
#[derive(Clone, Copy)]
pub(crate) struct WhichGreen {
    pub who: Owner,
    pub kind: Kind,
    pub left: u8,
    pub may: bool,
}

impl Question for WhichGreen {
    const NAME: &'static str = "activate";

    fn rule(self) -> Rule {
        Rule::LR26
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let mut greens = play.game.greens(play.state, self.who, Cities::of(self.who));
        let none = self.left == 0 || greens.next().is_none();
        drop(greens);
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let greens = game.greens(state, self.who, Cities::of(self.who));
        choices.extend(greens.map(|(city, slot)| Choice::Card(city, slot)));
        if self.may {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(city, slot) => no_legend(state, city, slot),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, kind, left, may } = self;
        let Choice::Card(city, slot) = choice else {
            play.state.agenda.pop();
            return Ok(());
        };
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Leaf(LeafTask::Activate { who, kind, left, may }));
        play.cite(Rule::LR26);
        play.activate(who, city, slot)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-activate").number("left", self.left)
    }
}
