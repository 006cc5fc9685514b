//! Starting and stopping a server.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use store::{Place, StoreError};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use site::{Entropy, Platform, Policy, ServedGame, Site};

use crate::bots;
use crate::connections::ConnectionLimiter;
use crate::limits::Limits;
use crate::options::ServerOptions;
use crate::origin::Origin;
use crate::platform::{SystemEntropy, Threads, platform};
use crate::routes::router;
use crate::state::ServerState;
use crate::webhooks::WebhookQueue;

/// The time that requests in progress have after the server is told to stop.
const FAREWELL: Duration = Duration::from_secs(5);

/// The most requests handled concurrently; most of them wait for the disk.
const MOST_ASIDE: usize = 64;

/// The configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// The address to listen on. The default serves only this machine.
    pub address: IpAddr,
    /// The port; 0 selects any free port.
    pub port: u16,
    /// The database.
    pub database: Place,
    /// The games, in the order of the first page.
    pub games: Vec<Arc<dyn ServedGame>>,
    /// The number of threads of the computer players.
    pub bot_threads: usize,
    /// The least time between two moves of computer players at a table.
    pub pace: Duration,
    /// The limits; `None` for the defaults that suit the address.
    pub limits: Option<Limits>,
    /// The options of the operator.
    pub options: ServerOptions,
    /// The public origin of the site; links in messages have preview pictures only with it.
    pub origin: Option<Origin>,
    /// Where all chance and all secrets come from: the system, except in tests, whose games must be the same each time.
    pub entropy: Arc<dyn Entropy>,
}

impl Config {
    /// The default port.
    pub const PORT: u16 = 8080;

    /// The default of [`Config::pace`]: the time that it takes to see what has changed.
    pub const PACE: Duration = Duration::from_millis(800);

    /// A configuration that serves these games to this machine only, on the default port.
    pub fn new(database: impl Into<Place>, games: Vec<Arc<dyn ServedGame>>) -> Self {
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        // Leave one core for requests; but one long search must not block all tables.
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
            entropy: Arc::new(SystemEntropy),
        }
    }
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Another program listens on the port.
    #[error(
        "port {} of {} is in use by another program, perhaps by another Hedgerow: \
         stop that one, or choose another port", .address.port(), .address.ip()
    )]
    PortInUse {
        /// The address and the port.
        address: SocketAddr,
    },
    /// The system forbids listening on the port.
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
    /// Another error of the system.
    #[error("the server cannot go on: {0}")]
    System(#[source] io::Error),
}

/// A server that listens, but does not serve yet.
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
    /// If the port is not available, or the database cannot be used.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let address = SocketAddr::new(config.address, config.port);
        let listener = TcpListener::bind(address).await.map_err(|fault| match fault.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortInUse { address },
            io::ErrorKind::PermissionDenied => ServeError::PortForbidden { address },
            io::ErrorKind::AddrNotAvailable => ServeError::AddressNotHere { address },
            _ => ServeError::System(fault),
        })?;
        let address = listener.local_addr().map_err(ServeError::System)?;
        let Config { database, games, pace, bot_threads, limits, options, origin, entropy, .. } = config;
        // Through a proxy, clients come from anywhere.
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
            let platform = platform(database.open()?, workers, outbox, entropy);
            let platform = Platform { origin: origin.map(Origin::into_text), ..platform };
            Ok::<_, StoreError>(Site::new(platform, games, policy, pace))
        });
        let site = opened.await.map_err(|fault| ServeError::System(io::Error::other(fault)))??;
        let state = Arc::new(ServerState::new(Arc::new(site), limits, options));
        Ok(Self { listener, address, state, threads, webhooks, bot_threads })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` completes and all requests in progress are answered.
    ///
    /// # Errors
    /// If the system fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { listener, state, threads, webhooks, bot_threads, .. } = self;
        let site = Arc::clone(&state.site);
        let bots = bots::start(&site, &threads, bot_threads);
        WebhookQueue::start(&webhooks);
        // Statistics may catch up later.
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
                // A thread that panicked has already printed its message.
                let _ended = thread.join();
            }
        });
        // A worker that panicked has already printed its message.
        let _late = tokio::time::timeout(FAREWELL, home).await;
        Ok(())
    }
}

/// Serves until a signal stops the program: Ctrl+C or SIGTERM. `listening` is called with the address once requests are
/// accepted.
///
/// # Errors
/// If the port is not available, or the database cannot be used.
pub async fn serve(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    let stop = told_to_stop().map_err(ServeError::System)?;
    listening(server.address());
    server.run(stop).await
}

/// Like [`serve`], with its own runtime; blocks the thread.
///
/// # Errors
/// Those of [`serve`].
pub fn serve_blocking(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().max_blocking_threads(MOST_ASIDE).build();
    let runtime = runtime.map_err(ServeError::System)?;
    let served = runtime.block_on(serve(config, listening));
    // A slow client must not keep the program from ending.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

/// A future that completes on a signal to stop.
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

/// A future that completes on a signal to stop.
#[cfg(not(unix))]
#[allow(clippy::unnecessary_wraps, reason = "other systems may fail")]
fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
