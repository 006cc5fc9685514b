//! The panel of a practice table: the example, the current step of a lesson, or the goal of a puzzle and its progress.

use std::sync::Arc;

use i18n::Words;
use maud::{Markup, html};
use tabletop::{
    DynSession, HostSeen, HostStep, Message, Narration, Practice, RuleId, ScenarioState, Secret, Seen,
    SeenPosition, Session,
};
use tutorial::{Lesson, Progress, Puzzle, Standing, Task};

use super::forms::{lay, try_it};
use crate::Scene;
use crate::art::icon;
use crate::look::{many, rule_link};

/// The task of a practice table.
fn task_of<G: Narration>(seen: Seen<'_, G>) -> Option<Task> {
    seen.practice()?.of.parse().ok()
}

/// The progress of a line of play in a lesson.
fn progress<G: Narration>(lesson: &Lesson, line: &[HostStep<'_, G>]) -> Progress {
    lesson.progress(line.len(), |at, name| line[at].is(name))
}

/// The progress of an attempt at a puzzle.
fn standing<G: Narration + ScenarioState>(table: HostSeen<'_, G>, puzzle: &Puzzle) -> Standing {
    let line = table.line();
    let first = line.first().map_or(table.now(), |step| step.before);
    let positions = std::iter::once(first).chain(line.iter().map(|step| step.after));
    // Positions after the last that counts make no difference.
    let positions = positions.take(puzzle.goal.within + 2);
    let line: Vec<_> = positions
        .map(|position| {
            let ended = position.seen_by_asked().outcome().map(|outcome| (outcome.name, outcome.winners));
            (ended, position.describe())
        })
        .collect();
    puzzle.standing(&line)
}

/// The task that was just finished: a lesson whose steps are all done, or a solved puzzle.
pub fn finished<G: Narration + ScenarioState>(seen: Seen<'_, G>) -> Option<Task> {
    let (task, table) = (task_of(seen)?, seen.practised()?);
    let is_finished = match &task {
        Task::Example { .. } => false,
        Task::Lesson(name) => {
            let lesson = tutorial::lesson(G::NAME, name)?;
            matches!(progress(lesson, &table.line()), Progress::Done(_))
        }
        Task::Puzzle(name) => {
            matches!(standing(table, tutorial::puzzle(G::NAME, name)?), Standing::Solved(_))
        }
    };
    is_finished.then_some(task)
}

/// The panel; empty at other tables, and for earlier steps.
pub fn coach<G: Narration + ScenarioState>(scene: &Scene<'_, G>) -> Markup {
    let Some(table) = scene.seen.practised() else { return Markup::default() };
    if scene.options.step.at.is_some() && !scene.options.step.watching {
        return Markup::default();
    }
    let words = scene.options.frame.words();
    let panel = Coach { scene, words, table, here: table.now().seen_by_asked(), line: table.line() };
    let inner = match task_of(scene.seen) {
        Some(Task::Example { rule, number }) => panel.example(&rule, number),
        Some(Task::Lesson(name)) => tutorial::lesson(G::NAME, &name).map(|lesson| panel.lesson(lesson)),
        Some(Task::Puzzle(name)) => tutorial::puzzle(G::NAME, &name).map(|puzzle| panel.puzzle(puzzle)),
        None => None,
    };
    html! {
        section.sheet.coach #coach aria-labelledby="coach-title" {
            @match inner {
                Some(inner) => (inner),
                // The task is from a newer or older release.
                None => h2 #coach-title { (words.text("learn-practice")) },
            }
            p.xs.dim { (words.text("learn-practice-say")) }
        }
    }
}

struct Coach<'a, G: Narration> {
    scene: &'a Scene<'a, G>,
    words: &'static Words,
    /// The table. A practice table has no hidden information.
    table: HostSeen<'a, G>,
    /// The current position, as the deciding seat sees it.
    here: SeenPosition<'a, G>,
    line: Vec<HostStep<'a, G>>,
}

