//! Dividing the hits of an attack (R14.3): normal hits (R14.4), lethal dice (R14.6), and wasting the rest (A40).

use tabletop::{Chance, Log, Maybe, Message};

use super::anytime;
use super::common::{Answer, Done, Question, Verdict, plain};
use crate::agenda::Task;
use crate::choice::{Choice, Prey, Refusal};
use crate::content::{Ability, Colour, Kind, NemesisPower, PeculiarPower, Reward, Ware};
use crate::event::Event;
use crate::index::{PeculiarIx, Zone};
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::TrapsAndNemesis;
use crate::spot::{BARRICADE, Lair};
use crate::state::{Ending, Source, State};
use crate::{Ratcatcher, Rule};

/// Asks to whom the rolled hits go.
#[derive(Clone, Copy)]
pub(super) struct Divide;

impl Question for Divide {
    const NAME: &'static str = "divide";

    fn rule(self) -> Rule {
        Rule::R14_3
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.divide_if_forced())
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        for prey in game.preys(state) {
            if game.check_hit(state, prey, false).is_ok() {
                choices.push(Choice::Hit(prey));
            }
            if game.check_hit(state, prey, true).is_ok() {
                choices.push(Choice::Lethal(prey));
            }
        }
        if game.check_waste(state).is_ok() {
            choices.push(Choice::Waste);
        }
        anytime::offer_if_open(game, state, choices);
    }

    fn prompt(self, game: &Ratcatcher, state: &State) -> Message {
        let pool = state.pool;
        let key = if pool.source == Source::Trap { "rc-ask-divide-trap" } else { "rc-ask-divide" };
        let message = Message::new(key)
            .number("hits", pool.hits)
            .number("sixes", pool.sixes)
            .number("fives", pool.fives);
        match state.pool_zone.get() {
            Some(zone) => game.with_zone(message, Some(state), zone),
            None => message,
        }
    }
}

/// The choice of a target for as many hits as it takes.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    pub prey: Prey,
}

impl Answer for Hit {
    const WORD: &'static str = "hit";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Divide).then(|| game.check_hit(state, self.prey, false))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if task == Task::Divide {
            play.hit(self.prey, false);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        if self.prey == Prey::Nemesis { Rule::R30_6 } else { Rule::R14_4 }
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        let message = Message::new("rc-do-hit").number("hits", game.hits_needed(state, self.prey));
        game.with_rat(message, Some(&game.nemesis(state).name), self.prey)
    }

    fn group(self) -> &'static str {
        "hit"
    }

    fn details(self, game: &Ratcatcher) -> String {
        game.prey_id(self.prey)
    }

    fn read(game: &Ratcatcher, details: &str) -> Option<Choice> {
        game.find_prey(details).map(Choice::Hit)
    }
}

/// The choice of a target for a lethal die: a six, or a five of an upgraded trap.
#[derive(Clone, Copy)]
pub(super) struct Lethal {
    pub prey: Prey,
}

impl Answer for Lethal {
    const WORD: &'static str = "lethal";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Divide).then(|| game.check_hit(state, self.prey, true))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if task == Task::Divide {
            play.hit(self.prey, true);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R14_6
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        game.with_rat(Message::new("rc-do-lethal"), Some(&game.nemesis(state).name), self.prey)
    }

    fn group(self) -> &'static str {
        "hit"
    }

    fn details(self, game: &Ratcatcher) -> String {
        game.prey_id(self.prey)
    }

    fn read(game: &Ratcatcher, details: &str) -> Option<Choice> {
        game.find_prey(details).map(Choice::Lethal)
    }
}

/// The choice to give no more hits.
#[derive(Clone, Copy)]
pub(super) struct Waste;

impl Answer for Waste {
    const WORD: &'static str = "waste";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Divide).then(|| game.check_waste(state))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if task == Task::Divide {
            play.finish_attack();
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::A40
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-waste")
    }

    fn group(self) -> &'static str {
        "end"
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        plain(details, Choice::Waste)
    }
}

