//! Stones: a game for two, small but with something of every feature.
//!
//! In turn the players roll a die and draw that half as many stones from a bag. White stones
//! count one, gold ones two, and a black one ends the turn. Each player holds a hidden card;
//! shown, a `double` counts two. Instead of drawing,
//! one may gamble: two equal dice win a gold stone. The first to reach the goal wins.

use std::cmp::Ordering as Compare;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::laws::Testable;
use tabletop::{
    Answer, Audience, Bytes, Chance, Decision, Fingerprint, Game, GameEvent, Log, Message, Narration,
    Notation, Objection, Outcome, PositionFault, Question, RuleEntry, RuleId, RuleText, ScenarioState, Seat,
    Seats, Shape,
};

pub const STONES: [&str; 3] = ["white", "black", "gold"];
pub const CARDS: [&str; 2] = ["plain", "double"];
static MOOD: AtomicBool = AtomicBool::new(false);
const BLACK: usize = 1;
const GOLD: usize = 2;
const DECK: [u8; 2] = [2, 2];
const WORTH: [u8; 3] = [1, 0, 2];

/// The content: the pieces in the bag. A broken game must be detected by the laws.
#[derive(Debug, Clone)]
pub struct Stones {
    pub bag: [u8; 3],
    pub broken: Option<Broken>,
    /// The version of the rules. Until version 3, handing back did not end the turn.
    pub rules: u32,
}

/// Ways to break a law.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Broken {
    /// Everybody sees every card.
    Leaks,
    /// Whether a card may be shown depends on the card and on that of another seat.
    LeaksByChoices,
    /// Showing a card is allowed, but not offered.
    OffersTooLittle,
    /// Handing back is offered, but not allowed.
    OffersTooMuch,
    /// The name of a choice is not valid in a URL.
    NamesBadly,
    /// Black stones and gold ones have the same name.
    AnswersBadly,
    /// The description omits whether a card was shown.
    Forgets,
    /// The others learn which card a seat was dealt.
    Tells,
    /// Nobody sees anything, but events name the choices.
    ShowsNothing,
    /// Redaction adds what it has removed before.
    SeesDouble,
    /// Waiting audiences read the card of the deciding seat.
    LeaksByWaiting,
    /// The question names the card of the other seat.
    LeaksByAsking,
    /// Every second roll changes the goal.
    Moody,
    /// The quick count of the stones that players hold leaves out gold ones.
    CountsBadly,
}

impl Stones {
    pub fn broken(broken: Broken) -> Self {
        Self { broken: Some(broken), ..Self::default() }
    }

    fn is(&self, broken: Broken) -> bool {
        self.broken == Some(broken)
    }
}

impl Default for Stones {
    fn default() -> Self {
        Self { bag: [8, 3, 2], broken: None, rules: Self::RULES_VERSION }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub goal: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { goal: 6 }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    Turn,
    Draw { left: u8, drawn: u8 },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    Goal,
    EmptyBag,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub stones: [u8; 3],
    pub card: u8,
    pub shown: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub bag: [u8; 3],
    pub players: [Player; 2],
    pub turn: u8,
    pub ask: Ask,
    pub goal: u8,
    #[serde(default)]
    pub end: Option<End>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    Roll,
    Take,
    Stop,
    Show,
    HandBack,
    Gamble,
}

pub const CHOICES: [(Choice, &str); 6] = [
    (Choice::Roll, "roll"),
    (Choice::Take, "take"),
    (Choice::Stop, "stop"),
    (Choice::Show, "show"),
    (Choice::HandBack, "hand-back"),
    (Choice::Gamble, "gamble"),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The card is known to the seat it was dealt to.
    Dealt(u8, Option<u8>),
    Rolled(u8),
    Slipped,
    Drew(u8),
    Stopped,
    Showed(u8),
    HandedBack,
    Gambled(u8),
    Won,
    Passed(u8),
    Ended(End),
}

impl GameEvent for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Dealt(..) | Self::Rolled(_) | Self::Drew(_) | Self::Showed(_) | Self::Gambled(_))
    }

    /// Gambling does not report its chance; undos detect it all the same.
    fn by_chance(&self) -> bool {
        matches!(self, Self::Dealt(..) | Self::Rolled(_) | Self::Drew(_))
    }

    fn is_moment(&self) -> bool {
        !matches!(self, Self::Passed(_))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    T1,
    T2,
    T3,
    T4,
    T5,
    T6,
    T7,
    T8,
    T9,
    T10,
    T11,
}

