//! Which district's rats go back to the bag when it is empty (R25.1, A23).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::event::{Event, Spring};
use crate::index::DistrictIx;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks which district's rats go back to the bag.
#[derive(Clone, Copy)]
pub(super) struct WhichDistrict;

impl Question for WhichDistrict {
    const NAME: &'static str = "empty";

    fn rule(self) -> Rule {
        Rule::A23
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.empty_if_forced())
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let candidates = game.emptiest(state);
        choices.extend(DistrictIx::of_set(candidates).map(Choice::Empty));
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-empty")
    }
}

/// The choice of a district whose rats go back to the bag.
#[derive(Clone, Copy)]
pub(super) struct Empty {
    pub district: DistrictIx,
}

impl Answer for Empty {
    const WORD: &'static str = "empty";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::EmptyDistrict).then(|| {
            if game.emptiest(state) & self.district.bit() != 0 {
                Ok(())
            } else {
                Err(Refusal::plain(Rule::A23, "no-pick-district"))
            }
        })
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if task == Task::EmptyDistrict {
            play.empty_into_bag(self.district);
        }
        Ok(())
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        Message::new("rc-do-empty")
            .number("number", self.district.get())
            .name("district", &game.district_name(Some(state), self.district))
    }

    fn group(self) -> &'static str {
        "empty"
    }

    fn details(self, _: &Ratcatcher) -> String {
        format!("{:02}", self.district)
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        DistrictIx::find(details).map(Choice::Empty)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Empties the only district that qualifies; returns whether a choice is needed.
    pub fn empty_if_forced(&mut self) -> bool {
        let candidates = self.game.emptiest(self.state);
        if candidates.count_ones() > 1 {
            return true;
        }
        match DistrictIx::of_set(candidates).next() {
            Some(district) => self.empty_into_bag(district),
            None => self.state.agenda.pop(),
        }
        false
    }

    /// Returns the common rats of a district to the bag (R25.1).
    pub fn empty_into_bag(&mut self, district: DistrictIx) {
        self.state.agenda.pop();
        let rats = self.state.empty_district(district);
        self.state.emptied |= district.bit();
        self.cite(Rule::A22);
        self.cite(Rule::A23);
        self.tell(Rule::R25_1, Event::BagFilled { spring: Spring::District(district), rats });
    }
}

impl Ratcatcher {
    /// The active districts without your pawn that have the fewest common rats, but at least one (A23); as bits.
    pub(crate) fn emptiest(&self, state: &State) -> u32 {
        let mine = state.me.zone.district();
        let mut fewest = u8::MAX;
        let mut found = 0;
        let open = |d: &DistrictIx| *d != mine && state.is_active(*d) && state.emptied & d.bit() == 0;
        for district in state.city().filter(open) {
            let rats = state.commons_in(district);
            if rats == 0 || rats > fewest {
                continue;
            }
            if rats < fewest {
                fewest = rats;
                found = 0;
            }
            found |= district.bit();
        }
        found
    }
}
