//! The current values of mice and minions.

use tabletop::Maybe;

use crate::Mystics;
use crate::agenda::{Attack, Fighter};
use crate::content::{
    CardFacts, CardKind, Chapter, Exit, FoeFacts, HazardTime, HeroFacts, Place, Side, Spaces, Trait,
};
use crate::index::{CardIx, FoeIx, MouseIx, SideIx, TileIx, bit};
use crate::kinds::{Aura, Class, Creature, Edge, Foe, Free, Gift, Slot, Treasure};
use crate::readings::Changed;
use crate::setup::CaptureWounds;
use crate::state::{Keep, Plight, State};

/// Dice of a golem in attack and in defence.
const GOLEM: (u8, u8) = (4, 3);
/// The bit of Fortify among the lasting effects of a mouse.
pub(crate) const FORTIFY: u8 = 1 << Aura::Fortify as u8;
/// The bit of Battle Leader among the lasting effects of a mouse.
pub(crate) const LEADER: u8 = 1 << Aura::BattleLeader as u8;

impl Mystics {
    /// The hero card of a mouse.
    #[inline]
    pub(crate) fn hero(&self, state: &State, mouse: MouseIx) -> HeroFacts {
        self.content.heroes[state.mouse(mouse).hero.index()].facts
    }

    /// A kind of search card.
    #[inline]
    pub(crate) fn card(&self, card: CardIx) -> CardFacts {
        self.content.search[usize::from(card) % self.content.search.len().max(1)].facts
    }

    /// The search card of a party item.
    #[inline]
    pub(crate) fn card_of(&self, treasure: Treasure) -> CardIx {
        CardIx::new(self.content.treasures[treasure.index()])
    }

    /// Whether a creature is large (M7.8).
    #[inline]
    pub(crate) fn is_large(&self, creature: Creature) -> bool {
        self.content.foe(creature.cards()[0]).large
    }

    /// The values of the creature's card that acts or defends now. A boss with several cards acts with the one
    /// whose turn it is, and defends with the upper one on the track.
    pub(crate) fn foe_facts(&self, state: &State, foe: FoeIx) -> FoeFacts {
        self.content.foe(self.foe_card(state, foe))
    }

    /// The card of an enemy that counts now.
    pub(crate) fn foe_card(&self, state: &State, foe: FoeIx) -> Foe {
        let cards = state.enemy(foe).creature.cards();
        if let Some(crate::state::Turn::Foe(now)) = state.track.now
            && cards.contains(&now)
        {
            return now;
        }
        let on_track = state.track.all().iter().find_map(|card| match card {
            Some(crate::state::Turn::Foe(card)) if cards.contains(card) => Some(*card),
            _ => None,
        });
        on_track.unwrap_or(cards[0])
    }

    /// The traits of a mouse's equipment; a golem has none.
    pub(crate) fn traits<'a>(&'a self, state: &'a State, mouse: MouseIx) -> impl Iterator<Item = Trait> + 'a {
        let me = state.mouse(mouse);
        let bare = me.plight.has(Plight::GOLEM) || me.plight.has(Plight::CAPTURED);
        let gear = me.cards.all().iter().filter(move |held| !bare && held.keep == Keep::Gear);
        let gear = gear.filter(move |held| self.serves(state, mouse, held.card));
        gear.flat_map(move |held| {
            let card = self.card(held.card);
            // The traits of a weapon count only in an attack with it (M11.7).
            if card.weapon.is_some() { [Trait::None; 3] } else { card.traits }
        })
    }

    /// Whether any equipment of a mouse, including a weapon it holds, has a trait that satisfies a condition.
    pub(crate) fn has_trait(&self, state: &State, mouse: MouseIx, so: impl Fn(Trait) -> bool) -> bool {
        self.traits(state, mouse).any(so)
    }

    fn sum(&self, state: &State, mouse: MouseIx, of: impl Fn(Trait) -> u8) -> u8 {
        self.traits(state, mouse).map(of).sum()
    }

