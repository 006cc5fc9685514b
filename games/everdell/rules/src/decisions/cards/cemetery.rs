//! The Cemetery: four cards of one pile are revealed, and one of them is played (E9.3, R99).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Invitation, Source, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::invitations::no_such_offer;
use crate::decisions::{Done, Invites, Question, Verdict};
use crate::event::{Event, Heap};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::readings::Reading;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks from which pile the Cemetery reveals.
#[derive(Clone, Copy)]
pub(crate) struct WhichPile {
    pub who: Owner,
}

impl Question for WhichPile {
    const NAME: &'static str = "pile";

    fn rule(self) -> Rule {
        Rule::R99
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.add(Choice::Deck(true));
        if state.discard_len() > 0 {
            choices.add(Choice::Deck(false));
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Deck(deck) = choice {
            play.state.agenda.pop();
            play.reveal_for_cemetery(self.who, deck)?;
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-pile")
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Cemetery reveals four cards, all from one pile (R99).
    fn reveal_for_cemetery(&mut self, who: Owner, deck: bool) -> Result<(), C::Error> {
        if deck {
            self.reveal(who, 4, Rule::E9_3)?;
        } else {
            for _ in 0..4 {
                let Some(free) = self.state.shown.iter().position(Option::is_none) else { break };
                if self.state.discard_len() == 0 {
                    break;
                }
                let kind = self.state.discard.draw("discard", self.game.kinds_len(), self.chance)?;
                self.state.discard[kind] -= 1;
                self.state.shown[free] = Some(kind);
                self.cite(Rule::E10_4);
                self.tell(Rule::R99, Event::Revealed { who, kind, from: Heap::Discard });
            }
        }
        self.push_all(&[Task::Offer { who, invitation: Invitation::Cemetery }, Task::ClearShown]);
        Ok(())
    }
}

/// The Cemetery invites to play one of the revealed cards, free.
#[derive(Clone, Copy)]
pub(crate) struct Cemetery;

impl Invites for Cemetery {
    fn name(self) -> &'static str {
        "cemetery"
    }

    fn rule(self) -> Rule {
        Rule::E9_3
    }

    fn may_decline(self, game: &Everdell) -> bool {
        !game.reads(Reading::CemeteryPlaysOne)
    }

    fn fits(self, _: &Everdell, _: &State, source: Source, _: Kind) -> Verdict {
        match source {
            Source::Shown(_) => Ok(()),
            _ => no_such_offer(),
        }
    }
}
