//! One game in progress, with its types.

mod pending;
mod told;

use std::sync::Arc;

use self::pending::{Pending, begin_with};
pub(crate) use self::told::beginning;
use crate::info::objection_info;
use crate::log::Unfinished;
use crate::record::count;
use crate::scripted_prefix::ScriptedPrefix;
use crate::setups::check_setup;
use crate::tree::{NodeId, Played, Tree};
use crate::{
    Agreement, Answer, ApplyError, Chance, ChanceRecord, Forked, Game, Narration, OpenError, OpenQuestion,
    OwnedShape, Practice, Progress, Question, Record, RecordEntry, ReplaySource, ScenarioState, Secret,
    SeededSource, Silent, Source, Start, Story, TableError, Takeback, Unanswered,
};

/// The interval, in steps, between recorded fingerprints.
const STAMP_EVERY: u32 = 8;

/// One game in progress.
///
/// It keeps every position it has reached in a tree. Choices add nodes, undo and redo move along it, and a list of
/// cursors holds the position after each entry of the record. A choice that is undone and made again therefore
/// leads to the same node, with the same answers of chance.
///
/// Its state is private. An audience reads from [`Session::seen_by`] and the host from [`Session::seen_by_host`];
/// servers and
/// command lines use it as a [`DynSession`].
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use std::sync::Arc;
///
/// use coins::{Coins, Setup};
/// use tabletop::{DynSession, Opening, Secret, Session, Source};
///
/// let source = Source::Keyed(Secret::new([7; 32]));
/// let Opening::Begun(mut session) = Session::open(Arc::new(Coins::default()), Setup { limit: 20 }, source, &[])?
/// else {
///     panic!("a seeded game asks no person for dice");
/// };
/// let begun = session.describe();
/// session.choose("roll", None)?;
/// let rolled = session.describe();
/// // Undo leads back to the first position, and the same choice to the one that it led to before.
/// session.undo(1)?;
/// assert_eq!(session.describe(), begun);
/// session.choose("roll", None)?;
/// assert_eq!((session.describe(), session.step()), (rolled, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Session<G: Narration> {
    pub(crate) game: Arc<G>,
    pub(crate) setup: G::Setup,
    pub(crate) tree: Tree<G>,
    /// The node after each entry of the record; the first is that of the setup.
    pub(crate) cursors: Vec<NodeId>,
    pub(crate) record: Record,
    pub(crate) secret: Option<Secret>,
    pub(crate) rehearsal: ScriptedPrefix,
    pub(crate) given_up: bool,
    pub(crate) pending: Option<Pending<G>>,
}

/// The result of opening a session.
pub enum Opening<G: Narration> {
    /// The game has begun.
    Begun(Box<Session<G>>),
    /// A person must roll or draw first; open again with one more answer.
    Asks(OpenQuestion),
}

/// One choice of the line to a position.
#[derive(Debug)]
pub(crate) struct LineEntry<'a, G: Game> {
    /// The step at which it was played, for reading its story.
    pub step: u32,
    /// The choice.
    pub choice: G::Choice,
    /// The position before it.
    pub before: &'a G::State,
    /// The position after it.
    pub after: &'a G::State,
}

/// One answer of a game's stream, with everything needed to verify it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// The step at which it was first used; 0 is the setup.
    pub step: u32,
    /// Its number in the stream, from zero. A choice that was undone and the one made in its place use the same
    /// numbers.
    pub number: u64,
    /// The purpose of the die or the draw.
    pub what: &'static str,
    /// A die, or a draw from a bag.
    pub shape: OwnedShape,
    /// The answer: the face counted from zero, or the kind of the piece.
    pub answer: Answer,
    /// The stable name of the answer.
    pub name: String,
}

impl<G: Narration + ScenarioState> Session<G> {
    /// Opens a practice table with seeded chance.
    ///
    /// # Errors
    /// If the setup, the position or the script is not valid.
    pub fn practise(
        game: Arc<G>,
        setup: G::Setup,
        practice: Practice,
        secret: Secret,
    ) -> Result<Self, OpenError> {
        check_setup(&*game, &setup)?;
        let rehearsal = rehearsal_of(&practice)?;
        let begun = match &practice.position {
            Some(position) => Played::set_up(&*game, &setup, position).map_err(OpenError::BadPosition)?,
            None => {
                let Ok(begun) =
                    Played::begin(&*game, &setup, rehearsal.over(&*game, SeededSource::at(&secret, 0)));
                begun
            }
        };
        let mut session = Self::first(game, setup, begun, Source::Keyed(secret), Some(practice))?;
        session.rehearsal = rehearsal;
        Ok(session)
    }
}

