//! Games and sessions without their types, for servers and command lines.
//!
//! [`ErasedGame`] opens and loads games, [`DynSession`] is one game being played, [`Position`] one moment of it. All
//! three are implemented once, for every game.

use std::any::Any;

use serde_json::Value;

use crate::{
    Amended, Audience, ChoiceInfo, DecisionInfo, Drawn, EventInfo, Fingerprint, Inquiry, ObjectionInfo,
    OpenError, OpenQuestion, OutcomeInfo, Practice, Progress, Record, RecordError, Report, RuleEntry,
    Scenario, Secret, Source, TableError, Takeback, Verified, Waiting,
};

/// A moment of a game.
///
/// Methods with an audience return nothing that is hidden from it. In a game with hidden information
/// ([`Game::HAS_HIDDEN_INFORMATION`](crate::Game::HAS_HIDDEN_INFORMATION)) only the deciding seat is shown its
/// question and its choices. Two methods are for the host only and must not leave it while people play:
/// [`Position::describe`] and [`Position::fingerprint`].
pub trait Position {
    /// The number of record entries that led here.
    fn step(&self) -> u32;

    /// The open decision; `None` once the game is over. For audiences that do not decide, its prompt is the text for
    /// those who wait.
    fn decision(&self, audience: Audience) -> Option<DecisionInfo>;

    /// The deciding seat as an audience; a spectator once the game is over.
    fn asked(&self) -> Audience;

    /// Whether any seat may answer the open decision ([`crate::Game::shares`]).
    fn is_shared(&self) -> bool;

    /// The outcome; `None` before the end.
    fn outcome(&self) -> Option<OutcomeInfo>;

    /// All legal choices, in a fixed order; empty for audiences that must not know them.
    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo>;

    /// Why the choices of a thing are not allowed now, without those that are allowed; empty for audiences that must
    /// not know them.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError>;

    /// The names of the choices that lead to a thing ([`crate::Notation::way`]); `None` where there is no way, and for
    /// audiences that must not know them.
    fn way(&self, thing: &str, audience: Audience) -> Option<Vec<String>>;

    /// The events of the entry that led here, or of the setup at step 0. A redo repeats the events of its choice; an
    /// undo has none.
    fn events(&self, audience: Audience) -> Vec<EventInfo>;

    /// The view of an audience.
    fn view(&self, audience: Audience) -> Value;

    /// The position in stable names, with its secrets; for the host.
    fn describe(&self) -> Value;

    /// The digest of the state; for the host, because hidden information could be guessed and compared.
    fn fingerprint(&self) -> Fingerprint;
}

