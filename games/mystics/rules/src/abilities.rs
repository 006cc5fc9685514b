//! The ability cards (M1.10, M6.4), one by one (H3).

use tabletop::{Chance, Log};

use crate::agenda::{Attack, Fighter, Search, Task};
use crate::choice::{Choice, Verdict, demand, demand_count};
use crate::content::{AbilityTime, Effect, Spaces, When};
use crate::event::Event;
use crate::facts::{FORTIFY, LEADER};
use crate::kinds::{Ability, Class, Gift, Harm};
use crate::play::Play;
use crate::state::{Keep, NONE, Plight, Spot, State, bit, bits};
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

    /// What an ability costs a mouse: a healer gives First Aid for less, Maginos does everything for
    /// less (M1.10).
    pub(crate) fn price(&self, state: &State, mouse: u8, ability: Ability) -> u8 {
        let mut cost = self.content.abilities[ability.index()].facts.cost;
        if ability == Ability::FirstAid && self.is_class(state, mouse, Class::Healer) {
            cost -= 1;
        }
        if self.hero(state, mouse).has(Gift::Thrift) && cost > 1 {
            cost -= 1;
        }
        cost
    }

    /// Whether a mouse has an ability, may still use one, and can pay (M6.4, M1.10).
    fn check_card(&self, state: &State, mouse: u8, ability: Ability) -> Verdict {
        demand(state.mouse(mouse).knows(ability), Rule::M1_10, "my-no-ability")?;
        demand(state.used & (1 << mouse) == 0, Rule::M6_4, "my-no-ability-again")?;
        let cost = self.price(state, mouse, ability);
        demand_count(cost, state.mouse(mouse).cheese, Rule::M1_10, "my-no-cheese")
    }

    /// Whether an ability may be used with an attack.
    pub(crate) fn check_attack_ability(
        &self,
        state: &State,
        mouse: u8,
        ability: Ability,
        ranged: bool,
    ) -> Verdict {
        self.check_card(state, mouse, ability)?;
        let fits = match ability {
            Ability::AccurateShot | Ability::AimedShot | Ability::PowerShot => ranged,
            Ability::Feint => !ranged,
            _ => false,
        };
        demand(fits, Self::ability_rule(ability), "my-no-ability-attack")
    }

    /// Whether a mouse may use an ability in its turn, apart from those that go with an attack.
    pub(crate) fn check_ability(&self, state: &State, mouse: u8, ability: Ability) -> Verdict {
        self.check_card(state, mouse, ability)?;
        let rule = Self::ability_rule(ability);
        let me = state.mouse(mouse);
        match self.content.abilities[ability.index()].facts.when {
            AbilityTime::Free => self.check_free(state, mouse, None)?,
            AbilityTime::First => demand(!state.doing.begun, rule, "my-no-ability-first")?,
            AbilityTime::Action | AbilityTime::Battle => self.check_action(state, mouse)?,
            AbilityTime::AfterAttack => demand(state.doing.acted, rule, "my-no-ability-after")?,
            AbilityTime::Attack | AbilityTime::Attacked | AbilityTime::Placed => {
                return demand(false, rule, "my-no-ability-now");
            }
        }
        match ability {
            Ability::Find | Ability::KeenEye => self.check_search(state, mouse),
            Ability::Backslash => {
                let melee = self.melee_weapon(state, mouse).is_some();
                demand(melee, Rule::M1_6, "my-no-weapon")?;
                demand(state.doing.acted && self.has_struck(state), rule, "my-no-ability-after")?;
                demand(self.aims(state, mouse, ability, 0).next().is_some(), rule, "my-no-target")
            }
            Ability::KnifeStrike => {
                demand(self.knives(state, mouse).next().is_some(), Rule::M1_6, "my-no-weapon")?;
                demand(self.aims(state, mouse, ability, 0).next().is_some(), rule, "my-no-target")
            }
            Ability::EnergyRush => demand(!self.is_bound(state, mouse), Rule::M23_2, "my-no-walk-web"),
            Ability::Thundersqueak => {
                let near = self.foes_at(state, me.spot.tile, self.near_spaces(state, mouse));
                let small = bits(near.into()).any(|foe| !self.is_large(state.enemy(foe).creature));
                demand(small, rule, "my-no-target")
            }
            Ability::FirstAid
            | Ability::Cure
            | Ability::MajorHeal
            | Ability::GiveOrder
            | Ability::Meeps
            | Ability::ChainLightning
            | Ability::MysticBlast
            | Ability::MysticBolt
            | Ability::SetTrap => {
                demand(self.aims(state, mouse, ability, 0).next().is_some(), rule, "my-no-target")
            }
            _ => Ok(()),
        }
    }

    /// Whether a melee attack has been made in this turn, so that Backslash may follow.
    fn has_struck(&self, state: &State) -> bool {
        state.doing.struck != NONE
    }

    /// A melee weapon that a mouse has equipped.
    fn melee_weapon(&self, state: &State, mouse: u8) -> Option<u8> {
        self.weapons(state, mouse)
            .find(|&weapon| weapon == NONE || self.card(weapon).weapon.is_some_and(|weapon| !weapon.ranged))
    }

    /// The knives that a mouse has equipped, each as often as it has it.
    fn knives<'a>(&'a self, state: &'a State, mouse: u8) -> impl Iterator<Item = u8> + 'a {
        let gear = state.mouse(mouse).cards.all().iter().filter(|held| held.keep == Keep::Gear);
        let serving = gear.filter(move |held| self.serves(state, mouse, held.card));
        serving.map(|held| held.card).filter(|&card| self.card(card).knife)
    }

    /// Dice of a spell: battle with the bonus of a magic weapon in the paws.
    fn spell_dice(&self, state: &State, mouse: u8) -> u8 {
        let bonus = self.weapons(state, mouse).filter(|&weapon| weapon != NONE).filter_map(|weapon| {
            self.card(weapon).weapon.filter(|facts| facts.harm == Harm::Magic).map(|facts| facts.bonus)
        });
        self.battle(state, mouse) + bonus.max().unwrap_or(0)
    }

    /// The targets of an ability, as the answers that name them.
    pub(crate) fn aims<'a>(
        &'a self,
        state: &'a State,
        mouse: u8,
        ability: Ability,
        chosen: u32,
    ) -> impl Iterator<Item = Choice> + 'a {
        let me = state.mouse(mouse);
        let (tile, spot) = (me.spot.tile, me.spot);
        let seen = || self.foes_at(state, tile, self.seen(state, spot));
        let near = || self.foes_at(state, tile, self.near_spaces(state, mouse));
        // A spell at range goes by the rules of ranged attacks (M11.4).
        let spell = |foes: u32| {
            let close = near();
            if close & foes != 0 { foes & close } else { foes }
        };
        let (mice, foes, spaces): (u8, u32, Spaces) = match ability {
            Ability::FirstAid => {
                let here = bits(self.mice_at(state, tile, bit(spot.space)).into());
                let hurt = here.filter(|&one| state.mouse(one).wounds > 0);
                (hurt.fold(0, |all, one| all | 1 << one), 0, 0)
            }
            Ability::MajorHeal => {
                let near = bits(self.mice_at(state, tile, self.near_spaces(state, mouse)).into());
                let hurt = near.filter(|&one| state.mouse(one).wounds > 0);
                (hurt.fold(0, |all, one| all | 1 << one), 0, 0)
            }
            Ability::Cure => {
                let here = bits(self.mice_at(state, tile, bit(spot.space)).into());
                let ill = here.filter(|&one| self.ills(state, one) > 0);
                (ill.fold(0, |all, one| all | 1 << one), 0, 0)
            }
            Ability::GiveOrder => {
                let all = self.mice_at(state, tile, u64::MAX) & !(1 << mouse);
                (all, 0, 0)
            }
            Ability::Meeps => (0, seen(), 0),
            Ability::ChainLightning => (0, seen() & !chosen, 0),
            Ability::MysticBolt => (0, spell(self.foes_at(state, tile, u64::MAX)), 0),
            Ability::MysticBlast => {
                let foes = bits(spell(seen()).into());
                (0, 0, foes.fold(0, |all, foe| all | bit(state.enemy(foe).spot.space)))
            }
            Ability::KnifeStrike => (0, near(), 0),
            Ability::Backslash => {
                (0, near() & !(1u32.checked_shl(state.doing.struck.into()).unwrap_or(0)), 0)
            }
            Ability::SetTrap => (0, 0, self.near_spaces(state, mouse)),
            _ => (0, 0, 0),
        };
        let mice = bits(mice.into()).map(Choice::Mouse);
        let foes = bits(foes.into()).map(Choice::Enemy);
        mice.chain(foes).chain(bits(spaces).map(Choice::Space))
    }

    /// What Cure can take off a mouse.
    fn ills(&self, state: &State, mouse: u8) -> u8 {
        let me = state.mouse(mouse);
        let markers = [Plight::STUNNED, Plight::WEBBED, Plight::CHARMED];
        let markers = markers.into_iter().filter(|&plight| me.plight.has(plight)).count();
        me.poison + u8::try_from(markers).unwrap_or(0)
    }

    /// Whether a mouse may be content with the targets it has chosen.
    pub(crate) fn may_stop_aiming(&self, ability: Ability, chosen: u32) -> bool {
        matches!(ability, Ability::ChainLightning | Ability::Cure) && chosen != 0
    }

    /// The shots of Preemptive Shot at those just placed (H3.5).
    pub(crate) fn preempts<'a>(&'a self, state: &'a State, mouse: u8) -> impl Iterator<Item = Choice> + 'a {
        let ready = state.mouse(mouse).is_active()
            && self.check_card(state, mouse, Ability::PreemptiveShot).is_ok()
            && !state.mouse(mouse).plight.has(Plight::STUNNED);
        let weapons = ready.then(|| self.weapons(state, mouse)).into_iter().flatten();
        weapons.flat_map(move |weapon| {
            state
                .foes_on(state.mouse(mouse).spot.tile)
                .filter(move |(on, enemy)| {
                    let ranged = self.is_ranged(state, mouse, weapon, *on);
                    enemy.new && ranged && self.check_target(state, mouse, *on, true, false).is_ok()
                })
                .map(move |(on, _)| Choice::Attack { weapon, with: Some(Ability::PreemptiveShot), on })
        })
    }

    /// The next mouse that can answer an attack and has not been asked.
    pub(crate) fn reactor(&self, state: &State, attack: &Attack, asked: u8) -> Option<u8> {
        let Fighter::Mouse(_) = attack.on else { return None };
        state.active().map(|(mouse, _)| mouse).find(|&mouse| {
            let mut answers = Answered { game: self, state, mouse, attack, any: false };
            if asked & (1 << mouse) == 0 {
                self.reactions(state, mouse, attack, &mut answers);
            }
            answers.any
        })
    }

    /// What a mouse may think of in answer to an attack.
    pub(crate) fn reactions(
        &self,
        state: &State,
        mouse: u8,
        attack: &Attack,
        choices: &mut impl Extend<Choice>,
    ) {
        let me = state.mouse(mouse);
        for ability in [Ability::Dodge, Ability::Resolve, Ability::Protect] {
            if me.knows(ability) {
                choices.extend([Choice::Ability(ability)]);
            }
        }
        if attack.on == Fighter::Mouse(mouse) {
            let tricks = me
                .cards
                .all()
                .iter()
                .filter(|held| held.keep != Keep::Gear && self.card(held.card).when == When::Attacked);
            let kinds = tricks.fold(0u64, |all, held| all | bit(held.card));
            choices.extend(bits(kinds).map(Choice::Use));
        }
    }

    /// Whether a mouse may answer an attack so.
    pub(crate) fn check_reaction(
        &self,
        state: &State,
        mouse: u8,
        attack: &Attack,
        choice: Choice,
    ) -> Verdict {
        let own = attack.on == Fighter::Mouse(mouse);
        match choice {
            Choice::Done => Ok(()),
            Choice::Ability(ability @ (Ability::Dodge | Ability::Resolve)) => {
                self.check_card(state, mouse, ability)?;
                let rule = Self::ability_rule(ability);
                demand(own, rule, "my-no-reaction-own")?;
                // What cannot be defended against cannot be dodged (Constrict).
                demand(
                    ability == Ability::Resolve || !attack.no_defence,
                    Rule::H2_7,
                    "my-no-reaction-defence",
                )
            }
            Choice::Ability(Ability::Protect) => {
                self.check_card(state, mouse, Ability::Protect)?;
                let Fighter::Mouse(other) = attack.on else {
                    return demand(false, Rule::H3_26, "my-no-target");
                };
                demand(!own && self.is_near(state, mouse, other), Rule::H3_26, "my-no-target-far")
            }
            Choice::Use(card) => {
                let has = state
                    .mouse(mouse)
                    .cards
                    .all()
                    .iter()
                    .any(|held| held.card == card && held.keep != Keep::Gear);
                demand(has, Rule::H4_3, "my-no-card")?;
                demand(self.card(card).when == When::Attacked, Rule::H4_3, "my-no-use-now")?;
                demand(own, Rule::H4_3, "my-no-reaction-own")?;
                let guards = self.card(card).effects.iter().any(|one| matches!(one, Effect::Guard(_)));
                demand(!guards || !attack.no_defence, Rule::H2_7, "my-no-reaction-defence")
            }
            _ => demand(false, Rule::M11_5, "my-no-answer"),
        }
    }
}

