//! A card that is played, and how it is paid for (E7).

use tabletop::Message;

use crate::agenda::{Source, Task, Way};
use crate::choice::Choice;
use crate::content::Stock;
use crate::decisions::Answer;
use crate::kind::Kind;
use crate::names::{find_way, way_name};
use crate::state::State;
use crate::telling::amounts;
use crate::{Everdell, Rule};

/// Play this card in this way.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub source: Source,
    pub way: Way,
}

impl Answer for Play {
    const WORD: &'static str = "play";

    fn rule(self, game: &Everdell, state: &State) -> Rule {
        match self.way {
            Way::Cost => Rule::E7_1,
            Way::Token(_) => Rule::E7_2,
            Way::Golden(_) => Rule::L11,
            Way::Inventor(_) => Rule::L15,
            Way::Reserved => Rule::L13,
            Way::Banner(_) => Rule::N4_3,
            Way::Treasury(_) => Rule::N4_16,
            Way::Offer => game.asked(state).map_or(Rule::E7_6, |asked| asked.rule),
            _ => Rule::E7_6,
        }
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        let Self { source, way } = self;
        let seat = game.asked_seat(state);
        let kind = game.source_card(state, seat, source).or(match source {
            Source::Hand(kind) | Source::Legend(kind) | Source::Archive(kind) => Some(kind),
            _ => None,
        });
        let cost = kind.map_or(Stock::NONE, |kind| {
            let cost = game.cost_of(state, kind, source);
            game.cost_in_play(state, seat, kind, source, cost).0
        });
        let key = match way {
            Way::Cost if cost.is_empty() => "ev-label-play-free",
            Way::Cost => "ev-label-play-cost",
            Way::Token(_) => "ev-label-play-token",
            Way::Crane(_) => "ev-label-play-crane",
            Way::Innkeeper(_) => "ev-label-play-innkeeper",
            Way::Dungeon(_) => "ev-label-play-dungeon",
            Way::Judge => "ev-label-play-judge",
            Way::Treasury(_) => "ev-label-play-treasury",
            Way::Bridge(_) => "ev-label-play-bridge",
            Way::Golden(_) => "ev-label-play-golden",
            Way::Inventor(_) => "ev-label-play-inventor",
            Way::Reserved => "ev-label-play-reserved",
            Way::Offer => "ev-label-play-offer",
            Way::Banner(_) => "ev-label-play-banner",
        };
        let from = match source {
            Source::Hand(_) => "hand",
            Source::Meadow(_) => "meadow",
            Source::Shown(_) => "shown",
            Source::Legend(_) => "legend",
            Source::Pile => "pile",
            Source::Station(_) => "station",
            Source::Reserved => "reserved",
            Source::Beside(_) => "beside",
            Source::Archive(_) => "archive",
        };
        let message = game.about(key, kind).key("from", from);
        match way {
            Way::Cost if cost.is_empty() => message,
            Way::Cost | Way::Judge | Way::Reserved => message.list("cost", amounts(cost)),
            Way::Offer => match state.agenda.top() {
                Task::Offer { invitation, .. } => message.key("invitation", invitation.name()),
                _ => message.key("invitation", "none"),
            },
            Way::Token(slot)
            | Way::Crane(slot)
            | Way::Innkeeper(slot)
            | Way::Dungeon(slot)
            | Way::Treasury(slot)
            | Way::Bridge(slot)
            | Way::Golden(slot)
            | Way::Inventor(slot)
            | Way::Banner(slot) => match state.city(seat).get(slot) {
                Some(card) => message.name("with", game.card_name(card.kind)),
                None => message.message("with", Message::new("ev-some-card")),
            },
        }
    }

    fn card(self, game: &Everdell, state: &State) -> Option<Kind> {
        game.source_card(state, game.asked_seat(state), self.source)
    }

    fn group(self) -> &'static str {
        match self.source {
            Source::Hand(_) => "play-hand",
            Source::Meadow(_) | Source::Station(_) => "play-meadow",
            _ => "play-other",
        }
    }

    fn details(self, game: &Everdell) -> String {
        format!("{}:{}", game.source_name(self.source), way_name(self.way))
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        let (source, rest) = game.split_source(details)?;
        Some(Choice::Play { source, way: find_way(rest)? })
    }
}
