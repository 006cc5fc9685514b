//! Random games, and properties of all their positions.
//!
//! Set `GAMES` to play this number of games of every setup instead of one.

use std::collections::BTreeMap;
use std::sync::Arc;

use mystics::kinds::{Ability, Creature, Figure};
use mystics::{
    CaptureWounds, EncounterIx, Gaps, MouseIx, Mystics, Options, Plight, Setup, SpaceIx, Spot, State, TileIx,
    Turn, WoundedCard, load,
};
use tabletop::{Audience, FastSource, Game, ScenarioState, Seat};

/// A longer game counts as endless.
const LONGEST: u32 = 50_000;

fn game() -> Mystics {
    Mystics::new(Arc::new(load::builtin().clone()))
}

fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

/// Every chapter by the default readings and by those of the translations, and each other reading in one chapter in
/// turn.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for chapter in 1..=11 {
        for (players, options) in [(1, Options::default()), (2, Options::polish()), (4, Options::hungarian())]
        {
            setups.push(Setup { chapter, players, options, ..Setup::default() });
        }
    }
    let mut chapter = 1;
    for reading in Options::default().readings() {
        for value in reading.values.iter().filter(|value| **value != reading.set) {
            let options = serde_json::from_value(serde_json::json!({ reading.name: value })).unwrap();
            chapter = chapter % 11 + 1;
            setups.push(Setup { chapter, options, achievements: chapter % 2 == 0, ..Setup::default() });
        }
    }
    setups
}

/// Plays at random and checks every position.
fn play(
    game: &Mystics,
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&State, u32) -> Result<(), String>,
) -> (State, u32) {
    let mut chance = FastSource::new(seed);
    let mut chooser = FastSource::new(!seed);
    let mut state = game.begin_fast(setup, &mut chance);
    let mut choices = Vec::new();
    let mut last = None;
    for decisions in 0.. {
        let told = |fault: String| {
            let tasks = state.agenda.tasks();
            format!(
                "{setup:?}, seed {seed}, after {decisions} decisions, {last:?}: {fault}\n{:?} {tasks:?}",
                state.ending
            )
        };
        look(&state, decisions).unwrap_or_else(|fault| panic!("{}", told(fault)));
        if game.outcome(&state).is_some() {
            return (state, decisions);
        }
        game.choices(&state, &mut choices);
        assert!(!choices.is_empty(), "{}", told("nothing can be chosen".to_owned()));
        assert!(decisions < LONGEST, "{}", told("this does not end".to_owned()));
        let choice = choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
        if let Err(objection) = game.check(&state, choice) {
            panic!("{}", told(format!("{choice:?} is offered and refused by {:?}", objection.rule)));
        }
        game.play_fast(&mut state, choice, &mut chance);
        last = Some(choice);
    }
    unreachable!("numbers do not end")
}

fn each_game(mut look: impl FnMut(&Mystics, &Setup, &State, u32) -> Result<(), String>) {
    let game = game();
    for (seed, setup) in (0..).zip(setups()) {
        for round in 0..games() {
            play(&game, &setup, seed + 1000 * round, |state, decisions| {
                look(&game, &setup, state, decisions)
            });
        }
    }
}

/// Fails with a message unless a condition holds.
fn hold(so: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if so { Ok(()) } else { Err(wrong()) }
}

#[test]
fn what_lies_on_the_table_fits_together() {
    each_game(|game, setup, state, _| {
        search_cards(game, state)?;
        encounter_cards(game, setup, state)?;
        figures(game, state)?;
        mice(game, state)?;
        track(state)?;
        clock(state)
    });
}

/// All search cards are in some place (M1.5).
fn search_cards(game: &Mystics, state: &State) -> Result<(), String> {
    for (card, count) in game.pack().search.iter().zip(game.census(state)) {
        hold(count == card.facts.copies, || format!("{count} cards {}, not {}", card.id, card.facts.copies))?;
    }
    Ok(())
}

