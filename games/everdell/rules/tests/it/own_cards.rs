//! Cards that only a pack has, written as data alone: they are dealt, played, counted, shown, recorded and replayed as
//! any other, and faults in them are reported.

use std::collections::BTreeSet;
use std::sync::Arc;

use everdell::load::{self, BUILTIN};
use everdell::{Bellfaire, Everdell, KINDS, Owner, RivalKind, Setup};
use serde_json::{Value, json};
use tabletop::{
    Audience, DynSession, FastSource, Fingerprint, Game, Opening, Record, Scenario, ScenarioState, Seat,
    Secret, Session, Source, laws,
};
use testkit::packs::{Files, lines};

use crate::content::before_pearlbrook;

const OWN: &str = include_str!("own_cards.toml");

/// The built-in pack with these cards besides.
fn files(own: &str) -> Files {
    let mut files: Files = BUILTIN.map(|(name, text)| (name.to_owned(), text.to_owned())).into();
    files.get_mut("cards.toml").expect("the cards").push_str(own);
    files
}

fn game() -> Everdell {
    let content = load::load(&files(OWN)).unwrap_or_else(|faults| panic!("{}", lines(&faults)));
    Everdell::new(Arc::new(content))
}

fn check(game: &Everdell, text: &str) {
    let scenario: Scenario = toml::from_str(text).expect("a scenario");
    let report = scenario.check(game);
    assert!(report.passed(), "{}: {report:?}", scenario.name);
}

