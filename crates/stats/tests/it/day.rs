use stats::{Day, NoDay, Picks, daily_secret, streaks};

/// The milliseconds of a day.
const MILLIS: i64 = 86_400_000;

#[test]
fn days_are_counted_by_the_calendar() {
    for (day, civil) in
        [(0, (1970, 1, 1)), (-1, (1969, 12, 31)), (11_016, (2000, 2, 29)), (20_778, (2026, 11, 21))]
    {
        assert_eq!(Day(day).civil(), civil);
        let (year, month, of_month) = civil;
        assert_eq!(Day::from_civil(year, month, of_month), Some(Day(day)));
    }
    assert_eq!(Day(20_778).weekday(), 5, "a Saturday");
    assert_eq!(Day(20_778).week().to_string(), "2026-11-16");
    assert_eq!(Day(20_778).month().to_string(), "2026-11-01");
    assert_eq!(Day(20_778).next_month().to_string(), "2026-12-01");
    assert_eq!(Day::of_millis(20_778 * MILLIS + 5), Day(20_778));
}

#[test]
fn every_time_has_a_day_that_can_be_written() {
    assert_eq!((Day::FIRST.to_string(), Day::LAST.to_string()), ("0001-01-01".into(), "9999-12-31".into()));
    assert_eq!((Day::of_millis(i64::MIN), Day::of_millis(i64::MAX)), (Day::FIRST, Day::LAST));
    for day in [Day::FIRST, Day::LAST] {
        assert_eq!(Day::of_millis(day.begins()), day);
        assert_eq!(day.to_string().parse(), Ok(day));
        assert!(day.month() <= day && day < day.next_month() && day.week() <= day);
    }
}

#[test]
fn only_days_are_read() {
    assert_eq!("2026-11-21".parse(), Ok(Day(20_778)));
    for strange in ["2026-02-30", "2026-13-01", "2026-1-1", "", "2026-11-21x", "+026-11-21", "0000-01-01"] {
        assert_eq!(strange.parse::<Day>(), Err(NoDay), "{strange}");
    }
}

#[test]
fn a_day_is_the_same_everywhere_and_for_ever() {
    let day = Day(20_778);
    let mut picks = Picks::of("ratcatcher", day);
    assert_eq!([picks.below(6), picks.below(4), picks.below(100)], PINNED);
    assert_ne!(daily_secret("ratcatcher", day).to_hex(), daily_secret("everdell", day).to_hex());
    assert_ne!(daily_secret("everdell", day.plus(1)).to_hex(), daily_secret("everdell", day).to_hex());
    assert_eq!(&daily_secret("ratcatcher", day).to_hex()[..16], SECRET);
}

const PINNED: [u32; 3] = [0, 3, 20];
/// The first 16 digits of the day's secret, made on 30 November 2026: every machine makes the same.
const SECRET: &str = "6017d8eaa27d81e5";

#[test]
fn days_in_a_row_are_counted_to_today_or_yesterday() {
    let days = |list: &[i32]| list.iter().map(|&day| Day(day)).collect::<Vec<_>>();
    assert_eq!(streaks(&[], Day(9)), (0, 0));
    assert_eq!(streaks(&days(&[1, 2, 3, 7, 8]), Day(8)), (2, 3));
    assert_eq!(streaks(&days(&[1, 2, 3, 7, 8]), Day(9)), (2, 3));
    assert_eq!(streaks(&days(&[1, 2, 3, 7, 8]), Day(10)), (0, 3));
}
