//! Hostile takeover: a worker that guards a card prevents it (N16.33).

use tabletop::{Chance, Log, Message};

use crate::agenda::{ModuleTask, Task, Why};
use crate::choice::{Choice, Choices};
use crate::content::Colour;
use crate::decisions::nightweave::{asks_step, label_item, module_source, plot};
use crate::decisions::{Done, Purpose, Question, if_several};
use crate::event::Event;
use crate::index::{Owner, PlotIx, Slot};
use crate::modules::{Plot, can_be_seized};
use crate::play::Play;
use crate::state::{Built, Cards, Post, State};
use crate::{Everdell, Rule};

/// Asks whether a worker guards this card, which keeps it in the city.
#[derive(Clone, Copy)]
pub(crate) struct WhetherGuarded {
    pub who: Owner,
    pub slot: Slot,
}

impl Question for WhetherGuarded {
    const NAME: &'static str = "takeover";

    fn rule(self) -> Rule {
        Rule::N16_33
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        if state.player(self.who).at_home() > 0 {
            choices.add(Choice::Number(1));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        play.takeover(self.who, self.slot, choice);
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plot(Plot::Takeover))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plot(Plot::Takeover)))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The card she would take stays if a worker is put on it; otherwise it goes to her city even if that is full
    /// (N16.33).
    fn takeover(&mut self, who: Owner, slot: Slot, choice: Choice) {
        let rule = Rule::N16_33;
        if choice == Choice::Number(1) {
            let post = Post::Card(who, slot);
            // On a card with a permanent space it would count as a worker that stays for good.
            let kind = self.state.city(who).get(slot).map(|card| card.kind);
            let stays = kind.is_some_and(|kind| self.game.facts(kind).permanent);
            let workers = &mut self.state.player_mut(who).workers;
            if let Some(worker) = workers.iter_mut().find(|worker| **worker == Post::Home) {
                *worker = if stays { Post::Adrift } else { post };
            }
            self.thwarted(Why::Plot(Plot::Takeover.ix()));
            self.tell(rule, Event::Placed { who, post });
            return;
        }
        self.cite(Rule::R63);
        let Some(card) = self.seize(who, slot, rule) else { return };
        match self.state.rival_city.add(Built::new(card.kind)) {
            Some(slot) => {
                let way = crate::agenda::Way::Offer;
                self.tell(
                    rule,
                    Event::Played { who: Owner::RIVAL, owner: Owner::RIVAL, slot, kind: card.kind, way },
                );
            }
            None => self.trophy(card.kind, rule),
        }
    }
}

/// Its place in the content.
pub(crate) const PLOT: PlotIx = Plot::Takeover.ix();

/// What it is asked for.
const WHY: Why = Why::Plot(PLOT);

/// The takeover asks which card she would take.
#[derive(Clone, Copy)]
pub(crate) struct Takeover;

impl Purpose for Takeover {
    fn name(self) -> &'static str {
        "plot"
    }

    fn rule(self) -> Rule {
        Rule::N16_33
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    /// Purple cards, or else the most valuable ones (R63).
    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        let taken = || state.city(who).iter().filter(|(_, card)| can_be_seized(**card));
        let purple = |card: &Built| game.colour(card.kind) == Colour::Prosperity;
        let any = taken().any(|(_, card)| purple(card));
        let most = taken().map(|(_, card)| game.base_value(card)).max();
        let fits = |card: &Built| if any { purple(card) } else { Some(game.base_value(card)) == most };
        taken().filter(|(_, card)| fits(card)).map(|(slot, _)| (who, slot)).collect()
    }

    fn least_picked(self) -> u8 {
        u8::MAX
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        _: Owner,
        slot: Slot,
    ) -> Done<C> {
        play.push(Task::Module(ModuleTask::Takeover { who, slot }));
        Ok(())
    }
}
