//! Preview pictures for links to a game or to the site.

use std::fmt::Write as _;

use tabletop::Language;

use crate::alone::standalone;
use crate::art::scene;
use crate::geometry::num;
use crate::picture::{Face, INK, PAPER, PICTURE, QUIET, lines_of, signed, written};

/// The name of the poster of the site; those of games have their stable names.
pub const SITE: &str = "hedgerow";

/// The contents of a poster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poster<'a> {
    /// The stable name of the game; empty for the site.
    pub game: &'a str,
    /// The picture, by the name of its file in `art/scenes`.
    pub scene: &'a str,
    /// The large text.
    pub title: &'a str,
    /// The text below.
    pub text: &'a str,
    /// The description of the picture.
    pub shows: &'a str,
}

/// The path of a poster.
pub fn poster_path(name: &str, language: Language) -> String {
    format!("/poster/{name}.png?language={}", language.tag())
}

/// A poster as a file.
pub fn poster(poster: &Poster<'_>) -> String {
    let mut out = String::with_capacity(64 * 1024);
    let _ = write!(out, "<rect width=\"1200\" height=\"630\" fill=\"{PAPER}\"/>");
    if poster.game.is_empty() {
        across(&mut out, poster);
    } else {
        beside(&mut out, poster);
    }
    standalone(poster.game, PICTURE, poster.shows, &out)
}

/// A scene that fills a box, cropped at the sides.
fn boxed(out: &mut String, name: &str, (x, y): (f64, f64), (wide, high): (f64, f64), shape: &str) {
    let _ = write!(
        out,
        "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"{shape}\" preserveAspectRatio=\"xMidYMid slice\" overflow=\"hidden\">{}</svg>",
        num(x),
        num(y),
        num(wide),
        num(high),
        scene(name).0
    );
}

/// A wide scene above the words.
fn across(out: &mut String, poster: &Poster<'_>) {
    boxed(out, poster.scene, (0.0, 0.0), (1200.0, 356.0), "0 0 1200 356");
    let mut y = 380.0;
    for line in lines_of(poster.title, 64.0, 1100.0, 1, true) {
        y += 66.0;
        written(out, &line, (48.0, y), 64.0, Face::Serif, INK, "start");
    }
    y += 12.0;
    for line in lines_of(poster.text, 28.0, 1100.0, 2, false) {
        y += 38.0;
        written(out, &line, (48.0, y), 28.0, Face::Sans, QUIET, "start");
    }
    signed(out, 48.0, 604.0);
}

/// A scene beside the words.
fn beside(out: &mut String, poster: &Poster<'_>) {
    const LEFT: f64 = 48.0;
    const ROOM: f64 = 380.0;
    boxed(out, poster.scene, (460.0, 0.0), (740.0, 630.0), "0 0 400 240");
    let mut y = 110.0;
    for line in lines_of(poster.title, 58.0, ROOM, 3, true) {
        written(out, &line, (LEFT, y), 58.0, Face::Serif, INK, "start");
        y += 62.0;
    }
    for line in lines_of(poster.text, 27.0, ROOM, 8, false) {
        written(out, &line, (LEFT, y), 27.0, Face::Sans, QUIET, "start");
        y += 36.0;
    }
    signed(out, LEFT, 592.0);
}
