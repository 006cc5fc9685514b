//! The Dungeon: a critter goes into a cell for a discount (E7.6, E8.5).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::{Done, Question, Verdict, no_legend};
use crate::event::{Event, Heap};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which critter goes into the Dungeon.
#[derive(Clone, Copy)]
pub(crate) struct WhichCritter {
    pub who: Owner,
    pub slot: Slot,
}

impl Question for WhichCritter {
    const NAME: &'static str = "imprison";

    fn rule(self) -> Rule {
        Rule::E8_5
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.game.prisoners(play.state, self.who, self.slot).next().is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let prisoners = game.prisoners(state, self.who, self.slot);
        choices.extend(prisoners.map(|critter| Choice::Card(self.who, critter)));
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        let Choice::Card(city, slot) = choice else { return Ok(()) };
        no_legend(state, city, slot)?;
        Err(Refusal::plain(Rule::E8_5, "no-prisoner"))
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Card(_, critter) = choice {
            play.state.agenda.pop();
            play.imprison(self.who, self.slot, critter);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-imprison")
    }
}

impl Everdell {
    /// The critters that may go into a Dungeon for the card that is being played.
    fn prisoners<'a>(&'a self, state: &'a State, who: Owner, slot: Slot) -> impl Iterator<Item = Slot> + 'a {
        let played = state.agenda.tasks().iter().rev().find_map(|task| match task {
            Task::Enter { kind, .. } => Some(*kind),
            _ => None,
        });
        // Without a card in sight (a position that was set up) any room will do.
        self.prisoners_for(state, who, slot, played.unwrap_or(Kind::FOOL), &self.standing(state, who))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A critter goes into a Dungeon (E8.5).
    fn imprison(&mut self, who: Owner, dungeon: Slot, critter: Slot) {
        self.cite(Rule::E7_6);
        if let Some(card) = self.take_from_city(who, critter, Heap::Under, Rule::E8_5)
            && let Some(cell) = self.state.city_mut(who).get_mut(dungeon)
        {
            cell.hold(card.kind);
            self.tell(Rule::E8_5, Event::PutUnder { who, kind: card.kind });
        }
    }
}
