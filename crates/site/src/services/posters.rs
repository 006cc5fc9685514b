//! Posters: pictures of the site and its games, each drawn once per language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use i18n::Words;
use tabletop::Language;
use tokio::sync::Semaphore;
use web::poster::{Poster, SITE, poster, poster_path};
use web::shell::Unfurled;

use crate::error::AppError;
use crate::platform::Platform;
use crate::registry::Registry;

/// All posters.
pub(crate) struct Posters {
    platform: Arc<Platform>,
    games: Arc<Registry>,
    /// The drawn posters, by game and language.
    drawn: Mutex<BTreeMap<(String, &'static str), Bytes>>,
    /// Permits for drawing concurrently; each poster takes some megabytes.
    pub place: Semaphore,
}

impl Posters {
    pub fn new(platform: Arc<Platform>, games: Arc<Registry>) -> Self {
        Self { platform, games, drawn: Mutex::default(), place: Semaphore::new(1) }
    }

    /// The poster of a game, or of the site under the name [`SITE`], as PNG.
    ///
    /// # Errors
    /// If there is no such game, or no painter.
    pub fn png(&self, name: &str, language: Language) -> Result<Bytes, AppError> {
        let key = (name.to_owned(), language.tag());
        // A panic cannot leave the state inconsistent.
        let lock = || self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(png) = lock().get(&key) {
            return Ok(png.clone());
        }
        let words = Words::of(language);
        let svg = if name == SITE {
            let title = words.text("site-home-title");
            let (text, shows) = (words.text("site-home-lead"), words.text("site-home-hero"));
            poster(&Poster { game: "", scene: "hero", title: &title, text: &text, shows: &shows })
        } else {
            let tile = self.games.game(name)?.tile();
            let [name, text, shows] = [tile.name, tile.text, tile.shows].map(|key| words.text(key));
            poster(&Poster { game: tile.game, scene: tile.scene, title: &name, text: &text, shows: &shows })
        };
        let png = self.platform.painter.png(&svg).map(Bytes::from).ok_or_else(AppError::no_page)?;
        lock().insert(key, png.clone());
        Ok(png)
    }

    /// The preview of a link to the first page.
    pub fn of_site(&self, language: Language) -> Unfurled {
        let shows = Words::of(language).text("site-home-hero");
        let picture = self.platform.link_picture(&poster_path(SITE, language), shows);
        Unfurled { picture, address: self.platform.origin.clone(), ..Unfurled::default() }
    }
}
