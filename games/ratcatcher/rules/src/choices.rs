//! What is allowed now, and which rule stands against the rest.

use tabletop::Decision;
use tabletop::Seat;

use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::{Ability, Colour, Kind, PECULIARS, Slot, Ware};
use crate::map::zones;
use crate::readings::Reading;
use crate::setup::BonusDice;
use crate::state::{BARRICADE, DECOY, LURE, Lair, RUSE, Source, State, TRAP, Zone};
use crate::{Ratcatcher, Rule};

impl Ratcatcher {
    /// What is asked now.
    pub(crate) fn asked(&self, state: &State) -> Option<Decision<Rule>> {
        if state.ending.is_some() {
            return None;
        }
        let (name, rule) = match state.agenda.top() {
            Task::Place { setup: true } => ("place", Rule::R3_6),
            Task::Place { .. } => ("place", Rule::R5_4),
            Task::FillSlot => ("fill", Rule::R10_1),
            Task::Divide => ("divide", Rule::R14_3),
            Task::Pay { .. } => ("pay", Rule::A59),
            Task::Charm { .. } => ("charm", Rule::H1_1),
            Task::Smoke { .. } => ("smoke", Rule::H1_3),
            Task::ChooseTarget { .. } => ("target", Rule::R20_4),
            Task::ChooseWay { .. } => ("way", Rule::A27),
            Task::Traps => ("traps", Rule::A36),
            Task::NemesisNest => ("nest", Rule::R30_2),
            Task::EmptyDistrict => ("empty", Rule::A23),
            Task::BagReward(_) => ("bag-reward", Rule::R25_1),
            Task::BeforeRats => ("before-rats", Rule::A73),
            _ => ("actions", Rule::R8_2),
        };
        Some(Decision { seat: Seat(0), name, rule })
    }

    /// Every legal choice, in a fixed order.
    pub(crate) fn legal(&self, state: &State, choices: &mut Vec<Choice>) {
        choices.clear();
        if state.ending.is_some() {
            return;
        }
        match state.agenda.top() {
            Task::Place { setup } => {
                self.legal_places(state, setup, choices);
                if self.may_use(state) {
                    self.each_anytime(state, self.near(state, state.me.zone), |choice| choices.push(choice));
                }
            }
            Task::BeforeRats => {
                self.each_anytime(state, self.near(state, state.me.zone), |choice| choices.push(choice));
                choices.push(Choice::End);
            }
            Task::FillSlot => choices.extend(
                Slot::ALL.into_iter().filter(|&slot| self.check_slot(state, slot).is_ok()).map(Choice::Fill),
            ),
            Task::Divide => {
                self.legal_hits(state, choices);
                if self.check_waste(state).is_ok() {
                    choices.push(Choice::Waste);
                }
                if self.may_use(state) {
                    self.each_anytime(state, self.near(state, state.me.zone), |choice| choices.push(choice));
                }
            }
            Task::Pay { .. } => {
                let held = |kind: &Kind| state.cage[*kind as usize] > 0;
                choices.extend(Kind::ALL.into_iter().filter(held).map(Choice::Pay));
                choices.push(Choice::PayRest);
            }
            Task::Charm { from, .. } => {
                let here = |kind: &Kind| state.spot(from).rats[*kind as usize] > 0;
                choices.extend(Kind::ALL.into_iter().filter(here).map(Choice::Lead));
                choices.push(Choice::Stop);
            }
            Task::Smoke { .. } => {
                let here = |kind: &Kind| state.spot(state.me.zone).rats[*kind as usize] > 0;
                choices.extend(Kind::ALL.into_iter().filter(here).map(Choice::SmokeOut));
                choices.push(Choice::Stop);
            }
            Task::ChooseTarget { mover, at, .. } => {
                Self::legal_picks(self.tied_targets(state, mover, at), choices);
            }
            Task::ChooseWay { mover, at, target, .. } => {
                Self::legal_picks(self.tied_ways(state, mover, at, target), choices);
            }
            Task::Traps => {
                Self::legal_picks(self.armed_traps(state), choices);
                choices.push(Choice::InOrder);
            }
            Task::NemesisNest => Self::legal_picks(self.nemesis_nests(state).0, choices),
            Task::EmptyDistrict => {
                let candidates = self.emptiest(state);
                choices.extend((0..25u8).filter(|d| candidates & (1 << d) != 0).map(Choice::Empty));
            }
            Task::BagReward(budget) => {
                let allowed = |ware: &Ware| self.check_bag_reward(state, budget, *ware).is_ok();
                choices.extend(Ware::ALL.into_iter().filter(allowed).map(|w| Choice::BagReward(Some(w))));
                choices.push(Choice::BagReward(None));
            }
            _ => self.legal_actions(state, choices),
        }
    }

