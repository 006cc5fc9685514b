//! The Ratcatcher as a game of the kernel.

use tabletop::{
    Audience, Chance, Decision, Fingerprint, Game, Log, Maybe, Message, Objection, Outcome, Seat, Seats,
};

use crate::agenda::{Task, TaskStack};
use crate::board::View;
use crate::choice::{Choice, Refusal};
use crate::content::{DISTRICTS, SLOT_GROUPS};
use crate::event::Event;
use crate::ground::{Ground, Strays};
use crate::index::{DistrictIx, Letter, NemesisIx, RatcatcherIx, Zone};
use crate::play::Play;
use crate::readings::NEWEST;
use crate::setup::{Mode, Setup};
use crate::state::{Ending, Foe, Me, Pool, Site, State};
use crate::{Ratcatcher, Rule};

impl Ratcatcher {
    /// A ratcatcher's board by its stable name.
    fn find_ratcatcher(&self, id: &str) -> Option<RatcatcherIx> {
        let mut boards = RatcatcherIx::enumerate(&self.content.ratcatchers);
        boards.find(|(_, board)| *board.id == *id).map(|(index, _)| index)
    }

    /// A nemesis board by its stable name.
    fn find_nemesis(&self, id: &str) -> Option<NemesisIx> {
        let mut boards = NemesisIx::enumerate(&self.content.nemeses);
        boards.find(|(_, board)| *board.id == *id).map(|(index, _)| index)
    }

    /// The table before the first draw (R3): boards, markers and the bag (R2.2).
    pub(crate) fn set_out_table(&self, setup: &Setup) -> State {
        let ratcatcher = self.find_ratcatcher(&setup.ratcatcher).unwrap_or(RatcatcherIx::new(0));
        let nemesis = self.find_nemesis(&setup.nemesis).unwrap_or(NemesisIx::new(0));
        let hard = setup.mode == Mode::Hard;
        let board = &self.content.ratcatchers[ratcatcher.index()];
        let foe = &self.content.nemeses[nemesis.index()];
        let start = self.content.start[usize::from(hard)].start.unwrap_or(0);
        let mut bag = [0; 3];
        for (count, common) in bag.iter_mut().zip(&self.content.commons) {
            *count = common.count;
        }
        State {
            agenda: TaskStack::EMPTY,
            ending: None,
            ratcatcher,
            nemesis,
            hard,
            options: setup.options,
            round: 0,
            rats_turn: false,
            traps_in_order: false,
            me: Me {
                zone: Zone::of(DistrictIx::START, Letter::new(start)),
                health: board.health,
                movement: board.movement,
                dice: board.attack,
                bonus: 0,
                traps: board.trap.count,
                slots: [0; SLOT_GROUPS],
                aside: 0,
                cheese: 0,
                markers: [0; 2],
                steady: 0,
                sick: 0,
            },
            foe: Foe {
                zone: Maybe::NONE,
                health: foe.health,
                raised: [0; 5],
                mutated: 0,
                guts: 0,
                progress: 0,
            },
            pool: Pool::default(),
            pool_zone: Maybe::NONE,
            ground: Ground::default(),
            placed: 0,
            sites: [Site::default(); DISTRICTS],
            links: [[Maybe::NONE; 4]; DISTRICTS],
            // Districts 01 to 24.
            deck: (1 << DISTRICTS) - 2,
            bottom: 0,
            emptied: 0,
            drawn: Maybe::NONE,
            fresh: [DistrictIx::START; 5],
            fresh_len: 0,
            strays: Strays::in_deck(self.content.peculiars.len()),
            bag,
            cage: [0; 3],
            tokens: self.content.tokens,
            cheese: self.content.cheese,
            markers: self.content.markers,
            stronger: [[0; 3]; 3],
        }
    }
}

impl Game for Ratcatcher {
    type Rule = Rule;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "ratcatcher";
    const RULES_VERSION: u32 = NEWEST;

