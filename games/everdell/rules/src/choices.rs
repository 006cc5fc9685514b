//! What is allowed now, and which rule stands against the rest.

use crate::agenda::{Invitation, Task, Way, Why};
use crate::choice::{Choice, Refusal};
use crate::content::{Resource, Set};
use crate::kind::Kind;
use crate::readings::Reading;
use crate::state::{SEATS, State};
use crate::{Everdell, Rule};

impl Everdell {
    pub(crate) fn old_asked(&self, task: Task) -> (&'static str, Rule) {
        match task {
            Task::Discard { why, .. } => ("discard", self.why_asks(why)),
            Task::GiveCards { .. } => ("give-cards", Rule::E10_3),
            Task::GiveResources { .. } => ("give-resources", Rule::E10_3),
            Task::PayAny { why, .. } => ("pay", self.why_asks(why)),
            Task::PayMix { why, .. } => ("pay-mix", self.why_asks(why)),
            Task::Amount { why, .. } => ("amount", self.why_asks(why)),
            Task::Opponent { why, .. } => ("opponent", self.why_asks(why)),
            Task::Share { .. } => ("opponent", Rule::E6_2),
            Task::Pick { why, .. } => ("pick", self.why_asks(why)),
            Task::DiscardMeadow { why, .. } => ("discard-meadow", self.why_asks(why)),
            Task::Whether { why, .. } => ("whether", self.why_asks(why)),
            Task::Offer { invitation, .. } => ("offer", invitation_asks(invitation)),
            Task::ChooseWorker { why, .. } => {
                ("worker", if why == Why::Ranger { Rule::R103 } else { self.why_asks(why) })
            }
            _ => ("turn", Rule::E3_1),
        }
    }

    /// The rule by which somebody is asked to give something up or to choose something.
    pub(crate) fn why_asks(&self, why: Why) -> Rule {
        match why {
            Why::Haven => Rule::E5_9,
            Why::Journey => Rule::E5_10,
            Why::DrawDouble | Why::ForAny => Rule::E5_3,
            Why::Bard | Why::Undertaker | Why::Shepherd | Why::Ranger => Rule::E9_1,
            Why::PostOffice | Why::Monastery | Why::University => Rule::E9_3,
            Why::Monk | Why::Teacher | Why::Doctor | Why::Woodcarver | Why::Peddler => Rule::E9_2,
            Why::Fool => Rule::E8_4,
            Why::Ruins => Rule::E8_7,
            Why::Marketing
            | Why::WellRun
            | Why::Fireworks
            | Why::Thieves
            | Why::Graduation
            | Why::Performer
            | Why::Management => Rule::E6_2,
            Why::Cure => Rule::E6_3,
            Why::AgainstRugwort => Rule::E14_4,
            _ => self.more_asks(why),
        }
    }

