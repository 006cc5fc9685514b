//! `hedgerow serve`: tables in the browser.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use server::{Config, Room};

use super::database::Database;
use crate::games::{self, Folder};
use crate::output::{Context, Outcome, Trouble, Verdict};

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
}

impl Default for Serve {
    fn default() -> Self {
        Self {
            port: Config::PORT,
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            database: Database::default(),
            packs: None,
        }
    }
}

impl Serve {
    /// Runs the command, until the program is told to stop.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let config = Config {
            address: self.address,
            port: self.port,
            ..Config::new(self.database.place(), self.rooms()?)
        };
        let mut said: io::Result<()> = Ok(());
        server::serve_blocking(config, |address| {
            said = writeln!(context.out, "Hedgerow is at http://{address}/ (Ctrl+C ends it)")
                .and_then(|()| context.out.flush());
        })
        .map_err(|fault| Trouble::Failed(fault.to_string()))?;
        // Whoever started the program may have closed its output; the tables were served all the same.
        match said {
            Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => Err(fault.into()),
            _ => Ok(Verdict::Fine),
        }
    }

    /// The games, with the packs of each.
    fn rooms(&self) -> Result<Vec<Arc<dyn Room>>, Trouble> {
        games::rooms(&self.read_packs()?)
    }

    fn read_packs(&self) -> Result<Vec<Folder>, Trouble> {
        let Some(folder) = &self.packs else { return Ok(Vec::new()) };
        let unreadable = |fault: io::Error| Trouble::Failed(format!("{}: {fault}", folder.display()));
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
            return Err(Trouble::Failed(format!("{folder}: there is no content pack in this folder")));
        }
        folders
            .iter()
            .map(|folder| {
                Folder::read(folder).map_err(|faults| {
                    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                    let folder = folder.display();
                    Trouble::Failed(format!("the pack in {folder} cannot be used:\n{}", faults.join("\n")))
                })
            })
            .collect()
    }
}
