//! What holds for every game of the list.

use registry::{NAMES, Registered, Work, released, with_game};
use stats::Medals;

/// The text of the medals of a game.
struct MedalText;

impl Work for MedalText {
    type Result = &'static str;

    fn with<G: Registered>(self) -> &'static str {
        G::MEDALS
    }
}

#[test]
fn the_medals_of_all_games_can_be_read() {
    let texts = NAMES.iter().map(|&name| (name, with_game(name, MedalText).unwrap()));
    let medals = Medals::of_games(texts).unwrap();
    for &name in NAMES {
        let least = if released().contains(&name) { 12 } else { 1 };
        assert!(medals.iter().filter(|medal| medal.game == Some(name)).count() >= least, "{name}");
    }
}

#[test]
fn a_game_is_found_by_its_name_alone() {
    struct Name;

    impl Work for Name {
        type Result = &'static str;

        fn with<G: Registered>(self) -> &'static str {
            G::NAME
        }
    }

    for &name in NAMES {
        assert_eq!(with_game(name, Name), Some(name));
    }
    assert_eq!(with_game("chess", Name), None);
}
