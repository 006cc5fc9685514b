//! Dice and draws against theory.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use registry::Registered;
use search::{Player, Random, seed_of};
use tabletop::{Answer, Chance, FastSource, Question, Secret, SeededSource, Shape, Silent};

/// What was asked of chance, and how often it answered what.
#[derive(Default)]
struct Seen {
    /// By what the die was for and how many faces it has: how often each face came up.
    dice: BTreeMap<(&'static str, u8), Vec<u64>>,
    /// By what the draw was for and the kind: how often it came up, how often it should have, and the
    /// variance of that.
    draws: BTreeMap<(&'static str, usize), (f64, f64, f64)>,
    /// How often an answer was the same as the one before to the same question, and how often it
    /// should have been.
    repeats: (f64, f64, f64),
    last: BTreeMap<(&'static str, u8), Answer>,
}

/// Chance that is listened to.
struct Heard<'a, C> {
    chance: C,
    seen: &'a mut Seen,
}

impl<C: Chance<Error = Infallible>> Chance for Heard<'_, C> {
    type Error = Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Infallible> {
        let Ok(answer) = self.chance.answer(question);
        match question.shape {
            Shape::Die(faces) => {
                let counts = self.seen.dice.entry((question.what, faces));
                counts.or_insert_with(|| vec![0; faces.into()])[usize::from(answer)] += 1;
                if let Some(last) = self.seen.last.insert((question.what, faces), answer) {
                    let p = 1.0 / f64::from(faces);
                    self.seen.repeats.0 += f64::from(u8::from(last == answer));
                    self.seen.repeats.1 += p;
                    self.seen.repeats.2 += p * (1.0 - p);
                }
            }
            Shape::Draw(counts) => {
                let all = f64::from(question.weight());
                for (kind, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                    let p = f64::from(count) / all;
                    let sum = self.seen.draws.entry((question.what, kind)).or_default();
                    sum.0 += f64::from(u8::from(usize::from(answer) == kind));
                    sum.1 += p;
                    sum.2 += p * (1.0 - p);
                }
            }
        }
        Ok(answer)
    }
}

/// Plays games at random, all of whose chance comes from streams made by `stream`.
fn listen<G: Registered, C: Chance<Error = Infallible>>(games: u64, stream: impl Fn(u64) -> C) -> Seen {
    let game: Arc<G> = G::builtin().game;
    let mut seen = Seen::default();
    let setups = game.all_setups();
    for number in 0..games {
        let setup = &setups[usize::try_from(number).unwrap() % setups.len()];
        let mut chance = Heard { chance: stream(number), seen: &mut seen };
        let mut chooser = Random::new(seed_of(5, number, 1));
        let mut choices = Vec::new();
        let Ok(mut state) = game.start(setup, &mut chance, &mut Silent);
        for _ in 0..3000 {
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                break;
            }
            let place = Player::<G>::choose(&mut chooser, &game, &state, &choices);
            let Ok(()) = game.advance(&mut state, choices[place], &mut chance, &mut Silent);
        }
    }
    seen
}

/// Far from the mean of a chi-square distribution with so many degrees of freedom, in standard
/// deviations (Wilson and Hilferty).
fn surprise(chi: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[allow(clippy::cast_precision_loss, reason = "counts of dice are small")]
fn check(what: &str, seen: &Seen) {
    let mut looked = 0;
    for ((name, faces), counts) in &seen.dice {
        let all: u64 = counts.iter().sum();
        let expected = all as f64 / f64::from(*faces);
        if expected < 20.0 {
            continue;
        }
        looked += 1;
        let chi: f64 = counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
        let far = surprise(chi, f64::from(*faces) - 1.0);
        // Once in some ten thousand looks; the seeds are fixed, and there are a few dozen looks. Dice that
        // fall too evenly would be as suspicious.
        assert!(far.abs() < 4.0, "{what}: {name}, {faces} faces: {counts:?} ({far:.1})");
    }
    for ((name, kind), (found, expected, variance)) in &seen.draws {
        if *variance < 20.0 {
            continue;
        }
        looked += 1;
        let far = (found - expected) / variance.sqrt();
        assert!(far.abs() < 4.5, "{what}: {name}, kind {kind}: {found} of {expected:.1} ({far:.1})");
    }
    let (found, expected, variance) = seen.repeats;
    let far = (found - expected) / variance.max(1.0).sqrt();
    assert!(far.abs() < 4.5, "{what}: {found} of {expected:.1} dice repeat the one before ({far:.1})");
    assert!(looked >= 3, "{what}: only {looked} sorts of chance were asked often enough");
}

fn fast(number: u64) -> FastSource {
    FastSource::new(seed_of(17, number, 0))
}

/// The stream of real games; its records are made of it.
fn keyed(number: u64) -> SeededSource {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_le_bytes());
    SeededSource::at(&Secret::new(secret), 0)
}

#[test]
fn the_ratcatchers_dice_and_bag_are_fair() {
    check("studies", &listen::<ratcatcher::Ratcatcher, _>(250, fast));
}

#[test]
fn everdells_decks_are_fair() {
    check("studies", &listen::<everdell::Everdell, _>(60, fast));
}

#[test]
fn the_mices_dice_are_fair() {
    check("studies", &listen::<mystics::Mystics, _>(40, fast));
}

#[test]
fn dice_of_real_games_are_as_fair() {
    check("tables", &listen::<ratcatcher::Ratcatcher, _>(120, keyed));
}
