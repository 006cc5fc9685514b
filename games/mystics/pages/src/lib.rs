//! The pages of Mice and Mystics: its table, its form of a new game, its story pages, and its entries in lists.

#![forbid(unsafe_code)]

mod ask;
mod campaign;
mod foes;
mod head;
mod keepsake;
mod log;
mod mice;
mod moments;
mod names;
mod room;
mod setup;
mod sheets;
mod sight;
mod story;
mod track;
mod watch;

use maud::{Markup, html};
use mystics::kinds::Hero;
use mystics::{Mystics, Setup};
use search::SeatAssignment;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{Game, Message, Narration, OpenError, Seen, SeenPosition, SeenStory};

pub use sight::Scene;
use sight::Sight;
use web::CampaignDrawings;
use web::look;
use web::{Face, Frame, Keepsake, Offered, Race, Reading, Screen, Standpoint, StatisticsTitles, Tile};

/// The summary of a game for lists, as it is stored. Older summaries lack some fields.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Card {
    chapter: u8,
    mice: Vec<String>,
    players: u8,
    round: u16,
    page: u8,
    end: u8,
    wheel: u8,
    foes: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

/// The pages of Mice and Mystics.
pub struct Pages;

impl Screen for Pages {
    type Game = Mystics;

    const KINDS: &'static [&'static str] = &[
        "hero",
        "foe",
        "ability",
        "search",
        "card",
        "encounter",
        "honour",
        "tale",
        "side",
        "chapter",
        "pack",
    ];

    fn tile(_: &Mystics) -> Tile {
        Tile {
            game: Mystics::NAME,
            name: Mystics::TITLE,
            text: "site-mystics-text",
            scene: "mystics",
            shows: "site-mystics-cover",
            facts: &["myp-fact-players", "myp-fact-minutes"],
            first: Message::new("myp-face-chapter").number("chapter", 1),
            book: "myp-book",
            rules: "myp-rules",
            readings: "myp-reading",
            record_kinds: "myt-record-kind",
            record_words: "myt-record-word",
            editions: true,
            opponents: 0,
            ladder: true,
            place: 2,
            boxes: &[("Mice and Mystics", "Jerry Hawthorne · Plaid Hat Games · 2012")],
            points: "memory-points",
            statistics: StatisticsTitles {
                scores: "memory-scores",
                by_words: "memory-by-chapter",
                rows: "memory-chapter",
                parts: "memory-parts-mice",
            },
            campaigns: Some(CampaignDrawings {
                list: "ch-06",
                none: "mouse",
                road: "ch-04",
                chapter: "ch-",
                lost: "my-wound",
                now: "my-hourglass",
            }),
        }
    }

    fn quick(_: &Mystics) -> Setup {
        Setup::default()
    }

    fn new_game(
        game: &Mystics,
        frame: &Frame<'_>,
        setup: &Setup,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup {
        setup::new_game(frame, game.pack(), setup, company, packs, fault)
    }

    /// Numbers are written as forms write them. A field that is no part of the setup is an option, which counts if
    /// no preset was chosen.
    fn read_form(_: &Mystics, fields: Vec<(String, String)>) -> Result<Setup, OpenError> {
        let (mut setup, mut options) = (Map::new(), Map::new());
        let mut mice: Vec<Hero> = Vec::new();
        let mut leaders: Vec<(Hero, u8)> = Vec::new();
        let mut preset = None;
        let mut kept = Map::new();
        setup.insert("achievements".to_owned(), Value::from(false));
        for (name, value) in fields {
            let unreadable = || OpenError::UnreadableSetup { reason: format!("`{name}` is `{value}`") };
            let twice = || OpenError::UnreadableSetup { reason: format!("`{name}` is there twice") };
            let number = || value.parse::<u8>().map_err(|_| unreadable());
            match &*name {
                "mice" => mice.push(Hero::from_name(&value).ok_or_else(unreadable)?),
                "achievements" => {
                    setup.insert(name, Value::from(value == "1"));
                }
                "preset" => preset = Some(value.clone()),
                "carried" => {
                    let carried: Value = serde_json::from_str(&value).map_err(|_| unreadable())?;
                    if setup.insert(name.clone(), carried).is_some() {
                        return Err(twice());
                    }
                }
                "chapter" | "players" => {
                    let number = number()?;
                    if setup.insert(name.clone(), Value::from(number)).is_some() {
                        return Err(twice());
                    }
                }
                _ => {
                    if let Some(hero) = name.strip_prefix("lead_") {
                        let hero = Hero::from_name(hero).ok_or_else(unreadable)?;
                        if !value.is_empty() {
                            leaders.push((hero, number()?.checked_sub(1).ok_or_else(unreadable)?));
                        }
                    } else if let Some(hero) = name.strip_prefix("kept_") {
                        if !value.is_empty() && kept.insert(hero.to_owned(), value.into()).is_some() {
                            return Err(twice());
                        }
                    } else if options.insert(name.clone(), Value::from(value.clone())).is_some() {
                        return Err(twice());
                    }
                }
            }
        }
        let players = setup.get("players").and_then(Value::as_u64).unwrap_or(1);
        let leads = |hero: &Hero| leaders.iter().find(|(of, _)| of == hero).map_or(0, |&(_, seat)| seat);
        let some = players > 1 && mice.iter().any(|hero| leaders.iter().any(|(of, _)| of == hero));
        let seats: Vec<u8> = if some { mice.iter().map(leads).collect() } else { Vec::new() };
        let heroes: Vec<&str> = mice.iter().map(|hero| hero.name()).collect();
        setup.insert("mice".to_owned(), heroes.into());
        setup.insert("leaders".to_owned(), seats.into());
        let preset = preset.as_deref().and_then(setup::preset);
        if preset.is_none() {
            setup.insert("options".to_owned(), options.into());
        }
        match setup.get_mut("carried") {
            Some(Value::Object(carried)) => {
                carried.insert("kept".to_owned(), kept.into());
            }
            None if !kept.is_empty() => {
                let reason = "cards are kept where nothing was brought along".to_owned();
                return Err(OpenError::UnreadableSetup { reason });
            }
            _ => {}
        }
        let mut setup: Setup = serde_json::from_value(setup.into())
            .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })?;
        if let Some(preset) = preset {
            setup.options = preset;
        }
        Ok(setup)
    }

    fn preview(seen: &Seen<'_, Mystics>) -> Value {
        let view = seen.now().view();
        let given_up = seen.is_given_up().then(|| "given-up".to_owned());
        let outcome = seen.outcome().map(|outcome| outcome.name.to_owned());
        let card = Card {
            chapter: view.chapter,
            mice: view.mice.iter().map(|mouse| mouse.hero.name().to_owned()).collect(),
            players: view.players,
            round: view.round,
            page: view.page,
            end: view.end,
            wheel: view.wheel,
            foes: u8::try_from(view.enemies.len()).unwrap_or(u8::MAX),
            outcome: outcome.or(given_up),
        };
        // Its keys are strings, so serialisation cannot fail.
        serde_json::to_value(card).unwrap_or_default()
    }

    fn face(preview: &Value) -> Face {
        let card = Card::deserialize(preview).unwrap_or_default();
        let mut art: Vec<String> = card.mice.iter().map(|mouse| format!("hero-{mouse}")).collect();
        if art.is_empty() {
            art.push("hero-collin".to_owned());
        }
        Face {
            title: Message::new("myp-face-chapter").number("chapter", card.chapter.max(1)),
            art,
            tags: vec![
                Message::new("myp-round").number("round", card.round),
                Message::new("myp-new-player-count").number("count", card.players.max(1)),
            ],
            races: Vec::<Race>::new(),
            standing: Message::new("myp-standing")
                .number("page", card.page)
                .number("end", card.end)
                .number("foes", card.foes),
            outcome: card.outcome.map(|outcome| Message::new("myp-ended").key("outcome", outcome)),
        }
    }

    fn drawing(what: &str, answer: &str) -> Option<String> {
        const FACES: [&str; 6] = ["cheese", "sword", "both", "bow", "both_star", "bow_star"];
        Some(match what {
            "search-card" => format!("mc-{answer}"),
            "encounter" | "encounter-kind" | "boss" => return None,
            "initiative" if mystics::kinds::Hero::from_name(answer).is_some() => {
                format!("hero-{answer}-face")
            }
            "initiative" => format!("foe-{answer}"),
            "grape" if answer == "burst" => "my-grape-burst".to_owned(),
            "grape" => "my-grape".to_owned(),
            _ if FACES.contains(&answer) => format!("ad-{answer}"),
            _ => return None,
        })
    }

    fn lays_out(game: &Mystics, frame: &Frame<'_>, setup: &Setup) -> Option<Markup> {
        setup::lays_out(game, frame, setup)
    }

    fn stops(story: &SeenStory<'_, Mystics>) -> Vec<usize> {
        moments::stops(story)
    }

    fn page(scene: &Scene<'_>) -> Markup {
        page(scene)
    }

    fn round(here: &SeenPosition<'_, Self::Game>) -> u32 {
        here.view().round.into()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        board_of(scene)
    }

    fn readings(_: &Mystics) -> (Vec<Standpoint>, Vec<Reading>) {
        let all = setup::PRESETS.map(|name| setup::preset(name).unwrap_or_default().readings());
        let name = |name| Standpoint { name: Message::new("myp-preset").key("preset", name) };
        let of = |place: usize, one: &mystics::Reading| Reading {
            rule: one.rule,
            values: one.values.clone(),
            taken: all.iter().map(|readings| readings[place].set).collect(),
        };
        // Every preset answers every question.
        let readings = all[0].iter().enumerate().map(|(place, one)| of(place, one)).collect();
        (setup::PRESETS.map(name).to_vec(), readings)
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
    let sight = Sight::of(scene, story.as_ref());
    look::view(&sight, &head::title(&sight), &head::bar(&sight), &main(&sight), &head::panes(&sight))
}

