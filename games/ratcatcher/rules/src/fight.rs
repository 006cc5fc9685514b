//! Attacks: rolling (R14.2), dividing hits (R14.3), catching (R14.4) and wounding the nemesis
//! (R30.6).

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::choice::{Prey, Refusal};
use crate::content::{
    Ability, Colour, Kind, NemesisAttribute, NemesisPower, PeculiarPower, Reward, TrapUpgrade, Ware,
};
use crate::event::{Event, Faces};
use crate::play::{Play, highest_district};
use crate::readings::Reading;
use crate::setup::TrapsAndNemesis;
use crate::state::{BARRICADE, Ending, Lair, Pool, Source, State, Zone};
use crate::{Ratcatcher, Rule};

/// The face that always hits and ignores defence (R14.6).
pub(crate) const LETHAL: u8 = 6;

impl Ratcatcher {
    /// Normal hits that the next wound of somebody takes.
    pub(crate) fn hits_needed(&self, state: &State, prey: Prey) -> u8 {
        match prey {
            Prey::Common(kind) => self.common_defence(state, kind, state.pool_zone) + 1,
            Prey::Peculiar(index) => self.peculiar(index).defence + 1,
            // Each hit above its defence is a wound (R30.6).
            Prey::Nemesis if state.pool.breached => 1,
            Prey::Nemesis => self.foe(state, NemesisAttribute::Defence) + 1,
        }
    }

