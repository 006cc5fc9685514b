//! Random games with the mini-expansions: they end, no card is lost, and every offered choice is
//! allowed.

use std::sync::Arc;

use everdell::content::Set;
use everdell::{Everdell, Kind, RIVAL, RivalKind, Setup, State, load};
use tabletop::{Fast, Game, Silent, laws};

fn game() -> Everdell {
    Everdell::new(Arc::new(load::builtin().clone()))
}

/// Plays a game to its end at random, and looks at every position.
fn play(setup: &Setup, seed: u64) {
    let game = game();
    game.check_setup(setup).unwrap();
    let mut chance = Fast::new(seed);
    let mut chooser = Fast::new(!seed);
    let mut state = game.begin(setup, &mut chance, &mut Silent).unwrap();
    let all = game.census(&state);
    let mut choices = Vec::new();
    for step in 0.. {
        if game.outcome(&state).is_some() {
            break;
        }
        game.choices(&state, &mut choices);
        let asked = game.decision(&state);
        assert!(!choices.is_empty(), "seed {seed} after {step}: {asked:?}");
        let pick = chooser.below(u32::try_from(choices.len()).unwrap()) as usize;
        let choice = choices[pick];
        assert!(game.check(&state, choice).is_ok(), "seed {seed} after {step}: {asked:?} {choice:?}");
        game.play(&mut state, choice, &mut chance, &mut Silent).unwrap();
        assert!(step < 4000, "seed {seed} does not end: {asked:?}");
        for (kind, (now, all)) in Kind::ALL.into_iter().zip(game.census(&state).into_iter().zip(all)) {
            // A legend that Nightweave discards leaves the game (N17.4).
            let may_go = Set::of(kind).legendary() && state.rival == RivalKind::Nightweave;
            assert!(
                now == all || may_go && now < all,
                "seed {seed} after {step}: {} {} were {all}, are {now}, after {asked:?} {choice:?}",
                kind.name(),
                setup_name(setup),
            );
        }
        for owner in state.cities().filter(|&owner| owner != RIVAL) {
            let city = state.city(owner);
            assert!(game.spaces(city, false) <= 15, "seed {seed} after {step}: a city is too full");
            for legend in city.iter().filter(|(_, card)| Set::of(card.kind).legendary()) {
                assert_eq!(1, city.iter().filter(|(_, card)| card.kind == legend.1.kind).count());
            }
        }
        assert!(
            Kind::ALL.into_iter().all(|kind| !Set::of(kind).legendary() || state.discard[kind.index()] == 0)
        );
    }
}

fn setup_name(setup: &Setup) -> String {
    serde_json::to_string(setup).unwrap()
}

/// A mini-expansion by itself, and all together.
fn minis() -> [fn(&mut Setup); 9] {
    [
        |setup| setup.evertail = true,
        |setup| setup.more_legends = true,
        |setup| setup.legends = true,
        |setup| setup.abilities = true,
        |setup| setup.farms = true,
        |setup| setup.extra = true,
        |setup| setup.rugwort_cards = true,
        |setup| {
            setup.abilities = true;
            setup.farms = true;
            setup.legends = true;
        },
        |setup| {
            setup.evertail = true;
            setup.more_legends = true;
            setup.legends = true;
            setup.abilities = true;
            setup.farms = true;
            setup.extra = true;
            setup.rugwort_cards = true;
        },
    ]
}

fn play_all(base: &Setup, seeds: std::ops::Range<u64>) {
    for choose in minis() {
        let mut setup = base.clone();
        choose(&mut setup);
        for seed in seeds.clone() {
            play(&setup, seed);
        }
    }
}

#[test]
fn games_of_people_end() {
    for players in 2..=4 {
        play_all(&Setup { players, ..Setup::default() }, 0..12);
    }
}

#[test]
fn games_against_nightweave_end() {
    for players in 1..=2 {
        play_all(&Setup { players, ..Setup::nightweave(2) }, 0..12);
    }
}

#[test]
fn games_against_rugwort_end() {
    play_all(&Setup::rugwort(2), 0..12);
}

/// Every law in every position of a few games with everything.
fn lawful(law: impl Fn(&Everdell, &Setup, &State, u64) -> Result<(), String>) {
    let game = game();
    let bases = [
        Setup::default(),
        Setup { players: 4, ..Setup::default() },
        Setup { players: 2, ..Setup::nightweave(3) },
        Setup::rugwort(1),
    ];
    for (seed, base) in (0..).zip(bases.iter().cycle().take(8)) {
        for choose in [minis()[7], minis()[8]] {
            let mut setup = base.clone();
            choose(&mut setup);
            laws::random_play(&game, &setup, seed, 4_000, |state, _| law(&game, &setup, state, seed))
                .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
        }
    }
}

#[test]
fn what_is_offered_is_accepted() {
    lawful(|game, _, state, _| laws::offered_is_accepted(game, state, &[]));
}

#[test]
fn nobody_sees_what_is_hidden() {
    lawful(laws::view_keeps_secrets);
}

#[test]
fn descriptions_come_back() {
    lawful(|game, setup, state, _| laws::description_comes_back(game, setup, state));
}
