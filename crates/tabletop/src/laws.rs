//! Laws: properties that every game must have, as functions for the tests of games.
//!
//! Each plays at random from a seed, so that a failure is reproducible, and returns a description of what is broken.
//!
//! | law | property |
//! | --- | --- |
//! | [`random_play`], [`offered_is_accepted`] | offered choices are exactly the accepted ones; names are stable and unique |
//! | [`random_play`], [`Testable::recounts`] | what the rules count quickly agrees with a count from scratch |
//! | [`undo_to_start`], [`wandering_comes_back`], [`record_comes_back`] | undo and records reproduce positions |
//! | [`same_with_any_log`] | logs and sources do not influence the game |
//! | [`description_comes_back`] | a description reads back as the same position |
//! | [`view_keeps_secrets`], [`events_keep_secrets`] | no audience sees or hears what is hidden from it |
//! | [`chooses_by_what_it_knows`] | a player depends only on what its seat knows |
//! | [`told_at_the_table`] | a game with real dice equals the seeded one, and can be corrected |
//!
//! ```
//! # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
//! use coins::{Coins, Setup};
//! use tabletop::laws;
//!
//! let (game, setup) = (Coins::default(), Setup { limit: 10 });
//! for seed in 0..10 {
//!     laws::random_play(&game, &setup, seed, 50, |state, _| laws::view_keeps_secrets(&game, &setup, state, seed))?;
//!     laws::events_keep_secrets(&game, &setup, None, seed)?;
//! }
//! # Ok::<(), String>(())
//! ```

use std::convert::Infallible;
use std::sync::Arc;

use crate::{
    Answer, Audience, Bytes, Chance, DynSession, Entry, FastSource, Fingerprint, Game, Log, Narration,
    OpenQuestion, Progress, Question, Record, RecordEntry, Recording, ReplaySource, ScenarioState, Seat,
    Secret, SeenPosition, Session, Source, Story,
};
use crate::{Opening, RuleId};

/// The requirements of the laws on a game, in addition to its rules.
pub trait Testable: Game {
    /// Checks that no piece was added or lost since the first position of the game.
    ///
    /// # Errors
    /// The pieces that were added or lost.
    fn conserves(&self, first: &Self::State, now: &Self::State) -> Result<(), String>;

    /// Checks that what the rules keep or count quickly agrees with a count from scratch.
    ///
    /// # Errors
    /// What differs.
    fn recounts(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// Choices that are often illegal, to check that they are refused.
    fn probes(&self, state: &Self::State) -> Vec<Self::Choice>;

    /// An arbitrary setup, built from bytes. The rules need not allow it.
    fn setup_from(&self, bytes: &mut Bytes<'_>) -> Self::Setup;

    /// An arbitrary choice, built from bytes; it need not make sense in any position.
    fn choice_from(&self, bytes: &mut Bytes<'_>) -> Self::Choice;
}

/// A player: returns the index of its choice in a position.
pub type Chooser<'a, G> = dyn FnMut(&<G as Game>::State, &[<G as Game>::Choice]) -> usize + 'a;

/// The result of a random game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playout {
    /// The number of choices made.
    pub decisions: u32,
    /// Its outcome; `None` if the limit was reached first.
    pub outcome: Option<&'static str>,
}

/// A choice is offered if and only if it is accepted, and its name identifies it. `probes` are further choices to
/// try, such as everything that a person can point at.
///
/// # Errors
/// The violation.
pub fn offered_is_accepted<G: Narration>(
    game: &G,
    state: &G::State,
    probes: &[G::Choice],
) -> Result<(), String> {
    let mut offered = Vec::new();
    game.choices(state, &mut offered);
    match (game.decision(state), game.outcome(state)) {
        (Some(decision), None) if offered.is_empty() => {
            return Err(format!("`{}` is asked and nothing is offered", decision.name));
        }
        (None, Some(outcome)) if !offered.is_empty() => {
            return Err(format!("the game ended with `{}`, and {offered:?} are offered", outcome.name));
        }
        (Some(_), None) | (None, Some(_)) => {}
        (Some(decision), Some(outcome)) => {
            return Err(format!("`{}` is asked after the end `{}`", decision.name, outcome.name));
        }
        (None, None) => return Err("nothing is asked, and the game has not ended".to_owned()),
    }
    for (index, &choice) in offered.iter().enumerate() {
        named(game, state, choice)?;
        if offered[..index].contains(&choice) {
            return Err(format!("{choice:?} is offered twice"));
        }
        if let Err(objection) = game.check(state, choice) {
            return Err(format!("{choice:?} is offered, but {} refuses it", objection.rule.id()));
        }
    }
    match probes.iter().find(|&&probe| game.check(state, probe).is_ok() && !offered.contains(&probe)) {
        Some(probe) => Err(format!("{probe:?} is allowed, but not offered")),
        None => Ok(()),
    }
}

/// The name of a choice identifies it, and is valid in URLs and scripts.
fn named<G: Narration>(game: &G, state: &G::State, choice: G::Choice) -> Result<(), String> {
    let id = game.choice_id(choice);
    if !is_stable_name(&id) {
        return Err(format!("`{id}` cannot be the name of a choice"));
    }
    match game.find_choice(state, &id) {
        Some(found) if found == choice => Ok(()),
        found => Err(format!("`{id}` names {choice:?}, but leads to {found:?}")),
    }
}

/// Whether a name is not empty and has neither spaces, which separate names, nor slashes, which follow the name of a
/// game.
fn is_stable_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c.is_control() || c == '/')
}

