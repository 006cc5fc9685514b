//! Routes: a method, a path, and the handler.

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodFilter, MethodRouter, on};

use crate::site::Site;

/// A route: a method and a path with their handler.
pub(crate) struct Route {
    pub method: Method,
    pub path: &'static str,
    pub to: MethodRouter<Arc<Site>>,
}

impl Route {
    /// A route for this method and path.
    pub fn new<H: Handler<T, Arc<Site>>, T: 'static>(method: Method, path: &'static str, handler: H) -> Self {
        // Every method used in this program has a filter.
        let filter = MethodFilter::try_from(method.clone()).unwrap_or(MethodFilter::GET);
        Self { method, path, to: on(filter, handler) }
    }

    /// The route, with bodies of up to `most` bytes.
    pub fn taking(self, most: usize) -> Self {
        Self { to: self.to.layer(DefaultBodyLimit::max(most)), ..self }
    }
}
