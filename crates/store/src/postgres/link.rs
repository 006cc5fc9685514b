//! Connections to a server and their pool.

use std::collections::HashMap;
use std::error::Error;
use std::io;
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use postgres::config::{Host, SslMode};
use postgres::types::ToSql;
use postgres::{Client, Config, NoTls, Row, Statement};

use super::fault::Fault;
use super::tables::{prepare, version};
use super::terms::Terms;
use crate::StoreError;
use crate::queue::locked;
use crate::url::without_secrets;

/// After a failed connection no other is attempted for this long, so that waiting threads do not fail one after the
/// other.
const GRACE: Duration = Duration::from_millis(500);

/// A connection with its prepared statements.
pub(super) struct Link {
    pub client: Client,
    statements: HashMap<String, Statement>,
}

impl Link {
    /// Queries with a statement that is prepared once.
    pub fn query(&mut self, text: &str, with: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Fault> {
        if !self.statements.contains_key(text) {
            let statement = self.client.prepare(text)?;
            self.statements.insert(text.to_owned(), statement);
        }
        Ok(self.client.query(&self.statements[text], with)?)
    }

    /// As [`Link::query`], for at most one row.
    pub fn find(&mut self, text: &str, with: &[&(dyn ToSql + Sync)]) -> Result<Option<Row>, Fault> {
        Ok(self.query(text, with)?.into_iter().next())
    }

    /// Reads from one snapshot with several statements.
    pub fn snapshot<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        self.client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
        let done = work(self);
        let ended = self.client.batch_execute("COMMIT");
        let done = done?;
        ended?;
        Ok(done)
    }

    /// Whether the connection is closed.
    pub fn is_lost(&self, fault: &Fault) -> bool {
        let Fault::Postgres(fault) = fault else { return self.client.is_closed() };
        let is_lost = || fault.is_closed() || fault.source().is_some_and(<dyn Error>::is::<io::Error>);
        let said = fault.as_db_error().map(|said| said.code().code());
        self.client.is_closed() || said.map_or_else(is_lost, |code| code.starts_with("57P"))
    }
}

/// A server and its connections.
pub(super) struct Server {
    /// The URL of the database without its password.
    pub shown: String,
    pub terms: Terms,
    /// The identity of this program in notifications.
    pub name: String,
    config: Config,
    /// When and why the last connection failed.
    away: Mutex<Option<(Instant, StoreError)>>,
    idle: Mutex<Idle>,
    freed: Condvar,
}

/// Idle connections, and the number in use.
#[derive(Default)]
struct Idle {
    links: Vec<Link>,
    lent: u32,
}

