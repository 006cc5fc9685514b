//! Pages of many positions of random chapters, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use maud::Markup;
use mystics::kinds::{Ability, Hero};
use mystics::{Choice, Event, Mystics, Options, Setup, load};
use mystics_pages::{Pages, Scene};
use search::SeatAssignment;
use tabletop::{Audience, DynSession, FastSource, Language, Notation, Session};

use web::checks::{
    self, check, check_at_the_box, check_buttons, check_looking_back, check_part, check_watched, play_any,
    tags, things, values,
};
use web::{Frame, Offered, Prefs, Screen};

fn page(scene: &Scene<'_>) -> Markup {
    Pages::page(scene)
}

fn game() -> Mystics {
    Mystics::new(Arc::new(load::builtin().clone()))
}

fn begin(seed: u8, setup: Setup) -> Session<Mystics> {
    checks::begin(game(), setup, seed)
}

fn scene<'a>(frame: &'a Frame<'a>, session: &'a Session<Mystics>) -> Scene<'a> {
    Scene::now(frame, "abc", session.seen_by_asked())
}

fn setups() -> Vec<Setup> {
    let chapter = |chapter| Setup { chapter, ..Setup::default() };
    let two = Setup {
        players: 2,
        mice: vec![Hero::Collin, Hero::Tilda, Hero::Filch, Hero::Maginos],
        leaders: vec![0, 1, 1, 0],
        ..chapter(1)
    };
    let hungarian = Setup { options: Options::hungarian(), achievements: false, ..chapter(2) };
    let mut all: Vec<Setup> = vec![two, hungarian];
    all.extend((1..=11).map(chapter));
    all
}

#[test]
fn pages_of_random_chapters_hold_together() {
    let mut asked = BTreeSet::new();
    for (number, setup) in (0u8..).zip(setups()) {
        let mut session = begin(number + 1, setup);
        let mut chance = FastSource::new(u64::from(number) + 7);
        for turn in 0..400usize {
            let language = Language::ALL[turn % 3];
            let frame =
                Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
            let choices = session.seen_by_asked().now().choices();
            let over = choices.is_empty();
            let decision = session.seen_by_asked().now().decision().map(|decision| decision.name);
            let new = decision.is_none_or(|name| asked.insert((name, language.tag())));
            if new || turn % 37 == 0 || over {
                let html = page(&scene(&frame, &session)).into_string();
                check::<Mystics>(&html, language);
                if over {
                    assert!(html.contains("finale"), "the end is shown");
                    break;
                }
                if turn == 0 {
                    assert!(html.contains("class=\"prose all\""), "the opening is told");
                } else {
                    check_buttons(&html, &session);
                }
            }
            play_any(&mut session, &mut chance);
            let moments = session.seen_by_asked().story(session.step()).expect("a story").moments();
            if moments > 0 && turn % 17 == 0 {
                check_watched::<Pages>(&session, language);
            }
        }
    }
    assert!(asked.len() > 20, "{asked:?}");
}

#[test]
fn whatever_lies_on_the_table_can_be_asked_about() {
    for (number, setup) in (40u8..).zip(setups()) {
        let mut session = begin(number, setup);
        let mut chance = FastSource::new(u64::from(number));
        for _ in 0..25 {
            play_any(&mut session, &mut chance);
        }
        let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
        let html = page(&scene(&frame, &session)).into_string();
        for thing in things(&html) {
            assert!(session.seen_by_asked().now().candidates(&thing).is_some(), "{thing}");
            let asked = scene(&frame, &session).with(|options| options.chosen = Some(&thing));
            let html = page(&asked).into_string();
            check::<Mystics>(&html, Language::En);
        }
    }
}

#[test]
fn whoever_only_watches_chooses_nothing() {
    let mut session = begin(9, Setup { players: 4, ..Setup::default() });
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let choices = session.seen_by_asked().now().choices();
    let id = session.game().choice_id(choices[0]);
    session.choose(&id, None).expect("it is offered");
    let covered = Scene::now(&frame, "abc", session.seen_by(Audience::Spectator))
        .with(|options| options.covered = true);
    let html = page(&covered).into_string();
    check::<Mystics>(&html, Language::En);
    assert!(!html.contains("name=\"id\""));
    assert!(html.contains("action=\"/table/abc/seat\""));
    let watching = Scene::now(&frame, "abc", session.seen_by(Audience::Spectator));
    let html = page(&watching).into_string();
    check::<Mystics>(&html, Language::En);
    assert!(!html.contains("name=\"id\""));
}