const fn entry(id: &'static str, forbids: bool) -> RuleEntry {
    const NOTHING: RuleText = RuleText { title: "", body: "", reason: "" };
    RuleEntry {
        id,
        group: ["Stones", "Kamienie", "Kövek"],
        source: "",
        regulates: true,
        forbids,
        option: None,
        texts: [NOTHING, NOTHING, NOTHING],
        sites: &[],
    }
}

static ENTRIES: [RuleEntry; 11] = [
    entry("T1", false),
    entry("T2", true),
    entry("T3", false),
    entry("T4", true),
    entry("T5", true),
    entry("T6", true),
    entry("T7", true),
    entry("T8", false),
    entry("T9", false),
    entry("T10", false),
    entry("T11", true),
];

impl RuleId for Rule {
    fn all() -> &'static [Self] {
        use Rule::{T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11};
        &[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11]
    }

    fn index(self) -> usize {
        self as usize
    }

    fn entry(self) -> &'static RuleEntry {
        &ENTRIES[self.index()]
    }
}

impl State {
    fn me(&mut self) -> &mut Player {
        &mut self.players[usize::from(self.turn)]
    }

    pub fn score(&self, seat: u8) -> u8 {
        let player = &self.players[usize::from(seat)];
        let stones: u8 = player.stones.iter().zip(WORTH).map(|(&count, worth)| count * worth).sum();
        stones + if player.shown && player.card == 1 { 2 } else { 0 }
    }
}

#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub bag: [u8; 3],
    pub stones: [[u8; 3]; 2],
    pub cards: [Option<&'static str>; 2],
    pub turn: u8,
    pub ask: Ask,
}

impl Stones {
    /// How many stones the players hold, counted by those missing from the bag.
    fn held(&self, state: &State) -> u8 {
        let counted = (0..3).filter(|&kind| kind != GOLD || !self.is(Broken::CountsBadly));
        counted.map(|kind| self.bag[kind] - state.bag[kind]).sum()
    }

    fn pass<L: Log<Self>>(state: &mut State, rule: Rule, log: &mut L) {
        state.turn = 1 - state.turn;
        state.ask = Ask::Turn;
        log.emit(state, rule, Event::Passed(state.turn));
    }

    fn end_if_reached<L: Log<Self>>(state: &mut State, log: &mut L) {
        let (rule, end) = if state.score(state.turn) >= state.goal {
            (Rule::T9, End::Goal)
        } else if state.bag == [0; 3] {
            (Rule::T10, End::EmptyBag)
        } else {
            return;
        };
        state.end = Some(end);
        log.emit(state, rule, Event::Ended(end));
    }

    fn roll<C: Chance, L: Log<Self>>(state: &mut State, chance: &mut C, log: &mut L) -> Result<(), C::Error> {
        let face = chance.die("turn", 6)?;
        log.emit(state, Rule::T2, Event::Rolled(face));
        if face == 1 {
            log.emit(state, Rule::T3, Event::Slipped);
            Self::pass(state, Rule::T3, log);
            return Ok(());
        }
        state.ask = Ask::Draw { left: face / 2, drawn: 0 };
        log.cite(Rule::T5);
        Ok(())
    }

    fn gamble<C: Chance, L: Log<Self>>(
        state: &mut State,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Error> {
        let first = chance.die("gamble", 6)?;
        log.emit(state, Rule::T11, Event::Gambled(first));
        let second = chance.die("gamble", 6)?;
        log.emit(state, Rule::T11, Event::Gambled(second));
        if first == second {
            state.bag[GOLD] -= 1;
            state.me().stones[GOLD] += 1;
            log.emit(state, Rule::T11, Event::Won);
            Self::end_if_reached(state, log);
        }
        if state.end.is_none() {
            Self::pass(state, Rule::T11, log);
        }
        Ok(())
    }

    fn take<C: Chance, L: Log<Self>>(state: &mut State, chance: &mut C, log: &mut L) -> Result<(), C::Error> {
        let stone = chance.draw("stone", &state.bag)?;
        state.bag[stone] -= 1;
        state.me().stones[stone] += 1;
        if let Ask::Draw { left, drawn } = &mut state.ask {
            *left -= 1;
            *drawn += 1;
        }
        if stone == BLACK {
            log.cite(Rule::T8);
        }
        log.emit(state, Rule::T4, Event::Drew(u8::try_from(stone).unwrap()));
        Self::end_if_reached(state, log);
        if state.end.is_none() {
            match state.ask {
                _ if stone == BLACK => Self::pass(state, Rule::T8, log),
                Ask::Draw { left: 0, .. } => Self::pass(state, Rule::T4, log),
                _ => {}
            }
        }
        Ok(())
    }
}

impl Game for Stones {
    type Rule = Rule;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "stones";
    const RULES_VERSION: u32 = 3;
    const HAS_HIDDEN_INFORMATION: bool = true;

