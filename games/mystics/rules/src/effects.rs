//! Effects of cards and chapters, one after another.

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Attack, Fighter, Source, Task};
use crate::content::{Effect, First, KINDS};
use crate::event::Event;
use crate::index::{self, CardIx, FoeIx, MouseIx, SideIx, TileIx, bits};
use crate::play::Play;
use crate::state::{Plight, Spot, State, Turn, Whereabouts};
use crate::{Mystics, Rule};

impl Mystics {
    /// The effects of a source, in order.
    pub(crate) fn effects_of<'a>(&'a self, state: &State, source: Source) -> &'a [Effect] {
        let places = &self.chapter(state).places;
        match source {
            Source::Card(card) => {
                &self.content.search[usize::from(card) % self.content.search.len().max(1)].facts.effects
            }
            Source::First(side) => {
                match places.iter().find(|place| place.side == side.get()).map(|place| &place.first) {
                    Some(First::Special { effects, .. }) => effects,
                    _ => &[],
                }
            }
            Source::Search(number) => {
                let search = self.chapter(state).places.iter().flat_map(|place| &place.searches);
                search.into_iter().nth(number.into()).map_or(&[], |search| &search.effects)
            }
            Source::Task(number, success) => {
                let task =
                    self.chapter(state).places.iter().flat_map(|place| &place.tasks).nth(number.into());
                task.map_or(&[], |task| if success { &task.success } else { &task.failure })
            }
            Source::Hazard(number, success) => {
                let hazard =
                    self.chapter(state).places.iter().flat_map(|place| &place.hazards).nth(number.into());
                hazard.map_or(&[], |hazard| if success { &hazard.success } else { &hazard.failure })
            }
            Source::Surge(side) => {
                let surge = places
                    .iter()
                    .find(|place| place.side == side.get())
                    .and_then(|place| place.surge.as_ref());
                surge.map_or(&[], |surge| &surge.effects)
            }
            Source::Gift => &self.chapter(state).gives,
        }
    }

    /// The rule by which the effects of a source happen.
    pub(crate) fn source_rule(&self, source: Source) -> Rule {
        match source {
            Source::Card(card) => self.use_rule(card),
            Source::Task(..) => Rule::H5_1,
            Source::Hazard(..) => Rule::H5_2,
            Source::Search(_) => Rule::D59,
            Source::Surge(_) => Rule::M19_2,
            Source::First(_) | Source::Gift => Rule::H5_11,
        }
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Resolves the next effect of a source.
    pub fn effect(
        &mut self,
        source: Source,
        step: u8,
        mouse: Option<MouseIx>,
        foe: Option<FoeIx>,
    ) -> Result<(), C::Error> {
        let effects = self.game.effects_of(self.state, source);
        let Some(&effect) = effects.get(usize::from(step)) else { return Ok(()) };
        self.push(Task::Effect { source, step: step + 1, mouse: mouse.into(), foe: foe.into() });
        if effect == Effect::None {
            return Ok(());
        }
        let rule = self.game.source_rule(source);
        if !matches!(source, Source::Card(_)) {
            self.cite(Rule::H5_11);
        }
        // In a surge, effects on a mouse happen to every mouse of the tile.
        if let Source::Surge(side) = source
            && mouse.is_none()
            && concerns_mouse(effect)
        {
            let tile = self.state.tile_with(side);
            let mice = tile.map_or(0, |tile| self.game.mice_at(self.state, tile, u64::MAX));
            for one in index::mice(mice) {
                self.happens(effect, source, Some(one), None, rule)?;
            }
            return Ok(());
        }
        self.happens(effect, source, mouse, foe, rule)
    }

    /// Applies one effect, to a mouse, an enemy or neither.
    fn happens(
        &mut self,
        effect: Effect,
        source: Source,
        mouse: Option<MouseIx>,
        foe: Option<FoeIx>,
        rule: Rule,
    ) -> Result<(), C::Error> {
        let away = mouse.is_some_and(|mouse| !self.state.mouse(mouse).is_active());
        if away && concerns_mouse(effect) && foe.is_none() {
            return Ok(());
        }
        let tile = self.effect_tile(source, mouse);
        if foe.is_some_and(|foe| self.befalls_foe(effect, mouse, foe, rule)) {
            return Ok(());
        }
        match effect {
            Effect::None => {}
            Effect::Wheel(count) => {
                self.fill_wheel(count, rule);
                self.push(Task::Wheel);
            }
            Effect::WheelOff(count) => {
                let count = count.min(self.state.wheel);
                self.state.wheel -= count;
                self.tell(rule, Event::WheelOff { count });
            }
            Effect::Levitate => {
                self.state.doing.floating = true;
                self.tell(Rule::H4_7, Event::Effect { source, mouse });
            }
            // As a reaction to an attack it affects that defence alone; the attack stores it.
            Effect::Guard(_) => {}
            Effect::Slow(count) => {
                self.state.slow = (tile.into(), count);
                self.tell(Rule::H4_4, Event::Effect { source, mouse });
            }
            Effect::Distract => {
                if let Some(foe) = foe {
                    self.state.enemies.change(foe, |enemy| enemy.dazed = true);
                }
                self.tell(Rule::H4_4, Event::Effect { source, mouse });
            }
            Effect::Catnip => {
                self.state.catnip = true;
                self.tell(Rule::H4_5, Event::Effect { source, mouse });
            }
            Effect::Hourglass => self.hourglass(rule),
            Effect::Page => self.gain_page(rule),
            Effect::Surge => {
                self.hourglass(rule);
                if self.state.ending.is_none() {
                    self.push_all(&[Task::Surge, Task::WheelOff]);
                }
            }
            Effect::Minions(creature, count) => {
                self.cite(Rule::H4_9);
                self.bring(tile, creature, count);
            }
            Effect::Boss(creature) => self.bring(tile, creature, 1),
            Effect::Card(card) => self.take_card(mouse, CardIx::new(card), rule),
            Effect::Tale(gained) => {
                if self.state.tales & (1 << gained as u8) == 0 {
                    self.state.tales |= 1 << gained as u8;
                    self.tell(Rule::H5_11, Event::Tale { tale: gained });
                }
            }
            Effect::Flag(flag) => {
                self.state.flags |= 1 << flag;
                self.tell(Rule::H5_11, Event::Flag { flag, up: true });
            }
            Effect::NoFlag(flag) => {
                self.state.flags &= !(1 << flag);
                self.tell(Rule::H5_11, Event::Flag { flag, up: false });
            }
            Effect::Leaves(creature) => self.all_leave(creature),
            Effect::Joins(hero) => {
                let first = || self.state.active().next().map_or(MouseIx::new(0), |(one, _)| one);
                let by = mouse.unwrap_or_else(first);
                self.join(hero, by, Rule::H5_10);
            }
            Effect::Collapse(side) => self.collapse(SideIx::new(side)),
            Effect::Lose => self.finish(Rule::M27_2, crate::state::Ending::Lost),
            _ => {
                if let Some(mouse) = mouse {
                    self.befalls(effect, mouse, rule);
                }
            }
        }
        Ok(())
    }

    /// Applies an effect to an enemy, if enemies can have it, caused by the mouse that uses the card; returns
    /// whether it was applied.
    fn befalls_foe(&mut self, effect: Effect, by: Option<MouseIx>, foe: FoeIx, rule: Rule) -> bool {
        let by = by.map_or(Fighter::Nobody, Fighter::Mouse);
        match effect {
            Effect::Wound(count) => self.hurt_foe(foe, count, by, rule),
            Effect::Hit(count) => self.hit(by, Fighter::Foe(foe), count),
            Effect::Fall => self.afflict(Fighter::Foe(foe), Plight::DOWN, rule),
            _ => return false,
        }
        true
    }

    /// Applies an effect that only a mouse can have.
    fn befalls(&mut self, effect: Effect, mouse: MouseIx, rule: Rule) {
        match effect {
            Effect::Cheese(count) => self.gain(mouse, count, rule),
            Effect::LoseCheese(count) => {
                self.pay(mouse, count, rule);
            }
            Effect::Wound(count) => self.hurt(mouse, count, false, rule),
            Effect::Poison(count) => self.hurt(mouse, count, true, rule),
            Effect::Hit(count) => self.hit(Fighter::Nobody, Fighter::Mouse(mouse), count),
            Effect::Heal(count) => self.heal(mouse, count, rule),
            Effect::Antidote(count) => self.antidote(mouse, count, rule),
            Effect::Clear => {
                for plight in [Plight::STUNNED, Plight::WEBBED, Plight::CHARMED] {
                    self.free(mouse, plight, rule);
                }
            }
            Effect::Stun => self.afflict(Fighter::Mouse(mouse), Plight::STUNNED, rule),
            Effect::Web => self.afflict(Fighter::Mouse(mouse), Plight::WEBBED, rule),
            Effect::Charm => self.afflict(Fighter::Mouse(mouse), Plight::CHARMED, rule),
            Effect::Fall => self.afflict(Fighter::Mouse(mouse), Plight::DOWN, rule),
            Effect::Move(count) => {
                self.state.doing.left = self.state.doing.left.saturating_add(count);
                self.tell(rule, Event::Bonus { mouse, battle: 0, defence: 0, movement: count });
            }
            Effect::Teleport => self.push(Task::Vanish(mouse)),
            Effect::Battle(count) => {
                self.state.mouse_mut(mouse).fury += count;
                self.tell(rule, Event::Bonus { mouse, battle: count, defence: 0, movement: 0 });
            }
            Effect::Defence(count) => {
                self.state.mouse_mut(mouse).shelter += count;
                self.cite(Rule::H1_3);
                self.tell(rule, Event::Bonus { mouse, battle: 0, defence: count, movement: 0 });
            }
            Effect::Hide => self.afflict(Fighter::Mouse(mouse), Plight::HIDDEN, rule),
            Effect::Golem => self.afflict(Fighter::Mouse(mouse), Plight::GOLEM, Rule::H4_8),
            Effect::Draw(count) => {
                for _ in 0..count {
                    self.push(Task::Find { mouse, of: 1 });
                }
            }
            Effect::Trap => {
                if self.game.fears_traps(self.state, mouse) {
                    self.cite(Rule::H4_9);
                    self.push(Task::Trap(mouse));
                } else {
                    self.cite(Rule::H1_7);
                }
            }
            Effect::First => {
                self.state.track.raise(Turn::Mouse(mouse), u8::MAX);
                self.tell(rule, Event::ToTop { mouse });
            }
            Effect::Captured => self.capture(mouse),
            _ => {}
        }
    }

    /// Hits without a roll, to be defended against.
    fn hit(&mut self, by: Fighter, on: Fighter, hits: u8) {
        let harm = crate::kinds::Harm::Magic;
        let attack = Attack { by, on, hits, ranged: true, harm, ..Attack::NONE };
        self.push_all(&[Task::Defend(attack), Task::Wheel]);
    }

    /// The tile on which the effects of a source happen.
    fn effect_tile(&self, source: Source, mouse: Option<MouseIx>) -> TileIx {
        let first = TileIx::new(0);
        let own = mouse.map(|mouse| self.state.mouse(mouse)).filter(|mouse| mouse.is_active());
        match (source, own) {
            (Source::First(side) | Source::Surge(side), _) => self.state.tile_with(side).unwrap_or(first),
            (_, Some(own)) => own.spot.tile,
            _ => self.state.active().next().map_or(first, |(_, one)| one.spot.tile),
        }
    }

    /// Takes a named card from the search deck (D59, H5.11), or from its discard pile.
    fn take_card(&mut self, mouse: Option<MouseIx>, card: CardIx, rule: Rule) {
        let at = usize::from(card) % KINDS;
        if self.state.deck[at] == 0 {
            self.cite(Rule::D58);
            self.tell(rule, Event::NothingLeft { mouse });
            return;
        }
        self.state.deck[at] -= 1;
        self.tell(rule, Event::Drew { mouse, card });
        if self.game.treasure_of(card).is_some() {
            self.stash(card);
        } else if let Some(mouse) = mouse {
            self.keep(mouse, card);
        } else {
            self.state.discard[at] = self.state.discard[at].saturating_add(1);
        }
    }

    /// Removes ordinary wounds (D32).
    pub fn heal(&mut self, mouse: MouseIx, count: u8, rule: Rule) {
        let me = self.state.mouse_mut(mouse);
        let count = count.min(me.wounds);
        me.wounds -= count;
        if self.state.mouse(mouse).poison > 0 {
            self.cite(Rule::M23_5);
        }
        if count > 0 {
            self.tell(rule, Event::Healed { mouse, count, poison: false });
        }
    }

    /// Removes poison wounds.
    pub fn antidote(&mut self, mouse: MouseIx, count: u8, rule: Rule) {
        let me = self.state.mouse_mut(mouse);
        let count = count.min(me.poison);
        me.poison -= count;
        if count > 0 {
            self.cite(Rule::M23_5);
            self.tell(rule, Event::Healed { mouse, count, poison: true });
        }
    }

    /// Removes the tile that shows a side, with every figure on it (H5.8).
    fn collapse(&mut self, side: SideIx) {
        let Some(at) = self.state.tile_with(side) else { return };
        let mice = self.game.mice_at(self.state, at, u64::MAX);
        let foes = self.game.foes_at(self.state, at, u64::MAX);
        for mouse in index::mice(mice) {
            self.capture(mouse);
        }
        if self.state.ending.is_some() {
            return;
        }
        for foe in bits(foes.into()) {
            self.banish(foe, Rule::H5_8);
        }
        for place in 0..self.state.treasures.len() {
            if let Whereabouts::Placed { tile, .. } = self.state.treasures[place]
                && tile == at
                && let Some(&treasure) = crate::kinds::Treasure::ALL.get(place)
            {
                self.back_into_deck(treasure, Rule::H5_8);
            }
        }
        if self.state.snare.tile == at {
            self.state.snare = Spot::AWAY;
        }
        if let Some(tile) = self.state.tiles.get_mut(usize::from(at)) {
            tile.side = Maybe::NONE;
            tile.traps = 0;
        }
        self.tell(Rule::H5_8, Event::Collapsed { tile: at, side });
        // Minions that were to join others on the track may find none left (M4.2).
        self.state.arrivals.joined &= self.state.track.has_foes();
    }
}

/// Whether an effect affects a mouse.
fn concerns_mouse(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Cheese(_)
            | Effect::LoseCheese(_)
            | Effect::Wound(_)
            | Effect::Poison(_)
            | Effect::Hit(_)
            | Effect::Heal(_)
            | Effect::Antidote(_)
            | Effect::Clear
            | Effect::Stun
            | Effect::Web
            | Effect::Charm
            | Effect::Fall
            | Effect::Teleport
            | Effect::Battle(_)
            | Effect::Defence(_)
            | Effect::Hide
            | Effect::Golem
            | Effect::Trap
            | Effect::Draw(_)
            | Effect::First
            | Effect::Captured
    )
}
