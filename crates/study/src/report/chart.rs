//! Charts as SVG. Shapes repeat all information of colours.

use maud::{Markup, html};

use crate::summary::Histogram;

/// A value with its interval.
pub(super) struct Mark {
    /// Its label.
    pub label: String,
    /// The value.
    pub value: f64,
    /// The interval.
    pub interval: Option<[f64; 2]>,
    /// The formatted value.
    pub said: String,
    /// Whether its mark is filled; else hollow.
    pub full: bool,
}

/// The width of every chart, in user units.
const WIDTH: f64 = 760.0;
/// The left and right edge of the plot.
const LEFT: f64 = 270.0;
const RIGHT: f64 = 660.0;
/// The height of a row.
const ROW: f64 = 24.0;
/// The number of letters of a label that fit left of the plot.
const LETTERS: usize = 38;

fn at(number: f64) -> String {
    format!("{number:.1}")
}

/// A count of rows as a float; there are few.
fn rows(count: usize) -> f64 {
    crate::stats::real(count as u64)
}

fn short(label: &str) -> String {
    if label.chars().count() <= LETTERS {
        return label.to_owned();
    }
    let mut short: String = label.chars().take(LETTERS - 1).collect();
    short.push('…');
    short
}

/// A few round numbers between two ends, for ticks.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let span = (high - low).max(1e-9);
    let power = 10_f64.powf((span / 5.0).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|one| one * power).into_iter().find(|step| span / step <= 6.0);
    let step = step.unwrap_or(10.0 * power);
    let mut ticks = Vec::new();
    let mut tick = (low / step).ceil() * step;
    while tick <= high + step * 1e-6 && ticks.len() < 12 {
        ticks.push(tick);
        tick += step;
    }
    ticks
}

fn tick_name(tick: f64, rate: bool) -> String {
    let tick = if rate { tick * 100.0 } else { tick };
    let tick = if tick.abs() < 1e-9 { 0.0 } else { tick };
    let plain = if tick.abs() >= 5.0 || tick == 0.0 { format!("{tick:.0}") } else { format!("{tick:.2}") };
    let plain = if plain.contains('.') {
        plain.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        plain
    };
    let plain = plain.replace('-', "−");
    if rate { format!("{plain}%") } else { plain }
}

/// A chart of values with intervals, one per row; `middle` is drawn as a line.
pub(super) fn marks(title: &str, marks: &[Mark], rate: bool, middle: Option<f64>) -> Markup {
    let ends = marks.iter().flat_map(|mark| mark.interval.unwrap_or([mark.value; 2])).chain(middle);
    let (mut low, mut high) =
        ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
    if rate && middle.is_none() {
        (low, high) = (0.0, 1.0);
    }
    if high - low < 1e-9 {
        (low, high) = (low - 0.5, high + 0.5);
    }
    let x = |value: f64| LEFT + (value - low) / (high - low) * (RIGHT - LEFT);
    let bottom = rows(marks.len()) * ROW + 4.0;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", bottom + 22.0)) role="img" aria-label=(title) {
            @for tick in ticks(low, high) {
                line.grid x1=(at(x(tick))) x2=(at(x(tick))) y1="0" y2=(at(bottom)) {}
                text.mid x=(at(x(tick))) y=(at(bottom + 16.0)) { (tick_name(tick, rate)) }
            }
            @if let Some(middle) = middle { line.middle x1=(at(x(middle))) x2=(at(x(middle))) y1="0" y2=(at(bottom)) {} }
            @for (place, mark) in marks.iter().enumerate() {
                @let y = rows(place) * ROW + ROW / 2.0 + 2.0;
                text.end x=(at(LEFT - 12.0)) y=(at(y + 4.0)) { (short(&mark.label)) }
                @if let Some([from, to]) = mark.interval {
                    line.whisker x1=(at(x(from))) x2=(at(x(to))) y1=(at(y)) y2=(at(y)) {}
                    line.whisker x1=(at(x(from))) x2=(at(x(from))) y1=(at(y - 4.0)) y2=(at(y + 4.0)) {}
                    line.whisker x1=(at(x(to))) x2=(at(x(to))) y1=(at(y - 4.0)) y2=(at(y + 4.0)) {}
                }
                circle.full[mark.full].hollow[!mark.full] cx=(at(x(mark.value))) cy=(at(y)) r="4.5" {}
                text x=(at(RIGHT + 14.0)) y=(at(y + 4.0)) { (mark.said) }
            }
        }
    }
}