impl Ratcatcher {
    /// Checks whether a target can be given hits (R14.3), normal or lethal ones.
    pub(crate) fn check_hit(&self, state: &State, prey: Prey, lethal: bool) -> Result<(), Refusal> {
        let pool = state.pool;
        let by_trap = pool.source == Source::Trap;
        let is_there = |zone: &Zone| match prey {
            Prey::Common(kind) => state.spot(*zone).rats[kind as usize] > 0,
            Prey::Peculiar(index) => Self::stray_zone(state, index) == Some(*zone),
            Prey::Nemesis => state.foe.zone.is(*zone),
        };
        let Some(zone) = state.pool_zone.get().filter(is_there) else {
            let rule = match pool.source {
                Source::Attack => Rule::R14_1,
                Source::Volley => Rule::H1_8,
                Source::Trap => Rule::A35,
            };
            return Err(Refusal::plain(rule, "no-hit-not-here"));
        };
        let mut dodges = false;
        match prey {
            Prey::Common(_) => {
                if self.guards_commons(state, zone) {
                    return Err(Refusal::plain(Rule::H1_23, "no-hit-guarded"));
                }
            }
            Prey::Peculiar(index) => match self.peculiar(index).power {
                PeculiarPower::Fly if by_trap => return Err(Refusal::plain(Rule::H1_18, "no-hit-flies")),
                PeculiarPower::Dodge if !lethal || (pool.sixes == 0 && pool.fives > 0) => {
                    return Err(Refusal::plain(Rule::H1_27, "no-hit-dodges"));
                }
                PeculiarPower::Dodge => dodges = true,
                _ => {}
            },
            Prey::Nemesis => {
                if by_trap && state.options.traps_and_nemesis == TrapsAndNemesis::TrapsSpareNemesis {
                    return Err(Refusal::plain(Rule::A35, "no-hit-trap-nemesis"));
                }
            }
        }
        if lethal {
            let dice = pool.sixes + if dodges { 0 } else { pool.fives };
            if dice == 0 {
                return Err(Refusal::counted(Rule::R14_6, "no-hit-no-six", 1, 0));
            }
            return Ok(());
        }
        let need = self.hits_needed(state, prey);
        if pool.hits < need {
            let rule = if prey == Prey::Nemesis { Rule::R30_6 } else { Rule::R14_4 };
            return Err(Refusal::counted(rule, "no-hit-too-few", need, pool.hits));
        }
        Ok(())
    }

