//! Games and sessions without their types: [`ErasedGame`] for every game, [`DynSession`] for every [`Session`].

use std::any::Any;
use std::sync::Arc;

use serde_json::Value;

use crate::session::beginning;
use crate::setups::read_setup;
use crate::{
    Amended, Audience, ChoiceInfo, DecisionInfo, Drawn, DynSession, ErasedGame, EventInfo, Fingerprint, Game,
    HostPosition, Inquiry, Narration, ObjectionInfo, OpenError, OpenQuestion, Opened, Opening, OutcomeInfo,
    Position, Practice, Progress, Record, RecordEntry, RecordError, Report, RuleEntry, RuleId, Scenario,
    ScenarioState, Secret, SeenPosition, Session, Source, TableError, Takeback, Verified, Waiting,
};

/// A session at one of its steps.
pub(crate) struct Here<'a, G: Narration> {
    pub session: &'a Session<G>,
    /// A step that exists.
    pub step: u32,
}

impl<'a, G: Narration + ScenarioState> Here<'a, G> {
    fn seen_by(&self, audience: Audience) -> SeenPosition<'a, G> {
        let seen = self.session.seen_by(audience);
        // The step existed when this was built, and a session never removes one.
        seen.at(self.step).unwrap_or_else(|_| seen.now())
    }

    /// The position as a spectator sees it.
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

    fn way(&self, thing: &str, audience: Audience) -> Option<Vec<String>> {
        let way = self.seen_by(audience).way(thing)?;
        Some(way.into_iter().map(|choice| self.session.game.choice_id(choice)).collect())
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
        Ok(beginning(&**self, &read_setup(&**self, setup)?, answers))
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

impl<G: Narration + ScenarioState> DynSession for Session<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn step(&self) -> u32 {
        self.last_step()
    }

    fn at(&self, step: u32) -> Result<Box<dyn Position + '_>, TableError> {
        self.cursor_at(step)?;
        Ok(Box::new(Here { session: self, step }))
    }

    fn now(&self) -> Box<dyn Position + '_> {
        Box::new(Here { session: self, step: self.step() })
    }

    fn is_given_up(&self) -> bool {
        self.given_up
    }

    fn choose(&mut self, id: &str, expected_step: Option<u32>) -> Result<Progress, TableError> {
        self.expect_step(expected_step)?;
        self.expect_free()?;
        if self.is_over(self.cursor()) {
            return Err(TableError::GameOver);
        }
        let choice = self.find(id)?;
        if let Some(node) = self.tree.child(self.cursor(), choice) {
            return Ok(self.enter(choice, node));
        }
        match self.secret.clone() {
            Some(secret) => self.play_keyed(&secret, choice),
            None => self.play_given(choice, Vec::new(), Vec::new(), Vec::new()),
        }
    }

    fn open_question(&self) -> Option<OpenQuestion> {
        self.question_of_chance()
    }

    fn waits_for_chance(&self) -> bool {
        self.is_pending()
    }

    fn pending(&self) -> Option<Waiting> {
        let pending = self.pending.as_ref()?;
        let rest = pending.rest.iter().map(|later| (later.choice.clone(), later.names.clone()));
        Some(Waiting {
            choice: self.game.choice_id(pending.choice),
            answers: pending.names.clone(),
            rest: rest.collect(),
        })
    }

    fn resume(&mut self, waiting: &Waiting) -> Result<Progress, TableError> {
        self.resume_told(waiting)
    }

    fn pending_events(&self, audience: Audience) -> Vec<EventInfo> {
        Session::seen_by(self, audience).pending_story().map(|story| story.infos()).unwrap_or_default()
    }

    fn answer_all(&mut self, names: &[String], number: Option<u32>) -> Result<Progress, TableError> {
        self.answer_told(names, number)
    }

    fn take_back_answer(&mut self) -> Result<Option<OpenQuestion>, TableError> {
        self.untell()
    }

    fn last_told(&self) -> Option<u32> {
        self.last_told_step()
    }

    fn inquire(&self, step: u32, names: Option<&[String]>) -> Result<Inquiry, TableError> {
        self.inquire_told(step, names)
    }

    fn amend(&mut self, step: u32, names: &[String]) -> Result<Amended, TableError> {
        self.amend_told(step, names)
    }

    fn can_undo(&self, choices: u32) -> Option<Takeback> {
        self.takeback(choices)
    }

    fn undo(&mut self, choices: u32) -> Result<Takeback, TableError> {
        self.expect_free()?;
        let here = self.cursor();
        let (node, takeback) = self.tree.back(here, choices).ok_or(TableError::NothingToUndo)?;
        self.tree.leave(here, node);
        let Takeback { steps, crossed_chance, crossed_reveal } = takeback;
        self.append(
            RecordEntry::Undo { choices: steps, chance: crossed_chance, reveal: crossed_reveal },
            node,
        );
        Ok(takeback)
    }

    fn can_redo(&self, audience: Audience) -> Option<ChoiceInfo> {
        Session::seen_by(self, audience).can_redo()
    }

    fn chosen(&self, step: u32, audience: Audience) -> Option<ChoiceInfo> {
        let before = step.checked_sub(1)?;
        let RecordEntry::Choose { id, .. } = self.record.entries.get(before as usize)? else { return None };
        let before = Session::seen_by(self, audience).at(before).ok()?;
        before.info(before.find_choice(id)?)
    }

    fn redo(&mut self) -> Result<(), TableError> {
        self.expect_free()?;
        let node = self.tree.redo(self.cursor()).ok_or(TableError::NothingToRedo)?;
        self.append(RecordEntry::Redo, node);
        Ok(())
    }

    fn give_up(&mut self) -> Result<(), TableError> {
        self.expect_free()?;
        if self.is_over(self.cursor()) {
            return Err(TableError::GameOver);
        }
        self.append(RecordEntry::GiveUp, self.cursor());
        self.given_up = true;
        Ok(())
    }

    fn fork(&self, step: u32, source: Source) -> Result<Box<dyn DynSession>, TableError> {
        Ok(Box::new(self.fork_to(step, source)?))
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn published(&self) -> Record {
        self.publish()
    }

    fn handed_out(&self) -> Result<Record, TableError> {
        self.hand_out()
    }

    fn drawn(&self) -> Vec<Drawn> {
        self.drawn_so_far()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}
