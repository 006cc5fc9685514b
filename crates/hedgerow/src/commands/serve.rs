//! `hedgerow serve`: tables in the browser.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::{Config, Limits, Origin, ServedGame, ServerOptions, Webhooks};

use super::database::Database;
use crate::games::{self, Folder};
use crate::output::{CliError, Context, Outcome, Verdict};

/// Serve tables to browsers on this machine. This is the default command.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  hedgerow serve --port 8080 --database games.sqlite\n  hedgerow serve --database postgres://hedgerow@localhost/games"
)]
pub struct Serve {
    /// The port; 0 selects any free port.
    #[arg(long, value_name = "N", default_value_t = Config::PORT)]
    port: u16,
    /// The address to listen on; the default serves only this machine.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    #[command(flatten)]
    database: Database,
    /// A folder of your own content packs, each a folder of .toml files; or one such pack.
    #[arg(long, value_name = "DIR")]
    packs: Option<PathBuf>,
    #[command(flatten)]
    taken: Taken,
}

/// Limits and permissions. Some defaults depend on whether the server is reachable over the network; for clients on
/// this machine there is no limit on the rate of requests.
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
#[derive(Debug, Default, Args)]
struct Taken {
    /// All requests come through a proxy on this machine. It sends the address of the client in
    /// X-Forwarded-For, and the scheme (https for TLS) in X-Forwarded-Proto.
    #[arg(long)]
    behind_proxy: bool,
    /// The public scheme and host of the site; with it, links to tables have preview pictures in messages.
    #[arg(long, value_name = "URL")]
    origin: Option<Origin>,
    /// Log every request to standard error as a line of JSON, which names neither tables nor people.
    #[arg(long)]
    log_requests: bool,
    /// Let everybody read /metrics, not only clients on this machine.
    #[arg(long)]
    open_metrics: bool,
    /// Let everybody create, change and delete private packs, not only clients on this machine.
    #[arg(long)]
    open_packs: bool,
    /// The machines to which hosts of tables may have messages sent (default: public over the network, any otherwise).
    #[arg(long, value_name = "WHICH", value_enum)]
    webhooks: Option<Reach>,
    /// Requests per second of a client on average; 0 for no limit (default: 20 over the network).
    #[arg(long, value_name = "N")]
    rate: Option<f64>,
    /// Requests that a client may send in a burst (default: 120).
    #[arg(long, value_name = "N")]
    burst: Option<f64>,
    /// Connections that may be open concurrently (default: 4096).
    #[arg(long, value_name = "N")]
    connections: Option<usize>,
    /// Connections of one client or, behind a proxy, its open requests; 0 for no limit (default: 256 over the
    /// network).
    #[arg(long, value_name = "N")]
    client_connections: Option<usize>,
    /// Timeout in seconds for the head of a request, and between requests (default: 30). Bodies may take four
    /// times as long, pieces of a response twice as long.
    #[arg(long, value_name = "SECONDS")]
    patience: Option<u32>,
    /// Open pages that receive live updates (default: 1024).
    #[arg(long, value_name = "N")]
    pages: Option<usize>,
    /// Tables that are kept; 0 for no limit (default: 100000).
    #[arg(long, value_name = "N")]
    tables: Option<u32>,
    /// Hints that are computed concurrently (default: 8).
    #[arg(long, value_name = "N")]
    hints: Option<usize>,
    /// Threads of the computer players (default: one less than the machine has, but at least two).
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// The largest form, in kilobytes (default: 64).
    #[arg(long, value_name = "KB")]
    form_size: Option<usize>,
    /// The largest record or archive that may be uploaded over the network, in kilobytes (default: 2048).
    #[arg(long, value_name = "KB")]
    record_size: Option<usize>,
}

/// The machines that messages may be sent to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Reach {
    /// No machine.
    Off,
    /// Machines with public addresses.
    Public,
    /// All machines, including this one and its network.
    Any,
}

impl Taken {
    fn options(&self) -> ServerOptions {
        let webhooks = match self.webhooks {
            None => Webhooks::ByPlace,
            Some(Reach::Off) => Webhooks::Off,
            Some(Reach::Public) => Webhooks::Public,
            Some(Reach::Any) => Webhooks::Any,
        };
        ServerOptions {
            proxied: self.behind_proxy,
            metrics: self.open_metrics,
            log: self.log_requests,
            webhooks,
            open_packs: self.open_packs,
        }
    }

    fn limits(&self, address: IpAddr) -> Limits {
        let usual = if address.is_loopback() && !self.behind_proxy { Limits::HERE } else { Limits::NETWORK };
        Limits {
            rate: self.rate.unwrap_or(usual.rate),
            burst: self.burst.unwrap_or(usual.burst).max(1.0),
            connections: self.connections.unwrap_or(usual.connections),
            guests: self.client_connections.unwrap_or(usual.guests),
            patience: self
                .patience
                .map_or(usual.patience, |seconds| Duration::from_secs(seconds.clamp(1, 86_400).into())),
            pages: self.pages.unwrap_or(usual.pages),
            tables: self.tables.unwrap_or(usual.tables),
            hints: self.hints.unwrap_or(usual.hints),
            form: self.form_size.map_or(usual.form, |size| size.saturating_mul(1024)),
            record: self.record_size.map_or(usual.record, |size| size.saturating_mul(1024)),
        }
    }
}

impl Default for Serve {
    fn default() -> Self {
        Self {
            port: Config::PORT,
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            database: Database::default(),
            packs: None,
            taken: Taken::default(),
        }
    }
}

impl Serve {
    /// Runs the command until a signal stops the program.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let usual = Config::new(self.database.place(), self.rooms()?);
        let config = Config {
            address: self.address,
            port: self.port,
            bot_threads: self.taken.thinkers.unwrap_or(usual.bot_threads),
            limits: Some(self.taken.limits(self.address)),
            options: self.taken.options(),
            origin: self.taken.origin.clone(),
            ..usual
        };
        let mut said: io::Result<()> = Ok(());
        server::serve_blocking(config, |address| {
            said = writeln!(context.out, "Hedgerow is at http://{address}/ (Ctrl+C ends it)")
                .and_then(|()| context.out.flush());
        })
        .map_err(|fault| CliError::Failed(fault.to_string()))?;
        // A closed output is no error: the tables were served all the same.
        match said {
            Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => Err(fault.into()),
            _ => Ok(Verdict::Fine),
        }
    }

    /// The games, each with its packs.
    fn rooms(&self) -> Result<Vec<Arc<dyn ServedGame>>, CliError> {
        games::rooms(&self.read_packs()?)
    }

    fn read_packs(&self) -> Result<Vec<Folder>, CliError> {
        let Some(folder) = &self.packs else { return Ok(Vec::new()) };
        let unreadable = |fault: io::Error| CliError::Failed(format!("{}: {fault}", folder.display()));
        let mut folders = Vec::new();
        let mut is_pack = false;
        for entry in folder.read_dir().map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            is_pack |= path.extension().is_some_and(|extension| extension == "toml");
            if path.is_dir() {
                folders.push(path);
            }
        }
        folders.sort();
        if is_pack {
            folders = vec![folder.clone()];
        }
        if folders.is_empty() {
            let folder = folder.display();
            return Err(CliError::Failed(format!("{folder}: there is no content pack in this folder")));
        }
        folders
            .iter()
            .map(|folder| {
                Folder::read(folder).map_err(|faults| {
                    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                    let folder = folder.display();
                    CliError::Failed(format!("the pack in {folder} cannot be used:\n{}", faults.join("\n")))
                })
            })
            .collect()
    }
}
