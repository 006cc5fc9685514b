//! What people tell at a table where they roll and draw themselves: questions that wait, and corrections.

use super::pending::{Later, Pending, find_answer};
use super::{Session, is_forward};
use crate::asking::{Asker, answered, open_question};
use crate::record::count;
use crate::tree::{NodeId, Played};
use crate::{
    Amended, Answer, ApplyError, Game, Inquiry, Narration, OpenQuestion, OwnedQuestion, Progress,
    RecordEntry, ReplaySource, TableError, Unanswered, Waiting,
};

/// What became of telling what chance answered.
pub(super) enum Told<G: Game> {
    /// It was all that is asked, and so many of the answers were used.
    Played(Played<G>, usize),
    /// This question is open, or its answer is not possible.
    Open(OwnedQuestion),
}

impl<G: Narration> Session<G> {
    /// Plays a choice with these answers, or waits for the next one.
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

    /// The question that a choice asks now, after so many answers.
    pub(super) fn question(
        &self,
        choice: G::Choice,
        answers: &[Answer],
        question: &OwnedQuestion,
    ) -> OpenQuestion {
        let asker = Asker::Choice(self.state(), choice);
        open_question(&*self.game, self.game.seats(&self.setup), &asker, answers, question)
    }

    /// Who asked chance on the way to a position.
    fn asker(&self, node: NodeId) -> Asker<'_, G> {
        match self.tree[node].came {
            Some((parent, choice)) => Asker::Choice(&self.tree[parent].state, choice),
            None => Asker::Beginning(&self.setup),
        }
    }

    /// Asks again what led to a position, and has it answered so: the answers as far as they are
    /// possible, and what came of them.
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
                // Each answer was found among those of its question, so that this one is open, too.
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

    /// The position that a step of the line to the position now led to; step 0 is its beginning.
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

    /// Plays choices again after something before them was corrected, as far as they are possible.
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

    /// Records a choice that is played again with answers of its own, also where it had others before.
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

    /// Records that so many choices back chance answered otherwise.
    fn append_amend(&mut self, choices: u32, id: NodeId) {
        let state = self.stamp(self.last_step() + 1, id);
        let chance = self.tree[id].answers.clone();
        self.append(RecordEntry::Amend { choices, chance, state }, id);
    }

    /// Takes up a choice that waited for an answer, as it was kept.
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

    /// Answers the open question, and those that are told together with it.
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
        // What can be chosen was chosen before, so that nothing below is refused.
        let rest = self.pending.take().map(|pending| pending.rest).unwrap_or_default();
        self.play_given(choice, answers, all, rest)
    }

    /// Takes back the last answer of the choice that waits, or the choice.
    pub(crate) fn untell(&mut self) -> Result<Option<OpenQuestion>, TableError> {
        let pending = self.pending.take().ok_or(TableError::NoQuestionOpen)?;
        let Some((_, answers)) = pending.answers.split_last() else {
            return Ok(None);
        };
        let names = pending.names[..answers.len()].to_vec();
        self.play_given(pending.choice, answers.to_vec(), names, pending.rest)?;
        Ok(self.question_of_chance())
    }

    /// The last step of the line in which something was told.
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

    /// What was asked and told in a step, or would be with these answers.
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

    /// Corrects what was told in a step, and plays on from there as far as that is possible.
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

/// What is asked at the beginning, answered so as far as that is possible.
pub(crate) fn beginning<G: Narration>(game: &G, setup: &G::Setup, names: &[String]) -> Inquiry {
    let mut answers = Vec::new();
    let open = loop {
        let stopped = Played::begin(game, setup, ReplaySource::new(&answers)).err();
        // Each answer was found among those of its question, so that this one is open, too.
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
