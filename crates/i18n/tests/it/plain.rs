//! Checks for plain words: phrases that must not return into the English of pages, rules, content and
//! documentation.

use std::fs;
use std::path::{Path, PathBuf};

/// Banned phrases, each with its replacement.
const BANNED: [(&str, &str); 16] = [
    ("whoever", "name the person: the player, everyone who, a mouse that"),
    ("player of ours", "computer player"),
    ("players of ours", "computer players"),
    ("look ahead", "simulation"),
    ("looks ahead", "simulations"),
    ("give or take", "±"),
    ("told apart", "distinguished"),
    ("brought in", "imported"),
    ("went astray", "went wrong"),
    ("cards of your hand", "cards from your hand"),
    ("card of your hand", "card from your hand"),
    ("not possible any more", "no longer possible"),
    ("do not suffice", "are not enough"),
    ("you are to pay", "you must pay"),
    ("used by itself", "used as an action"),
    ("wound less", "recovers from a wound"),
];

/// Allowed occurrences, each with its reason.
const EXCEPTIONS: [&str; 3] = [
    // Names of tests.
    "only_whoever_decides_is_given_a_hint",
    "whoever_cannot_be_told_apart_",
    // The name of a puzzle about the Spyglass.
    "a look ahead",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The English texts that people read: messages, rules, the records of content, and the documentation.
fn texts() -> Vec<PathBuf> {
    let root = root();
    let mut folders = vec![root.join("locales/en"), root.join("docs")];
    let mut files = vec![root.join("README.md"), root.join("CONTRIBUTING.md"), root.join("ARCHITECTURE.md")];
    for game in fs::read_dir(root.join("games")).unwrap() {
        let game = game.unwrap().path();
        folders.push(game.join("locales/en"));
        files.push(game.join("specs/en.md"));
    }
    for folder in folders {
        files.extend(fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()));
    }
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl" || ending == "md"));
    for game in fs::read_dir(root.join("games")).unwrap() {
        worded(&game.unwrap().path().join("content"), &mut files);
    }
    files.retain(|file| file.is_file());
    files
}

#[test]
fn banned_phrases_do_not_come_back() {
    let mut found = Vec::new();
    let texts = texts();
    for file in &texts {
        let text = fs::read_to_string(file).unwrap();
        // Comments of message files are for translators, those of records for authors; sources are titles of other
        // works.
        let pages = file.extension().is_some_and(|ending| ending == "md");
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| pages || !(line.starts_with('#') || line.starts_with("source")));
        for (number, line) in lines {
            let mut line = line.to_lowercase();
            for exception in EXCEPTIONS {
                line = line.replace(exception, "");
            }
            for (phrase, instead) in BANNED.iter().filter(|(phrase, _)| line.contains(phrase)) {
                let file = file.strip_prefix(root()).unwrap_or(file).display();
                found.push(format!("{file}:{}: “{phrase}”; write: {instead}", number + 1));
            }
        }
    }
    assert!(texts.len() > 100, "{} texts", texts.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Messages, rules and content of a folder and those below it.
fn worded(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            worded(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "ftl" || ending == "md" || ending == "toml")
        {
            files.push(path);
        }
    }
}

/// The messages, rules and content of the project in every language.
fn all_texts() -> Vec<PathBuf> {
    let mut files = Vec::new();
    worded(&root().join("locales"), &mut files);
    for game in fs::read_dir(root().join("games")).unwrap() {
        let game = game.unwrap().path();
        for folder in ["locales", "specs", "content"] {
            worded(&game.join(folder), &mut files);
        }
    }
    files
}

#[test]
fn apostrophes_are_of_one_kind() {
    let files = all_texts();
    let mut found = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        for (number, line) in text.lines().enumerate() {
            // Skip comments, and the titles of pages by others.
            let words = line.trim_start();
            if words.starts_with('#') || words.starts_with("source") || words.starts_with("known") {
                continue;
            }
            let letters: Vec<char> = line.chars().collect();
            let straight =
                |three: &[char]| three[1] == '\'' && three[0].is_alphabetic() && three[2].is_alphabetic();
            if letters.windows(3).any(straight) {
                let file = file.strip_prefix(root()).unwrap_or(file).display();
                found.push(format!("{file}:{}: an apostrophe is ’", number + 1));
            }
        }
    }
    assert!(files.len() > 100, "{} files", files.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The lines of a file that people read, each with its language where it is known.
///
/// The language of messages and rules is in the name of a folder or a file; that of content is the key `en`, `pl`
/// or `hu`.
fn spoken(file: &Path, text: &str) -> Vec<(usize, &'static str, String)> {
    let toml = file.extension().is_some_and(|ending| ending == "toml");
    let named = |part: &str| {
        let name = part.trim_end_matches(".md");
        ["en", "pl", "hu"].into_iter().find(|language| *language == name)
    };
    let whole = file.iter().filter_map(|part| named(part.to_str()?)).next_back();
    let mut lines = Vec::new();
    let mut language = None;
    for (number, line) in text.lines().enumerate() {
        let words = line.trim_start();
        if !toml {
            let comment = file.extension().is_some_and(|ending| ending == "ftl") && words.starts_with('#');
            let source = words.starts_with("- Source") || words.starts_with("- Kind");
            if let (Some(language), false) = (whole, comment || source) {
                lines.push((number, language, line.to_string()));
            }
            continue;
        }
        // A text of several lines ends with its closing quotation marks.
        if let Some(now) = language {
            let end = line.find("\"\"\"");
            lines.push((number, now, line[..end.unwrap_or(line.len())].to_string()));
            if end.is_some() {
                language = None;
            }
            continue;
        }
        for now in ["en", "pl", "hu"] {
            let key = format!("{now} = \"");
            for (at, _) in line.match_indices(&key) {
                if line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_') {
                    continue;
                }
                let rest = &line[at + key.len()..];
                if let Some(long) = rest.strip_prefix("\"\"") {
                    lines.push((number, now, long.to_string()));
                    language = Some(now);
                } else if let Some(end) = rest.find('"') {
                    lines.push((number, now, rest[..end].to_string()));
                }
            }
        }
    }
    lines
}

