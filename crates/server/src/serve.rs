//! Opening the door, and closing it.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use store::{Place, StoreError};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use site::{Platform, Policy, ServedGame, Site};

use crate::bots;
use crate::connections::ConnectionLimiter;
use crate::limits::Limits;
use crate::options::ServerOptions;
use crate::origin::Origin;
use crate::platform::{Threads, platform};
use crate::routes::router;
use crate::state::ServerState;
use crate::webhooks::WebhookQueue;

/// How long requests that have begun may take once the server is told to stop.
const FAREWELL: Duration = Duration::from_secs(5);

/// No more requests than this are worked on at the same time; most of them wait for the disk.
const MOST_ASIDE: usize = 64;

/// Where to serve what.
#[derive(Clone)]
pub struct Config {
    /// The address to listen at. The default is this machine alone.
    pub address: IpAddr,
    /// The port; 0 is any that is free.
    pub port: u16,
    /// Where games are kept.
    pub database: Place,
    /// The games, in the order of the first page.
    pub games: Vec<Arc<dyn ServedGame>>,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// The least time between two moves of bots at a table.
    pub pace: Duration,
    /// How much is taken on; nothing for what suits the address.
    pub limits: Option<Limits>,
    /// How it behaves towards those who run it.
    pub options: ServerOptions,
    /// Where others reach the site; links that messages show have pictures only with it.
    pub origin: Option<Origin>,
}

impl Config {
    /// The port that is served if no other is asked for.
    pub const PORT: u16 = 8080;

    /// The least time between two moves of bots, unless another is asked for: as long as
    /// it takes to see what has changed.
    pub const PACE: Duration = Duration::from_millis(800);

    /// Serves these games to this machine alone, at the usual port.
    pub fn new(database: impl Into<Place>, games: Vec<Arc<dyn ServedGame>>) -> Self {
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        // One core is left to the people; yet one long thought must not keep all tables waiting.
        let bot_threads = thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(2);
        Self {
            address,
            port: Self::PORT,
            database: database.into(),
            games,
            bot_threads,
            pace: Self::PACE,
            limits: None,
            options: ServerOptions::default(),
            origin: None,
        }
    }
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Another program listens there.
    #[error(
        "port {} of {} is in use by another program, perhaps by another Hedgerow: \
         stop that one, or choose another port", .address.port(), .address.ip()
    )]
    PortInUse {
        /// The address and the port.
        address: SocketAddr,
    },
    /// The system does not let us listen there.
    #[error("listening at {address} is not allowed: choose a port above 1023")]
    PortForbidden {
        /// The address and the port.
        address: SocketAddr,
    },
    /// This machine does not have the address.
    #[error("{} is not an address of this machine: choose 127.0.0.1, or 0.0.0.0 for all", .address.ip())]
    AddressNotHere {
        /// The address and the port.
        address: SocketAddr,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Something else that the system says.
    #[error("the server cannot go on: {0}")]
    System(#[source] io::Error),
}

/// A server that listens and does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    state: Arc<ServerState>,
    threads: Arc<Threads>,
    webhooks: Arc<WebhookQueue>,
    bot_threads: usize,
}

impl Server {
    /// Opens the database and listens.
    ///
    /// # Errors
    /// When the port cannot be had, or the database cannot be used.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let address = SocketAddr::new(config.address, config.port);
        let listener = TcpListener::bind(address).await.map_err(|fault| match fault.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortInUse { address },
            io::ErrorKind::PermissionDenied => ServeError::PortForbidden { address },
            io::ErrorKind::AddrNotAvailable => ServeError::AddressNotHere { address },
            _ => ServeError::System(fault),
        })?;
        let address = listener.local_addr().map_err(ServeError::System)?;
        let Config { database, games, pace, bot_threads, limits, options, origin, .. } = config;
        // Through a proxy clients come from anywhere.
        let is_local = address.ip().is_loopback() && !options.proxied;
        let limits = limits.unwrap_or(if is_local { Limits::HERE } else { Limits::NETWORK });
        let policy = Policy {
            is_local,
            proxied: options.proxied,
            open_packs: options.open_packs,
            limits: limits.into(),
        };
        let threads = Arc::new(Threads::default());
        let webhooks = Arc::new(WebhookQueue::new(options.webhooks, is_local));
        let (workers, outbox) = (Arc::clone(&threads), Arc::clone(&webhooks));
        let opened = tokio::task::spawn_blocking(move || {
            let platform = platform(database.open()?, workers, outbox);
            let platform = Platform { origin: origin.map(Origin::into_text), ..platform };
            Ok::<_, StoreError>(Site::new(platform, games, policy, pace))
        });
        let site = opened.await.map_err(|fault| ServeError::System(io::Error::other(fault)))??;
        let state = Arc::new(ServerState::new(Arc::new(site), limits, options));
        Ok(Self { listener, address, state, threads, webhooks, bot_threads })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is done and every request that had begun is answered.
    ///
    /// # Errors
    /// When the system does not let it go on.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { listener, state, threads, webhooks, bot_threads, .. } = self;
        let site = Arc::clone(&state.site);
        let bots = bots::start(&site, &threads, bot_threads);
        WebhookQueue::start(&webhooks);
        // A game that is counted later is no loss.
        let _later = site.catch_up_aside();
        let news = crate::news::start(&site).map_err(ServeError::System)?;
        let (stopped, farewell) = oneshot::channel();
        let of = Arc::clone(&site);
        let stop = async move {
            stop.await;
            of.close();
            webhooks.close();
            // The receiver is gone once the server has ended.
            let _ended = stopped.send(());
        };
        let limiter = ConnectionLimiter { listener, state: Arc::clone(&state) };
        tokio::select! {
            () = limiter.keep(router(&state), stop) => {}
            () = async {
                match farewell.await {
                    Ok(()) => tokio::time::sleep(FAREWELL).await,
                    Err(_) => std::future::pending().await,
                }
            } => {}
        }
        // Searches stop at once; only a write in progress may take a moment.
        let home = tokio::task::spawn_blocking(move || {
            site.close();
            for thread in bots.into_iter().chain([news]) {
                // One that panicked has told of itself.
                let _ended = thread.join();
            }
        });
        // A worker that panicked has told of itself.
        let _late = tokio::time::timeout(FAREWELL, home).await;
        Ok(())
    }
}

/// Serves until the program is told to stop, by Ctrl+C or as systems tell services. `listening`
/// is told the address once requests are taken.
///
/// # Errors
/// When the port cannot be had, or the database cannot be used.
pub async fn serve(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    let stop = told_to_stop().map_err(ServeError::System)?;
    listening(server.address());
    server.run(stop).await
}

/// As [`serve`], for a program that does nothing else.
///
/// # Errors
/// As [`serve`].
pub fn serve_blocking(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().max_blocking_threads(MOST_ASIDE).build();
    let runtime = runtime.map_err(ServeError::System)?;
    let served = runtime.block_on(serve(config, listening));
    // What a slow client still holds must not keep the program.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

/// Done when the program is told to stop.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Done when the program is told to stop.
#[cfg(not(unix))]
#[allow(clippy::unnecessary_wraps, reason = "other systems may fail")]
fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
