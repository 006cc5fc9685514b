//! Air Balloon and Conductor use a card of another city (L18).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::{Done, Question, Verdict, if_several, no_legend};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which card is used.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
    /// The card that uses it.
    pub kind: Kind,
}

impl Question for WhichCard {
    const NAME: &'static str = "borrow";

    fn rule(self) -> Rule {
        Rule::L18
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let cards = game.borrowable(state, self.who, self.kind);
        choices.extend(cards.iter().map(|(city, slot)| Choice::Card(city, slot)));
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(city, slot) => {
                no_legend(state, city, slot)?;
                Err(Refusal::plain(Rule::L18, "no-borrowed-card"))
            }
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Card(owner, slot) => play.borrow(self.who, self.kind, owner, slot),
            _ => Ok(()),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(if self.kind == Kind::CONDUCTOR { "conductor" } else { "air-balloon" })
    }
}
