//! HTTP for pages and API: reading requests, responses to errors, and the layers around all routes.

pub(crate) mod address;
pub(crate) mod blocking;
pub(crate) mod cookies;
pub(crate) mod encoding;
pub(crate) mod error;
pub(crate) mod finish;
pub(crate) mod origin;
pub(crate) mod request;
pub(crate) mod respond;
pub(crate) mod route;
pub(crate) mod upload;
