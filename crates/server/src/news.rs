//! What other programs write to the same database: pages that are open here are told of it, and players of
//! ours that think here learn that their table has changed.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use site::Site;
use store::{Listen, News};

/// How long to listen before looking whether the server is about to stop.
const BREATH: Duration = Duration::from_millis(250);

/// How long to wait for a database that was lost before it is asked again.
const PAUSE: Duration = Duration::from_secs(1);

/// How often tables are looked for at which bots that think elsewhere do not move.
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
                // Whatever was told before it was lost may not have been taken.
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