#[test]
fn they_do_what_their_records_say() {
    let game = game();
    // Gaining for each Farm, drawing, and paying for points: fixed gains come first.
    check(
        &game,
        r#"
        name = "The Ferry House"
        rule = "E9.2"
        game = "everdell"
        setup = { players = 2 }
        position.players = [
            { hand = ["ferry_house"], city = ["farm", "farm"], stock = { twig = 3 }, workers = { home = 2 } },
            { workers = { home = 2 } },
        ]
        [[steps]]
        choose = "play:hand:ferry_house:cost"
        chance = ["card ferry_keeper", "card wanderer"]
        expect = [
            "played:0:ferry_house:0:2",
            "activated:0:ferry_house:0:2 by E9.2",
            "gained:0:berry=2 by E9.2",
            "drew:0:ferry_keeper by E10.1",
            "drew:0:wanderer by E10.1",
        ]
        offered = ["number:0", "number:1", "number:2"]
        [[steps]]
        choose = "number:2"
        expect = ["paid:0:twig=2 by E9.2", "points:0:2 by E9.2"]
        [steps.state]
        "players.0.hand" = ["wanderer", "ferry_keeper"]
        "players.0.points" = 2
        "#,
    );
    // A production activates it again.
    check(
        &game,
        r#"
        name = "The Ferry House in a production"
        rule = "E9.6"
        game = "everdell"
        setup = { players = 2 }
        position.players = [
            { city = ["ferry_house", "farm"], workers = { at = ["basic:three_twigs", "basic:two_resin"] } },
            { workers = { home = 2 } },
        ]
        [[steps]]
        choose = "prepare"
        expect = ["activated:0:ferry_house:0:0", "gained:0:berry=1 by E9.2"]
        "#,
    );
    // Its occupied token plays the critter that names it.
    check(
        &game,
        r#"
        name = "The Ferry Keeper, free"
        rule = "E7.2"
        game = "everdell"
        setup = { players = 2 }
        position.players = [
            { hand = ["ferry_keeper"], city = ["ferry_house"], workers = { home = 2 } },
            { workers = { home = 2 } },
        ]
        [[steps]]
        choose = "play:hand:ferry_keeper:token:0"
        expect = ["played:0:ferry_keeper:0:1"]
        "#,
    );
    // Three effects of one visit, in their order; the second plays a card, and the third waits for it.
    check(
        &game,
        r#"
        name = "The Guest House"
        rule = "E9.3"
        game = "everdell"
        setup = { players = 2 }
        position.players = [
            { hand = ["inn", "mine", "king"], city = ["guest_house"], stock = { resin = 1 }, workers = { home = 2 } },
            { workers = { home = 2 } },
        ]
        [[steps]]
        choose = "place:card:0:0"
        expect = ["points:0:1 by E9.3"]
        offered = ["play:hand:mine:offer"]
        [[steps]]
        choose = "play:hand:mine:offer"
        [[steps]]
        choose = "save:twig"
        [[steps]]
        choose = "save:pebble"
        expect = ["paid:0:resin=1", "played:0:mine:0:1", "gained:0:pebble=1"]
        offered = ["hand:inn", "hand:king", "done"]
        [[steps]]
        choose = "hand:inn"
        [[steps]]
        choose = "done"
        offered = ["take:berry"]
        [[steps]]
        choose = "take:berry"
        expect = ["gained:0:berry=1"]
        "#,
    );
    // It reacts to others, asks in its own name, and helps to pay.
    check(
        &game,
        r#"
        name = "The Toll Keeper"
        rule = "E7.9"
        game = "everdell"
        setup = { players = 2 }
        position.players = [
            { hand = ["farm"], city = ["toll_keeper"], stock = { twig = 2, resin = 1 }, workers = { home = 2 } },
            { workers = { home = 2 } },
        ]
        [[steps]]
        choose = "play:hand:farm:cost"
        chance = ["card inn"]
        expect = ["triggered:0:toll_keeper by E7.9", "gained:0:resin=1 by E7.9", "drew:0:inn"]
        "#,
    );
    check(
        &game,
        r#"
        name = "The Toll Keeper after a critter, and discarded"
        rule = "E7.9"
        game = "everdell"
        setup = { players = 2 }
        position.players = [
            { hand = ["wanderer"], city = ["toll_keeper"], stock = { berry = 3 }, workers = { home = 2 } },
            { hand = ["farm"], city = ["toll_keeper"], workers = { home = 2 } },
        ]
        position.deck = { mine = 3 }
        [[steps]]
        choose = "play:hand:wanderer:cost"
        chance = ["card mine", "card mine", "card mine"]
        expect = ["triggered:0:toll_keeper by E7.9"]
        offered = ["pay:berry", "done"]
        [[steps]]
        choose = "pay:berry"
        [[steps]]
        choose = "take:resin"
        expect = ["gained:0:resin=1"]
        [[steps]]
        choose = "play:hand:farm:crane:0"
        expect = ["left-city:1:0:toll_keeper:discard by E7.6", "played:1:farm:1:*"]
        "#,
    );
}

#[test]
fn they_are_counted() {
    let game = game();
    let setup = Setup { players: 2, ..Setup::default() };
    let city = json!(["ferry_house", "ferry_house", "ferry_keeper"]);
    let position = json!({ "players": [{ "city": city, "workers": { "home": 2 } }, {}] });
    let state = game.position(&setup, &position).expect("a position");
    // Base values 2, 2 and 1, and 2 for each house.
    assert_eq!(game.points(&state, Owner::FIRST), 9);
}

#[test]
fn positions_that_differ_in_them_have_other_digests() {
    let game = game();
    let setup = Setup::nightweave(2);
    let digest = |position: Value| {
        Fingerprint::of(&game.position(&setup, &position).unwrap_or_else(|fault| panic!("{fault:?}")))
    };
    let digests = [
        json!({}),
        json!({ "discard": { "ferry_house": 1 } }),
        json!({ "discard": { "guest_house": 1 } }),
        json!({ "lair": { "hand": { "ferry_house": 1 } } }),
        json!({ "lair": { "trophies": { "ferry_house": 1 } } }),
    ]
    .map(digest);
    for (place, one) in digests.iter().enumerate() {
        assert!(digests[place + 1..].iter().all(|other| other != one), "{place}");
    }
}

