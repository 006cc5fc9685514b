//! Who looks at a table that several people play at one device.
//!
//! Hands are hidden from each other, so a browser keeps for each table which seat has taken the
//! device, in a cookie that only that table's pages are sent. The table of another seat's turn is
//! covered until that seat has taken it; then the cookie names that seat, and no other.

use axum::http::HeaderMap;
use tabletop::{Audience, Seat, Table};

/// The name of the cookie.
const NAME: &str = "seat";

/// The seat that has taken the device, as a request says.
pub(crate) fn read(headers: &HeaderMap) -> Option<Seat> {
    crate::prefs::find_cookie(headers, NAME).and_then(|value| value.parse().ok()).map(Seat)
}

/// The cookie that keeps which seat has taken the device at a table; nobody, to forget it.
pub(crate) fn cookie(id: &str, seat: Option<Seat>) -> String {
    let rest = format!("Path=/table/{id}; SameSite=Lax; HttpOnly");
    match seat {
        Some(Seat(seat)) => format!("{NAME}={seat}; {rest}"),
        None => format!("{NAME}=; Max-Age=0; {rest}"),
    }
}

/// Who looks, and whether the table is covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sight {
    pub viewer: Audience,
    pub covered: bool,
}

/// Whether people at a table must not see the same.
pub(crate) fn differ(table: &dyn Table, hides: bool) -> bool {
    hides && table.seats() > 1
}

/// Who looks at a table as it stands now.
pub(crate) fn now(table: &dyn Table, hides: bool, taken: Option<Seat>) -> Sight {
    if !differ(table, hides) {
        return Sight { viewer: Audience::Seat(Seat(0)), covered: false };
    }
    let taken = taken.filter(|seat| seat.0 < table.seats()).map_or(Audience::Spectator, Audience::Seat);
    let asked = table.asked();
    if asked == Audience::Spectator || table.is_given_up() || asked == taken {
        return Sight { viewer: taken, covered: false };
    }
    Sight { viewer: Audience::Spectator, covered: true }
}

/// Who looks at a step of the past: whoever has taken the device, whoever was asked then.
pub(crate) fn then(table: &dyn Table, hides: bool, taken: Option<Seat>) -> Sight {
    if !differ(table, hides) {
        return now(table, hides, taken);
    }
    let taken = taken.filter(|seat| seat.0 < table.seats());
    Sight { viewer: taken.map_or(Audience::Spectator, Audience::Seat), covered: false }
}