    /// The lore of a mouse.
    pub(crate) fn lore(&self, state: &State, mouse: MouseIx) -> u8 {
        self.hero(state, mouse).lore
            + self.sum(state, mouse, |one| if let Trait::Lore(n) = one { n } else { 0 })
    }

    /// The move of a mouse.
    pub(crate) fn movement(&self, state: &State, mouse: MouseIx) -> u8 {
        self.hero(state, mouse).movement
            + self.sum(state, mouse, |one| if let Trait::Move(n) = one { n } else { 0 })
    }

    /// The life of a mouse. Equipment also counts for a golem, which only fights without it.
    pub(crate) fn life(&self, state: &State, mouse: MouseIx) -> u8 {
        let gear = state.mouse(mouse).cards.all().iter().filter(|held| held.keep == Keep::Gear);
        let gear = gear.filter(|held| self.serves(state, mouse, held.card));
        let traits = gear.flat_map(|held| self.card(held.card).traits);
        let more: u8 = traits.map(|one| if let Trait::Life(n) = one { n } else { 0 }).sum();
        self.hero(state, mouse).life + more
    }

    /// The number of wounds that capture a mouse (M22.1, D26).
    pub(crate) fn captured_at(&self, state: &State, mouse: MouseIx) -> u8 {
        let beyond = state.options.capture_wounds == CaptureWounds::MoreThanLife;
        self.life(state, mouse) + u8::from(beyond)
    }

    /// The battle of a mouse without a weapon and without a target.
    pub(crate) fn battle(&self, state: &State, mouse: MouseIx) -> u8 {
        let me = state.mouse(mouse);
        let led = state.mice_on(me.spot.tile).filter(|(_, other)| {
            other.aura & LEADER != 0 && self.beside(state, other.spot) & bit(me.spot.space) != 0
        });
        let led = u8::try_from(led.count()).unwrap_or(0);
        if me.plight.has(Plight::GOLEM) {
            return GOLEM.0 + me.fury + led;
        }
        let gear = self.sum(state, mouse, |one| if let Trait::Battle(n) = one { n } else { 0 });
        self.hero(state, mouse).battle + gear + me.fury + led
    }

    /// Dice in defence of a mouse against an attack.
    pub(crate) fn mouse_defence(&self, state: &State, mouse: MouseIx, attack: &Attack) -> u8 {
        let me = state.mouse(mouse);
        if attack.no_defence {
            return 0;
        }
        let guarded = state.mice_on(me.spot.tile).filter(|(_, other)| other.aura & FORTIFY != 0).count();
        let guarded = u8::try_from(guarded).unwrap_or(0);
        let own = if me.plight.has(Plight::GOLEM) {
            GOLEM.1
        } else {
            let gear = self.sum(state, mouse, |one| match one {
                Trait::Defence(n) => n,
                Trait::VsRanged(n) if attack.ranged => n,
                Trait::VsMelee(n) if !attack.ranged => n,
                _ => 0,
            });
            self.hero(state, mouse).defence + gear
        };
        (own + guarded + me.shelter + attack.guard).saturating_sub(attack.less)
    }

    /// Dice in defence of an enemy against an attack.
    pub(crate) fn foe_defence(&self, state: &State, foe: FoeIx, attack: &Attack) -> u8 {
        if attack.no_defence {
            return 0;
        }
        let enemy = state.enemy(foe);
        let facts = self.foe_facts(state, foe);
        let resists = u8::from(attack.by != Fighter::Nobody && facts.resists & (1 << attack.harm as u8) != 0);
        let mut less = attack.less;
        if state.squeak.0.is(enemy.spot.tile) && state.squeak.1 & bit(enemy.spot.space) != 0 {
            less += 1;
        }
        if let Fighter::Mouse(mouse) = attack.by
            && facts.large
            && state.honours[crate::kinds::Honour::CatTamer.index()].is(mouse)
        {
            less += 1;
        }
        (facts.defence + resists).saturating_sub(less)
    }

