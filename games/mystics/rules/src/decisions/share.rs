//! Sharing between mice (M24.1): the partner, and the exchanged cards and cheese.

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, no_answer, plain, turn_of};
use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand, demand_count};
use crate::event::Event;
use crate::front::{Thing, of_mouse};
use crate::index::{CardIx, MouseIx, bits};
use crate::kinds::Free;
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::Sharing;
use crate::state::{HELD, Keep, State};
use crate::{Mystics, Rule};

/// Asks for an exchange between two mice.
#[derive(Clone, Copy)]
pub(super) struct WhatToShare {
    pub mouse: MouseIx,
    pub with: MouseIx,
}

impl Question for WhatToShare {
    const NAME: &'static str = "share";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M24_1
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, _: &Mystics, state: &State) -> bool {
        state.mouse(self.mouse).is_active() && state.mouse(self.with).is_active()
    }

    /// A mouse that gives away a card that raised its life may be captured while sharing (M22.1).
    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.shared(self.mouse, self.with);
        Ok(())
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        let (me, other) = (state.mouse(self.mouse), state.mouse(self.with));
        choices.extend(bits(me.cards.all_kinds()).map(Choice::Give));
        choices.extend(bits(other.cards.all_kinds()).map(Choice::Take));
        if me.cheese > 0 {
            choices.push(Choice::GiveCheese);
        }
        if other.cheese > 0 {
            choices.push(Choice::TakeCheese);
        }
        let on = |&one: &MouseIx| game.check_share_on(state, self.mouse, self.with, one).is_ok();
        choices.extend(MouseIx::first(state.party).filter(on).map(Choice::Share));
        choices.push(Choice::Done);
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        if choice == Choice::Done { Ok(()) } else { no_answer() }
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, _: Choice) -> Done<C> {
        play.shared(self.mouse, self.with);
        Ok(())
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-share", state, self.mouse).key("other", state.mouse(self.with).hero.name())
    }

    fn look(self, _: &Mystics, _: &State, view: &mut AskedView) {
        view.with = Some(self.with);
    }

    fn meant(self, _: &Mystics, _: &State, thing: Thing, choices: &mut Vec<Choice>) {
        match thing {
            Thing::Mouse(mouse) => choices.push(Choice::Share(mouse)),
            Thing::Card(card) => choices.extend([Choice::Give(card), Choice::Take(card)]),
            _ => choices.push(thing.answer()),
        }
    }
}

/// The two mice that share, if that is the open question.
fn sharing(task: Task) -> Option<(MouseIx, MouseIx)> {
    match task {
        Task::Share { mouse, with } => Some((mouse, with)),
        _ => None,
    }
}

/// The choice of a mouse to share with; while sharing, to continue with another (D42).
#[derive(Clone, Copy)]
pub(super) struct Share {
    pub with: MouseIx,
}

impl Share {
    /// Offers every mouse to share with.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        let open = MouseIx::first(state.party).filter(|&with| game.check_share(state, mouse, with).is_ok());
        choices.extend(open.map(Choice::Share));
    }
}

impl Answer for Share {
    const WORD: &'static str = "share";
    const GROUP: &'static str = "share";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        if let Some((mouse, with)) = sharing(task) {
            return Some(game.check_share_on(state, mouse, with, self.with));
        }
        let mouse = turn_of(task)?;
        Some(game.check_share(state, mouse, self.with))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        if let Some((mouse, _)) = sharing(task) {
            play.share_on(mouse, self.with);
        } else {
            let mouse = turn_of(task)?;
            play.free_action(mouse);
            play.share(mouse, self.with);
        }
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_1
    }

    fn label(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-do-share", state, self.with)
    }

    fn details(self, _: &Mystics) -> String {
        self.with.to_string()
    }

    fn read(_: &Mystics, state: &State, details: &str) -> Option<Choice> {
        Mystics::mouse_named(state, details).map(Choice::Share)
    }
}

/// The choice of a card to give.
#[derive(Clone, Copy)]
pub(super) struct Give {
    pub card: CardIx,
}

impl Answer for Give {
    const WORD: &'static str = "give";
    const GROUP: &'static str = "share";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let (mouse, _) = sharing(task)?;
        Some(game.check_hand_over(state, mouse, self.card))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let (mouse, with) = sharing(task)?;
        play.push(task);
        play.hand_over(mouse, with, self.card);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_1
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_card(Message::new("my-do-give"), "card", self.card)
    }

    fn details(self, game: &Mystics) -> String {
        game.search_id(self.card).to_owned()
    }

    fn read(game: &Mystics, _: &State, details: &str) -> Option<Choice> {
        game.card_named(details).map(Choice::Give)
    }
}

/// The choice of a card to take.
#[derive(Clone, Copy)]
pub(super) struct Take {
    pub card: CardIx,
}

impl Answer for Take {
    const WORD: &'static str = "take";
    const GROUP: &'static str = "share";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let (_, with) = sharing(task)?;
        Some(game.check_hand_over(state, with, self.card))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let (mouse, with) = sharing(task)?;
        play.push(task);
        play.hand_over(with, mouse, self.card);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_1
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_card(Message::new("my-do-take"), "card", self.card)
    }

    fn details(self, game: &Mystics) -> String {
        game.search_id(self.card).to_owned()
    }

    fn read(game: &Mystics, _: &State, details: &str) -> Option<Choice> {
        game.card_named(details).map(Choice::Take)
    }
}

