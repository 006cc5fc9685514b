//! A finished game for sharing: its picture, its story, its turning point, and the points of each player.

use std::fmt::Write as _;

use i18n::Words;
use maud::{Markup, html};
use stats::Medal;
use tabletop::{Language, Message, Narration};

use crate::alone::standalone;
use crate::art::icon;
use crate::chances::percent;
use crate::geometry::num;
use crate::picture::{Face, INK, PAPER, PICTURE, QUIET, lines_of, signed, width_of, written};
use crate::shell::{LinkPicture, Unfurled, document_about};
use crate::{Frame, Scene};

/// The most lines of a story.
pub const LINES: usize = 6;

/// The size of the table in a picture.
pub const TABLE: (f64, f64) = (760.0, 582.0);

/// The public data of a finished game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Keepsake {
    /// The title: the players, or the chapter.
    pub title: String,
    /// The result, in a few words.
    pub result: String,
    /// The reason for the result, in a sentence; may be empty.
    pub how: String,
    /// Whether the people won.
    pub won: bool,
    /// The drawing of the final table, of size [`TABLE`].
    pub table: String,
    /// The final counts, a line for each player or each count.
    pub counts: Vec<Count>,
    /// The story of the game, at most [`LINES`] lines.
    pub story: Vec<String>,
    /// The turning point of the score.
    pub turn: Option<Turn>,
    /// The points of each player by source; empty if the game has no points.
    pub points: Vec<Points>,
}

/// A line of the final counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// The drawing before it.
    pub drawing: String,
    /// The name of the count or of the player.
    pub name: String,
    /// The value.
    pub value: String,
}

/// The points of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Points {
    /// The drawing of the player.
    pub drawing: String,
    /// The player.
    pub name: String,
    /// The total.
    pub total: String,
    /// The sources of points, each with its points.
    pub parts: Vec<(String, String)>,
}

/// The step with the largest change of the score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The step.
    pub step: u32,
    /// The text about the change.
    pub says: String,
}

/// The step with the largest change of the lead, and that change; the first of equal ones.
pub fn turning<G: Narration>(scene: &Scene<'_, G>, lead: impl Fn(&G::View) -> i32) -> Option<(u32, i32)> {
    let mut best: Option<(u32, i32)> = None;
    let mut before = None;
    for step in 0..=scene.seen.step() {
        let Ok(here) = scene.seen.at(step) else { continue };
        let now = lead(&here.view());
        let change = before.map_or(0, |before| now - before);
        before = Some(now);
        if change != 0 && best.is_none_or(|(_, most): (u32, i32)| change.abs() > most.abs()) {
            best = Some((step, change));
        }
    }
    best
}

/// The left edge and the width of the text beside the table.
const BESIDE: (f64, f64) = (812.0, 364.0);

