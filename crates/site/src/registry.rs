//! The games that are served.

use std::sync::Arc;

use stats::{Day, Ladder, Medals};
use store::Listed;
use tabletop::Record;
use web::{Book, Caveat, GameCard, Tile};

use crate::error::AppError;
use crate::game::{CAVEATS, KEPT, PACK, ServedGame};

/// The games that are served.
pub(crate) struct Registry {
    games: Vec<Arc<dyn ServedGame>>,
    medals: Medals,
    /// In the order of the games.
    ladders: Vec<Ladder>,
}

impl Registry {
    pub fn new(games: Vec<Arc<dyn ServedGame>>) -> Self {
        let named = games.iter().map(|game| (game.name(), game.medals()));
        // The tests of the registry check that these parse.
        let medals = Medals::of_games(named).unwrap_or_default();
        // They check the ladders as well.
        let ladders = games.iter().map(|game| Ladder::read(game.ladder()).unwrap_or_default()).collect();
        Self { games, medals, ladders }
    }

    /// Every game.
    pub fn all(&self) -> impl Iterator<Item = &dyn ServedGame> {
        self.games.iter().map(|game| &**game)
    }

    /// The medals of every game, and of all together.
    pub fn medals(&self) -> &Medals {
        &self.medals
    }

    /// The ladder of a game; empty for a game that is not served or has none.
    pub fn ladder(&self, name: &str) -> &Ladder {
        static NONE: Ladder = Ladder::NONE;
        let found = self.games.iter().zip(&self.ladders).find(|(game, _)| game.name() == name);
        found.map_or(&NONE, |(_, ladder)| ladder)
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Option<&dyn ServedGame> {
        self.all().find(|game| game.name() == name)
    }

    /// The game with this name.
    pub fn game(&self, name: &str) -> Result<&dyn ServedGame, AppError> {
        self.find(name).ok_or_else(AppError::no_page)
    }

    /// The game of a record.
    ///
    /// # Errors
    /// [`AppError::no_game`].
    pub fn of_record(&self, record: &Record) -> Result<&dyn ServedGame, AppError> {
        self.find(&record.game).ok_or_else(|| AppError::no_game(&record.game))
    }

    pub fn tiles(&self) -> Vec<Tile> {
        self.all().map(|game| game.tile().clone()).collect()
    }

    pub fn books(&self) -> Vec<&Book> {
        self.all().map(ServedGame::book).collect()
    }

    /// A table in a list; `None` for an unknown game.
    pub fn card(&self, listed: Listed) -> Option<GameCard> {
        let game = self.find(&listed.game)?;
        let face = game.face(&listed.preview);
        let pack = listed.preview.get(PACK).and_then(|pack| pack.get("name")?.as_str()).map(str::to_owned);
        let kept = listed.preview.get(KEPT).is_some_and(|kept| kept == true);
        let caveats =
            listed.preview.get(CAVEATS).and_then(|caveats| caveats.as_array()).into_iter().flatten();
        let caveats = caveats.filter_map(|caveat| Caveat::find(caveat.as_str()?)).collect();
        let &Tile { name, points, .. } = game.tile();
        let Listed { id, steps, changed, summary, .. } = listed;
        let day = summary.day.and_then(|day| day.parse().ok());
        let (result, score, rounds) =
            summary.ended.map_or((None, None, 0), |ended| (Some(ended.result), ended.score, ended.rounds));
        Some(GameCard {
            id,
            game: game.name(),
            name,
            face,
            kept,
            pack,
            caveats,
            sort: summary.sort,
            day,
            result,
            points,
            score,
            rounds,
            steps,
            changed: Day::of_millis(changed),
        })
    }
}
