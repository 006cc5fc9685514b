//! Random games.
use everdell::{
    BasicEventRows, Bellfaire, Everdell, HerShip, MajorMix, NewWeather, Newleaf, Options, Owner, Setup,
    State, TrailTiles, WeatherPlay, load,
};
use std::sync::Arc;
use tabletop::{Audience, FastSource, Game, Seat};

fn play(setup: &Setup, seed: u64) -> (State, u32) {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    let mut chance = FastSource::new(seed);
    let mut chooser = FastSource::new(!seed);
    let mut state = game.begin_fast(setup, &mut chance);
    let mut choices = Vec::new();
    let mut n = 0;
    while game.outcome(&state).is_none() {
        game.choices(&state, &mut choices);
        assert!(!choices.is_empty(), "seed {seed} after {n}: {:?}", game.decision(&state));
        let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
        assert!(game.check(&state, choice).is_ok(), "seed {seed} {choice:?}");
        game.play_fast(&mut state, choice, &mut chance);
        n += 1;
        assert!(n < 3000, "seed {seed} does not end: {:?}", game.decision(&state));
    }
    (state, n)
}

#[test]
fn games_end() {
    let mut total = 0;
    for seed in 0..100 {
        for players in 2..=4 {
            total += play(&Setup { players, ..Setup::default() }, seed).1;
        }
        for level in 0..=4 {
            let (state, n) = play(&Setup::nightweave(level), seed);
            total += n;
            if seed < 5 {
                println!("{level} {n} {:?}", state.lair.points);
            }
            total += play(&Setup { players: 2, ..Setup::nightweave(level) }, seed).1;
        }
        for year in 1..=3 {
            total += play(&Setup::rugwort(year), seed).1;
        }
    }
    println!("{total} {}", std::mem::size_of::<State>());
}

/// Every set of Bellfaire's modules, among people and against each opponent.
#[test]
fn games_with_any_modules_of_bellfaire_end() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    let tables = [
        Setup::default(),
        Setup { players: 3, abilities: true, ..Setup::default() },
        Setup { players: 4, evertail: true, legends: true, ..Setup::default() },
        Setup::nightweave(1),
        Setup { players: 2, ..Setup::nightweave(4) },
        Setup::rugwort(2),
    ];
    let mut refused = 0;
    for (seed, table) in (0..).zip(tables.iter().flat_map(|table| std::iter::repeat_n(table, 32))) {
        let bit = |place: u64| seed >> place & 1 != 0;
        let bellfaire = Bellfaire {
            festival: bit(0),
            fair_events: bit(1),
            fair_forest: bit(2),
            garland: bit(3),
            market: bit(4),
            more_players: false,
            powers: bit(0) != bit(3),
        };
        let setup = Setup { bellfaire, ..table.clone() };
        match game.check_setup(&setup) {
            Ok(()) => _ = play(&setup, seed),
            Err(_) => refused += 1,
        }
    }
    // The garland award is not used against Rugwort.
    assert_eq!(refused, 16);
}

/// Five and six people hold at most seven cards, and none once they have passed (B13). Newleaf on its own, with some
/// modules only, and with most of the expansions it combines with.
#[test]
fn games_with_newleaf_end() {
    let newleaf = Newleaf::ALL;
    let bellfaire = Bellfaire { more_players: false, ..Bellfaire::ALL };
    let tables = [
        Setup { newleaf, ..Setup::default() },
        Setup { newleaf, players: 4, bellfaire, extra: true, farms: true, ..Setup::default() },
        Setup {
            newleaf,
            legends: true,
            more_legends: true,
            evertail: true,
            abilities: true,
            ..Setup::default()
        },
        Setup { newleaf, ..Setup::nightweave(1) },
        Setup { newleaf, players: 2, bellfaire, ..Setup::nightweave(3) },
    ];
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    for (seed, table) in (0u64..).zip(tables.iter().cycle().take(60)) {
        let bit = |place: u64| (seed / 5) & (1 << place) == 0;
        let newleaf = Newleaf {
            leaf_cards: bit(0),
            leaf_events: bit(1),
            leaf_forest: bit(2),
            station: bit(3),
            visitors: bit(3) && bit(0),
            knoll: bit(3) && bit(1),
            reservation: bit(2),
            ticket: bit(0),
            leaf_powers: bit(1),
        };
        let setup = Setup { newleaf, ..table.clone() };
        assert!(game.check_setup(&setup).is_ok(), "{setup:?}");
        play(&setup, seed);
    }
}

