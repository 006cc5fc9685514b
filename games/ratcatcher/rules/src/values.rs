//! The current values: the printed ones with all changes.

use crate::content::{
    Ability, Colour, Common, CommonAttribute, Kind, Nemesis, NemesisAttribute, NemesisPower, Peculiar,
    PeculiarPower, Slot, TrapUpgrade,
};
use crate::index::{PeculiarIx, Zone};
use crate::setup::{TrapsInInactiveDistricts, UpgradeLevels};
use crate::spot::{Lair, TRAP};
use crate::state::State;
use crate::{Ratcatcher, content};

/// The best accuracy: a one always misses.
const BEST_ACCURACY: u8 = 2;
/// The worst accuracy: a six always hits (R14.6).
const WORST_ACCURACY: u8 = 6;

impl Ratcatcher {
    /// Your board.
    #[inline]
    pub fn board(&self, state: &State) -> &content::Ratcatcher {
        // A state names a board of its content; there is at least one.
        self.content.ratcatchers.get(state.ratcatcher.index()).unwrap_or(&self.content.ratcatchers[0])
    }

    /// The nemesis board.
    #[inline]
    pub fn nemesis(&self, state: &State) -> &Nemesis {
        // A state names a board of its content; there is at least one.
        self.content.nemeses.get(state.nemesis.index()).unwrap_or(&self.content.nemeses[0])
    }

    /// A peculiar rat's card.
    #[inline]
    pub fn peculiar(&self, index: PeculiarIx) -> &Peculiar {
        // A state names a card of its content; there is at least one.
        self.content.peculiars.get(index.index()).unwrap_or(&self.content.peculiars[0])
    }

    /// The number of cheeses that a group of slots takes, by the reading of A67.
    pub fn capacity(&self, state: &State, slot: Slot) -> u8 {
        let [first, second] = self.board(state).slots[slot as usize];
        match state.options.upgrade_levels {
            UpgradeLevels::AsPrinted => first + second,
            UpgradeLevels::OneEach => first,
        }
    }

    /// The number of full levels of a group (R10.2).
    #[inline]
    pub fn level(&self, state: &State, slot: Slot) -> u8 {
        let [first, second] = self.board(state).slots[slot as usize];
        let filled = state.me.slots[slot as usize];
        u8::from(first > 0 && filled >= first) + u8::from(second > 0 && filled >= first + second)
    }

    /// Whether an ability is unlocked (R10.10).
    #[inline]
    pub fn unlocked(&self, state: &State, colour: Colour) -> bool {
        self.level(state, Slot::of_ability(colour).0) > 0
    }

    /// Attack dice of a refresh (R10.6).
    pub fn attack(&self, state: &State) -> u8 {
        self.board(state).attack + self.level(state, Slot::Attack)
    }

    /// Movement points of a refresh (R10.5).
    pub fn movement(&self, state: &State) -> u8 {
        self.board(state).movement + self.level(state, Slot::Movement)
    }

    /// The maximum of health (R10.4).
    pub fn most_health(&self, state: &State) -> u8 {
        self.board(state).health + self.level(state, Slot::Health)
    }

    /// Your defence; only stronger bites wound (R9.1, R10.8).
    pub fn defence(&self, state: &State) -> u8 {
        self.board(state).defence + self.level(state, Slot::Defence)
    }

    /// The least face of your dice that hits (R10.9), with a steady light (H1.4) and beside the lamp-eater (H1.28).
    pub fn accuracy(&self, state: &State) -> u8 {
        let blind =
            state.strays_in(state.me.zone).any(|index| self.peculiar(index).power == PeculiarPower::Blind);
        let better = self.level(state, Slot::Accuracy) + state.me.steady;
        let need = self.board(state).accuracy.saturating_sub(better).max(BEST_ACCURACY);
        (need + u8::from(blind)).min(WORST_ACCURACY)
    }

    /// Whether the traps show their upgraded side (R10.7) and this is their upgrade.
    #[inline]
    pub(crate) fn trap_has(&self, state: &State, upgrade: TrapUpgrade) -> bool {
        self.board(state).trap.upgrade == upgrade && self.level(state, Slot::Trap) > 0
    }

    /// Dice a trap rolls (H1.10).
    pub fn trap_dice(&self, state: &State) -> u8 {
        self.board(state).trap.dice + u8::from(self.trap_has(state, TrapUpgrade::ExtraDie))
    }

