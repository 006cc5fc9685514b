//! Equipping (M24.2): the cards that a mouse puts on and takes off.

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, no_answer, plain, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand, demand_count};
use crate::event::Event;
use crate::front::{Thing, of_mouse};
use crate::index::{CardIx, MouseIx, bits};
use crate::kinds::{Free, Gift, Slot};
use crate::play::Play;
use crate::state::{Keep, State};
use crate::{Mystics, Rule};

/// Asks which cards a mouse puts on and takes off.
#[derive(Clone, Copy)]
pub(super) struct WhatToWear {
    pub mouse: MouseIx,
}

impl Question for WhatToWear {
    const NAME: &'static str = "equip";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M24_2
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, _: &Mystics, state: &State) -> bool {
        state.mouse(self.mouse).is_active()
    }

    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.push(Task::Overfull(self.mouse));
        Ok(())
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        let cards = &state.mouse(self.mouse).cards;
        let fits = |&card: &CardIx| game.check_wear(state, self.mouse, card).is_ok();
        choices.extend(bits(cards.kinds(Keep::Pack)).filter(fits).map(Choice::Wear));
        choices.extend(bits(cards.kinds(Keep::Gear)).map(Choice::Stow));
        choices.push(Choice::Done);
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        if choice == Choice::Done { Ok(()) } else { no_answer() }
    }

    /// The pack must not be overfull afterwards (M24.3).
    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, _: Choice) -> Done<C> {
        self.lapse(play)
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-equip", state, self.mouse)
    }

    fn meant(self, _: &Mystics, _: &State, thing: Thing, choices: &mut Vec<Choice>) {
        match thing {
            Thing::Card(card) => choices.extend([Choice::Wear(card), Choice::Stow(card)]),
            _ => choices.push(thing.answer()),
        }
    }
}

/// The choice to begin equipping.
#[derive(Clone, Copy)]
pub(super) struct Equip;

impl Equip {
    /// Offers it if it is allowed.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.check_equip(state, mouse).is_ok() {
            choices.push(Choice::Equip);
        }
    }
}

impl Answer for Equip {
    const WORD: &'static str = "equip";
    const GROUP: &'static str = "equip";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_equip(state, mouse))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.free_action(mouse);
        play.cite(Rule::M6_3);
        play.cite(Rule::D5);
        play.state.doing.free |= Free::Equip.bit();
        play.push(Task::Equip(mouse));
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_2
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-equip")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Equip)
    }
}

/// The mouse that equips, if that is the open question.
fn equipping(task: Task) -> Option<MouseIx> {
    match task {
        Task::Equip(mouse) => Some(mouse),
        _ => None,
    }
}

/// The choice of a card of the pack to put on.
#[derive(Clone, Copy)]
pub(super) struct Wear {
    pub card: CardIx,
}

impl Answer for Wear {
    const WORD: &'static str = "wear";
    const GROUP: &'static str = "equip";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = equipping(task)?;
        Some(game.check_wear(state, mouse, self.card))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = equipping(task)?;
        play.push(task);
        play.wear(mouse, self.card);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_2
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_card(Message::new("my-do-wear"), "card", self.card)
    }

    fn details(self, game: &Mystics) -> String {
        game.search_id(self.card).to_owned()
    }

    fn read(game: &Mystics, _: &State, details: &str) -> Option<Choice> {
        game.card_named(details).map(Choice::Wear)
    }
}

/// The choice of a card to take off, into the pack.
#[derive(Clone, Copy)]
pub(super) struct Stow {
    pub card: CardIx,
}

impl Answer for Stow {
    const WORD: &'static str = "stow";
    const GROUP: &'static str = "equip";

    fn refusal(self, _: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = equipping(task)?;
        let has = state.mouse(mouse).cards.find(self.card, Keep::Gear).is_some();
        Some(demand(has, Rule::M24_2, "my-no-card"))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = equipping(task)?;
        play.push(task);
        play.stow(mouse, self.card);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_2
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_card(Message::new("my-do-stow"), "card", self.card)
    }

    fn details(self, game: &Mystics) -> String {
        game.search_id(self.card).to_owned()
    }

    fn read(game: &Mystics, _: &State, details: &str) -> Option<Choice> {
        game.card_named(details).map(Choice::Stow)
    }
}

impl Mystics {
    /// Checks whether a mouse may equip (M24.2).
    fn check_equip(&self, state: &State, mouse: MouseIx) -> Verdict {
        let any = state.mouse(mouse).cards.all().iter().any(|held| self.is_gear(held.card));
        demand(any, Rule::M24_2, "my-no-wear")?;
        self.check_free(state, mouse, Some(Free::Equip))
    }

    /// Checks whether a card can be put on (M24.2): requirements, slot, paws.
    fn check_wear(&self, state: &State, mouse: MouseIx, card: CardIx) -> Verdict {
        let me = state.mouse(mouse);
        demand(me.cards.find(card, Keep::Pack).is_some(), Rule::M24_2, "my-no-card")?;
        let facts = self.card(card);
        demand(self.is_gear(card), Rule::M24_2, "my-no-wear")?;
        demand(self.meets(state, mouse, card), Rule::M1_7, "my-no-wear-needs")?;
        let Some(slot) = facts.slot else { return Ok(()) };
        if slot != Slot::Paw {
            let taken = me
                .cards
                .all()
                .iter()
                .any(|held| held.keep == Keep::Gear && self.card(held.card).slot == Some(slot));
            return demand(!taken, Rule::M24_2, "my-no-slot");
        }
        let (paws, tail) = self.paws(state, mouse);
        let (taken, in_tail) = self.paws_taken(state, mouse);
        if facts.knife && tail && !in_tail {
            return Ok(());
        }
        demand_count(facts.paws, paws.saturating_sub(taken), Rule::M1_8, "my-no-paws")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A card is put on (M24.2).
    fn wear(&mut self, mouse: MouseIx, card: CardIx) {
        if let Some(at) = self.state.mouse(mouse).cards.find(card, Keep::Pack) {
            let (_, in_tail) = self.game.paws_taken(self.state, mouse);
            self.state.mouse_mut(mouse).cards.put(at, Keep::Gear);
            let facts = self.game.card(card);
            if facts.slot == Some(Slot::Paw) {
                self.cite(Rule::M1_8);
            }
            let tail = self.game.hero(self.state, mouse).has(Gift::Tail);
            if tail && facts.slot == Some(Slot::Paw) && (facts.knife || in_tail) {
                self.cite(Rule::H1_6);
            }
            self.tell(Rule::M24_2, Event::Wore { mouse, card });
        }
    }

    /// A card is taken off.
    fn stow(&mut self, mouse: MouseIx, card: CardIx) {
        if let Some(at) = self.state.mouse(mouse).cards.find(card, Keep::Gear) {
            self.state.mouse_mut(mouse).cards.put(at, Keep::Pack);
            self.tell(Rule::M24_2, Event::Stowed { mouse, card });
            self.weigh_wounds(mouse);
        }
    }
}
