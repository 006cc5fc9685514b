//! The hot path does without the heap: decisions allocate nothing. The beginning of a game may allocate one block for what only
//! expansions need, and does so only where they are in play.

use std::ops::ControlFlow;

use hedgerow::hot::Runner;
use registry::{NAMES, Registered, Work, with_game};
use search::{BotFactory, Budget, SearchParams, Thinker};
use tabletop::FastSource;

#[test]
fn random_play_allocates_nothing_once_it_is_warm() {
    struct Every;

    impl Work for Every {
        type Result = ();

        fn with<G: Registered>(self) {
            keeps_off_the_heap(&**G::shared());
        }
    }

    for name in NAMES {
        with_game(name, Every).unwrap();
    }
}

fn keeps_off_the_heap<G: BotFactory>(game: &G) {
    for setup in game.all_setups().into_iter().step_by(7) {
        let mut chance = FastSource::new(5);
        let begun = allocation_counter::measure(|| {
            let state = game.begin_fast(&setup, &mut chance);
            drop(state);
        });
        assert!(begun.count_total <= 1, "{begun:?} at the beginning: {setup:?}");
        let mut runner = Runner::new(game, &setup, 5);
        runner.play(2_000);
        let mut games = 0;
        let allocated = allocation_counter::measure(|| games = runner.play(10_000).games);
        assert!(games > 0, "{setup:?}");
        assert_eq!(allocated.count_total, begun.count_total * games, "{setup:?}");
    }
}

#[test]
fn a_search_allocates_nothing_more_the_longer_it_goes_on() {
    struct Every;

    impl Work for Every {
        type Result = ();

        fn with<G: Registered>(self) {
            searches_off_the_heap(&**G::shared());
        }
    }

    for name in NAMES {
        with_game(name, Every).unwrap();
    }
}

/// What a thought needs at its beginning and its end is the same however long it takes. Each look ahead copies the position, and
/// with it the one block of expansions that are in play.
fn searches_off_the_heap<G: BotFactory>(game: &G) {
    for setup in game.all_setups().into_iter().step_by(19) {
        let state = some_way_in(game, &setup);
        let Some(decision) = game.decision(&state) else { continue };
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        // What comes of a thought grows with the choices it has tried.
        choices.truncate(1);
        let copied = allocation_counter::measure(|| drop(state.clone())).count_total;
        assert!(copied <= 1, "a copy of a position allocates {copied} times: {setup:?}");
        let mut thinker = Thinker::new();
        // Allocations, and how often whoever watches was told what is thought so far, which takes a few.
        let mut count = |iterations| {
            let manner = SearchParams { budget: Budget::iterations(iterations), seed: 3, threads: 1 };
            let mut told = 0;
            let watch = &mut |_: &_| {
                told += 1;
                ControlFlow::Continue(())
            };
            let think = || drop(thinker.think(game, &state, decision.seat, &choices, &manner, watch));
            (allocation_counter::measure(think).count_total, told)
        };
        count(200);
        let (few, many) = (10, 200);
        let ((short, _), (long, told)) = (count(few), count(many));
        assert!(
            long <= short + 4 * told + u64::from(many - few) * copied,
            "{short} grow to {long}, told {told} times: {setup:?}"
        );
    }
}

/// A position after a few decisions made at random.
fn some_way_in<G: BotFactory>(game: &G, setup: &G::Setup) -> G::State {
    let mut chance = FastSource::new(7);
    let mut choices = Vec::new();
    let mut state = game.begin_fast(setup, &mut chance);
    for _ in 0..25 {
        game.choices(&state, &mut choices);
        // A decision never has four thousand million choices.
        let Some(many) = u32::try_from(choices.len()).ok().filter(|&many| many > 0) else { break };
        let choice = choices[chance.below(many) as usize];
        game.play_fast(&mut state, choice, &mut chance);
    }
    state
}
