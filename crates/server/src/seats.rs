//! Who looks at a table that several people play at one device.
//!
//! Hands are hidden from each other, so a browser keeps for each table which seat has taken the
//! device, in a cookie that only that table's pages are sent. The table of another seat's turn is
//! covered until that seat has taken it; then the cookie names that seat, and no other.

use axum::http::HeaderMap;
use pages::{PERSON, SEAT_FIELD};
use players::Company;
use tabletop::{Audience, Seat, Table};

use crate::fault::Fault;

/// The most seats that a form may speak of.
const MOST_SEATS: u8 = 8;

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

/// Whether people at a table must not see the same. Where something is practised, nothing is secret.
pub(crate) fn differ(table: &dyn Table, hides: bool) -> bool {
    hides && table.seats() > 1 && table.record().practice().is_none()
}

/// Who is to act: whoever decides, or the seat that alone may see what comes up.
pub(crate) fn wanted(table: &dyn Table, company: &Company) -> Audience {
    let seat = table.open_question().and_then(|question| question.seat);
    let seat = seat.filter(|&seat| company.at(seat).is_none());
    seat.map_or_else(|| table.asked(), Audience::Seat)
}

/// Who looks at a table as it stands now.
///
/// Where nobody has secrets, whoever is asked does. Where hands are hidden and one person plays with
/// players of ours, the device is that person's; among several people, it is whoever has taken it.
/// A player of ours needs no device, so that nothing is covered while it thinks.
pub(crate) fn now(table: &dyn Table, hides: bool, company: &Company, taken: Option<Seat>) -> Sight {
    let asked = wanted(table, company);
    if !differ(table, hides) {
        let first = company.people(table.seats()).next().unwrap_or(Seat(0));
        let viewer = match asked {
            Audience::Seat(seat) if company.at(seat).is_none() => seat,
            _ => first,
        };
        return Sight { viewer: Audience::Seat(viewer), covered: false };
    }
    let viewer = holder(table, company, taken);
    // What comes up for a player of ours, any person tells.
    let is_ours = matches!(asked, Audience::Seat(seat) if company.at(seat).is_some());
    if asked == Audience::Spectator || table.is_given_up() || is_ours || asked == viewer {
        return Sight { viewer, covered: false };
    }
    Sight { viewer: Audience::Spectator, covered: true }
}

/// Who looks at a step of the past: whoever has taken the device, whoever was asked then.
pub(crate) fn then(table: &dyn Table, hides: bool, company: &Company, taken: Option<Seat>) -> Sight {
    if !differ(table, hides) {
        return now(table, hides, company, taken);
    }
    Sight { viewer: holder(table, company, taken), covered: false }
}

/// The seat that has the device, where hands are hidden.
fn holder(table: &dyn Table, company: &Company, taken: Option<Seat>) -> Audience {
    let mut people = company.people(table.seats());
    let seat = match (people.next(), people.next()) {
        (alone, None) => alone,
        _ => taken.filter(|&seat| seat.0 < table.seats() && company.at(seat).is_none()),
    };
    seat.map_or(Audience::Spectator, Audience::Seat)
}

/// Splits a form into who sits where, seats that it does not name as they were, and the rest.
pub(crate) fn split(
    fields: Vec<(String, String)>,
    company: &Company,
) -> Result<(Vec<(String, String)>, Company), Fault> {
    let (mut rest, mut company) = (Vec::new(), company.clone());
    for (name, value) in fields {
        let Some(number) = name.strip_prefix(SEAT_FIELD) else {
            rest.push((name, value));
            continue;
        };
        let seat = number.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        let seat = seat.filter(|&seat| seat < MOST_SEATS).ok_or_else(Fault::malformed)?;
        let who = match &*value {
            PERSON => None,
            level => Some(level.parse().map_err(|_| Fault::no_level(level))?),
        };
        company = company.with(Seat(seat), who);
    }
    Ok((rest, company))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use mystics::Mystics;
    use players::Level;
    use tabletop::{House, Opened, Secret, Source};

    use super::*;

    /// Whoever is asked at each step of a game of two, as far as the first choices lead.
    #[test]
    fn where_nothing_is_hidden_whoever_is_asked_looks() {
        let pack = mystics::load::builtin_pack();
        let game = Arc::new(Mystics::new(Arc::new(pack.content.clone())));
        let setup = serde_json::to_value(mystics::Setup { players: 2, ..mystics::Setup::default() }).unwrap();
        let source = Source::Keyed(Secret::new([7; 32]));
        let Ok(Opened::Table(mut table)) = game.open(&setup, source, &[]) else { panic!("it begins") };
        let ours = Company::default().with(Seat(1), Some(Level::Scout));
        let mut asked = [0, 0];
        for _ in 0..60 {
            let Audience::Seat(seat) = table.asked() else { break };
            asked[usize::from(seat.0)] += 1;
            let people = now(&*table, false, &Company::default(), None);
            assert_eq!(people, Sight { viewer: Audience::Seat(seat), covered: false });
            // Beside a player of ours, the person goes on looking.
            assert_eq!(now(&*table, false, &ours, None).viewer, Audience::Seat(Seat(0)));
            let choices = table.choices(table.asked());
            table.choose(&choices[choices.len() - 1].id.clone(), None).unwrap();
        }
        assert!(asked[0] > 0 && asked[1] > 0, "{asked:?}");
    }
}
