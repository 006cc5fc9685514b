//! Every game behind one door: the erased forms of [`Session`] and [`Front`].

use std::sync::Arc;

use serde_json::Value;

use crate::{
    Audience, ChoiceInfo, DecisionInfo, DynSession, ErasedGame, EventInfo, Fingerprint, Front, Game,
    GameEvent, Inquiry, Objection, ObjectionInfo, OpenError, Opened, Opening, OutcomeInfo, Position,
    Practice, Record, RecordError, Report, RuleEntry, RuleId, Scenario, Secret, Session, Source, Story,
    TableError, Verified,
};

/// One moment of a session.
pub(crate) struct Here<'a, G: Front> {
    pub session: &'a Session<G>,
    /// A step that the session has.
    pub step: u32,
}

impl<G: Front> Here<'_, G> {
    fn game(&self) -> &G {
        self.session.game()
    }

    fn state(&self) -> &G::State {
        // The step was looked up when this was made, and a session never loses one.
        self.session.state_at(self.step).unwrap_or_else(|_| self.session.state())
    }
}

impl<G: Front> Position for Here<'_, G> {
    fn step(&self) -> u32 {
        self.step
    }

    fn decision(&self, audience: Audience) -> Option<DecisionInfo> {
        let decision = self.game().decision(self.state())?;
        let prompt = if shows_choices(self.game(), self.state(), audience) {
            self.game().prompt(self.state())
        } else {
            self.game().waiting(self.state())
        };
        Some(DecisionInfo { seat: decision.seat, name: decision.name, prompt, rule: decision.rule.entry() })
    }

    fn asked(&self) -> Audience {
        self.game()
            .decision(self.state())
            .map_or(Audience::Spectator, |decision| Audience::Seat(decision.seat))
    }

    fn is_shared(&self) -> bool {
        self.game().shares(self.state())
    }

    fn outcome(&self) -> Option<OutcomeInfo> {
        let outcome = self.game().outcome(self.state())?;
        Some(OutcomeInfo {
            name: outcome.name,
            winners: outcome.winners,
            rule: outcome.rule.entry(),
            text: self.game().prompt(self.state()),
        })
    }

    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo> {
        let mut choices = Vec::new();
        if !shows_choices(self.game(), self.state(), audience) {
            return Vec::new();
        }
        self.game().choices(self.state(), &mut choices);
        choices.into_iter().map(|choice| choice_info(self.game(), self.state(), choice)).collect()
    }

    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError> {
        // Whether a thing is known may depend on what is hidden, so nothing is looked up.
        if !shows_choices(self.game(), self.state(), audience) {
            return Ok(Vec::new());
        }
        let candidates = self
            .game()
            .candidates(self.state(), thing)
            .ok_or_else(|| TableError::UnknownThing { thing: thing.to_owned() })?;
        let objection = |choice| {
            let objection = self.game().check(self.state(), choice).err()?;
            Some(objection_info(Some(self.game().choice_id(choice)), objection))
        };
        Ok(candidates.into_iter().filter_map(objection).collect())
    }

    fn events(&self, audience: Audience) -> Vec<EventInfo> {
        let setup = &self.session.setup;
        let told = self.session.story(self.step);
        told.map(|story| event_infos(self.game(), setup, &story, audience)).unwrap_or_default()
    }

    fn view(&self, audience: Audience) -> Value {
        serde_json::to_value(self.game().view(self.state(), audience)).unwrap_or_default()
    }

    fn describe(&self) -> Value {
        self.game().describe(self.state())
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.state())
    }
}

/// Whether an audience may know what is asked in detail and what can be chosen.
pub(crate) fn shows_choices<G: Front>(game: &G, state: &G::State, audience: Audience) -> bool {
    !G::HAS_HIDDEN_INFORMATION
        || game.decision(state).is_none_or(|decision| audience == Audience::Seat(decision.seat))
}

pub(crate) fn choice_info<G: Front>(game: &G, state: &G::State, choice: G::Choice) -> ChoiceInfo {
    ChoiceInfo {
        id: game.choice_id(choice),
        label: game.label(state, choice),
        group: game.choice_group(choice),
        rule: game.choice_rule(state, choice).entry(),
    }
}

/// What an audience hears of a story. How an event behaves is the same for everybody.
pub(crate) fn event_infos<G: Front>(
    game: &G,
    setup: &G::Setup,
    story: &Story<G>,
    audience: Audience,
) -> Vec<EventInfo> {
    let info = |entry: &crate::Entry<G>| {
        let event = game.redact(entry.event, audience);
        EventInfo {
            id: game.event_id(&event),
            text: game.tell_to(setup, audience, &event),
            rule: entry.rule.entry(),
            also: entry.also.iter().map(|rule| rule.entry()).collect(),
            reveals: entry.event.reveals(),
            by_chance: entry.event.by_chance(),
            is_moment: entry.event.is_moment(),
        }
    };
    story.entries.iter().map(info).collect()
}

pub(crate) fn objection_info<R: RuleId>(choice: Option<String>, objection: Objection<R>) -> ObjectionInfo {
    ObjectionInfo { choice, rule: objection.rule.entry(), text: objection.message }
}

/// Asks a game whether a setup is allowed.
pub(crate) fn check_setup<G: Front>(game: &G, setup: &G::Setup) -> Result<(), OpenError> {
    game.check_setup(setup).map_err(|objection| OpenError::RefusedSetup(objection_info(None, objection)))
}

/// Reads a setup as the game writes it.
pub(crate) fn read_setup<G: Front>(game: &G, setup: &Value) -> Result<G::Setup, OpenError> {
    let setup = serde_json::from_value(setup.clone())
        .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })?;
    check_setup(game, &setup)?;
    Ok(setup)
}

impl<G: Front> ErasedGame for Arc<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> Vec<&'static RuleEntry> {
        G::Rule::all().iter().map(|rule| rule.entry()).collect()
    }

    fn rules_version(&self) -> u32 {
        Game::rules_version(&**self)
    }

    fn content(&self) -> Fingerprint {
        G::content(self)
    }

    fn check_setup(&self, setup: &Value) -> Result<u8, OpenError> {
        Ok(self.seats(&read_setup(&**self, setup)?))
    }

    fn open(&self, setup: &Value, source: Source, answers: &[String]) -> Result<Opened, OpenError> {
        let setup = read_setup(&**self, setup)?;
        Ok(match Session::open(Arc::clone(self), setup, source, answers)? {
            Opening::Begun(session) => Opened::Table(session),
            Opening::Asks(question) => Opened::Asks(question),
        })
    }

    fn beginning(&self, setup: &Value, answers: &[String]) -> Result<Inquiry, OpenError> {
        Ok(crate::session::beginning(&**self, &read_setup(&**self, setup)?, answers))
    }

    fn practise(
        &self,
        setup: &Value,
        practice: Practice,
        secret: Secret,
    ) -> Result<Box<dyn DynSession>, OpenError> {
        let setup = read_setup(&**self, setup)?;
        Ok(Box::new(Session::practise(Arc::clone(self), setup, practice, secret)?))
    }

    fn load(&self, record: Record, secret: Option<Secret>) -> Result<Box<dyn DynSession>, RecordError> {
        Ok(Box::new(Session::load(Arc::clone(self), record, secret)?))
    }

    fn verify(&self, record: &Record) -> Result<Verified, RecordError> {
        Session::verify(Arc::clone(self), record)
    }

    fn check_scenario(&self, scenario: &Scenario) -> Report {
        scenario.check(&**self)
    }
}
