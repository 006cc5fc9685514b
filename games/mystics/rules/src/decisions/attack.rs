//! Attacking an enemy with a weapon (M11.3, M11.4), and with an ability card (M6.4).

use tabletop::{Chance, Log, Maybe, Message};

use super::common::{Answer, Done, acting};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::content::AbilityTime;
use crate::index::{CardIx, FoeIx, MouseIx, bit, bits};
use crate::kinds::Ability;
use crate::names::{FISTS, below};
use crate::play::Play;
use crate::state::{ENEMIES, Keep, State};
use crate::telling::reach;
use crate::{Mystics, Rule};

/// The choice of an enemy and a weapon, and of an ability card if one is used.
#[derive(Clone, Copy)]
pub(super) struct Attack {
    pub weapon: Maybe<CardIx>,
    pub with: Option<Ability>,
    pub on: FoeIx,
}

impl Attack {
    /// Offers every attack of a mouse that may take an action. An ability goes with an allowed attack in the
    /// mouse's own turn.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        let in_turn = matches!(state.agenda.top(), Task::Turn(_));
        for weapon in game.weapons(state, mouse) {
            for (on, _) in state.foes_on(state.mouse(mouse).spot.tile) {
                let ranged = game.is_ranged(state, mouse, weapon, on);
                if game.check_target(state, mouse, on, ranged).is_err() {
                    continue;
                }
                choices.push(Choice::Attack { weapon, with: None, on });
                if in_turn {
                    let with = game.attack_abilities(state, mouse);
                    let with =
                        with.filter(|&one| game.check_attack_ability(state, mouse, one, ranged).is_ok());
                    choices.extend(with.map(|one| Choice::Attack { weapon, with: Some(one), on }));
                }
            }
        }
    }

    /// Whether the attack is ranged.
    fn ranged(self, game: &Mystics, state: &State) -> bool {
        game.actor(state).is_some_and(|mouse| game.is_ranged(state, mouse, self.weapon, self.on))
    }
}

impl Answer for Attack {
    const WORD: &'static str = "attack";
    const GROUP: &'static str = "attack";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = acting(task)?;
        // No ability goes with an order (H3.10).
        if matches!(task, Task::Order(_)) && self.with.is_some() {
            return Some(demand(false, Rule::M6_4, "my-no-ability-again"));
        }
        Some(game.check_attack(state, mouse, self))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = play.take_action(task)?;
        let attack = play.game.weapon_attack(play.state, mouse, self.weapon, self.on);
        let attack = match self.with {
            Some(ability) => play.pay_attack_ability(mouse, ability, attack),
            None => attack,
        };
        play.attack(attack);
        Some(Ok(()))
    }

    fn rule(self, game: &Mystics, state: &State) -> Rule {
        match self.with {
            Some(ability) => Mystics::ability_rule(ability),
            None if self.ranged(game, state) => Rule::M11_4,
            None => Rule::M11_3,
        }
    }

    fn cheese(self, game: &Mystics, state: &State) -> u8 {
        let price = |mouse| Some(game.price(state, mouse, self.with?));
        game.actor(state).and_then(price).unwrap_or(0)
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let reach = reach(self.ranged(game, state));
        let message = game.with_enemy(Message::new("my-do-attack"), state, self.on).key("reach", reach);
        game.with_skill(game.with_weapon(message, self.weapon), self.with)
    }

    fn details(self, game: &Mystics) -> String {
        let weapon = game.weapon_id(self.weapon);
        match self.with {
            None => format!("{weapon}:{}", self.on),
            Some(ability) => format!("{weapon}:{}:{}", self.on, ability.name()),
        }
    }

    fn read(game: &Mystics, _: &State, details: &str) -> Option<Choice> {
        let mut parts = details.split(':');
        let weapon = parts.next()?;
        let weapon = if weapon == FISTS { Maybe::NONE } else { game.card_named(weapon)?.into() };
        let on = FoeIx::new(below(parts.next()?, ENEMIES)?);
        let with = match parts.next() {
            Some(ability) => Some(Ability::from_name(ability)?),
            None => None,
        };
        parts.next().is_none().then_some(Choice::Attack { weapon, with, on })
    }
}

/// The choices for a click on an enemy: every attack on it, allowed or not.
pub(super) fn meant(game: &Mystics, state: &State, mouse: MouseIx, on: FoeIx, choices: &mut Vec<Choice>) {
    for weapon in game.weapons(state, mouse) {
        choices.push(Choice::Attack { weapon, with: None, on });
        let with = game.attack_abilities(state, mouse);
        choices.extend(with.map(|one| Choice::Attack { weapon, with: Some(one), on }));
    }
    choices.push(Choice::Catapult(on));
}

impl Mystics {
    /// The abilities of a mouse that go with an attack.
    fn attack_abilities(&self, state: &State, mouse: MouseIx) -> impl Iterator<Item = Ability> {
        let known = bits(state.mouse(mouse).abilities.into());
        let known = known.filter_map(|at: u8| Ability::ALL.get(usize::from(at)).copied());
        known.filter(|one| self.content.abilities[one.index()].facts.when == AbilityTime::Attack)
    }

    /// Checks whether a mouse may attack an enemy with a weapon.
    fn check_attack(&self, state: &State, mouse: MouseIx, attack: Attack) -> Verdict {
        let Attack { weapon, with, on } = attack;
        self.check_action(state, mouse)?;
        let worn = weapon.get().filter(|&card| state.mouse(mouse).cards.find(card, Keep::Gear).is_some());
        if let Some(card) = worn {
            demand(self.serves(state, mouse, card), Rule::M1_7, "my-no-wear-needs")?;
        }
        demand(self.weapons(state, mouse).next().is_some(), Rule::M1_6, "my-no-weapon")?;
        demand(self.weapons(state, mouse).any(|one| one == weapon), Rule::M1_6, "my-no-card")?;
        demand(usize::from(on) < ENEMIES, Rule::M11_3, "my-no-target")?;
        let ranged = self.is_ranged(state, mouse, weapon, on);
        self.check_target(state, mouse, on, ranged)?;
        with.map_or(Ok(()), |ability| self.check_attack_ability(state, mouse, ability, ranged))
    }

    /// Checks whether an ability may be used with an attack.
    fn check_attack_ability(&self, state: &State, mouse: MouseIx, ability: Ability, ranged: bool) -> Verdict {
        self.check_card(state, mouse, ability)?;
        let fits = match ability {
            Ability::AccurateShot | Ability::AimedShot | Ability::PowerShot => ranged,
            Ability::Feint => !ranged,
            _ => false,
        };
        demand(fits, Self::ability_rule(ability), "my-no-ability-attack")
    }

    /// Checks whether an enemy can be attacked from the space of a mouse (M11.3, M11.4, M11.6).
    pub(crate) fn check_target(&self, state: &State, mouse: MouseIx, on: FoeIx, ranged: bool) -> Verdict {
        let me = state.mouse(mouse);
        let enemy = state.enemy(on);
        demand(enemy.is_here() && enemy.spot.tile == me.spot.tile, Rule::M11_3, "my-no-target")?;
        let near = self.beside(state, me.spot);
        let here = bit(enemy.spot.space);
        if !ranged {
            return demand(near & here != 0, Rule::M11_3, "my-no-target-far");
        }
        demand(self.seen(state, me.spot) & here != 0, Rule::M11_6, "my-no-target-sight")?;
        let close = self.foes_at(state, me.spot.tile, near) != 0;
        demand(!close || near & here != 0, Rule::M11_4, "my-no-target-near")
    }
}