/// Plays at most `limit` random choices and calls `each` with every position and the events that led there. It also
/// checks every question to chance and every name, and recounts every position.
///
/// # Errors
/// The violation, with the seed and the number of decisions; or the error of `each`.
pub fn random_play<G: Narration + Testable>(
    game: &G,
    setup: &G::Setup,
    seed: u64,
    limit: u32,
    mut each: impl FnMut(&G::State, &[Entry<G>]) -> Result<(), String>,
) -> Result<Playout, String> {
    let mut chance = Watched { game, source: FastSource::new(seed) };
    let mut chooser = FastSource::new(!seed);
    let mut choices = Vec::new();
    let mut story = Story::default();
    let mut state = game.start(setup, &mut chance, &mut story)?;
    for decisions in 0.. {
        let fail = |fault| format!("seed {seed}, after {decisions} decisions: {fault}");
        told(game, &story).map_err(fail)?;
        each(&state, &story.entries).map_err(fail)?;
        game.recounts(&state).map_err(fail)?;
        offered_is_accepted(game, &state, &[]).map_err(fail)?;
        let outcome = game.outcome(&state).map(|outcome| outcome.name);
        if outcome.is_some() || decisions == limit {
            return Ok(Playout { decisions, outcome });
        }
        game.choices(&state, &mut choices);
        let choice = pick(&choices, &mut chooser);
        story = Story::default();
        state = match game.apply(&state, choice, &mut chance, &mut story) {
            Ok(next) => next,
            Err(crate::ApplyError::Chance(fault)) => return Err(fail(fault)),
            Err(crate::ApplyError::Refused(objection)) => {
                return Err(fail(format!("{choice:?} is offered, and then refused: {objection:?}")));
            }
        };
    }
    // The loop above has no end.
    Ok(Playout { decisions: limit, outcome: None })
}

/// Every event has a stable name.
fn told<G: Narration>(game: &G, story: &Story<G>) -> Result<(), String> {
    let ids = story.entries.iter().map(|entry| game.event_id(&entry.event));
    match ids.into_iter().find(|id| !is_stable_name(id)) {
        Some(id) => Err(format!("`{id}` cannot be the name of an event")),
        None => Ok(()),
    }
}

/// A random choice; panics if there is none.
fn pick<T: Copy>(choices: &[T], chooser: &mut FastSource) -> T {
    choices[chooser.below(u32::try_from(choices.len()).unwrap_or(u32::MAX)) as usize]
}

/// A source that checks every question before it answers.
struct Watched<'a, G> {
    game: &'a G,
    source: FastSource,
}

impl<G: Narration> Chance for Watched<'_, G> {
    type Error = String;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, String> {
        if question.weight() == 0 {
            return Err(format!("`{}` is asked, and nothing can come up", question.what));
        }
        if !is_stable_name(question.what) {
            return Err(format!("`{}` cannot be the name of a question", question.what));
        }
        for answer in question.possible() {
            let name = self.game.answer_name(question, answer);
            if !is_stable_name(&name) || self.game.find_answer(question, &name) != Some(answer) {
                return Err(format!("`{name}` does not name answer {answer} to `{}`", question.what));
            }
        }
        let Ok(answer) = self.source.answer(question);
        Ok(answer)
    }
}

