//! The games that are served.

use std::sync::Arc;

use stats::{Day, Medals};
use store::Listed;
use web::{Book, Caveat, GameCard, Tile};

use crate::fault::Fault;
use crate::room::{CAVEATS, KEPT, PACK, Room};

/// The games that are served.
pub(crate) struct Shelf {
    rooms: Vec<Arc<dyn Room>>,
    medals: Medals,
}

impl Shelf {
    pub fn new(rooms: Vec<Arc<dyn Room>>) -> Self {
        let games = rooms.iter().map(|room| (room.name(), room.medals()));
        // The tests of the registry read the medals of every game.
        let medals = Medals::of_games(games).unwrap_or_default();
        Self { rooms, medals }
    }

    /// Every game.
    pub fn rooms(&self) -> impl Iterator<Item = &dyn Room> {
        self.rooms.iter().map(|room| &**room)
    }

    /// The medals of every game, and of all together.
    pub fn medals(&self) -> &Medals {
        &self.medals
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Option<&dyn Room> {
        self.rooms().find(|room| room.name() == name)
    }

    /// The game with this name, which somebody asked for.
    pub fn room(&self, name: &str) -> Result<&dyn Room, Fault> {
        self.find(name).ok_or_else(Fault::no_page)
    }

    pub fn tiles(&self) -> Vec<Tile> {
        self.rooms().map(|room| room.tile().clone()).collect()
    }

    pub fn books(&self) -> Vec<&Book> {
        self.rooms().map(Room::book).collect()
    }

    /// A game in a list; nothing for a game that is not known here.
    pub fn card(&self, listed: Listed) -> Option<GameCard> {
        let room = self.find(&listed.game)?;
        let face = room.face(&listed.card);
        let pack = listed.card.get(PACK).and_then(|pack| pack.get("name")?.as_str()).map(str::to_owned);
        let kept = listed.card.get(KEPT).is_some_and(|kept| kept == true);
        let caveats = listed.card.get(CAVEATS).and_then(|caveats| caveats.as_array()).into_iter().flatten();
        let caveats = caveats.filter_map(|caveat| Caveat::find(caveat.as_str()?)).collect();
        let name = room.tile().name;
        let Listed { id, steps, changed, note, .. } = listed;
        let day = note.day.and_then(|day| day.parse().ok());
        let (result, score, rounds) =
            note.ended.map_or((None, None, 0), |ended| (Some(ended.result), ended.score, ended.rounds));
        Some(GameCard {
            id,
            game: room.name(),
            name,
            face,
            kept,
            pack,
            caveats,
            sort: note.sort,
            day,
            result,
            score,
            rounds,
            steps,
            changed: Day::of_millis(changed),
        })
    }
}
