//! You choose for Nightweave among cards and discoveries with a worker space (N17.22, R44).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks on which card or discovery of a city her worker goes.
#[derive(Clone, Copy)]
pub(crate) struct WhereSheGoes {
    pub owner: Owner,
    pub open: bool,
}

impl Question for WhereSheGoes {
    const NAME: &'static str = "her-discovery";

    fn rule(self) -> Rule {
        Rule::N17_22
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let cards = game.spider_cards(state, self.owner, self.open);
        choices.extend(cards.iter().map(|(owner, slot)| Choice::Card(owner, slot)));
        let discoveries = game.spider_discoveries(state, self.owner, self.open);
        choices.extend(discoveries.iter().map(|discovery| Choice::Spot(Post::Discovery(discovery))));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        let post = match choice {
            Choice::Card(owner, slot) => Post::Card(owner, slot),
            Choice::Spot(post) => post,
            _ => return Ok(()),
        };
        play.cite(Rule::R44);
        play.put_spider(post, Rule::N17_22)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-her-discovery")
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Spot(post) => Some(game.at_place("ev-label-spot", state, post)),
            _ => None,
        }
    }
}
