//! Loads records and verifies all their claims.

use std::sync::Arc;

use crate::info::objection_info;
use crate::record::count;
use crate::scripted_prefix::{PrefixedSource, ScriptedPrefix};
use crate::session::rehearsal_of;
use crate::setups::read_setup;
use crate::tree::{NodeId, Played};
use crate::{
    Answer, ApplyError, Chance, ChanceRecord, Fingerprint, Narration, OpenError, Question, Record,
    RecordEntry, RecordError, ReplaySource, ScenarioState, Secret, Session, Takeback, Unanswered,
};

/// The result of verifying a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// The number of entries.
    pub steps: u32,
    /// The stable name of the outcome, if the game ended.
    pub outcome: Option<&'static str>,
    /// Whether the game was given up.
    pub given_up: bool,
    /// Whether the secret is revealed, and every answer after the first `kept` entries was verified to come from
    /// it.
    pub chance_checked: bool,
    /// The number of the game's own dice and draws, including those that were undone.
    pub draws: u32,
    /// The number of first entries that, with the setup, come from the game it was forked from; only that game's
    /// record can prove that those were fair. `None` for a game that was not forked.
    pub kept: Option<u32>,
    /// Whether the record has a seal.
    pub sealed: bool,
}

impl<G: Narration + ScenarioState> Session<G> {
    /// Continues a recorded game. A seeded game without its secret can be viewed, and played until chance is asked.
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn load(game: Arc<G>, mut record: Record, secret: Option<Secret>) -> Result<Self, RecordError> {
        let mut session = fold(game, &record, None)?;
        session.secret = take_secret(&mut record, secret)?;
        record.seal = None;
        session.record = record;
        Ok(session)
    }

    /// Replays a record and verifies all its claims: that each choice was legal, that each answer was possible, and
    /// that every stored fingerprint matches. If the secret is revealed, it must match the commitment, and every
    /// answer must follow from it.
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn verify(game: Arc<G>, record: &Record) -> Result<Verified, RecordError> {
        let secret = take_secret(&mut record.clone(), None)?;
        let session = fold(game, record, secret.as_ref())?;
        Ok(Verified {
            steps: count(record.entries.len()),
            outcome: session.game.outcome(session.state()).map(|outcome| outcome.name),
            given_up: session.given_up,
            chance_checked: secret.is_some(),
            draws: count(session.drawn_so_far().len()),
            kept: record.forked.as_ref().map(|forked| forked.kept),
            sealed: record.seal.is_some(),
        })
    }
}

/// Takes the revealed secret from a record, or else the one stored beside it, if it matches the commitment.
fn take_secret(record: &mut Record, kept: Option<Secret>) -> Result<Option<Secret>, RecordError> {
    match &mut record.chance {
        ChanceRecord::Keyed { seed, .. } => {
            let seed = seed.take();
            if [&seed, &kept].into_iter().flatten().any(|secret| !record.chance.is_of(secret)) {
                return Err(RecordError::CommitmentMismatch);
            }
            Ok(kept.or(seed))
        }
        ChanceRecord::AtTheTable if kept.is_some() => Err(RecordError::NoSeedExpected),
        ChanceRecord::AtTheTable => Ok(None),
    }
}

/// The game by the version of the rules that a record was played by; an error for a record of another game, other
/// content, or an unknown version.
fn game_of<G: Narration>(game: Arc<G>, record: &Record) -> Result<Arc<G>, RecordError> {
    if record.format != Record::FORMAT {
        return Err(RecordError::UnknownFormat { format: record.format, newest: Record::FORMAT });
    }
    record.check_seal()?;
    if record.game != G::NAME {
        return Err(RecordError::WrongGame { game: record.game.clone(), here: G::NAME });
    }
    let here = game.rules_version();
    let game = match record.rules {
        version if version == here => game,
        version => {
            let older = game.at_rules_version(version);
            Arc::new(older.ok_or(RecordError::OtherRules { record: version, here })?)
        }
    };
    if let Some(agreement) = record.chance.agreement() {
        agreement.check().map_err(RecordError::Agreement)?;
    }
    let here = game.content();
    if record.content != here {
        return Err(RecordError::OtherContent { record: record.content, here });
    }
    match &record.forked {
        Some(forked) if forked.kept as usize > record.entries.len() => {
            Err(RecordError::BadFork { kept: forked.kept, entries: count(record.entries.len()) })
        }
        _ => Ok(game),
    }
}

