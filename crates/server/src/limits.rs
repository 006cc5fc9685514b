//! How much is taken on, and from whom.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, HeaderValue};

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
    /// The most bytes of a record or an archive that somebody brings over the network.
    pub record: usize,
}

impl Limits {
    /// For a server that this machine alone can reach: whoever sits at it is trusted with it.
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
        hints: crate::hint::MOST_HINTS,
        form: 64 * 1024,
        record: 2 * 1024 * 1024,
    };
}

/// No more clients than this are told apart; all that come when they are so many are one.
const MOST_CLIENTS: usize = 10_000;

/// Who has asked how often.
#[derive(Default)]
pub(crate) struct Rates {
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// What a client may still ask for, and when that was so.
struct Bucket {
    tokens: f64,
    then: Instant,
}

impl Rates {
    /// Whether a client may ask now.
    pub fn allows(&self, client: IpAddr, limits: &Limits, now: Instant) -> bool {
        if limits.rate <= 0.0 {
            return true;
        }
        // Nothing that is done with it can be left half done.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.then).as_secs_f64();
            since.mul_add(limits.rate, bucket.tokens).min(limits.burst)
        };
        let mut client = one_of(client);
        if buckets.len() >= MOST_CLIENTS && !buckets.contains_key(&client) {
            // Whoever has rested long enough is as good as new.
            buckets.retain(|_, bucket| filled(bucket) < limits.burst);
            if buckets.len() >= MOST_CLIENTS {
                client = UNKNOWN;
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

/// How much each client has open: connections or, behind a proxy, requests.
#[derive(Default, Clone)]
pub(crate) struct Crowd(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Crowd {
    /// One more for a client, until it is dropped; nothing for a client that has so many already.
    pub fn enter(&self, client: IpAddr, most: usize) -> Option<Token> {
        let client = one_of(client);
        if most > 0 {
            let mut crowd = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let open = crowd.entry(client).or_default();
            if *open >= most {
                return None;
            }
            *open += 1;
        }
        Some(Token { crowd: (most > 0).then(|| self.clone()), client })
    }
}

/// One thing that a client has open.
pub(crate) struct Token {
    /// Where it is counted, if it is.
    crowd: Option<Crowd>,
    client: IpAddr,
}

impl Drop for Token {
    fn drop(&mut self) {
        let Some(Crowd(crowd)) = &self.crowd else { return };
        let mut crowd = crowd.lock().unwrap_or_else(PoisonError::into_inner);
        match crowd.get_mut(&self.client) {
            Some(open) if *open > 1 => *open -= 1,
            _ => drop(crowd.remove(&self.client)),
        }
    }
}

/// A client has a whole network of addresses of the sixth version.
fn one_of(client: IpAddr) -> IpAddr {
    match client.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// Whoever cannot be told from others. They are one client, with what one may do.
pub(crate) const UNKNOWN: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

/// Who asks. Behind a proxy that is whom the proxy says it talks to: the last address that it has added. A proxy that
/// says nothing, or nothing that can be read, leaves it unknown.
pub(crate) fn client(headers: &HeaderMap, extensions: &Extensions, proxied: bool) -> IpAddr {
    let named = |chain: &HeaderValue| chain.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let found = match headers.get_all("x-forwarded-for").iter().next_back() {
        Some(chain) if proxied => named(chain),
        None if proxied => None,
        _ => peer(extensions),
    };
    found.unwrap_or(UNKNOWN)
}

/// Who holds the other end of the connection.
fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip())
}

/// Whether it is this machine that asks, not somebody through the proxy.
pub(crate) fn is_here(headers: &HeaderMap, extensions: &Extensions, proxied: bool) -> bool {
    !(proxied && headers.contains_key("x-forwarded-for"))
        && peer(extensions).is_some_and(|peer| peer.is_loopback())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_client_that_asks_too_often_waits_and_others_do_not() {
        let (rates, limits) = (Rates::default(), Limits { rate: 2.0, burst: 3.0, ..Limits::NETWORK });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
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
        let (rates, limits) = (Rates::default(), Limits { rate: 1.0, burst: 2.0, ..Limits::NETWORK });
        let now = Instant::now();
        for number in 0..20_000_u32 {
            rates.allows(IpAddr::from(number.to_be_bytes()), &limits, now);
        }
        assert!(rates.buckets.lock().unwrap().len() <= MOST_CLIENTS + 1);
        assert!(!rates.allows(IpAddr::from([200, 0, 0, 1]), &limits, now), "they share what is left");
        assert!(rates.allows(IpAddr::from([200, 0, 0, 1]), &limits, now + Duration::from_secs(9)));
    }

    #[test]
    fn a_client_has_so_much_open_and_no_more() {
        let (crowd, one, other) =
            (Crowd::default(), IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = crowd.enter(one, 2);
        let second = crowd.enter(one, 2);
        assert!(first.is_some() && second.is_some() && crowd.enter(one, 2).is_none());
        assert!(crowd.enter(other, 2).is_some() && crowd.enter(one, 0).is_some());
        drop(first);
        let third = crowd.enter(one, 2);
        assert!(third.is_some());
        drop((second, third));
        assert!(crowd.0.lock().unwrap().is_empty(), "nobody is remembered who has nothing open");
    }

    #[test]
    fn a_network_is_one_client_and_only_a_proxy_is_believed() {
        let one: IpAddr = "2001:db8:1:2:3:4:5:6".parse().unwrap();
        assert_eq!(one_of(one), one_of("2001:db8:1:2::9".parse().unwrap()));
        assert_ne!(one_of(one), one_of("2001:db8:1:3::9".parse().unwrap()));
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.9, 10.0.0.7".parse().unwrap());
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
        assert_eq!(client(&headers, &extensions, true), IpAddr::from([10, 0, 0, 7]));
        assert_eq!(client(&headers, &extensions, false), IpAddr::from([127, 0, 0, 1]));
        assert!(is_here(&headers, &extensions, false) && !is_here(&headers, &extensions, true));
        // Of several headers the last one counts, which the proxy has added.
        headers.append("x-forwarded-for", "203.0.113.9".parse().unwrap());
        assert_eq!(client(&headers, &extensions, true), IpAddr::from([203, 0, 113, 9]));
        for strange in ["", "unknown", "10.0.0.1:80", "10.0.0.1,", "[::1]", "\u{fc}"] {
            headers.insert("x-forwarded-for", HeaderValue::from_bytes(strange.as_bytes()).unwrap());
            assert_eq!(client(&headers, &extensions, true), UNKNOWN, "{strange}");
        }
        headers.clear();
        assert_eq!(client(&headers, &extensions, true), UNKNOWN);
        assert!(is_here(&headers, &extensions, true), "no proxy has sent it");
        assert_eq!(client(&headers, &Extensions::new(), false), UNKNOWN);
    }
}
