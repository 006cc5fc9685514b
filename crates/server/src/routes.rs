//! The router of a server: that of its site, with routes and layers of its own.

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;

use crate::state::ServerState;
use crate::{guard, observe};

/// What a server answers besides its site.
const OWN: [&str; 4] = ["/health", "/healthz", "/readyz", "/metrics"];

/// The method and the path of every request that is answered.
pub fn addresses() -> Vec<(String, &'static str)> {
    let mut all = site::addresses();
    all.extend(OWN.map(|path| ("GET".to_owned(), path)));
    all
}

/// Which request goes where.
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
