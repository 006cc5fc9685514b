//! Ancient Scrolls Discovered: revealed cards are taken to hand, the rest goes under the event (E6.2).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, shown};
use crate::event::Event;
use crate::index::{Owner, ShownIx};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which revealed cards are taken to hand, and then which go under the event.
#[derive(Clone, Copy)]
pub(crate) struct WhichScrolls {
    pub who: Owner,
    pub under: bool,
}

impl Question for WhichScrolls {
    const NAME: &'static str = "scrolls";

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(!play.scrolls_done(self.who, self.under))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(shown(state));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        match choice {
            Choice::Shown(place) => play.take_scroll(self.who, self.under, place),
            _ => play.scrolls_stop(self.who, self.under),
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-scrolls").key("where", if self.under { "under" } else { "hand" })
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Shown(_) if self.under => game.about_card_of("ev-label-put-under", state, choice),
            _ => None,
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A scroll is taken to hand, or put under the event.
    fn take_scroll(&mut self, who: Owner, under: bool, place: ShownIx) {
        let Some(kind) = self.state.shown.get_mut(usize::from(place)).and_then(Option::take) else { return };
        if under {
            self.put_under_event(who, "ancient_scrolls", kind);
        } else {
            self.state.player_mut(who).hand.add(kind);
            self.tell(Rule::E6_2, Event::TookShown { who, kind: Some(kind) });
        }
    }

    /// Whether the scrolls are finished: no card is left, or none fits.
    fn scrolls_done(&mut self, who: Owner, under: bool) -> bool {
        let left = self.state.shown.iter().flatten().count();
        if left == 0 {
            self.state.agenda.pop();
            return true;
        }
        if !under && self.room(who) == 0 {
            self.state.agenda.replace(Task::Scrolls { who, under: true });
        }
        false
    }

    /// No more scrolls are taken: next the player is asked which cards go under the event, and the rest is discarded.
    fn scrolls_stop(&mut self, who: Owner, under: bool) {
        if under {
            self.state.agenda.pop();
            self.clear_shown();
        } else {
            self.state.agenda.replace(Task::Scrolls { who, under: true });
        }
    }
}
