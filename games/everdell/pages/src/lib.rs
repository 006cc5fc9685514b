//! The pages of Everdell with Mistwood: the table, the form of a new game, and the entries in lists.

#![forbid(unsafe_code)]

mod ask;
mod board;
pub mod breaks;
mod card;
mod city;
mod end;
mod head;
mod keepsake;
mod lair;
mod leaf;
mod log;
mod moments;
mod names;
mod piece;
mod score;
mod seats;
mod setup;
mod sight;
mod strip;
mod trail;
mod watch;
mod water;

use everdell::{Bellfaire, Everdell, Large, Newleaf, RivalKind, Setup};
use maud::{Markup, html};
use search::SeatAssignment;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Game, Message, Narration, OpenError, Seen, SeenPosition, SeenStory};

pub use sight::Scene;
use sight::Sight;
use web::look;
use web::{Face, Frame, Keepsake, Offered, Race, Screen, StatisticsTitles, Tile};

/// The summary of a game for lists, as it is stored. Older summaries lack some fields.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Card {
    players: u8,
    rival: String,
    level: u8,
    year: u8,
    round: u16,
    season: String,
    points: Vec<i16>,
    against: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

/// The pages of Everdell.
pub struct Pages;

impl Screen for Pages {
    type Game = Everdell;

