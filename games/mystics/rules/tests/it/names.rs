//! Names are stable, and identify their things.

use std::sync::Arc;

use mystics::kinds::Hero;
use mystics::{Choice, MouseIx, Mystics, Setup, load};
use tabletop::{FastSource, Game, Notation, laws};

fn game() -> Mystics {
    Mystics::new(Arc::new(load::builtin().clone()))
}

#[test]
fn every_name_leads_back() {
    let game = game();
    for chapter in 1..=11 {
        let setup = Setup { chapter, ..Setup::default() };
        for seed in 0..3 {
            laws::random_play(&game, &setup, seed, 400, |_, _| Ok(())).unwrap();
        }
    }
}

#[test]
fn a_name_may_say_more_than_a_number() {
    let game = game();
    let mice = vec![Hero::Collin, Hero::Nez, Hero::Tilda, Hero::Filch];
    let setup = Setup { mice, ..Setup::default() };
    let state = game.begin_fast(&setup, &mut FastSource::new(1));
    assert_eq!(game.find_choice(&state, "share:tilda"), Some(Choice::Share(MouseIx::new(2))));
    assert_eq!(game.find_choice(&state, "share:2"), Some(Choice::Share(MouseIx::new(2))));
    assert_eq!(game.find_choice(&state, "share:lily"), None);
    let task = game.find_choice(&state, "task:miz_maggie").unwrap();
    assert_eq!(game.find_choice(&state, &game.choice_id(task)), Some(task));
    assert_eq!(game.find_choice(&state, "task:none_such"), None);
    assert_eq!(game.find_choice(&state, "walk:64"), None);
    assert_eq!(game.find_choice(&state, "walk:07"), None);
    let attack = game.find_choice(&state, "attack:dagger:4:feint").unwrap();
    assert_eq!(game.choice_id(attack), "attack:dagger:4:feint");
}
