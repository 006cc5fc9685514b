//! Finds cycles among the imports of the files of a crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The import cycles among the source files below `src`: one text per cycle, with every import in it; empty if
/// there are none.
///
/// Each file is a node; the file of a module and the files of its child modules are different nodes. A file has an
/// edge to another file if its code names an item of that file by a path, in a `use` or where it uses the item.
/// Re-exports (`pub use`) are followed to the file that defines the item, and are no edges themselves. `mod`
/// declarations are no edges either: a parent may declare and re-export its children, and children may import what
/// the parent defines itself. Code behind `#[cfg(test)]` does not count.
///
/// # Panics
/// If a file cannot be read.
pub fn import_cycles(src: &Path) -> Vec<String> {
    let sources = Sources::read(src);
    let edges = sources.edges();
    circles(&edges)
        .into_iter()
        .map(|circle| {
            let mut lines = vec![format!("{} files import each other:", circle.len())];
            for from in &circle {
                let inside = edges[from].iter().filter(|(to, _)| circle.contains(*to));
                let inside = inside.map(|(to, names)| {
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    format!("{} ({})", name(to), names.join(", "))
                });
                lines.push(format!("  {} → {}", name(from), inside.collect::<Vec<_>>().join(", ")));
            }
            lines.join("\n")
        })
        .collect()
}

/// Checks that the files of a crate have no import cycles; see [`import_cycles`].
///
/// # Panics
/// If there is a cycle, or a file cannot be read.
#[track_caller]
pub fn no_import_cycles(src: &Path) {
    let cycles = import_cycles(src);
    assert!(cycles.is_empty(), "{}:\n{}", src.display(), cycles.join("\n"));
}

/// A module: the names on its path from the root of the crate.
type Module = Vec<String>;

/// For each file, the files that it imports from and the imported names.
type Edges = BTreeMap<Module, BTreeMap<Module, BTreeSet<String>>>;

fn name(module: &Module) -> String {
    if module.is_empty() { "the root".to_owned() } else { module.join("::") }
}

/// One file.
#[derive(Debug, Default)]
struct Source {
    /// The modules that it declares and that have files of their own.
    children: BTreeSet<String>,
    /// The names that it defines.
    defined: BTreeSet<String>,
    /// Its imports: the local name, and the path that it stands for.
    imports: Vec<(String, Vec<String>)>,
    /// Its re-exports in the same form; `*` for all items of a module.
    exports: Vec<(String, Vec<String>)>,
    /// Paths elsewhere in its code.
    paths: BTreeSet<Vec<String>>,
}

/// All files of a crate.
struct Sources(BTreeMap<Module, Source>);

impl Sources {
    fn read(src: &Path) -> Self {
        let mut files = BTreeMap::new();
        let mut folders = vec![src.to_owned()];
        while let Some(folder) = folders.pop() {
            let entries =
                fs::read_dir(&folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
            for path in entries.map(|entry| entry.expect("an entry of a folder").path()) {
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|kind| kind == "rs") {
                    let text = fs::read_to_string(&path).expect("a source is a text");
                    files.insert(module_of(src, &path), Source::parse(&text));
                }
            }
        }
        // Modules that only tests declare are excluded.
        let declared = |module: &Module| match module.split_last() {
            Some((last, parents)) => {
                last == "main" || files.get(parents).is_none_or(|parent| parent.children.contains(last))
            }
            None => true,
        };
        let tests: Vec<Module> = files.keys().filter(|module| !declared(module)).cloned().collect();
        files.retain(|module, _| !tests.iter().any(|test| module.starts_with(test)));
        Self(files)
    }

    fn edges(&self) -> Edges {
        let mut edges = Edges::new();
        for (module, source) in &self.0 {
            let to = edges.entry(module.clone()).or_default();
            let imported = source.imports.iter().map(|(_, path)| path);
            for path in imported.chain(&source.paths) {
                if let Some((target, name)) = self.find(module, path, 0)
                    && target != *module
                {
                    to.entry(target).or_default().insert(name);
                }
            }
        }
        edges
    }

