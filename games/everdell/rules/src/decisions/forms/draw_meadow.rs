//! Meadow cards are drawn (E10.2).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict};
use crate::index::{MeadowIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which meadow cards are drawn: `left`, or fewer if `may` allows that.
#[derive(Clone, Copy)]
pub(crate) struct DrawMeadow {
    pub who: Owner,
    pub left: u8,
    pub may: bool,
}

impl Question for DrawMeadow {
    const NAME: &'static str = "draw-meadow";

    fn rule(self) -> Rule {
        Rule::E10_2
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left, .. } = self;
        let none = left == 0 || play.room(who) == 0 || !play.can_draw_meadow(who);
        if none && left > 0 {
            play.cite(Rule::E10_1);
        }
        if play.skip_if(none) {
            play.has_drawn(who);
        }
        Ok(!none)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let open = |place: &MeadowIx| game.check_draw_meadow(state, self.who, *place).is_ok();
        choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
        if self.may {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Meadow(place) => game.check_draw_meadow(state, self.who, place),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, may } = self;
        match choice {
            Choice::Meadow(place) => {
                play.state.agenda.pop();
                play.power_draws_meadow(who);
                play.push(Task::DrawMeadow { who, left: left.saturating_sub(1), may });
                play.draw_from_meadow(who, place)?;
            }
            _ => {
                play.state.agenda.pop();
                play.has_drawn(who);
            }
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-draw-meadow").number("left", self.left)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-draw-meadow", state, choice),
            _ => None,
        }
    }
}
