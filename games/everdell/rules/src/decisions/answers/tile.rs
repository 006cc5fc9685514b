//! A map tile (S7).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::TileIx;
use crate::names::find_id;
use crate::state::State;
use crate::telling::{gain_words, named};
use crate::{Everdell, Rule};

/// Chart this map tile.
#[derive(Clone, Copy)]
pub(crate) struct Tile {
    pub tile: TileIx,
}

impl Answer for Tile {
    const WORD: &'static str = "tile";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::S7
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        let record = game.map_tile(self.tile);
        Message::new("ev-label-tile")
            .message("name", self.thing(game, state))
            .list("pay", record.map_or_else(Vec::new, |record| gain_words(record.pay)))
            .number("points", record.map_or(0, |record| record.points))
    }

    fn thing(self, game: &Everdell, _: &State) -> Message {
        named(game.map_tile(self.tile).map(|record| &record.name))
    }

    fn group(self) -> &'static str {
        "trail"
    }

    fn details(self, game: &Everdell) -> String {
        game.tile_name(self.tile)
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        let place = find_id(&game.content.tiles, |record| &record.id, details)?;
        TileIx::at(place).map(Choice::Tile)
    }
}
