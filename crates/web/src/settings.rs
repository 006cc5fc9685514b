//! The reader's settings.

use i18n::Words;
use maud::{Markup, html};
use tabletop::{Language, Message};

use crate::art::{icon, vista};
use crate::shell::{document, opening, own_name};
use crate::{Frame, Motion, Pace, Sight, Sound, Taps, Theme};

/// The form of the reader's settings. It sends `language`, `theme`, `motion`, `pace`, `sight`, `taps`, `sound` and `back`.
/// `saved` is set if they were just saved.
pub fn settings(frame: &Frame<'_>, saved: bool) -> Markup {
    let words = frame.words();
    let prefs = &frame.prefs;
    let title = words.text("site-settings-title");
    let languages: Vec<_> = Language::ALL
        .iter()
        .map(|&language| (language.tag(), own_name(language).to_owned(), language == prefs.language))
        .collect();
    let themes: Vec<_> = Theme::ALL
        .iter()
        .map(|&theme| (theme.name(), theme_said(words, theme), theme == prefs.theme))
        .collect();
    let motions: Vec<_> = Motion::ALL
        .iter()
        .map(|&motion| (motion.name(), motion_said(words, motion), motion == prefs.motion))
        .collect();
    let paces: Vec<_> = [Pace::Slow, Pace::Normal, Pace::Fast]
        .iter()
        .map(|&pace| (pace.name(), pace_said(words, pace), pace == prefs.pace))
        .collect();
    let sights: Vec<_> = Sight::ALL
        .iter()
        .map(|&sight| (sight.name(), sight_said(words, sight), sight == prefs.sight))
        .collect();
    let taps: Vec<_> =
        Taps::ALL.iter().map(|&taps| (taps.name(), taps_said(words, taps), taps == prefs.taps)).collect();
    let sounds: Vec<_> = Sound::ALL
        .iter()
        .map(|&sound| (sound.name(), sound_said(words, sound), sound == prefs.sound))
        .collect();
    let questions = [
        ("language", "site-language", None, languages),
        ("theme", "site-set-theme", None, themes),
        ("motion", "site-set-motion", Some("site-set-motion-say"), motions),
        ("pace", "site-set-pace", Some("site-set-pace-say"), paces),
        ("sound", "site-set-sound", Some("site-set-sound-say"), sounds),
        ("sight", "site-set-sight", Some("site-set-sight-say"), sights),
        ("taps", "site-set-taps", Some("site-set-taps-say"), taps),
    ];
    let main = html! {
        main.page #main {
            (opening(&title, &html! {}, &vista("cd-architect")))
            @if saved {
                div.notice role="status" { (icon("i-ok", "i20")) p { (words.text("site-settings-saved")) } }
            }
            form.prefs.sheet method="post" action="/settings" {
                input type="hidden" name="back" value=(frame.path);
                @for (name, key, say, values) in questions {
                    fieldset.seg.asked {
                        legend.label { (words.text(key)) }
                        @if let Some(say) = say { p.s.dim { (words.text(say)) } }
                        @for (value, text, chosen) in values {
                            label lang=[(name == "language").then_some(value)] {
                                input type="radio" name=(name) value=(value) checked[chosen];
                                (text)
                            }
                        }
                    }
                }
                div.btns { button.btn { (words.text("site-set-save")) } }
                p.s.dim { (words.text("site-set-cookie")) }
            }
        }
    };
    document(frame, &title, "", &[], &main)
}

/// The current settings, each in a few words.
pub(crate) fn chosen(frame: &Frame<'_>) -> [String; 4] {
    let words = frame.words();
    let prefs = &frame.prefs;
    [
        own_name(prefs.language).to_owned(),
        theme_said(words, prefs.theme),
        motion_said(words, prefs.motion),
        pace_said(words, prefs.pace),
    ]
}

fn theme_said(words: &Words, theme: Theme) -> String {
    words.say(&Message::new("site-theme").key("theme", theme.name()))
}

fn sight_said(words: &Words, sight: Sight) -> String {
    words.say(&Message::new("site-sight").key("sight", sight.name()))
}

fn taps_said(words: &Words, taps: Taps) -> String {
    words.say(&Message::new("site-taps").key("taps", taps.name()))
}

fn sound_said(words: &Words, sound: Sound) -> String {
    words.say(&Message::new("site-sound").key("sound", sound.name()))
}

fn motion_said(words: &Words, motion: Motion) -> String {
    words.say(&Message::new("site-motion").key("motion", motion.name()))
}

fn pace_said(words: &Words, pace: Pace) -> String {
    words.say(&Message::new("site-pace").key("pace", pace.name()))
}
