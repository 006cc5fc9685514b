//! Whether the party gives up the Disguises when rat warriors come (M26.2).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, no_answer};
use crate::choice::{Choice, Verdict};
use crate::index::TileIx;
use crate::kinds::{Creature, Treasure};
use crate::play::Play;
use crate::state::{State, Whereabouts};
use crate::{Mystics, Rule};

/// Asks whether the party disguises itself.
#[derive(Clone, Copy)]
pub(super) struct Disguise {
    pub tile: TileIx,
}

impl Question for Disguise {
    const NAME: &'static str = "disguise";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M26_2
    }

    fn tile(self, _: &Mystics, _: &State) -> TileIx {
        self.tile
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.rats_come(state)
    }

    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.come(self.tile, false)
    }

    fn offer(self, _: &Mystics, _: &State, choices: &mut Vec<Choice>) {
        choices.extend([Choice::Yes, Choice::Done]);
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        if matches!(choice, Choice::Yes | Choice::Done) { Ok(()) } else { no_answer() }
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.come(self.tile, choice == Choice::Yes)
    }

    fn prompt(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-ask-disguise")
    }
}

impl Mystics {
    /// Whether the open card brings rats that the Disguises would keep away (M26.2, D33).
    fn rats_come(&self, state: &State) -> bool {
        let line = self.open_line(state);
        line.is_some_and(|line| line.minions.iter().any(|(creature, _)| *creature == Creature::RatWarrior))
            && state.treasures[Treasure::Disguises.index()] == Whereabouts::Stash
    }
}
