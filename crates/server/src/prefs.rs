//! What a reader prefers, in a cookie and in what browsers say of themselves.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use tabletop::Language;
use web::{Motion, Pace, Prefs, Sight, Theme};

/// The name of the cookie.
const NAME: &str = "prefs";

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The preferences of whoever sent these headers.
pub(crate) fn read(headers: &HeaderMap) -> Prefs {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut prefs = Prefs { language: accepted.map_or(Language::En, best_language), ..Prefs::default() };
    if let Some(cookie) = find_cookie(headers, NAME) {
        read_cookie(cookie, &mut prefs);
    }
    prefs
}

/// The cookie that keeps the preferences, as a `Set-Cookie` header has it.
pub(crate) fn cookie(prefs: Prefs) -> String {
    let Prefs { language, theme, motion, pace, sight } = prefs;
    let value = [language.tag(), theme.name(), motion.name(), pace.name(), sight.name()].join(".");
    format!("{NAME}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax; HttpOnly")
}

/// The value of a cookie.
pub(crate) fn find_cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

/// Takes over whatever of a cookie makes sense.
fn read_cookie(cookie: &str, prefs: &mut Prefs) {
    let mut values = cookie.split('.');
    let mut next = || values.next().unwrap_or_default();
    prefs.language = find_language(next()).unwrap_or(prefs.language);
    prefs.theme = Theme::find(next()).unwrap_or(prefs.theme);
    prefs.motion = Motion::find(next()).unwrap_or(prefs.motion);
    prefs.pace = Pace::find(next()).unwrap_or(prefs.pace);
    prefs.sight = Sight::find(next()).unwrap_or(prefs.sight);
}

/// The language with this tag, and no other.
pub(crate) fn find_language(tag: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.tag() == tag)
}

/// The language that somebody who accepts these reads best.
fn best_language(accepted: &str) -> Language {
    let mut best = (0, Language::En);
    for range in accepted.split(',') {
        let mut parts = range.split(';').map(str::trim);
        let language = parts.next().and_then(Language::from_tag);
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(1000, thousandths);
        if let Some(language) = language
            && weight > best.0
        {
            best = (weight, language);
        }
    }
    best.1
}

/// A weight between 0 and 1, times a thousand; nothing at all for what is none.
fn thousandths(weight: &str) -> u16 {
    match weight.parse::<f32>() {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within 0 and 1000")]
        Ok(weight) if (0.0..=1.0).contains(&weight) => (weight * 1000.0) as u16,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(language: &'static str, cookie: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(language));
        headers.insert(COOKIE, HeaderValue::from_static(cookie));
        headers
    }

    #[test]
    fn the_browser_chooses_the_language() {
        for (accepted, language) in [
            ("pl-PL,pl;q=0.9,en;q=0.8", Language::Pl),
            ("de-DE, hu;q=0.5, en;q=0.4", Language::Hu),
            ("en;q=0.3,hu;q=0.30001,pl;q=0.9", Language::Pl),
            ("en;q=0.3, pl;q=0", Language::En),
            ("pl;q=2, hu;q=-1, pl;q=x", Language::En),
            ("fr, *;q=0.5", Language::En),
            ("", Language::En),
            (";;;q=1,,,", Language::En),
            ("HU", Language::Hu),
        ] {
            assert_eq!(read(&headers(accepted, "")).language, language, "{accepted}");
        }
    }

    #[test]
    fn a_cookie_keeps_every_preference() {
        for language in Language::ALL {
            for &theme in Theme::ALL {
                for (&motion, &pace) in Motion::ALL.iter().zip(Pace::ALL) {
                    let prefs = Prefs { language, theme, motion, pace, sight: Sight::Big };
                    let mut headers = HeaderMap::new();
                    let cookie = cookie(prefs);
                    let (pair, rest) = cookie.split_once(';').unwrap();
                    assert!(rest.contains("SameSite=Lax") && rest.contains("HttpOnly"));
                    headers.insert(COOKIE, HeaderValue::from_str(&format!("a=b; {pair}; c=d")).unwrap());
                    assert_eq!(read(&headers), prefs);
                }
            }
        }
    }

    #[test]
    fn a_cookie_that_makes_no_sense_changes_nothing() {
        for cookie in ["prefs=", "prefs=....", "prefs=PL.x.y.z", "prefs", "xprefs=pl.dark", "prefs=\u{7f}"] {
            let mut headers = headers("hu", "");
            if let Ok(value) = HeaderValue::from_str(cookie) {
                headers.insert(COOKIE, value);
            }
            assert_eq!(read(&headers), Prefs { language: Language::Hu, ..Prefs::default() }, "{cookie}");
        }
        let partly = read(&headers("hu", "prefs=pl.night.none"));
        assert_eq!(partly, Prefs { language: Language::Pl, motion: Motion::None, ..Prefs::default() });
    }
}
