//! Pages of many positions of random games, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use ratcatcher::{Choice, Ratcatcher, Rule, Setup, load};
use tabletop::{Fast, Front, Game, Language, Opening, RuleId, Secret, Session, Source, Table};

use super::{Scene, page, part};
use crate::{Frame, Prefs};

const BY_ITSELF: [&str; 4] = ["meta", "link", "input", "br"];

/// The tags of a page, each with what stands in it; panics when they are not balanced.
pub(crate) fn tags(html: &str) -> Vec<&str> {
    let mut open: Vec<&str> = Vec::new();
    let mut tags = Vec::new();
    for piece in html.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag is closed");
        assert!(!text.contains('>'), "stray > after <{tag}>");
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop();
            assert_eq!(last, Some(name), "</{name}> closes {last:?}");
            continue;
        }
        let name = tag.split([' ', '\n', '/']).next().unwrap_or_default();
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in <{tag}>");
        if !tag.ends_with('/') && !BY_ITSELF.contains(&name) {
            open.push(name);
        }
        tags.push(tag);
    }
    assert_eq!(open, Vec::<&str>::new(), "still open");
    tags
}

/// The values of an attribute.
pub(crate) fn values<'a>(tags: &[&'a str], attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    tags.iter().filter_map(|tag| tag.split_once(&begin)?.1.split('"').next()).collect()
}

/// What must be true of every page.
pub(crate) fn check(html: &str, language: Language) {
    let tags = tags(html);
    let ids = values(&tags, "id");
    let known: BTreeSet<&str> = ids.iter().copied().collect();
    let mut twice: Vec<&str> = ids.clone();
    twice.sort_unstable();
    let twice: Vec<_> = twice.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    assert_eq!(twice, Vec::<&str>::new(), "identifiers that stand twice");
    for href in values(&tags, "href") {
        if let Some(id) = href.strip_prefix('#') {
            assert!(known.contains(id), "nothing is called #{id}");
        }
        if let Some(rule) = href.strip_prefix("/rules/ratcatcher/") {
            assert!(Rule::find(rule).is_some(), "there is no rule {rule}");
        }
    }
    for paint in html.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(known.contains(paint), "nothing is called #{paint}");
    }
    for attribute in ["aria-labelledby", "form"] {
        for id in values(&tags, attribute) {
            assert!(known.contains(id), "nothing is called #{id}");
        }
    }
    for forbidden in ["style", "onclick"] {
        assert!(values(&tags, forbidden).is_empty(), "{forbidden} in {tags:?}");
    }
    for label in values(&tags, "aria-label") {
        assert!(!label.trim().is_empty(), "an empty label");
    }
    // A text that nobody wrote shows its key.
    let begin = html.find("<main").expect("a main part");
    for text in html[begin..].split('>').skip(1).filter_map(|rest| rest.split('<').next()) {
        let part = text.trim().split_once('-').map_or("", |(part, _)| part);
        let is_key = ["table", "rc", "no", "site", "evt"].contains(&part);
        assert!(!is_key, "{language:?}: {text}");
        assert!(!text.contains("{$"), "{language:?}: {text}");
    }
}

fn scene<'a>(frame: &'a Frame<'a>, session: &'a Session<Ratcatcher>) -> Scene<'a> {
    Scene::now(frame, "abc", session)
}

fn begin(seed: u8, ratcatcher: &str, nemesis: &str) -> Session<Ratcatcher> {
    let game = Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())));
    let setup = Setup { ratcatcher: ratcatcher.to_owned(), nemesis: nemesis.to_owned(), ..Setup::default() };
    let source = Source::Keyed(Secret::new([seed; 32]));
    match Session::open(game, setup, source, &[]).expect("it opens") {
        Opening::Begun(session) => *session,
        Opening::Asks(_) => panic!("a keyed game asks nobody"),
    }
}

