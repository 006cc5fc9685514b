//! One of every kind of page.

use std::sync::Arc;

use everdell_pages::Pages as EverdellPages;
use ratcatcher::load::builtin_pack;
use ratcatcher::{Ratcatcher, Rule};
use ratcatcher_pages::Pages;
use search::{Level, SeatAssignment};
use serde_json::{Value, json};
use stats::Day;
use tabletop::{Language, Message, Opening, RuleId, Secret, Session, Source};
use web::{Book, Filter, Frame, GameCard, Listing, Offered, Prefs, Scene, Screen, Shelved};

/// Every kind of page in one language, by name.
pub fn every_page(language: Language) -> Vec<(&'static str, String)> {
    let pack = builtin_pack();
    let game = Ratcatcher::new(Arc::new(pack.content.clone()));
    let frame = |path| Frame { prefs: Prefs { language, ..Prefs::default() }, path, drawn: "" };
    let tiles = [Pages::tile(&game)];
    let book = Book::new(Pages::tile(&game), Rule::all().iter().map(|rule| rule.entry()).collect());
    let people = SeatAssignment::default();
    let books = [&book];
    let other = Book::new(
        EverdellPages::tile(&everdell()),
        everdell::Rule::all().iter().map(|rule| rule.entry()).collect(),
    );
    let both = [&book, &other];
    let cards = cards();
    let filter = Filter::default();
    let shelved = |games| Shelved { games, all: 45, each: 20, page: 2, filter: &filter, trusted: true };
    let setup = Pages::quick(&game);
    let fault = Message::new("error-stale-step").number("expected", 41).number("step", 44);
    let rule = |id| {
        let page = web::rule(&frame("/rules"), &books, &book, id, &maud::Markup::default());
        page.map(maud::PreEscaped::into_string).unwrap_or_default()
    };
    let listing = Listing { tile: &tiles[0], kinds: Pages::KINDS, records: &pack.records };
    vec![
        ("home", web::home(&frame("/"), &tiles, None, &[], &web::shell::Unfurled::default()).into_string()),
        (
            "home-resume",
            web::home(&frame("/"), &tiles, cards.first(), &[], &web::shell::Unfurled::default())
                .into_string(),
        ),
        (
            "new",
            Pages::new_game(&game, &frame("/new/ratcatcher"), &setup, &people, &Offered::default(), None)
                .into_string(),
        ),
        ("everdell", everdell_table(language, None)),
        ("everdell-ours", everdell_table(language, Some(Level::Scout))),
        ("everdell-new", everdell_form(language)),
        (
            "new-refused",
            Pages::new_game(
                &game,
                &frame("/new/ratcatcher"),
                &setup,
                &people,
                &Offered::default(),
                Some(&fault),
            )
            .into_string(),
        ),
        ("rules", web::rulebook(&frame("/rules"), &books, None).into_string()),
        ("rules-found", web::rulebook(&frame("/rules?q=R14"), &books, Some("R14")).into_string()),
        ("rules-none", web::rulebook(&frame("/rules?q=xyz"), &books, Some("xyz")).into_string()),
        ("rulebooks", web::rulebook(&frame("/rules"), &both, None).into_string()),
        ("rulebooks-found", web::rulebook(&frame("/rules?q=R14"), &both, Some("R14")).into_string()),
        ("rule", rule("R13.1")),
        ("ruling", rule("A35")),
        ("games", web::games(&frame("/games"), &tiles, &shelved(&cards), None).into_string()),
        ("games-none", web::games(&frame("/games"), &tiles, &shelved(&[]), Some(&fault)).into_string()),
        ("credits", web::credits(&frame("/credits"), &[listing]).into_string()),
        ("settings", web::settings(&frame("/settings"), false).into_string()),
        ("error", web::error(&frame("/nowhere"), 404, &fault).into_string()),
    ]
}

/// Everdell with its built-in content.
fn everdell() -> Arc<everdell::Everdell> {
    Arc::new(everdell::Everdell::new(Arc::new(everdell::load::builtin().clone())))
}

/// The form of a new game of Everdell.
fn everdell_form(language: Language) -> String {
    let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/new/everdell", drawn: "" };
    let game = everdell();
    EverdellPages::new_game(
        &game,
        &frame,
        &EverdellPages::quick(&game),
        &SeatAssignment::default(),
        &Offered::default(),
        None,
    )
    .into_string()
}

/// A table of Everdell at its beginning, with a player of ours or without.
fn everdell_table(language: Language, ours: Option<Level>) -> String {
    let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
    let game = everdell();
    let setup =
        everdell::Setup { players: if ours.is_some() { 2 } else { 1 }, ..EverdellPages::quick(&game) };
    match Session::open(game, setup, Source::Keyed(Secret::new([7; 32])), &[]) {
        Ok(Opening::Begun(session)) => {
            let company = SeatAssignment::new([ours]);
            EverdellPages::page(
                &Scene::now(&frame, "abc", session.seen_by_asked()).with(|options| options.company = company),
            )
            .into_string()
        }
        _ => String::new(),
    }
}

/// Three games: one that goes on, one won, one lost.
fn cards() -> Vec<GameCard> {
    let card = |id: &str, ratcatcher: &str, nemesis: &str, devoured: u8, cheese: u8, outcome: Value| {
        let card = json!({
            "ratcatcher": ratcatcher,
            "nemesis": nemesis,
            "mode": "standard",
            "round": 6,
            "cheese": cheese,
            "devoured": devoured,
            "outcome": outcome,
        });
        let face = Pages::face(&card);
        let (game, name) = ("ratcatcher", "site-ratcatcher");
        GameCard {
            id: id.to_owned(),
            game,
            name,
            face,
            kept: false,
            pack: None,
            caveats: Vec::new(),
            sort: String::new(),
            day: None,
            result: None,
            points: "memory-cheeses",
            score: None,
            rounds: 0,
            steps: 41,
            changed: Day(20_775),
        }
    };
    vec![
        card("abcdefghijklmnopqrstuvwxyz", "miss_trapper", "rat_king", 4, 5, Value::Null),
        card("bcdefghijklmnopqrstuvwxyza", "houndmaster", "shade", 7, 10, json!("tenth-cheese")),
        card("cdefghijklmnopqrstuvwxyzab", "cook", "maw", 10, 3, json!("cheese-devoured")),
    ]
}
