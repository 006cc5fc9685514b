//! The pages of Acorns: the heap, the acorns that each seat has taken, and the choices.

#![forbid(unsafe_code)]

use acorns::{Acorns, Setup};
use maud::{Markup, html};
use search::SeatAssignment;
use serde_json::{Value, json};
use tabletop::{Game, Message, Narration, OpenError, Seen, SetupCatalog};
use web::art::{icon, scene};
use web::look::{self, Look, many, rule_link};
use web::shell::{document, fault_notice, opening};
use web::{Face, Frame, Offered, Scene, Screen, StatisticsTitles, Tile};

/// The pages of Acorns.
pub struct Pages;

impl Screen for Pages {
    type Game = Acorns;

    const KINDS: &'static [&'static str] = &["pack"];

    fn tile(_: &Acorns) -> Tile {
        Tile {
            game: Acorns::NAME,
            name: Acorns::TITLE,
            text: "acorns-text",
            scene: "hero",
            shows: "acorns-cover",
            facts: &["acorns-players"],
            first: Message::new("acorns-first"),
            book: "acorns-book",
            rules: "acorns-rules",
            readings: "acorns-rules",
            record_kinds: "",
            record_words: "",
            editions: false,
            opponents: 0,
            ladder: false,
            place: 9,
            boxes: &[],
            points: "memory-points",
            statistics: StatisticsTitles {
                scores: "memory-scores",
                by_words: "memory-scores",
                rows: "acorns-size",
                parts: "memory-parts",
            },
            campaigns: None,
        }
    }

    fn quick(game: &Acorns) -> Setup {
        game.first_setup()
    }

    fn new_game(
        _: &Acorns,
        frame: &Frame<'_>,
        setup: &Setup,
        company: &SeatAssignment,
        packs: &Offered<'_>,
        fault: Option<&Message>,
    ) -> Markup {
        let words = frame.words();
        let title = words.text(Acorns::TITLE);
        let main = html! {
            main.page #main {
                (opening(&title, &html! { p { (words.text("acorns-text")) } }, &scene("hero")))
                (fault_notice(words, fault))
                form.setup method="post" action="/new/acorns" {
                    (web::pack_choice(words, packs))
                    p.field {
                        label for="heap" { (words.text("acorns-size")) }
                        input #heap name="heap" type="number" min="5" max="30" value=(setup.heap);
                        (rule_link::<Acorns>("Q1.1"))
                    }
                    (web::company_question(words, company, 2))
                    (web::begin_buttons(words, Acorns::NAME, "acorns-begin", None, packs, true))
                }
            }
        };
        document(frame, &title, "", &[], &main)
    }

    fn read_form(_: &Acorns, fields: Vec<(String, String)>) -> Result<Setup, OpenError> {
        let heap = match &fields[..] {
            [(name, heap)] if name == "heap" => heap.parse().ok(),
            _ => None,
        };
        let unreadable = || OpenError::UnreadableSetup { reason: "`heap` is no number up to 255".to_owned() };
        heap.map(|heap| Setup { heap }).ok_or_else(unreadable)
    }

    fn preview(seen: &Seen<'_, Acorns>) -> Value {
        let view = seen.now().view();
        json!({ "heap": view.heap, "turn": view.turn, "over": seen.is_over() })
    }

    fn face(preview: &Value) -> Face {
        let number = |name: &str| preview.get(name).and_then(Value::as_i64).unwrap_or(0);
        let over = preview.get("over").is_some_and(|over| over == true);
        let standing =
            |key| Message::new(key).number("heap", number("heap")).number("player", number("turn") + 1);
        Face {
            title: Message::new(Acorns::TITLE),
            art: vec!["leaf".to_owned()],
            tags: Vec::new(),
            races: Vec::new(),
            standing: standing("acorns-prompt"),
            outcome: over.then(|| standing("acorns-over")),
        }
    }

    fn page(scene: &Scene<'_, Acorns>) -> Markup {
        let story = look::story(scene);
        let look = Look::of(scene, story.as_ref(), look::first_of);
        look::page(&look, &look.text(Acorns::TITLE), &bar(&look), &main(&look))
    }

    fn part(scene: &Scene<'_, Acorns>) -> Markup {
        let story = look::story(scene);
        let look = Look::of(scene, story.as_ref(), look::first_of);
        look::part(&look, &look.text(Acorns::TITLE), &bar(&look), &main(&look))
    }

    fn board(scene: &Scene<'_, Acorns>) -> Markup {
        heap(&Look::of(scene, None, look::first_of))
    }
}

/// The tools in the header.
fn bar(look: &Look<'_, Acorns>) -> Markup {
    html! { div.bar-of-table { (look::tools(look, |_| "nothing", false)) } }
}

/// The heap, and the acorns that each seat has taken.
fn heap(look: &Look<'_, Acorns>) -> Markup {
    let [first, second] = look.view.taken;
    let table = Message::new("acorns-table").number("heap", look.view.heap);
    html! {
        section.sheet aria-label=(look.text("acorns-cover")) {
            p { (look.say(table.number("first", first).number("second", second))) }
            p.row.wrap { @for _ in 0..look.view.heap { (icon("acorn", "i24")) } }
        }
    }
}

fn main(look: &Look<'_, Acorns>) -> Markup {
    let scene = look.scene;
    html! {
        main #main data-step=(scene.seen.step()) data-table=(scene.options.id)
            data-live[look.live] data-watching[scene.options.step.watching] {
            h1.vh { (look.text(Acorns::TITLE)) }
            @if look.is_past() { (look::past(look, &Markup::default(), &Markup::default())) }
            div.table {
                div.board { (scene.notices()) (heap(look)) }
                div.side { (web::coach(scene)) (web::thinking::<Pages>(scene, || decision(look))) }
                div.side.third { (web::with_log(scene, &log(look))) }
            }
            (look::keys(look.words, false))
        }
    }
}

/// The choices, or the result.
fn decision(look: &Look<'_, Acorns>) -> Markup {
    html! {
        section.sheet.ask.dock #decision aria-labelledby="question" {
            h2 #question tabindex="-1" { (look.say(look.here.prompt())) " " (rule_link::<Acorns>("Q1.2")) }
            form method="post" action={ (look.path()) "/choose" } {
                input type="hidden" name="step" value=(look.scene.seen.step());
                div.grp { @for &choice in &look.choices {
                    button.ch name="id" value=(look.id_of(choice)) { (look.label(choice)) }
                } }
            }
        }
    }
}

/// The events, newest first.
fn log(look: &Look<'_, Acorns>) -> Markup {
    let head = html! { h2 #log-title { (look.text("table-log")) } };
    html! {
        section.sheet.log #log aria-labelledby="log-title" {
            (look::head_of_log(look, &head))
            @for (step, entries) in look::recent(look, 12) {
                p { span.num { (many(step as usize)) } @for entry in &entries { " " (look::told(look, entry)) " " (look::cited(look, entry)) } }
            }
        }
    }
}
