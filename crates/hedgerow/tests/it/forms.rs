//! The forms of private packs, of every game.

use registry::{NAMES, PagesWork, Registered, with_pages};
use web::Screen;
use web::checks::check_record_words;

/// Checks the words of the forms of a game.
struct Check;

impl PagesWork for Check {
    type Result = ();

    fn with<S: Screen<Game: Registered>>(self) {
        check_record_words::<S>(S::Game::shared());
    }
}

#[test]
fn every_word_that_a_select_offers_is_named_in_each_language() {
    for name in NAMES {
        with_pages(name, Check).unwrap();
    }
}
