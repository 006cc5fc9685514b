//! Which card of a boss takes the next wound (M12.4).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, no_answer};
use crate::agenda::{Fighter, Task};
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::index::{FoeIx, TileIx};
use crate::kinds::Foe;
use crate::play::Play;
use crate::state::{State, Turn};
use crate::telling::Scene;
use crate::{Mystics, Rule};

/// Asks which card of a boss takes the next wound.
#[derive(Clone, Copy)]
pub(super) struct WhichCard {
    pub foe: FoeIx,
    pub left: u8,
    pub by: Fighter,
}

impl Question for WhichCard {
    const NAME: &'static str = "boss-wound";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M12_4
    }

    fn tile(self, _: &Mystics, state: &State) -> TileIx {
        state.enemy(self.foe).spot.tile
    }

    /// With one card left, a boss takes the wound without a choice.
    fn waits(self, game: &Mystics, state: &State) -> bool {
        self.left > 0
            && state.enemy(self.foe).is_here()
            && game.boss_cards_of(state, self.foe).nth(1).is_some()
    }

    fn lapse<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>) -> Done<C> {
        if self.left == 0 || !play.state.enemy(self.foe).is_here() {
            return Ok(());
        }
        let only = play.game.boss_cards_of(play.state, self.foe).next();
        only.map_or(Ok(()), |card| play.boss_wound(self.foe, self.left, self.by, card))
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(game.boss_cards_of(state, self.foe).map(Choice::Card));
    }

    fn refusal(self, game: &Mystics, state: &State, choice: Choice) -> Verdict {
        let Choice::Card(card) = choice else { return no_answer() };
        demand(game.boss_cards_of(state, self.foe).any(|one| one == card), Rule::M12_4, "my-no-answer")
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Card(card) = choice else { return Ok(()) };
        play.boss_wound(self.foe, self.left, self.by, card)
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        let message = Message::new("my-ask-boss-wound");
        game.with_who(message, &Scene::of(state), Fighter::Foe(self.foe)).number("left", self.left)
    }

    fn look(self, _: &Mystics, _: &State, view: &mut AskedView) {
        view.enemy = Some(self.foe);
        view.left = self.left;
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A card of a boss takes a wound (M12.4).
    fn boss_wound(&mut self, foe: FoeIx, left: u8, by: Fighter, card: Foe) -> Result<(), C::Error> {
        let wounds = self.state.boss_wounds[card.index()].saturating_add(1);
        self.state.boss_wounds[card.index()] = wounds;
        self.tell(Rule::M12_4, Event::BossWounded { card, wounds });
        if wounds >= self.game.content.foe(card).life {
            self.boss_card_gone(foe, card, by)?;
        }
        if left > 1 && self.state.enemy(foe).is_here() {
            self.push(Task::BossWound { foe, left: left - 1, by });
        }
        Ok(())
    }

    /// A card of a boss is removed; with the last one the boss is defeated (M12.4).
    fn boss_card_gone(&mut self, foe: FoeIx, card: Foe, by: Fighter) -> Result<(), C::Error> {
        self.off_track(card);
        self.state.boss_gone |= 1 << card as u16;
        self.tell(Rule::M12_4, Event::CardGone { card });
        let creature = self.state.enemy(foe).creature;
        if self.game.chapter(self.state).relentless {
            // In the last chapter, another of Vanestra's cards takes its place.
            let waiting = self.game.boss_cards_waiting(self.state, creature);
            if waiting != 0 {
                let counts: [u8; 13] = std::array::from_fn(|at| u8::from(waiting & (1 << at) != 0));
                let drawn = self.chance.draw("boss", &counts)?;
                if let Some(&next) = Foe::ALL.get(drawn) {
                    self.state.track.append(Turn::Foe(next));
                    self.tell(Rule::H5_7, Event::BossCard { card: next });
                }
            }
        }
        if self.game.boss_cards_of(self.state, foe).next().is_none() {
            self.defeat(foe, by, Rule::M12_4);
        }
        Ok(())
    }
}