/// A session of a seeded game with at most `limit` random choices.
///
/// # Errors
/// If it cannot be opened or played.
pub fn random_session<G: Narration + ScenarioState>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    limit: u32,
) -> Result<Box<Session<G>>, String> {
    let mut chooser = FastSource::new(seed);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let source = Source::Keyed(Secret::new(bytes));
    let opening =
        Session::open(Arc::clone(game), setup.clone(), source, &[]).map_err(|fault| fault.to_string())?;
    let Opening::Begun(mut session) = opening else {
        return Err("a keyed game asks a person".to_owned());
    };
    for _ in 0..limit {
        choose_at_random(&mut session, &mut chooser)?;
    }
    Ok(session)
}

/// Makes a random choice, unless the game is over.
fn choose_at_random<G: Narration + ScenarioState>(
    session: &mut Session<G>,
    chooser: &mut FastSource,
) -> Result<(), String> {
    let mut choices = Vec::new();
    session.game().choices(session.state(), &mut choices);
    if !choices.is_empty() {
        let id = session.game().choice_id(pick(&choices, chooser));
        session.choose(&id, None).map_err(|fault| format!("`{id}`: {fault}"))?;
    }
    Ok(())
}

/// Undoing a random game choice by choice returns to every earlier position, and redoing it to every later one.
///
/// # Errors
/// The violation.
pub fn undo_to_start<G: Narration + ScenarioState>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    limit: u32,
) -> Result<(), String> {
    let mut session = random_session(game, setup, seed, limit)?;
    let played = session.step();
    let met = |session: &Session<G>, step: u32, doing: &str| {
        let then = session.state_at(step).map_err(|fault| fault.to_string())?;
        let same = then == session.state() && Fingerprint::of(then) == Fingerprint::of(session.state());
        if same { Ok(()) } else { Err(format!("{doing} to step {step} leads elsewhere")) }
    };
    for step in (0..played).rev() {
        session.undo(1).map_err(|fault| fault.to_string())?;
        met(&session, step, "undo")?;
    }
    for step in 1..=played {
        session.redo().map_err(|fault| fault.to_string())?;
        met(&session, step, "redo")?;
    }
    record_comes_back(game, &session)
}

/// A game with random undos and redos is the same game when its record is loaded.
///
/// # Errors
/// The violation.
pub fn wandering_comes_back<G: Narration + ScenarioState>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    limit: u32,
) -> Result<(), String> {
    let mut session = random_session(game, setup, seed, 0)?;
    let mut chooser = FastSource::new(seed);
    for _ in 0..limit {
        match chooser.below(8) {
            0 => drop(session.undo(1 + chooser.below(4))),
            1 => drop(session.redo()),
            _ => choose_at_random(&mut session, &mut chooser)?,
        }
    }
    record_comes_back(game, &session)
}

/// The record of a session, written and read again, leads to the same position and verifies.
///
/// # Errors
/// The violation.
pub fn record_comes_back<G: Narration + ScenarioState>(
    game: &Arc<G>,
    session: &Session<G>,
) -> Result<(), String> {
    let record = Record::from_json(&session.published().to_json()).map_err(|fault| fault.to_string())?;
    Session::verify(Arc::clone(game), &record).map_err(|fault| fault.to_string())?;
    let loaded = Session::load(Arc::clone(game), record, None).map_err(|fault| fault.to_string())?;
    if loaded.state() != session.state() {
        return Err("the loaded record leads to another position".to_owned());
    }
    if loaded.record() != session.record() {
        return Err("the loaded record is another record".to_owned());
    }
    Ok(())
}

/// The same choice with the same answers leads to the same position, for any source and any log.
///
/// # Errors
/// The violation.
pub fn same_with_any_log<G: Narration>(
    game: &G,
    state: &G::State,
    choice: G::Choice,
    seed: u64,
) -> Result<(), String> {
    let mut heard = Story::default();
    let mut chance = Recording::new(FastSource::new(seed));
    let told = game
        .apply(state, choice, &mut chance, &mut heard)
        .map_err(|fault| format!("{choice:?}: {fault:?}"))?;
    let answers = chance.into_answers();
    let mut given = ReplaySource::new(&answers);
    let silent = game
        .apply(state, choice, &mut given, &mut crate::Silent)
        .map_err(|fault| format!("{choice:?} with the same answers: {fault:?}"))?;
    if silent != told || given.left() > 0 {
        return Err(format!("{choice:?} with the same answers leads elsewhere"));
    }
    Ok(())
}

