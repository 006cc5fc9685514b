//! Using an ability card in a turn (M1.10, M6.4, H3), apart from those that go with an attack.

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, turn_of};
use crate::agenda::{Fighter, Search, Task};
use crate::choice::{Choice, Verdict, demand};
use crate::content::AbilityTime;
use crate::event::Event;
use crate::facts::{FORTIFY, LEADER};
use crate::index::{MouseIx, bits};
use crate::kinds::Ability;
use crate::play::Play;
use crate::state::{Plight, Stage, State};
use crate::{Mystics, Rule};

/// The choice of an ability card.
#[derive(Clone, Copy)]
pub(super) struct UseAbility {
    pub ability: Ability,
}

impl UseAbility {
    /// Offers every ability that can be used.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        let known = bits(state.mouse(mouse).abilities.into());
        let known = known.filter_map(|at: u8| Ability::ALL.get(usize::from(at)).copied());
        let open = known.filter(|&ability| game.check_ability(state, mouse, ability).is_ok());
        choices.extend(open.map(Choice::Ability));
    }
}

impl Answer for UseAbility {
    const WORD: &'static str = "ability";
    const GROUP: &'static str = "ability";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_ability(state, mouse, self.ability))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.use_ability(mouse, self.ability);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Mystics::ability_rule(self.ability)
    }

    fn cheese(self, game: &Mystics, state: &State) -> u8 {
        match game.actor(state) {
            Some(mouse) => game.price(state, mouse, self.ability),
            None => game.content.abilities[self.ability.index()].facts.cost,
        }
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let cost = self.cheese(game, state);
        game.with_skill(Message::new("my-do-ability"), Some(self.ability)).number("cost", cost)
    }

    fn details(self, _: &Mystics) -> String {
        self.ability.name().to_owned()
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        Ability::from_name(details).map(Choice::Ability)
    }
}

impl Mystics {
    /// Checks whether a mouse may use an ability in its turn, apart from those that go with an attack.
    fn check_ability(&self, state: &State, mouse: MouseIx, ability: Ability) -> Verdict {
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
                demand(state.doing.acted && state.doing.struck.is_some(), rule, "my-no-ability-after")?;
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
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse uses an ability in its turn.
    fn use_ability(&mut self, mouse: MouseIx, ability: Ability) {
        let when = self.game.content.abilities[ability.index()].facts.when;
        if when == AbilityTime::Free {
            self.end_scurry(mouse);
        }
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
                if self.state.doing.stage == Stage::Done {
                    self.state.doing.stage = self.stage_here(mouse);
                }
                self.tell(rule, Event::Bonus { mouse, battle: 0, defence: 0, movement: 3 });
            }
            Ability::Find => self.push(Task::Seek { mouse, search: Search::Find }),
            Ability::KeenEye => self.push(Task::Seek { mouse, search: Search::Keen }),
            Ability::BattleSqueak => {
                self.state.squeak = (spot.tile.into(), self.game.near_spaces(self.state, mouse));
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
    }

    /// The stage of the move of a mouse that gains movement: it may move again, or is held on its space (M7.9,
    /// M8.1).
    fn stage_here(&self, mouse: MouseIx) -> Stage {
        let spot = self.state.mouse(mouse).spot;
        match self.game.stop_rule(self.state, spot.tile, spot.space) {
            Some(_) => Stage::Done,
            None => Stage::Moving,
        }
    }
}
