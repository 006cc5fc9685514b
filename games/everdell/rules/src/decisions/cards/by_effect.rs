//! Questions and invitations of cards that follow from an effect of their record.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Source, Task, Why};
use crate::choice::Refusal;
use crate::content::Stock;
use crate::decisions::invitations::{no_free_legend, no_such_offer};
use crate::decisions::{Done, Invites, Purpose, Verdict};
use crate::effects::{Action, Moment, Only};
use crate::index::{Owner, WorkerIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// A card that asks in its own name. [`Everdell::asking`] has the action that asks.
#[derive(Clone, Copy)]
pub(crate) struct ByEffect {
    pub kind: Kind,
    pub moment: Moment,
    /// The stable name.
    pub name: &'static str,
    /// The rule that asks.
    pub rule: Rule,
}

/// The stable name of the question of cards that have no name of their own for it.
const A_CARD: &str = "card";

/// The rule of a moment.
fn rule_of(moment: Moment) -> Rule {
    match moment {
        Moment::Played => Rule::E9_1,
        Moment::Production => Rule::E9_2,
        Moment::Visit => Rule::E9_3,
        Moment::Trigger => Rule::E7_9,
    }
}

impl ByEffect {
    /// A card without a name of its own for its question.
    pub(crate) fn of(kind: Kind, moment: Moment) -> Self {
        Self { kind, moment, name: A_CARD, rule: rule_of(moment) }
    }
}

impl Purpose for ByEffect {
    fn name(self) -> &'static str {
        self.name
    }

    fn rule(self) -> Rule {
        self.rule
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(self.kind)
    }

    fn may_leave_workers(self) -> bool {
        true
    }

    /// Cards have been discarded (Bard, Poe), or resources paid (Peddler).
    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        match play.game.asking(self.kind, self.moment) {
            Some(Action::DiscardFor(discard)) => play.act_gain(who, discard.gain.times(done), self.rule),
            Some(Action::RenewHand) => play.fill_hand(who)?,
            Some(Action::Exchange(_)) if done > 0 => {
                play.cite(Rule::R105);
                play.push(Task::GainAny { who, left: done });
            }
            _ => {}
        }
        Ok(())
    }

    /// An amount of a resource is paid (Doctor, Woodcarver) or given away (Monk).
    fn amount<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        count: u8,
    ) -> Done<C> {
        let Self { kind, moment, rule, .. } = self;
        match play.game.asking(kind, moment) {
            Some(Action::PayFor(paying)) => {
                play.pay(who, Stock::of(paying.resource, count), rule);
                play.act_gain(who, paying.gain.times(count), rule);
            }
            Some(Action::GiveFor(give)) if count > 0 => {
                let player = play.state.player_mut(who);
                let stock = Stock::of(give.resource, count);
                player.stock = player.stock.saturating_sub(stock);
                play.state.shepherd_gift = stock;
                play.act_gain(who, give.gain.times(count), rule);
                play.push(Task::Opponent { who, why: Why::of(kind, moment) });
            }
            _ => {}
        }
        Ok(())
    }

    /// The resources go to this opponent: those put aside (Monk), or those that are now chosen (Monastery).
    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        match play.game.asking(self.kind, self.moment) {
            Some(Action::GiveFor(_)) => play.gift_arrives(who, seat)?,
            Some(Action::GiveResources(give)) => {
                // If no player can take them, they go back to the supply (E10.3).
                let (to, count, why) = (seat.into(), give.count, Why::of(self.kind, self.moment));
                play.push(Task::GiveResources { who, to, left: count, least: count, done: 0, why });
            }
            _ => {}
        }
        Ok(())
    }

    /// The resources (Monastery) or the card (Tea House) have been given.
    fn given<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, _: u8) -> Done<C> {
        let rule = play.game.acts_by(self.kind, self.moment);
        match play.game.asking(self.kind, self.moment) {
            Some(Action::GiveResources(give)) => play.act_gain(who, give.gain, self.rule),
            Some(Action::GiveCard(gain)) => play.act_gain(who, gain, rule),
            _ => {}
        }
        Ok(())
    }

    /// A card goes to an opponent with room for it (Tea House).
    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        let card = matches!(game.asking(self.kind, self.moment), Some(Action::GiveCard(_)));
        game.can_be_given(state, seat, card)
    }

    fn can_say_yes(self, game: &Everdell, state: &State, who: Owner) -> bool {
        game.room(state, who) > 0
    }

    /// Whether cards are drawn (Museum).
    fn decided<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        yes: bool,
    ) -> Done<C> {
        if yes && let Some(Action::MayDraw(left)) = play.game.asking(self.kind, self.moment) {
            play.cite(play.game.acts_by(self.kind, self.moment));
            play.push(Task::Draw { who, left });
        }
        Ok(())
    }

    /// A worker has been lifted to be moved (Ranger).
    fn lifted<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        worker: WorkerIx,
        post: Post,
    ) -> Done<C> {
        // Until it is placed it is neither at home nor on a space.
        play.state.player_mut(who).workers[usize::from(worker)] = Post::Lair;
        play.state.lifted_from = post;
        play.push(Task::MoveTo { who, worker });
        Ok(())
    }
}

