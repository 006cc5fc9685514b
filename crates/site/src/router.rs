//! The routes of a site, and the layers around them.

use std::sync::Arc;

use ::content::LARGEST_PACK;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::{HeaderMap, Method};
use axum::middleware::{from_fn, from_fn_with_state};

use crate::api;
use crate::error::AppError;
use crate::http::error::{self, HttpError};
use crate::http::route::Route;
use crate::http::{finish, origin};
use crate::pages::{
    assets, campaigns, daily, endings, fairness, files, friends, hints, history, home, learn, packs,
    physical, posters, reviews, stats, table, takeback, waiting,
};
use crate::services::archive::Archive;
use crate::site::Site;

/// The largest form with a private pack or a record of one, in bytes. Percent-encoding triples every byte that is
/// not an ASCII letter or digit.
const LARGEST_PACK_FORM: usize = LARGEST_PACK + 256 * 1024;

/// A `GET` route.
fn read<H: Handler<T, Arc<Site>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route::new(Method::GET, path, handler)
}

/// A `POST` route of a form.
fn write<H: Handler<T, Arc<Site>>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route::new(Method::POST, path, handler)
}

/// All routes of the site. `archive` and `record` are the limits on their sizes, in bytes.
pub(crate) fn routes(archive: usize, record: usize) -> Vec<Route> {
    let mut routes = vec![
        read("/", home::home),
        read("/new/{game}", home::new_game),
        write("/new/{game}", home::begin),
        read("/new/{game}/deal", physical::deal),
        read("/against/{game}", home::against),
        read("/ladder/{game}", home::ladder),
        read("/rules", home::rulebook),
        read("/rules/{game}", home::contents),
        read("/rules/{game}/readings", learn::readings),
        read("/rules/{game}/{id}", learn::rule),
        read("/glossary", learn::glossary),
        read("/learn", learn::learn),
        read("/puzzles", learn::puzzles),
        write("/practice", learn::practise),
        read("/games", home::games),
        write("/games/import", files::import).taking(archive),
        read("/games/export", files::export),
        read("/daily", daily::show),
        write("/daily/{game}", daily::play),
        read("/campaigns", campaigns::list),
        read("/campaign/{id}", campaigns::show),
        read("/stats", stats::all),
        read("/stats/{game}", stats::one),
        read("/packs", packs::list),
        write("/packs", packs::make),
        write("/packs/import", packs::import).taking(LARGEST_PACK_FORM),
        read("/packs/{id}", packs::show),
        read("/packs/{id}/pack.json", packs::save),
        read("/packs/{id}/record", packs::record),
        write("/packs/{id}/record", packs::fill_in).taking(LARGEST_PACK_FORM),
        write("/packs/{id}/rename", packs::rename),
        write("/packs/{id}/delete", packs::delete),
        read("/credits", home::credits),
        read("/licences", assets::licences),
        read("/keys", home::keys),
        read("/settings", home::settings),
        write("/settings", home::settle),
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
        read("/table/{id}/friends", friends::show),
        write("/table/{id}/friends", friends::act_on),
        read("/table/{id}/join/{key}", friends::invitation),
        write("/table/{id}/join/{key}", friends::join),
        write("/table/{id}/takeback", takeback::say),
        write("/table/{id}/choose", table::choose),
        write("/table/{id}/answer", physical::answer),
        write("/table/{id}/retract", physical::retract),
        read("/table/{id}/told", physical::told),
        read("/table/{id}/told/{step}", physical::told_in),
        write("/table/{id}/amend", physical::amend),
        write("/table/{id}/undo", table::undo),
        write("/table/{id}/redo", table::redo),
        write("/table/{id}/fork", table::fork),
        write("/table/{id}/delete", table::delete),
        read("/table/{id}/hint", hints::now),
        read("/table/{id}/hint/events", hints::events),
        read("/table/{id}/odds", hints::odds),
        read("/table/{id}/review", reviews::show),
        read("/table/{id}/end", endings::show),
        read("/table/{id}/end.svg", endings::svg),
        read("/table/{id}/end.png", endings::png),
        read("/poster/{file}", posters::png),
        read("/table/{id}/line", history::line),
        read("/table/{id}/report", history::report),
        read("/table/{id}/record.json", table::record),
        read("/table/{id}/events", table::events),
        read(web::style_path(), assets::style),
        read(web::script_path(), assets::script),
        read(web::FAVICON_PATH, assets::favicon),
        read(web::MANIFEST_PATH, assets::manifest),
        read(web::ICON_PATH, assets::icon),
        read(web::WORKER_PATH, assets::worker),
        read(web::OFFLINE_PATH, home::offline),
    ];
    routes.extend(web::sheets().iter().enumerate().map(|(place, sheet)| {
        read(&sheet.path, async move |headers: HeaderMap| assets::sheet(place, &headers))
    }));
    routes.extend(web::FACES.iter().map(|face| read(face.path, async move || assets::face(face))));
    routes.extend(api::routes(archive, record));
    routes
}

/// The methods and paths of all routes of a site.
pub fn addresses() -> Vec<(String, &'static str)> {
    routes(0, 0).into_iter().map(|route| (route.method.to_string(), route.path)).collect()
}

/// The router of a site. `own` are further routes of its host. `limits` adds the layers of the host, inside the
/// layers that write errors and finish responses.
pub fn router(site: &Arc<Site>, own: Router, limits: impl FnOnce(Router) -> Router) -> Router {
    let most = site.policy.limits;
    let archive = usize::try_from(Archive::LARGEST).unwrap_or(usize::MAX);
    let largest = if site.policy.is_local { archive } else { most.record };
    let all = routes(largest, most.record).into_iter();
    let routes = all
        .fold(Router::new(), |router, route| router.route(route.path, route.to))
        .fallback(async || HttpError::from(AppError::no_page()))
        .method_not_allowed_fallback(async || HttpError::method())
        .layer(DefaultBodyLimit::max(most.form))
        .with_state(Arc::clone(site))
        .merge(own)
        .layer(from_fn_with_state(Arc::clone(site), origin::check));
    limits(routes).layer(from_fn(error::show)).layer(from_fn_with_state(Arc::clone(site), finish::finish))
}
