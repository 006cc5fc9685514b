//! What went wrong, as a page or as JSON, with the right status.

use axum::Json;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;
use store::StoreError;
use tabletop::{Message, OpenError, RecordError, TableError};

use crate::request::Asked;

/// Why a request was not answered as it was meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    pub status: StatusCode,
    /// A stable name for programs.
    pub code: &'static str,
    /// What to tell a person.
    pub message: Message,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// What of the request is wrong, where one thing is.
    pub field: Option<Box<str>>,
}

impl Fault {
    pub fn new(status: StatusCode, code: &'static str, key: &'static str) -> Self {
        Self { status, code, message: Message::new(key), rule: None, field: None }
    }

    /// The same, about a field of what was sent.
    pub fn at(self, field: &str) -> Self {
        Self { field: Some(field.into()), ..self }
    }

    pub fn no_page() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-page", "server-no-page")
    }

    pub fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-table", "server-no-table")
    }

    pub fn no_rule() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-rule", "server-no-rule")
    }

    /// A record of a game that is not served.
    pub fn no_game(game: &str) -> Self {
        let fault = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "record-wrong-game", "server-no-game");
        Self { message: fault.message.key("game", game), ..fault }
    }

    /// A game that is not served, by a program that names it.
    pub fn unknown_game(game: &str) -> Self {
        let game: String = game.chars().take(60).collect();
        Self { status: StatusCode::NOT_FOUND, code: "unknown-game", ..Self::no_game(&game) }
    }

    /// A seat that the table does not have.
    pub fn no_seat(seats: u8) -> Self {
        let fault = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-seat", "server-no-seat");
        Self { message: fault.message.number("seats", u32::from(seats)), ..fault }.at("seat")
    }

    pub fn method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed", "server-method")
    }

    /// A form from another site.
    pub fn foreign() -> Self {
        Self::new(StatusCode::FORBIDDEN, "foreign-form", "server-foreign")
    }

    /// A request for another machine.
    pub fn host() -> Self {
        Self::new(StatusCode::MISDIRECTED_REQUEST, "foreign-host", "server-host")
    }

    /// A choice of a seat that has not taken the device.
    pub fn covered() -> Self {
        Self::new(StatusCode::FORBIDDEN, "covered", "server-covered")
    }

    /// Something for a seat that is somebody else's.
    pub fn not_yours() -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-your-seat", "friends-not-yours")
    }

    /// Something that the host alone may do.
    pub fn not_host() -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-the-host", "friends-not-host")
    }

    /// Something that would show hands of others.
    pub fn hands() -> Self {
        Self::new(StatusCode::FORBIDDEN, "hidden-hands", "friends-hands")
    }

    /// An invitation that opens nothing, or nothing any more.
    pub fn no_invitation() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-invitation", "friends-no-invitation")
    }

    /// A name that is too long for a table.
    pub fn long_name() -> Self {
        let fault = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "long-name", "friends-long-name");
        Self { message: fault.message.number("most", crate::friends::LONGEST_NAME), ..fault }
    }

    /// Words for the chance of a table that are too long.
    pub fn long_words() -> Self {
        let fault = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "long-words", "fair-long-words");
        Self { message: fault.message.number("most", 256), ..fault }
    }

    /// Something of a seat that it is not in.
    pub fn seat_state() -> Self {
        Self::new(StatusCode::CONFLICT, "seat-state", "friends-seat-state")
    }

    /// A seat of a table that was begun in the open, which begins anew before it is shared.
    pub fn begins_anew() -> Self {
        Self::new(StatusCode::CONFLICT, "begins-anew", "friends-begins-anew")
    }

    /// A deal before everybody has contributed.
    pub fn not_all_here() -> Self {
        Self::new(StatusCode::CONFLICT, "not-all-here", "waiting-not-all-here")
    }

    /// A deal before all seals are opened.
    pub fn still_sealed() -> Self {
        Self::new(StatusCode::CONFLICT, "still-sealed", "waiting-still-sealed")
    }

    /// A table at which nobody is invited.
    pub fn no_friends() -> Self {
        Self::new(StatusCode::CONFLICT, "no-friends-here", "friends-none-here")
    }

    /// Another who asks to take something back, or the same one again after a refusal.
    pub fn asked_already() -> Self {
        Self::new(StatusCode::CONFLICT, "asked-already", "friends-asked-already")
    }

    /// An answer to a question that nobody asks any more.
    pub fn nothing_asked() -> Self {
        Self::new(StatusCode::CONFLICT, "nothing-asked", "friends-nothing-asked")
    }

    /// A choice for a player of ours.
    pub fn ours() -> Self {
        Self::new(StatusCode::CONFLICT, "ours", "server-ours")
    }

    /// A player of ours that there is not.
    pub fn no_level(level: &str) -> Self {
        let fault = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-level", "server-company");
        Self { message: fault.message.key("level", level), ..fault }
    }

    /// A report of a problem that holds no record.
    pub fn no_record() -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "no-record", "server-no-record")
    }

    pub fn malformed() -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "malformed", "server-malformed")
    }

    pub fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "server-busy")
    }

    /// A client that asks too often.
    pub fn too_often() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-often", "server-too-often")
    }

    /// A file about a table whose steps are kept from everybody: the same answer, whatever the file says.
    pub fn withheld() -> Self {
        Self::new(StatusCode::FORBIDDEN, "withheld", "server-kept-withheld")
    }

    /// No more tables are kept.
    pub fn full() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "full", "server-full")
    }

    pub fn broken() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", "server-broken")
    }

    /// What a status means that nothing of ours has explained.
    pub fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::NOT_FOUND => Self::no_page(),
            StatusCode::METHOD_NOT_ALLOWED => Self::method(),
            StatusCode::PAYLOAD_TOO_LARGE => Self::new(status, "too-large", "server-too-large"),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::new(status, "media-type", "server-media"),
            _ if status.is_client_error() => Self { status, ..Self::malformed() },
            _ => Self { status, ..Self::broken() },
        }
    }

    /// A record of ours that cannot be played, and why.
    pub fn unplayable(fault: &RecordError) -> Self {
        let status = match fault {
            RecordError::OtherRules { .. }
            | RecordError::OtherContent { .. }
            | RecordError::UnknownFormat { .. } => StatusCode::CONFLICT,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self { status, code: fault.code(), message: fault.message(), rule: None, field: None }
    }

    /// The fault as programs read it.
    fn to_json(&self, text: &str) -> serde_json::Value {
        let mut error = json!({ "code": self.code, "message": text });
        if let Some(rule) = self.rule {
            error["rule"] = json!(rule);
        }
        if let Some(field) = &self.field {
            error["field"] = json!(field);
        }
        json!({ "error": error })
    }

    /// The page that says it, or the JSON.
    fn shown(&self, asked: &Asked) -> Response {
        let frame = asked.frame();
        if asked.json {
            let text = frame.words().say(&self.message);
            let mut told = self.to_json(&text);
            if !asked.api {
                told["ok"] = false.into();
            }
            return (self.status, Json(told)).into_response();
        }
        let page = web::error(&frame, self.status.as_u16(), &self.message);
        (self.status, Html(page.into_string())).into_response()
    }
}

