//! Shareable pictures of finished games, with a cache in memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bytes::Bytes;
use tabletop::{Audience, Language};
use tokio::sync::Semaphore;
use web::keepsake::picture;
use web::{Frame, Keepsake, PageOptions, People, Prefs};

use crate::access::Visitor;
use crate::error::{AppError, ErrorKind};
use crate::platform::Platform;
use crate::services::seating::people;
use crate::services::tables::TableGuard;

/// The most cached games; a picture has some hundred kilobytes.
const MOST_KEPT: usize = 24;

/// The largest cached drawing, in bytes.
const LONGEST: usize = 2 * 1024 * 1024;

/// The shareable picture of one game in one language.
pub(crate) struct Shared {
    /// The contents of the page.
    pub kept: Keepsake,
    /// The picture as SVG.
    pub svg: Bytes,
    png: OnceLock<Option<Bytes>>,
}

/// The key of the cache: the table and its last step, the language, and the names of the players.
#[derive(Debug, PartialEq)]
struct Key {
    id: String,
    step: u32,
    language: Language,
    people: People,
}

/// The shareable pictures of finished games.
pub(crate) struct Endings {
    platform: Arc<Platform>,
    kept: Mutex<VecDeque<(Key, Arc<Shared>)>>,
    /// Permits for drawing PNG pictures concurrently; each takes some megabytes.
    pub place: Semaphore,
}

impl Endings {
    pub fn new(platform: Arc<Platform>) -> Self {
        Self { platform, kept: Mutex::default(), place: Semaphore::new(1) }
    }

    /// The shareable picture of a game, as a spectator sees it.
    ///
    /// # Errors
    /// If the game is unfinished, or has no such picture.
    pub fn of(&self, guard: &TableGuard<'_>, language: Language) -> Result<Arc<Shared>, AppError> {
        let table = guard.table();
        if table.outcome().is_none() && !table.is_given_up() {
            return Err(AppError::new(ErrorKind::Conflict, "not-over", "server-not-over"));
        }
        let people = people(guard, &Visitor::default());
        let key = Key { id: guard.id.to_owned(), step: table.step(), language, people: people.clone() };
        // A panic cannot leave the state inconsistent.
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, shared)) = lock().iter().find(|(known, _)| *known == key) {
            return Ok(Arc::clone(shared));
        }
        let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "", drawn: "" };
        let options = PageOptions {
            company: guard.company.clone(),
            people: Some(&people),
            ..PageOptions::now(&frame, guard.id)
        };
        let kept = guard.game.keepsake(table, Audience::Spectator, options).ok_or_else(AppError::no_page)?;
        let title = frame.words().text(guard.game.tile().name);
        let svg = Bytes::from(picture(guard.game.name(), &title, &kept));
        let is_kept = svg.len() <= LONGEST;
        let shared = Arc::new(Shared { kept, svg, png: OnceLock::new() });
        if is_kept {
            let mut all = lock();
            all.push_back((key, Arc::clone(&shared)));
            if all.len() > MOST_KEPT {
                all.pop_front();
            }
        }
        Ok(shared)
    }

    /// The picture as PNG; `None` without a painter. It takes up to some tenths of a second.
    pub fn png(&self, shared: &Shared) -> Option<Bytes> {
        let draw = || {
            let svg = std::str::from_utf8(&shared.svg).ok()?;
            self.platform.painter.png(svg).map(Bytes::from)
        };
        shared.png.get_or_init(draw).clone()
    }

    /// Whether there is a painter for PNG.
    pub fn has_png(&self) -> bool {
        self.platform.painter.is_able()
    }
}
