//! The Ranger: a deployed worker moves to another space and uses it (E9.1, R103).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::{Done, Question, Verdict};
use crate::event::Event;
use crate::index::{Owner, WorkerIx};
use crate::play::Play;
use crate::readings::Reading;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks where the lifted worker goes.
#[derive(Clone, Copy)]
pub(crate) struct WhereTo {
    pub who: Owner,
    pub worker: WorkerIx,
}

impl Question for WhereTo {
    const NAME: &'static str = "move";

    fn rule(self) -> Rule {
        Rule::R103
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = !play.game.can_move(play.state, self.who);
        if play.skip_if(none) {
            // Nowhere to go: the worker stays deployed until the next preparation.
            play.state.player_mut(self.who).workers[usize::from(self.worker) % 6] = Post::Adrift;
        }
        Ok(!none)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        game.each_move(state, self.who, |post| choices.add(Choice::Place(post)));
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Place(post) => game.check_move(state, self.who, post),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Place(post) = choice {
            play.state.agenda.pop();
            play.move_worker(self.who, self.worker, post);
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, state: &State) -> Message {
        Message::new("ev-ask-move").message("from", game.place_words(Some(state), state.lifted_from))
    }
}

impl Everdell {
    /// Checks moving the lifted worker to a space: it must be a different space, and all rules of placing apply (R103).
    fn check_move(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        if self.stays_put(state, post) {
            return Err(Refusal::plain(Rule::R103, "no-same-place"));
        }
        self.check_place(state, who, post)
    }

    /// Whether the lifted worker came from this space and has to go to another.
    fn stays_put(&self, state: &State, post: Post) -> bool {
        post == state.lifted_from && self.reads(Reading::RangerMovesElsewhere)
    }

    /// Every space that the lifted worker can go to.
    fn each_move(&self, state: &State, who: Owner, mut each: impl FnMut(Post)) {
        self.each_open_post(state, who, &self.standing(state, who), |post| {
            if !self.stays_put(state, post) {
                each(post);
            }
        });
    }

    /// Whether the lifted worker can go anywhere.
    fn can_move(&self, state: &State, who: Owner) -> bool {
        let mut found = false;
        self.each_move(state, who, |_| found = true);
        found
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A lifted worker goes to another legal space and uses it (Ranger, R103).
    fn move_worker(&mut self, who: Owner, worker: WorkerIx, post: Post) {
        self.state.player_mut(who).workers[usize::from(worker) % 6] = post;
        let from = self.state.lifted_from;
        self.cite(Rule::R103);
        if self.state.leaf().is_some() && matches!(post, Post::Wonder(_) | Post::Discovery(_)) {
            self.cite(Rule::CR4);
        }
        self.tell(Rule::E9_1, Event::Moved { who, from, to: post });
        self.arrive(who, post);
    }
}
