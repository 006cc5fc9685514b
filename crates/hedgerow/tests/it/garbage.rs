//! Garbled input: the short form of the fuzz targets, for every run of the tests.
//!
//! The same functions are fed with the same first inputs (`fuzz/corpus`), changed a little, some
//! thousand times over and always in the same way. Nothing may panic, whatever is refused is
//! refused with a reason, and a refusal changes nothing: the functions themselves watch that.

use std::path::Path;
use std::{fs, thread};

use tabletop::FastSource;

/// Numbers at which counts, sizes and conversions end.
const NUMBERS: [&str; 14] = [
    "0",
    "-1",
    "1",
    "7",
    "25",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e308",
    "0.5",
];

/// Changes inputs.
struct Garbler {
    stream: FastSource,
    /// The words and numbers of every input.
    tokens: Vec<Vec<u8>>,
}

impl Garbler {
    fn new(seeds: &[Vec<u8>]) -> Self {
        let mut tokens: Vec<Vec<u8>> = seeds
            .iter()
            .flat_map(|seed| seed.split(|byte| !byte.is_ascii_alphanumeric() && !b"_:-".contains(byte)))
            .filter(|token| (1..=24).contains(&token.len()))
            .map(<[u8]>::to_vec)
            .collect();
        tokens.sort();
        tokens.dedup();
        tokens.extend(NUMBERS.map(|number| number.as_bytes().to_vec()));
        tokens
            .extend(["null", "true", "{}", "[]", "\"\"", "ż", "\u{0}"].map(|text| text.as_bytes().to_vec()));
        Self { stream: FastSource::new(seeds.len() as u64), tokens }
    }

    /// A number below `limit`; 0 if there is none.
    fn below(&mut self, limit: usize) -> usize {
        self.stream.below(u32::try_from(limit.max(1)).unwrap()) as usize
    }

    fn token(&mut self) -> Vec<u8> {
        let place = self.below(self.tokens.len());
        self.tokens[place].clone()
    }

    fn garble(&mut self, data: &mut Vec<u8>) {
        let from = self.below(data.len());
        let to = (from + self.below(24)).min(data.len());
        match self.below(8) {
            0 if !data.is_empty() => data[from] ^= 1 << self.below(8),
            1 => data.truncate(from),
            2 => drop(data.drain(from..to)),
            3 => {
                let piece = data[from..to].to_vec();
                let place = self.below(data.len());
                data.splice(place..place, piece);
            }
            4 => {
                let token = self.token();
                data.splice(from..from, token);
            }
            // One word or number for another.
            5 | 6 => {
                let token = self.token();
                let range = around(data, from, |byte| byte.is_ascii_alphanumeric() || b"_:-".contains(&byte));
                data.splice(range, token);
            }
            _ => {
                let number = NUMBERS[self.below(NUMBERS.len())];
                let digit = data[from..].iter().position(u8::is_ascii_digit).map_or(from, |next| from + next);
                let range = around(data, digit, |byte| byte.is_ascii_digit());
                data.splice(range, number.bytes());
            }
        }
    }
}

/// The bytes of one sort that lie around a place.
fn around(data: &[u8], place: usize, sort: impl Fn(u8) -> bool) -> std::ops::Range<usize> {
    let before = data[..place].iter().rev().take_while(|byte| sort(**byte)).count();
    let behind = data[place..].iter().take_while(|byte| sort(**byte)).count();
    place - before..place + behind
}

/// Shows the input that something went wrong with.
struct Shown<'a>(&'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the input was {:?}", String::from_utf8_lossy(self.0));
        }
    }
}

/// Feeds the first inputs of a target as they are, and then `cases` garbled ones.
fn feed(target: &str, cases: usize, feed: impl Fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let seeds: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).unwrap()).collect();
    let mut garbler = Garbler::new(&seeds);
    for seed in &seeds {
        let _shown = Shown(seed);
        feed(seed);
    }
    for case in 0..cases {
        let mut data = seeds[case % seeds.len()].clone();
        for _ in 0..=garbler.below(3) {
            garbler.garble(&mut data);
        }
        let _shown = Shown(&data);
        feed(&data);
    }
}

#[test]
fn engine() {
    feed("engine", 1_200, crate::targets::engine::feed);
}

#[test]
fn scenarios() {
    feed("scenario", 2_000, crate::targets::scenario::feed);
}

#[test]
fn records() {
    feed("record", 4_000, crate::targets::record::feed);
}

#[test]
fn content() {
    feed("content", 400, crate::targets::content::feed);
}

#[test]
fn packs() {
    feed("packs", 40, crate::targets::packs::feed);
}

/// Feeds the game of this name.
fn play(game: &str, cases: usize) {
    feed(&format!("play/{game}"), cases, |data| crate::targets::play::feed(game, data));
}

#[test]
fn games() {
    for game in registry::released() {
        play(game, 60);
    }
}

#[test]
fn the_first_game_longer() {
    play(registry::NAMES[0], 300);
}

#[test]
fn network() {
    feed("network", 150, crate::targets::network::feed);
}

#[test]
fn intake() {
    feed("intake", 150, crate::targets::intake::feed);
}
