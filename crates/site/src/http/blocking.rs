//! Running what blocks away from the tasks that answer requests.

use std::sync::Arc;

use crate::error::AppError;
use crate::http::error::HttpError;
use crate::services::intake::Ticket;
use crate::site::Site;

/// Runs work that blocks (the database, a game, a page) on a worker.
///
/// # Errors
/// What the work gives; [`AppError::broken`] if it panics.
pub(crate) async fn run_blocking<T: Send + 'static>(
    site: Arc<Site>,
    work: impl FnOnce(&Site) -> Result<T, AppError> + Send + 'static,
) -> Result<T, HttpError> {
    let platform = Arc::clone(&site.platform);
    // Only a panic ends it without a result, and the panic has printed its message.
    let done = platform.run(move || work(&site)).await.unwrap_or_else(|| Err(AppError::broken()));
    Ok(done?)
}

/// Runs work on a file that was sent, on a thread of its own, when it is its turn. The place of the file is held until that
/// is done, even if the client is gone.
///
/// # Errors
/// As [`run_blocking`]; and when there is no thread.
pub(crate) async fn examine<T: Send + 'static>(
    site: Arc<Site>,
    ticket: Ticket,
    work: impl FnOnce(&Site) -> Result<T, AppError> + Send + 'static,
) -> Result<T, HttpError> {
    let of = Arc::clone(&site);
    Ok(of.intake.examine(ticket, move || work(&site)).await?)
}