/// A chart of horizontal bars.
pub(super) fn bars(title: &str, bars: &[(String, f64, String)]) -> Markup {
    let most = bars.iter().map(|(_, value, _)| *value).fold(1e-9, f64::max);
    let bottom = rows(bars.len()) * ROW + 4.0;
    let long = RIGHT - LEFT - 40.0;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {bottom}")) role="img" aria-label=(title) {
            line.axis x1=(at(LEFT)) x2=(at(LEFT)) y1="0" y2=(at(bottom)) {}
            @for (place, (label, value, said)) in bars.iter().enumerate() {
                @let y = rows(place) * ROW + 4.0;
                text.end x=(at(LEFT - 12.0)) y=(at(y + 13.0)) { (short(label)) }
                rect.bar x=(at(LEFT)) y=(at(y)) width=(at((value.max(0.0) / most * long).max(1.0))) height=(at(ROW - 6.0)) {}
                text x=(at(LEFT + value.max(0.0) / most * long + 10.0)) y=(at(y + 13.0)) { (said) }
            }
        }
    }
}

/// A histogram: games won are filled, the rest hatched.
pub(super) fn histogram(title: &str, histogram: &Histogram, legend: &[String; 2]) -> Markup {
    const HEIGHT: f64 = 200.0;
    const FROM: f64 = 50.0;
    let bars = &histogram.bars;
    let most = bars.iter().map(|bar| bar.games).max().unwrap_or(1).max(1);
    let step = (WIDTH - FROM - 10.0) / rows(bars.len().max(1));
    let width = (step * 0.82).min(60.0);
    let scale = |games: u64| crate::stats::real(games) / crate::stats::real(most) * HEIGHT;
    let every = bars.len().div_ceil(10).max(1);
    let base = HEIGHT + 10.0;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", base + 54.0)) role="img" aria-label=(title) {
            defs {
                pattern id=(format!("hatch-{}", histogram.name)) width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    rect.hatched width="6" height="6" {}
                    line.hatch x1="0" y1="0" x2="0" y2="6" {}
                }
            }
            @for mark in [most.div_ceil(2), most] {
                line.grid x1=(at(FROM)) x2=(at(WIDTH)) y1=(at(base - scale(mark))) y2=(at(base - scale(mark))) {}
                text.end x=(at(FROM - 8.0)) y=(at(base - scale(mark) + 4.0)) { (mark) }
            }
            @for (place, bar) in bars.iter().enumerate() {
                @let x = FROM + rows(place) * step + (step - width) / 2.0;
                @let (won, other) = (scale(bar.won), scale(bar.games) - scale(bar.won));
                @if bar.won > 0 { rect.bar x=(at(x)) y=(at(base - won)) width=(at(width)) height=(at(won)) {} }
                @if bar.games > bar.won {
                    rect.other x=(at(x)) y=(at(base - won - other)) width=(at(width)) height=(at(other)) fill=(format!("url(#hatch-{})", histogram.name)) {}
                }
                @if place % every == 0 { text.mid x=(at(x + width / 2.0)) y=(at(base + 18.0)) { (bar.from) } }
            }
            line.axis x1=(at(FROM)) x2=(at(WIDTH)) y1=(at(base)) y2=(at(base)) {}
            rect.bar x=(at(FROM)) y=(at(base + 34.0)) width="14" height="14" {}
            text x=(at(FROM + 22.0)) y=(at(base + 46.0)) { (legend[0]) }
            rect.other x=(at(FROM + 160.0)) y=(at(base + 34.0)) width="14" height="14" fill=(format!("url(#hatch-{})", histogram.name)) {}
            text x=(at(FROM + 182.0)) y=(at(base + 46.0)) { (legend[1]) }
        }
    }
}
