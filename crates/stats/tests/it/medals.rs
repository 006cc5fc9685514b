use stats::{Account, Day, MedalFault, Medals, Played, Standing};

fn played(id: &str, game: &str, day: i32, result: Standing, words: &[(&str, &str)], caught: i64) -> Played {
    let mut account = Account {
        result,
        score: None,
        rounds: 5,
        words: words.iter().map(|&(name, word)| (name.to_owned(), word.to_owned())).collect(),
        numbers: [("caught".to_owned(), caught)].into(),
    };
    account.words.insert("result".to_owned(), result.name().to_owned());
    Played { id: id.to_owned(), game: game.to_owned(), day: Some(Day(day)), when: 0, account }
}

fn medals(text: &str) -> Result<Medals, MedalFault> {
    Medals::read(&[(Some("nuts"), text)])
}

#[test]
fn the_shared_ones_can_be_read_and_there_are_enough() {
    let shared = Medals::of_games([]).unwrap();
    assert!(shared.iter().filter(|medal| medal.game.is_none()).count() >= 5);
}

#[test]
fn medals_are_earned_by_the_game_that_completes_them() {
    let text = r#"
            [[medal]]
            id = "first"
            art = "leaf"
            grade = "bronze"
            when = ["result is won"]
            [[medal]]
            id = "many"
            art = "leaf"
            grade = "silver"
            sum = "caught"
            need = 10
            [[medal]]
            id = "kinds"
            art = "leaf"
            grade = "silver"
            different = "who"
            need = 2
            [[medal]]
            id = "row"
            art = "leaf"
            grade = "gold"
            when = ["result is won", "caught >= 2", "rounds <= 5"]
            row = true
            need = 2
            [[medal]]
            id = "days"
            art = "leaf"
            grade = "gold"
            days = true
            need = 3
        "#;
    let games = [
        played("a", "nuts", 1, Standing::Lost, &[("who", "cook")], 4),
        played("b", "nuts", 2, Standing::Won, &[("who", "cook")], 4),
        played("other", "marbles", 3, Standing::Lost, &[("who", "piper")], 99),
        played("c", "nuts", 4, Standing::Lost, &[("who", "piper")], 4),
        played("d", "nuts", 3, Standing::Won, &[("who", "piper")], 1),
        played("e", "nuts", 9, Standing::Won, &[("who", "piper")], 2),
    ];
    let medals = medals(text).unwrap();
    let by = |id: &str| {
        let progress = medals.progress(&games);
        let one = progress.iter().find(|progress| progress.medal.id == id).unwrap();
        (one.have, one.earned.map(|played| played.id.clone()))
    };
    assert_eq!(by("first"), (1, Some("b".to_owned())));
    assert_eq!(by("many"), (10, Some("c".to_owned())));
    assert_eq!(by("kinds"), (2, Some("c".to_owned())));
    assert_eq!(by("row"), (1, None), "the one before caught too little");
    assert_eq!(by("days"), (3, Some("d".to_owned())), "the second to the fourth day");
}

#[test]
fn what_is_no_medal_is_refused() {
    let with =
        |more: &str| medals(&format!("[[medal]]\nid = \"a\"\nart = \"leaf\"\ngrade = \"gold\"\n{more}"));
    assert!(with("").is_ok());
    for condition in ["caught > 3", "caught >= many", "caught", "result is", "caught >= 3 or"] {
        let fault = with(&format!("when = [\"{condition}\"]"));
        assert!(matches!(fault, Err(MedalFault::Condition { .. })), "{condition}");
    }
    assert_eq!(with("need = 0"), Err(MedalFault::Count("a".to_owned())));
    assert_eq!(with("row = true\nsum = \"caught\""), Err(MedalFault::Count("a".to_owned())));
    assert!(matches!(with("colour = 3"), Err(MedalFault::Unreadable(_))));
    let twice = "[[medal]]\nid = \"a\"\nart = \"x\"\ngrade = \"gold\"\n";
    assert_eq!(medals(&twice.repeat(2)), Err(MedalFault::Twice("a".to_owned())));
}
