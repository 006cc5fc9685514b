//! What links to the first page, to a game that goes on, and invitations show: the picture of a game, or of the site.

use std::collections::BTreeSet;

use resvg::tiny_skia::Pixmap;

use crate::common::{Folder, WaitingRoom};
use crate::endings::{of_head, site as site_of_all};

const ORIGIN: &str = "https://games.example";

#[test]
fn links_to_the_site_and_to_its_games_unfurl() {
    let folder = Folder::new();
    let site = site_of_all(&folder, Some(ORIGIN));
    let browser = site.browser();
    let table = browser.begin();
    for language in ["en", "pl", "hu"] {
        let reader = site.browser().with("accept-language", language);
        for (path, name) in [("/", "hedgerow"), (&*table, "ratcatcher")] {
            let answer = reader.get(path).expect(200);
            let head = |name| of_head(answer.text(), name);
            let address = format!("/poster/{name}.png?language={language}");
            assert_eq!(head("og:image"), Some(format!("{ORIGIN}{address}")), "{path}");
            assert_eq!(head("twitter:card").as_deref(), Some("summary_large_image"));
            assert!(head("og:image:alt").is_some_and(|alt| alt.len() > 20 && alt.ends_with('.')));
            assert!(head("og:url").is_some_and(|url| url.starts_with(ORIGIN)));
            let picture = reader.get(&address).expect(200);
            assert_eq!(picture.header("content-type"), Some("image/png"));
            assert_eq!(picture.header("cross-origin-resource-policy"), Some("cross-origin"));
            let picture = Pixmap::decode_png(&picture.bytes).unwrap();
            assert_eq!((picture.width(), picture.height()), (1200, 630));
        }
    }
}

#[test]
fn an_invitation_shows_the_poster_of_its_game() {
    let folder = Folder::new();
    let site = site_of_all(&folder, Some(ORIGIN));
    let browser = site.browser();
    let room = WaitingRoom::open(&browser, "everdell", &[("players", "2"), ("rival", "none")]);
    let link = room.link(1);
    let looked = |when| {
        let page = site.browser().get(&link).expect(200);
        let image = of_head(page.text(), "og:image");
        assert_eq!(image, Some(format!("{ORIGIN}/poster/everdell.png?language=en")), "{when}");
        // An address with a key is not repeated.
        assert_eq!(of_head(page.text(), "og:url"), None);
    };
    looked("while the table waits");
    room.join(&browser, &link, &[("name", "Ada"), ("words", "rind")]);
    room.deal("0", "cheese");
    looked("once it is dealt");
}

#[test]
fn every_game_has_a_poster_that_differs_by_language() {
    let folder = Folder::new();
    let site = site_of_all(&folder, None);
    let mut all = BTreeSet::new();
    for name in ["hedgerow", "ratcatcher", "mystics", "everdell"] {
        for language in ["en", "pl", "hu"] {
            let address = format!("/poster/{name}.png?language={language}");
            let answer = site.browser().get(&address).expect(200);
            let picture = Pixmap::decode_png(&answer.bytes).unwrap();
            let colours: BTreeSet<_> =
                picture.pixels().iter().map(|one| (one.red(), one.green(), one.blue())).collect();
            assert!(colours.len() > 200, "{name}: {} colours", colours.len());
            assert!(picture.pixels().iter().all(|one| one.alpha() == 255), "nothing shines through");
            assert_eq!(answer.bytes, site.browser().get(&address).bytes);
            all.insert(answer.bytes);
        }
    }
    assert_eq!(all.len(), 12);
    for name in ["acorn.png", "everdell", "everdell.svg", ".png", "..%2Feverdell.png"] {
        site.browser().get(&format!("/poster/{name}")).expect(404);
    }
    // Nobody knows the address of this site.
    assert_eq!(of_head(site.browser().get("/").text(), "og:image"), None);
}
