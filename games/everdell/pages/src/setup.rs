//! The form of a new game of Everdell.

use core::ops::RangeInclusive;

use everdell::content::{Level, Module, Set};
use everdell::{Content, Everdell, Kind, Large, Options, RivalKind, Rule, Setup};
use i18n::Words;
use maud::{Markup, html};
use search::SeatAssignment;
use tabletop::{Game as _, Language, Message, RuleId};

use super::sight::rule_link;
use web::art::{icon, scene};
use web::look::{self, Ruling};
use web::shell::{document, fault_notice, opening};
use web::{Frame, Offered};

/// Nightweave's levels, as the keys that select the description of each.
const LEVELS: [&str; 5] = ["zero", "one", "two", "three", "four"];

/// The field with the number of people against Nightweave. The field `players` beside it is for games between people.
pub(super) const PEOPLE_FIELD: &str = "people";

/// The form with its data.
struct Form<'a> {
    words: &'static Words,
    language: Language,
    game: &'a Everdell,
    content: &'a Content,
    setup: &'a Setup,
    packs: &'a Offered<'a>,
}

/// Cards for which the built-in pack has substitutes of our own design (H1.1, H1.2).
#[derive(Debug, Clone, Copy)]
enum StandIns {
    Activities,
    Farms,
}

impl StandIns {
    /// Whether this content uses them: no private pack has replaced any of these cards.
    fn are_in(self, content: &Content) -> bool {
        let built_in = everdell::load::builtin();
        match self {
            Self::Activities => content.activities == built_in.activities,
            Self::Farms => {
                let farms = |content: &Content| {
                    let farms = Kind::BUILT_IN.into_iter().filter(|&kind| Set::of(kind) == Set::Farms);
                    farms.map(|kind| content.cards[kind.index()].facts).collect::<Vec<_>>()
                };
                farms(content) == farms(built_in)
            }
        }
    }
}

/// The note about substitutes where they are chosen, with the link for an owner to enter the printed cards.
fn stand_ins(form: &Form<'_>, what: StandIns) -> Markup {
    let (name, rule) = match what {
        StandIns::Activities => ("activities", "H1.1"),
        StandIns::Farms => ("farms", "H1.2"),
    };
    html! {
        @if what.are_in(form.content) {
            p.s.stand-ins {
                (icon("i-hint", "i16")) " "
                (form.words.say(&Message::new("evt-new-stand-ins").key("what", name))) " " (rule_link(rule))
                @if form.packs.may_edit { " " a href="/packs" { (form.words.text("evt-new-enter-printed")) } }
            }
        }
    }
}

