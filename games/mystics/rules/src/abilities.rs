//! The ability cards (M1.10, M6.4, H3): their rules, their prices, and the effects that several decisions share.

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Attack, Fighter, Task};
use crate::choice::{Verdict, demand, demand_count};
use crate::event::Event;
use crate::index::{CardIx, FoeIx, MouseIx, bits};
use crate::kinds::{Ability, Class, Gift};
use crate::play::Play;
use crate::state::{Keep, State};
use crate::{Mystics, Rule};

impl Mystics {
    /// The rule of an ability card.
    pub(crate) fn ability_rule(ability: Ability) -> Rule {
        match ability {
            Ability::FirstAid => Rule::H3_1,
            Ability::AccurateShot => Rule::H3_2,
            Ability::AimedShot => Rule::H3_3,
            Ability::PowerShot => Rule::H3_4,
            Ability::PreemptiveShot => Rule::H3_5,
            Ability::Cure => Rule::H3_6,
            Ability::Fortify => Rule::H3_7,
            Ability::MajorHeal => Rule::H3_8,
            Ability::BattleLeader => Rule::H3_9,
            Ability::GiveOrder => Rule::H3_10,
            Ability::Inspire => Rule::H3_11,
            Ability::Meeps => Rule::H3_12,
            Ability::ChainLightning => Rule::H3_13,
            Ability::Invisibility => Rule::H3_14,
            Ability::MysticBlast => Rule::H3_15,
            Ability::MysticBolt => Rule::H3_16,
            Ability::Dodge => Rule::H3_17,
            Ability::EnergyRush => Rule::H3_18,
            Ability::Find => Rule::H3_19,
            Ability::KeenEye => Rule::H3_20,
            Ability::KnifeStrike => Rule::H3_21,
            Ability::SetTrap => Rule::H3_22,
            Ability::Backslash => Rule::H3_23,
            Ability::BattleSqueak => Rule::H3_24,
            Ability::Feint => Rule::H3_25,
            Ability::Protect => Rule::H3_26,
            Ability::Resolve => Rule::H3_27,
            Ability::Thundersqueak => Rule::H3_28,
        }
    }

    /// The price of an ability for a mouse: a healer pays less for First Aid, Maginos pays less for everything
    /// (M1.10).
    pub(crate) fn price(&self, state: &State, mouse: MouseIx, ability: Ability) -> u8 {
        let mut cost = self.content.abilities[ability.index()].facts.cost;
        if ability == Ability::FirstAid && self.is_class(state, mouse, Class::Healer) {
            cost -= 1;
        }
        if self.hero(state, mouse).has(Gift::Thrift) && cost > 1 {
            cost -= 1;
        }
        cost
    }

    /// Checks whether a mouse has an ability, may still use one, and can pay (M6.4, M1.10).
    pub(crate) fn check_card(&self, state: &State, mouse: MouseIx, ability: Ability) -> Verdict {
        demand(state.mouse(mouse).knows(ability), Rule::M1_10, "my-no-ability")?;
        demand(state.used & (mouse.bit()) == 0, Rule::M6_4, "my-no-ability-again")?;
        let cost = self.price(state, mouse, ability);
        demand_count(cost, state.mouse(mouse).cheese, Rule::M1_10, "my-no-cheese")
    }

    /// A melee weapon that a mouse has equipped.
    pub(crate) fn melee_weapon(&self, state: &State, mouse: MouseIx) -> Option<Maybe<CardIx>> {
        let close = |card: CardIx| self.card(card).weapon.is_some_and(|weapon| !weapon.ranged);
        self.weapons(state, mouse).find(|weapon| weapon.get().is_none_or(close))
    }

    /// The knives that a mouse has equipped, each with its multiplicity.
    pub(crate) fn knives<'a>(
        &'a self,
        state: &'a State,
        mouse: MouseIx,
    ) -> impl Iterator<Item = CardIx> + 'a {
        let gear = state.mouse(mouse).cards.all().iter().filter(|held| held.keep == Keep::Gear);
        let serving = gear.filter(move |held| self.serves(state, mouse, held.card));
        serving.map(|held| held.card).filter(|&card| self.card(card).knife)
    }

    /// The attack after an ability that goes with it.
    pub(crate) fn with_ability(
        &self,
        state: &State,
        mouse: MouseIx,
        ability: Ability,
        attack: Attack,
    ) -> Attack {
        let mut attack = Attack { ability: Some(ability), ..attack };
        match ability {
            Ability::AccurateShot | Ability::Feint => attack.less += 2,
            Ability::AimedShot => attack.dice += 1,
            // The mouse's own battle is doubled, not the bonus of its weapon.
            Ability::PowerShot => attack.dice = attack.dice.saturating_add(self.battle(state, mouse)),
            _ => {}
        }
        attack
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Pays for an ability card; a mouse uses one in a turn (M6.4).
    pub fn pay_ability(&mut self, mouse: MouseIx, ability: Ability) {
        let cost = self.game.price(self.state, mouse, ability);
        if self.game.hero(self.state, mouse).has(Gift::Thrift) {
            self.cite(Rule::H1_8);
        }
        self.state.used |= mouse.bit();
        self.pay(mouse, cost, Rule::M1_10);
        self.tell(Mystics::ability_rule(ability), Event::Ability { mouse, ability, cost });
    }

    /// Pays for an ability that goes with an attack, and changes the attack.
    pub fn pay_attack_ability(&mut self, mouse: MouseIx, ability: Ability, attack: Attack) -> Attack {
        self.pay_ability(mouse, ability);
        self.game.with_ability(self.state, mouse, ability, attack)
    }

    /// The next of several attacks of one spell.
    pub fn volley(&mut self, attack: Attack, foes: u32) {
        if let Some(foe) = bits::<FoeIx>(foes.into()).next() {
            self.push(Task::Volley { attack, foes: foes & !(foe.bit()) });
            self.attack(Attack { on: Fighter::Foe(foe), ..attack });
        }
    }
}