/// Replays a record from beginning to end, comparing chance with a secret if there is one. The session's own record
/// is left as at the beginning, except for the header.
fn fold<G: Narration + ScenarioState>(
    game: Arc<G>,
    record: &Record,
    secret: Option<&Secret>,
) -> Result<Session<G>, RecordError> {
    let game = game_of(game, record)?;
    let shared = Arc::clone(&game);
    let rules = &*shared;
    let setup = read_setup(rules, &record.setup).map_err(RecordError::Setup)?;
    // The setup and the first entries of a fork followed another secret.
    let kept = record.forked.as_ref().map(|forked| forked.kept);
    let practice = record.practice();
    let rehearsal = practice.map_or_else(|| Ok(ScriptedPrefix::default()), rehearsal_of);
    let rehearsal = rehearsal.map_err(RecordError::Setup)?;
    let stream = |step: u32, from: u64| {
        let own = kept.is_none_or(|kept| step > kept);
        secret.filter(|_| own).map(|secret| rehearsal.over(rules, record.chance.stream(secret, from)))
    };

    let mut replay = Replay::new(&record.start.chance, stream(0, 0));
    let begun = match practice.and_then(|practice| practice.position.as_ref()) {
        Some(position) => Played::set_up(rules, &setup, position)
            .map_err(|fault| RecordError::Setup(OpenError::BadPosition(fault)))?,
        None => Played::begin(rules, &setup, &mut replay).map_err(|fault| fault.at(0))?,
    };
    replay.finish(0)?;
    expect_state(0, Some(record.start.state), || Fingerprint::of(&begun.state))?;

    let head = Record { entries: Vec::new(), ..record.clone() };
    let mut session = Session::begun(game, setup, begun, head);
    session.rehearsal = rehearsal.clone();
    for (step, entry) in (1..).zip(&record.entries) {
        if session.given_up {
            return Err(RecordError::AfterTheEnd { step });
        }
        let node = match entry {
            RecordEntry::Choose { id, chance, state } => {
                let stream = stream(step, session.tree[session.cursor()].next_answer());
                let node = session.fold_choice(step, id, chance, stream)?;
                expect_state(step, *state, || session.tree[node].fingerprint())?;
                node
            }
            RecordEntry::Undo { choices, chance, reveal } => {
                let said = Takeback { steps: *choices, crossed_chance: *chance, crossed_reveal: *reveal };
                session.fold_undo(step, said)?
            }
            RecordEntry::Redo => {
                session.tree.redo(session.cursor()).ok_or(RecordError::NothingToRedo { step })?
            }
            RecordEntry::Amend { choices, chance, state } => {
                if record.chance != ChanceRecord::AtTheTable {
                    return Err(RecordError::NothingToAmend { step });
                }
                let node = session.fold_amend(step, *choices, chance)?;
                expect_state(step, *state, || session.tree[node].fingerprint())?;
                node
            }
            RecordEntry::GiveUp if session.is_over(session.cursor()) => {
                return Err(RecordError::AfterTheEnd { step });
            }
            RecordEntry::GiveUp => {
                session.given_up = true;
                session.cursor()
            }
        };
        session.cursors.push(node);
    }
    if is_revealed(record) && !session.given_up && !session.is_over(session.cursor()) {
        return Err(RecordError::NoEnd);
    }
    Ok(session)
}

fn is_revealed(record: &Record) -> bool {
    matches!(record.chance, ChanceRecord::Keyed { seed: Some(_), .. })
}

fn expect_state(
    step: u32,
    recorded: Option<Fingerprint>,
    here: impl FnOnce() -> Fingerprint,
) -> Result<(), RecordError> {
    let Some(record) = recorded else { return Ok(()) };
    let here = here();
    if record == here { Ok(()) } else { Err(RecordError::Drift { step, record, here }) }
}

