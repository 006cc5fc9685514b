//! Which of equally short ways Brodie runs (M21.4).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, among};
use crate::agenda::Fighter;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict};
use crate::content::Spaces;
use crate::index::{FoeIx, TileIx, bits};
use crate::play::Play;
use crate::state::State;
use crate::telling::Scene;
use crate::{Mystics, Rule};

/// Asks which way Brodie runs.
#[derive(Clone, Copy)]
pub(super) struct WhichWay {
    pub foe: FoeIx,
    pub left: u8,
    pub been: Spaces,
    pub met: u8,
    pub spaces: Spaces,
}

impl Question for WhichWay {
    const NAME: &'static str = "way";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M21_4
    }

    fn tile(self, _: &Mystics, state: &State) -> TileIx {
        state.enemy(self.foe).spot.tile
    }

    fn waits(self, _: &Mystics, _: &State) -> bool {
        true
    }

    fn offer(self, _: &Mystics, _: &State, choices: &mut Vec<Choice>) {
        choices.extend(bits(self.spaces).map(Choice::Space));
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        among(self.spaces, choice, Rule::M21_4)
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Space(space) = choice {
            play.run_to(self.foe, self.left, self.been, self.met, space);
        }
        Ok(())
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        game.with_who(Message::new("my-ask-way"), &Scene::of(state), Fighter::Foe(self.foe))
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        view.enemy = Some(self.foe);
        view.left = self.left;
        view.spaces = game.look_at_spots(state, self.tile(game, state), self.spaces);
    }
}
