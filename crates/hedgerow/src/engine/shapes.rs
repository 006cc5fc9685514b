//! Answers as they are written.

use players::Hint;
use serde_json::{Map, Value, json};
use tabletop::{
    Amended, Answered, Audience, ChanceRecord, ChoiceInfo, DecisionInfo, EventInfo, Inquiry, Message,
    ObjectionInfo, OpenError, OpenQuestion, OutcomeInfo, Progress, RecordError, RuleEntry, Seat, Seats,
    Table, TableError,
};
use words::Words;

use super::Fault;

/// Writes answers in one language.
pub struct Shapes<'a> {
    words: &'a Words,
}

impl<'a> Shapes<'a> {
    pub fn new(words: &'a Words) -> Self {
        Self { words }
    }

    /// The game as it stands, for whoever is asked.
    pub fn position(&self, table: &dyn Table) -> Map<String, Value> {
        self.position_for(table, table.asked())
    }

    /// The game as it stands, for an audience.
    pub fn position_for(&self, table: &dyn Table, audience: Audience) -> Map<String, Value> {
        let now = table.now();
        let commitment = match table.record().chance {
            ChanceRecord::Keyed { commitment, .. } => json!(commitment),
            ChanceRecord::AtTheTable => Value::Null,
        };
        Map::from_iter([
            ("game".to_owned(), table.game().into()),
            ("step".to_owned(), table.step().into()),
            (
                "decision".to_owned(),
                now.decision(audience).map_or(Value::Null, |decision| self.decision(&decision)),
            ),
            ("outcome".to_owned(), now.outcome().map_or(Value::Null, |outcome| self.outcome(&outcome))),
            (
                "question".to_owned(),
                table.open_question().map_or(Value::Null, |question| self.question(&question)),
            ),
            ("given_up".to_owned(), table.is_given_up().into()),
            ("can_undo".to_owned(), table.can_undo(1).is_some().into()),
            ("can_redo".to_owned(), table.can_redo(audience).is_some().into()),
            ("commitment".to_owned(), commitment),
        ])
    }

    /// The game as it stands, and what happened after a step, for the seat that was asked then;
    /// without one, at the beginning.
    pub fn position_with_events(&self, table: &dyn Table, after: Option<u32>) -> Map<String, Value> {
        let first = after.map_or(0, |step| step + 1);
        let chooser = after.and_then(|step| table.at(step).ok()).map(|position| position.asked());
        let audience = chooser.unwrap_or_else(|| table.asked());
        let told = (first..=table.step()).filter_map(|step| table.events(step, audience).ok()).flatten();
        let told: Vec<Value> = told.map(|event| self.event(&event)).collect();
        let mut position = self.position(table);
        position.insert("events".to_owned(), told.into());
        position
    }

    /// The game after a choice or an answer.
    pub fn progress(&self, table: &dyn Table, before: u32, progress: &Progress) -> Map<String, Value> {
        match progress {
            Progress::Played => self.position_with_events(table, Some(before)),
            Progress::Asks(_) => {
                let told = table.pending_events(table.asked());
                let told: Vec<Value> = told.iter().map(|event| self.event(event)).collect();
                let mut position = self.position(table);
                position.insert("events".to_owned(), told.into());
                position
            }
        }
    }

    /// A game that has not quite begun.
    pub fn opening_position(&self, game: &str, question: &Value) -> Map<String, Value> {
        Map::from_iter([
            ("game".to_owned(), game.into()),
            ("step".to_owned(), 0.into()),
            ("decision".to_owned(), Value::Null),
            ("outcome".to_owned(), Value::Null),
            ("question".to_owned(), question.clone()),
            ("given_up".to_owned(), false.into()),
            ("can_undo".to_owned(), false.into()),
            ("can_redo".to_owned(), false.into()),
            ("commitment".to_owned(), Value::Null),
            ("events".to_owned(), json!([])),
        ])
    }

    fn decision(&self, decision: &DecisionInfo) -> Value {
        json!({
            "seat": decision.seat,
            "name": decision.name,
            "prompt": self.words.say(&decision.prompt),
            "rule": decision.rule.id,
        })
    }

    fn outcome(&self, outcome: &OutcomeInfo) -> Value {
        json!({
            "name": outcome.name,
            "winners": seats(outcome.winners),
            "rule": outcome.rule.id,
            "text": self.words.say(&outcome.text),
        })
    }

