//! The turns of minions and bosses (M20, M21), and of charmed mice, who act like minions (M23.4).

use tabletop::{Chance, Log};

use crate::agenda::{Attack, Fighter, Task};
use crate::content::{FoeFacts, SPACES, STILL, Spaces};
use crate::event::{Event, Faces, Stays};
use crate::index::{self, FoeIx, MouseIx, SpaceIx, TileIx, bit, bits, lowest, mice};
use crate::kinds::{Creature, Foe, Harm, Treasure};
use crate::map::Walker;
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::{AllAttacked, CharmEnds, Chase, Pounce, RangedReach, Web};
use crate::state::{Plight, Spot, State, Turn, Whereabouts};
use crate::{Mystics, Rule};

/// A reach without a limit; [`u8::MAX`] means that a space cannot be reached at all.
const NO_LIMIT: u8 = u8::MAX - 1;

impl Mystics {
    /// The mice that a minion on a space can attack (M20.7): for melee, those on its own and adjacent spaces; at
    /// range, those that it sees, but only those near it if there are any (D15).
    pub(crate) fn prey(&self, state: &State, spot: Spot, ranged: bool) -> u8 {
        let near = self.visible_mice(state, spot.tile, self.prowled(state, spot));
        if !ranged || near != 0 {
            return near;
        }
        self.visible_mice(state, spot.tile, self.seen(state, spot))
    }

    /// The mice on some spaces that minions notice.
    fn visible_mice(&self, state: &State, tile: TileIx, spaces: Spaces) -> u8 {
        let hidden = state.party().filter(|(_, mouse)| mouse.plight.has(Plight::HIDDEN));
        self.mice_at(state, tile, spaces) & !hidden.fold(0, |all, (mouse, _)| all | mouse.bit())
    }

    /// The mouse that a minion attacks (M20.7): the nearest one not yet attacked, and of several, the highest on
    /// the track (D25). If all have been attacked, the highest, or the nearest (D69).
    pub(crate) fn target(&self, state: &State, spot: Spot, prey: u8) -> Option<(MouseIx, bool)> {
        let fresh = prey & !state.attacked;
        let all = fresh == 0;
        let among = if all { prey } else { fresh };
        let by_track = all && state.options.all_attacked == AllAttacked::Highest;
        let key = |mouse: MouseIx| {
            let far = self.distance(state, spot.tile, spot.space, state.mouse(mouse).spot.space);
            (if by_track { 0 } else { far }, state.track.of_mouse(mouse))
        };
        mice(among).min_by_key(|&mouse| key(mouse)).map(|mouse| (mouse, all))
    }

    /// The next figure of a card to act: the one nearest to the mice (M20.2).
    fn next_figure(&self, state: &State, creature: Creature) -> Option<FoeIx> {
        let waiting = state.of(creature).filter(|&foe| !state.enemy(foe).acted);
        waiting.min_by_key(|&foe| {
            let spot = state.enemy(foe).spot;
            (self.to_mice(state, spot.tile, spot.space), foe)
        })
    }