    /// Dice of an attack with a weapon on an enemy, without abilities (M11.3).
    pub(crate) fn weapon_dice(&self, state: &State, mouse: MouseIx, weapon: Maybe<CardIx>, on: FoeIx) -> u8 {
        let me = state.mouse(mouse);
        let Some(card) = weapon.get().filter(|_| !me.plight.has(Plight::GOLEM)).map(|card| self.card(card))
        else {
            return self.battle(state, mouse);
        };
        let bonus = card.weapon.map_or(0, |weapon| weapon.bonus);
        let enemy = state.enemy(on);
        let vs = |one: Trait| match one {
            Trait::VsLarge(n) if self.is_large(enemy.creature) => n,
            Trait::VsRoach(n) if enemy.creature == Creature::Roach => n,
            _ => 0,
        };
        let weapon_vs: u8 = card
            .traits
            .iter()
            .map(|&one| match one {
                Trait::Battle(n) => n,
                Trait::Mercy => {
                    let hurt = state.mice_on(me.spot.tile).filter(|(other, one)| {
                        *other != mouse && one.spot == me.spot && one.wounds + one.poison > 0
                    });
                    u8::try_from(hurt.count()).unwrap_or(0)
                }
                other => vs(other),
            })
            .sum();
        self.battle(state, mouse) + bonus + weapon_vs + self.sum(state, mouse, vs)
    }

    /// Whether an attack with a weapon from the space of the mouse is ranged: against an enemy on the same space,
    /// the staff is a club.
    pub(crate) fn is_ranged(&self, state: &State, mouse: MouseIx, weapon: Maybe<CardIx>, on: FoeIx) -> bool {
        let me = state.mouse(mouse);
        let Some(card) = weapon.get().filter(|_| !me.plight.has(Plight::GOLEM)).map(|card| self.card(card))
        else {
            return false;
        };
        let close = card.traits.contains(&Trait::Close) && state.enemy(on).spot == me.spot;
        card.weapon.is_some_and(|weapon| weapon.ranged) && !close
    }

    /// The number of a mouse's paws (M1.8), and whether one of them is a tail for a knife.
    pub(crate) fn paws(&self, state: &State, mouse: MouseIx) -> (u8, bool) {
        (2, self.hero(state, mouse).has(Gift::Tail))
    }

    /// The number of paws in use, and whether the tail is; a knife goes into the tail first.
    pub(crate) fn paws_taken(&self, state: &State, mouse: MouseIx) -> (u8, bool) {
        let (_, tail) = self.paws(state, mouse);
        let mut in_tail = false;
        let mut taken = 0;
        for held in state.mouse(mouse).cards.all().iter().filter(|held| held.keep == Keep::Gear) {
            let card = self.card(held.card);
            if card.slot != Some(Slot::Paw) {
                continue;
            }
            if tail && card.knife && !in_tail {
                in_tail = true;
            } else {
                taken += card.paws;
            }
        }
        (taken, in_tail)
    }

    /// Whether a mouse meets the requirements of a card (M1.7).
    pub(crate) fn meets(&self, state: &State, mouse: MouseIx, card: CardIx) -> bool {
        let needs = self.card(card).requires;
        let hero = self.hero(state, mouse);
        (needs.classes == 0 || hero.classes & needs.classes != 0)
            && needs.hero.is_none_or(|who| who == state.mouse(mouse).hero)
            && self.lore(state, mouse) >= needs.lore
            && hero.battle >= needs.battle
    }

    /// Whether a piece of equipment counts for a mouse, which must still meet the requirements (M1.7). Only its
    /// lore can become smaller again, when it loses the card that raised it.
    pub(crate) fn serves(&self, state: &State, mouse: MouseIx, card: CardIx) -> bool {
        let needs = self.card(card).requires.lore;
        let mut lore = self.hero(state, mouse).lore;
        if needs <= lore || !self.reads(Changed::RequirementInUse) {
            return true;
        }
        // Equipment that counts can raise lore, so that more of it counts.
        loop {
            let gear = state.mouse(mouse).cards.all().iter().filter(|held| held.keep == Keep::Gear);
            let serving = gear.map(|held| self.card(held.card)).filter(|one| one.requires.lore <= lore);
            let given: u8 = serving
                .filter(|one| one.weapon.is_none())
                .flat_map(|one| one.traits)
                .map(|one| if let Trait::Lore(n) = one { n } else { 0 })
                .sum();
            let now = self.hero(state, mouse).lore + given;
            if needs <= now || now <= lore {
                return needs <= now;
            }
            lore = now;
        }
    }

