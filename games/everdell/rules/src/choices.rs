//! What is allowed now, and which rule stands against the rest.

use tabletop::{Decision, Seat};

use crate::agenda::{Copy, Invitation, MiniTask, Source, Task, Way, Why};
use crate::choice::{Choice, Refusal};
use crate::content::{Resource, Set};
use crate::kind::Kind;
use crate::readings::Reading;
use crate::state::{RIVAL, SEATS, State, bits};
use crate::{Everdell, Rule};

impl Everdell {
    /// What is asked now.
    pub(crate) fn asked(&self, state: &State) -> Option<Decision<Rule>> {
        if state.ending.is_some() {
            return None;
        }
        let task = state.agenda.top();
        let (name, rule) = match task {
            Task::Turn => ("turn", Rule::E3_1),
            Task::GainAny { .. } => ("gain", Rule::E1_4),
            Task::GainOf { .. } => ("gain", Rule::E7_9),
            Task::DrawMeadow { .. } => ("draw-meadow", Rule::E10_2),
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
            Task::Judge { .. } => ("judge", Rule::E7_6),
            Task::Imprison { .. } => ("imprison", Rule::E8_5),
            Task::Bill { .. } => ("bill", Rule::E7_7),
            Task::Spend { .. } => ("spend", Rule::N4_16),
            Task::Produce { .. } => ("produce", Rule::E9_6),
            Task::ChooseGreen { owner, .. } => {
                ("activate", if owner == crate::cards::MOLE { Rule::E9_7 } else { Rule::E9_2 })
            }
            Task::StoreUp { .. } => ("store", Rule::E5_8),
            Task::FarmAbility { .. } => ("farm", Rule::N2_1),
            Task::Keep { .. } => ("keep", Rule::E9_2),
            Task::Scrolls { .. } => ("scrolls", Rule::E6_2),
            Task::Offer { invitation, .. } => ("offer", invitation_asks(invitation)),
            Task::CemeteryPile { .. } => ("pile", Rule::R99),
            Task::ChooseWorker { why, .. } => {
                ("worker", if why == Why::Ranger { Rule::R103 } else { self.why_asks(why) })
            }
            Task::MoveTo { .. } => ("move", Rule::R103),
            Task::CopySpot { copy, .. } => (
                "copy",
                match copy {
                    Copy::Basic | Copy::BasicOrForest => Rule::E5_5,
                    Copy::Opponents => Rule::N3_10,
                    Copy::Occupied | Copy::AlsoOccupied(_) => Rule::N4_11,
                },
            ),
            Task::ClockTower { .. } => ("clock", Rule::E11_2),
            Task::Mini(step) => self.mini_asks(step),
            Task::Module(step) => self.module_asks(step),
            _ => ("turn", Rule::E3_1),
        };
        let seat = task.seat().unwrap_or(if state.turn == RIVAL { 0 } else { state.turn });
        Some(Decision { seat: Seat(seat), name, rule })
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

    /// Every legal choice, in a fixed order.
    pub(crate) fn legal(&self, state: &State, choices: &mut Vec<Choice>) {
        choices.clear();
        if state.ending.is_some() {
            return;
        }
        match state.agenda.top() {
            Task::GainAny { .. } => choices.extend(Resource::ALL.map(Choice::Take)),
            Task::GainOf { which, .. } => {
                let open = |resource: &Resource| which & (1 << *resource as u8) != 0;
                choices.extend(Resource::ALL.into_iter().filter(open).map(Choice::Take));
            }
            Task::StoreUp { .. } => choices.extend(Resource::ALL.map(Choice::Take)),
            Task::DrawMeadow { who, may, .. } => {
                let open = |place: &u8| self.check_draw_meadow(state, who, *place).is_ok();
                choices.extend((0..8).filter(open).map(Choice::Meadow));
                if may {
                    choices.push(Choice::Done);
                }
            }
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
            Task::Judge { who, cost } => {
                choices.extend(self.swaps(state, who, cost).map(|(from, to)| Choice::Swap(from, to)));
            }
            Task::Imprison { who, slot } => {
                let prisoners = self.prisoners(state, who, slot);
                choices.extend(prisoners.map(|critter| Choice::Card(who, critter)));
            }
            Task::Bill { who, cost, off, .. } => {
                let spared = |resource: &Resource| self.can_spare(state, who, cost, off, *resource);
                choices.extend(Resource::ALL.into_iter().filter(spared).map(Choice::Save));
            }
            Task::Spend { who, slot, cost } => {
                let tokens = state.city(who).get(slot).map_or(0, |card| card.tokens);
                let pays = |count: &u8| {
                    let missing = cost.saturating_sub(state.player(who).stock).total();
                    missing <= u16::from(count.saturating_mul(2))
                };
                let most = tokens.min(u8::try_from(cost.total().div_ceil(2)).unwrap_or(u8::MAX)).max(1);
                choices.extend((1..=most).filter(pays).map(Choice::Number));
            }
            Task::Produce { who } => {
                choices.extend(bits(state.player(who).due).map(|slot| Choice::Card(who, slot)));
            }
            Task::ChooseGreen { who, owner, .. } => {
                choices.extend(self.greens(state, who, owner).map(|(city, slot)| Choice::Card(city, slot)));
            }
            Task::FarmAbility { who, kind } => {
                choices.extend(self.farm_options(state, who, kind).map(Choice::Number));
            }
            Task::Keep { .. } | Task::Scrolls { under: true, .. } | Task::Scrolls { under: false, .. } => {
                let shown = |place: &u8| state.shown[usize::from(*place)].is_some();
                choices.extend((0..5).filter(shown).map(Choice::Shown));
                if matches!(state.agenda.top(), Task::Scrolls { .. }) {
                    choices.push(Choice::Done);
                }
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
            Task::CemeteryPile { .. } => {
                choices.push(Choice::Deck(true));
                if state.discard_len() > 0 {
                    choices.push(Choice::Deck(false));
                }
            }
            Task::ChooseWorker { who, why } => {
                choices.extend(self.liftable(state, who, why).map(Choice::Spot));
                if why == Why::Ranger {
                    choices.push(Choice::Done);
                }
            }
            Task::MoveTo { who, .. } => self.each_post(state, who, |post| {
                if self.check_move(state, who, post).is_ok() {
                    choices.push(Choice::Place(post));
                }
            }),
            Task::CopySpot { who, copy } => {
                choices.extend(self.copyable(state, who, copy).map(Choice::Spot));
                if matches!(copy, Copy::AlsoOccupied(_)) {
                    choices.push(Choice::Done);
                }
            }
            Task::ClockTower { who, .. } => {
                choices.extend(self.clock_targets(state, who).map(Choice::Spot));
                choices.push(Choice::Done);
            }
            Task::Mini(step) => self.mini_legal(state, step, choices),
            Task::Module(step) => self.module_legal(state, step, choices),
            _ => self.legal_turn(state, choices),
        }
    }

    /// Whether sparing a resource leaves a cost that can still be paid.
    fn can_spare(
        &self,
        state: &State,
        who: u8,
        cost: crate::content::Stock,
        off: u8,
        resource: Resource,
    ) -> bool {
        if cost[resource] == 0 || off == 0 {
            return false;
        }
        let mut rest = cost;
        rest[resource] -= 1;
        rest.saturating_sub(state.player(who).stock).total() < u16::from(off)
    }

    /// The actions of a turn (E3.1).
    fn legal_turn(&self, state: &State, choices: &mut Vec<Choice>) {
        let who = state.turn;
        if who == RIVAL {
            return;
        }
        let player = state.player(who);
        let standing = self.standing(state, who);
        if player.at_home() > 0 {
            let taken = state.taken();
            self.each_post(state, who, |post| {
                if !self.is_far(player, &standing, post)
                    && self.check_place_among(state, who, post, taken).is_ok()
                {
                    choices.push(Choice::Place(post));
                }
            });
        }
        self.each_source(state, who, |source, kind| {
            if matches!(source, Source::Shown(_)) {
                return;
            }
            self.each_way(state, who, kind, &standing, |way| {
                if !self.is_hopeless(player.stock, kind, way, &standing)
                    && self.check_play(state, who, source, way, None, &standing).is_ok()
                {
                    choices.push(Choice::Play { source, way });
                }
            });
        });
        if self.check_prepare(state, who).is_ok() {
            choices.push(Choice::Prepare);
        }
        if self.check_pass(state, who).is_ok() {
            choices.push(Choice::Pass);
        }
    }

    /// What stands against a choice now.
    pub(crate) fn refusal(&self, state: &State, choice: Choice) -> Result<(), Refusal> {
        if state.ending.is_some() {
            return Err(Refusal::plain(Rule::E12_2, "no-game-over"));
        }
        let task = state.agenda.top();
        if matches!(task, Task::Turn) {
            return self.check_turn(state, choice);
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        if legal.contains(&choice) {
            return Ok(());
        }
        // A follow-up is asked: say first what stands against the thing itself.
        match (task, choice) {
            (Task::MoveTo { who, .. }, Choice::Place(post)) => self.check_move(state, who, post)?,
            (Task::Offer { who, invitation }, Choice::Play { source, way }) => {
                let standing = self.standing(state, who);
                self.check_play(state, who, source, way, Some(invitation), &standing)?;
            }
            (Task::DrawMeadow { who, .. }, Choice::Meadow(place)) => {
                self.check_draw_meadow(state, who, place)?;
            }
            (
                Task::Pick { .. } | Task::Imprison { .. } | Task::ChooseGreen { .. },
                Choice::Card(city, slot),
            ) if usize::from(city) <= SEATS
                && state.city(city).get(slot).is_some_and(|card| Set::of(card.kind).legendary()) =>
            {
                return Err(Refusal::plain(Rule::N4_8, "no-legend"));
            }
            (Task::ChooseGreen { .. }, Choice::Card(city, slot)) => {
                let chained = state
                    .chain
                    .get(usize::from(city).min(4))
                    .is_some_and(|chain| slot < 64 && chain & (1 << slot) != 0);
                let store = state.city(city).get(slot).is_some_and(|card| card.kind == Kind::Storehouse);
                if store && matches!(task, Task::ChooseGreen { who, .. } if who != city) {
                    return Err(Refusal::plain(Rule::H1_7, "no-copied-store"));
                }
                if chained {
                    return Err(Refusal::plain(Rule::R107, "no-second-activation"));
                }
            }
            (Task::Opponent { why, .. }, Choice::Seat(_)) if why != Why::Fool => {
                // Those who have passed, or have no room, cannot be given anything.
                return Err(Refusal::plain(Rule::E10_3, "no-receiver"));
            }
            (Task::Share { .. }, Choice::Seat(_)) => return Err(Refusal::plain(Rule::E10_3, "no-receiver")),
            (Task::Imprison { .. }, Choice::Card(..)) => {
                return Err(Refusal::plain(Rule::E8_5, "no-prisoner"));
            }
            (Task::ChooseWorker { .. }, Choice::Spot(_)) => {
                return Err(Refusal::plain(Rule::R103, "no-such-worker"));
            }
            (Task::CopySpot { copy, .. }, Choice::Spot(_)) => {
                let rule = match copy {
                    Copy::Opponents => Rule::N3_10,
                    Copy::Occupied | Copy::AlsoOccupied(_) => Rule::N4_11,
                    Copy::Basic | Copy::BasicOrForest => Rule::E5_5,
                };
                return Err(Refusal::plain(rule, "no-place-to-copy"));
            }
            (Task::Mini(MiniTask::Amilla { who }), Choice::Spot(post)) => {
                self.check_event(state, who, post, true)?;
            }
            _ => {}
        }
        let rule = self.asked(state).map_or(Rule::E3_1, |decision| decision.rule);
        Err(Refusal::plain(rule, "no-answer-to-this"))
    }

    /// What stands against an action of a turn.
    fn check_turn(&self, state: &State, choice: Choice) -> Result<(), Refusal> {
        let who = state.turn;
        match choice {
            Choice::Place(post) => {
                if state.player(who).at_home() == 0 {
                    return Err(Refusal::plain(Rule::E4_1, "no-worker"));
                }
                self.check_place(state, who, post)
            }
            Choice::Play { source, way } => {
                let standing = self.standing(state, who);
                self.check_play(state, who, source, way, None, &standing)
            }
            Choice::Prepare => self.check_prepare(state, who),
            Choice::Pass => self.check_pass(state, who),
            _ => Err(Refusal::plain(Rule::E3_1, "no-answer-to-this")),
        }
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
