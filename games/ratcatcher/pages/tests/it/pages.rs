//! Pages of many positions of random games, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use maud::Markup;
use ratcatcher::{Choice, Ratcatcher, Setup, load};
use ratcatcher_pages::Pages;
use tabletop::{DynSession, FastSource, Language, Notation, Session};

use web::checks::{self, check, check_at_the_box, check_looking_back, check_part, tags, values};
use web::{Frame, Prefs, Screen, ShownStep};

/// A table of The Ratcatcher, for a request of one of its pages.
type Scene<'a> = web::Scene<'a, Ratcatcher>;

fn page(scene: &Scene<'_>) -> Markup {
    Pages::page(scene)
}

fn scene<'a>(frame: &'a Frame<'a>, session: &'a Session<Ratcatcher>) -> Scene<'a> {
    Scene::now(frame, "abc", session.seen_by_asked())
}

fn begin(seed: u8, ratcatcher: &str, nemesis: &str) -> Session<Ratcatcher> {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    let setup = Setup { ratcatcher: ratcatcher.to_owned(), nemesis: nemesis.to_owned(), ..Setup::default() };
    checks::begin(game, setup, seed)
}

/// Every choice has one button, and every button is a choice.
fn check_buttons(html: &str, session: &Session<Ratcatcher>) {
    let tags = tags(html);
    let buttons: Vec<&str> = tags
        .iter()
        .copied()
        .filter(|tag| tag.starts_with("button ") && tag.contains(" name=\"id\""))
        .collect();
    let offered = session.seen_by_asked().now().choices();
    let mut offered: Vec<String> = offered.iter().map(|&choice| session.game().choice_id(choice)).collect();
    let mut shown: Vec<String> = values(&buttons, "value").into_iter().map(str::to_owned).collect();
    offered.sort_unstable();
    shown.sort_unstable();
    assert_eq!(shown, offered);
    // No key is used twice.
    let mut keys = values(&tags, "accesskey");
    keys.sort_unstable();
    assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "{keys:?}");
}

#[test]
fn pages_of_random_games_hold_together() {
    let boards = ["miss_trapper", "piper", "cook", "lamplighter", "tinker", "houndmaster"];
    let nemeses = ["rat_king", "maw", "matron", "shade"];
    let mut asked = BTreeSet::new();
    for seed in 0..12u8 {
        let mut session = begin(seed, boards[usize::from(seed) % 6], nemeses[usize::from(seed / 2) % 4]);
        let mut chance = FastSource::new(u64::from(seed) + 7);
        for turn in 0..160usize {
            let language = Language::ALL[turn % 3];
            let frame =
                Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
            let choices = session.seen_by_asked().now().choices();
            if let Some(decision) = session.seen_by_asked().now().decision() {
                let new = asked.insert((decision.name, language.tag()));
                if new || turn % 9 == 0 {
                    let html = page(&scene(&frame, &session)).into_string();
                    check::<Ratcatcher>(&html, language);
                    check_buttons(&html, &session);
                }
            }
            if choices.is_empty() {
                let html = page(&scene(&frame, &session)).into_string();
                check::<Ratcatcher>(&html, language);
                assert!(html.contains("class=\"sheet finale"), "the end is shown");
                break;
            }
            let word = usize::try_from(chance.word() >> 8).expect("it fits");
            let mut choice = choices[word % choices.len()];
            if choice == Choice::End && word % 5 != 0 {
                choice = choices[(word / 3) % choices.len()];
            }
            let id = session.game().choice_id(choice);
            session.choose(&id, None).expect("it is offered");
            let moments = session.seen_by_asked().story(session.step()).expect("a story").moments();
            if moments > 0 && seed % 3 == 0 {
                watched(&session, &frame, language, moments);
            }
        }
    }
    assert!(asked.len() > 18, "{asked:?}");
}

