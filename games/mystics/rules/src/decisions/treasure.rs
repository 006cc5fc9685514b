//! Whether Nez takes a party item after a successful search, and which one (H1.2).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, no_answer};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::content::KINDS;
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::MouseIx;
use crate::kinds::Treasure;
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// Asks which party item a mouse takes from the search deck.
#[derive(Clone, Copy)]
pub(super) struct WhichTreasure {
    pub mouse: MouseIx,
}

impl Question for WhichTreasure {
    const NAME: &'static str = "treasure";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::H1_2
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, game: &Mystics, state: &State) -> bool {
        game.treasures_left(state).next().is_some() && !state.mouse(self.mouse).treasure
    }

    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        play.push(Task::Find { mouse: self.mouse, of: 1 });
        Ok(())
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(game.treasures_left(state).map(Choice::Treasure));
        choices.push(Choice::Done);
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        if choice == Choice::Done { Ok(()) } else { no_answer() }
    }

    /// It takes none: a card is drawn.
    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, _: Choice) -> Done<C> {
        self.lapse(play)
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-treasure", state, self.mouse)
    }
}

/// The choice of a party item.
#[derive(Clone, Copy)]
pub(super) struct TakeTreasure {
    pub treasure: Treasure,
}

impl Answer for TakeTreasure {
    const WORD: &'static str = "treasure";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let Task::Treasure(_) = task else { return None };
        let left = game.treasures_left(state).any(|one| one == self.treasure);
        Some(demand(left, Rule::H1_2, "my-no-answer"))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let Task::Treasure(mouse) = task else { return None };
        let card = play.game.card_of(self.treasure);
        let left = &mut play.state.deck[usize::from(card) % KINDS];
        *left = left.saturating_sub(1);
        play.state.mouse_mut(mouse).treasure = true;
        play.cite(Rule::H1_2);
        play.tell(Rule::H1_2, Event::Drew { mouse: Some(mouse), card });
        play.stash(card);
        Some(Ok(()))
    }

    fn label(self, game: &Mystics, _: &State) -> Message {
        game.with_treasure(Message::new("my-do-treasure"), self.treasure)
    }

    fn details(self, _: &Mystics) -> String {
        self.treasure.name().to_owned()
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        Treasure::from_name(details).map(Choice::Treasure)
    }
}

impl Mystics {
    /// The party items in the search deck.
    fn treasures_left<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Treasure> + 'a {
        let card = |one: &Treasure| self.card_of(*one);
        Treasure::ALL.iter().copied().filter(move |one| state.deck[usize::from(card(one)) % KINDS] > 0)
    }
}
