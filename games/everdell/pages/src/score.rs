//! Score sheets: every point with its reason and its rule.

use everdell::{Owner, ScoreLineView, ScoreView};
use maud::{Markup, html};
use tabletop::Message;

use super::names;
use super::sight::{Sight, rule_link, sign};
use web::look;

/// The points so far in the header, with all score sheets in its preview.
pub(super) fn running(sight: &Sight<'_>) -> Markup {
    if sight.view.ending.is_some() {
        return html! {};
    }
    let everybody = everybody(sight);
    // With many players, only the reader and the best of the others.
    let best = everybody.iter().filter(|&&(who, _)| who != sight.me).max_by_key(|(_, score)| score.total);
    let shown: Vec<_> = everybody.iter().filter(|&&(who, _)| who == sight.me).chain(best).collect();
    let face = html! {
        span.vh { (sight.text("evt-scores")) ": " }
        @for (place, &&(who, score)) in shown.iter().enumerate() {
            @if place > 0 { i {} }
            span { (sign(sight.worker(who), "i20")) em { (sight.who(who)) } b.num { (names::signed(score.total)) } }
        }
        (sign("acorn", "i18"))
    };
    let all = html! {
        section.scores aria-labelledby="scores" {
            p #scores { b { (sight.text("evt-scores")) } }
            @for (who, score) in everybody {
                details.more.points open[who == sight.me] {
                    summary { span { (sight.who(who)) } b.push.num { (names::signed(score.total)) } }
                    (sheet(sight, who, score))
                }
            }
            p.xs.dim { (sight.text("evt-scores-say")) }
        }
    };
    look::preview("points-of", "score", "", &face, &all)
}

/// All players who count points, with their sheets.
pub(super) fn everybody<'s>(sight: &'s Sight<'_>) -> Vec<(Owner, &'s ScoreView)> {
    let people = sight.view.players.iter().map(|player| (player.seat, &player.score));
    people.chain(sight.view.rival_score.iter().map(|score| (Owner::RIVAL, score))).collect()
}

/// The categories of a score pad, in order, each with the kinds of lines that it contains.
const PAD: [(&str, &str, &[&str]); 8] = [
    ("cards", "i-city", &["card"]),
    ("tokens", "token-point", &["tokens", "tokens-on"]),
    ("prosperity", "t-prosperity", &["prosperity"]),
    ("journey", "loc-journey", &["journey", "early-journey"]),
    ("events", "i-flag", &["basic-event", "special-event"]),
    ("pearlbrook", "pearl", &["pearls", "wonder", "adornment"]),
    ("trail", "map-tile", &["tile", "discovery"]),
    ("other", "acorn", &[]),
];

/// The category of a line.
fn category(line: &ScoreLineView) -> usize {
    PAD.iter().position(|(_, _, kinds)| kinds.contains(&line.what)).unwrap_or(PAD.len() - 1)
}

/// The points of one player by category, without empty categories.
pub(super) fn parts(sight: &Sight<'_>, score: &ScoreView) -> Vec<(String, String)> {
    let sum = |wanted: usize| -> i16 {
        score.lines.iter().filter(|line| category(line) == wanted).map(|line| line.points).sum()
    };
    let all = PAD.iter().enumerate().map(|(place, (name, ..))| (name, sum(place)));
    all.filter(|(_, points)| *points != 0)
        .map(|(name, points)| {
            (sight.say(Message::new("evt-pad-row").key("what", *name)), names::signed(points))
        })
        .collect()
}

/// The score pad: a row for each category, a column for each of the players.
pub(super) fn pad(sight: &Sight<'_>, everybody: &[(Owner, &ScoreView)]) -> Markup {
    let sum = |score: &ScoreView, wanted: usize| -> i16 {
        score.lines.iter().filter(|line| category(line) == wanted).map(|line| line.points).sum()
    };
    let used = |wanted: usize| {
        everybody.iter().any(|(_, score)| score.lines.iter().any(|line| category(line) == wanted))
    };
    html! {
        table.pad {
            caption.vh { (sight.text("evt-pad")) }
            thead { tr {
                td {}
                @for &(who, _) in everybody {
                    th scope="col" { (sign(sight.worker(who), "i24")) span { (sight.who(who)) } }
                }
            } }
            tbody {
                @for (place, (name, drawing, _)) in PAD.iter().enumerate().filter(|(place, _)| used(*place)) {
                    tr {
                        th scope="row" { (sign(drawing, "i16")) (sight.say(Message::new("evt-pad-row").key("what", *name))) }
                        @for (_, score) in everybody { td.num { (names::signed(sum(score, place))) } }
                    }
                }
            }
            tfoot { tr {
                th scope="row" { (sight.text("evt-score-total")) }
                @for (_, score) in everybody { td.num { (names::signed(score.total)) } }
            } }
        }
    }
}

/// Equal lines, shown as one.
struct Row<'a> {
    line: &'a ScoreLineView,
    count: u16,
    points: i16,
}

/// One sheet.
pub(super) fn sheet(sight: &Sight<'_>, who: Owner, score: &ScoreView) -> Markup {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in &score.lines {
        let alike = |row: &&mut Row<'_>| {
            (row.line.what, row.line.card, &row.line.id, row.line.rule)
                == (line.what, line.card, &line.id, line.rule)
        };
        match rows.iter_mut().find(alike) {
            Some(row) => {
                row.count += 1;
                row.points += line.points;
            }
            None => rows.push(Row { line, count: 1, points: line.points }),
        }
    }
    let caption = sight.say(Message::new("evt-score-of").message("who", sight.who_message(who)));
    html! {
        table.score-sheet {
            caption.vh { (caption) }
            tbody {
                @for row in &rows {
                    tr {
                        th scope="row" {
                            (label(sight, row.line))
                            @if row.count > 1 { span.dim { " ×" (row.count) } }
                            small { (sight.say(Message::new("evt-score-what").key("what", row.line.what))) " " (rule_link(row.line.rule)) }
                        }
                        td.num { (names::signed(row.points)) }
                    }
                }
                @if rows.is_empty() { tr { th scope="row" { (sight.text("evt-score-none")) } td.num { "0" } } }
            }
            tfoot { tr { th scope="row" { (sight.text("evt-score-total")) } td.num { (names::signed(score.total)) } } }
        }
    }
}

/// The reason of a line.
fn label(sight: &Sight<'_>, line: &ScoreLineView) -> String {
    if let Some(kind) = line.card {
        return sight.card_name(kind).to_owned();
    }
    let pack = sight.pack;
    let named = line.id.as_deref().and_then(|id| {
        let journey = pack.journeys.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let basic = || pack.basic_events.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let special = || pack.special_events.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let award = || pack.awards.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let visitor = || pack.visitors.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let wonder = || pack.wonders.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let adornment = || pack.adornments.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let tile = || pack.tiles.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let discovery = || pack.discoveries.iter().find(|it| &*it.id == id).map(|it| &it.name);
        let power = || pack.abilities.iter().find(|it| &*it.id == id).map(|it| &it.name);
        journey
            .or_else(basic)
            .or_else(special)
            .or_else(award)
            .or_else(wonder)
            .or_else(visitor)
            .or_else(adornment)
            .or_else(tile)
            .or_else(discovery)
            .or_else(power)
    });
    match named {
        Some(name) => sight.name(name).to_owned(),
        None => sight.say(Message::new("evt-score-line").key("what", line.what)),
    }
}
