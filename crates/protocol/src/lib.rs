//! The JSON that programs read: the shapes of the engine protocol, of the JSON API and of the Python package.
//!
//! `docs/engine-protocol.schema.json` describes them. The interfaces have different requests; the same thing has the
//! same JSON in all of them.

mod seeds;

use i18n::Words;
use search::{Estimate, Hint, Odds, Thought};
use serde_json::{Map, Value, json};
use tabletop::{
    Amended, Answered, ChoiceInfo, DecisionInfo, DynSeen, DynSession, ErasedGame, EventInfo, Inquiry,
    Message, ObjectionInfo, OpenQuestion, OutcomeInfo, Progress, RuleEntry, Seat, Seats, StepKind, Takeback,
    Verified,
};

pub use seeds::{of_players, secret};

/// Writes JSON with texts in one language.
pub struct Shapes<'a> {
    words: &'a Words,
}

impl<'a> Shapes<'a> {
    /// Shapes in the language of these texts.
    pub fn new(words: &'a Words) -> Self {
        Self { words }
    }

    /// The text of a message.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// The current state.
    pub fn position(&self, seen: &DynSeen<'_>) -> Map<String, Value> {
        let decision = seen.decision().map_or(Value::Null, |decision| self.decision(&decision));
        let outcome = seen.outcome().map_or(Value::Null, |outcome| self.outcome(&outcome));
        let question = seen.open_question().map_or(Value::Null, |question| self.question(&question));
        Map::from_iter([
            ("game".to_owned(), seen.game().into()),
            ("step".to_owned(), seen.step().into()),
            ("decision".to_owned(), decision),
            ("outcome".to_owned(), outcome),
            ("question".to_owned(), question),
            ("given_up".to_owned(), seen.is_given_up().into()),
            ("can_undo".to_owned(), seen.can_undo(1).is_some().into()),
            ("can_redo".to_owned(), seen.can_redo().is_some().into()),
            ("commitment".to_owned(), json!(seen.commitment())),
        ])
    }

    /// The current state for the deciding seat, and the events after a step for the seat that decided then; without a
    /// step, the events from the beginning.
    pub fn position_with_events(&self, table: &dyn DynSession, after: Option<u32>) -> Map<String, Value> {
        let now = table.seen_by_asked();
        let chooser = after.and_then(|step| table.at(step).ok()).map(|position| position.asked());
        let then = chooser.map_or(now, |chooser| table.seen_by(chooser));
        let mut position = self.position(&now);
        position.insert("events".to_owned(), self.events_after(&then, after));
        position
    }

    /// The events after a step; without a step, from the beginning.
    pub fn events_after(&self, seen: &DynSeen<'_>, after: Option<u32>) -> Value {
        self.events(Self::since(seen, after))
    }

    /// The events after a step; without a step, from the beginning.
    fn since<'s>(seen: &'s DynSeen<'_>, after: Option<u32>) -> impl Iterator<Item = EventInfo> + 's {
        let first = after.map_or(0, |step| step + 1);
        (first..=seen.step()).filter_map(|step| seen.events(step).ok()).flatten()
    }

    fn events(&self, events: impl Iterator<Item = EventInfo>) -> Value {
        events.map(|event| self.event(&event)).collect()
    }

    /// The undo, redo or correction that led to a step; `None` for any other entry. It never names the choices, which may
    /// be hidden.
    pub fn rewind(&self, seen: &DynSeen<'_>, step: u32) -> Option<Value> {
        let entry = seen.kind(step)?;
        let (kind, choices, chance, reveal) = match entry {
            StepKind::Undo { choices, chance, reveal } => ("undo", choices, chance, reveal),
            StepKind::Redo => ("redo", 1, false, false),
            StepKind::Amend { choices } => ("amend", choices, true, false),
            StepKind::Choose | StepKind::GiveUp => return None,
        };
        let text = self.words.say(&entry.rewind()?);
        Some(json!({ "kind": kind, "choices": choices, "chance": chance, "reveal": reveal, "text": text }))
    }

    /// The events after a step, and those of an incomplete choice so far.
    pub fn events_so_far(&self, seen: &DynSeen<'_>, after: u32) -> Value {
        self.events(Self::since(seen, Some(after)).chain(seen.pending_events()))
    }

    /// The state after a choice or an answer, as the seat that chose may know it.
    pub fn progress(&self, table: &dyn DynSession, before: u32, progress: &Progress) -> Map<String, Value> {
        match progress {
            Progress::Played => self.position_with_events(table, Some(before)),
            Progress::Asks(_) => {
                let seen = table.seen_by_asked();
                let mut position = self.position(&seen);
                position.insert("events".to_owned(), self.events_so_far(&seen, before));
                position
            }
        }
    }

    /// A game whose setup waits for an answer.
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

    /// The open question to a person.
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

    /// The questions of a step and their answers.
    pub fn inquiry(&self, inquiry: &Inquiry) -> Map<String, Value> {
        let answered = |answered: &Answered| json!({ "question": self.question(&answered.question), "answer": answered.answer });
        Map::from_iter([
            ("choice".to_owned(), inquiry.choice.as_ref().map(|choice| self.words.say(choice)).into()),
            ("asked".to_owned(), inquiry.answered.iter().map(answered).collect()),
            ("question".to_owned(), inquiry.open.as_ref().map(|open| self.question(open)).into()),
            ("left".to_owned(), inquiry.left.into()),
        ])
    }