/// The description of a position reads back as the same position.
///
/// # Errors
/// The violation.
pub fn description_comes_back<G: ScenarioState>(
    game: &G,
    setup: &G::Setup,
    state: &G::State,
) -> Result<(), String> {
    let description = game.describe(state);
    let found = game.position(setup, &description).map_err(|fault| format!("{fault} in {description}"))?;
    if found == *state {
        Ok(())
    } else {
        Err(format!("{description} leads to another position, described as {}", game.describe(&found)))
    }
}

/// A player makes the same choice in all positions that look the same to its seat. `choose` must use the same
/// random numbers each time.
///
/// # Errors
/// Two positions that look the same to the seat but lead to different choices.
pub fn chooses_by_what_it_knows<G: Narration>(
    game: &G,
    state: &G::State,
    seed: u64,
    choose: &mut Chooser<'_, G>,
) -> Result<(), String> {
    let Some(decision) = game.decision(state) else { return Ok(()) };
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    let first = choose(state, &choices);
    let mut stream = FastSource::new(seed);
    for _ in 0..3 {
        let Ok(other) = game.resample(state, Audience::Seat(decision.seat), &mut stream);
        let place = choose(&other, &choices);
        if place != first {
            let named = |place: usize| choices.get(place).map(|&choice| game.choice_id(choice));
            return Err(format!(
                "{:?} chooses {:?} or {:?}, by what it cannot see",
                decision.seat,
                named(first),
                named(place)
            ));
        }
    }
    Ok(())
}

/// Redrawing everything that is hidden from an audience does not change its view or the open decision, nor the
/// prompt and the choices if the audience may know them.
///
/// # Errors
/// The difference that an audience can see.
pub fn view_keeps_secrets<G: Narration>(
    game: &G,
    setup: &G::Setup,
    state: &G::State,
    seed: u64,
) -> Result<(), String> {
    let seats = (0..game.seats(setup)).map(|seat| Audience::Seat(Seat(seat)));
    for audience in seats.chain([Audience::Spectator]) {
        let Ok(other) = game.resample(state, audience, &mut FastSource::new(seed));
        let shown =
            |state| serde_json::to_string(&game.view(state, audience)).map_err(|fault| fault.to_string());
        let (before, after) = (shown(state)?, shown(&other)?);
        if before != after {
            return Err(format!("{audience:?} can tell {before} from {after}"));
        }
        let (asked, ended) = (game.decision(state), game.outcome(state));
        if game.decision(&other) != asked || game.outcome(&other) != ended {
            return Err(format!("{audience:?} can tell what is hidden by what is asked"));
        }
        if !SeenPosition::of(game, state, audience).knows_choices() {
            if game.waiting(state) != game.waiting(&other) {
                return Err(format!("{audience:?} can tell what is hidden by what others wait for"));
            }
            continue;
        }
        if game.prompt(state) != game.prompt(&other) {
            return Err(format!("{audience:?} can tell what is hidden by the question"));
        }
        let offered = |state| {
            let mut choices = Vec::new();
            game.choices(state, &mut choices);
            let labels: Vec<_> = choices.iter().map(|&choice| game.label(state, choice)).collect();
            (choices, labels)
        };
        if offered(state) != offered(&other) {
            return Err(format!("{audience:?} can tell what is hidden by what is offered"));
        }
    }
    Ok(())
}

/// A log of every event with the position after it, for comparing what audiences see.
struct Witness<G: Narration> {
    story: Story<G>,
    seen: Vec<G::State>,
}

impl<G: Narration> Log<G> for Witness<G> {
    fn emit(&mut self, state: &G::State, rule: G::Rule, event: G::Event) {
        self.seen.push(state.clone());
        self.story.emit(state, rule, event);
    }

    fn cite(&mut self, rule: G::Rule) {
        self.story.cite(rule);
    }
}

/// A choice or a setup that was played once, with all its events and positions.
struct Telling<G: Narration> {
    after: G::State,
    story: Story<G>,
    seen: Vec<G::State>,
    answers: Vec<Answer>,
}

