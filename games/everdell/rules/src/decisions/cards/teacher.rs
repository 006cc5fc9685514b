//! The Teacher: of two cards one is kept, the other goes to an opponent (E9.2).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Purpose, Question, shown};
use crate::event::Event;
use crate::index::{Owner, ShownIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which shown card is kept.
#[derive(Clone, Copy)]
pub(crate) struct WhichToKeep {
    pub who: Owner,
}

impl Question for WhichToKeep {
    const NAME: &'static str = "keep";

    fn rule(self) -> Rule {
        Rule::E9_2
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        play.keep_if_forced(self.who)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(shown(state));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Shown(place) = choice {
            play.state.agenda.pop();
            play.keep(self.who, place)?;
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-keep")
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Shown(_) => game.about_card_of("ev-label-keep", state, choice),
            _ => None,
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Teacher: two cards are drawn, one is kept and the other given away. With room for one card, one is drawn and
    /// kept; with a full hand, none (E10.1, H1.6).
    pub fn teach(&mut self, who: Owner) -> Result<(), C::Error> {
        let room = self.room(who);
        if room < 2 {
            self.cite(Rule::H1_6);
            return self.draw_revealed(who, room);
        }
        if self.game.draws_freely(self.state, who) {
            self.cite(Rule::BR15);
        }
        self.clear_shown();
        for place in 0..2 {
            let Some(kind) = self.turn_up_to_draw()? else { break };
            self.state.shown[place] = Some(kind);
            self.tell(Rule::E9_2, Event::Looked { who, kind: Some(kind) });
        }
        self.push(Task::Keep { who });
        Ok(())
    }

    /// With fewer than two cards there is no choice.
    fn keep_if_forced(&mut self, who: Owner) -> Result<bool, C::Error> {
        let shown = self.state.shown;
        match (shown[0], shown[1]) {
            (Some(_), Some(_)) => Ok(true),
            (None, None) => {
                self.state.agenda.pop();
                Ok(false)
            }
            (first, _) => {
                self.state.agenda.pop();
                self.keep(who, ShownIx::new(first.is_none().into()))?;
                Ok(false)
            }
        }
    }

    /// One card is kept, the other goes to an opponent.
    fn keep(&mut self, who: Owner, place: ShownIx) -> Result<(), C::Error> {
        if let Some(kind) = self.state.shown.get_mut(usize::from(place)).and_then(Option::take) {
            self.state.player_mut(who).hand.add(kind);
            self.tell(Rule::E9_2, Event::TookShown { who, kind: Some(kind) });
            self.note_drawn(who, kind);
            self.has_drawn(who);
        }
        if self.state.shown.iter().any(Option::is_some) {
            self.push(Task::Opponent { who, why: Why::Teacher });
        }
        Ok(())
    }
}

/// The Teacher asks which opponent gets the other card.
#[derive(Clone, Copy)]
pub(crate) struct Teacher;

impl Purpose for Teacher {
    fn name(self) -> &'static str {
        "teacher"
    }

    fn rule(self) -> Rule {
        Rule::E9_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::TEACHER)
    }

    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.can_be_given(state, seat, true)
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        match play.state.shown.iter_mut().find_map(Option::take) {
            Some(kind) => play.give_card(who, seat, kind),
            None => Ok(()),
        }
    }
}
