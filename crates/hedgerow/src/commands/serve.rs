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

/// Serve tables to browsers of this machine. This is also what the program does without a command.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  hedgerow serve --port 8080 --database games.sqlite\n  hedgerow serve --database postgres://hedgerow@localhost/games"
)]
pub struct Serve {
    /// The port; 0 is any that is free.
    #[arg(long, value_name = "N", default_value_t = Config::PORT)]
    port: u16,
    /// The address to listen at; the default is this machine alone.
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    #[command(flatten)]
    database: Database,
    /// A folder of content packs of your own, each a folder of .toml files; or one such pack.
    #[arg(long, value_name = "DIR")]
    packs: Option<PathBuf>,
    #[command(flatten)]
    taken: Taken,
}

/// How much is taken on. What is not said suits the address: whoever sits at this machine may ask as often
/// as they like.
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
#[derive(Debug, Default, Args)]
struct Taken {
    /// All requests come through a proxy on this machine, which says by X-Forwarded-For who asks and by
    /// X-Forwarded-Proto whether over TLS.
    #[arg(long)]
    behind_proxy: bool,
    /// Scheme and host by which others reach the site: links to tables then have pictures in messages.
    #[arg(long, value_name = "URL")]
    origin: Option<Origin>,
    /// Write a line of JSON for every request to standard error; it names no table and nobody.
    #[arg(long)]
    log_requests: bool,
    /// Let everybody read /metrics, not this machine alone.
    #[arg(long)]
    open_metrics: bool,
    /// Let everybody make, change and delete private packs, not this machine alone.
    #[arg(long)]
    open_packs: bool,
    /// Which machines hosts of tables may have messages sent to. Over the network: public; here: any.
    #[arg(long, value_name = "WHICH", value_enum)]
    webhooks: Option<Reach>,
    /// Requests a second that a client may send for long; 0 for as many as it likes. Over the network: 20.
    #[arg(long, value_name = "N")]
    rate: Option<f64>,
    /// Requests that a client may send at once after a rest: 120.
    #[arg(long, value_name = "N")]
    burst: Option<f64>,
    /// Connections that are open at the same time: 4096.
    #[arg(long, value_name = "N")]
    connections: Option<usize>,
    /// Connections of one client, or behind a proxy its open requests; 0 for as many as it likes. Over the
    /// network: 256.
    #[arg(long, value_name = "N")]
    client_connections: Option<usize>,
    /// Seconds that a client may take to send the head of a request, and may rest before the next: 30. Bodies may
    /// take four times, pieces of an answer twice as long.
    #[arg(long, value_name = "SECONDS")]
    patience: Option<u32>,
    /// Open pages that are told what happens: 1024.
    #[arg(long, value_name = "N")]
    pages: Option<usize>,
    /// Tables that are kept; 0 for as many as there is room for: 100000.
    #[arg(long, value_name = "N")]
    tables: Option<u32>,
    /// Hints that are thought of at the same time: 8.
    #[arg(long, value_name = "N")]
    hints: Option<usize>,
    /// Threads that think for players of ours; without it, one less than this machine has, and two at least.
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// The most kilobytes that a form may have: 64.
    #[arg(long, value_name = "KB")]
    form_size: Option<usize>,
    /// The most kilobytes of a record or an archive that somebody brings over the network: 2048.
    #[arg(long, value_name = "KB")]
    record_size: Option<usize>,
}

/// Which machines are written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Reach {
    /// None.
    Off,
    /// Those that everybody can reach.
    Public,
    /// All, this one and those of its network included.
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
    /// Runs the command, until the program is told to stop.
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
        // Whoever started the program may have closed its output; the tables were served all the same.
        match said {
            Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => Err(fault.into()),
            _ => Ok(Verdict::Fine),
        }
    }

    /// The games, with the packs of each.
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
