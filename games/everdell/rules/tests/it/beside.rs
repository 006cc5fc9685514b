//! The questions to people with the physical game.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use everdell::{Bellfaire, Everdell, MajorMix, Newleaf, Options, Setup, load};
use tabletop::{DynSession as _, OpenQuestion, Opening, Progress, Session, Source};

type Asked = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// Notes a question and the name of its purpose; gives the first answer.
fn note(asked: &mut Asked, question: &OpenQuestion) -> String {
    asked.entry(question.what).or_default().extend(question.purpose.as_ref().map(|words| words.key));
    question.answers[0].name.clone()
}

/// The questions of a game until a number of choices were made, each the first legal one.
fn asked(setup: &Setup, choices: usize) -> Asked {
    let game = Arc::new(Everdell::new(Arc::new(load::builtin().clone())));
    let mut told = Vec::new();
    let mut asked = Asked::new();
    let mut table = loop {
        match Session::open(Arc::clone(&game), setup.clone(), Source::AtTheTable, &told).unwrap() {
            Opening::Begun(table) => break table,
            Opening::Asks(question) => told.push(note(&mut asked, &question)),
        }
    };
    for _ in 0..choices {
        let id = table.choices(table.asked())[0].id.clone();
        let mut progress = table.choose(&id, None).unwrap();
        while let Progress::Asks(question) = progress {
            progress = table.answer(&note(&mut asked, &question), None).unwrap();
        }
    }
    asked
}

/// With every expansion, each card and tile that is dealt before the game is asked for by the place or the player that it
/// is for (P5, B6, B11, L2, S3).
#[test]
fn every_deal_says_what_it_is_for() {
    let options = Options { major_mix: MajorMix::Mixed, ..Options::default() };
    let bellfaire = Bellfaire { more_players: false, ..Bellfaire::ALL };
    let mix = Setup {
        players: 2,
        pearlbrook: true,
        spirecrest: true,
        newleaf: Newleaf::ALL,
        bellfaire,
        options,
        ..Setup::default()
    };
    let people = asked(&mix, 2);
    let expected = [
        ("ability", "ev-chance-player"),
        ("adornment", "ev-chance-player"),
        ("card", "ev-chance-hand"),
        ("forest", "ev-chance-forest"),
        ("meadow", "ev-chance-meadow"),
        ("station", "ev-chance-station"),
        ("tile", "ev-chance-section"),
        ("train", "ev-chance-train"),
        ("weather", "ev-chance-weather"),
    ];
    for (what, purpose) in expected {
        assert_eq!(people.get(what), Some(&BTreeSet::from([purpose])), "{what}");
    }
    // A card or tile with only one possible place needs no purpose.
    for what in ["award", "special", "visitor", "first"] {
        assert_eq!(people.get(what), Some(&BTreeSet::new()), "{what}");
    }
    let hers = asked(&Setup { options, bellfaire, ..Setup::nightweave(2) }, 1);
    assert_eq!(hers.get("market"), Some(&BTreeSet::from(["ev-chance-token"])));
}