impl<G: Narration> Telling<G> {
    fn listen<C: Chance<Error = Infallible>>(
        game: &G,
        setup: &G::Setup,
        played: Option<(&G::State, G::Choice)>,
        chance: C,
    ) -> Result<Self, String> {
        let mut witness = Witness { story: Story::default(), seen: Vec::new() };
        let mut chance = Recording::new(chance);
        let after = match played {
            None => {
                let Ok(begun) = game.start(setup, &mut chance, &mut witness);
                begun
            }
            Some((state, choice)) => game
                .apply(state, choice, &mut chance, &mut witness)
                .map_err(|fault| format!("{choice:?}: {fault:?}"))?,
        };
        let Witness { story, seen } = witness;
        Ok(Self { after, story, seen, answers: chance.into_answers() })
    }

    /// The views of an audience: the last one, then those after each event.
    fn shown(&self, game: &G, audience: Audience) -> impl Iterator<Item = Result<String, serde_json::Error>> {
        // The last view first, because most differences are there.
        let states = [&self.after].into_iter().chain(&self.seen);
        states.map(move |state| serde_json::to_string(&game.view(state, audience)))
    }

    /// Whether an audience sees the same views here as in `there`.
    fn looks_like(&self, game: &G, audience: Audience, there: &[String]) -> Result<bool, String> {
        if self.seen.len() + 1 != there.len() {
            return Ok(false);
        }
        for (here, there) in self.shown(game, audience).zip(there) {
            if here.map_err(|fault| fault.to_string())? != *there {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// All events, redacted for an audience.
    fn heard(&self, game: &G, audience: Audience) -> Vec<String> {
        let heard = |entry: &Entry<G>| {
            let seen = game.redact(entry.event, audience);
            format!("{} by {}", game.event_id(&seen), entry.rule.id())
        };
        self.story.entries.iter().map(heard).collect()
    }
}

/// A source that repeats earlier answers where they are possible, except one.
struct Otherwise<'a> {
    answers: &'a [Answer],
    other: usize,
    given: usize,
    source: FastSource,
}

impl Chance for Otherwise<'_> {
    type Error = Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<Answer, Infallible> {
        let before = self.answers.get(self.given).copied();
        self.given += 1;
        match before {
            Some(answer) if self.given - 1 != self.other && question.admits(answer) => Ok(answer),
            _ => self.source.answer(question),
        }
    }
}

/// Redacted events reveal nothing that an audience cannot see. `played` is a choice in a position, or `None` for the setup.
///
/// The law replays it with each answer of chance changed in turn, and with each other choice. If the result is a
/// different position that looks the same to an audience, at the end and after every event before, the difference
/// is hidden, so the redacted events must be the same. Redaction must be idempotent.
///
/// # Errors
/// An event that reveals something hidden.
pub fn events_keep_secrets<G: Narration>(
    game: &G,
    setup: &G::Setup,
    played: Option<(&G::State, G::Choice)>,
    seed: u64,
) -> Result<(), String> {
    let told = Telling::listen(game, setup, played, FastSource::new(seed))?;
    let mut others = Vec::new();
    for other in 0..told.answers.len() {
        let source = FastSource::new(!seed ^ other as u64);
        let chance = Otherwise { answers: &told.answers, other, given: 0, source };
        others.push(Telling::listen(game, setup, played, chance)?);
    }
    if let Some((state, choice)) = played {
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        for other in choices.into_iter().filter(|&other| other != choice) {
            others.push(Telling::listen(game, setup, Some((state, other)), FastSource::new(seed))?);
        }
    }
    others.retain(|other| other.after != told.after);
    let seats = (0..game.seats(setup)).map(|seat| Audience::Seat(Seat(seat)));
    for audience in seats.chain([Audience::Spectator]) {
        for entry in &told.story.entries {
            let once = game.redact(entry.event, audience);
            if game.redact(once, audience) != once {
                return Err(format!("{once:?}, seen by {audience:?} again, is seen otherwise"));
            }
        }
        let shown: Vec<String> =
            told.shown(game, audience).collect::<Result<_, _>>().map_err(|fault| fault.to_string())?;
        let heard = told.heard(game, audience);
        for other in &others {
            let told = other.heard(game, audience);
            if told != heard && other.looks_like(game, audience, &shown)? {
                return Err(format!("{audience:?} can tell what is hidden: {heard:?} is not {told:?}"));
            }
        }
    }
    Ok(())
}

/// A seeded game that is repeated with its answers entered by people reaches the same position. Like questions are
/// answered together; impossible answers change nothing; records with corrections verify.
///
/// # Errors
/// The violation.
pub fn told_at_the_table<G: Narration + ScenarioState>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    most: u32,
) -> Result<(), String> {
    let fail = |what: &str| format!("seed {seed}: {what}");
    let keyed = random_session(game, setup, seed, most)?;
    let name = |question: &OpenQuestion, answer: Answer| {
        game.answer_name(Question { what: question.what, shape: question.shape.borrow() }, answer)
    };
    let mut told = Vec::new();
    let mut table = loop {
        match Session::open(Arc::clone(game), setup.clone(), Source::AtTheTable, &told) {
            Ok(Opening::Begun(session)) => break session,
            Ok(Opening::Asks(question)) => {
                let answers = &keyed.record().start.chance;
                let answer = answers.get(told.len()).ok_or_else(|| fail("the beginning asks more"))?;
                told.push(name(&question, *answer));
            }
            Err(fault) => return Err(fail(&fault.to_string())),
        }
    };
    for entry in &keyed.record().entries {
        let RecordEntry::Choose { id, chance, .. } = entry else { continue };
        let mut progress = table.choose(id, None).map_err(|fault| fail(&fault.to_string()))?;
        while let Progress::Asks(question) = progress {
            let before = (table.record().clone(), table.pending());
            for strange in ["", "moon", "-1"] {
                if table.answer(strange, None).is_ok() || before != (table.record().clone(), table.pending())
                {
                    return Err(fail("an answer that cannot come up changed something"));
                }
            }
            let number = question.number as usize;
            let answers = chance.get(number..).unwrap_or_default();
            let answers: Vec<String> = answers
                .iter()
                .take(question.together as usize)
                .map(|&answer| name(&question, answer))
                .collect();
            if answers.len() < question.together as usize {
                return Err(fail(&format!("`{}` is asked too often at once", question.what)));
            }
            progress = table
                .answer_all(&answers, Some(question.number))
                .map_err(|fault| fail(&format!("{answers:?}: {fault}")))?;
        }
    }
    if Fingerprint::of(table.state()) != Fingerprint::of(keyed.state()) {
        return Err(fail("the same answers lead to another position"));
    }
    correct(game, &mut table, seed).map_err(|fault| fail(&fault))
}

