//! Pages of many positions of random games, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use everdell::{Bellfaire, Event, Everdell, Newleaf, Owner, RivalKind, Setup, load};
use everdell_pages::breaks::{broken, soft};
use everdell_pages::{Pages, Scene};
use i18n::Words;
use maud::{Markup, html};
use search::SeatAssignment;
use tabletop::{Audience, DynSession, FastSource, Language, Narration, Seat, Session};

use web::checks::{
    self, check, check_at_the_box, check_buttons, check_looking_back, check_part, check_watched, play_any,
    tags, things, values,
};
use web::{Frame, Offered, Prefs, Screen, ShownStep};

fn page(scene: &Scene<'_>) -> Markup {
    Pages::page(scene)
}

fn begin(seed: u8, setup: Setup) -> Session<Everdell> {
    checks::begin(Everdell::new(Arc::new(load::builtin().clone())), setup, seed)
}

fn scene<'a>(frame: &'a Frame<'a>, session: &'a Session<Everdell>) -> Scene<'a> {
    Scene::now(frame, "abc", session.seen_by_asked())
}

/// The page names no card of a hand that is not the reader's.
fn check_hands(html: &str, session: &Session<Everdell>, viewer: Audience) {
    let view = session.seen_by(viewer).now().view();
    let own = view.players.iter().find_map(|player| player.hand.clone()).unwrap_or_default();
    for seat in 0..session.seats() {
        let Some(hand) =
            session.seen_by(Audience::Seat(Seat(seat))).now().view().players[usize::from(seat)].hand.clone()
        else {
            continue;
        };
        for kind in hand.into_iter().filter(|kind| !own.contains(kind)) {
            let thing = format!("hand:{}", session.game().kind_name(kind));
            let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
            let told = html.split(&thing).skip(1).any(|rest| !goes_on(rest));
            assert!(!told, "{thing} of seat {seat} is on the page of {viewer:?}");
        }
    }
}

fn setups() -> Vec<Setup> {
    let people = |players| Setup { players, ..Setup::default() };
    let minis = Setup {
        evertail: true,
        more_legends: true,
        legends: true,
        abilities: true,
        farms: true,
        extra: true,
        rugwort_cards: true,
        ..people(3)
    };
    let two = Setup { players: 2, ..Setup::nightweave(3) };
    let personal = Setup {
        personality: Some("nasty".to_owned()),
        plan: Some("barricade".to_owned()),
        ..Setup::nightweave(4)
    };
    let plotting = Setup { plots: true, ..Setup::nightweave(0) };
    let brook = Setup { pearlbrook: true, ..people(2) };
    let flood = Setup { pearlbrook: true, ..minis.clone() };
    let six = Setup { bellfaire: Bellfaire::ALL, ..people(6) };
    let newleaf = Newleaf::ALL;
    let options = everdell::Options { major_mix: everdell::MajorMix::Mixed, ..Default::default() };
    let mixed = Setup { newleaf, pearlbrook: true, spirecrest: true, options, ..Setup::default() };
    vec![
        brook,
        flood,
        Setup { pearlbrook: true, players: 2, ..Setup::nightweave(2) },
        Setup::nightweave(2),
        people(2),
        people(4),
        Setup::rugwort(3),
        minis,
        two,
        personal,
        plotting,
        six,
        Setup { newleaf, ..people(3) },
        Setup { newleaf, players: 2, ..Setup::nightweave(3) },
        Setup { spirecrest: true, ..people(3) },
        Setup { spirecrest: true, players: 2, ..Setup::nightweave(2) },
        Setup { bellfaire: Bellfaire::ALL, players: 6, ..mixed.clone() },
        Setup { players: 2, rival: everdell::RivalKind::Nightweave, ..mixed },
    ]
}

