//! Encounters (M16), placing minions (M17, M18), surges (M19) and initiative (M4).

use tabletop::{Chance, Log};

use crate::agenda::{Source, Task};
use crate::content::{ENCOUNTERS, Encounter, First, Line, Spaces};
use crate::event::Event;
use crate::index::{self, EncounterIx, MouseIx, SpaceIx, TileIx, bit, bits, lowest};
use crate::kinds::{Ability, Creature, Figure, Foe, Gift, Hero, Treasure};
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::{BossAmbush, BossCards, Gaps, LateFigures, Placing, SurgeOrder, WoundedCard};
use crate::state::{Arrivals, Enemy, PARTY, Spot, State, TRACK, Turn, WHEEL};
use crate::{Mystics, Rule};

impl Mystics {
    /// The number of figures of a kind in the box (M17.7, M17.8).
    pub(crate) fn figures(figure: Figure) -> u8 {
        match figure {
            Figure::Roach => 8,
            Figure::Rat => 6,
            Figure::Spider | Figure::Centipede => 1,
        }
    }

    /// The number of figures of a creature that can still be placed (M17.8): figures, and tokens under rats (D19).
    pub(crate) fn figures_left(&self, state: &State, creature: Creature) -> u8 {
        let count = |so: &dyn Fn(Creature) -> bool| {
            u8::try_from(state.foes().filter(|(_, enemy)| so(enemy.creature)).count()).unwrap_or(u8::MAX)
        };
        let Some(figure) = creature.figure() else {
            return 1u8.saturating_sub(count(&|other| other == creature));
        };
        let left = Self::figures(figure).saturating_sub(count(&|other| other.figure() == Some(figure)));
        let tokens = match creature {
            Creature::EliteRatWarrior => 4,
            Creature::CaptainVurst | Creature::SkitterClak | Creature::Vanestra => 1,
            _ => u8::MAX,
        };
        left.min(tokens - count(&|other| other == creature).min(tokens))
    }

    /// The spaces where the next figure may be placed (M17.2 to M17.4); of several, the players choose (M17.5).
    fn entry_spaces(&self, state: &State, creature: Creature, used: Spaces) -> (Rule, Spaces) {
        let tile = state.arriving_on();
        let map = self.map(state, tile);
        let crowd = self.crowd(state, tile);
        let facts = self.content.foe(creature.cards()[0]);
        let best = |spaces: Spaces, farthest: bool| {
            let far = |space: SpaceIx| self.to_mice(state, tile, space);
            let of = bits(spaces).map(far);
            let Some(best) = (if farthest { of.max() } else { of.min() }) else { return 0 };
            bits(spaces).filter(|&space| far(space) == best).fold(0, |all, space| all | bit(space))
        };
        let entries = map.entries & !self.barred(state, tile);
        let room = if facts.large { !(crowd.any() & !map.areas) } else { !crowd.full };
        let free = entries & room;
        if free == 0 {
            // With every entry full, the nearest spaces with room (H5.9).
            let ring = if facts.large {
                let steps = bits(map.all & room & !self.barred(state, tile));
                let near = |space: SpaceIx| {
                    bits(entries).map(|entry| self.distance(state, tile, entry, space)).min()
                };
                steps.min_by_key(|&space| near(space)).map_or(0, bit)
            } else {
                self.room_near(state, tile, entries)
            };
            return (Rule::H5_9, ring);
        }
        let step = self.placing_step(state, creature);
        if step == 1 {
            return (Rule::M17_3, best(free, false));
        }
        if step == 0 {
            let high = map.high_entries & free;
            return (Rule::M17_2, if high != 0 { high } else { best(free, true) });
        }
        // First spaces where no arriving figure has been put, then spaces where no small figure has spread out.
        let fresh = free & !used;
        let second = free & !self.spread_over(state, tile);
        (Rule::M17_4, [fresh, second, free].into_iter().find(|&spaces| spaces != 0).unwrap_or(0))
    }

