//! Statistics as charts, each with a table of its data, and medals.

use i18n::Words;
use maud::{Markup, html};
use stats::{Bar, Counts, Figures, Histogram, Medal, Part, Profile, Progress, Span};
use tabletop::Message;

use super::{date, dated};
use crate::art::icon;
use crate::shell::{document, opening_with};
use crate::{Frame, Tile};

/// The statistics of one game, with the names of their words.
pub struct Chart<'a> {
    /// The game.
    pub tile: &'a Tile,
    /// The values that the statistics show.
    pub profile: &'a Profile,
    /// The numbers.
    pub figures: &'a Figures,
    /// The message for a word of an account.
    pub call: &'a dyn Fn(&str, &str) -> Message,
}

/// A medal, and whether it was earned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worn<'a> {
    /// Its progress.
    pub progress: Progress<'a>,
    /// The day on which it was earned.
    pub earned: Option<stats::Day>,
    /// The table that earned it, if it still exists.
    pub table: Option<String>,
}

/// The width of every drawing, in its own units.
const WIDTH: u32 = 640;
/// The maximal height of the bars.
const HEIGHT: u32 = 180;
/// The left edge of the bars.
const LEFT: u32 = 40;
const BASE: u32 = HEIGHT + 12;

fn count(count: u32) -> i64 {
    count.into()
}

/// A share as a whole percentage.
fn percent(words: &Words, counts: Counts) -> String {
    counts.percent().map_or_else(|| words.text("memory-no-rate"), |percent| words.percent(percent.into()))
}

/// The tabs that lead to all statistics.
fn tabs(words: &Words, tiles: &[Tile], now: &str) -> Markup {
    html! {
        nav.views aria-label=(words.text("memory-stats")) {
            a href="/stats" aria-current=[now.is_empty().then_some("page")] { (words.text("memory-any-game")) }
            @for tile in tiles {
                a href={ "/stats/" (tile.game) } aria-current=[(now == tile.game).then_some("page")] { (words.text(tile.name)) }
            }
        }
    }
}

