//! Laws that hold in every position a game can reach.

use std::sync::Arc;

use everdell::Owner;
use everdell::content::Set;
use everdell::{
    BasicEventIx, BasicIx, Bellfaire, Built, Choice, ClearingIx, Event, Everdell, FACE_DOWN, JourneyIx, Kind,
    MajorMix, MeadowIx, Newleaf, OCCUPIED, Options, Post, RivalKind, Setup, Slot, Source, State, Way, load,
};
use tabletop::{Game, Notation, laws};

fn game() -> Arc<Everdell> {
    Arc::new(Everdell::new(Arc::new(load::builtin().clone())))
}

/// Games of people among themselves, in Nightweave's lair with all her modules, against Rugwort,
/// and with the mini-expansions.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = (2..=4).map(|players| Setup { players, ..Setup::default() }).collect();
    for level in 0..=4 {
        setups.push(Setup::nightweave(level));
    }
    setups.push(Setup { players: 2, ..Setup::nightweave(2) });
    for year in 1..=3 {
        setups.push(Setup::rugwort(year));
    }
    let pack = load::builtin();
    for (level, module) in (1..).zip(&pack.personalities) {
        let personality = Some(module.id.to_string());
        setups.push(Setup { personality, players: 1 + level % 2, ..Setup::nightweave(1 + level % 4) });
    }
    for (level, module) in (1..).zip(&pack.plans) {
        setups.push(Setup { plan: Some(module.id.to_string()), ..Setup::nightweave(1 + level % 4) });
    }
    for setup in &mut setups {
        // The plan that brings one personality after the other begins with one.
        if setup.plan.as_deref() == Some("whim") {
            setup.personality = Some(pack.personalities[0].id.to_string());
        }
    }
    let minis = [
        Setup { evertail: true, extra: true, rugwort_cards: true, ..Setup::default() },
        Setup { more_legends: true, legends: true, farms: true, ..Setup::default() },
        Setup { abilities: true, farms: true, ..Setup::default() },
        Setup {
            evertail: true,
            more_legends: true,
            legends: true,
            abilities: true,
            farms: true,
            extra: true,
            rugwort_cards: true,
            ..Setup::default()
        },
    ];
    for mini in minis {
        setups.push(Setup { players: 3, ..mini.clone() });
        setups.push(Setup { rival: RivalKind::Nightweave, players: 1, ..mini.clone() });
        setups.push(Setup { rival: RivalKind::Rugwort, players: 1, ..mini });
    }
    let bellfaire = Bellfaire::ALL;
    for setup in [
        Setup { players: 3, bellfaire, ..Setup::default() },
        Setup { bellfaire, abilities: true, extra: true, ..Setup::default() },
        Setup { bellfaire, ..Setup::nightweave(2) },
        Setup { bellfaire, players: 2, legends: true, ..Setup::nightweave(3) },
        Setup { bellfaire: Bellfaire { garland: false, ..bellfaire }, ..Setup::rugwort(2) },
        Setup { bellfaire, players: 4, pearlbrook: true, abilities: true, ..Setup::default() },
    ] {
        setups.push(setup);
    }
    for players in 2..=4 {
        setups.push(Setup { players, pearlbrook: true, ..Setup::default() });
    }
    let more = Bellfaire { more_players: true, ..Bellfaire::default() };
    for players in 5..=6 {
        setups.push(Setup { players, bellfaire: more, ..Setup::default() });
        setups.push(Setup {
            players,
            bellfaire: Bellfaire::ALL,
            pearlbrook: true,
            extra: true,
            ..Setup::default()
        });
    }
    let full = Setup {
        pearlbrook: true,
        evertail: true,
        more_legends: true,
        legends: true,
        abilities: true,
        farms: true,
        extra: true,
        rugwort_cards: true,
        ..Setup::default()
    };
    setups.extend([full.clone(), Setup { players: 4, ..full.clone() }]);
    setups.extend([
        Setup { pearlbrook: true, ..Setup::nightweave(1) },
        Setup { pearlbrook: true, players: 2, bellfaire, ..Setup::nightweave(3) },
        Setup { players: 1, rival: RivalKind::Nightweave, level: 2, ..full.clone() },
    ]);
    for level in 0..=4 {
        setups.push(Setup { plots: true, ..Setup::nightweave(level) });
    }
    let newleaf = Newleaf::ALL;
    let few = Newleaf { station: true, reservation: true, ..Newleaf::default() };
    let fair = Bellfaire { more_players: false, ..bellfaire };
    for players in 2..=4 {
        setups.push(Setup { players, newleaf, ..Setup::default() });
    }
    setups.extend([
        Setup { newleaf: few, ..Setup::default() },
        Setup { newleaf, ..Setup::nightweave(2) },
        Setup { newleaf, players: 2, bellfaire: fair, ..Setup::nightweave(4) },
        Setup { newleaf: few, legends: true, farms: true, ..Setup::nightweave(1) },
        Setup { newleaf, players: 3, bellfaire: fair, pearlbrook: false, ..full.clone() },
    ]);
    let options = Options { major_mix: MajorMix::Mixed, ..Options::default() };
    let mixed = Setup { newleaf, pearlbrook: true, spirecrest: true, options, ..Setup::default() };
    setups.extend([
        Setup { spirecrest: false, ..mixed.clone() },
        Setup { pearlbrook: false, ..mixed.clone() },
        Setup { players: 6, newleaf, bellfaire, spirecrest: true, options, abilities: false, ..full },
        Setup { players: 2, level: 3, rival: RivalKind::Nightweave, bellfaire: fair, ..mixed },
    ]);
    setups
}

