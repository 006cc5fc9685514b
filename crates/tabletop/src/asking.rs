//! Questions to a person with real dice and cards: the open question, and those that follow whatever the answer is.

use std::cell::Cell;

use crate::record::count;
use crate::{
    Answer, AnswerInfo, Answered, Arg, Audience, Chance, Log, Message, Narration, OpenQuestion,
    OwnedQuestion, OwnedShape, Question, Seat, Shape,
};

/// The maximal number of questions asked at once.
const MOST_TOGETHER: usize = 8;

/// The maximal number of questions counted ahead.
const MOST_AHEAD: usize = 400;

/// The origin of a question: the setup, or a choice in a position.
pub(crate) enum Asker<'a, G: Narration> {
    /// The setup.
    Beginning(&'a G::Setup),
    /// A choice in a position.
    Choice(&'a G::State, G::Choice),
}

/// The open question after these answers, as a person reads it.
pub(crate) fn open_question<G: Narration>(
    game: &G,
    seats: u8,
    asker: &Asker<'_, G>,
    answers: &[Answer],
    question: &OwnedQuestion,
) -> OpenQuestion {
    let open = question.borrow();
    let here = answers.len();
    let ahead = |prefer, most| look_ahead(game, asker, answers, prefer, here + most);
    let runs: Vec<Ahead<G>> = open.possible().map(|prefer| ahead(prefer, MOST_TOGETHER + 1)).collect();
    let (seat, purpose) = runs.first().map(|run| run.purpose(game, seats, here)).unwrap_or_default();
    // The number of consecutive questions that are alike whatever the answers are.
    let alike = |run: &Ahead<G>| {
        let same = |place: &usize| {
            run.asked.get(here + place).is_some_and(|asked| is_alike(asked, question))
                && (*place == 0 || {
                    let (other, goes) = run.purpose(game, seats, here + place);
                    other == seat && is_near(purpose.as_ref(), goes.as_ref())
                })
        };
        (0..MOST_TOGETHER).take_while(same).count()
    };
    let together = runs.iter().map(alike).min().unwrap_or(1).max(1);
    // If the purposes of these questions differ, none is shown.
    let same = |place| runs.iter().all(|run| run.purpose(game, seats, here + place).1 == purpose);
    let purpose = if (1..together).all(same) { purpose.clone() } else { None };
    let first = open.possible().next().unwrap_or_default();
    let total = ahead(first, MOST_AHEAD).asked.len();
    OpenQuestion {
        what: question.what,
        prompt: game.chance_prompt(open, count(together)),
        purpose,
        seat,
        answers: answer_infos(game, seats, open),
        shape: question.shape.clone(),
        number: count(here),
        together: count(together),
        total: count(total.max(here + 1)),
    }
}

/// Whether two purposes differ only in numbers, such as consecutive places.
fn is_near(one: Option<&Message>, other: Option<&Message>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return one.is_none() && other.is_none() };
    let pairs = one.args.iter().zip(&other.args);
    one.key == other.key
        && pairs.into_iter().all(|(one, other)| matches!(one.1, Arg::Number(_)) || one == other)
}

/// The possible answers, in order.
fn answer_infos<G: Narration>(game: &G, seats: u8, question: Question<'_>) -> Vec<AnswerInfo> {
    // The number left of a kind could reveal pieces in hidden hands.
    let hides = G::HAS_HIDDEN_INFORMATION && seats > 1;
    let info = |answer: Answer| AnswerInfo {
        name: game.answer_name(question, answer),
        label: game.answer_label(question, answer),
        left: match question.shape {
            Shape::Die(_) => None,
            Shape::Draw(_) if hides => None,
            Shape::Draw(counts) => counts.get(usize::from(answer)).copied(),
        },
    };
    question.possible().map(info).collect()
}

/// Whether two questions have the same purpose and form.
fn is_alike(one: &OwnedQuestion, other: &OwnedQuestion) -> bool {
    let same = match (&one.shape, &other.shape) {
        (OwnedShape::Die(one), OwnedShape::Die(other)) => one == other,
        (OwnedShape::Draw(one), OwnedShape::Draw(other)) => one.len() == other.len(),
        _ => false,
    };
    same && one.what == other.what
}

