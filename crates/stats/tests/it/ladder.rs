use search::Level;
use stats::{Account, Counts, Ladder, LadderFault, Played, Standing};

const FILE: &str = r#"
        [[rung]]
        word = "mode"
        value = "easy"
        when = ["added is plain"]
        setup = { mode = "easy" }
        won = [1, 5, 25, 44, 56]
        [[rung]]
        word = "mode"
        value = "hard"
        setup = { mode = "hard" }
        won = [0, 4, 21, 40, 51]
    "#;

fn played(mode: &str, added: &str, result: Standing) -> Played {
    let words = [("mode", mode), ("added", added)];
    let words = words.map(|(name, word)| (name.to_owned(), word.to_owned())).into();
    let account = Account { result, score: None, rounds: 5, words, numbers: [].into() };
    Played { id: String::new(), game: "nuts".to_owned(), day: None, when: 0, account }
}

#[test]
fn games_count_on_their_rung_and_the_first_without_a_win_is_next() {
    let ladder = Ladder::read(FILE).unwrap();
    assert_eq!(ladder.next(&ladder.counts(&[] as &[Played])).unwrap().name(), "mode-easy");
    let games = [
        played("easy", "plain", Standing::Won),
        played("easy", "plain", Standing::Lost),
        played("easy", "box", Standing::Lost),
        played("hard", "box", Standing::Lost),
    ];
    let counts = ladder.counts(&games);
    assert_eq!(counts.iter().map(|counts| (counts.won, counts.lost)).collect::<Vec<_>>(), [(1, 1), (0, 1)]);
    assert_eq!(ladder.next(&counts).unwrap().name(), "mode-hard");
    assert_eq!(ladder.find("mode-hard").unwrap().setup["mode"], "hard");
}

#[test]
fn a_person_is_like_the_strongest_player_who_wins_no_more() {
    let ladder = Ladder::read(FILE).unwrap();
    let counts = |won, lost| Counts { won, lost, ..Counts::default() };
    let like = |won, lost| ladder.rungs()[0].like(counts(won, lost));
    assert_eq!([like(0, 0), like(0, 9)], [None, None]);
    assert_eq!(like(1, 3), Some(Level::Scout));
    assert_eq!(like(2, 98), Some(Level::Hatchling));
    assert_eq!(like(3, 2), Some(Level::Elder));
    let better = counts(5, 5);
    assert_eq!(ladder.next(&[better, better]).unwrap().name(), "mode-easy");
    let best = counts(9, 1);
    assert_eq!(ladder.next(&[best, best]), None);
}

#[test]
fn what_is_wrong_in_a_file_is_said() {
    let fault = |from: &str, to: &str| Ladder::read(&FILE.replacen(from, to, 1)).unwrap_err();
    assert!(matches!(fault("[[rung]]", "[rung]"), LadderFault::Unreadable(_)));
    assert!(matches!(fault("added is plain", "added"), LadderFault::Condition { .. }));
    assert!(matches!(fault("44, 56", "44, 156"), LadderFault::Rates(_)));
    assert!(matches!(fault("value = \"easy\"", "value = \"hard\""), LadderFault::Twice(_)));
}
