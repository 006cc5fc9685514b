//! Bytes play: they agree on a setup, make choices (allowed ones and others) and roll the dice.

use std::sync::LazyLock;

use players::Playable;
use ratcatcher::content::{Colour, Kind, Slot, Ware};
use ratcatcher::{Choice, Mode, Options, Prey, Ratcatcher, Setup, State, Zone};
use tabletop::{ApplyError, Fast, Front, Game, Silent, laws};

use super::bytes::Bytes;

static GAME: LazyLock<Ratcatcher> =
    LazyLock::new(|| Ratcatcher::new(std::sync::Arc::new(ratcatcher::load::builtin().clone())));

/// One position in so many is looked at from every side.
const SAMPLE: u32 = 16;

/// No game needs more decisions.
const LIMIT: u32 = 2_000;

/// Plays a game until the bytes, or the game, end.
pub fn feed(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let setup = agree(&GAME, &mut bytes);
    let Ok(first) = GAME.begin(&setup, &mut bytes, &mut Silent);
    play(&GAME, &setup, &first, &mut bytes, LIMIT);
}

/// A setup, with any options.
fn agree(game: &Ratcatcher, bytes: &mut Bytes<'_>) -> Setup {
    let pack = game.pack();
    let ratcatcher = &pack.ratcatchers[bytes.below(pack.ratcatchers.len())];
    let nemesis = &pack.nemeses[bytes.below(pack.nemeses.len())];
    let flags = bytes.byte();
    Setup {
        ratcatcher: ratcatcher.id.to_string(),
        nemesis: nemesis.id.to_string(),
        mode: bytes.one(&Mode::ALL),
        options: options(flags),
    }
}

/// One bit says each option.
fn options(flags: u8) -> Options {
    macro_rules! options {
        ($($field:ident: $type:ident),+ $(,)?) => {{
            let mut bits = flags;
            let mut options = Options::default();
            $(
                options.$field = ratcatcher::$type::ALL[usize::from(bits & 1) % ratcatcher::$type::ALL.len()];
                bits >>= 1;
            )+
            let _ = bits;
            options
        }};
    }
    options! {
        reactivated_nests: ReactivatedNests,
        breeding_black_rats: BreedingBlackRats,
        traps_and_nemesis: TrapsAndNemesis,
        bonus_dice: BonusDice,
        cheeses_per_zone: CheesesPerZone,
        returning_rats: ReturningRats,
        upgrade_levels: UpgradeLevels,
        traps_in_inactive_districts: TrapsInInactiveDistricts,
    }
}

/// Plays on from a position while bytes are left, and watches that every law is kept.
pub fn play(game: &Ratcatcher, setup: &Setup, first: &State, bytes: &mut Bytes<'_>, limit: u32) {
    let mut state = first.clone();
    let mut choices = Vec::new();
    look_at(game, setup, &state);
    for decisions in 1..=limit {
        game.choices(&state, &mut choices);
        if choices.is_empty() || bytes.is_empty() {
            break;
        }
        let tried = if bytes.byte() % 8 == 7 { any_choice(bytes) } else { bytes.one(&choices) };
        let offered = choices.contains(&tried);
        let before = state.clone();
        let played = game.apply(&state, tried, bytes, &mut Silent);
        assert_eq!(state, before, "the position is changed in its place");
        match played {
            Ok(next) => {
                assert!(offered, "{tried:?} is accepted, but not offered");
                state = next;
            }
            Err(ApplyError::Refused(objection)) => {
                assert!(!offered, "{tried:?} is offered, but {objection:?} stands against it");
                // The name of anything can be written and looked for.
                let _ = game.find_choice(&state, &game.choice_id(tried));
            }
        }
        game.conserves(first, &state).unwrap_or_else(|fault| panic!("after {tried:?}: {fault}"));
        if decisions % SAMPLE == 0 {
            look_at(game, setup, &state);
        }
    }
    look_at(game, setup, &state);
}

/// Every law that holds in a position.
pub fn look_at(game: &Ratcatcher, setup: &Setup, state: &State) {
    let kept = laws::offered_is_accepted(game, state, &game.probes(state))
        .and_then(|()| laws::description_comes_back(game, setup, state))
        .and_then(|()| laws::view_keeps_secrets(game, setup, state, 1));
    kept.unwrap_or_else(|fault| panic!("{fault}"));
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    for choice in choices {
        let _ = game.label(state, choice);
        laws::same_whoever_listens(game, state, choice, 1).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

/// Plays on at random, for those who have no bytes to spend.
pub fn play_at_random(game: &Ratcatcher, setup: &Setup, first: &State, seed: u64, limit: usize) {
    let mut words = Fast::new(seed);
    let data: Vec<u8> = (0..limit).flat_map(|_| words.word().to_le_bytes()).collect();
    play(game, setup, first, &mut Bytes::new(&data), u32::try_from(limit).unwrap_or(u32::MAX));
}

/// Any choice that can be written in the program, sensible or not.
fn any_choice(bytes: &mut Bytes<'_>) -> Choice {
    match bytes.byte() % 21 {
        0 => Choice::Walk(zone(bytes)),
        1 => Choice::SetTrap(zone(bytes)),
        2 => Choice::Attack(bytes.byte()),
        3 => Choice::Hit(prey(bytes)),
        4 => Choice::Lethal(prey(bytes)),
        5 => Choice::Waste,
        6 => Choice::Use { colour: bytes.one(&Colour::ALL), zone: zone(bytes), out: bytes.byte() % 2 == 1 },
        7 => Choice::Lead(bytes.one(&Kind::ALL)),
        8 => Choice::SmokeOut(bytes.one(&Kind::ALL)),
        9 => Choice::Stop,
        10 => Choice::Collect,
        11 => Choice::Buy(bytes.one(&Ware::ALL)),
        12 => Choice::Pay(bytes.one(&Kind::ALL)),
        13 => Choice::PayRest,
        14 => Choice::Reward(bytes.byte(), bytes.byte()),
        15 => Choice::Fill(bytes.one(&Slot::ALL)),
        16 => Choice::Place {
            x: i8::from_le_bytes([bytes.byte()]),
            y: i8::from_le_bytes([bytes.byte()]),
            turn: bytes.byte(),
        },
        17 => Choice::Pick(zone(bytes)),
        18 => Choice::Empty(bytes.byte()),
        19 => Choice::BagReward(Some(bytes.one(&Ware::ALL)).filter(|_| bytes.byte() > 63)),
        _ => bytes.one(&[Choice::End, Choice::InOrder]),
    }
}

/// A zone, or a place that is none.
fn zone(bytes: &mut Bytes<'_>) -> Zone {
    match bytes.below(128) {
        127 => Zone::NOWHERE,
        place => Zone::new(u8::try_from(place / 4).unwrap_or(0), u8::try_from(place % 4).unwrap_or(0)),
    }
}

fn prey(bytes: &mut Bytes<'_>) -> Prey {
    match bytes.byte() % 3 {
        0 => Prey::Common(bytes.one(&Kind::ALL)),
        1 => Prey::Peculiar(bytes.byte()),
        _ => Prey::Nemesis,
    }
}
