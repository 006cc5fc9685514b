//! The Poet names a colour and draws the meadow cards of it (LR12).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::agenda::{LeafTask, Task};
use crate::choice::{Choice, Choices};
use crate::content::Colour;
use crate::decisions::{Done, Question, Verdict};
use crate::event::Event;
use crate::index::{MeadowIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for a colour.
#[derive(Clone, Copy)]
pub(crate) struct WhichColour {
    pub who: Owner,
}

impl Question for WhichColour {
    const NAME: &'static str = "poet";

    fn rule(self) -> Rule {
        Rule::LR12
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = !play.can_draw_meadow(self.who);
        Ok(!play.skip_if(none))
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend(Colour::ALL.map(Choice::Colour));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let who = self.who;
        play.state.agenda.pop();
        if let Choice::Colour(colour) = choice {
            play.tell(Rule::LR12, Event::Named { who, colour });
            play.push_all(&[Task::Leaf(LeafTask::Recite { who, colour }), Task::Refill]);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// Asks which meadow card of the colour is drawn next, if they do not all fit into the hand.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
    pub colour: Colour,
}

impl WhichCard {
    fn open(self, game: &Everdell, state: &State) -> impl Iterator<Item = MeadowIx> {
        MeadowIx::all().filter(move |&place| {
            let kind = state.meadow[place.index()];
            kind.is_some_and(|kind| game.colour(kind) == self.colour)
                && game.check_draw_meadow(state, self.who, place).is_ok()
        })
    }
}

impl Question for WhichCard {
    const NAME: &'static str = "recite";

    fn rule(self) -> Rule {
        Rule::LR12
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let count = self.open(play.game, play.state).count();
        let first = self.open(play.game, play.state).next();
        match first {
            None => {
                play.state.agenda.pop();
                play.has_drawn(self.who);
                Ok(false)
            }
            Some(first) if count <= usize::from(play.room(self.who)) => {
                self.answered(play, Choice::Meadow(first))?;
                Ok(false)
            }
            Some(_) => Ok(true),
        }
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(self.open(game, state).map(Choice::Meadow));
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Meadow(place) => game.check_draw_meadow(state, self.who, place),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Meadow(place) = choice else { return Ok(()) };
        play.draw_from_meadow(self.who, place)?;
        play.gain_points(self.who, 1, Rule::LR12);
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    /// The colour that was named, for all to see.
    fn purpose(self, _: &Everdell) -> Option<String> {
        Some(self.colour.name().to_owned())
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-draw-meadow", state, choice),
            _ => None,
        }
    }
}
