//! Which two cards of a boss come into play, if the players choose (D7).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, no_answer};
use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::index::{TileIx, bits};
use crate::kinds::{Creature, Foe};
use crate::play::Play;
use crate::setup::BossCards;
use crate::state::State;
use crate::{Mystics, Rule};

/// Asks for the next card of a boss.
#[derive(Clone, Copy)]
pub(super) struct WhichCards {
    pub creature: Creature,
}

impl WhichCards {
    /// The cards to choose from, as bits.
    fn cards(self, game: &Mystics, state: &State) -> u16 {
        game.boss_cards_waiting(state, self.creature) & !state.arrivals.cards
    }
}

impl Question for WhichCards {
    const NAME: &'static str = "boss-cards";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::D7
    }

    fn tile(self, _: &Mystics, state: &State) -> TileIx {
        state.arriving_on()
    }

    fn waits(self, _: &Mystics, state: &State) -> bool {
        state.options.boss_cards == BossCards::Chosen
    }

    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.arrived()
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        let open = bits(self.cards(game, state).into());
        let cards = open.filter_map(|at: u8| Foe::ALL.get(usize::from(at)));
        choices.extend(cards.map(|&card| Choice::Card(card)));
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        let Choice::Card(card) = choice else { return no_answer() };
        demand(self.cards(game, state) & (1 << card as u16) != 0, Rule::D7, "my-no-answer")
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Card(card) = choice else { return Ok(()) };
        play.state.arrivals.cards |= 1 << card as u16;
        play.tell(Rule::D7, Event::BossCard { card });
        let cards = self.creature.cards().iter();
        let chosen = cards.filter(|&&one| play.state.arrivals.cards & (1 << one as u16) != 0);
        if chosen.count() < 2 {
            play.push(Task::BossCards(self.creature));
            return Ok(());
        }
        play.arrived()
    }

    fn prompt(self, _: &Mystics, _: &State) -> Message {
        Mystics::with_creature(Message::new("my-ask-boss-cards"), self.creature)
    }

    fn look(self, _: &Mystics, _: &State, view: &mut AskedView) {
        view.creature = Some(self.creature);
    }
}