#[test]
fn every_ability_and_player_power_has_a_drawing() {
    for ability in &load::builtin().abilities {
        let drawing = format!("pw-{}", ability.id);
        assert!(web::art::symbol(&drawing).starts_with("<symbol"), "{drawing}");
    }
    let powers = Bellfaire { powers: true, ..Bellfaire::default() };
    let session = begin(1, Setup { bellfaire: powers, ..Setup::default() });
    assert_eq!(session.seen_by_asked().now().decision().map(|decision| decision.name), Some("keep-power"));
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let html = page(&scene(&frame, &session)).into_string();
    assert_eq!(html.matches("<use href=\"#pw-").count(), 2, "both that were dealt are shown");
}

#[test]
fn pages_of_random_games_hold_together() {
    let mut asked = BTreeSet::new();
    for (number, setup) in (0u8..).zip(setups()) {
        let mut session = begin(number + 1, setup);
        let mut chance = FastSource::new(u64::from(number) + 7);
        for turn in 0..1200usize {
            let language = Language::ALL[turn % 3];
            let frame =
                Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
            let choices = session.seen_by_asked().now().choices();
            let over = choices.is_empty();
            let decision = session.seen_by_asked().now().decision().map(|decision| decision.name);
            let new = decision.is_none_or(|name| asked.insert((name, language.tag())));
            if new || turn % 23 == 0 || over {
                let html = page(&scene(&frame, &session)).into_string();
                check::<Everdell>(&html, language);
                check_hands(&html, &session, session.asked());
                if over {
                    assert!(html.contains("sheet finale"), "the end is shown");
                    break;
                }
                check_buttons(&html, &session);
            }
            play_any(&mut session, &mut chance);
            let moments = session.seen_by_asked().story(session.step()).expect("a story").moments();
            if moments > 0 && turn % 5 == 0 {
                check_watched::<Pages>(&session, language);
            }
        }
    }
    assert!(asked.len() > 30, "{asked:?}");
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
        let things = things(&html);
        assert!(!things.is_empty());
        for thing in things {
            let asked = scene(&frame, &session).with(|options| options.chosen = Some(&thing));
            let html = page(&asked).into_string();
            check::<Everdell>(&html, Language::En);
            assert!(html.contains("data-all"), "{thing}: the way back to all choices");
        }
    }
}

#[test]
fn whoever_only_watches_sees_no_hand_and_chooses_nothing() {
    let session = begin(9, Setup { players: 4, ..Setup::default() });
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let covered = Scene::now(&frame, "abc", session.seen_by(Audience::Spectator))
        .with(|options| options.covered = true);
    let html = page(&covered).into_string();
    check::<Everdell>(&html, Language::En);
    check_hands(&html, &session, Audience::Spectator);
    assert!(!html.contains("name=\"id\""));
    assert!(html.contains("action=\"/table/abc/seat\""));
    let watching = Scene::now(&frame, "abc", session.seen_by(Audience::Spectator));
    let html = page(&watching).into_string();
    check::<Everdell>(&html, Language::En);
    check_hands(&html, &session, Audience::Spectator);
    assert!(!html.contains("name=\"id\""));
}

/// Each has a city, a drawing and a number of their own.
#[test]
fn six_people_are_told_apart() {
    let bellfaire = Bellfaire { more_players: true, ..Bellfaire::default() };
    let session = begin(3, Setup { players: 6, bellfaire, ..Setup::default() });
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let html = page(&scene(&frame, &session)).into_string();
    assert_eq!(html.matches("section class=\"neighbour\"").count(), 5);
    for letter in ["a", "b", "c", "d", "e", "f"] {
        assert!(html.contains(&format!("#worker-{letter}")), "worker-{letter}");
    }
    let others = (1..=6).filter(|number| html.contains(&format!(">Player {number}<")));
    assert!(others.count() >= 5, "{html}");
}

