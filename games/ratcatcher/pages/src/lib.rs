//! The pages of The Ratcatcher, for lists, the first page and servers.

#![forbid(unsafe_code)]

mod names;
mod setup;
mod table;

use maud::Markup;
use ratcatcher::{Ending, Ratcatcher, Setup};
use search::SeatAssignment;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Game, Message, Narration, OpenError, Seen, SeenPosition, SeenStory};

use web::{Face, Frame, Keepsake, Offered, Race, Scene, Screen, StatisticsTitles, Tile};

/// The number of cheeses that ends the race.
const GOAL: u8 = 10;

/// The summary of a game for lists, as it is stored. Older summaries lack some fields.
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

/// The pages of The Ratcatcher.
pub struct Pages;

impl Screen for Pages {
    type Game = Ratcatcher;

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

    fn tile(_: &Ratcatcher) -> Tile {
        let first = Setup::default();
        let pair = names::versus(&first.ratcatcher, &first.nemesis);
        Tile {
            game: Ratcatcher::NAME,
            name: Ratcatcher::TITLE,
            text: "site-ratcatcher-text",
            scene: "ratcatcher",
            shows: "site-ratcatcher-cover",
            facts: &["site-one-player", "site-minutes"],
            first: Message::new("site-first-game").message("pair", pair),
            book: "site-ratcatcher-book",
            rules: "site-ratcatcher-rules",
            readings: "rct-reading",
            record_kinds: "rct-record-kind",
            record_words: "rct-record-word",
            editions: false,
            opponents: 0,
            ladder: true,
            place: 1,
            boxes: &[(
                "The Ratcatcher: The Solo Adventure Game",
                "Matthew Aslin · Platypus Industries · 2020",
            )],
            points: "memory-cheeses",
            statistics: StatisticsTitles {
                scores: "memory-scores-cheese",
                by_words: "memory-by-pair",
                rows: "memory-ratcatcher",
                parts: "memory-parts-cheese",
            },
            campaigns: None,
        }
    }

    fn quick(_: &Ratcatcher) -> Setup {
        Setup::default()
    }

    fn new_game(
        game: &Ratcatcher,
        frame: &Frame<'_>,
        setup: &Setup,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup {
        setup::new_game(frame, game.pack(), setup, company, packs, fault)
    }

    /// Three fields have fixed names; every other field is an option.
    fn read_form(_: &Ratcatcher, fields: Vec<(String, String)>) -> Result<Setup, OpenError> {
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

    fn preview(seen: &Seen<'_, Ratcatcher>) -> Value {
        let view = seen.now().view();
        let given_up = seen.is_given_up().then_some("given-up");
        let card = Card {
            ratcatcher: view.ratcatcher.id,
            nemesis: view.nemesis.id,
            mode: view.mode.name().to_owned(),
            round: view.round,
            cheese: view.ratcatcher.cheese,
            devoured: view.nemesis.progress,
            outcome: view.ending.map(Ending::name).or(given_up).map(str::to_owned),
        };
        // Its keys are strings, so serialisation cannot fail.
        serde_json::to_value(card).unwrap_or_default()
    }

    fn face(preview: &Value) -> Face {
        let card = Card::deserialize(preview).unwrap_or_default();
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

    fn stops(story: &SeenStory<'_, Ratcatcher>) -> Vec<usize> {
        table::worth(story)
    }

    fn page(scene: &Scene<'_, Ratcatcher>) -> Markup {
        table::page::<Self>(scene)
    }

    fn round(here: &SeenPosition<'_, Self::Game>) -> u32 {
        here.view().round.into()
    }

    fn board(scene: &Scene<'_, Ratcatcher>) -> Markup {
        table::board(scene)
    }

    fn keepsake(scene: &Scene<'_, Ratcatcher>) -> Option<Keepsake> {
        table::keepsake(scene)
    }

    fn choice_label(scene: &Scene<'_, Ratcatcher>, id: &str) -> Option<String> {
        table::choice_label(scene, id)
    }

    fn part(scene: &Scene<'_, Ratcatcher>) -> Markup {
        table::part::<Self>(scene)
    }
}
