//! The errors of the site.

use store::StoreError;
use tabletop::{Message, OpenError, RecordError, TableError};

/// The kind of an error. [`crate::http`] maps it to an HTTP status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorKind {
    /// The request is malformed.
    BadRequest,
    /// Only others may do it, or only elsewhere.
    Forbidden,
    /// The resource does not exist.
    NotFound,
    /// It is not possible in the current state.
    Conflict,
    /// The request is too large.
    TooLarge,
    /// The request is well-formed, but what it names is impossible or refused.
    Invalid,
    /// The client exceeds its rate, or its number of open requests.
    TooMany,
    /// A defect of the program or of its platform.
    Broken,
    /// Temporarily impossible: the database cannot be reached, or there is no room.
    Unavailable,
}

impl ErrorKind {
    /// Whether the request is at fault, and not the site.
    pub fn is_refusal(self) -> bool {
        !matches!(self, Self::Broken | Self::Unavailable)
    }
}

/// The longest name of a player, in characters.
pub(crate) const LONGEST_NAME: u8 = 32;

/// An error response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppError {
    /// The kind of error.
    pub kind: ErrorKind,
    /// The stable code for programs.
    pub code: &'static str,
    /// The message for people.
    pub message: Message,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// The field of the request that is wrong, if a single one is.
    pub field: Option<Box<str>>,
}

impl AppError {
    pub(crate) fn new(kind: ErrorKind, code: &'static str, key: &'static str) -> Self {
        Self { kind, code, message: Message::new(key), rule: None, field: None }
    }

    /// The error, with the field that is wrong.
    pub(crate) fn at(self, field: &str) -> Self {
        Self { field: Some(field.into()), ..self }
    }

    pub(crate) fn no_page() -> Self {
        Self::new(ErrorKind::NotFound, "no-such-page", "server-no-page")
    }

    pub(crate) fn no_table() -> Self {
        Self::new(ErrorKind::NotFound, "no-such-table", "server-no-table")
    }

    pub(crate) fn no_rule() -> Self {
        Self::new(ErrorKind::NotFound, "no-such-rule", "server-no-rule")
    }

    /// A record of a game that is not served.
    pub(crate) fn no_game(game: &str) -> Self {
        let fault = Self::new(ErrorKind::Invalid, "record-wrong-game", "server-no-game");
        Self { message: fault.message.key("game", game), ..fault }
    }

    /// A game that is not served, by a program that names it.
    pub(crate) fn unknown_game(game: &str) -> Self {
        let game: String = game.chars().take(60).collect();
        Self { kind: ErrorKind::NotFound, code: "unknown-game", ..Self::no_game(&game) }
    }

    /// A seat that the table does not have.
    pub(crate) fn no_seat(seats: u8) -> Self {
        let fault = Self::new(ErrorKind::Invalid, "no-such-seat", "server-no-seat");
        Self { message: fault.message.number("seats", u32::from(seats)), ..fault }.at("seat")
    }

    /// A choice of a seat that has not taken the device.
    pub(crate) fn covered() -> Self {
        Self::new(ErrorKind::Forbidden, "covered", "server-covered")
    }

    /// A request for a seat that another person holds.
    pub(crate) fn not_yours() -> Self {
        Self::new(ErrorKind::Forbidden, "not-your-seat", "friends-not-yours")
    }

    /// An action that only the host may perform.
    pub(crate) fn not_host() -> Self {
        Self::new(ErrorKind::Forbidden, "not-the-host", "friends-not-host")
    }

    /// A request that would reveal the hands of others.
    pub(crate) fn hands() -> Self {
        Self::new(ErrorKind::Forbidden, "hidden-hands", "friends-hands")
    }

    /// An unknown or revoked invitation.
    pub(crate) fn no_invitation() -> Self {
        Self::new(ErrorKind::NotFound, "no-such-invitation", "friends-no-invitation")
    }

    /// A name that is too long for a table.
    pub(crate) fn long_name() -> Self {
        let fault = Self::new(ErrorKind::Invalid, "long-name", "friends-long-name");
        Self { message: fault.message.number("most", LONGEST_NAME), ..fault }
    }

    /// Words for the chance of a table that are too long.
    pub(crate) fn long_words() -> Self {
        let fault = Self::new(ErrorKind::Invalid, "long-words", "fair-long-words");
        Self { message: fault.message.number("most", 256), ..fault }
    }

    /// An action that is not possible in the state of the seat.
    pub(crate) fn seat_state() -> Self {
        Self::new(ErrorKind::Conflict, "seat-state", "friends-seat-state")
    }

    /// An invitation to a table that was begun in the open, which must be restarted before it is shared.
    pub(crate) fn begins_anew() -> Self {
        Self::new(ErrorKind::Conflict, "begins-anew", "friends-begins-anew")
    }

    /// A deal before all seats have contributed.
    pub(crate) fn not_all_here() -> Self {
        Self::new(ErrorKind::Conflict, "not-all-here", "waiting-not-all-here")
    }

    /// A deal before all seals are opened.
    pub(crate) fn still_sealed() -> Self {
        Self::new(ErrorKind::Conflict, "still-sealed", "waiting-still-sealed")
    }

