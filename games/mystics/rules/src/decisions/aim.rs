//! The targets of an ability (H3).

use tabletop::{Chance, Log, Maybe, Message};

use super::common::{Done, Question};
use crate::agenda::{Attack, Fighter, Task};
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::content::Spaces;
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::{FoeIx, MouseIx, bit, bits, mice};
use crate::kinds::{Ability, Harm};
use crate::play::Play;
use crate::state::{Plight, Spot, State};
use crate::{Mystics, Rule};

/// Asks for a mouse, an enemy or a space.
#[derive(Clone, Copy)]
pub(super) struct WhichTarget {
    pub mouse: MouseIx,
    pub ability: Ability,
    pub left: u8,
    pub chosen: u32,
}

impl WhichTarget {
    /// Whether the mouse may stop with the targets chosen so far.
    fn may_stop(self) -> bool {
        matches!(self.ability, Ability::ChainLightning | Ability::Cure) && self.chosen != 0
    }
}

impl Question for WhichTarget {
    const NAME: &'static str = "aim";

    fn rule(self, _: &Mystics) -> Rule {
        Mystics::ability_rule(self.ability)
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        self.left > 0 && game.aims(state, self.mouse, self.ability, self.chosen).next().is_some()
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(game.aims(state, self.mouse, self.ability, self.chosen));
        if self.may_stop() {
            choices.push(Choice::Done);
        }
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        if choice == Choice::Done {
            return demand(self.may_stop(), self.rule(game), "my-no-answer");
        }
        let open = game.aims(state, self.mouse, self.ability, self.chosen).any(|one| one == choice);
        demand(open, self.rule(game), "my-no-target")
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.aimed(self, choice);
        Ok(())
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        let message = of_mouse("my-ask-aim", state, self.mouse);
        game.with_skill(message, Some(self.ability)).number("left", self.left)
    }

    fn purpose(self, choice: Choice) -> &'static str {
        match choice {
            Choice::Space(_) => self.ability.name(),
            Choice::Mouse(_) if self.ability == Ability::GiveOrder => "give_order",
            Choice::Mouse(_) => "heal",
            _ => Self::NAME,
        }
    }

    fn look(self, _: &Mystics, _: &State, view: &mut AskedView) {
        view.ability = Some(self.ability);
        view.left = self.left;
    }
}

impl Mystics {
    /// The targets of an ability, as choices.
    pub(crate) fn aims<'a>(
        &'a self,
        state: &'a State,
        mouse: MouseIx,
        ability: Ability,
        chosen: u32,
    ) -> impl Iterator<Item = Choice> + 'a {
        let me = state.mouse(mouse);
        let (tile, spot) = (me.spot.tile, me.spot);
        let seen = || self.foes_at(state, tile, self.seen(state, spot));
        let near = || self.foes_at(state, tile, self.near_spaces(state, mouse));
        // A spell at range follows the rules of ranged attacks (M11.4).
        let spell = |foes: u32| {
            let close = near();
            if close & foes != 0 { foes & close } else { foes }
        };
        let (healed, foes, spaces): (u8, u32, Spaces) = match ability {
            Ability::FirstAid => {
                let here = mice(self.mice_at(state, tile, bit(spot.space)));
                let hurt = here.filter(|&one| state.mouse(one).wounds > 0);
                (hurt.fold(0, |all, one| all | one.bit()), 0, 0)
            }
            Ability::MajorHeal => {
                let near = mice(self.mice_at(state, tile, self.near_spaces(state, mouse)));
                let hurt = near.filter(|&one| state.mouse(one).wounds > 0);
                (hurt.fold(0, |all, one| all | one.bit()), 0, 0)
            }
            Ability::Cure => {
                let here = mice(self.mice_at(state, tile, bit(spot.space)));
                let ill = here.filter(|&one| self.ills(state, one) > 0);
                (ill.fold(0, |all, one| all | one.bit()), 0, 0)
            }
            Ability::GiveOrder => {
                let all = self.mice_at(state, tile, u64::MAX) & !(mouse.bit());
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
            Ability::Backslash => (0, near() & !state.doing.struck.get().map_or(0, FoeIx::bit), 0),
            Ability::SetTrap => (0, 0, self.near_spaces(state, mouse)),
            _ => (0, 0, 0),
        };
        let foes = bits(foes.into()).map(Choice::Enemy);
        mice(healed).map(Choice::Mouse).chain(foes).chain(bits(spaces).map(Choice::Space))
    }

    /// The conditions of a mouse that Cure can remove.
    fn ills(&self, state: &State, mouse: MouseIx) -> u8 {
        let me = state.mouse(mouse);
        let markers = [Plight::STUNNED, Plight::WEBBED, Plight::CHARMED];
        let markers = markers.into_iter().filter(|&plight| me.plight.has(plight)).count();
        me.poison + u8::try_from(markers).unwrap_or(0)
    }

    /// Dice of a spell: battle, with the bonus of a magic weapon in the paws.
    fn spell_dice(&self, state: &State, mouse: MouseIx) -> u8 {
        let bonus = self.weapons(state, mouse).filter_map(Maybe::get).filter_map(|weapon| {
            self.card(weapon).weapon.filter(|facts| facts.harm == Harm::Magic).map(|facts| facts.bonus)
        });
        self.battle(state, mouse) + bonus.max().unwrap_or(0)
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Applies the choice of a target of an ability.
    fn aimed(&mut self, aim: WhichTarget, choice: Choice) {
        let WhichTarget { mouse, ability, left, chosen } = aim;
        let spot = self.state.mouse(mouse).spot;
        let rule = Mystics::ability_rule(ability);
        match (ability, choice) {
            (Ability::FirstAid, Choice::Mouse(other)) => self.heal(other, 1, rule),
            (Ability::MajorHeal, Choice::Mouse(other)) => self.heal(other, 3, rule),
            (Ability::Cure, Choice::Mouse(other)) => self.cure(mouse, other, chosen),
            (Ability::Cure, _) => {}
            (Ability::GiveOrder, Choice::Mouse(other)) => self.push(Task::Order(other)),
            (Ability::Meeps, Choice::Enemy(foe)) => {
                self.state.enemies.change(foe, |enemy| enemy.dazed = true);
                self.cite(Rule::H4_4);
            }
            (Ability::ChainLightning, Choice::Enemy(foe)) => {
                let chosen = chosen | foe.bit();
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
                // Two paws and a tail hold at most three.
                let mut knives = [None; 3];
                for (place, knife) in knives.iter_mut().zip(self.game.knives(self.state, mouse)) {
                    *place = Some(knife);
                }
                for knife in knives.into_iter().flatten() {
                    let attack = self.game.weapon_attack(self.state, mouse, knife.into(), foe);
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
    }

    /// Removes poison or a marker, and another one for each further cheese (H3.6). The first is already paid for;
    /// the following choices name the mouse again.
    fn cure(&mut self, mouse: MouseIx, other: MouseIx, chosen: u32) {
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

    /// An attack spell of a mouse, without a target.
    fn spell(&self, mouse: MouseIx, ability: Ability) -> Attack {
        Attack {
            by: Fighter::Mouse(mouse),
            dice: self.game.spell_dice(self.state, mouse),
            ranged: true,
            harm: Harm::Magic,
            ability: Some(ability),
            ..Attack::NONE
        }
    }

    fn lightning(&mut self, mouse: MouseIx, foes: u32) {
        let attack = self.spell(mouse, Ability::ChainLightning);
        self.push(Task::Volley { attack, foes });
    }
}
