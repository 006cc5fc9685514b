//! Nightweave's personalities, plans and plots: every one is played through at random, and each of their effects
//! occurs.

use std::collections::BTreeMap;
use std::sync::Arc;

use everdell::Owner;
use everdell::{
    Choice, Event, Everdell, Extortion, Kind, MiniWithModules, MovedWorkers, Options, Rule, Setup, State,
    Tally, WhimEntry, load,
};
use serde_json::json;
use tabletop::{Audience, FastSource, Game, Notation, RuleId, ScenarioState, Seat, Story};

fn game() -> Everdell {
    Everdell::new(Arc::new(load::builtin().clone()))
}

/// Every card of the game, wherever it is.
fn cards(state: &State) -> u32 {
    let count = |counts: &Tally| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
    let some = |cards: &[Option<Kind>]| u32::try_from(cards.iter().flatten().count()).unwrap();
    let mut all = count(&state.deck) + count(&state.discard);
    all += some(&state.meadow) + some(&state.shown);
    for owner in state.cities() {
        for (_, card) in state.city(owner).iter() {
            all += 1 + u32::from(card.held_count());
        }
    }
    for seat in state.people() {
        let player = state.player(seat);
        all += u32::from(player.hand.len()) + some(&player.webbed);
    }
    for store in &state.stores {
        all += some(&store.cards);
    }
    all += count(&state.lair.cards.known_tally())
        + count(&state.lair.cards.trophy_tally())
        + some(&[state.lair.top]);
    all + u32::from(state.limbo.len())
}

/// Plays a random game and says how often each question was asked.
fn play(game: &Everdell, setup: &Setup, seed: u64, asked: &mut BTreeMap<String, u32>) -> State {
    let mut chance = FastSource::new(seed);
    let mut chooser = FastSource::new(!seed);
    let mut state = game.begin_fast(setup, &mut chance);
    let mut choices = Vec::new();
    // Legends and the pigs' pile have places of their own, which the count leaves out.
    let all = (!setup.has_mini()).then(|| cards(&state));
    let mut steps = 0;
    while game.outcome(&state).is_none() {
        let decision = game.decision(&state).unwrap();
        *asked.entry(format!("{} {}", decision.rule.entry().id, decision.name)).or_default() += 1;
        game.choices(&state, &mut choices);
        assert!(!choices.is_empty(), "{setup:?} seed {seed} after {steps}: {decision:?}");
        if steps % 3 == 0 {
            // A spectator can imagine the question, and an answer to it.
            let mut other = game.resample(&state, Audience::Spectator, &mut chance).unwrap();
            let mut answers = Vec::new();
            game.choices(&other, &mut answers);
            assert!(!answers.is_empty(), "{setup:?} seed {seed} after {steps}: {decision:?} imagined");
            game.play_fast(&mut other, answers[0], &mut chance);
            let kept = all.is_none_or(|all| all == cards(&other));
            assert!(kept, "{setup:?} seed {seed} after {steps}: {:?} of {decision:?} imagined", answers[0]);
        }
        // A pass at once would end the test before anything happens.
        let lively: Vec<Choice> =
            choices.iter().copied().filter(|&choice| choice != Choice::Pass || choices.len() == 1).collect();
        let choice = lively[chooser.below(u32::try_from(lively.len()).unwrap()) as usize];
        assert!(game.check(&state, choice).is_ok(), "{setup:?} seed {seed}: {choice:?}");
        game.play_fast(&mut state, choice, &mut chance);
        steps += 1;
        assert!(steps < 5000, "{setup:?} seed {seed} does not end: {decision:?}");
        let kept = all.is_none_or(|all| all == cards(&state));
        assert!(kept, "{setup:?} seed {seed} after {steps}: {choice:?} of {decision:?}");
    }
    state
}

