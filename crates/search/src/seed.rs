//! Seeds of independent streams of random numbers.

use tabletop::FastSource;

/// The seed of one use of chance in one game.
///
/// Each use of each game has a stream of its own, which does not depend on the number of games.
pub fn seed_of(seed: u64, game: u64, usage: u64) -> u64 {
    let mut stream = FastSource::new(seed);
    let mut stream = FastSource::new(stream.word() ^ game);
    let mut stream = FastSource::new(stream.word() ^ usage);
    stream.word()
}
