//! Where files from outside come in: archives, records, reports and packs.
//!
//! One door for all of them. A file is counted while it is read ([`budget`]), one of each client and so many at a server
//! are held at the same time, and they are looked at by threads of their own, so that pages stay as quick as they are.
//! Everything in a file becomes what it must be ([`admit`]) before anything of it is kept.

pub(crate) mod admit;
pub(crate) mod budget;

use std::net::IpAddr;
use std::sync::Arc;
use std::thread;

use axum::http::StatusCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::app::App;
use crate::fault::Fault;
use crate::limits::{Crowd, Token};

/// So many files are held at the same time: received, waiting, or looked at.
const PLACES: usize = 8;

/// So many archives leave at the same time; each waits for whoever takes it.
const LEAVING: usize = 4;

/// The place where files come in, and from which they leave.
pub(crate) struct Intake {
    places: Arc<Semaphore>,
    /// Those that look at files.
    workers: Arc<Semaphore>,
    clients: Crowd,
    leaving: Arc<Semaphore>,
}

impl Default for Intake {
    fn default() -> Self {
        // Half of the machine is left to pages, whoever brings whatever.
        let workers = thread::available_parallelism().map_or(1, usize::from) / 2;
        Self {
            places: Arc::new(Semaphore::new(PLACES)),
            workers: Arc::new(Semaphore::new(workers.clamp(1, 4))),
            clients: Crowd::default(),
            leaving: Arc::new(Semaphore::new(LEAVING)),
        }
    }
}

/// A place for one file, until it is dropped.
pub(crate) struct Ticket {
    _place: OwnedSemaphorePermit,
    _client: Token,
}

fn busy() -> Fault {
    Fault::new(StatusCode::SERVICE_UNAVAILABLE, "intake-busy", "server-intake-busy")
}

impl Intake {
    /// A place for a file of a client, before any of it is received.
    ///
    /// # Errors
    /// When this client is bringing one already, or too many others are.
    pub fn admit(&self, client: IpAddr) -> Result<Ticket, Fault> {
        let one = || Fault::new(StatusCode::TOO_MANY_REQUESTS, "intake-one", "server-intake-one");
        let client = self.clients.enter(client, 1).ok_or_else(one)?;
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| busy())?;
        Ok(Ticket { _place: place, _client: client })
    }

    /// A place for an archive that leaves.
    ///
    /// # Errors
    /// When too many leave.
    pub fn leave(&self) -> Result<OwnedSemaphorePermit, Fault> {
        Arc::clone(&self.leaving).try_acquire_owned().map_err(|_| busy())
    }
}

/// Looks at a file on a thread of its own, when it is its turn. The place is held until that is done, even if nobody waits
/// for the answer any more.
pub(crate) async fn examine<T: Send + 'static>(
    app: Arc<App>,
    ticket: Ticket,
    work: impl FnOnce(&App) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    // Nobody closes it.
    let turn = Arc::clone(&app.intake.workers).acquire_owned().await.map_err(|_| Fault::broken())?;
    let (tell, told) = oneshot::channel();
    let started = thread::Builder::new().name("intake".to_owned()).spawn(move || {
        let done = work(&app);
        // Whoever has an answer may come again at once.
        drop((turn, ticket));
        // Whoever asked may have gone.
        let _gone = tell.send(done);
    });
    if started.is_err() {
        return Err(busy());
    }
    // Only a panic ends it without a result, and that has been told on standard error.
    told.await.unwrap_or_else(|_| Err(Fault::broken()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_file_of_a_client_and_so_many_at_all() {
        let intake = Intake::default();
        let client = |number: usize| IpAddr::from([10, 0, 0, u8::try_from(number).unwrap()]);
        let mut held: Vec<Ticket> =
            (0..PLACES).map(|number| intake.admit(client(number)).ok().unwrap()).collect();
        let code =
            |number| intake.admit(client(number)).err().map(|fault| (fault.status.as_u16(), fault.code));
        assert_eq!(code(0), Some((429, "intake-one")));
        assert_eq!(code(PLACES), Some((503, "intake-busy")));
        // A refusal leaves nothing behind.
        held.pop();
        assert_eq!(code(PLACES), None);
        assert_eq!(code(PLACES - 1), None);
    }
}
