//! The tasks to do, and the attack in progress.

use tabletop::{Maybe, StackTask};

use crate::content::Spaces;
use crate::index::{CardIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Creature, Harm, Mark};

/// The maximal number of tasks; chains of effects need far fewer.
pub const DEPTH: usize = 40;

/// One side of a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fighter {
    /// A mouse, by its place in the party.
    Mouse(MouseIx),
    /// An enemy, by its place in the list.
    Foe(FoeIx),
    /// Neither: a chapter, a card or the Grape.
    Nobody,
}

/// An attack in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The attacker.
    pub by: Fighter,
    /// The defender; of several, the one that defends now.
    pub on: Fighter,
    /// Dice in attack.
    pub dice: u8,
    /// Whether bows hit, instead of swords.
    pub ranged: bool,
    /// The kind of attack.
    pub harm: Harm,
    /// The rolled hits.
    pub hits: u8,
    /// Dice fewer in defence.
    pub less: u8,
    /// Dice more in defence.
    pub guard: u8,
    /// Wounds fewer (Resolve).
    pub spared: u8,
    /// Whether no defence is rolled (Constrict).
    pub no_defence: bool,
    /// The search card of the weapon, if any.
    pub weapon: Maybe<CardIx>,
    /// The ability card used with it, if any.
    pub ability: Option<Ability>,
    /// Bits of [`Mark`]s.
    pub marks: u8,
    /// Cheese rolled in the attack.
    pub cheese: u8,
}

impl Attack {
    /// The bit of [`Mark::Poison`].
    pub const POISON: u8 = 1 << Mark::Poison as u8;
    /// The bit of [`Mark::Stun`].
    pub const STUN: u8 = 1 << Mark::Stun as u8;
    /// The bit of [`Mark::Charm`].
    pub const CHARM: u8 = 1 << Mark::Charm as u8;
    /// The bit of [`Mark::Web`].
    pub const WEB: u8 = 1 << Mark::Web as u8;
    /// The bit of [`Mark::Steal`].
    pub const STEAL: u8 = 1 << Mark::Steal as u8;
    /// The bit of [`Mark::Charmed`].
    pub const CHARMED: u8 = 1 << Mark::Charmed as u8;
    /// The bit of [`Mark::Brodie`].
    pub const BRODIE: u8 = 1 << Mark::Brodie as u8;
    /// The bit of [`Mark::Again`].
    pub const AGAIN: u8 = 1 << Mark::Again as u8;

    /// An attack without attacker, defender and dice.
    pub const NONE: Self = Self {
        by: Fighter::Nobody,
        on: Fighter::Nobody,
        dice: 0,
        ranged: false,
        harm: Harm::Sharp,
        hits: 0,
        less: 0,
        guard: 0,
        spared: 0,
        no_defence: false,
        weapon: Maybe::NONE,
        ability: None,
        marks: 0,
        cheese: 0,
    };
}

/// The kind of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Search {
    /// A normal one (M13.1).
    Normal,
    /// A special search of the chapter, by its number (D59).
    Special(u8),
    /// With three dice (Find).
    Find,
    /// With a choice of two cards (Keen Eye).
    Keen,
}

/// The source of an effect, which determines the rule of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// A search card, by its kind.
    Card(CardIx),
    /// The first visit to a side, as the chapter defines it.
    First(SideIx),
    /// A special search of the chapter, by its number.
    Search(u8),
    /// A task of the chapter, by its number: success or failure.
    Task(u8, bool),
    /// A hazard of the chapter, by its number: success or failure.
    Hazard(u8, bool),
    /// The special surge of a side.
    Surge(SideIx),
    /// A gift of the chapter to the party.
    Gift,
}

