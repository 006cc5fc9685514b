//! Every page that people learn with, in every language.

use std::sync::Arc;
use std::thread;

use maud::html;
use registry::{NAMES, PagesWork, Registered, with_pages};
use tabletop::{DynSession, ErasedGame, Game, Language, Narration, RuleId, ScenarioState, Secret, Session};
use tutorial::Task;

use web::checks::{check, check_page, tags, values};
use web::shell::document;
use web::{
    Book, Frame, Learnt, Prefs, Scene, Screen, Tile, examples, finished, glossary, learn, puzzles, readings,
};

/// How lists speak of a game, and its rulebook.
struct TileAndBook;

impl PagesWork for TileAndBook {
    type Result = (Tile, Book);

    fn with<S: Screen<Game: Registered>>(self) -> (Tile, Book) {
        let tile = S::tile(S::Game::shared());
        (tile.clone(), Book::new(tile, ErasedGame::rules(S::Game::shared())))
    }
}

fn tiles() -> Vec<Tile> {
    NAMES.iter().map(|name| with_pages(name, TileAndBook).unwrap().0).collect()
}

fn books() -> Vec<Book> {
    NAMES.iter().map(|name| with_pages(name, TileAndBook).unwrap().1).collect()
}

/// Checks a page that speaks of several games.
fn check_of_all(html: &str, language: Language) {
    let books = books();
    check_page(html, language, &|game, rule| {
        books.iter().any(|book| book.tile.game == game && book.find(rule).is_some())
    });
}

fn frame(language: Language) -> Frame<'static> {
    Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/", drawn: "" }
}

/// The examples of every so-and-so-many-th rule, as they stand on its page.
fn check_examples<S: Screen>(game: &Arc<S::Game>, from: usize, every: usize) {
    let rules = tutorial::example_rules(S::Game::NAME);
    assert!(rules.iter().all(|rule| <S::Game as Game>::Rule::find(rule).is_some()));
    for (place, rule) in rules.into_iter().enumerate().skip(from).step_by(every) {
        let language = Language::ALL[place % 3];
        let shown = examples::<S>(&frame(language), game, rule, 1 + place % 2);
        let main = html! { main #main { (shown) } };
        let page = document(&frame(language), rule, "", &[], &main).into_string();
        check::<S::Game>(&page, language);
        let tags = tags(&page);
        assert!(values(&tags, "href").iter().all(|href| !href.starts_with("/table/")), "{rule}");
        // Each of them stands there, which it does only when all of it can be played.
        let all = tutorial::examples(S::Game::NAME, rule);
        assert_eq!(page.matches("<article class=\"sheet example\"").count(), all.len(), "{rule}");
        let tried = all.iter().filter(|example| example.setup_refused.is_none()).count();
        assert_eq!(page.matches("action=\"/practice\"").count(), tried, "{rule}");
    }
}

#[test]
fn examples_stand_with_their_rules() {
    struct Examples(usize);

    impl PagesWork for Examples {
        type Result = ();

        fn with<S: Screen<Game: Registered>>(self) {
            // The games with more rules are looked at in larger steps; each game begins elsewhere.
            let step = (tutorial::example_rules(S::Game::NAME).len() / 30).max(1);
            check_examples::<S>(S::Game::shared(), self.0 % step, step);
        }
    }

    for (place, name) in NAMES.iter().enumerate() {
        with_pages(name, Examples(place)).unwrap();
    }
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
        check_of_all(&learn(&frame, &tiles(), &learnt).into_string(), language);
        for day in [0, 1, 20_000] {
            check_of_all(&puzzles(&frame, &tiles(), &learnt, day).into_string(), language);
        }
    }
}

#[test]
fn terms_have_their_rules() {
    let books = books();
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
        check_of_all(&page, language);
        let explained = books.iter().filter(|book| !tutorial::glossary(book.tile.game).is_empty());
        assert_eq!(page.matches("<table").count(), explained.count());
    }
}

