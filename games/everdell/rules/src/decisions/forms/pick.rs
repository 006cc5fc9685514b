//! Cards of a city are picked for something.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question, Verdict, no_legend, no_road};
use crate::index::Owner;
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// Asks for a card in a city: `left` more, `done` already.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
    pub left: u8,
    pub done: u8,
    pub why: Why,
}

impl Question for WhichCard {
    const NAME: &'static str = "pick";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left, why, .. } = self;
        if left == 0 {
            self.picked_all(play)?;
            return Ok(false);
        }
        let open = play.game.pickable(play.state, who, why);
        let mut cards = open.iter();
        match (cards.next(), cards.next()) {
            (None, _) => self.picked_all(play)?,
            (Some((owner, slot)), None) if for_purpose!(why, purpose => purpose.picks_alone()) => {
                play.state.agenda.pop();
                for_purpose!(why, purpose => purpose.picked(play, who, owner, slot)?);
            }
            _ => return Ok(true),
        }
        Ok(false)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Self { who, done, why, .. } = self;
        let cards = game.pickable(state, who, why);
        choices.extend(cards.iter().map(|(owner, slot)| Choice::Card(owner, slot)));
        if done >= for_purpose!(why, purpose => purpose.least_picked()) {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(city, slot) => {
                no_legend(state, city, slot)?;
                no_road(state, city, slot)
            }
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, done, why } = self;
        let Choice::Card(owner, slot) = choice else { return self.picked_all(play) };
        let (left, done) = (left.saturating_sub(1), done.saturating_add(1));
        play.state.agenda.replace(Task::Pick { who, left, done, why });
        for_purpose!(why, purpose => purpose.picked(play, who, owner, slot))
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-pick", self.why).number("left", self.left)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}

impl WhichCard {
    /// Everything has been picked.
    fn picked_all<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.state.agenda.pop();
        for_purpose!(self.why, purpose => purpose.picked_all(play, self.who))
    }
}

impl Everdell {
    /// The cards of a city that can be picked for something.
    pub(crate) fn pickable(&self, state: &State, who: Owner, why: Why) -> Cards {
        for_purpose!(why, purpose => purpose.pickable(self, state, who))
    }
}
