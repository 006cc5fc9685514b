//! Measures the server, or proves that it loses nothing: `cargo run --release -p server --example measure -- NAME …`.
//! Each is described in its file.

#[path = "../../../store/tests/it/common/cluster.rs"]
mod cluster;
#[path = "../../tests/it/common/mod.rs"]
mod common;
mod idle;
mod kill;
#[path = "../../tests/it/common/kill.rs"]
mod killing;
mod load;
mod many;
mod thinking;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    match &*name {
        "idle" => idle::run(&rest),
        "kill" => kill::run(&rest),
        "load" => load::run(&rest),
        "many" => many::run(&rest)?,
        "thinking" => thinking::run(&rest),
        other => return Err(format!("“{other}” is none of idle, kill, load, many, thinking").into()),
    }
    Ok(())
}
