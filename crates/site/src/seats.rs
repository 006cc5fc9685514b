//! The viewer of a table, and the right to act at it.
//!
//! If hands are hidden and several people play on one device, a cookie of the table names the seat that has taken the
//! device. On the turn of another seat, the table is covered until that seat has taken the device.
//!
//! At a shared table, another cookie holds the keys of the client's seats ([`Principal`]). The holder of several seats,
//! such as a host with a family, passes the device among those.

use search::{Level, SeatAssignment};
use serde_json::Value;
use tabletop::{Audience, DynSession, Seat};
use web::{AGAINST_FIELD, OPPONENTS_FIELD, PERSON, SEAT_FIELD};

use crate::access::Principal;
use crate::error::AppError;

/// The most seats in a form.
const MOST_SEATS: u8 = 8;

/// The viewer, and whether the table is covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sight {
    pub viewer: Audience,
    pub covered: bool,
}

impl Sight {
    /// The seat of the viewer; the first seat for a spectator, who sees no hidden information.
    pub fn seat_or_first(self) -> Seat {
        match self.viewer {
            Audience::Seat(seat) => seat,
            Audience::Spectator => Seat(0),
        }
    }
}

/// Whether different seats must see different things. A practice table has no secrets.
pub(crate) fn differ(table: &dyn DynSession, hides: bool) -> bool {
    hides && table.seats() > 1 && table.record().practice().is_none()
}

/// The audience that is to act: the deciding seat, or the only seat that may see a draw.
pub(crate) fn wanted(table: &dyn DynSession, company: &SeatAssignment) -> Audience {
    let seat = table.open_question().and_then(|question| question.seat);
    let seat = seat.filter(|&seat| company.at(seat).is_none());
    seat.map_or_else(|| table.asked(), Audience::Seat)
}

/// Whether a seat is to act.
pub(crate) fn is_wanted(table: &dyn DynSession, company: &SeatAssignment, seat: Seat) -> bool {
    wanted(table, company) == Audience::Seat(seat)
}

/// Whether a principal may do what the table waits for: decide for the deciding seat (for all seats if the rules ask
/// all), or enter open rolls and draws.
pub(crate) fn may_act(table: &dyn DynSession, company: &SeatAssignment, principal: Principal) -> bool {
    match wanted(table, company) {
        Audience::Spectator => principal.is_seated(),
        Audience::Seat(seat) if principal.holds(seat) => true,
        Audience::Seat(seat) => {
            let is_open = || match table.open_question() {
                // Any person enters open draws, and draws of bots.
                Some(question) => question.seat.is_none_or(|seat| company.at(seat).is_some()),
                None => company.at(seat).is_some() || table.is_shared(),
            };
            principal.is_seated() && is_open()
        }
    }
}

/// The viewer of the current position.
///
/// Without hidden hands, it is the deciding seat. With hidden hands and one person among bots, it is that person; among
/// several people, it is the seat that has taken the device. A bot needs no device: nothing is covered while it
/// searches.
///
/// At a private table, the same holds among the seats of the principal. A principal without seats is a spectator.
pub(crate) fn now(
    table: &dyn DynSession,
    hides: bool,
    company: &SeatAssignment,
    principal: Principal,
    taken: Option<Seat>,
) -> Sight {
    let asked = wanted(table, company);
    if !differ(table, hides) {
        let first = people(table, company, principal).next();
        let viewer = match asked {
            Audience::Seat(seat) if company.at(seat).is_none() && may_act(table, company, principal) => {
                Some(seat)
            }
            _ if principal.is_private => first,
            _ => Some(first.unwrap_or(Seat(0))),
        };
        return Sight { viewer: viewer.map_or(Audience::Spectator, Audience::Seat), covered: false };
    }
    let viewer = holder(table, company, principal, taken);
    // Any person enters the draws of a bot; a decision on another device is not covered here.
    let is_elsewhere =
        matches!(asked, Audience::Seat(seat) if company.at(seat).is_some() || !principal.holds(seat));
    if asked == Audience::Spectator || table.is_given_up() || is_elsewhere || asked == viewer {
        return Sight { viewer, covered: false };
    }
    Sight { viewer: Audience::Spectator, covered: true }
}

/// The viewer of an earlier step: the seat that has taken the device, not the one that decided then.
pub(crate) fn then(
    table: &dyn DynSession,
    hides: bool,
    company: &SeatAssignment,
    principal: Principal,
    taken: Option<Seat>,
) -> Sight {
    if !differ(table, hides) {
        return now(table, hides, company, principal, taken);
    }
    Sight { viewer: holder(table, company, principal, taken), covered: false }
}

