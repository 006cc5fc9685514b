//! Every page that people learn with, in every language.

use std::sync::Arc;

use everdell::Everdell;
use maud::html;
use mystics::Mystics;
use ratcatcher::Ratcatcher;
use tabletop::{House, Language, RuleId, Secret, Session, Table};
use tutorial::Task;

use super::{Learnt, examples, finished, glossary, learn, puzzles, readings};
use crate::shell::document;
use crate::trials::{check, tags, values};
use crate::{Book, Frame, Prefs, Scene, Screen, Tile};

fn ratcatcher() -> Arc<Ratcatcher> {
    Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())))
}

fn everdell() -> Arc<Everdell> {
    Arc::new(Everdell::new(Arc::new(everdell::load::builtin().clone())))
}

fn mystics() -> Arc<Mystics> {
    Arc::new(Mystics::new(Arc::new(mystics::load::builtin_pack().content.clone())))
}

fn tiles() -> [Tile; 3] {
    [ratcatcher().tile(), everdell().tile(), mystics().tile()]
}

fn frame(language: Language) -> Frame<'static> {
    Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/", drawn: "" }
}

/// The examples of every so-and-so-many-th rule, as they stand on its page.
fn check_examples<G: Screen>(game: &Arc<G>, from: usize, every: usize) {
    let rules = tutorial::example_rules(G::NAME);
    assert!(rules.iter().all(|rule| G::Rule::find(rule).is_some()));
    for (place, rule) in rules.into_iter().enumerate().skip(from).step_by(every) {
        let language = Language::ALL[place % 3];
        let shown = examples(&frame(language), game, rule, 1 + place % 2);
        let main = html! { main #main { (shown) } };
        let page = document(&frame(language), rule, "", &[], &main).into_string();
        check(&page, language);
        let tags = tags(&page);
        assert!(values(&tags, "href").iter().all(|href| !href.starts_with("/table/")), "{rule}");
        // Each of them stands there, which it does only when all of it can be played.
        let all = tutorial::examples(G::NAME, rule);
        assert_eq!(page.matches("<article class=\"sheet example\"").count(), all.len(), "{rule}");
        let tried = all.iter().filter(|example| example.setup_refused.is_none()).count();
        assert_eq!(page.matches("action=\"/practice\"").count(), tried, "{rule}");
    }
}

#[test]
fn examples_of_the_ratcatcher_stand_with_their_rules() {
    check_examples(&ratcatcher(), 1, 6);
}

#[test]
fn examples_of_everdell_stand_with_their_rules() {
    check_examples(&everdell(), 2, 12);
}

#[test]
fn examples_of_mice_and_mystics_stand_with_their_rules() {
    check_examples(&mystics(), 3, 16);
}

#[test]
fn the_pages_of_learning_are_whole() {
    let mut learnt = Learnt::default();
    for tile in tiles() {
        let lessons = tutorial::lessons(tile.game).iter().map(|lesson| Task::Lesson(lesson.name.clone()));
        for task in lessons.step_by(2) {
            assert!(learnt.add(tile.game, &task));
        }
    }
    for language in Language::ALL {
        let frame = frame(language);
        check(&learn(&frame, &tiles(), &learnt).into_string(), language);
        for day in [0, 1, 20_000] {
            check(&puzzles(&frame, &tiles(), &learnt, day).into_string(), language);
        }
    }
}

#[test]
fn terms_have_their_rules() {
    let rules = [ratcatcher().rules(), everdell().rules(), mystics().rules()];
    let books = tiles().into_iter().zip(rules).map(|(tile, rules)| Book::new(tile, rules));
    let books: Vec<Book> = books.collect();
    for book in &books {
        for term in tutorial::glossary(book.tile.game) {
            let rule = book.find(&term.rule).expect("the rule is there");
            for language in Language::ALL {
                let meaning = term.meaning.get(language);
                let once = meaning.ends_with('.') && !meaning[..meaning.len() - 1].contains(['.', '\n']);
                assert!(once && meaning.chars().count() <= 130, "one short sentence: {meaning}");
                // Whoever looks a word up is not helped by the same words again.
                assert!(!rule.texts[language as usize].body.starts_with(meaning), "{meaning}");
            }
            let [en, pl, hu] = Language::ALL.map(|language| term.meaning.get(language));
            assert!(en != pl && pl != hu && hu != en, "{en}");
        }
    }
    for language in Language::ALL {
        let page = glossary(&frame(language), &books.iter().collect::<Vec<_>>()).into_string();
        check(&page, language);
        assert_eq!(page.matches("<table").count(), 3);
    }
}

#[test]
fn translations_take_one_reading_of_every_question() {
    let (standpoints, all) = mystics().readings();
    let book = Book::new(mystics().tile(), mystics().rules());
    for question in &all {
        assert_eq!(question.taken.len(), standpoints.len());
        assert!(question.taken.iter().all(|taken| question.values.contains(taken)), "{question:?}");
        assert!(book.find(question.rule).is_some(), "{question:?}");
    }
    for language in Language::ALL {
        check(&readings(&frame(language), &book, &standpoints, &all).into_string(), language);
    }
}

fn lay<G: Screen>(game: &Arc<G>, task: &Task) -> Session<G> {
    let table = tutorial::lay(game, task, Secret::new([7; 32])).expect("it is laid");
    let session = table.as_any().downcast_ref::<Session<G>>().expect("it is of this game");
    Session::load(Arc::clone(game), session.record().clone(), Some(Secret::new([7; 32]))).expect("it loads")
}

fn shown<G: Screen>(session: &Session<G>) -> String {
    let mut pages = String::new();
    for language in Language::ALL {
        let frame = frame(language);
        let page = G::page(&Scene::now(&frame, "abc", session)).into_string();
        check(&page, language);
        assert!(page.contains("id=\"coach\""), "the panel stands beside the table");
        pages.push_str(&page);
    }
    pages
}

/// Every lesson from its beginning to its end, and once beside its way.
fn check_lessons<G: Screen>(game: &Arc<G>) {
    for lesson in tutorial::lessons(G::NAME) {
        tutorial::rehearse(game, lesson).unwrap_or_else(|fault| panic!("{}: {fault}", lesson.name));
        let task = Task::Lesson(lesson.name.clone());
        let mut session = lay(game, &task);
        for (number, step) in (1..).zip(&lesson.steps) {
            assert_eq!(finished(&session), None);
            shown(&session);
            let others: Vec<_> = session.choices(session.asked());
            let (game, state) = (session.game(), session.state());
            let names: Vec<_> = step.choose.iter().filter_map(|name| game.find_choice(state, name)).collect();
            let other = others.iter().find(|other| {
                game.find_choice(state, &other.id).is_some_and(|choice| !names.contains(&choice))
            });
            if let (Some(other), 1) = (other, number % 3) {
                session.choose(&other.id, None).expect("it is offered");
                assert!(shown(&session).contains("name=\"choices\" value=\"1\""), "the way back");
                session.undo(1).expect("it was played");
            }
            session.choose(&step.choose[0], None).expect("it is offered");
        }
        shown(&session);
        assert_eq!(finished(&session), Some(task));
    }
}

/// Every puzzle, tried and solved.
fn check_puzzles<G: Screen>(game: &Arc<G>) {
    for puzzle in tutorial::puzzles(G::NAME) {
        let task = Task::Puzzle(puzzle.name.clone());
        let mut session = lay(game, &task);
        assert!(shown(&session).contains("class=\"solution\""), "{}", puzzle.name);
        let line = puzzle.solutions[0].iter().take_while(|choice| **choice != "*");
        for choice in line {
            assert_eq!(finished(&session), None, "{}", puzzle.name);
            session.choose(choice, None).expect("it is offered");
        }
        shown(&session);
        if puzzle.solutions[0].last().is_none_or(|last| last != "*") {
            assert_eq!(finished(&session), Some(task), "{}", puzzle.name);
        }
    }
}

#[test]
fn the_ratcatcher_is_taught() {
    check_lessons(&ratcatcher());
    check_puzzles(&ratcatcher());
}

#[test]
fn everdell_is_taught() {
    check_lessons(&everdell());
    check_puzzles(&everdell());
}

#[test]
fn mice_and_mystics_is_taught() {
    check_lessons(&mystics());
    check_puzzles(&mystics());
}

#[test]
fn what_was_learnt_comes_back() {
    let mut learnt = Learnt::default();
    assert!(!learnt.add("ratcatcher", &Task::Lesson("no such lesson".to_owned())));
    assert_eq!(Learnt::read("nonsense/x.ratcatcher/lesson:none.."), learnt);
    for tile in tiles() {
        for lesson in tutorial::lessons(tile.game) {
            let task = Task::Lesson(lesson.name.clone());
            assert!(learnt.add(tile.game, &task) && !learnt.add(tile.game, &task));
            assert!(learnt.has(tile.game, &task));
        }
    }
    let word = learnt.write();
    assert!(word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/:.-_".contains(&byte)), "{word}");
    assert_eq!(Learnt::read(&word), learnt);
}
