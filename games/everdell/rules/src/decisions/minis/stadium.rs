//! The Scurrble Stadium: four cards, and points if one has the colour named (H3.6).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::content::Colour;
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{State, Tally};
use crate::{Everdell, Rule};

/// The colours that can be named.
const COLOURS: [Colour; 4] = [Colour::Traveler, Colour::Destination, Colour::Governance, Colour::Prosperity];

/// Asks for a colour.
#[derive(Clone, Copy)]
pub(crate) struct WhichColour {
    pub who: Owner,
}

impl Question for WhichColour {
    const NAME: &'static str = "stadium";

    fn rule(self) -> Rule {
        Rule::H3_6
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend(COLOURS.map(Choice::Colour));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Colour(colour) => play.stadium(self.who, colour),
            _ => Ok(()),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Stadium: four cards, and points if one has the colour named (H3.6).
    fn stadium(&mut self, who: Owner, colour: Colour) -> Result<(), C::Error> {
        self.tell(Rule::H3_6, Event::Named { who, colour });
        let held: Tally = self.state.player(who).hand.cards().collect();
        self.cite(Rule::H3_6);
        self.draw_revealed(who, 4)?;
        let hand = &self.state.player(who).hand;
        let shows = |kind: Kind| hand.count(kind) > held[kind] && self.game.colour(kind) == colour;
        if hand.kinds().any(shows) {
            self.gain_points(who, 3, Rule::H3_6);
        }
        Ok(())
    }
}