/// Each encounter card is unseen, open or spent, or out of the game.
fn encounter_cards(game: &Mystics, setup: &Setup, state: &State) -> Result<(), String> {
    let open = state.open.get().map_or(0, EncounterIx::bit);
    hold(state.encounters & state.spent == 0, || "an encounter card is spent and unseen".to_owned())?;
    hold((state.encounters | state.spent) & open == 0, || "the open encounter card is not open".to_owned())?;
    let chapter = &game.pack().chapters[usize::from(setup.chapter) - 1];
    let left = state.encounters_left();
    hold(left <= chapter.standard + chapter.difficult, || format!("{left} encounter cards are left"))
}

/// There are no more figures than in the box (M17.7), on spaces with room for them (M7.8).
fn figures(game: &Mystics, state: &State) -> Result<(), String> {
    let count = |so: &dyn Fn(Creature) -> bool| state.foes().filter(|(_, foe)| so(foe.creature)).count();
    for (figure, most) in [(Figure::Roach, 8), (Figure::Rat, 6), (Figure::Spider, 1), (Figure::Centipede, 1)]
    {
        let there = count(&|one| one.figure() == Some(figure));
        hold(there <= most, || format!("{there} figures {}", figure.name()))?;
    }
    hold(count(&|one| one == Creature::EliteRatWarrior) <= 4, || "too many elite rats".to_owned())?;
    hold(count(&|one| one == Creature::Brodie) <= 1, || "two cats".to_owned())?;
    let mut spaces: BTreeMap<(TileIx, SpaceIx), Vec<Option<Creature>>> = BTreeMap::new();
    let mice = state.active().map(|(_, mouse)| (mouse.spot, None));
    let foes = state.foes().map(|(_, foe)| (foe.spot, Some(foe.creature)));
    for (spot, who) in mice.chain(foes) {
        let side = state.side(spot.tile).get().and_then(|side| game.pack().sides.get(side.index()));
        let map = &side.ok_or_else(|| format!("{who:?} stands on no tile, {spot:?}"))?.map;
        hold(map.all & (1 << spot.space.get()) != 0, || format!("{who:?} stands on no space, {spot:?}"))?;
        if map.areas & (1 << spot.space.get()) == 0 && who != Some(Creature::Brodie) {
            spaces.entry((spot.tile, spot.space)).or_default().push(who);
        }
    }
    for (spot, there) in spaces {
        let large = |who: &Option<Creature>| who.is_some_and(|one| game.pack().foe(one.cards()[0]).large);
        let most = if there.iter().any(large) { 1 } else { 4 };
        hold(there.len() <= most, || format!("{there:?} stand on {spot:?}"))?;
    }
    Ok(())
}

fn mice(game: &Mystics, state: &State) -> Result<(), String> {
    let mut learned = state.abilities;
    for (at, mouse) in state.party() {
        let name = mouse.hero.name();
        let View { life, captured, paws_taken, pack, .. } = view_of(game, state, at);
        hold(mouse.cheese < 200, || format!("{name} has {} cheese", mouse.cheese))?;
        let wounds = mouse.wounds + mouse.poison;
        let most = life + u8::from(state.options.capture_wounds == CaptureWounds::MoreThanLife);
        hold(!mouse.is_active() || wounds < most, || format!("{name} has {wounds} wounds and {life} life"))?;
        hold(!captured || wounds == 0, || format!("{name} has {wounds} wounds in captivity"))?;
        let between = Mystics::is_on_its_way(state, at);
        hold(between || captured != mouse.is_active(), || format!("{name} is nowhere: {:?}", mouse.plight))?;
        hold(paws_taken <= 2, || format!("{name} holds things with {paws_taken} paws"))?;
        let asked = state.agenda.tasks().len() > 1;
        hold(asked || pack <= 3, || format!("the pack of {name} holds {pack}"))?;
        hold(learned & mouse.abilities == 0, || format!("an ability of {name} is there twice"))?;
        learned |= mouse.abilities;
    }
    let waiting = state.mice[usize::from(state.party)..].iter();
    learned |= waiting.fold(0, |all, mouse| all | mouse.abilities);
    hold(learned.count_ones() as usize == Ability::ALL.len(), || "an ability card is lost".to_owned())
}

struct View {
    life: u8,
    captured: bool,
    paws_taken: u8,
    pack: usize,
}

fn view_of(game: &Mystics, state: &State, mouse: MouseIx) -> View {
    let view = game.look_at_mouse(state, mouse);
    View {
        life: view.life,
        captured: state.mouse(mouse).plight.has(Plight::CAPTURED),
        paws_taken: view.paws_taken,
        pack: view.pack.len(),
    }
}

