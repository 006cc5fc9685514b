//! The limits of a server, and the rates of its clients.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, HeaderValue};
use site::Client;

/// The limits of a server.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// Requests per second that a client may send on average; zero for no limit.
    pub rate: f64,
    /// Requests that a client may send in a burst.
    pub burst: f64,
    /// Connections that are open concurrently; others wait to be accepted.
    pub connections: usize,
    /// Connections of one client; zero for no limit. Behind a proxy, which holds all connections, this limits the open
    /// requests of a client instead.
    pub guests: usize,
    /// The timeout for the head of a request, and between requests. Bodies may take four times as long, and reading a
    /// piece of a response twice as long.
    pub patience: Duration,
    /// Open pages that receive live updates.
    pub pages: usize,
    /// The most tables that are kept; zero for no limit.
    pub tables: u32,
    /// Hints that are computed concurrently.
    pub hints: usize,
    /// The largest form, in bytes.
    pub form: usize,
    /// The largest record or archive that is imported over the network, in bytes.
    pub record: usize,
}

impl Limits {
    /// The limits of a server that only this machine can reach; its users are trusted.
    pub const HERE: Self = Self { rate: 0.0, guests: 0, ..Self::NETWORK };

    /// The limits of a server that other machines can reach.
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

/// The most clients that are tracked separately; all others share one bucket.
const MOST_CLIENTS: usize = 10_000;

/// The rate limiter: a token bucket for each client.
#[derive(Default)]
pub(crate) struct RateLimiter {
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// The tokens of a client, at the time `then`.
struct Bucket {
    tokens: f64,
    then: Instant,
}

impl RateLimiter {
    /// Takes a token from a client's bucket. Returns whether there was one.
    pub fn allows(&self, client: Client, limits: &Limits, now: Instant) -> bool {
        if limits.rate <= 0.0 {
            return true;
        }
        // A panic cannot leave the map in an inconsistent state.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.then).as_secs_f64();
            since.mul_add(limits.rate, bucket.tokens).min(limits.burst)
        };
        let mut client = client.counted();
        if buckets.len() >= MOST_CLIENTS && !buckets.contains_key(&client) {
            // A full bucket is equivalent to none.
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

/// The client of a request. Behind a proxy, it is the last address in `X-Forwarded-For`, which the proxy has added; a
/// missing or invalid header leaves the client unknown.
pub(crate) fn client(headers: &HeaderMap, extensions: &Extensions, proxied: bool) -> Client {
    let named = |chain: &HeaderValue| chain.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let found = match headers.get_all("x-forwarded-for").iter().next_back() {
        Some(chain) if proxied => named(chain),
        None if proxied => None,
        _ => peer(extensions),
    };
    found.map_or(Client::UNKNOWN, Client)
}

/// The address of the peer.
fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip())
}

/// Whether the request comes from this machine, and not through a proxy.
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
        // A rest of any length allows one burst only.
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
        // The last header counts, which the proxy has added.
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
