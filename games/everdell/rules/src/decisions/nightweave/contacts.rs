//! Contacts: she gains a trophy for each hand card (N15.22).

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{Owner, PlanIx};
use crate::modules::Plan;
use crate::play::Play;
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLAN: PlanIx = Plan::Contacts.ix();

/// What it is asked for.
const WHY: Why = Why::Plan(PLAN);

/// Contacts asks which hand cards are discarded first.
#[derive(Clone, Copy)]
pub(crate) struct Contacts;

impl Purpose for Contacts {
    fn name(self) -> &'static str {
        "plan"
    }

    fn rule(self) -> Rule {
        Rule::N15_22
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        for _ in 0..play.state.player(who).hand_len() {
            play.hidden_trophy(Rule::N15_22)?;
        }
        Ok(())
    }
}
