//! Writes every page into a folder, to look at them without a server.
//!
//! `cargo run -p pages --example dump FOLDER`; the language is in the name of each file, and links to
//! other pages lead nowhere.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use pages::{Frame, GameCard, NewGame, Prefs};
use ratcatcher::load::builtin_pack;
use tabletop::{Language, Message};

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "which folder?"));
    };
    fs::create_dir_all(&folder)?;
    for (path, content) in [
        (pages::style_path(), pages::STYLE),
        (pages::script_path(), pages::SCRIPT),
        (pages::FAVICON_PATH, pages::FAVICON),
        (pages::MANIFEST_PATH, pages::MANIFEST),
    ] {
        fs::write(folder.join(path.trim_start_matches('/')), content)?;
    }
    for language in Language::ALL {
        for (name, html) in every_page(language) {
            write(&folder, &format!("{name}.{}.html", language.tag()), &html)?;
        }
    }
    Ok(())
}

/// A page whose style, script and icon are found beside it.
fn write(folder: &Path, name: &str, html: &str) -> io::Result<()> {
    let here = [pages::style_path(), pages::script_path(), pages::FAVICON_PATH, pages::MANIFEST_PATH]
        .into_iter()
        .fold(html.to_owned(), |html, path| html.replace(&format!("\"{path}\""), &format!("\".{path}\"")));
    fs::write(folder.join(name), here)
}

/// Every kind of page in one language, by name.
fn every_page(language: Language) -> Vec<(&'static str, String)> {
    let pack = builtin_pack();
    let frame = |path| Frame { prefs: Prefs { language, ..Prefs::default() }, path };
    let cards = cards();
    let refused = NewGame::default();
    let fault = Message::new("error-stale-step").number("expected", 41).number("step", 44);
    let rule = |id| pages::rule(&frame("/rules"), id).map(|html| html.into_string()).unwrap_or_default();
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
