//! What every request shares, and which request goes where.

use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ::content::LARGEST_PACK;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodFilter, MethodRouter, on};
use store::Store;
use tokio::sync::Semaphore;

use crate::archive::Attic;
use crate::daily::Pars;
use crate::fairness::Tickets;
use crate::fault::Fault;
use crate::hook::{Hooks, Webhooks};
use crate::intake::Intake;
use crate::limits::{Crowd, Limits, Rates};
use crate::live::Live;
use crate::meter::Meter;
use crate::minds::Minds;
use crate::past::Known;
use crate::review::Reviews;
use crate::room::Room;
use crate::shelf::Shelf;
use crate::tables::Tables;
use crate::{
    api, assets, beside, campaign, circle, daily, fairness, fault, files, finish, guard, hint, learn, line,
    meter, packs, review, site, stats, table, takeback, waiting,
};

/// The most bytes of a form that brings a private pack or fills in a record of one: signs that are no letters of
/// English have three times as many there.
const LARGEST_PACK_FORM: usize = LARGEST_PACK + 256 * 1024;

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
    pub hooks: Hooks,
    pub tickets: Tickets,
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
    /// How much each client has open.
    pub crowd: Crowd,
    /// Where files from outside come in.
    pub intake: Intake,
    /// Held while a table is added where their number is limited.
    pub space: Mutex<()>,
}

/// How a server behaves towards those who run it.
#[allow(clippy::struct_excessive_bools, reason = "each is a word of the operator's own")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Manners {
    /// Whether all requests come through a proxy, which says who asks, and whether over TLS.
    pub proxied: bool,
    /// Whether everybody may read how much is done, not this machine alone.
    pub metrics: bool,
    /// Whether every request is told in a line on standard error.
    pub log: bool,
    /// Which machines hosts of tables may have messages sent to.
    pub webhooks: Webhooks,
    /// Whether everybody may make and change private packs, not this machine alone.
    pub open_packs: bool,
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
            hooks: Hooks::default(),
            tickets: Tickets::default(),
            hints: Arc::new(Semaphore::new(hint::MOST_HINTS)),
            is_local: address.is_loopback(),
            limits: Limits::HERE,
            manners: Manners::default(),
            rates: Rates::default(),
            meter: Meter::default(),
            begun: Instant::now(),
            places: Arc::new(Semaphore::new(Limits::HERE.connections)),
            crowd: Crowd::default(),
            intake: Intake::default(),
            space: Mutex::default(),
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

/// A request that is answered: how it is made, where, and who answers it.
pub(crate) struct Route {
    pub method: Method,
    pub path: &'static str,
    to: MethodRouter<Arc<App>>,
}

impl Route {
    /// Requests of this method are answered by `handler`.
    pub fn new<H: Handler<T, Arc<App>>, T: 'static>(method: Method, path: &'static str, handler: H) -> Self {
        // Every method that is written in this program has a filter.
        let filter = MethodFilter::try_from(method.clone()).unwrap_or(MethodFilter::GET);
        Self { method, path, to: on(filter, handler) }
    }

    /// The same for requests of up to so many bytes.
    pub fn taking(self, most: usize) -> Self {
        Self { to: self.to.layer(DefaultBodyLimit::max(most)), ..self }
    }
}

/// What is read.
fn read<H: Handler<T, Arc<App>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route::new(Method::GET, path, handler)
}

/// What is sent by a form.
fn write<H: Handler<T, Arc<App>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route::new(Method::POST, path, handler)
}