    const KINDS: &'static [&'static str] = &[
        "card",
        "basic",
        "forest",
        "haven",
        "journey",
        "basic_event",
        "festival",
        "fair_event",
        "fair_forest",
        "award",
        "market",
        "market_token",
        "power",
        "special_event",
        "level",
        "activity",
        "personality",
        "plan",
        "plot",
        "ability",
        "pack",
    ];

    fn tile(_: &Everdell) -> Tile {
        Tile {
            game: Everdell::NAME,
            name: Everdell::TITLE,
            text: "site-everdell-text",
            scene: "everdell",
            shows: "site-everdell-cover",
            facts: &["evt-fact-players", "evt-fact-minutes"],
            first: names::against(1, "nightweave", 1, 1),
            book: "evt-book",
            rules: "evt-rules",
            readings: "evt-reading",
            record_kinds: "evt-record-kind",
            record_words: "evt-record-word",
            editions: false,
            opponents: 3,
            ladder: true,
            place: 3,
            boxes: &[("Everdell: Mistwood", "James A. Wilson, Rob Bell, Chrissy Peske · Starling Games")],
            points: "memory-points",
            statistics: StatisticsTitles {
                scores: "memory-scores",
                by_words: "memory-by-rival",
                rows: "memory-opponent",
                parts: "memory-parts",
            },
            campaigns: None,
        }
    }

    fn quick(_: &Everdell) -> Setup {
        Setup::nightweave(1)
    }

    /// The setup of a first game with the box of this name.
    fn suggested(_: &Everdell, name: &str) -> Option<Setup> {
        Large::named(name).map(Setup::first_with)
    }

    fn against(_: &Everdell, opponents: u8) -> Option<Setup> {
        (1..=3).contains(&opponents).then(|| Setup { players: opponents + 1, ..Setup::default() })
    }

    fn new_game(
        game: &Everdell,
        frame: &Frame<'_>,
        setup: &Setup,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup {
        setup::new_game(frame, game, setup, company, packs, fault)
    }

    /// Numbers and switches are written as forms write them; a field that is no part of the setup is an option. If
    /// a whole box is taken, everything in it that fits is used.
    fn read_form(game: &Everdell, fields: Vec<(String, String)>) -> Result<Setup, OpenError> {
        let (mut setup, mut options, mut bellfaire) = (Map::new(), Map::new(), Map::new());
        let mut newleaf = Map::new();
        let mut boxes = Vec::new();
        // The form asks for the number of players separately for each opponent. The fields of other opponents are
        // ignored.
        let against = fields.iter().find(|(name, _)| name == "rival").map(|(_, value)| value.clone());
        let people =
            fields.iter().find(|(name, _)| name == setup::PEOPLE_FIELD).map(|(_, value)| value.clone());
        for (name, mut value) in fields {
            if name == setup::PEOPLE_FIELD {
                continue;
            }
            if let Some(people) = people.as_ref().filter(|_| name == "players") {
                if against.as_deref() == Some(RivalKind::Nightweave.name()) {
                    value.clone_from(people);
                } else if against.as_deref() == Some(RivalKind::Rugwort.name()) {
                    "1".clone_into(&mut value);
                }
            }
            if let Some(large) = name.strip_prefix("box_").and_then(Large::named) {
                boxes.push(large);
                continue;
            }
            let unreadable = || OpenError::UnreadableSetup { reason: format!("`{name}` is `{value}`") };
            let (place, value) = match &*name {
                "players" | "level" | "year" => {
                    let number: u8 = value.parse().map_err(|_| unreadable())?;
                    (&mut setup, Value::from(number))
                }
                "personality" | "plan" if value.is_empty() => (&mut setup, Value::Null),
                "rival" | "personality" | "plan" => (&mut setup, Value::from(value)),
                "plots" | "evertail" | "more_legends" | "legends" | "abilities" | "farms" | "extra"
                | "rugwort_cards" | "pearlbrook" | "spirecrest" => (&mut setup, Value::from(value == "1")),
                _ if Bellfaire::ALL.parts().iter().any(|(part, ..)| *part == name) => {
                    (&mut bellfaire, Value::from(value == "1"))
                }
                _ if Newleaf::ALL.parts().any(|(part, ..)| part == name) => {
                    (&mut newleaf, Value::from(value == "1"))
                }
                _ => (&mut options, Value::from(value)),
            };
            if place.insert(name.clone(), value).is_some() {
                return Err(OpenError::UnreadableSetup { reason: format!("`{name}` is there twice") });
            }
        }
        setup.insert("options".to_owned(), options.into());
        setup.insert("bellfaire".to_owned(), bellfaire.into());
        setup.insert("newleaf".to_owned(), newleaf.into());
        let mut setup: Setup = serde_json::from_value(setup.into())
            .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })?;
        // Five and six players need the module of Bellfaire that allows them (B13).
        setup.bellfaire.more_players |= setup.players > 4;
        Ok(boxes.into_iter().fold(setup, |setup, large| game.with_box(&setup, large)))
    }

    fn preview(seen: &Seen<'_, Everdell>) -> Value {
        let view = seen.now().view();
        let given_up = seen.is_given_up().then(|| "given-up".to_owned());
        let outcome = seen.outcome().map(|outcome| outcome.name.to_owned());
        let setup = seen.setup();
        let card = Card {
            players: setup.players,
            rival: setup.rival.name().to_owned(),
            level: setup.level,
            year: setup.year,
            round: view.round,
            season: view.players.first().map(|player| player.season.name().to_owned()).unwrap_or_default(),
            points: view.players.iter().map(|player| player.score.total).collect(),
            against: view.rival_score.map_or(0, |score| score.total),
            outcome: outcome.or(given_up),
        };
        // Its keys are strings, so serialisation cannot fail.
        serde_json::to_value(card).unwrap_or_default()
    }

    fn face(preview: &Value) -> Face {
        let card = Card::deserialize(preview).unwrap_or_default();
        let best = card.points.iter().copied().max().unwrap_or(0);
        let art = match &*card.rival {
            "nightweave" => vec!["nightweave".to_owned(), "worker-a".to_owned()],
            "rugwort" => vec!["cd-rugwort_ruler".to_owned(), "worker-a".to_owned()],
            _ => vec!["loc-forest".to_owned(), "worker-a".to_owned(), "worker-b".to_owned()],
        };
        let standing = if card.rival == RivalKind::None.name() || card.rival.is_empty() {
            Message::new("evt-standing").number("best", best)
        } else {
            Message::new("evt-standing-rival")
                .number("best", best)
                .number("against", card.against)
                .key("rival", &card.rival)
        };
        Face {
            title: names::against(card.players, &card.rival, card.level, card.year),
            art,
            tags: vec![
                Message::new("evt-season").key("season", &card.season),
                Message::new("evt-turn-number").number("round", card.round),
            ],
            races: Vec::<Race>::new(),
            standing,
            outcome: card.outcome.map(|outcome| Message::new("evt-outcome").key("outcome", outcome)),
        }
    }

    fn stops(story: &SeenStory<'_, Everdell>) -> Vec<usize> {
        moments::worth(story)
    }

    fn page(scene: &Scene<'_>) -> Markup {
        page(scene)
    }

    const ROUND_UNIT: &'static str = "turn";

    fn round(here: &SeenPosition<'_, Self::Game>) -> u32 {
        here.view().round.into()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        board_of(scene)
    }

    fn keepsake(scene: &Scene<'_>) -> Option<Keepsake> {
        keepsake::keepsake(scene)
    }

    fn part(scene: &Scene<'_>) -> Markup {
        part(scene)
    }
}