#[test]
fn turns_go_round() {
    let game = game();
    let lair = Setup { players: 2, ..Setup::nightweave(1) };
    for (around, setup) in [(vec![4, 0, 1], lair), (vec![0, 1, 2], Setup { players: 3, ..Setup::default() })]
    {
        let (mut chance, mut story) = (FastSource::new(3), Story::default());
        let mut state = game.start(&setup, &mut chance, &mut story).unwrap();
        let mut choices = Vec::new();
        for _ in 0..12 {
            game.choices(&state, &mut choices);
            game.advance(&mut state, choices[0], &mut chance, &mut story).unwrap();
        }
        let turns = story.entries.iter().filter_map(|entry| match entry.event {
            Event::TurnBegins { who } => Some(who),
            _ => None,
        });
        let turns: Vec<Owner> = turns.collect();
        let first = around.iter().position(|who| *who == turns[0].get()).unwrap();
        let expected = around.iter().copied().map(Owner::new).cycle().skip(first).take(turns.len());
        assert!(turns.iter().copied().eq(expected), "{turns:?}");
    }
}

#[test]
fn games_with_every_personality_end() {
    let game = game();
    let mut asked = BTreeMap::new();
    for personality in &game.pack().personalities {
        for seed in 0..10 {
            for players in 1..=2 {
                let level = u8::try_from(seed % 5).unwrap();
                let personality = Some(personality.id.to_string());
                let setup = Setup { personality, players, ..Setup::nightweave(level) };
                play(&game, &setup, seed, &mut asked);
            }
        }
    }
    for rule in ["N14.10 nasty", "N14.11 fill"] {
        assert!(asked.contains_key(rule), "{rule} in {asked:?}");
    }
}

#[test]
fn games_with_every_plan_end() {
    let game = game();
    let mut asked = BTreeMap::new();
    for plan in &game.pack().plans {
        for seed in 0..20 {
            let least = u8::from(&*plan.id == "swarm");
            let level = u8::try_from(seed % 5).unwrap().max(least);
            let personality = (seed % 2 == 0 || &*plan.id == "whim")
                .then(|| game.pack().personalities[usize::try_from(seed / 2 % 8).unwrap()].id.to_string());
            let options = Options {
                whim_entry: WhimEntry::ALL[usize::from(seed % 4 < 2)],
                extortion: Extortion::ALL[usize::from(seed % 4 < 2)],
                moved_workers: MovedWorkers::ALL[usize::from(seed % 4 < 2)],
                ..Options::default()
            };
            let plan = Some(plan.id.to_string());
            let setup = Setup { plan, personality, options, ..Setup::nightweave(level) };
            let state = play(&game, &setup, seed, &mut asked);
            assert!(state.lair.plan.is_some());
        }
    }
    for rule in [
        "N15.10 web",
        "N15.11 barricade",
        "N15.12 whether",
        "N15.12 price",
        "N15.12 gaze",
        "N15.15 whether",
        "N15.15 pick",
        "N15.16 web",
        "N15.17 whether",
        "N15.17 trial",
        "N15.18 unravel",
        "N15.20 pay",
        "N15.21 extortion",
        "N15.22 discard",
    ] {
        assert!(asked.contains_key(rule), "{rule} in {asked:?}");
    }
}

/// A card of the city that must be chosen is one that the rule names, and the choice cannot be declined.
#[test]
fn a_card_to_choose_is_one_that_the_rule_names() {
    let game = game();
    let pack = game.pack();
    let plan = |id: &str| json!({ "plan": pack.plans.iter().position(|plan| &*plan.id == id) });
    let plot = |id: &str| json!({ "plot": pack.plots.iter().position(|plot| &*plot.id == id) });
    let plots = Setup { plots: true, ..Setup::nightweave(2) };
    let bounty = Setup { plan: Some("bounty".to_owned()), ..Setup::nightweave(2) };
    for (setup, why, city, offered) in [
        (&bounty, plan("bounty"), vec!["farm", "fool", "lookout"], vec!["card:0:0", "card:0:2"]),
        (&plots, plot("paralysing_fear"), vec!["husband", "wife", "farm"], vec!["card:0:0", "card:0:1"]),
        (&plots, plot("locked"), vec!["mine", "wife", "farm"], vec!["card:0:0", "card:0:2"]),
        (&plots, plot("takeover"), vec!["queen", "school"], vec!["card:0:1"]),
        (&plots, plot("takeover"), vec!["queen", "farm"], vec!["card:0:0"]),
    ] {
        let task = json!({ "pick": { "who": 0, "left": 1, "done": 0, "why": why } });
        let position = json!({ "players": [{ "city": city }], "agenda": ["end_turn", "turn", task] });
        let state = game.position(setup, &position).unwrap();
        assert_eq!(game.decision(&state).unwrap().name, "pick", "{why}");
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        let choices: Vec<String> = choices.into_iter().map(|choice| game.choice_id(choice)).collect();
        assert_eq!(choices, offered, "{why} of {city:?}");
        assert!(game.check(&state, Choice::Done).is_err(), "{why}");
    }
}

