//! Which of the player powers dealt is kept (B11).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::{AbilityIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which power is kept, by its number from 1.
#[derive(Clone, Copy)]
pub(crate) struct WhichPower {
    pub who: Owner,
}

impl WhichPower {
    fn dealt(self, state: &State, number: u8) -> Option<AbilityIx> {
        let dealt = state.powers()?.dealt.get(self.who.index())?;
        dealt.get(usize::from(number).checked_sub(1)?)?.get()
    }
}

impl Question for WhichPower {
    const NAME: &'static str = "keep-power";

    fn rule(self) -> Rule {
        Rule::B11
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let dealt = [1, 2].into_iter().filter(|&number| self.dealt(state, number).is_some());
        choices.extend(dealt.map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Number(number) = choice
            && let Some(ability) = self.dealt(play.state, number)
        {
            play.keep_power(self.who, ability);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power("keep")
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        let Choice::Number(number) = choice else { return None };
        let power = game.content.abilities.get(self.dealt(state, number)?.index())?;
        Some(Message::new("ev-label-keep-power").name("name", &power.name).name("text", &power.text))
    }
}
