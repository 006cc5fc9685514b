//! The router of a server: the routes of its site, with the server's own routes and layers.

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;

use crate::state::ServerState;
use crate::{guard, observe};

/// The paths that a server serves in addition to its site.
const OWN: [&str; 4] = ["/health", "/healthz", "/readyz", "/metrics"];

/// The methods and paths of all routes.
pub fn addresses() -> Vec<(String, &'static str)> {
    let mut all = site::addresses();
    all.extend(OWN.map(|path| ("GET".to_owned(), path)));
    all
}

/// Builds the router.
pub(crate) fn router(state: &Arc<ServerState>) -> Router {
    let [health, alive, ready, numbers] = OWN;
    let own = Router::new()
        .route(health, get(observe::ready))
        .route(alive, get(observe::alive))
        .route(ready, get(observe::ready))
        .route(numbers, get(observe::metrics))
        .with_state(Arc::clone(state));
    let limits = |routes: Router| routes.layer(from_fn_with_state(Arc::clone(state), guard::check));
    site::router(&state.site, own, limits).layer(from_fn_with_state(Arc::clone(state), observe::observe))
}