/// The whole page.
fn page(scene: &Scene<'_>) -> Markup {
    let story = look::story(scene);
    let sight = Sight::of(scene, story.as_ref(), ask::keys);
    look::view(&sight, &head::title(&sight), &head::bar(&sight), &main(&sight), &head::panes(&sight))
}

/// The shared board, the city of the player shown large, and the opponent's.
fn board_of(scene: &Scene<'_>) -> Markup {
    let sight = Sight::of(scene, None, ask::keys);
    html! { div.land { (seats::others(&sight)) (board::meadow(&sight)) (common(&sight)) (seats::mine(&sight)) (city::mine(&sight)) } }
}

/// The part that changes from step to step.
fn part(scene: &Scene<'_>) -> Markup {
    let story = look::story(scene);
    let sight = Sight::of(scene, story.as_ref(), ask::keys);
    look::view_part(&sight, &head::title(&sight), &head::bar(&sight), &main(&sight), &head::panes(&sight))
}

/// The board: places along the river and in the forest, events, and additions of expansions.
fn common(sight: &Sight<'_>) -> Markup {
    let view = &sight.view;
    let beyond = html! { ol.eight.events.many { (water::spots(sight)) (board::market(sight)) } };
    let afar = html! { ol.eight.events.many { (trail::trail(sight)) (leaf::station(sight)) } };
    html! {
        (board::river(sight))
        (board::forest(sight))
        (board::events(sight))
        @if view.river.is_some() || view.market.is_some() || view.award.is_some() {
            @let (drawing, name) = if view.river.is_some() { ("x-pearlbrook", "evt-beyond") } else { ("x-bellfaire", "evt-fair") };
            (piece::row(sight, "beyond", "beyond", drawing, &sight.text(name), &Markup::default(), &beyond))
        }
        @if view.trail.is_some() || view.station.is_some() {
            @let (drawing, name) = if view.trail.is_some() { ("x-spirecrest", "evt-afar") } else { ("x-newleaf", "evt-station") };
            (piece::row(sight, "afar", "afar", drawing, &sight.text(name), &Markup::default(), &afar))
        }
    }
}

fn main(sight: &Sight<'_>) -> Markup {
    let scene = sight.scene;
    let end = (sight.view.ending.is_some() || scene.seen.is_given_up()).then(|| end::finale(sight));
    let inside = html! {
        h1.vh { (head::title(sight)) }
        @if sight.is_past() { (look::past(sight, &Markup::default(), &Markup::default())) }
        div.land {
            div.pane-foe { (seats::others(sight)) }
            div.pane-row { (board::meadow(sight)) }
            div.pane-map { (common(sight)) }
            div.pane-me { (seats::mine(sight)) (city::mine(sight)) }
        }
        div.mid {
            (web::question::<Pages>(sight, || watch::panel(sight), end, || ask::decision(sight)))
            div.pane-log { (web::with_log(scene, &log::log(sight))) }
        }
        (look::keys(sight.words, false))
    };
    look::table_main(sight, "ever", &inside)
}
