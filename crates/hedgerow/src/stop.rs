//! Signals that stop the program (Ctrl+C, termination), and those that must not.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A flag that the first signal to stop sets. The second signal ends the program immediately.
///
/// # Errors
/// If the signal handlers cannot be installed.
pub fn flag() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let told = Arc::clone(&stop);
    let signals = runtime.block_on(async { Signals::new() })?;
    thread::spawn(move || {
        runtime.block_on(async move {
            let mut signals = signals;
            signals.next().await;
            told.store(true, Ordering::Relaxed);
            signals.next().await;
            std::process::exit(130);
        });
    });
    Ok(stop)
}

/// Handles SIGXFSZ: at the size limit of a file (`ulimit -f`), a write returns an error instead of ending the
/// program. Rust programs already treat SIGPIPE in the same way.
///
/// # Errors
/// If the signal handler cannot be installed.
#[cfg(unix)]
pub fn outlive_limits() -> io::Result<()> {
    // The flag is not read: a handler is enough to make the write return an error.
    let came = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(libc::SIGXFSZ, came).map(drop)
}

/// Does nothing: other systems have no such signal.
#[cfg(not(unix))]
#[allow(clippy::unnecessary_wraps, reason = "other systems may fail")]
pub fn outlive_limits() -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
struct Signals(tokio::signal::unix::Signal, tokio::signal::unix::Signal);

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self(signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?))
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.0.recv() => {}
            _ = self.1.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        // Without a handler, the flag is never set.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
