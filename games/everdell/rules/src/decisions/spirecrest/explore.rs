//! Exploring: which map tile is charted, and which discovery is taken (S7, S8).

use tabletop::{Chance, Log, Maybe, Message};

use super::asks_step;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Purpose, Question, Verdict, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::spirecrest::turned_cost;
use crate::state::State;
use crate::telling::named;
use crate::{Everdell, Rule};

/// Asks which map tile is charted (S7).
#[derive(Clone, Copy)]
pub(crate) struct WhichTile {
    pub who: Owner,
}

impl Question for WhichTile {
    const NAME: &'static str = "chart";

    fn rule(self) -> Rule {
        Rule::S7
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        if let Some(spire) = state.spire() {
            choices.extend(spire.tiles(spire.explored(self.who)).map(Choice::Tile));
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Tile(tile) = choice {
            play.cite(Rule::S6);
            play.chart(self.who, tile, Rule::S7);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// Asks which discovery is taken; `taken` is how many were taken before (S8, S18).
#[derive(Clone, Copy)]
pub(crate) struct WhichDiscovery {
    pub who: Owner,
    pub taken: u8,
}

impl Question for WhichDiscovery {
    const NAME: &'static str = "discover";

    fn rule(self) -> Rule {
        Rule::S8
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.state.spire().is_none_or(|spire| spire.turned.iter().all(|one| one.is_none()));
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let turned = state.spire().map(|spire| spire.turned).unwrap_or_default();
        let turned = turned.into_iter().filter_map(Maybe::get);
        let open = turned.filter(|&one| game.check_discovery(state, self.who, one).is_ok());
        choices.extend(open.map(Choice::Discover));
        choices.add(Choice::Done);
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Discover(discovery) => game.check_discovery(state, self.who, discovery),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Discover(discovery) = choice {
            play.take_discovery(self.who, discovery, self.taken);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Discover(discovery) => {
                let name = game.discovery(discovery).map(|record| &record.name);
                let cost = turned_cost(state, discovery).unwrap_or(0);
                Some(Message::new("ev-label-discover").message("name", named(name)).number("cost", cost))
            }
            _ => None,
        }
    }
}

/// A discovery asks for resources and cards (S8, SR6).
#[derive(Clone, Copy)]
pub(crate) struct Price;

impl Purpose for Price {
    fn name(self) -> &'static str {
        "discovery"
    }

    fn rule(self) -> Rule {
        Rule::S8
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-at-discovery-row")
    }
}

/// Weather asks for resources and cards (S5).
#[derive(Clone, Copy)]
pub(crate) struct Weather;

impl Purpose for Weather {
    fn name(self) -> &'static str {
        "weather"
    }

    fn rule(self) -> Rule {
        Rule::S5
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-at-weather")
    }
}