    fn legal_actions(&self, state: &State, choices: &mut Vec<Choice>) {
        let me = &state.me;
        let near = self.near(state, me.zone);
        if me.movement > 0 {
            choices.extend(zones(near).map(Choice::Walk));
        }
        if me.traps > 0 && me.movement >= self.board(state).trap.cost {
            let free = |zone: &Zone| !state.spot(*zone).has(TRAP);
            choices.extend(zones(near | me.zone.bit()).filter(free).map(Choice::SetTrap));
        }
        if me.dice > 0 && state.has_rats(me.zone) {
            choices.extend((1..=me.dice).map(Choice::Attack));
        }
        self.each_anytime(state, near, |choice| choices.push(choice));
        choices.push(Choice::End);
    }

    /// What is allowed at any moment of your turn, in a fixed order: using an ability (R15.1), buying (R17.1) and claiming a
    /// reward (R29.6). `near` are the zones next to yours.
    fn each_anytime(&self, state: &State, near: u128, mut tell: impl FnMut(Choice)) {
        for colour in Colour::ALL {
            if state.me.markers[colour as usize] > 0 && self.unlocked(state, colour) {
                self.each_use(state, colour, near, |choice| {
                    if self.check_use_choice(state, choice).is_ok() {
                        tell(choice);
                    }
                });
            }
        }
        if state.caged() > 0 {
            for ware in Ware::ALL.into_iter().filter(|&ware| self.check_buy(state, ware).is_ok()) {
                tell(Choice::Buy(ware));
            }
        }
        for (index, stray) in (0u8..).zip(state.strays.all()) {
            if stray.lair == Lair::Caught {
                let rewards = self.peculiar(index).rewards.len();
                (0u8..).take(rewards).for_each(|which| tell(Choice::Reward(index, which)));
            }
        }
    }

    /// Whether something can be used that still matters before the rats' turn (A73). Movement and accuracy do not: your
    /// actions are over.
    pub(crate) fn has_use_before_rats(&self, state: &State) -> bool {
        let mut any = false;
        self.each_anytime(state, self.near(state, state.me.zone), |choice| {
            any |= match choice {
                Choice::Use { colour, .. } => {
                    let ability = self.board(state).abilities[colour as usize].ability;
                    !matches!(ability, Ability::Dash | Ability::Steady)
                }
                _ => true,
            };
        });
        any
    }

    /// Every way in which an ability might be used, allowed or not.
    pub(crate) fn each_use(&self, state: &State, colour: Colour, near: u128, mut tell: impl FnMut(Choice)) {
        let here = state.me.zone.bit();
        let (places, both_ways) = match self.board(state).abilities[colour as usize].ability {
            Ability::Smoke | Ability::Steady | Ability::Dash => {
                tell(Choice::Use { colour, zone: Zone::NOWHERE, out: false });
                return;
            }
            Ability::CheeseRuse => (self.zones_of(state, state.me.zone.district()), false),
            Ability::Lure | Ability::Barricade => (near, false),
            Ability::Charm => (near, true),
            Ability::Decoy | Ability::Snare | Ability::Volley => (near | here, false),
        };
        for zone in zones(places) {
            tell(Choice::Use { colour, zone, out: false });
            if both_ways {
                tell(Choice::Use { colour, zone, out: true });
            }
        }
    }

