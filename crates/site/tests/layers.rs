//! What the sources of this crate import, and what they leave to the platform.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use testkit::no_import_cycles;

/// The sources, by their paths below `src`, without tests: those stand at the end of a file.
fn sources() -> BTreeMap<String, String> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![src.clone()];
    let mut sources = BTreeMap::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let name = path.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/");
                let text = fs::read_to_string(&path).unwrap();
                let tests = ["mod tests", "pub(crate) mod tests"];
                let end = tests.iter().find_map(|module| text.find(&format!("#[cfg(test)]\n{module}")));
                let end = end.unwrap_or(text.len());
                sources.insert(name, text[..end].to_owned());
            }
        }
    }
    // It gives tests threads, files and clocks.
    sources.remove("testing.rs").expect("there is a platform for tests");
    sources
}

/// The lines of code in a source, without comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.split("//").next().unwrap_or_default())
}

#[test]
fn files_import_in_one_direction_only() {
    no_import_cycles(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"));
}

/// Which layer a file belongs to; imports go to the same layer or to lower ones.
fn layer(file: &str) -> usize {
    match file.split('/').next().unwrap() {
        "services" => 1,
        "site.rs" => 2,
        "http" => 3,
        "pages" | "api" => 4,
        "router.rs" => 5,
        "attic.rs" | "lib.rs" => 6,
        _ => 0,
    }
}

#[test]
fn lower_layers_import_from_no_higher_one() {
    const MODULES: [(&str, usize); 6] =
        [("services", 1), ("site", 2), ("http", 3), ("pages", 4), ("api", 4), ("router", 5)];
    let mut wrong = Vec::new();
    let mut seen = [0; 7];
    for (file, text) in sources() {
        let own = layer(&file);
        seen[own] += 1;
        for line in code(&text) {
            let higher = MODULES.iter().filter(|(_, layer)| *layer > own);
            for (module, _) in higher {
                if line.contains(&format!("crate::{module}::")) {
                    wrong.push(format!("{file}: {}", line.trim()));
                }
            }
            // Neither values nor services know HTTP.
            if own < 2 && (line.contains("axum") || line.contains("StatusCode")) {
                wrong.push(format!("{file}: {}", line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(seen.iter().all(|&count| count > 0), "every layer has files: {seen:?}");
}

/// What an audience may see is a type ([`tabletop::DynSeen`]), which a service makes. A face that had an audience and a
/// session could put together what its reader must not see.
#[test]
fn faces_name_no_audience() {
    let protocol = Path::new(env!("CARGO_MANIFEST_DIR")).join("../protocol/src/lib.rs");
    let faces = sources().into_iter().filter(|(file, _)| layer(file) == 4);
    let faces = faces.chain([("protocol".to_owned(), fs::read_to_string(protocol).unwrap())]);
    let mut read = 0;
    for (file, text) in faces {
        read += 1;
        for line in code(&text) {
            assert!(!line.contains("Audience"), "{file}: {}", line.trim());
        }
    }
    assert!(read > 20, "{read}");
}

#[test]
fn nothing_here_starts_threads_opens_files_or_reads_clocks() {
    const FORBIDDEN: [&str; 12] = [
        "std::thread",
        "thread::",
        "std::fs",
        "std::net",
        "SystemTime",
        "Instant",
        "std::process",
        "std::env",
        "getrandom",
        "spawn_blocking",
        "tokio::spawn",
        "tokio::time",
    ];
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        for line in code(&text).filter(|line| FORBIDDEN.iter().any(|what| line.contains(what))) {
            wrong.push(format!("{file}: {}", line.trim()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_dependency_brings_a_runtime() {
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let dependencies = manifest["dependencies"].as_table().unwrap();
    let features = |name: &str| -> Vec<&str> {
        let found = dependencies[name].as_table().unwrap();
        assert_eq!(found["default-features"].as_bool(), Some(false), "{name}");
        found["features"].as_array().unwrap().iter().map(|feature| feature.as_str().unwrap()).collect()
    };
    assert_eq!(features("tokio"), ["sync"]);
    assert_eq!(features("tokio-stream"), ["sync"]);
    assert_eq!(features("axum"), ["form", "json", "matched-path", "query"]);
    for runtime in ["getrandom", "hyper", "hyper-util", "rusqlite", "postgres", "server"] {
        assert!(!dependencies.contains_key(runtime), "{runtime}");
    }
}
