//! Changes that other programs make in the same database: they are forwarded to the pages that are open here, and to
//! the computer players that run here.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use site::Site;
use store::{Listen, News};

/// The longest wait before a check whether the server is stopping.
const BREATH: Duration = Duration::from_millis(250);

/// The pause before reconnecting to a lost database.
const PAUSE: Duration = Duration::from_secs(1);

/// The interval of the search for tables whose computer players run elsewhere and have stalled.
const STALLED: Duration = Duration::from_secs(5);

/// Listens until the server stops.
pub(crate) fn start(site: &Arc<Site>) -> std::io::Result<JoinHandle<()>> {
    let site = Arc::clone(site);
    thread::Builder::new().name("news".to_owned()).spawn(move || listen(&site))
}

fn listen(site: &Site) {
    let mut ear: Option<Box<dyn Listen + '_>> = None;
    let mut is_lost = false;
    let mut looked = Instant::now();
    while !site.is_closed() {
        let heard = match &mut ear {
            Some(ear) => ear.hear(BREATH),
            None => site.platform().store.listen().map(|new| {
                ear = Some(new);
                vec![News::Anything]
            }),
        };
        let taken = heard.and_then(|news| news.into_iter().try_for_each(|news| site.follow(news)));
        match taken {
            Ok(()) => is_lost = false,
            Err(fault) => {
                if !std::mem::replace(&mut is_lost, true) {
                    eprintln!("hedgerow: what others play is not heard: {fault}");
                }
                let lost = Instant::now();
                while lost.elapsed() < PAUSE && !site.is_closed() {
                    thread::sleep(BREATH);
                }
                // News from before the failure may not have been handled: listen again from the start.
                ear = None;
            }
        }
        site.tick();
        if looked.elapsed() > STALLED {
            looked = Instant::now();
            site.take_up_stalled();
        }
    }
}
