//! Sources of chance: dice and draws, answered one question at a time.
//!
//! Rules take a source as an argument and ask it at the moment they need an answer; nothing is decided before. The
//! same rules therefore play a fair game, replay a record, follow a script, or run a search.

use std::convert::Infallible;

use crate::bag::Bag;

/// The answer to a [`Question`]: for a die its upper face counted from zero, for a draw the index of the kind drawn.
pub type Answer = u16;

/// A question to chance: one die to roll or one piece to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question<'a> {
    /// The purpose, as a stable name such as `attack` or `rat`. Scripts and records are written with it.
    pub what: &'static str,
    /// A die, or a draw from a bag.
    pub shape: Shape<'a>,
}

/// The two kinds of random events: a die and a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape<'a> {
    /// One fair die with this many faces, at least one.
    Die(u8),
    /// One piece from a bag with these counts of each kind; at least one count is not zero.
    Draw(&'a [u8]),
}

/// The maximal number of kinds for which a plain loop counts a bag; with more kinds, it is counted in groups of
/// eight.
const FEW: usize = 16;

/// The sum of eight counts, added in the lanes of one word.
#[inline]
fn sum_of_eight(counts: [u8; 8]) -> u32 {
    const EVERY_OTHER: u64 = 0x00ff_00ff_00ff_00ff;
    const SUM: u64 = 0x0001_0001_0001_0001;
    let word = u64::from_ne_bytes(counts);
    // Four lanes of 16 bits, each at most 510; the product has their sum in the highest.
    let pairs = (word & EVERY_OTHER) + (word >> 8 & EVERY_OTHER);
    u32::from(u16::try_from(pairs.wrapping_mul(SUM) >> 48).unwrap_or(u16::MAX))
}

/// The sum of many counts. With ninety kinds in a bag, draws take a third of the time of a random game.
fn sum_of_many(counts: &[u8]) -> u32 {
    let (eights, rest) = counts.as_chunks();
    let eights: u32 = eights.iter().map(|&eight| sum_of_eight(eight)).sum();
    eights + rest.iter().map(|&count| u32::from(count)).sum::<u32>()
}

/// The kind of the piece with this number, where the pieces are counted from the first kind to the last.
#[inline]
fn pick_of_few(counts: &[u8], mut rest: u32) -> Option<usize> {
    for (kind, &count) in counts.iter().enumerate() {
        if rest < u32::from(count) {
            return Some(kind);
        }
        rest -= u32::from(count);
    }
    None
}

/// As [`pick_of_few`], for many kinds.
fn pick_of_many(counts: &[u8], mut rest: u32) -> Option<usize> {
    let mut first = 0;
    for &eight in counts.as_chunks().0 {
        let sum = sum_of_eight(eight);
        if rest < sum {
            break;
        }
        rest -= sum;
        first += 8;
    }
    pick_of_few(&counts[first..], rest).map(|kind| first + kind)
}

impl Question<'_> {
    /// The number of equally likely outcomes: faces, or pieces in the bag.
    #[inline]
    pub fn weight(&self) -> u32 {
        match self.shape {
            Shape::Die(faces) => u32::from(faces),
            Shape::Draw(counts) if counts.len() > FEW => sum_of_many(counts),
            Shape::Draw(counts) => counts.iter().map(|&count| u32::from(count)).sum(),
        }
    }

    /// Whether this answer is possible.
    pub fn admits(&self, answer: Answer) -> bool {
        match self.shape {
            Shape::Die(faces) => answer < u16::from(faces),
            Shape::Draw(counts) => counts.get(usize::from(answer)).is_some_and(|&count| count > 0),
        }
    }

    /// The possible answers, in ascending order.
    pub fn possible(&self) -> impl Iterator<Item = Answer> + '_ {
        let kinds = match self.shape {
            Shape::Die(faces) => u16::from(faces),
            Shape::Draw(counts) => u16::try_from(counts.len()).unwrap_or(u16::MAX),
        };
        (0..kinds).filter(|&answer| self.admits(answer))
    }

    /// The answer that belongs to one of [`Question::weight`] equally likely outcomes.
    ///
    /// The mapping is part of the record format and must never change. An outcome that is not below the weight gives
    /// an answer that is not possible; debug builds panic.
    ///
    /// ```
    /// use tabletop::{Question, Shape};
    ///
    /// let rat = Question { what: "rat", shape: Shape::Draw(&[2, 0, 1]) };
    /// assert_eq!((0..3).map(|outcome| rat.pick(outcome)).collect::<Vec<_>>(), [0, 0, 2]);
    /// ```
    #[inline]
    pub fn pick(&self, outcome: u32) -> Answer {
        debug_assert!(outcome < self.weight(), "an outcome is below the weight");
        match self.shape {
            Shape::Die(_) => u16::try_from(outcome).unwrap_or(u16::MAX),
            Shape::Draw(counts) => {
                let kind = if counts.len() > FEW {
                    pick_of_many(counts, outcome)
                } else {
                    pick_of_few(counts, outcome)
                };
                kind.and_then(|kind| kind.try_into().ok()).unwrap_or(u16::MAX)
            }
        }
    }
}

