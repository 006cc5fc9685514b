//! Content packs: the built-in one is sound, and whatever is wrong with another is said.

use std::collections::BTreeMap;

use ratcatcher::load::{self, BUILTIN};

fn builtin() -> BTreeMap<String, String> {
    BUILTIN.into_iter().map(|(file, text)| (file.to_owned(), text.to_owned())).collect()
}

#[test]
fn the_built_in_pack_is_sound() {
    let faults = load::load(&builtin()).err().unwrap_or_default();
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", lines.join("\n"));
}
