//! The Clock Tower activates a location before workers come home (E11.2, R98).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question};
use crate::event::Event;
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{FACE_DOWN, Post, State};
use crate::{Everdell, Rule};

/// Asks whether the Clock Tower at this place activates a location.
#[derive(Clone, Copy)]
pub(crate) struct WhichLocation {
    pub who: Owner,
    pub slot: Slot,
}

impl Question for WhichLocation {
    const NAME: &'static str = "clock";

    fn rule(self) -> Rule {
        Rule::E11_2
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = !play.game.clock_can_strike(play.state, self.who, self.slot);
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.clock_targets(state, self.who).map(Choice::Spot));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Spot(post) = choice {
            play.clock_strikes(self.who, self.slot, post);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-clock")
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Spot(post) => Some(game.at_place("ev-label-clock", state, post)),
            _ => None,
        }
    }
}

impl Everdell {
    /// The locations that a Clock Tower may activate: basic and forest ones with an own worker,
    /// that can be used (E11.2, R98).
    fn clock_targets<'a>(&'a self, state: &'a State, who: Owner) -> impl Iterator<Item = Post> + 'a {
        let workers = &state.player(who).workers;
        workers.iter().enumerate().filter_map(move |(index, &post)| {
            let location = matches!(post, Post::Basic(_) | Post::Forest(_));
            let first = workers[..index].iter().all(|&other| other != post);
            (location && first).then_some(post)
        })
    }

    /// Whether a Clock Tower can be used now.
    fn clock_can_strike(&self, state: &State, who: Owner, slot: Slot) -> bool {
        let tower = state.city(who).get(slot);
        tower.is_some_and(|card| card.kind == Kind::CLOCK_TOWER && card.tokens > 0 && !card.has(FACE_DOWN))
            && self.clock_targets(state, who).next().is_some()
            && self.can_use_blue(state, who)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Clock Tower strikes: one token less, and a location is used again (E11.2, R98).
    fn clock_strikes(&mut self, who: Owner, slot: Slot, post: Post) {
        if let Some(tower) = self.state.city_mut(who).get_mut(slot) {
            tower.tokens = tower.tokens.saturating_sub(1);
        }
        self.cite(Rule::R98);
        self.tell(Rule::E11_2, Event::TokenOff { who, slot, kind: Kind::CLOCK_TOWER });
        self.push(Task::Visit { who, post });
        self.toll_for_blue(who);
    }
}