/// The names of all cards that stand in a value.
fn holds(value: &Value, name: &str) -> bool {
    match value {
        Value::String(text) => text == name,
        Value::Array(values) => values.iter().any(|value| holds(value, name)),
        Value::Object(fields) => fields.iter().any(|(key, value)| key == name || holds(value, name)),
        _ => false,
    }
}

#[test]
fn they_are_in_the_deck_and_in_the_view() {
    let game = game();
    let setup = Setup { players: 2, ..Setup::default() };
    let state = game.begin_fast(&setup, &mut FastSource::new(3));
    for (name, copies) in [("ferry_house", 3), ("ferry_keeper", 2), ("guest_house", 2), ("toll_keeper", 2)] {
        let kind = game.find_kind(name).expect("a card");
        assert_eq!(u16::from(game.pack().facts(kind).copies), copies);
        assert_eq!(game.census(&state)[kind.index()], copies);
        assert_eq!(game.kind_name(kind), name);
        assert!(kind.index() >= KINDS && kind.built_in_name().is_none());
    }
    let position = json!({
        "players": [{ "hand": ["toll_keeper"], "city": ["ferry_house"], "workers": { "home": 2 } }, {}],
        "meadow": ["guest_house"],
        "agenda": [{ "pick": { "who": 0, "left": 1, "done": 0, "why": { "visit": "own:guest_house" } } },
                   "end_turn", "turn"],
    });
    let state = game.position(&setup, &position).expect("a position");
    let view = serde_json::to_value(game.view(&state, Audience::Seat(Seat(0)))).expect("a view");
    for name in ["toll_keeper", "ferry_house", "guest_house"] {
        assert!(holds(&view, name), "{name}: {view}");
    }
    assert!(!view.to_string().contains("own:"), "{view}");
    assert_eq!(game.position(&setup, &game.describe(&state)).expect("it comes back"), state);
    let other = serde_json::to_value(game.view(&state, Audience::Seat(Seat(1)))).expect("a view");
    assert!(!holds(&other, "toll_keeper"), "a hand is hidden: {other}");
    // A name that is no card, or a place instead of a name, is refused.
    for name in ["own:nobody", "own:90", "own:127", "own:"] {
        let mut wrong = position.clone();
        wrong["agenda"][0]["pick"]["why"]["visit"] = json!(name);
        assert!(game.position(&setup, &wrong).is_err(), "{name}");
    }
}

/// The record of a whole game, in which their cards are chosen wherever they can be. `chosen` counts the choices with
/// them.
fn played(game: &Arc<Everdell>, setup: Setup, seed: u8, chosen: &mut BTreeSet<String>) -> Record {
    let source = Source::Keyed(Secret::new([seed; 32]));
    let opening = Session::open(Arc::clone(game), setup, source, &[]).expect("it opens");
    let Opening::Begun(mut session) = opening else { panic!("a keyed game asks nobody") };
    for step in 0usize.. {
        let asked = session.asked();
        let choices = session.choices(asked);
        if choices.is_empty() {
            break;
        }
        let own = |id: &str| ["ferry_", "guest", "toll"].iter().any(|name| id.contains(name));
        let likes = choices.iter().find(|choice| own(&choice.id) && !choice.id.starts_with("hand:"));
        let id = likes.unwrap_or(&choices[step * 7 % choices.len()]).id.clone();
        if own(&id) {
            chosen.insert(id.clone());
        }
        session.choose(&id, None).expect("it is offered");
    }
    assert!(session.outcome().is_some());
    Record::from_json(&session.handed_out().expect("it is over").to_json()).expect("a record")
}

/// The pack with these cards as it was before the last two powers of Bellfaire, and as it was before Pearlbrook and
/// Bellfaire.
fn older_packs() -> [Everdell; 2] {
    let mut with_powers = files(OWN);
    let fair = with_powers.get_mut("bellfaire.toml").expect("Bellfaire");
    let axolotls = fair.find("[[power]]\nid = \"axolotls\"").expect("the last but one");
    fair.truncate(axolotls);
    let mut before = before_pearlbrook();
    before.remove("bellfaire.toml");
    before.get_mut("cards.toml").expect("the cards").push_str(OWN);
    [with_powers, before].map(|files| {
        let content = load::load(&files).unwrap_or_else(|faults| panic!("{}", lines(&faults)));
        Everdell::new(Arc::new(content))
    })
}

