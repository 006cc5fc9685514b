//! Feeds bytes as a game: they agree on a setup, make choices (legal and illegal) and roll the dice.

use registry::{Registered, Work};
use search::BotFactory;
use tabletop::{ApplyError, Bytes, FastSource, ScenarioState, Silent, laws};

/// One of this number of positions is checked by every law.
const SAMPLE: u32 = 16;

/// A limit on decisions that no game needs.
const LIMIT: u32 = 2_000;

/// Plays the game with this name until the bytes, or the game, end.
pub fn feed(game: &str, data: &[u8]) {
    registry::with_game(game, Play(data)).expect("the game is in the list");
}

/// The bytes of the game.
struct Play<'a>(&'a [u8]);

impl Work for Play<'_> {
    type Result = ();

    fn with<G: Registered>(self) {
        play_from(&**G::shared(), self.0);
    }
}

/// Plays a game until the bytes, or the game, end.
fn play_from<G: BotFactory + ScenarioState>(game: &G, data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let setup = game.setup_from(&mut bytes);
    if game.check_setup(&setup).is_err() {
        return;
    }
    let Ok(first) = game.begin(&setup, &mut bytes, &mut Silent);
    play(game, &setup, &first, &mut bytes, LIMIT);
}

/// Plays from a position while bytes are left, and checks every law.
pub fn play<G: BotFactory + ScenarioState>(
    game: &G,
    setup: &G::Setup,
    first: &G::State,
    bytes: &mut Bytes<'_>,
    limit: u32,
) {
    let mut state = first.clone();
    let mut choices = Vec::new();
    look_at(game, setup, &state);
    for decisions in 1..=limit {
        game.choices(&state, &mut choices);
        if choices.is_empty() || bytes.is_empty() {
            break;
        }
        let tried = if bytes.byte() % 8 == 7 { game.choice_from(bytes) } else { bytes.one(&choices) };
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
                // The name of any choice can be written and looked up.
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

/// Checks every law that holds in a position.
pub fn look_at<G: BotFactory + ScenarioState>(game: &G, setup: &G::Setup, state: &G::State) {
    let kept = laws::offered_is_accepted(game, state, &game.probes(state))
        .and_then(|()| laws::description_comes_back(game, setup, state))
        .and_then(|()| laws::view_keeps_secrets(game, setup, state, 1));
    kept.unwrap_or_else(|fault| panic!("{fault}"));
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    if let Some(&choice) = choices.last().filter(|_| G::HAS_HIDDEN_INFORMATION) {
        let kept = laws::events_keep_secrets(game, setup, Some((state, choice)), 1);
        kept.unwrap_or_else(|fault| panic!("{fault}"));
    }
    for choice in choices {
        let _ = game.label(state, choice);
        laws::same_with_any_log(game, state, choice, 1).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

/// Plays at random, for callers without bytes.
pub fn play_at_random<G: BotFactory + ScenarioState>(
    game: &G,
    setup: &G::Setup,
    first: &G::State,
    seed: u64,
    limit: usize,
) {
    let mut words = FastSource::new(seed);
    let data: Vec<u8> = (0..limit).flat_map(|_| words.word().to_le_bytes()).collect();
    play(game, setup, first, &mut Bytes::new(&data), u32::try_from(limit).unwrap_or(u32::MAX));
}