/// Choices that are often not allowed.
fn probes(game: &Everdell, state: &State) -> Vec<Choice> {
    let mut things: Vec<String> = [
        "prepare",
        "pass",
        "done",
        "deck",
        "discard",
        "pile",
        "twig",
        "resin",
        "pebble",
        "berry",
        "haven",
        "basic:three_twigs",
        "basic:one_berry",
        "forest:upper_left",
        "forest:upper_right",
        "journey:2",
        "journey:5",
        "event:city_monument",
        "event:tax_relief",
        "event:croak_wart_cure",
        "seat:0",
        "seat:1",
        "seat:rival",
        "number:0",
        "number:3",
        "colour:production",
        "hand:farm",
        "hand:husband",
        "hand:fool",
        "hand:ruins",
        "legend:poe",
        "legend:tarry_hare",
        "river:three_green",
        "river:shoal",
        "wonder:hopewatch_gate",
        "choice:power",
        "choice:adorn:spyglass",
        "choice:adorn:mirror",
        "choice:swap:twig:berry",
        "choice:spot:card:0:0",
        "choice:place:home",
        "choice:play:hand:wife:judge",
        "choice:play:meadow:1:token:0",
        "choice:play:meadow:2:dungeon:1",
        "choice:play:meadow:3:crane:2",
        "choice:play:meadow:4:offer",
        "choice:play:shown:1:cost",
        "choice:play:legend:poe:banner:3",
        "station",
        "knoll",
        "station:1",
        "ticket",
        "choice:reserve:meadow:1",
        "choice:reserve:station:2",
        "choice:play:station:1:cost",
        "choice:play:station:2:golden:0",
        "choice:play:reserved:reserved",
    ]
    .map(str::to_owned)
    .to_vec();
    things.extend((1..=8).map(|place| format!("meadow:{place}")));
    things.extend((1..=5).map(|place| format!("shown:{place}")));
    for slot in 0..8 {
        things.extend(["0", "1", "3", "rival"].map(|owner| format!("card:{owner}:{slot}")));
    }
    let found = |thing: &String| {
        game.candidates(state, thing).unwrap_or_else(|| panic!("`{thing}` is nothing to point at"))
    };
    things.iter().flat_map(found).collect()
}