    /// Whether a mouse is of a class.
    pub(crate) fn is_class(&self, state: &State, mouse: MouseIx, class: Class) -> bool {
        self.hero(state, mouse).is(class)
    }

    /// Whether a card is worn or held.
    pub(crate) fn is_gear(&self, card: CardIx) -> bool {
        matches!(self.card(card).kind, CardKind::Weapon | CardKind::Armour | CardKind::Accessory)
    }

    /// Whether one more copy of a card counts as starting equipment of a mouse (M2.4), after this number of counted
    /// copies.
    pub(crate) fn is_starting_copy(
        &self,
        state: &State,
        mouse: MouseIx,
        card: CardIx,
        counted: usize,
    ) -> bool {
        let starts = &self.content.heroes[state.mouse(mouse).hero.index()].starts;
        if self.reads(Changed::StartingCopiesOnly) {
            starts.iter().filter(|&&start| start == card.get()).nth(counted).is_some()
        } else {
            starts.contains(&card.get())
        }
    }

    /// Whether a mouse has taken a free action (M6.3).
    pub(crate) fn had(&self, state: &State, free: Free) -> bool {
        state.doing.free & free.bit() != 0
    }

    /// The current chapter.
    #[inline]
    pub(crate) fn chapter<'a>(&'a self, state: &State) -> &'a Chapter {
        &self.content.chapters[usize::from(state.chapter) % self.content.chapters.len().max(1)]
    }

    /// The content of a side.
    #[inline]
    pub(crate) fn side_facts(&self, side: impl Into<Maybe<SideIx>>) -> Option<&Side> {
        self.content.sides.get(side.into().get()?.index())
    }

    /// The side on the back of a side.
    pub(crate) fn reverse(&self, side: impl Into<Maybe<SideIx>>) -> Option<SideIx> {
        self.side_facts(side).map(|side| SideIx::new(side.reverse))
    }

    /// The exit of a side at an edge.
    pub(crate) fn exit(&self, side: impl Into<Maybe<SideIx>>, edge: Edge) -> Option<Exit> {
        self.content.exit(side.into().get()?.get(), edge)
    }

    /// The special rules of the chapter for the visible side of a tile.
    pub(crate) fn place<'a>(&'a self, state: &State, tile: TileIx) -> Option<&'a Place> {
        let side = state.side(tile).get()?.get();
        self.chapter(state).places.iter().find(|place| place.side == side)
    }

    /// Spaces of a tile that no minion enters.
    pub(crate) fn barred(&self, state: &State, tile: TileIx) -> Spaces {
        self.place(state, tile).map_or(0, |place| place.barred)
    }

    /// Spaces of a tile on which a hazard strikes at this time, whatever its other conditions.
    pub(crate) fn hazard_spaces(&self, state: &State, tile: TileIx, when: HazardTime) -> Spaces {
        let Some(place) = self.place(state, tile) else { return 0 };
        let strikes = place.hazards.iter().filter(|hazard| hazard.when == when);
        strikes.fold(0, |spaces, hazard| spaces | hazard.spaces)
    }

    /// The seat that decides what the rules leave to the players: that of the mouse whose turn it is, otherwise
    /// that of the mouse lowest on the track (M20.1).
    pub(crate) fn table_seat(&self, state: &State) -> u8 {
        if let Some(mouse) = state.mouse_now() {
            return state.mouse(mouse).seat;
        }
        let lowest = state.party().max_by_key(|(mouse, _)| match state.track.of_mouse(*mouse) {
            u8::MAX => 0,
            place => place,
        });
        lowest.map_or(0, |(_, mouse)| mouse.seat)
    }
}
