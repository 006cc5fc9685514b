//! Permissions at a table.
//!
//! The client that creates a table is its host, and holds the host's key. As long as no seat is given away, the table
//! is open: every client that has its address may play. When the first seat is given away it becomes
//! *private*: from then on, only the holder of a seat's key decides for the seat and sees its hand. Seats that
//! were not given away are the host's. Clients without a key are spectators.
//!
//! A key is shown once, to the client that creates it. Only its digest is stored.

use std::fmt::Write as _;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use tabletop::{Seat, Seats};

use crate::error::{AppError, LONGEST_NAME};
use crate::id::is_id;

/// The number of changes of seats that are kept, and equally of undos, redos and corrections.
const MOST_EVENTS: usize = 16;

/// The context of the key derivation, which separates digests of keys from all others.
const PURPOSE: &str = "Hedgerow 2026-11-22 key of a seat at a table";

/// Whether a text has the form of a key.
pub(crate) fn is_key(text: &str) -> bool {
    is_id(text)
}

/// The digest of a key.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KeyDigest([u8; 32]);

impl KeyDigest {
    /// The digest of a key.
    pub fn of(key: &str) -> Self {
        Self(blake3::derive_key(PURPOSE, key.as_bytes()))
    }
}

/// Compares in constant time.
impl PartialEq for KeyDigest {
    fn eq(&self, other: &Self) -> bool {
        let difference = self.0.iter().zip(other.0).fold(0, |all, (one, other)| all | (one ^ other));
        std::hint::black_box(difference) == 0
    }
}

impl Eq for KeyDigest {}

impl Serialize for KeyDigest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(64);
        for byte in self.0 {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for KeyDigest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let strange = || serde::de::Error::custom("a digest has 64 hexadecimal digits");
        if text.len() != 64 || !text.is_ascii() {
            return Err(strange());
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| strange())?;
        }
        Ok(Self(bytes))
    }
}

/// The owner of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatOwner {
    /// The host; at an open table, every client.
    #[default]
    Device,
    /// The holder of its key.
    #[serde(rename = "friend")]
    Key(KeyDigest),
    /// No one: its holder has left.
    Nobody,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SeatAccess {
    pub holder: SeatOwner,
    /// The name of the player; empty for none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// How often its link was accepted: the number of browsers that may hold it.
    #[serde(skip_serializing_if = "is_zero")]
    pub sat: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// An undo that waits for consent, or was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct UndoRequest {
    /// The step at which it was requested; it is void at any other step.
    pub step: u32,
    /// The number of choices of a redo or an undo.
    pub choices: u32,
    /// The seat that requests it.
    pub by: u8,
    /// The seats that agree.
    pub agreed: Vec<u8>,
    /// The seat that refused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<u8>,
}

/// The webhook of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Webhook {
    pub url: String,
    /// The language of its messages.
    pub language: String,
}

/// A kind of change of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatEventKind {
    /// A link was created.
    Invited,
    /// A new link replaced the old one.
    Renewed,
    /// A person took it.
    Sat,
    /// Its holder left.
    Left,
    /// The host took it back.
    Reclaimed,
    /// A bot moves for it now.
    Ours,
    /// A person moves for it again.
    Person,
    /// Choices were taken back.
    TookBack,
    /// Undone choices were replayed.
    PlayedAgain,
    /// Rolls or draws at the table were corrected.
    Corrected,
}

impl SeatEventKind {
    /// Its stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Invited => "invited",
            Self::Renewed => "renewed",
            Self::Sat => "sat",
            Self::Left => "left",
            Self::Reclaimed => "reclaimed",
            Self::Ours => "ours",
            Self::Person => "person",
            Self::TookBack => "took-back",
            Self::PlayedAgain => "played-again",
            Self::Corrected => "corrected",
        }
    }

    /// Whether it is an undo, redo or correction, and not a change of the seat itself.
    pub fn is_of_choices(self) -> bool {
        matches!(self, Self::TookBack | Self::PlayedAgain | Self::Corrected)
    }
}

/// A change of a seat at a step of the game; or an undo, redo or correction by its holder, in the entries of the record
/// that begin with this step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatEvent {
    pub step: u32,
    pub seat: u8,
    pub what: SeatEventKind,
    /// The number of choices.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub choices: u32,
    /// The seats that agreed to an undo.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<u8>,
}

/// The permissions at a table, as they are stored.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct TableAccess {
    /// The digest of the host's key; `None` at tables of older programs, which had no hosts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<KeyDigest>,
    /// Whether a seat was ever given away.
    #[serde(rename = "shut")]
    pub private: bool,
    /// The seats in order; missing ones at the end belong to the device.
    pub seats: Vec<SeatAccess>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish: Option<UndoRequest>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hook: Option<Webhook>,
    /// The last changes of seats, undos, redos and corrections.
    #[serde(rename = "told", skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<SeatEvent>,
    /// Whether the table or steps of it were imported: its chance may have been known before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub imported: bool,
}

