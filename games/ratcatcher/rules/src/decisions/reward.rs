//! Taking the reward of a caught peculiar rat (R29.6).

use tabletop::{Chance, Log, Message};

use super::{Answer, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::PECULIARS;
use crate::play::Play;
use crate::state::{Lair, State};
use crate::{Ratcatcher, Rule};

/// Take a reward: of which rat, and which of its rewards.
#[derive(Clone, Copy)]
pub(super) struct Reward {
    pub index: u8,
    pub which: u8,
}

impl Reward {
    /// Every reward of every caught rat.
    #[inline]
    pub fn each(game: &Ratcatcher, state: &State, mut tell: impl FnMut(Choice)) {
        for (index, stray) in (0u8..).zip(state.strays.all()) {
            if stray.lair == Lair::Caught {
                let rewards = game.peculiar(index).rewards.len();
                (0u8..).take(rewards).for_each(|which| tell(Choice::Reward(index, which)));
            }
        }
    }
}

impl Answer for Reward {
    const WORD: &'static str = "reward";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, _: Task) -> Option<Verdict> {
        game.may_use(state).then(|| game.check_reward(state, self.index, self.which))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        _: Task,
    ) -> Result<(), C::Error> {
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
        format!("{}:{}", game.peculiar(self.index).id, u16::from(self.which) + 1)
    }

    fn read(game: &Ratcatcher, details: &str) -> Option<Choice> {
        let (name, which) = details.split_once(':')?;
        Some(Choice::Reward(game.find_peculiar(name)?, which.parse::<u8>().ok()?.checked_sub(1)?))
    }
}

impl Ratcatcher {
    /// Taking a peculiar rat's reward (R29.6, R29.7).
    fn check_reward(&self, state: &State, index: u8, which: u8) -> Result<(), Refusal> {
        let place = usize::from(index);
        if place >= self.content.peculiars.len().min(PECULIARS) {
            return Err(Refusal::plain(Rule::R29_6, "no-reward-not-caught"));
        }
        let rewards = self.peculiar(index).rewards.len();
        match state.strays.all()[place].lair {
            Lair::Caught if usize::from(which) < rewards => Ok(()),
            Lair::Discard if rewards > 1 => Err(Refusal::plain(Rule::R29_7, "no-reward-taken")),
            Lair::Caught => Err(Refusal::plain(Rule::R29_7, "no-reward-other")),
            _ => Err(Refusal::plain(Rule::R29_6, "no-reward-not-caught")),
        }
    }
}