    pub(crate) fn old_legal(&self, state: &State, choices: &mut Vec<Choice>) {
        match state.agenda.top() {
            Task::Discard { who, done, least, why, .. } => {
                let fits = |kind: &Kind| self.discards(*kind, why);
                choices.extend(state.player(who).hand.kinds().filter(fits).map(Choice::Hand));
                if done >= least {
                    choices.push(Choice::Done);
                }
            }
            Task::GiveCards { who, .. } => {
                choices.extend(state.player(who).hand.kinds().map(Choice::Hand));
            }
            Task::GiveResources { who, done, least, .. } | Task::PayAny { who, done, least, .. } => {
                let stock = state.player(who).stock;
                choices.extend(
                    Resource::ALL.into_iter().filter(|&resource| stock[resource] > 0).map(Choice::Pay),
                );
                if done >= least {
                    choices.push(Choice::Done);
                }
            }
            Task::PayMix { who, done, least, why, .. } => {
                let player = state.player(who);
                choices.extend(
                    Resource::ALL.into_iter().filter(|&resource| player.stock[resource] > 0).map(Choice::Pay),
                );
                let fits = |kind: &Kind| self.discards(*kind, why);
                choices.extend(player.hand.kinds().filter(fits).map(Choice::Hand));
                if done >= least {
                    choices.push(Choice::Done);
                }
            }
            Task::Amount { least, most, .. } => choices.extend((least..=most).map(Choice::Number)),
            Task::Opponent { who, why } => {
                choices.extend(self.receivers(state, who, why).map(Choice::Seat));
                if self.may_decline(why) {
                    choices.push(Choice::Done);
                }
            }
            Task::Share { who, .. } => {
                choices.extend(self.receivers(state, who, Why::Marketing).map(Choice::Seat));
                choices.push(Choice::Done);
            }
            Task::Pick { who, done, why, .. } => {
                choices.extend(self.pickable(state, who, why).map(|(owner, slot)| Choice::Card(owner, slot)));
                if done >= self.pick_least(why) {
                    choices.push(Choice::Done);
                }
            }
            Task::DiscardMeadow { .. } => {
                let open = |place: &u8| self.may_discard_meadow(state, *place);
                choices.extend((0..8).filter(open).map(Choice::Meadow));
            }
            Task::Whether { who, why } => {
                if self.can_say_yes(state, who, why) {
                    choices.push(Choice::Number(1));
                }
                choices.push(Choice::Done);
            }
            Task::Offer { who, invitation } => {
                let standing = self.standing(state, who);
                self.each_source(state, who, |source, _| {
                    if self.check_play(state, who, source, Way::Offer, Some(invitation), &standing).is_ok() {
                        choices.push(Choice::Play { source, way: Way::Offer });
                    }
                });
                if self.offer_may_decline(state, who, invitation) {
                    choices.push(Choice::Done);
                }
            }
            Task::ChooseWorker { who, why } => {
                choices.extend(self.liftable(state, who, why).map(Choice::Spot));
                if why == Why::Ranger {
                    choices.push(Choice::Done);
                }
            }
            _ => crate::decisions::offer_turn(self, state, choices),
        }
    }

    pub(crate) fn old_refusal(&self, state: &State, choice: Choice) -> Result<(), Refusal> {
        let task = state.agenda.top();
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        if legal.contains(&choice) {
            return Ok(());
        }
        match (task, choice) {
            (Task::Offer { who, invitation }, Choice::Play { source, way }) => {
                let standing = self.standing(state, who);
                self.check_play(state, who, source, way, Some(invitation), &standing)?;
            }
            (Task::Pick { .. }, Choice::Card(city, slot))
                if usize::from(city) <= SEATS
                    && state.city(city).get(slot).is_some_and(|card| Set::of(card.kind).legendary()) =>
            {
                return Err(Refusal::plain(Rule::N4_8, "no-legend"));
            }
            (Task::Opponent { why, .. }, Choice::Seat(_)) if why != Why::Fool => {
                // Those who have passed, or have no room, cannot be given anything.
                return Err(Refusal::plain(Rule::E10_3, "no-receiver"));
            }
            (Task::Share { .. }, Choice::Seat(_)) => return Err(Refusal::plain(Rule::E10_3, "no-receiver")),
            (Task::ChooseWorker { .. }, Choice::Spot(_)) => {
                return Err(Refusal::plain(Rule::R103, "no-such-worker"));
            }
            _ => {}
        }
        let rule = self.asked(state).map_or(Rule::E3_1, |decision| decision.rule);
        Err(Refusal::plain(rule, "no-answer-to-this"))
    }

    /// Whether an invitation to play a card can be turned down: a visit was made for it, so only
    /// those that say "may" can.
    fn offer_may_decline(&self, state: &State, who: u8, invitation: Invitation) -> bool {
        let _ = (state, who);
        if invitation == Invitation::Cemetery {
            return !self.reads(Reading::CemeteryPlaysOne);
        }
        !matches!(invitation, Invitation::Inn | Invitation::Queen | Invitation::GreenAcorn | Invitation::Tomb)
    }

    /// How many cards must be picked before one may stop.
    fn pick_least(&self, why: Why) -> u8 {
        match why {
            Why::Ruins | Why::University | Why::AgainstRugwort => 1,
            Why::Cure => 2,
            Why::Thieves => 0,
            _ => self.more_pick_least(why),
        }
    }
}

fn invitation_asks(invitation: Invitation) -> Rule {
    match invitation {
        Invitation::Queen | Invitation::Inn | Invitation::Cemetery => Rule::E9_3,
        Invitation::Pigeon => Rule::E9_1,
        Invitation::Cirrus => Rule::H3_14,
        Invitation::Meadow => Rule::E5_4,
        Invitation::GreenAcorn => Rule::H3_17,
        Invitation::Tomb => Rule::N4_12,
        Invitation::Pigs => Rule::N5_13,
    }
}