/// A source of dice and draws.
///
/// | source | use |
/// | --- | --- |
/// | [`SeededSource`](crate::SeededSource) | a fair game from a committed secret |
/// | [`ReplaySource`](crate::ReplaySource) | answers that are known: a record, or real dice as they are entered |
/// | [`Script`](crate::Script) | scenarios: answers by name |
/// | [`FastSource`] | simulations and searches |
///
/// ```
/// use tabletop::{Chance, FastSource};
///
/// let mut chance = FastSource::new(7);
/// let Ok(face) = chance.die("attack", 6);
/// assert!((1..=6).contains(&face));
/// let Ok(kind) = chance.draw("rat", &[0, 3, 1]);
/// assert!(kind == 1 || kind == 2);
/// ```
pub trait Chance {
    /// Why there is no answer now. [`Infallible`] for sources that always have one, which then cost nothing extra.
    type Error;

    /// Answers a question with one of its [possible](Question::possible) answers.
    ///
    /// # Errors
    /// If the source has no answer now. The caller then drops the state that it was changing.
    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error>;

    /// Rolls one die and returns its face, from 1 to `faces`.
    ///
    /// # Errors
    /// If the source has no answer now.
    #[inline]
    fn die(&mut self, what: &'static str, faces: u8) -> Result<u8, Self::Error> {
        let face = self.answer(Question { what, shape: Shape::Die(faces) })?;
        Ok(u8::try_from(face).unwrap_or(u8::MAX - 1) + 1)
    }

    /// Draws one piece and returns its kind, an index of `counts`; at least one count must not be zero.
    ///
    /// # Errors
    /// If the source has no answer now.
    #[inline]
    fn draw(&mut self, what: &'static str, counts: &[u8]) -> Result<usize, Self::Error> {
        Ok(usize::from(self.answer(Question { what, shape: Shape::Draw(counts) })?))
    }

    /// Draws one piece from a bag and removes it; there must be one. The kind is the same as that of
    /// [`draw`](Chance::draw) from the counts of the bag.
    ///
    /// # Errors
    /// If the source has no answer now; the bag is unchanged.
    #[inline]
    fn draw_from(&mut self, what: &'static str, bag: &mut Bag) -> Result<usize, Self::Error> {
        let kind = self.draw(what, bag.counts())?;
        bag.take(kind);
        Ok(kind)
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    type Error = C::Error;

    #[inline]
    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error> {
        (**self).answer(question)
    }

    #[inline]
    fn draw_from(&mut self, what: &'static str, bag: &mut Bag) -> Result<usize, Self::Error> {
        (**self).draw_from(what, bag)
    }
}

/// Chance has no answer now; the source keeps the reason.
#[derive(Debug)]
pub struct ChanceSuspended(());

/// A source of chance as a trait object; the source keeps its own error.
pub type AnyChance<'a> = dyn Chance<Error = ChanceSuspended> + 'a;

/// Calls `play` with the source as a trait object, and restores the source's own error.
///
/// # Errors
/// The source's error if it had no answer.
pub(crate) fn with_any<C: Chance, T>(
    source: &mut C,
    play: impl FnOnce(&mut AnyChance<'_>) -> Result<T, ChanceSuspended>,
) -> Result<T, C::Error> {
    let mut kept = Kept { source, why: None };
    let played = play(&mut kept);
    // Only `Kept::answer` makes a `ChanceSuspended`, and it keeps the error first.
    played.map_err(|ChanceSuspended(())| kept.why.expect("it is kept before it is told"))
}

/// A source that keeps its error.
struct Kept<'a, C: Chance> {
    source: &'a mut C,
    why: Option<C::Error>,
}

impl<C: Chance> Chance for Kept<'_, C> {
    type Error = ChanceSuspended;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, ChanceSuspended> {
        self.source.answer(question).map_err(|why| {
            self.why = Some(why);
            ChanceSuspended(())
        })
    }
}

