//! Calendar days, and random choices that are the same for everybody on a day.

use std::fmt;
use std::str::FromStr;

use tabletop::{Fingerprint, Secret};

/// A day of the Gregorian calendar in UTC, as days since 1 January 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

/// A day, in milliseconds.
const MILLIS: i64 = 86_400_000;

impl Day {
    /// The first valid day: 1 January of the year 1.
    pub const FIRST: Self = Self(-719_162);

    /// The last valid day: 31 December of the year 9999.
    pub const LAST: Self = Self(2_932_896);

    /// The day of a time in milliseconds since 1970, clamped to the years 1 to 9999, so that every time can be
    /// displayed.
    pub fn of_millis(millis: i64) -> Self {
        let days = millis.div_euclid(MILLIS).clamp(Self::FIRST.0.into(), Self::LAST.0.into());
        // Both bounds are `i32`.
        Self(i32::try_from(days).unwrap_or(Self::LAST.0))
    }

    /// Its start, in milliseconds since 1970.
    pub fn begins(self) -> i64 {
        i64::from(self.0) * MILLIS
    }

    /// The day `days` later.
    #[must_use]
    pub fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// Year, month and day of the month.
    pub fn civil(self) -> (i64, u8, u8) {
        // Eras of 400 years begin on 1 March, so that the leap day is the last day of a year.
        let days = i64::from(self.0) + 719_468;
        let era = days.div_euclid(146_097);
        let day_of_era = days.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = era * 400 + year_of_era + i64::from(month <= 2);
        // A month is less than 13, a day less than 32.
        (year, u8::try_from(month).unwrap_or(1), u8::try_from(day).unwrap_or(1))
    }

    /// The day with this date; `None` if there is none.
    pub fn from_civil(year: i64, month: u8, day: u8) -> Option<Self> {
        if !(1..=12).contains(&month) || !(1..=31).contains(&day) || !(1..=9999).contains(&year) {
            return None;
        }
        let shifted = if month > 2 { year } else { year - 1 };
        let era = shifted.div_euclid(400);
        let year_of_era = shifted.rem_euclid(400);
        let from_march = (i64::from(month) + 9) % 12;
        let day_of_year = (153 * from_march + 2) / 5 + i64::from(day) - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        let found = Self(i32::try_from(era * 146_097 + day_of_era - 719_468).ok()?);
        // The 31st of a short month does not exist.
        (found.civil() == (year, month, day)).then_some(found)
    }

    /// The day of the week, 0 for Monday.
    pub fn weekday(self) -> u8 {
        u8::try_from((i64::from(self.0) + 3).rem_euclid(7)).unwrap_or(0)
    }

    /// The first day of its month.
    #[must_use]
    pub fn month(self) -> Self {
        let (_, _, day) = self.civil();
        self.plus(1 - i32::from(day))
    }

    /// The first day of the next month.
    #[must_use]
    pub fn next_month(self) -> Self {
        self.month().plus(31).month()
    }

    /// The Monday of its week.
    #[must_use]
    pub fn week(self) -> Self {
        self.plus(-i32::from(self.weekday()))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// The text is not a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as 2026-11-21")]
pub struct NoDay;

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let mut parts = text.splitn(3, '-');
        let mut part = |length: usize| {
            parts.next().filter(|part| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let (year, month, day) = (part(4), part(2), part(2));
        let (Some(year), Some(month), Some(day)) = (year, month, day) else { return Err(NoDay) };
        // The texts have two digits.
        let small = |text: &str| text.parse::<u8>().unwrap_or(0);
        Self::from_civil(year.parse().unwrap_or(0), small(month), small(day)).ok_or(NoDay)
    }
}

/// Random choices that are the same for everybody on a day.
///
/// A test pins the mapping: a release that changed it would give different games on one day.
#[derive(Debug, Clone)]
pub struct Picks {
    what: String,
    number: u32,
}

impl Picks {
    /// The choices of a game on a day.
    pub fn of(game: &str, day: Day) -> Self {
        Self { what: format!("hedgerow daily {game} {day}"), number: 0 }
    }

    /// A number below `bound`, which must not be zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        let text = format!("{} {}", self.what, self.number);
        self.number += 1;
        let digest = Fingerprint::of_bytes(text.as_bytes()).to_string();
        // A digest has 32 hexadecimal digits. The bias towards small numbers, below 2⁻³², does not matter here.
        let word = u64::from_str_radix(&digest[..16], 16).unwrap_or(0);
        u32::try_from(word % u64::from(bound.max(1))).unwrap_or(0)
    }

    /// One of several items; `None` if there are none.
    pub fn one<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(things.len()).ok().filter(|&count| count > 0)?;
        things.get(self.below(count) as usize)
    }
}

/// The secret of a daily challenge. Everybody can compute it, by design.
pub fn daily_secret(game: &str, day: Day) -> Secret {
    let half =
        |which: &str| Fingerprint::of_bytes(format!("hedgerow daily seed {game} {day} {which}").as_bytes());
    let text = format!("{}{}", half("one"), half("two"));
    // Two digests have 64 hexadecimal digits.
    Secret::from_hex(&text).unwrap_or_else(|| Secret::new([0; 32]))
}

/// The current run of consecutive days, up to `today` or yesterday, and the longest run. Days must be sorted and
/// unique.
pub fn streaks(days: &[Day], today: Day) -> (u32, u32) {
    let (mut run, mut most) = (0, 0);
    let mut last: Option<Day> = None;
    for &day in days {
        run = if last.is_some_and(|last| last.plus(1) == day) { run + 1 } else { 1 };
        most = most.max(run);
        last = Some(day);
    }
    let goes_on = last.is_some_and(|last| last == today || last.plus(1) == today);
    (if goes_on { run } else { 0 }, most)
}
