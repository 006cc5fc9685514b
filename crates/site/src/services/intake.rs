//! Limits on files from outside: archives, records, reports and packs.
//!
//! A client may send one file at a time. A site examines a limited number of files, on separate threads, so that pages
//! stay fast. [`crate::files`] defines the limits on their contents.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::clients::{Client, ClientLimits, ClientPermit};
use crate::error::{AppError, ErrorKind};
use crate::platform::{NoWorker, Platform};

/// The most files at a time: being received, waiting, or being examined.
const PLACES: usize = 8;

/// The most concurrent exports; each lasts as long as its client reads.
const LEAVING: usize = 4;

/// A permit for one file, until it is dropped.
pub(crate) struct Ticket {
    _place: OwnedSemaphorePermit,
    _client: ClientPermit,
}

fn busy() -> AppError {
    AppError::new(ErrorKind::Unavailable, "intake-busy", "server-intake-busy")
}

/// The limiter of imports and exports.
pub(crate) struct Intake {
    platform: Arc<Platform>,
    places: Arc<Semaphore>,
    /// Permits for examining files.
    workers: Arc<Semaphore>,
    clients: ClientLimits,
    leaving: Arc<Semaphore>,
}

impl Intake {
    pub fn new(platform: Arc<Platform>) -> Self {
        // Leave half of the machine to pages.
        let workers = platform.workers.parallelism() / 2;
        Self {
            platform,
            places: Arc::new(Semaphore::new(PLACES)),
            workers: Arc::new(Semaphore::new(workers.clamp(1, 4))),
            clients: ClientLimits::default(),
            leaving: Arc::new(Semaphore::new(LEAVING)),
        }
    }

    /// A permit for a file of a client, before any of it is received.
    ///
    /// # Errors
    /// If this client is sending another file, or too many other clients are.
    pub fn admit(&self, client: Client) -> Result<Ticket, AppError> {
        let one = || AppError::new(ErrorKind::TooMany, "intake-one", "server-intake-one");
        let client = self.clients.enter(client, 1).ok_or_else(one)?;
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| busy())?;
        Ok(Ticket { _place: place, _client: client })
    }

    /// A permit for an export.
    ///
    /// # Errors
    /// If there are too many exports.
    pub fn leave(&self) -> Result<OwnedSemaphorePermit, AppError> {
        Arc::clone(&self.leaving).try_acquire_owned().map_err(|_| busy())
    }

    /// Runs work on a file on a separate thread, in turn. The permit is held until the work is done, even if the client
    /// disconnects.
    ///
    /// # Errors
    /// Those of the work; [`AppError::broken`] if it panics; and if no thread can be started.
    pub async fn examine<T: Send + 'static>(
        &self,
        ticket: Ticket,
        work: impl FnOnce() -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        // The semaphore is never closed.
        let turn = Arc::clone(&self.workers).acquire_owned().await.map_err(|_| AppError::broken())?;
        let (tell, told) = oneshot::channel();
        let job = Box::new(move || {
            let done = work();
            // Release the permits before the response: the client may send the next file immediately.
            drop((turn, ticket));
            // The client may have disconnected.
            let _gone = tell.send(done);
        });
        self.platform.workers.spawn("intake", job).map_err(|NoWorker| busy())?;
        // Only a panic ends it without a result, and the panic has printed its message.
        told.await.unwrap_or_else(|_| Err(AppError::broken()))
    }
}

#[cfg(test)]
mod tests {
    use core::net::IpAddr;

    use super::*;

    #[test]
    fn one_file_of_a_client_and_so_many_at_all() {
        let intake = Intake::new(crate::testing::platform());
        let client = |number: usize| Client(IpAddr::from([10, 0, 0, u8::try_from(number).unwrap()]));
        let mut held: Vec<Ticket> =
            (0..PLACES).map(|number| intake.admit(client(number)).ok().unwrap()).collect();
        let code = |number| intake.admit(client(number)).err().map(|fault| (fault.kind, fault.code));
        assert_eq!(code(0), Some((ErrorKind::TooMany, "intake-one")));
        assert_eq!(code(PLACES), Some((ErrorKind::Unavailable, "intake-busy")));
        // A refusal must release its permits.
        held.pop();
        assert_eq!(code(PLACES), None);
        assert_eq!(code(PLACES - 1), None);
    }
}