#[test]
fn looking_back_offers_nothing_and_leads_on() {
    check_looking_back::<Pages>(begin(5, Setup::default()));
}

#[test]
fn a_part_is_the_main_element_with_what_changes_around_it() {
    let session = begin(1, Setup::default());
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    for chosen in [None, Some("tile:0")] {
        check_part::<Pages>(&scene(&frame, &session).with(|options| options.chosen = chosen));
    }
}

#[test]
fn the_form_of_a_new_game_says_what_it_sends() {
    let game = game();
    for language in Language::ALL {
        let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/new/mystics", drawn: "" };
        let own = Setup {
            options: Options { drift: mystics::Drift::EndOfMovement, ..Options::default() },
            ..Setup::default()
        };
        for setup in setups().into_iter().chain([own]) {
            let html =
                Pages::new_game(&game, &frame, &setup, &SeatAssignment::default(), &Offered::default(), None)
                    .into_string();
            check::<Mystics>(&html, language);
            let tags = tags(&html);
            let sent = tags.iter().filter(|tag| tag.starts_with("input ") && tag.contains(" checked"));
            let value = |tag: &str, name| values(&[tag], name).first().map(|value| (*value).to_owned());
            let mut fields: Vec<(String, String)> = sent
                .map(|tag| (value(tag, "name").expect("a name"), value(tag, "value").expect("a value")))
                .collect();
            let mut select = String::new();
            for tag in &tags {
                if tag.starts_with("select ") {
                    select = value(tag, "name").expect("a name");
                } else if tag.starts_with("option ") && tag.contains(" selected") {
                    fields.push((select.clone(), value(tag, "value").unwrap_or_default()));
                }
            }
            // The seats of players are no part of the setup.
            fields.retain(|(name, _)| !name.starts_with(web::SEAT_FIELD));
            let read = Pages::read_form(&game, fields).expect("it is read");
            let mut mice = read.mice.clone();
            mice.sort();
            let mut wanted = setup.mice.clone();
            wanted.sort();
            assert_eq!(mice, wanted);
            for (hero, seat) in setup.mice.iter().zip(&setup.leaders) {
                let at = read.mice.iter().position(|other| other == hero).expect("it is there");
                assert_eq!(read.leaders[at], *seat);
            }
            assert_eq!(
                (read.chapter, read.players, read.achievements, read.options),
                (setup.chapter, setup.players, setup.achievements, setup.options)
            );
        }
    }
    for bad in [("players", "many"), ("mice", "nobody"), ("unknown", "1")] {
        let fields = vec![(bad.0.to_owned(), bad.1.to_owned())];
        assert!(Pages::read_form(&game, fields).is_err(), "{bad:?}");
    }
}

/// The fields that an untouched form with this class would submit.
fn sent(html: &str, class: &str) -> Vec<(String, String)> {
    let form = &html[html.find(&format!("<form class=\"{class}")).expect("there is such a form")..];
    let form = &form[..form.find("</form>").expect("it ends") + "</form>".len()];
    let tags = tags(form);
    let value = |tag: &str, name| values(&[tag], name).first().map(|value| value.replace("&quot;", "\""));
    let mut select = String::new();
    let mut fields = Vec::new();
    for tag in &tags {
        if tag.starts_with("select ") {
            select = value(tag, "name").expect("a name");
        } else if tag.starts_with("option ") && tag.contains(" selected") {
            fields.push((select.clone(), value(tag, "value").unwrap_or_default()));
        } else if tag.starts_with("input ") && (tag.contains(" checked") || tag.contains("\"hidden\"")) {
            fields.push((value(tag, "name").expect("a name"), value(tag, "value").expect("a value")));
        }
    }
    // The seats of players are handled by the server.
    fields.retain(|(name, _)| !name.starts_with(web::SEAT_FIELD));
    fields
}

