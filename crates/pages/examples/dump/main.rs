//! Writes every page into a folder, to look at them without a server.
//!
//! `cargo run -p pages --example dump FOLDER`; the language is in the name of each file, and links to
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
        (pages::style_path(), pages::STYLE),
        (pages::script_path(), pages::SCRIPT),
        (pages::FAVICON_PATH, pages::FAVICON),
        (pages::MANIFEST_PATH, pages::MANIFEST),
    ] {
        fs::write(folder.join(path.trim_start_matches('/')), content)?;
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
    let here = [pages::style_path(), pages::script_path(), pages::FAVICON_PATH, pages::MANIFEST_PATH]
        .into_iter()
        .fold(html.to_owned(), |html, path| html.replace(&format!("\"{path}\""), &format!("\".{path}\"")));
    fs::write(folder.join(name), here)
}
