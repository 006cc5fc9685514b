//! The texts of the built-in pack.

/// The pack that is built into the program.
pub const BUILTIN: [(&str, &str); 10] = [
    ("bellfaire.toml", include_str!("../../../content/bellfaire.toml")),
    ("cards.toml", include_str!("../../../content/cards.toml")),
    ("events.toml", include_str!("../../../content/events.toml")),
    ("locations.toml", include_str!("../../../content/locations.toml")),
    ("modules.toml", include_str!("../../../content/modules.toml")),
    ("newleaf.toml", include_str!("../../../content/newleaf.toml")),
    ("nightweave.toml", include_str!("../../../content/nightweave.toml")),
    ("pack.toml", include_str!("../../../content/pack.toml")),
    ("pearlbrook.toml", include_str!("../../../content/pearlbrook.toml")),
    ("spirecrest.toml", include_str!("../../../content/spirecrest.toml")),
];

/// A file of the built-in pack.
pub(super) fn builtin_file(file: &'static str) -> Option<content::File> {
    let (_, text) = BUILTIN.iter().find(|(name, _)| *name == file)?;
    // The built-in pack is sound: a test reads it.
    Some((file, text.parse().ok()?))
}
