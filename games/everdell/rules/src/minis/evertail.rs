//! Corrin Evertail's cards (N3), as far as they are not ordinary ones.

use tabletop::{Chance, Log};

use super::EVERTAIL;
use crate::agenda::{MiniTask, Task, Why};
use crate::choice::Choice;
use crate::content::Resource;
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{Hand, RIVAL, State};
use crate::{Everdell, Rule};

/// Gifts of the Warrior in all.
const GIFTS: u8 = 8;

impl Everdell {
    /// Whether Corrin Evertail's cards are in the game.
    pub(crate) fn has_evertail(&self, state: &State) -> bool {
        state.minis & EVERTAIL != 0
    }

    /// What the Warrior can give to somebody: cards where there is room for them, and resources.
    pub(super) fn gifts(&self, state: &State, who: u8, to: u8, choices: &mut impl Extend<Choice>) {
        let player = state.player(who);
        if to == RIVAL || self.room(state, to) > 0 {
            choices.extend(player.hand.kinds().map(Choice::Hand));
        }
        let held = Resource::ALL.into_iter().filter(|&resource| player.stock[resource] > 0);
        choices.extend(held.map(Choice::Pay));
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Field: a berry, one more for each Farm of the opponents, and cards for them (N3.12).
    pub(super) fn field(&mut self, who: u8) -> Result<(), C::Error> {
        let mut berries = 1u8;
        for other in self.state.opponents(who) {
            berries = berries.saturating_add(self.game.count(self.state.city(other), Kind::Farm));
        }
        self.gain_resource(who, Resource::Berry, berries, Rule::N3_12);
        for other in self.state.opponents(who) {
            let farms = self.game.count(self.state.city(other), Kind::Farm);
            if farms == 0 {
                continue;
            }
            if other != RIVAL {
                self.cite(Rule::N3_12);
                self.draw(other, farms)?;
            } else if self.state.rival == RivalKind::Nightweave && !self.state.lair.finished {
                for _ in 0..farms {
                    // Nobody gives them to her, so they bring no tokens (R123).
                    self.cite(Rule::R123);
                    self.spider_draws(Rule::R91)?;
                }
            }
        }
        Ok(())
    }

    /// Remembers a card just drawn by whoever has the Leader.
    pub fn note_drawn(&mut self, who: u8, kind: Kind) {
        if self.state.minis & EVERTAIL != 0 && self.state.city(who).find(Kind::EvertailLeader).is_some() {
            self.state.drawn.add(kind);
        }
    }

    /// Cards have been drawn: with the Leader one of them may go to an opponent (N3.13).
    pub fn has_drawn(&mut self, who: u8) {
        if !self.state.drawn.is_empty() {
            self.cite(Rule::R90);
            self.push(Task::Opponent { who, why: Why::Leader });
        }
    }

    /// The card goes, for a token (R90).
    pub(super) fn leader_gives(&mut self, who: u8, to: u8, choice: Choice) -> Result<(), C::Error> {
        self.state.drawn = Hand::default();
        if let Choice::Hand(kind) = choice
            && self.state.player_mut(who).hand.take(kind)
        {
            self.cite(Rule::R90);
            self.give_card(who, Some(to), kind)?;
            self.gain_points(who, 1, Rule::N3_13);
        }
        Ok(())
    }

    /// The Warrior: gifts to one opponent after the other (N3.14).
    pub(super) fn warrior(&mut self, who: u8) {
        self.warrior_turns_to(who, None, GIFTS);
    }

    fn warrior_turns_to(&mut self, who: u8, after: Option<u8>, left: u8) {
        let mut next = self.game.receivers(self.state, who, Why::Warrior);
        let to = next.find(|&seat| after.is_none_or(|after| seat > after));
        drop(next);
        if let Some(to) = to {
            self.push(Task::Mini(MiniTask::Warrior { who, to, left }));
        }
    }

    /// A gift of the Warrior, or no more to this opponent.
    pub(super) fn warrior_gives(
        &mut self,
        who: u8,
        to: u8,
        left: u8,
        choice: Choice,
    ) -> Result<(), C::Error> {
        match choice {
            Choice::Hand(_) | Choice::Pay(_) => {
                if left > 1 {
                    self.push(Task::Mini(MiniTask::Warrior { who, to, left: left - 1 }));
                }
            }
            _ => {
                self.warrior_turns_to(who, Some(to), left);
                return Ok(());
            }
        }
        if to == RIVAL {
            self.cite(Rule::N17_10);
        }
        match choice {
            Choice::Hand(kind) => {
                self.state.player_mut(who).hand.take(kind);
                self.give_card(who, Some(to), kind)?;
            }
            Choice::Pay(resource) => self.give_resource(who, to, resource, Why::Warrior)?,
            _ => {}
        }
        self.gain_points(who, 1, Rule::N3_14);
        Ok(())
    }
}
