//! What holds for every game of the list.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use everdell::Everdell;
use registry::{NAMES, Registered, Work, released, with_game};
use search::{Kind, Level, SeatAssignment, play_session};
use stats::{Account, Ladder, Medals, Played, Remember};
use tabletop::{Game, Session};

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

/// Plays each rung of a game's ladder by random choices.
struct Climbing;

impl Work for Climbing {
    type Result = ();

    fn with<G: Registered>(self) {
        let ladder = Ladder::read(G::LADDER).unwrap();
        assert_eq!(ladder.rungs().is_empty(), !released().contains(&G::NAME), "{}", G::NAME);
        let game = G::builtin().game;
        for rung in ladder.rungs() {
            let name = rung.name();
            let setup: G::Setup = serde_json::from_value(rung.setup.clone()).unwrap();
            let mut players = vec![game.player(Kind::Random, 7)];
            let (session, _) = play_session(&game, &setup, &mut players, 7).unwrap();
            let account = Account::of(session.seen_by_host(), &SeatAssignment::default()).unwrap();
            let played = Played { id: String::new(), game: G::NAME.to_owned(), day: None, when: 0, account };
            for (other, counts) in ladder.rungs().iter().zip(ladder.counts(&[played])) {
                assert_eq!(counts.all(), u32::from(other.name() == name), "{name} on {}", other.name());
            }
        }
    }
}

#[test]
fn a_game_by_the_setup_of_a_rung_counts_on_it_alone() {
    for &name in NAMES {
        with_game(name, Climbing).unwrap();
    }
}

/// The folder of the kept games of Everdell.
fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/everdell/golden")
}

/// The account of a kept game of Everdell.
fn account_of(file: &Path) -> Account {
    let record = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let session = Session::load(Arc::clone(Everdell::shared()), record, None).unwrap();
    Account::of(session.seen_by_host(), &SeatAssignment::default()).unwrap()
}

/// An account names the strongest computer player that one person alone met.
#[test]
fn accounts_name_the_opponent_of_one_person() {
    let record = serde_json::from_str(&fs::read_to_string(golden().join("3-players.json")).unwrap()).unwrap();
    let session = Session::load(Arc::clone(Everdell::shared()), record, None).unwrap();
    let opponent = |seats: [Option<Level>; 3]| {
        Account::of(session.seen_by_host(), &SeatAssignment::new(seats)).unwrap().opponent()
    };
    let (scout, elder) = (Some(Level::Scout), Some(Level::Elder));
    assert_eq!(opponent([None, scout, elder]), elder);
    assert_eq!(opponent([scout, None, scout]), scout);
    assert_eq!(opponent([None, None, elder]), None);
    assert_eq!(opponent([None, None, None]), None);
    assert_eq!(opponent([scout, scout, elder]), None);
}

#[test]
fn accounts_tell_the_expansions_of_everdell_apart() {
    for (file, modules, expansions, added) in [
        ("2-players", "plain", "none", "plain"),
        ("2-players-farms", "minis", "none", "minis"),
        ("nightweave-2-1-mean", "modules", "none", "modules"),
        ("2-players-pearlbrook", "plain", "pearlbrook", "pearlbrook"),
        ("nightweave-2-1-pearlbrook", "plain", "pearlbrook", "pearlbrook"),
        ("2-players-market", "plain", "bellfaire", "bellfaire"),
        ("2-players-spirecrest", "plain", "spirecrest", "spirecrest"),
        ("nightweave-2-1-spirecrest", "plain", "spirecrest", "spirecrest"),
        ("2-players-leaf_cards-leaf_events-leaf_forest", "plain", "newleaf", "newleaf"),
        (
            "6-players-spirecrest-festival-fair_events-fair_forest-garland-market-more_players",
            "plain",
            "bellfaire-spirecrest",
            "expansions",
        ),
        (
            "2-players-pearlbrook-festival-fair_events-fair_forest-garland-market-powers",
            "plain",
            "pearlbrook-bellfaire",
            "expansions",
        ),
    ] {
        let account = account_of(&golden().join(file).with_extension("json"));
        let said = ["modules", "expansions", "added"].map(|word| account.word(word));
        assert_eq!(said, [Some(modules), Some(expansions), Some(added)], "{file}");
    }
    assert_eq!(<Everdell as Remember>::PROFILE.columns, "added");
}

#[test]
fn medals_know_which_expansions_were_in_play() {
    let mut six = fs::read_dir(golden()).unwrap().map(|file| file.unwrap().path()).filter(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("6-players-") && name.contains("-pearlbrook-") && name.contains("-market-")
    });
    let account = account_of(&six.next().unwrap());
    let on = |name: &str| account.number(name);
    assert_eq!(["with-pearlbrook", "with-market", "with-garland"].map(on), [1; 3]);
    assert_eq!((on("with-powers"), on("with-plots"), on("seats")), (0, 0, 6));

    let won = |mut account: Account| {
        account.words.insert("result".to_owned(), "won".to_owned());
        account.numbers.insert("points".to_owned(), 40);
        Played { id: "a".to_owned(), game: Everdell::NAME.to_owned(), day: None, when: 0, account }
    };
    let mut plain = account.clone();
    plain.numbers.retain(|name, _| !name.starts_with("with-") && name != "seats");
    let medals = Medals::of_games([(Everdell::NAME, with_game(Everdell::NAME, MedalText).unwrap())]).unwrap();
    let earned = |played: Played| {
        let games = [played];
        let earned = medals.progress(&games).into_iter().filter(|progress| progress.earned.is_some());
        earned.map(|progress| progress.medal.id.clone()).collect::<Vec<_>>()
    };
    let (with, without) = (earned(won(account)), earned(won(plain)));
    for id in ["ev-brook", "ev-market", "ev-six"] {
        assert!(with.iter().any(|earned| earned == id), "{id} is earned with the expansions");
        assert!(without.iter().all(|earned| earned != id), "{id} is not earned without them");
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