impl From<TableError> for Fault {
    fn from(fault: TableError) -> Self {
        let status = match &fault {
            TableError::UnknownChoice { .. }
            | TableError::AnotherGamesChoice { .. }
            | TableError::Refused(_)
            | TableError::ImpossibleAnswer { .. }
            | TableError::LeftoverAnswers { .. }
            | TableError::NothingToAmend { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            TableError::UnknownThing { .. } | TableError::NoSuchStep { .. } => StatusCode::NOT_FOUND,
            TableError::HiddenRecord => StatusCode::FORBIDDEN,
            TableError::StaleStep { .. }
            | TableError::StaleQuestion { .. }
            | TableError::GameOver
            | TableError::GivenUp
            | TableError::QuestionOpen { .. }
            | TableError::NoQuestionOpen
            | TableError::NothingToUndo
            | TableError::NothingToRedo
            | TableError::NotAtTheTable
            | TableError::NoSecret => StatusCode::CONFLICT,
        };
        let rule = match &fault {
            TableError::Refused(objection) => Some(objection.rule.id),
            _ => None,
        };
        Self { status, code: fault.code(), message: fault.message(), rule, field: None }
    }
}

impl From<OpenError> for Fault {
    fn from(fault: OpenError) -> Self {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        let rule = match &fault {
            OpenError::RefusedSetup(objection) => Some(objection.rule.id),
            _ => None,
        };
        Self { status, code: fault.code(), message: fault.message(), rule, field: None }
    }
}

/// A record that somebody sent.
impl From<RecordError> for Fault {
    fn from(fault: RecordError) -> Self {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Self { status, code: fault.code(), message: fault.message(), rule: None, field: None }
    }
}

impl From<StoreError> for Fault {
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
        // Whoever runs the server is told where; whoever plays need not know.
        eprintln!("hedgerow: {fault}");
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Self { status, code: fault.code(), message: Message::new(key), rule: None, field: None }
    }
}

impl IntoResponse for Fault {
    /// An empty answer that [`show`] fills.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Marks an answer whose page says already what went wrong.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Told;

/// Fills every answer that is a fault.
pub(crate) async fn show(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let asked = Asked::of(&parts);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status();
    if response.extensions_mut().remove::<Told>().is_some() || status.as_u16() < 400 {
        return response;
    }
    let fault = response.extensions_mut().remove().unwrap_or_else(|| Fault::of_status(status));
    let mut shown = fault.shown(&asked);
    if asked.api {
        shown.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    }
    if [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&shown.status()) {
        shown.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
    }
    if let Some(allow) = response.headers_mut().remove(header::ALLOW) {
        shown.headers_mut().insert(header::ALLOW, allow);
    }
    shown
}
