//! Writes pages of recorded games into a directory, for viewing, or lists their questions: `mice DIRECTORY
//! RECORD[:STEPS[:PAGE]]…` or `mice --list RECORD…`. PAGE is `watch`, `past` or the name of a thing.

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use mystics::{Choice, Mystics, load};
use mystics_pages::Pages;
use serde_json::Value;
use tabletop::{DynSession, Language, Record, Session};
use web::{Frame, Prefs, STYLE, Scene, Screen, Theme, style_path};

fn session(file: &str, steps: Option<usize>) -> Result<Session<Mystics>, Box<dyn Error>> {
    let game = Arc::new(Mystics::new(Arc::new(load::builtin().clone())));
    let mut record: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
    if let Some(steps) = steps {
        // The record of an unfinished game does not contain its secret.
        record["chance"]["keyed"].as_object_mut().ok_or("it is not keyed")?.remove("seed");
        record.as_object_mut().ok_or("no record")?.remove("seal");
        record["entries"].as_array_mut().ok_or("no entries")?.truncate(steps);
    }
    let record: Record = serde_json::from_value(record)?;
    Ok(Session::load(game, record, None)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let first = args.next().ok_or("which directory?")?;
    if first == "--list" {
        for file in args {
            let session = session(&file, None)?;
            let seen = session.seen_by_asked();
            for step in 0..=session.step() {
                let here = seen.at(step)?;
                let view = here.view();
                let moments = seen.story(step).map_or(0, |story| story.moments());
                let attacks =
                    here.choices().iter().filter(|choice| matches!(choice, Choice::Attack { .. })).count();
                println!(
                    "{file} {step} {} choices={} mice={} foes={} tiles={} moments={moments} attacks={attacks}",
                    here.decision().map_or("-", |decision| decision.name),
                    here.choices().len(),
                    view.mice.len(),
                    view.enemies.len(),
                    view.tiles.len(),
                );
            }
        }
        return Ok(());
    }
    let folder = PathBuf::from(first);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("style.css"), STYLE)?;
    for sheet in web::sheets() {
        fs::write(folder.join(sheet.path.trim_start_matches('/')), sheet.text)?;
    }
    fs::write(folder.join("hedgerow.js"), web::SCRIPT)?;
    for arg in args {
        let mut parts = arg.splitn(3, ':');
        let file = parts.next().unwrap_or_default();
        let steps = parts.next().filter(|steps| !steps.is_empty()).map(str::parse).transpose()?;
        let page = parts.next().unwrap_or_default();
        let session = session(file, steps)?;
        let name = PathBuf::from(file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for (theme, language) in
            [(Theme::Light, Language::En), (Theme::Dark, Language::Pl), (Theme::Light, Language::Hu)]
        {
            let prefs = Prefs { theme, language, ..Prefs::default() };
            let frame = Frame { prefs, path: "/table/x", drawn: "" };
            let mut scene = Scene::now(&frame, "x", session.seen_by_asked());
            if let Some(moment) = page.strip_prefix("watch") {
                scene.options.step.at = Some(session.step());
                scene.options.step.watching = true;
                scene.options.step.moment = Some(moment.parse().unwrap_or(1));
            } else if let Some(step) = page.strip_prefix("past") {
                scene.options.step.at = Some(step.parse()?);
            } else if !page.is_empty() {
                scene.options.chosen = Some(page);
            }
            let html = Pages::page(&scene).into_string();
            let html = html.replace(style_path(), "style.css").replace(web::script_path(), "hedgerow.js");
            let steps = session.step();
            let tail = page.replace(':', "-");
            fs::write(folder.join(format!("{name}-{steps}{tail}-{}.html", language.tag())), html)?;
        }
    }
    Ok(())
}
