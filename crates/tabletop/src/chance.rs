//! Chance is asked at the moment a rule needs it, and answers one question at a time.

use std::convert::Infallible;

/// The answer to a [`Question`]: for a die the number of its upper face counted from zero, for a
/// draw the index of the kind that was drawn.
pub type Answer = u16;

/// What chance is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question<'a> {
    /// What the die or the draw is for, as a stable name such as `attack` or `rat`.
    pub what: &'static str,
    /// A die, or a draw from a bag.
    pub shape: Shape<'a>,
}

/// The two ways a table decides something by chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape<'a> {
    /// One die with this many faces (at least one), all equally likely.
    Die(u8),
    /// One piece out of a bag that holds this many pieces of each kind; at least one piece.
    Draw(&'a [u8]),
}

impl Question<'_> {
    /// How many equally likely outcomes there are.
    #[inline]
    pub fn weight(&self) -> u32 {
        match self.shape {
            Shape::Die(faces) => u32::from(faces),
            Shape::Draw(counts) => counts.iter().map(|&count| u32::from(count)).sum(),
        }
    }

    /// Whether an answer can come up at all.
    pub fn admits(&self, answer: Answer) -> bool {
        match self.shape {
            Shape::Die(faces) => answer < u16::from(faces),
            Shape::Draw(counts) => counts.get(usize::from(answer)).is_some_and(|&count| count > 0),
        }
    }

    /// Every answer that can come up, in order.
    pub fn possible(&self) -> impl Iterator<Item = Answer> + '_ {
        let kinds = match self.shape {
            Shape::Die(faces) => u16::from(faces),
            Shape::Draw(counts) => u16::try_from(counts.len()).unwrap_or(u16::MAX),
        };
        (0..kinds).filter(|&answer| self.admits(answer))
    }

    /// The answer for one of [`Question::weight`] equally likely outcomes.
    ///
    /// This mapping is part of the record format: it must never change.
    #[inline]
    pub fn pick(&self, outcome: u32) -> Answer {
        debug_assert!(outcome < self.weight(), "an outcome is below the weight");
        match self.shape {
            Shape::Die(_) => u16::try_from(outcome).unwrap_or(u16::MAX),
            Shape::Draw(counts) => {
                let mut rest = outcome;
                for (kind, &count) in (0..).zip(counts) {
                    if rest < u32::from(count) {
                        return kind;
                    }
                    rest -= u32::from(count);
                }
                u16::MAX
            }
        }
    }
}

/// Who answers when a rule needs a die or a draw.
pub trait Chance {
    /// Why there may be no answer now. [`Infallible`] for a source that always has one, so that
    /// the fast path pays nothing for the possibility.
    type Error;

    /// Answers a question; the answer must be one that the question admits.
    ///
    /// # Errors
    /// When the source has no answer now; the caller then drops the state it was changing.
    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error>;

    /// Rolls one die and reads the number on its face, from 1 to `faces`.
    ///
    /// # Errors
    /// When the source has no answer now.
    #[inline]
    fn die(&mut self, what: &'static str, faces: u8) -> Result<u8, Self::Error> {
        let face = self.answer(Question { what, shape: Shape::Die(faces) })?;
        Ok(u8::try_from(face).unwrap_or(u8::MAX - 1) + 1)
    }

    /// Draws one piece and says of which kind it is; at least one count must not be zero.
    ///
    /// # Errors
    /// When the source has no answer now.
    #[inline]
    fn draw(&mut self, what: &'static str, counts: &[u8]) -> Result<usize, Self::Error> {
        Ok(usize::from(self.answer(Question { what, shape: Shape::Draw(counts) })?))
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    type Error = C::Error;

    #[inline]
    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Self::Error> {
        (**self).answer(question)
    }
}

/// Chance has no answer now, and its source has kept why.
#[derive(Debug)]
pub struct ChanceSuspended(());

/// Any source of chance.
pub type AnyChance<'a> = dyn Chance<Error = ChanceSuspended> + 'a;

/// Plays with a source as if it were any; if it stops what is played, it is told why.
///
/// # Errors
/// What the source said when it had no answer.
pub(crate) fn with_any<C: Chance, T>(
    source: &mut C,
    play: impl FnOnce(&mut AnyChance<'_>) -> Result<T, ChanceSuspended>,
) -> Result<T, C::Error> {
    let mut kept = Kept { source, why: None };
    let played = play(&mut kept);
    // Nothing but a source that has kept why makes a `ChanceSuspended`.
    played.map_err(|ChanceSuspended(())| kept.why.expect("it is kept before it is told"))
}

/// A source that keeps why it stopped.
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

/// Takes one of `weight` outcomes from a random word without bias, or refuses the word.
///
/// `word` is accepted when it lies below the largest multiple of `weight` that fits in 64 bits.
/// Pinned: records of keyed games are verified with it.
pub fn map_uniform(word: u64, weight: u32) -> Option<u32> {
    let weight = u64::from(weight.max(1));
    let usable = u64::MAX - (u64::MAX % weight);
    (word < usable).then(|| u32::try_from(word % weight).unwrap_or(0))
}

/// A fast sampler for simulations and search: `SplitMix64`, with an answer for everything.
///
/// It is reproducible from its seed but not secret; real games use a keyed stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FastSource(u64);

impl FastSource {
    /// A stream that depends on nothing but this seed.
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

    /// A number below `bound` (which must not be zero), each as likely as any other to within
    /// one part in 2³².
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
}

/// Passes every question on and keeps the answers, so that a record can be made.
#[derive(Debug)]
pub struct Recording<C> {
    source: C,
    answers: Vec<Answer>,
}

impl<C> Recording<C> {
    /// Listens to a source.
    pub fn new(source: C) -> Self {
        Self { source, answers: Vec::new() }
    }

    /// The answers so far, in order.
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
    fn words_beyond_the_last_whole_multiple_are_refused() {
        assert_eq!(map_uniform(u64::MAX, 6), None);
        assert_eq!(map_uniform(13, 6), Some(1));
    }
}
