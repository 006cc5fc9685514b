//! Games and their rules.

use serde_json::{Value, json};
use tabletop::ErasedGame;

use super::operation::{Call, Operation, Reply};
use super::schema::{Field, Kind};
use crate::error::AppError;
use crate::game::ServedGame;
use crate::site::Site;

/// The setup of a game.
pub(super) const SETUP: Field = Field::new(
    "setup",
    Kind::Object,
    "The setup of the game, in the format of that game. A missing field has the value that the rulebook suggests \
     for a first game: `GET /api/v1/games` lists these.",
    "{}",
);

pub(super) const GAME: Field =
    Field::new("game", Kind::Text { most: 40 }, "The name of a game.", "ratcatcher");

pub(super) const OPERATIONS: &[Operation] = &[
    Operation::get("/api/v1/games", "listGames", "Lists the games, each with the setup of a first game.")
        .responding(&[(200, "games")], list),
    Operation::post(
        "/api/v1/games/{game}/setup",
        "checkSetup",
        "Checks a setup, and returns its number of seats.",
    )
    .with_body(&[SETUP])
    .responding(&[(200, "setup")], check),
    Operation::get("/api/v1/rules", "searchRules", "Lists all rules, one rule, or those with given words.")
        .naming()
        .with_query(&[
            GAME,
            Field::new("id", Kind::Text { most: 20 }, "The number of a rule.", "R13.1"),
            Field::new(
                "search",
                Kind::Text { most: 200 },
                "Words that the rule must all contain.",
                "trap cheese",
            ),
        ])
        .responding(&[(200, "rules")], rules),
];

/// The game with this name.
pub(super) fn game_of<'a>(site: &'a Site, game: &str) -> Result<&'a dyn ServedGame, AppError> {
    site.games.find(game).ok_or_else(|| AppError::unknown_game(game))
}

/// The setup of a request, merged into that of a first game.
pub(super) fn setup(game: &dyn ServedGame, call: &Call) -> Value {
    let mut setup = game.first_setup();
    if let Some(said) = call.value(SETUP.name) {
        protocol::merge(&mut setup, said.clone());
    }
    setup
}

#[allow(clippy::unnecessary_wraps, reason = "every operation answers alike")]
fn list(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let shapes = call.shapes();
    let told = |game: &dyn ServedGame| {
        let mut told = protocol::game(game.erased(None), &game.first_setup());
        told["name"] = shapes.say(&tabletop::Message::new(game.tile().name)).into();
        told["hides"] = game.hides().into();
        told
    };
    let games: Vec<Value> = site.games.all().map(told).collect();
    Ok(Reply::new(json!({ "games": games })))
}

fn check(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let game = game_of(site, &call.game)?;
    let setup = setup(game, call);
    let seats =
        game.erased(None).check_setup(&setup).map_err(|fault| AppError::from(fault).at(SETUP.name))?;
    Ok(Reply::new(json!({ "game": game.name(), "setup": setup, "seats": seats })))
}

fn rules(site: &Site, call: &Call) -> Result<Reply, AppError> {
    let wanted = call.text("game");
    if let Some(game) = wanted {
        game_of(site, game)?;
    }
    let games = site.games.all().map(|game| game.erased(None));
    let games = games.filter(|erased: &&dyn ErasedGame| wanted.is_none_or(|game| erased.name() == game));
    let found = protocol::rules(games, call.text("id"), call.text("search"), &call.shapes());
    Ok(Reply::new(json!({ "rules": found.ok_or_else(AppError::no_rule)? })))
}
