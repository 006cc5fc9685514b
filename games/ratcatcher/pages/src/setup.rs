//! The form of a new game of The Ratcatcher.

use i18n::Words;
use maud::{Markup, html};
use ratcatcher::content::{Nemesis, Ratcatcher, Target, TrapUpgrade};
use ratcatcher::{Content, Mode, Options, Ratcatcher as Game, Setup};
use search::SeatAssignment;
use tabletop::{Game as _, Language, Message};

use crate::table::rule_link;
use web::art::{icon, scene};
use web::look::{self, Ruling};
use web::shell::{document, fault_notice, opening};
use web::{Frame, Offered};

/// The stable names of the chosen readings, in the order of [`Options::list`].
fn chosen(options: Options) -> [&'static str; 8] {
    [
        options.reactivated_nests.name(),
        options.breeding_black_rats.name(),
        options.traps_and_nemesis.name(),
        options.bonus_dice.name(),
        options.cheeses_per_zone.name(),
        options.returning_rats.name(),
        options.upgrade_levels.name(),
        options.traps_in_inactive_districts.name(),
    ]
}

/// The form of a new game, with the submitted values and the reason for a refusal.
///
/// It submits `ratcatcher`, `nemesis`, `mode` and one field for each option under its stable name, such as
/// `bonus_dice`.
pub fn new_game(
    frame: &Frame<'_>,
    content: &Content,
    setup: &Setup,
    company: &SeatAssignment,
    packs: &Offered<'_>,
    fault: Option<&Message>,
) -> Markup {
    let words = frame.words();
    let language = frame.prefs.language;
    let title = words.text("site-new-title");
    let main = html! {
        main.page.wide #main data-game=(Game::NAME) {
            (opening(&title, &html! { p { (words.text("site-new-lead")) } }, &scene("ratcatcher")))
            (fault_notice(words, fault))
            form.setup method="post" action="/new/ratcatcher" {
                (web::pack_choice(words, packs))
                fieldset.q {
                    legend { (words.text("site-new-who")) }
                    p.q-say { (words.text("site-new-who-say")) " " (rule_link("R3.1")) }
                    div.picks {
                        @for board in &content.ratcatchers {
                            (ratcatcher(words, language, board, *board.id == *setup.ratcatcher))
                        }
                    }
                }
                fieldset.q {
                    legend { (words.text("site-new-foe")) }
                    p.q-say { (words.text("site-new-foe-say")) " " (rule_link("R3.4")) }
                    div.picks.foes {
                        @for board in &content.nemeses {
                            (nemesis(words, language, board, *board.id == *setup.nemesis))
                        }
                    }
                }
                p.s.dim { (words.text("site-new-ours")) " " a href="/credits" { (words.text("site-new-sources")) } }
                fieldset.q {
                    legend { (words.text("site-new-mode")) }
                    p.q-say { (words.text("site-new-mode-say")) " " (rule_link("R3.5")) }
                    div.seg {
                        @for mode in Mode::ALL {
                            label {
                                input type="radio" name="mode" value=(mode.name()) checked[mode == setup.mode];
                                (words.say(&Message::new("site-mode").key("mode", mode.name())))
                            }
                        }
                    }
                }
                (web::company_question(words, company, 1))
                (readings(words, language, setup.options))
                p.s.dim { (words.text("site-new-fair")) }
                (web::begin_buttons(words, "ratcatcher", "site-new-begin", None, packs, false))
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The eight questions on which players differ.
fn readings(words: &Words, language: Language, options: Options) -> Markup {
    let chosen = chosen(options);
    let open = options != Options::default();
    html! {
        details.sheet.opts.more open[open] {
            summary { (words.text("site-new-options")) }
            p.q-say { (words.text("site-new-options-say")) }
            div.rulings { @for ((id, name, values), chosen) in Options::list().into_iter().zip(chosen) {
                (look::ruling::<Game>(words, language, &Ruling {
                    rule: id,
                    note: Markup::default(),
                    field: name,
                    values: &values,
                    chosen,
                    reading: "rct-reading",
                    recommended: "site-default",
                }))
            } }
        }
    }
}

/// A value of a board: its sign, and its name for screen readers.
fn figure(words: &Words, sign: &str, name: &str, value: &str) -> Markup {
    let name = words.say(&Message::new("site-figure").key("figure", name));
    html! { span title=(name) { (icon(sign, "i20")) span.vh { (name) " " } (value) } }
}

/// A ratcatcher to choose.
fn ratcatcher(words: &Words, language: Language, board: &Ratcatcher, chosen: bool) -> Markup {
    let trap = Message::new("site-trap")
        .name("name", &board.trap.name)
        .number("count", board.trap.count)
        .number("dice", board.trap.dice)
        .number("accuracy", board.trap.accuracy);
    let upgrade = match board.trap.upgrade {
        TrapUpgrade::ExtraDie => "extra_die",
        TrapUpgrade::BetterAccuracy => "better_accuracy",
        TrapUpgrade::Sticky => "sticky",
        TrapUpgrade::LethalFive => "lethal_five",
    };
    html! {
        label.pick {
            input type="radio" name="ratcatcher" value=(board.id) checked[chosen]
                aria-labelledby={ "pick-" (board.id) } aria-describedby={ "about-" (board.id) " more-" (board.id) };
            span.pick-art { (icon(&format!("rc-{}", board.id), "whole")) }
            span.pick-in {
                b id={ "pick-" (board.id) } { (board.name.get(language)) }
                small { (board.text.get(language)) }
                span.figs id={ "about-" (board.id) } {
                    (figure(words, "die-5", "attack", &board.attack.to_string()))
                    (figure(words, "boot", "movement", &board.movement.to_string()))
                    (figure(words, "aim", "accuracy", &format!("{}+", board.accuracy)))
                    (figure(words, "shield", "defence", &board.defence.to_string()))
                    (figure(words, "heart", "health", &board.health.to_string()))
                }
            }
            span.pick-more id={ "more-" (board.id) } {
                small.power {
                    (icon("trap", "i20"))
                    span {
                        (words.say(&trap))
                        @if board.trap.sticky { " " (words.text("site-sticky")) }
                        " " (words.say(&Message::new("site-upgraded").key("upgrade", upgrade)))
                    }
                }
                @for (sign, card) in ["cube-a", "cube-b"].into_iter().zip(&board.abilities) {
                    small.power {
                        (icon(sign, "i20"))
                        span {
                            b { (card.name.get(language)) } " "
                            (card.text.get(language).replace("{n}", &card.strength.to_string()))
                            @if card.with_yellow > 0 {
                                " " (words.say(&Message::new("site-with-yellow").number("more", card.with_yellow)))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A nemesis to choose.
fn nemesis(words: &Words, language: Language, board: &Nemesis, chosen: bool) -> Markup {
    let target = match board.target {
        Target::Cheese => "cheese",
        Target::Ratcatcher => "ratcatcher",
        Target::Trap => "trap",
        Target::Marker => "marker",
    };
    html! {
        label.pick {
            input type="radio" name="nemesis" value=(board.id) checked[chosen]
                aria-labelledby={ "pick-" (board.id) } aria-describedby={ "about-" (board.id) " more-" (board.id) };
            span.pick-art { (icon(&format!("nem-{}", board.id), "whole")) }
            span.pick-in {
                b id={ "pick-" (board.id) } { (board.name.get(language)) }
                small { (board.text.get(language)) }
                span.figs id={ "about-" (board.id) } {
                    (figure(words, "heart", "health", &board.health.to_string()))
                    (figure(words, "shield", "defence", &board.defence.to_string()))
                    (figure(words, "die-5", "bite", &board.bite.to_string()))
                    (figure(words, "aim", "accuracy", &format!("{}+", board.accuracy)))
                    (figure(words, "nest", "deployment", &board.deployment.to_string()))
                    @if board.movement > 0 { (figure(words, "boot", "bonus", &format!("+{}", board.movement))) }
                }
                small { (words.say(&Message::new("site-target").key("target", target))) }
            }
            span.pick-more id={ "more-" (board.id) } {
                small { b { (board.ability.name.get(language)) } " " (board.ability.text.get(language)) }
            }
        }
    }
}
