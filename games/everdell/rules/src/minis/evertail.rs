//! Corrin Evertail's cards (N3), as far as they have special rules.

use tabletop::{Chance, Log};

use super::EVERTAIL;
use crate::agenda::{Task, Why};
use crate::content::Resource;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::State;
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether Corrin Evertail's cards are in the game.
    pub(crate) fn has_evertail(&self, state: &State) -> bool {
        state.minis & EVERTAIL != 0
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Field: a berry, one more for each Farm of the opponents, and cards for them (N3.12).
    pub fn field(&mut self, who: Owner) -> Result<(), C::Error> {
        let mut berries = 1u8;
        for other in self.state.opponents(who) {
            berries = berries.saturating_add(self.game.count(self.state.city(other), Kind::FARM));
        }
        self.gain_resource(who, Resource::Berry, berries, Rule::N3_12);
        for other in self.state.opponents(who) {
            let farms = self.game.count(self.state.city(other), Kind::FARM);
            if farms == 0 {
                continue;
            }
            if !other.is_rival() {
                self.cite(Rule::N3_12);
                self.draw(other, farms)?;
            } else if self.state.rival == RivalKind::Nightweave && !self.state.lair.finished {
                for _ in 0..farms {
                    // They are not given to her, so they bring no tokens (R123).
                    self.cite(Rule::R123);
                    self.spider_draws(Rule::R91)?;
                }
            }
        }
        Ok(())
    }

    /// Remembers a card that the player with the Leader has just drawn.
    pub fn note_drawn(&mut self, who: Owner, kind: Kind) {
        if self.state.minis & EVERTAIL != 0 && self.state.city(who).find(Kind::EVERTAIL_LEADER).is_some() {
            self.state.drawn.add(kind);
        }
    }

    /// Cards have been drawn: with the Leader one of them may go to an opponent (N3.13).
    pub fn has_drawn(&mut self, who: Owner) {
        if !self.state.drawn.is_empty() {
            self.cite(Rule::R90);
            self.push(Task::Opponent { who, why: Why::Leader });
        }
    }
}