impl<G: Narration> Session<G> {
    /// Begins a game. At a table with real dice and cards, `answers` are the names of the results during the setup;
    /// a seeded game takes none.
    ///
    /// # Errors
    /// If the setup or an answer is not valid.
    pub fn open(
        game: Arc<G>,
        setup: G::Setup,
        source: Source,
        answers: &[String],
    ) -> Result<Opening<G>, OpenError> {
        check_setup(&*game, &setup)?;
        let begun = match &source {
            Source::Keyed(_) | Source::Agreed(..) if !answers.is_empty() => {
                return Err(OpenError::LeftoverAnswers { needed: 0, given: count(answers.len()) });
            }
            Source::Keyed(secret) | Source::Agreed(secret, _) => {
                let Ok(begun) = Played::begin(&*game, &setup, chance_record(&source).stream(secret, 0));
                begun
            }
            Source::AtTheTable => match begin_with(&*game, &setup, answers)? {
                Ok(begun) => begun,
                Err(question) => return Ok(Opening::Asks(question)),
            },
        };
        Ok(Opening::Begun(Box::new(Self::first(game, setup, begun, source, None)?)))
    }

    /// A new session at its first position, with the record of its setup.
    fn first(
        game: Arc<G>,
        setup: G::Setup,
        begun: Played<G>,
        source: Source,
        practice: Option<Practice>,
    ) -> Result<Self, OpenError> {
        let record = Record {
            format: Record::FORMAT,
            game: G::NAME.to_owned(),
            rules: game.rules_version(),
            content: game.content(),
            setup: serde_json::to_value(&setup)
                .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })?,
            chance: chance_record(&source),
            forked: None,
            start: Start {
                practice,
                chance: begun.answers.clone(),
                state: crate::Fingerprint::of(&begun.state),
            },
            entries: Vec::new(),
            seal: None,
        };
        let mut session = Self::begun(game, setup, begun, record);
        session.secret = secret_of(source);
        Ok(session)
    }

    /// A session at its first position.
    pub(crate) fn begun(game: Arc<G>, setup: G::Setup, begun: Played<G>, record: Record) -> Self {
        Self {
            game,
            setup,
            tree: Tree::new(begun),
            cursors: vec![Tree::<G>::ROOT],
            record,
            secret: None,
            rehearsal: ScriptedPrefix::default(),
            given_up: false,
            pending: None,
        }
    }

    /// The rules and content of the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game, as a shared pointer.
    pub fn shared_game(&self) -> &Arc<G> {
        &self.game
    }

    /// The setup of the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The current position; while a question is open, the position before the choice that asked it.
    pub(crate) fn state(&self) -> &G::State {
        &self.tree[self.cursor()].state
    }

    /// The position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub(crate) fn state_at(&self, step: u32) -> Result<&G::State, TableError> {
        Ok(&self.tree[self.cursor_at(step)?].state)
    }

    /// The events of entry `step`, with the positions to pause at; step 0 is the setup. A redo has the events of
    /// its choice again; an undo has none.
    ///
    /// Each call replays the step, which takes microseconds; the result is not cached.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub(crate) fn story(&self, step: u32) -> Result<Story<G>, TableError> {
        let cursor = self.cursor_at(step)?;
        let tells = step == 0 || is_forward(&self.record.entries[step as usize - 1]);
        Ok(if tells { self.tell(cursor) } else { Story::default() })
    }

    /// The events of the waiting choice before the open question. The last position to pause at is the one after
    /// the last event; without events there is none.
    pub(crate) fn pending_story(&self) -> Option<Story<G>> {
        let pending = self.pending.as_ref()?;
        let mut told = Unfinished::default();
        let mut given = ReplaySource::new(&pending.answers);
        // It stops at the open question; only the events before it are needed.
        let _stopped = self.game.apply(self.state(), pending.choice, &mut given, &mut told);
        Some(told.into_story())
    }

    /// The choices that led to the current position, without undone ones.
    pub(crate) fn line(&self) -> Vec<LineEntry<'_, G>> {
        self.line_to(self.last_step())
    }

    /// The choices that led to the position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    pub(crate) fn line_at(&self, step: u32) -> Result<Vec<LineEntry<'_, G>>, TableError> {
        self.cursor_at(step)?;
        Ok(self.line_to(step))
    }

    /// The questions to chance and their answers on the line to the current position, in the notation of scripts:
    /// `attack 6`.
    pub(crate) fn asked_of_chance(&self) -> Vec<String> {
        let line = std::iter::once(self.tree.beginning(self.cursor())).chain(self.tree.line(self.cursor()));
        let asked = line.flat_map(|id| self.asked_at(id));
        asked.map(|Named { what, name, .. }| format!("{what} {name}")).collect()
    }

    /// The questions to chance and their answers in the step to a position.
    fn asked_at(&self, id: NodeId) -> Vec<Named> {
        let node = &self.tree[id];
        let mut naming =
            Naming { game: &*self.game, given: ReplaySource::new(&node.answers), asked: Vec::new() };
        // The same answers led here before, so neither call can fail.
        let _state = match node.came {
            None if node.answers.is_empty() => None,
            None => self.game.start(&self.setup, &mut naming, &mut Silent).ok(),
            Some((parent, choice)) => {
                self.game.apply(&self.tree[parent].state, choice, &mut naming, &mut Silent).ok()
            }
        };
        naming.asked
    }

    /// As [`DynSession::drawn`].
    pub(crate) fn drawn_so_far(&self) -> Vec<Drawn> {
        if self.is_at_the_table() || self.record.practice().is_some() {
            return Vec::new();
        }
        let mut drawn = Vec::new();
        let mut seen = std::collections::HashSet::new();
        let kept = self.record.forked.as_ref().map(|forked| forked.kept);
        for (step, &id) in (0..).zip(&self.cursors) {
            if !seen.insert(id) || kept.is_some_and(|kept| step <= kept) {
                continue;
            }
            let first = self.tree[id].before;
            drawn.extend((first..).zip(self.asked_at(id)).map(|(number, named)| {
                let Named { what, shape, answer, name } = named;
                Drawn { step, number, what, shape, answer, name }
            }));
        }
        drawn
    }

    /// The choice that waits for an answer of chance.
    pub(crate) fn pending_choice(&self) -> Option<G::Choice> {
        self.pending.as_ref().map(|pending| pending.choice)
    }

    /// The choice that a redo would play.
    pub(crate) fn next_redo(&self) -> Option<G::Choice> {
        self.expect_free().ok()?;
        self.tree.choice(self.tree.redo(self.cursor())?)
    }

    /// The source of chance, with the secret once the game is over or given up.
    pub(crate) fn published_chance(&self) -> ChanceRecord {
        let mut chance = self.record.chance.clone();
        if let ChanceRecord::Keyed { seed, .. } = &mut chance
            && (self.given_up || self.is_over(self.cursor()))
        {
            seed.clone_from(&self.secret);
        }
        chance
    }

    /// The number of seats.
    pub(crate) fn seat_count(&self) -> u8 {
        self.game.seats(&self.setup)
    }

    /// The number of entries of the record.
    pub(crate) fn last_step(&self) -> u32 {
        count(self.record.entries.len())
    }

    /// The open question of the choice that waits for a die or a draw.
    pub(crate) fn question_of_chance(&self) -> Option<OpenQuestion> {
        let pending = self.pending.as_ref()?;
        Some(self.question(pending.choice, &pending.answers, &pending.question))
    }

    /// Whether the last choice waits for a die or a draw.
    pub(crate) fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// The effect of undoing this number of choices.
    pub(crate) fn takeback(&self, choices: u32) -> Option<Takeback> {
        self.expect_free().ok()?;
        self.tree.back(self.cursor(), choices).map(|(_, takeback)| takeback)
    }

    /// The record, if it reveals no hidden information.
    ///
    /// # Errors
    /// [`TableError::HiddenRecord`] while several people play a game with hidden information.
    pub(crate) fn hand_out(&self) -> Result<Record, TableError> {
        let ended = self.given_up || self.is_over(self.cursor());
        if G::HAS_HIDDEN_INFORMATION && !ended && self.seat_count() > 1 && self.record.practice().is_none() {
            return Err(TableError::HiddenRecord);
        }
        Ok(self.publish())
    }

    /// The record, with the secret once the game is over or given up.
    pub(crate) fn publish(&self) -> Record {
        Record { chance: self.published_chance(), ..self.record.clone() }.sealed()
    }

    /// As [`Session::line_at`], for a step that exists. It walks the entries backwards, and finds each choice of
    /// the line where it was last played.
    fn line_to(&self, step: u32) -> Vec<LineEntry<'_, G>> {
        let mut line = Vec::new();
        let mut wanted = self.cursors[step as usize];
        for step in (1..=step).rev() {
            if self.cursors[step as usize] != wanted || !is_forward(&self.record.entries[step as usize - 1]) {
                continue;
            }
            let Some((parent, choice)) = self.tree[wanted].came else { break };
            let (before, after) = (&self.tree[parent].state, &self.tree[wanted].state);
            line.push(LineEntry { step, choice, before, after });
            wanted = parent;
        }
        line.reverse();
        line
    }

    pub(crate) fn cursor(&self) -> NodeId {
        // The cursor of the setup always exists.
        self.cursors[self.cursors.len() - 1]
    }

    pub(crate) fn cursor_at(&self, step: u32) -> Result<NodeId, TableError> {
        self.cursors
            .get(step as usize)
            .copied()
            .ok_or_else(|| TableError::NoSuchStep { step, last: self.last_step() })
    }

    /// Replays the step to a position with a log.
    fn tell(&self, id: NodeId) -> Story<G> {
        let node = &self.tree[id];
        let mut story = Story::default();
        let mut given = ReplaySource::new(&node.answers);
        // The same answers led here before, so neither call can fail; a failure would only truncate the story.
        let _state = match node.came {
            // There are no events before a described position.
            None if self.record.practice().is_some_and(|practice| practice.position.is_some()) => None,
            None => self.game.start(&self.setup, &mut given, &mut story).ok(),
            Some((parent, choice)) => {
                self.game.apply(&self.tree[parent].state, choice, &mut given, &mut story).ok()
            }
        };
        story
    }

    /// Whether the game has ended at a position.
    pub(crate) fn is_over(&self, id: NodeId) -> bool {
        self.game.outcome(&self.tree[id].state).is_some()
    }

    /// The choice with this name.
    pub(crate) fn find(&self, id: &str) -> Result<G::Choice, TableError> {
        let name = match id.split_once('/') {
            Some((game, name)) if game == G::NAME => name,
            Some(_) => return Err(TableError::AnotherGamesChoice { id: id.to_owned(), game: G::NAME }),
            None => id,
        };
        self.game
            .find_choice(self.state(), name)
            .ok_or_else(|| TableError::UnknownChoice { id: id.to_owned() })
    }

    /// Refuses changes while a question is open or after the game was given up.
    pub(crate) fn expect_free(&self) -> Result<(), TableError> {
        match &self.pending {
            _ if self.given_up => Err(TableError::GivenUp),
            Some(pending) => Err(TableError::QuestionOpen { what: pending.question.what }),
            None => Ok(()),
        }
    }

    /// Plays a choice with the stream of the game.
    pub(crate) fn play_keyed(&mut self, secret: &Secret, choice: G::Choice) -> Result<Progress, TableError> {
        let node = &self.tree[self.cursor()];
        let keyed = self.record.chance.stream(secret, node.next_answer());
        let stream = self.rehearsal.over(&*self.game, keyed);
        match Played::choose(&*self.game, &node.state, choice, stream) {
            Ok(played) => Ok(self.enter_new(choice, played)),
            Err(ApplyError::Refused(objection)) => Err(self.refused(choice, objection)),
        }
    }

    /// The fingerprint to record at a step, if there is one.
    fn stamp(&self, step: u32, id: NodeId) -> Option<crate::Fingerprint> {
        let stamped = step.is_multiple_of(STAMP_EVERY) || self.is_over(id);
        stamped.then(|| self.tree[id].fingerprint())
    }

    fn is_at_the_table(&self) -> bool {
        matches!(self.record.chance, ChanceRecord::AtTheTable)
    }

    fn refused(&self, choice: G::Choice, objection: crate::Objection<G::Rule>) -> TableError {
        TableError::Refused(objection_info(Some(self.game.choice_id(choice)), objection))
    }

    /// Records a choice that leads to a new position.
    fn enter_new(&mut self, choice: G::Choice, played: Played<G>) -> Progress {
        let node = self.tree.grow(self.cursor(), choice, played);
        self.enter(choice, node)
    }

    /// Records a choice that leads to a position.
    pub(crate) fn enter(&mut self, choice: G::Choice, node: NodeId) -> Progress {
        let entry = self.chosen(self.last_step() + 1, choice, node);
        self.append(entry, node);
        Progress::Played
    }

    /// The record entry of a choice.
    fn chosen(&self, step: u32, choice: G::Choice, id: NodeId) -> RecordEntry {
        RecordEntry::Choose {
            id: self.game.choice_id(choice),
            chance: self.tree[id].answers.clone(),
            state: self.stamp(step, id),
        }
    }

    pub(crate) fn append(&mut self, entry: RecordEntry, node: NodeId) {
        self.record.entries.push(entry);
        self.cursors.push(node);
    }

    /// A new session with the line to a step, without undone choices, which continues with its own chance.
    pub(crate) fn fork_to(&self, step: u32, source: Source) -> Result<Self, TableError> {
        let cursor = self.cursor_at(step)?;
        let (tree, line) = self.tree.copy_line(cursor);
        let beginning = self.tree.beginning(cursor);
        let of = match self.record.chance {
            ChanceRecord::Keyed { commitment, .. } => Some(commitment),
            ChanceRecord::AtTheTable => None,
        };
        let mut fork = Self {
            game: Arc::clone(&self.game),
            setup: self.setup.clone(),
            tree,
            cursors: vec![Tree::<G>::ROOT],
            record: Record {
                chance: chance_record(&source),
                forked: Some(Forked { of, step, kept: count(line.len()) }),
                start: Start {
                    chance: self.tree[beginning].answers.clone(),
                    state: self.tree[beginning].fingerprint(),
                    ..self.record.start.clone()
                },
                entries: Vec::new(),
                ..self.record.clone()
            },
            secret: secret_of(source),
            rehearsal: self.rehearsal.clone(),
            given_up: false,
            pending: None,
        };
        for node in line {
            if let Some(choice) = fork.tree.choice(node) {
                fork.enter(choice, node);
            }
        }
        Ok(fork)
    }
}