/// Every mix of the large expansions (C1), with everything else, and its size.
#[test]
fn games_of_mixes_end() {
    let options = Options { major_mix: MajorMix::Mixed, ..Options::default() };
    let everything = Setup {
        evertail: true,
        more_legends: true,
        legends: true,
        farms: true,
        extra: true,
        rugwort_cards: true,
        options,
        bellfaire: Bellfaire { more_players: false, ..Bellfaire::ALL },
        ..Setup::default()
    };
    let six = Setup { players: 6, bellfaire: Bellfaire::ALL, ..everything.clone() };
    let tables = [
        Setup { options, ..Setup::default() },
        Setup { options, players: 4, ..Setup::default() },
        everything,
        Setup { options, ..Setup::nightweave(1) },
        Setup { options, players: 2, abilities: true, legends: true, ..Setup::nightweave(4) },
        six,
    ];
    let mixes = [(true, true, false), (true, false, true), (false, true, true), (true, true, true)];
    let mixes = mixes.into_iter().flat_map(|mix| tables.iter().map(move |table| (mix, table)));
    for (seed, ((pearlbrook, spirecrest, leaf), table)) in (0..).zip(mixes) {
        let newleaf = if leaf { Newleaf::ALL } else { Newleaf::default() };
        let setup = Setup { pearlbrook, spirecrest, newleaf, ..table.clone() };
        let (state, _) = play(&setup, seed);
        assert_eq!(state.brook().is_some(), pearlbrook);
        assert_eq!((state.spire().is_some(), state.leaf().is_some()), (spirecrest, leaf));
    }
}

/// The state of the largest mix, with all parts on the heap, stays within two pages of memory.
#[test]
fn the_largest_state_is_small() {
    let boxed = std::mem::size_of::<everdell::Parts>();
    assert!(std::mem::size_of::<State>() + boxed <= 4_096, "{boxed}");
}

#[test]
fn games_of_five_and_six_end() {
    let bellfaire = Bellfaire { more_players: true, ..Bellfaire::default() };
    let tables = [
        Setup { bellfaire, ..Setup::default() },
        Setup { bellfaire: Bellfaire::ALL, extra: true, ..Setup::default() },
        Setup { bellfaire, pearlbrook: true, legends: true, more_legends: true, ..Setup::default() },
        Setup { bellfaire, farms: true, rugwort_cards: true, ..Setup::default() },
    ];
    for (seed, table) in (0..).zip(tables.iter().cycle().take(24)) {
        for players in 5..=6 {
            let (state, _) = play(&Setup { players, ..table.clone() }, seed);
            assert_eq!(state.people().len(), usize::from(players));
            for who in state.people() {
                let player = state.player(who);
                assert!(
                    player.passed && player.hand.is_empty(),
                    "{who:?} with seed {seed}: {:?}",
                    player.hand
                );
            }
            assert!(state.people().all(|who| !state.city(who).is_empty()), "seed {seed}");
        }
    }
}

/// Each seat has its own city and number, and the numbers of the base game stay (decision 27).
#[test]
fn seats_and_owners_stand_for_each_other() {
    let numbers: Vec<u8> = Owner::people(6).map(Owner::get).collect();
    assert_eq!((numbers, Owner::RIVAL.get()), (vec![0, 1, 2, 3, 5, 6], 4));
    for seat in (0..6).map(Seat) {
        assert_eq!(Owner::of(seat).seat(), Some(seat));
        assert_eq!(Owner::looking(Audience::Seat(seat)), Some(Owner::of(seat)));
    }
    assert_eq!((Owner::RIVAL.seat(), Owner::new(7).seat()), (None, None));
    assert_eq!(Owner::looking(Audience::Seat(Seat(6))), None);
}