/// The choice to give 1 cheese.
#[derive(Clone, Copy)]
pub(super) struct GiveCheese;

impl Answer for GiveCheese {
    const WORD: &'static str = "give-cheese";
    const GROUP: &'static str = "share";

    fn refusal(self, _: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let (mouse, _) = sharing(task)?;
        Some(demand_count(1, state.mouse(mouse).cheese, Rule::M24_1, "my-no-cheese"))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let (mouse, with) = sharing(task)?;
        play.push(task);
        play.hand_cheese(mouse, with);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_1
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-give-cheese")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::GiveCheese)
    }
}

/// The choice to take 1 cheese.
#[derive(Clone, Copy)]
pub(super) struct TakeCheese;

impl Answer for TakeCheese {
    const WORD: &'static str = "take-cheese";
    const GROUP: &'static str = "share";

    fn refusal(self, _: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let (_, with) = sharing(task)?;
        Some(demand_count(1, state.mouse(with).cheese, Rule::M24_1, "my-no-cheese"))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let (mouse, with) = sharing(task)?;
        play.push(task);
        play.hand_cheese(with, mouse);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M24_1
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-take-cheese")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::TakeCheese)
    }
}

impl Mystics {
    /// Checks whether a mouse may share with another (M24.1, D42).
    fn check_share(&self, state: &State, mouse: MouseIx, with: MouseIx) -> Verdict {
        let known = with != mouse && state.is_of_party(with);
        demand(known && self.is_near(state, mouse, with), Rule::M24_1, "my-no-share-far")?;
        if self.had(state, Free::Share) {
            let again = state.doing.partner.is(with);
            let all = state.options.sharing == Sharing::AllNear;
            let at_once = self.reads(Changed::OneShareWithAll);
            if all && !again && !at_once {
                return self.check_free(state, mouse, None);
            }
            let rule = if again || all { Rule::M6_3 } else { Rule::D42 };
            return demand(false, rule, "my-no-share-again");
        }
        self.check_free(state, mouse, Some(Free::Share))
    }

    /// Checks whether a sharing mouse may continue with another in the same share action (D42).
    fn check_share_on(&self, state: &State, mouse: MouseIx, with: MouseIx, other: MouseIx) -> Verdict {
        let known = other != mouse && other != with && state.is_of_party(other);
        demand(known && self.is_near(state, mouse, other), Rule::M24_1, "my-no-share-far")?;
        let all = state.options.sharing == Sharing::AllNear && self.reads(Changed::OneShareWithAll);
        demand(all, Rule::D42, "my-no-share-again")
    }

    /// Checks whether a card may change hands: any card of the mouse may.
    fn check_hand_over(&self, state: &State, from: MouseIx, card: CardIx) -> Verdict {
        let has = state.mouse(from).cards.all().iter().any(|held| held.card == card);
        demand(has, Rule::M24_1, "my-no-card")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse begins to share (M24.1).
    fn share(&mut self, mouse: MouseIx, with: MouseIx) {
        self.state.doing.free |= Free::Share.bit();
        self.state.doing.partner = with.into();
        self.state.doing.begun = true;
        self.cite(Rule::M6_3);
        self.cite(Rule::D5);
        self.cite(Rule::D42);
        self.push(Task::Share { mouse, with });
    }

    /// Moves a card from one mouse to another, into the pack or among the tricks.
    fn hand_over(&mut self, from: MouseIx, to: MouseIx, card: CardIx) {
        let cards = &self.state.mouse(from).cards;
        let at = [Keep::Pack, Keep::Trick, Keep::Gear].into_iter().find_map(|keep| cards.find(card, keep));
        if let Some(at) = at
            && self.state.mouse(to).cards.all().len() < HELD
        {
            self.state.mouse_mut(from).cards.remove(at);
            let keep = self.game.keeps(card);
            self.state.mouse_mut(to).cards.add(card, keep);
            self.tell(Rule::M24_1, Event::Gave { mouse: from, to, card });
            self.weigh_wounds(from);
        }
    }

    /// Moves 1 cheese from one mouse to another.
    fn hand_cheese(&mut self, from: MouseIx, to: MouseIx) {
        if self.state.mouse(from).cheese > 0 {
            self.state.mouse_mut(from).cheese -= 1;
            self.state.mouse_mut(to).cheese += 1;
            self.tell(Rule::M24_1, Event::GaveCheese { mouse: from, to });
        }
    }

    /// Continues the share action with another mouse (D42).
    fn share_on(&mut self, mouse: MouseIx, other: MouseIx) {
        self.state.doing.partner = other.into();
        self.cite(Rule::D42);
        self.push(Task::Share { mouse, with: other });
    }

    /// Ends sharing; the packs must not be overfull afterwards (M24.3).
    fn shared(&mut self, mouse: MouseIx, with: MouseIx) {
        if self.state.options.sharing == Sharing::AllNear && self.game.reads(Changed::OneShareWithAll) {
            for other in
                MouseIx::first(self.state.party).rev().filter(|&other| other != mouse && other != with)
            {
                self.push(Task::Overfull(other));
            }
        }
        self.push_all(&[Task::Overfull(mouse), Task::Overfull(with)]);
    }
}