impl Server {
    /// Checks the URL and opens a first connection.
    pub fn open(url: &str, terms: Terms) -> Result<(Self, Link), StoreError> {
        let shown = without_secrets(url);
        let mut config: Config = url.parse().map_err(|fault| StoreError::of_postgres(&shown, &fault))?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(StoreError::Unprotected { database: shown });
        }
        let is_here = |host: &Host| match host {
            Host::Tcp(name) => {
                name == "localhost"
                    || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
            }
            #[cfg(unix)]
            Host::Unix(_) => true,
        };
        let is_here = config.get_hosts().iter().all(is_here)
            && config.get_hostaddrs().iter().all(std::net::IpAddr::is_loopback);
        // An explicit option declares the network private.
        if !is_here && config.get_ssl_mode() != SslMode::Disable {
            return Err(StoreError::Unprotected { database: shown });
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            config.host("localhost");
        }
        config
            .connect_timeout(terms.patience)
            .tcp_user_timeout(terms.patience * 3)
            .keepalives_idle(Duration::from_secs(15));
        let patience = terms.patience.as_millis();
        // A stalled writer must not block the others.
        let options = format!(
            "{} -c lock_timeout={patience} -c statement_timeout={} -c idle_in_transaction_session_timeout={}",
            config.get_options().unwrap_or_default(),
            patience * 10,
            patience * 10,
        );
        config.options(options.trim());
        let mut server = Self {
            shown,
            terms,
            name: String::new(),
            config,
            away: Mutex::default(),
            idle: Mutex::default(),
            freed: Condvar::new(),
        };
        let mut first = server.dial()?;
        let named = prepare(&server.shown, &mut first.client)
            .and_then(|()| Ok(first.client.query_one("SELECT gen_random_uuid()::text", &[])?));
        let name: String = named.map_err(|fault| server.say(fault))?.get(0);
        server.name = format!("hedgerow {name}");
        server.config.application_name(&server.name);
        drop(first);
        let link = server.connect()?;
        Ok((server, link))
    }

    /// The error for people.
    pub fn say(&self, fault: Fault) -> StoreError {
        match fault {
            Fault::Ours(fault) => fault,
            Fault::Postgres(fault) => StoreError::of_postgres(&self.shown, &fault),
        }
    }

    fn dial(&self) -> Result<Link, StoreError> {
        let client = self.config.connect(NoTls);
        let client = client.map_err(|fault| StoreError::of_postgres(&self.shown, &fault))?;
        Ok(Link { client, statements: HashMap::new() })
    }

    /// Opens a connection, unless the server was unreachable a moment ago.
    pub fn connect(&self) -> Result<Link, StoreError> {
        if let Some((when, fault)) = &*locked(&self.away)
            && when.elapsed() < GRACE
        {
            return Err(fault.clone());
        }
        let linked = self.dial().and_then(|mut link| {
            // The tables may have been migrated while the server was away.
            version(&self.shown, &mut link.client).map_err(|fault| self.say(fault))?;
            // Commits of this program are durable, whatever the server's default.
            let durable = "SELECT set_config('synchronous_commit', 'on', false)
                           WHERE current_setting('synchronous_commit') = 'off'";
            link.client.query(durable, &[]).map_err(|fault| self.say(fault.into()))?;
            Ok(link)
        });
        *locked(&self.away) = linked.as_ref().err().map(|fault| (Instant::now(), fault.clone()));
        linked
    }

    /// Reads; if an idle connection turns out to be lost, opens another.
    pub fn read<T>(&self, mut work: impl FnMut(&mut Link) -> Result<T, Fault>) -> Result<T, StoreError> {
        let _place = self.place()?;
        let kept = locked(&self.idle).links.pop();
        let mut fresh = kept.is_none();
        let mut link = match kept {
            Some(link) => link,
            None => self.connect()?,
        };
        loop {
            match work(&mut link) {
                Err(fault) if link.is_lost(&fault) => {
                    if fresh {
                        return Err(self.say(fault));
                    }
                    // The other idle connections were lost with it.
                    locked(&self.idle).links.clear();
                    link = self.connect()?;
                    fresh = true;
                }
                done => {
                    locked(&self.idle).links.push(link);
                    return done.map_err(|fault| self.say(fault));
                }
            }
        }
    }

    /// Waits for a free connection.
    fn place(&self) -> Result<Place<'_>, StoreError> {
        let is_full = |idle: &mut Idle| idle.lent >= self.terms.connections;
        let waited = self.freed.wait_timeout_while(locked(&self.idle), self.terms.patience, is_full);
        let (mut idle, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() {
            let reason = "all connections to it are in use".to_owned();
            return Err(StoreError::Unreachable { database: self.shown.clone(), reason });
        }
        idle.lent += 1;
        Ok(Place(self))
    }
}

/// A pooled connection.
struct Place<'a>(&'a Server);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        locked(&self.0.idle).lent -= 1;
        self.0.freed.notify_one();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        hang_up(std::mem::take(&mut locked(&self.idle).links));
    }
}

/// Closes connections on another thread: closing waits for the server, which an asynchronous thread must not do.
pub(super) fn hang_up(links: impl IntoIterator<Item = Link>) {
    let links: Vec<Link> = links.into_iter().collect();
    if !links.is_empty() {
        // A panic while closing has closed it, too.
        let _ended = thread::spawn(move || drop(links)).join();
    }
}
