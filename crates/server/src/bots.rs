//! The threads of the computer players.

use std::sync::Arc;
use std::thread::{self, JoinHandle};

use site::{BotPoll, Site};

use crate::platform::Threads;

/// Starts a number of threads. They end when the site is closed.
pub(crate) fn start(site: &Arc<Site>, threads: &Arc<Threads>, count: usize) -> Vec<JoinHandle<()>> {
    let start = |_| {
        let (site, threads) = (Arc::clone(site), Arc::clone(threads));
        thread::spawn(move || {
            loop {
                // Read the count first, so that a wake-up between the check and the wait ends the wait.
                let wakes = threads.wakes();
                match site.bots().poll() {
                    BotPoll::Run(task) => site.run_bot(task),
                    BotPoll::Wait(time) => threads.wait(wakes, time),
                    BotPoll::Closed => return,
                }
            }
        })
    };
    (0..count.max(1)).map(start).collect()
}
