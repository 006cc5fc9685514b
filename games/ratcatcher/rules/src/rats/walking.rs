//! Step 1: the rats move (R20, R29.4, R30.4).

use tabletop::{Chance, Log};

use crate::agenda::{Mover, Task};
use crate::content::{Ability, Kind, NemesisAttribute, NemesisPower, PeculiarPower, Target};
use crate::event::{Event, Path};
use crate::index::{PeculiarIx, Sweep, Zone, zones};
use crate::map::{Outlook, Targets};
use crate::play::{Play, highest_district, only};
use crate::spot::{BARRICADE, DECOY, LURE, Lair, RUSE, TRAP};
use crate::state::State;
use crate::{Ratcatcher, Rule};

impl Ratcatcher {
    /// Whether a figure ignores lures, barricades and sticky traps (H1.18).
    fn flies(&self, mover: Mover) -> bool {
        matches!(mover, Mover::Peculiar(index) if self.peculiar(index).power == PeculiarPower::Fly)
    }

    fn target_of(&self, state: &State, mover: Mover) -> Target {
        match mover {
            Mover::Common(kind) => self.common(kind).target,
            Mover::Peculiar(index) => self.peculiar(index).target,
            Mover::Nemesis => self.nemesis(state).target,
        }
    }

    /// The zones that a figure may not enter (H1.5), as bits.
    fn closed_to(&self, state: &State, mover: Mover) -> u128 {
        if self.flies(mover) { 0 } else { state.ground.placed(BARRICADE) }
    }

    /// The zones that a figure makes for, and those closed to it.
    fn targets_of(&self, state: &State, mover: Mover) -> Targets {
        Targets::new(self.targets(state, mover), self.closed_to(state, mover))
    }

    /// The zones that a figure makes for (R20.1), as bits.
    pub(crate) fn targets(&self, state: &State, mover: Mover) -> u128 {
        match self.target_of(state, mover) {
            // Only common rats are fooled by false cheese (R15.6, A13).
            Target::Cheese => {
                let fooled = matches!(mover, Mover::Common(_));
                state.ground.cheese() | if fooled { state.ground.placed(RUSE) } else { 0 }
            }
            // A decoy draws them away (H1.2).
            Target::Ratcatcher => match state.ground.placed(DECOY) {
                0 => state.me.zone.bit(),
                decoys => decoys,
            },
            Target::Trap => state.ground.traps(),
            Target::Marker => state.spots_with(|spot| spot.health > 0 || spot.markers != [0; 2]),
        }
    }

    /// The targets that are still tied for a rat, for the question (R20.4).
    pub(crate) fn tied_targets(&self, state: &State, mover: Mover, at: Zone) -> u128 {
        self.prefer(state, self.outlook(state, at, &mut self.targets_of(state, mover)).nearest)
    }

    /// The ways that are still tied for a rat, for the question (A27).
    pub(crate) fn tied_ways(&self, state: &State, mover: Mover, at: Zone, target: Zone) -> u128 {
        self.prefer(state, self.ways(state, at, target, self.closed_to(state, mover)))
    }

