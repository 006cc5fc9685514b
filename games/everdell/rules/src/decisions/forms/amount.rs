//! The player chooses a number, for a purpose.

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question, label_number};
use crate::event::Event;
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for a number from `least` to `most`.
#[derive(Clone, Copy)]
pub(crate) struct HowMany {
    pub who: Owner,
    pub least: u8,
    pub most: u8,
    pub why: Why,
}

impl Question for HowMany {
    const NAME: &'static str = "amount";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { least, most, .. } = self;
        if most > least {
            return Ok(true);
        }
        self.answered(play, Choice::Number(least))?;
        Ok(false)
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend((self.least..=self.most).map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, why, .. } = self;
        let Choice::Number(count) = choice else { return Ok(()) };
        play.state.agenda.pop();
        for_purpose!(why, purpose => {
            if count == 0 {
                play.tell(purpose.told(), Event::Nothing { who, why });
            }
            purpose.amount(play, who, count)
        })
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-amount", self.why).number("most", self.most)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_number(choice, self.why.name())
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
