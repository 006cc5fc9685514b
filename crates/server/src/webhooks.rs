//! Webhooks: messages to programs of the players.
//!
//! The host of a table enters an address; the operator decides which machines are allowed. The name of a machine is
//! resolved when a message is sent, and the message goes to the very address that was checked. Redirects are not
//! followed. A message contains no key and no hidden information.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use axum::http::Uri;
use site::Outbox;

/// The longest address, in bytes.
const LONGEST: usize = 512;

/// The most messages in the queue, at most one for each table.
const MOST: usize = 256;

/// The number of threads that send messages.
const HANDS: usize = 2;

/// The timeout for the connection, and for the response.
const PATIENCE: Duration = Duration::from_secs(3);

/// The delays before the retries of a message.
const AGAIN: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(10)];

/// The machines that messages may be sent to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Webhooks {
    /// Any machine if the server serves only this machine; otherwise only machines with public addresses.
    #[default]
    ByPlace,
    /// No machine.
    Off,
    /// Public addresses only.
    Public,
    /// All machines, including this one and its network.
    Any,
}

impl Webhooks {
    /// Whether messages are sent at all.
    fn is_allowed(self) -> bool {
        self != Self::Off
    }

    /// Whether a message may be sent to an address. `is_local`: whether the server serves only this machine.
    fn admits(self, is_local: bool, address: IpAddr) -> bool {
        match self {
            Self::Off => false,
            Self::Any => true,
            Self::ByPlace if is_local => true,
            Self::Public | Self::ByPlace => is_public(address),
        }
    }
}

/// Whether an address is public: neither of a private network, nor translated into such an address.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_set_apart = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224.., ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18..=19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !is_set_apart
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Exclude addresses that embed IPv4 addresses, such as 6to4: they may lead anywhere.
    let is_set_apart = matches!((a, b), (0x2001, 0..=0x1ff | 0xdb8) | (0x2002 | 0x3fff, _));
    (0x2000..0x4000).contains(&a) && !is_set_apart
}

/// The destination of a message.
struct Target {
    host: String,
    port: u16,
    path: String,
    /// The value of the `Host` header.
    authority: String,
}

/// Parses an address.
///
/// # Errors
/// A word for the fault of the address.
fn target(url: &str) -> Result<Target, &'static str> {
    if url.len() > LONGEST {
        return Err("long");
    }
    if !url.get(..7).is_some_and(|scheme| scheme.eq_ignore_ascii_case("http://")) {
        return Err("scheme");
    }
    let uri: Uri = url.parse().map_err(|_| "form")?;
    let authority = uri.authority().ok_or("form")?;
    if authority.as_str().contains('@') || authority.host().is_empty() {
        return Err("form");
    }
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    Ok(Target {
        host,
        port: authority.port_u16().unwrap_or(80),
        path: if path.starts_with('/') { path.to_owned() } else { format!("/{path}") },
        authority: authority.as_str().to_owned(),
    })
}

/// A message in the queue.
struct Job {
    table: String,
    url: String,
    body: String,
    /// The number of failed attempts.
    tried: usize,
    due: Instant,
}

#[derive(Default)]
struct State {
    is_closed: bool,
    jobs: VecDeque<Job>,
}

/// The queue of messages.
pub(crate) struct WebhookQueue {
    webhooks: Webhooks,
    /// Whether the server serves only this machine.
    is_local: bool,
    state: Mutex<State>,
    ready: Condvar,
}

