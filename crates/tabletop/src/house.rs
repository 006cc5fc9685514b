//! Every game behind one door: the erased forms of [`Session`] and of the traits of a game.

use std::sync::Arc;

use serde_json::Value;

use crate::{
    Audience, ChoiceInfo, DecisionInfo, DynSession, ErasedGame, EventInfo, Fingerprint, Game, HostPosition,
    Inquiry, Narration, Objection, ObjectionInfo, OpenError, Opened, Opening, OutcomeInfo, Position,
    Practice, Record, RecordError, Report, RuleEntry, RuleId, Scenario, ScenarioState, Secret, SeenPosition,
    Session, Source, TableError, Verified,
};

/// One moment of a session.
pub(crate) struct Here<'a, G: Narration> {
    pub session: &'a Session<G>,
    /// A step that the session has.
    pub step: u32,
}

impl<'a, G: Narration + ScenarioState> Here<'a, G> {
    fn seen_by(&self, audience: Audience) -> SeenPosition<'a, G> {
        let seen = self.session.seen_by(audience);
        // The step was looked up when this was made, and a session never loses one.
        seen.at(self.step).unwrap_or_else(|_| seen.now())
    }

    /// What every audience may know alike.
    fn public(&self) -> SeenPosition<'a, G> {
        self.seen_by(Audience::Spectator)
    }

    fn host(&self) -> HostPosition<'a, G> {
        let host = self.session.seen_by_host();
        host.at(self.step).unwrap_or_else(|_| host.now())
    }
}

impl<G: Narration + ScenarioState> Position for Here<'_, G> {
    fn step(&self) -> u32 {
        self.step
    }

    fn decision(&self, audience: Audience) -> Option<DecisionInfo> {
        self.seen_by(audience).decision_info()
    }

    fn asked(&self) -> Audience {
        self.public().asked()
    }

    fn is_shared(&self) -> bool {
        self.public().is_shared()
    }

    fn outcome(&self) -> Option<OutcomeInfo> {
        self.public().outcome_info()
    }

    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo> {
        self.seen_by(audience).choice_infos()
    }

    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError> {
        self.seen_by(audience).explain(thing)
    }

    fn events(&self, audience: Audience) -> Vec<EventInfo> {
        let told = self.session.seen_by(audience).story(self.step);
        told.map(|story| story.infos()).unwrap_or_default()
    }

    fn view(&self, audience: Audience) -> Value {
        serde_json::to_value(self.seen_by(audience).view()).unwrap_or_default()
    }

    fn describe(&self) -> Value {
        self.host().describe()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.host().fingerprint()
    }
}

pub(crate) fn choice_info<G: Narration>(game: &G, state: &G::State, choice: G::Choice) -> ChoiceInfo {
    ChoiceInfo {
        id: game.choice_id(choice),
        label: game.label(state, choice),
        group: game.choice_group(choice),
        rule: game.choice_rule(state, choice).entry(),
    }
}

pub(crate) fn objection_info<R: RuleId>(choice: Option<String>, objection: Objection<R>) -> ObjectionInfo {
    ObjectionInfo { choice, rule: objection.rule.entry(), text: objection.message }
}

/// Asks a game whether a setup is allowed.
pub(crate) fn check_setup<G: Narration>(game: &G, setup: &G::Setup) -> Result<(), OpenError> {
    game.check_setup(setup).map_err(|objection| OpenError::RefusedSetup(objection_info(None, objection)))
}

/// Reads a setup as the game writes it.
pub(crate) fn read_setup<G: Narration>(game: &G, setup: &Value) -> Result<G::Setup, OpenError> {
    let setup = serde_json::from_value(setup.clone())
        .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })?;
    check_setup(game, &setup)?;
    Ok(setup)
}

impl<G: Narration + ScenarioState> ErasedGame for Arc<G> {
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