    /// Whether a choice is allowed, and if not, by which rule.
    pub(crate) fn refusal(&self, state: &State, choice: Choice) -> Result<(), Refusal> {
        if state.ending.is_some() {
            return Err(Refusal::plain(Rule::R1_5, "no-game-over"));
        }
        let task = state.agenda.top();
        match (task, choice) {
            (Task::Actions, Choice::Walk(to)) => self.check_walk(state, to),
            (Task::Actions, Choice::SetTrap(zone)) => self.check_trap(state, zone),
            (Task::Actions, Choice::Attack(dice)) => self.check_attack(state, dice),
            (_, Choice::Use { .. }) if self.may_use(state) => self.check_use_choice(state, choice),
            (Task::Actions, Choice::Collect) => Err(self.why_not_collected(state)),
            (_, Choice::Buy(ware)) if self.may_use(state) => self.check_buy(state, ware),
            (_, Choice::Reward(index, which)) if self.may_use(state) => {
                self.check_reward(state, index, which)
            }
            (Task::Divide, Choice::Hit(prey)) => self.check_hit(state, prey, false),
            (Task::Divide, Choice::Lethal(prey)) => self.check_hit(state, prey, true),
            (Task::Divide, Choice::Waste) => self.check_waste(state),
            (Task::Actions | Task::BeforeRats, Choice::End)
            | (Task::Pay { .. }, Choice::PayRest)
            | (Task::Charm { .. } | Task::Smoke { .. }, Choice::Stop)
            | (Task::Traps, Choice::InOrder)
            | (Task::BagReward(_), Choice::BagReward(None)) => Ok(()),
            (Task::Pay { .. }, Choice::Pay(kind)) => {
                Self::some(state.cage[kind as usize], Rule::R17_1, "no-pay-none")
            }
            (Task::FillSlot, Choice::Fill(slot)) => self.check_slot(state, slot),
            (Task::Place { setup }, Choice::Place { x, y, turn }) => {
                self.check_place(state, setup, x, y, turn)
            }
            (Task::Charm { from, .. }, Choice::Lead(kind)) => {
                Self::some(state.spot(from).rats[kind as usize], Rule::H1_1, "no-lead-none")
            }
            (Task::Smoke { .. }, Choice::SmokeOut(kind)) => {
                Self::some(state.spot(state.me.zone).rats[kind as usize], Rule::H1_3, "no-smoke-none")
            }
            (Task::ChooseTarget { mover, at, .. }, Choice::Pick(zone)) => {
                Self::among(self.tied_targets(state, mover, at), zone, Rule::R20_4, "no-pick-target")
            }
            (Task::ChooseWay { mover, at, target, .. }, Choice::Pick(zone)) => {
                Self::among(self.tied_ways(state, mover, at, target), zone, Rule::A27, "no-pick-way")
            }
            (Task::Traps, Choice::Pick(zone)) => {
                Self::among(self.armed_traps(state), zone, Rule::A36, "no-pick-trap")
            }
            (Task::NemesisNest, Choice::Pick(zone)) => {
                Self::among(self.nemesis_nests(state).0, zone, Rule::R30_2, "no-pick-nest")
            }
            (Task::EmptyDistrict, Choice::Empty(district)) => {
                if self.emptiest(state).checked_shr(district.into()).unwrap_or(0) & 1 == 1 {
                    Ok(())
                } else {
                    Err(Refusal::plain(Rule::A23, "no-pick-district"))
                }
            }
            (Task::BagReward(budget), Choice::BagReward(Some(ware))) => {
                self.check_bag_reward(state, budget, ware)
            }
            _ => Err(self.not_asked(state, task, choice)),
        }
    }

