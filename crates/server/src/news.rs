//! What other programs write to the same database: pages that are open here are told of it, and players of
//! ours that think here learn that their table has changed.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use store::{Listen, News, StoreError};

use crate::app::App;

/// How long to listen before looking whether the server is about to stop.
const BREATH: Duration = Duration::from_millis(250);

/// How long to wait for a database that was lost before it is asked again.
const PAUSE: Duration = Duration::from_secs(1);

/// After so long without a move, players of ours at a table that is looked at here are taken up here: the
/// program in which they thought may be no more.
const STALLED: Duration = Duration::from_secs(15);

/// How many tables are asked for at once.
const MANY: usize = 500;

/// Listens until the server stops.
pub(crate) fn start(app: &Arc<App>) -> std::io::Result<JoinHandle<()>> {
    let app = Arc::clone(app);
    thread::Builder::new().name("news".to_owned()).spawn(move || listen(&app))
}

fn listen(app: &App) {
    let mut ear: Option<Box<dyn Listen + '_>> = None;
    let mut is_lost = false;
    let mut looked = Instant::now();
    while !app.live.is_closed() {
        let heard = match &mut ear {
            Some(ear) => ear.hear(BREATH),
            None => app.store.listen().map(|new| {
                ear = Some(new);
                vec![News::Anything]
            }),
        };
        let taken = heard.and_then(|news| news.into_iter().try_for_each(|news| take(app, news)));
        match taken {
            Ok(()) => is_lost = false,
            Err(fault) => {
                if !std::mem::replace(&mut is_lost, true) {
                    eprintln!("hedgerow: what others play is not heard: {fault}");
                }
                let lost = Instant::now();
                while lost.elapsed() < PAUSE && !app.live.is_closed() {
                    thread::sleep(BREATH);
                }
                // Whatever was told before it was lost may not have been taken.
                ear = None;
            }
        }
        app.live.tell_gone();
        if looked.elapsed() > STALLED / 3 {
            looked = Instant::now();
            for id in app.live.stalled(STALLED) {
                // A table that cannot be played has nobody to move at it.
                let _looked = app.at_table(&id, |open| {
                    open.look();
                    Ok(())
                });
            }
        }
    }
}

/// Passes on what was heard.
fn take(app: &App, news: News) -> Result<(), StoreError> {
    match news {
        News::Step { id, step } => {
            app.minds.changed(&id);
            app.live.tell(&id, step);
        }
        News::SeatAssignment { id } => {
            app.minds.changed(&id);
            if app.live.is_awaited(&id) {
                compare(app, &[id])?;
            }
        }
        News::Gone { id } => app.forget_table(&id),
        News::Anything => {
            for ids in app.live.awaited().chunks(MANY) {
                compare(app, ids)?;
            }
        }
    }
    Ok(())
}

/// Tells what has become of these tables since their pages were told last.
fn compare(app: &App, ids: &[String]) -> Result<(), StoreError> {
    let standing = match app.store.standing(ids) {
        // What was damaged at one table is nothing to the others.
        Err(StoreError::Unreadable { id, .. }) => {
            let others: Vec<String> = ids.iter().filter(|other| **other != id).cloned().collect();
            return if others.len() < ids.len() { compare(app, &others) } else { Ok(()) };
        }
        standing => standing?,
    };
    for id in ids {
        match standing.iter().find(|standing| standing.id == *id) {
            Some(standing) => {
                let moved = app.live.tell(id, standing.step);
                app.live.tell_friends(id, &standing.friends);
                if app.live.tell_company(id, &standing.company) || moved {
                    app.minds.changed(id);
                }
            }
            None => app.forget_table(id),
        }
    }
    Ok(())
}