/// The form of a new game, with the submitted values and the reason for a refusal.
pub(super) fn new_game(
    frame: &Frame<'_>,
    game: &Everdell,
    setup: &Setup,
    company: &SeatAssignment,
    packs: &Offered<'_>,
    fault: Option<&Message>,
) -> Markup {
    let words = frame.words();
    let form = Form { words, language: frame.prefs.language, game, content: game.pack(), setup, packs };
    let title = words.text("evt-new-title");
    let main = html! {
        main.page.wide #main data-game=(Everdell::NAME) {
            (opening(&title, &html! { p { (words.text("evt-new-lead")) } }, &scene("everdell")))
            (fault_notice(words, fault))
            form.setup.ever-setup method="post" action="/new/everdell" {
                (web::pack_choice(words, packs))
                (rivals(&form))
                (players(&form))
                (web::company_question(words, company, 6))
                (levels(&form))
                (years(&form))
                (shelf(&form))
                (modules(&form))
                (readings(&form))
                p.s.dim { a href="/credits" { (words.text("evt-new-sources")) } }
                (web::begin_buttons(words, "everdell", "evt-new-begin", Some("evt-new-quick"), packs, true))
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The choice of the opponent.
fn rivals(form: &Form<'_>) -> Markup {
    let all = [
        (RivalKind::Nightweave, "nightweave", "N6.1"),
        (RivalKind::None, "loc-forest", "E2.4"),
        (RivalKind::Rugwort, "worker-rat", "E14.1"),
    ];
    html! {
        fieldset.q {
            legend { (form.words.text("evt-new-rival")) }
            p.q-say { (form.words.text("evt-new-rival-say")) }
            div.picks.rivals {
                @for (rival, drawing, rule) in all {
                    @let name = rival.name();
                    label.pick {
                        input type="radio" name="rival" value=(name) checked[form.setup.rival == rival]
                            aria-labelledby={ "rival-" (name) } aria-describedby={ "about-" (name) };
                        span.pick-art { (icon(drawing, "whole")) }
                        span.pick-in {
                            b id={ "rival-" (name) } { (form.words.say(&Message::new("evt-new-rival-name").key("rival", name))) }
                            small id={ "about-" (name) } { (form.words.say(&Message::new("evt-new-rival-text").key("rival", name))) }
                            span { (rule_link(rule)) }
                        }
                    }
                    @if rival == RivalKind::Nightweave { (computers(form.words)) }
                }
            }
        }
    }
}

/// The link to a game against computer players.
fn computers(words: &Words) -> Markup {
    html! {
        a.pick href="/against/everdell" {
            span.pick-art { (icon("level-elder", "whole")) }
            span.pick-in {
                b { (words.text("evt-new-computers")) }
                small { (words.text("evt-new-computers-text")) }
            }
        }
    }
}

/// The number of players. Each opponent has a field of its own, so only possible numbers are offered.
fn players(form: &Form<'_>) -> Markup {
    let setup = form.setup;
    let count_of = |rival, least: u8| if setup.rival == rival { setup.players.max(least) } else { least };
    html! {
        fieldset.q.for-nightweave {
            legend { (form.words.text("evt-new-people")) " " (rule_link("N6.1")) }
            (counts(form, PEOPLE_FIELD, 1..=2, count_of(RivalKind::Nightweave, 1)))
        }
        fieldset.q.for-each-other {
            legend { (form.words.text("evt-new-players")) }
            p.q-say { (form.words.text("evt-new-players-say")) " " (rule_link("B13")) }
            (counts(form, "players", 2..=6, count_of(RivalKind::None, 2)))
        }
    }
}

/// Numbers of players, one of them selected.
fn counts(form: &Form<'_>, field: &str, all: RangeInclusive<u8>, picked: u8) -> Markup {
    html! {
        div.seg {
            @for count in all {
                label {
                    input type="radio" name=(field) value=(count) checked[count == picked];
                    (form.words.say(&Message::new("evt-new-player-count").number("count", count)))
                }
            }
        }
    }
}

/// Nightweave's level.
fn levels(form: &Form<'_>) -> Markup {
    html! {
        fieldset.q.for-nightweave {
            legend { (form.words.text("evt-new-level")) }
            p.q-say { (form.words.text("evt-new-level-say")) " " (rule_link("N6.3")) " " (rule_link("N13.6")) }
            div.picks.levels {
                @for (number, level) in (0u8..).zip(&form.content.levels) { (level_pick(form, number, level)) }
            }
            (stand_ins(form, StandIns::Activities))
        }
    }
}

fn level_pick(form: &Form<'_>, number: u8, level: &Level) -> Markup {
    html! {
        label.pick.level {
            input type="radio" name="level" value=(number) checked[form.setup.level == number]
                aria-labelledby={ "level-" (number) } aria-describedby={ "level-about-" (number) };
            span.pick-in {
                b id={ "level-" (number) } { (number) " · " (level.name.get(form.language)) }
                small { b { (form.words.say(&Message::new("evt-new-level-for").key("level", LEVELS[usize::from(number).min(4)]))) } }
                small id={ "level-about-" (number) } {
                    (form.words.say(&Message::new("evt-new-level-text")
                        .number("zero", level.zero_card)
                        .number("purple", level.purple_card)
                        .number("event", level.special_event)))
                }
            }
        }
    }
}

/// Rugwort's level.
fn years(form: &Form<'_>) -> Markup {
    html! {
        fieldset.q.for-rugwort {
            legend { (form.words.text("evt-new-year")) }
            p.q-say { (form.words.text("evt-new-year-say")) " " (rule_link("E14.6")) }
            div.seg {
                @for year in 1..=3u8 {
                    label {
                        input type="radio" name="year" value=(year) checked[form.setup.year == year];
                        (form.words.say(&Message::new("evt-year").number("year", year)))
                    }
                }
            }
        }
    }
}

/// The choice of one personality or plan.
fn choose_one(
    form: &Form<'_>,
    field: &str,
    drawing: &str,
    modules: &[Module],
    chosen: Option<&str>,
) -> Markup {
    html! {
        div.picks.modules-of {
            label.pick.level {
                input type="radio" name=(field) value="" checked[chosen.is_none()] aria-labelledby={ (field) "-none" };
                span.pick-in { b id={ (field) "-none" } { (form.words.say(&Message::new("evt-new-none").key("what", field))) } }
            }
            @for module in modules {
                label.pick.level {
                    input type="radio" name=(field) value=(module.id) checked[chosen == Some(&*module.id)]
                        aria-labelledby={ (field) "-" (module.id) } aria-describedby={ (field) "-about-" (module.id) };
                    span.pick-in {
                        b id={ (field) "-" (module.id) } { (icon(drawing, "i24")) " " (module.name.get(form.language)) }
                        small id={ (field) "-about-" (module.id) } {
                            (module.text.get(form.language))
                            @if let Some(thwart) = &module.thwart { " " i { (thwart.get(form.language)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Nightweave's optional modules.
fn modules(form: &Form<'_>) -> Markup {
    let setup = form.setup;
    html! {
        details.sheet.opts.more.for-nightweave open[setup.has_module()] {
            summary { (form.words.text("evt-new-modules")) }
            p.q-say { (form.words.text("evt-new-modules-say")) " " (rule_link("N6.8")) }
            fieldset.q {
                legend.minor { (form.words.text("evt-new-personality")) " " (rule_link("N14.1")) }
                (choose_one(form, "personality", "nw-personality", &form.content.personalities, setup.personality.as_deref()))
            }
            fieldset.q {
                legend.minor { (form.words.text("evt-new-plan")) " " (rule_link("N15.1")) }
                (choose_one(form, "plan", "nw-plan", &form.content.plans, setup.plan.as_deref()))
            }
            (switch(form, "plots", setup.plots, "N16.1"))
        }
    }
}

/// A switch for an option.
fn switch(form: &Form<'_>, field: &str, on: bool, rule: &str) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(field) value="1" checked[on] aria-describedby={ "say-" (field) };
            b { (form.words.say(&Message::new("evt-new-mini").key("mini", field))) }
            (rule_link(rule))
            small id={ "say-" (field) } { (form.words.say(&Message::new("evt-new-mini-text").key("mini", field))) }
        }
    }
}

/// A box on the shelf.
struct Boxed<'a> {
    field: &'a str,
    on: bool,
    drawing: &'a str,
    title: String,
    /// Its effect, in a sentence.
    text: String,
    rule: &'a str,
    /// The name of a first game with it that the form suggests.
    first: Option<&'a str>,
}

fn boxed(form: &Form<'_>, it: &Boxed<'_>) -> Markup {
    html! {
        label.pick.box {
            input type="checkbox" name=(it.field) value="1" checked[it.on]
                aria-labelledby={ "box-" (it.field) } aria-describedby={ "about-" (it.field) };
            span.pick-art { (icon(it.drawing, "whole")) }
            span.pick-in {
                b id={ "box-" (it.field) } { (it.title) }
                small id={ "about-" (it.field) } { (it.text) }
                span {
                    (rule_link(it.rule))
                    @if let Some(first) = it.first {
                        " " a.s href={ "/new/everdell?first=" (first) "#shelf" } {
                            (form.words.text("evt-new-first"))
                            span.vh { ": " (it.title) }
                        }
                    }
                }
            }
        }
    }
}

/// The expansions besides the base game: large and mini-expansions, a box each.
fn shelf(form: &Form<'_>) -> Markup {
    let (setup, words) = (form.setup, form.words);
    let larges = Large::ALL.map(|large| {
        let (rule, modules) = match large {
            Large::Pearlbrook => ("P1", false),
            Large::Spirecrest => ("S1", false),
            Large::Bellfaire => ("B2", true),
            Large::Newleaf => ("L2", true),
        };
        let name = large.name();
        (if modules { format!("box_{name}") } else { name.to_owned() }, large, rule)
    });
    let minis = [
        ("evertail", setup.evertail, "cd-evertail_king", "N3.1"),
        ("more_legends", setup.more_legends, "cd-foresight", "N4.1"),
        ("legends", setup.legends, "cd-amilla_glistendew", "N4.1"),
        ("abilities", setup.abilities, "pw-stoats", "N5.1"),
        ("farms", setup.farms, "cd-farm_1", "N2.1"),
        ("extra", setup.extra, "cd-town_crier", "N1.3"),
        ("rugwort_cards", setup.rugwort_cards, "cd-rugwort_ruler", "N1.3"),
    ];
    html! {
        fieldset.q #shelf {
            legend { (words.text("evt-new-shelf")) }
            p.q-say { (words.text("evt-new-shelf-say")) " " (rule_link("C1")) " " (rule_link("R56")) }
            div.picks.shelf {
                @for (field, large, rule) in &larges {
                    @let name = large.name();
                    (boxed(form, &Boxed {
                        field,
                        on: form.game.has_box(setup, *large),
                        drawing: &format!("x-{name}"),
                        title: words.say(&Message::new("evt-new-large").key("large", name)),
                        text: words.say(&Message::new("evt-new-large-say").key("large", name)),
                        rule,
                        first: Some(name),
                    }))
                }
                @for (field, on, drawing, rule) in minis {
                    (boxed(form, &Boxed {
                        field,
                        on,
                        drawing,
                        title: words.say(&Message::new("evt-new-mini").key("mini", field)),
                        text: words.say(&Message::new("evt-new-mini-text").key("mini", field)),
                        rule,
                        first: None,
                    }))
                }
            }
            (stand_ins(form, StandIns::Farms))
        }
        (parts(form, Large::Bellfaire, &setup.bellfaire.parts()))
        (parts(form, Large::Newleaf, &setup.newleaf.parts().collect::<Vec<_>>()))
    }
}

/// The modules of a box, for players who do not use all of it. If the whole box is taken, they are not asked for.
fn parts(form: &Form<'_>, large: Large, parts: &[(&'static str, bool, Rule)]) -> Markup {
    let whole = form.game.has_box(form.setup, large);
    let some = !whole && parts.iter().any(|(_, on, _)| *on);
    let name = large.name();
    html! {
        details.{ "sheet opts more expansion parts-" (name) } open[some] {
            summary {
                (icon(&format!("x-{name}"), "i48")) " "
                (form.words.say(&Message::new("evt-new-parts").key("large", name)))
            }
            p.q-say { (form.words.say(&Message::new("evt-new-parts-say").key("large", name))) }
            div.rulings {
                @for (field, on, rule) in parts {
                    // The number of players decides whether this one is needed (B13).
                    @if *field != "more_players" { (switch(form, field, *on && !whole, rule.id())) }
                }
            }
        }
    }
}

/// One question on which players differ.
struct Reading {
    rule: &'static str,
    field: &'static str,
    values: Vec<&'static str>,
    chosen: &'static str,
}

fn all_readings(options: Options) -> Vec<Reading> {
    macro_rules! readings {
        ($($rule:literal $field:ident),+ $(,)?) => {
            vec![$(Reading {
                rule: $rule,
                field: stringify!($field),
                values: values_of(options.$field),
                chosen: options.$field.name(),
            }),+]
        };
    }
    readings![
        "N17.2" spring_worker,
        "R6" empty_clearing,
        "R14" first_player,
        "R15" two_humans,
        "R39" early_journey,
        "R56" mini_with_modules,
        "R62" moved_workers,
        "R87" swipple,
        "R95" stoats,
        "R97" passing,
        "R106" storehouse_counts,
        "R113" one_bonus,
        "R122" butterflies_hand,
        "R126" extortion,
        "R127" whim_entry,
        "R131" plague,
        "BR3" market_start,
        "BR4" tied_award,
        "BR8" fair_event_mix,
        "PR1" unpaid_river,
        "PR10" compass_cards,
        "PR12" pearls_left,
        "PR15" basic_event_rows,
        "PR16" her_ship,
        "SR1" weather,
        "SR3" trail_tiles,
        "SR5" new_weather,
        "C1" major_mix,
    ]
}

/// A reading with all its values by name.
trait Named: Sized + Copy + 'static {
    const VALUES: &'static [Self];
    fn stable(self) -> &'static str;
}

macro_rules! named {
    ($($kind:ident),+ $(,)?) => {$(
        impl Named for everdell::$kind {
            const VALUES: &'static [Self] = Self::ALL;
            fn stable(self) -> &'static str { self.name() }
        }
    )+};
}

named!(
    EmptyClearing,
    FirstPlayer,
    TwoHumans,
    EarlyJourney,
    MiniWithModules,
    MovedWorkers,
    Swipple,
    StoatsUse,
    Passing,
    StorehouseCounts,
    OneBonus,
    ButterfliesHand,
    Extortion,
    WhimEntry,
    SpringWorker,
    PlagueWebs,
    FairEvents,
    TiedAward,
    MarketStart,
    UnpaidRiver,
    CompassCards,
    PearlsLeft,
    BasicEventRows,
    HerShip,
    WeatherPlay,
    TrailTiles,
    NewWeather,
    MajorMix,
);

fn values_of<T: Named>(_: T) -> Vec<&'static str> {
    T::VALUES.iter().map(|&value| value.stable()).collect()
}

/// The questions on which players differ.
fn readings(form: &Form<'_>) -> Markup {
    let open = form.setup.options != Options::default();
    html! {
        details.sheet.opts.more open[open] {
            summary { (form.words.text("evt-new-options")) }
            p.q-say { (form.words.text("evt-new-options-say")) }
            div.rulings { @for reading in all_readings(form.setup.options) {
                (look::ruling::<Everdell>(form.words, form.language, &Ruling {
                    rule: reading.rule,
                    note: Markup::default(),
                    field: reading.field,
                    values: &reading.values,
                    chosen: reading.chosen,
                    reading: "evt-reading",
                    recommended: "evt-new-default",
                }))
            } }
        }
    }
}
