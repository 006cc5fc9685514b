//! Setup (M2).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Task, TaskStack};
use crate::content::{Effect, KINDS};
use crate::event::Event;
use crate::index::{CardIx, MouseIx, SideIx, bit, bits, lowest};
use crate::kinds::{Ability, Hero, Treasure};
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::{Carried, FirstAbility, Setup};
use crate::state::{
    Arrivals, Cards, Doing, Enemies, Keep, Mouse, PARTY, Plight, Spot, State, TILES, Tile, Track, Turn,
    Whereabouts,
};
use crate::{Mystics, Rule};

impl Mystics {
    /// The party of a setup: the named mice, or otherwise those that the chapter requires, then the others in the
    /// order of the box (M2.1).
    pub fn party_of(&self, setup: &Setup) -> impl Iterator<Item = Hero> {
        let chapter = self.content.chapters.get(usize::from(setup.chapter).wrapping_sub(1));
        let (must, barred, mice) =
            chapter.map_or((0, 0, 0), |chapter| (chapter.must, chapter.barred, usize::from(chapter.mice)));
        let usual = if setup.mice.is_empty() { mice } else { 0 };
        let bits_of = |set: u8| move |hero: &Hero| set & (1 << *hero as u8) != 0;
        let first = Hero::ALL.iter().copied().filter(bits_of(must));
        let others = Hero::ALL.iter().copied().filter(bits_of(!(must | barred)));
        setup.mice.iter().copied().chain(first.chain(others).take(usual))
    }

    /// The seat that leads a mouse, by its place in the party (M2.2).
    pub(crate) fn leader_of(setup: &Setup, mouse: MouseIx) -> u8 {
        let by_turns = mouse.get() % setup.players.max(1);
        setup.leaders.get(usize::from(mouse)).copied().unwrap_or(by_turns)
    }

    /// The table before setup begins, for a valid setup.
    pub(crate) fn set_out_table(&self, setup: &Setup) -> State {
        let at = usize::from(setup.chapter.max(1)) - 1;
        let chapter = &self.content.chapters[at.min(self.content.chapters.len().saturating_sub(1))];
        let mut deck = [0; KINDS];
        for (count, card) in deck.iter_mut().zip(&self.content.search) {
            *count = card.facts.copies;
        }
        let mut state = State {
            chapter: setup.chapter.max(1) - 1,
            players: setup.players,
            achievements: setup.achievements,
            options: setup.options,
            party: 0,
            mice: std::array::from_fn(|_| Self::blank_mouse(Hero::Collin, 0)),
            enemies: Enemies::NONE,
            track: Track::EMPTY,
            boss_wounds: [0; 13],
            boss_gone: 0,
            round: 0,
            doing: Doing::FRESH,
            used: 0,
            attacked: 0,
            page: 1,
            end: chapter.end,
            wheel: 0,
            tiles: [Tile { side: Maybe::NONE, x: 0, y: 0, traps: 0 }; TILES],
            explored: 0,
            deck,
            discard: [0; KINDS],
            encounters: (1u32 << self.content.encounters.len()) - 1,
            left: [chapter.standard, chapter.difficult],
            spent: 0,
            open: Maybe::NONE,
            treasures: [Whereabouts::Unowned; 4],
            snare: Spot::AWAY,
            honours: [Maybe::NONE; 5],
            tales: 0,
            flags: 0,
            over: 0,
            greedy: false,
            fresh: false,
            inspire: false,
            slow: (Maybe::NONE, 0),
            squeak: (Maybe::NONE, 0),
            catnip: false,
            abilities: (1u32 << Ability::ALL.len()) - 1,
            defeated: 0,
            arrivals: Arrivals::NOBODY,
            agenda: TaskStack::EMPTY,
            ending: None,
        };
        for (tile, laid) in state.tiles.iter_mut().zip(&chapter.tiles) {
            *tile = Tile { side: SideIx::new(laid.side).into(), x: laid.x, y: laid.y, traps: 0 };
        }
        for (mouse, hero) in MouseIx::enumerate(self.party_of(setup).take(PARTY)) {
            let seat = Self::leader_of(setup, mouse);
            state.mice[mouse.index()] = Self::blank_mouse(hero, seat);
            state.party += 1;
        }
        state
    }