/// Setups with Pearlbrook and every module of Bellfaire.
fn by_the_water() -> [Setup; 3] {
    let alone = Bellfaire { more_players: false, ..Bellfaire::ALL };
    [
        Setup { players: 3, pearlbrook: true, bellfaire: Bellfaire::ALL, ..Setup::default() },
        Setup { pearlbrook: true, bellfaire: alone, extra: true, ..Setup::nightweave(2) },
        Setup { players: 2, pearlbrook: true, bellfaire: alone, legends: true, ..Setup::nightweave(3) },
    ]
}

#[test]
fn an_older_pack_plays_by_the_water() {
    let whole = game();
    for game in older_packs().map(Arc::new) {
        // The records of expansions that it leaves out are those of the built-in pack.
        assert_eq!(game.pack().fingerprint, whole.pack().fingerprint);
        let mut chosen = BTreeSet::new();
        for (seed, setup) in (20u8..).zip(by_the_water()) {
            let record = played(&game, setup, seed, &mut chosen);
            assert_eq!(record.rules, Everdell::RULES_VERSION);
            let verified = Session::verify(Arc::clone(&game), &record).expect("it is what it claims to be");
            assert!(verified.outcome.is_some());
        }
        assert!(chosen.iter().any(|id| id.starts_with("play:")), "{chosen:?}");
    }
}

#[test]
fn a_game_of_an_older_pack_that_version_2_kept_replays() {
    for game in older_packs().map(Arc::new) {
        let older = Arc::new(game.at_rules_version(2).expect("version 2 is known"));
        for (seed, setup) in (40u8..).zip(by_the_water()) {
            let record = played(&older, setup, seed, &mut BTreeSet::new());
            assert_eq!(record.rules, 2);
            let verified = Session::verify(Arc::clone(&game), &record).expect("it is what it claims to be");
            assert!(verified.outcome.is_some());
            // Version 3 deals from fifteen powers where version 2 dealt from thirteen.
            let newer = Record { rules: Everdell::RULES_VERSION, ..record };
            assert!(Session::verify(Arc::clone(&game), &newer).is_err());
        }
    }
}

#[test]
fn a_game_with_them_is_recorded_replayed_and_verified() {
    let game = Arc::new(game());
    let setups = [
        Setup { players: 2, ..Setup::default() },
        Setup { extra: true, evertail: true, ..Setup::nightweave(3) },
        Setup { rival: RivalKind::Rugwort, players: 1, ..Setup::default() },
    ];
    let mut chosen = BTreeSet::new();
    for (seed, setup) in (1u8..).zip(setups) {
        let record = played(&game, setup, seed, &mut chosen);
        assert_ne!(record.content, load::builtin().fingerprint);
        let verified = Session::verify(Arc::clone(&game), &record).expect("it is what it claims to be");
        assert!(verified.outcome.is_some());
        // The rules without these cards reject the same game.
        let plain = Arc::new(Everdell::new(Arc::new(load::builtin().clone())));
        assert!(Session::verify(plain, &record).is_err());
    }
    assert!(chosen.iter().any(|id| id.starts_with("play:hand:ferry_house")), "{chosen:?}");
}

