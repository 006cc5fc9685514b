//! The questions of cards of Pearlbrook: Messenger, Pirate and Pirate Ship (P16, P17).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::{Done, Purpose, Question, Verdict};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::pearlbrook::joined;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which construction the Messenger at this place joins (P16).
#[derive(Clone, Copy)]
pub(crate) struct WhichToJoin {
    pub who: Owner,
    pub slot: Slot,
}

impl Question for WhichToJoin {
    const NAME: &'static str = "join";

    fn rule(self) -> Rule {
        Rule::P16
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let city = play.state.city(self.who);
        let none = city.get(self.slot).is_none() || play.game.without_messenger(city).next().is_none();
        Ok(!play.skip_if(none))
    }

    /// The construction that it has joined, and those without a Messenger.
    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let city = state.city(self.who);
        let now = city.get(self.slot).and_then(|card| joined(city, card.inside[0])).map(|(slot, _)| slot);
        for (slot, _) in city.iter() {
            if now == Some(slot) || game.without_messenger(city).any(|other| other == slot) {
                choices.add(Choice::Card(self.who, slot));
            }
        }
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(..) => Err(Refusal::plain(Rule::P16, "no-messenger-place")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Card(_, to) = choice else { return Ok(()) };
        play.state.agenda.pop();
        play.join(self.who, self.slot, to, Rule::P16);
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// The Pirate asks which hand cards are discarded (P17).
#[derive(Clone, Copy)]
pub(crate) struct Pirate;

impl Purpose for Pirate {
    fn name(self) -> &'static str {
        "pirate"
    }

    fn rule(self) -> Rule {
        Rule::P17
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::PIRATE)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.pirate_draws(who, done)
    }
}

/// The Pirate Ship asks into whose city it sails (P17).
#[derive(Clone, Copy)]
pub(crate) struct PirateShip;

impl Purpose for PirateShip {
    fn name(self) -> &'static str {
        "pirate-ship"
    }

    fn rule(self) -> Rule {
        Rule::P17
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::PIRATE_SHIP)
    }

    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.ship_fits(state, seat)
    }

    fn no_receiver(self) -> Verdict {
        Err(Refusal::plain(Rule::PR6, "no-harbour"))
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        if let Some(to) = seat {
            play.ship_sails(who, to);
        }
        Ok(())
    }
}