/// Every choice has one button, and every button is a choice.
fn check_buttons(html: &str, session: &Session<Ratcatcher>) {
    let tags = tags(html);
    let buttons: Vec<&str> = tags
        .iter()
        .copied()
        .filter(|tag| tag.starts_with("button ") && tag.contains(" name=\"id\""))
        .collect();
    let mut offered = Vec::new();
    session.game().choices(session.state(), &mut offered);
    let mut offered: Vec<String> = offered.iter().map(|&choice| session.game().choice_id(choice)).collect();
    let mut shown: Vec<String> = values(&buttons, "value").into_iter().map(str::to_owned).collect();
    offered.sort_unstable();
    shown.sort_unstable();
    assert_eq!(shown, offered);
    // Keys are not given twice.
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
        let mut chance = Fast::new(u64::from(seed) + 7);
        let mut choices = Vec::new();
        for turn in 0..160usize {
            let language = Language::ALL[turn % 3];
            let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc" };
            session.game().choices(session.state(), &mut choices);
            if let Some(decision) = session.game().decision(session.state()) {
                let new = asked.insert((decision.name, language.tag()));
                if new || turn % 9 == 0 {
                    let html = page(&scene(&frame, &session)).into_string();
                    check(&html, language);
                    check_buttons(&html, &session);
                }
            }
            if choices.is_empty() {
                let html = page(&scene(&frame, &session)).into_string();
                check(&html, language);
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
            let moments = session.story(session.step()).expect("a story").moments.len();
            if moments > 0 && seed % 3 == 0 {
                watched(&session, &frame, language, moments);
            }
        }
    }
    assert!(asked.len() > 18, "{asked:?}");
}

/// Every moment of the last story, as it is watched and as it is looked back at.
fn watched(session: &Session<Ratcatcher>, frame: &Frame<'_>, language: Language, moments: usize) {
    let step = Some(session.step());
    for moment in 0..=moments {
        let watching = Scene { at: step, moment: Some(moment), watching: true, ..scene(frame, session) };
        let html = page(&watching).into_string();
        check(&html, language);
        assert!(!html.contains("name=\"id\""), "nothing can be chosen while it is watched");
        let back = Scene { at: step, moment: Some(moment), ..scene(frame, session) };
        check(&page(&back).into_string(), language);
    }
}

#[test]
fn a_question_about_a_thing_shows_its_choices_and_its_objections() {
    let session = begin(3, "miss_trapper", "rat_king");
    let mut session = session;
    while session.game().decision(session.state()).is_some_and(|decision| decision.name != "actions") {
        let mut choices = Vec::new();
        session.game().choices(session.state(), &mut choices);
        let id = session.game().choice_id(choices[0]);
        session.choose(&id, None).expect("it is offered");
    }
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc" };
    let mut choices = Vec::new();
    session.game().choices(session.state(), &mut choices);
    let walks: Vec<_> = choices
        .iter()
        .filter_map(|choice| if let Choice::Walk(zone) = choice { Some(*zone) } else { None })
        .collect();
    assert!(!walks.is_empty());
    let thing = format!("zone:{}", walks[0]);
    let html = page(&Scene { chosen: Some(&thing), ..scene(&frame, &session) }).into_string();
    check(&html, Language::En);
    assert!(html.contains(&format!("value=\"walk:{}\"", walks[0])));
    assert!(walks[1..].iter().all(|zone| !html.contains(&format!("value=\"walk:{zone}\""))));

    // Somewhere far away nothing is possible, and it is said why.
    let far = "zone:24a";
    let html = page(&Scene { chosen: Some(far), ..scene(&frame, &session) }).into_string();
    check(&html, Language::En);
    assert!(html.contains("href=\"/rules/ratcatcher/R12.1\""));
    check_buttons(&html, &session);
}

#[test]
fn looking_back_offers_nothing_and_leads_on() {
    let mut session = begin(5, "piper", "maw");
    let mut choices = Vec::new();
    for _ in 0..12 {
        session.game().choices(session.state(), &mut choices);
        let id = session.game().choice_id(choices[0]);
        session.choose(&id, None).expect("it is offered");
    }
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc/at/4" };
    for step in [0, 4, 12] {
        let html = page(&Scene { at: Some(step), ..scene(&frame, &session) }).into_string();
        check(&html, Language::En);
        assert!(!html.contains("name=\"id\""));
        assert!(html.contains("action=\"/table/abc/fork\""));
        assert_eq!(html.contains(&format!("href=\"/table/abc/at/{}\"", step + 1)), step < 12);
    }
}

#[test]
fn a_part_is_the_main_element_with_what_changes_around_it() {
    let session = begin(1, "cook", "matron");
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc" };
    let scene = scene(&frame, &session);
    let part = part(&scene).into_string();
    let page = page(&scene).into_string();
    assert!(part.starts_with("<main"));
    let main = &part[..part.find("</main>").expect("main ends")];
    assert!(page.contains(main), "the page holds the same main element");
    tags(&part);
}

#[test]
fn a_fault_is_said_aloud() {
    let session = begin(1, "cook", "matron");
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc" };
    let fault = tabletop::TableError::StaleStep { expected: 3, step: 4 }.message();
    let html = page(&Scene { fault: Some(&fault), ..scene(&frame, &session) }).into_string();
    check(&html, Language::En);
    assert!(html.contains("role=\"alert\""));
}
