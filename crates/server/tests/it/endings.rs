//! The page of a finished game, its picture, and what a link to it shows.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Group, Node, Options, Tree, fontdb};
use server::{Config, Served, ServedGame};

use crate::common::{Browser, Folder, Site, attribute, rooms};

/// A finished game of each, and what its picture says.
const FINISHED: [(&str, &str, &[&str]); 3] = [
    (
        "ratcatcher",
        "version-2-houndmaster-maw-standard.json",
        &["The Ratcatcher", "The rats have won", "1/10", "0/4"],
    ),
    ("mystics", "chapter-05-more_than_life.json", &["Mice and Mystics", "Victory", "Tilda", "3/5"]),
    ("everdell", "nightweave-2-1-pessimist.json", &["Everdell", "Nightweave"]),
];

/// A site that others reach at an address.
pub fn site(folder: &Folder, origin: Option<&str>) -> Site {
    let mystics: Arc<dyn ServedGame> = Arc::new(Served::<mystics_pages::Pages>::builtin());
    let everdell: Arc<dyn ServedGame> = Arc::new(Served::<everdell_pages::Pages>::builtin());
    let games = rooms().into_iter().chain([mystics, everdell]).collect();
    let mut config = Config::new(folder.database(), games);
    config.port = 0;
    config.origin = origin.map(|origin| origin.parse().unwrap());
    Site::with(config)
}

/// Imports a kept game, and gives its address.
fn import(browser: &Browser, game: &str, name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let record = fs::read(root.join(game).join("golden").join(name)).unwrap();
    let answer = browser.ask("POST", "/games/import", Some(("application/json", &record))).expect(303);
    let path = answer.location();
    path.split("/at/").next().unwrap().to_owned()
}

/// The content of a tag of a page's head.
pub fn of_head(page: &str, name: &str) -> Option<String> {
    let tag = page.split('<').find(|tag| tag.starts_with("meta") && tag.contains(&format!("\"{name}\"")))?;
    attribute(tag, "content")
}

/// All text of a drawing, with the boxes around it.
fn texts(group: &Group, all: &mut Vec<(String, f32, f32)>) {
    for node in group.children() {
        match node {
            Node::Text(text) => {
                let around = text.abs_bounding_box();
                let said = text.chunks().iter().map(resvg::usvg::TextChunk::text).collect();
                all.push((said, around.left(), around.right()));
            }
            Node::Group(group) => texts(group, all),
            _ => {}
        }
    }
}

fn tree(svg: &str) -> Tree {
    let mut faces = fontdb::Database::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fonts");
    for face in ["cabin", "cabin-bold", "fraunces-bold"] {
        faces.load_font_data(fs::read(folder.join(format!("{face}.ttf"))).unwrap());
    }
    let options = Options { fontdb: faces.into(), ..Options::default() };
    Tree::from_str(svg, &options).unwrap()
}

#[test]
fn a_finished_game_has_a_picture_in_every_language() {
    let folder = Folder::new();
    let site = site(&folder, None);
    let browser = site.browser();
    for (game, name, said) in FINISHED {
        let table = import(&browser, game, name);
        for language in ["en", "pl", "hu"] {
            let answer = site.browser().get(&format!("{table}/end.svg?language={language}")).expect(200);
            assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
            assert!(answer.header("content-security-policy").unwrap().starts_with("default-src 'none'"));
            let svg = answer.text();
            for foreign in ["class=", "var(", "light-dark(", "style=", "{ $"] {
                assert!(!svg.contains(foreign), "{game} {language}: {foreign}");
            }
            let tree = tree(svg);
            assert_eq!((tree.size().width(), tree.size().height()), (1200.0, 630.0));
            let mut all = Vec::new();
            texts(tree.root(), &mut all);
            for (text, left, right) in &all {
                assert!(*left >= 0.0 && *right <= 1190.0, "{game} {language}: {text} from {left} to {right}");
            }
            if language == "en" {
                for said in said {
                    assert!(all.iter().any(|(text, ..)| text.contains(said)), "{game}: {said} in {all:?}");
                }
            }
            // It is the same whenever it is asked for.
            assert_eq!(svg, site.browser().get(&format!("{table}/end.svg?language={language}")).text());
        }
    }
}

#[test]
fn programs_that_read_no_drawings_get_pixels() {
    let folder = Folder::new();
    let site = site(&folder, None);
    for (game, name, _) in FINISHED {
        let table = import(&site.browser(), game, name);
        let answer = site.browser().get(&format!("{table}/end.png")).expect(200);
        assert_eq!(answer.header("content-type"), Some("image/png"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("cross-origin"));
        let picture = Pixmap::decode_png(&answer.bytes).unwrap();
        assert_eq!((picture.width(), picture.height()), (1200, 630));
        let colours: std::collections::BTreeSet<_> =
            picture.pixels().iter().map(|one| (one.red(), one.green(), one.blue())).collect();
        assert!(colours.len() > 200, "{game}: {} colours", colours.len());
        assert!(picture.pixels().iter().all(|one| one.alpha() == 255), "nothing shines through");
    }
}

#[test]
fn a_game_that_goes_on_has_no_end_to_share() {
    let folder = Folder::new();
    let site = site(&folder, None);
    let browser = site.browser();
    let table = browser.begin();
    for path in ["end", "end.svg", "end.png"] {
        browser.get(&format!("{table}/{path}")).expect(409);
    }
    site.browser().get("/table/aaaaaaaaaaaaaaaaaaaaaaaaaa/end.png").expect(404);
}

#[test]
fn the_page_of_the_end_tells_the_story_and_unfurls() {
    let folder = Folder::new();
    let site = site(&folder, Some("https://games.example"));
    let browser = site.browser();
    for (game, name, _) in FINISHED {
        let table = import(&browser, game, name);
        for language in ["en", "pl", "hu"] {
            let reader = site.browser().with("accept-language", language);
            let answer = reader.get(&format!("{table}/end")).expect(200);
            let page = answer.text();
            let story = page.split("<ol class=\"end-story\">").nth(1).unwrap().split("</ol>").next().unwrap();
            let lines: Vec<&str> =
                story.split("<li>").skip(1).map(|line| line.trim_end_matches("</li>")).collect();
            assert!((3..=6).contains(&lines.len()), "{game} {language}: {lines:?}");
            assert!(lines.iter().all(|line| line.ends_with('.') && line.len() > 12), "{lines:?}");
            assert!(page.contains(&format!("{table}/at/0#play")));
        }
        // Without cookies, as programs ask that show links.
        let answer = site.browser().get(&format!("{table}/end")).expect(200);
        let page = answer.text();
        let address = format!("https://games.example{table}/end");
        assert_eq!(of_head(page, "og:url"), Some(address.clone()));
        assert_eq!(of_head(page, "og:image"), Some(format!("{address}.png?language=en")));
        assert_eq!(of_head(page, "twitter:card").as_deref(), Some("summary_large_image"));
        assert!(
            !of_head(page, "og:title").unwrap().is_empty()
                && !of_head(page, "og:description").unwrap().is_empty()
        );
        // The table itself, too, once it is over; an earlier step does not give the end away.
        let now = site.browser().get(&table).expect(200);
        assert_eq!(of_head(now.text(), "og:image"), Some(format!("{address}.png?language=en")));
        let past = site.browser().get(&format!("{table}/at/1")).expect(200);
        assert_eq!(of_head(past.text(), "og:image"), None);
    }
}