impl TableAccess {
    /// Permissions of a new table whose host holds this key.
    pub fn hosted(key: &str) -> Self {
        Self { host: Some(KeyDigest::of(key)), ..Self::default() }
    }

    /// Reads stored permissions; `null` is an open table.
    ///
    /// # Errors
    /// If they cannot be read: a damaged table is closed, not open.
    pub fn from_json(id: &str, kept: &Value) -> Result<Self, AppError> {
        if kept.is_null() {
            return Ok(Self::default());
        }
        let read = if kept.is_object() {
            Self::deserialize(kept).map_err(|fault| fault.to_string())
        } else {
            Err(kept.to_string())
        };
        read.map_err(|fault| {
            eprintln!("hedgerow: table {id}: who may do what there cannot be read: {fault}");
            AppError::broken()
        })
    }

    /// The permissions as they are stored.
    pub fn to_json(&self) -> Value {
        // Serialising cannot fail: all keys are strings.
        serde_json::to_value(self).unwrap_or_default()
    }

    /// A seat.
    pub fn at(&self, Seat(seat): Seat) -> SeatAccess {
        self.seats.get(usize::from(seat)).cloned().unwrap_or_default()
    }

    /// A seat, to change.
    pub fn seat_mut(&mut self, Seat(seat): Seat) -> &mut SeatAccess {
        let seat = usize::from(seat);
        if self.seats.len() <= seat {
            self.seats.resize(seat + 1, SeatAccess::default());
        }
        &mut self.seats[seat]
    }

    /// The name of the player of a seat.
    pub fn name(&self, Seat(seat): Seat) -> Option<&str> {
        let chair = self.seats.get(usize::from(seat))?;
        Some(&*chair.name).filter(|name| !name.is_empty())
    }

    /// The undo that was requested or refused at a step.
    pub fn wish_at(&self, step: u32) -> Option<&UndoRequest> {
        self.wish.as_ref().filter(|wish| wish.step == step)
    }

    /// Logs a change of a seat.
    pub fn log(&mut self, step: u32, Seat(seat): Seat, what: SeatEventKind) {
        self.log_event(SeatEvent { step, seat, what, choices: 0, agreed: Vec::new() });
    }

    /// Like [`TableAccess::log`], with all fields. The latest changes of seats and the latest undos and redos are kept
    /// separately, so that many undos do not push out the record of a seat that changed hands.
    pub fn log_event(&mut self, told: SeatEvent) {
        let is_alike = |other: &SeatEvent| other.what.is_of_choices() == told.what.is_of_choices();
        if self.events.iter().filter(|other| is_alike(other)).count() >= MOST_EVENTS
            && let Some(oldest) = self.events.iter().position(is_alike)
        {
            self.events.remove(oldest);
        }
        self.events.push(told);
    }

    /// The seat that a key opens. All seats are tried, which takes the same time for every seat.
    pub fn seat_of(&self, key: &str) -> Option<Seat> {
        let digest = KeyDigest::of(key);
        let mut found = None;
        for (seat, chair) in (0..).zip(&self.seats) {
            if let SeatOwner::Key(known) = &chair.holder
                && *known == digest
            {
                found = Some(Seat(seat));
            }
        }
        found
    }

    /// Whether a key is the host's.
    pub fn is_hosts(&self, key: &str) -> bool {
        self.host.is_some_and(|host| host == KeyDigest::of(key))
    }

    /// What a key opens: a seat, or the table as its host.
    pub fn opened(&self, seats: u8, key: &str) -> Result<Option<Seat>, AppError> {
        if !is_key(key) {
            return Err(AppError::no_invitation());
        }
        match (self.seat_of(key).filter(|seat| seat.0 < seats), self.is_hosts(key)) {
            (Some(seat), _) => Ok(Some(seat)),
            (None, true) => Ok(None),
            (None, false) => Err(AppError::no_invitation()),
        }
    }

    /// Whether a key opens anything here.
    pub fn opens(&self, key: &str) -> bool {
        self.is_hosts(key) | self.seat_of(key).is_some()
    }
}

/// The credentials of a request: the seat that has taken the device, and keys.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Visitor {
    /// The seat that has taken the device.
    pub taken: Option<Seat>,
    /// Keys, in the cookie of the table or in `Authorization: Bearer KEY`.
    pub keys: Vec<String>,
}