/// A task. Those that *ask* wait for a choice; the others happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Task {
    /// The empty task: the next card on the track has its turn.
    #[default]
    Nothing,
    /// *Asks* which ability card a mouse starts with (M2.3), or learns (M25.1).
    Learn {
        /// The mouse.
        mouse: MouseIx,
        /// Whether it pays for it.
        level: bool,
    },
    /// *Asks* on which space of the start a mouse begins (M2.6).
    SetOut(MouseIx),
    /// The first order (M2.7), and the first visit to the sides where the mice begin.
    SetOff,
    /// A side is seen for the first time (M16.1).
    Visit {
        /// The tile.
        tile: TileIx,
        /// The mouse that came first.
        mouse: MouseIx,
    },
    /// *Asks* whether the party gives up the Disguises (M26.2).
    Disguise {
        /// The tile.
        tile: TileIx,
    },
    /// The next figure is placed (M17).
    Arrive,
    /// *Asks* on which of equally good entry spaces a figure is placed (M17.5).
    Entry {
        /// The creature.
        creature: Creature,
        /// The spaces.
        spaces: Spaces,
    },
    /// All figures are placed: the order is set (M16.2).
    Arrived,
    /// *Asks* which two cards of a boss are used (D7).
    BossCards(Creature),
    /// *Asks* whether Collin exchanges his card with that of another mouse.
    Command(MouseIx),
    /// *Asks* whether a mouse shoots at a minion that was just placed (Preemptive Shot).
    Preempt(MouseIx),
    /// *Asks* what a mouse does in its turn (M6).
    Turn(MouseIx),
    /// The turn of a mouse ends.
    EndTurn(MouseIx),
    /// Check whether time is short after a mouse's turn (M5.1).
    Idle(MouseIx),
    /// *Asks* where a captured mouse is rescued (M22.4).
    Rescue(MouseIx),
    /// A card of a creature continues: its next figure acts (M20.2).
    Prowl,
    /// An enemy that has moved fights (M20.7).
    Fight(FoeIx),
    /// The turn of a creature's card ends.
    EndProwl,
    /// A charmed mouse acts (M23.4).
    Charmed(MouseIx),
    /// The charm of a mouse that has attacked ends (D31).
    Uncharm(MouseIx),
    /// Brodie continues to run (M21.4).
    Chase {
        /// The enemy that is Brodie.
        foe: FoeIx,
        /// Spaces left.
        left: u8,
        /// Spaces on the way so far.
        been: Spaces,
        /// Mice that he has reached.
        met: u8,
    },
    /// *Asks* which of equally short ways Brodie runs (M21.4).
    Way {
        /// The enemy that is Brodie.
        foe: FoeIx,
        /// Spaces left.
        left: u8,
        /// Spaces on the way so far.
        been: Spaces,
        /// Mice that he has reached.
        met: u8,
        /// The spaces to choose from.
        spaces: Spaces,
    },
    /// *Asks* the mice for reactions to an attack (Dodge, Protect, Resolve, tricks).
    React {
        /// The attack.
        attack: Attack,
        /// Mice that have been asked, as bits.
        asked: u8,
    },
    /// The attack is rolled.
    Strike(Attack),
    /// The attack is rolled once for several, who then defend one by one.
    StrikeAll {
        /// The attack.
        attack: Attack,
        /// The mice that defend, as bits.
        mice: u8,
        /// The enemies that defend, as bits.
        foes: u32,
    },
    /// The next of several defends.
    DefendAll {
        /// The attack.
        attack: Attack,
        /// The remaining mice, as bits.
        mice: u8,
        /// The remaining enemies, as bits.
        foes: u32,
    },
    /// Defence is rolled.
    Defend(Attack),
    /// The next of several attacks of one mouse is made: the same attack on each of these enemies.
    Volley {
        /// The attack.
        attack: Attack,
        /// The remaining enemies, as bits.
        foes: u32,
    },
    /// *Asks* which card of a boss takes the next wound (M12.4).
    BossWound {
        /// The boss.
        foe: FoeIx,
        /// The remaining wounds.
        left: u8,
        /// The attacker.
        by: Fighter,
    },
    /// An attack is over, and its consequences follow.
    Struck(Attack),
    /// Six cheese on the wheel make a surge (M19.1).
    Wheel,
    /// The surge itself (M19.2), once the hourglass has moved.
    Surge,
    /// All cheese comes off the wheel (M19.2).
    WheelOff,
    /// A search is rolled (M13.1).
    Seek {
        /// The mouse.
        mouse: MouseIx,
        /// The kind of search.
        search: Search,
    },
    /// *Asks* whether Nez takes a party item, and which one.
    Treasure(MouseIx),
    /// A card is drawn.
    Find {
        /// The mouse.
        mouse: MouseIx,
        /// The number of drawn cards, of which one is kept.
        of: u8,
    },
    /// *Asks* which of two drawn cards is kept (Keen Eye).
    Pick {
        /// The mouse.
        mouse: MouseIx,
        /// The cards.
        cards: [CardIx; 2],
    },
    /// *Asks* whether a found card is kept or sold for cheese (M13.2).
    Found {
        /// The mouse.
        mouse: MouseIx,
        /// The card.
        card: CardIx,
    },
    /// *Asks* which card of the pack is discarded (M24.3).
    Overfull(MouseIx),
    /// *Asks* where a mouse stands after an exit or a flip space (D51, M15.5).
    Land {
        /// The mouse.
        mouse: MouseIx,
        /// The tile.
        tile: TileIx,
        /// The preferred spaces.
        spaces: Spaces,
    },
    /// *Asks* for an exchange between two mice (M24.1).
    Share {
        /// The mouse.
        mouse: MouseIx,
        /// The other mouse.
        with: MouseIx,
    },
    /// *Asks* what a mouse puts on and takes off (M24.2).
    Equip(MouseIx),
    /// *Asks* for a target of an effect: a mouse, an enemy or a space.
    Target {
        /// The mouse that acts.
        mouse: MouseIx,
        /// The search card.
        card: CardIx,
    },
    /// *Asks* for a target of an ability.
    Aim {
        /// The mouse that acts.
        mouse: MouseIx,
        /// The ability.
        ability: Ability,
        /// The number of further targets that may be chosen.
        left: u8,
        /// The targets chosen so far, as bits of enemies or spaces.
        chosen: u32,
    },
    /// *Asks* for the action of a mouse that was given an order (Give Order).
    Order(MouseIx),
    /// The next effect of a source, on a mouse.
    Effect {
        /// The source.
        source: Source,
        /// The index of the effect.
        step: u8,
        /// The affected mouse, if any.
        mouse: Maybe<MouseIx>,
        /// The affected enemy, if any.
        foe: Maybe<FoeIx>,
    },
    /// *Asks* where a mouse is put (teleport).
    Vanish(MouseIx),
    /// Hazards of the chapter, from this one on (M1.13).
    Hazards {
        /// The mouse.
        mouse: MouseIx,
        /// The time: its index in the order of [`crate::content::HazardTime`].
        when: u8,
        /// The index of the next hazard.
        next: u8,
    },
    /// The trap a mouse has stepped on (M9.1).
    Trap(MouseIx),
    /// The current carries a mouse (M8.4).
    Drift(MouseIx),
    /// The Grape is thrown (M26.6).
    Throw {
        /// The thrower.
        by: Fighter,
        /// The tile.
        tile: TileIx,
        /// The target space.
        space: SpaceIx,
    },
}

impl StackTask for Task {
    const NOTHING: Self = Self::Nothing;
}

/// The remaining tasks; the next is on top.
pub type TaskStack = tabletop::TaskStack<Task, DEPTH>;