    fn rules_version(&self) -> u32 {
        self.rules
    }

    fn at_rules_version(&self, version: u32) -> Option<Self> {
        (2..=Self::RULES_VERSION).contains(&version).then(|| Self { rules: version, ..self.clone() })
    }

    fn content(&self) -> Fingerprint {
        Fingerprint::of(&self.bag)
    }

    fn seats(&self, _: &Setup) -> u8 {
        2
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Objection<Rule>> {
        if setup.goal > 0 {
            return Ok(());
        }
        Err(Objection { rule: Rule::T1, message: Message::new("stones-goal") })
    }

    fn begin<C: Chance, L: Log<Self>>(
        &self,
        setup: &Setup,
        chance: &mut C,
        log: &mut L,
    ) -> Result<State, C::Error> {
        let player = Player { stones: [0; 3], card: 0, shown: false };
        let mut state = State {
            bag: self.bag,
            players: [player.clone(), player],
            turn: 0,
            ask: Ask::Turn,
            goal: setup.goal,
            end: None,
        };
        let mut deck = DECK;
        for seat in 0..2_u8 {
            let card = chance.draw("card", &deck)?;
            deck[card] -= 1;
            let card = u8::try_from(card).unwrap();
            state.players[usize::from(seat)].card = card;
            log.emit(&state, Rule::T1, Event::Dealt(seat, Some(card)));
        }
        Ok(state)
    }

    tabletop::compiled_here!();

    fn decision(&self, state: &State) -> Option<Decision<Rule>> {
        let (name, rule) = match state.ask {
            Ask::Turn => ("turn", Rule::T2),
            Ask::Draw { .. } => ("draw", Rule::T4),
        };
        state.end.is_none().then_some(Decision { seat: Seat(state.turn), name, rule })
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Rule>> {
        match state.end? {
            End::Goal => {
                let winners = Seats::only(Seat(state.turn));
                Some(Outcome { winners, name: "goal", rule: Rule::T9 })
            }
            End::EmptyBag => {
                let winners = match state.score(0).cmp(&state.score(1)) {
                    Compare::Less => Seats::only(Seat(1)),
                    Compare::Equal => Seats::NONE,
                    Compare::Greater => Seats::only(Seat(0)),
                };
                Some(Outcome { winners, name: "empty-bag", rule: Rule::T10 })
            }
        }
    }

    fn choices(&self, state: &State, choices: &mut Vec<Choice>) {
        choices.clear();
        let all = CHOICES.into_iter().map(|(choice, _)| choice);
        choices.extend(all.filter(|&choice| match choice {
            Choice::Show if self.is(Broken::OffersTooLittle) => false,
            Choice::HandBack if self.is(Broken::OffersTooMuch) && state.end.is_none() => true,
            Choice::Show if self.is(Broken::LeaksByChoices) => {
                state.players[usize::from(1 - state.turn)].card == 0 && self.check(state, choice).is_ok()
            }
            _ => self.check(state, choice).is_ok(),
        }));
    }

    fn check(&self, state: &State, choice: Choice) -> Result<(), Objection<Rule>> {
        let against = |rule| Err(Objection { rule, message: Message::new("stones-refused") });
        let player = &state.players[usize::from(state.turn)];
        match (state.end, choice, state.ask) {
            (Some(End::Goal), ..) => against(Rule::T9),
            (Some(End::EmptyBag), ..) => against(Rule::T10),
            (_, Choice::Roll, Ask::Draw { .. }) => against(Rule::T2),
            (_, Choice::Take, Ask::Turn) => against(Rule::T4),
            (_, Choice::Stop, Ask::Turn | Ask::Draw { drawn: 0, .. }) => against(Rule::T5),
            (_, Choice::Show, Ask::Draw { .. }) => against(Rule::T6),
            (_, Choice::Show, Ask::Turn) if player.shown => against(Rule::T6),
            (_, Choice::HandBack, Ask::Draw { .. }) => against(Rule::T7),
            (_, Choice::HandBack, Ask::Turn) if player.stones[0] == 0 => against(Rule::T7),
            (_, Choice::Gamble, Ask::Draw { .. }) => against(Rule::T11),
            (_, Choice::Gamble, Ask::Turn) if state.bag[GOLD] == 0 => against(Rule::T11),
            _ => Ok(()),
        }
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
                if self.is(Broken::Moody) && MOOD.fetch_not(Ordering::Relaxed) {
                    state.goal = state.goal.saturating_add(1);
                }
                Self::roll(state, chance, log)?;
            }
            Choice::Take => Self::take(state, chance, log)?,
            Choice::Gamble => Self::gamble(state, chance, log)?,
            Choice::Stop => {
                log.emit(state, Rule::T5, Event::Stopped);
                Self::pass(state, Rule::T5, log);
            }
            Choice::Show => {
                state.me().shown = true;
                let card = state.me().card;
                log.emit(state, Rule::T6, Event::Showed(card));
                Self::end_if_reached(state, log);
            }
            Choice::HandBack => {
                state.me().stones[0] -= 1;
                state.bag[0] += 1;
                log.emit(state, Rule::T7, Event::HandedBack);
                if self.rules >= 3 {
                    Self::pass(state, Rule::T7, log);
                }
            }
        }
        Ok(())
    }

