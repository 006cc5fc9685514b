//! The texts of the built-in pack.

/// The pack that is built into the program.
pub const BUILTIN: [(&str, &str); 6] = [
    ("cards.toml", include_str!("../../../content/cards.toml")),
    ("events.toml", include_str!("../../../content/events.toml")),
    ("locations.toml", include_str!("../../../content/locations.toml")),
    ("modules.toml", include_str!("../../../content/modules.toml")),
    ("nightweave.toml", include_str!("../../../content/nightweave.toml")),
    ("pack.toml", include_str!("../../../content/pack.toml")),
];
