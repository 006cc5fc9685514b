//! Search cards in use (H4.6), and their rules.

use tabletop::{Chance, Log};

use crate::agenda::{Source, Task};
use crate::content::{CardKind, Target, When};
use crate::index::{self, CardIx, MouseIx};
use crate::play::Play;
use crate::{Mystics, Rule};

impl Mystics {
    /// The rule by which a search card is used.
    pub(crate) fn use_rule(&self, card: CardIx) -> Rule {
        match self.card(card).kind {
            CardKind::Scroll => Rule::M24_4,
            CardKind::Event => Rule::M13_2,
            CardKind::Trick if self.card(card).when == When::Attacked => Rule::H4_3,
            _ => Rule::H4_2,
        }
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Applies a card in use; asks for its target if it needs one.
    pub fn card_works(&mut self, mouse: MouseIx, card: CardIx) {
        self.cite(Rule::H4_6);
        let source = Source::Card(card);
        let tile = self.state.mouse(mouse).spot.tile;
        match self.game.card(card).target {
            Target::Own => self.push_effects(source, Some(mouse), None),
            Target::Mice => {
                let mice = self.state.mice_on(tile).fold(0, |all, (one, _)| all | one.bit());
                for one in index::mice(mice) {
                    self.push_effects(source, Some(one), None);
                }
            }
            Target::Minions => self.push_effects(source, Some(mouse), None),
            Target::Near | Target::Minion | Target::Space => self.push(Task::Target { mouse, card }),
        }
    }
}
