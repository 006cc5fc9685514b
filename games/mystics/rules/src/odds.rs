//! Exact odds of attacks.

use serde::Serialize;
use tabletop::{Maybe, Message};

use crate::Mystics;
use crate::content::AbilityTime;
use crate::index::{CardIx, FoeIx, MouseIx};
use crate::kinds::{Ability, Creature};
use crate::state::{State, WHEEL};

/// A probability as a fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Fraction {
    /// The numerator.
    pub of: u64,
    /// The denominator.
    pub out_of: u64,
}

impl Fraction {
    /// The line for a result; `of` is one of the keys of `myp-chance`.
    pub fn line(self, of: &str) -> Message {
        Message::new("myp-chance").key("of", of).message("chance", self.message())
    }

    /// The fraction itself if its denominator is at most 6⁴, otherwise a percentage.
    pub fn message(self) -> Message {
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let plain = |of, out_of| {
            Message::new("myp-fraction").number("part", number(of)).number("whole", number(out_of))
        };
        match self {
            Self { of: 0, .. } => plain(0, 1),
            Self { of, out_of } if of == out_of => plain(1, 1),
            Self { of, out_of } if out_of <= 1296 => plain(of, out_of),
            _ => {
                let mille = self.per_mille();
                Message::new("myp-tenths").number("whole", mille / 10).number("tenth", mille % 10)
            }
        }
    }

    fn new(of: u64, out_of: u64) -> Self {
        let (mut a, mut b) = (of, out_of);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let a = a.max(1);
        Self { of: of / a, out_of: out_of / a }
    }

    /// In thousandths, rounded.
    #[must_use]
    pub fn per_mille(self) -> u16 {
        let rounded =
            (u128::from(self.of) * 1000 + u128::from(self.out_of) / 2) / u128::from(self.out_of.max(1));
        u16::try_from(rounded).unwrap_or(1000)
    }
}

/// The exact odds of an attack to which no mouse reacts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Odds {
    /// Dice in attack.
    pub dice: u8,
    /// Dice in defence.
    pub defence: u8,
    /// The probability of each number of wounds, beginning with none.
    pub wounds: Vec<Fraction>,
    /// The probability of at least one wound.
    pub wounded: Fraction,
    /// The probability that the enemy is defeated.
    pub defeated: Fraction,
    /// The probability that there are hits and all of them are blocked.
    pub blocked: Fraction,
    /// The probability that nothing hits.
    pub missed: Fraction,
    /// The probability that the mouse gains at least 1 cheese.
    pub cheese: Fraction,
    /// The probability that the cheese of the defender fills the wheel.
    pub surge: Fraction,
}

/// The maximal number of dice for which the fractions fit.
const MOST_DICE: u8 = 24;

impl Odds {
    /// The results of the attack, a line each.
    pub fn lines(&self) -> Vec<Message> {
        let all = [
            ("defeated", self.defeated),
            ("wounded", self.wounded),
            ("blocked", self.blocked),
            ("missed", self.missed),
        ];
        all.map(|(of, fraction)| fraction.line(of)).into()
    }

