//! The Chip Sweep and the Miner Mole activate another green card (E9.2, E9.7).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices, Refusal};
use crate::content::Set;
use crate::decisions::{Done, Question, Verdict, no_legend};
use crate::index::{Cities, Owner, SLOTS, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which green card of a city is activated.
#[derive(Clone, Copy)]
pub(crate) struct WhichGreen {
    pub who: Owner,
    pub owner: Cities,
    pub left: u8,
}

impl Question for WhichGreen {
    const NAME: &'static str = "activate";

    fn rule(self) -> Rule {
        if self.owner.is_opponents() { Rule::E9_7 } else { Rule::E9_2 }
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.left == 0 || !play.game.greens(play.state, self.who, self.owner).any(|_| true);
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let greens = game.greens(state, self.who, self.owner);
        choices.extend(greens.map(|(city, slot)| Choice::Card(city, slot)));
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        let Choice::Card(city, slot) = choice else { return Ok(()) };
        no_legend(state, city, slot)?;
        let chained = slot.index() < SLOTS && state.chain_of(city) & slot.bit() != 0;
        let kind = state.city(city).get(slot).map(|card| card.kind);
        if kind.is_some_and(works_on_itself) && self.who != city {
            let rule = if kind == Some(Kind::STOREHOUSE) { Rule::H1_7 } else { Rule::LR27 };
            return Err(Refusal::plain(rule, "no-copied-store"));
        }
        if chained {
            return Err(Refusal::plain(Rule::R107, "no-second-activation"));
        }
        Ok(())
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Card(city, slot) = choice {
            let Self { who, owner, left } = self;
            play.state.agenda.replace(Task::ChooseGreen { who, owner, left: left.saturating_sub(1) });
            play.activate(who, city, slot)?;
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-activate").number("left", self.left)
    }
}

/// Whether a green card changes only the pieces on it, so other cards do not copy it (H1.7, LR27).
fn works_on_itself(kind: Kind) -> bool {
    matches!(kind, Kind::STOREHOUSE | Kind::BANK | Kind::FREIGHT_CAR)
}

/// Whether only its owner uses a green card (LR25): legends (N4.8), the Rowdy (H3.9), and cards that change only the
/// pieces on them.
pub(crate) fn never_copied(kind: Kind) -> bool {
    Set::of(kind).legendary() || kind == Kind::RUGWORT_ROWDY || works_on_itself(kind)
}

impl Everdell {
    /// The green cards that a Chip Sweep or Miner Mole may activate: of some cities; each
    /// card once in a chain (R107), never a legend
    /// (N4.8).
    pub(crate) fn greens<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        cities: Cities,
    ) -> impl Iterator<Item = (Owner, Slot)> + 'a {
        state.cities().filter(move |&city| cities.hold(city, who)).flat_map(move |city| {
            state.city(city).iter().filter_map(move |(slot, card)| {
                let chained = state.chain_of(city) & slot.bit() != 0;
                let copied = city != who;
                let fits = self.is_live_green(*card)
                    && !chained
                    && !Set::of(card.kind).legendary()
                    // Only its new owner may activate the Rowdy (H3.9).
                    && card.kind != Kind::RUGWORT_ROWDY
                    && !(copied && works_on_itself(card.kind));
                fits.then_some((city, slot))
            })
        })
    }
}
