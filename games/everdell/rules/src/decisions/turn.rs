//! The action of a turn (E3.1): a worker is placed, a card is played, a season is prepared for, or the player passes.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Attempt, Source, Way};
use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::{Done, Question, Verdict};
use crate::event::Event;
use crate::index::Owner;
use crate::play::Play;
use crate::playing::Outright;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for the action of a turn.
#[derive(Clone, Copy)]
pub(super) struct Turn;

impl Question for Turn {
    const NAME: &'static str = "turn";

    fn rule(self) -> Rule {
        Rule::E3_1
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let who = state.turn;
        if who.is_rival() {
            return;
        }
        let standing = game.standing(state, who);
        let outright = game.outright(&standing, state.player(who).stock);
        // Kinds not in this set need no check: a second card of a unique kind, and cards that fit but cannot be paid
        // for.
        let worth = game.no_second(&standing) & (outright.paid | !outright.bought);
        // These kinds can be played for their cost only.
        let plain = outright.paid & outright.bought;
        if state.plain_home(who) > 0 {
            game.each_open_post(state, who, &standing, |post| choices.add(Choice::Place(post)));
        }
        if game.has_ambassador(state, who) {
            game.each_river_post(state, who, |post| {
                if game.check_ambassador(state, who, post).is_ok() {
                    choices.add(Choice::Place(post));
                }
            });
        }
        game.each_spire_action(state, who, &standing, |choice| choices.add(choice));
        game.each_source(state, who, worth, |source, kind| {
            let is_open = match source {
                Source::Meadow(place) => game.is_unblocked(state, place),
                Source::Shown(_) => return,
                _ => true,
            };
            if plain & kind.bit() != 0 && is_open {
                choices.add(Choice::Play { source, way: Way::Cost });
                return;
            }
            let card = Attempt { who, kind, source, way: Way::Cost, invitation: None };
            let outright = if is_open { outright } else { Outright::default() };
            game.each_way_beside(state, card, outright, &standing, |way| {
                choices.add(Choice::Play { source, way });
            });
        });
        if let Some(brook) = state.brook() {
            let held = brook.held[who.index()].iter();
            let open = held.filter(|&adornment| game.check_adornment(state, who, adornment).is_ok());
            choices.extend(open.map(Choice::Adorn));
        }
        game.each_reservation(state, who, |source| choices.add(Choice::Reserve(source)));
        if state.leaf().is_some() && game.check_ticket(state, who).is_ok() {
            choices.add(Choice::Ticket);
        }
        if game.check_power(state, who).is_ok() {
            choices.add(Choice::Power);
        }
        if game.check_prepare(state, who).is_ok() {
            choices.add(Choice::Prepare);
        }
        if game.check_pass(state, who).is_ok() {
            choices.add(Choice::Pass);
        }
    }

    /// Each action has rules of its own, which give the refusal.
    fn verdict(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        let who = state.turn;
        match choice {
            Choice::Place(post) if game.is_for_ambassadors(state, post) => {
                game.check_ambassador(state, who, post)
            }
            Choice::Adorn(adornment) => game.check_adornment(state, who, adornment),
            Choice::Place(post) if game.moves_here(post) => game.check_move_here(state, who, post),
            Choice::Beast(beast, post) => {
                game.check_beast(state, who, beast, post, &game.standing(state, who))
            }
            Choice::Place(post) => {
                if state.plain_home(who) == 0 {
                    return Err(Refusal::plain(Rule::E4_1, "no-worker"));
                }
                game.check_place(state, who, post)
            }
            Choice::Play { source, way } => {
                let standing = game.standing(state, who);
                game.check_play(state, who, source, way, None, &standing)
            }
            Choice::Power => game.check_power(state, who),
            Choice::Reserve(source) => game.check_reserve(state, who, source),
            Choice::Ticket => game.check_ticket(state, who),
            Choice::Prepare => game.check_prepare(state, who),
            Choice::Pass => game.check_pass(state, who),
            _ => Err(Refusal::plain(Rule::E3_1, "no-answer-to-this")),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let who = play.state.turn;
        play.state.agenda.pop();
        match choice {
            Choice::Place(post) if play.game.is_for_ambassadors(play.state, post) => {
                play.send_ambassador(who, post)?;
            }
            Choice::Adorn(adornment) => play.play_adornment(who, adornment),
            Choice::Beast(beast, post) => play.place_beast(who, beast, post)?,
            Choice::Place(post) if play.game.moves_here(post) => play.moves_here(who, post),
            Choice::Place(post) => play.place_worker(who, post),
            Choice::Play { source, way } => play.play_card(who, source, way, None)?,
            Choice::Power => play.use_power(who),
            Choice::Reserve(source) => play.reserve(who, source),
            Choice::Ticket => play.use_ticket(who),
            Choice::Prepare => play.prepare(who),
            Choice::Pass => play.pass(who),
            // No other choice is an action.
            _ => {}
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-turn")
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Passing for good (E12.1). Workers stay where they are.
    fn pass(&mut self, who: Owner) {
        self.state.player_mut(who).passed = true;
        self.cite(Rule::R97);
        self.tell(Rule::E12_1, Event::Passed { who });
        if !self.sets_out(who) && self.state.is_crowded() {
            self.lay_down_hand(who);
        }
    }

    /// Among five or six people the hand is settled and discarded (B13).
    pub fn lay_down_hand(&mut self, who: Owner) {
        let with_hand = self.game.points(self.state, who);
        while let Some(kind) = self.state.player(who).hand.at(0) {
            self.discard_card(who, kind, Rule::B13);
        }
        let of_hand = with_hand.saturating_sub(self.game.points(self.state, who));
        self.gain_points(who, u8::try_from(of_hand).unwrap_or(0), Rule::B13);
    }
}
