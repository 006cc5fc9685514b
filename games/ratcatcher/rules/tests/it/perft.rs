//! Exhaustive counts on small positions: every choice and every answer of chance, to a depth.
//!
//! Ending your actions is left out, because the rats' turn draws from the whole bag again and again and has too
//! many lines to count. Its steps are counted from positions inside it.
//!
//! The counts are in `perft.txt` beside this file. They change only with the reading of a rule; then raise the
//! rules version and state the reason in the changelog.

use std::collections::HashSet;
use std::sync::Arc;

use ratcatcher::{Choice, Ratcatcher, Setup, State, load};
use tabletop::{Answer, Chance, Fingerprint, Game, Question, ScenarioState, Silent};

/// Answers from a list; after its end, the first possible answer. Notes the number of possible answers.
struct Odometer<'a> {
    given: &'a [Answer],
    used: Vec<(Answer, Vec<Answer>)>,
}

impl Chance for Odometer<'_> {
    type Error = std::convert::Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error> {
        let all: Vec<Answer> = (0..256).filter(|&answer| question.admits(answer)).collect();
        let answer = self.given.get(self.used.len()).copied().unwrap_or(all[0]);
        self.used.push((answer, all));
        Ok(answer)
    }
}

/// All successors of one choice.
fn successors(game: &Ratcatcher, state: &State, choice: Choice, mut each: impl FnMut(State)) {
    let mut given: Vec<Answer> = Vec::new();
    loop {
        let mut odometer = Odometer { given: &given, used: Vec::new() };
        let mut next = state.clone();
        let Ok(()) = game.advance(&mut next, choice, &mut odometer, &mut Silent);
        each(next);
        let mut used = odometer.used;
        // The next list of answers in lexicographic order.
        loop {
            let Some((answer, all)) = used.pop() else { return };
            if let Some(&after) = all.iter().find(|&&other| other > answer) {
                given = used.iter().map(|(answer, _)| *answer).chain([after]).collect();
                break;
            }
        }
    }
}

/// The number of lines of play, of finished games, and of different positions, at a depth.
#[derive(Default)]
struct Count {
    leaves: u64,
    ended: u64,
    distinct: HashSet<Fingerprint>,
}

fn perft(game: &Ratcatcher, state: &State, depth: u32, count: &mut Count) {
    if depth == 0 || game.outcome(state).is_some() {
        count.leaves += 1;
        count.ended += u64::from(game.outcome(state).is_some());
        count.distinct.insert(Fingerprint::of(state));
        return;
    }
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    for choice in choices.into_iter().filter(|&choice| choice != Choice::End) {
        successors(game, state, choice, |next| perft(game, &next, depth - 1, count));
    }
}

/// Compares the counts of a table of positions with those by a version of the rules.
fn compare(version: u32, table: &str) {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone())).at_rules_version(version).unwrap();
    let mut wrong = Vec::new();
    let mut lines = 0;
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (ratcatcher, rest) = line.split_once(' ').unwrap();
        let (nemesis, rest) = rest.split_once(' ').unwrap();
        let (position, counts) = rest.split_once(" = ").unwrap();
        let setup =
            Setup { ratcatcher: ratcatcher.to_owned(), nemesis: nemesis.to_owned(), ..Setup::default() };
        let state = game.position(&setup, &serde_json::from_str(position).unwrap()).unwrap();
        let depth = u32::try_from(counts.split(' ').count()).unwrap();
        let found: Vec<String> = (1..=depth)
            .map(|depth| {
                let mut count = Count::default();
                perft(&game, &state, depth, &mut count);
                format!("{}/{}/{}", count.leaves, count.ended, count.distinct.len())
            })
            .collect();
        lines += 1;
        if found.join(" ") != counts {
            wrong.push(format!("{ratcatcher} {nemesis} {position} = {}", found.join(" ")));
        }
    }
    assert!(lines >= 8, "the table has {lines} positions");
    assert!(wrong.is_empty(), "these counts differ:\n{}", wrong.join("\n"));
}

#[test]
fn small_positions_have_exactly_these_continuations() {
    compare(Ratcatcher::RULES_VERSION, include_str!("perft.txt"));
}

#[test]
fn by_version_1_of_the_rules_they_have_others() {
    compare(1, include_str!("perft-1.txt"));
}
