//! The refresh at the beginning of your turn (R11). Your actions are decisions (`decisions/actions.rs`).

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::event::Event;
use crate::play::Play;
use crate::setup::BonusDice;
use crate::{Ratcatcher, Rule};

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Begins the next round with your turn, and your turn with a refresh (R11.2).
    pub fn next_round(&mut self) {
        self.state.rats_turn = false;
        self.state.round = self.state.round.saturating_add(1);
        self.tell(Rule::R8_1, Event::Round(self.state.round));
        let unlocked = self.game.attack(self.state);
        let me = self.state.me;
        let kept = match self.state.options.bonus_dice {
            BonusDice::Lost => 0,
            // Unlocked dice are used before bonus dice, so remaining dice count as bonus dice first.
            BonusDice::Kept => me.bonus.min(me.dice),
        };
        if me.bonus.min(me.dice) > 0 {
            self.cite(Rule::A38);
        }
        let dice = (unlocked + kept).min(self.game.content.dice);
        if me.sick > 0 {
            self.cite(Rule::H1_26);
        }
        let movement = self.game.movement(self.state).saturating_sub(me.sick);
        let traps = self.game.board(self.state).trap.count;
        let me = &mut self.state.me;
        (me.dice, me.bonus, me.movement, me.traps, me.sick) = (dice, kept, movement, traps, 0);
        self.cite(Rule::R11_3);
        self.tell(Rule::R11_2, Event::Refreshed { dice, movement, traps });
        // Cheese that a trap freed in the rats' turn is collected now (A54).
        if self.state.spot(self.state.me.zone).cheese > 0 && !self.state.has_rats(self.state.me.zone) {
            self.cite(Rule::A54);
        }
        self.state.agenda.push_all(&[Task::Collect, Task::Actions]);
    }
}