    /// Whether abilities may be used, things bought and rewards claimed now: it is your turn (A61), and you are acting,
    /// dividing the hits of an attack (R14.7) or watching the city grow (A73).
    pub fn may_use(&self, state: &State) -> bool {
        !state.rats_turn
            && match state.agenda.top() {
                Task::Actions | Task::BeforeRats => true,
                Task::Divide => state.pool.source != Source::Trap,
                Task::Place { setup } => !setup && self.reads(Reading::ExpansionIsYourTurn),
                _ => false,
            }
    }

    /// Why a choice is not an answer to what is asked.
    fn not_asked(&self, state: &State, task: Task, choice: Choice) -> Refusal {
        let acts = matches!(
            choice,
            Choice::Walk(_)
                | Choice::SetTrap(_)
                | Choice::Attack(_)
                | Choice::Use { .. }
                | Choice::Buy(_)
                | Choice::Reward(..)
                | Choice::Collect
                | Choice::End
        );
        if acts && state.rats_turn {
            return Refusal::plain(Rule::A61, "no-rats-turn");
        }
        if acts && self.may_use(state) && matches!(task, Task::Place { .. } | Task::BeforeRats) {
            return Refusal::plain(Rule::A73, "no-actions-over");
        }
        if acts && task == Task::Divide {
            return Refusal::plain(Rule::R14_7, "no-attack-open");
        }
        let rule = self.asked(state).map_or(Rule::R1_5, |decision| decision.rule);
        Refusal::plain(rule, "no-not-asked")
    }

    fn some(count: u8, rule: Rule, why: &'static str) -> Result<(), Refusal> {
        if count > 0 { Ok(()) } else { Err(Refusal::plain(rule, why)) }
    }

    fn among(set: u128, zone: Zone, rule: Rule, why: &'static str) -> Result<(), Refusal> {
        if set & zone.bit() != 0 { Ok(()) } else { Err(Refusal::plain(rule, why)) }
    }

    /// Walking (R12.1).
    fn check_walk(&self, state: &State, to: Zone) -> Result<(), Refusal> {
        if !to.exists() || !self.are_near(state, state.me.zone, to) {
            return Err(Refusal::plain(Rule::R12_1, "no-walk-not-near"));
        }
        if state.me.movement == 0 {
            return Err(Refusal::counted(Rule::R12_1, "no-walk-no-movement", 1, 0));
        }
        Ok(())
    }

    /// Whether a zone is yours or next to yours.
    fn within_reach(&self, state: &State, zone: Zone) -> bool {
        zone.exists() && (zone == state.me.zone || self.are_near(state, state.me.zone, zone))
    }

    /// Setting a trap (R13).
    fn check_trap(&self, state: &State, zone: Zone) -> Result<(), Refusal> {
        if !self.within_reach(state, zone) {
            return Err(Refusal::plain(Rule::R13_1, "no-trap-far"));
        }
        if state.spot(zone).has(TRAP) {
            return Err(Refusal::plain(Rule::R13_1, "no-trap-second"));
        }
        if state.me.traps == 0 {
            let count = self.board(state).trap.count;
            return Err(Refusal::counted(Rule::R13_3, "no-trap-none-left", count, 0));
        }
        let cost = self.board(state).trap.cost;
        if state.me.movement < cost {
            return Err(Refusal::counted(Rule::R13_2, "no-trap-cost", cost, state.me.movement));
        }
        Ok(())
    }

    /// Attacking (R14.1, R14.2).
    fn check_attack(&self, state: &State, dice: u8) -> Result<(), Refusal> {
        if dice == 0 || dice > state.me.dice {
            return Err(Refusal::counted(Rule::R14_2, "no-attack-dice", dice, state.me.dice));
        }
        if !state.has_rats(state.me.zone) {
            return Err(Refusal::plain(Rule::R14_1, "no-attack-no-rat"));
        }
        Ok(())
    }