/// Maps a random word to one of `weight` outcomes without bias, or rejects the word.
///
/// A word is accepted below `u64::MAX - u64::MAX % weight`, a multiple of `weight`. Seeded games are verified with this
/// mapping, so it must never change.
///
/// ```
/// assert_eq!(tabletop::map_uniform(13, 6), Some(1));
/// assert_eq!(tabletop::map_uniform(u64::MAX, 6), None);
/// ```
pub fn map_uniform(word: u64, weight: u32) -> Option<u32> {
    let weight = u64::from(weight.max(1));
    let usable = u64::MAX - (u64::MAX % weight);
    (word < usable).then(|| u32::try_from(word % weight).unwrap_or(0))
}

/// A fast reproducible source for simulations and searches: `SplitMix64`.
///
/// It is not cryptographic: games between people use [`SeededSource`](crate::SeededSource).
///
/// ```
/// use tabletop::{Chance, FastSource};
///
/// let (mut one, mut same) = (FastSource::new(7), FastSource::new(7));
/// assert_eq!(one.die("turn", 20), same.die("turn", 20));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FastSource(u64);

impl FastSource {
    /// A stream that depends only on this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which must not be zero; uniform to within one part in 2³².
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let high = self.word() >> 32;
        // The product of two 32-bit numbers fits, and its upper half is below `bound`.
        #[allow(clippy::cast_possible_truncation)]
        let result = ((high * u64::from(bound)) >> 32) as u32;
        result
    }
}

impl Chance for FastSource {
    type Error = Infallible;

    #[inline]
    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Infallible> {
        let outcome = self.below(question.weight());
        Ok(question.pick(outcome))
    }

    fn draw_from(&mut self, _: &'static str, bag: &mut Bag) -> Result<usize, Infallible> {
        let kind = bag.pick(self.below(bag.total()));
        bag.take(kind);
        Ok(kind)
    }
}

/// Passes every question to another source and keeps the answers, for a record.
#[derive(Debug)]
pub struct Recording<C> {
    source: C,
    answers: Vec<Answer>,
}

impl<C> Recording<C> {
    /// Records the answers of a source.
    pub fn new(source: C) -> Self {
        Self { source, answers: Vec::new() }
    }

    /// The recorded answers, in order.
    pub fn into_answers(self) -> Vec<Answer> {
        self.answers
    }
}

impl<C: Chance> Chance for Recording<C> {
    type Error = C::Error;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, C::Error> {
        let answer = self.source.answer(question)?;
        self.answers.push(answer);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_never_names_an_empty_kind() {
        let mut fast = FastSource::new(7);
        for _ in 0..10_000 {
            let kind = fast.draw("rat", &[0, 3, 0, 1]).unwrap();
            assert!(kind == 1 || kind == 3);
        }
    }

    #[test]
    fn pick_walks_the_bag_in_order() {
        let question = Question { what: "rat", shape: Shape::Draw(&[2, 0, 1]) };
        let picks: Vec<_> = (0..question.weight()).map(|n| question.pick(n)).collect();
        assert_eq!(picks, [0, 0, 2]);
    }

    #[test]
    fn pick_and_weight_count_every_piece() {
        let mut fast = FastSource::new(3);
        for kinds in 1..=40 {
            let counts: Vec<u8> = (0..kinds)
                .map(|_| if fast.below(3) == 0 { 0 } else { u8::try_from(fast.below(256)).unwrap() })
                .collect();
            let question = Question { what: "rat", shape: Shape::Draw(&counts) };
            let pieces = counts.iter().zip(0..).flat_map(|(&count, kind)| [kind].repeat(count.into()));
            let pieces: Vec<Answer> = pieces.collect();
            assert_eq!(question.weight() as usize, pieces.len());
            assert!((0..question.weight()).map(|outcome| question.pick(outcome)).eq(pieces));
        }
    }

    #[test]
    fn words_beyond_the_last_whole_multiple_are_refused() {
        assert_eq!(map_uniform(u64::MAX, 6), None);
        assert_eq!(map_uniform(13, 6), Some(1));
    }
}