/// All games side by side, and the medals over all of them.
pub fn all_stats(frame: &Frame<'_>, rows: &[(Tile, Counts)], worn: &[Worn<'_>]) -> Markup {
    let words = frame.words();
    let title = words.text("memory-stats");
    let tiles: Vec<Tile> = rows.iter().map(|(tile, _)| tile.clone()).collect();
    let none = rows.iter().all(|(_, counts)| counts.all() == 0);
    let earned = worn.iter().filter(|worn| worn.earned.is_some()).count();
    let main = html! {
        main.page.wide #main {
            (opening_with(&title, &words.text("memory-stats-lead"), "cd-scurrble_champion"))
            (tabs(words, &tiles, ""))
            @if none {
                (nothing(words))
            } @else {
                section.sheet aria-labelledby="by-game" {
                    h2 #by-game { (words.text("memory-by-game")) }
                    (results(words, rows.iter().map(|(tile, counts)| (words.text(tile.name), *counts)), "memory-by-game", words.text("memory-game")))
                }
            }
            section.medals-of aria-labelledby="medals" {
                h2 #medals { (words.text("memory-medals")) }
                p.dim { (words.say(&Message::new("memory-medals-count").number("count", i64::try_from(earned).unwrap_or(0)).number("all", i64::try_from(worn.len()).unwrap_or(0)))) }
                @for (key, game) in [("memory-any-game", None)].into_iter().chain(tiles.iter().map(|tile| (tile.name, Some(tile.game)))) {
                    h3 { (words.text(key)) }
                    (medals(words, worn.iter().filter(|worn| worn.progress.medal.game == game)))
                }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The statistics of one game.
pub fn stats(frame: &Frame<'_>, tiles: &[Tile], chart: &Chart<'_>, worn: &[Worn<'_>]) -> Markup {
    let words = frame.words();
    let name = words.text(chart.tile.name);
    let title = words.say(&Message::new("memory-stats-of").key("game", &name));
    let Figures { all, scores, lengths, parts, .. } = chart.figures;
    let main = html! {
        main.page.wide #main {
            (opening_with(&title, &words.text("memory-stats-lead"), "cd-scurrble_champion"))
            (tabs(words, tiles, chart.tile.game))
            @if chart.tile.ladder { p { a href={ "/ladder/" (chart.tile.game) } { (words.text("ladder-go")) } } }
            @if all.all() == 0 {
                (nothing(words))
            } @else {
                (summary(words, chart))
                div.charts {
                    (figure(words, "over-time", "memory-over-time", &over_time(words, chart.figures)))
                    @if !scores.bars.is_empty() {
                        (figure(words, "scores", chart.tile.statistics.scores, &distribution(words, scores, chart.tile.statistics.scores)))
                    }
                    (figure(words, "by-words", chart.tile.statistics.by_words, &by_words(words, chart)))
                    @if !lengths.bars.is_empty() {
                        (figure(words, "lengths", "memory-lengths", &distribution(words, lengths, "memory-lengths")))
                    }
                    @if parts.iter().any(|part| part.sum > 0) {
                        (figure(words, "parts", chart.tile.statistics.parts, &made_of(words, chart)))
                    }
                }
            }
            section.medals-of aria-labelledby="medals" {
                h2 #medals { (words.text("memory-medals")) }
                (medals(words, worn.iter()))
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The text for empty statistics.
fn nothing(words: &Words) -> Markup {
    html! {
        div.empty {
            (icon("nest", "i64"))
            p { (words.text("memory-stats-none")) }
            a.btn href="/" { (words.text("memory-stats-begin")) }
        }
    }
}

/// A chart with its title.
fn figure(words: &Words, id: &str, title: &'static str, content: &Markup) -> Markup {
    html! {
        section.sheet.chart aria-labelledby=(id) {
            h2 id=(id) { (words.text(title)) }
            (content)
        }
    }
}

/// The most important numbers.
fn summary(words: &Words, chart: &Chart<'_>) -> Markup {
    let Figures { all, scores, lengths, .. } = chart.figures;
    let fact = |key: &'static str, value: &str| html! { div { dt { (words.text(key)) } dd { (value) } } };
    html! {
        dl.sums {
            (fact("memory-sum-games", &words.number(all.all().into())))
            (fact("memory-sum-rate", &percent(words, *all)))
            @if !scores.bars.is_empty() {
                (fact("memory-sum-best", &words.number(scores.ends.1)))
                (fact("memory-sum-middle", &words.number(scores.median)))
            }
            @if !lengths.bars.is_empty() { (fact("memory-sum-length", &words.number(lengths.median))) }
        }
    }
}

/// The table behind a drawing, folded.
fn behind(words: &Words, title: &'static str, head: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        details.more.behind-chart {
            summary { (words.text("memory-as-table")) }
            div.scroll-x tabindex="0" role="group" aria-label=(words.text(title)) {
                table.grid-table {
                    thead { tr { @for (place, cell) in head.iter().enumerate() { th.num[place > 0] scope="col" { (cell) } } } }
                    tbody {
                        @for row in rows {
                            tr {
                                @for (place, cell) in row.iter().enumerate() {
                                    @if place == 0 { th scope="row" { (cell) } } @else { td.num { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The results that bars consist of, in order.
fn parts(counts: Counts) -> [(&'static str, u32); 4] {
    [("won", counts.won), ("lost", counts.lost), ("shared", counts.shared), ("given-up", counts.given_up)]
}

/// The pattern of a result, if it has one.
fn paint(result: &str) -> Option<&'static str> {
    match result {
        "lost" => Some("url(#bar-lost)"),
        "shared" => Some("url(#bar-shared)"),
        _ => None,
    }
}

/// The legend of the bars; patterns repeat the colours for colour-blind readers.
fn legend(words: &Words, counts: Counts) -> Markup {
    html! {
        ul.legend aria-hidden="true" {
            @for (result, _) in parts(counts).into_iter().filter(|(_, count)| *count > 0) {
                li { svg class={ "b-" (result) } viewBox="0 0 16 16" { rect x="1" y="1" width="14" height="14" fill=[paint(result)] {} } (words.say(&Message::new("memory-result").key("result", result))) }
            }
        }
    }
}

/// The head of a table of results.
fn result_head(words: &Words, first: String, counts: Counts) -> Vec<String> {
    let mut head = vec![first, words.text("memory-sum-games")];
    for result in shown(counts) {
        head.push(words.say(&Message::new("memory-result").key("result", result)));
    }
    head.push(words.text("memory-sum-rate"));
    head
}

/// The results that occur.
fn shown(counts: Counts) -> impl Iterator<Item = &'static str> {
    let all = [("won", 1), ("lost", 1), ("shared", counts.shared), ("given-up", counts.given_up)];
    all.into_iter().filter(|(_, count)| *count > 0).map(|(result, _)| result)
}

fn result_row(words: &Words, first: String, counts: Counts, all: Counts) -> Vec<String> {
    let mut row = vec![first, words.number(counts.all().into())];
    for result in shown(all) {
        let count = match result {
            "won" => counts.won,
            "lost" => counts.lost,
            "shared" => counts.shared,
            _ => counts.given_up,
        };
        row.push(words.number(count.into()));
    }
    row.push(percent(words, counts));
    row
}

fn total(all: &[(String, Counts)]) -> Counts {
    let mut total = Counts::default();
    for (_, counts) in all {
        total.won += counts.won;
        total.lost += counts.lost;
        total.shared += counts.shared;
        total.given_up += counts.given_up;
    }
    total
}

/// Rows of results as horizontal bars, with the table.
fn results(
    words: &Words,
    rows: impl Iterator<Item = (String, Counts)>,
    title: &'static str,
    first: String,
) -> Markup {
    let rows: Vec<(String, Counts)> = rows.collect();
    let all = total(&rows);
    let most = rows.iter().map(|(_, counts)| counts.all()).max().unwrap_or(1).max(1);
    let head = result_head(words, first, all);
    let table: Vec<Vec<String>> =
        rows.iter().map(|(name, counts)| result_row(words, name.clone(), *counts, all)).collect();
    html! {
        (legend(words, all))
        ul.lying aria-hidden="true" {
            @for (name, counts) in &rows {
                li {
                    span.name { (name) }
                    (lying(*counts, most))
                    span.num { (words.number(counts.all().into())) " · " (percent(words, *counts)) }
                }
            }
        }
        (behind(words, title, &head, &table))
    }
}

/// The results of a row as a horizontal bar.
fn lying(counts: Counts, most: u32) -> Markup {
    let scale = |count: u32| count * 300 / most;
    let mut at = 0;
    html! {
        svg.bar viewBox="0 0 300 16" preserveAspectRatio="none" {
            rect.ground x="0" y="0" width="300" height="16" {}
            @for (result, count) in parts(counts).into_iter().filter(|(_, count)| *count > 0) {
                g class={ "b-" (result) } { rect x=({ let x = at; at += scale(count); x }) y="1" width=(scale(count)) height="14" fill=[paint(result)] {} }
            }
        }
    }
}

/// The name of a unit of time.
fn span_name(words: &Words, span: Span, day: stats::Day) -> String {
    match span {
        Span::Month => {
            let (year, month, _) = day.civil();
            words.say(&Message::new("memory-month").key("year", year.to_string()).number("month", month))
        }
        Span::Day => words.say(&dated(day)),
        Span::Week => words.say(&Message::new("memory-week").message("day", dated(day))),
    }
}

/// The results over time as vertical bars.
fn over_time(words: &Words, figures: &Figures) -> Markup {
    let spans = &figures.spans;
    let most = spans.iter().map(|(_, counts)| counts.all()).max().unwrap_or(1).max(1);
    let many = u32::try_from(spans.len()).unwrap_or(1).max(1);
    let step = (WIDTH - LEFT) / many;
    let width = (step * 4 / 5).clamp(2, 48);
    let scale = |count: u32| count * HEIGHT / most;
    let head = result_head(
        words,
        words.say(&Message::new("memory-span").key("span", figures.span.name())),
        figures.all,
    );
    let rows: Vec<Vec<String>> = spans
        .iter()
        .rev()
        .filter(|(_, counts)| counts.all() > 0)
        .map(|(day, counts)| result_row(words, span_name(words, figures.span, *day), *counts, figures.all))
        .collect();
    let ends = [spans.first(), spans.last().filter(|_| spans.len() > 1)];
    html! {
        (legend(words, figures.all))
        svg.plot viewBox=(format!("0 0 {WIDTH} {}", BASE + 24)) aria-hidden="true" focusable="false" {
            (grid(most))
            @for (place, (_, counts)) in (0u32..).zip(spans) {
                @let x = LEFT + place * step + (step - width.min(step)) / 2;
                @let parts = parts(*counts);
                @for (index, (result, part)) in parts.into_iter().enumerate().filter(|(_, (_, part))| *part > 0) {
                    @let under: u32 = parts[..index].iter().map(|(_, part)| scale(*part)).sum();
                    g class={ "b-" (result) } { rect x=(x) y=(BASE - under - scale(part)) width=(width) height=(scale(part).max(1)) fill=[paint(result)] {} }
                }
            }
            line.axis x1=(LEFT) x2=(WIDTH) y1=(BASE) y2=(BASE) {}
            @if let Some((day, _)) = ends[0] { text x=(LEFT) y=(BASE + 18) { (span_name(words, figures.span, *day)) } }
            @if let Some((day, _)) = ends[1] { text.end x=(WIDTH) y=(BASE + 18) { (span_name(words, figures.span, *day)) } }
        }
        (behind(words, "memory-over-time", &head, &rows))
    }
}

/// Grid lines at round numbers behind vertical bars.
fn grid(most: u32) -> Markup {
    let marks: Vec<u32> = match most {
        0..=4 => (1..=most).collect(),
        _ => vec![most / 2, most],
    };
    html! {
        @for mark in marks {
            @let y = BASE - mark * HEIGHT / most.max(1);
            line.grid x1=(LEFT) x2=(WIDTH) y1=(y) y2=(y) {}
            text.end x=(LEFT - 6) y=(y + 4) { (mark) }
        }
    }
}

/// The win rates by two words: a square with numbers for each pair.
fn by_words(words: &Words, chart: &Chart<'_>) -> Markup {
    let Figures { rows, columns, cells, .. } = chart.figures;
    let call = |name: &str, value: &str| words.say(&(chart.call)(name, value));
    let head: Vec<String> = [words.text(chart.tile.statistics.rows)]
        .into_iter()
        .chain(columns.iter().map(|column| call(chart.profile.columns, column)))
        .chain([words.text("memory-all")])
        .collect();
    let share_of = |counts: Counts| {
        let share = counts.percent();
        let class = match share {
            None => "w-none",
            Some(0..=19) => "w-0",
            Some(20..=39) => "w-1",
            Some(40..=59) => "w-2",
            Some(60..=79) => "w-3",
            Some(_) => "w-4",
        };
        html! {
            td.heat class=(class) {
                @if counts.all() > 0 {
                    b { (percent(words, counts)) }
                    @if counts.decided() > 0 {
                        small { (words.say(&Message::new("memory-won-of").number("won", count(counts.won)).number("all", count(counts.decided())))) }
                    }
                } @else { span aria-hidden="true" { "·" } span.vh { (words.text("memory-never")) } }
            }
        }
    };
    html! {
        div.scroll-x tabindex="0" role="group" aria-label=(words.text(chart.tile.statistics.by_words)) {
            table.grid-table.heats {
                thead { tr { @for cell in &head { th scope="col" { (cell) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            th scope="row" { (call(chart.profile.rows, row)) }
                            @for column in columns {
                                (share_of(cells.get(&(row.clone(), column.clone())).copied().unwrap_or_default()))
                            }
                            (share_of(chart.figures.row(row)))
                        }
                    }
                }
            }
        }
    }
}

/// The range of numbers of a bar.
fn bar_name(bar: &Bar) -> String {
    if bar.from == bar.to { bar.from.to_string() } else { format!("{}–{}", bar.from, bar.to) }
}

/// A distribution of numbers as vertical bars; games won are filled.
fn distribution(words: &Words, histogram: &Histogram, title: &'static str) -> Markup {
    let bars = &histogram.bars;
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(1).max(1);
    let many = u32::try_from(bars.len()).unwrap_or(1).max(1);
    let step = (WIDTH - LEFT) / many;
    let width = (step * 4 / 5).clamp(2, 56);
    let scale = |count: u32| count * HEIGHT / most;
    let every = many.div_ceil(10);
    let head = [
        words.text("memory-number"),
        words.text("memory-sum-games"),
        words.say(&Message::new("memory-result").key("result", "won")),
    ];
    let rows: Vec<Vec<String>> =
        bars.iter().map(|bar| vec![bar_name(bar), bar.count.to_string(), bar.won.to_string()]).collect();
    let ended = Counts {
        won: bars.iter().map(|bar| bar.won).sum(),
        lost: bars.iter().map(|bar| bar.count - bar.won).sum(),
        ..Counts::default()
    };
    html! {
        ul.legend aria-hidden="true" {
            @if ended.won > 0 { li { svg.b-won viewBox="0 0 16 16" { rect x="1" y="1" width="14" height="14" {} } (words.say(&Message::new("memory-result").key("result", "won"))) } }
            @if ended.lost > 0 { li { svg.b-lost viewBox="0 0 16 16" { rect x="1" y="1" width="14" height="14" fill=[paint("lost")] {} } (words.text("memory-not-won")) } }
        }
        svg.plot viewBox=(format!("0 0 {WIDTH} {}", BASE + 24)) aria-hidden="true" focusable="false" {
            (grid(most))
            @for (place, bar) in (0u32..).zip(bars) {
                @let x = LEFT + place * step + (step - width.min(step)) / 2;
                @let (won, rest) = (scale(bar.won), scale(bar.count) - scale(bar.won));
                @if bar.won > 0 { g.b-won { rect x=(x) y=(BASE - won) width=(width) height=(won.max(1)) {} } }
                @if bar.count > bar.won { g.b-lost { rect x=(x) y=(BASE - won - rest) width=(width) height=(rest.max(1)) fill=[paint("lost")] {} } }
                @if place % every == 0 { text.mid x=(x + width / 2) y=(BASE + 18) { (bar.from) } }
            }
            line.axis x1=(LEFT) x2=(WIDTH) y1=(BASE) y2=(BASE) {}
        }
        p.s.dim { (words.say(&Message::new("memory-spread").number("least", histogram.ends.0).number("middle", histogram.median).number("greatest", histogram.ends.1))) }
        (behind(words, title, &head, &rows))
    }
}

/// The mean of each part of the points.
fn made_of(words: &Words, chart: &Chart<'_>) -> Markup {
    let figures = chart.figures;
    let games = i64::from((figures.all.all() - figures.all.given_up).max(1));
    let mut parts: Vec<&Part> = figures.parts.iter().filter(|part| part.sum != 0).collect();
    parts.sort_by_key(|part| -part.sum);
    let most = parts.iter().map(|part| part.sum).max().unwrap_or(1).max(1);
    let sum: i64 = parts.iter().map(|part| part.sum.max(0)).sum::<i64>().max(1);
    let name = |part: &Part| words.say(&(chart.call)("part", part.name));
    // Sums of points are far below 2⁵³: every integer is exact.
    #[allow(clippy::cast_precision_loss, reason = "see above")]
    let mean = |part: &Part| words.decimal(part.sum as f64 / games as f64);
    let share = |part: &Part| words.percent((part.sum.max(0) * 100 + sum / 2) / sum);
    let head = [words.text("memory-part"), words.text("memory-mean"), words.text("memory-share")];
    let rows: Vec<Vec<String>> = parts.iter().map(|part| vec![name(part), mean(part), share(part)]).collect();
    html! {
        ul.lying aria-hidden="true" {
            @for part in &parts {
                li {
                    span.name { (name(part)) }
                    svg.bar viewBox="0 0 300 16" preserveAspectRatio="none" {
                        rect.ground x="0" y="0" width="300" height="16" {}
                        g.b-part { rect x="0" y="1" width=(part.sum.max(0) * 300 / most) height="14" {} }
                    }
                    span.num { (mean(part)) " · " (share(part)) }
                }
            }
        }
        (behind(words, chart.tile.statistics.parts, &head, &rows))
    }
}

/// Medals, earned ones first.
fn medals<'a>(words: &Words, worn: impl Iterator<Item = &'a Worn<'a>>) -> Markup {
    let mut worn: Vec<&Worn<'_>> = worn.collect();
    worn.sort_by_key(|worn| worn.earned.is_none());
    html! {
        ul.medals {
            @for one in worn {
                @let Progress { medal, have, .. } = &one.progress;
                li.earned[one.earned.is_some()] {
                    (disc(medal, one.earned.is_some()))
                    span {
                        b { (words.text(&medal.name_key())) }
                        small { (words.text(&medal.reason_key())) }
                        @if let Some(day) = one.earned {
                            small.dim {
                                @if let Some(table) = &one.table { a href={ "/table/" (table) } { (words.text("memory-earned")) " " (date(words, day)) } }
                                @else { (words.text("memory-earned")) " " (date(words, day)) }
                            }
                        } @else if medal.need > 1 {
                            progress max=(medal.need) value=(have) aria-label=(words.text("memory-progress")) {}
                            small.dim.num { (words.say(&Message::new("site-race-count").number("count", *have).number("goal", medal.need))) }
                        } @else { small.dim { (words.text("memory-not-yet")) } }
                    }
                }
            }
        }
    }
}

/// The picture of a medal: a disc on a ribbon, with a drawing in it. Its edge shows its grade.
pub(super) fn disc(medal: &Medal, earned: bool) -> Markup {
    html! {
        svg.medal class=(medal.grade.name()) viewBox="0 0 64 72" aria-hidden="true" focusable="false" {
            use href={ "#medal-" (medal.grade.name()) } {}
            @if earned { use href={ "#" (medal.art) } x="16" y="26" width="32" height="32" {} }
            @else { use href="#i-lock" x="22" y="32" width="20" height="20" {} }
        }
    }
}
