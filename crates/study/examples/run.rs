//! Runs a study with nothing but this crate, for machines on which the whole program is not built:
//!
//! ```text
//! cargo run --release -p study --example run -- docs/studies/chapters.toml chapters 1
//! ```

use std::env::args_os;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use i18n::Words;
use study::{Called, Ended, Pace, Runner, Study, StudyError, report, run_here};
use tabletop::Language;

fn main() -> Result<(), StudyError> {
    let mut arguments = args_os().skip(1).map(PathBuf::from);
    let (Some(file), Some(folder)) = (arguments.next(), arguments.next()) else {
        eprintln!("Usage: run FILE DIR [THREADS]");
        std::process::exit(2);
    };
    let threads = arguments.next().and_then(|text| text.to_str()?.parse().ok()).unwrap_or(1);
    let runner = Runner::new(Study::read(&file)?)?;
    let mut tell = |pace: Pace| eprintln!("{} of {} games, {:.1} a second", pace.done, pace.all, pace.rate);
    if let Ended::Finished(summary) = run_here(&runner, &folder, threads, &AtomicBool::new(false), &mut tell)?
    {
        let words = Words::of(Language::En);
        println!("{}", summary.text(words));
        let page = folder.join("report.html");
        let written = std::fs::write(&page, report(&summary, &Called::of(runner.study()), words));
        written.map_err(|fault| StudyError::Io { path: page, fault })?;
    }
    Ok(())
}
