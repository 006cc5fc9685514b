//! A deployed worker is lifted for something.

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question, Verdict};
use crate::index::{Owner, WorkerIx};
use crate::play::Play;
use crate::readings::Reading;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks which deployed worker is lifted.
#[derive(Clone, Copy)]
pub(crate) struct WhichWorker {
    pub who: Owner,
    pub why: Why,
}

impl Question for WhichWorker {
    const NAME: &'static str = "worker";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.game.liftable(play.state, self.who, self.why).next().is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.liftable(state, self.who, self.why).map(Choice::Spot));
        if for_purpose!(self.why, purpose => purpose.may_leave_workers()) {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Spot(post) if self.why == Why::Ticket && game.has_beast_on(state, self.who, post) => {
                Err(Refusal::plain(Rule::CR4, "no-such-worker"))
            }
            Choice::Spot(_) => Err(Refusal::plain(Rule::R103, "no-such-worker")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, why } = self;
        play.state.agenda.pop();
        let Choice::Spot(post) = choice else { return Ok(()) };
        let (game, state) = (play.game, &play.state);
        let lifted = |(index, worker): &(WorkerIx, &Post)| {
            let goes = why != Why::Ticket || game.travels_by_ticket(state, who, *index);
            **worker == post && state.player(who).permanent & index.bit() == 0 && goes
        };
        let Some((index, _)) = WorkerIx::enumerate(&state.player(who).workers).find(lifted) else {
            return Ok(());
        };
        play.state.player_mut(who).workers[index.index()] = Post::Home;
        for_purpose!(why, purpose => purpose.lifted(play, who, index, post))
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-worker", self.why)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Spot(post) => {
                Some(game.at_place("ev-label-worker", state, post).key("why", self.why.name()))
            }
            _ => None,
        }
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}

impl Everdell {
    /// The deployed workers that may be moved or taken back: not those that stay for good, and not those
    /// on the journey (R103, E5.10).
    pub(crate) fn liftable<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        why: Why,
    ) -> impl Iterator<Item = Post> + 'a {
        let player = state.player(who);
        WorkerIx::enumerate(&player.workers).filter_map(move |(index, &post)| {
            // A big critter has no ticket (L12, CR4).
            let goes = |index| why != Why::Ticket || self.travels_by_ticket(state, who, index);
            let before = WorkerIx::enumerate(&player.workers).take(index.index());
            let first = !before.into_iter().any(|(other, &place)| place == post && goes(other));
            let own = player.permanent & index.bit() == 0 && !state.lair.has_lent(who, index);
            let stays = matches!(post, Post::Journey(_)) && self.reads(Reading::JourneyWorkersStay);
            (post.is_deployed() && own && first && !stays && goes(index)).then_some(post)
        })
    }
}