/// Every mouse has one card on the track, and so has every creature on the board (M4).
fn track(state: &State) -> Result<(), String> {
    let cards = state.track.all();
    if cards.is_empty() {
        return Ok(());
    }
    for (at, card) in cards.iter().enumerate() {
        let Some(one) = *card else {
            let below = cards.last() != Some(card) && state.options.gaps == Gaps::Filled;
            hold(below, || "a place is free for no reason".to_owned())?;
            continue;
        };
        hold(!cards[..at].contains(card), || format!("{one:?} is on the track twice"))?;
        let known = match one {
            Turn::Mouse(mouse) => state.is_of_party(mouse),
            Turn::Foe(foe) => state.of(foe.creature()).next().is_some(),
        };
        hold(known, || format!("{one:?} is on the track, and nobody is there"))?;
    }
    let mice = cards.iter().filter(|card| matches!(card, Some(Turn::Mouse(_)))).count();
    hold(mice == usize::from(state.party), || format!("{mice} mice are on the track"))?;
    let coming = state.arrivals.tile.is_some();
    for (_, foe) in state.foes() {
        let carded = foe.creature.cards().iter().any(|&card| state.track.place(Turn::Foe(card)).is_some());
        // With one reading a card leaves with each figure of several lives (D71).
        let each = state.options.wounded_card == WoundedCard::EachFigure;
        hold(coming || carded || each, || format!("{:?} has no card on the track", foe.creature))?;
    }
    hold(usize::from(state.track.next) <= cards.len(), || "the track goes on below its end".to_owned())
}

fn clock(state: &State) -> Result<(), String> {
    hold(state.page >= 1 && state.page <= state.end, || format!("page {} of {}", state.page, state.end))?;
    hold(state.ending.is_some() || state.page < state.end, || {
        "time is up, and the chapter goes on".to_owned()
    })?;
    let busy = state.agenda.tasks().len();
    hold(busy < 30, || format!("{busy} things are left to do"))?;
    hold(state.snare == Spot::AWAY || state.side(state.snare.tile).is_some(), || {
        "the snare is off the board".to_owned()
    })
}

#[test]
fn descriptions_come_back() {
    each_game(|game, setup, state, decisions| {
        if decisions % 7 != 0 && state.ending.is_none() {
            return Ok(());
        }
        let description = game.describe(state);
        let found = game
            .position(setup, &description)
            .map_err(|fault| format!("{}: {} in {description}", fault.at, fault.what))?;
        hold(found == *state, || format!("{description} leads to {}", game.describe(&found)))
    });
}

/// The view agrees with the position, and can be serialised.
#[test]
fn the_table_can_be_seen() {
    each_game(|game, _, state, decisions| {
        if decisions % 11 != 0 && state.ending.is_none() {
            return Ok(());
        }
        let view = game.view(state, Audience::Seat(Seat(0)));
        let watched = game.view(state, Audience::Spectator);
        hold(watched == mystics::View { seat: None, ..view.clone() }, || {
            "a seat sees something else".to_owned()
        })?;
        serde_json::to_value(&view).map_err(|fault| fault.to_string())?;
        let asked = game.decision(state).map(|asked| (asked.seat.0, asked.name));
        hold(view.asked.as_ref().map(|asked| (asked.seat, asked.decision)) == asked, || {
            "it asks else".to_owned()
        })?;
        hold(view.enemies.len() == state.foes().count(), || "an enemy is missing".to_owned())?;
        let taken = state.enemies.places().iter().filter(|enemy| enemy.is_here());
        hold(taken.eq(state.foes().map(|(_, enemy)| enemy)), || "the set of enemies is wrong".to_owned())?;
        let cards = state.track.all().iter().flatten().count();
        hold(view.track.len() == cards, || "a card is missing".to_owned())?;
        let walks = view.turn.as_ref().map_or(0, |turn| turn.reach.len());
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        let offered = choices.iter().filter(|choice| matches!(choice, mystics::Choice::Walk(_))).count();
        hold(walks == offered, || format!("{walks} spaces are in reach, and {offered} are offered"))
    });
}