    /// Of equally good zones, those nearest to your pawn; of these, the zones in the district with the highest
    /// number (R20.4, A27). You choose among the rest.
    fn prefer(&self, state: &State, tied: u128) -> u128 {
        if tied.count_ones() < 2 {
            return tied;
        }
        highest_district(self.nearest(state, state.me.zone, tied, 0).0)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// The nemesis rolls a die and moves (R30.4); it always acts first (R30.3).
    pub fn move_nemesis(&mut self) -> Result<(), C::Error> {
        let Some(at) = self.state.foe.zone.get() else { return Ok(()) };
        if !self.state.is_active(at.district()) {
            return Ok(());
        }
        self.state.agenda.push(Task::AfterWalk(Mover::Nemesis));
        let mut targets = self.game.targets_of(self.state, Mover::Nemesis);
        let outlook = self.game.outlook(self.state, at, &mut targets);
        if outlook.steps == 0 {
            // At its target it does not move, so it does not roll (A32).
            let rule = if outlook.nearest == 0 {
                Rule::A28
            } else {
                self.cite(Rule::R20_3);
                Rule::A32
            };
            self.tell(rule, Event::Stayed { mover: Mover::Nemesis, zone: at, arrived: outlook.nearest != 0 });
            return Ok(());
        }
        let face = self.chance.die("nemesis-move", 6)?;
        let bonus = self.game.foe(self.state, NemesisAttribute::Movement);
        self.cite(Rule::R30_3);
        self.tell(Rule::R30_4, Event::NemesisRolled { face, bonus });
        self.set_out(&mut targets, Mover::Nemesis, at, face.saturating_add(bonus), 1);
        Ok(())
    }

    /// The peculiar rats move, in the order of their cards (R29.4).
    pub fn move_peculiars(&mut self, first: PeculiarIx) {
        for index in first.on() {
            let Some(at) = Ratcatcher::stray_zone(self.state, index) else { continue };
            if !self.state.is_active(at.district()) {
                continue;
            }
            let mover = Mover::Peculiar(index);
            self.state.agenda.push(Task::MovePeculiar(index.next()));
            self.state.agenda.push(Task::AfterWalk(mover));
            let mut targets = self.game.targets_of(self.state, mover);
            self.cite(Rule::R29_4);
            let mut others = index.next().on().filter_map(|other| Ratcatcher::stray_zone(self.state, other));
            if others.any(|zone| self.state.is_active(zone.district())) {
                self.cite(Rule::A76);
            }
            self.set_out(&mut targets, mover, at, self.game.peculiar(index).movement, 1);
            return;
        }
    }

    /// The common rats of a kind move, zone by zone of the city.
    pub fn move_commons(&mut self, kind: Kind, sweep: Sweep) {
        let mover = Mover::Common(kind);
        let mut targets = None;
        // Rats that arrive in a zone in this step are marked there.
        for at in zones(self.state.ground.rats(kind) & sweep.left()) {
            let spot = self.state.spot(at);
            let count = spot.rats[kind as usize].saturating_sub(spot.marked);
            if count == 0 || !self.state.is_active(at.district()) {
                continue;
            }
            let targets = targets.get_or_insert_with(|| self.game.targets_of(self.state, mover));
            let points = self.game.common_movement(self.state, kind, at);
            let before = self.state.agenda.tasks().len();
            self.state.agenda.push(Task::MoveCommon(kind, Sweep::after(at)));
            if points > self.game.common(kind).movement
                && self.game.has_power(self.state, at, PeculiarPower::Drive)
            {
                self.cite(Rule::H1_17);
            }
            self.set_out(targets, mover, at, points, count);
            if self.state.agenda.tasks().len() > before + 1 {
                // The player must decide first.
                return;
            }
            self.state.agenda.pop();
        }
    }

    /// Rats in a zone start to walk to their target (R20.1), if they are not there yet (R20.3) and one can be
    /// reached (A28).
    fn set_out(&mut self, targets: &mut Targets, mover: Mover, at: Zone, mut points: u8, count: u8) {
        let closed = targets.closed;
        let mut outlook = self.game.outlook(self.state, at, targets);
        let tied = outlook.nearest;
        let targets = self.game.prefer(self.state, tied);
        if targets != 0
            && targets & self.state.me.zone.bit() == 0
            && self.game.target_of(self.state, mover) == Target::Ratcatcher
        {
            // Only a decoy makes it walk to another zone than yours.
            self.cite(Rule::H1_2);
        }
        if outlook.steps == 0 {
            let rule = if targets == 0 { Rule::A28 } else { Rule::R20_3 };
            self.tell(rule, Event::Stayed { mover, zone: at, arrived: targets != 0 });
            return;
        }
        let lured = self.is_lured(mover, at);
        if lured {
            self.cite(Rule::A26);
            points = points.saturating_sub(self.game.strength_of(self.state, Ability::Lure));
        }
        if points == 0 {
            self.tell(Rule::R20_1, Event::Stayed { mover, zone: at, arrived: false });
            return;
        }
        match only(targets) {
            Some(target) => {
                if tied.count_ones() > 1 {
                    self.cite(Rule::R20_4);
                }
                if self.state.spot(target).cheese == 0 && self.state.spot(target).has(RUSE) {
                    self.cite(Rule::R15_6);
                }
                self.game.make_for(self.state, target, &mut outlook);
                self.walk_on(closed, &outlook, mover, at, target, points, count, lured);
            }
            None => self.state.agenda.push(Task::ChooseTarget { mover, at, left: count, points }),
        }
    }

    /// Whether a lure slows a figure in a zone (R15.5: all rats; H1.18).
    fn is_lured(&self, mover: Mover, zone: Zone) -> bool {
        self.state.spot(zone).has(LURE) && !self.game.flies(mover)
    }

    /// Rats continue towards a target while they have points and the way is clear; with two equally good ways, the
    /// player is asked.
    #[allow(clippy::too_many_arguments)]
    fn walk_on(
        &mut self,
        closed: u128,
        outlook: &Outlook,
        mover: Mover,
        from: Zone,
        target: Zone,
        mut points: u8,
        count: u8,
        mut lured: bool,
    ) {
        let mut path = Path::from(from);
        let mut at = from;
        let mut asks = false;
        let mut steps = 0;
        while points > 0 && at != target {
            steps += 1;
            let ways = match outlook.after(steps) {
                Some(ring) => self.game.near(self.state, at) & ring,
                None => self.game.ways(self.state, at, target, closed),
            };
            let Some(next) = only(self.game.prefer(self.state, ways)) else {
                asks = ways != 0;
                break;
            };
            if ways.count_ones() > 1 {
                self.cite(Rule::A27);
            }
            at = next;
            path.push(at);
            points -= 1;
            self.hold(mover, at, target, &mut points, &mut lured);
        }
        if at != from {
            self.relocate(mover, from, at, count);
            if at == target && points > 0 {
                self.cite(Rule::A30);
            }
            self.cite(Rule::R20_2);
            self.tell(Rule::R20_1, Event::Moved { mover, count, path, target });
        }
        if asks && points > 0 {
            self.state.agenda.push(Task::ChooseWay { mover, at, target, points, count, lured });
        }
    }

    /// One rat continues towards the target chosen for it.
    fn walk_towards(&mut self, mover: Mover, from: Zone, target: Zone, points: u8, lured: bool) {
        let closed = self.game.closed_to(self.state, mover);
        let mut outlook = self.game.outlook(self.state, from, &mut Targets::new(target.bit(), closed));
        self.game.make_for(self.state, target, &mut outlook);
        self.walk_on(closed, &outlook, mover, from, target, points, 1, lured);
    }

    /// The effects that hold a figure entering a zone: a lure takes movement from it once (A26), a sticky trap all
    /// that is left (H1.9), and neither stops a flyer (H1.18).
    fn hold(&mut self, mover: Mover, zone: Zone, target: Zone, points: &mut u8, lured: &mut bool) {
        let spot = self.state.spot(zone);
        let sticky = spot.has(TRAP) && self.game.is_sticky(self.state, zone);
        if self.game.flies(mover) {
            if sticky || spot.has(LURE) || spot.has(BARRICADE) {
                self.cite(Rule::H1_18);
            }
            return;
        }
        if spot.has(LURE) && !*lured {
            self.cite(Rule::A26);
            *lured = true;
            *points = points.saturating_sub(self.game.strength_of(self.state, Ability::Lure));
        }
        if sticky && zone != target {
            self.cite(Rule::H1_9);
            *points = 0;
        }
    }

    fn relocate(&mut self, mover: Mover, from: Zone, to: Zone, count: u8) {
        match mover {
            Mover::Common(kind) => {
                self.state.ground.take(from, kind, count);
                self.state.ground.mark(from, |marked| marked.saturating_sub(count));
                self.state.ground.put(to, kind, count);
                self.state.ground.mark(to, |marked| marked + count);
            }
            Mover::Peculiar(index) => {
                self.state.strays.change(index, |stray| stray.lair = Lair::City(to));
            }
            Mover::Nemesis => self.state.foe.zone = to.into(),
        }
    }

    /// Plays the chosen target of one rat (R20.4).
    pub fn choose_target(&mut self, mover: Mover, at: Zone, left: u8, points: u8, target: Zone) {
        self.state.agenda.replace(Task::ChooseTarget { mover, at, left: left.saturating_sub(1), points });
        let lured = self.is_lured(mover, at);
        self.cite(Rule::R20_4);
        self.walk_towards(mover, at, target, points, lured);
    }

    /// Plays the chosen next step of one rat (A27).
    #[allow(clippy::too_many_arguments)]
    pub fn choose_way(
        &mut self,
        mover: Mover,
        at: Zone,
        target: Zone,
        points: u8,
        count: u8,
        lured: bool,
        next: Zone,
    ) {
        let left = count.saturating_sub(1);
        self.state.agenda.replace(Task::ChooseWay { mover, at, target, points, count: left, lured });
        let mut path = Path::from(at);
        path.push(next);
        self.relocate(mover, at, next, 1);
        self.cite(Rule::A27);
        let mut points = points.saturating_sub(1);
        let mut lured = lured;
        self.hold(mover, next, target, &mut points, &mut lured);
        if points > 0 && next == target {
            self.cite(Rule::A30);
        }
        self.tell(Rule::R20_1, Event::Moved { mover, count: 1, path, target });
        if points > 0 && next != target {
            self.walk_towards(mover, next, target, points, lured);
        }
    }

    /// Clears the marks of rats that have moved, or of black rats that counted.
    pub fn clear_marks(&mut self) {
        self.state.ground.clear_marks();
    }

    /// The action of a figure at the end of its walk, whether it moved or not.
    pub fn after_walk(&mut self, mover: Mover) -> Result<(), C::Error> {
        match mover {
            Mover::Nemesis => {
                if self.game.nemesis(self.state).ability.power == NemesisPower::Gorge {
                    self.gorge()?;
                }
            }
            Mover::Peculiar(index) => match self.game.peculiar(index).power {
                PeculiarPower::Pack => self.pack(index),
                PeculiarPower::Scrap => self.scrap(index),
                _ => {}
            },
            Mover::Common(_) => {}
        }
        Ok(())
    }

    /// The packrat takes a marker: health before yellow before purple (H1.19).
    fn pack(&mut self, index: PeculiarIx) {
        let Some(zone) = Ratcatcher::stray_zone(self.state, index) else { return };
        let (ground, strays) = (&mut self.state.ground, &mut self.state.strays);
        let spot = ground.spot(zone);
        if spot.health > 0 {
            ground.change(zone, |spot| spot.health -= 1);
            strays.change(index, |stray| stray.health += 1);
        } else if let Some(colour) = spot.markers.iter().position(|&count| count > 0) {
            ground.change(zone, |spot| spot.markers[colour] -= 1);
            strays.change(index, |stray| stray.markers[colour] += 1);
        } else {
            return;
        }
        self.tell(Rule::H1_19, Event::Packed { peculiar: index, zone });
    }

    /// The scraprat takes a trap before it can go off (H1.20).
    fn scrap(&mut self, index: PeculiarIx) {
        let Some(zone) = Ratcatcher::stray_zone(self.state, index) else { return };
        if self.state.spot(zone).has(TRAP) {
            self.state.ground.change(zone, |spot| spot.flags &= !TRAP);
            self.state.strays.change(index, |stray| stray.traps += 1);
            self.tell(Rule::H1_20, Event::Scrapped { peculiar: index, zone });
        }
    }
}