/// The seats of people that a principal holds. The holder of a seat for which a bot moves still sees its hand.
fn people(
    table: &dyn DynSession,
    company: &SeatAssignment,
    principal: Principal,
) -> impl Iterator<Item = Seat> {
    let (seats, company) = (table.seats(), company.clone());
    let is_persons = move |seat: &Seat| company.at(*seat).is_none() || principal.has_key_of(*seat);
    principal.seats().filter(move |seat| seat.0 < seats && is_persons(seat))
}

/// The seat that has the device, if hands are hidden.
fn holder(
    table: &dyn DynSession,
    company: &SeatAssignment,
    principal: Principal,
    taken: Option<Seat>,
) -> Audience {
    let mut all = people(table, company, principal);
    let seat = match (all.next(), all.next()) {
        (alone, None) => alone,
        _ => taken.filter(|taken| people(table, company, principal).any(|seat| seat == *taken)),
    };
    seat.map_or(Audience::Spectator, Audience::Seat)
}

/// The players of a table. An unknown bot, of a newer release, counts as a person, so that the table stays usable.
pub(crate) fn company_of(id: &str, kept: &Value) -> SeatAssignment {
    SeatAssignment::from_json(kept).unwrap_or_else(|fault| {
        eprintln!("hedgerow: table {id}: {fault}");
        SeatAssignment::default()
    })
}

/// Whether a table with this number of seats has any to give away.
pub(crate) fn can_seat_friends(seats: u8) -> bool {
    seats > 1
}

/// Whether seats of a table can be given away: it has several, and is no practice table.
pub(crate) fn can_be_shared(table: &dyn DynSession) -> bool {
    can_seat_friends(table.seats()) && table.record().practice().is_none()
}

/// Splits a form into the players (seats that it does not name are unchanged) and the other fields.
pub(crate) fn split(
    fields: Vec<(String, String)>,
    company: &SeatAssignment,
) -> Result<(Vec<(String, String)>, SeatAssignment), AppError> {
    let (mut rest, mut company) = (Vec::new(), company.clone());
    for (name, value) in fields {
        let Some(number) = name.strip_prefix(SEAT_FIELD) else {
            rest.push((name, value));
            continue;
        };
        let seat = number.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        let seat = seat.filter(|&seat| seat < MOST_SEATS).ok_or_else(AppError::malformed)?;
        let who = match &*value {
            PERSON => None,
            level => Some(level.parse().map_err(|_| AppError::no_level(level))?),
        };
        company = company.with(Seat(seat), who);
    }
    Ok((rest, company))
}

/// The number of computer players and the seating in a quick-start form; `None` for another form.
///
/// # Errors
/// If its level or its number is invalid.
pub(crate) fn against(fields: &[(String, String)]) -> Result<Option<(u8, SeatAssignment)>, AppError> {
    let field = |wanted: &str| fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| &**value);
    let Some(level) = field(AGAINST_FIELD) else { return Ok(None) };
    let level: Level = level.parse().map_err(|_| AppError::no_level(level))?;
    let opponents: u8 = field(OPPONENTS_FIELD).unwrap_or("1").parse().map_err(|_| AppError::malformed())?;
    let opponents = opponents.min(MOST_SEATS - 1);
    let others = (0..opponents).map(|_| Some(level));
    Ok(Some((opponents, SeatAssignment::new(core::iter::once(None).chain(others)))))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use mystics::Mystics;
    use tabletop::{ErasedGame, Opened, Secret, Source};

    use super::*;
    use crate::access::TableAccess;

    /// The deciding seat at each step of a game of two, if the last choice is always made.
    #[test]
    fn where_nothing_is_hidden_whoever_is_asked_looks() {
        let pack = mystics::load::builtin_pack();
        let game = Arc::new(Mystics::new(Arc::new(pack.content.clone())));
        let setup = serde_json::to_value(mystics::Setup { players: 2, ..mystics::Setup::default() }).unwrap();
        let source = Source::Keyed(Secret::new([7; 32]));
        let Ok(Opened::Table(mut table)) = game.open(&setup, source, &[]) else { panic!("it begins") };
        let ours = SeatAssignment::default().with(Seat(1), Some(Level::Scout));
        let mut asked = [0, 0];
        let open = Principal::of(&TableAccess::default(), 2, &[]);
        for _ in 0..60 {
            let Audience::Seat(seat) = table.asked() else { break };
            asked[usize::from(seat.0)] += 1;
            let people = now(&*table, false, &SeatAssignment::default(), open, None);
            assert_eq!(people, Sight { viewer: Audience::Seat(seat), covered: false });
            // Beside a bot, the person stays the viewer.
            assert_eq!(now(&*table, false, &ours, open, None).viewer, Audience::Seat(Seat(0)));
            let choices = table.choices(table.asked());
            table.choose(&choices[choices.len() - 1].id.clone(), None).unwrap();
        }
        assert!(asked[0] > 0 && asked[1] > 0, "{asked:?}");
    }
}