impl<G: Narration + ScenarioState> Session<G> {
    fn fold_choice(
        &mut self,
        step: u32,
        id: &str,
        answers: &[Answer],
        stream: Option<PrefixedSource<'_, G>>,
    ) -> Result<NodeId, RecordError> {
        let here = self.cursor();
        if self.is_over(here) {
            return Err(RecordError::AfterTheEnd { step });
        }
        let choice = self
            .game
            .find_choice(&self.tree[here].state, id)
            .ok_or_else(|| RecordError::UnknownChoice { step, id: id.to_owned() })?;
        if let Some(node) = self.tree.child(here, choice) {
            let same = self.tree[node].answers == answers;
            return if same { Ok(node) } else { Err(RecordError::ChangedAnswers { step }) };
        }
        let played = self.play_recorded(step, here, choice, answers, stream)?;
        Ok(self.tree.grow(here, choice, played))
    }

    fn play_recorded(
        &self,
        step: u32,
        at: NodeId,
        choice: G::Choice,
        answers: &[Answer],
        stream: Option<PrefixedSource<'_, G>>,
    ) -> Result<Played<G>, RecordError> {
        let mut replay = Replay::new(answers, stream);
        let played =
            Played::choose(&*self.game, &self.tree[at].state, choice, &mut replay).map_err(|fault| {
                match fault {
                    ApplyError::Chance(fault) => fault.at(step),
                    ApplyError::Refused(objection) => RecordError::Refused {
                        step,
                        objection: objection_info(Some(self.game.choice_id(choice)), objection),
                    },
                }
            })?;
        replay.finish(step)?;
        Ok(played)
    }

    fn fold_amend(&mut self, step: u32, choices: u32, answers: &[Answer]) -> Result<NodeId, RecordError> {
        let nothing = RecordError::NothingToAmend { step };
        let of = match choices.checked_sub(1).ok_or(nothing.clone())? {
            0 => self.cursor(),
            back => self.tree.back(self.cursor(), back).ok_or(nothing)?.0,
        };
        let Some((parent, choice)) = self.tree[of].came else {
            let mut replay = Replay::<G>::new(answers, None);
            let begun =
                Played::begin(&*self.game, &self.setup, &mut replay).map_err(|fault| fault.at(step))?;
            replay.finish(step)?;
            return Ok(self.tree.begun(begun));
        };
        let played = self.play_recorded(step, parent, choice, answers, None)?;
        Ok(self.tree.answered(parent, choice, played))
    }

    fn fold_undo(&mut self, step: u32, said: Takeback) -> Result<NodeId, RecordError> {
        let here = self.cursor();
        let (node, takeback) = self.tree.back(here, said.steps).ok_or(RecordError::NothingToUndo { step })?;
        if takeback != said {
            return Err(RecordError::WrongTakeback { step });
        }
        self.tree.leave(here, node);
        Ok(node)
    }
}

/// A source of recorded answers, compared with the stream that they should come from.
struct Replay<'a, G> {
    given: ReplaySource<'a>,
    stream: Option<PrefixedSource<'a, G>>,
}

/// Why a replay stopped.
enum ReplayFault {
    Unanswered(Unanswered),
    /// The index of the first answer that differs from the stream.
    Stream(usize),
}

impl<'a, G> Replay<'a, G> {
    fn new(answers: &'a [Answer], stream: Option<PrefixedSource<'a, G>>) -> Self {
        Self { given: ReplaySource::new(answers), stream }
    }

    /// Checks that every answer was asked for.
    fn finish(&self, step: u32) -> Result<(), RecordError> {
        match self.given.left() {
            0 => Ok(()),
            left => Err(RecordError::LeftoverAnswers { step, left }),
        }
    }
}

impl<G: Narration> Chance for Replay<'_, G> {
    type Error = ReplayFault;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, ReplayFault> {
        let number = self.given.used();
        let answer = self.given.answer(question).map_err(ReplayFault::Unanswered)?;
        if let Some(stream) = &mut self.stream {
            let Ok(expected) = stream.answer(question);
            if answer != expected {
                return Err(ReplayFault::Stream(number));
            }
        }
        Ok(answer)
    }
}

impl ReplayFault {
    /// The fault of a record whose replay stopped at entry `step` for this reason.
    fn at(self, step: u32) -> RecordError {
        match self {
            Self::Unanswered(Unanswered::Open(question)) => {
                RecordError::MissingAnswer { step, what: question.what }
            }
            Self::Unanswered(Unanswered::Impossible { number, question }) => {
                RecordError::ImpossibleAnswer { step, number: number + 1, what: question.what }
            }
            Self::Stream(number) => RecordError::StreamMismatch { step, number: number + 1 },
        }
    }
}