#[test]
fn games_with_them_obey_the_laws() {
    let game = game();
    for seed in 0..6 {
        let setup = match seed % 3 {
            0 => Setup { players: 3, ..Setup::default() },
            1 => Setup { rugwort_cards: true, ..Setup::nightweave(2) },
            _ => Setup { players: 2, legends: true, ..Setup::default() },
        };
        let mut first = None;
        laws::random_play(&game, &setup, seed, 3_000, |state, _| {
            let cards = game.census(state);
            let before = *first.get_or_insert(cards);
            let lost = game.kinds().skip(KINDS).find(|kind| cards[kind.index()] != before[kind.index()]);
            if let Some(kind) = lost {
                return Err(format!("{} of {}", cards[kind.index()], game.kind_name(kind)));
            }
            let described = game.describe(state);
            let again =
                game.position(&setup, &described).map_err(|fault| format!("{fault:?}: {described}"))?;
            if again == *state { Ok(()) } else { Err(format!("{described} does not come back")) }
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    }
}

#[test]
fn effects_of_other_packs_are_in_the_digest() {
    let own = load::builtin().fingerprint;
    let of =
        |files: &Files| load::load(files).unwrap_or_else(|faults| panic!("{}", lines(&faults))).fingerprint;
    let changed = |old: &str, new: &str| {
        let mut files = files("");
        let cards = files.get_mut("cards.toml").expect("the cards");
        assert!(cards.contains(old), "{old}");
        *cards = cards.replacen(old, new, 1);
        files
    };
    let farm = "effects = [{ production = { gain = [\"berry 1\"] } }]\n";
    assert_eq!(of(&files("")), own);
    // Packs that were written before cards had effects keep their meaning.
    assert_eq!(of(&changed(farm, "")), own);
    assert_eq!(of(&changed(farm, "effects = [{ production = { gain = ['berry 1'] } }]\n")), own);
    assert_ne!(of(&changed(farm, "effects = [{ production = { gain = [\"berry 2\"] } }]\n")), own);
    assert_ne!(of(&changed(farm, "effects = []\n")), own);
    let with = of(&files(OWN));
    assert_ne!(with, own);
    assert_ne!(of(&files(&OWN.replace("most = 2", "most = 3"))), with);
    assert_ne!(of(&files(&OWN.replace("copies = 3", "copies = 2"))), with);
}

#[test]
fn a_built_in_card_keeps_its_marks_and_what_it_does_if_a_pack_leaves_them_out() {
    let plain = load::builtin();
    let cards = toml::from_str::<toml::Table>(&files("")["cards.toml"]).expect("the cards");
    let effects = |card: &toml::Value| card["effects"].as_array().expect("its effects").clone();
    let is_mark = |effect: &toml::Value| {
        effect.as_table().is_some_and(|effect| effect.len() == 1 && effect.contains_key("special"))
    };
    let without = |leave_out: &dyn Fn(&mut toml::Table)| {
        let mut cards = cards.clone();
        let list = cards["card"].as_array_mut().expect("a list");
        for card in list {
            leave_out(card.as_table_mut().expect("a record"));
        }
        let mut files = files("");
        files.insert("cards.toml".to_owned(), cards.to_string());
        load::load(&files).unwrap_or_else(|faults| panic!("{}", lines(&faults)))
    };
    let all = cards["card"].as_array().expect("a list");
    let marked: Vec<_> = all.iter().filter(|card| effects(card).iter().any(is_mark)).collect();
    assert!(marked.iter().any(|card| effects(card).len() > 1), "one does other things, too");
    let unmarked = without(&|card| {
        card["effects"].as_array_mut().expect("its effects").retain(|effect| !is_mark(effect));
    });
    let silent = without(&|card| drop(card.remove("effects")));
    for content in [unmarked, silent] {
        assert_eq!(content.fingerprint, plain.fingerprint);
        for (card, own) in content.cards.iter().zip(&plain.cards) {
            assert_eq!(card.effects, own.effects, "{}", card.id);
        }
    }
    // The other effects of a marked card are in the digest as before.
    let idle = without(&|card| {
        let effects = card["effects"].as_array_mut().expect("its effects");
        if effects.iter().any(is_mark) {
            effects.clear();
        }
    });
    assert_ne!(idle.fingerprint, plain.fingerprint);
}

#[test]
fn what_is_wrong_with_one_is_said() {
    let faults = |old: &str, new: &str| {
        assert!(OWN.contains(old), "{old}");
        let faults = load::load(&files(&OWN.replacen(old, new, 1))).err().unwrap_or_default();
        lines(&faults)
    };
    for (old, new, wanted) in [
        ("set = \"own\"", "set = \"base\"", "`id` is `ferry_house`, but must be a name that the rules know"),
        ("\"ferry_house\"\nset", "\"Ferry House\"\nset", "but must be a name that the rules know"),
        ("copies = 3", "copies = 21", "card ferry_house: `copies` is 21"),
        (
            "gain_per",
            "gain_pre",
            "card ferry_house: `effects 2.production` is `gain_pre`, but must be a name that the rules know",
        ),
        (
            "per = { card = \"farm\" }",
            "per = { card = \"barn\" }",
            "`effects 2.production.gain_per.per.card` is `barn`, which is no card",
        ),
        (
            "per = { card = \"farm\" }",
            "per = { card = \"own:99\" }",
            "`effects 2.production.gain_per.per.card` is `own:99`, which is no card",
        ),
        ("[\"card 2\"]", "[\"card 12\"]", "`effects 1.played.gain` holds `card 12`, not twig"),
        ("most = 2,", "most = 2, least = 1,", "unknown key `effects 3.production.pay_for.least`"),
        (
            "{ played = { gain = [\"card 2\"] } }",
            "{ scoring = { points = 1, per = \"events\" } }",
            "`effects` 1: `scoring` is for prosperity cards",
        ),
        (
            "{ played = { gain = [\"card 2\"] } }",
            "{ production = { exchange = 2 } }",
            "`effects` 3: a card asks for one thing only at a moment",
        ),
        (
            "{ played = { gain = [\"card 2\"] } }",
            "{ special = \"dungeon\" }",
            "`effects 1.special` is `dungeon`, but must be a name that the rules know",
        ),
        (
            "{ played = { gain = [\"card 2\"] } }",
            "{ special = \"fool\" }",
            "`effects` 1: this is written for fool alone",
        ),
        (
            "{ visit = { gain = [\"point 1\"] } }",
            "{ visit = { special = \"cemetery\" } }",
            "card guest_house: `effects` 1: this is written for cemetery alone",
        ),
        ("spots = 1\n", "", "card guest_house: `spots` is missing"),
        (
            "{ played = { gain = [\"card 2\"] } }",
            "{ played = { play = { off = 1 } } }",
            "`effects` 1: `play` is for `visit` alone",
        ),
        (
            "{ played = { gain = [\"card 2\"] } }",
            "{ production = { activate = \"own\" } }",
            "`effects` 1: `activate` is not for `production`",
        ),
        (
            "{ visit = { gain = [\"point 1\"] } }",
            "{ visit = \"move_worker\" }",
            "`effects` 1: `move_worker` is for `played` alone",
        ),
        (
            "rarity = \"unique\"\ncopies = 2\ncost = { berry = 2 }",
            "rarity = \"common\"\ncopies = 2\ncost = { berry = 2 }",
            "card toll_keeper: `effects` 2: a `trigger` that asks is for unique cards",
        ),
        (
            "{ pays = \"discard_for_construction\" }",
            "{ pays = \"imprison\" }",
            "this is written for dungeon alone",
        ),
        (
            "free_by = [\"ferry_house\"]",
            "free_by = [\"toll_keeper\"]",
            "names toll_keeper, which is a critter",
        ),
        ("effects = [{ scoring", "replaces = \"king\"\neffects = [{ scoring", "`replaces` is for legends"),
    ] {
        let told = faults(old, new);
        assert!(told.contains(wanted), "{old} to {new}: {wanted} is not in\n{told}");
    }
    let card = OWN.split("[[card]]").nth(2).unwrap_or_default();
    let mut many = OWN.to_owned();
    for number in 0..39 {
        many.push_str("[[card]]");
        many.push_str(&card.replace("ferry_keeper", &format!("keeper{number}")));
    }
    let told = lines(&load::load(&files(&many)).err().unwrap_or_default());
    assert!(told.contains("43 cards of the set `own`, but at most 6"), "{told}");
}
