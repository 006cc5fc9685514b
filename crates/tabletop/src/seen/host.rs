//! What the host alone may do with a game.

use serde_json::Value;

use super::SeenPosition;
use crate::session::LineEntry;
use crate::{
    Audience, Fingerprint, Message, Narration, Outcome, Record, ScenarioState, Seat, Session, TableError,
};

/// A session as its host sees it, who may know everything in it.
///
/// Made by [`Session::seen_by_host`] only. Its methods are the jobs of a host: to keep and verify the game, to count a
/// game that is over, and to check lessons and scenarios. Programs that play start from
/// [`SeenPosition::resampled`] of their seat instead.
pub struct HostSeen<'a, G: Narration> {
    session: &'a Session<G>,
}

// Written out: a derived one would ask that the game is `Copy`, too.
impl<G: Narration> Clone for HostSeen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for HostSeen<'_, G> {}

impl<G: Narration> Session<G> {
    /// The session as its host sees it. Nothing of it may reach an audience while people play.
    pub fn seen_by_host(&self) -> HostSeen<'_, G> {
        HostSeen { session: self }
    }
}

/// A game that has ended or was given up, whole.
#[derive(Debug)]
pub struct Finished<'a, G: Narration> {
    /// The rules and content of the game.
    pub game: &'a G,
    /// What was agreed before the first move.
    pub setup: &'a G::Setup,
    /// The last position.
    pub state: &'a G::State,
    /// How it ended; `None` if it was given up.
    pub outcome: Option<Outcome<G::Rule>>,
    /// Everything that happened on the line to the last position, without the beginning.
    pub events: Vec<G::Event>,
}

impl<'a, G: Narration> HostSeen<'a, G> {
    /// The game as it is kept.
    pub fn record(&self) -> &'a Record {
        &self.session.record
    }

    /// The position now.
    pub fn now(&self) -> HostPosition<'a, G> {
        HostPosition { game: self.session.game(), state: self.session.state() }
    }

    /// The position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub fn at(&self, step: u32) -> Result<HostPosition<'a, G>, TableError> {
        Ok(HostPosition { game: self.session.game(), state: self.session.state_at(step)? })
    }

    /// The choices that led to the position now, without those that were taken back.
    pub fn line(&self) -> Vec<HostStep<'a, G>> {
        let game = self.session.game();
        let host = |state| HostPosition { game, state };
        let step = |entry: LineEntry<'a, G>| HostStep {
            step: entry.step,
            choice: entry.choice,
            before: host(entry.before),
            after: host(entry.after),
        };
        self.session.line().into_iter().map(step).collect()
    }

    /// What chance was asked on the line to the position now, and what it answered, as scripts write it: `attack 6`.
    pub fn asked_of_chance(&self) -> Vec<String> {
        self.session.asked_of_chance()
    }

    /// The whole game, if it has ended or was given up: accounts and campaigns go on from it.
    pub fn finished(&self) -> Option<Finished<'a, G>> {
        let (game, setup, state) = (self.session.game(), self.session.setup(), self.session.state());
        let outcome = game.outcome(state);
        if outcome.is_none() && !self.session.given_up {
            return None;
        }
        let stories = self.session.line().into_iter().filter_map(|entry| self.session.story(entry.step).ok());
        let events = stories.flat_map(|story| story.entries).map(|told| told.event).collect();
        Some(Finished { game, setup, state, outcome, events })
    }
}

/// One position of a game, as its host sees it.
pub struct HostPosition<'a, G: Narration> {
    game: &'a G,
    state: &'a G::State,
}

// Written out: a derived one would ask that the game is `Copy`, too.
impl<G: Narration> Clone for HostPosition<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for HostPosition<'_, G> {}

impl<'a, G: Narration> HostPosition<'a, G> {
    /// The position in stable names, with its secrets.
    pub fn describe(&self) -> Value
    where
        G: ScenarioState,
    {
        self.game.describe(self.state)
    }

    /// The digest of the state: what is hidden could be guessed and compared.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.state)
    }

    /// As an audience sees it.
    pub fn seen_by(&self, audience: Audience) -> SeenPosition<'a, G> {
        SeenPosition::of(self.game, self.state, audience)
    }

    /// As the seat that decides sees it.
    pub fn seen_by_asked(&self) -> SeenPosition<'a, G> {
        let decision = self.game.decision(self.state);
        self.seen_by(decision.map_or(Audience::Spectator, |decision| Audience::Seat(decision.seat)))
    }
}

/// One choice of a line, as the host sees it.
pub struct HostStep<'a, G: Narration> {
    /// The step at which it was played.
    pub step: u32,
    /// What was chosen.
    pub choice: G::Choice,
    /// The position before it.
    pub before: HostPosition<'a, G>,
    /// The position after it.
    pub after: HostPosition<'a, G>,
}

impl<G: Narration> HostStep<'_, G> {
    /// Who decided.
    pub fn seat(&self) -> Option<Seat> {
        self.before.game.decision(self.before.state).map(|decision| decision.seat)
    }

    /// Whether it is the choice with this name.
    pub fn is(&self, id: &str) -> bool {
        self.before.game.find_choice(self.before.state, id) == Some(self.choice)
    }

    /// What it does, in words.
    pub fn label(&self) -> Message {
        self.before.game.label(self.before.state, self.choice)
    }

    /// The rule that allows it.
    pub fn rule(&self) -> G::Rule {
        self.before.game.choice_rule(self.before.state, self.choice)
    }
}