/// Only a player who pays looks at the two cards of the Gaze (N15.12).
#[test]
fn who_pays_for_the_gaze_looks_alone() {
    let game = game();
    let setup = Setup { plan: Some("gaze".to_owned()), ..Setup::nightweave(2) };
    let (mut looked, mut choices) = (0, Vec::new());
    for seed in 0..60 {
        let (mut chance, mut chooser) = (FastSource::new(seed), FastSource::new(!seed));
        let mut state = game.begin_fast(&setup, &mut chance);
        while let Some(decision) = game.decision(&state) {
            game.choices(&state, &mut choices);
            if (decision.rule, decision.name) == (Rule::N15_12, "gaze") {
                let looks_at = |audience| game.view(&state, audience).asked.unwrap().cards;
                let mut cards = looks_at(Audience::Seat(Seat(0)));
                assert_eq!((cards.len(), looks_at(Audience::Spectator)), (2, vec![]), "seed {seed}");
                cards.dedup();
                assert_eq!(cards.iter().map(|&card| Choice::Hand(card)).collect::<Vec<_>>(), choices);
                looked += 1;
            }
            let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
            game.play_fast(&mut state, choice, &mut chance);
        }
    }
    assert!(looked > 0, "nobody paid");
}

#[test]
fn games_with_plots_end() {
    let game = game();
    let mut asked = BTreeMap::new();
    let mut drawn = 0u64;
    for seed in 0..250 {
        let level = u8::try_from(seed % 5).unwrap();
        let personality = (seed % 2 == 0)
            .then(|| game.pack().personalities[usize::try_from(seed / 2 % 8).unwrap()].id.to_string());
        let setup = Setup { plots: true, personality, ..Setup::nightweave(level) };
        let state = play(&game, &setup, seed, &mut asked);
        drawn |= !state.lair.plots;
        if state.lair.finished {
            assert_eq!(state.lair.plots.count_ones(), 30, "one plot for each of three preparations");
        }
    }
    assert_eq!(drawn & ((1 << 33) - 1), (1 << 33) - 1, "every plot was drawn");
    for rule in [
        "N16.12 toll",
        "N16.13 either",
        "N16.13 worker",
        "N16.14 amount",
        "N16.15 whether",
        "N16.16 toll",
        "N16.19 discard",
        "N16.20 trap",
        "N16.22 either",
        "N16.23 whether",
        "N16.24 whether",
        "N16.25 toll",
        "N16.26 toll",
        "N16.28 pay-mix",
        "N16.28 pick",
        "N16.29 toll",
        "N16.31 pay",
        "N16.32 discard",
        "N16.33 pick",
        "N16.35 toll",
        "N16.38 pay-mix",
        "N16.39 toll",
        "R76 use-blue",
    ] {
        assert!(asked.contains_key(rule), "{rule} in {asked:?}");
    }
}

#[test]
fn games_with_modules_and_mini_expansions_end() {
    let game = game();
    let mut asked = BTreeMap::new();
    for seed in 0..120u64 {
        let pick = |ids: Vec<String>| Some(ids[usize::try_from(seed / 2).unwrap() % ids.len()].clone());
        let plans = game.pack().plans.iter().map(|plan| plan.id.to_string()).collect();
        let personalities = game.pack().personalities.iter().map(|module| module.id.to_string()).collect();
        let plots = seed % 2 == 0;
        let setup = Setup {
            plots,
            plan: if plots { None } else { pick(plans) },
            personality: pick(personalities),
            evertail: true,
            more_legends: true,
            legends: seed % 3 == 0,
            abilities: true,
            farms: seed % 4 < 2,
            extra: true,
            rugwort_cards: true,
            options: Options { mini_with_modules: MiniWithModules::Allowed, ..Options::default() },
            ..Setup::nightweave(u8::try_from(seed % 4).unwrap() + 1)
        };
        assert!(game.check_setup(&setup).is_ok());
        play(&game, &setup, seed, &mut asked);
    }
}
