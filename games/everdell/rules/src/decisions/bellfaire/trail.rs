//! The lizards put a forest card in play for themselves (B12.5).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::{ForestIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which of the forest cards looked at comes into play, by its number from 1.
#[derive(Clone, Copy)]
pub(crate) struct WhichTrail {
    pub who: Owner,
}

fn looked_at(state: &State, number: u8) -> Option<ForestIx> {
    let looked = state.powers()?.trails.looked;
    looked.get(usize::from(number).checked_sub(1)?)?.get()
}

impl Question for WhichTrail {
    const NAME: &'static str = "trail";

    fn rule(self) -> Rule {
        Rule::B12_5
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let looked = (1..=3).filter(|&number| looked_at(state, number).is_some());
        choices.extend(looked.map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Number(number) = choice
            && let Some(forest) = looked_at(play.state, number)
        {
            play.lay_trail(self.who, forest);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        let Choice::Number(number) = choice else { return None };
        let forest = game.content.forests.get(looked_at(state, number)?.index())?;
        Some(Message::new("ev-label-keep-power").name("name", &forest.name).name("text", &forest.text))
    }
}
