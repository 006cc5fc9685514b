//! Answers that people enter at a table with real dice and cards: open questions and corrections.

use super::pending::{Later, Pending, find_answer};
use super::{Session, is_forward};
use crate::asking::{Asker, answered, open_question};
use crate::record::count;
use crate::tree::{NodeId, Played};
use crate::{
    Amended, Answer, ApplyError, Game, Inquiry, Narration, OpenQuestion, OwnedQuestion, Progress,
    RecordEntry, ReplaySource, TableError, Unanswered, Waiting,
};

/// The result of playing with entered answers.
pub(super) enum Told<G: Game> {
    /// The choice is complete; the number is that of the used answers.
    Played(Played<G>, usize),
    /// This question is open, or its answer is not possible.
    Open(OwnedQuestion),
}

impl<G: Narration> Session<G> {
    /// Plays a choice with these answers, or waits for the next answer.
    pub(crate) fn play_given(
        &mut self,
        choice: G::Choice,
        answers: Vec<Answer>,
        names: Vec<String>,
        rest: Vec<Later>,
    ) -> Result<Progress, TableError> {
        let mut given = ReplaySource::new(&answers);
        match Played::choose(&*self.game, self.state(), choice, &mut given) {
            Ok(played) => {
                self.pending = None;
                self.enter_new(choice, played);
                self.play_on(rest);
                Ok(Progress::Played)
            }
            Err(ApplyError::Chance(Unanswered::Open(_))) if !self.is_at_the_table() => {
                Err(TableError::NoSecret)
            }
            Err(ApplyError::Chance(Unanswered::Open(question))) => {
                let asks = self.question(choice, &answers, &question);
                self.pending = Some(Pending { choice, answers, names, question, rest });
                Ok(Progress::Asks(asks))
            }
            Err(ApplyError::Chance(Unanswered::Impossible { number, question })) => {
                let name = names.get(number).cloned().unwrap_or_default();
                Err(TableError::ImpossibleAnswer { what: question.what, name })
            }
            Err(ApplyError::Refused(objection)) => Err(self.refused(choice, objection)),
        }
    }

    /// The open question of a choice after this number of answers.
    pub(super) fn question(
        &self,
        choice: G::Choice,
        answers: &[Answer],
        question: &OwnedQuestion,
    ) -> OpenQuestion {
        let asker = Asker::Choice(self.state(), choice);
        open_question(&*self.game, self.game.seats(&self.setup), &asker, answers, question)
    }

