//! Routes: a method, a path, and the handler.

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodFilter, MethodRouter, on};

use crate::site::Site;

/// A request that is answered: how it is made, where, and who answers it.
pub(crate) struct Route {
    pub method: Method,
    pub path: &'static str,
    pub to: MethodRouter<Arc<Site>>,
}

impl Route {
    /// Requests of this method are answered by `handler`.
    pub fn new<H: Handler<T, Arc<Site>>, T: 'static>(method: Method, path: &'static str, handler: H) -> Self {
        // Every method that is written in this program has a filter.
        let filter = MethodFilter::try_from(method.clone()).unwrap_or(MethodFilter::GET);
        Self { method, path, to: on(filter, handler) }
    }

    /// The same for requests of up to so many bytes.
    pub fn taking(self, most: usize) -> Self {
        Self { to: self.to.layer(DefaultBodyLimit::max(most)), ..self }
    }
}
