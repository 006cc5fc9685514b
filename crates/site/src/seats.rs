//! Who looks at a table, and who may act at it.
//!
//! Where hands are hidden from each other and several people play at one device, a browser keeps for each table
//! which seat has taken the device, in a cookie that only that table's pages are sent. The table of another
//! seat's turn is covered until that seat has taken it; then the cookie names that seat, and no other.
//!
//! At a table that was shared out, another cookie holds the keys of the seats that are theirs ([`Principal`]);
//! the holder of several seats, such as a host with a family, passes the device among those.

use search::{Level, SeatAssignment};
use serde_json::Value;
use tabletop::{Audience, DynSession, Seat};
use web::{AGAINST_FIELD, OPPONENTS_FIELD, PERSON, SEAT_FIELD};

use crate::access::Principal;
use crate::error::AppError;

/// The most seats that a form may speak of.
const MOST_SEATS: u8 = 8;

/// Who looks, and whether the table is covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sight {
    pub viewer: Audience,
    pub covered: bool,
}

impl Sight {
    /// The seat that looks; the first one for a spectator, who is shown what is no secret of any seat.
    pub fn seat_or_first(self) -> Seat {
        match self.viewer {
            Audience::Seat(seat) => seat,
            Audience::Spectator => Seat(0),
        }
    }
}

/// Whether people at a table must not see the same. A practice table has no secrets.
pub(crate) fn differ(table: &dyn DynSession, hides: bool) -> bool {
    hides && table.seats() > 1 && table.record().practice().is_none()
}

/// The audience that is to act: the deciding seat, or the seat that alone may see what is drawn.
pub(crate) fn wanted(table: &dyn DynSession, company: &SeatAssignment) -> Audience {
    let seat = table.open_question().and_then(|question| question.seat);
    let seat = seat.filter(|&seat| company.at(seat).is_none());
    seat.map_or_else(|| table.asked(), Audience::Seat)
}

/// Whether a seat is to act.
pub(crate) fn is_wanted(table: &dyn DynSession, company: &SeatAssignment, seat: Seat) -> bool {
    wanted(table, company) == Audience::Seat(seat)
}

/// Whether a principal may do what the table waits for, as far as people do it: decide for the seat that is
/// asked, for all where the rules ask all, and enter what is rolled or drawn openly.
pub(crate) fn may_act(table: &dyn DynSession, company: &SeatAssignment, principal: Principal) -> bool {
    match wanted(table, company) {
        Audience::Spectator => principal.is_seated(),
        Audience::Seat(seat) if principal.holds(seat) => true,
        Audience::Seat(seat) => {
            let is_open = || match table.open_question() {
                // Any person enters what is drawn openly, or for a bot.
                Some(question) => question.seat.is_none_or(|seat| company.at(seat).is_some()),
                None => company.at(seat).is_some() || table.is_shared(),
            };
            principal.is_seated() && is_open()
        }
    }
}

/// Who looks at a table as it stands now.
///
/// Without hidden hands, it is the seat that is asked. With hidden hands and one person among
/// bots, the device is that person's; among several people, it belongs to the seat that has taken it.
/// A bot needs no device, so that nothing is covered while it thinks.
///
/// At a private table the same holds among the seats of the principal; without any, they are a spectator.
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

/// Who looks at a past step: the seat that has taken the device, not the one that was asked then.
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

/// The seat that has the device, where hands are hidden.
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

/// Who sits at a table. An unknown bot, of a newer release, is read as a person, so that the table stays usable.
pub(crate) fn company_of(id: &str, kept: &Value) -> SeatAssignment {
    SeatAssignment::from_json(kept).unwrap_or_else(|fault| {
        eprintln!("hedgerow: table {id}: {fault}");
        SeatAssignment::default()
    })
}

/// Whether a table of so many seats has any to give away.
pub(crate) fn can_seat_friends(seats: u8) -> bool {
    seats > 1
}

/// Whether seats of a table can be given away: it has several, and is no practice table.
pub(crate) fn can_be_shared(table: &dyn DynSession) -> bool {
    can_seat_friends(table.seats()) && table.record().practice().is_none()
}

/// Splits a form into who sits where, seats that it does not name as they were, and the rest.
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

/// The number of computer players and the company that a form of the front door asks for; `None` for another form.
///
/// # Errors
/// When it names no level, or no number.
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

    /// The seat that is asked at each step of a game of two, along the last choices.
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
            // Beside a bot, the person goes on looking.
            assert_eq!(now(&*table, false, &ours, open, None).viewer, Audience::Seat(Seat(0)));
            let choices = table.choices(table.asked());
            table.choose(&choices[choices.len() - 1].id.clone(), None).unwrap();
        }
        assert!(asked[0] > 0 && asked[1] > 0, "{asked:?}");
    }
}
