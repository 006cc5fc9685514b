//! What every request shares, and which request goes where.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use store::Store;
use tokio::sync::Semaphore;

use crate::daily::Pars;
use crate::fault::Fault;
use crate::limits::{Limits, Rates};
use crate::live::Live;
use crate::meter::Meter;
use crate::minds::Minds;
use crate::past::Known;
use crate::review::Reviews;
use crate::room::Room;
use crate::shelf::Shelf;
use crate::tables::Tables;
use crate::{
    assets, beside, campaign, daily, fault, finish, guard, hint, learn, line, meter, review, site, stats,
    table,
};

/// The most bytes that an archive may have that somebody at this machine brings.
const LARGEST_ARCHIVE: usize = 512 * 1024 * 1024;

/// What every request shares.
pub(crate) struct App {
    pub store: Box<dyn Store>,
    pub shelf: Shelf,
    pub tables: Tables,
    pub live: Live,
    pub minds: Minds,
    pub reviews: Reviews,
    pub pars: Pars,
    pub known: Known,
    /// Places for those who think of hints.
    pub hints: Arc<Semaphore>,
    /// Whether only this machine can reach the server.
    pub is_local: bool,
    pub limits: Limits,
    pub manners: Manners,
    pub rates: Rates,
    pub meter: Meter,
    /// When it began.
    pub begun: Instant,
    /// Places for connections.
    pub places: Arc<Semaphore>,
}

/// How a server behaves towards those who run it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Manners {
    /// Whether all requests come through a proxy, which says who asks, and whether over TLS.
    pub proxied: bool,
    /// Whether everybody may read how much is done, not this machine alone.
    pub metrics: bool,
    /// Whether every request is told in a line on standard error.
    pub log: bool,
}

impl App {
    pub fn new(store: Box<dyn Store>, rooms: Vec<Arc<dyn Room>>, address: IpAddr, pace: Duration) -> Self {
        Self {
            store,
            shelf: Shelf::new(rooms),
            tables: Tables::default(),
            live: Live::default(),
            minds: Minds::new(pace),
            reviews: Reviews::default(),
            pars: Pars::default(),
            known: Known::default(),
            hints: Arc::new(Semaphore::new(hint::MOST_HINTS)),
            is_local: address.is_loopback(),
            limits: Limits::HERE,
            manners: Manners::default(),
            rates: Rates::default(),
            meter: Meter::default(),
            begun: Instant::now(),
            places: Arc::new(Semaphore::new(Limits::HERE.connections)),
        }
    }

    /// The same within these limits, and with these manners.
    pub fn within(self, limits: Limits, manners: Manners) -> Self {
        Self {
            live: Live::holding(limits.pages),
            hints: Arc::new(Semaphore::new(limits.hints)),
            places: Arc::new(Semaphore::new(limits.connections.max(1))),
            // Whoever comes through a proxy comes from anywhere.
            is_local: self.is_local && !manners.proxied,
            limits,
            manners,
            ..self
        }
    }

    /// How many connections are open.
    pub fn connections(&self) -> usize {
        self.limits.connections.max(1).saturating_sub(self.places.available_permits())
    }
}

/// Does what takes a while (the database, a game, a page) where it keeps nobody else waiting.
pub(crate) async fn aside<T: Send + 'static>(
    app: Arc<App>,
    work: impl FnOnce(&App) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    // Only a panic ends it without a result, and that has been told on standard error.
    tokio::task::spawn_blocking(move || work(&app)).await.unwrap_or_else(|_| Err(Fault::broken()))
}

/// Which request goes where.
pub(crate) fn router(app: Arc<App>) -> Router {
    let largest = if app.is_local { LARGEST_ARCHIVE } else { app.limits.record };
    let import = post(site::import).layer(DefaultBodyLimit::max(largest));
    Router::new()
        .route("/", get(site::home))
        .route("/new/{game}", get(site::new_game).post(site::begin))
        .route("/new/{game}/deal", get(beside::deal))
        .route("/rules", get(site::rulebook))
        .route("/rules/{game}", get(site::contents))
        .route("/rules/{game}/readings", get(learn::readings))
        .route("/rules/{game}/{id}", get(learn::rule))
        .route("/glossary", get(learn::glossary))
        .route("/learn", get(learn::learn))
        .route("/puzzles", get(learn::puzzles))
        .route("/practice", post(learn::practise))
        .route("/games", get(site::games))
        .route("/games/import", import)
        .route("/games/export", get(site::export))
        .route("/daily", get(daily::show))
        .route("/daily/{game}", post(daily::play))
        .route("/campaigns", get(campaign::list))
        .route("/campaign/{id}", get(campaign::show))
        .route("/stats", get(stats::all))
        .route("/stats/{game}", get(stats::one))
        .route("/credits", get(site::credits))
        .route("/keys", get(site::keys))
        .route("/settings", get(site::settings).post(site::settle))
        .route("/health", get(meter::ready))
        .route("/healthz", get(meter::alive))
        .route("/readyz", get(meter::ready))
        .route("/metrics", get(meter::metrics))
        .route("/table/{id}", get(table::now))
        .route("/table/{id}/at/{step}", get(table::past))
        .route("/table/{id}/watch", get(table::watch))
        .route("/table/{id}/seat", post(table::sit))
        .route("/table/{id}/company", post(table::company))
        .route("/table/{id}/choose", post(table::choose))
        .route("/table/{id}/answer", post(beside::answer))
        .route("/table/{id}/retract", post(beside::retract))
        .route("/table/{id}/told", get(beside::told))
        .route("/table/{id}/told/{step}", get(beside::told_in))
        .route("/table/{id}/amend", post(beside::amend))
        .route("/table/{id}/undo", post(table::undo))
        .route("/table/{id}/redo", post(table::redo))
        .route("/table/{id}/fork", post(table::fork))
        .route("/table/{id}/delete", post(table::delete))
        .route("/table/{id}/hint", get(hint::now))
        .route("/table/{id}/hint/events", get(hint::events))
        .route("/table/{id}/odds", get(hint::odds))
        .route("/table/{id}/review", get(review::show))
        .route("/table/{id}/line", get(line::line))
        .route("/table/{id}/report", get(line::report))
        .route("/table/{id}/record.json", get(table::record))
        .route("/table/{id}/events", get(table::events))
        .route(pages::style_path(), get(assets::style))
        .route(pages::script_path(), get(assets::script))
        .route(pages::FAVICON_PATH, get(assets::favicon))
        .route(pages::MANIFEST_PATH, get(assets::manifest))
        .route(pages::ICON_PATH, get(assets::icon))
        .route(pages::WORKER_PATH, get(assets::worker))
        .route(pages::OFFLINE_PATH, get(site::offline))
        .fallback(async || Fault::no_page())
        .method_not_allowed_fallback(async || Fault::method())
        .layer(DefaultBodyLimit::max(app.limits.form))
        .layer(from_fn_with_state(Arc::clone(&app), guard::check))
        .layer(from_fn(fault::show))
        .layer(from_fn_with_state(Arc::clone(&app), finish::finish))
        .layer(from_fn_with_state(Arc::clone(&app), meter::observe))
        .with_state(app)
}