    /// A table whose seats cannot be given away.
    pub(crate) fn no_friends() -> Self {
        Self::new(ErrorKind::Conflict, "no-friends-here", "friends-none-here")
    }

    /// A request for an undo while another is open, or again after a refusal.
    pub(crate) fn asked_already() -> Self {
        Self::new(ErrorKind::Conflict, "asked-already", "friends-asked-already")
    }

    /// An answer to an undo that is not requested any more.
    pub(crate) fn nothing_asked() -> Self {
        Self::new(ErrorKind::Conflict, "nothing-asked", "friends-nothing-asked")
    }

    /// A choice for a bot.
    pub(crate) fn ours() -> Self {
        Self::new(ErrorKind::Conflict, "ours", "server-ours")
    }

    /// An unknown level of bots.
    pub(crate) fn no_level(level: &str) -> Self {
        let fault = Self::new(ErrorKind::Invalid, "no-such-level", "server-company");
        Self { message: fault.message.key("level", level), ..fault }
    }

    /// A problem report without a record.
    pub(crate) fn no_record() -> Self {
        Self::new(ErrorKind::Invalid, "no-record", "server-no-record")
    }

    pub(crate) fn malformed() -> Self {
        Self::new(ErrorKind::Invalid, "malformed", "server-malformed")
    }

    pub(crate) fn busy() -> Self {
        Self::new(ErrorKind::Unavailable, "busy", "server-busy")
    }

    /// A file about a table whose record is withheld: the same error, whatever the file contains.
    pub(crate) fn withheld() -> Self {
        Self::new(ErrorKind::Forbidden, "withheld", "server-kept-withheld")
    }

    /// The limit on the number of tables is reached.
    pub(crate) fn full() -> Self {
        Self::new(ErrorKind::Unavailable, "full", "server-full")
    }

    pub(crate) fn broken() -> Self {
        Self::new(ErrorKind::Broken, "broken", "server-broken")
    }

    /// A stored record that cannot be played.
    pub(crate) fn unplayable(fault: &RecordError) -> Self {
        let kind = match fault {
            RecordError::OtherRules { .. }
            | RecordError::OtherContent { .. }
            | RecordError::UnknownFormat { .. } => ErrorKind::Conflict,
            _ => ErrorKind::Broken,
        };
        Self { kind, code: fault.code(), message: fault.message(), rule: None, field: None }
    }
}

impl From<TableError> for AppError {
    fn from(fault: TableError) -> Self {
        let kind = match &fault {
            TableError::UnknownChoice { .. }
            | TableError::AnotherGamesChoice { .. }
            | TableError::NoWay { .. }
            | TableError::Refused(_)
            | TableError::ImpossibleAnswer { .. }
            | TableError::LeftoverAnswers { .. }
            | TableError::NothingToAmend { .. } => ErrorKind::Invalid,
            TableError::UnknownThing { .. } | TableError::NoSuchStep { .. } => ErrorKind::NotFound,
            TableError::HiddenRecord => ErrorKind::Forbidden,
            TableError::StaleStep { .. }
            | TableError::StaleQuestion { .. }
            | TableError::GameOver
            | TableError::GivenUp
            | TableError::QuestionOpen { .. }
            | TableError::NoQuestionOpen
            | TableError::NothingToUndo
            | TableError::NothingToRedo
            | TableError::NotAtTheTable
            | TableError::NoSecret => ErrorKind::Conflict,
        };
        let rule = match &fault {
            TableError::Refused(objection) => Some(objection.rule.id),
            _ => None,
        };
        Self { kind, code: fault.code(), message: fault.message(), rule, field: None }
    }
}

impl From<OpenError> for AppError {
    fn from(fault: OpenError) -> Self {
        let kind = ErrorKind::Invalid;
        let rule = match &fault {
            OpenError::RefusedSetup(objection) => Some(objection.rule.id),
            _ => None,
        };
        Self { kind, code: fault.code(), message: fault.message(), rule, field: None }
    }
}

/// A record from outside.
impl From<RecordError> for AppError {
    fn from(fault: RecordError) -> Self {
        let kind = ErrorKind::Invalid;
        Self { kind, code: fault.code(), message: fault.message(), rule: None, field: None }
    }
}

impl From<StoreError> for AppError {
    fn from(fault: StoreError) -> Self {
        let key = match &fault {
            &StoreError::Stale { expected, step } => return TableError::StaleStep { expected, step }.into(),
            StoreError::NoSuchGame { .. } => return Self::no_table(),
            StoreError::Unreachable { .. } => "server-store-unreachable",
            StoreError::Unsure { .. } => "server-store-unsure",
            StoreError::Locked { .. } => "server-store-locked",
            StoreError::Corrupt { .. } => "server-store-corrupt",
            StoreError::ReadOnly { .. } => "server-store-read-only",
            StoreError::Full { .. } => "server-store-full",
            StoreError::NotWritten { .. } => "server-store-not-written",
            StoreError::Unreadable { .. } => "server-store-unreadable",
            _ => "server-store-other",
        };
        // The details are for the operator's log, not for players.
        eprintln!("hedgerow: {fault}");
        let kind = ErrorKind::Unavailable;
        Self { kind, code: fault.code(), message: Message::new(key), rule: None, field: None }
    }
}
