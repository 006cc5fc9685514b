//! Whether a mouse shoots at a minion that was just placed (Preemptive Shot, H3.5).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, no_answer};
use crate::choice::{Choice, Verdict, demand};
use crate::front::{Thing, of_mouse};
use crate::index::MouseIx;
use crate::kinds::Ability;
use crate::play::Play;
use crate::state::{Plight, State};
use crate::{Mystics, Rule};

/// Asks whether a mouse shoots.
#[derive(Clone, Copy)]
pub(super) struct Preempt {
    pub mouse: MouseIx,
}

impl Question for Preempt {
    const NAME: &'static str = "preempt";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::H3_5
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.preempts(state, self.mouse).next().is_some()
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(game.preempts(state, self.mouse));
        choices.push(Choice::Done);
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Attack { .. } => {
                let open = game.preempts(state, self.mouse).any(|one| one == choice);
                demand(open, Rule::H3_5, "my-no-target")
            }
            Choice::Done => Ok(()),
            _ => no_answer(),
        }
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Attack { weapon, on, .. } = choice {
            let attack = play.game.weapon_attack(play.state, self.mouse, weapon, on);
            let attack = play.pay_attack_ability(self.mouse, Ability::PreemptiveShot, attack);
            play.attack(attack);
        }
        Ok(())
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-preempt", state, self.mouse)
    }

    fn meant(self, game: &Mystics, state: &State, thing: Thing, choices: &mut Vec<Choice>) {
        let Thing::Enemy(foe) = thing else { return choices.push(thing.answer()) };
        let shots = game.preempts(state, self.mouse);
        choices.extend(shots.filter(|shot| matches!(shot, Choice::Attack { on, .. } if *on == foe)));
    }
}

impl Mystics {
    /// The shots of Preemptive Shot at minions that were just placed (H3.5).
    fn preempts<'a>(&'a self, state: &'a State, mouse: MouseIx) -> impl Iterator<Item = Choice> + 'a {
        let ready = state.mouse(mouse).is_active()
            && self.check_card(state, mouse, Ability::PreemptiveShot).is_ok()
            && !state.mouse(mouse).plight.has(Plight::STUNNED);
        let weapons = ready.then(|| self.weapons(state, mouse)).into_iter().flatten();
        weapons.flat_map(move |weapon| {
            state
                .foes_on(state.mouse(mouse).spot.tile)
                .filter(move |(on, enemy)| {
                    let ranged = self.is_ranged(state, mouse, weapon, *on);
                    enemy.new && ranged && self.check_target(state, mouse, *on, true).is_ok()
                })
                .map(move |(on, _)| Choice::Attack { weapon, with: Some(Ability::PreemptiveShot), on })
        })
    }
}
