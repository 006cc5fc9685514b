//! Running blocking work outside the async tasks of requests.

use std::sync::Arc;

use crate::error::AppError;
use crate::http::error::HttpError;
use crate::services::intake::Ticket;
use crate::site::Site;

/// Runs work that blocks (the database, a game, a page) on a worker.
///
/// # Errors
/// Those of the work; [`AppError::broken`] if it panics.
pub(crate) async fn run_blocking<T: Send + 'static>(
    site: Arc<Site>,
    work: impl FnOnce(&Site) -> Result<T, AppError> + Send + 'static,
) -> Result<T, HttpError> {
    let platform = Arc::clone(&site.platform);
    // Only a panic ends it without a result, and the panic has printed its message.
    let done = platform.run(move || work(&site)).await.unwrap_or_else(|| Err(AppError::broken()));
    Ok(done?)
}

/// Runs work on an uploaded file in its own thread, in turn. The permit of the file is held until the work is done,
/// even if the client disconnects.
///
/// # Errors
/// Those of [`run_blocking`], and if no thread can be started.
pub(crate) async fn examine<T: Send + 'static>(
    site: Arc<Site>,
    ticket: Ticket,
    work: impl FnOnce(&Site) -> Result<T, AppError> + Send + 'static,
) -> Result<T, HttpError> {
    let of = Arc::clone(&site);
    Ok(of.intake.examine(ticket, move || work(&site)).await?)
}