/// Past choices of another seat may name cards of its hand. The page of the seat that decided names its choice;
/// those of others name neither the choice nor the question.
///
/// It fails if `SeenStep::label`, `SeenStep::choice` or `SeenPosition::prompt` ignores the audience.
#[test]
fn a_past_choice_is_named_to_the_seat_that_made_it_alone() {
    let mut session = begin(5, Setup { players: 2, ..Setup::default() });
    let mut chance = FastSource::new(5);
    while session.step() < 40 {
        play_any(&mut session, &mut chance);
    }
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let at = |audience, step| {
        let scene = Scene::now(&frame, "abc", session.seen_by(audience));
        page(&scene.with(|options| options.step.at = Some(step))).into_string()
    };
    let mut named = [0, 0];
    for made in session.seen_by_host().line() {
        let seat = made.seat().expect("somebody decided");
        let (own, other) = (Audience::Seat(seat), Audience::Seat(Seat(1 - seat.0)));
        let step = |audience| session.seen_by(audience).line().remove(made.step as usize - 1);
        assert_eq!(step(own).choice(), Some(made.choice));
        assert!(
            at(own, made.step - 1).contains("class=\"ch on\""),
            "step {} says what was chosen",
            made.step
        );
        named[usize::from(seat.0)] += 1;
        for audience in [other, Audience::Spectator] {
            assert_eq!((step(audience).choice(), step(audience).label()), (None, None));
            assert_eq!(session.seen_by(audience).erased().chosen(made.step), None);
            let html = at(audience, made.step - 1);
            assert!(!html.contains("class=\"ch on\""), "step {} names a choice to {audience:?}", made.step);
            let before = session.seen_by(audience).at(made.step - 1).expect("a step");
            assert_eq!(before.prompt(), before.waiting());
        }
    }
    assert!(named.iter().all(|&count| count > 5), "{named:?}");
}

#[test]
fn looking_back_offers_nothing_and_leads_on() {
    check_looking_back::<Pages>(begin(5, Setup::nightweave(2)));
}

#[test]
fn a_part_is_the_main_element_with_what_changes_around_it() {
    let session = begin(1, Setup::nightweave(1));
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    check_part::<Pages>(&scene(&frame, &session));
}

/// The lines about the automated opponent's last turn on a page that shows it step by step.
fn told_of_her(html: &str) -> Vec<&str> {
    let Some((_, thread)) = html.split_once("<ol class=\"acct hers-told\">") else { return Vec::new() };
    let thread = thread.split("</ol>").next().expect("the list ends");
    let line = |item| -> &str {
        str::split_once(item, "<span>").and_then(|(_, text)| text.split("</span>").next()).expect("a text")
    };
    thread.split("<li").skip(1).map(line).collect()
}

/// While step after step is watched, the page tells her last turn: no line is of what you place or prepare.
#[test]
fn her_last_turn_ends_where_the_next_begins() {
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let mut session = begin(11, Setup::nightweave(3));
    let mut chance = FastSource::new(5);
    let (mut yours, mut others) = (BTreeSet::new(), BTreeSet::new());
    let mut told = 0;
    while play_any(&mut session, &mut chance) {
        let seen = session.seen_by_asked();
        let story = seen.story(session.step()).expect("a story");
        for entry in story.entries() {
            let is_yours = matches!(
                entry.event,
                Event::Placed { who: Owner::FIRST, .. } | Event::Prepared { who: Owner::FIRST, .. }
            );
            let text = Words::of(Language::En).say(&session.game().tell_to(
                seen.setup(),
                Audience::Seat(Seat(0)),
                &entry.event,
            ));
            (if is_yours { &mut yours } else { &mut others }).insert(html! { (text) }.into_string());
        }
        // At its first moment the page tells of the steps before this one, at its last also of this one.
        let mut is_told = false;
        for moment in BTreeSet::from([0, story.moments()]) {
            let shown = ShownStep { at: Some(session.step()), moment: Some(moment), watching: true };
            let html = page(&scene(&frame, &session).with(|options| options.step = shown)).into_string();
            let turn = told_of_her(&html);
            is_told |= !turn.is_empty();
            assert!(turn.iter().all(|line| !yours.contains(*line) && others.contains(*line)), "{turn:?}");
        }
        told += usize::from(is_told);
    }
    assert!(!yours.is_empty() && told > 10, "{told}");
}