/// Every moment of the last story, while it is watched and in review.
fn watched(session: &Session<Ratcatcher>, frame: &Frame<'_>, language: Language, moments: usize) {
    let step = Some(session.step());
    for moment in 0..=moments {
        let watching = scene(frame, session)
            .with(|options| options.step = ShownStep { at: step, moment: Some(moment), watching: true });
        let html = page(&watching).into_string();
        check::<Ratcatcher>(&html, language);
        assert!(!html.contains("name=\"id\""), "nothing can be chosen while it is watched");
        let back = scene(frame, session)
            .with(|options| options.step = ShownStep { at: step, moment: Some(moment), watching: false });
        check::<Ratcatcher>(&page(&back).into_string(), language);
    }
}

#[test]
fn a_question_about_a_thing_shows_its_choices_and_its_objections() {
    let session = begin(3, "miss_trapper", "rat_king");
    let mut session = session;
    while session.seen_by_asked().now().decision().is_some_and(|decision| decision.name != "actions") {
        let choices = session.seen_by_asked().now().choices();
        let id = session.game().choice_id(choices[0]);
        session.choose(&id, None).expect("it is offered");
    }
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let choices = session.seen_by_asked().now().choices();
    let walks: Vec<_> = choices
        .iter()
        .filter_map(|choice| if let Choice::Walk(zone) = choice { Some(*zone) } else { None })
        .collect();
    assert!(!walks.is_empty());
    let thing = format!("zone:{}", walks[0]);
    let html = page(&scene(&frame, &session).with(|options| options.chosen = Some(&thing))).into_string();
    check::<Ratcatcher>(&html, Language::En);
    assert!(html.contains(&format!("value=\"walk:{}\"", walks[0])));
    assert!(walks[1..].iter().all(|zone| !html.contains(&format!("value=\"walk:{zone}\""))));

    // Nothing is possible in a far zone, and the page states the reason.
    let far = "zone:24a";
    let html = page(&scene(&frame, &session).with(|options| options.chosen = Some(far))).into_string();
    check::<Ratcatcher>(&html, Language::En);
    assert!(html.contains("href=\"/rules/ratcatcher/R12.1\""));
    check_buttons(&html, &session);
}

#[test]
fn looking_back_offers_nothing_and_leads_on() {
    check_looking_back::<Pages>(begin(5, "piper", "maw"));
}

#[test]
fn a_part_is_the_main_element_with_what_changes_around_it() {
    let session = begin(1, "cook", "matron");
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    check_part::<Pages>(&scene(&frame, &session));
}

#[test]
fn a_fault_is_said_aloud() {
    let session = begin(1, "cook", "matron");
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let fault = tabletop::TableError::StaleStep { expected: 3, step: 4 }.message();
    let html = page(&scene(&frame, &session).with(|options| options.fault = Some(&fault))).into_string();
    check::<Ratcatcher>(&html, Language::En);
    assert!(html.contains("role=\"alert\""));
}

#[test]
fn at_the_box_the_board_stands_as_it_does_at_the_question() {
    let game = Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())));
    let prefer = |choice: &Choice| *choice == Choice::End;
    let ahead = check_at_the_box::<Pages>(&game, &Setup::default(), 60, prefer);
    assert!(ahead > 10, "rats have moved at {ahead} questions");
}

#[test]
fn what_is_shared_of_a_game_has_only_what_everybody_sees() {
    for (seed, nemesis) in (40u8..).zip(["rat_king", "maw", "matron", "shade"]) {
        let choices = if seed % 2 == 0 { 2000 } else { 60 };
        checks::check_keepsake::<Pages>(begin(seed, "cook", nemesis), u64::from(seed), choices);
    }
}

#[test]
fn a_card_of_any_release_has_a_face() {
    let face = Pages::face(&serde_json::Value::Null);
    assert_eq!((face.outcome, face.races.len()), (None, 2));
    let card = serde_json::json!({ "ratcatcher": "cook", "round": 3, "outcome": "dead", "newer": 1 });
    let face = Pages::face(&card);
    assert!(face.art[0].ends_with("cook"));
    assert!(face.outcome.is_some());
}
