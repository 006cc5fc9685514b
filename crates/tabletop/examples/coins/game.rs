// Coins: the smallest game that uses every part of the kernel. The examples in the documentation include this file.
//
// Each of two seats is dealt a hidden coin, copper (worth 1) or silver (worth 3). In turn a seat rolls a die and adds it
// to its score, or, once it has rolled, stops the game. The higher total of score and coin wins.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::laws::Testable;
use tabletop::{
    Answer, Audience, Bytes, Chance, Decision, Fingerprint, Game, GameEvent, Log, Message, Narration,
    Notation, Objection, Outcome, PositionFault, Question, RuleEntry, RuleId, RuleText, ScenarioState, Seat,
    Seats, Shape,
};

/// The game. Its content is the number of copper and of silver coins in the bag.
#[derive(Debug)]
pub struct Coins {
    pub bag: [u8; 2],
}

impl Default for Coins {
    fn default() -> Self {
        Self { bag: [3, 2] }
    }
}

const COINS: [&str; 2] = ["copper", "silver"];
const WORTH: [u8; 2] = [1, 3];

/// The options agreed on before the game: the highest score that a seat may reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub limit: u8,
}

/// A position.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The kind of each seat's coin, an index of `COINS`. Only that seat knows it.
    pub coins: [u8; 2],
    pub scores: [u8; 2],
    pub limit: u8,
    pub turn: u8,
    pub over: bool,
}

impl State {
    fn total(&self, seat: usize) -> u8 {
        self.scores[seat] + WORTH[usize::from(self.coins[seat])]
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Roll,
    Stop,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A seat was dealt a coin; `None` for an audience that must not know its kind.
    Dealt(u8, Option<u8>),
    Rolled(u8),
    Stopped,
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        !matches!(self, Self::Stopped)
    }

    fn by_chance(&self) -> bool {
        !matches!(self, Self::Stopped)
    }

    fn is_moment(&self) -> bool {
        true
    }
}

/// The view of an audience: its own coin, and the scores.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub coins: [Option<&'static str>; 2],
    pub scores: [u8; 2],
    pub turn: u8,
}

/// The rules. Games generate this type from their rule book with `rulegen`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Each seat is dealt a hidden coin.
    C1,
    /// In your turn, roll a die and add it to your score, up to the limit.
    C2,
    /// Once you have rolled, you may stop the game. The higher total wins.
    C3,
}

static RULES: [RuleEntry; 3] = [rule("C1", false), rule("C2", true), rule("C3", true)];

const fn rule(id: &'static str, forbids: bool) -> RuleEntry {
    const TEXT: RuleText = RuleText { title: "", body: "", reason: "" };
    RuleEntry {
        id,
        group: ["Coins", "Monety", "Érmék"],
        source: "",
        regulates: true,
        forbids,
        option: None,
        texts: [TEXT, TEXT, TEXT],
        sites: &[],
    }
}

impl RuleId for Rule {
    fn all() -> &'static [Self] {
        &[Self::C1, Self::C2, Self::C3]
    }

    fn index(self) -> usize {
        self as usize
    }

    fn entry(self) -> &'static RuleEntry {
        &RULES[self.index()]
    }
}

impl Game for Coins {
    type Rule = Rule;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "coins";
    const RULES_VERSION: u32 = 1;
    const HAS_HIDDEN_INFORMATION: bool = true;

    fn content(&self) -> Fingerprint {
        Fingerprint::of(&self.bag)
    }