    /// The odds of these numbers of dice against each other; `None` for more than 24 dice, for which the fractions
    /// do not fit. A ranged attack hits with 2 faces of a die, and any other with 3; with a carapace one of the two
    /// shields blocks twice; `to_fill` cheese of the defender fills the wheel, if any does; `life` wounds defeat
    /// it.
    pub fn of(
        dice: u8,
        ranged: bool,
        defence: u8,
        carapace: bool,
        to_fill: Option<u8>,
        life: u8,
    ) -> Option<Self> {
        if dice.saturating_add(defence) > MOST_DICE {
            return None;
        }
        let hit_faces = if ranged { 2 } else { 3 };
        let all = 6u64.pow(u32::from(dice + defence));
        // The attack by hits and whether cheese was rolled; the defence by blocks and cheese.
        let mut attack = vec![[0u64; 2]; usize::from(dice) + 1];
        attack[0][0] = 1;
        for _ in 0..dice {
            let mut next = vec![[0u64; 2]; attack.len()];
            for (hits, ways) in attack.iter().enumerate() {
                for (cheese, &ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                    next[hits + 1][cheese] += ways * hit_faces;
                    next[hits][1] += ways;
                    next[hits][cheese] += ways * (5 - hit_faces);
                }
            }
            attack = next;
        }
        let mut blocks = vec![vec![0u64; usize::from(defence) + 1]; 2 * usize::from(defence) + 1];
        blocks[0][0] = 1;
        for _ in 0..defence {
            let mut next = vec![vec![0u64; usize::from(defence) + 1]; blocks.len()];
            for (blocked, by_cheese) in blocks.iter().enumerate() {
                for (cheese, &ways) in by_cheese.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                    next[blocked + 1][cheese] += ways;
                    next[blocked + if carapace { 2 } else { 1 }][cheese] += ways;
                    next[blocked][cheese + 1] += ways;
                    next[blocked][cheese] += ways * 3;
                }
            }
            blocks = next;
        }
        let mut wounds = vec![0u64; usize::from(dice) + 1];
        let (mut blocked, mut missed, mut cheese, mut surge, mut defeated) = (0, 0, 0, 0, 0);
        for (hits, ways) in attack.iter().enumerate() {
            cheese += ways[1] * 6u64.pow(defence.into());
            let ways = ways[0] + ways[1];
            if hits == 0 {
                // Without a hit no defence is rolled.
                let ways = ways * 6u64.pow(defence.into());
                missed += ways;
                wounds[0] += ways;
                continue;
            }
            for (block, by_cheese) in blocks.iter().enumerate() {
                for (cheese, &others) in by_cheese.iter().enumerate() {
                    let ways = ways * others;
                    let left = hits.saturating_sub(block);
                    wounds[left] += ways;
                    blocked += if left == 0 { ways } else { 0 };
                    defeated += if left >= usize::from(life.max(1)) { ways } else { 0 };
                    surge += if to_fill.is_some_and(|need| cheese >= usize::from(need)) { ways } else { 0 };
                }
            }
        }
        let none = wounds[0];
        let last = wounds.iter().rposition(|&ways| ways > 0).unwrap_or(0);
        Some(Self {
            dice,
            defence,
            wounds: wounds[..=last].iter().map(|&ways| Fraction::new(ways, all)).collect(),
            wounded: Fraction::new(all - none, all),
            defeated: Fraction::new(defeated, all),
            blocked: Fraction::new(blocked, all),
            missed: Fraction::new(missed, all),
            cheese: Fraction::new(cheese, all),
            surge: Fraction::new(surge, all),
        })
    }
}

impl Mystics {
    /// The odds of an attack with a weapon on an enemy of the tile, with or without an ability card, whether or not
    /// it is allowed now; `None` if there is no such attack.
    pub fn odds(
        &self,
        state: &State,
        mouse: MouseIx,
        weapon: Maybe<CardIx>,
        with: Option<Ability>,
        on: FoeIx,
    ) -> Option<Odds> {
        let known = state.is_of_party(mouse) && usize::from(on) < crate::state::ENEMIES;
        if !known || !state.mouse(mouse).is_active() || !self.weapons(state, mouse).any(|one| one == weapon) {
            return None;
        }
        let enemy = state.enemy(on);
        if enemy.spot.tile != state.mouse(mouse).spot.tile {
            return None;
        }
        let mut attack = self.weapon_attack(state, mouse, weapon, on);
        if let Some(ability) = with {
            let when = self.content.abilities[ability.index()].facts.when;
            if !matches!(when, AbilityTime::Attack | AbilityTime::Placed) {
                return None;
            }
            attack = self.with_ability(state, mouse, ability, attack);
        }
        let (wounds, life) = self.health(state, on);
        // Cheese rolled for Brodie does not fill the wheel (M21.2).
        let to_fill = (enemy.creature != Creature::Brodie).then(|| WHEEL.saturating_sub(state.wheel));
        Odds::of(
            attack.dice,
            attack.ranged,
            self.foe_defence(state, on, &attack),
            enemy.creature == Creature::SkitterClak,
            to_fill,
            life.saturating_sub(wounds),
        )
    }
}