    /// The result of a correction.
    pub fn amended(&self, amended: &Amended) -> Value {
        let said = |all: &[Message]| all.iter().map(|one| self.words.say(one)).collect::<Vec<_>>();
        json!({
            "kept": amended.kept,
            "shortened": said(&amended.shortened),
            "lost": said(&amended.lost),
            "reason": amended.reason.as_ref().map(|reason| self.objection(reason)),
        })
    }

    /// A legal choice.
    pub fn choice(&self, choice: &ChoiceInfo) -> Value {
        json!({
            "id": choice.id,
            "label": self.words.say(&choice.label),
            "group": choice.group,
            "rule": choice.rule.id,
        })
    }

    /// An event.
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

    /// Why a choice is not allowed.
    pub fn objection(&self, objection: &ObjectionInfo) -> Value {
        json!({
            "choice": objection.choice,
            "rule": objection.rule.id,
            "text": self.words.say(&objection.text),
        })
    }

    /// A rule of a game.
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

    /// Whether a rule contains all words, ignoring case.
    pub fn rule_holds(&self, rule: &RuleEntry, words: &str) -> bool {
        let language = self.words.language() as usize;
        let text = &rule.texts[language];
        let whole =
            [rule.id, rule.group[language], text.title, text.body, text.reason].join("\n").to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| whole.contains(word))
    }

    /// The result of a search, best choices first.
    pub fn thought(&self, thought: &Thought, choices: &[ChoiceInfo], terms: &[&str], count: usize) -> Value {
        let considered = thought.choices.iter().take(count).filter_map(|tried| {
            let mut told = self.choice(choices.get(tried.index)?);
            told["visits"] = tried.visits.into();
            told["win"] = json!({ "mean": tried.win.mean, "margin": tried.win.margin });
            let named = terms.iter().zip(&tried.terms);
            told["terms"] = named.map(|(term, more)| json!({ "term": term, "mean": more })).collect();
            Some(told)
        });
        considered.collect()
    }

    /// A choice of the greedy player and its reason.
    pub fn hint(&self, hint: &Hint, choice: &ChoiceInfo) -> Value {
        json!({
            "id": choice.id,
            "label": self.words.say(&choice.label),
            "rule": choice.rule.id,
            "value": hint.value,
            "reason": self.words.say(&hint.reason),
        })
    }
}

/// A game and its suggested first setup.
pub fn game(erased: &dyn ErasedGame, setup: &Value) -> Value {
    json!({
        "game": erased.name(),
        "rules_version": erased.rules_version(),
        "content": erased.content(),
        "setup": setup,
    })
}

/// The rules of games, by number or by the words they contain; `None` if no rule has the number.
pub fn rules<'a>(
    games: impl Iterator<Item = &'a dyn ErasedGame>,
    id: Option<&str>,
    search: Option<&str>,
    shapes: &Shapes<'_>,
) -> Option<Vec<Value>> {
    let mut found = Vec::new();
    for erased in games {
        for rule in erased.rules() {
            let named = id.is_none_or(|id| rule.id == id);
            if named && search.is_none_or(|search| shapes.rule_holds(rule, search)) {
                found.push(shapes.rule(erased.name(), rule));
            }
        }
    }
    (id.is_none() || !found.is_empty()).then_some(found)
}

/// The result of an undo.
pub fn takeback(takeback: &Takeback) -> Value {
    json!({
        "choices": takeback.steps,
        "chance": takeback.crossed_chance,
        "reveal": takeback.crossed_reveal,
    })
}

/// Adds a field to the step of a game.
pub fn at_step(step: u32, name: &str, value: Value) -> Map<String, Value> {
    Map::from_iter([("step".to_owned(), step.into()), (name.to_owned(), value)])
}

/// The result of verifying a record.
pub fn verified(verified: &Verified) -> Value {
    json!({
        "steps": verified.steps,
        "outcome": verified.outcome,
        "given_up": verified.given_up,
        "chance_checked": verified.chance_checked,
        "kept": verified.kept,
        "sealed": verified.sealed,
    })
}

/// The sampled odds of a choice: the chance to win, and the change of each term of the game.
pub fn sampled(id: &str, odds: &Odds, terms: &[&str]) -> Value {
    let terms: Vec<Value> = terms
        .iter()
        .zip(&odds.changes)
        .map(|(term, change)| {
            let Estimate { mean, margin } = change.mean;
            let parts: Vec<Value> = change
                .parts
                .iter()
                .map(|part| json!({ "from": part.from, "to": part.to, "share": part.share }))
                .collect();
            json!({ "term": term, "mean": mean, "margin": margin, "parts": parts })
        })
        .collect();
    json!({
        "choice": id,
        "samples": odds.samples,
        "looks": odds.looks,
        "win": { "mean": odds.win.mean, "margin": odds.win.margin },
        "terms": terms,
    })
}

/// Merges one value into another recursively; fields of `from` replace those of `into`.
pub fn merge(into: &mut Value, from: Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (name, value) in from {
                merge(into.entry(name).or_insert(Value::Null), value);
            }
        }
        (into, from) => *into = from,
    }
}

fn seats(seats: Seats) -> Vec<u8> {
    (0..8).filter(|&seat| seats.contains(Seat(seat))).collect()
}