    /// The spaces of a tile to which figures have spread out just now (M17.4).
    fn spread_over(&self, state: &State, tile: TileIx) -> Spaces {
        if !self.reads(Changed::SpreadOverAll) {
            return u64::MAX;
        }
        let new = state.foes_on(tile).filter(|(_, foe)| foe.new);
        let spread = new.filter(|(_, foe)| self.placing_step(state, foe.creature) == 2);
        spread.fold(0, |all, (_, foe)| all | bit(foe.spot.space))
    }

    /// The step in which a creature is placed: 0 far away (M17.2), 1 near (M17.3), 2 spread out (M17.4). D50
    /// decides the step of large ranged ones.
    fn placing_step(&self, state: &State, creature: Creature) -> u8 {
        let facts = self.content.foe(creature.cards()[0]);
        let all = state.options.placing == Placing::AllRanged;
        match (facts.large || creature == Creature::Brodie, facts.ranged) {
            (true, true) if all && creature != Creature::Brodie => 0,
            (true, _) => 1,
            (false, true) => 0,
            (false, false) => 2,
        }
    }

    /// The creature to place next: small ranged ones, then large ones, then the others (M17.2).
    fn next_arrival(&self, state: &State) -> Option<Creature> {
        let waiting = Creature::ALL.iter().copied().filter(|one| state.arrivals.counts[one.index()] > 0);
        waiting.min_by_key(|&creature| (self.placing_step(state, creature), creature))
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Mice visit a side for the first time in this chapter (M16.1, M1.13).
    pub fn visit(&mut self, tile: TileIx, mouse: MouseIx) -> Result<(), C::Error> {
        let Some(side) = self.state.side(tile).get() else { return Ok(()) };
        self.state.explored |= side.bit();
        self.state.mice.iter_mut().for_each(|mouse| mouse.roaches = 0);
        self.tell(Rule::M1_13, Event::Visited { side });
        let place = self.game.place(self.state, tile);
        match place.map(|place| &place.first) {
            None | Some(First::Encounter) => self.encounter(tile),
            Some(First::Nothing) => Ok(()),
            Some(First::Special { line, spaces, effects }) => {
                if !effects.is_empty() {
                    self.push_effects(Source::First(side), Some(mouse), None);
                }
                self.cite(Rule::M1_13);
                self.expect(tile, false, true);
                self.add_line(line);
                for space in spaces.iter().copied().map(SpaceIx::new) {
                    // The chapter says where these figures stand (M2.6).
                    if let Some(creature) = self.game.next_arrival(self.state) {
                        self.put(creature, space, Rule::M2_6);
                    }
                }
                self.push_all(&[Task::Arrive, Task::Arrived]);
                Ok(())
            }
        }
    }

    /// An encounter card is turned up (M16.1).
    fn encounter(&mut self, tile: TileIx) -> Result<(), C::Error> {
        if self.state.encounters_left() == 0 {
            if self.state.spent == 0 {
                return Ok(());
            }
            // The discarded cards become the new deck.
            self.cite(Rule::H5_5);
            for card in bits::<u8>(self.state.spent.into()) {
                let difficult = self.game.content.encounters[usize::from(card)].difficult;
                self.state.left[usize::from(difficult)] += 1;
            }
            self.state.encounters |= std::mem::take(&mut self.state.spent);
        }
        let kind = self.chance.draw("encounter-kind", &self.state.left)?;
        let mut counts = [0u8; ENCOUNTERS];
        for (at, (count, card)) in counts.iter_mut().zip(&self.game.content.encounters).enumerate() {
            let here = self.state.encounters & (1 << at) != 0;
            *count = u8::from(here && usize::from(card.difficult) == kind);
        }
        let Some(card) = EncounterIx::at(self.chance.draw("encounter", &counts)?) else { return Ok(()) };
        self.state.encounters &= !card.bit();
        self.state.left[kind] -= 1;
        if let Some(gone) = std::mem::take(&mut self.state.open).get() {
            self.state.spent |= gone.bit();
            self.tell(Rule::M16_3, Event::EncounterGone { card: gone });
        }
        self.state.open = card.into();
        self.tell(Rule::M16_1, Event::Encounter { card });
        self.push(Task::Disguise { tile });
        Ok(())
    }

    /// Brings the minions of the open card; without the rat warriors if the party is disguised (M26.2).
    pub fn come(&mut self, tile: TileIx, disguised: bool) -> Result<(), C::Error> {
        let Some(line) = self.game.open_line(self.state) else { return Ok(()) };
        self.expect(tile, false, true);
        self.add_line(line);
        if disguised {
            let count = std::mem::take(&mut self.state.arrivals.counts[Creature::RatWarrior.index()]);
            self.tell(Rule::M26_2, Event::Disguised { count });
            self.back_into_deck(Treasure::Disguises, Rule::M26_2);
        }
        self.cite(Rule::M16_2);
        self.push_all(&[Task::Arrive, Task::Arrived]);
        Ok(())
    }

    /// Prepares the arrival of minions on a tile.
    fn expect(&mut self, tile: TileIx, surge: bool, order: bool) {
        self.state.arrivals = Arrivals {
            tile: tile.into(),
            surge,
            order,
            joined: self.state.track.has_foes(),
            ..Arrivals::NOBODY
        };
        self.state.enemies.change_all(|enemy| enemy.new = false);
    }

    /// Adds the minions of a line, with its keywords (M18).
    fn add_line(&mut self, line: &Line) {
        for &(creature, count) in &line.minions {
            let counts = &mut self.state.arrivals.counts[creature.index()];
            *counts = counts.saturating_add(count);
        }
        self.state.arrivals.ambush |= line.ambush && !self.state.arrivals.surge;
        if line.mousetraps {
            let tile = self.state.arriving_on();
            let crosses = self.game.map(self.state, tile).crosses;
            if let Some(tile) = self.state.tiles.get_mut(usize::from(tile)) {
                tile.traps |= crosses;
            }
            self.tell(Rule::M18_1, Event::Mousetraps { tile });
        }
        if line.greedy && !self.state.greedy {
            self.state.greedy = true;
            self.cite(Rule::M18_4);
            self.tell(Rule::M18_4, Event::Greedy);
        }
    }

    /// Brings some figures of a creature, outside an encounter and a surge of the wheel.
    pub fn bring(&mut self, tile: TileIx, creature: Creature, count: u8) {
        self.expect(tile, true, false);
        self.state.arrivals.counts[creature.index()] = count;
        self.push_all(&[Task::Arrive, Task::Arrived]);
    }

    /// The next figure is placed (M17).
    pub fn arrive(&mut self) -> Result<(), C::Error> {
        while let Some(creature) = self.game.next_arrival(self.state) {
            let count = self.state.arrivals.counts[creature.index()];
            let gone = creature.is_boss()
                && creature.cards().iter().all(|&card| self.state.boss_gone & (1 << card as u16) != 0);
            let left = if gone { 0 } else { self.game.figures_left(self.state, creature) };
            if left < count {
                self.state.arrivals.counts[creature.index()] = left;
                self.tell(Rule::M17_8, Event::TooFew { creature, count: count - left });
                continue;
            }
            let used = self.state.arrivals.used;
            let (rule, spaces) = self.game.entry_spaces(self.state, creature, used);
            let tile = self.state.arriving_on();
            if spaces & !used == 0 && spaces & !self.game.spread_over(self.state, tile) == 0 {
                self.state.arrivals.used = 0;
            }
            let open = spaces.count_ones();
            let spread = rule == Rule::M17_4 && u32::from(count) >= open;
            if open > 1 && !spread {
                self.cite(rule);
                self.push(Task::Entry { creature, spaces });
                return Ok(());
            }
            if spaces == 0 {
                // No space of the tile has room.
                self.state.arrivals.counts[creature.index()] = 0;
                self.tell(Rule::M17_8, Event::TooFew { creature, count });
                continue;
            }
            self.put(creature, lowest(spaces), rule);
        }
        Ok(())
    }

    /// A figure is put on a space (M17.1).
    pub fn put(&mut self, creature: Creature, space: SpaceIx, rule: Rule) {
        let counts = &mut self.state.arrivals.counts[creature.index()];
        *counts = counts.saturating_sub(1);
        if self.game.figures_left(self.state, creature) == 0 {
            return;
        }
        let spot = Spot { tile: self.state.arriving_on(), space };
        let Some(foe) = self.state.enemies.free() else { return };
        // Whether it still has its turn if that of its card is in progress (D74).
        let late = matches!(self.state.track.now, Some(Turn::Foe(now)) if now.creature() == creature);
        let acted = late && self.state.options.late_figures == LateFigures::Wait;
        if late {
            self.cite(Rule::D74);
        }
        self.state.enemies.put(foe, Enemy { creature, spot, new: true, acted, ..Enemy::NOBODY });
        self.state.arrivals.used |= bit(space);
        let card = creature.cards()[0];
        if self.state.track.place(Turn::Foe(card)).is_none() {
            self.state.arrivals.cards |= 1 << card as u16;
        }
        let facts = self.game.content.foe(card);
        if facts.large && facts.ranged {
            self.cite(Rule::D50);
        }
        if creature == Creature::Roach && self.state.greedy {
            self.cite(Rule::D77);
        }
        self.cite(Rule::M17_1);
        self.tell(rule, Event::Arrived { foe, creature, spot });
    }

    /// All figures are placed: cards are added, and the order is set (M16.2, M4).
    pub fn arrived(&mut self) -> Result<(), C::Error> {
        // A boss with more than two cards brings two of them (M4.6).
        if bits(self.state.arrivals.cards.into())
            .filter_map(|at: u8| Foe::ALL.get(usize::from(at)))
            .any(|card| card.creature().cards().len() > 1)
        {
            self.cite(Rule::M4_6);
        }
        for creature in [Creature::Vanestra] {
            let first = creature.cards()[0];
            let hers = creature.cards().iter().fold(0, |all, &card| all | 1 << card as u16);
            // Her first card represents her until two have been chosen.
            if self.state.arrivals.cards & hers == 1 << first as u16 {
                self.state.arrivals.cards &= !(1 << first as u16);
                let mut waiting = self.game.boss_cards_waiting(self.state, creature);
                if self.state.options.boss_cards == BossCards::Chosen && waiting.count_ones() > 2 {
                    self.push(Task::BossCards(creature));
                    return Ok(());
                }
                self.cite(Rule::D7);
                for _ in 0..2 {
                    if waiting == 0 {
                        break;
                    }
                    let counts: [u8; 13] = std::array::from_fn(|at| u8::from(waiting & (1 << at) != 0));
                    let card = self.chance.draw("boss", &counts)?;
                    waiting &= !(1 << card);
                    self.state.arrivals.cards |= 1 << card;
                }
            }
        }
        // Brodie brings both of his cards.
        let pair = 1u16 << Foe::BrodieChases as u16 | 1 << Foe::BrodiePounces as u16;
        if self.state.arrivals.cards & pair != 0 {
            self.state.arrivals.cards |= pair & !self.state.boss_gone;
        }
        let Arrivals { cards, ambush, surge, order, joined, .. } =
            std::mem::replace(&mut self.state.arrivals, Arrivals::NOBODY);
        let appended = joined || (surge && self.state.options.surge_order == SurgeOrder::Append);
        if surge && !joined && cards != 0 {
            self.cite(Rule::D62);
        }
        if !order && cards == 0 {
            self.after_order(false);
            return Ok(());
        }
        self.cite(Rule::M17_6);
        if appended {
            self.append_cards(cards, joined, ambush)?;
        } else {
            self.deal(cards | self.cardless())?;
        }
        if ambush {
            self.ambush(None)?;
        }
        self.after_order(!appended);
        Ok(())
    }

    /// The cards of creatures that are on the board without one, as bits. With one reading a card leaves with each
    /// figure of several lives (D71), and returns when all cards are dealt again (M4.2).
    fn cardless(&self) -> u16 {
        if self.state.options.wounded_card == WoundedCard::LastFigure {
            return 0;
        }
        let here = self.state.foes().map(|(_, enemy)| enemy.creature).filter(|one| !one.is_boss());
        here.fold(0, |all, creature| all | 1 << creature.cards()[0] as u16)
    }

    /// All cards are shuffled and dealt from the top (M4.2).
    pub fn deal(&mut self, cards: u16) -> Result<(), C::Error> {
        let mut counts = [0u8; TRACK + 1];
        // The cards of the mice by hero, then those of their foes.
        for (_, mouse) in self.state.party() {
            counts[mouse.hero.index()] = 1;
        }
        for card in bits::<u8>(cards.into()) {
            counts[PARTY + usize::from(card)] = 1;
        }
        let now = self.state.track.now;
        self.state.track.clear();
        for place in 0.. {
            if counts.iter().all(|&count| count == 0) {
                break;
            }
            let drawn = self.chance.draw("initiative", &counts)?;
            counts[drawn] = 0;
            let foe = drawn.checked_sub(PARTY).and_then(|foe| Foe::ALL.get(foe)).map(|&foe| Turn::Foe(foe));
            let mouse = || Hero::ALL.get(drawn).and_then(|&hero| self.state.find(hero)).map(Turn::Mouse);
            let Some(card) = foe.or_else(mouse) else { continue };
            self.state.track.append(card);
            self.tell(Rule::M4_2, Event::Dealt { place, card });
        }
        self.state.track.now = now;
        self.state.track.follow();
        self.state.fresh = now.is_some();
        self.cite(Rule::M4_1);
        Ok(())
    }

    /// New cards go to the bottom, those of a boss last (M4.3, M4.7).
    fn append_cards(&mut self, cards: u16, joined: bool, ambush: bool) -> Result<(), C::Error> {
        if joined && cards != 0 {
            self.cite(Rule::M4_3);
        }
        let pair =
            |card: u8| Foe::ALL.get(usize::from(card)).is_some_and(|foe| foe.creature().cards().len() > 1);
        let bosses = bits(cards.into()).filter(|&card| pair(card)).fold(0u16, |all, card| all | 1 << card);
        for group in [cards & !bosses, bosses] {
            let mut left = group;
            while left != 0 {
                let counts: [u8; 13] = std::array::from_fn(|at| u8::from(left & (1 << at) != 0));
                let drawn = self.chance.draw("initiative", &counts)?;
                left &= !(1 << drawn);
                if let Some(&foe) = Foe::ALL.get(drawn) {
                    // Into a place that has become free, except for the cards of a boss (D9, M4.7).
                    if self.state.options.gaps == Gaps::Filled && !pair(foe as u8) {
                        self.cite(Rule::D9);
                        self.state.track.fill(Turn::Foe(foe));
                    } else {
                        self.state.track.append(Turn::Foe(foe));
                    }
                    self.tell(Rule::M4_3, Event::Appended { card: Turn::Foe(foe) });
                }
            }
        }
        if joined && bosses != 0 && !ambush {
            self.cite(Rule::M4_7);
            self.ambush(Some(bosses))?;
        }
        Ok(())
    }

    /// Minion cards move up by one die each, from top to bottom of their order (M18.3, D20): all of them, or those
    /// of a boss that joins (M4.7).
    fn ambush(&mut self, only: Option<u16>) -> Result<(), C::Error> {
        let mut order = [None; TRACK];
        for (place, &card) in order.iter_mut().zip(self.state.track.all()) {
            *place = card;
        }
        let mut bosses = 0;
        for card in order.into_iter().flatten() {
            let Turn::Foe(foe) = card else { continue };
            if only.is_some_and(|only| only & (1 << foe as u16) == 0) {
                continue;
            }
            if only.is_some() {
                bosses += 1;
                if bosses > 1 {
                    self.cite(Rule::D8);
                    if self.state.options.boss_ambush == BossAmbush::FirstCard {
                        break;
                    }
                }
            }
            let face = self.die("ambush")?;
            self.state.track.raise(card, face.number());
            self.tell(Rule::M18_3, Event::Ambushed { card: foe, face });
        }
        Ok(())
    }

    /// After the order is set: Collin's command, and shots at minions that were just placed.
    fn after_order(&mut self, anew: bool) {
        let shooters = self.state.active().filter(|(_, mouse)| mouse.knows(Ability::PreemptiveShot));
        for mouse in index::mice(shooters.fold(0, |all, (mouse, _)| all | mouse.bit())) {
            self.push(Task::Preempt(mouse));
        }
        let collin = self.state.find(Hero::Collin).filter(|&mouse| self.state.mouse(mouse).is_active());
        if let Some(mouse) =
            collin.filter(|&mouse| anew && self.game.hero(self.state, mouse).has(Gift::Command))
        {
            self.push(Task::Command(mouse));
        }
    }

    /// Six cheese on the wheel: the hourglass moves, the surge comes, the wheel is emptied (M19).
    pub fn turn_wheel(&mut self) {
        // A full wheel makes one surge: no other one starts while its cheese is still there (D57).
        let surging = self.state.agenda.tasks().contains(&Task::WheelOff);
        if self.state.wheel >= WHEEL && !surging {
            self.cite(Rule::M19_1);
            self.hourglass(Rule::M19_2);
            if self.state.ending.is_none() {
                self.push_all(&[Task::Surge, Task::WheelOff]);
            }
        }
    }

    /// Removes all cheese from the wheel, including that beyond the sixth (M19.2, D57).
    pub fn empty_wheel(&mut self) {
        let count = std::mem::take(&mut self.state.wheel);
        self.tell(Rule::M19_2, Event::WheelOff { count });
    }

    /// The tile of a surge: that of the mouse whose turn it is, otherwise of the creature, otherwise of the mouse
    /// highest on the track.
    fn surge_tile(&self) -> Option<TileIx> {
        let of_turn = match self.state.track.now {
            Some(Turn::Mouse(mouse)) => Some(self.state.mouse(mouse).spot.tile),
            Some(Turn::Foe(card)) => {
                self.state.of(card.creature()).next().map(|foe| self.state.enemy(foe).spot.tile)
            }
            None => None,
        };
        of_turn.filter(|&tile| self.state.mice_on(tile).next().is_some()).or_else(|| {
            let highest = self.state.active().min_by_key(|(mouse, _)| self.state.track.of_mouse(*mouse));
            highest.map(|(_, mouse)| mouse.spot.tile)
        })
    }

    /// The surge itself (M19.2): that of the tile, otherwise that of the open card, otherwise none.
    pub fn surge(&mut self) -> Result<(), C::Error> {
        let Some(tile) = self.surge_tile() else { return Ok(()) };
        if self.state.active().any(|(_, mouse)| mouse.spot.tile != tile) {
            self.cite(Rule::H5_12);
        }
        if let Some(side) = self.state.side(tile).get()
            && let Some(surge) = self.game.place(self.state, tile).and_then(|place| place.surge.as_ref())
        {
            self.tell(Rule::M19_2, Event::Surge { side: Some(side), card: None });
            self.expect(tile, true, false);
            self.add_line(&surge.line);
            self.push_all(&[Task::Arrive, Task::Arrived]);
            // Effects on the tile come before the arriving minions (H5.11).
            if !surge.effects.is_empty() {
                self.push_effects(Source::Surge(side), None, None);
            }
            return Ok(());
        }
        let Some(card) = std::mem::take(&mut self.state.open).get() else {
            self.tell(Rule::M19_2, Event::Surge { side: None, card: None });
            return Ok(());
        };
        self.state.spent |= card.bit();
        self.tell(Rule::M19_2, Event::Surge { side: None, card: Some(card) });
        let line = &self.game.content.encounters[usize::from(card)].surge;
        self.expect(tile, true, false);
        self.add_line(line);
        self.push_all(&[Task::Arrive, Task::Arrived]);
        Ok(())
    }
}

impl Mystics {
    /// The open encounter card (M16.3).
    pub(crate) fn open_encounter(&self, state: &State) -> Option<&Encounter> {
        self.content.encounters.get(state.open.get()?.index())
    }

    /// The line of the open encounter card for the page of the hourglass.
    pub(crate) fn open_line(&self, state: &State) -> Option<&Line> {
        let card = self.open_encounter(state)?;
        let page = usize::from(state.page.max(1)) - 1;
        card.lines.get(page).or_else(|| card.lines.last())
    }
}
