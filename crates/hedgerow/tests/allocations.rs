//! The hot path does without the heap.

use everdell::Everdell;
use hedgerow::games::{self, Hosted};
use hedgerow::hot::Runner;
use mystics::Mystics;
use players::Playable;

#[test]
fn random_play_allocates_nothing_once_it_is_warm() {
    keeps_off_the_heap(&*games::ratcatcher());
    keeps_off_the_heap(&*Everdell::builtin().game);
    keeps_off_the_heap(&*Mystics::builtin().game);
}

fn keeps_off_the_heap<G: Playable>(game: &G) {
    for setup in game.all_setups().into_iter().step_by(7) {
        let mut runner = Runner::new(game, &setup, 5);
        runner.play(2_000);
        let mut games = 0;
        let allocated = allocation_counter::measure(|| games = runner.play(10_000).games);
        assert!(games > 0, "{setup:?}");
        assert_eq!(allocated.count_total, 0, "{setup:?}");
    }
}
