//! The parts of preview pictures: their size, and text that stays within its box.

use std::fmt::Write as _;

use crate::alone::{SANS, SERIF, escaped};
use crate::geometry::num;

/// The width and height of a preview picture, as programs that show links expect.
pub const PICTURE: (u32, u32) = (1200, 630);

/// The colour of paper.
pub(crate) const PAPER: &str = "#f3e8cf";
/// The colour of text.
pub(crate) const INK: &str = "#2a1f18";
/// The colour of quiet text.
pub(crate) const QUIET: &str = "#524030";

/// The name of the site in a corner of a picture: a leaf and a word, from `left`, with the baseline `y`.
pub(crate) fn signed(out: &mut String, left: f64, y: f64) {
    let _ = write!(
        out,
        "<use href=\"#leaf\" x=\"{}\" y=\"{}\" width=\"28\" height=\"28\"/>",
        num(left),
        num(y - 23.0)
    );
    written(out, "Hedgerow", (left + 36.0, y), 22.0, Face::Serif, QUIET, "start");
}

/// A drawing of a given size, scaled to fit a box and centred in it.
pub fn fitted(body: &str, (width, height): (f64, f64), (wide, high): (f64, f64)) -> String {
    let scale = (wide / width.max(1.0)).min(high / height.max(1.0));
    let (x, y) = ((wide - width * scale) / 2.0, (high - height * scale) / 2.0);
    format!("<g transform=\"translate({} {}) scale({scale:.4})\">{body}</g>", num(x), num(y))
}

/// The estimated width of text, in units of its size; rather too large for both faces.
pub(crate) fn width_of(text: &str, is_bold: bool) -> f64 {
    let sign = |sign: char| match sign {
        'i' | 'j' | 'l' | 'í' | 'ł' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '!' | ' ' => 0.31,
        'f' | 't' | 'r' | '(' | ')' | '-' | '·' | '/' => 0.42,
        'm' | 'w' | 'M' | 'W' => 0.98,
        sign if sign.is_uppercase() => 0.76,
        _ => 0.58,
    };
    text.chars().map(sign).sum::<f64>() * if is_bold { 1.03 } else { 0.92 }
}

/// Text wrapped into at most `most` lines of a width; an ellipsis replaces the rest.
pub(crate) fn lines_of(text: &str, size: f64, room: f64, most: usize, is_bold: bool) -> Vec<String> {
    let fits = |line: &str| width_of(line, is_bold) * size <= room;
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if line.is_empty() || fits(&longer) {
            line = longer;
        } else {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        }
    }
    lines.push(line);
    let is_cut = lines.len() > most;
    lines.truncate(most);
    let last = lines.len().saturating_sub(1);
    for (place, line) in lines.iter_mut().enumerate() {
        let cut = is_cut && place == last;
        if cut || !fits(line) {
            while !line.is_empty() && !fits(&format!("{line}…")) {
                line.pop();
            }
            let kept = line.trim_end().len();
            line.truncate(kept);
            line.push('…');
        }
    }
    lines
}

/// One line of text in a drawing, truncated to a width. `anchor` is `start`, `middle` or `end`.
pub fn label(out: &mut String, text: &str, (x, y): (f64, f64), size: f64, room: f64, anchor: &str) {
    for line in lines_of(text, size, room, 1, true) {
        written(out, &line, (x, y), size, Face::SansBold, INK, anchor);
    }
}

/// Secondary text in a drawing, in at most `most` lines of a width.
pub fn note(out: &mut String, text: &str, (x, y): (f64, f64), size: f64, room: f64, most: usize) {
    for (place, line) in (0_u32..).zip(lines_of(text, size, room, most, false)) {
        written(out, &line, (x, y + size * 1.2 * f64::from(place)), size, Face::Sans, QUIET, "start");
    }
}

/// A face of text.
#[derive(Clone, Copy)]
pub(crate) enum Face {
    Serif,
    Sans,
    SansBold,
}

/// Writes a line of text. `anchor` is `start`, `middle` or `end`.
pub(crate) fn written(
    out: &mut String,
    text: &str,
    (x, y): (f64, f64),
    size: f64,
    face: Face,
    fill: &str,
    anchor: &str,
) {
    let (family, weight) = match face {
        Face::Serif => (SERIF, 700),
        Face::Sans => (SANS, 400),
        Face::SansBold => (SANS, 700),
    };
    let _ = write!(
        out,
        "<text x=\"{}\" y=\"{}\" font-family=\"{family}\" font-weight=\"{weight}\" font-size=\"{}\" fill=\"{fill}\" text-anchor=\"{anchor}\">{}</text>",
        num(x),
        num(y),
        num(size),
        escaped(text)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stays_within_its_box() {
        let long =
            "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and so on";
        for most in 1..4 {
            let lines = lines_of(long, 30.0, 300.0, most, true);
            assert!(lines.len() <= most);
            assert!(lines.iter().all(|line| width_of(line, true) * 30.0 <= 300.0), "{lines:?}");
            // The long word does not fit into a line.
            assert!(lines.iter().any(|line| line.ends_with('…')), "{lines:?}");
        }
        assert_eq!(lines_of("a b", 10.0, 300.0, 2, false), ["a b"]);
    }
}