    fn seats(&self, _: &Setup) -> u8 {
        2
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Objection<Rule>> {
        let fits = (1..=100).contains(&setup.limit);
        if fits { Ok(()) } else { Err(Objection { rule: Rule::C2, message: Message::new("coins-limit") }) }
    }

    fn begin<C: Chance, L: Log<Self>>(
        &self,
        setup: &Setup,
        chance: &mut C,
        log: &mut L,
    ) -> Result<State, C::Error> {
        let mut state = State { coins: [0; 2], scores: [0; 2], limit: setup.limit, turn: 0, over: false };
        let mut bag = self.bag;
        for seat in 0..2_u8 {
            let coin = chance.draw("coin", &bag)?;
            bag[coin] -= 1;
            // A draw answers with an index of the counts, of which there are two.
            let coin = u8::try_from(coin).unwrap_or_default();
            state.coins[usize::from(seat)] = coin;
            log.emit(&state, Rule::C1, Event::Dealt(seat, Some(coin)));
        }
        Ok(state)
    }

    tabletop::compiled_here!();

    fn decision(&self, state: &State) -> Option<Decision<Rule>> {
        (!state.over).then_some(Decision { seat: Seat(state.turn), name: "turn", rule: Rule::C2 })
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Rule>> {
        let totals = [state.total(0), state.total(1)];
        let winners = (0..2).filter(|&seat| totals[usize::from(seat)] >= totals[usize::from(1 - seat)]);
        let winners = winners.fold(Seats::NONE, |winners, seat| winners.with(Seat(seat)));
        state.over.then_some(Outcome { winners, name: "stopped", rule: Rule::C3 })
    }

    fn choices(&self, state: &State, choices: &mut Vec<Choice>) {
        choices.clear();
        choices
            .extend([Choice::Roll, Choice::Stop].iter().filter(|&&choice| self.check(state, choice).is_ok()));
    }

    fn check(&self, state: &State, choice: Choice) -> Result<(), Objection<Rule>> {
        let score = state.scores[usize::from(state.turn)];
        let (rule, allowed) = match choice {
            Choice::Roll => (Rule::C2, score < state.limit),
            Choice::Stop => (Rule::C3, score > 0),
        };
        let message = Message::new("coins-refused").number("score", score);
        if allowed && !state.over { Ok(()) } else { Err(Objection { rule, message }) }
    }

    fn play<C: Chance, L: Log<Self>>(
        &self,
        state: &mut State,
        choice: Choice,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Error> {
        match choice {
            Choice::Roll => {
                let face = chance.die("turn", 6)?;
                let score = &mut state.scores[usize::from(state.turn)];
                *score = score.saturating_add(face).min(state.limit);
                state.turn = 1 - state.turn;
                log.emit(state, Rule::C2, Event::Rolled(face));
            }
            Choice::Stop => {
                state.over = true;
                log.emit(state, Rule::C3, Event::Stopped);
            }
        }
        Ok(())
    }

    fn view(&self, state: &State, audience: Audience) -> View {
        let coin = |seat: u8| {
            let sees = state.over || audience == Audience::Seat(Seat(seat));
            sees.then_some(COINS[usize::from(state.coins[usize::from(seat)])])
        };
        View { coins: [coin(0), coin(1)], scores: state.scores, turn: state.turn }
    }

    fn redact(&self, event: Event, audience: Audience) -> Event {
        match event {
            Event::Dealt(seat, _) if audience != Audience::Seat(Seat(seat)) => Event::Dealt(seat, None),
            _ => event,
        }
    }

    fn resample<C: Chance>(
        &self,
        state: &State,
        audience: Audience,
        chance: &mut C,
    ) -> Result<State, C::Error> {
        let is_hidden = |seat: u8| !state.over && audience != Audience::Seat(Seat(seat));
        let (mut bag, mut other) = (self.bag, state.clone());
        for seat in (0..2).filter(|&seat| !is_hidden(seat)) {
            bag[usize::from(state.coins[usize::from(seat)])] -= 1;
        }
        for seat in (0..2).filter(|&seat| is_hidden(seat)) {
            let coin = chance.draw("coin", &bag)?;
            bag[coin] -= 1;
            other.coins[usize::from(seat)] = u8::try_from(coin).unwrap_or_default();
        }
        Ok(other)
    }
}

impl Notation for Coins {
    fn choice_id(&self, choice: Choice) -> String {
        match choice {
            Choice::Roll => "roll".to_owned(),
            Choice::Stop => "stop".to_owned(),
        }
    }

    fn find_choice(&self, _: &State, id: &str) -> Option<Choice> {
        match id {
            "roll" => Some(Choice::Roll),
            "stop" => Some(Choice::Stop),
            _ => None,
        }
    }

    fn choice_rule(&self, _: &State, choice: Choice) -> Rule {
        match choice {
            Choice::Roll => Rule::C2,
            Choice::Stop => Rule::C3,
        }
    }

    fn choice_group(&self, _: Choice) -> &'static str {
        "turn"
    }

    fn candidates(&self, _: &State, thing: &str) -> Option<Vec<Choice>> {
        (thing == "die").then(|| vec![Choice::Roll])
    }

    fn event_id(&self, event: &Event) -> String {
        match event {
            Event::Dealt(seat, None) => format!("dealt:{seat}"),
            Event::Dealt(seat, Some(coin)) => format!("dealt:{seat}:{}", COINS[usize::from(*coin)]),
            Event::Rolled(face) => format!("rolled:{face}"),
            Event::Stopped => "stopped".to_owned(),
        }
    }

    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String {
        match question.shape {
            Shape::Die(_) => (answer + 1).to_string(),
            Shape::Draw(_) => COINS[usize::from(answer)].to_owned(),
        }
    }
}

impl Narration for Coins {
    const TITLE: &'static str = "coins-title";

    fn prompt(&self, state: &State) -> Message {
        Message::new(if state.over { "coins-over" } else { "coins-turn" })
    }

    fn label(&self, _: &State, choice: Choice) -> Message {
        Message::new("coins-choice").key("choice", self.choice_id(choice))
    }

    fn tell(&self, event: &Event) -> Message {
        Message::new("coins-event").key("event", self.event_id(event))
    }

    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message {
        Message::new("coins-chance").key("what", question.what).number("count", count)
    }

    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message {
        Message::new("coins-answer").key("name", self.answer_name(question, answer))
    }
}

impl ScenarioState for Coins {
    fn position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        let fault = |at: &str, what: String| PositionFault { at: at.to_owned(), what };
        let state: State = serde_json::from_value(description.clone())
            .map_err(|reason| fault("position", reason.to_string()))?;
        let sound = state.turn < 2 && state.coins.iter().all(|&coin| usize::from(coin) < COINS.len());
        if !sound || state.limit != setup.limit || state.scores.iter().any(|&score| score > setup.limit) {
            return Err(fault(
                "position",
                "a turn, a coin, the limit or a score is out of bounds".to_owned(),
            ));
        }
        Ok(state)
    }

    fn describe(&self, state: &State) -> Value {
        // A state holds only numbers and Booleans, so serialisation cannot fail.
        serde_json::to_value(state).unwrap_or_default()
    }
}

impl Testable for Coins {
    /// Each seat keeps its coin.
    fn conserves(&self, first: &State, now: &State) -> Result<(), String> {
        if now.coins == first.coins {
            Ok(())
        } else {
            Err(format!("coins {:?}, but {:?} at first", now.coins, first.coins))
        }
    }

    fn probes(&self, _: &State) -> Vec<Choice> {
        vec![Choice::Roll, Choice::Stop]
    }

    fn setup_from(&self, bytes: &mut Bytes<'_>) -> Setup {
        Setup { limit: bytes.byte() }
    }

    fn choice_from(&self, bytes: &mut Bytes<'_>) -> Choice {
        bytes.one(&[Choice::Roll, Choice::Stop])
    }
}