    /// Using an ability (R15).
    fn check_use_choice(&self, state: &State, choice: Choice) -> Result<(), Refusal> {
        let Choice::Use { colour, zone, out } = choice else {
            return Err(Refusal::plain(Rule::R8_2, "no-not-asked"));
        };
        if !self.unlocked(state, colour) {
            return Err(Refusal::plain(Rule::R15_1, "no-use-locked"));
        }
        if state.me.markers[colour as usize] == 0 {
            return Err(Refusal::counted(Rule::R15_3, "no-use-no-marker", 1, 0));
        }
        let ability = self.board(state).abilities[colour as usize].ability;
        let mine = state.me.zone;
        let next = zone.exists() && self.are_near(state, mine, zone);
        let reach = self.within_reach(state, zone);
        let refuse = |rule, why| Err(Refusal::plain(rule, why));
        if out && ability != Ability::Charm {
            return refuse(Rule::R15_1, "no-not-asked");
        }
        match ability {
            Ability::CheeseRuse => {
                let district = mine.district();
                if zone.district() != district || !self.is_in_city(state, zone) {
                    return refuse(Rule::R15_6, "no-ruse-other-district");
                }
                let zones = self.zones_of(state, district);
                if Self::each(zones).any(|zone| state.spot(zone).cheese > 0) {
                    return refuse(Rule::R15_6, "no-ruse-cheese");
                }
                if state.spot(zone).has(RUSE) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Lure => {
                if !next {
                    return refuse(Rule::R15_5, "no-use-not-next");
                }
                if state.spot(zone).has(LURE) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Charm => {
                if !next {
                    return refuse(Rule::H1_1, "no-use-not-next");
                }
                let (from, to) = if out { (mine, zone) } else { (zone, mine) };
                if state.spot(from).commons() == 0 {
                    return refuse(Rule::H1_1, "no-lead-none");
                }
                if state.spot(to).has(BARRICADE) {
                    return refuse(Rule::H1_1, "no-lead-barricade");
                }
            }
            Ability::Decoy => {
                if !reach {
                    return refuse(Rule::H1_2, "no-use-far");
                }
                if state.spot(zone).has(DECOY) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Barricade => {
                if !next {
                    return refuse(Rule::H1_5, "no-use-not-next");
                }
                if state.has_rats(zone) {
                    return refuse(Rule::H1_5, "no-barricade-rats");
                }
                if state.spot(zone).has(BARRICADE) {
                    return refuse(Rule::A74, "no-use-marked");
                }
            }
            Ability::Snare => {
                if !reach {
                    return refuse(Rule::H1_7, "no-use-far");
                }
                if state.spot(zone).has(TRAP) {
                    return refuse(Rule::H1_7, "no-trap-second");
                }
            }
            Ability::Volley => {
                // One attack is finished before another is begun (R14.7).
                if state.agenda.top() == Task::Divide {
                    return refuse(Rule::R14_7, "no-attack-open");
                }
                if !reach {
                    return refuse(Rule::H1_8, "no-use-far");
                }
                if !state.has_rats(zone) {
                    return refuse(Rule::H1_8, "no-attack-no-rat");
                }
            }
            Ability::Smoke | Ability::Steady | Ability::Dash => {
                if zone.exists() {
                    return refuse(Rule::R15_1, "no-not-asked");
                }
                if ability == Ability::Smoke && state.spot(mine).commons() == 0 {
                    return refuse(Rule::H1_3, "no-smoke-none");
                }
            }
        }
        Ok(())
    }

    /// Why nothing is collected by itself in your zone just now.
    fn why_not_collected(&self, state: &State) -> Refusal {
        let spot = state.spot(state.me.zone);
        if spot.cheese > 0 {
            return Refusal::plain(Rule::R16_1, "no-collect-rats");
        }
        for colour in Colour::ALL {
            if spot.markers[colour as usize] > 0 {
                return if self.unlocked(state, colour) {
                    Refusal::plain(Rule::A51, "no-collect-full")
                } else {
                    Refusal::plain(Rule::R11_6, "no-collect-locked")
                };
            }
        }
        if spot.health > 0 {
            return Refusal::plain(Rule::A51, "no-collect-healthy");
        }
        Refusal::plain(Rule::R16_1, "no-collect-nothing")
    }

    /// Whether you could gain what the tallyman sells (A57, A58).
    fn check_obtainable(&self, state: &State, ware: Ware) -> Result<(), Refusal> {
        let markers = |colour: Colour| {
            let card = &self.board(state).abilities[colour as usize];
            let held = state.me.markers[colour as usize];
            if !self.unlocked(state, colour) {
                Err(Refusal::plain(Rule::A57, "no-buy-locked"))
            } else if held >= card.markers {
                Err(Refusal::counted(Rule::A58, "no-buy-full", card.markers, held))
            } else if state.markers[colour as usize] == 0 {
                Err(Refusal::plain(Rule::A58, "no-buy-none-left"))
            } else {
                Ok(())
            }
        };
        match ware {
            Ware::Die if state.me.dice >= self.content.dice => {
                Err(Refusal::counted(Rule::A58, "no-buy-full", self.content.dice, state.me.dice))
            }
            Ware::Die if self.reads(Reading::NoDiceToLose) && Self::loses_dice(state) => {
                Err(Refusal::plain(Rule::A58, "no-buy-die-lost"))
            }
            Ware::Yellow => markers(Colour::Yellow),
            Ware::Purple => markers(Colour::Purple),
            Ware::Health if state.me.health >= self.most_health(state) => {
                Err(Refusal::counted(Rule::A58, "no-buy-full", self.most_health(state), state.me.health))
            }
            Ware::Cheese if state.cheese == 0 => Err(Refusal::plain(Rule::A58, "no-buy-none-left")),
            _ => Ok(()),
        }
    }

    /// Whether a die gained now is lost before it can be used: your actions are over, and unused
    /// bonus dice are lost at the refresh (A38).
    fn loses_dice(state: &State) -> bool {
        state.options.bonus_dice == BonusDice::Lost && state.actions_are_over()
    }

    /// Buying from the tallyman (R17.1).
    pub(crate) fn check_buy(&self, state: &State, ware: Ware) -> Result<(), Refusal> {
        let price = self.content.prices[ware as usize];
        if state.caged() < price {
            return Err(Refusal::counted(Rule::R17_1, "no-buy-price", price, state.caged()));
        }
        self.check_obtainable(state, ware)
    }

    /// The reward for rats returned from the cage (A24).
    pub(crate) fn check_bag_reward(&self, state: &State, budget: u8, ware: Ware) -> Result<(), Refusal> {
        let price = self.content.prices[ware as usize];
        if price > budget {
            return Err(Refusal::counted(Rule::A24, "no-buy-price", price, budget));
        }
        self.check_obtainable(state, ware)
    }

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

    /// Placing a cheese on a group of slots (R10.1, R10.3, R10.11, A55, A67).
    pub(crate) fn check_slot(&self, state: &State, slot: Slot) -> Result<(), Refusal> {
        let [first, second] = self.board(state).slots[slot as usize];
        let filled = state.me.slots[slot as usize];
        if first == 0 {
            return Err(Refusal::plain(Rule::R10_1, "no-slot-black"));
        }
        let colour = match slot {
            Slot::YellowRefill => Some(Colour::Yellow),
            Slot::PurpleRefill => Some(Colour::Purple),
            _ => None,
        };
        if let Some(colour) = colour {
            if !self.unlocked(state, colour) {
                return Err(Refusal::plain(Rule::A55, "no-slot-locked"));
            }
            if filled >= first {
                return Err(Refusal::counted(Rule::R10_11, "no-slot-refilled", first, filled));
            }
        }
        if filled < self.capacity(state, slot) {
            return Ok(());
        }
        if filled < first + second {
            return Err(Refusal::plain(Rule::A67, "no-slot-second-level"));
        }
        Err(Refusal::counted(Rule::R10_3, "no-slot-full", first + second, filled))
    }
}