    pub fn question(&self, question: &OpenQuestion) -> Value {
        json!({
            "what": question.what,
            "prompt": self.words.say(&question.prompt),
            "purpose": question.purpose.as_ref().map(|purpose| self.words.say(purpose)),
            "seat": question.seat.map(|seat| seat.0),
            "answers": question.names(),
            "labels": question.answers.iter().map(|answer| self.words.say(&answer.label)).collect::<Vec<_>>(),
            "left": question.answers.iter().map(|answer| answer.left).collect::<Vec<_>>(),
            "number": question.number,
            "together": question.together,
            "total": question.total,
        })
    }

    /// What chance was asked in a step, and what it answered.
    pub fn inquiry(&self, inquiry: &Inquiry) -> Map<String, Value> {
        let answered = |answered: &Answered| json!({ "question": self.question(&answered.question), "answer": answered.answer });
        Map::from_iter([
            ("choice".to_owned(), inquiry.choice.as_ref().map(|choice| self.words.say(choice)).into()),
            ("asked".to_owned(), inquiry.answered.iter().map(answered).collect()),
            ("question".to_owned(), inquiry.open.as_ref().map(|open| self.question(open)).into()),
            ("left".to_owned(), inquiry.left.into()),
        ])
    }

    /// What became of a correction.
    pub fn amended(&self, amended: &Amended) -> Value {
        let said = |all: &[Message]| all.iter().map(|one| self.words.say(one)).collect::<Vec<_>>();
        json!({
            "kept": amended.kept,
            "shortened": said(&amended.shortened),
            "lost": said(&amended.lost),
            "reason": amended.reason.as_ref().map(|reason| self.objection(reason)),
        })
    }

    pub fn choice(&self, choice: &ChoiceInfo) -> Value {
        json!({
            "id": choice.id,
            "label": self.words.say(&choice.label),
            "group": choice.group,
            "rule": choice.rule.id,
        })
    }

    pub fn event(&self, event: &EventInfo) -> Value {
        json!({
            "id": event.id,
            "text": self.words.say(&event.text),
            "rule": event.rule.id,
            "also": event.also.iter().map(|rule| rule.id).collect::<Vec<_>>(),
            "reveals": event.reveals,
            "by_chance": event.by_chance,
            "is_moment": event.is_moment,
        })
    }

    pub fn objection(&self, objection: &ObjectionInfo) -> Value {
        json!({
            "choice": objection.choice,
            "rule": objection.rule.id,
            "text": self.words.say(&objection.text),
        })
    }

    pub fn rule(&self, game: &str, rule: &RuleEntry) -> Value {
        let language = self.words.language() as usize;
        let text = &rule.texts[language];
        json!({
            "game": game,
            "id": rule.id,
            "group": rule.group[language],
            "title": text.title,
            "text": text.body,
            "reason": text.reason,
            "regulates": rule.regulates,
            "forbids": rule.forbids,
        })
    }

    /// Whether all words stand in a rule, in any case.
    pub fn rule_holds(&self, rule: &RuleEntry, words: &str) -> bool {
        let language = self.words.language() as usize;
        let text = &rule.texts[language];
        let whole =
            [rule.id, rule.group[language], text.title, text.body, text.reason].join("\n").to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| whole.contains(word))
    }

    pub fn hint(&self, hint: &Hint, choice: &ChoiceInfo) -> Value {
        json!({
            "id": choice.id,
            "label": self.words.say(&choice.label),
            "rule": choice.rule.id,
            "value": hint.value,
            "reason": self.words.say(&hint.reason),
        })
    }

    pub fn table_error(&self, fault: &TableError) -> Fault {
        let rule = match fault {
            TableError::Refused(objection) => Some(objection.rule.id),
            _ => None,
        };
        Fault { code: fault.code(), message: self.words.say(&fault.message()), rule }
    }

    pub fn open_error(&self, fault: &OpenError) -> Fault {
        let message = self.words.say(&fault.message());
        match fault {
            // The reader's own words say which field it was.
            OpenError::UnreadableSetup { reason } => {
                Fault::new(fault.code(), format!("{message} ({reason})"))
            }
            _ => Fault::new(fault.code(), message),
        }
    }

    pub fn record_error(&self, fault: &RecordError) -> Fault {
        Fault::new(fault.code(), format!("{} ({fault})", self.words.say(&fault.message())))
    }

    /// What was asked cannot be done before the game has begun.
    pub fn opening(&self) -> Fault {
        Fault::new("question-open", self.words.say(&TableError::QuestionOpen { what: "begin" }.message()))
    }
}

fn seats(seats: Seats) -> Vec<u8> {
    (0..8).filter(|&seat| seats.contains(Seat(seat))).collect()
}