    /// The origin of the questions in the step to a position.
    fn asker(&self, node: NodeId) -> Asker<'_, G> {
        match self.tree[node].came {
            Some((parent, choice)) => Asker::Choice(&self.tree[parent].state, choice),
            None => Asker::Beginning(&self.setup),
        }
    }

    /// Repeats the step to a position with these answers, as far as they are possible: the used answers and the
    /// result.
    fn retell(&self, asker: &Asker<'_, G>, names: &[String]) -> Result<(Vec<Answer>, Told<G>), TableError> {
        let mut answers = Vec::new();
        loop {
            let given = ReplaySource::new(&answers);
            let stopped = match asker {
                Asker::Beginning(setup) => Played::begin(&*self.game, setup, given),
                Asker::Choice(state, choice) => match Played::choose(&*self.game, state, *choice, given) {
                    Ok(played) => Ok(played),
                    Err(ApplyError::Chance(stopped)) => Err(stopped),
                    Err(ApplyError::Refused(objection)) => return Err(self.refused(*choice, objection)),
                },
            };
            let question = match stopped {
                Ok(played) => {
                    let used = answers.len();
                    return Ok((answers, Told::Played(played, used)));
                }
                // All answers so far are possible, so this question is open in both cases.
                Err(Unanswered::Open(question) | Unanswered::Impossible { question, .. }) => question,
            };
            let known = names.get(answers.len());
            let Some(answer) = known.and_then(|name| find_answer(&*self.game, &question, name)) else {
                return Ok((answers, Told::Open(question)));
            };
            answers.push(answer);
        }
    }

    /// The names of the answers that led to a position.
    fn names(&self, node: NodeId) -> Vec<String> {
        self.asked_at(node).into_iter().map(|named| named.name).collect()
    }

    /// The position after a step on the line to the current position; step 0 is the setup.
    fn on_line(&self, step: u32) -> Result<NodeId, TableError> {
        if !self.is_at_the_table() {
            return Err(TableError::NotAtTheTable);
        }
        if step == 0 {
            return Ok(self.tree.beginning(self.cursor()));
        }
        let node = self.cursor_at(step)?;
        let on_line =
            node == self.tree.beginning(self.cursor()) || self.tree.line(self.cursor()).contains(&node);
        let forward = is_forward(&self.record.entries[step as usize - 1]);
        (on_line && forward).then_some(node).ok_or(TableError::NothingToAmend { step })
    }

    /// Replays the choices after a correction, as far as they are possible.
    fn play_on(&mut self, rest: Vec<Later>) -> Amended {
        let mut amended = Amended::default();
        let mut rest = rest.into_iter();
        while let Some(later) = rest.next() {
            let Later { choice: name, names, label } = &later;
            let found = if self.is_over(self.cursor()) { None } else { self.find(name).ok() };
            let told = found.map(|choice| (choice, self.retell(&Asker::Choice(self.state(), choice), names)));
            match told {
                Some((choice, Ok((_, Told::Played(played, used))))) => {
                    if used < names.len() {
                        amended.shortened.extend(label.clone());
                    }
                    self.enter_amended(choice, played);
                    amended.kept += 1;
                    continue;
                }
                Some((choice, Ok((answers, Told::Open(question))))) => {
                    let names = names[..answers.len()].to_vec();
                    amended.lost.extend(label.clone());
                    let rest: Vec<Later> = rest.collect();
                    amended.lost.extend(rest.iter().filter_map(|later| later.label.clone()));
                    self.pending = Some(Pending { choice, answers, names, question, rest });
                    return amended;
                }
                Some((_, Err(TableError::Refused(objection)))) => amended.reason = Some(objection),
                Some((_, Err(_))) | None => {}
            }
            amended.lost.extend(label.clone());
            amended.lost.extend(rest.filter_map(|later| later.label));
            return amended;
        }
        amended
    }

    /// Records a replayed choice with its own answers, even if it had others before.
    fn enter_amended(&mut self, choice: G::Choice, played: Played<G>) {
        let here = self.cursor();
        match self.tree.child(here, choice) {
            Some(child) if self.tree[child].answers != played.answers => {
                self.enter(choice, child);
                let node = self.tree.answered(here, choice, played);
                self.append_amend(1, node);
            }
            Some(child) => drop(self.enter(choice, child)),
            None => drop(self.enter_new(choice, played)),
        }
    }

    /// Records a correction of the choice this many choices back.
    fn append_amend(&mut self, choices: u32, id: NodeId) {
        let state = self.stamp(self.last_step() + 1, id);
        let chance = self.tree[id].answers.clone();
        self.append(RecordEntry::Amend { choices, chance, state }, id);
    }

    /// Resumes a stored choice that waits for an answer.
    pub(crate) fn resume_told(&mut self, waiting: &Waiting) -> Result<Progress, TableError> {
        self.expect_free()?;
        if !self.is_at_the_table() {
            return Err(TableError::NotAtTheTable);
        }
        if self.is_over(self.cursor()) {
            return Err(TableError::GameOver);
        }
        let choice = self.find(&waiting.choice)?;
        let (answers, told) = self.retell(&Asker::Choice(self.state(), choice), &waiting.answers)?;
        if !matches!(told, Told::Open(_)) || answers.len() < waiting.answers.len() {
            let left = count(waiting.answers.len() - answers.len());
            return Err(TableError::LeftoverAnswers { left });
        }
        let later = |(choice, names): &(String, Vec<String>)| Later {
            choice: choice.clone(),
            names: names.clone(),
            label: None,
        };
        let rest = waiting.rest.iter().map(later).collect();
        self.play_given(choice, answers, waiting.answers.clone(), rest)
    }

    /// Answers the open question, and those that are asked together with it.
    pub(crate) fn answer_told(
        &mut self,
        names: &[String],
        number: Option<u32>,
    ) -> Result<Progress, TableError> {
        let pending = self.pending.as_ref().ok_or(TableError::NoQuestionOpen)?;
        let open = count(pending.answers.len());
        if let Some(expected) = number.filter(|&expected| expected != open) {
            return Err(TableError::StaleQuestion { expected, number: open });
        }
        let choice = pending.choice;
        let all = [&*pending.names, names].concat();
        let (answers, told) = self.retell(&Asker::Choice(self.state(), choice), &all)?;
        match told {
            Told::Open(question) if answers.len() < all.len() => {
                let name = all[answers.len()].clone();
                return Err(TableError::ImpossibleAnswer { what: question.what, name });
            }
            Told::Played(_, used) if used < all.len() => {
                return Err(TableError::LeftoverAnswers { left: count(all.len() - used) });
            }
            _ => {}
        }
        // This choice was checked when it was made, so nothing below is refused.
        let rest = self.pending.take().map(|pending| pending.rest).unwrap_or_default();
        self.play_given(choice, answers, all, rest)
    }

    /// Undoes the last answer of the waiting choice, or the choice itself if it has no answer.
    pub(crate) fn untell(&mut self) -> Result<Option<OpenQuestion>, TableError> {
        let pending = self.pending.take().ok_or(TableError::NoQuestionOpen)?;
        let Some((_, answers)) = pending.answers.split_last() else {
            return Ok(None);
        };
        let names = pending.names[..answers.len()].to_vec();
        self.play_given(pending.choice, answers.to_vec(), names, pending.rest)?;
        Ok(self.question_of_chance())
    }

    /// The last step of the line that has entered answers.
    pub(crate) fn last_told_step(&self) -> Option<u32> {
        if !self.is_at_the_table() {
            return None;
        }
        let line = self.line();
        let asked = |step: &u32| {
            let node = self.cursors[*step as usize];
            !self.tree[node].answers.is_empty()
        };
        let last = line.iter().rev().map(|entry| entry.step).find(asked);
        let begun = || !self.tree[self.tree.beginning(self.cursor())].answers.is_empty();
        last.or_else(|| begun().then_some(0))
    }

    /// The questions and answers of a step, or those that would result from these answers.
    pub(crate) fn inquire_told(&self, step: u32, names: Option<&[String]>) -> Result<Inquiry, TableError> {
        let node = self.on_line(step)?;
        let asker = self.asker(node);
        let known;
        let names = match names {
            Some(names) => names,
            None => {
                known = self.names(node);
                &known
            }
        };
        let seats = self.game.seats(&self.setup);
        let (answers, told) = self.retell(&asker, names)?;
        let open = match told {
            Told::Played(..) => None,
            Told::Open(question) => Some(open_question(&*self.game, seats, &asker, &answers, &question)),
        };
        let label = |(parent, choice): (NodeId, G::Choice)| self.game.label(&self.tree[parent].state, choice);
        Ok(Inquiry {
            choice: self.tree[node].came.map(label),
            answered: answered(&*self.game, seats, &asker, &answers),
            left: count(names.len() - answers.len()),
            open,
        })
    }

    /// Corrects the answers of a step, and replays the later choices as far as they are possible.
    pub(crate) fn amend_told(&mut self, step: u32, names: &[String]) -> Result<Amended, TableError> {
        if self.given_up {
            return Err(TableError::GivenUp);
        }
        let node = self.on_line(step)?;
        let (answers, told) = self.retell(&self.asker(node), names)?;
        let played = match told {
            Told::Open(question) => {
                return Err(match names.get(answers.len()) {
                    Some(name) => TableError::ImpossibleAnswer { what: question.what, name: name.clone() },
                    None => TableError::QuestionOpen { what: question.what },
                });
            }
            Told::Played(_, used) if used < names.len() => {
                return Err(TableError::LeftoverAnswers { left: count(names.len() - used) });
            }
            Told::Played(played, _) => played,
        };
        if self.tree[node].answers == played.answers {
            return Ok(Amended::default());
        }
        let line = self.tree.line(self.cursor());
        let place = line.iter().position(|&id| id == node).map_or(0, |place| place + 1);
        let mut rest: Vec<Later> = Vec::new();
        for &id in &line[place..] {
            let Some((parent, choice)) = self.tree[id].came else { continue };
            let label = self.game.label(&self.tree[parent].state, choice);
            let choice = self.game.choice_id(choice);
            rest.push(Later { choice, names: self.names(id), label: Some(label) });
        }
        if let Some(pending) = self.pending.take() {
            let label = self.game.label(self.state(), pending.choice);
            let choice = self.game.choice_id(pending.choice);
            rest.push(Later { choice, names: pending.names, label: Some(label) });
            rest.extend(pending.rest);
        }
        let back = count(line.len() - place) + 1;
        let amended = match self.tree[node].came {
            Some((parent, choice)) => self.tree.answered(parent, choice, played),
            None => self.tree.begun(played),
        };
        self.append_amend(back, amended);
        Ok(self.play_on(rest))
    }
}

/// The questions of the setup, answered with these names as far as they are possible.
pub(crate) fn beginning<G: Narration>(game: &G, setup: &G::Setup, names: &[String]) -> Inquiry {
    let mut answers = Vec::new();
    let open = loop {
        let stopped = Played::begin(game, setup, ReplaySource::new(&answers)).err();
        // All answers so far are possible, so this question is open in both cases.
        let Some(Unanswered::Open(question) | Unanswered::Impossible { question, .. }) = stopped else {
            break None;
        };
        let known = names.get(answers.len());
        match known.and_then(|name| find_answer(game, &question, name)) {
            Some(answer) => answers.push(answer),
            None => break Some(question),
        }
    };
    let (seats, asker) = (game.seats(setup), Asker::Beginning(setup));
    Inquiry {
        choice: None,
        answered: answered(game, seats, &asker, &answers),
        open: open.map(|question| open_question(game, seats, &asker, &answers, &question)),
        left: count(names.len() - answers.len()),
    }
}