    fn view(&self, state: &State, audience: Audience) -> View {
        let card = |seat: u8| {
            let player = &state.players[usize::from(seat)];
            let sees = player.shown || self.is(Broken::Leaks) || audience == Audience::Seat(Seat(seat));
            sees.then_some(CARDS[usize::from(player.card)])
        };
        if self.is(Broken::ShowsNothing) {
            let (stones, cards) = ([[0; 3]; 2], [None; 2]);
            return View { bag: self.bag, stones, cards, turn: 0, ask: Ask::Turn };
        }
        View {
            bag: state.bag,
            stones: [state.players[0].stones, state.players[1].stones],
            cards: [card(0), card(1)],
            turn: state.turn,
            ask: state.ask,
        }
    }

    fn redact(&self, event: Event, audience: Audience) -> Event {
        match event {
            _ if self.is(Broken::Tells) => event,
            Event::Dealt(seat, None) if self.is(Broken::SeesDouble) => Event::Dealt(seat, Some(0)),
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
        let hidden =
            |seat: u8| !state.players[usize::from(seat)].shown && audience != Audience::Seat(Seat(seat));
        let mut deck = DECK;
        for seat in (0..2).filter(|&seat| !hidden(seat)) {
            deck[usize::from(state.players[usize::from(seat)].card)] -= 1;
        }
        let mut other = state.clone();
        for seat in (0..2).filter(|&seat| hidden(seat)) {
            let card = chance.draw("card", &deck)?;
            deck[card] -= 1;
            other.players[usize::from(seat)].card = u8::try_from(card).unwrap();
        }
        Ok(other)
    }
}

impl Notation for Stones {
    fn choice_id(&self, choice: Choice) -> String {
        let name = CHOICES.iter().find(|(known, _)| *known == choice).unwrap().1;
        if self.is(Broken::NamesBadly) { format!("stones/{name}") } else { name.to_owned() }
    }

    fn find_choice(&self, _: &State, id: &str) -> Option<Choice> {
        CHOICES.iter().find(|(_, known)| *known == id).map(|(choice, _)| *choice)
    }

    fn choice_rule(&self, _: &State, choice: Choice) -> Rule {
        match choice {
            Choice::Roll => Rule::T2,
            Choice::Take => Rule::T4,
            Choice::Stop => Rule::T5,
            Choice::Show => Rule::T6,
            Choice::HandBack => Rule::T7,
            Choice::Gamble => Rule::T11,
        }
    }

    fn choice_group(&self, choice: Choice) -> &'static str {
        if choice == Choice::Show { "card" } else { "stones" }
    }

    fn candidates(&self, _: &State, thing: &str) -> Option<Vec<Choice>> {
        match thing {
            "bag" => Some(vec![Choice::Take, Choice::HandBack]),
            "card" => Some(vec![Choice::Show]),
            "table" => Some(Vec::new()),
            _ => None,
        }
    }