/// The room, and the mice with their belongings.
fn board_of(scene: &Scene<'_>) -> Markup {
    let sight = Sight::of(scene, None);
    html! {
        (room::room(&sight))
        (track::pace(&sight))
        (mice::party(&sight))
    }
}

/// The part that changes from step to step.
fn part(scene: &Scene<'_>) -> Markup {
    let story = look::story(scene);
    let sight = Sight::of(scene, story.as_ref());
    look::view_part(&sight, &head::title(&sight), &head::bar(&sight), &main(&sight), &head::panes(&sight))
}

fn main(sight: &Sight<'_>) -> Markup {
    let scene = sight.scene;
    let tale = if scene.options.covered {
        None
    } else if scene.options.chosen == Some("page:story") {
        Some(story::so_far(sight))
    } else if scene.options.chosen == Some("page:campaign") {
        Some(campaign::page(sight))
    } else if story::is_opening(scene) {
        Some(story::opening(sight))
    } else {
        None
    };
    let ends = tale.is_none() && story::is_finale(sight);
    let class = match (&tale, ends) {
        (Some(_), _) => "mystics story",
        (None, true) => "mystics mys ends",
        (None, false) => "mystics mys",
    };
    let inside = html! {
        @if let Some(tale) = tale {
            (scene.notices())
            (tale)
        } @else { (table(sight, ends)) }
        (look::keys(sight.words, true))
    };
    look::table_main(sight, class, &inside)
}

/// The track and the clock, the mice, the room, the question, the enemies and the events.
fn table(sight: &Sight<'_>, ends: bool) -> Markup {
    let scene = sight.scene;
    let end = ends.then(|| story::finale(sight));
    html! {
        h1.vh { (head::title(sight)) }
        @if sight.is_past() { (look::past(sight, &Markup::default(), &Markup::default())) }
        (track::pace(sight))
        (room::room(sight))
        div.right {
            div.mid.asking {
                (web::question::<Pages>(sight, || watch::panel(sight), end, || ask::decision(sight)))
            }
            div.mid.rest0 {
                div.pane-foe { (foes::foes(sight)) (sheets::beside(sight)) }
                div.pane-log { (web::with_log(scene, &log::log(sight))) }
            }
        }
        (mice::party(sight))
    }
}
