//! Random games with the mini-expansions: they end, no card is lost, and every offered choice is
//! allowed.

use std::collections::BTreeSet;
use std::sync::Arc;

use everdell::content::{Resource, Set};
use everdell::{
    AbilityIx, BasicEventIx, ButterfliesHand, Choice, Everdell, FirstPlayer, Kind, MiniWithModules,
    MovedWorkers, OCCUPIED, Options, Owner, Post, RivalKind, Rule, Setup, Slot, Source, State, StoatsUse,
    Swipple, Task, Way, load,
};
use serde_json::{Value, json};
use tabletop::{Audience, FastSource, Game, Maybe, Notation, ScenarioState, Seat, laws};

fn game() -> Everdell {
    Everdell::new(Arc::new(load::builtin().clone()))
}

/// Plays a game to its end at random, checks every position, and records the questions.
fn play(setup: &Setup, seed: u64, asked_for: &mut BTreeSet<&'static str>) {
    let game = game();
    game.check_setup(setup).unwrap();
    let mut chance = FastSource::new(seed);
    let mut chooser = FastSource::new(!seed);
    let mut state = game.begin_fast(setup, &mut chance);
    let all = game.census(&state);
    let mut choices = Vec::new();
    for step in 0.. {
        if game.outcome(&state).is_some() {
            break;
        }
        game.choices(&state, &mut choices);
        let asked = game.decision(&state);
        asked_for.extend(asked.map(|asked| asked.name));
        assert!(!choices.is_empty(), "seed {seed} after {step}: {asked:?}");
        let pick = chooser.below(u32::try_from(choices.len()).unwrap()) as usize;
        let choice = choices[pick];
        assert!(game.check(&state, choice).is_ok(), "seed {seed} after {step}: {asked:?} {choice:?}");
        game.play_fast(&mut state, choice, &mut chance);
        assert!(step < 4000, "seed {seed} does not end: {asked:?}");
        for (kind, (now, all)) in Kind::BUILT_IN.into_iter().zip(game.census(&state).into_iter().zip(all)) {
            // A legend that Nightweave discards leaves the game (N17.4).
            let may_go = Set::of(kind).legendary() && state.rival == RivalKind::Nightweave;
            assert!(
                now == all || may_go && now < all,
                "seed {seed} after {step}: {} {} were {all}, are {now}, after {asked:?} {choice:?}",
                game.kind_name(kind),
                setup_name(setup),
            );
        }
        for owner in state.cities().filter(|&owner| !owner.is_rival()) {
            let city = state.city(owner);
            assert!(game.spaces(city, false) <= 15, "seed {seed} after {step}: a city is too full");
            for legend in city.iter().filter(|(_, card)| Set::of(card.kind).legendary()) {
                assert_eq!(1, city.iter().filter(|(_, card)| card.kind == legend.1.kind).count());
            }
        }
        assert!(
            Kind::BUILT_IN.into_iter().all(|kind| !Set::of(kind).legendary() || state.discard[kind] == 0)
        );
    }
}

fn setup_name(setup: &Setup) -> String {
    serde_json::to_string(setup).unwrap()
}

/// Each mini-expansion alone, and all together.
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

fn play_all(base: &Setup, seeds: std::ops::Range<u64>, asked_for: &mut BTreeSet<&'static str>) {
    for choose in minis() {
        let mut setup = base.clone();
        choose(&mut setup);
        for seed in seeds.clone() {
            play(&setup, seed, asked_for);
        }
    }
}

#[test]
fn games_of_people_end() {
    let mut asked = BTreeSet::new();
    for players in 2..=4 {
        play_all(&Setup { players, ..Setup::default() }, 0..12, &mut asked);
    }
    for step in [
        "figure",
        "feed",
        "stoats",
        "stoats-gain",
        "leader",
        "warrior",
        "hare",
        "swipple",
        "crier",
        "carnival",
        "juggler",
        "stadium",
        "rowdy",
        "farm",
    ] {
        assert!(asked.contains(step), "nobody was asked for {step}");
    }
}

#[test]
fn games_against_nightweave_end() {
    let mut asked = BTreeSet::new();
    for players in 1..=2 {
        play_all(&Setup { players, ..Setup::nightweave(2) }, 0..12, &mut asked);
    }
}

#[test]
fn games_against_rugwort_end() {
    play_all(&Setup::rugwort(2), 0..12, &mut BTreeSet::new());
}