    fn rules_version(&self) -> u32 {
        self.version
    }

    fn at_rules_version(&self, version: u32) -> Option<Self> {
        (1..=NEWEST).contains(&version).then(|| Self { version, ..self.clone() })
    }

    fn content(&self) -> Fingerprint {
        self.content.fingerprint
    }

    fn seats(&self, _: &Setup) -> u8 {
        1
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Objection<Rule>> {
        if self.find_ratcatcher(&setup.ratcatcher).is_none() {
            let message = Message::new("rc-setup-no-ratcatcher").key("name", &*setup.ratcatcher);
            return Err(Objection { rule: Rule::R3_1, message });
        }
        if self.find_nemesis(&setup.nemesis).is_none() {
            let message = Message::new("rc-setup-no-nemesis").key("name", &*setup.nemesis);
            return Err(Objection { rule: Rule::R3_4, message });
        }
        Ok(())
    }

    /// Setup (R3): boards (R3.1, R3.2, R3.4), district 00 (R3.5), the first districts (R3.6),
    /// your pawn and the filling of the city (R3.7).
    fn begin<C: Chance, L: Log<Self>>(
        &self,
        setup: &Setup,
        chance: &mut C,
        log: &mut L,
    ) -> Result<State, C::Error> {
        let mut state = self.set_out_table(setup);
        let districts = self.content.start[usize::from(state.hard)].numeral;
        let mut play = Play { game: self, state: &mut state, chance, log };
        for rule in [Rule::R3_1, Rule::R3_2, Rule::R3_4, Rule::R3_5, Rule::R3_7, Rule::R2_2] {
            play.cite(rule);
        }
        play.lay(DistrictIx::START, 0, 0, 0);
        play.tell(Rule::R3_5, Event::DistrictPlaced { district: DistrictIx::START, x: 0, y: 0, turn: 0 });
        play.state.agenda.push_all(&[Task::Expand { left: districts, setup: true }, Task::Ready]);
        play.run()?;
        Ok(state)
    }

    tabletop::compiled_here!();

    fn decision(&self, state: &State) -> Option<Decision<Rule>> {
        self.asked(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome<Rule>> {
        let ending = state.ending?;
        let rule = match ending {
            Ending::TenthCheese => Rule::R1_1,
            Ending::NemesisKilled => Rule::R1_2,
            Ending::CheeseDevoured => Rule::R1_3,
            Ending::Dead => Rule::R1_4,
        };
        let winners = if ending.is_won() { Seats::only(Seat(0)) } else { Seats::NONE };
        Some(Outcome { winners, name: ending.name(), rule })
    }

    #[inline]
    fn choices(&self, state: &State, choices: &mut Vec<Choice>) {
        self.legal(state, choices);
    }

    fn check(&self, state: &State, choice: Choice) -> Result<(), Objection<Rule>> {
        self.refusal(state, choice).map_err(|refusal| self.object(state, choice, refusal))
    }

    #[inline]
    fn play<C: Chance, L: Log<Self>>(
        &self,
        state: &mut State,
        choice: Choice,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Error> {
        Play { game: self, state, chance, log }.choose(choice)
    }

    /// Everything on the table is public, and nothing is decided before it is seen, so every audience sees the
    /// same.
    fn view(&self, state: &State, _: Audience) -> View {
        self.look(state)
    }

    /// Nothing is hidden, so nothing is redrawn.
    fn resample<C: Chance>(&self, state: &State, _: Audience, _: &mut C) -> Result<State, C::Error> {
        Ok(state.clone())
    }
}

impl Ratcatcher {
    /// The text of a refusal.
    fn object(&self, _: &State, choice: Choice, refusal: Refusal) -> Objection<Rule> {
        use tabletop::Notation;
        let Refusal { rule, why, need, have } = refusal;
        let message =
            Message::new(why).key("choice", self.choice_id(choice)).number("need", need).number("have", have);
        Objection { rule, message: self.refused(choice, message) }
    }
}