    /// The least face of a trap's die that hits (H1.11).
    pub fn trap_accuracy(&self, state: &State) -> u8 {
        let better = u8::from(self.trap_has(state, TrapUpgrade::BetterAccuracy));
        self.board(state).trap.accuracy.saturating_sub(better).max(BEST_ACCURACY)
    }

    /// Whether a rat that enters this zone must stop there (H1.9).
    pub(crate) fn is_sticky(&self, state: &State, zone: Zone) -> bool {
        state.spot(zone).has(TRAP)
            && (self.board(state).trap.sticky || self.trap_has(state, TrapUpgrade::Sticky))
            && self.trap_works(state, zone)
    }

    /// Whether a trap in this zone can go off, by the reading of A71.
    pub fn trap_works(&self, state: &State, zone: Zone) -> bool {
        match state.options.traps_in_inactive_districts {
            TrapsInInactiveDistricts::TrapsWork => true,
            TrapsInInactiveDistricts::TrapsSleep => state.is_active(zone.district()),
        }
    }

    /// The strength of an ability; the yellow one may help the purple one.
    pub fn strength(&self, state: &State, colour: Colour) -> u8 {
        let card = &self.board(state).abilities[colour as usize];
        let help = if colour == Colour::Purple && self.unlocked(state, Colour::Yellow) {
            card.with_yellow
        } else {
            0
        };
        card.strength + help
    }

    /// The strength of this ability on your board.
    pub(crate) fn strength_of(&self, state: &State, ability: Ability) -> u8 {
        Colour::ALL
            .into_iter()
            .find(|&colour| self.board(state).abilities[colour as usize].ability == ability)
            .map_or(0, |colour| self.strength(state, colour))
    }

    /// The colour of the marker in the city for this ability.
    pub(crate) fn colour_of(&self, state: &State, ability: Ability) -> Colour {
        if self.board(state).abilities[Colour::Yellow as usize].ability == ability {
            Colour::Yellow
        } else {
            Colour::Purple
        }
    }

    /// The printed values of a common rat.
    #[inline]
    pub fn common(&self, kind: Kind) -> &Common {
        &self.content.commons[kind as usize]
    }

    fn stronger(state: &State, kind: Kind, attribute: CommonAttribute) -> u8 {
        state.stronger[kind as usize][attribute as usize]
    }

    /// The number of zones a common rat walks if it starts in this zone (H1.17, H1.30).
    pub fn common_movement(&self, state: &State, kind: Kind, zone: Zone) -> u8 {
        let driven = state.strays_in(zone).any(|index| self.peculiar(index).power == PeculiarPower::Drive);
        self.common(kind).movement + Self::stronger(state, kind, CommonAttribute::Movement) + u8::from(driven)
    }

    /// The contribution of a common rat to the bite.
    pub fn common_bite(&self, state: &State, kind: Kind) -> u8 {
        self.common(kind).bite + Self::stronger(state, kind, CommonAttribute::Bite)
    }

    /// The defence of a common rat in this zone; hits must exceed it (H1.13).
    pub fn common_defence(&self, state: &State, kind: Kind, zone: Zone) -> u8 {
        let court = state.foe.zone.is(zone) && self.nemesis(state).ability.power == NemesisPower::Court;
        self.common(kind).defence + Self::stronger(state, kind, CommonAttribute::Defence) + u8::from(court)
    }

    /// An attribute of the nemesis with its +1 tokens; for accuracy, the least face that hits.
    pub fn foe(&self, state: &State, attribute: NemesisAttribute) -> u8 {
        let board = self.nemesis(state);
        let raised = state.foe.raised[attribute as usize];
        match attribute {
            NemesisAttribute::Movement => board.movement + raised,
            NemesisAttribute::Bite => board.bite + raised,
            NemesisAttribute::Accuracy => board.accuracy.saturating_sub(raised).max(BEST_ACCURACY),
            NemesisAttribute::Defence => board.defence + raised,
            NemesisAttribute::Deployment => board.deployment + raised,
        }
    }

    /// Whether a peculiar rat with this power is in a zone.
    pub fn has_power(&self, state: &State, zone: Zone, power: PeculiarPower) -> bool {
        state.strays_in(zone).any(|index| self.peculiar(index).power == power)
    }

    /// The zone of a peculiar rat; `None` if it is not in the city.
    pub(crate) fn stray_zone(state: &State, index: PeculiarIx) -> Option<Zone> {
        match state.strays.all().get(index.index())?.lair {
            Lair::City(zone) => Some(zone),
            _ => None,
        }
    }
}
