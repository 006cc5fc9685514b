//! Meadow cards are discarded for something.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question};
use crate::index::{MeadowIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which meadow cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct WhichCards {
    pub who: Owner,
    pub left: u8,
    pub why: Why,
}

impl Question for WhichCards {
    const NAME: &'static str = "discard-meadow";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none =
            self.left == 0 || !MeadowIx::all().any(|place| play.game.may_discard_meadow(play.state, place));
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let open = |place: &MeadowIx| game.may_discard_meadow(state, *place);
        choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Meadow(place) = choice {
            let Self { who, left, why } = self;
            play.state.agenda.replace(Task::DiscardMeadow { who, left: left.saturating_sub(1), why });
            play.discard_meadow_card(place, for_purpose!(why, purpose => purpose.told()));
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-discard-meadow", self.why).number("left", self.left)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-discard-meadow", state, choice),
            _ => None,
        }
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