/// Every request that is answered, where archives have up to so many bytes and records up to so many. There
/// are no others: whoever looks at all of them begins here.
pub(crate) fn routes(archive: usize, record: usize) -> Vec<Route> {
    let mut routes = vec![
        read("/", site::home),
        read("/new/{game}", site::new_game),
        write("/new/{game}", site::begin),
        read("/new/{game}/deal", beside::deal),
        read("/rules", site::rulebook),
        read("/rules/{game}", site::contents),
        read("/rules/{game}/readings", learn::readings),
        read("/rules/{game}/{id}", learn::rule),
        read("/glossary", learn::glossary),
        read("/learn", learn::learn),
        read("/puzzles", learn::puzzles),
        write("/practice", learn::practise),
        read("/games", site::games),
        write("/games/import", files::import).taking(archive),
        read("/games/export", files::export),
        read("/daily", daily::show),
        write("/daily/{game}", daily::play),
        read("/campaigns", campaign::list),
        read("/campaign/{id}", campaign::show),
        read("/stats", stats::all),
        read("/stats/{game}", stats::one),
        read("/packs", packs::forms::list),
        write("/packs", packs::forms::make),
        write("/packs/import", packs::forms::import).taking(LARGEST_PACK_FORM),
        read("/packs/{id}", packs::forms::show),
        read("/packs/{id}/pack.json", packs::forms::save),
        read("/packs/{id}/record", packs::forms::record),
        write("/packs/{id}/record", packs::forms::fill_in).taking(LARGEST_PACK_FORM),
        write("/packs/{id}/rename", packs::forms::rename),
        write("/packs/{id}/delete", packs::forms::delete),
        read("/credits", site::credits),
        read("/licences", assets::licences),
        read("/keys", site::keys),
        read("/settings", site::settings),
        write("/settings", site::settle),
        read("/health", meter::ready),
        read("/healthz", meter::alive),
        read("/readyz", meter::ready),
        read("/metrics", meter::metrics),
        read("/table/{id}", table::now),
        read("/table/{id}/at/{step}", table::past),
        read("/table/{id}/watch", table::watch),
        write("/table/{id}/seat", table::sit),
        write("/table/{id}/company", table::company),
        read("/fairness", fairness::guide),
        read("/fairness/check.py", fairness::script),
        read("/table/{id}/fairness", fairness::show),
        read("/table/{id}/fairness.json", fairness::file),
        write("/table/{id}/contribute", waiting::contribute),
        write("/table/{id}/deal", waiting::deal),
        read("/table/{id}/friends", circle::show),
        write("/table/{id}/friends", circle::act_on),
        read("/table/{id}/join/{key}", circle::invitation),
        write("/table/{id}/join/{key}", circle::join),
        write("/table/{id}/takeback", takeback::say),
        write("/table/{id}/choose", table::choose),
        write("/table/{id}/answer", beside::answer),
        write("/table/{id}/retract", beside::retract),
        read("/table/{id}/told", beside::told),
        read("/table/{id}/told/{step}", beside::told_in),
        write("/table/{id}/amend", beside::amend),
        write("/table/{id}/undo", table::undo),
        write("/table/{id}/redo", table::redo),
        write("/table/{id}/fork", table::fork),
        write("/table/{id}/delete", table::delete),
        read("/table/{id}/hint", hint::now),
        read("/table/{id}/hint/events", hint::events),
        read("/table/{id}/odds", hint::odds),
        read("/table/{id}/review", review::show),
        read("/table/{id}/line", line::line),
        read("/table/{id}/report", line::report),
        read("/table/{id}/record.json", table::record),
        read("/table/{id}/events", table::events),
        read(web::style_path(), assets::style),
        read(web::script_path(), assets::script),
        read(web::FAVICON_PATH, assets::favicon),
        read(web::MANIFEST_PATH, assets::manifest),
        read(web::ICON_PATH, assets::icon),
        read(web::WORKER_PATH, assets::worker),
        read(web::OFFLINE_PATH, site::offline),
    ];
    routes.extend(api::routes(record));
    routes
}

/// The method and the path of every request that is answered.
pub fn addresses() -> Vec<(String, &'static str)> {
    routes(0, 0).into_iter().map(|route| (route.method.to_string(), route.path)).collect()
}

/// Which request goes where.
pub(crate) fn router(app: Arc<App>) -> Router {
    let archive = usize::try_from(Attic::LARGEST_ARCHIVE).unwrap_or(usize::MAX);
    let largest = if app.is_local { archive } else { app.limits.record };
    let all = routes(largest, app.limits.record).into_iter();
    all.fold(Router::new(), |router, route| router.route(route.path, route.to))
        .fallback(async || Fault::no_page())
        .method_not_allowed_fallback(async || Fault::method())
        .layer(DefaultBodyLimit::max(app.limits.form))
        .layer(from_fn_with_state(Arc::clone(&app), guard::check))
        .layer(from_fn(fault::show))
        .layer(from_fn_with_state(Arc::clone(&app), finish::finish))
        .layer(from_fn_with_state(Arc::clone(&app), meter::observe))
        .with_state(app)
}
