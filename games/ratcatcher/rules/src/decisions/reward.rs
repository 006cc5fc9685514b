//! Taking the reward of a caught peculiar rat (R29.6).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict};
use crate::agenda::{Cause, Task};
use crate::choice::{Choice, Refusal};
use crate::content::{PECULIARS, Reward, Token};
use crate::event::{Event, Gift};
use crate::index::{PeculiarIx, RewardIx};
use crate::play::{Play, colours};
use crate::readings::Reading;
use crate::spot::{Lair, Stray};
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// The choice of a caught rat and one of its rewards.
#[derive(Clone, Copy)]
pub(super) struct TakeReward {
    pub index: PeculiarIx,
    pub which: RewardIx,
}

impl TakeReward {
    /// Calls `tell` with every reward of every caught rat.
    #[inline]
    pub fn each(game: &Ratcatcher, state: &State, mut tell: impl FnMut(Choice)) {
        for (index, stray) in PeculiarIx::enumerate(state.strays.all()) {
            if stray.lair == Lair::Caught {
                game.rewards(index).for_each(|which| tell(Choice::Reward(index, which)));
            }
        }
    }
}

impl Answer for TakeReward {
    const WORD: &'static str = "reward";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, _: Task) -> Option<Verdict> {
        game.may_use(state).then(|| game.check_reward(state, self.index, self.which))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, _: Task) -> Done<C> {
        play.take_reward(self.index, self.which)
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R29_6
    }

    fn label(self, game: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-reward")
            .name("name", &game.peculiar(self.index).name)
            .message("gift", game.reward_words(self.index, self.which))
    }

    fn group(self) -> &'static str {
        "reward"
    }

    fn details(self, game: &Ratcatcher) -> String {
        format!("{}:{}", game.peculiar(self.index).id, self.which.index() + 1)
    }

    fn read(game: &Ratcatcher, details: &str) -> Option<Choice> {
        let (name, which) = details.split_once(':')?;
        let which = which.parse::<usize>().ok()?.checked_sub(1)?;
        Some(Choice::Reward(game.find_peculiar(name)?, RewardIx::at(which)?))
    }
}

impl Ratcatcher {
    /// The rewards of a peculiar rat, by their index on its card.
    pub(crate) fn rewards(&self, index: PeculiarIx) -> impl Iterator<Item = RewardIx> {
        RewardIx::enumerate(&self.peculiar(index).rewards).map(|(which, _)| which)
    }

    /// Checks whether a reward of a peculiar rat may be taken (R29.6, R29.7).
    fn check_reward(&self, state: &State, index: PeculiarIx, which: RewardIx) -> Result<(), Refusal> {
        if index.index() >= self.content.peculiars.len().min(PECULIARS) {
            return Err(Refusal::plain(Rule::R29_6, "no-reward-not-caught"));
        }
        let rewards = self.peculiar(index).rewards.len();
        match state.stray(index).lair {
            Lair::Caught if which.index() < rewards => Ok(()),
            Lair::Discard if rewards > 1 => Err(Refusal::plain(Rule::R29_7, "no-reward-taken")),
            Lair::Caught => Err(Refusal::plain(Rule::R29_7, "no-reward-other")),
            _ => Err(Refusal::plain(Rule::R29_6, "no-reward-not-caught")),
        }
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Takes a reward of a caught peculiar rat and discards its card (R29.6, R29.7).
    pub fn take_reward(&mut self, index: PeculiarIx, which: RewardIx) -> Result<(), C::Error> {
        let discarded = Stray::new(Lair::Discard);
        let card = self.state.strays.change(index, |card| std::mem::replace(card, discarded));
        self.tell(Rule::R29_6, Event::RewardTaken { peculiar: index });
        let rewards = &self.game.peculiar(index).rewards;
        if rewards.len() > 1 {
            self.cite(Rule::R29_7);
        }
        let gained = match rewards.get(which.index()) {
            Some(&Reward::Dice(count)) => self.gain_dice(count, Gift::Reward),
            Some(&Reward::Health(count)) => self.gain_health(count, Gift::Reward),
            Some(&Reward::Cheese(count)) => self.gain_cheese_from_supply(count, Gift::Reward),
            Some(&Reward::Markers(colour, count)) => self.gain_markers(colour, count, Gift::Reward),
            Some(Reward::Mystery) => {
                let left: u8 = self.state.tokens.iter().sum();
                self.cite(Rule::R29_9);
                if left > 0 {
                    // You may collect what the token brings at once.
                    self.state.agenda.push(Task::Collect);
                    let zone = self.state.me.zone;
                    let token = self.place_token(zone)?;
                    if token == Some(Token::Nest) && self.game.reads(Reading::NestTokenBringsRat) {
                        self.state.agenda.push(Task::Deploy { zone, left: 1, cause: Cause::Token });
                    }
                    if self.can_pick_up() || self.cheese_is_free() {
                        self.cite(Rule::A53);
                    }
                }
                left
            }
            Some(Reward::Collected) => self.take_collected(card),
            None => 0,
        };
        if gained == 0 {
            self.tell(Rule::R29_11, Event::RewardLost { peculiar: index });
        }
        Ok(())
    }

    /// Takes what lies on a card (R29.8): the markers, and a die for each trap (H1.20).
    fn take_collected(&mut self, card: Stray) -> u8 {
        self.cite(Rule::R29_8);
        // Everything goes through the supply, so anything beyond a limit stays there (R29.7).
        let mut gained = self.gain_health(card.health, Gift::Reward);
        for colour in colours() {
            let count = card.markers[colour as usize];
            self.state.return_markers(colour, count);
            gained += self.gain_markers(colour, count, Gift::Reward);
        }
        if card.traps > 0 {
            self.cite(Rule::H1_20);
        }
        gained + self.gain_dice(card.traps, Gift::Reward)
    }
}
