//! Pickpocket: half of the hand goes to her, a card fewer for each token (N16.14).

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{Owner, PlotIx};
use crate::modules::Plot;
use crate::play::Play;

use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::Pickpocket.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// Pickpocket asks how many fewer cards she takes.
#[derive(Clone, Copy)]
pub(crate) struct Pickpocket;

impl Purpose for Pickpocket {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_14
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn amount<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        count: u8,
    ) -> Done<C> {
        if count > 0 {
            play.thwarted(WHY);
            play.gain_points(Owner::RIVAL, count, Rule::N16_14);
        }
        for _ in count..play.state.player(who).hand.len().div_ceil(2) {
            if let Some(kind) = play.random_hand_card(who)? {
                play.goes_to_her_hand(who, kind, Rule::N16_14);
            }
        }
        Ok(())
    }
}
