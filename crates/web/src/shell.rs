//! The frame of every page: head, header, footer.

use i18n::Words;
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};
use tabletop::{Language, Message};

use crate::Frame;
use crate::art::{icon, pointed_at, sprite, vista};
use crate::assets::{FAVICON_PATH, ICON_PATH, MANIFEST_PATH, faces_of, script_path, sheets, style_path};
use crate::book::rule_address;
use crate::picture::PICTURE;

/// The properties of a page apart from its content.
#[derive(Debug, Clone, Copy)]
pub struct Chrome<'a> {
    /// The title, without the name of the site.
    pub title: &'a str,
    /// The preview of a link to the page; `None` for the description of the site.
    pub about: Option<&'a Unfurled>,
    /// The class of `<body>`; may be empty.
    pub class: &'a str,
    /// Symbols that the page needs later. Those that it refers to are found automatically.
    pub symbols: &'a [&'a str],
    /// The content of the header between name and tools, instead of the navigation.
    pub bar: Option<&'a Markup>,
    /// Whether the browser reloads the page.
    pub refreshed: Refreshed,
    /// The target ID of the skip link, and its text.
    pub skip: Option<(&'a str, &'a str)>,
}

/// Whether a browser reloads a page automatically.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refreshed {
    /// Never.
    Never,
    /// Only without scripts: another player is about to move, and the script receives live updates.
    WithoutScript,
    /// Always: the server could not be reached.
    Always,
}

/// The seconds before a page reloads, and before it reloads if the server did not respond.
const REFRESH: [u32; 2] = [2, 6];

/// A whole document with the header of the site.
pub fn document(frame: &Frame<'_>, title: &str, class: &str, symbols: &[&str], main: &Markup) -> Markup {
    let refreshed = Refreshed::Never;
    framed(frame, &Chrome { title, about: None, class, symbols, bar: None, refreshed, skip: None }, main)
}

/// A whole document with the header of the site, and a preview for links to it.
pub fn document_about(frame: &Frame<'_>, title: &str, about: &Unfurled, main: &Markup) -> Markup {
    let about = Some(about);
    let refreshed = Refreshed::Never;
    framed(frame, &Chrome { title, about, class: "", symbols: &[], bar: None, refreshed, skip: None }, main)
}

/// The preview of a link in a message, in addition to the title of the page. Anybody may receive it, so it contains
/// nothing that is hidden from a spectator.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Unfurled {
    /// The description of the page, a sentence.
    pub about: String,
    /// Its picture.
    pub picture: Option<LinkPicture>,
    /// The address of the page, with the origin of the site.
    pub address: Option<String>,
}

/// The preview picture of a link, a PNG of size [`PICTURE`](crate::picture::PICTURE).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkPicture {
    /// Its address, with the origin of the site.
    pub address: String,
    /// Its description.
    pub shows: String,
}

/// The metadata for previews of links to the page.
fn unfurled(words: &Words, chrome: &Chrome<'_>) -> Markup {
    let site = words.text("site-description");
    let about = chrome.about.map(|about| &*about.about).filter(|about| !about.is_empty()).unwrap_or(&site);
    let picture = chrome.about.and_then(|about| about.picture.as_ref());
    html! {
        meta name="description" content=(about);
        meta property="og:site_name" content="Hedgerow";
        meta property="og:type" content="website";
        meta property="og:title" content=(chrome.title);
        meta property="og:description" content=(about);
        @if let Some(address) = chrome.about.and_then(|about| about.address.as_deref()) {
            meta property="og:url" content=(address);
        }
        @if let Some(picture) = picture {
            meta property="og:image" content=(picture.address);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(PICTURE.0);
            meta property="og:image:height" content=(PICTURE.1);
            meta property="og:image:alt" content=(picture.shows);
        }
        meta name="twitter:card" content=(if picture.is_some() { "summary_large_image" } else { "summary" });
    }
}

