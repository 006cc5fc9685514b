//! Stored games: lists with filters, statistics, medals, daily challenges, campaigns, reports.

mod campaign;
mod daily;
mod line;
mod remark;
mod report;
mod shelf;
mod statistics;

pub use campaign::{Campaign, Campaigns, Try, campaign, campaigns};
pub use daily::{Calendar, Challenge, Daily, Mark, Outcome, Par, daily};
pub use line::{TimeLine, line};
pub(crate) use remark::medals_of;
pub use remark::remark;
pub use report::{Reported, report};
pub use shelf::{Filter, Shelved, Taken, taken};
pub(crate) use shelf::{filters, pager, travel};
pub use statistics::{Chart, Worn, all_stats, stats};

use i18n::Words;
use maud::{Markup, html};
use stats::Day;
use tabletop::Message;

/// A day in the format of the reader's language. The hour is omitted, because the time zone of the reader is
/// unknown.
pub(crate) fn date(words: &Words, day: Day) -> Markup {
    html! { time datetime=(day) { (words.say(&dated(day))) } }
}

/// The message for a day.
pub(crate) fn dated(day: Day) -> Message {
    let (year, month, of_month) = day.civil();
    Message::new("site-date")
        .key("year", year.to_string())
        .number("month", month)
        .key("day", of_month.to_string())
}
