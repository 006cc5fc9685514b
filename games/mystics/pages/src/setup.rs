//! The form of a new game of Mice and Mystics.

use i18n::Words;
use maud::{Markup, html};
use mystics::content::{Chapter, Effect};
use mystics::kinds::{Class, Hero};
use mystics::{Content, Mystics, Options, Rule, Setup};
use search::SeatAssignment;
use tabletop::{Game as _, Language, Message, RuleId};

use super::campaign::Road;
use super::names;
use super::sight::{hero_art, rule_link};
use web::art::{icon, scene};
use web::look::{self, Ruling};
use web::shell::{document, fault_notice, opening};
use web::{Frame, Offered};

/// The form with its data.
struct Form<'a> {
    words: &'static Words,
    language: Language,
    content: &'a Content,
    setup: &'a Setup,
}

/// The form of a new game, with the submitted values and the reason for a refusal.
pub(super) fn new_game(
    frame: &Frame<'_>,
    content: &Content,
    setup: &Setup,
    company: &SeatAssignment,
    packs: &Offered<'_>,
    fault: Option<&Message>,
) -> Markup {
    let words = frame.words();
    let form = Form { words, language: frame.prefs.language, content, setup };
    let title = words.text("myp-new-title");
    let main = html! {
        main.page.wide #main data-game=(Mystics::NAME) {
            (opening(&title, &html! { p { (words.text("myp-new-lead")) } }, &scene("mystics")))
            (fault_notice(words, fault))
            form.setup.my-setup method="post" action="/new/mystics" {
                (brought(&form))
                (web::pack_choice(words, packs))
                (chapters(&form))
                (players(&form))
                (web::company_question(words, company, 4))
                (cast(&form))
                (achievements(&form))
                (readings(&form))
                p.s.dim { (words.text("myp-new-ours")) " " a href="/credits" { (words.text("evt-new-sources")) } }
                (web::begin_buttons(words, "mystics", "myp-new-begin", setup.carried.is_none().then_some("myp-new-quick"), packs, true))
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The carried things of the party, if the chapter belongs to a campaign.
fn brought(form: &Form<'_>) -> Markup {
    let Some(carried) = &form.setup.carried else { return html! {} };
    let road = Road { words: form.words, language: form.language, content: form.content, carried };
    let keeping = road.keeping();
    html! {
        section.sheet.brought aria-labelledby="campaign" {
            h2 #campaign { (form.words.text("myp-campaign")) }
            (road.hidden())
            div.road-more { (road.behind()) (road.brings()) }
            @if !keeping.0.is_empty() {
                h3 { (form.words.text("myp-keep")) " " (rule_link("M28.2")) }
                p.s.dim { (form.words.text("myp-keep-say")) }
                div.keeps { (keeping) }
            }
        }
    }
}

/// The choice of the chapter.
fn chapters(form: &Form<'_>) -> Markup {
    html! {
        fieldset.q {
            legend { (form.words.text("myp-new-chapter")) }
            p.q-say { (form.words.text("myp-new-chapter-say")) " " (rule_link("M2.1")) }
            div.chapters {
                @for (number, chapter) in (1u8..).zip(&form.content.chapters) { (chapter_card(form, number, chapter)) }
            }
        }
    }
}

fn chapter_card(form: &Form<'_>, number: u8, chapter: &Chapter) -> Markup {
    let drawing = format!("ch-{number:02}");
    html! {
        label.chapter0 {
            svg.pic viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice" {
                use href={ "#" (drawing) } y="-22" width="320" height="180" {}
            }
            input type="radio" name="chapter" value=(number) checked[form.setup.chapter == number]
                aria-labelledby={ "chapter-" (number) } aria-describedby={ "chapter-about-" (number) };
            span.in {
                b id={ "chapter-" (number) } {
                    (form.words.say(&Message::new("myp-chapter-short").number("number", number).name("name", &chapter.name)))
                }
                small id={ "chapter-about-" (number) } { (chapter.objective.get(form.language)) }
                span.facts {
                    span.tag { (form.words.say(&Message::new("myp-new-mice-count").number("count", chapter.mice))) }
                    span.tag { (icon("my-hourglass", "i16")) (form.words.say(&Message::new("myp-new-end").number("page", chapter.end))) }
                }
            }
        }
    }
}

/// The mice in a set.
fn of_set(set: u8) -> Vec<Hero> {
    Hero::ALL.iter().copied().filter(|hero| set & (1 << *hero as u8) != 0).collect()
}

/// The choice of the mice, and of their leaders.
fn cast(form: &Form<'_>) -> Markup {
    html! {
        fieldset.q {
            legend { (form.words.text("myp-new-mice")) }
            p.q-say { (form.words.text("myp-new-mice-say")) " " (rule_link("M2.2")) }
            @for (number, chapter) in (1u8..).zip(&form.content.chapters) {
                p.asks.{ "asks-" (number) } {
                    b { (form.words.say(&Message::new("myp-new-needs").number("count", chapter.mice).name("name", &chapter.name))) } " "
                    @for hero in of_set(chapter.must) {
                        span.who0 { (icon(&format!("{}-face", hero_art(hero)), "i24")) (form.words.say(&Message::new("myp-new-must").name("who", &form.content.heroes[hero.index()].name))) }
                    }
                    @for hero in of_set(chapter.barred) {
                        span.who0 { (icon("i-no", "i18")) (form.words.say(&Message::new("myp-new-barred").name("who", &form.content.heroes[hero.index()].name))) }
                    }
                }
            }
            div.cast {
                @for &hero in Hero::ALL { (hero_card(form, hero)) }
            }
        }
    }
}

fn hero_card(form: &Form<'_>, hero: Hero) -> Markup {
    let card = &form.content.heroes[hero.index()];
    let name = hero.name();
    let at = form.setup.mice.iter().position(|&mouse| mouse == hero);
    let leader = at.and_then(|at| form.setup.leaders.get(at)).copied();
    let classes: Vec<String> = Class::ALL
        .iter()
        .filter(|class| card.facts.is(**class))
        .map(|class| form.words.say(&names::class_message(*class, hero)))
        .collect();
    let values = [
        ("battle", "my-battle", card.facts.battle),
        ("defence", "my-defence", card.facts.defence),
        ("lore", "my-lore-sign", card.facts.lore),
        ("move", "my-move", card.facts.movement),
        ("life", "my-life", card.facts.life),
    ];
    html! {
        div.pick {
            input type="checkbox" name="mice" value=(name) checked[at.is_some()] id={ "take-" (name) }
                aria-labelledby={ "name-" (name) } aria-describedby={ "about-" (name) };
            label.pick-art for={ "take-" (name) } { (icon(&hero_art(hero), "whole")) }
            label.pick-in for={ "take-" (name) } {
                b id={ "name-" (name) } { (card.name.get(form.language)) }
                small { (classes.join(", ")) }
                span.figs {
                    @for (key, drawing, value) in values {
                        @let words = form.words.say(&Message::new("myp-value").key("value", key));
                        span title=(words) { (icon(drawing, "i18")) span.vh { (words) } (value) }
                    }
                }
            }
            span.pick-more {
                small id={ "about-" (name) } { (card.text.get(form.language)) }
                @for gift in &card.gifts {
                    small { b { (gift.name.get(form.language)) } " " (gift.text.get(form.language)) }
                }
                label.lead0 {
                    (form.words.text("myp-new-leads"))
                    select name={ "lead_" (name) } {
                        option value="" selected[leader.is_none()] { (form.words.text("myp-new-by-turns")) }
                        @for seat in 0..4u8 {
                            option value=(seat + 1) selected[leader == Some(seat)] {
                                (form.words.say(&Message::new("myp-person").number("number", seat + 1)))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The number of players.
fn players(form: &Form<'_>) -> Markup {
    html! {
        fieldset.q {
            legend { (form.words.text("myp-new-players")) }
            p.q-say { (form.words.text("myp-new-players-say")) " " (rule_link("M1.1")) }
            div.seg {
                @for count in 1..=4u8 {
                    label {
                        input type="radio" name="players" value=(count) checked[form.setup.players == count];
                        (form.words.say(&Message::new("myp-new-player-count").number("count", count)))
                    }
                }
            }
        }
    }
}

/// Whether individual achievements are played with.
fn achievements(form: &Form<'_>) -> Markup {
    html! {
        fieldset.q {
            legend { (form.words.text("myp-honours")) }
            label.check {
                input type="checkbox" name="achievements" value="1" checked[form.setup.achievements] aria-describedby="say-achievements";
                b { (form.words.text("myp-new-achievements")) }
                (rule_link("M29.2"))
                small #say-achievements { (form.words.text("myp-new-achievements-say")) }
            }
        }
    }
}

/// The names of the presets, each of which sets all readings.
pub(super) const PRESETS: [&str; 3] = ["recommended", "polish", "hungarian"];

/// The readings of a preset.
pub(super) fn preset(name: &str) -> Option<Options> {
    Some(match name {
        "recommended" => Options::default(),
        "polish" => Options::polish(),
        "hungarian" => Options::hungarian(),
        _ => return None,
    })
}

/// The questions in which each preset differs from the recommended one.
fn differences(form: &Form<'_>) -> Markup {
    let recommended = Options::default().readings();
    html! {
        @for name in PRESETS {
            @let readings = preset(name).unwrap_or_default().readings();
            div.differs.{ "differs-" (name) } {
                p { (form.words.say(&Message::new("myp-preset-say").key("preset", name))) }
                @let others: Vec<_> = readings.iter().zip(&recommended).filter(|(one, other)| one.set != other.set).collect();
                @if !others.is_empty() {
                    ul {
                        @for (reading, other) in others {
                            li {
                                @if let Some(rule) = Rule::find(reading.rule) { b { (rule.entry().texts[form.language as usize].title) } ": " }
                                (form.words.say(&Message::new("myp-reading").key("reading", reading.set)))
                                span.dim {
                                    " (" (form.words.say(&Message::new("myp-preset-instead").message("reading", Message::new("myp-reading").key("reading", other.set)))) ") "
                                }
                                (rule_link(reading.rule))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The questions on which the translations differ.
fn readings(form: &Form<'_>) -> Markup {
    let options = form.setup.options;
    let chosen = PRESETS.into_iter().find(|name| preset(name) == Some(options)).unwrap_or("own");
    html! {
        fieldset.q {
            legend { (form.words.text("myp-new-readings")) }
            p.q-say { (form.words.text("myp-new-readings-say")) }
            div.seg {
                @for name in PRESETS.into_iter().chain(["own"]) {
                    label {
                        input type="radio" name="preset" value=(name) checked[chosen == name];
                        (form.words.say(&Message::new("myp-preset").key("preset", name)))
                    }
                }
            }
            (differences(form))
            details.sheet.opts.more open[chosen == "own"] {
                summary { (form.words.text("myp-new-options")) }
                p.q-say { (form.words.text("myp-new-options-say")) }
                div.rulings {
                    @for reading in options.readings() {
                        (look::ruling::<Mystics>(form.words, form.language, &Ruling {
                            rule: reading.rule,
                            note: question(form, reading.rule),
                            field: reading.name,
                            values: &reading.values,
                            chosen: reading.set,
                            reading: "myp-reading",
                            recommended: "evt-new-default",
                        }))
                    }
                }
            }
        }
    }
}

/// The question of a ruling: its first paragraph.
fn question(form: &Form<'_>, rule: &str) -> Markup {
    html! {
        @if let Some(rule) = Rule::find(rule) {
            @let body = rule.entry().texts[form.language as usize].body;
            small.s.dim { (body.split("\n\n").next().unwrap_or_default().replace('\n', " ")) }
        }
    }
}

/// The table before the first mouse begins: tiles, mice with their equipment, decks, clock and wheel.
pub(super) fn lays_out(game: &Mystics, frame: &Frame<'_>, setup: &Setup) -> Option<Markup> {
    let content = game.pack();
    let words = frame.words();
    let language = frame.prefs.language;
    let chapter = content.chapters.get(usize::from(setup.chapter).checked_sub(1)?)?;
    let card =
        |kind: u8| content.search.get(usize::from(kind)).map(|card| card.name.get(language).to_owned());
    let gear = |hero: Hero| -> Vec<String> {
        content.heroes[hero.index()].starts.iter().filter_map(|&kind| card(kind)).collect()
    };
    let gives: Vec<String> = chapter
        .gives
        .iter()
        .filter_map(|effect| match effect {
            Effect::Card(kind) => card(*kind),
            _ => None,
        })
        .collect();
    let say = |message: Message| words.say(&message);
    let first = |pick: fn(&mystics::content::Laid) -> i8| chapter.tiles.iter().map(pick).min().unwrap_or(0);
    let (left, top) = (i64::from(first(|laid| laid.x)), i64::from(first(|laid| laid.y)));
    Some(html! {
        dl.terms {
            div {
                (icon("my-room", "i28")) dt { (words.text("myp-lays-tiles")) }
                dd { ul { @for laid in &chapter.tiles { @if let Some(side) = content.sides.get(usize::from(laid.side)) {
                    li { b { (laid.side + 1) } " " (side.name.get(language)) " · " (say(Message::new("myp-lays-at").number("row", i64::from(laid.y) - top + 1).number("column", i64::from(laid.x) - left + 1))) }
                } } } }
            }
            div {
                (icon("my-paw", "i28")) dt { (words.text("myp-lays-mice")) }
                dd { ul { @for hero in game.party_of(setup) {
                    @let gear = gear(hero);
                    li { b { (content.heroes[hero.index()].name.get(language)) } @if !gear.is_empty() { ": " (gear.join(", ")) } }
                } } }
            }
            @if !gives.is_empty() {
                div { (icon("my-pack", "i28")) dt { (words.text("myp-stash")) } dd { (gives.join(", ")) } }
            }
            div {
                (icon("my-act-search", "i28")) dt { (words.text("myp-lays-decks")) }
                dd { (say(Message::new("myp-lays-decks-say").number("standard", chapter.standard).number("difficult", chapter.difficult))) }
            }
            div {
                (icon("my-hourglass", "i28")) dt { (words.text("myp-clock")) }
                dd { (say(Message::new("myp-lays-clock").number("end", chapter.end))) }
            }
        }
    })
}