/// A whole document. `main` contains the `<main>` element, with the ID `main` if the skip link
/// has no other target.
pub fn framed(frame: &Frame<'_>, chrome: &Chrome<'_>, main: &Markup) -> Markup {
    let words = frame.words();
    let prefs = &frame.prefs;
    let header = header(frame, chrome.bar);
    let skip = words.text("site-skip");
    let (aim, skip) = chrome.skip.unwrap_or(("main", &skip));
    let symbols = chrome.symbols.iter().copied();
    let symbols = symbols.chain(pointed_at(&header.0)).chain(pointed_at(&main.0));
    html! {
        (DOCTYPE)
        html lang=(prefs.language.tag()) data-theme=(prefs.theme.name()) data-motion=(prefs.motion.name())
            data-pace=(prefs.pace.name()) data-sight=(prefs.sight.name()) data-sound=(prefs.sound.name()) {
            head {
                meta charset="utf-8";
                title { (chrome.title) " · Hedgerow" }
                meta name="viewport" content="width=device-width,initial-scale=1";
                (unfurled(words, chrome))
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#fcf6e7" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#1e2525" media="(prefers-color-scheme: dark)";
                link rel="icon" href=(FAVICON_PATH) type="image/svg+xml";
                link rel="manifest" href=(MANIFEST_PATH);
                link rel="apple-touch-icon" href=(ICON_PATH);
                @for face in faces_of(prefs.language) {
                    link rel="preload" href=(face.path) as="font" type="font/woff2" crossorigin;
                }
                link rel="stylesheet" href=(style_path());
                @for sheet in sheets().iter().filter(|sheet| shows(&main.0, sheet.game)) {
                    link rel="stylesheet" href=(sheet.path);
                }
                script src=(script_path()) defer {}
                @match chrome.refreshed {
                    Refreshed::Never => {},
                    Refreshed::WithoutScript => noscript { meta http-equiv="refresh" content=(REFRESH[0]); },
                    Refreshed::Always => meta http-equiv="refresh" content=(REFRESH[1]);,
                }
            }
            body class=[(!chrome.class.is_empty()).then_some(chrome.class)] {
                a.skip href={ "#" (aim) } { (skip) }
                (sprite(symbols, ""))
                (header)
                (main)
                footer.foot {
                    p { (words.text("site-unofficial")) }
                    p {
                        a href="/credits" { (words.text("site-nav-credits")) }
                        " "
                        a href="/keys" { (words.text("table-keys")) }
                    }
                }
            }
        }
    }
}

/// The attribute with the game that an element shows: pages with it have the style sheet of the game.
const SHOWS: &str = " data-game=\"";

/// Whether a page shows a game.
fn shows(markup: &str, game: &str) -> bool {
    markup.split(SHOWS).skip(1).any(|rest| rest.strip_prefix(game).is_some_and(|rest| rest.starts_with('"')))
}

/// The pages that the header leads to.
const NAV: [(&str, &str); 8] = [
    ("/", "site-nav-home"),
    ("/learn", "site-nav-learn"),
    ("/puzzles", "site-nav-puzzles"),
    ("/daily", "site-nav-daily"),
    ("/rules", "site-nav-rules"),
    ("/games", "site-nav-games"),
    ("/stats", "site-nav-stats"),
    ("/settings", "site-nav-settings"),
];

/// The name of the site, then `bar` or the navigation and the languages.
pub fn header(frame: &Frame<'_>, bar: Option<&Markup>) -> Markup {
    let words = frame.words();
    let page = frame.path.split('?').next().unwrap_or_default();
    html! {
        header.top {
            a.mark href="/" aria-label=(words.text("site-mark")) { (icon("leaf", "i32")) b { "Hedgerow" } }
            @if let Some(bar) = bar {
                (bar)
            } @else {
                @let links = html! {
                    @for (path, key) in NAV {
                        a href=(path) aria-current=[is_at(path, page)] { (words.text(key)) }
                    }
                };
                nav.nav aria-label=(words.text("site-nav")) { (links) }
                (languages(frame))
                // Shown in a narrow window instead of the row of links.
                details.menu {
                    summary { (icon("i-menu", "i20")) span { (words.text("site-menu")) } }
                    nav.sheet aria-label=(words.text("site-nav")) { (links) }
                }
            }
        }
    }
}

/// The value of `aria-current` for a link of the navigation: whether it leads to the shown page, or to its section.
fn is_at(path: &str, page: &str) -> Option<&'static str> {
    if path == page {
        return Some("page");
    }
    let below = path != "/" && page.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'));
    below.then_some("true")
}

/// The language switch. It sends only the language and the page to return to, and leaves the other preferences
/// unchanged.
pub fn languages(frame: &Frame<'_>) -> Markup {
    let words = frame.words();
    html! {
        form.lang method="post" action="/settings" {
            input type="hidden" name="back" value=(frame.path);
            span.vh { (words.text("site-language")) }
            @for language in Language::ALL {
                button name="language" value=(language.tag()) lang=(language.tag())
                    aria-pressed=(language == frame.prefs.language) { (own_name(language)) }
            }
        }
    }
}

/// The name of a language in the language itself.
pub fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::Pl => "Polski",
        Language::Hu => "Magyar",
    }
}

/// The link to a rule of a game, by its number.
pub fn rule_link(game: &str, id: &str) -> Markup {
    html! { a.rule href=(rule_address(game, id)) { (id) } }
}

/// The opening of a page: its title, an introduction, and a picture.
pub fn opening(title: &impl Render, lead: &Markup, picture: &Markup) -> Markup {
    html! {
        header.opening {
            h1 { (title) }
            (picture)
            (lead)
        }
    }
}

/// The opening of a page with one sentence and the picture of a card or a chapter.
pub fn opening_with(title: &impl Render, lead: &str, picture: &str) -> Markup {
    opening(title, &html! { p { (lead) } }, &vista(picture))
}

/// An error at the top of a page.
pub fn fault_notice(words: &Words, fault: Option<&Message>) -> Markup {
    html! {
        @if let Some(fault) = fault {
            div.notice.bad role="alert" { (icon("i-warn", "i20")) p { (words.say(fault)) } }
        }
    }
}

/// Markup from a text that is already markup.
pub fn raw(text: String) -> Markup {
    PreEscaped(text)
}
