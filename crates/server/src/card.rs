//! What a list says about a game, as it is kept in the store.

use pages::GameCard;
use ratcatcher::{Ending, Ratcatcher};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::Listed;
use tabletop::{Audience, Game, Session, Table};

/// How games end, by stable name.
const OUTCOMES: [&str; 5] = ["tenth-cheese", "nemesis-killed", "cheese-devoured", "dead", "given-up"];

/// What is kept of a game for lists. What is missing was not known when it was written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Card {
    ratcatcher: String,
    nemesis: String,
    mode: String,
    round: u16,
    cheese: u8,
    devoured: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

/// The card of a game as it stands now.
pub(crate) fn write(session: &Session<Ratcatcher>) -> Value {
    let view = session.game().view(session.state(), Audience::Spectator);
    let given_up = session.is_given_up().then_some("given-up");
    let card = Card {
        ratcatcher: view.ratcatcher.id,
        nemesis: view.nemesis.id,
        mode: view.mode.name().to_owned(),
        round: view.round,
        cheese: view.ratcatcher.cheese,
        devoured: view.nemesis.progress,
        outcome: view.ending.map(Ending::name).or(given_up).map(str::to_owned),
    };
    // Its keys are strings, so that writing cannot fail.
    serde_json::to_value(card).unwrap_or_default()
}

/// The card of a game in a list; nothing for a game that is not known here.
pub(crate) fn read(listed: Listed) -> Option<GameCard> {
    if listed.game != Ratcatcher::NAME {
        return None;
    }
    let card: Card = serde_json::from_value(listed.card).unwrap_or_default();
    let outcome = card.outcome.and_then(|name| OUTCOMES.into_iter().find(|&known| known == name));
    Some(GameCard {
        id: listed.id,
        game: Ratcatcher::NAME,
        ratcatcher: card.ratcatcher,
        nemesis: card.nemesis,
        mode: card.mode,
        round: card.round,
        cheese: card.cheese,
        devoured: card.devoured,
        steps: listed.steps,
        outcome,
        changed: listed.changed,
    })
}