    fn event_id(&self, event: &Event) -> String {
        match event {
            Event::Dealt(seat, None) => format!("dealt:{seat}"),
            Event::Dealt(seat, Some(card)) => format!("dealt:{seat}:{}", CARDS[usize::from(*card)]),
            Event::Rolled(face) => format!("rolled:{face}"),
            Event::Slipped => "slipped".to_owned(),
            Event::Drew(stone) => format!("drew:{}", STONES[usize::from(*stone)]),
            Event::Stopped => "stopped".to_owned(),
            Event::Showed(card) => format!("showed:{}", CARDS[usize::from(*card)]),
            Event::HandedBack => "handed-back".to_owned(),
            Event::Gambled(face) => format!("gambled:{face}"),
            Event::Won => "won".to_owned(),
            Event::Passed(seat) => format!("passed:{seat}"),
            Event::Ended(End::Goal) => "ended:goal".to_owned(),
            Event::Ended(End::EmptyBag) => "ended:empty-bag".to_owned(),
        }
    }

    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String {
        match (question.shape, question.what) {
            (Shape::Die(_), _) => (answer + 1).to_string(),
            (Shape::Draw(_), "card") => CARDS[usize::from(answer)].to_owned(),
            (Shape::Draw(_), _) if self.is(Broken::AnswersBadly) && answer == 2 => "black".to_owned(),
            (Shape::Draw(_), _) => STONES[usize::from(answer)].to_owned(),
        }
    }

    fn find_answer(&self, question: Question<'_>, name: &str) -> Option<Answer> {
        let index = match (question.shape, question.what) {
            (Shape::Die(_), _) => name.parse::<Answer>().ok()?.checked_sub(1).map(usize::from),
            (Shape::Draw(_), "card") => CARDS.iter().position(|known| *known == name),
            (Shape::Draw(_), _) => STONES.iter().position(|known| *known == name),
        };
        index.and_then(|index| Answer::try_from(index).ok())
    }
}

impl Narration for Stones {
    const TITLE: &'static str = "stones";

    fn prompt(&self, state: &State) -> Message {
        if state.end.is_some() {
            return Message::new("stones-end");
        }
        let seat = if self.is(Broken::LeaksByAsking) { 1 - state.turn } else { state.turn };
        Message::new("stones-prompt").number("card", state.players[usize::from(seat)].card)
    }

    fn waiting(&self, state: &State) -> Message {
        if state.end.is_none() && self.is(Broken::LeaksByWaiting) {
            return Message::new("stones-waiting")
                .number("card", state.players[usize::from(state.turn)].card);
        }
        Message::new("stones-waiting")
    }

    fn label(&self, _: &State, choice: Choice) -> Message {
        Message::new("stones-choice").key("choice", self.choice_id(choice))
    }

    fn tell(&self, event: &Event) -> Message {
        Message::new("stones-event").key("event", self.event_id(event))
    }

    fn chance_prompt(&self, question: Question<'_>, _: u32) -> Message {
        Message::new("stones-chance").key("what", question.what)
    }

    /// Returns any name that the game knows: the kernel checks whether it is possible.
    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message {
        Message::new("stones-answer").key("name", self.answer_name(question, answer))
    }
}

impl ScenarioState for Stones {
    fn position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        let fault = |at: &str, what: String| PositionFault { at: at.to_owned(), what };
        let state: State = serde_json::from_value(description.clone())
            .map_err(|reason| fault("description", reason.to_string()))?;
        if state.goal != setup.goal {
            return Err(fault("goal", format!("is {}, but {} was agreed", state.goal, setup.goal)));
        }
        if state.players.iter().any(|player| usize::from(player.card) >= CARDS.len()) || state.turn > 1 {
            return Err(fault("players", "there is no such card or seat".to_owned()));
        }
        Ok(state)
    }

    fn describe(&self, state: &State) -> Value {
        let mut state = state.clone();
        if self.is(Broken::Forgets) {
            state.players[0].shown = false;
        }
        serde_json::to_value(&state).unwrap()
    }
}

impl Testable for Stones {
    fn conserves(&self, _: &State, now: &State) -> Result<(), String> {
        for kind in 0..3 {
            let held: u8 = now.players.iter().map(|player| player.stones[kind]).sum();
            if held + now.bag[kind] != self.bag[kind] {
                return Err(format!("stones of kind {kind} were lost or made"));
            }
        }
        Ok(())
    }

    fn recounts(&self, state: &State) -> Result<(), String> {
        let quick = self.held(state);
        let held: u8 = state.players.iter().flat_map(|player| player.stones).sum();
        if quick == held {
            Ok(())
        } else {
            Err(format!("{quick} stones are held, but the players have {held}"))
        }
    }

    fn probes(&self, _: &State) -> Vec<Choice> {
        CHOICES.map(|(choice, _)| choice).into()
    }

    fn setup_from(&self, _: &mut Bytes<'_>) -> Setup {
        Setup::default()
    }

    fn choice_from(&self, bytes: &mut Bytes<'_>) -> Choice {
        bytes.one(&CHOICES.map(|(choice, _)| choice))
    }
}
