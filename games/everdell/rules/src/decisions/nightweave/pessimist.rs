//! Pessimistic: a hand card of its colour fills the space of a marked card (N14.11).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{label_item, personality_asks};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::{MeadowIx, Owner};
use crate::kind::Kind;
use crate::modules::Personality;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which hand card fills the space of a marked card.
#[derive(Clone, Copy)]
pub(crate) struct WhichFills {
    pub who: Owner,
    pub place: MeadowIx,
    pub kind: Kind,
    pub played: bool,
}

impl Question for WhichFills {
    const NAME: &'static str = "fill";

    fn rule(self) -> Rule {
        Rule::N14_11
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.fitting(state, self.who, self.kind, self.played).map(Choice::Hand));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Hand(kind) = choice {
            play.fill_marked(self.who, self.place, kind);
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        personality_asks(game, Self::NAME, Personality::Pessimist)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }
}

impl Everdell {
    /// The hand cards that may fill the space of a marked card (N14.11): of its colour, and none
    /// that was drawn just now.
    fn fitting<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        kind: Kind,
        played: bool,
    ) -> impl Iterator<Item = Kind> + 'a {
        let colour = self.colour(kind);
        let hand = &state.player(who).hand;
        hand.kinds().filter(move |&card| {
            let drawn = state.pending().filter(|&other| other == card).count();
            let drawn = drawn + usize::from(!played && card == kind);
            self.colour(card) == colour && usize::from(hand.count(card)) > drawn
        })
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A hand card fills the space of a marked card (N14.11).
    fn fill_marked(&mut self, who: Owner, place: MeadowIx, kind: Kind) {
        if self.state.player_mut(who).hand.take(kind) {
            self.state.meadow[usize::from(place) % 8] = Some(kind);
            self.cite(Rule::R49);
            self.tell(Rule::N14_11, Event::Filled { place, kind });
        }
    }
}
