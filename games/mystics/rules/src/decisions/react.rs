//! Whether a mouse reacts to an attack: with Dodge, Protect or Resolve, or with a trick (M11.5, H4.3).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question};
use crate::agenda::{Attack, Fighter, Task};
use crate::board::AskedView;
use crate::choice::{Choice, Refusal, Verdict, demand};
use crate::content::{Effect, When};
use crate::front::{Thing, of_mouse};
use crate::index::{MouseIx, bit, bits};
use crate::kinds::Ability;
use crate::play::Play;
use crate::state::{Keep, State};
use crate::telling::Scene;
use crate::{Mystics, Rule};

/// Asks the mice, one by one, for a reaction to an attack.
#[derive(Clone, Copy)]
pub(super) struct React {
    pub attack: Attack,
    pub asked: u8,
}

impl Question for React {
    const NAME: &'static str = "react";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M11_5
    }

    fn mouse(self, game: &Mystics, state: &State) -> Option<MouseIx> {
        game.reactor(state, &self.attack, self.asked)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.reactor(state, &self.attack, self.asked).is_some()
    }

    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.push(Task::Strike(self.attack));
        Ok(())
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        if let Some(mouse) = game.reactor(state, &self.attack, self.asked) {
            game.reactions(state, mouse, &self.attack, choices);
            choices.retain(|&choice| game.check_reaction(state, mouse, &self.attack, choice).is_ok());
        }
        choices.push(Choice::Done);
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        if choice == Choice::Done {
            return Ok(());
        }
        match game.reactor(state, &self.attack, self.asked) {
            Some(mouse) => game.check_reaction(state, mouse, &self.attack, choice),
            None => Err(Refusal::plain(Rule::M11_5, "my-no-answer")),
        }
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.react(self.attack, self.asked, choice);
        Ok(())
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        let mouse = game.reactor(state, &self.attack, self.asked).unwrap_or(MouseIx::new(0));
        let scene = Scene::of(state);
        let message = game.with_who(of_mouse("my-ask-react", state, mouse), &scene, self.attack.by);
        game.with_whom(message, &scene, self.attack.on)
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        view.attack = Some(game.look_at_attack(state, &self.attack));
    }

    fn meant(self, _: &Mystics, _: &State, thing: Thing, choices: &mut Vec<Choice>) {
        choices.push(match thing {
            Thing::Card(card) => Choice::Use(card),
            _ => thing.answer(),
        });
    }
}

impl Mystics {
    /// The next mouse that can react to an attack and has not been asked.
    pub(crate) fn reactor(&self, state: &State, attack: &Attack, asked: u8) -> Option<MouseIx> {
        let Fighter::Mouse(_) = attack.on else { return None };
        state.active().map(|(mouse, _)| mouse).find(|&mouse| {
            let mut answers = Answered { game: self, state, mouse, attack, any: false };
            if asked & (mouse.bit()) == 0 {
                self.reactions(state, mouse, attack, &mut answers);
            }
            answers.any
        })
    }

    /// The conceivable reactions of a mouse to an attack.
    fn reactions(&self, state: &State, mouse: MouseIx, attack: &Attack, choices: &mut impl Extend<Choice>) {
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

    /// Checks whether a reaction of a mouse to an attack is allowed.
    fn check_reaction(&self, state: &State, mouse: MouseIx, attack: &Attack, choice: Choice) -> Verdict {
        let own = attack.on == Fighter::Mouse(mouse);
        match choice {
            Choice::Done => Ok(()),
            Choice::Ability(ability @ (Ability::Dodge | Ability::Resolve)) => {
                self.check_card(state, mouse, ability)?;
                let rule = Self::ability_rule(ability);
                demand(own, rule, "my-no-reaction-own")?;
                // An attack without defence cannot be dodged either (Constrict).
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

/// Collects choices, to note only whether any of them is allowed.
struct Answered<'a> {
    game: &'a Mystics,
    state: &'a State,
    mouse: MouseIx,
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
    /// A mouse reacts to an attack, or declines.
    fn react(&mut self, attack: Attack, asked: u8, choice: Choice) {
        let Some(mouse) = self.game.reactor(self.state, &attack, asked) else {
            self.push(Task::Strike(attack));
            return;
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
            _ => asked |= mouse.bit(),
        }
        self.push(Task::React { attack, asked });
    }
}
