//! An effect invites to play a card (E7.6).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Attempt, Invitation, Way};
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict};
use crate::event::Event;
use crate::index::Owner;
use crate::play::Play;
use crate::playing::Standing;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for a card to play, because of an invitation.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
    pub invitation: Invitation,
}

impl Question for WhichCard {
    const NAME: &'static str = "offer";

    fn rule(self) -> Rule {
        self.invitation.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let standing = play.game.standing(play.state, self.who);
        if play.game.can_accept(play.state, self.who, self.invitation, &standing) {
            return Ok(true);
        }
        self.answered(play, Choice::Done)?;
        Ok(false)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Self { who, invitation } = self;
        let standing = game.standing(state, who);
        let most = game.most_short(invitation, &standing);
        game.each_source(state, who, game.no_second(&standing), |source, kind| {
            let attempt = Attempt { who, kind, source, way: Way::Offer, invitation: Some(invitation) };
            if game.may_accept(state, attempt, most, &standing) {
                choices.add(Choice::Play { source, way: Way::Offer });
            }
        });
        if game.may_decline(invitation) {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        let Choice::Play { source, way } = choice else { return Ok(()) };
        let standing = game.standing(state, self.who);
        game.check_play(state, self.who, source, way, Some(self.invitation), &standing)
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, invitation } = self;
        play.state.agenda.pop();
        match choice {
            Choice::Play { source, way } => play.play_card(who, source, way, Some(invitation))?,
            _ => play.tell(invitation.told(), Event::Declined { who, invitation }),
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        let message = Message::new("ev-ask-offer").key("invitation", self.invitation.name());
        match self.invitation.source(game) {
            Some(source) => message.message("source", source),
            None => message,
        }
    }

    fn purpose(self, _: &Everdell) -> Option<String> {
        Some(self.invitation.name().to_owned())
    }
}

impl Everdell {
    /// Whether an invitation can be used for any card.
    pub(crate) fn can_accept(
        &self,
        state: &State,
        who: Owner,
        invitation: Invitation,
        standing: &Standing,
    ) -> bool {
        let most = self.most_short(invitation, standing);
        self.any_source(state, who, self.no_second(standing), |source, kind| {
            let attempt = Attempt { who, kind, source, way: Way::Offer, invitation: Some(invitation) };
            self.may_accept(state, attempt, most, standing)
        })
    }

    /// How many resources may be missing for a card that an invitation is used for, if only the base game affects it.
    fn most_short(&self, invitation: Invitation, standing: &Standing) -> u16 {
        match invitation.off(self) {
            Some(off) if standing.undisturbed => off.into(),
            _ => u16::MAX,
        }
    }

    /// Whether an invitation can be used for a card, if at most `most` resources may be missing.
    fn may_accept(&self, state: &State, attempt: Attempt, most: u16, standing: &Standing) -> bool {
        let Attempt { who, kind, source, .. } = attempt;
        let is_invited = attempt
            .invitation
            .is_some_and(|invitation| self.check_invited(state, source, kind, invitation).is_ok());
        is_invited
            && state.player(who).stock.short_of(self.facts(kind).cost) <= most
            && self.check_play_of(state, attempt, standing).is_ok()
    }
}
