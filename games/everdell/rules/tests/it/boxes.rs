//! The boxes of the large expansions, as the page of a new game offers them.

use std::sync::Arc;

use everdell::{Everdell, Large, RivalKind, Setup, load};
use tabletop::Game;

fn game() -> Everdell {
    Everdell::new(Arc::new(load::builtin().clone()))
}

#[test]
fn a_first_game_with_each_box_can_be_played() {
    for large in Large::ALL {
        let setup = Setup::first_with(large);
        assert_eq!(game().check_setup(&setup).err(), None, "{}", large.name());
        assert_ne!(setup, Setup::nightweave(0), "{}", large.name());
        assert_eq!(Large::named(large.name()), Some(large));
    }
}

#[test]
fn a_whole_box_is_what_can_be_played_of_it() {
    let game = game();
    let among = |players| Setup { players, rival: RivalKind::None, ..Setup::nightweave(0) };
    for setup in [Setup::nightweave(2), among(2), among(4)] {
        for large in Large::ALL {
            let with = game.with_box(&setup, large);
            assert_eq!(game.check_setup(&with).err(), None, "{setup:?} {}", large.name());
            assert!(game.has_box(&with, large) && !game.has_box(&setup, large), "{with:?}");
        }
        let fair = game.with_box(&setup, Large::Bellfaire).bellfaire;
        assert!(fair.market && fair.powers && fair.festival);
    }
    // A part of a box is not the whole of it.
    assert!(!game.has_box(&Setup::first_with(Large::Newleaf), Large::Newleaf));
    assert!(!game.has_box(&Setup::first_with(Large::Bellfaire), Large::Bellfaire));
}
