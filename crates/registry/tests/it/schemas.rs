//! The JSON Schemas of content, which come from the types of its records, and are kept for editors.
//!
//! `HEDGEROW_WRITE=1 cargo test -p registry --test it schemas` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use content::FileSchema;
use registry::{Registered, Work, released, with_game};

/// The schemas of the files of a game, and the texts of its built-in files.
struct Schemas;

impl Work for Schemas {
    type Result = (Vec<FileSchema>, &'static [(&'static str, &'static str)]);

    fn with<G: Registered>(self) -> Self::Result {
        (G::schemas(), G::FILES)
    }
}

fn schemas(game: &str) -> (Vec<FileSchema>, &'static [(&'static str, &'static str)]) {
    with_game(game, Schemas).unwrap_or_else(|| panic!("{game} is a game"))
}

/// The folder of the whole project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_schemas_that_are_kept_are_those_of_the_records() {
    for game in released().iter().copied() {
        let folder = root().join("docs/schemas").join(game).join("content");
        let mut current = BTreeMap::new();
        for schema in schemas(game).0 {
            let text = serde_json::to_string_pretty(&schema.to_json()).expect("JSON") + "\n";
            let name = format!("{}.schema.json", schema.name());
            let twice = current.insert(name.clone(), text.clone()).is_some_and(|other| other != text);
            assert!(!twice, "{game}: two schemas are called {name}");
        }
        if std::env::var_os("HEDGEROW_WRITE").is_some() && !current.is_empty() {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).expect("a folder");
            for (name, text) in &current {
                fs::write(folder.join(name), text).expect("a schema");
            }
        }
        let kept: BTreeMap<String, String> = fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .map(|entry| entry.expect("an entry").path())
            .map(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (name, fs::read_to_string(&path).expect("a schema"))
            })
            .collect();
        assert!(
            kept == current,
            "docs/schemas/{game}/content is not what the types of the records declare: \
             HEDGEROW_WRITE=1 cargo test -p registry --test it schemas writes it anew"
        );
    }
}

/// Editors find the schema of a file by its first line.
#[test]
fn every_file_of_content_names_its_schema() {
    for game in released().iter().copied() {
        let (schemas, files) = schemas(game);
        for (file, text) in files {
            let Some(schema) = schemas.iter().find(|schema| schema.file() == *file) else { continue };
            let line =
                format!("#:schema ../../../docs/schemas/{game}/content/{}.schema.json\n", schema.name());
            assert!(text.starts_with(&line), "{game}/{file} does not begin with {line}");
        }
    }
}
