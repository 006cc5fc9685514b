//! Plays games between computer players on one thread, with nothing but rules and players. `tests/instructions` counts
//! its instructions:
//!
//! ```text
//! cargo run --release -p registry --example play -- everdell search:6 2
//! ```

use std::env::args;

use registry::{Registered, Work, with_game};
use search::{Contender, Contest, contest};

/// The players, in the order of their seats, and the number of games.
struct Games {
    players: Vec<Contender>,
    games: u64,
}

impl Work for Games {
    type Result = usize;

    /// Plays them with the game's first setup, and returns how many were played to their end.
    fn with<G: Registered>(self) -> usize {
        let setup = G::shared().first_setup();
        let games =
            Contest { setups: &[setup], players: &self.players, games: self.games, seed: 1, threads: 1 };
        contest(G::shared(), &games, &|| {}).iter().filter(|played| played.outcome.is_some()).count()
    }
}

fn main() {
    let arguments: Vec<String> = args().skip(1).collect();
    let played = match &*arguments {
        [game, players, games] => players
            .split(',')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .ok()
            .and_then(|players| with_game(game, Games { players, games: games.parse().ok()? })),
        _ => None,
    };
    match played {
        Some(played) => println!("{played}"),
        None => {
            eprintln!("Usage: play GAME PLAYER[,PLAYER…] GAMES");
            std::process::exit(2);
        }
    }
}
