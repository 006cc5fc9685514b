//! On which slots a gained cheese goes (R10.1).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::{Colour, Slot};
use crate::event::{Event, Gift};
use crate::front::find;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks on which slot a gained cheese goes.
#[derive(Clone, Copy)]
pub(super) struct WhichSlot;

impl Question for WhichSlot {
    const NAME: &'static str = "fill";

    fn rule(self) -> Rule {
        Rule::R10_1
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.fill_if_forced())
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let open = |slot: &Slot| game.check_slot(state, *slot).is_ok();
        choices.extend(Slot::ALL.into_iter().filter(open).map(Choice::Fill));
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-fill")
    }
}

/// The choice of a group of slots for the cheese.
#[derive(Clone, Copy)]
pub(super) struct Fill {
    pub slot: Slot,
}

impl Answer for Fill {
    const WORD: &'static str = "slot";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::FillSlot).then(|| game.check_slot(state, self.slot))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if task == Task::FillSlot {
            play.fill(self.slot);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R10_1
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        Message::new("rc-do-fill")
            .key("slot", self.slot.name())
            .number("filled", state.me.slots[self.slot as usize])
            .number("capacity", game.capacity(state, self.slot))
    }

    fn group(self) -> &'static str {
        "fill"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.slot.name().to_owned()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        find(Slot::ALL, Slot::name, details).map(Choice::Fill)
    }
}

impl Ratcatcher {
    /// Checks a group of slots for a cheese (R10.1, R10.3, R10.11, A55, A67).
    pub(crate) fn check_slot(&self, state: &State, slot: Slot) -> Result<(), Refusal> {
        let [first, second] = self.board(state).slots[slot as usize];
        let filled = state.me.slots[slot as usize];
        if first == 0 {
            return Err(Refusal::plain(Rule::R10_1, "no-slot-black"));
        }
        let colour = match slot {
            Slot::YellowRefill => Some(Colour::Yellow),
            Slot::PurpleRefill => Some(Colour::Purple),
            _ => None,
        };
        if let Some(colour) = colour {
            if !self.unlocked(state, colour) {
                return Err(Refusal::plain(Rule::A55, "no-slot-locked"));
            }
            if filled >= first {
                return Err(Refusal::counted(Rule::R10_11, "no-slot-refilled", first, filled));
            }
        }
        if filled < self.capacity(state, slot) {
            return Ok(());
        }
        if filled < first + second {
            return Err(Refusal::plain(Rule::A67, "no-slot-second-level"));
        }
        Err(Refusal::counted(Rule::R10_3, "no-slot-full", first + second, filled))
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Places a cheese if there is at most one way; returns whether a choice is needed.
    pub fn fill_if_forced(&mut self) -> bool {
        let mut open = Slot::ALL.into_iter().filter(|&slot| self.game.check_slot(self.state, slot).is_ok());
        match (open.next(), open.next()) {
            (Some(_), Some(_)) => true,
            (Some(slot), None) => {
                self.fill(slot);
                false
            }
            (None, _) => {
                self.state.agenda.pop();
                self.state.me.aside += 1;
                self.tell(Rule::A50, Event::SetAside);
                false
            }
        }
    }

    /// Puts a cheese on a group of slots; a full group takes effect at once (R10.2).
    pub fn fill(&mut self, slot: Slot) {
        self.state.agenda.pop();
        let before = self.game.level(self.state, slot);
        self.state.me.slots[slot as usize] += 1;
        let level = self.game.level(self.state, slot);
        self.tell(Rule::R10_1, Event::SlotFilled(slot));
        if level == before {
            self.cite(Rule::A56);
            return;
        }
        self.cite(Rule::R10_2);
        let upgraded = Event::Upgraded { slot, level };
        if level > 1 {
            self.cite(Rule::R10_3);
            self.cite(Rule::A67);
        }
        match slot {
            Slot::Attack => {
                self.tell(Rule::R10_6, upgraded);
                self.gain_dice(1, Gift::Upgrade);
            }
            Slot::Movement => {
                self.state.me.movement += 1;
                self.tell(Rule::R10_5, upgraded);
            }
            Slot::Accuracy => self.tell(Rule::R10_9, upgraded),
            Slot::Defence => self.tell(Rule::R10_8, upgraded),
            Slot::Health => {
                self.state.me.health += 1;
                self.tell(Rule::R10_4, upgraded);
            }
            Slot::Trap => self.tell(Rule::R10_7, upgraded),
            Slot::Yellow | Slot::Purple => {
                let colour = if slot == Slot::Yellow { Colour::Yellow } else { Colour::Purple };
                self.tell(Rule::R10_10, Event::Unlocked(colour));
                self.gain_markers(colour, u8::MAX, Gift::Upgrade);
            }
            Slot::YellowRefill | Slot::PurpleRefill => {
                let colour = if slot == Slot::YellowRefill { Colour::Yellow } else { Colour::Purple };
                self.tell(Rule::R10_11, Event::Refilled(colour));
                self.gain_markers(colour, u8::MAX, Gift::Upgrade);
            }
        }
        // You may now be able to take something in your zone (A53).
        if !self.state.rats_turn {
            if self.can_pick_up() {
                self.cite(Rule::A53);
            }
            self.state.agenda.push(Task::Collect);
        }
    }
}