    /// The attack of a minion with the values of its card.
    fn foe_attack(facts: FoeFacts, foe: FoeIx, card: Foe, mouse: MouseIx) -> Attack {
        let marks = match card {
            Foe::Roach => Attack::STEAL,
            Foe::Spider | Foe::VanestraSting => Attack::POISON,
            Foe::Centipede => Attack::STUN,
            Foe::VanestraCharm => Attack::CHARM,
            Foe::VanestraWeb => Attack::WEB,
            _ => 0,
        };
        Attack {
            by: Fighter::Foe(foe),
            on: Fighter::Mouse(mouse),
            dice: facts.battle,
            ranged: facts.ranged,
            harm: if facts.ranged { Harm::Missile } else { Harm::Sharp },
            no_defence: card == Foe::SkitterClak,
            marks,
            ..Attack::NONE
        }
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// The next figure of the card acts (M3.2, M20.2), or the turn of the card ends.
    pub fn prowl(&mut self) -> Result<(), C::Error> {
        let Some(Turn::Foe(card)) = self.state.track.now else { return Ok(()) };
        let Some(foe) = self.game.next_figure(self.state, card.creature()) else { return Ok(()) };
        self.push(Task::Prowl);
        self.cite(Rule::M20_2);
        self.cite(Rule::M3_2);
        self.state.enemies.change(foe, |enemy| enemy.acted = true);
        if self.state.enemies.change(foe, |enemy| std::mem::take(&mut enemy.dazed)) {
            self.tell(Rule::H4_4, Event::FoeStays { foe, why: Stays::Dazed });
            return Ok(());
        }
        match card {
            Foe::BrodieChases | Foe::BrodiePounces if std::mem::take(&mut self.state.catnip) => {
                self.tell(Rule::H4_5, Event::FoeStays { foe, why: Stays::Dazed });
                Ok(())
            }
            Foe::BrodiePounces => {
                self.pounce(foe);
                Ok(())
            }
            Foe::BrodieChases => self.chases(foe),
            _ => self.minion(foe, card),
        }
    }

    /// A minion moves, then fights (M20.1).
    fn minion(&mut self, foe: FoeIx, card: Foe) -> Result<(), C::Error> {
        if self.throws_grape(foe, card) {
            return Ok(());
        }
        self.push(Task::Fight(foe));
        self.cite(Rule::M20_1);
        let enemy = *self.state.enemy(foe);
        if enemy.down {
            self.state.enemies.change(foe, |enemy| enemy.down = false);
            self.tell(Rule::M23_3, Event::FoeStays { foe, why: Stays::StoodUp });
            return Ok(());
        }
        let facts = self.game.content.foe(card);
        let baited = card == Foe::Roach && self.grape_on(enemy.spot.tile).is_some();
        let with = self.game.mice_at(self.state, enemy.spot.tile, bit(enemy.spot.space));
        if baited && with != 0 {
            self.cite(Rule::D76);
        }
        if !baited {
            if with != 0 {
                self.cite(Rule::D23);
                self.tell(Rule::M20_5, Event::FoeStays { foe, why: Stays::WithMouse });
                return Ok(());
            }
            if facts.ranged && self.game.prey(self.state, enemy.spot, true) != 0 {
                self.tell(Rule::M20_6, Event::FoeStays { foe, why: Stays::SeesMouse });
                return Ok(());
            }
        }
        let rule = if facts.ranged { Rule::M20_6 } else { Rule::M20_4 };
        let mut slowed = if self.state.slow.0.is(enemy.spot.tile) { self.state.slow.1 } else { 0 };
        if slowed > 0 {
            self.cite(Rule::H4_4);
        }
        if facts.ranged {
            self.cite(Rule::D24);
        }
        let reach = if facts.ranged && self.state.options.ranged_reach == RangedReach::AsNeeded {
            // As far as necessary; effects that slow it shorten the way.
            NO_LIMIT
        } else {
            let face = self.die("minion")?;
            let reach = face.number().saturating_sub(slowed);
            slowed = 0;
            self.tell(rule, Event::FoeDie { foe, face, reach });
            reach
        };
        if baited {
            self.roach_to_grape(foe, reach);
            return Ok(());
        }
        let prey = self.game.visible_mice(self.state, enemy.spot.tile, u64::MAX);
        let Some(way) = self.game.way(self.state, Walker::Foe(foe), reach, prey) else {
            self.tell(Rule::M20_4, Event::FoeStays { foe, why: Stays::NoWay });
            return Ok(());
        };
        // A snare stops it, and a ranged minion stops as soon as it sees a mouse (M20.6).
        let ends_at = |&step: &SpaceIx| {
            let spot = Spot { tile: enemy.spot.tile, space: step };
            self.state.snare == spot || facts.ranged && self.game.prey(self.state, spot, true) != 0
        };
        let steps = way.steps();
        let far = steps.iter().position(ends_at).map_or(steps.len(), |at| at + 1);
        let far = far.saturating_sub(slowed.into());
        let to = steps[..far].last().copied().unwrap_or(enemy.spot.space);
        if to == enemy.spot.space {
            self.tell(Rule::M20_4, Event::FoeStays { foe, why: Stays::NoWay });
            return Ok(());
        }
        if facts.large && to != self.state.mouse(way.after).spot.space {
            self.cite(Rule::D64);
        }
        self.foe_walks(foe, to, Some(way.after), rule);
        Ok(())
    }

    /// A minion walks to a space, where a snare of the mice may be.
    fn foe_walks(&mut self, foe: FoeIx, to: SpaceIx, after: Option<MouseIx>, rule: Rule) {
        let from = self.state.enemy(foe).spot.space;
        self.state.enemies.change(foe, |enemy| enemy.spot.space = to);
        self.cite(Rule::M20_3);
        self.tell(rule, Event::FoeWalked { foe, from, to, after });
        let spot = self.state.enemy(foe).spot;
        if self.state.snare == spot {
            self.state.snare = Spot::AWAY;
            self.tell(Rule::H3_22, Event::Snare { spot, caught: true });
            self.hurt_foe(foe, 1, Fighter::Nobody, Rule::H3_22);
        }
    }

    /// The space of the Grape, if it lies on a tile.
    pub fn grape_on(&self, tile: TileIx) -> Option<SpaceIx> {
        match self.state.treasures[Treasure::Grape.index()] {
            Whereabouts::Placed { tile: at, one, .. } if at == tile => Some(one),
            _ => None,
        }
    }

    /// A roach walks to the Grape with all its movement (M26.5).
    fn roach_to_grape(&mut self, foe: FoeIx, reach: u8) {
        let enemy = *self.state.enemy(foe);
        let Some(grape) = self.grape_on(enemy.spot.tile) else { return };
        let mut at = enemy.spot.space;
        let tile = enemy.spot.tile;
        for _ in 0..reach {
            if at == grape {
                break;
            }
            let map = self.game.map(self.state, tile);
            let crowd = self.game.crowd_without(self.state, tile, None, Some(foe));
            let open = map.prowl[usize::from(at)] & !crowd.full & !self.game.barred(self.state, tile);
            let far = self.game.distance(self.state, tile, at, grape);
            let Some(next) = bits(open)
                .filter(|&next| self.game.distance(self.state, tile, next, grape) < far)
                .min_by_key(|&next| (self.game.distance(self.state, tile, next, grape), next))
            else {
                break;
            };
            at = next;
            // A space with a mouse or with a snare stops it.
            if crowd.mice & bit(at) != 0 || self.state.snare == (Spot { tile, space: at }) {
                break;
            }
        }
        if at != enemy.spot.space {
            self.foe_walks(foe, at, None, Rule::M26_5);
        }
    }

    /// Roaches at the Grape leave with it when the turn of their card ends (M26.5).
    fn roaches_at_grape(&mut self) {
        let Whereabouts::Placed { tile, one, .. } = self.state.treasures[Treasure::Grape.index()] else {
            return;
        };
        let there = self
            .state
            .of(Creature::Roach)
            .filter(|&foe| self.state.enemy(foe).spot == Spot { tile, space: one });
        let there = there.fold(0u32, |all, foe| all | foe.bit());
        if there != 0 {
            for foe in bits(there.into()) {
                self.banish(foe, Rule::M26_5);
            }
            self.back_into_deck(Treasure::Grape, Rule::M26_5);
        }
    }

    /// A rat that begins its turn on the Grape's space throws it instead of moving and fighting (M26.7).
    fn throws_grape(&mut self, foe: FoeIx, card: Foe) -> bool {
        if !matches!(card, Foe::RatWarrior | Foe::EliteRatWarrior) {
            return false;
        }
        let spot = self.state.enemy(foe).spot;
        if self.grape_on(spot.tile) != Some(spot.space)
            || self.game.mice_at(self.state, spot.tile, bit(spot.space)) != 0
        {
            return false;
        }
        let most = self.state.mice_on(spot.tile).map(|(_, mouse)| mouse.spot.space).min_by_key(|&space| {
            let there = self.game.mice_at(self.state, spot.tile, bit(space));
            let highest = mice(there).map(|mouse| self.state.track.of_mouse(mouse)).min();
            (std::cmp::Reverse(there.count_ones()), highest)
        });
        let Some(space) = most else { return false };
        self.tell(Rule::M26_7, Event::FoeStays { foe, why: Stays::Grape });
        self.push(Task::Throw { by: Fighter::Foe(foe), tile: spot.tile, space });
        true
    }

    /// A minion attacks a mouse that it can reach (M20.7).
    pub fn fight(&mut self, foe: FoeIx, again: bool) {
        let enemy = *self.state.enemy(foe);
        if !enemy.is_here() {
            return;
        }
        // Roaches at the Grape do not attack (M26.5).
        if enemy.creature == Creature::Roach && self.grape_on(enemy.spot.tile) == Some(enemy.spot.space) {
            return;
        }
        let card = self.game.foe_card(self.state, foe);
        let facts = self.game.content.foe(card);
        let prey = self.game.prey(self.state, enemy.spot, facts.ranged);
        let Some((mouse, all)) = self.game.target(self.state, enemy.spot, prey) else {
            self.tell(Rule::M20_7, Event::NoTarget { foe });
            return;
        };
        if all {
            self.cite(Rule::D69);
        }
        if facts.ranged && prey.count_ones() > 0 {
            self.cite(Rule::D15);
        }
        let beside = self.game.beside(self.state, enemy.spot);
        if !facts.ranged && beside & bit(self.state.mouse(mouse).spot.space) == 0 {
            self.cite(Rule::D65);
        }
        self.cite(Rule::M20_7);
        self.state.attacked |= mouse.bit();
        let mut attack = Mystics::foe_attack(facts, foe, card, mouse);
        if again {
            attack.marks |= Attack::AGAIN;
        }
        self.attack(attack);
    }

    /// The turn of a creature's card ends: rats push forward, Vanestra calls.
    pub fn end_prowl(&mut self) -> Result<(), C::Error> {
        let Some(card @ Turn::Foe(foe)) = self.state.track.now else { return Ok(()) };
        if foe == Foe::Roach {
            self.roaches_at_grape();
        }
        if matches!(foe, Foe::RatWarrior | Foe::EliteRatWarrior)
            && let Some(place) = self.state.track.place(card)
            && let Some(other) = self.state.track.above(place)
        {
            self.state.track.swap(card, other);
            self.tell(Rule::H2_2, Event::Swapped { one: card, other });
        }
        let her = self.state.of(Creature::Vanestra).next();
        if let Some(her) = her.filter(|_| foe == Foe::VanestraCall) {
            let tile = self.state.enemy(her).spot.tile;
            self.cite(Rule::H2_12);
            self.bring(tile, Creature::RatWarrior, 1);
        }
        self.tell(Rule::M3_1, Event::Ends { card });
        Ok(())
    }

    /// Brodie pounces on the space with the most figures (M21.3).
    fn pounce(&mut self, foe: FoeIx) {
        let spot = self.state.enemy(foe).spot;
        let tile = spot.tile;
        let count = |space: SpaceIx| {
            let mice = self.game.mice_at(self.state, tile, bit(space)).count_ones();
            let foes = self.game.foes_at(self.state, tile, bit(space)) & !(foe.bit());
            mice + foes.count_ones()
        };
        let open = self.game.crowd(self.state, tile).any() & !self.game.barred(self.state, tile);
        let most = bits(open).map(count).max().unwrap_or(0);
        let mut to = spot.space;
        let alone = open.is_power_of_two() && open != bit(spot.space);
        let stays = alone && self.state.options.pounce == Pounce::SeveralSpaces;
        let tied = most > 0 && most == count(spot.space) && self.game.reads(Changed::PounceByTrack);
        if (most > count(spot.space) || tied) && !stays {
            let highest = |space: SpaceIx| {
                let mice = index::mice(self.game.mice_at(self.state, tile, bit(space)))
                    .map(|mouse| self.state.track.of_mouse(mouse));
                let foes = bits(self.game.foes_at(self.state, tile, bit(space)).into()).map(|other| {
                    let card = self.game.foe_card(self.state, other);
                    self.state.track.place(Turn::Foe(card)).unwrap_or(u8::MAX)
                });
                mice.chain(foes).min().unwrap_or(u8::MAX)
            };
            // If even the track does not decide, he stays.
            let fullest = bits(open).filter(|&space| count(space) == most);
            let best = fullest.min_by_key(|&space| (highest(space), space != spot.space));
            to = best.unwrap_or(to);
        }
        if alone {
            self.cite(Rule::D43);
        }
        self.state.enemies.change(foe, |enemy| enemy.spot.space = to);
        self.tell(Rule::M21_3, Event::Pounced { foe, spot: Spot { tile, space: to } });
        self.claw(foe, Foe::BrodiePounces, bit(to));
    }

    /// One roll against all figures on some spaces (M21.3, M21.4).
    fn claw(&mut self, foe: FoeIx, card: Foe, spaces: Spaces) {
        let tile = self.state.enemy(foe).spot.tile;
        let facts = self.game.content.foe(card);
        let mice = self.game.visible_mice(self.state, tile, spaces);
        let foes = self.game.foes_at(self.state, tile, spaces) & !(foe.bit());
        let attack =
            Attack { by: Fighter::Foe(foe), dice: facts.battle, marks: Attack::BRODIE, ..Attack::NONE };
        self.push_all(&[Task::StrikeAll { attack, mice, foes }, Task::Wheel]);
    }

    /// Brodie chases: two dice, from mouse to mouse (M21.4).
    fn chases(&mut self, foe: FoeIx) -> Result<(), C::Error> {
        let mut faces = Faces::default();
        faces.add(self.die("chase")?);
        faces.add(self.die("chase")?);
        let left = faces.total();
        self.tell(Rule::M21_4, Event::ChaseDice { foe, faces, reach: left });
        let here = bit(self.state.enemy(foe).spot.space);
        self.push(Task::Chase { foe, left, been: here, met: 0 });
        Ok(())
    }

    /// Brodie runs one more space; at the end he attacks everywhere he has been.
    pub fn chase(&mut self, foe: FoeIx, left: u8, been: Spaces, met: u8) -> Result<(), C::Error> {
        let spot = self.state.enemy(foe).spot;
        if !spot.is_on_board() {
            return Ok(());
        }
        let mut met = met | self.game.mice_at(self.state, spot.tile, bit(spot.space));
        if Self::together(self.state).is_some_and(|all| all != spot) {
            // They are all on one space, and he is on another.
            self.cite(Rule::D44);
            if self.state.options.chase == Chase::OneSpace {
                met = u8::MAX;
            }
        }
        let ways = self.game.chase_ways(self.state, foe, met);
        if left == 0 || ways == 0 {
            self.claw(foe, Foe::BrodieChases, been);
            return Ok(());
        }
        if ways.count_ones() > 1 {
            self.push(Task::Way { foe, left, been, met, spaces: ways });
            return Ok(());
        }
        self.run_to(foe, left, been, met, lowest(ways));
        Ok(())
    }

    /// The space with all mice on the board, if there is one.
    fn together(state: &State) -> Option<Spot> {
        let mut spots = state.active().map(|(_, mouse)| mouse.spot);
        let first = spots.next()?;
        spots.all(|other| other == first).then_some(first)
    }

    /// Brodie runs to a space.
    pub fn run_to(&mut self, foe: FoeIx, left: u8, been: Spaces, met: u8, to: SpaceIx) {
        let from = self.state.enemy(foe).spot.space;
        self.state.enemies.change(foe, |enemy| enemy.spot.space = to);
        self.tell(Rule::M21_4, Event::Ran { foe, from, to });
        self.push(Task::Chase { foe, left: left - 1, been: been | bit(to), met });
    }

    /// A charmed mouse acts as a melee minion (M23.4).
    pub fn charmed(&mut self, mouse: MouseIx) -> Result<(), C::Error> {
        if !self.state.mouse(mouse).is_active() {
            return Ok(());
        }
        let hero = self.game.hero(self.state, mouse);
        let spot = self.state.mouse(mouse).spot;
        let others = self.game.mice_at(self.state, spot.tile, u64::MAX) & !(mouse.bit());
        let together = self.game.mice_at(self.state, spot.tile, bit(spot.space)) & !(mouse.bit());
        let down = self.state.mouse(mouse).plight.has(Plight::DOWN);
        if self.game.map(self.state, spot.tile).current[usize::from(spot.space) % SPACES] != STILL {
            self.cite(Rule::D79);
        }
        if down {
            self.stand_up(mouse);
        } else if together == 0
            && others != 0
            && (!self.state.mouse(mouse).plight.has(Plight::WEBBED)
                || self.state.options.web == Web::Scurrying)
        {
            let face = self.die("minion")?;
            let left = face.number();
            self.tell(Rule::M23_4, Event::MoveDie { mouse, face, left });
            if let Some(way) = self.game.way(self.state, Walker::Mouse(mouse), left, others)
                && let Some(&to) = way.steps().last()
            {
                self.state.mouse_mut(mouse).spot.space = to;
                self.tell(
                    Rule::M23_4,
                    Event::CharmedWalked { mouse, from: spot.space, to, after: way.after },
                );
            }
        }
        let spot = self.state.mouse(mouse).spot;
        let near =
            self.game.mice_at(self.state, spot.tile, self.game.prowled(self.state, spot)) & !(mouse.bit());
        let Some((target, _)) = self.game.target(self.state, spot, near) else {
            match self.state.options.charm_ends {
                CharmEnds::EndOfTurn => self.free(mouse, Plight::CHARMED, Rule::D31),
                CharmEnds::AfterAttack => self.cite(Rule::D31),
            }
            return Ok(());
        };
        let attack = Attack {
            by: Fighter::Mouse(mouse),
            on: Fighter::Mouse(target),
            dice: hero.battle,
            marks: Attack::CHARMED,
            ..Attack::NONE
        };
        self.push(Task::Uncharm(mouse));
        self.attack(attack);
        Ok(())
    }

    /// Ends the charm of a mouse (D31).
    pub fn uncharm(&mut self, mouse: MouseIx) {
        self.free(mouse, Plight::CHARMED, Rule::D31);
    }
}

impl Mystics {
    /// The next spaces of the shortest ways to the nearest mouse that Brodie has not reached (M21.4).
    pub(crate) fn chase_ways(&self, state: &State, foe: FoeIx, met: u8) -> Spaces {
        let spot = state.enemy(foe).spot;
        let key = |mouse: MouseIx, space: SpaceIx| {
            (self.distance(state, spot.tile, spot.space, space), state.track.of_mouse(mouse))
        };
        let unmet = state
            .mice_on(spot.tile)
            .filter(|(mouse, one)| met & (mouse.bit()) == 0 && !one.plight.has(Plight::HIDDEN));
        let next = unmet.min_by_key(|(mouse, one)| key(*mouse, one.spot.space));
        let Some((_, mouse)) = next else { return 0 };
        let goal = mouse.spot.space;
        let far = self.distance(state, spot.tile, spot.space, goal);
        let open = self.map(state, spot.tile).prowl[usize::from(spot.space)] & !self.barred(state, spot.tile);
        bits(open)
            .filter(|&next| self.distance(state, spot.tile, next, goal) < far)
            .fold(0, |all, next| all | bit(next))
    }
}
