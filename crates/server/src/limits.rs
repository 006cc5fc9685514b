//! How much is taken on, and from whom.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, HeaderValue};
use site::Client;

/// How much a server takes on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// How many requests a second a client may send for long; zero for as many as it likes.
    pub rate: f64,
    /// How many requests a client may send at once after a rest.
    pub burst: f64,
    /// How many connections are open at the same time; others wait to be taken.
    pub connections: usize,
    /// How many of them a client may have; zero for as many as it likes. Behind a proxy, whose connections they
    /// all are, it is how many requests a client may have open.
    pub guests: usize,
    /// How long a client may take to send the head of a request, and to rest before the next one; four times as
    /// long for a body, and twice as long to take a piece of an answer.
    pub patience: Duration,
    /// How many open pages are told of what happens.
    pub pages: usize,
    /// How many tables are kept at most; zero for as many as there is room for.
    pub tables: u32,
    /// How many hints are thought of at the same time.
    pub hints: usize,
    /// The most bytes that a form may have.
    pub form: usize,
    /// The most bytes of a record or an archive that is imported over the network.
    pub record: usize,
}

impl Limits {
    /// For a server that only this machine can reach: its users are trusted.
    pub const HERE: Self = Self { rate: 0.0, guests: 0, ..Self::NETWORK };

    /// For a server that others can reach.
    pub const NETWORK: Self = Self {
        rate: 20.0,
        burst: 120.0,
        connections: 4096,
        guests: 256,
        patience: Duration::from_secs(30),
        pages: 1024,
        tables: 100_000,
        hints: 8,
        form: 64 * 1024,
        record: 2 * 1024 * 1024,
    };
}

impl From<Limits> for site::Limits {
    fn from(limits: Limits) -> Self {
        let Limits { rate, burst, pages, tables, hints, form, record, .. } = limits;
        Self { rate, burst, pages, tables, hints, form, record }
    }
}

/// No more clients than this are told apart; all that come when they are so many are one.
const MOST_CLIENTS: usize = 10_000;

/// Who has asked how often.
#[derive(Default)]
pub(crate) struct RateLimiter {
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// What a client may still ask for, and when that was so.
struct Bucket {
    tokens: f64,
    then: Instant,
}

impl RateLimiter {
    /// Whether a client may ask now.
    pub fn allows(&self, client: Client, limits: &Limits, now: Instant) -> bool {
        if limits.rate <= 0.0 {
            return true;
        }
        // Nothing that is done with it can be left half done.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.then).as_secs_f64();
            since.mul_add(limits.rate, bucket.tokens).min(limits.burst)
        };
        let mut client = client.counted();
        if buckets.len() >= MOST_CLIENTS && !buckets.contains_key(&client) {
            // A full bucket is the same as none.
            buckets.retain(|_, bucket| filled(bucket) < limits.burst);
            if buckets.len() >= MOST_CLIENTS {
                client = Client::UNKNOWN.counted();
            }
        }
        let bucket = buckets.entry(client).or_insert(Bucket { tokens: limits.burst, then: now });
        *bucket = Bucket { tokens: filled(bucket), then: now };
        if bucket.tokens < 1.0 {
            return false;
        }
        bucket.tokens -= 1.0;
        true
    }
}

/// Who asks. Behind a proxy that is whom the proxy says it talks to: the last address that it has added. A proxy that
/// says nothing, or nothing that can be read, leaves it unknown.
pub(crate) fn client(headers: &HeaderMap, extensions: &Extensions, proxied: bool) -> Client {
    let named = |chain: &HeaderValue| chain.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let found = match headers.get_all("x-forwarded-for").iter().next_back() {
        Some(chain) if proxied => named(chain),
        None if proxied => None,
        _ => peer(extensions),
    };
    found.map_or(Client::UNKNOWN, Client)
}

/// Who holds the other end of the connection.
fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip())
}

/// Whether the client is this machine, and not behind the proxy.
pub(crate) fn is_here(headers: &HeaderMap, extensions: &Extensions, proxied: bool) -> bool {
    !(proxied && headers.contains_key("x-forwarded-for"))
        && peer(extensions).is_some_and(|peer| peer.is_loopback())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn client_at(address: [u8; 4]) -> Client {
        Client(IpAddr::from(address))
    }

    #[test]
    fn a_client_that_asks_too_often_waits_and_others_do_not() {
        let (rates, limits) = (RateLimiter::default(), Limits { rate: 2.0, burst: 3.0, ..Limits::NETWORK });
        let (one, other) = (client_at([10, 0, 0, 1]), client_at([10, 0, 0, 2]));
        let now = Instant::now();
        let asked: Vec<bool> = (0..5).map(|_| rates.allows(one, &limits, now)).collect();
        assert_eq!(asked, [true, true, true, false, false]);
        assert!(rates.allows(other, &limits, now));
        let later = now + Duration::from_millis(500);
        assert!(rates.allows(one, &limits, later) && !rates.allows(one, &limits, later));
        // No rest is long enough for more than a burst.
        let rested = now + Duration::from_hours(1);
        let asked = (0..9).filter(|_| rates.allows(one, &limits, rested)).count();
        assert_eq!(asked, 3);
    }

    #[test]
    fn no_more_clients_are_remembered_than_there_is_room_for() {
        let (rates, limits) = (RateLimiter::default(), Limits { rate: 1.0, burst: 2.0, ..Limits::NETWORK });
        let now = Instant::now();
        for number in 0..20_000_u32 {
            rates.allows(client_at(number.to_be_bytes()), &limits, now);
        }
        assert!(rates.buckets.lock().unwrap().len() <= MOST_CLIENTS + 1);
        assert!(!rates.allows(client_at([200, 0, 0, 1]), &limits, now), "they share what is left");
        assert!(rates.allows(client_at([200, 0, 0, 1]), &limits, now + Duration::from_secs(9)));
    }

    #[test]
    fn only_a_proxy_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.9, 10.0.0.7".parse().unwrap());
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
        assert_eq!(client(&headers, &extensions, true), client_at([10, 0, 0, 7]));
        assert_eq!(client(&headers, &extensions, false), client_at([127, 0, 0, 1]));
        assert!(is_here(&headers, &extensions, false) && !is_here(&headers, &extensions, true));
        // Of several headers the last one counts, which the proxy has added.
        headers.append("x-forwarded-for", "203.0.113.9".parse().unwrap());
        assert_eq!(client(&headers, &extensions, true), client_at([203, 0, 113, 9]));
        for strange in ["", "unknown", "10.0.0.1:80", "10.0.0.1,", "[::1]", "\u{fc}"] {
            headers.insert("x-forwarded-for", HeaderValue::from_bytes(strange.as_bytes()).unwrap());
            assert_eq!(client(&headers, &extensions, true), Client::UNKNOWN, "{strange}");
        }
        headers.clear();
        assert_eq!(client(&headers, &extensions, true), Client::UNKNOWN);
        assert!(is_here(&headers, &extensions, true), "no proxy has sent it");
        assert_eq!(client(&headers, &Extensions::new(), false), Client::UNKNOWN);
    }
}