    /// Everybody in the zone of the attack; rats of a kind once.
    pub(crate) fn preys<'a>(&self, state: &'a State) -> impl Iterator<Item = Prey> + use<'a> {
        let zone = state.pool_zone.get();
        let rats = zone.map_or([0; 3], |zone| state.spot(zone).rats);
        let commons = Kind::ALL.into_iter().filter(move |&kind| rats[kind as usize] > 0).map(Prey::Common);
        let strays = zone.map(|zone| state.strays_in(zone)).into_iter().flatten().map(Prey::Peculiar);
        let nemesis = zone.filter(|&zone| state.foe.zone.is(zone)).map(|_| Prey::Nemesis);
        commons.chain(strays).chain(nemesis)
    }

    /// Whether the rest of the attack may be wasted: not a lethal die while a rat can take it (R14.6).
    pub(crate) fn check_waste(&self, state: &State) -> Result<(), Refusal> {
        let lethal = |prey| self.check_hit(state, prey, true).is_ok();
        if self.reads(Reading::SixesAreGiven) && self.preys(state).any(lethal) {
            return Err(Refusal::plain(Rule::R14_6, "no-waste-lethal"));
        }
        Ok(())
    }

    /// Whether something that is allowed during an attack (R14.7) could bring a rat into its zone that the rest of
    /// the attack can hit: a charm, or a mystery token as a reward.
    fn may_bring_prey(&self, state: &State) -> bool {
        let pool = &state.pool;
        let Some(there) = state.pool_zone.get() else { return false };
        if pool.source == Source::Trap || state.rats_turn || pool.hits + pool.fives + pool.sixes == 0 {
            return false;
        }
        let rewards = || {
            let caught =
                PeculiarIx::enumerate(state.strays.all()).filter(|(_, stray)| stray.lair == Lair::Caught);
            caught.flat_map(|(index, _)| &self.peculiar(index).rewards)
        };
        let tokens = state.tokens.iter().any(|&count| count > 0);
        let mine = state.me.zone;
        if tokens && there == mine && rewards().any(|&reward| reward == Reward::Mystery) {
            return true;
        }
        let board = self.board(state);
        let charms = |colour: &Colour| board.abilities[*colour as usize].ability == Ability::Charm;
        let Some(colour) = Colour::ALL.into_iter().find(charms) else { return false };
        if !self.can_be_charmed(state, if mine == there { self.near(state, mine) } else { mine.bit() }, there)
        {
            return false;
        }
        let (held, unlocked) = (state.me.markers[colour as usize], self.unlocked(state, colour));
        let marker = if colour == Colour::Yellow { Ware::Yellow } else { Ware::Purple };
        // A cheese may unlock or refill the charm.
        (held > 0 && unlocked)
            || [marker, Ware::Cheese].into_iter().any(|ware| self.check_buy(state, ware).is_ok())
            || rewards().any(|reward| match *reward {
                Reward::Markers(of, _) => of == colour && unlocked,
                Reward::Cheese(_) => state.cheese > 0,
                Reward::Collected => unlocked,
                _ => false,
            })
    }

    /// Whether a rat in these zones could be led into the zone of the attack and be hit there.
    fn can_be_charmed(&self, state: &State, zones: u128, there: Zone) -> bool {
        if state.spot(there).has(BARRICADE) || self.guards_commons(state, there) {
            return false;
        }
        let lethal = state.pool.sixes + state.pool.fives > 0;
        let weak = |kind: &Kind| lethal || state.pool.hits > self.common_defence(state, *kind, there);
        Self::each(zones).any(|zone| {
            Kind::ALL.into_iter().filter(weak).any(|kind| state.spot(zone).rats[kind as usize] > 0)
        })
    }

    /// Whether any hit can be given.
    fn can_hit(&self, state: &State) -> bool {
        self.preys(state).any(|prey| {
            self.check_hit(state, prey, false).is_ok() || self.check_hit(state, prey, true).is_ok()
        })
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Ends the attack if no hit can be given and no rat can be brought to it; returns whether a choice is needed.
    pub fn divide_if_forced(&mut self) -> bool {
        let any = self.game.can_hit(self.state)
            || self.game.reads(Reading::AttackStaysOpen) && self.game.may_bring_prey(self.state);
        if !any {
            self.finish_attack();
        }
        any
    }

    /// Gives a target as many hits as it takes, or one lethal die.
    pub fn hit(&mut self, prey: Prey, lethal: bool) {
        let Some(zone) = self.state.pool_zone.get() else { return };
        let need = self.game.hits_needed(self.state, prey);
        let dodges =
            matches!(prey, Prey::Peculiar(index) if self.game.peculiar(index).power == PeculiarPower::Dodge);
        let pool = &mut self.state.pool;
        if !lethal {
            pool.hits = pool.hits.saturating_sub(need);
        } else if pool.fives > 0 && !dodges {
            pool.fives -= 1;
        } else {
            pool.sixes = pool.sixes.saturating_sub(1);
        }
        let source = pool.source;
        if source == Source::Trap {
            self.cite(Rule::A35);
        }
        self.cite(Rule::R14_3);
        let rule = if lethal { Rule::R14_6 } else { Rule::R14_4 };
        match prey {
            Prey::Common(kind) => {
                if !lethal
                    && self.game.nemesis(self.state).ability.power == NemesisPower::Court
                    && self.state.foe.zone.is(zone)
                {
                    self.cite(Rule::H1_13);
                }
                self.state.take(zone, kind, 1);
                self.state.cage[kind as usize] += 1;
                self.cite(if source == Source::Trap { Rule::R21_2 } else { Rule::R14_5 });
                self.tell(rule, Event::Caught { prey, zone, lethal });
            }
            Prey::Peculiar(index) => {
                let power = self.game.peculiar(index).power;
                if power == PeculiarPower::LastBite && source != Source::Trap {
                    self.peculiar_bite(index, Rule::H1_24);
                    if self.is_over() {
                        return;
                    }
                }
                if power == PeculiarPower::Dodge {
                    self.cite(Rule::H1_27);
                }
                // Once the guard is caught, the other rats can be given hits again.
                if power == PeculiarPower::Guard && zone == self.state.me.zone {
                    self.cite(Rule::H1_23);
                }
                self.state.strays.change(index, |stray| stray.lair = Lair::Caught);
                self.cite(Rule::R14_5);
                self.tell(rule, Event::Caught { prey, zone, lethal });
                self.give_up_empty_card(index);
            }
            Prey::Nemesis => {
                self.state.foe.health = self.state.foe.health.saturating_sub(1);
                let pool = &mut self.state.pool;
                pool.breached |= !lethal;
                pool.wounded = true;
                let left = self.state.foe.health;
                self.cite(Rule::R14_8);
                self.tell(Rule::R30_6, Event::NemesisWounded { left, lethal });
                if left == 0 {
                    self.end(Ending::NemesisKilled);
                }
            }
        }
    }

    /// Discards a card whose reward is what lies on it, if nothing does (R29.8).
    fn give_up_empty_card(&mut self, index: PeculiarIx) {
        let only_collected =
            self.game.peculiar(index).rewards.iter().all(|&reward| reward == Reward::Collected);
        if only_collected && !self.state.stray(index).holds_something() {
            self.state.discard_stray(index);
            self.tell(Rule::R29_8, Event::RewardLost { peculiar: index });
        }
    }

    /// Ends the attack: its remaining hits are wasted (A40), and a wounded shade slips away (H1.16).
    pub fn finish_attack(&mut self) {
        self.state.agenda.pop();
        let pool = std::mem::take(&mut self.state.pool);
        self.state.pool_zone = Maybe::NONE;
        let hits = pool.hits + pool.fives + pool.sixes;
        if hits > 0 {
            self.tell(Rule::A40, Event::Wasted { hits });
        }
        if pool.wounded && self.game.nemesis(self.state).ability.power == NemesisPower::Vanish {
            self.vanish();
        }
        if pool.source != Source::Trap {
            self.note_freed_cheese();
            self.state.agenda.push(Task::Collect);
        }
    }
}