impl WebhookQueue {
    pub fn new(webhooks: Webhooks, is_local: bool) -> Self {
        Self { webhooks, is_local, state: Mutex::default(), ready: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic cannot leave the queue in an inconsistent state.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next message that is due. `None` after the queue is closed.
    fn next(&self) -> Option<Job> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return None;
            }
            let now = Instant::now();
            let first = (0..state.jobs.len()).min_by_key(|&at| state.jobs[at].due);
            match first.map(|at| (at, state.jobs[at].due)) {
                Some((at, due)) if due <= now => return state.jobs.remove(at),
                Some((_, due)) => {
                    let waited = self.ready.wait_timeout(state, due - now);
                    state = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
                None => state = self.ready.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Schedules a retry, unless a newer message of the table is queued or all retries have failed.
    fn again(&self, mut job: Job) {
        let Some(pause) = AGAIN.get(job.tried) else { return };
        let mut state = self.state();
        if state.jobs.len() < MOST && !state.jobs.iter().any(|other| other.table == job.table) {
            job.tried += 1;
            job.due = Instant::now() + *pause;
            state.jobs.push_back(job);
            self.ready.notify_one();
        }
    }

    /// Starts the threads that send messages.
    pub fn start(queue: &Arc<Self>) {
        for _ in 0..HANDS {
            let queue = Arc::clone(queue);
            thread::spawn(move || {
                while let Some(job) = queue.next() {
                    match queue.post(&job.url, &job.body) {
                        Ok(status) if (200..300).contains(&status) => {}
                        // A retry would be refused again.
                        Ok(status) if (300..500).contains(&status) && status != 429 => {
                            eprintln!("hedgerow: a message of a table was answered by {status}");
                        }
                        Ok(_) | Err(_) if job.tried < AGAIN.len() => queue.again(job),
                        Ok(status) => eprintln!("hedgerow: a message of a table was answered by {status}"),
                        Err(fault) => eprintln!("hedgerow: a message of a table was not sent: {fault}"),
                    }
                }
            });
        }
    }

    /// Closes the queue permanently.
    pub fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        state.jobs.clear();
        self.ready.notify_all();
    }

    /// Sends a message, and returns the status of the response.
    fn post(&self, url: &str, body: &str) -> io::Result<u16> {
        let strange = |why: &str| io::Error::new(io::ErrorKind::InvalidInput, why.to_owned());
        let target = target(url).map_err(strange)?;
        let mut found = (&*target.host, target.port).to_socket_addrs()?;
        let may = |address: &SocketAddr| self.webhooks.admits(self.is_local, address.ip());
        let address = found.find(may).ok_or_else(|| strange("that machine may not be written to"))?;
        let begun = Instant::now();
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let request = format!(
            "POST {} HTTP/1.1\r\nHost: {}\r\nUser-Agent: Hedgerow/{}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            target.path,
            target.authority,
            env!("CARGO_PKG_VERSION"),
            body.len(),
        );
        stream.write_all(request.as_bytes())?;
        // Only the first line matters: `HTTP/1.1 204 …`.
        let mut head = Vec::new();
        while !head.contains(&b'\n') && head.len() < 256 {
            let left = PATIENCE.saturating_sub(begun.elapsed());
            if left.is_zero() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            stream.set_read_timeout(Some(left))?;
            let mut some = [0; 64];
            match stream.read(&mut some)? {
                0 => break,
                read => head.extend_from_slice(&some[..read]),
            }
        }
        let line = String::from_utf8_lossy(&head);
        let status = line.strip_prefix("HTTP/1.").and_then(|line| line.split(' ').nth(1));
        status.and_then(|status| status.trim().parse().ok()).ok_or_else(|| io::ErrorKind::InvalidData.into())
    }
}

impl Outbox for WebhookQueue {
    fn is_allowed(&self) -> bool {
        self.webhooks.is_allowed()
    }

    /// Checks the form of an address. Names of machines are resolved only when a message is sent.
    fn check(&self, url: &str) -> Result<(), &'static str> {
        if !self.webhooks.is_allowed() {
            return Err("off");
        }
        match target(url)?.host.parse::<IpAddr>() {
            Ok(address) if !self.webhooks.admits(self.is_local, address) => Err("forbidden"),
            _ => Ok(()),
        }
    }

    fn send(&self, table: &str, url: String, body: String) {
        let mut state = self.state();
        state.jobs.retain(|job| job.table != table);
        if state.is_closed || state.jobs.len() >= MOST {
            return;
        }
        state.jobs.push_back(Job { table: table.to_owned(), url, body, tried: 0, due: Instant::now() });
        self.ready.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_everybody_can_reach_is_public() {
        for address in [
            "127.0.0.1",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:10.1.2.3",
            "::7f00:1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "fec0::1",
            "192.0.2.7",
            "203.0.113.5",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["1.1.1.1", "172.32.0.1", "100.63.0.1", "193.0.0.1", "2606:4700::1111", "2a01:4f8::1"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn who_runs_the_server_says_where_messages_go() {
        let (here, there): (IpAddr, IpAddr) = ("127.0.0.1".parse().unwrap(), "1.1.1.1".parse().unwrap());
        for (hooks, is_local, admits) in [
            (Webhooks::ByPlace, true, [true, true]),
            (Webhooks::ByPlace, false, [false, true]),
            (Webhooks::Public, true, [false, true]),
            (Webhooks::Any, false, [true, true]),
            (Webhooks::Off, true, [false, false]),
        ] {
            assert_eq!([here, there].map(|address| hooks.admits(is_local, address)), admits, "{hooks:?}");
        }
    }

    #[test]
    fn an_address_is_read_as_it_is_written_or_not_at_all() {
        let Ok(Target { host, port, path, authority }) = target("http://[::1]:81/a?b=c") else {
            panic!("it is one")
        };
        assert_eq!((&*host, port, &*path, &*authority), ("::1", 81, "/a?b=c", "[::1]:81"));
        let Ok(Target { host, port, path, .. }) = target("http://relay.example") else { panic!("it is one") };
        assert_eq!((&*host, port, &*path), ("relay.example", 80, "/"));
        for (url, why) in [
            ("https://relay.example/", "scheme"),
            ("file:///etc/passwd", "scheme"),
            ("gopher://x/", "scheme"),
            ("/only/a/path", "scheme"),
            ("http://", "form"),
            ("http://user:word@relay.example/", "form"),
            ("http://a b/", "form"),
            ("http://x/\r\nHost: y", "form"),
            ("", "scheme"),
        ] {
            assert_eq!(target(url).err(), Some(why), "{url:?}");
        }
        assert_eq!(target(&format!("http://{}/", "x".repeat(600))).err(), Some("long"));
    }

    #[test]
    fn no_more_messages_wait_than_there_is_room_for() {
        let hooks = WebhookQueue::new(Webhooks::Any, true);
        for number in 0..MOST + 9 {
            for _ in 0..2 {
                hooks.send(&format!("table {number}"), "http://x/".to_owned(), String::new());
            }
        }
        assert_eq!(hooks.state().jobs.len(), MOST);
        hooks.close();
        assert!(hooks.next().is_none());
    }
}