impl Mystics {
    /// What an ability that goes with an attack makes of it.
    pub(crate) fn with_ability(&self, state: &State, mouse: u8, ability: Ability, attack: Attack) -> Attack {
        let mut attack = Attack { ability: Some(ability), ..attack };
        match ability {
            Ability::AccurateShot | Ability::Feint => attack.less += 2,
            Ability::AimedShot => attack.dice += 1,
            // The mouse's battle is doubled, not the bonus of its weapon.
            Ability::PowerShot => attack.dice = attack.dice.saturating_add(self.battle(state, mouse)),
            _ => {}
        }
        attack
    }
}

/// Whether any of the answers that come up is allowed.
struct Answered<'a> {
    game: &'a Mystics,
    state: &'a State,
    mouse: u8,
    attack: &'a Attack,
    any: bool,
}

impl Extend<Choice> for Answered<'_> {
    fn extend<T: IntoIterator<Item = Choice>>(&mut self, answers: T) {
        let Self { game, state, mouse, attack, .. } = *self;
        let open = |answer| game.check_reaction(state, mouse, attack, answer).is_ok();
        self.any = self.any || answers.into_iter().any(open);
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Pays for an ability card; a mouse uses one in a turn (M6.4).
    fn pay_ability(&mut self, mouse: u8, ability: Ability) {
        let cost = self.game.price(self.state, mouse, ability);
        if self.game.hero(self.state, mouse).has(Gift::Thrift) {
            self.cite(Rule::H1_8);
        }
        self.state.used |= 1 << mouse;
        self.pay(mouse, cost, Rule::M1_10);
        self.tell(Mystics::ability_rule(ability), Event::Ability { mouse, ability, cost });
    }

    /// Pays for an ability that goes with an attack, and changes the attack.
    pub fn pay_attack_ability(&mut self, mouse: u8, ability: Ability, attack: Attack) -> Attack {
        self.pay_ability(mouse, ability);
        self.game.with_ability(self.state, mouse, ability, attack)
    }

    /// A mouse uses an ability in its turn.
    pub fn use_ability(&mut self, mouse: u8, ability: Ability) -> Result<(), C::Error> {
        let when = self.game.content.abilities[ability.index()].facts.when;
        if matches!(when, AbilityTime::Action | AbilityTime::Battle) {
            self.spend_action(mouse);
        }
        let spot = self.state.mouse(mouse).spot;
        self.pay_ability(mouse, ability);
        let rule = Mystics::ability_rule(ability);
        match ability {
            Ability::Fortify => self.state.mouse_mut(mouse).aura |= FORTIFY,
            Ability::BattleLeader => self.state.mouse_mut(mouse).aura |= LEADER,
            Ability::Inspire => self.state.inspire = true,
            Ability::Invisibility => self.afflict(Fighter::Mouse(mouse), Plight::HIDDEN, rule),
            Ability::EnergyRush => {
                self.state.doing.left = self.state.doing.left.saturating_add(3);
                if self.state.doing.stage == crate::state::Stage::Done {
                    self.state.doing.stage = self.stage_here(mouse);
                }
                self.tell(rule, Event::Bonus { mouse, battle: 0, defence: 0, movement: 3 });
            }
            Ability::Find => self.push(Task::Seek { mouse, search: Search::Find }),
            Ability::KeenEye => self.push(Task::Seek { mouse, search: Search::Keen }),
            Ability::BattleSqueak => {
                self.state.squeak = (spot.tile, self.game.near_spaces(self.state, mouse));
            }
            Ability::Thundersqueak => {
                let near = self.game.foes_at(self.state, spot.tile, self.game.near_spaces(self.state, mouse));
                for foe in bits(near.into()) {
                    self.afflict(Fighter::Foe(foe), Plight::DOWN, rule);
                }
            }
            Ability::ChainLightning => {
                let left = self.game.lore(self.state, mouse);
                self.push(Task::Aim { mouse, ability, left, chosen: 0 });
            }
            _ => self.push(Task::Aim { mouse, ability, left: 1, chosen: 0 }),
        }
        Ok(())
    }

    /// Whether a mouse that gains movement may move again, or is held where it stands (M7.9, M8.1).
    fn stage_here(&self, mouse: u8) -> crate::state::Stage {
        let spot = self.state.mouse(mouse).spot;
        match self.game.stop_rule(self.state, spot.tile, spot.space) {
            Some(_) => crate::state::Stage::Done,
            None => crate::state::Stage::Moving,
        }
    }

    /// A target of an ability is chosen.
    pub fn aimed(
        &mut self,
        mouse: u8,
        ability: Ability,
        left: u8,
        chosen: u32,
        choice: Choice,
    ) -> Result<(), C::Error> {
        let spot = self.state.mouse(mouse).spot;
        let rule = Mystics::ability_rule(ability);
        match (ability, choice) {
            (Ability::FirstAid, Choice::Mouse(other)) => self.heal(other, 1, rule),
            (Ability::MajorHeal, Choice::Mouse(other)) => self.heal(other, 3, rule),
            (Ability::Cure, Choice::Mouse(other)) => self.cure(mouse, other, chosen),
            (Ability::Cure, _) => {}
            (Ability::GiveOrder, Choice::Mouse(other)) => self.push(Task::Order(other)),
            (Ability::Meeps, Choice::Enemy(foe)) => {
                self.state.enemy_mut(foe).dazed = true;
                self.cite(Rule::H4_4);
            }
            (Ability::ChainLightning, Choice::Enemy(foe)) => {
                let chosen = chosen | 1 << foe;
                if left > 1 && self.game.aims(self.state, mouse, ability, chosen).next().is_some() {
                    self.push(Task::Aim { mouse, ability, left: left - 1, chosen });
                } else {
                    self.lightning(mouse, chosen);
                }
            }
            (Ability::ChainLightning, _) => self.lightning(mouse, chosen),
            (Ability::MysticBolt, Choice::Enemy(foe)) => {
                let attack = self.spell(mouse, ability);
                self.attack(Attack { on: Fighter::Foe(foe), dice: attack.dice + 1, ..attack });
            }
            (Ability::MysticBlast, Choice::Space(space)) => {
                let attack = self.spell(mouse, ability);
                let foes = self.game.foes_at(self.state, spot.tile, bit(space));
                self.push_all(&[Task::StrikeAll { attack, mice: 0, foes }, Task::Wheel]);
            }
            (Ability::KnifeStrike, Choice::Enemy(foe)) => {
                // Two paws and a tail hold no more than three.
                let mut knives = [None; 3];
                for (place, knife) in knives.iter_mut().zip(self.game.knives(self.state, mouse)) {
                    *place = Some(knife);
                }
                for knife in knives.into_iter().flatten() {
                    let attack = self.game.weapon_attack(self.state, mouse, knife, foe);
                    self.attack(Attack { ability: Some(ability), ..attack });
                }
            }
            (Ability::Backslash, Choice::Enemy(foe)) => {
                if let Some(weapon) = self.game.melee_weapon(self.state, mouse) {
                    let attack = self.game.weapon_attack(self.state, mouse, weapon, foe);
                    self.attack(Attack { ability: Some(ability), ..attack });
                }
            }
            (Ability::SetTrap, Choice::Space(space)) => {
                let spot = Spot { space, ..spot };
                self.state.snare = spot;
                self.tell(rule, Event::Snare { spot, caught: false });
            }
            _ => {}
        }
        Ok(())
    }

    /// Poison or a marker comes off; for each cheese more another (H3.6). The first is paid for
    /// already; the answers that follow name the mouse again.
    fn cure(&mut self, mouse: u8, other: u8, chosen: u32) {
        let rule = Rule::H3_6;
        if chosen != 0 {
            self.pay(mouse, 1, rule);
        }
        if self.state.mouse(other).poison > 0 {
            self.antidote(other, 1, rule);
        } else {
            let markers = [Plight::STUNNED, Plight::WEBBED, Plight::CHARMED];
            if let Some(plight) = markers.into_iter().find(|&one| self.state.mouse(other).plight.has(one)) {
                self.free(other, plight, rule);
            }
        }
        let times = chosen.count_ones() + 1;
        if times < 3 && self.state.mouse(mouse).cheese > 0 {
            let chosen = chosen << 1 | 1;
            self.push(Task::Aim { mouse, ability: Ability::Cure, left: 1, chosen });
        }
    }

    /// An attack spell of a mouse, at nobody yet.
    fn spell(&self, mouse: u8, ability: Ability) -> Attack {
        Attack {
            by: Fighter::Mouse(mouse),
            dice: self.game.spell_dice(self.state, mouse),
            ranged: true,
            harm: Harm::Magic,
            ability: Some(ability),
            ..Attack::NONE
        }
    }

    fn lightning(&mut self, mouse: u8, foes: u32) {
        let attack = self.spell(mouse, Ability::ChainLightning);
        self.push(Task::Volley { attack, foes });
    }

    /// The next of several attacks of one spell.
    pub fn volley(&mut self, attack: Attack, foes: u32) {
        if let Some(foe) = bits(u64::from(foes)).next() {
            self.push(Task::Volley { attack, foes: foes & !(1 << foe) });
            self.attack(Attack { on: Fighter::Foe(foe), ..attack });
        }
    }

    /// A mouse answers an attack, or does not.
    pub fn react(&mut self, attack: Attack, asked: u8, choice: Choice) -> Result<(), C::Error> {
        let Some(mouse) = self.game.reactor(self.state, &attack, asked) else {
            self.push(Task::Strike(attack));
            return Ok(());
        };
        let mut attack = attack;
        let mut asked = asked;
        match choice {
            Choice::Ability(ability) => {
                self.pay_ability(mouse, ability);
                match ability {
                    Ability::Dodge => attack.guard += 2,
                    Ability::Resolve => attack.spared += 1,
                    Ability::Protect => attack.on = Fighter::Mouse(mouse),
                    _ => {}
                }
            }
            Choice::Use(card) => {
                self.use_up(mouse, card, Rule::H4_3);
                for effect in self.game.card(card).effects {
                    if let Effect::Guard(count) = effect {
                        attack.guard += count;
                    }
                }
            }
            _ => asked |= 1 << mouse,
        }
        self.push(Task::React { attack, asked });
        Ok(())
    }
}
