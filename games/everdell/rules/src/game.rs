//! Everdell as a game of the kernel.

use tabletop::{Audience, Chance, Decision, Fingerprint, Game, Log, Message, Objection, Outcome, Seats};

use crate::choice::{Choice, Refusal};
use crate::event::Event;
use crate::index::Owner;
use crate::play::Play;
use crate::readings::NEWEST;
use crate::setup::{MajorMix, MiniWithModules, RivalKind, Setup, TwoHumans};
use crate::state::State;
use crate::{Everdell, Rule};

impl Game for Everdell {
    type Rule = Rule;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = crate::board::View;

    const NAME: &'static str = "everdell";
    const RULES_VERSION: u32 = NEWEST;
    const HAS_HIDDEN_INFORMATION: bool = true;

    fn rules_version(&self) -> u32 {
        self.version
    }

    fn at_rules_version(&self, version: u32) -> Option<Self> {
        (1..=NEWEST).contains(&version).then(|| Self { version, ..self.clone() })
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

    /// Against an automated opponent you must have more points than it (N13.4, E14.5); people
    /// among themselves are ranked (E13.2).
    fn outcome(&self, state: &State) -> Option<Outcome<Rule>> {
        state.ending?;
        let nobody = |rule| Outcome { winners: Seats::NONE, name: "beaten", rule };
        let rule = match state.rival {
            RivalKind::None => Rule::E13_2,
            RivalKind::Nightweave if state.players > 1 => Rule::R15,
            RivalKind::Nightweave => Rule::N13_4,
            RivalKind::Rugwort => Rule::E14_5,
        };
        if state.rival != RivalKind::None {
            let rival = self.points(state, Owner::RIVAL);
            let better = |seat: &Owner| self.points(state, *seat) > rival;
            let beaten = state.people().filter(better).count();
            let all = beaten == usize::from(state.players);
            if beaten == 0 || (state.options.two_humans == TwoHumans::Together && !all) {
                return Some(nobody(rule));
            }
            if state.options.two_humans == TwoHumans::Together {
                let winners = state.people().filter_map(Owner::seat).fold(Seats::NONE, Seats::with);
                return Some(Outcome { winners, name: "won", rule });
            }
            let leaders = self.leaders(state);
            let leads = |seat: &Owner| seat.seat().is_some_and(|seat| leaders.contains(seat)) && better(seat);
            let leading = state.people().filter(leads);
            let winners = leading.filter_map(Owner::seat).fold(Seats::NONE, Seats::with);
            return Some(Outcome { winners, name: "won", rule });
        }
        let winners = self.leaders(state);
        Some(Outcome { winners, name: "counted", rule })
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

    fn view(&self, state: &State, audience: Audience) -> crate::board::View {
        self.look(state, audience)
    }

    fn redact(&self, event: Event, audience: Audience) -> Event {
        event.redact(Owner::looking(audience))
    }

    /// The hands of other players and cards shown only to them go back into the deck and are drawn again. Cards that no
    /// player has seen are not decided yet.
    fn resample<C: Chance>(
        &self,
        state: &State,
        audience: Audience,
        chance: &mut C,
    ) -> Result<State, C::Error> {
        self.draw_anew(state, audience, chance)
    }
}

impl Everdell {
    /// The fault of a setup, if there is one.
    fn refuse_setup(&self, setup: &Setup) -> Option<(Rule, Message)> {
        let players = match setup.rival {
            RivalKind::None if setup.bellfaire.more_players => 2..=6,
            RivalKind::None => 2..=4,
            RivalKind::Nightweave => 1..=2,
            RivalKind::Rugwort => 1..=1,
        };
        let rule = match setup.rival {
            RivalKind::None if setup.players > 4 => Rule::B13,
            RivalKind::None => Rule::E2_5,
            RivalKind::Nightweave => Rule::N6_1,
            RivalKind::Rugwort => Rule::E14_1,
        };
        if !players.contains(&setup.players) {
            return Some((
                rule,
                Message::new("ev-setup-players")
                    .key("rival", setup.rival.name())
                    .number("least", *players.start())
                    .number("most", *players.end()),
            ));
        }
        if let Some((what, most)) = too_few(setup) {
            let rule = if what == "powers" { Rule::LR30 } else { Rule::BR14 };
            return Some((rule, Message::new("ev-setup-too-few").key("what", what).number("most", most)));
        }
        if setup.level > 4 {
            return Some((Rule::N6_3, Message::new("ev-setup-level").number("level", setup.level)));
        }
        if !(1..=3).contains(&setup.year) {
            return Some((Rule::E14_6, Message::new("ev-setup-year").number("year", setup.year)));
        }
        let leaf = setup.newleaf;
        if setup.spirecrest && setup.rival == RivalKind::Rugwort {
            return Some((Rule::SR20, Message::new("ev-setup-spirecrest-rugwort")));
        }
        if setup.larges() > 1 && setup.options.major_mix == MajorMix::Alone {
            return Some((Rule::C1, Message::new("ev-setup-one-major")));
        }
        if setup.rival == RivalKind::Rugwort && setup.bellfaire.garland {
            return Some((Rule::H4_1, Message::new("ev-setup-no-rugwort-award")));
        }
        if setup.pearlbrook && setup.rival == RivalKind::Rugwort {
            return Some((Rule::PR18, Message::new("ev-setup-pearlbrook-rugwort")));
        }
        if leaf.is_large() && setup.rival == RivalKind::Rugwort {
            return Some((Rule::LR28, Message::new("ev-setup-newleaf-rugwort")));
        }
        if (leaf.visitors || leaf.knoll) && !leaf.station {
            return Some((Rule::L2, Message::new("ev-setup-no-station")));
        }
        if setup.rival != RivalKind::Nightweave && setup.has_module() {
            return Some((Rule::N6_8, Message::new("ev-setup-no-nightweave")));
        }
        let large = setup.pearlbrook || setup.spirecrest || setup.bellfaire.any() || leaf.any();
        if large && setup.has_module() {
            return Some((Rule::C7, Message::new("ev-setup-modules-no-expansion")));
        }
        let known = |modules: &[crate::content::Module], name: &Option<String>| {
            name.as_ref().is_none_or(|name| modules.iter().any(|module| *module.id == **name))
        };
        if !known(&self.content.personalities, &setup.personality) {
            return Some((
                Rule::N14_3,
                Message::new("ev-setup-no-personality")
                    .key("name", setup.personality.clone().unwrap_or_default()),
            ));
        }
        if !known(&self.content.plans, &setup.plan) {
            return Some((
                Rule::N15_3,
                Message::new("ev-setup-no-plan").key("name", setup.plan.clone().unwrap_or_default()),
            ));
        }
        if setup.players == 2 && (setup.plan.is_some() || setup.plots) {
            return Some((Rule::N15_1, Message::new("ev-setup-plans-solo")));
        }
        if setup.plan.is_some() && setup.plots {
            return Some((Rule::N15_1, Message::new("ev-setup-plan-or-plots")));
        }
        if setup.plan.as_deref() == Some("whim") && setup.personality.is_none() {
            return Some((Rule::N15_14, Message::new("ev-setup-whim-alone")));
        }
        if setup.plan.as_deref() == Some("swarm") && setup.level == 0 {
            return Some((Rule::N15_16, Message::new("ev-setup-swarm-level")));
        }
        if setup.has_module()
            && setup.has_mini()
            && setup.options.mini_with_modules == MiniWithModules::Refused
        {
            let rule = if setup.abilities { Rule::R56 } else { Rule::R130 };
            return Some((rule, Message::new("ev-setup-modules-alone")));
        }
        None
    }

    /// A refusal in words.
    fn object(&self, state: &State, choice: Choice, refusal: Refusal) -> Objection<Rule> {
        let Refusal { rule, why, need, have } = refusal;
        let message = Message::new(why)
            .key("choice", self.write_choice(choice))
            .message("thing", self.thing_of(state, choice))
            .number("need", need)
            .number("have", have);
        Objection { rule, message }
    }
}

/// The component that does not suffice for all players of a setup (BR14, LR30), and for how many it does.
fn too_few(setup: &Setup) -> Option<(&'static str, u8)> {
    let one_pack = setup.legends != setup.more_legends;
    let four_powers = setup.newleaf.leaf_powers && !setup.bellfaire.powers;
    let most = [("abilities", setup.abilities, 4), ("powers", four_powers, 4), ("legends", one_pack, 5)];
    most.into_iter().find(|&(_, used, most)| used && setup.players > most).map(|(what, _, most)| (what, most))
}