/// A client at a table: the seats it holds, and whether it is the host. It follows from the keys in the cookie of the
/// table or the `Authorization` header of a request. Every handler that shows or changes a table checks it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Principal {
    /// Whether the table is private.
    pub is_private: bool,
    is_host: bool,
    /// Whether the client may give seats away.
    owns: bool,
    seats: Seats,
    /// The held seats whose own keys the request has.
    keyed: Seats,
}

impl Principal {
    /// The client with these keys, at a table with this number of seats.
    pub fn of(friends: &TableAccess, seats: u8, keys: &[String]) -> Self {
        let holds_host = keys.iter().fold(false, |found, key| found | friends.is_hosts(key));
        let owns = friends.host.is_none() || holds_host;
        if !friends.private {
            let all = (0..seats).fold(Seats::NONE, |all, seat| all.with(Seat(seat)));
            return Self { is_private: false, is_host: true, owns, seats: all, keyed: Seats::NONE };
        }
        let opened = keys.iter().filter_map(|key| friends.seat_of(key)).filter(|seat| seat.0 < seats);
        let keyed = opened.fold(Seats::NONE, Seats::with);
        let left = (0..seats).map(Seat).filter(|&seat| friends.at(seat).holder == SeatOwner::Device);
        let mine = if holds_host { left.fold(keyed, Seats::with) } else { keyed };
        Self { is_private: true, is_host: holds_host, owns, seats: mine, keyed }
    }

    /// Whether the client has the rights of the host. At an open table, all clients have them.
    pub fn is_host(self) -> bool {
        self.is_host
    }

    /// Whether the client may give seats away: the host or, at a table without a host, any client, who becomes the
    /// host.
    pub fn owns(self) -> bool {
        self.owns
    }

    /// Whether the client holds a seat.
    pub fn holds(self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    /// Whether the request has a seat's own key. The client keeps such a seat while a bot moves for it.
    pub fn has_key_of(self, seat: Seat) -> bool {
        self.keyed.contains(seat)
    }

    /// Whether the client holds any seat.
    pub fn is_seated(self) -> bool {
        !self.seats.is_empty()
    }

    /// The seats of the client.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.holds(seat))
    }

    /// Checks that the client holds a seat.
    ///
    /// # Errors
    /// [`AppError::not_yours`].
    pub fn expect_seat(self, seat: Seat) -> Result<(), AppError> {
        if self.holds(seat) { Ok(()) } else { Err(AppError::not_yours()) }
    }

    /// Checks that the client holds any seat.
    ///
    /// # Errors
    /// [`AppError::not_yours`].
    pub fn expect_seated(self) -> Result<(), AppError> {
        if self.is_seated() { Ok(()) } else { Err(AppError::not_yours()) }
    }

    /// Checks that the client is the host.
    ///
    /// # Errors
    /// [`AppError::not_host`].
    pub fn expect_host(self) -> Result<(), AppError> {
        if self.is_host { Ok(()) } else { Err(AppError::not_host()) }
    }
}

/// A name that is safe to show anywhere: short, and without invisible characters and those that change the direction of
/// text.
///
/// # Errors
/// [`AppError::long_name`].
pub(crate) fn name_of(text: &str) -> Result<String, AppError> {
    let name = clean(text);
    // Combining marks count as well: stacked marks cannot grow over other lines.
    if name.chars().count() > LONGEST_NAME.into() {
        return Err(AppError::long_name());
    }
    Ok(name)
}

