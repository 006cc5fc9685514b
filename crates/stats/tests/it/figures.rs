use stats::{Account, Bar, Counts, Day, Figures, Part, Played, Profile, Span, Standing};

/// The maximal number of units of time.
const MOST_SPANS: usize = 36;

const PROFILE: Profile = Profile { rows: "who", columns: "whom", parts: &["found", "bought"] };

fn played(day: i32, who: &str, result: Standing, score: i64) -> Played {
    let words = [("who".to_owned(), who.to_owned()), ("whom".to_owned(), "king".to_owned())].into();
    let numbers = [("found".to_owned(), 2), ("bought".to_owned(), 1)].into();
    let account = Account { result, score: Some(score), rounds: 7, words, numbers };
    let when = Day(day).begins() + 1000;
    Played { id: String::new(), game: "nuts".to_owned(), day: None, when, account }
}

#[test]
fn nothing_comes_of_nothing() {
    let figures = Figures::of(&PROFILE, []);
    assert_eq!((figures.all.all(), figures.spans.len(), figures.scores.bars.len()), (0, 0, 0));
    assert_eq!(figures.all.percent(), None);
}

#[test]
fn games_are_counted_by_time_by_words_and_by_numbers() {
    let games = [
        played(100, "10", Standing::Won, 4),
        played(100, "9", Standing::Lost, -1),
        played(103, "10", Standing::Lost, 12),
        played(103, "10", Standing::GivenUp, 99),
        played(104, "10", Standing::Watched, 77),
    ];
    let figures = Figures::of(&PROFILE, &games);
    assert_eq!(figures.all, Counts { won: 1, lost: 2, shared: 0, given_up: 1 });
    assert_eq!(figures.all.percent(), Some(33));
    // Days without a game count as well.
    assert_eq!((figures.span, figures.spans.len()), (Span::Day, 4));
    assert_eq!(figures.rows, ["9", "10"]);
    assert_eq!(figures.row("10").all(), 3);
    assert_eq!((figures.scores.ends, figures.scores.median), ((-1, 12), 4));
    assert_eq!(figures.scores.bars.iter().map(|bar| bar.count).sum::<u32>(), 3);
    assert_eq!(figures.lengths.bars, [Bar { from: 7, to: 7, count: 3, won: 1 }]);
    assert_eq!(figures.parts, [Part { name: "found", sum: 6 }, Part { name: "bought", sum: 3 }]);
}

#[test]
fn a_long_time_is_seen_in_months_and_no_end_of_them() {
    let games = [played(0, "a", Standing::Won, 1), played(9_000, "a", Standing::Won, 1)];
    let figures = Figures::of(&PROFILE, &games);
    assert_eq!((figures.span, figures.spans.len()), (Span::Month, MOST_SPANS));
    assert_eq!(figures.spans[MOST_SPANS - 1].1.won, 1);
}

/// Regression: an imported record had `"changed": -9223372036854775808`. All months since then were allocated
/// before all but the last three dozen were dropped, and the server ran out of memory.
#[test]
fn the_ends_of_time_and_of_numbers_are_counted_in_no_more_room_than_any_others() {
    let with = |when: i64, score: i64| {
        let game = played(0, "a", Standing::Won, score);
        let numbers = [("found".to_owned(), score)].into();
        Played { when, account: Account { numbers, ..game.account.clone() }, ..game }
    };
    for [one, other] in [[i64::MIN, i64::MAX], [i64::MIN, 0], [0, i64::MAX], [i64::MAX, i64::MAX]] {
        let figures = Figures::of(&PROFILE, &[with(one, one), with(other, other)]);
        assert!((1..=MOST_SPANS).contains(&figures.spans.len()), "{one} {other}");
        assert!(figures.spans.is_sorted_by(|(one, _), (other, _)| one < other));
        assert!(figures.spans.last().is_some_and(|(_, counts)| counts.won > 0), "{one} {other}");
        assert_eq!(figures.scores.ends, (one.min(other), one.max(other)));
        assert_eq!(figures.scores.bars.iter().map(|bar| bar.count).sum::<u32>(), 2);
        assert!(figures.scores.bars.len() <= 20);
    }
}

#[test]
fn bars_are_as_wide_as_people_count() {
    // Some fourteen bars, so that the last score is so many widths away from the first.
    let wide = |width: i64| {
        let games = [played(0, "a", Standing::Won, 0), played(0, "a", Standing::Won, 14 * (width - 1))];
        let bar = Figures::of(&PROFILE, &games).scores.bars[0];
        bar.to - bar.from + 1
    };
    assert_eq!([1, 2, 3, 5, 6, 11, 21, 99].map(wide), [1, 2, 5, 5, 10, 20, 50, 100]);
}