/// A question and its answer.
struct Named {
    what: &'static str,
    shape: OwnedShape,
    answer: Answer,
    /// The stable name of the answer.
    name: String,
}

/// A source of given answers that also records the names of questions and answers.
struct Naming<'a, G> {
    game: &'a G,
    given: ReplaySource<'a>,
    asked: Vec<Named>,
}

impl<G: Narration> Chance for Naming<'_, G> {
    type Error = Unanswered;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Unanswered> {
        let answer = self.given.answer(question)?;
        let name = self.game.answer_name(question, answer);
        self.asked.push(Named { what: question.what, shape: question.shape.into(), answer, name });
        Ok(answer)
    }
}

/// Whether an entry leads to the position after a choice, and so has events.
fn is_forward(entry: &RecordEntry) -> bool {
    matches!(entry, RecordEntry::Choose { .. } | RecordEntry::Redo | RecordEntry::Amend { .. })
}

/// The scripted answers of a practice table.
pub(crate) fn rehearsal_of(practice: &Practice) -> Result<ScriptedPrefix, OpenError> {
    ScriptedPrefix::read(&practice.script)
        .map_err(|line| OpenError::UnreadableScript { line: line.to_owned() })
}

fn chance_record(source: &Source) -> ChanceRecord {
    match source {
        Source::Keyed(secret) => {
            ChanceRecord::Keyed { commitment: secret.commitment(), agreement: None, seed: None }
        }
        Source::Agreed(secret, agreement) => ChanceRecord::Keyed {
            commitment: Agreement::commitment(&agreement.table, secret),
            agreement: Some(agreement.clone()),
            seed: None,
        },
        Source::AtTheTable => ChanceRecord::AtTheTable,
    }
}

fn secret_of(source: Source) -> Option<Secret> {
    match source {
        Source::Keyed(secret) | Source::Agreed(secret, _) => Some(secret),
        Source::AtTheTable => None,
    }
}
