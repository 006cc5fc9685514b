//! The licences of everything that is compiled into the released program: allowed by `deny.toml`, from the registry, and
//! their texts in `THIRD-PARTY-LICENCES`, which ships with the program.
//!
//! `HEDGEROW_WRITE=1 cargo test -p hedgerow --test it licences` writes that file anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use spdx::{Expression, LicenseReq};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn metadata() -> Metadata {
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml"));
    // Packages of other systems may have to be fetched first: only their manifests and texts are read.
    command.other_options(["--locked".to_owned()]);
    command.exec().expect("cargo describes the workspace that it builds")
}

/// The packages that the released program is made of, without those of this project, in the order of their names. What
/// only builds or tests use is not among them.
fn shipped(metadata: &Metadata) -> Vec<&Package> {
    let resolve = metadata.resolve.as_ref().expect("the dependencies are resolved");
    let nodes: BTreeMap<&PackageId, _> = resolve.nodes.iter().map(|node| (&node.id, node)).collect();
    let program = metadata.packages.iter().find(|package| *package.name == "hedgerow").expect("the program");
    let (mut seen, mut left) = (BTreeSet::new(), vec![&program.id]);
    while let Some(id) = left.pop() {
        if !seen.insert(id) {
            continue;
        }
        let normal = nodes[id]
            .deps
            .iter()
            .filter(|dependency| dependency.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal));
        left.extend(normal.map(|dependency| &dependency.pkg));
    }
    let mut packages: Vec<&Package> = metadata
        .packages
        .iter()
        .filter(|package| seen.contains(&package.id) && package.source.is_some())
        .collect();
    packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    packages
}

/// The licences that `deny.toml` allows.
fn allowed() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("deny.toml")).expect("deny.toml is there");
    let deny: toml::Table = text.parse().expect("deny.toml is TOML");
    let list = deny["licenses"]["allow"].as_array().expect("a list of licences");
    list.iter().map(|licence| licence.as_str().expect("a name").to_owned()).collect()
}

/// Whether an expression such as `MIT OR Apache-2.0` is met by what is allowed.
fn is_allowed(licence: Option<&str>, allowed: &BTreeSet<String>) -> bool {
    // Older manifests separate alternatives by a slash.
    let expression = licence.map(|licence| Expression::parse(&licence.replace('/', " OR ")));
    let Some(Ok(expression)) = expression else { return false };
    expression.evaluate(|licence: &LicenseReq| allowed.contains(&licence.to_string()))
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed_and_comes_from_the_registry() {
    let (metadata, allowed) = (metadata(), allowed());
    let packages = shipped(&metadata);
    assert!(packages.len() > 100, "the program has {} dependencies", packages.len());
    for package in packages {
        let licence = package.license.as_deref();
        assert!(
            is_allowed(licence, &allowed),
            "{} {} has the licence {licence:?}: allow it in deny.toml, or do without it",
            package.name,
            package.version
        );
        let source = package.source.as_ref().expect("it is no package of this project");
        assert!(source.is_crates_io(), "{} comes from {source}", package.name);
    }
}

#[test]
fn what_is_not_allowed_is_found() {
    let allowed = allowed();
    for fine in ["MIT", "MIT OR GPL-3.0-only", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(is_allowed(Some(fine), &allowed), "{fine}");
    }
    for wrong in ["GPL-3.0-only", "MIT AND AGPL-3.0-only", "SSPL-1.0", "no licence at all", ""] {
        assert!(!is_allowed(Some(wrong), &allowed), "{wrong}");
    }
    assert!(!is_allowed(None, &allowed));
}

/// The texts in a package's folder that say under which terms it is given.
fn texts(folder: &Path) -> Vec<String> {
    let is_licence = |name: &str| {
        let name = name.to_ascii_uppercase();
        ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|start| name.starts_with(start))
    };
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| {
            path.is_file() && path.file_name().and_then(|name| name.to_str()).is_some_and(is_licence)
        })
        .collect();
    files.sort();
    let read = |path: &PathBuf| {
        let text =
            String::from_utf8_lossy(&fs::read(path).expect("the file can be read")).replace("\r\n", "\n");
        text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim().to_owned()
    };
    files.iter().map(read).filter(|text| !text.is_empty()).collect()
}

/// The faces of the pages, with the files that say under which terms they are given.
const FACES: [(&str, &str); 2] = [("Cabin (face)", "OFL-Cabin.txt"), ("Fraunces (face)", "OFL-Fraunces.txt")];

/// The file that ships with the program: each text once, with the packages that it belongs to.
fn third_party() -> String {
    let metadata = metadata();
    let mut by_text: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut list = String::new();
    for package in shipped(&metadata) {
        let name = format!("{} {}", package.name, package.version);
        let licence = package.license.as_deref().unwrap_or("unknown");
        // Writing to a string cannot fail.
        let _ = writeln!(list, "{name}: {licence}");
        let folder = package.manifest_path.parent().expect("a manifest lies in a folder");
        let mut found = texts(folder.as_std_path());
        if found.is_empty() {
            // Some packages leave the text in their repository: then the text that SPDX has of the licence.
            let expression =
                Expression::parse(&licence.replace('/', " OR ")).expect("the licence was checked");
            let ids = expression.requirements().filter_map(|one| one.req.license.id());
            found = ids.map(|id| id.text().trim().replace("\r\n", "\n")).take(1).collect();
        }
        for text in found {
            by_text.entry(text).or_default().insert(name.clone());
        }
    }
    for (name, file) in FACES {
        let _ = writeln!(list, "{name}: OFL-1.1");
        let path = root().join("crates/web/fonts").join(file);
        let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let text = text.replace("\r\n", "\n");
        let text = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim().to_owned();
        by_text.entry(text).or_default().insert(name.to_owned());
    }
    let mut texts: Vec<(String, BTreeSet<String>)> = by_text.into_iter().collect();
    texts.sort_by(|one, other| one.1.cmp(&other.1).then_with(|| one.0.cmp(&other.0)));
    let mut whole = format!(
        "Hedgerow is made with the work of others. These packages are a part of the released program:\n\n{list}\n\
         Their terms, each with the packages that it is of:\n"
    );
    for (text, names) in texts {
        let names = names.into_iter().collect::<Vec<_>>().join(", ");
        let _ = write!(whole, "\n{}\n{names}\n\n{text}\n", "=".repeat(78));
    }
    whole
}

#[test]
fn the_texts_of_all_licences_ship_with_the_program() {
    let (path, current) = (root().join("THIRD-PARTY-LICENCES"), third_party());
    if std::env::var_os("HEDGEROW_WRITE").is_some() {
        fs::write(&path, &current).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == current,
        "THIRD-PARTY-LICENCES is not that of the dependencies now: \
         HEDGEROW_WRITE=1 cargo test -p hedgerow --test it licences writes it anew"
    );
}
