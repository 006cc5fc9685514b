//! Forest cards of Pearlbrook (P23).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::choice::{Choice, Choices};
use crate::content::{Forest, ForestEffect, Gain};
use crate::decisions::minis::farm::gain_words;
use crate::decisions::{Done, Purpose, Question};
use crate::index::{ForestIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which of its two gains a forest card gives.
#[derive(Clone, Copy)]
pub(crate) struct Either {
    pub who: Owner,
    pub forest: ForestIx,
}

impl Either {
    fn gain(self, game: &Everdell, which: u8) -> Gain {
        let card = game.content.forests.get(self.forest.index());
        card.map_or(Gain::default(), |Forest { gain, or, .. }| if which == 0 { *gain } else { *or })
    }
}

impl Question for Either {
    const NAME: &'static str = "gain-either";

    fn rule(self) -> Rule {
        Rule::P23
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend((0..2).map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Number(which) = choice else { return Ok(()) };
        play.state.agenda.pop();
        play.gain(self.who, self.gain(play.game, which), Rule::P23)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        let Choice::Number(which) = choice else { return None };
        Some(Message::new("ev-label-farm").list("gain", gain_words(self.gain(game, which))))
    }
}

/// The forest card that renews the meadow asks which meadow cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct RenewMeadow;

impl Purpose for RenewMeadow {
    fn name(self) -> &'static str {
        "renew-meadow"
    }

    fn rule(self) -> Rule {
        Rule::P23
    }

    fn source(self, game: &Everdell) -> Message {
        game.forest_source(ForestEffect::RenewMeadow)
    }
}