#[test]
fn a_campaign_goes_on_from_the_end_of_a_chapter() {
    let game = game();
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let setup = Setup { players: 2, options: Options::polish(), achievements: false, ..Setup::default() };
    let mut session = begin(3, setup);
    let mut chance = FastSource::new(12);
    while play_any(&mut session, &mut chance) {}
    let html = page(&scene(&frame, &session)).into_string();
    let fields = sent(&html, "onward");
    let over = session.seen_by_host().finished().expect("it is over");
    let mut wanted = over.game.go_on(over.setup, over.state, 1).expect("it is over");
    assert_eq!(Pages::read_form(&game, fields.clone()).expect("it is read"), wanted);
    // The form of a new game submits the same, with the card chosen there.
    let carried = wanted.carried.as_mut().expect("it brings something");
    carried.had.insert(Hero::Collin, vec!["dagger".to_owned(), "fishhook".to_owned()]);
    carried.kept.insert(Hero::Collin, "dagger".to_owned());
    let html = Pages::new_game(&game, &frame, &wanted, &SeatAssignment::default(), &Offered::default(), None)
        .into_string();
    check::<Mystics>(&html, Language::En);
    assert!(!html.contains("value=\"fishhook\""), "nobody keeps a party item");
    assert_eq!(Pages::read_form(&game, sent(&html, "setup")).expect("it is read"), wanted);
    for bad in [
        vec![("kept_collin", "dagger")],
        vec![("carried", "nonsense")],
        vec![("carried", "{}"), ("carried", "{}")],
        vec![("carried", "{}"), ("kept_nobody", "dagger")],
    ] {
        let fields = bad.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert!(Pages::read_form(&game, fields).is_err(), "{bad:?}");
    }
}

#[test]
fn lists_know_a_game_by_its_card() {
    for setup in setups() {
        let session = begin(3, setup);
        let face = Pages::face(&Pages::preview(&session.seen_by(Audience::Spectator)));
        assert!(face.outcome.is_none());
        assert_eq!(face.standing.key, "myp-standing");
    }
    let face = Pages::face(&serde_json::Value::Null);
    assert!(!face.art.is_empty());
}

#[test]
fn only_a_single_action_of_ones_own_does_not_stop() {
    let acts = |entry: &tabletop::Entry<Mystics>| {
        matches!(*entry.event, Event::FoeWalked { .. } | Event::FoeStays { .. })
    };
    // The log tells of all events but these.
    let is_told = |entry: &tabletop::Entry<Mystics>| {
        !matches!(*entry.event, Event::Begins { .. } | Event::Ends { .. } | Event::Round { .. })
    };
    let (mut own, mut minions) = (0, 0);
    for (number, setup) in (0u8..).zip(setups()) {
        let mut session = begin(number + 1, setup);
        let mut chance = FastSource::new(u64::from(number) + 7);
        for _ in 0..200 {
            if session.seen_by_asked().now().choices().is_empty() {
                break;
            }
            play_any(&mut session, &mut chance);
            let seen = session.seen_by_asked();
            let story = seen.story(session.step()).expect("a story");
            let stops = Pages::stops(&story);
            if story.until(stops.last().copied().unwrap_or(0)).iter().any(acts) {
                minions += 1;
            } else {
                // The display stops for several things or for none.
                assert_ne!(stops.len(), 1, "step {}", session.step());
                let told = (1..=story.moments()).filter(|&moment| story.between(moment).iter().any(is_told));
                own += u32::from(told.count() == 1);
            }
        }
    }
    assert!(own > 10 && minions > 10, "{own} and {minions}");
}

/// For a price above one, Maginos pays one cheese less (M1.10), and the page shows that price.
#[test]
fn a_price_is_that_of_the_mouse_that_is_asked() {
    let mut session = begin(1, setups().swap_remove(0));
    let mut chance = FastSource::new(3);
    let mut less = 0;
    for _ in 0..300 {
        let now = session.seen_by_asked().now();
        let mouse = now.view().asked.as_ref().and_then(|asked| asked.mouse);
        if let Some(mouse) = mouse {
            let hero = now.view().mice[mouse.index()].hero;
            for ability in &session.game().pack().abilities {
                let whole = ability.facts.cost;
                let price = session.game().cheese_seen(&now, Choice::Ability(ability.ability));
                let thrifty = u8::from(hero == Hero::Maginos && whole > 1);
                let healed = u8::from(hero == Hero::Tilda && ability.ability == Ability::FirstAid);
                assert_eq!(price, whole - thrifty - healed, "{hero:?}, {:?}", ability.ability);
                less += u32::from(thrifty);
            }
        }
        if now.choices().is_empty() {
            break;
        }
        play_any(&mut session, &mut chance);
    }
    assert!(less > 0, "Maginos was asked");
}

#[test]
fn what_is_shared_of_a_game_has_only_what_everybody_sees() {
    for (number, setup) in (0u8..).zip(setups().into_iter().take(6)) {
        let choices = if number % 3 == 0 { 1500 } else { 60 };
        checks::check_keepsake::<Pages>(begin(number + 40, setup), u64::from(number), choices);
    }
}

#[test]
fn at_the_box_the_board_stands_as_it_does_at_the_question() {
    let ahead = check_at_the_box::<Pages>(&Arc::new(game()), &Setup::default(), 150, |_| false);
    assert!(ahead > 10, "something has happened at {ahead} questions");
}