#[test]
fn games_by_other_readings_end() {
    let options = Options {
        first_player: FirstPlayer::Butterflies,
        mini_with_modules: MiniWithModules::Allowed,
        moved_workers: MovedWorkers::StayLost,
        swipple: Swipple::DifferentNames,
        stoats: StoatsUse::Repeatedly,
        butterflies_hand: ButterfliesHand::Five,
        ..Options::default()
    };
    let all = minis()[8];
    for seed in 0..24 {
        for mut setup in [
            Setup { players: 4, ..Setup::default() },
            Setup { plots: true, personality: Some("mean".to_owned()), ..Setup::nightweave(4) },
            Setup { plan: Some("spinner".to_owned()), ..Setup::nightweave(1) },
            Setup { plan: Some("trial".to_owned()), ..Setup::nightweave(1) },
        ] {
            all(&mut setup);
            setup.options = options;
            play(&setup, seed, &mut BTreeSet::new());
        }
    }
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

/// Two spaces bring the same, one of them with the card that the forest still owes: the owed card is visible, so it is
/// no secret which space was copied (N3.13, E5.5).
#[test]
fn a_draw_still_to_come_is_no_secret() {
    let setup = Setup { evertail: true, ..Setup::nightweave(2) };
    let description = json!({
        "turn": 0,
        "first": 0,
        "players": [{ "city": ["evertail_leader"] }],
        "agenda": ["end_turn", { "draw": { "who": 0, "left": 1 } }, { "copy_spot": { "who": 0, "copy": "basic" } }],
    });
    let state = game().position(&setup, &description).unwrap_or_else(|fault| panic!("{fault}"));
    let mut choices = Vec::new();
    game().choices(&state, &mut choices);
    let copies = ["spot:basic:berry_card", "spot:basic:one_berry"].map(|id| {
        choices
            .iter()
            .copied()
            .find(|&choice| game().choice_id(choice) == id)
            .unwrap_or_else(|| panic!("{id}"))
    });
    let [both, berry] = copies.map(|choice| after(state.clone(), &[choice]));
    assert_eq!(both.player(Owner::FIRST).hand, berry.player(Owner::FIRST).hand);
    assert_ne!(both, berry);
    for audience in [Audience::Seat(Seat(0)), Audience::Spectator] {
        let later = |state| game().view(state, audience).later;
        assert_eq!(later(&both), [Task::Draw { who: Owner::FIRST, left: 1 }, Task::EndTurn]);
        assert_eq!(later(&berry), [Task::EndTurn]);
    }
    for choice in copies {
        laws::events_keep_secrets(&game(), &setup, Some((&state, choice)), 1).unwrap();
    }
}

/// All players see the card that a Pirate shows before it goes to the hand, so it is no secret (P17).
#[test]
fn what_a_pirate_shows_is_no_secret() {
    let setup = Setup { players: 2, pearlbrook: true, ..Setup::default() };
    let state = table(&setup, &json!({ "hand": ["pirate", "farm"], "stock": { "berry": 3 } }), &json!({}));
    let name = |state: &State, id: &str| {
        let mut choices = Vec::new();
        game().choices(state, &mut choices);
        choices.into_iter().find(|&choice| game().choice_id(choice) == id).unwrap_or_else(|| panic!("{id}"))
    };
    let played = name(&state, "play:hand:pirate:cost");
    let asked = after(state, &[played]);
    let discard = name(&asked, "hand:farm");
    for seed in 0..20 {
        laws::events_keep_secrets(&game(), &setup, Some((&asked, discard)), seed).unwrap();
    }
}

/// All see with which construction a Messenger shares its space (P16).
#[test]
fn what_a_messenger_joins_is_in_sight() {
    let setup = Setup { players: 2, pearlbrook: true, ..Setup::default() };
    let me = json!({ "hand": ["messenger"], "city": ["farm", "mine"], "stock": { "berry": 9, "twig": 9 } });
    let state = table(&setup, &me, &json!({}));
    let mut choices = Vec::new();
    game().choices(&state, &mut choices);
    let play = choices.into_iter().find(|&choice| game().choice_id(choice) == "play:hand:messenger:cost");
    let asked = after(state, &[play.expect("it can be played")]);
    let mut choices = Vec::new();
    game().choices(&asked, &mut choices);
    let joined: Vec<State> = choices.iter().map(|&choice| after(asked.clone(), &[choice])).collect();
    let [farm, mine] = &joined[..] else { panic!("two constructions are offered: {choices:?}") };
    assert_ne!(game().view(farm, Audience::Spectator), game().view(mine, Audience::Spectator));
    laws::events_keep_secrets(&game(), &setup, Some((&asked, choices[0])), 1).unwrap();
}

/// A position in which the first of two players is to act.
fn table(setup: &Setup, me: &Value, rest: &Value) -> State {
    let mut description =
        json!({ "turn": 0, "first": 0, "players": [me, {}], "agenda": ["end_turn", "turn"] });
    for (key, value) in rest.as_object().into_iter().flatten() {
        description[key] = value.clone();
    }
    game().position(setup, &description).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Plays choices one after the other.
fn after(mut state: State, choices: &[Choice]) -> State {
    for &choice in choices {
        game().check(&state, choice).unwrap_or_else(|objection| panic!("{choice:?}: {objection:?}"));
        game().play_fast(&mut state, choice, &mut FastSource::new(1));
    }
    state
}

/// The rule that stands against a choice.
fn barred(state: &State, choice: Choice) -> Rule {
    game().check(state, choice).expect_err("it is not allowed").rule
}

fn legends() -> Setup {
    Setup { more_legends: true, legends: true, ..Setup::default() }
}

#[test]
fn a_legend_takes_the_place_of_its_banner() {
    let me = json!({
        "city": ["wanderer", { "card": "inn", "occupied": true }, "inn"],
        "hand": ["inn", "innkeeper"],
        "legends": ["poe", "green_acorn"],
        "stock": { "twig": 9, "resin": 9, "berry": 9 },
        "workers": { "home": 1, "at": ["card:0:1"] },
    });
    let state = table(&legends(), &me, &json!({}));
    let acorn = Source::Legend(Kind::GREEN_ACORN);
    assert_eq!(barred(&state, Choice::Play { source: acorn, way: Way::Cost }), Rule::N4_3);
    assert_eq!(barred(&state, Choice::Play { source: acorn, way: Way::Banner(Slot::new(0)) }), Rule::N4_3);
    let poe = Source::Legend(Kind::POE);
    assert_eq!(barred(&state, Choice::Play { source: poe, way: Way::Banner(Slot::new(1)) }), Rule::N4_3);
    let state = after(state, &[Choice::Play { source: acorn, way: Way::Banner(Slot::new(1)) }]);
    let city = state.city(Owner::FIRST);
    // The worker and the occupied token have moved with it (N4.5).
    assert_eq!(
        city.get(Slot::new(1)).map(|card| (card.kind, card.marks)),
        Some((Kind::GREEN_ACORN, OCCUPIED))
    );
    assert!(state.player(Owner::FIRST).workers.contains(&Post::Card(Owner::FIRST, Slot::new(1))));
    assert_eq!(state.discard[Kind::INN], 1);
    // No Inn can follow (N4.4), and the spaces are those of the two others (N4.7).
    let mut mine = state.clone();
    mine.turn = Owner::FIRST;
    let inn = Choice::Play { source: Source::Hand(Kind::INN), way: Way::Cost };
    assert_eq!(barred(&mine, inn), Rule::N4_4);
    assert_eq!(game().spaces(city, false), 1);
}

#[test]
fn amilla_needs_no_cards_for_an_event() {
    let me = json!({ "city": ["amilla_glistendew", "gazette"], "workers": { "home": 1 } });
    let setup = Setup { extra: true, ..legends() };
    let state = table(&setup, &me, &json!({ "specials": ["croak_wart_cure", null, null, null] }));
    let state = after(state, &[Choice::Place(Post::Card(Owner::FIRST, Slot::new(0)))]);
    // The cost of an event must still be paid (H3.16).
    assert_eq!(
        barred(&state, Choice::Spot(Post::SpecialEvent(state.specials[0].get().unwrap()))),
        Rule::E6_3
    );
    let state = after(state, &[Choice::Spot(Post::BasicEvent(BasicEventIx::new(2)))]);
    assert_eq!(state.basic_owners, [Maybe::NONE, Maybe::NONE, Owner::FIRST.into(), Maybe::NONE]);
    assert_eq!(
        state.city(Owner::FIRST).get(Slot::new(1)).map(|card| card.tokens),
        Some(1),
        "the Gazette reports it"
    );
}

#[test]
fn a_seasonal_farm_is_a_farm() {
    let me = json!({ "city": ["farm_4"], "hand": ["husband", "wife"], "stock": { "resin": 1 } });
    let state = table(&Setup { farms: true, ..Setup::default() }, &me, &json!({}));
    let husband = Choice::Play { source: Source::Hand(Kind::HUSBAND), way: Way::Token(Slot::new(0)) };
    let state = after(state, &[husband]);
    assert!(state.city(Owner::FIRST).get(Slot::new(0)).is_some_and(|card| card.has(OCCUPIED)));
    let mut mine = state;
    mine.turn = Owner::FIRST;
    let wife = Choice::Play { source: Source::Hand(Kind::WIFE), way: Way::Token(Slot::new(0)) };
    assert_eq!(barred(&mine, wife), Rule::E7_2);
}

#[test]
fn bridge_and_spring_need_no_space() {
    let few = ["mine", "twig_barge", "resin_refinery"];
    let mut city: Vec<_> = few.into_iter().cycle().take(9).collect();
    city.extend(["farm"; 5]);
    city.extend(["bridge_of_the_sky", "inn"]);
    let me = json!({
        "city": city,
        "hand": ["castle", "farm"],
        "legends": ["silver_scale_spring", null],
        "stock": { "twig": 9, "resin": 9, "pebble": 9 },
    });
    let state = table(&legends(), &me, &json!({}));
    assert_eq!(game().spaces(state.city(Owner::FIRST), false), 15);
    let farm = Source::Hand(Kind::FARM);
    assert_eq!(barred(&state, Choice::Play { source: farm, way: Way::Cost }), Rule::E8_1);
    let castle = Choice::Play { source: Source::Hand(Kind::CASTLE), way: Way::Bridge(Slot::new(14)) };
    let state = after(state, &[castle, Choice::Save(Resource::Twig), Choice::Save(Resource::Twig)]);
    let mut mine = after(state, &[Choice::Save(Resource::Resin)]);
    assert_eq!(game().spaces(mine.city(Owner::FIRST), false), 15);
    mine.turn = Owner::FIRST;
    assert_eq!(barred(&mine, Choice::Play { source: farm, way: Way::Bridge(Slot::new(14)) }), Rule::H3_19);
    let spring = Choice::Play { source: Source::Legend(Kind::SILVER_SCALE_SPRING), way: Way::Cost };
    let mut mine = after(mine, &[spring, Choice::Card(Owner::FIRST, Slot::new(15))]);
    mine.turn = Owner::FIRST;
    assert_eq!(game().spaces(mine.city(Owner::FIRST), false), 14);
    after(mine, &[Choice::Play { source: farm, way: Way::Cost }]);
}

#[test]
fn the_rowdy_needs_something_to_take() {
    let setup = Setup { rugwort_cards: true, ..Setup::default() };
    let me = json!({ "hand": ["rugwort_rowdy"], "city": ["mine"], "stock": { "berry": 3 } });
    let rowdy = Choice::Play { source: Source::Hand(Kind::RUGWORT_ROWDY), way: Way::Cost };
    let state = table(&setup, &me, &json!({}));
    assert_eq!(barred(&state, rowdy), Rule::H3_9);
    let other = json!({ "city": ["castle", "mine"], "hand": ["king", "queen", "fool"] });
    let state = table(&setup, &me, &json!({ "players": [me, other] }));
    let state = after(state, &[rowdy]);
    let kinds = |seat| state.city(Owner::new(seat)).iter().map(|(_, card)| card.kind).collect::<Vec<_>>();
    assert_eq!(kinds(0), [Kind::MINE, Kind::MINE]);
    assert_eq!(kinds(1), [Kind::CASTLE, Kind::RUGWORT_ROWDY]);
    assert_eq!(state.player(Owner::FIRST).stock[Resource::Pebble], 1, "the taken Mine is activated");
    let state = after(state, &[Choice::Hand(Kind::KING), Choice::Hand(Kind::FOOL)]);
    assert_eq!(state.player(Owner::new(1)).hand.len(), 1);
}

#[test]
fn abilities_say_who_begins_and_who_is_last() {
    let setup = Setup { players: 4, abilities: true, ..Setup::default() };
    for seed in 0..40 {
        let state = game().begin_fast(&setup, &mut FastSource::new(seed));
        let holder = |name: &str| {
            let place = game().pack().abilities.iter().position(|ability| *ability.id == *name);
            let of = |seat: &Owner| state.player(*seat).ability.get().map(AbilityIx::index);
            state.people().find(|seat| of(seat) == place).unwrap()
        };
        assert_eq!(state.order()[0], holder("butterflies"));
        assert_eq!(state.order()[3], holder("spiders"));
        assert_eq!(state.first, state.order()[0]);
        assert_eq!(state.player(state.first).hand.len(), 12);
        assert_eq!(state.pile_owner, holder("pigs").into());
        assert_eq!((state.pile[8], state.deck[Kind::FARM]), (7, 0));
        assert_eq!(game().decision(&state).map(|asked| asked.name), Some("offer"));
    }
}