    /// The file that defines the item of a path in a module, and the name of the item; `None` for an item of
    /// another crate, and for a module.
    fn find(&self, module: &Module, path: &[String], depth: u8) -> Option<(Module, String)> {
        // Limits the number of imports that stand for other imports.
        if depth > 8 {
            return None;
        }
        let (head, mut rest) = path.split_first()?;
        let mut at = match &**head {
            "crate" => Vec::new(),
            "self" => module.clone(),
            "super" => {
                let mut at = module.clone();
                at.pop()?;
                while rest.first().is_some_and(|next| next == "super") {
                    at.pop()?;
                    rest = &rest[1..];
                }
                at
            }
            head => {
                let source = self.0.get(module)?;
                if source.children.contains(head) {
                    [&module[..], &[head.to_owned()]].concat()
                } else {
                    let (_, meant) =
                        source.imports.iter().find(|(name, meant)| name == head && meant != path)?;
                    return self.find(module, &[meant, rest].concat(), depth + 1);
                }
            }
        };
        loop {
            let (next, after) = rest.split_first()?;
            let child = [&at[..], std::slice::from_ref(next)].concat();
            if self.0.contains_key(&child) {
                (at, rest) = (child, after);
                continue;
            }
            if next == "*" {
                return Some((at, next.clone()));
            }
            let source = self.0.get(&at)?;
            if !source.defined.contains(next) {
                let named = source.exports.iter().find(|(name, _)| name == next);
                if let Some((_, meant)) = named {
                    let meant = [meant, after].concat();
                    return self.find(&at, &meant, depth + 1);
                }
                let all = source.exports.iter().filter(|(name, _)| name == "*");
                let found = all.filter_map(|(_, meant)| {
                    let (target, _) = self.find(&at, meant, depth + 1)?;
                    self.0.get(&target)?.defined.contains(next).then(|| (target, next.clone()))
                });
                if let Some(found) = found.into_iter().next() {
                    return Some(found);
                }
            }
            return Some((at, next.clone()));
        }
    }
}

/// The module of a file.
fn module_of(src: &Path, path: &Path) -> Module {
    let inside: PathBuf = path.strip_prefix(src).expect("it lies in the folder").with_extension("");
    let mut module: Module =
        inside.iter().map(|part| part.to_str().expect("names of sources are texts").to_owned()).collect();
    if module.last().is_some_and(|last| last == "mod") || module == ["lib"] {
        module.pop();
    }
    module
}

/// The groups of more than one file in which each file reaches all others.
fn circles(edges: &Edges) -> Vec<BTreeSet<Module>> {
    let reach = |from: &Module| {
        let mut seen = BTreeSet::new();
        let mut due: Vec<&Module> = vec![from];
        while let Some(at) = due.pop() {
            for to in edges.get(at).into_iter().flat_map(BTreeMap::keys) {
                if seen.insert(to.clone()) {
                    due.push(to);
                }
            }
        }
        seen
    };
    let reached: BTreeMap<&Module, BTreeSet<Module>> =
        edges.keys().map(|module| (module, reach(module))).collect();
    let mut circles: Vec<BTreeSet<Module>> = Vec::new();
    for (module, all) in &reached {
        if all.contains(*module) && !circles.iter().any(|circle| circle.contains(*module)) {
            let both =
                all.iter().filter(|other| reached.get(other).is_some_and(|back| back.contains(*module)));
            circles.push(both.cloned().collect());
        }
    }
    circles
}

/// A token of a source file.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    /// `::`
    Path,
    Sign(char),
}

impl Token {
    fn is(&self, word: &str) -> bool {
        matches!(self, Self::Word(text) if text == word)
    }
}