/// The picture of a finished game, as a file. `name` is the stable name of the game, `title` its title.
pub fn picture(name: &str, title: &str, kept: &Keepsake) -> String {
    let (left, room) = BESIDE;
    let mut out = String::with_capacity(64 * 1024);
    let mark = if kept.won { "#47793e" } else { "#a83a2a" };
    let _ = write!(
        out,
        "<rect width=\"1200\" height=\"630\" fill=\"{PAPER}\"/>\
         <path d=\"M30 26L788 24L790 604L28 608Z\" fill=\"#eadcbc\" stroke=\"#8a7049\" stroke-width=\"3\" stroke-linejoin=\"round\"/>\
         <svg x=\"29\" y=\"25\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {0} {1}\" overflow=\"hidden\">{}</svg>\
         <path d=\"M812 30H1176\" stroke=\"{mark}\" stroke-width=\"6\" stroke-linecap=\"round\" fill=\"none\"/>",
        num(TABLE.0),
        num(TABLE.1),
        kept.table
    );
    let mut y = 68.0;
    for line in lines_of(title, 22.0, room, 1, true) {
        written(&mut out, &line, (left, y), 22.0, Face::SansBold, QUIET, "start");
    }
    y += 12.0;
    let size = if width_of(&kept.result, true) * 46.0 <= room { 46.0 } else { 36.0 };
    for line in lines_of(&kept.result, size, room, 3, true) {
        y += size * 1.06;
        written(&mut out, &line, (left, y), size, Face::Serif, INK, "start");
    }
    y += 12.0;
    for line in lines_of(&kept.title, 25.0, room, 3, true) {
        y += 30.0;
        written(&mut out, &line, (left, y), 25.0, Face::Serif, QUIET, "start");
    }
    let beneath = 566.0;
    let height = 42.0;
    let rows = kept.counts.len().min(7);
    let top = beneath - height * f64::from(u32::try_from(rows).unwrap_or(0));
    let free = ((top - y - 16.0) / 27.0).floor().clamp(0.0, 4.0);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 4")]
    let free = free as usize;
    if free > 0 && !kept.how.is_empty() {
        y += 6.0;
        for line in lines_of(&kept.how, 21.0, room, free, false) {
            y += 27.0;
            written(&mut out, &line, (left, y), 21.0, Face::Sans, INK, "start");
        }
    }
    // Fill the remaining space with the story, as far as it fits.
    y += 10.0;
    for line in &kept.story {
        let lines = lines_of(line, 18.0, room - 16.0, 3, false);
        let end = y + 23.0 * f64::from(u32::try_from(lines.len()).unwrap_or(0)) + 6.0;
        if end > top - 12.0 {
            break;
        }
        let _ = write!(
            out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"3\" fill=\"#8a7049\"/>",
            num(left + 4.0),
            num(y + 17.0)
        );
        for line in lines {
            y += 23.0;
            written(&mut out, &line, (left + 16.0, y), 18.0, Face::Sans, QUIET, "start");
        }
        y = end;
    }
    for (place, count) in (0_u32..).zip(kept.counts.iter().take(rows)) {
        let y = top + height * f64::from(place);
        let wide = width_of(&count.value, true) * 26.0;
        let _ = write!(
            out,
            "<path d=\"M{} {}H{}\" stroke=\"#d5c19a\" stroke-width=\"1.5\" fill=\"none\"/>\
             <use href=\"#{}\" x=\"{}\" y=\"{}\" width=\"32\" height=\"32\"/>",
            num(left),
            num(y),
            num(left + room),
            count.drawing,
            num(left),
            num(y + 5.0)
        );
        for line in lines_of(&count.name, 22.0, room - 56.0 - wide, 1, false) {
            written(&mut out, &line, (left + 42.0, y + 29.0), 22.0, Face::Sans, INK, "start");
        }
        for line in lines_of(&count.value, 26.0, room * 0.6, 1, true) {
            written(&mut out, &line, (left + room, y + 30.0), 26.0, Face::Serif, INK, "end");
        }
    }
    signed(&mut out, left, 599.0);
    standalone(name, PICTURE, &format!("{title}: {}. {}", kept.title, kept.result), &out)
}

/// The page of the end of a game.
pub struct EndPage<'a> {
    /// The id of the table.
    pub id: &'a str,
    /// The stable name of the game.
    pub game: &'static str,
    /// The title of the game.
    pub title: &'a str,
    /// The data of the finished game.
    pub kept: &'a Keepsake,
    /// The largest swing of the chance to win: the step, and the chance before and after; `None` before the game is
    /// reviewed.
    pub swing: Option<(u32, f64, f64)>,
    /// Whether there is a picture as PNG.
    pub has_png: bool,
    /// The public origin of the site, such as `https://games.example`.
    pub origin: Option<&'a str>,
    /// The medals that the game earned.
    pub medals: &'a [&'a Medal],
}

/// The address of the page of the end.
pub fn end_path(id: &str) -> String {
    format!("/table/{id}/end")
}

/// The path of the picture of the end, as PNG.
pub fn picture_path(id: &str, language: Language) -> String {
    format!("{}.png?language={}", end_path(id), language.tag())
}

/// The preview of a link to the end of a game.
pub fn unfurled_end(frame: &Frame<'_>, page: &EndPage<'_>) -> Unfurled {
    let kept = page.kept;
    let about: Vec<&str> = [&*kept.title, &kept.how].into_iter().filter(|text| !text.is_empty()).collect();
    Unfurled {
        about: about.join(" · "),
        picture: page.origin.filter(|_| page.has_png).map(|origin| LinkPicture {
            address: format!("{origin}{}", picture_path(page.id, frame.prefs.language)),
            shows: kept.result.clone(),
        }),
        address: page.origin.map(|origin| format!("{origin}{}", end_path(page.id))),
    }
}

