//! The knoll: cards of meadow and station are discarded, and others are drawn (L7).

use tabletop::{Chance, Log, Message};

use super::{asks_step, draw_card, label_card, offer_cards, refuse_card};
use crate::agenda::{LeafTask, Source, Task};
use crate::choice::{Choice, Choices, Offered};
use crate::decisions::{Done, Question, Verdict};
use crate::index::{MeadowIx, Owner, StationIx};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which card is discarded, `left` more.
#[derive(Clone, Copy)]
pub(crate) struct WhichGoes {
    pub who: Owner,
    pub left: u8,
}

/// The cards of the station.
fn station(game: &Everdell, state: &State, who: Owner) -> impl Iterator<Item = StationIx> {
    StationIx::first(3).filter(move |&place| game.source_card(state, who, Source::Station(place)).is_some())
}

impl Question for WhichGoes {
    const NAME: &'static str = "dig";

    fn rule(self) -> Rule {
        Rule::L7
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let mut offered = Offered::default();
        self.offer(play.game, play.state, &mut offered);
        Ok(!play.skip_if(self.left == 0 || offered.first.is_none()))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let open = |place: &MeadowIx| game.may_discard_meadow(state, *place);
        choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
        choices.extend(station(game, state, self.who).map(Choice::Station));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Leaf(LeafTask::Dig { who, left }));
        match choice {
            Choice::Meadow(place) => play.discard_meadow_card(place, Rule::L7),
            Choice::Station(place) => play.discard_station_card(place, Rule::L7),
            _ => {}
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME).number("left", self.left)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        game.about_card_of("ev-label-discard-meadow", state, choice)
    }
}

/// Asks which card is drawn, `left` more.
#[derive(Clone, Copy)]
pub(crate) struct WhichIsDrawn {
    pub who: Owner,
    pub left: u8,
}

impl Question for WhichIsDrawn {
    const NAME: &'static str = "gather";

    fn rule(self) -> Rule {
        Rule::L7
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let mut offered = Offered::default();
        self.offer(play.game, play.state, &mut offered);
        let none = self.left == 0 || offered.first.is_none();
        if play.skip_if(none) {
            play.has_drawn(self.who);
        }
        Ok(!none)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        offer_cards(game, state, self.who, choices);
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        refuse_card(game, state, self.who, choice)
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Leaf(LeafTask::Gather { who, left }));
        draw_card(play, who, choice)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME).number("left", self.left)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        label_card(game, state, choice)
    }
}
