//! The station: train tiles and visitors (L6, L8).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::{Owner, StationIx, VisitorIx};
use crate::play::Play;
use crate::state::{STACKS, State};
use crate::telling::named;
use crate::{Everdell, Rule};

/// Asks which of the tiles face up is gained, by its number from 1.
#[derive(Clone, Copy)]
pub(crate) struct WhichTile {
    pub who: Owner,
}

impl Question for WhichTile {
    const NAME: &'static str = "tile";

    fn rule(self) -> Rule {
        Rule::L6
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let trains = state.leaf().map_or(&[][..], |leaf| &leaf.station.trains);
        let there = StationIx::enumerate(trains).filter(|(_, train)| train.is_some());
        choices.extend(there.map(|(place, _)| Choice::Number(place.get() + 1)));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Number(number) => play.train_arrives(self.who, StationIx::new(number.saturating_sub(1))),
            _ => Ok(()),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        let Choice::Number(number) = choice else { return None };
        let train = state.leaf()?.station.trains.get(usize::from(number.checked_sub(1)?))?.get()?;
        Some(Message::new("ev-label-train").message("name", named(game.train(train).map(|one| &one.name))))
    }
}

/// The visitors face up, by the numbers of their stacks from 1.
fn face_up(state: &State) -> impl Iterator<Item = (u8, VisitorIx)> {
    let up = state.leaf().map(|leaf| leaf.visitors.up);
    (1..).zip(up.into_iter().flatten()).filter_map(|(number, visitor)| Some((number, visitor.get()?)))
}

/// Asks which visitor is taken, or which one is discarded.
#[derive(Clone, Copy)]
pub(crate) struct WhichVisitor<const TAKEN: bool> {
    pub who: Owner,
}

/// Asks which visitor is discarded, even if there is only one.
pub(crate) type WhoGoes = WhichVisitor<false>;
/// Asks which visitor is taken.
pub(crate) type WhoComes = WhichVisitor<true>;

impl<const TAKEN: bool> Question for WhichVisitor<TAKEN> {
    const NAME: &'static str = if TAKEN { "welcome" } else { "dismiss" };

    fn rule(self) -> Rule {
        Rule::L8
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if TAKEN {
            return if_several(self, play, None);
        }
        let none = face_up(play.state).next().is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(face_up(state).map(|(number, _)| Choice::Number(number)));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Number(number) => {
                let stack = usize::from(number.saturating_sub(1)) % STACKS;
                play.visitor_leaves(self.who, stack, TAKEN, Rule::L8)
            }
            _ => Ok(()),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        let Choice::Number(number) = choice else { return None };
        let (_, visitor) = face_up(state).find(|(place, _)| *place == number)?;
        let key = if TAKEN { "ev-label-welcome" } else { "ev-label-dismiss" };
        Some(Message::new(key).message("name", named(game.visitor(visitor).map(|one| &one.name))))
    }
}