    /// Whether hits can be given to somebody (R14.3), normal or lethal ones.
    pub(crate) fn check_hit(&self, state: &State, prey: Prey, lethal: bool) -> Result<(), Refusal> {
        let zone = state.pool_zone;
        let pool = state.pool;
        let by_trap = pool.source == Source::Trap;
        let present = match prey {
            Prey::Common(kind) => state.spot(zone).rats[kind as usize] > 0,
            Prey::Peculiar(index) => Self::stray_zone(state, index) == Some(zone),
            Prey::Nemesis => state.foe.zone == zone && zone.exists(),
        };
        if !present {
            let rule = match pool.source {
                Source::Attack => Rule::R14_1,
                Source::Volley => Rule::H1_8,
                Source::Trap => Rule::A35,
            };
            return Err(Refusal::plain(rule, "no-hit-not-here"));
        }
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

    /// Everybody in the zone of the attack, rats of a kind once.
    pub(crate) fn preys<'a>(&self, state: &'a State) -> impl Iterator<Item = Prey> + use<'a> {
        let zone = state.pool_zone;
        let commons = Kind::ALL
            .into_iter()
            .filter(move |&kind| zone.exists() && state.spot(zone).rats[kind as usize] > 0)
            .map(Prey::Common);
        let strays = state.strays_in(zone).map(Prey::Peculiar);
        let nemesis = (state.foe.zone == zone && zone.exists()).then_some(Prey::Nemesis);
        commons.chain(strays).chain(nemesis)
    }

    /// Whether what is left of the attack may be let go: not a lethal die while a rat can take it
    /// (R14.6).
    pub(crate) fn check_waste(&self, state: &State) -> Result<(), Refusal> {
        let lethal = |prey| self.check_hit(state, prey, true).is_ok();
        if self.reads(Reading::SixesAreGiven) && self.preys(state).any(lethal) {
            return Err(Refusal::plain(Rule::R14_6, "no-waste-lethal"));
        }
        Ok(())
    }

    /// Whether something that stays open during an attack (R14.7) could bring a rat into its zone
    /// that what is left of it can hit: a charm, or a mystery token as a reward.
    fn may_bring_prey(&self, state: &State) -> bool {
        let pool = &state.pool;
        if pool.source == Source::Trap || state.rats_turn || pool.hits + pool.fives + pool.sixes == 0 {
            return false;
        }
        let rewards = || {
            let caught = (0u8..).zip(state.strays.all()).filter(|(_, stray)| stray.lair == Lair::Caught);
            caught.flat_map(|(index, _)| &self.peculiar(index).rewards)
        };
        let tokens = state.tokens.iter().any(|&count| count > 0);
        if tokens && state.pool_zone == state.me.zone && rewards().any(|&reward| reward == Reward::Mystery) {
            return true;
        }
        let board = self.board(state);
        let charms = |colour: &Colour| board.abilities[*colour as usize].ability == Ability::Charm;
        let Some(colour) = Colour::ALL.into_iter().find(charms) else { return false };
        let (mine, there) = (state.me.zone, state.pool_zone);
        if !self.can_be_charmed(state, if mine == there { self.near(state, mine) } else { mine.bit() }) {
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
    fn can_be_charmed(&self, state: &State, zones: u128) -> bool {
        let there = state.pool_zone;
        if state.spot(there).has(BARRICADE) || self.guards_commons(state, there) {
            return false;
        }
        let lethal = state.pool.sixes + state.pool.fives > 0;
        let weak = |kind: &Kind| lethal || state.pool.hits > self.common_defence(state, *kind, there);
        Self::each(zones).any(|zone| {
            Kind::ALL.into_iter().filter(weak).any(|kind| state.spot(zone).rats[kind as usize] > 0)
        })
    }

    /// Whether a peculiar rat keeps the common rats of your zone from being hit (H1.23).
    fn guards_commons(&self, state: &State, zone: Zone) -> bool {
        zone == state.me.zone && self.has_power(state, zone, PeculiarPower::Guard)
    }

    /// Whether any hit can be given.
    fn can_hit(&self, state: &State) -> bool {
        self.preys(state).any(|prey| {
            self.check_hit(state, prey, false).is_ok() || self.check_hit(state, prey, true).is_ok()
        })
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Attacks with dice of your board; they go to the supply (R14.7).
    pub fn attack(&mut self, dice: u8) -> Result<(), C::Error> {
        let me = &mut self.state.me;
        me.dice = me.dice.saturating_sub(dice);
        let need = self.aim();
        let zone = self.state.me.zone;
        self.cite(Rule::R14_1);
        self.cite(Rule::R14_7);
        self.roll_attack(Source::Attack, zone, dice, need)
    }

    /// The result that your dice need, with what shapes it beside your board (H1.4, H1.28).
    pub fn aim(&mut self) -> u8 {
        if self.state.me.steady > 0 {
            self.cite(Rule::H1_4);
        }
        if self.game.has_power(self.state, self.state.me.zone, PeculiarPower::Blind) {
            self.cite(Rule::H1_28);
        }
        self.game.accuracy(self.state)
    }

    /// Rolls an attack and puts its hits in the pool: results from `need` up hit, sixes are
    /// lethal (R14.6, A33) and are not normal hits too.
    pub fn roll_attack(&mut self, source: Source, zone: Zone, dice: u8, need: u8) -> Result<(), C::Error> {
        let lethal_five = source == Source::Trap && self.game.trap_has(self.state, TrapUpgrade::LethalFive);
        let what = if source == Source::Trap { "trap" } else { "attack" };
        let mut faces = Faces::default();
        let (mut hits, mut fives, mut sixes) = (0, 0, 0);
        for _ in 0..dice {
            let face = self.chance.die(what, 6)?;
            faces.push(face);
            match face {
                LETHAL => sixes += 1,
                5 if lethal_five => fives += 1,
                face if face >= need => hits += 1,
                _ => {}
            }
        }
        self.state.pool = Pool { source, hits, fives, sixes, breached: false, wounded: false };
        self.state.pool_zone = zone;
        if sixes > 0 {
            self.cite(Rule::R14_6);
            self.cite(Rule::A33);
            if source != Source::Attack {
                self.cite(Rule::A34);
            }
        }
        if fives > 0 {
            self.cite(Rule::H1_12);
        }
        let rule = match source {
            Source::Attack => Rule::R14_2,
            Source::Volley => Rule::H1_8,
            Source::Trap => Rule::R21_1,
        };
        self.tell(rule, Event::Rolled { source, zone, faces, need, hits, sixes, fives });
        self.state.agenda.push(Task::Divide);
        Ok(())
    }

    /// Ends the attack when no hit can be given, and no rat be brought to it; says whether a choice
    /// is needed.
    pub fn divide_if_forced(&mut self) -> bool {
        let any = self.game.can_hit(self.state)
            || self.game.reads(Reading::AttackStaysOpen) && self.game.may_bring_prey(self.state);
        if !any {
            self.finish_attack();
        }
        any
    }

    /// Gives somebody as many hits as it takes, or one lethal die.
    pub fn hit(&mut self, prey: Prey, lethal: bool) {
        let zone = self.state.pool_zone;
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
                    && self.game.nemesis(self.state).power == NemesisPower::Court
                    && self.state.foe.zone == zone
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
                // Once it is caught, the other rats can be given hits again.
                if power == PeculiarPower::Guard && zone == self.state.me.zone {
                    self.cite(Rule::H1_23);
                }
                self.state.strays.change(index.into(), |stray| stray.lair = Lair::Caught);
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

    /// A card whose reward is what lies on it brings none when nothing does (R29.8).
    fn give_up_empty_card(&mut self, index: u8) {
        let place = usize::from(index) % crate::content::PECULIARS;
        let only_collected =
            self.game.peculiar(index).rewards.iter().all(|&reward| reward == Reward::Collected);
        if only_collected && !self.state.strays.all()[place].holds_something() {
            self.state.discard_stray(place);
            self.tell(Rule::R29_8, Event::RewardLost { peculiar: index });
        }
    }

    /// The attack is over: what is left of it is wasted (A40), and a wounded shade slips away
    /// (H1.16).
    pub fn finish_attack(&mut self) {
        self.state.agenda.pop();
        let pool = std::mem::take(&mut self.state.pool);
        self.state.pool_zone = Zone::NOWHERE;
        let hits = pool.hits + pool.fives + pool.sixes;
        if hits > 0 {
            self.tell(Rule::A40, Event::Wasted { hits });
        }
        if pool.wounded && self.game.nemesis(self.state).power == NemesisPower::Vanish {
            self.vanish();
        }
        if pool.source != Source::Trap {
            self.note_freed_cheese();
            self.state.agenda.push(Task::Collect);
        }
    }

    /// The shade slips to the nearest other nest; ties by the higher district, then the lower
    /// letter (H1.16).
    fn vanish(&mut self) {
        let from = self.state.foe.zone;
        let others = self.game.nest_zones(self.state) & !from.bit();
        let best = highest_district(self.game.nearest(self.state, from, others, 0).0);
        if let Some(to) = Ratcatcher::each(best).next() {
            self.state.foe.zone = to;
            self.tell(Rule::H1_16, Event::Vanished { from, to });
        }
    }
}
