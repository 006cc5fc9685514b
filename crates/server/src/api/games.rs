//! Games and their rules.

use serde_json::{Value, json};
use tabletop::ErasedGame;

use super::schema::{Field, Kind};
use super::{Call, Operation, Reply};
use crate::app::App;
use crate::fault::Fault;
use crate::room::Room;

/// What is agreed before the first move.
pub(super) const SETUP: Field = Field::new(
    "setup",
    Kind::Object,
    "What is agreed before the first move, as the game writes it. What it leaves out is as the rulebook suggests \
     for a first game: `GET /api/v1/games` shows that.",
    "{}",
);

const GAME: Field = Field::new("game", Kind::Text { most: 40 }, "The name of a game.", "ratcatcher");

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get("/api/v1/games", "listGames", "The games, each with the setup of a first game.")
        .answering(&[(200, "games")], list),
    Operation::post(
        "/api/v1/games/{game}/setup",
        "checkSetup",
        "Whether a setup can be played, and by how many.",
    )
    .taking(&[SETUP])
    .answering(&[(200, "setup")], check),
    Operation::get("/api/v1/rules", "searchRules", "Rules by their number, or by words that stand in them.")
        .asking(&[
            GAME,
            Field::new("id", Kind::Text { most: 20 }, "The number of a rule.", "R13.1"),
            Field::new("search", Kind::Text { most: 200 }, "Words that must all stand in it.", "trap cheese"),
        ])
        .answering(&[(200, "rules")], rules),
];

/// The game with this name.
pub(super) fn room<'a>(app: &'a App, game: &str) -> Result<&'a dyn Room, Fault> {
    app.shelf.find(game).ok_or_else(|| Fault::unknown_game(game))
}

/// A setup as it was sent, over the one for a first game.
pub(super) fn setup(room: &dyn Room, call: &Call) -> Value {
    let mut setup = room.first_setup();
    if let Some(said) = call.value(SETUP.name) {
        protocol::merge(&mut setup, said.clone());
    }
    setup
}

#[allow(clippy::unnecessary_wraps, reason = "every operation answers alike")]
fn list(app: &App, call: &Call) -> Result<Reply, Fault> {
    let shapes = call.shapes();
    let game = |room: &dyn Room| {
        let mut game = protocol::game(room.house(None), &room.first_setup());
        game["name"] = shapes.say(&tabletop::Message::new(room.tile().name)).into();
        game["hides"] = room.hides().into();
        game
    };
    let games: Vec<Value> = app.shelf.rooms().map(game).collect();
    Ok(Reply::new(json!({ "games": games })))
}

fn check(app: &App, call: &Call) -> Result<Reply, Fault> {
    let room = room(app, &call.game)?;
    let setup = setup(room, call);
    let seats = room.house(None).check_setup(&setup).map_err(|fault| Fault::from(fault).at(SETUP.name))?;
    Ok(Reply::new(json!({ "game": room.name(), "setup": setup, "seats": seats })))
}

fn rules(app: &App, call: &Call) -> Result<Reply, Fault> {
    let wanted = call.text("game");
    if let Some(game) = wanted {
        room(app, game)?;
    }
    let houses = app.shelf.rooms().map(|room| room.house(None));
    let houses = houses.filter(|house: &&dyn ErasedGame| wanted.is_none_or(|game| house.name() == game));
    let found = protocol::rules(houses, call.text("id"), call.text("search"), &call.shapes());
    Ok(Reply::new(json!({ "rules": found.ok_or_else(Fault::no_rule)? })))
}
