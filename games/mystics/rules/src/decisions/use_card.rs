//! Using a search card in a turn (M1.5, M24.4): items, scrolls and tricks.

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::content::{CardKind, Effect, Target, When};
use crate::index::{CardIx, MouseIx, bits};
use crate::kinds::Free;
use crate::play::Play;
use crate::state::{Keep, State};
use crate::{Mystics, Rule};

/// The choice of a search card to use.
#[derive(Clone, Copy)]
pub(super) struct Use {
    pub card: CardIx,
}

impl Use {
    /// Offers every card that can be used.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        let held = bits(state.mouse(mouse).cards.all_kinds());
        let open = held.filter(|&card| game.check_use(state, mouse, card).is_ok());
        choices.extend(open.map(Choice::Use));
    }
}

impl Answer for Use {
    const WORD: &'static str = "use";
    const GROUP: &'static str = "use";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_use(state, mouse, self.card))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.free_action(mouse);
        play.use_card(mouse, self.card);
        Some(Ok(()))
    }

    fn rule(self, game: &Mystics, _: &State) -> Rule {
        game.use_rule(self.card)
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_card(Message::new("my-do-use"), "card", self.card)
    }

    fn details(self, game: &Mystics) -> String {
        game.search_id(self.card).to_owned()
    }

    fn read(game: &Mystics, _: &State, details: &str) -> Option<Choice> {
        game.card_named(details).map(Choice::Use)
    }
}

impl Mystics {
    /// Checks whether a mouse may use a search card in its turn.
    fn check_use(&self, state: &State, mouse: MouseIx, card: CardIx) -> Verdict {
        let me = state.mouse(mouse);
        let facts = self.card(card);
        let has = me.cards.all().iter().any(|held| held.card == card && held.keep != Keep::Gear);
        demand(has, Rule::H4_2, "my-no-card")?;
        let in_turn = matches!(facts.when, When::Turn | When::Action | When::Attack);
        let rule = if facts.when == When::Attacked { Rule::H4_3 } else { Rule::H4_2 };
        demand(in_turn, rule, "my-no-use-now")?;
        demand(self.meets(state, mouse, card), Rule::M1_7, "my-no-use-needs")?;
        if facts.when == When::Action {
            self.check_action(state, mouse)?;
        }
        if facts.kind == CardKind::Scroll {
            self.check_free(state, mouse, Some(Free::Scroll))?;
        } else {
            self.check_free(state, mouse, None)?;
        }
        let asks = !matches!(facts.target, Target::Own | Target::Mice | Target::Minions);
        if facts.target == Target::Own && facts.effects.contains(&Effect::Teleport) {
            return demand(self.vanishing(state, mouse) != 0, Rule::H4_7, "my-no-target");
        }
        if facts.target == Target::Minions {
            return demand(state.foes_on(me.spot.tile).next().is_some(), Rule::H4_6, "my-no-target");
        }
        demand(!asks || self.targets(state, mouse, card).next().is_some(), Rule::H4_6, "my-no-target")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse uses a search card.
    fn use_card(&mut self, mouse: MouseIx, card: CardIx) {
        let facts = self.game.card(card);
        if facts.when == When::Action {
            self.spend_action(mouse);
        }
        if facts.kind == CardKind::Scroll {
            self.state.doing.free |= Free::Scroll.bit();
        }
        self.use_up(mouse, card, self.game.use_rule(card));
        self.card_works(mouse, card);
    }
}