/// The tests play every setup with these seeds.
fn each_game(mut play: impl FnMut(&Everdell, &Setup, u64)) {
    let game = game();
    for (seed, setup) in (0..).zip(setups()) {
        play(&game, &setup, seed);
    }
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    let mut couples = 0;
    each_game(|game, setup, seed| {
        laws::random_play(game, setup, seed, 3_000, |state, _| {
            let shares = |&owner: &Owner| {
                let city = state.city(owner);
                game.has(city, Kind::HUSBAND) && game.has(city, Kind::WIFE)
            };
            couples += state.people().filter(shares).count();
            laws::offered_is_accepted(game, state, &probes(game, state))
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
    assert!(couples > 0, "spaces are recounted, but no couple shared one");
}

/// The offered choices come from a check of all spaces at once, the accepted ones from a check of each space.
#[test]
fn spaces_are_offered_exactly_as_they_are_accepted() {
    let places = |state: &State| {
        let cards = state.cities().flat_map(|owner| {
            state.city(owner).iter().map(move |(slot, _)| Post::Card(owner, slot)).collect::<Vec<_>>()
        });
        let events = state.specials.iter().filter_map(|event| event.get()).map(Post::SpecialEvent);
        BasicIx::first(8)
            .map(Post::Basic)
            .chain(ClearingIx::first(4).map(Post::Forest))
            .chain([Post::Haven])
            .chain(JourneyIx::first(4).map(Post::Journey))
            .chain(BasicEventIx::first(4).map(Post::BasicEvent))
            .chain(events)
            .chain(cards)
            .map(Choice::Place)
            .collect::<Vec<_>>()
    };
    each_game(|game, setup, seed| {
        laws::random_play(game, setup, !seed, 400, |state, _| {
            laws::offered_is_accepted(game, state, &places(state))
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}

/// The offered choices come from sets of kinds, the accepted ones from a check of each card: every card that its player
/// can see, in every way that names a card of the city.
#[test]
fn plays_are_offered_exactly_as_they_are_accepted() {
    const WAYS: [fn(Slot) -> Way; 5] = [Way::Token, Way::Crane, Way::Innkeeper, Way::Dungeon, Way::Treasury];
    let plays = |game: &Everdell, state: &State| {
        let seat = game.decision(state).map_or(0, |decision| decision.seat.0);
        let owner = Owner::people(seat + 1).last().unwrap_or(Owner::FIRST);
        let hand = state.player(owner).hand.kinds().map(Source::Hand);
        let sources: Vec<Source> =
            hand.chain((0..8).map(|place| Source::Meadow(MeadowIx::new(place)))).collect();
        let city = state.city(owner);
        let free = |card: &Built| card.marks & (OCCUPIED | FACE_DOWN) == 0;
        // The token of a second construction of the same kind is the same play, and offered once.
        let again = |slot: Slot, card: &Built| {
            let mut before = city.iter().take_while(|(other, _)| *other != slot);
            before.any(|(_, other)| free(other) && [other.kind, game.face(other.kind)].contains(&card.kind))
        };
        let ways = city.iter().flat_map(|(slot, card)| {
            WAYS.map(|way| way(slot))
                .into_iter()
                .filter(move |way| *way != Way::Token(slot) || !again(slot, card))
        });
        let ways: Vec<Way> = [Way::Cost, Way::Judge].into_iter().chain(ways).collect();
        sources
            .iter()
            .flat_map(|&source| ways.iter().map(move |&way| Choice::Play { source, way }))
            .collect::<Vec<_>>()
    };
    each_game(|game, setup, seed| {
        laws::random_play(game, setup, !seed, 400, |state, _| {
            laws::offered_is_accepted(game, state, &plays(game, state))
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}

#[test]
fn nobody_sees_what_is_hidden() {
    each_game(|game, setup, seed| {
        laws::random_play(game, setup, seed, 3_000, |state, _| {
            laws::view_keeps_secrets(game, setup, state, seed)
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}

#[test]
fn descriptions_come_back() {
    each_game(|game, setup, seed| {
        laws::random_play(game, setup, seed, 3_000, |state, _| {
            laws::description_comes_back(game, setup, state)
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}

#[test]
fn nothing_is_created_or_lost() {
    each_game(|game, setup, seed| {
        let mut first = None;
        laws::random_play(game, setup, seed, 3_000, |state, _| {
            let cards = game.census(state);
            let before = first.unwrap_or(cards);
            // A legend that Nightweave discards leaves the game (N17.4), and never comes back.
            first = Some(cards);
            let wrong = |kind: &Kind| match (cards[kind.index()], before[kind.index()]) {
                (0, 1) => !(Set::of(*kind).legendary() && state.rival == RivalKind::Nightweave),
                (now, then) => now != then,
            };
            if let Some(kind) = Kind::BUILT_IN.into_iter().find(wrong) {
                let (now, then) = (cards[kind.index()], before[kind.index()]);
                return Err(format!("{now} cards of {}, and there were {then}", game.kind_name(kind)));
            }
            sound(game, state)
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}

#[test]
fn nobody_hears_what_is_hidden() {
    each_game(|game, setup, seed| {
        laws::events_keep_secrets(game, setup, None, seed)
            .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}, at the beginning: {fault}"));
        each_choice(game, setup, seed, 61, |state, choice| {
            laws::events_keep_secrets(game, setup, Some((state, choice)), seed)
        });
    });
}

/// No player plays twice in a row while another still plays (E3.1, N7.1).
#[test]
fn turns_go_round() {
    each_game(|game, setup, seed| {
        let mut last = None;
        laws::random_play(game, setup, seed, 3_000, |state, entries| {
            let nightweave = state.rival == RivalKind::Nightweave && !state.lair.finished;
            let others = |who: Owner| {
                let people = state.people().any(|seat| seat != who && !state.player(seat).passed);
                people || nightweave && !who.is_rival()
            };
            for entry in entries {
                let Event::TurnBegins { who } = entry.event else { continue };
                if last.replace(who) == Some(who) && others(who) {
                    return Err(format!("{who} has two turns in a row"));
                }
            }
            Ok(())
        })
        .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
    });
}

#[test]
fn nothing_depends_on_who_listens() {
    each_game(|game, setup, seed| {
        each_choice(game, setup, seed, 5, |state, choice| laws::same_with_any_log(game, state, choice, seed));
    });
}

#[test]
fn what_people_tell_leads_where_a_stream_led() {
    let game = game();
    for (seed, setup) in (300..).zip(setups()) {
        laws::told_at_the_table(&game, &setup, seed, 60).unwrap();
    }
}

#[test]
fn undo_leads_back_to_the_start() {
    let game = game();
    for (seed, setup) in (100..).zip(setups()) {
        laws::undo_to_start(&game, &setup, seed, 60).unwrap();
        laws::wandering_comes_back(&game, &setup, seed, 80).unwrap();
    }
}

#[test]
fn records_come_back() {
    let game = game();
    for (seed, setup) in (200..).zip(setups()) {
        let session = laws::random_session(&game, &setup, seed, 2_000).unwrap();
        laws::record_comes_back(&game, &session).unwrap();
    }
}

/// Checks one choice in every n-th position of a random game.
fn each_choice(
    game: &Everdell,
    setup: &Setup,
    seed: u64,
    every: u64,
    mut look: impl FnMut(&State, Choice) -> Result<(), String>,
) {
    let mut choices = Vec::new();
    let mut step = seed;
    laws::random_play(game, setup, seed, 3_000, |state, _| {
        step += 1;
        game.choices(state, &mut choices);
        if !step.is_multiple_of(every) || choices.is_empty() {
            return Ok(());
        }
        let choice = choices[usize::try_from(step).unwrap_or(0) % choices.len()];
        look(state, choice).map_err(|fault| format!("{}: {fault}", game.choice_id(choice)))
    })
    .unwrap_or_else(|fault| panic!("{setup:?} with seed {seed}: {fault}"));
}

/// The invariants for every seat in every position.
fn sound(game: &Everdell, state: &State) -> Result<(), String> {
    let hidden = u16::from(state.lair.cards.unseen) + u16::from(state.lair.cards.unseen_trophies);
    if state.deck.iter().map(|&count| u16::from(count)).sum::<u16>() < hidden {
        return Err("Nightweave holds more unseen cards than nobody has seen".to_owned());
    }
    for seat in state.people() {
        let player = state.player(seat);
        if player.hand_len() > game.hand_limit(state, seat) {
            return Err(format!("seat {seat} holds {} cards", player.hand_len()));
        }
        if game.spaces(&player.city, false) > 15 {
            return Err(format!("seat {seat} uses {} spaces", game.spaces(&player.city, false)));
        }
        if player.stock.0.iter().any(|&count| count > 120) {
            return Err(format!("seat {seat} has {:?}", player.stock));
        }
        for (index, &post) in player.workers.iter().enumerate() {
            let staying = player.permanent & (1 << index) != 0;
            if staying && !matches!(post, Post::Card(..) | Post::Away) {
                return Err(format!("a worker of seat {seat} stays for good on {post:?}"));
            }
            if let Post::Card(owner, slot) = post
                && state.city(owner).get(slot).is_none()
            {
                return Err(format!("a worker of seat {seat} stands on no card, {post:?}"));
            }
        }
        let mut named = Vec::new();
        for (_, card) in player.city.iter().filter(|(_, card)| game.facts(card.kind).unique) {
            if named.contains(&card.kind) {
                return Err(format!("seat {seat} has a second {}", game.kind_name(card.kind)));
            }
            named.push(card.kind);
        }
        if game.score(state, seat) != game.score(&state.clone(), seat) {
            return Err(format!("the score of seat {seat} depends on more than the position"));
        }
    }
    Ok(())
}
