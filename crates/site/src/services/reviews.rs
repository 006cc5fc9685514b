//! Reviews of finished games. One game is reviewed at a time; the results are cached in memory, up to a
//! limit.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tabletop::Seat;
use tokio::sync::Semaphore;
use web::Review;

use crate::error::AppError;
use crate::jobs::ReviewJob;
use crate::platform::Platform;
use crate::services::tables::TableGuard;

/// The most cached reviews; each has some hundred sentences.
const MOST_KEPT: usize = 32;

/// The cached reviews, by table, its last step and the reviewed seat.
pub(crate) struct Reviews {
    platform: Arc<Platform>,
    kept: Mutex<Kept>,
    place: Arc<Semaphore>,
    stop: AtomicBool,
}

type Key = (String, u32, Seat);

/// The reviews, each with the counter value of its last use, and the counter of uses.
type Kept = (HashMap<Key, (Review, u64)>, u64);

impl Reviews {
    pub fn new(platform: Arc<Platform>) -> Self {
        Self {
            platform,
            kept: Mutex::default(),
            place: Arc::new(Semaphore::new(1)),
            stop: AtomicBool::new(false),
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // A panic cannot leave the state inconsistent.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The review of a game, as far as it is finished.
    pub fn find(&self, key: &Key) -> Option<Review> {
        let mut kept = self.kept();
        let (reviews, clock) = &mut *kept;
        *clock += 1;
        let (review, used) = reviews.get_mut(key)?;
        *used = *clock;
        Some(review.clone())
    }

    fn keep(&self, key: &Key, review: Review) {
        let mut kept = self.kept();
        let (reviews, clock) = &mut *kept;
        *clock += 1;
        reviews.insert(key.clone(), (review, *clock));
        while reviews.len() > MOST_KEPT {
            let oldest = reviews.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| key.clone());
            oldest.map(|oldest| reviews.remove(&oldest));
        }
    }

    fn forget(&self, key: &Key) {
        self.kept().0.remove(key);
    }

    /// Permanently stops all reviews.
    pub fn close(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The review of a finished game for a seat, as far as it is finished. If it has not begun and no other review is
    /// running, it begins now; otherwise a later request begins it.
    ///
    /// # Errors
    /// If the system provides no random numbers.
    pub fn review(self: &Arc<Self>, guard: &TableGuard<'_>, seat: Seat) -> Result<Review, AppError> {
        let table = guard.table();
        let key = (guard.id.to_owned(), table.step(), seat);
        if let Some(review) = self.find(&key) {
            return Ok(review);
        }
        let job = guard.game.review_job(table, seat, self.platform.seed()?).ok_or_else(AppError::no_page)?;
        let review = Review { moments: Vec::new(), left: job.decisions };
        if job.decisions > 0
            && let Ok(place) = Arc::clone(&self.place).try_acquire_owned()
        {
            self.keep(&key, review.clone());
            let of = Arc::clone(self);
            self.platform.workers.run(Box::new(move || {
                let _place = place;
                of.look_back(&key, job);
            }));
        }
        Ok(review)
    }

    /// Reviews a whole game.
    fn look_back(&self, key: &Key, mut job: ReviewJob) {
        let mut review = Review { moments: Vec::new(), left: job.decisions };
        while let Some(moment) = (job.next)(&self.stop) {
            review.moments.push(moment);
            review.left -= 1;
            self.keep(key, review.clone());
        }
        if review.left > 0 {
            // The next request restarts an aborted review.
            self.forget(key);
        }
    }
}