/// Corrects some answers of a game with real dice.
fn correct<G: Narration + ScenarioState>(
    game: &Arc<G>,
    table: &mut Session<G>,
    seed: u64,
) -> Result<(), String> {
    let mut dice = FastSource::new(seed);
    for _ in 0..4 {
        let step = dice.below(table.step() + 1);
        let Ok(inquiry) = table.inquire(step, None) else { continue };
        if inquiry.open.is_some() || inquiry.left > 0 {
            return Err("a step does not know its own answers".to_owned());
        }
        let asked = u32::try_from(inquiry.answered.len()).unwrap_or(u32::MAX);
        if asked == 0 {
            continue;
        }
        let mut answers: Vec<String> = inquiry.answered.iter().map(|told| told.answer.clone()).collect();
        let place = dice.below(asked) as usize;
        let possible = inquiry.answered[place].question.names();
        let other = dice.below(u32::try_from(possible.len()).unwrap_or(u32::MAX)) as usize;
        possible[other].clone_into(&mut answers[place]);
        // A changed answer may need more or fewer further answers than before.
        loop {
            let inquiry = table.inquire(step, Some(&answers)).map_err(|fault| fault.to_string())?;
            answers.truncate(inquiry.answered.len());
            let Some(open) = inquiry.open else { break };
            let first = open.answers.first().ok_or("nothing can come up")?;
            answers.push(first.name.clone());
        }
        table.amend(step, &answers).map_err(|fault| fault.to_string())?;
        let here = Fingerprint::of(table.state());
        let record = table.published();
        Session::verify(Arc::clone(game), &record).map_err(|fault| fault.to_string())?;
        let again = Session::load(Arc::clone(game), record, None).map_err(|fault| fault.to_string())?;
        if Fingerprint::of(again.state()) != here {
            return Err("a corrected record leads elsewhere".to_owned());
        }
        if let Some(waiting) = table.pending() {
            let mut again = again;
            again.resume(&waiting).map_err(|fault| fault.to_string())?;
            if again.pending().as_ref() != Some(&waiting) {
                return Err("what waited is not taken up as it was".to_owned());
            }
        }
    }
    Ok(())
}