/// The tokens of a source, without comments and literals.
fn tokens(text: &str) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let at = |place: usize| letters.get(place).copied().unwrap_or('\0');
    let (mut tokens, mut place) = (Vec::new(), 0);
    while place < letters.len() {
        let letter = at(place);
        if letter == '/' && at(place + 1) == '/' {
            while place < letters.len() && at(place) != '\n' {
                place += 1;
            }
        } else if letter == '/' && at(place + 1) == '*' {
            let mut depth = 0;
            loop {
                match (at(place), at(place + 1)) {
                    ('/', '*') => (depth, place) = (depth + 1, place + 2),
                    ('*', '/') => (depth, place) = (depth - 1, place + 2),
                    _ => place += 1,
                }
                if depth == 0 || place >= letters.len() {
                    break;
                }
            }
        } else if letter == '"' {
            place += 1;
            while place < letters.len() && at(place) != '"' {
                place += if at(place) == '\\' { 2 } else { 1 };
            }
            place += 1;
        } else if letter == '\'' {
            // A lifetime has no closing quotation mark behind its first letter.
            if at(place + 1) == '\\' || at(place + 2) == '\'' {
                place += if at(place + 1) == '\\' { 3 } else { 2 };
                while place < letters.len() && at(place) != '\'' {
                    place += 1;
                }
            }
            place += 1;
        } else if letter == '_' || letter.is_alphanumeric() {
            let start = place;
            while at(place) == '_' || at(place).is_alphanumeric() {
                place += 1;
            }
            let word: String = letters[start..place].iter().collect();
            let mut hashes = 0;
            while matches!(&*word, "r" | "br" | "cr") && at(place + hashes) == '#' {
                hashes += 1;
            }
            if matches!(&*word, "r" | "br" | "cr") && at(place + hashes) == '"' {
                place += hashes + 1;
                let closes =
                    |place: usize| at(place) == '"' && (1..=hashes).all(|hash| at(place + hash) == '#');
                while place < letters.len() && !closes(place) {
                    place += 1;
                }
                place += hashes + 1;
            } else if word == "r" && hashes == 1 {
                // A raw name, such as `r#do`.
                place += 1;
            } else {
                tokens.push(Token::Word(word));
            }
        } else if letter == ':' && at(place + 1) == ':' {
            tokens.push(Token::Path);
            place += 2;
        } else {
            if !letter.is_whitespace() {
                tokens.push(Token::Sign(letter));
            }
            place += 1;
        }
    }
    tokens
}

/// The tokens without code that is only compiled for tests.
fn without_tests(tokens: &[Token]) -> Vec<Token> {
    const TEST: [&str; 3] = ["cfg", "(", "test"];
    let sign = |token: &Token, sign: char| *token == Token::Sign(sign);
    let mut kept = Vec::new();
    let mut place = 0;
    while place < tokens.len() {
        let is_test = sign(&tokens[place], '#')
            && tokens.len() > place + 5
            && sign(&tokens[place + 1], '[')
            && tokens[place + 2].is(TEST[0])
            && tokens[place + 4].is(TEST[2])
            && sign(&tokens[place + 5], ')');
        if !is_test {
            kept.push(tokens[place].clone());
            place += 1;
            continue;
        }
        // The item ends with its block, or with a semicolon outside of brackets.
        let mut depth = 0i32;
        place += 7;
        while place < tokens.len() {
            match &tokens[place] {
                Token::Sign('{' | '(' | '[') => depth += 1,
                Token::Sign('}') => {
                    depth -= 1;
                    if depth == 0 {
                        break;
                    }
                }
                Token::Sign(')' | ']') => depth -= 1,
                Token::Sign(';') if depth == 0 => break,
                _ => {}
            }
            place += 1;
        }
        place += 1;
    }
    kept
}

impl Source {
    fn parse(text: &str) -> Self {
        const DEFINES: [&str; 9] =
            ["struct", "enum", "trait", "fn", "const", "static", "type", "union", "macro_rules"];
        let tokens = without_tests(&tokens(text));
        let mut source = Self::default();
        let word = |place: usize| match tokens.get(place) {
            Some(Token::Word(word)) => Some(word.clone()),
            _ => None,
        };
        let mut place = 0;
        while place < tokens.len() {
            let Some(found) = word(place) else {
                place += 1;
                continue;
            };
            let behind_path = place > 0 && tokens[place - 1] == Token::Path;
            if found == "mod" && tokens.get(place + 2) == Some(&Token::Sign(';')) {
                source.children.extend(word(place + 1));
            } else if found == "use" && !behind_path {
                let is_public = place > 0
                    && (tokens[place - 1].is("pub")
                        || place > 3 && tokens[place - 1] == Token::Sign(')') && tokens[place - 4].is("pub"));
                let end =
                    place + tokens[place..].iter().position(|token| *token == Token::Sign(';')).unwrap_or(0);
                let mut all = Vec::new();
                read_tree(&tokens[place + 1..end.max(place + 1)], &mut 0, &[], &mut all);
                let into = if is_public { &mut source.exports } else { &mut source.imports };
                into.extend(all);
                place = end.max(place + 1);
                continue;
            } else if DEFINES.contains(&&*found) {
                let skips = usize::from(tokens.get(place + 1) == Some(&Token::Sign('!')));
                source.defined.extend(word(place + 1 + skips));
            } else if !behind_path {
                let mut path = vec![found];
                while tokens.get(place + 1) == Some(&Token::Path)
                    && let Some(next) = word(place + 2)
                {
                    path.push(next);
                    place += 2;
                }
                if path.len() > 1 {
                    source.paths.insert(path);
                }
            }
            place += 1;
        }
        source
    }
}