#[test]
fn the_form_of_a_new_game_says_what_it_sends() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    for language in Language::ALL {
        let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/new/everdell", drawn: "" };
        for setup in setups() {
            let html =
                Pages::new_game(&game, &frame, &setup, &SeatAssignment::default(), &Offered::default(), None)
                    .into_string();
            check::<Everdell>(&html, language);
            let tags = tags(&html);
            let sent = tags.iter().filter(|tag| tag.starts_with("input ") && tag.contains(" checked"));
            let fields: Vec<(String, String)> = sent
                .map(|tag| {
                    let value = |name| values(&[*tag], name).first().map(|value| (*value).to_owned());
                    (value("name").expect("a name"), value("value").expect("a value"))
                })
                .collect();
            assert_eq!(Pages::read_form(&game, fields).expect("it is read"), setup);
        }
    }
    for bad in [("players", "many"), ("rival", "nobody"), ("unknown", "1")] {
        let fields = vec![(bad.0.to_owned(), bad.1.to_owned())];
        assert!(Pages::read_form(&game, fields).is_err(), "{bad:?}");
    }
}

#[test]
fn the_form_of_a_new_game_says_where_stand_ins_are_played_with() {
    let built_in = Everdell::new(Arc::new(load::builtin().clone()));
    let mut content = load::builtin().clone();
    content.activities[0].clockwise ^= true;
    let printed = Everdell::new(Arc::new(content));
    let may_edit = Offered { may_edit: true, ..Offered::default() };
    for language in Language::ALL {
        let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/new/everdell", drawn: "" };
        let form = |game: &Everdell, packs: &Offered<'_>| {
            Pages::new_game(game, &frame, &Setup::nightweave(1), &SeatAssignment::default(), packs, None)
                .into_string()
        };
        let count = |html: &str, part: &str| html.matches(part).count();
        let own = form(&built_in, &may_edit);
        check::<Everdell>(&own, language);
        assert_eq!(count(&own, "class=\"s stand-ins\""), 2);
        let links = count(&own, "href=\"/packs\"");
        assert_eq!(links, count(&form(&built_in, &Offered::default()), "href=\"/packs\"") + 3);
        // A player who entered the activity cards plays with them, and with the built-in Farms.
        assert_eq!(count(&form(&printed, &may_edit), "class=\"s stand-ins\""), 1);
    }
}

#[test]
fn lists_know_a_game_by_its_card() {
    for setup in setups() {
        let rival = setup.rival;
        let session = begin(3, setup);
        let face = Pages::face(&Pages::preview(&session.seen_by(Audience::Spectator)));
        assert!(face.outcome.is_none());
        let standing = if rival == RivalKind::None { "evt-standing" } else { "evt-standing-rival" };
        assert_eq!(face.standing.key, standing);
    }
    let face = Pages::face(&serde_json::Value::Null);
    assert!(!face.art.is_empty());
}

/// Cards that exist only in a pack are named, have the sign of their type as a drawing, and can be read and chosen.
#[test]
fn cards_that_only_a_pack_has_are_shown() {
    let mut files: std::collections::BTreeMap<String, String> =
        load::BUILTIN.map(|(name, text)| (name.to_owned(), text.to_owned())).into();
    let own = include_str!("../../../rules/tests/it/own_cards.toml");
    files.get_mut("cards.toml").expect("the cards").push_str(own);
    let game = Everdell::new(Arc::new(load::load(&files).expect("a sound pack")));
    let mut seen = BTreeSet::new();
    for seed in 0..4u8 {
        let setup = Setup { players: 2, ..Setup::default() };
        let mut session = checks::begin(game.clone(), setup, seed);
        let mut chance = FastSource::new(seed.into());
        while play_any(&mut session, &mut chance) {
            let language = Language::ALL[session.step() as usize % 3];
            let frame =
                Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
            let html = page(&scene(&frame, &session)).into_string();
            for (id, en, pl, hu) in [
                ("ferry_house", "Ferry House", "Przeprawa", "Révház"),
                ("ferry_keeper", "Ferry Keeper", "Przewoźnik", "Révész"),
            ] {
                let thing = format!("hand:{id}");
                let name = [en, pl, hu][session.step() as usize % 3];
                if !html.contains(&thing) || !seen.insert((id, language.tag())) {
                    continue;
                }
                check::<Everdell>(&html, language);
                check_buttons(&html, &session);
                assert!(html.contains(name), "{name}");
                assert!(!html.contains(&format!("cd-{id}")), "there is no drawing of {id}");
                let asked = scene(&frame, &session).with(|options| options.chosen = Some(&thing));
                let html = page(&asked).into_string();
                check::<Everdell>(&html, language);
                assert!(html.contains(name) && html.contains("data-all"), "{thing}");
            }
        }
    }
    assert!(seen.len() > 2, "{seen:?}");
}

