//! Cookies: preferences, finished lessons and puzzles, and for each table the seat that has taken the device and the keys.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use tabletop::{Language, Seat};
use web::{Learnt, Motion, Pace, Prefs, Sight, Sound, Taps, Theme};

use crate::access::is_key;
use crate::language::find_language;

/// The name of the cookie of preferences.
const PREFS: &str = "prefs";

/// The name of the cookie with finished lessons and puzzles.
const LEARNT: &str = "learnt";

/// Two years, in seconds.
const TWO_YEARS: u32 = 2 * 365 * 24 * 60 * 60;

/// The most keys of a browser for a table: those of eight seats, and the host's.
const MOST_KEYS: usize = 9;

/// The name of the cookie with the seat that has taken the device.
const SEAT: &str = "seat";

/// The name of the cookie with keys.
const KEYS: &str = "keys";

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The preferences in the headers of a request.
pub(crate) fn prefs(headers: &HeaderMap) -> Prefs {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut prefs = Prefs { language: accepted.map_or(Language::En, best_language), ..Prefs::default() };
    if let Some(cookie) = find(headers, PREFS) {
        read_cookie(cookie, &mut prefs);
    }
    prefs
}

/// The `Set-Cookie` header for the preferences.
pub(crate) fn of_prefs(prefs: Prefs) -> String {
    let Prefs { language, theme, motion, pace, sight, taps, sound } = prefs;
    let value =
        [language.tag(), theme.name(), motion.name(), pace.name(), sight.name(), taps.name(), sound.name()]
            .join(".");
    format!("{PREFS}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax; HttpOnly")
}

/// The seat that has taken the device, from the cookie of a request.
pub(crate) fn seat(headers: &HeaderMap) -> Option<Seat> {
    find(headers, SEAT).and_then(|value| value.parse().ok()).map(Seat)
}

/// The keys of a request: from its cookie and, for programs, from `Authorization: Bearer KEY`.
pub(crate) fn keys(headers: &HeaderMap) -> Vec<String> {
    let cookie = find(headers, KEYS).unwrap_or_default();
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::trim);
    let keys = bearer.into_iter().chain(cookie.split('.')).filter(|key| is_key(key));
    keys.take(MOST_KEYS).map(str::to_owned).collect()
}

/// The `Set-Cookie` header for the seat that has taken the device at a table; `None` deletes the cookie.
pub(crate) fn of_seat(id: &str, seat: Option<Seat>) -> String {
    let rest = format!("Path=/table/{id}; SameSite=Lax; HttpOnly");
    match seat {
        Some(Seat(seat)) => format!("{SEAT}={seat}; {rest}"),
        None => format!("{SEAT}=; Max-Age=0; {rest}"),
    }
}

/// The `Set-Cookie` header for the keys of a table.
pub(crate) fn of_keys(id: &str, keys: &[String]) -> String {
    let age = if keys.is_empty() { 0 } else { YEAR };
    // If there are too many, keep the latest ones.
    let keys = &keys[keys.len().saturating_sub(MOST_KEYS)..];
    format!("{KEYS}={}; Max-Age={age}; Path=/table/{id}; SameSite=Lax; HttpOnly", keys.join("."))
}

/// The value of a cookie.
fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

/// Reads the preferences in a cookie; invalid ones leave the value unchanged.
fn read_cookie(cookie: &str, prefs: &mut Prefs) {
    let mut values = cookie.split('.');
    let mut next = || values.next().unwrap_or_default();
    prefs.language = find_language(next()).unwrap_or(prefs.language);
    prefs.theme = Theme::find(next()).unwrap_or(prefs.theme);
    prefs.motion = Motion::find(next()).unwrap_or(prefs.motion);
    prefs.pace = Pace::find(next()).unwrap_or(prefs.pace);
    prefs.sight = Sight::find(next()).unwrap_or(prefs.sight);
    prefs.taps = Taps::find(next()).unwrap_or(prefs.taps);
    prefs.sound = Sound::find(next()).unwrap_or(prefs.sound);
}

/// The finished lessons and puzzles in the headers of a request.
pub(crate) fn learnt(headers: &HeaderMap) -> Learnt {
    find(headers, LEARNT).map(Learnt::read).unwrap_or_default()
}

/// The `Set-Cookie` header for finished lessons and puzzles.
pub(crate) fn of_learnt(learnt: &Learnt) -> String {
    format!("{LEARNT}={}; Path=/; Max-Age={TWO_YEARS}; SameSite=Lax; HttpOnly", learnt.write())
}

/// The language that an `Accept-Language` header prefers; English if it names no supported one.
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

/// A weight between 0 and 1 in thousandths; 0 for anything else.
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
            assert_eq!(prefs(&headers(accepted, "")).language, language, "{accepted}");
        }
    }

    #[test]
    fn a_cookie_keeps_every_preference() {
        for language in Language::ALL {
            for &theme in Theme::ALL {
                for (&motion, &pace) in Motion::ALL.iter().zip(Pace::ALL) {
                    let chosen = Prefs {
                        language,
                        theme,
                        motion,
                        pace,
                        sight: Sight::Big,
                        taps: Taps::One,
                        sound: Sound::On,
                    };
                    let mut headers = HeaderMap::new();
                    let cookie = of_prefs(chosen);
                    let (pair, rest) = cookie.split_once(';').unwrap();
                    assert!(rest.contains("SameSite=Lax") && rest.contains("HttpOnly"));
                    headers.insert(COOKIE, HeaderValue::from_str(&format!("a=b; {pair}; c=d")).unwrap());
                    assert_eq!(prefs(&headers), chosen);
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
            assert_eq!(prefs(&headers), Prefs { language: Language::Hu, ..Prefs::default() }, "{cookie}");
        }
        let partly = prefs(&headers("hu", "prefs=pl.night.none"));
        assert_eq!(partly, Prefs { language: Language::Pl, motion: Motion::None, ..Prefs::default() });
    }
}
