//! Writes every page into a folder, to look at them without a server.
//!
//! `cargo run -p web --example dump FOLDER`; the language is in the name of each file, and links to
//! other pages lead nowhere.

mod samples;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use tabletop::Language;

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "which folder?"));
    };
    fs::create_dir_all(&folder)?;
    for (path, content) in [
        (web::style_path(), web::STYLE),
        (web::script_path(), web::SCRIPT),
        (web::FAVICON_PATH, web::FAVICON),
        (web::MANIFEST_PATH, web::MANIFEST),
    ] {
        fs::write(folder.join(path.trim_start_matches('/')), content)?;
    }
    for sheet in web::sheets() {
        fs::write(folder.join(sheet.path.trim_start_matches('/')), sheet.text)?;
    }
    for face in web::FACES {
        fs::write(folder.join(face.path.trim_start_matches('/')), face.bytes)?;
    }
    for language in Language::ALL {
        for (name, html) in samples::every_page(language) {
            write(&folder, &format!("{name}.{}.html", language.tag()), &html)?;
        }
    }
    Ok(())
}

/// A page whose style, script and icon are found beside it.
fn write(folder: &Path, name: &str, html: &str) -> io::Result<()> {
    let here = [web::style_path(), web::script_path(), web::FAVICON_PATH, web::MANIFEST_PATH]
        .into_iter()
        .chain(web::sheets().iter().map(|sheet| &*sheet.path))
        .chain(web::FACES.iter().map(|face| face.path))
        .fold(html.to_owned(), |html, path| html.replace(&format!("\"{path}\""), &format!("\".{path}\"")));
    fs::write(folder.join(name), here)
}
