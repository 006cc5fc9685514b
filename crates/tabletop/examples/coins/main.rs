//! A whole game of Coins: opened, played, undone, recorded and verified.
//!
//! `game.rs` is the smallest game that uses every part of the kernel; the examples in the documentation include it.

use std::error::Error;
use std::sync::Arc;

use tabletop::{DynSession, Opening, Seat, Secret, Session, Source};

mod game;

use game::{Coins, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    // In a real game these bytes come from the operating system.
    let source = Source::Keyed(Secret::new([7; 32]));
    let opening = Session::open(Arc::new(Coins::default()), Setup { limit: 20 }, source, &[])?;
    let Opening::Begun(mut session) = opening else { return Err("a keyed game asks nobody".into()) };
    for id in ["roll", "roll", "roll", "stop"] {
        let step = session.step();
        session.choose(id, Some(step))?;
        for event in session.events(session.step(), tabletop::Audience::Spectator)? {
            println!("{} ({})", event.id, event.rule.id);
        }
    }
    if let Some(outcome) = session.outcome() {
        let won = [0, 1].map(|seat| outcome.winners.contains(Seat(seat)));
        println!("{}: {won:?}", outcome.name);
    }
    let record = session.published();
    Session::verify(Arc::new(Coins::default()), &record)?;
    println!("{}", record.to_json());
    Ok(())
}
