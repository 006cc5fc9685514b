//! The assignment of people and computer players to the seats of a table.

use serde_json::{Value, json};
use tabletop::{Audience, DynSession, Narration, Seat, Seen, SeenStep};

use crate::Level;
use crate::level::UnknownLevel;

/// The maximal number of seats of a table.
const MOST_SEATS: usize = 8;

/// The players of the seats of a table. It belongs to the table and not to the record: rules do not depend on who
/// chose.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatAssignment {
    /// The level of the computer player of each seat, or `None` for a person. People play the missing seats at the
    /// end.
    seats: Vec<Option<Level>>,
}

/// Why a seat assignment cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownCompany {
    /// The level is unknown.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// The JSON, quoted here, has another shape.
    #[error("a company is written as {{\"seats\":[null,\"scout\"]}}, not as {0}")]
    Shape(String),
}

impl SeatAssignment {
    /// The assignment with these levels, in the order of seats; `None` for a person.
    pub fn new(seats: impl IntoIterator<Item = Option<Level>>) -> Self {
        let mut seats: Vec<_> = seats.into_iter().take(MOST_SEATS).collect();
        while seats.last() == Some(&None) {
            seats.pop();
        }
        Self { seats }
    }

    /// The same assignment with another player in one seat.
    #[must_use]
    pub fn with(&self, Seat(seat): Seat, who: Option<Level>) -> Self {
        let count = self.seats.len().max(usize::from(seat) + 1);
        let at =
            |at: usize| if at == usize::from(seat) { who } else { self.seats.get(at).copied().flatten() };
        Self::new((0..count).map(at))
    }

    /// The same assignment without seats beyond this number.
    #[must_use]
    pub fn of(&self, seats: u8) -> Self {
        Self::new(self.seats.iter().copied().take(seats.into()))
    }

    /// The level of the computer player in a seat; `None` for a person.
    pub fn at(&self, Seat(seat): Seat) -> Option<Level> {
        self.seats.get(usize::from(seat)).copied().flatten()
    }

    /// The computer player whose decision is open, and its seat; `None` for a person or a spectator.
    pub fn asked(&self, asked: Audience) -> Option<(Seat, Level)> {
        match asked {
            Audience::Seat(seat) => self.at(seat).map(|level| (seat, level)),
            Audience::Spectator => None,
        }
    }

    /// Whether people play all seats.
    pub fn is_people(&self) -> bool {
        self.seats.is_empty()
    }

    /// The seats that people play at a table with this number of seats.
    pub fn people(&self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat).filter(|&seat| self.at(seat).is_none())
    }

    /// The stored form: `{"seats":[null,"scout"]}`.
    pub fn to_json(&self) -> Value {
        let name = |level: &Option<Level>| level.map(Level::name);
        json!({ "seats": self.seats.iter().map(name).collect::<Vec<_>>() })
    }

    /// Reads the stored form. Unknown fields are ignored; `null`, or an object without `seats`, means that people
    /// play all seats.
    ///
    /// # Errors
    /// If a level or the shape is unknown.
    pub fn from_json(kept: &Value) -> Result<Self, UnknownCompany> {
        let strange = || UnknownCompany::Shape(kept.to_string());
        let seats = match kept {
            Value::Null => return Ok(Self::default()),
            Value::Object(fields) => fields.get("seats"),
            _ => return Err(strange()),
        };
        let Some(seats) = seats else { return Ok(Self::default()) };
        let read = |who: &Value| match who {
            Value::Null => Ok(None),
            Value::String(name) => Ok(Some(name.parse::<Level>()?)),
            _ => Err(strange()),
        };
        let seats = seats.as_array().ok_or_else(strange)?.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        Ok(Self::new(seats))
    }

    /// The computer player that decides now at a table, and its seat; `None` if none does.
    pub fn decides(&self, table: &dyn DynSession) -> Option<(Seat, Level)> {
        if self.is_people() || table.is_given_up() || table.waits_for_chance() {
            return None;
        }
        self.asked(table.asked())
    }
}

/// The last decision of a seat for which `is_meant` holds, such as a person's: the number of choices to undo,
/// including this one, and the choice. Undoing fewer would only let computer players choose again.
pub fn last_of<G: Narration>(
    seen: Seen<'_, G>,
    is_meant: impl Fn(Seat) -> bool,
) -> Option<(u32, SeenStep<'_, G>)> {
    (1..).zip(seen.line().into_iter().rev()).find(|(_, step)| step.seat().is_some_and(&is_meant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_company_is_kept_and_read_again() {
        for company in [
            SeatAssignment::default(),
            SeatAssignment::new([None, Some(Level::Scout)]),
            SeatAssignment::new([Some(Level::Hatchling), None, None, Some(Level::Elder)]),
        ] {
            assert_eq!(SeatAssignment::from_json(&company.to_json()), Ok(company));
        }
    }

    #[test]
    fn what_is_missing_is_a_person_and_what_is_new_is_left_alone() {
        for people in [
            json!(null),
            json!({}),
            json!({ "seats": [] }),
            json!({ "seats": [null, null] }),
            json!({ "seats": [null], "newer": 1 }),
        ] {
            assert_eq!(SeatAssignment::from_json(&people), Ok(SeatAssignment::default()), "{people}");
        }
    }

    #[test]
    fn what_is_not_known_is_refused_with_what_there_is() {
        let fault = SeatAssignment::from_json(&json!({ "seats": ["wizard"] })).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "there is no level `wizard`, only hatchling, forager, scout, pathfinder, elder"
        );
        for strange in [json!([]), json!("scout"), json!({ "seats": 3 }), json!({ "seats": [3] })] {
            assert!(
                matches!(SeatAssignment::from_json(&strange), Err(UnknownCompany::Shape(_))),
                "{strange}"
            );
        }
    }

    #[test]
    fn a_seat_changes_hands() {
        let company = SeatAssignment::default().with(Seat(2), Some(Level::Forager));
        assert_eq!(company.at(Seat(2)), Some(Level::Forager));
        assert_eq!(company.people(4).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(3)]);
        assert_eq!(company.of(2), SeatAssignment::default());
        assert!(company.with(Seat(2), None).is_people());
    }
}
