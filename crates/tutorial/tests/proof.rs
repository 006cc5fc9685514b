//! Every puzzle has exactly its stated solutions, and every lesson can be played.

use std::collections::BTreeSet;
use std::sync::Arc;

use everdell::Everdell;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use tabletop::{Game as _, Narration, RuleId, ScenarioState};
use tutorial::{Difficulty, lessons, puzzle_of_the_day, puzzles, rehearse, solve};

/// Proves all puzzles and lessons of a game, which must have `count` puzzles.
fn prove<G: Narration + ScenarioState>(game: G, count: usize) {
    let game = Arc::new(game);
    let all = puzzles(G::NAME);
    assert_eq!(all.len(), count, "{}", G::NAME);
    let names: BTreeSet<&str> = all.iter().map(|puzzle| &*puzzle.name).collect();
    assert_eq!(names.len(), count, "two puzzles of {} have the same name", G::NAME);
    for puzzle in all {
        let solved = solve(&*game, puzzle).unwrap_or_else(|fault| panic!("{}: {fault}", puzzle.name));
        let claimed: BTreeSet<Vec<String>> = puzzle.solutions.iter().cloned().collect();
        assert_eq!(solved.lines, claimed, "{} of {}", puzzle.name, G::NAME);
        assert!(!claimed.is_empty(), "{}", puzzle.name);
        assert_eq!(puzzle.difficulty, Difficulty::of(solved.luck), "{}: {}", puzzle.name, solved.luck);
        assert!(puzzle.rules.iter().all(|rule| G::Rule::find(rule).is_some()), "{}", puzzle.name);
    }
    // Four of the game, and four of each of its expansions.
    assert!((4..=20).contains(&lessons(G::NAME).len()), "{}", G::NAME);
    let groups = lessons(G::NAME).chunk_by(|one, other| one.group == other.group);
    let groups: Vec<_> = groups.map(|group| &group[0].group).collect();
    let different: BTreeSet<_> = groups.iter().collect();
    assert_eq!(groups.len(), different.len(), "a group of {} is torn apart: {groups:?}", G::NAME);
    for lesson in lessons(G::NAME) {
        rehearse(&game, lesson).unwrap_or_else(|fault| panic!("{}: {fault}", lesson.name));
    }
}

#[test]
fn the_ratcatcher() {
    prove(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())), 10);
}

#[test]
fn everdell() {
    prove(Everdell::new(Arc::new(everdell::load::builtin().clone())), 26);
}

#[test]
fn mice_and_mystics() {
    prove(Mystics::new(Arc::new(mystics::load::builtin_pack().content.clone())), 10);
}

#[test]
fn every_puzzle_has_its_day() {
    let games = [Ratcatcher::NAME, Everdell::NAME, Mystics::NAME];
    let name = |day| puzzle_of_the_day(&games, day).map(|(game, puzzle)| (game, puzzle.name.clone()));
    let days: BTreeSet<_> = (0..30).map(name).collect();
    assert_eq!(days.len(), 30, "no puzzle repeats before all others");
    assert_eq!(name(3), name(33));
    assert!(puzzle_of_the_day(&["chess"], 0).is_none());
}
