//! Access to a session for the host alone.

use serde_json::Value;

use super::SeenPosition;
use crate::session::LineEntry;
use crate::{
    Audience, Fingerprint, Message, Narration, Outcome, Record, ScenarioState, Seat, Session, TableError,
};

/// A session as its host sees it, with everything in it.
///
/// Only [`Session::seen_by_host`] returns it. Its methods are the tasks of a host: storing and verifying the game,
/// counting a finished game, and checking lessons and scenarios. Computer players start from
/// [`SeenPosition::resampled`] of their seat instead.
pub struct HostSeen<'a, G: Narration> {
    session: &'a Session<G>,
}

// Not derived, because the derived one would require `G: Copy`.
impl<G: Narration> Clone for HostSeen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for HostSeen<'_, G> {}

impl<G: Narration> Session<G> {
    /// The session as its host sees it. Nothing from it may reach an audience while people play.
    pub fn seen_by_host(&self) -> HostSeen<'_, G> {
        HostSeen { session: self }
    }
}

/// A game that has ended or was given up.
#[derive(Debug)]
pub struct Finished<'a, G: Narration> {
    /// The rules and content of the game.
    pub game: &'a G,
    /// The setup of the game.
    pub setup: &'a G::Setup,
    /// The last position.
    pub state: &'a G::State,
    /// How it ended; `None` if it was given up.
    pub outcome: Option<Outcome<G::Rule>>,
    /// All events on the line to the last position, without those of the setup.
    pub events: Vec<G::Event>,
}

impl<'a, G: Narration> HostSeen<'a, G> {
    /// The record of the game.
    pub fn record(&self) -> &'a Record {
        &self.session.record
    }

    /// The current position; while a question is open, the position before the choice that asked it.
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

    /// The choices that led to the current position, without undone ones.
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

    /// The questions to chance and their answers on the line to the current position, in the notation of scripts:
    /// `attack 6`.
    pub fn asked_of_chance(&self) -> Vec<String> {
        self.session.asked_of_chance()
    }

    /// The finished game, for accounts and campaigns; `None` if it is neither over nor given up.
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

// Not derived, because the derived one would require `G: Copy`.
impl<G: Narration> Clone for HostPosition<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for HostPosition<'_, G> {}

impl<'a, G: Narration> HostPosition<'a, G> {
    /// The position in stable names, including its secrets.
    pub fn describe(&self) -> Value
    where
        G: ScenarioState,
    {
        self.game.describe(self.state)
    }

    /// The digest of the state. It must stay secret: guesses about hidden parts could be compared with it.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.state)
    }

    /// The position as an audience sees it.
    pub fn seen_by(&self, audience: Audience) -> SeenPosition<'a, G> {
        SeenPosition::of(self.game, self.state, audience)
    }

    /// The position as the deciding seat sees it.
    pub fn seen_by_asked(&self) -> SeenPosition<'a, G> {
        let decision = self.game.decision(self.state);
        self.seen_by(decision.map_or(Audience::Spectator, |decision| Audience::Seat(decision.seat)))
    }
}

/// One choice of a line, as the host sees it.
pub struct HostStep<'a, G: Narration> {
    /// The step at which it was played.
    pub step: u32,
    /// The choice.
    pub choice: G::Choice,
    /// The position before it.
    pub before: HostPosition<'a, G>,
    /// The position after it.
    pub after: HostPosition<'a, G>,
}

impl<G: Narration> HostStep<'_, G> {
    /// The seat that decided.
    pub fn seat(&self) -> Option<Seat> {
        self.before.game.decision(self.before.state).map(|decision| decision.seat)
    }

    /// Whether it is the choice with this name.
    pub fn is(&self, id: &str) -> bool {
        self.before.game.find_choice(self.before.state, id) == Some(self.choice)
    }

    /// The label of the choice.
    pub fn label(&self) -> Message {
        self.before.game.label(self.before.state, self.choice)
    }

    /// The rule that allows it.
    pub fn rule(&self) -> G::Rule {
        self.before.game.choice_rule(self.before.state, self.choice)
    }
}