/// The page of the end of a game.
pub fn end(frame: &Frame<'_>, page: &EndPage<'_>) -> Markup {
    let words = frame.words();
    let kept = page.kept;
    let path = end_path(page.id);
    let table = format!("/table/{}", page.id);
    let language = frame.prefs.language.tag();
    let picture =
        words.say(&Message::new("end-picture").key("title", &kept.title).key("result", &kept.result));
    let at = |step: u32| format!("{table}/at/{step}");
    let main = html! {
        main.page.wide.end-page #main {
            header.end-head {
                p.kick { (page.title) }
                h1 { (kept.result) }
                p.lead { (kept.title) @if !kept.how.is_empty() { " · " (kept.how) } }
            }
            figure.end-picture {
                // An SVG in an `img` cannot use the faces of the site; a PNG contains them.
                img src={ (path) (if page.has_png { ".png" } else { ".svg" }) "?language=" (language) } width=(PICTURE.0) height=(PICTURE.1) alt=(picture);
                figcaption.btns {
                    a.btn.small.alt href={ (path) ".svg?language=" (language) } download="hedgerow.svg" { (icon("i-download", "i18")) (words.text("end-save-svg")) }
                    @if page.has_png {
                        a.btn.small.alt href={ (path) ".png?language=" (language) } download="hedgerow.png" { (icon("i-download", "i18")) (words.text("end-save-png")) }
                    }
                    button.btn.small.alt type="button" hidden data-share=(words.text("table-shared")) { (icon("i-link", "i18")) (words.text("table-share")) }
                }
            }
            @if !kept.story.is_empty() {
                section.sheet aria-labelledby="story" {
                    h2 #story { (words.text("end-story")) }
                    ol.end-story { @for line in &kept.story { li { (line) } } }
                }
            }
            @if let Some((step, says)) = turning_point(words, page) {
                section.sheet aria-labelledby="turn" {
                    h2 #turn { (words.text("end-turn")) }
                    p { (says) }
                    p { a.btn.alt href=(at(step)) { (icon("i-play", "i18")) (words.text("end-turn-see")) } }
                }
            }
            (points(frame, kept))
            @if !page.medals.is_empty() {
                section.sheet.end-all aria-labelledby="medals" {
                    h2 #medals { (words.text("end-medals")) }
                    (crate::memory::medals_of(words, page.medals))
                }
            }
            nav.btns aria-label=(words.text("end-onward")) {
                a.btn href={ "/new/" (page.game) } { (words.text("table-new-game")) }
                a.btn.alt href={ (at(0)) "#play" } { (icon("i-play", "i18")) (words.text("table-replay")) }
                a.btn.alt href=(table) { (words.text("end-table")) }
                a.btn.alt href={ (table) "/review" } { (icon("i-search", "i18")) (words.text("table-review")) }
            }
        }
    };
    document_about(frame, &kept.result, &unfurled_end(frame, page), &main)
}

/// The turning point of the game: by the chance to win once the game is reviewed, by the score before that.
fn turning_point(words: &Words, page: &EndPage<'_>) -> Option<(u32, Markup)> {
    if let Some((step, from, to)) = page.swing {
        let says = Message::new("end-turn-chance").number("step", step);
        let says = says.number("from", percent(from)).number("to", percent(to));
        return Some((step, html! { (words.say(&says)) }));
    }
    let turn = page.kept.turn.as_ref()?;
    Some((turn.step, html! { (turn.says) " " span.dim { (words.text("end-turn-score")) } }))
}

/// The points of all players side by side, or the final counts.
fn points(frame: &Frame<'_>, kept: &Keepsake) -> Markup {
    let words = frame.words();
    html! {
        @if kept.points.is_empty() {
            section.sheet.end-all aria-labelledby="points" {
                h2 #points { (words.text("end-counts")) }
                dl.end-counts {
                    @for count in &kept.counts {
                        div { dt { (icon(&count.drawing, "i24")) " " span { (count.name) } } dd.num { (count.value) } }
                    }
                }
            }
        } @else {
            section.sheet.end-all aria-labelledby="points" {
                h2 #points { (words.text("end-points")) }
                ul.end-points {
                    @for player in &kept.points {
                        li {
                            h3 { (icon(&player.drawing, "i28")) span { (player.name) } b.push.num { (player.total) } }
                            dl.end-counts {
                                @for (what, count) in &player.parts { div { dt { (what) } dd.num { (count) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}
