//! Content packs: the built-in one is sound, and whatever is wrong with another is said.

use everdell::load;
use std::collections::BTreeMap;
#[test]
fn the_built_in_pack_is_sound() {
    let files = load::BUILTIN.map(|(file, text)| (file.to_owned(), text.to_owned()));
    if let Err(faults) = load::read(&BTreeMap::from(files)) {
        for fault in &faults {
            println!("{fault}");
        }
        panic!();
    }
}