/// Reads a tree of imports: the local names and their paths.
fn read_tree(tokens: &[Token], place: &mut usize, before: &[String], all: &mut Vec<(String, Vec<String>)>) {
    let mut path = before.to_vec();
    loop {
        match tokens.get(*place) {
            Some(Token::Word(word)) if word == "as" => {
                *place += 1;
                if let Some(Token::Word(alias)) = tokens.get(*place) {
                    all.push((alias.clone(), path));
                }
                *place += 1;
                return;
            }
            Some(Token::Word(word)) => {
                // `a::{self}` is `a`.
                if word != "self" || path.is_empty() {
                    path.push(word.clone());
                }
                *place += 1;
            }
            Some(Token::Path) => *place += 1,
            Some(Token::Sign('*')) => {
                path.push("*".to_owned());
                *place += 1;
            }
            Some(Token::Sign('{')) => {
                *place += 1;
                while *place < tokens.len() && tokens[*place] != Token::Sign('}') {
                    read_tree(tokens, place, &path, all);
                    if tokens.get(*place) == Some(&Token::Sign(',')) {
                        *place += 1;
                    }
                }
                *place += 1;
                return;
            }
            _ => {
                if let Some(last) = path.last() {
                    all.push((last.clone(), path.clone()));
                }
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The import cycles of a crate with these files.
    fn cycles(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let sources =
            files.iter().map(|(path, text)| (module_of(Path::new(""), Path::new(path)), Source::parse(text)));
        let edges = Sources(sources.collect()).edges();
        circles(&edges).into_iter().map(|circle| circle.iter().map(name).collect()).collect()
    }

    #[test]
    fn a_circle_is_found_however_it_is_written() {
        let circle = vec![vec!["a".to_owned(), "b".to_owned()]];
        let lib = ("lib.rs", "mod a; mod b;");
        for (a, b) in [
            ("use crate::b::B; struct A;", "use super::a::A; struct B;"),
            ("use crate::{b::{self, other}}; fn f() { b::g() } struct A;", "fn g(_: crate::a::A) {}"),
            ("use crate::b as c; fn f() { c::g::<u8>() }", "fn g() { crate::a::f() }"),
            ("/* use crate::x; */ use crate::b::*; fn f() {}", "fn g() { let _ = 'x'; crate::a::f(); }"),
            ("fn f<'a>(_: &'a str) { html! { (crate::b::g()) } }", "fn g() { super::a::f() }"),
        ] {
            assert_eq!(cycles(&[lib, ("a.rs", a), ("b.rs", b)]), circle, "{a} {b}");
        }
    }

    #[test]
    fn comments_texts_tests_and_declarations_are_no_imports() {
        let lib = ("lib.rs", "mod a; mod b; pub use a::A;");
        for b in [
            "// crate::a::A\nstruct B;",
            "const B: &str = \"crate::a::A\"; const C: &str = r#\"\"crate::a::A\"#;",
            "struct B; #[cfg(test)] mod tests { use crate::a::A; }",
            "struct B; #[cfg(test)] use crate::a::A;",
            "use a::A; struct B;",
        ] {
            assert!(cycles(&[lib, ("a.rs", "use crate::b::B; struct A;"), ("b.rs", b)]).is_empty(), "{b}");
        }
    }

    #[test]
    fn a_re_export_is_followed_to_where_a_thing_is_defined() {
        let lib = ("lib.rs", "mod a; mod b; mod c; pub use a::A; pub use c::*;");
        // The root imports nothing itself.
        assert!(
            cycles(&[lib, ("a.rs", "struct A;"), ("b.rs", "use crate::{A, C};"), ("c.rs", "struct C;")])
                .is_empty()
        );
        let circle =
            [lib, ("a.rs", "use crate::C; struct A;"), ("b.rs", ""), ("c.rs", "use crate::A; struct C;")];
        assert_eq!(cycles(&circle), [["a", "c"]]);
        // A child uses an item of its parent, and the parent only re-exports the child.
        let parent = ("a/mod.rs", "mod x; pub use x::X; struct A;");
        assert!(cycles(&[("lib.rs", "mod a;"), parent, ("a/x.rs", "use super::A; struct X;")]).is_empty());
        let parent = ("a/mod.rs", "mod x; struct A; fn f() { x::g() }");
        let both = cycles(&[("lib.rs", "mod a;"), parent, ("a/x.rs", "use super::A; fn g() {}")]);
        assert_eq!(both, [["a", "a::x"]]);
    }
}
