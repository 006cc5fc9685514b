//! The seats of a table in the terminal: people, and computer players by level or by kind.

use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use search::{BotFactory, Contender, Kind, Level, Player, UnknownContender, seed_of};
use tabletop::{Audience, FastSource, Game, Message, Seat, SeenPosition};

/// The player of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The person at the terminal.
    Me,
    /// A computer player.
    Ours(Contender),
}

/// No player has this name.
#[derive(Debug, thiserror::Error)]
#[error("`me` is the person at the terminal, and {0}")]
pub struct UnknownSitter(UnknownContender);

impl FromStr for Who {
    type Err = UnknownSitter;

    fn from_str(name: &str) -> Result<Self, UnknownSitter> {
        if name == "me" { Ok(Self::Me) } else { name.parse().map(Self::Ours).map_err(UnknownSitter) }
    }
}

/// A computer player in its seat.
enum Ours<G: Game> {
    Level(Level),
    Kind(Kind, Box<dyn Player<G>>),
}

/// The players, seat by seat. Seats beyond the end of the list are people.
pub struct Sitters<G: Game> {
    seats: Vec<Option<Ours<G>>>,
    seed: u64,
    moves: u64,
}

impl<G: BotFactory> Sitters<G> {
    /// Seats these players; `seed` is the seed of the computer players.
    pub fn new(game: &G, seats: &[Who], seed: u64) -> Self {
        let ours = |(seat, &who): (u64, &Who)| match who {
            Who::Me => None,
            Who::Ours(Contender::Level(level)) => Some(Ours::Level(level)),
            Who::Ours(Contender::Kind(kind)) => {
                Some(Ours::Kind(kind, game.player(kind, seed_of(seed, seat, 4))))
            }
        };
        Self { seats: (0..).zip(seats).map(ours).collect(), seed, moves: 0 }
    }

    fn at(&self, Seat(seat): Seat) -> Option<&Ours<G>> {
        self.seats.get(usize::from(seat)).and_then(Option::as_ref)
    }

    /// Whether the player of a seat is a person.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.at(seat).is_none()
    }

    /// The only person at a table with this many seats; a spectator if there are several people or none.
    pub fn onlooker(&self, seats: u8) -> Audience {
        let mut people = (0..seats).map(Seat).filter(|&seat| self.is_person(seat));
        match (people.next(), people.next()) {
            (Some(only), None) => Audience::Seat(only),
            _ => Audience::Spectator,
        }
    }

    /// The name of the computer player in a seat; `None` for a person.
    pub fn name(&self, seat: Seat) -> Option<Message> {
        Some(match self.at(seat)? {
            Ours::Level(level) => Message::new("table-level").key("level", level.name()),
            Ours::Kind(kind, _) => Message::new("cli-kind").key("kind", kind.to_string()),
        })
    }

    /// The index of the choice that the computer player in a seat makes; `None` for a person.
    pub fn choose(&mut self, here: &SeenPosition<'_, G>, seat: Seat, choices: &[G::Choice]) -> Option<usize> {
        let game = here.game();
        self.moves += 1;
        let seed = seed_of(self.seed, self.moves, 5);
        let Ok(known) = here.resampled(&mut FastSource::new(seed));
        let place = match self.seats.get_mut(usize::from(seat.0))?.as_mut()? {
            _ if choices.len() < 2 => 0,
            Ours::Level(level) => level.choose(game, &known, choices, seed, &AtomicBool::new(false))?,
            Ours::Kind(_, player) => player.choose(game, &known, choices),
        };
        (place < choices.len()).then_some(place)
    }
}
