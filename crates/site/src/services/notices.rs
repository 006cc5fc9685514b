//! Webhook messages to a program of the players: whose turn it is. A message contains no key and no hidden information.

use search::SeatAssignment;
use serde_json::{Value, json};
use tabletop::{Audience, DynSession, Message, Seat};

use crate::access::TableAccess;
use crate::error::{AppError, ErrorKind};
use crate::game::ServedGame;
use crate::language::find_language;
use crate::platform::Platform;

/// The table that a message is about.
pub(crate) struct Notice<'a> {
    pub platform: &'a Platform,
    pub id: &'a str,
    pub game: &'a dyn ServedGame,
    pub access: &'a TableAccess,
    pub company: &'a SeatAssignment,
    pub session: &'a dyn DynSession,
}

/// Refuses an address that messages are never sent to.
///
/// # Errors
/// The fault of the address.
pub(crate) fn check(platform: &Platform, url: &str) -> Result<(), AppError> {
    platform.outbox.check(url).map_err(|why| {
        // Truncated for display.
        let short: String = url.chars().take(80).collect();
        let message = Message::new("friends-hook-bad").key("url", short).key("why", why);
        AppError { message, ..AppError::new(ErrorKind::Invalid, "webhook", "friends-hook-bad") }
    })
}

/// The occasion of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum News {
    /// It is another seat's turn.
    Turn,
    /// An undo waits for consent.
    Wish,
    /// The game is over.
    Over,
}

impl News {
    fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Wish => "wish",
            Self::Over => "over",
        }
    }
}

/// Sends a message to the webhook of the table, if it has one; `seat` is the seat that the message is about.
pub(crate) fn notify(table: &Notice<'_>, news: News, seat: Option<Seat>) {
    let Some(hook) = table.access.hook.as_ref().filter(|_| table.access.private) else { return };
    let language = find_language(&hook.language).unwrap_or(tabletop::Language::En);
    let words = i18n::Words::of(language);
    let name = seat.map_or_else(
        || Message::new("friends-seat").number("number", 0),
        |seat| {
            let number = i64::from(seat.0) + 1;
            match table.access.name(seat) {
                Some(name) => {
                    Message::new("friends-player").key("name", web::apart(name)).number("number", number)
                }
                None => Message::new("friends-seat").number("number", number),
            }
        },
    );
    let message = Message::new("friends-hook-text").key("what", news.name()).message("name", name);
    let text = words.say(&message.key("game", words.text(table.game.tile().name)));
    let body: Value = json!({
        "table": table.id, "step": table.session.step(), "seat": seat.map(|seat| seat.0),
        "what": news.name(), "text": text,
    });
    table.platform.outbox.send(table.id, hook.url.clone(), body.to_string());
}

/// Sends the message that follows from a step; `before` was the deciding audience before it.
pub(crate) fn notify_turn(table: &Notice<'_>, before: Audience) {
    if table.session.outcome().is_some() || table.session.is_given_up() {
        return notify(table, News::Over, None);
    }
    match table.session.asked() {
        now @ Audience::Seat(seat) if now != before && table.company.at(seat).is_none() => {
            notify(table, News::Turn, Some(seat));
        }
        _ => {}
    }
}
