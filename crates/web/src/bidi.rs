//! Names that are written from right to left.

/// A name in Unicode isolates (U+2068, U+2069) if it is written from right to left, so that it does not reorder the text
/// around it.
pub fn apart(name: &str) -> String {
    let turns = |letter: char| {
        matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if name.chars().any(turns) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}