/// One game being played, without its type.
///
/// A *step* is an entry of the record: a choice, an undo, a redo or a correction. A method that returns an error has
/// changed nothing.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use std::sync::Arc;
///
/// use coins::Coins;
/// use tabletop::{Audience, ErasedGame, Opened, Seat, Secret, Source, TableError};
///
/// let game: Box<dyn ErasedGame> = Box::new(Arc::new(Coins::default()));
/// let source = Source::Keyed(Secret::new([7; 32]));
/// let Opened::Table(mut table) = game.open(&serde_json::json!({ "limit": 20 }), source, &[])? else {
///     panic!("a seeded game asks no person for dice");
/// };
/// table.choose("roll", Some(0))?;
/// // A request for an earlier step is refused, and nothing has changed.
/// assert_eq!(table.choose("roll", Some(0)), Err(TableError::StaleStep { expected: 0, step: 1 }));
/// // Undo is an entry of the record, and the same choice has the same dice afterwards.
/// let rolled = table.events(1, Audience::Spectator)?;
/// table.undo(1)?;
/// table.choose("roll", None)?;
/// assert_eq!((table.step(), table.events(3, Audience::Spectator)?), (3, rolled));
/// // Only the seat that decides is shown its choices, because coins are hidden.
/// assert_eq!(table.choices(Audience::Seat(Seat(0))), []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait DynSession: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The number of record entries so far.
    fn step(&self) -> u32;

    /// The position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn at(&self, step: u32) -> Result<Box<dyn Position + '_>, TableError>;

    /// The current position; while a question is open, the one before its choice.
    fn now(&self) -> Box<dyn Position + '_>;

    /// The open decision; `None` once the game is over.
    fn decision(&self, audience: Audience) -> Option<DecisionInfo> {
        self.now().decision(audience)
    }

    /// The deciding seat as an audience; a spectator once the game is over.
    fn asked(&self) -> Audience {
        self.now().asked()
    }

    /// Whether any seat may answer the open decision.
    fn is_shared(&self) -> bool {
        self.now().is_shared()
    }

    /// The outcome; `None` before the end.
    fn outcome(&self) -> Option<OutcomeInfo> {
        self.now().outcome()
    }

    /// Whether the game was given up.
    fn is_given_up(&self) -> bool;

    /// All legal choices, in a fixed order; empty for audiences that must not know them.
    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo> {
        self.now().choices(audience)
    }

    /// Why the choices of a thing are not allowed now.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError> {
        self.now().explain(thing, audience)
    }

    /// The events of entry `step`; step 0 is the setup.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn events(&self, step: u32, audience: Audience) -> Result<Vec<EventInfo>, TableError> {
        Ok(self.at(step)?.events(audience))
    }

    /// The current view of an audience.
    fn view(&self, audience: Audience) -> Value {
        self.now().view(audience)
    }

    /// The current position in stable names, with its secrets; for the host.
    fn describe(&self) -> Value {
        self.now().describe()
    }

    /// Checks the step of a request; `None` matches any.
    ///
    /// # Errors
    /// [`TableError::StaleStep`].
    fn expect_step(&self, expected: Option<u32>) -> Result<(), TableError> {
        let step = self.step();
        match expected {
            Some(expected) if expected != step => Err(TableError::StaleStep { expected, step }),
            _ => Ok(()),
        }
    }

    /// Plays a choice by its stable name. The name may be prefixed by that of the game (`game/walk:07b`), so that a
    /// choice of another game is detected.
    ///
    /// # Errors
    /// If the step is stale, a question is open, the choice is unknown or refused, or the game is over.
    fn choose(&mut self, id: &str, expected_step: Option<u32>) -> Result<Progress, TableError>;

    /// The open question of the incomplete choice.
    fn open_question(&self) -> Option<OpenQuestion>;

    /// Whether a question is open.
    fn waits_for_chance(&self) -> bool;

    /// The incomplete choice with its answers, for storage.
    fn pending(&self) -> Option<Waiting>;

    /// Restores an incomplete choice from storage.
    ///
    /// # Errors
    /// If a question is open, or the choice or its answers are not possible.
    fn resume(&mut self, waiting: &Waiting) -> Result<Progress, TableError>;

    /// The events of the incomplete choice before the open question.
    fn pending_events(&self, audience: Audience) -> Vec<EventInfo>;

    /// Answers the open question by the name of the answer. `number` is that of the question, so that an answer sent
    /// twice counts once; `None` matches any.
    ///
    /// # Errors
    /// If no question or another one is open, or the answer is not possible.
    fn answer(&mut self, name: &str, number: Option<u32>) -> Result<Progress, TableError> {
        self.answer_all(&[name.to_owned()], number)
    }

    /// Answers the open question and those that follow it, all or none.
    ///
    /// # Errors
    /// As [`DynSession::answer`], and if there are more answers than questions.
    fn answer_all(&mut self, names: &[String], number: Option<u32>) -> Result<Progress, TableError>;

    /// Removes the last answer, or the incomplete choice if it has none. Returns the question that is open then.
    ///
    /// # Errors
    /// [`TableError::NoQuestionOpen`].
    fn take_back_answer(&mut self) -> Result<Option<OpenQuestion>, TableError>;

    /// With real dice and cards, the last step of the current line that asked chance; step 0 is the setup.
    fn last_told(&self) -> Option<u32>;

    /// The questions and answers of a step of the current line; with `answers`, the questions that those answers lead
    /// to, as far as they are possible.
    ///
    /// # Errors
    /// [`TableError::NotAtTheTable`], [`TableError::NoSuchStep`], or [`TableError::NothingToAmend`].
    fn inquire(&self, step: u32, answers: Option<&[String]>) -> Result<Inquiry, TableError>;

    /// Corrects the answers of a step of the current line, and replays what followed as far as possible. The old line
    /// stays in the record.
    ///
    /// # Errors
    /// As [`DynSession::inquire`], and if the answers are not possible or not as many as the questions.
    fn amend(&mut self, step: u32, answers: &[String]) -> Result<Amended, TableError>;

    /// The effect of undoing this many choices; `None` if there are fewer, or for 0.
    fn can_undo(&self, choices: u32) -> Option<Takeback>;

    /// Undoes this many choices. Made again, they have the same answers of chance. Whether an undo that is not
    /// [free](Takeback::is_free) is allowed is for the players to decide: ask them first.
    ///
    /// # Errors
    /// If there are fewer choices, or a question is open.
    fn undo(&mut self, choices: u32) -> Result<Takeback, TableError>;

    /// The choice that [`DynSession::redo`] would redo, for audiences that may know it.
    fn can_redo(&self, audience: Audience) -> Option<ChoiceInfo>;

    /// The choice of a step, if it is one and the audience may know it.
    fn chosen(&self, step: u32, audience: Audience) -> Option<ChoiceInfo>;

    /// Redoes the last undone choice, with the same chance.
    ///
    /// # Errors
    /// If nothing was undone from here, or a question is open.
    fn redo(&mut self) -> Result<(), TableError>;

    /// Gives up the game: nothing can be played afterwards, and its secret may be published.
    ///
    /// # Errors
    /// If the game is over or given up, or a question is open.
    fn give_up(&mut self) -> Result<(), TableError>;

    /// A new game that begins after a step of this one, with its own chance.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn fork(&self, step: u32, source: Source) -> Result<Box<dyn DynSession>, TableError>;

    /// The record, for the host: without the secret, but with every answer of chance so far, and so with every hidden
    /// card.
    fn record(&self) -> &Record;

    /// The record for export by the host: sealed, and with the secret once the game is over or given up. It reveals
    /// what would come up after an undo, so fork the game afterwards instead of continuing it. For an unknown
    /// requester use [`DynSession::handed_out`].
    fn published(&self) -> Record;

    /// The record for any audience: as [`DynSession::published`], if it reveals nothing.
    ///
    /// # Errors
    /// [`TableError::HiddenRecord`] while several people play a game with hidden information.
    fn handed_out(&self) -> Result<Record, TableError>;

    /// All answers of the game's stream so far, in order, including those of undone choices; for the host, because
    /// they contain every hidden card. Empty with real dice, and without what a fork copied.
    fn drawn(&self) -> Vec<Drawn>;

    /// The typed session.
    fn as_any(&self) -> &dyn Any;

    /// The typed session, mutable.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl dyn DynSession + '_ {
    /// Makes the choices that lead to a thing ([`Position::way`]), each as a step of its own. Stops early where something
    /// comes up on the way: a question of chance, another decision, or a different way. Each choice is made by
    /// `choose`, which may refuse questions that nobody can answer. Returns the progress of the last choice.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`], [`TableError::NoWay`], or the error of the first choice; nothing has changed then.
    pub fn go_to(
        &mut self,
        thing: &str,
        mut choose: impl FnMut(&mut Self, &str) -> Result<Progress, TableError>,
    ) -> Result<Progress, TableError> {
        let Some(way) = self.way(thing).filter(|way| !way.is_empty()) else {
            let now = self.now();
            now.explain(thing, now.asked())?;
            return Err(TableError::NoWay { thing: thing.to_owned() });
        };
        let mut left = way.as_slice();
        let mut made = Progress::Played;
        while let [next, rest @ ..] = left {
            match choose(self, next) {
                Ok(progress) => made = progress,
                // The choices before it were made.
                Err(_) if left.len() < way.len() => break,
                Err(fault) => return Err(fault),
            }
            left = rest;
            if self.waits_for_chance() || self.way(thing).as_deref() != Some(left) {
                break;
            }
        }
        Ok(made)
    }

    /// The choices that lead to a thing, as the deciding seat may know them.
    fn way(&self, thing: &str) -> Option<Vec<String>> {
        let now = self.now();
        now.way(thing, now.asked())
    }
}

