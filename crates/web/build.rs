//! Puts the drawings, the style sheets and the faces into the program.
//!
//! Drawings may carry `style` attributes, which a strict content security policy forbids. Each
//! distinct one becomes a class here, so that pages stay free of inline styles.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut symbols = read(&root.join("art"), "svg")?;
    for whole in ["favicon", "icon"] {
        symbols.remove(whole);
    }
    let mut scenes = read(&root.join("art/scenes"), "svg")?;
    // By file name, so that the numbers order the sheets of a folder.
    let common = read(&root.join("css"), "css")?;
    let mut sheets = BTreeMap::new();
    for (game, pages) in pages_of_games(&root.join("../../games"))? {
        symbols.extend(read(&pages.join("art"), "svg")?);
        scenes.extend(read(&pages.join("art/scenes"), "svg")?);
        let own = joined(&read(&pages.join("css"), "css")?);
        if !own.is_empty() {
            sheets.insert(game, own);
        }
    }

    let styles: BTreeSet<String> =
        symbols.values().chain(scenes.values()).flat_map(|drawing| styles(drawing)).collect();
    let classes: BTreeMap<String, String> =
        (0..).zip(styles).map(|(index, style)| (style, format!("z{index}"))).collect();

    let mut code = String::new();
    // A ground's file is named after the ground, its pattern `g-…`; the identifier is what counts.
    let symbols =
        symbols.into_values().map(|drawing| (id(&drawing).to_owned(), drawing)).collect::<BTreeMap<_, _>>();
    for (name, drawings) in [("SYMBOLS", symbols), ("SCENES", scenes)] {
        // Writing to a string cannot fail.
        let _ = writeln!(code, "static {name}: [(&str, &str); {}] = [", drawings.len());
        for (id, drawing) in drawings {
            let drawing = with_paints_outside(with_classes(&drawing, &classes));
            let _ = writeln!(code, "    ({id:?}, {drawing:?}),");
        }
        code.push_str("];\n");
    }
    fs::write(out.join("art.rs"), code)?;

    let mut css = joined(&common);
    let mut faces = Vec::new();
    for (name, bytes, file) in files_of(&root.join("fonts"), "woff2")? {
        let path = format!("/{name}-{:016x}.woff2", digest(&bytes));
        css = css.replace(&format!("\"fonts/{name}.woff2\""), &format!("\"{path}\""));
        let file = file.display().to_string();
        faces.push(format!("Face {{ name: {name:?}, path: {path:?}, bytes: include_bytes!({file:?}) }}"));
    }
    fs::write(out.join("faces.rs"), format!("&[{}]\n", faces.join(", ")))?;
    css.push_str("@layer art{");
    for (style, class) in &classes {
        let _ = write!(css, ".{class}{{{}}}", style.replace("; ", ";").trim_end_matches(';'));
    }
    css.push_str("}\n");
    fs::write(out.join("style.css"), css)?;
    fs::write(out.join("sheets.rs"), format!("&{:?}\n", sheets.into_iter().collect::<Vec<_>>()))
}

/// The style sheets of a folder as one.
fn joined(sheets: &BTreeMap<String, String>) -> String {
    sheets.values().map(|sheet| without_comments(sheet)).collect()
}

/// The games with the folders of their pages: each game may bring drawings and style sheets.
fn pages_of_games(games: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    // The list of the workspace changes when a game is added; watching `games/` would mean every file of every game.
    println!("cargo::rerun-if-changed={}", games.join("../Cargo.toml").display());
    let mut folders = Vec::new();
    for entry in fs::read_dir(games)? {
        let entry = entry?;
        folders.push((entry.file_name().to_string_lossy().into_owned(), entry.path().join("pages")));
    }
    folders.sort();
    Ok(folders)
}

/// The texts of a folder with this ending, by name without it; none if there is no such folder.
fn read(folder: &Path, ending: &str) -> io::Result<BTreeMap<String, String>> {
    let files = files_of(folder, ending)?.into_iter().map(|(name, bytes, _)| {
        Ok((
            name,
            String::from_utf8(bytes).map_err(|fault| io::Error::new(io::ErrorKind::InvalidData, fault))?,
        ))
    });
    files.collect()
}