/// A line of a message without placeables and code.
fn prose(line: &str) -> String {
    let mut depth = 0;
    let mut code = false;
    let mut prose = String::new();
    for letter in line.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            '`' => code = !code,
            _ if depth <= 0 && !code => prose.push(letter),
            _ => {}
        }
    }
    prose
}

/// The quotation marks that are wrong in a language.
fn foreign(language: &str) -> [char; 5] {
    match language {
        "en" => ['„', '«', '»', '‚', '‹'],
        _ => ['“', '‘', '‚', '‹', '›'],
    }
}

/// The fault of the punctuation of a line of prose in a language, if any.
fn fault_of(language: &str, line: &str) -> Option<String> {
    let letters: Vec<char> = line.chars().collect();
    let range = |three: &[char]| {
        three[1] == '-' && three[0].is_ascii_digit() && three[2].is_ascii_digit() && three[0] != three[2]
    };
    // A hyphen between spaces, unless a message begins with it, because that is an item of a list.
    let hyphen = line
        .match_indices(" - ")
        .any(|(at, _)| !matches!(line[..at].trim_end().chars().last(), None | Some('=' | ']')));
    let foreign = foreign(language);
    if let Some(mark) = letters.iter().find(|letter| foreign.contains(letter)) {
        Some(format!("{mark} is a mark of another language"))
    } else if line.contains('"') {
        Some(format!("quotation marks are {} and ”", if language == "en" { '“' } else { '„' }))
    } else if line.contains('—') || hyphen {
        Some("a dash is –".to_string())
    } else if line.contains("...") {
        Some("write …".to_string())
    } else if letters.windows(3).any(range) {
        Some("a range has –".to_string())
    } else if language == "hu" && letters.windows(4).any(is_parted_ordinal) {
        Some("an ordinal is followed by a no-break space".to_string())
    } else {
        None
    }
}

/// Whether these are the last digit of an ordinal, its point, a breaking space, and the following word. [`prose`]
/// has removed digits that are arguments of a message.
fn is_parted_ordinal(letters: &[char]) -> bool {
    let is_number = letters[0].is_ascii_digit() || letters[0] == ' ';
    is_number && letters[1] == '.' && letters[2] == ' ' && letters[3].is_lowercase()
}

#[test]
fn marks_are_those_of_the_language() {
    let mut found = Vec::new();
    let mut read = std::collections::BTreeMap::new();
    for file in all_texts() {
        let text = fs::read_to_string(&file).unwrap();
        for (number, language, line) in spoken(&file, &text) {
            *read.entry(language).or_insert(0) += 1;
            let line = prose(&line);
            let Some(fault) = fault_of(language, &line) else { continue };
            let file = file.strip_prefix(root()).unwrap_or(&file).display();
            found.push(format!("{file}:{}: {fault}: {line}", number + 1));
        }
    }
    assert!(read.len() == 3 && read.values().all(|lines| *lines > 3000), "{read:?} lines");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn marks_of_another_language_are_seen() {
    let text = "name = { en = \"A “b”\", pl = \"A „b”\" }\nhu = \"\"\"\nA „b”\n\"\"\"\n";
    let lines = spoken(Path::new("words.toml"), text);
    let said: Vec<(&str, &str)> =
        lines.iter().map(|(_, language, line)| (*language, line.as_str())).collect();
    assert_eq!(said, [("en", "A “b”"), ("pl", "A „b”"), ("hu", ""), ("hu", "A „b”"), ("hu", "")]);
    assert_eq!(prose("a { $b } c `\"d\"`"), "a  c ");
    let wrong = [
        ("en", "A „b”"),
        ("pl", "A “b”"),
        ("hu", "A ‘b’"),
        ("en", "A \"b\""),
        ("hu", "A — b"),
        ("pl", "A - b"),
        ("en", "A..."),
        ("pl", "1-4 osoby"),
        ("hu", "A 2. lap"),
        ("hu", "kulcs = . lap"),
    ];
    for (language, line) in wrong {
        assert!(fault_of(language, line).is_some(), "{language}: {line}");
    }
    for (language, line) in
        [("en", "A “b”: 1–4 people – or more …"), ("hu", "key = - A „b”"), ("hu", "A 2.\u{a0}lap. 3. Lap")]
    {
        assert_eq!(fault_of(language, line), None);
    }
}