/// The result of opening a game.
pub enum Opened {
    /// The game has begun.
    Table(Box<dyn DynSession>),
    /// A person must roll or draw first; open again with one more answer.
    Asks(OpenQuestion),
}

/// A game without its type: opens tables, loads records and checks scenarios.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use std::sync::Arc;
///
/// use coins::Coins;
/// use serde_json::json;
/// use tabletop::{ErasedGame, Opened, OpenError, Source};
///
/// let game: Box<dyn ErasedGame> = Box::new(Arc::new(Coins::default()));
/// assert_eq!(game.check_setup(&json!({ "limit": 20 }))?, 2);
/// assert!(matches!(game.check_setup(&json!({ "seats": 3 })), Err(OpenError::UnreadableSetup { .. })));
/// // With real dice and cards, a person answers what the setup draws.
/// let Opened::Asks(question) = game.open(&json!({ "limit": 20 }), Source::AtTheTable, &[])? else {
///     panic!("each seat is dealt a coin");
/// };
/// assert_eq!(question.names(), ["copper", "silver"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait ErasedGame: Send + Sync {
    /// The stable name in commands, files and URLs.
    fn name(&self) -> &'static str;

    /// All rules, in the order of the rulebook.
    fn rules(&self) -> Vec<&'static RuleEntry>;

    /// The version of the rules.
    fn rules_version(&self) -> u32;

    /// The digest of the content.
    fn content(&self) -> Fingerprint;

    /// Checks a setup and returns its number of seats.
    ///
    /// # Errors
    /// If the setup is invalid or refused.
    fn check_setup(&self, setup: &Value) -> Result<u8, OpenError>;

    /// Begins a game. `answers` are the names of the answers for the setup, with real dice and cards; empty for a
    /// seeded game.
    ///
    /// # Errors
    /// If the setup or an answer is not possible.
    fn open(&self, setup: &Value, source: Source, answers: &[String]) -> Result<Opened, OpenError>;

    /// With real dice and cards, the questions of the setup for these answers, as far as they are possible, and the
    /// open question.
    ///
    /// # Errors
    /// If the setup is not possible.
    fn beginning(&self, setup: &Value, answers: &[String]) -> Result<Inquiry, OpenError>;

    /// Opens a practice table of a seeded game.
    ///
    /// # Errors
    /// If the setup, the position or the script is not possible.
    fn practise(
        &self,
        setup: &Value,
        practice: Practice,
        secret: Secret,
    ) -> Result<Box<dyn DynSession>, OpenError>;

    /// Loads a recorded game. A seeded game without its secret can be read, and played until chance is asked.
    ///
    /// # Errors
    /// The first fault of the record.
    fn load(&self, record: Record, secret: Option<Secret>) -> Result<Box<dyn DynSession>, RecordError>;

    /// Replays a record and verifies everything it claims.
    ///
    /// # Errors
    /// The first fault of the record.
    fn verify(&self, record: &Record) -> Result<Verified, RecordError>;

    /// Plays a scenario and checks its expectations.
    fn check_scenario(&self, scenario: &Scenario) -> Report;
}