#[test]
fn only_seats_of_the_game_are_people() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    for (setup, seats) in [(Setup::nightweave(2), 1), (Setup { players: 3, ..Setup::default() }, 3)] {
        let state = game.begin_fast(&setup, &mut FastSource::new(1));
        let people: Vec<Owner> = Owner::first(7).filter(|&owner| state.is_person(owner)).collect();
        assert!(people.iter().copied().eq(state.people()) && people.len() == seats, "{people:?}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<State>() <= 2_048, "{}", std::mem::size_of::<State>());
}

/// Pearlbrook against Nightweave, at every level, for one and two people, by each reading.
#[test]
fn games_with_pearlbrook_against_nightweave_end() {
    let mut sent = 0;
    for (seed, level) in (0..).zip((0..=4).cycle().take(80)) {
        let mut setup =
            Setup { players: 1 + u8::from(seed % 3 == 0), pearlbrook: true, ..Setup::nightweave(level) };
        if seed % 2 == 1 {
            setup.options.her_ship = HerShip::AnyWorker;
        }
        if seed % 5 == 4 {
            setup.options.basic_event_rows = BasicEventRows::Impossible;
        }
        let (state, _) = play(&setup, seed);
        let brook = state.brook().expect("Pearlbrook is in play");
        assert!(brook.played[Owner::RIVAL.index()].len() <= 2);
        // She has sent her ambassador in every season since spring, or cannot have finished.
        let hers = brook.pearls[Owner::RIVAL.index()];
        let paid =
            brook.wonders_of(Owner::RIVAL).count() + usize::from(brook.played[Owner::RIVAL.index()].len());
        assert!(usize::from(hers) + 3 * paid >= 3, "seed {seed}: {hers} pearls, {paid} bought");
        sent += paid;
    }
    assert!(sent > 80, "{sent} wonders and adornments in 80 games");
}

/// Spirecrest among people, with every other module, and against Nightweave at every level, by each reading.
#[test]
fn games_with_spirecrest_end() {
    let everything = Setup {
        evertail: true,
        more_legends: true,
        legends: true,
        abilities: true,
        farms: true,
        extra: true,
        rugwort_cards: true,
        ..Setup::default()
    };
    let modules = Bellfaire { powers: false, ..Bellfaire::ALL };
    let powers = Bellfaire { powers: true, more_players: true, ..Bellfaire::default() };
    let mut tables = vec![
        Setup::default(),
        Setup { players: 3, ..Setup::default() },
        Setup { players: 4, ..everything.clone() },
        Setup { players: 6, bellfaire: modules, abilities: false, ..everything },
        Setup { players: 5, bellfaire: powers, ..Setup::default() },
    ];
    for level in 0..=4 {
        tables.extend((1..=2).map(|players| Setup { players, ..Setup::nightweave(level) }));
    }
    let (mut walked, mut hers) = (0, 0);
    for (seed, table) in (0..).zip(tables.iter().cycle().take(300)) {
        let mut setup = Setup { spirecrest: true, ..table.clone() };
        if seed % 3 == 1 {
            setup.options.new_weather = NewWeather::WithSeason;
        }
        if seed % 4 == 3 {
            setup.options.trail_tiles = TrailTiles::AsPlayers;
        }
        if seed % 5 == 4 {
            setup.options.weather = WeatherPlay::None;
        }
        if seed % 7 == 6 {
            setup.pearlbrook = true;
            setup.options.major_mix = MajorMix::Mixed;
        }
        let (state, _) = play(&setup, seed);
        let spire = state.spire().expect("Spirecrest is in play");
        walked += state.people().map(|who| u32::from(spire.walked[who.index()])).sum::<u32>();
        hers += spire.owned[Owner::RIVAL.index()].len();
        for who in state.people().filter(|who| state.player(*who).season == everdell::content::Season::Autumn)
        {
            assert_eq!(spire.explored(who), 3, "seed {seed}");
        }
    }
    assert!(walked > 50 && hers > 100, "{walked} steps, {hers} discoveries of hers");
}
