//! The Rugwort cards (H3.9–H3.11), and how Nightweave plays cards of the mini-expansions (N17.7–N17.10).

use tabletop::{Chance, Log};

use super::RUGWORT;
use crate::agenda::{MiniTask, Task, Way};
use crate::content::Set;
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Built, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether hands may be swapped, and so grow beyond their limits (H3.10).
    pub(crate) fn swaps_hands(&self, state: &State) -> bool {
        state.minis & RUGWORT != 0
    }

    /// How many events count for Nightweave's Rugwort the Ruler: those of the player that the arrows name (N17.9).
    pub(crate) fn ruler_of_hers(&self, state: &State) -> i16 {
        let (basic, special) =
            self.named_by_arrows(state).next().map_or((0, 0), |seat| self.events_of(state, seat));
        basic + special
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Nightweave plays a card that a mini-expansion handles differently from N7.7; returns whether it does.
    pub fn spider_plays_mini(&mut self, kind: Kind) -> Result<bool, C::Error> {
        match kind {
            Kind::RUGWORT_ROWDY => {
                let mut named = self.game.named_by_arrows(self.state);
                let Some(who) = named.find(|&seat| self.game.her_prey(self.state, seat).next().is_some())
                else {
                    // No card can be taken: it stays in her city (H3.9).
                    self.cite(Rule::H3_9);
                    return Ok(false);
                };
                self.in_limbo(kind);
                self.push(Task::Mini(MiniTask::RowdyVictim { who }));
            }
            Kind::RUGWORT_ROBBER => {
                if let Some(slot) = self.state.rival_city.add(Built::new(kind)) {
                    let event =
                        Event::Played { who: Owner::RIVAL, owner: Owner::RIVAL, slot, kind, way: Way::Offer };
                    self.tell(Rule::N17_8, event);
                }
                let mut named = self.game.named_by_arrows(self.state);
                if let Some(who) = named.find(|&seat| !self.state.player(seat).passed) {
                    self.tell(Rule::N17_8, Event::HandsSwapped { who: Owner::RIVAL, with: who });
                    self.swap_with_her(who)?;
                }
            }
            _ if Set::of(kind) == Set::Evertail => self.trophy(kind, Rule::N17_10),
            _ => return Ok(false),
        }
        Ok(true)
    }
}