/// The files of a folder with this ending: name without it, content, path. None if there is no such folder.
fn files_of(folder: &Path, ending: &str) -> io::Result<Vec<(String, Vec<u8>, PathBuf)>> {
    let mut files = Vec::new();
    if !folder.is_dir() {
        return Ok(files);
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == ending) {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, fs::read(&path)?, path));
        }
    }
    files.sort();
    Ok(files)
}

/// FNV-1a, which is enough to tell one release of a file from the next.
fn digest(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The first identifier of a drawing.
fn id(drawing: &str) -> &str {
    let rest = drawing.split_once(" id=\"").map_or("", |(_, rest)| rest);
    rest.split('"').next().unwrap_or_default()
}

/// The values of all `style` attributes of a drawing.
fn styles(drawing: &str) -> Vec<String> {
    let parts = drawing.split(" style=\"").skip(1);
    parts.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The drawing with a class instead of each `style` attribute, and without line ends.
fn with_classes(drawing: &str, classes: &BTreeMap<String, String>) -> String {
    let mut text = String::new();
    for tag in drawing.trim().split_inclusive('>') {
        let tag = tag.trim_matches('\n').replace('\n', " ");
        let Some((before, rest)) = tag.split_once(" style=\"") else {
            text.push_str(&tag);
            continue;
        };
        let (style, after) = rest.split_once('"').unwrap_or((rest, ""));
        let class = classes.get(style).map(String::as_str).unwrap_or_default();
        let tag = format!("{before}{after}");
        let _ = match tag.split_once(" class=\"") {
            Some((before, after)) => write!(text, "{before} class=\"{class} {after}"),
            None => write!(text, "{before} class=\"{class}\"{after}"),
        };
    }
    text
}

/// The drawing; if it is a symbol, with its gradients and patterns behind it instead of in it. The style sheet hides the symbols
/// of a sprite, so that browsers style them only where they are used, and browsers do not paint with what is hidden.
fn with_paints_outside(mut drawing: String) -> String {
    if !drawing.starts_with("<symbol") {
        return drawing;
    }
    let mut paints = String::new();
    for element in ["linearGradient", "radialGradient", "pattern"] {
        let (begin, end) = (format!("<{element}"), format!("</{element}>"));
        while let Some(from) = drawing.find(&begin)
            && let Some(length) = drawing[from..].find(&end)
        {
            paints.extend(drawing.drain(from..from + length + end.len()));
        }
    }
    drawing.replace("<defs></defs>", "") + &paints
}

/// A line of a style sheet without the spaces that only people need. What stands in quotation marks
/// is left alone.
fn tight(line: &str) -> String {
    let squeeze = |part: &str| {
        let mut part = part.to_owned();
        let shorter = [
            (" {", "{"),
            ("{ ", "{"),
            ("; ", ";"),
            (": ", ":"),
            (", ", ","),
            (" > ", ">"),
            (" ~ ", "~"),
            (" / ", "/"),
            (" !", "!"),
            (" }", "}"),
            (";}", "}"),
        ];
        for (wide, narrow) in shorter {
            part = part.replace(wide, narrow);
        }
        part
    };
    let parts = line.split('"').enumerate();
    let parts = parts.map(|(index, part)| if index % 2 == 0 { squeeze(part) } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("\"")
}

/// A style sheet without comments and without space that only people need.
fn without_comments(sheet: &str) -> String {
    let mut text = String::new();
    for (index, part) in sheet.split("/*").enumerate() {
        text.push_str(if index == 0 { part } else { part.split_once("*/").map_or("", |(_, code)| code) });
    }
    text.lines().map(str::trim).filter(|line| !line.is_empty()).fold(String::new(), |text, line| {
        let line = tight(line);
        let end = if line.ends_with(['{', '}', ';', ',']) { "" } else { "\n" };
        text + &line + end
    })
}
