//! The Town Crier: two cards to an opponent, for points (H3.3).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Purpose, Question, if_several};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which opponent gets two cards.
#[derive(Clone, Copy)]
pub(crate) struct ToWhom {
    pub who: Owner,
}

impl Question for ToWhom {
    const NAME: &'static str = "crier";

    fn rule(self) -> Rule {
        Rule::H3_3
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.crier_receivers(state, self.who).map(Choice::Seat));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Seat(to) = choice {
            play.push(Task::GiveCards { who: self.who, to: to.into(), left: 2, why: Why::Crier });
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

impl Everdell {
    /// The opponents with room for the Town Crier's two cards (H3.3).
    fn crier_receivers<'a>(&'a self, state: &'a State, who: Owner) -> impl Iterator<Item = Owner> + 'a {
        let enough = state.player(who).hand.len() >= 2;
        let receivers = self.receivers(state, who, Why::Crier);
        receivers.filter(move |&seat| enough && (seat.is_rival() || self.room(state, seat) >= 2))
    }
}

/// The Town Crier asks which cards the opponent gets.
#[derive(Clone, Copy)]
pub(crate) struct Crier;

impl Purpose for Crier {
    fn name(self) -> &'static str {
        "crier"
    }

    fn rule(self) -> Rule {
        Rule::H3_3
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::TOWN_CRIER)
    }

    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.can_be_given(state, seat, true)
    }

    fn given<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, _: u8) -> Done<C> {
        play.gain_points(who, 3, Rule::H3_3);
        Ok(())
    }
}
