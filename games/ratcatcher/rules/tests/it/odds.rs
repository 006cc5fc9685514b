//! The odds of an attack agree with playing it with every roll of its dice.

use std::convert::Infallible;
use std::sync::Arc;

use tabletop::{Answer, Chance, FastSource, Game, Question, Story};

use ratcatcher::odds::{Fraction, Odds, rolls};
use ratcatcher::{Choice, Event, Prey, Ratcatcher, Setup, State, load};

#[test]
fn fractions_are_in_lowest_terms() {
    assert_eq!(Fraction::new(27, 36), Fraction { part: 3, whole: 4 });
    assert_eq!(Fraction::new(0, 36), Fraction { part: 0, whole: 1 });
}

#[test]
fn rolls_are_those_of_an_enumeration() {
    for dice in 0..=5u8 {
        for need in 2..=6 {
            let mut counts = std::collections::BTreeMap::new();
            for case in 0..6u32.pow(dice.into()) {
                let faces = (0..dice).map(|die| case / 6u32.pow(die.into()) % 6 + 1);
                let (mut hits, mut sixes) = (0u8, 0u8);
                for face in faces {
                    sixes += u8::from(face == 6);
                    hits += u8::from(face < 6 && face >= need);
                }
                *counts.entry((sixes, hits)).or_insert(0u64) += 1;
            }
            let need = u8::try_from(need).unwrap();
            let found: std::collections::BTreeMap<_, _> =
                rolls(dice, need).into_iter().map(|roll| ((roll.sixes, roll.hits), roll.cases)).collect();
            assert_eq!(found, counts, "{dice} dice, {need}+");
        }
    }
}

/// Dice with given faces, then random answers.
struct Rigged<'a>(&'a [u8], FastSource);

impl Chance for Rigged<'_> {
    type Error = Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Infallible> {
        match self.0.split_first() {
            Some((&face, rest)) if question.what == "attack" => {
                self.0 = rest;
                Ok(Answer::from(face - 1))
            }
            _ => self.1.answer(question),
        }
    }
}

/// The best result of an attack, over every way to divide its hits.
fn best(game: &Ratcatcher, state: &State, choice: Choice, faces: &[u8]) -> (u8, u8) {
    let mut story = Story::default();
    let mut state = state.clone();
    let Ok(()) = game.advance(&mut state, choice, &mut Rigged(faces, FastSource::new(1)), &mut story);
    let told = |wanted: fn(&Event) -> bool| {
        u8::try_from(story.entries.iter().filter(|entry| wanted(&entry.event)).count()).unwrap()
    };
    let caught = told(|event| matches!(event, Event::Caught { .. }));
    let wounds = told(|event| matches!(event, Event::NemesisWounded { .. }));
    let mut choices = Vec::new();
    game.choices(&state, &mut choices);
    let mut most = (0, 0);
    for choice in choices {
        if matches!(choice, Choice::Hit(_) | Choice::Lethal(_)) {
            let (more, wounding) = best(game, &state, choice, &[]);
            most = (most.0.max(more), most.1.max(wounding));
        }
    }
    (caught + most.0, wounds + most.1)
}

#[test]
fn odds_are_those_of_playing_every_roll() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    let mut compared = 0;
    let (mut with_peculiar, mut with_nemesis) = (0, 0);
    for seed in 0..60u64 {
        let nemesis = ["rat_king", "maw", "matron", "shade"][usize::try_from(seed % 4).unwrap()];
        let ratcatcher = ["miss_trapper", "lamplighter", "tinker"][usize::try_from(seed % 3).unwrap()];
        let setup =
            Setup { nemesis: nemesis.to_owned(), ratcatcher: ratcatcher.to_owned(), ..Setup::default() };
        let mut chance = FastSource::new(seed);
        let Ok(mut state) = game.start(&setup, &mut chance, &mut Story::default());
        let mut choices = Vec::new();
        for _ in 0..400 {
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                break;
            }
            for &choice in &choices {
                let Some(odds) = game.odds(&state, choice) else { continue };
                let used = if let Choice::Use { zone, .. } = choice { zone.get() } else { None };
                let zone = used.unwrap_or(state.me.zone);
                let special = state.foe.zone.is(zone) || state.strays_in(zone).next().is_some();
                // Few dice, and mainly special rats: the rest would take too long.
                if odds.dice > 3 || !(special || compared < 40) || compared > 400 {
                    continue;
                }
                compared += 1;
                with_peculiar += usize::from(state.strays_in(zone).next().is_some());
                with_nemesis += usize::from(state.foe.zone.is(zone));
                compare(&game, &state, choice, &odds);
            }
            // Walk towards danger: mostly any choice except ending the turn.
            let many = choices.len();
            let word = usize::try_from(chance.word() % u64::try_from(many * 4).unwrap()).unwrap();
            let choice = choices[word % many];
            let Ok(()) = game.advance(&mut state, choice, &mut chance, &mut Story::default());
        }
    }
    assert!(compared > 60 && with_peculiar > 5, "{compared} compared, {with_peculiar} peculiar");
    assert!(with_nemesis > 0, "{with_nemesis} with a nemesis");
}

fn compare(game: &Ratcatcher, state: &State, choice: Choice, odds: &Odds) {
    // A position in which the player dies or wins during the attack has no best division.
    let mut state = state.clone();
    state.me.health = 200;
    state.foe.health = state.foe.health.max(1);
    let cases = 6u64.pow(odds.dice.into());
    let (mut catches, mut wounds) = (vec![0u64; 40], vec![0u64; 40]);
    for case in 0..cases {
        let faces: Vec<u8> = (0..u32::from(odds.dice))
            .map(|die| u8::try_from(case / 6u64.pow(die) % 6 + 1).unwrap())
            .collect();
        let (caught, wounding) = best(game, &state, choice, &faces);
        catches[usize::from(caught)] += 1;
        wounds[usize::from(wounding)] += 1;
    }
    let found = |counts: &[u64], some: usize| -> Vec<Fraction> {
        counts[..some].iter().map(|&count| Fraction::new(count, cases)).collect()
    };
    assert_eq!(found(&catches, odds.catches.len()), odds.catches, "{choice:?}: {catches:?}");
    if !odds.wounds.is_empty() {
        assert_eq!(found(&wounds, odds.wounds.len()), odds.wounds, "{choice:?}: {wounds:?}");
    }
}

#[test]
fn other_choices_have_no_odds() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    let Ok(state) = game.start(&Setup::default(), &mut FastSource::new(1), &mut Story::default());
    assert_eq!(game.odds(&state, Choice::End), None);
    assert_eq!(game.odds(&state, Choice::Hit(Prey::Nemesis)), None);
}
