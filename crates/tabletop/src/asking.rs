//! What a person is asked who rolls real dice and draws real cards: the open question, and as much of
//! what follows as does not depend on the answer.

use std::cell::Cell;

use crate::session::count;
use crate::{
    Answer, AnswerInfo, Answered, Arg, Audience, Chance, Front, Log, Message, OpenQuestion, OwnedQuestion,
    OwnedShape, Question, Seat, Shape,
};

/// No more questions than this are asked at once.
const MOST_TOGETHER: usize = 8;

/// No more questions than this are counted ahead.
const MOST_AHEAD: usize = 400;

/// What asks: the beginning of a game, or a choice in a position.
pub(crate) enum Asker<'a, G: Front> {
    /// The beginning, with what was agreed.
    Beginning(&'a G::Setup),
    /// A choice in a position.
    Choice(&'a G::State, G::Choice),
}

/// The open question, as a person is asked it, after so many answers.
pub(crate) fn open_question<G: Front>(
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
    // Whatever comes up, so many are asked alike.
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
    // What is for several places says none of them.
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

/// Whether two purposes are the same but for numbers, such as places that follow each other.
fn is_near(one: Option<&Message>, other: Option<&Message>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return one.is_none() && other.is_none() };
    let pairs = one.args.iter().zip(&other.args);
    one.key == other.key
        && pairs.into_iter().all(|(one, other)| matches!(one.1, Arg::Number(_)) || one == other)
}

/// Every answer that can come up, in order.
fn answer_infos<G: Front>(game: &G, seats: u8, question: Question<'_>) -> Vec<AnswerInfo> {
    // Where others hold hidden pieces, how many are left says which.
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

/// Whether two questions are asked in the same words.
fn is_alike(one: &OwnedQuestion, other: &OwnedQuestion) -> bool {
    let same = match (&one.shape, &other.shape) {
        (OwnedShape::Die(one), OwnedShape::Die(other)) => one == other,
        (OwnedShape::Draw(one), OwnedShape::Draw(other)) => one.len() == other.len(),
        _ => false,
    };
    same && one.what == other.what
}

/// What would be asked if the same came up again and again.
struct Ahead<G: Front> {
    /// The questions, those that were answered before among them.
    asked: Vec<OwnedQuestion>,
    /// What was told, each with the number of questions that had been answered by then.
    told: Vec<(usize, G::Event)>,
}

impl<G: Front> Ahead<G> {
    /// For whose eyes alone the answer to a question is, and what it is for: what is told right after
    /// it says both.
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

/// The questions that were asked on the way, each with its answer, as a person was asked them.
pub(crate) fn answered<G: Front>(
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

fn look_ahead<G: Front>(
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

/// So many questions were asked as are wanted.
struct Enough;

/// Gives what is known, and then the same again and again.
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

/// Keeps what is told after the first answer.
struct Told<'a, G: Front> {
    told: Vec<(usize, G::Event)>,
    answered: &'a Cell<usize>,
}

impl<G: Front> Log<G> for Told<'_, G> {
    fn emit(&mut self, _: &G::State, _: G::Rule, event: G::Event) {
        if self.answered.get() > 0 {
            self.told.push((self.answered.get(), event));
        }
    }

    fn cite(&mut self, _: G::Rule) {}
}
