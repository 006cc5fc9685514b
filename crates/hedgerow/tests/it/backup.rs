//! Backups: whole, for their owner alone, and restored into either sort of database or not at all.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::cluster::Cluster;
use flate2::read::GzDecoder;
use testkit::Folder;

/// The path of a file in a folder of a test.
fn file(folder: &Folder, name: &str) -> String {
    folder.0.join(name).to_str().unwrap().to_owned()
}

fn hedgerow(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hedgerow"));
    program.args(["--language", "en"]).args(arguments).output().unwrap()
}

#[track_caller]
fn done(arguments: &[&str]) -> String {
    let output = hedgerow(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = hedgerow(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// What stands in a backup.
fn text(file: &str) -> String {
    let mut text = String::new();
    GzDecoder::new(fs::File::open(file).unwrap()).read_to_string(&mut text).unwrap();
    text
}

/// A database with a few games that are over, and a day's medals for them.
fn database(folder: &Folder) -> String {
    let database = file(folder, "games.sqlite");
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for game in ["ratcatcher", "everdell", "mystics"] {
        let records =
            fs::read_dir(games.join(game).join("golden")).unwrap().map(|record| record.unwrap().path());
        let mut records: Vec<PathBuf> =
            records.filter(|path| path.extension().is_some_and(|kind| kind == "json")).collect();
        records.sort();
        let records = records.iter().take(3).map(|path| path.to_str().unwrap());
        let arguments: Vec<&str> = ["import", "--database", &database].into_iter().chain(records).collect();
        done(&arguments);
    }
    database
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_backup_is_whole_and_for_its_owner_alone() {
    let folder = Folder::new("whole");
    let database = database(&folder);
    let backup = file(&folder, "one.backup");
    let said = done(&["backup", &backup, "--database", &database]);
    assert!(said.starts_with("9 games are kept in "), "{said}");
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&backup).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600);
    }
    // Nor does a database or an export, with the secrets of games that go on, lie open to others at the machine.
    #[cfg(unix)]
    for (name, arguments) in [("all.gz", &["export"][..]), ("games.sqlite", &[])] {
        let file = file(&folder, name);
        if let [command] = arguments {
            done(&[command, &file, "--database", &database]);
        }
        let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    let lines = text(&backup);
    assert_eq!(lines.lines().count(), 11, "a head, nine games and an end");

    // Nothing is written over.
    assert!(refused(&["backup", &backup, "--database", &database]).contains("exists"));
    assert!(refused(&["restore", &backup, "--database", &database]).contains("there are games in"));
    let none = file(&folder, "none.sqlite");
    refused(&["backup", &file(&folder, "none.backup"), "--database", &none]);
    assert!(!Path::new(&none).exists() && !Path::new(&file(&folder, "none.backup")).exists());

    // Back into the other sort of database, and from there into the first again.
    let cluster = Cluster::start();
    let places = [file(&folder, "again.sqlite"), cluster.database("restored"), file(&folder, "last.sqlite")];
    let mut from = backup.clone();
    for (number, place) in places.iter().enumerate() {
        let said = done(&["restore", &from, "--database", place]);
        assert!(said.starts_with("9 games were restored") && said.lines().count() == 1, "{said}");
        from = file(&folder, &format!("again{number}.backup"));
        done(&["backup", &from, "--database", place]);
        assert_eq!(text(&from), lines, "{place}");
    }
    // It is an archive as well.
    let said = done(&["import", &from, "--database", &file(&folder, "imported.sqlite")]);
    assert!(said.contains("9 new, 0 longer, 0 known, 0 refused"), "{said}");
}

#[test]
fn half_a_backup_restores_nothing() {
    let folder = Folder::new("half");
    let database = database(&folder);
    let (backup, bad) = (file(&folder, "one.backup"), file(&folder, "bad.backup"));
    done(&["backup", &backup, "--database", &database]);
    let (bytes, lines) = (fs::read(&backup).unwrap(), text(&backup));
    let pressed = |text: &str| {
        let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        std::io::Write::write_all(&mut out, text.as_bytes()).unwrap();
        out.finish().unwrap()
    };
    let without_last = lines.trim_end().rsplit_once('\n').unwrap().0;
    let without_one: Vec<&str> =
        lines.lines().enumerate().filter(|(line, _)| *line != 4).map(|(_, line)| line).collect();
    let archive = file(&folder, "archive.gz");
    done(&["export", &archive, "--database", &database]);
    for (bytes, said) in [
        (bytes[..bytes.len() / 2].to_vec(), "ends too early"),
        (pressed(without_last), "ends too early"),
        (pressed(&without_one.join("\n")), "ends too early"),
        (pressed(&lines.replacen("\"choose\"", "\"chose\"", 1)), "is damaged"),
        (pressed(&(lines.clone() + "{}\n")), "behind the end"),
        ([&bytes[..bytes.len() - 8], &[0; 8]].concat(), "checksum"),
        (fs::read(&archive).unwrap(), "hedgerow import"),
        (b"no backup at all".to_vec(), "no backup"),
        (Vec::new(), "no backup"),
    ] {
        fs::write(&bad, bytes).unwrap();
        let new = file(&folder, "new.sqlite");
        let told = refused(&["restore", &bad, "--database", &new]);
        assert!(told.contains(said), "{told}");
        // What could not be restored leaves the place free for what can.
        done(&["restore", &backup, "--database", &new]);
        fs::remove_file(&new).unwrap();
    }
}
