//! The hot path does without the heap.

use hedgerow::games;
use hedgerow::hot::Runner;
use players::Playable;

#[test]
fn random_play_allocates_nothing_once_it_is_warm() {
    let game = games::ratcatcher();
    for setup in game.all_setups().into_iter().step_by(7) {
        let mut runner = Runner::new(&*game, &setup, 5);
        runner.play(2_000);
        let mut games = 0;
        let allocated = allocation_counter::measure(|| games = runner.play(10_000).games);
        assert!(games > 0, "{setup:?}");
        assert_eq!(allocated.count_total, 0, "{setup:?}");
    }
}