/// The questions that follow if the same answer is given repeatedly.
struct Ahead<G: Narration> {
    /// All questions, including those already answered.
    asked: Vec<OwnedQuestion>,
    /// The events, each with the number of questions answered before it.
    told: Vec<(usize, G::Event)>,
}

impl<G: Narration> Ahead<G> {
    /// The only seat that may see the answer to a question, and its purpose. Both follow from the event after it.
    fn purpose(&self, game: &G, seats: u8, place: usize) -> (Option<Seat>, Option<Message>) {
        let Some((_, event)) = self.told.iter().find(|(answered, _)| *answered == place + 1) else {
            return (None, None);
        };
        let knows = |audience| game.redact(*event, audience) == *event;
        let seat = if !G::HAS_HIDDEN_INFORMATION || knows(Audience::Spectator) {
            None
        } else {
            (0..seats).map(Seat).find(|&seat| knows(Audience::Seat(seat)))
        };
        (seat, game.chance_purpose(event))
    }
}

/// The answered questions, each with its answer, as a person read them.
pub(crate) fn answered<G: Narration>(
    game: &G,
    seats: u8,
    asker: &Asker<'_, G>,
    answers: &[Answer],
) -> Vec<Answered> {
    let run = look_ahead(game, asker, answers, 0, answers.len());
    let total = count(run.asked.len());
    let told = |(place, (question, &answer)): (usize, (&OwnedQuestion, &Answer))| {
        let open = question.borrow();
        let (seat, purpose) = run.purpose(game, seats, place);
        Answered {
            answer: game.answer_name(open, answer),
            question: OpenQuestion {
                what: question.what,
                prompt: game.chance_prompt(open, 1),
                purpose,
                seat,
                answers: answer_infos(game, seats, open),
                shape: question.shape.clone(),
                number: count(place),
                together: 1,
                total,
            },
        }
    };
    run.asked.iter().zip(answers).enumerate().map(told).collect()
}

fn look_ahead<G: Narration>(
    game: &G,
    asker: &Asker<'_, G>,
    answers: &[Answer],
    prefer: Answer,
    most: usize,
) -> Ahead<G> {
    let answered = Cell::new(0);
    let mut chance = Guess { answers, prefer, most, asked: Vec::new(), answered: &answered };
    let mut told = Told { told: Vec::new(), answered: &answered };
    match asker {
        Asker::Beginning(setup) => drop(game.start(setup, &mut chance, &mut told)),
        Asker::Choice(state, choice) => drop(game.apply(state, *choice, &mut chance, &mut told)),
    }
    Ahead { asked: chance.asked, told: told.told }
}

/// The limit of questions is reached.
struct Enough;

/// Returns the known answers, then the preferred one repeatedly.
struct Guess<'a> {
    answers: &'a [Answer],
    prefer: Answer,
    most: usize,
    asked: Vec<OwnedQuestion>,
    answered: &'a Cell<usize>,
}

impl Chance for Guess<'_> {
    type Error = Enough;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Enough> {
        let place = self.asked.len();
        if place >= self.most {
            return Err(Enough);
        }
        let prefer = self.answers.get(place).copied().unwrap_or(self.prefer);
        self.asked.push(question.into());
        self.answered.set(place + 1);
        let other = || question.possible().next();
        Some(prefer).filter(|&answer| question.admits(answer)).or_else(other).ok_or(Enough)
    }
}

/// Keeps the events after the first answer.
struct Told<'a, G: Narration> {
    told: Vec<(usize, G::Event)>,
    answered: &'a Cell<usize>,
}

impl<G: Narration> Log<G> for Told<'_, G> {
    fn emit(&mut self, _: &G::State, _: G::Rule, event: G::Event) {
        if self.answered.get() > 0 {
            self.told.push((self.answered.get(), event));
        }
    }

    fn cite(&mut self, _: G::Rule) {}
}