/// A card that invites to play another by an effect of its record.
#[derive(Clone, Copy)]
pub(crate) struct InvitesByEffect {
    pub kind: Kind,
    pub moment: Moment,
    /// The stable name.
    pub name: &'static str,
    /// The rule that asks.
    pub rule: Rule,
    /// The rule cited when a card is played for it, or none is.
    pub told: Rule,
}

impl InvitesByEffect {
    /// A card without a name of its own for its invitation.
    pub(crate) fn of(kind: Kind, moment: Moment) -> Self {
        Self { kind, moment, name: A_CARD, rule: rule_of(moment), told: Rule::E7_6 }
    }
}

impl Invites for InvitesByEffect {
    fn name(self) -> &'static str {
        self.name
    }

    fn rule(self) -> Rule {
        self.rule
    }

    fn told(self) -> Rule {
        self.told
    }

    fn off(self, game: &Everdell) -> Option<u8> {
        game.invited(self.kind, self.moment).and_then(|invited| invited.off)
    }

    fn may_decline(self, game: &Everdell) -> bool {
        game.invited(self.kind, self.moment).is_some_and(|invited| invited.may)
    }

    fn source(self, game: &Everdell) -> Option<Message> {
        (self.name == A_CARD).then(|| game.card_source(self.kind))
    }

    /// Whether the card comes from an allowed place, and its base value is low enough (R100).
    fn fits(self, game: &Everdell, _: &State, source: Source, kind: Kind) -> Verdict {
        let Some(invited) = game.invited(self.kind, self.moment) else { return no_such_offer() };
        match source {
            // Such a card counts as lying in the hand, the meadow or the station (LR31).
            Source::Archive(_) if invited.only.is_some() || invited.from_hand || !invited.shown => {}
            Source::Hand(_) if invited.only == Some(Only::Hand) => {}
            Source::Station(_) if invited.only == Some(Only::Station) => {}
            _ if invited.only.is_some() => return no_such_offer(),
            Source::Shown(_) if invited.shown => {}
            Source::Meadow(_) if !invited.shown => {}
            Source::Hand(_) if invited.from_hand => {}
            Source::Legend(_) if invited.from_hand && invited.off.is_some() => {}
            Source::Legend(_) if invited.from_hand => return no_free_legend(),
            _ => return no_such_offer(),
        }
        let points = game.facts(kind).points;
        match invited.most_points {
            Some(most) if points > most => {
                let count = |points| u8::try_from(points).unwrap_or(0);
                Err(Refusal::counted(Rule::R100, "no-low-value", count(most), count(points)))
            }
            _ => Ok(()),
        }
    }
}
