//! The Ratcatcher as lists, the first page and servers know it.

use maud::Markup;
use ratcatcher::{Ending, Ratcatcher, Setup};
use search::Company;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Audience, Game, Message, OpenError, Session, Table};

use crate::{Face, Frame, Offered, Race, Scene, Screen, Tile, names, setup, table};

/// How many cheeses end the race.
const GOAL: u8 = 10;

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

impl Screen for Ratcatcher {
    const KINDS: &'static [&'static str] = &[
        "ratcatcher",
        "nemesis",
        "peculiar",
        "ability",
        "rat",
        "token",
        "price",
        "supply",
        "district",
        "pack",
    ];

    fn tile(&self) -> Tile {
        let first = Setup::default();
        let pair = names::versus(&first.ratcatcher, &first.nemesis);
        Tile {
            game: Self::NAME,
            name: "site-ratcatcher",
            text: "site-ratcatcher-text",
            scene: "ratcatcher",
            shows: "site-ratcatcher-cover",
            facts: &["site-one-player", "site-minutes"],
            first: Message::new("site-first-game").message("pair", pair),
            book: "site-ratcatcher-book",
            rules: "site-ratcatcher-rules",
            readings: "site-reading",
            editions: false,
            campaigns: None,
        }
    }

    fn quick(&self) -> Setup {
        Setup::default()
    }

    fn new_game(
        &self,
        frame: &Frame<'_>,
        setup: &Setup,
        company: &Company,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup {
        setup::new_game(frame, self.pack(), setup, company, packs, fault)
    }

    /// Three fields have names of their own; every other field is an option.
    fn read_form(&self, fields: Vec<(String, String)>) -> Result<Setup, OpenError> {
        let (mut setup, mut options) = (Map::new(), Map::new());
        for (name, value) in fields {
            let place = match &*name {
                "ratcatcher" | "nemesis" | "mode" => &mut setup,
                _ => &mut options,
            };
            if place.insert(name.clone(), value.into()).is_some() {
                return Err(OpenError::UnreadableSetup { reason: format!("`{name}` is there twice") });
            }
        }
        setup.insert("options".to_owned(), options.into());
        serde_json::from_value(setup.into())
            .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })
    }

    fn card(session: &Session<Self>) -> Value {
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

    fn face(card: &Value) -> Face {
        let card = Card::deserialize(card).unwrap_or_default();
        let race = |ours, who, count| Race { ours, who, count, goal: GOAL };
        Face {
            title: names::versus(&card.ratcatcher, &card.nemesis),
            art: vec![format!("rc-{}", card.ratcatcher), format!("nem-{}", card.nemesis)],
            tags: vec![
                Message::new("site-mode").key("mode", card.mode),
                Message::new("site-round").number("round", card.round),
            ],
            races: vec![
                race(false, "site-race-them", card.devoured),
                race(true, "site-race-us", card.cheese),
            ],
            standing: Message::new("site-resume-race")
                .number("round", card.round)
                .number("devoured", card.devoured)
                .number("cheese", card.cheese),
            outcome: card.outcome.map(|outcome| Message::new("site-outcome").key("outcome", outcome)),
        }
    }

    fn drawing(what: &str, answer: &str) -> Option<String> {
        Some(match (what, answer) {
            ("rat", kind) => format!("rat-{kind}"),
            ("peculiar", name) => format!("pr-{name}"),
            ("district", _) => return None,
            ("token", "health") => "heart".to_owned(),
            ("token", "yellow") => "cube-a".to_owned(),
            ("token", "purple") => "cube-b".to_owned(),
            ("token", "peculiar") => "crown".to_owned(),
            ("token", name) => name.to_owned(),
            (_, face) => format!("die-{face}"),
        })
    }

    fn page(scene: &Scene<'_, Self>) -> Markup {
        table::page(scene)
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        table::board(scene)
    }

    fn part(scene: &Scene<'_, Self>) -> Markup {
        table::part(scene)
    }
}

/// The rulebook, for tests.
#[cfg(test)]
pub(crate) fn book() -> crate::Book {
    use tabletop::RuleId;
    let game = Ratcatcher::new(std::sync::Arc::new(ratcatcher::load::builtin().clone()));
    let rules = ratcatcher::Rule::all().iter().map(|rule| rule.entry()).collect();
    crate::Book::new(game.tile(), rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_of_any_release_has_a_face() {
        let face = Ratcatcher::face(&Value::Null);
        assert_eq!((face.outcome, face.races.len()), (None, 2));
        let card = serde_json::json!({ "ratcatcher": "cook", "round": 3, "outcome": "dead", "newer": 1 });
        let face = Ratcatcher::face(&card);
        assert!(face.art[0].ends_with("cook"));
        assert!(face.outcome.is_some());
    }
}