#[test]
fn a_box_is_taken_down_whole_and_suggests_a_first_game() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    let fields = |boxed: &str, players: &str| {
        [("rival", "none"), ("players", players), (boxed, "1")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
    };
    let read = |boxed, players| Pages::read_form(&game, fields(boxed, players).into()).expect("it is read");
    let leaf = read("box_newleaf", "2").newleaf;
    assert!(leaf.any() && leaf == Newleaf::ALL, "{leaf:?}");
    let fair = |players| read("box_bellfaire", players).bellfaire;
    assert_eq!(fair("2"), Bellfaire { more_players: false, ..Bellfaire::ALL });
    assert!(fair("5").more_players);
    assert!(read("pearlbrook", "6").bellfaire.more_players, "six people bring their module");
    assert!(Pages::read_form(&game, fields("box_dungeon", "2").into()).is_err());
    assert!(Pages::suggested(&game, "newleaf").is_some_and(|setup| setup.newleaf.visitors));
    assert_eq!(Pages::suggested(&game, "dungeon"), None);
}

#[test]
fn what_is_shared_of_a_game_has_only_what_everybody_sees() {
    for (number, setup) in (0u8..).zip(setups()) {
        let choices = if number % 3 == 0 { 2000 } else { 60 };
        checks::check_keepsake::<Pages>(begin(number + 40, setup), u64::from(number), choices);
    }
}

#[test]
fn long_words_of_names_break_at_syllables() {
    let content = load::builtin();
    let names = content
        .cards
        .iter()
        .map(|it| &it.name)
        .chain(content.special_events.iter().map(|it| &it.name))
        .chain(content.awards.iter().map(|it| &it.name))
        .chain(content.wonders.iter().map(|it| &it.name))
        .chain(content.visitors.iter().map(|it| &it.name))
        .chain(content.discoveries.iter().map(|it| &it.name))
        .chain(content.tiles.iter().map(|it| &it.name));
    for name in names {
        for language in Language::ALL {
            for word in name.get(language).split([' ', '-']).filter(|word| word.chars().count() > 7) {
                let found = broken(language, word);
                let parts = found.as_deref().unwrap_or_default().split('\u{ad}');
                let few =
                    parts.clone().any(|part| part.chars().filter(|one| one.is_alphabetic()).count() < 2);
                assert!(!few, "{word} has breaks in {}: {found:?}", language.tag());
                let whole: String = parts.collect();
                assert_eq!(whole, word, "nothing but hyphens is added");
            }
        }
    }
    assert_eq!(
        soft(Language::En, "The Shopkeeper").into_string(),
        "The <span class=\"word\">Shop\u{ad}keeper</span>",
    );
    assert_eq!(
        broken(Language::Hu, "„Borostyán-barlangok”").as_deref(),
        Some("„Bo\u{ad}ros\u{ad}tyán-bar\u{ad}lan\u{ad}gok”"),
    );
    assert_eq!(soft(Language::Hu, "Kunyhó").into_string(), "Kunyhó");
}

#[test]
fn at_the_box_the_board_stands_as_it_does_at_the_question() {
    let game = Arc::new(Everdell::new(Arc::new(load::builtin().clone())));
    for setup in [Setup::default(), Setup::nightweave(1)] {
        let ahead = check_at_the_box::<Pages>(&game, &setup, 100, |_| false);
        assert!(ahead > 10, "something has happened at {ahead} questions");
    }
}
