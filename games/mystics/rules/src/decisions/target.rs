//! The targets of a search card (H4.6).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question};
use crate::agenda::Source;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::content::{Spaces, Target};
use crate::front::of_mouse;
use crate::index::{CardIx, MouseIx, bit, bits, mice};
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// Asks for a mouse, an enemy or a space.
#[derive(Clone, Copy)]
pub(super) struct WhichTarget {
    pub mouse: MouseIx,
    pub card: CardIx,
}

impl Question for WhichTarget {
    const NAME: &'static str = "target";

    fn rule(self, game: &Mystics) -> Rule {
        game.use_rule(self.card)
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.targets(state, self.mouse, self.card).next().is_some()
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(game.targets(state, self.mouse, self.card));
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        let open = game.targets(state, self.mouse, self.card).any(|one| one == choice);
        demand(open, Rule::H4_6, "my-no-target")
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let source = Source::Card(self.card);
        play.cite(Rule::H4_6);
        match choice {
            Choice::Mouse(other) => play.push_effects(source, Some(other), None),
            Choice::Enemy(foe) => play.push_effects(source, Some(self.mouse), Some(foe)),
            Choice::Space(space) => {
                let tile = play.state.mouse(self.mouse).spot.tile;
                for foe in bits(play.game.foes_at(play.state, tile, bit(space)).into()) {
                    play.push_effects(source, Some(self.mouse), Some(foe));
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        game.with_card(of_mouse("my-ask-target", state, self.mouse), "card", self.card)
    }

    fn look(self, game: &Mystics, _: &State, view: &mut AskedView) {
        view.cards = vec![game.look_at_card(self.card)];
    }
}

impl Mystics {
    /// The targets of a card, as choices (H4.6).
    pub(crate) fn targets<'a>(
        &'a self,
        state: &'a State,
        mouse: MouseIx,
        card: CardIx,
    ) -> impl Iterator<Item = Choice> + 'a {
        let me = state.mouse(mouse);
        let target = self.card(card).target;
        let (near, foes, spaces): (u8, u32, Spaces) = match target {
            Target::Near => (self.mice_at(state, me.spot.tile, self.near_spaces(state, mouse)), 0, 0),
            Target::Minion => (0, self.foes_at(state, me.spot.tile, self.seen(state, me.spot)), 0),
            Target::Space => {
                let seen = self.seen(state, me.spot);
                let foes = state.foes_on(me.spot.tile).filter(|(_, foe)| seen & bit(foe.spot.space) != 0);
                (0, 0, foes.fold(0, |all, (_, foe)| all | bit(foe.spot.space)))
            }
            Target::Own | Target::Mice | Target::Minions => (0, 0, 0),
        };
        let foes = bits(foes.into()).map(Choice::Enemy);
        mice(near).map(Choice::Mouse).chain(foes).chain(bits(spaces).map(Choice::Space))
    }
}