    /// A mouse without cards.
    pub(crate) fn blank_mouse(hero: Hero, seat: u8) -> Mouse {
        Mouse {
            hero,
            seat,
            spot: Spot::AWAY,
            plight: Plight::default(),
            wounds: 0,
            poison: 0,
            cheese: 0,
            abilities: 0,
            cards: Cards::EMPTY,
            captures: 0,
            searched: 0,
            fury: 0,
            shelter: 0,
            aura: 0,
            roaches: 0,
            treasure: false,
        }
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Sets the table up to the first decision (M2).
    pub fn begin(&mut self, setup: &Setup) -> Result<(), C::Error> {
        for rule in [Rule::M2_1, Rule::M2_2, Rule::M2_5, Rule::M2_8] {
            self.cite(rule);
        }
        self.outfit(setup);
        let party = MouseIx::first(self.state.party);
        let mut tasks = [Task::Nothing; 2 * PARTY + 1];
        let mut len = 0;
        for mouse in party.clone() {
            if self.chooses_first(mouse) {
                tasks[len] = Task::Learn { mouse, level: false };
                len += 1;
            }
        }
        for mouse in party {
            tasks[len] = Task::SetOut(mouse);
            len += 1;
        }
        tasks[len] = Task::SetOff;
        self.push_all(&tasks[..=len]);
        self.run()
    }

    /// Whether a mouse chooses a first ability card (M2.3). With one reading, a mouse that has abilities from
    /// earlier chapters chooses one, too (D72).
    fn chooses_first(&mut self, mouse: MouseIx) -> bool {
        let brings = self.state.mouse(mouse).abilities != 0;
        if brings {
            self.cite(Rule::D72);
        }
        !brings || self.state.options.first_ability == FirstAbility::EveryChapter
    }

    /// Gives the mice their starting equipment, the things from earlier chapters, and the gifts of the chapter.
    pub fn outfit(&mut self, setup: &Setup) {
        for mouse in MouseIx::first(self.state.party) {
            self.equip_start(mouse);
        }
        self.bring_along(setup);
        for &effect in &self.game.chapter(self.state).gives {
            self.give_party(effect);
        }
    }

    /// A mouse takes its starting equipment out of the search deck (M2.4).
    pub fn equip_start(&mut self, mouse: MouseIx) {
        let starts = &self.game.content.heroes[self.state.mouse(mouse).hero.index()].starts;
        for card in starts.iter().copied().map(CardIx::new) {
            let left = &mut self.state.deck[usize::from(card) % KINDS];
            if *left > 0 {
                *left -= 1;
                self.state.mouse_mut(mouse).cards.add(card, Keep::Gear);
                self.tell(Rule::M2_4, Event::Wore { mouse, card });
            }
        }
    }

    /// Gives the party its things from earlier chapters (M28).
    fn bring_along(&mut self, setup: &Setup) {
        let Some(carried) = &setup.carried else { return };
        self.cite(Rule::M28_3);
        for tale in &carried.tales {
            self.state.tales |= 1 << *tale as u8;
            self.tell(Rule::M28_1, Event::Tale { tale: *tale });
        }
        for (hero, abilities) in &carried.abilities {
            if self.state.find(*hero).is_none() && !self.may_join(*hero) {
                // No other mouse can learn the abilities of a mouse that is not in the party (M28.1).
                self.state.abilities &= !abilities.iter().fold(0, |all, one| all | 1 << *one as u32);
            }
        }
        for mouse in MouseIx::first(self.state.party) {
            let kept = self.fetch(carried, mouse);
            self.tell_brought(mouse, kept);
        }
        // The list of mice continues with those that may join the party, with their things.
        let mut places = MouseIx::enumerate(0..PARTY).map(|(mouse, _)| mouse).skip(self.state.party.into());
        for &hero in Hero::ALL {
            let brings = |learned: &Vec<Ability>| !learned.is_empty();
            let brings = carried.abilities.get(&hero).is_some_and(brings) || carried.kept.contains_key(&hero);
            let waits = brings && self.state.find(hero).is_none() && self.may_join(hero);
            if waits && let Some(mouse) = places.next() {
                *self.state.mouse_mut(mouse) = Mystics::blank_mouse(hero, 0);
                self.fetch(carried, mouse);
            }
        }
    }

    /// Whether the chapter may let a mouse join that has things from earlier chapters (H5.10).
    fn may_join(&self, hero: Hero) -> bool {
        self.game.reads(Changed::JoinsWithWhatItHas)
            && Mystics::joiners(self.game.chapter(self.state)).any(|one| one == hero)
    }

    /// Gives a mouse its learned abilities (M28.1) and the card that it keeps (M28.2), and returns the card.
    fn fetch(&mut self, carried: &Carried, mouse: MouseIx) -> Option<CardIx> {
        let hero = self.state.mouse(mouse).hero;
        let learned = carried.abilities.get(&hero).into_iter().flatten();
        let learned = learned.fold(0, |all, &ability| all | 1 << ability as u32) & self.state.abilities;
        self.state.abilities &= !learned;
        self.state.mouse_mut(mouse).abilities |= learned;
        let kept = carried.kept.get(&hero).and_then(|id| self.game.card_named(id))?;
        let left = self.state.deck[usize::from(kept) % KINDS].checked_sub(1)?;
        self.state.deck[usize::from(kept) % KINDS] = left;
        self.state.mouse_mut(mouse).cards.add(kept, self.game.keeps(kept));
        Some(kept)
    }

    /// Logs the things of a mouse from earlier chapters.
    fn tell_brought(&mut self, mouse: MouseIx, kept: Option<CardIx>) {
        for ability in bits::<u8>(self.state.mouse(mouse).abilities.into()) {
            if let Some(&ability) = Ability::ALL.get(usize::from(ability)) {
                self.tell(Rule::M28_1, Event::Learned { mouse, ability, cost: 0 });
            }
        }
        if let Some(card) = kept {
            self.cite(Rule::D39);
            self.tell(Rule::M28_2, Event::Kept { mouse, card, keep: self.game.keeps(card) });
        }
    }

    /// Gives the party a gift of the chapter (M2.4).
    fn give_party(&mut self, effect: Effect) {
        let Effect::Card(card) = effect else { return };
        let card = CardIx::new(card);
        let left = &mut self.state.deck[usize::from(card) % KINDS];
        if *left == 0 {
            return;
        }
        *left -= 1;
        if let Some(treasure) = self.game.treasure_of(card) {
            self.state.treasures[treasure.index()] = Whereabouts::Stash;
            self.tell(Rule::M2_4, Event::Stashed { treasure });
        } else {
            let keep = self.game.keeps(card);
            let mouse = MouseIx::new(0);
            self.state.mouse_mut(mouse).cards.add(card, keep);
            self.tell(Rule::M2_4, Event::Kept { mouse, card, keep });
        }
    }

    /// Visits the sides where the mice begin for the first time, then sets the order (M2.7).
    pub fn set_off(&mut self) -> Result<(), C::Error> {
        if self.state.track.all().is_empty() {
            let fresh = self.state.active().find(|(_, mouse)| !self.state.is_explored(mouse.spot.tile));
            if let Some((mouse, one)) = fresh {
                let tile = one.spot.tile;
                self.push_all(&[Task::Visit { tile, mouse }, Task::SetOff]);
                return Ok(());
            }
            self.cite(Rule::M2_7);
            self.deal(0)?;
            return Ok(());
        }
        let fresh = self.state.active().find(|(_, mouse)| !self.state.is_explored(mouse.spot.tile));
        if let Some((mouse, one)) = fresh {
            let tile = one.spot.tile;
            self.push_all(&[Task::Visit { tile, mouse }, Task::SetOff]);
        }
        self.cite(Rule::M2_10);
        Ok(())
    }

    /// A mouse joins the party during a chapter: its card goes to the bottom of the track.
    pub fn join(&mut self, hero: Hero, by: MouseIx, rule: Rule) {
        if self.state.find(hero).is_some() || usize::from(self.state.party) >= PARTY {
            return;
        }
        let mouse = MouseIx::new(self.state.party);
        let by = self.state.mouse(by).clone();
        let room = self.game.room_near(self.state, by.spot.tile, bit(by.spot.space));
        let spot = Spot { tile: by.spot.tile, space: lowest(room) };
        // A mouse with things from earlier chapters is after the party in the list; the others there keep their
        // order.
        let waiting = &mut self.state.mice[mouse.index()..];
        match waiting.iter().position(|one| one.hero == hero && Self::waits(one)) {
            Some(place) => waiting[..=place].rotate_right(1),
            None => {
                waiting.rotate_right(1);
                waiting[0] = Mystics::blank_mouse(hero, by.seat);
            }
        }
        self.state.party += 1;
        let me = self.state.mouse_mut(mouse);
        me.seat = by.seat;
        me.spot = spot;
        let kept = me.cards.all().first().map(|held| held.card);
        self.state.track.append(Turn::Mouse(mouse));
        self.tell(rule, Event::Joined { mouse, spot });
        self.tell_brought(mouse, kept);
        self.equip_start(mouse);
        if self.chooses_first(mouse) {
            self.push(Task::Learn { mouse, level: false });
        }
    }

    /// Whether a mouse beyond the party is in the list with its things.
    fn waits(mouse: &Mouse) -> bool {
        mouse.abilities != 0 || !mouse.cards.all().is_empty()
    }
}

impl Mystics {
    /// The party item of a search card, if it is one.
    pub(crate) fn treasure_of(&self, card: CardIx) -> Option<Treasure> {
        Treasure::ALL.iter().copied().find(|one| self.card_of(*one) == card)
    }

    /// The part of its cards into which a mouse puts a found card (M1.5).
    pub(crate) fn keeps(&self, card: CardIx) -> Keep {
        if self.card(card).kind == crate::content::CardKind::Trick { Keep::Trick } else { Keep::Pack }
    }
}
