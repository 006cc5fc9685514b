//! The card that the owls drew may go to an opponent (B12.9).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::{Done, Question, Verdict, if_several};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks who gets the card.
#[derive(Clone, Copy)]
pub(crate) struct WithWhom {
    pub who: Owner,
    pub kind: Kind,
}

impl Question for WithWhom {
    const NAME: &'static str = "share";

    fn rule(self) -> Rule {
        Rule::B12_9
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let others = state.opponents(self.who).filter(|&seat| game.can_be_given(state, seat, true));
        choices.extend(others.map(Choice::Seat));
        choices.add(Choice::Done);
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Seat(seat) if state.opponents(self.who).any(|other| other == seat) => {
                Err(Refusal::plain(Rule::E10_3, "no-receiver"))
            }
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Seat(to) => play.owls_share(self.who, to, self.kind),
            _ => Ok(()),
        }
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-share").name("card", game.card_name(self.kind))
    }
}