/// A text as one line, without invisible characters and those that change the direction of text.
pub(crate) fn clean(text: &str) -> String {
    let is_bidi = |letter: char| matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_odd = |letter: char| {
        is_bidi(letter) || matches!(letter, '\u{fff9}'..='\u{fffb}' | '\u{feff}' | '\u{e0001}'..='\u{e007f}')
    };
    let seen: String = text
        .chars()
        .map(|letter| if letter.is_control() || letter.is_whitespace() { ' ' } else { letter })
        .filter(|&letter| !is_odd(letter))
        .collect();
    seen.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::platform;

    fn new_key() -> String {
        static KEYS: std::sync::LazyLock<std::sync::Arc<crate::platform::Platform>> =
            std::sync::LazyLock::new(platform);
        KEYS.new_id().unwrap()
    }

    /// A table of three: the first seat is the host's, the second is given away, the third was left.
    fn shared() -> (TableAccess, String, String) {
        let (host, guest) = (new_key(), new_key());
        let mut access = TableAccess { private: true, ..TableAccess::hosted(&host) };
        access.seat_mut(Seat(1)).holder = SeatOwner::Key(KeyDigest::of(&guest));
        access.seat_mut(Seat(2)).holder = SeatOwner::Nobody;
        (access, host, guest)
    }

    #[test]
    fn each_key_opens_its_own_and_nothing_else() {
        let (access, host, guest) = shared();
        let held = |keys: &[&String]| {
            let keys: Vec<String> = keys.iter().map(|&key| key.clone()).collect();
            let principal = Principal::of(&access, 3, &keys);
            (principal.is_host(), (0..3).map(|seat| principal.holds(Seat(seat))).collect::<Vec<_>>())
        };
        assert_eq!(held(&[]), (false, vec![false; 3]));
        assert_eq!(held(&[&host]), (true, vec![true, false, false]));
        assert_eq!(held(&[&guest]), (false, vec![false, true, false]));
        assert_eq!(held(&[&guest, &host]), (true, vec![true, true, false]));
        assert_eq!(held(&[&new_key(), &guest.to_uppercase(), &guest[1..].to_owned()]), held(&[]));
        // A seat that does not exist has no holder.
        assert!(!Principal::of(&access, 1, std::slice::from_ref(&guest)).is_seated());
    }

    #[test]
    fn a_table_that_is_open_is_everybodys_and_its_seats_are_the_hosts_to_give() {
        let host = new_key();
        for (access, keys, owns) in [
            (TableAccess::default(), vec![], true),
            (TableAccess::hosted(&host), vec![], false),
            (TableAccess::hosted(&host), vec![host.clone()], true),
        ] {
            let principal = Principal::of(&access, 2, &keys);
            assert!(principal.is_host() && principal.holds(Seat(0)) && principal.holds(Seat(1)));
            assert_eq!(principal.owns(), owns);
        }
    }

    #[test]
    fn what_is_kept_holds_no_key_and_comes_back() {
        let (mut access, host, guest) = shared();
        access.seat_mut(Seat(1)).name = "Żółw 🦔".to_owned();
        access.wish = Some(UndoRequest { step: 4, choices: 2, by: 1, agreed: vec![0], refused: None });
        access.log(3, Seat(1), SeatEventKind::Sat);
        let kept = access.to_json();
        assert!(!kept.to_string().contains(&host) && !kept.to_string().contains(&guest));
        assert_eq!(TableAccess::from_json("x", &kept).unwrap(), access);
        assert_eq!(TableAccess::from_json("x", &Value::Null).unwrap(), TableAccess::default());
        for strange in
            [serde_json::json!([]), serde_json::json!({ "host": "12" }), serde_json::json!("private")]
        {
            assert!(TableAccess::from_json("x", &strange).is_err(), "{strange}");
        }
    }

    #[test]
    fn digests_are_compared_to_their_end() {
        let digest = KeyDigest::of("key");
        assert_eq!(digest, KeyDigest::of("key"));
        for byte in [0, 15, 31] {
            let mut other = digest;
            other.0[byte] ^= 1;
            assert_ne!(digest, other);
        }
    }

    #[test]
    fn what_happened_with_seats_is_not_remembered_for_ever() {
        let mut access = TableAccess::default();
        for step in 0..100 {
            access.log(step, Seat(0), SeatEventKind::Renewed);
        }
        assert_eq!((access.events.len(), access.events[0].step), (MOST_EVENTS, 100 - 16));
        // Many undos do not push out the changes of seats.
        access.log(100, Seat(1), SeatEventKind::Reclaimed);
        for step in 101..200 {
            access.log(step, Seat(0), SeatEventKind::TookBack);
        }
        let seats = access.events.iter().filter(|told| told.what == SeatEventKind::Reclaimed).count();
        assert_eq!((seats, access.events.len()), (1, 2 * MOST_EVENTS));
        assert_eq!(access.events.last().map(|told| told.step), Some(199));
    }

    #[test]
    fn names_are_short_and_keep_to_their_place() {
        for (text, name) in [
            ("Ann", "Ann"),
            ("  Ann \t\n Lee ", "Ann Lee"),
            ("\u{202e}nnA\u{2066}", "nnA"),
            ("דנה", "דנה"),
            ("👩‍🌾 Zosia", "👩‍🌾 Zosia"),
            ("a\u{0}b\u{1b}[31m", "a b [31m"),
            ("\u{feff}\u{200f}", ""),
            ("<b>&amp;\"'", "<b>&amp;\"'"),
        ] {
            assert_eq!(name_of(text).unwrap(), name);
        }
        assert!(name_of(&"x".repeat(LONGEST_NAME.into())).is_ok());
        assert_eq!(name_of(&"x".repeat(usize::from(LONGEST_NAME) + 1)).unwrap_err().code, "long-name");
        assert!(name_of(&format!("a{}", "\u{301}".repeat(40))).is_err());
    }
}
