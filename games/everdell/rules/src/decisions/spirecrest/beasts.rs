//! Big critters: whether Stubblehoof stays, and what Firebeak brings (SR10, SR14).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, shown};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks whether Stubblehoof stays (SR10).
#[derive(Clone, Copy)]
pub(crate) struct Stays {
    pub who: Owner,
}

impl Question for Stays {
    const NAME: &'static str = "stay";

    fn rule(self) -> Rule {
        Rule::SR10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.game.may_stay(play.state, self.who).is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.may_stay(state, self.who).map(|(_, post)| Choice::Spot(post)));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Spot(_) = choice {
            play.stays_put(self.who);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Spot(post) => Some(game.at_place("ev-label-stay", state, post)),
            _ => None,
        }
    }
}

/// Asks which of the discarded cards is taken (SR14).
#[derive(Clone, Copy)]
pub(crate) struct Snatches {
    pub who: Owner,
}

impl Question for Snatches {
    const NAME: &'static str = "snatch";

    fn rule(self) -> Rule {
        Rule::SR14
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.room(self.who) == 0 || shown(play.state).next().is_none();
        if play.skip_if(none) {
            play.stops_looking(self.who);
        }
        Ok(!none)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(shown(state));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Shown(place) = choice {
            play.takes_shown(self.who, place.index(), Rule::SR14);
        } else {
            play.state.agenda.pop();
            play.stops_looking(self.who);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Shown(_) => game.about_card_of("ev-label-keep", state, choice),
            _ => None,
        }
    }
}