impl<G: Narration + ScenarioState> Coach<'_, G> {
    /// The button that takes back a number of choices.
    fn back(&self, choices: usize, key: &'static str) -> Markup {
        html! {
            form method="post" action={ "/table/" (self.scene.options.id) "/undo" } {
                input type="hidden" name="step" value=(self.scene.seen.step());
                input type="hidden" name="choices" value=(choices);
                button.btn.alt.small { (icon("i-undo", "i18")) (self.words.text(key)) }
            }
        }
    }

    fn rules<S: AsRef<str>>(&self, rules: &[S]) -> Markup {
        let known = rules.iter().filter_map(|rule| G::Rule::find(rule.as_ref()));
        html! { @for rule in known { " " (rule_link::<G>(rule.id())) } }
    }

    /// The panel of an example: its next choice, and the link to its rule.
    fn example(&self, rule: &str, number: usize) -> Option<Markup> {
        let entry = G::Rule::find(rule)?.entry();
        let example = tutorial::examples(G::NAME, rule).into_iter().nth(number.checked_sub(1)?)?;
        let words = self.words;
        let mut made = self.line.iter().zip(&example.steps);
        let follows = made.all(|(entry, step)| entry.is(&step.choose));
        let next = example.steps.get(self.line.len()).filter(|_| follows);
        let next = next.and_then(|step| self.here.label(self.here.find_choice(&step.choose)?));
        let title = entry.texts[words.language() as usize].title;
        Some(html! {
            p.kicker { (icon("i-book", "i18")) (words.say(&Message::new("learn-example").number("number", many(number)))) }
            h2 #coach-title { (title) " " (rule_link::<G>(rule)) }
            @if let Some(next) = next {
                p { (words.text("learn-example-next")) " " b { (words.say(&next)) } }
            } @else if follows && !example.steps.is_empty() {
                p { (words.text("learn-example-over")) }
            }
            div.btns {
                @if !self.line.is_empty() { (self.back(self.line.len(), "learn-again")) }
                a.btn.quiet.small href={ "/rules/" (G::NAME) "/" (rule) "?example=" (number) "#example-" (number) } { (words.text("learn-to-rule")) }
            }
        })
    }

    /// The panel of a lesson: its current text.
    fn lesson(&self, lesson: &'static Lesson) -> Markup {
        let words = self.words;
        let all = lesson.steps.len();
        let progress = progress(lesson, &self.line);
        let done = match progress {
            Progress::At(step) | Progress::Strayed { step, .. } => step,
            Progress::Done(_) => all,
        };
        html! {
            p.kicker {
                (icon("lantern", "i20")) (words.text("learn-lesson"))
                @if let Some(group) = &lesson.group { " · " (words.text(group)) }
                span.push.num { (words.say(&Message::new("learn-lesson-at").number("at", many((done + 1).min(all))).number("all", many(all)))) }
            }
            h2 #coach-title { (words.text(&lesson.title)) }
            progress max=(all) value=(done) aria-label=(words.text("learn-lesson-progress")) {}
            @match progress {
                Progress::At(step) => (self.step(lesson, step)),
                Progress::Strayed { step, back } => (self.strayed(lesson, step, back)),
                Progress::Done(_) => (self.learnt(lesson)),
            }
        }
    }

    /// The text of a step, and the choices that it waits for.
    fn step(&self, lesson: &'static Lesson, step: usize) -> Markup {
        let words = self.words;
        let Some(step) = lesson.steps.get(step) else { return Markup::default() };
        let here = &self.here;
        let offers: Vec<(&str, Message)> =
            step.choose.iter().filter_map(|id| Some((&**id, here.label(here.find_choice(id)?)?))).collect();
        // Every label that looks like a button is a button.
        let offer = |(id, label): &(&str, Message)| {
            let inside = html! { (icon("i-next", "i18")) span { (words.say(label)) } };
            html! {
                @if self.scene.options.step.at.is_some() { p.todo { (inside) } }
                @else { button.todo name="id" value=(id) form="decision" { (inside) } }
            }
        };
        html! {
            @if !self.scene.options.step.watching {
                p.say { (words.text(&step.say)) (self.rules(&step.rules)) }
                @if offers.len() > 1 { p { (words.text("learn-one-of")) } }
                @for choice in &offers { (offer(choice)) }
            } @else {
                p.say { (words.text("learn-watch")) }
            }
        }
    }

    /// The panel after a different choice.
    fn strayed(&self, lesson: &'static Lesson, step: usize, back: usize) -> Markup {
        let words = self.words;
        let other = self.line.get(step).map(HostStep::label);
        let rule = self.line.get(step).map(|entry| entry.rule().id());
        html! {
            @if let Some(other) = other {
                p.say {
                    (words.say(&Message::new("learn-strayed").message("choice", other)))
                    @if let Some(rule) = rule { " " (rule_link::<G>(rule)) }
                }
            }
            p { (words.text("learn-strayed-say")) }
            @if step < lesson.steps.len() { div.btns { (self.back(back, "learn-strayed-back")) } }
        }
    }

    /// The panel after the last step.
    fn learnt(&self, lesson: &'static Lesson) -> Markup {
        let words = self.words;
        let all = tutorial::lessons(G::NAME);
        let place = all.iter().position(|other| other.name == lesson.name);
        let next = place.and_then(|place| all.get(place + 1));
        html! {
            p.say.done { (icon("i-ok", "i20")) span { (words.text(&lesson.end)) } }
            div.btns {
                @match next {
                    Some(next) => (lay(G::NAME, &Task::Lesson(next.name.clone()), "small", &html! {
                        (words.say(&Message::new("learn-next-lesson").message("lesson", Message::new(&next.title))))
                    })),
                    None => a.btn.small href={ "/new/" (G::NAME) } { (words.text("learn-play-now")) },
                }
                a.btn.quiet.small href={ "/learn#" (G::NAME) } { (words.text("learn-all-lessons")) }
            }
        }
    }

    /// The panel of a puzzle: its goal, and the progress.
    fn puzzle(&self, puzzle: &'static Puzzle) -> Markup {
        let words = self.words;
        let standing = standing(self.table, puzzle);
        let again = |choices: usize| {
            html! { @if choices > 0 { (self.back(choices, "learn-again")) } }
        };
        let played = self.line.len();
        html! {
            p.kicker { (icon("i-hint", "i20")) (words.text("learn-puzzle")) }
            h2 #coach-title { (words.text(&puzzle.title)) }
            p.say { (words.text(&puzzle.ask)) (self.rules(&puzzle.rules)) }
            @match standing {
                Standing::Open(left) => {
                    p.todo role="status" { (icon("i-flag", "i18")) span { (words.say(&Message::new("learn-puzzle-left").number("left", many(left)))) } }
                    div.btns { (again(played)) }
                },
                Standing::Missed(_) => {
                    p.missed role="status" { (icon("i-no", "i20")) span { (words.text("learn-puzzle-missed")) } }
                    div.btns { (again(played)) }
                },
                Standing::Solved(_) => (self.solved(puzzle)),
            }
            @if !matches!(standing, Standing::Solved(_)) { (self.solution(puzzle)) }
        }
    }

    /// The panel of a solved puzzle.
    fn solved(&self, puzzle: &'static Puzzle) -> Markup {
        let words = self.words;
        let all = tutorial::puzzles(G::NAME);
        let place = all.iter().position(|other| other.name == puzzle.name);
        let next = place.and_then(|place| all.get(place + 1));
        html! {
            p.say.done role="status" { (icon("i-ok", "i20")) b { (words.text("learn-puzzle-solved")) } }
            p { (words.text(&puzzle.why)) }
            div.btns {
                @if let Some(next) = next {
                    (try_it(words, G::NAME, &Task::Puzzle(next.name.clone()), "small", "learn-next-puzzle"))
                }
                a.btn.quiet.small href={ "/puzzles#" (G::NAME) } { (words.text("learn-all-puzzles")) }
            }
        }
    }

    /// A solution, revealed step by step: each step is nested in the one before.
    fn solution(&self, puzzle: &'static Puzzle) -> Markup {
        let Some(labels) = puzzle.solutions.first().and_then(|line| self.labels(line)) else {
            return Markup::default();
        };
        let words = self.words;
        let last = html! { p { (words.text(&puzzle.why)) } };
        let steps = labels.iter().enumerate().rev().fold(last, |inner, (index, label)| {
            let key = if index == 0 { "learn-solution" } else { "learn-solution-on" };
            html! {
                details.solution {
                    summary { (words.text(key)) }
                    p { (icon("i-next", "i18")) b { (label) } }
                    (inner)
                }
            }
        });
        html! { (steps) @if puzzle.solutions.len() > 1 {
            p.xs.dim { (words.say(&Message::new("learn-solutions").number("count", many(puzzle.solutions.len())))) }
        } }
    }

    /// The labels of the choices of a solution.
    fn labels(&self, line: &[String]) -> Option<Vec<String>> {
        let seen = self.scene.seen;
        let practice = Practice { of: String::new(), ..seen.practice()?.clone() };
        let setup = seen.setup().clone();
        let game = Arc::clone(seen.shared_game());
        let mut replay = Session::practise(game, setup, practice, Secret::new([0; 32])).ok()?;
        let mut labels = Vec::new();
        for id in line {
            if id == "*" {
                labels.push(self.words.text("learn-solution-whatever"));
                break;
            }
            let here = replay.seen_by_asked().now();
            labels.push(self.words.say(&here.label(here.find_choice(id)?)?));
            replay.choose(id, None).ok()?;
        }
        Some(labels)
    }
}
