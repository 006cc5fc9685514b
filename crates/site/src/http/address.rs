//! Addresses of this site as clients see them.

use axum::http::HeaderMap;
use axum::http::uri::Authority;

use crate::policy::Policy;

/// The absolute address of a path, from the headers of a request; the path itself without a valid `Host`.
pub(crate) fn address(policy: &Policy, headers: &HeaderMap, path: &str) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").and_then(|host| host.parse::<Authority>().ok());
    let Some(host) = host else { return path.to_owned() };
    // Only a proxy can set this header.
    let is_protected = policy.proxied && text("x-forwarded-proto") == Some("https");
    let scheme = if is_protected { "https" } else { "http" };
    format!("{scheme}://{host}{path}")
}

/// The address of an invitation at a site with this origin.
pub(crate) fn link(origin: &str, id: &str, key: &str) -> String {
    format!("{origin}/table/{id}/join/{key}")
}

/// The address of an invitation.
pub(crate) fn link_of(policy: &Policy, headers: &HeaderMap, id: &str, key: &str) -> String {
    link(&address(policy, headers, ""), id, key)
}
