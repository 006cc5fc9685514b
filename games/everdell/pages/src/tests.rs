//! Pages of many positions of random games, in every language.

use crate::Pages;
use std::collections::BTreeSet;
use std::sync::Arc;

use everdell::{Event, Everdell, RivalKind, Setup, load};
use search::SeatAssignment;
use tabletop::{Audience, DynSession, FastSource, Game, Language, Seat, Session};

use super::sight::Sight;
use super::{Scene, log, page};
use web::checks::{
    self, check, check_buttons, check_looking_back, check_part, check_watched, play_any, tags, things, values,
};
use web::{Frame, Offered, Prefs, Screen};

fn begin(seed: u8, setup: Setup) -> Session<Everdell> {
    checks::begin(Everdell::new(Arc::new(load::builtin().clone())), setup, seed)
}

fn scene<'a>(frame: &'a Frame<'a>, session: &'a Session<Everdell>) -> Scene<'a> {
    Scene::now(frame, "abc", session)
}

/// Nothing on the page tells the cards of a hand that is not the reader's.
fn check_hands(html: &str, session: &Session<Everdell>, viewer: Audience) {
    let view = session.game().view(session.state(), viewer);
    let own = view.players.iter().find_map(|player| player.hand.clone()).unwrap_or_default();
    for seat in 0..session.seats() {
        let Some(hand) = session.game().view(session.state(), Audience::Seat(Seat(seat))).players
            [usize::from(seat)]
        .hand
        .clone() else {
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
    vec![Setup::nightweave(2), people(2), people(4), Setup::rugwort(3), minis, two, personal, plotting]
}

#[test]
fn pages_of_random_games_hold_together() {
    let mut asked = BTreeSet::new();
    for (number, setup) in (0u8..).zip(setups()) {
        let mut session = begin(number + 1, setup);
        let mut chance = FastSource::new(u64::from(number) + 7);
        let mut choices = Vec::new();
        for turn in 0..1200usize {
            let language = Language::ALL[turn % 3];
            let frame =
                Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
            session.game().choices(session.state(), &mut choices);
            let over = choices.is_empty();
            let decision = session.game().decision(session.state()).map(|decision| decision.name);
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
            let moments = session.story(session.step()).expect("a story").moments.len();
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
            let asked = Scene { chosen: Some(&thing), ..scene(&frame, &session) };
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
    let covered = Scene { viewer: Audience::Spectator, covered: true, ..scene(&frame, &session) };
    let html = page(&covered).into_string();
    check::<Everdell>(&html, Language::En);
    check_hands(&html, &session, Audience::Spectator);
    assert!(!html.contains("name=\"id\""));
    assert!(html.contains("action=\"/table/abc/seat\""));
    let watching = Scene { viewer: Audience::Spectator, ..scene(&frame, &session) };
    let html = page(&watching).into_string();
    check::<Everdell>(&html, Language::En);
    check_hands(&html, &session, Audience::Spectator);
    assert!(!html.contains("name=\"id\""));
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

#[test]
fn her_last_turn_ends_where_the_next_begins() {
    let frame = Frame { prefs: Prefs::default(), path: "/table/abc", drawn: "" };
    let mut session = begin(11, Setup::nightweave(3));
    let mut chance = FastSource::new(5);
    let mut told = 0;
    while play_any(&mut session, &mut chance) {
        let scene = scene(&frame, &session);
        let turn = log::last_turn(&Sight::of(&scene, None));
        told += usize::from(!turn.is_empty());
        let yours =
            |event: &Event| matches!(event, Event::Placed { who: 0, .. } | Event::Prepared { who: 0, .. });
        assert!(turn.iter().all(|entry| !yours(&entry.event)), "{turn:?}");
    }
    assert!(told > 10);
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
        // Whoever entered the activity cards plays with theirs, and with our Farms.
        assert_eq!(count(&form(&printed, &may_edit), "class=\"s stand-ins\""), 1);
    }
}

#[test]
fn lists_know_a_game_by_its_card() {
    for setup in setups() {
        let rival = setup.rival;
        let session = begin(3, setup);
        let face = Pages::face(&Pages::card(&session));
        assert!(face.outcome.is_none());
        let standing = if rival == RivalKind::None { "evt-standing" } else { "evt-standing-rival" };
        assert_eq!(face.standing.key, standing);
    }
    let face = Pages::face(&serde_json::Value::Null);
    assert!(!face.art.is_empty());
}

/// Cards that only a pack has are named, drawn with the sign of their sort, and can be read and chosen.
#[test]
fn cards_that_only_a_pack_has_are_shown() {
    let mut files: std::collections::BTreeMap<String, String> =
        load::BUILTIN.map(|(name, text)| (name.to_owned(), text.to_owned())).into();
    let own = include_str!("../../rules/tests/it/own_cards.toml");
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
                let asked = Scene { chosen: Some(&thing), ..scene(&frame, &session) };
                let html = page(&asked).into_string();
                check::<Everdell>(&html, language);
                assert!(html.contains(name) && html.contains("data-all"), "{thing}");
            }
        }
    }
    assert!(seen.len() > 2, "{seen:?}");
}
