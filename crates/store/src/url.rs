//! URLs of databases.

/// A URL without its password and without its options, one of which may be a password.
pub(crate) fn without_secrets(url: &str) -> String {
    let (url, _options) = url.split_once('?').unwrap_or((url, ""));
    let Some((scheme, rest)) = url.split_once("://") else { return "postgres://…".to_owned() };
    let (user, server) = rest.rsplit_once('@').map_or((None, rest), |(user, server)| (Some(user), server));
    match user.map(|user| user.split(':').next().unwrap_or_default()) {
        Some(user) => format!("{scheme}://{user}@{server}"),
        None => format!("{scheme}://{server}"),
    }
}
