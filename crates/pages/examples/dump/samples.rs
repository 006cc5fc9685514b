//! One of every kind of page.

use pages::{Frame, GameCard, NewGame, Prefs};
use ratcatcher::load::builtin_pack;
use tabletop::{Language, Message};

/// Every kind of page in one language, by name.
pub fn every_page(language: Language) -> Vec<(&'static str, String)> {
    let pack = builtin_pack();
    let frame = |path| Frame { prefs: Prefs { language, ..Prefs::default() }, path };
    let cards = cards();
    let refused = NewGame::default();
    let fault = Message::new("error-stale-step").number("expected", 41).number("step", 44);
    let rule = |id| pages::rule(&frame("/rules"), id).map(maud::PreEscaped::into_string).unwrap_or_default();
    vec![
        ("home", pages::home(&frame("/"), None).into_string()),
        ("home-resume", pages::home(&frame("/"), cards.first()).into_string()),
        ("new", pages::new_game(&frame("/new/ratcatcher"), &pack.content, &refused, None).into_string()),
        (
            "new-refused",
            pages::new_game(&frame("/new/ratcatcher"), &pack.content, &refused, Some(&fault)).into_string(),
        ),
        ("rules", pages::rulebook(&frame("/rules"), None).into_string()),
        ("rules-found", pages::rulebook(&frame("/rules?q=R14"), Some("R14")).into_string()),
        ("rules-none", pages::rulebook(&frame("/rules?q=xyz"), Some("xyz")).into_string()),
        ("rule", rule("R13.1")),
        ("ruling", rule("A35")),
        ("games", pages::games(&frame("/games"), &cards, None).into_string()),
        ("games-none", pages::games(&frame("/games"), &[], Some(&fault)).into_string()),
        ("credits", pages::credits(&frame("/credits"), pack).into_string()),
        ("settings", pages::settings(&frame("/settings")).into_string()),
        ("error", pages::error(&frame("/nowhere"), 404, &fault).into_string()),
    ]
}

/// Three games: one that goes on, one won, one lost.
fn cards() -> Vec<GameCard> {
    let card = |id: &str, ratcatcher: &str, nemesis: &str, devoured, cheese, outcome| GameCard {
        id: id.to_owned(),
        game: "ratcatcher",
        ratcatcher: ratcatcher.to_owned(),
        nemesis: nemesis.to_owned(),
        mode: "standard".to_owned(),
        round: 6,
        cheese,
        devoured,
        steps: 41,
        outcome,
        changed: 1_795_000_000,
    };
    vec![
        card("abcdefghijklmnopqrstuvwxyz", "miss_trapper", "rat_king", 4, 5, None),
        card("bcdefghijklmnopqrstuvwxyza", "houndmaster", "shade", 7, 10, Some("tenth-cheese")),
        card("cdefghijklmnopqrstuvwxyzab", "cook", "maw", 10, 3, Some("cheese-devoured")),
    ]
}
