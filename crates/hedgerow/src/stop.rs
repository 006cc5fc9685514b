//! Signals that stop the program (Ctrl+C, termination), and those that must not.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A flag that is set when the program is told to stop for the first time. Told again, it ends at once.
///
/// # Errors
/// When the system does not let it listen.
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

/// Goes on when a file reaches the size that the system allows (`ulimit -f`). Without this the system ends the program;
/// with it, the write returns an error. Writing to a pipe that nobody reads is such an error in any Rust program.
///
/// # Errors
/// When the system does not let it.
#[cfg(unix)]
pub fn outlive_limits() -> io::Result<()> {
    // Nothing reads this flag: the write returns an error.
    let came = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(libc::SIGXFSZ, came).map(drop)
}

/// Other systems have no such signal.
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
        // Without a handler no signal arrives.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
