//! On which of equally good entry spaces a figure is placed (M17.5).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, among};
use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict};
use crate::content::Spaces;
use crate::index::{TileIx, bits};
use crate::kinds::Creature;
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// Asks where a figure enters.
#[derive(Clone, Copy)]
pub(super) struct WhereToEnter {
    pub creature: Creature,
    pub spaces: Spaces,
}

impl Question for WhereToEnter {
    const NAME: &'static str = "entry";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M17_5
    }

    fn tile(self, _: &Mystics, state: &State) -> TileIx {
        state.arriving_on()
    }

    fn waits(self, _: &Mystics, _: &State) -> bool {
        true
    }

    fn offer(self, _: &Mystics, _: &State, choices: &mut Vec<Choice>) {
        choices.extend(bits(self.spaces).map(Choice::Space));
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        among(self.spaces, choice, Rule::M17_5)
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Space(space) = choice {
            play.put(self.creature, space, Rule::M17_5);
            play.push(Task::Arrive);
        }
        Ok(())
    }

    fn prompt(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-ask-entry").key("creature", self.creature.name())
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        view.creature = Some(self.creature);
        view.spaces = game.look_at_spots(state, state.arriving_on(), self.spaces);
    }
}
