//! The University: a card is discarded, its cost is gained, with one more resource and one point (E9.3).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::decisions::{Done, Purpose, face_up};
use crate::event::Event;
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, Post, State};
use crate::{Everdell, Rule};

/// The University asks which card is discarded.
#[derive(Clone, Copy)]
pub(crate) struct University;

impl Purpose for University {
    fn name(self) -> &'static str {
        "university"
    }

    fn rule(self) -> Rule {
        Rule::E9_3
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::UNIVERSITY)
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| game.is_removable(card.kind))
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        _: Owner,
        slot: Slot,
    ) -> Done<C> {
        play.graduate(who, slot);
        Ok(())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The University: a card is discarded, its cost is gained, with one more resource and one point; a worker that
    /// stays for good moves to the University (E8.6).
    fn graduate(&mut self, who: Owner, slot: Slot) {
        let place = Post::Card(who, slot);
        let university = self.state.university;
        let player = self.state.player_mut(who);
        let mut moved = false;
        for (index, worker) in player.workers.iter_mut().enumerate() {
            if *worker == place && player.permanent & (1 << index) != 0 {
                *worker = university;
                moved = true;
            }
        }
        if moved {
            self.tell(Rule::E8_6, Event::Stays { who, post: university });
        }
        if let Some(card) = self.discard_from_city(who, slot, Rule::E9_3) {
            let cost = self.game.facts(card.kind).cost;
            self.gain_stock(who, cost, Rule::E9_3);
        }
        self.gain_points(who, 1, Rule::E9_3);
        self.push(Task::GainAny { who, left: 1 });
    }
}
