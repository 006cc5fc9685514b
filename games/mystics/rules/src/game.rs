//! Mice and Mystics as a game of the kernel.

use tabletop::{
    Audience, Chance, Decision, Fingerprint, Game, Log, Message, Objection, Outcome, Seat, Seats,
};

use crate::campaign::CarriedFault;
use crate::choice::{Choice, Refusal};
use crate::index::MouseIx;
use crate::kinds::Hero;
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::Setup;
use crate::state::{Ending, PARTY, State};
use crate::telling::Told;
use crate::{Mystics, Rule};

impl Game for Mystics {
    type Rule = Rule;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Told;
    type View = crate::board::View;

    const NAME: &'static str = "mystics";
    const RULES_VERSION: u32 = crate::NEWEST_RULES;

    fn rules_version(&self) -> u32 {
        self.rules
    }

    fn at_rules_version(&self, version: u32) -> Option<Self> {
        (1..=Self::RULES_VERSION).contains(&version).then(|| Self { rules: version, ..self.clone() })
    }

    fn content(&self) -> Fingerprint {
        self.content.fingerprint
    }

    fn seats(&self, setup: &Setup) -> u8 {
        setup.players
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Objection<Rule>> {
        self.refuse_setup(setup).map_or(Ok(()), |(rule, message)| Err(Objection { rule, message }))
    }

    fn begin<C: Chance, L: Log<Self>>(
        &self,
        setup: &Setup,
        chance: &mut C,
        log: &mut L,
    ) -> Result<State, C::Error> {
        let mut state = self.set_out_table(setup);
        Play { game: self, state: &mut state, chance, log }.begin(setup)?;
        Ok(state)
    }

    tabletop::compiled_here!();

    fn decision(&self, state: &State) -> Option<Decision<Rule>> {
        self.asked(state)
    }

    /// The players decide together what no mouse decides (M12.4, M17.5, M21.4, M26.2, D7).
    fn shares(&self, state: &State) -> bool {
        self.is_shared(state)
    }

    /// The mice win or lose together (M1.1, M27).
    fn outcome(&self, state: &State) -> Option<Outcome<Rule>> {
        let all = (0..state.players).fold(Seats::NONE, |seats, seat| seats.with(Seat(seat)));
        let (winners, name, rule) = match state.ending? {
            Ending::Victory => (all, "victory", Rule::M27_1),
            Ending::TimeOut => (Seats::NONE, "time-out", Rule::M27_2),
            Ending::AllCaptured => (Seats::NONE, "all-captured", Rule::M27_2),
            Ending::Lost => (Seats::NONE, "lost", Rule::M27_2),
        };
        Some(Outcome { winners, name, rule })
    }

    #[inline]
    fn choices(&self, state: &State, choices: &mut Vec<Choice>) {
        self.legal(state, choices);
    }

    fn check(&self, state: &State, choice: Choice) -> Result<(), Objection<Rule>> {
        self.refusal(state, choice).map_err(|refusal| self.object(choice, refusal))
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

    fn view(&self, state: &State, audience: Audience) -> crate::board::View {
        self.look(state, audience)
    }

    /// Nothing is hidden at this table, and nothing is decided before it is seen, so nothing is redrawn.
    fn resample<C: Chance>(&self, state: &State, _: Audience, _: &mut C) -> Result<State, C::Error> {
        Ok(state.clone())
    }
}

impl Mystics {
    /// The fault of a setup, if any.
    fn refuse_setup(&self, setup: &Setup) -> Option<(Rule, Message)> {
        if !(1..=4).contains(&setup.players) {
            return Some((Rule::M1_1, Message::new("my-setup-players").number("players", setup.players)));
        }
        let Some(chapter) = self.content.chapters.get(usize::from(setup.chapter).wrapping_sub(1)) else {
            let last = u8::try_from(self.content.chapters.len()).unwrap_or(u8::MAX);
            let message =
                Message::new("my-setup-chapter").number("chapter", setup.chapter).number("last", last);
            return Some((Rule::M2_1, message));
        };
        let party = self.party_of(setup).collect::<Vec<Hero>>();
        let count = u8::try_from(party.len()).unwrap_or(u8::MAX);
        if count != chapter.mice || party.len() > PARTY {
            let message = Message::new("my-setup-mice").number("need", chapter.mice).number("have", count);
            return Some((Rule::M2_1, message));
        }
        let mut seen = 0u8;
        for hero in &party {
            if seen & (1 << *hero as u8) != 0 {
                return Some((
                    Rule::M2_2,
                    Message::new("my-setup-twice").name("mouse", self.hero_name(*hero)),
                ));
            }
            seen |= 1 << *hero as u8;
            if chapter.barred & (1 << *hero as u8) != 0 {
                return Some((
                    Rule::M2_1,
                    Message::new("my-setup-barred").name("mouse", self.hero_name(*hero)),
                ));
            }
        }
        if let Some(missing) = Hero::ALL.iter().find(|hero| chapter.must & !seen & (1 << **hero as u8) != 0) {
            return Some((Rule::M2_1, Message::new("my-setup-must").name("mouse", self.hero_name(*missing))));
        }
        if !setup.leaders.is_empty()
            && (setup.leaders.len() != party.len() || setup.leaders.iter().any(|&seat| seat >= setup.players))
        {
            return Some((Rule::M2_2, Message::new("my-setup-leaders")));
        }
        if self.reads(Changed::EachPlayerLeads) {
            let leads = |seat: &u8| MouseIx::first(count).any(|mouse| Self::leader_of(setup, mouse) == *seat);
            if let Some(seat) = (0..setup.players).find(|seat| !leads(seat)) {
                return Some((Rule::M2_2, Message::new("my-setup-idle").number("seat", seat + 1)));
            }
        }
        let (rule, fault) = self.refuse_carried(setup, &party)?;
        let message = match fault {
            CarriedFault::Ability(hero) => {
                Message::new("my-setup-ability").name("mouse", self.hero_name(hero))
            }
            CarriedFault::Kept(hero, card) => {
                Message::new("my-setup-kept").key("card", card).name("mouse", self.hero_name(hero))
            }
            CarriedFault::Taken(hero, card) => {
                let card = &self.content.search[usize::from(card)].name;
                Message::new("my-setup-taken").name("card", card).name("mouse", self.hero_name(hero))
            }
        };
        Some((rule, message))
    }

    /// The name of a mouse.
    pub(crate) fn hero_name(&self, hero: Hero) -> &std::sync::Arc<tabletop::Names> {
        &self.content.heroes[hero.index()].name
    }

    /// The text of a refusal.
    fn object(&self, choice: Choice, refusal: Refusal) -> Objection<Rule> {
        let Refusal { rule, why, need, have } = refusal;
        let message = Message::new(why)
            .key("choice", self.write_choice(choice))
            .number("need", need)
            .number("have", have);
        Objection { rule, message }
    }
}