#[test]
fn translations_take_one_reading_of_every_question() {
    struct Readings;

    impl PagesWork for Readings {
        type Result = bool;

        fn with<S: Screen<Game: Registered>>(self) -> bool {
            let game = S::Game::shared();
            let (standpoints, all) = S::readings(game);
            let book = Book::new(S::tile(game), ErasedGame::rules(game));
            for question in &all {
                assert_eq!(question.taken.len(), standpoints.len());
                assert!(question.taken.iter().all(|taken| question.values.contains(taken)), "{question:?}");
                assert!(book.find(question.rule).is_some(), "{question:?}");
            }
            for language in Language::ALL {
                let page = readings(&frame(language), &book, &standpoints, &all).into_string();
                check::<S::Game>(&page, language);
            }
            !all.is_empty()
        }
    }

    let with_questions = NAMES.iter().filter(|name| with_pages(name, Readings).unwrap()).count();
    assert!(with_questions > 0);
}

fn lay<G: Narration + ScenarioState>(game: &Arc<G>, task: &Task) -> Session<G> {
    let table = tutorial::lay(game, task, Secret::new([7; 32])).expect("it is laid");
    let session = table.as_any().downcast_ref::<Session<G>>().expect("it is of this game");
    Session::load(Arc::clone(game), session.record().clone(), Some(Secret::new([7; 32]))).expect("it loads")
}

fn shown<S: Screen>(session: &Session<S::Game>) -> String {
    let mut pages = String::new();
    for language in Language::ALL {
        let frame = frame(language);
        let page = S::page(&Scene::now(&frame, "abc", session.seen_by_asked())).into_string();
        check::<S::Game>(&page, language);
        assert!(page.contains("id=\"coach\""), "the panel stands beside the table");
        pages.push_str(&page);
    }
    pages
}

/// Every lesson from its beginning to its end, and once beside its way.
fn check_lessons<S: Screen>(game: &Arc<S::Game>) {
    for lesson in tutorial::lessons(S::Game::NAME) {
        tutorial::rehearse(game, lesson).unwrap_or_else(|fault| panic!("{}: {fault}", lesson.name));
        let task = Task::Lesson(lesson.name.clone());
        let mut session = lay(game, &task);
        for (number, step) in (1..).zip(&lesson.steps) {
            assert_eq!(finished(session.seen_by_asked()), None);
            shown::<S>(&session);
            let here = session.seen_by_asked().now();
            let others = here.choice_infos();
            let names: Vec<_> = step.choose.iter().filter_map(|name| here.find_choice(name)).collect();
            let other = others
                .iter()
                .find(|other| here.find_choice(&other.id).is_some_and(|choice| !names.contains(&choice)));
            if let (Some(other), 1) = (other, number % 3) {
                session.choose(&other.id, None).expect("it is offered");
                assert!(shown::<S>(&session).contains("name=\"choices\" value=\"1\""), "the way back");
                session.undo(1).expect("it was played");
            }
            session.choose(&step.choose[0], None).expect("it is offered");
        }
        shown::<S>(&session);
        assert_eq!(finished(session.seen_by_asked()), Some(task));
    }
}

/// Every puzzle, tried and solved.
fn check_puzzles<S: Screen>(game: &Arc<S::Game>) {
    for puzzle in tutorial::puzzles(S::Game::NAME) {
        let task = Task::Puzzle(puzzle.name.clone());
        let mut session = lay(game, &task);
        assert!(shown::<S>(&session).contains("class=\"solution\""), "{}", puzzle.name);
        let line = puzzle.solutions[0].iter().take_while(|choice| **choice != "*");
        for choice in line {
            assert_eq!(finished(session.seen_by_asked()), None, "{}", puzzle.name);
            session.choose(choice, None).expect("it is offered");
        }
        shown::<S>(&session);
        if puzzle.solutions[0].last().is_none_or(|last| last != "*") {
            assert_eq!(finished(session.seen_by_asked()), Some(task), "{}", puzzle.name);
        }
    }
}

#[test]
fn every_game_is_taught() {
    struct Taught;

    impl PagesWork for Taught {
        type Result = ();

        fn with<S: Screen<Game: Registered>>(self) {
            check_lessons::<S>(S::Game::shared());
            check_puzzles::<S>(S::Game::shared());
        }
    }

    thread::scope(|scope| {
        for name in NAMES {
            scope.spawn(|| with_pages(name, Taught).unwrap());
        }
    });
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
