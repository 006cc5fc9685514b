//! What is asked, what is allowed, and which rule stands against the rest.

use tabletop::{Chance, Log};

use crate::agenda::{Search, Task};
use crate::choice::{Choice, Refusal, Verdict, demand, demand_count};
use crate::content::AbilityTime;
use crate::event::Event;
use crate::kinds::{Ability, Creature, Edge, Gift};
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::{Sharing, Web};
use crate::state::{Doing, Free, Keep, NONE, Plight, Stage, State, bit, bits};
use crate::{Mystics, Rule};

impl Mystics {
    /// Whether a task waits for a choice in this position.
    pub(crate) fn old_is_question(&self, state: &State, task: Task) -> bool {
        match task {
            Task::Preempt(mouse) => self.preempts(state, mouse).next().is_some(),
            Task::Turn(mouse) => !state.doing.over && state.mouse(mouse).is_active(),
            Task::React { attack, asked } => self.reactor(state, &attack, asked).is_some(),
            Task::Share { mouse, with } => state.mouse(mouse).is_active() && state.mouse(with).is_active(),
            Task::Equip(mouse) => state.mouse(mouse).is_active(),
            Task::Target { mouse, card } => self.targets(state, mouse, card).next().is_some(),
            Task::Aim { mouse, ability, left, chosen } => {
                left > 0 && self.aims(state, mouse, ability, chosen).next().is_some()
            }
            Task::Order(mouse) => state.mouse(mouse).is_active(),
            _ => false,
        }
    }

    /// Which mouse is asked what, and by which rule; no mouse where the players are.
    pub(crate) fn old_asks(&self, state: &State) -> Option<(u8, &'static str, Rule)> {
        Some(match state.agenda.top() {
            Task::Preempt(mouse) => (mouse, "preempt", Rule::H3_5),
            Task::Turn(mouse) => (mouse, "turn", Rule::M6_1),
            Task::React { attack, asked } => {
                (self.reactor(state, &attack, asked).unwrap_or(NONE), "react", Rule::M11_5)
            }
            Task::Share { mouse, .. } => (mouse, "share", Rule::M24_1),
            Task::Equip(mouse) => (mouse, "equip", Rule::M24_2),
            Task::Target { mouse, card } => (mouse, "target", self.use_rule(card)),
            Task::Aim { mouse, ability, .. } => (mouse, "aim", Self::ability_rule(ability)),
            Task::Order(mouse) => (mouse, "order", Rule::H3_10),
            _ => (NONE, "turn", Rule::M6_1),
        })
    }

    /// The mouse that is asked.
    pub(crate) fn old_actor(&self, state: &State) -> Option<u8> {
        self.old_asks(state).map(|(mouse, ..)| mouse)
    }

    /// Every legal choice, in a fixed order.
    pub(crate) fn old_legal(&self, state: &State, choices: &mut Vec<Choice>) {
        match state.agenda.top() {
            Task::Turn(mouse) => return self.legal_turn(state, mouse, choices),
            Task::Order(mouse) => {
                self.legal_actions(state, mouse, choices);
                choices.push(Choice::Done);
                return;
            }
            _ => {}
        }
        self.answers(state, choices);
        choices.retain(|choice| self.refusal(state, *choice).is_ok());
    }

    /// What could answer a question other than that of a turn.
    fn answers(&self, state: &State, choices: &mut Vec<Choice>) {
        let cards = |mouse: u8, keep: Keep| {
            let held = state.mouse(mouse).cards;
            held.all().iter().filter(|one| one.keep == keep).fold(0u64, |all, one| all | bit(one.card))
        };
        match state.agenda.top() {
            Task::Preempt(mouse) => {
                choices.extend(self.preempts(state, mouse));
                choices.push(Choice::Done);
            }
            Task::React { attack, asked } => {
                if let Some(mouse) = self.reactor(state, &attack, asked) {
                    self.reactions(state, mouse, &attack, choices);
                }
                choices.push(Choice::Done);
            }
            Task::Share { mouse, with } => {
                for (from, of) in [(mouse, Choice::Give as fn(u8) -> Choice), (with, Choice::Take)] {
                    let mut kinds = 0;
                    for keep in [Keep::Gear, Keep::Pack, Keep::Trick] {
                        kinds |= cards(from, keep);
                    }
                    choices.extend(bits(kinds).map(of));
                }
                choices.extend([Choice::GiveCheese, Choice::TakeCheese]);
                if state.options.sharing == Sharing::AllNear {
                    choices.extend((0..state.party).map(Choice::Share));
                }
                choices.push(Choice::Done);
            }
            Task::Equip(mouse) => {
                choices.extend(bits(cards(mouse, Keep::Pack)).map(Choice::Wear));
                choices.extend(bits(cards(mouse, Keep::Gear)).map(Choice::Stow));
                choices.push(Choice::Done);
            }
            Task::Target { mouse, card } => choices.extend(self.targets(state, mouse, card)),
            Task::Aim { mouse, ability, chosen, .. } => {
                choices.extend(self.aims(state, mouse, ability, chosen));
                if self.may_stop_aiming(ability, chosen) {
                    choices.push(Choice::Done);
                }
            }
            _ => {}
        }
    }

    /// Everything a mouse can do in its turn.
    fn legal_turn(&self, state: &State, mouse: u8, choices: &mut Vec<Choice>) {
        if self.may_walk(state, mouse).is_ok() {
            let reach = self.reach(state, mouse);
            choices.extend(bits(reach.all() | self.shores_now(state, mouse)).map(Choice::Walk));
        }
        if state.mouse(mouse).plight.has(Plight::DOWN) {
            self.offer(state, mouse, Choice::StandUp, choices);
        }
        self.legal_actions(state, mouse, choices);
        let from = choices.len();
        choices.push(Choice::Scurry);
        if state.inspire {
            choices.push(Choice::Inspired);
        }
        if state.party > 1 {
            choices.extend((0..state.party).map(Choice::Share));
        }
        choices.extend([Choice::Equip, Choice::Level]);
        if self.hero(state, mouse).has(Gift::Mend) {
            choices.extend((0..state.party).map(Choice::Mend));
        }
        let mut kinds = 0;
        for held in state.mouse(mouse).cards.all() {
            kinds |= bit(held.card);
        }
        choices.extend(bits(kinds).map(Choice::Use));
        choices.extend(
            bits(state.mouse(mouse).abilities.into())
                .filter_map(|at| Ability::ALL.get(usize::from(at)))
                .map(|&one| Choice::Ability(one)),
        );
        choices.extend(self.tasks_here(state, mouse).map(Choice::Task));
        self.treasure_choices(state, mouse, choices);
        choices.push(Choice::End);
        let mut at = from;
        for index in from..choices.len() {
            let choice = choices[index];
            if self.check_turn(state, mouse, choice).is_ok() {
                choices[at] = choice;
                at += 1;
            }
        }
        choices.truncate(at);
    }

    /// Adds a choice if a mouse may make it in its turn, and says whether it may.
    fn offer(&self, state: &State, mouse: u8, choice: Choice, choices: &mut Vec<Choice>) -> bool {
        let allowed = self.check_turn(state, mouse, choice).is_ok();
        if allowed {
            choices.push(choice);
        }
        allowed
    }

    /// The actions of M6.2 but scurrying that can be taken: what an order can be given for, too.
    fn legal_actions(&self, state: &State, mouse: u8, choices: &mut Vec<Choice>) {
        if self.check_action(state, mouse).is_err() {
            // Only recovering is possible while stunned.
            self.offer(state, mouse, Choice::Recover, choices);
            return;
        }
        let me = state.mouse(mouse);
        let in_turn = matches!(state.agenda.top(), Task::Turn(_));
        for weapon in self.weapons(state, mouse) {
            for (on, _) in state.foes_on(me.spot.tile) {
                // An ability goes with an attack that can be made.
                if !self.offer(state, mouse, Choice::Attack { weapon, with: None, on }, choices) || !in_turn {
                    continue;
                }
                let with = bits(me.abilities.into()).filter_map(|at| Ability::ALL.get(usize::from(at)));
                for &one in with {
                    if self.content.abilities[one.index()].facts.when == AbilityTime::Attack {
                        self.offer(state, mouse, Choice::Attack { weapon, with: Some(one), on }, choices);
                    }
                }
            }
        }
        self.offer(state, mouse, Choice::Search, choices);
        let side = state.side(me.spot.tile);
        for (number, ..) in self.specials(state).filter(|(_, at, _)| *at == side) {
            self.offer(state, mouse, Choice::Special(number), choices);
        }
        self.offer(state, mouse, Choice::Recover, choices);
        for &edge in Edge::ALL {
            self.offer(state, mouse, Choice::Exit(edge), choices);
        }
        self.offer(state, mouse, Choice::Flip, choices);
    }

    /// The weapons a mouse has equipped; a golem fights without, named by [`NONE`].
    pub(crate) fn weapons(&self, state: &State, mouse: u8) -> impl Iterator<Item = u8> {
        let me = state.mouse(mouse);
        let golem = me.plight.has(Plight::GOLEM);
        let gear = me
            .cards
            .all()
            .iter()
            .filter(|held| !golem && held.keep == Keep::Gear && self.card(held.card).weapon.is_some())
            .filter(|held| self.serves(state, mouse, held.card));
        let kinds = gear.fold(0u64, |all, held| all | bit(held.card));
        bits(kinds).chain(golem.then_some(NONE))
    }

    /// Whether a web holds a mouse where it is (M23.2, D30).
    pub(crate) fn is_bound(&self, state: &State, mouse: u8) -> bool {
        state.mouse(mouse).plight.has(Plight::WEBBED) && state.options.web != Web::Scurrying
    }

    /// Whether a mouse may walk now (M6.1, M7.10, M23).
    pub(crate) fn may_walk(&self, state: &State, mouse: u8) -> Verdict {
        let me = state.mouse(mouse);
        demand(!self.is_bound(state, mouse), Rule::M23_2, "my-no-walk-web")?;
        demand(!me.plight.has(Plight::DOWN), Rule::M23_3, "my-no-walk-down")?;
        let stopped = state.doing.stage == Stage::Done;
        let here = bit(me.spot.space);
        let foes = state
            .foes_on(me.spot.tile)
            .filter(|(_, foe)| foe.spot.space == me.spot.space && foe.creature != Creature::Brodie);
        let foes = u8::try_from(foes.count()).unwrap_or(u8::MAX);
        let rule = if !stopped || state.doing.left == 0 && !state.doing.moved {
            Rule::M6_1
        } else if self.map(state, me.spot.tile).water & bit(me.spot.space) != 0 {
            Rule::M8_1
        } else if foes > 0 && state.doing.left > 0 {
            Rule::M7_9
        } else if state.doing.left == 0 {
            Rule::M7_1
        } else if state.doing.scurrying && self.reads(Changed::FreeActionEndsScurry) {
            return demand(false, Rule::M6_3, "my-no-walk-scurry");
        } else {
            Rule::M6_1
        };
        demand(!stopped, rule, "my-no-walk-done")?;
        if foes > 0 {
            let mice = self.mice_at(state, me.spot.tile, here).count_ones();
            demand_count(foes, u8::try_from(mice).unwrap_or(u8::MAX), Rule::M7_10, "my-no-leave")?;
        }
        Ok(())
    }

    /// The dry spaces a mouse can climb onto now: with a whole movement (M8.2).
    fn shores_now(&self, state: &State, mouse: u8) -> u64 {
        if state.doing.stage == Stage::Ready { self.shores(state, mouse) } else { 0 }
    }

    /// Whether a mouse may walk to a space.
    fn check_walk(&self, state: &State, mouse: u8, to: u8) -> Verdict {
        self.may_walk(state, mouse)?;
        let me = state.mouse(mouse);
        let map = self.map(state, me.spot.tile);
        demand(map.all & bit(to) != 0 && to != me.spot.space, Rule::M7_2, "my-no-walk-there")?;
        let reach = self.reach(state, mouse);
        if reach.cost(to).is_some() || self.shores_now(state, mouse) & bit(to) != 0 {
            return Ok(());
        }
        let crowd = self.crowd_without(state, me.spot.tile, mouse, NONE);
        demand(crowd.full & bit(to) == 0, Rule::M7_8, "my-no-walk-full")?;
        let from = usize::from(me.spot.space);
        if map.water & bit(me.spot.space) != 0 {
            demand(self.upstream(state, me.spot) & bit(to) == 0, Rule::M8_3, "my-no-walk-upstream")?;
            return demand(false, Rule::M8_1, "my-no-walk-water");
        }
        let beside = self.beside(state, me.spot) & bit(to) != 0;
        if beside {
            let need = if map.walk[from] & bit(to) != 0 { 1 } else { 3 };
            return demand_count(need, state.doing.left, Rule::M7_1, "my-no-walk-left");
        }
        // What a minion could cross and a mouse cannot is a red line (M7.6).
        demand(map.prowl[from] & bit(to) == 0, Rule::M7_6, "my-no-walk-red")?;
        let mut far = state.clone();
        far.doing.left = 23;
        if let Some(need) = self.reach(&far, mouse).cost(to) {
            return demand_count(need, state.doing.left, Rule::M7_1, "my-no-walk-left");
        }
        demand(false, Rule::M7_2, "my-no-walk-there")
    }

    /// Whether a mouse has its action still, and may take one of this kind (M6.1, M23.1).
    pub(crate) fn check_action(&self, state: &State, mouse: u8) -> Verdict {
        if matches!(state.agenda.top(), Task::Turn(_)) {
            demand(!state.doing.acted, Rule::M6_1, "my-no-action")?;
        }
        demand(!state.mouse(mouse).plight.has(Plight::STUNNED), Rule::M23_1, "my-no-action-stunned")
    }

    /// The attack of a weapon, as far as it can be made (M11.3, M11.4).
    pub(crate) fn check_target(
        &self,
        state: &State,
        mouse: u8,
        on: u8,
        ranged: bool,
        blind: bool,
    ) -> Verdict {
        let me = state.mouse(mouse);
        let enemy = state.enemy(on);
        demand(enemy.is_here() && enemy.spot.tile == me.spot.tile, Rule::M11_3, "my-no-target")?;
        let near = self.beside(state, me.spot);
        let here = bit(enemy.spot.space);
        if !ranged {
            return demand(near & here != 0, Rule::M11_3, "my-no-target-far");
        }
        if !blind {
            demand(self.seen(state, me.spot) & here != 0, Rule::M11_6, "my-no-target-sight")?;
        }
        let close = self.foes_at(state, me.spot.tile, near) != 0;
        demand(!close || near & here != 0, Rule::M11_4, "my-no-target-near")
    }

    /// Whether a mouse may attack an enemy with a weapon.
    fn check_attack(&self, state: &State, mouse: u8, weapon: u8, with: Option<Ability>, on: u8) -> Verdict {
        self.check_action(state, mouse)?;
        if state.mouse(mouse).cards.find(weapon, Keep::Gear).is_some() {
            demand(self.serves(state, mouse, weapon), Rule::M1_7, "my-no-wear-needs")?;
        }
        demand(self.weapons(state, mouse).next().is_some(), Rule::M1_6, "my-no-weapon")?;
        demand(self.weapons(state, mouse).any(|one| one == weapon), Rule::M1_6, "my-no-card")?;
        demand(usize::from(on) < crate::state::ENEMIES, Rule::M11_3, "my-no-target")?;
        let ranged = self.is_ranged(state, mouse, weapon, on);
        self.check_target(state, mouse, on, ranged, false)?;
        with.map_or(Ok(()), |ability| self.check_attack_ability(state, mouse, ability, ranged))
    }

    /// Whether a choice is allowed now.
    pub(crate) fn old_refusal(&self, state: &State, choice: Choice) -> Verdict {
        match state.agenda.top() {
            Task::Turn(mouse) => return self.check_turn(state, mouse, choice),
            Task::Order(mouse) => {
                return match choice {
                    Choice::Done => Ok(()),
                    Choice::Attack { with: Some(_), .. } => demand(false, Rule::M6_4, "my-no-ability-again"),
                    Choice::Attack { .. }
                    | Choice::Search
                    | Choice::Special(_)
                    | Choice::Recover
                    | Choice::Exit(_)
                    | Choice::Flip => self.check_turn(state, mouse, choice),
                    _ => demand(false, Rule::H3_10, "my-no-order"),
                };
            }
            _ => {}
        }
        let no = |rule: Rule| Err(Refusal::plain(rule, "my-no-answer"));
        match (state.agenda.top(), choice) {
            (Task::Preempt(_) | Task::React { .. }, Choice::Done) => Ok(()),
            (Task::Preempt(mouse), Choice::Attack { .. }) => {
                demand(self.preempts(state, mouse).any(|one| one == choice), Rule::H3_5, "my-no-target")
            }
            (Task::React { attack, asked }, _) => match self.reactor(state, &attack, asked) {
                Some(mouse) => self.check_reaction(state, mouse, &attack, choice),
                None => no(Rule::M11_5),
            },
            (Task::Share { mouse, .. }, Choice::Give(card)) => self.check_hand_over(state, mouse, card),
            (Task::Share { with, .. }, Choice::Take(card)) => self.check_hand_over(state, with, card),
            (Task::Share { mouse, .. }, Choice::GiveCheese) => {
                demand_count(1, state.mouse(mouse).cheese, Rule::M24_1, "my-no-cheese")
            }
            (Task::Share { with, .. }, Choice::TakeCheese) => {
                demand_count(1, state.mouse(with).cheese, Rule::M24_1, "my-no-cheese")
            }
            (Task::Share { mouse, with }, Choice::Share(other)) => {
                self.check_share_on(state, mouse, with, other)
            }
            (Task::Share { .. } | Task::Equip(_), Choice::Done) => Ok(()),
            (Task::Equip(mouse), Choice::Wear(card)) => self.check_wear(state, mouse, card),
            (Task::Equip(mouse), Choice::Stow(card)) => {
                let has = state.mouse(mouse).cards.find(card, Keep::Gear).is_some();
                demand(has, Rule::M24_2, "my-no-card")
            }
            (Task::Target { mouse, card }, _) => {
                demand(self.targets(state, mouse, card).any(|one| one == choice), Rule::H4_6, "my-no-target")
            }
            (Task::Aim { ability, chosen, .. }, Choice::Done) => {
                demand(self.may_stop_aiming(ability, chosen), Self::ability_rule(ability), "my-no-answer")
            }
            (Task::Aim { mouse, ability, chosen, .. }, _) => demand(
                self.aims(state, mouse, ability, chosen).any(|one| one == choice),
                Self::ability_rule(ability),
                "my-no-target",
            ),
            _ => no(Rule::M6_1),
        }
    }

    /// Whether a mouse may do something in its turn.
    fn check_turn(&self, state: &State, mouse: u8, choice: Choice) -> Verdict {
        let me = state.mouse(mouse);
        match choice {
            Choice::End => Ok(()),
            Choice::Walk(to) => self.check_walk(state, mouse, to),
            Choice::StandUp => {
                demand(me.plight.has(Plight::DOWN), Rule::M23_3, "my-no-stand-up")?;
                demand(!self.is_bound(state, mouse), Rule::M23_2, "my-no-walk-web")?;
                demand(state.doing.stage == Stage::Ready, Rule::M6_1, "my-no-walk-done")
            }
            Choice::Scurry => {
                self.check_action(state, mouse)?;
                let rule = if self.is_bound(state, mouse) { Rule::M23_2 } else { Rule::D30 };
                demand(!me.plight.has(Plight::WEBBED), rule, "my-no-scurry-web")?;
                demand(state.doing.moved, Rule::M10_1, "my-no-scurry")
            }
            Choice::Attack { weapon, with, on } => self.check_attack(state, mouse, weapon, with, on),
            Choice::Search => {
                self.check_action(state, mouse)?;
                self.check_search(state, mouse)
            }
            Choice::Special(number) => {
                self.check_action(state, mouse)?;
                self.check_special(state, mouse, number)
            }
            Choice::Recover => {
                if matches!(state.agenda.top(), Task::Turn(_)) {
                    demand(!state.doing.acted, Rule::M6_1, "my-no-action")?;
                }
                let bound = me.plight.has(Plight::STUNNED) || me.plight.has(Plight::WEBBED);
                demand(bound, Rule::M14_1, "my-no-recover")
            }
            Choice::Exit(edge) => {
                self.check_action(state, mouse)?;
                self.check_exit(state, mouse, edge)
            }
            Choice::Flip => {
                self.check_action(state, mouse)?;
                self.check_flip(state, mouse)
            }
            Choice::Share(with) => self.check_share(state, mouse, with),
            Choice::Equip => {
                let any = me.cards.all().iter().any(|held| self.is_gear(held.card));
                demand(any, Rule::M24_2, "my-no-wear")?;
                self.check_free(state, mouse, Some(Free::Equip))
            }
            Choice::Level => self.check_level(state, mouse),
            Choice::Mend(other) => self.check_mend(state, mouse, other),
            Choice::Use(card) => self.check_use(state, mouse, card),
            Choice::Ability(ability) => self.check_ability(state, mouse, ability),
            Choice::Task(task) => self.check_task(state, mouse, task),
            Choice::Inspired => {
                demand(state.inspire, Rule::H3_11, "my-no-inspired")?;
                demand(state.doing.acted && !state.doing.inspired, Rule::H3_11, "my-no-inspired")?;
                demand_count(1, me.cheese, Rule::M1_10, "my-no-cheese")
            }
            Choice::PlaceHook(_)
            | Choice::TakeHook
            | Choice::PlaceFork
            | Choice::TakeFork
            | Choice::Launch(..)
            | Choice::Disarm(_)
            | Choice::Bait(_)
            | Choice::Catapult(_) => self.check_treasure(state, mouse, choice),
            _ => Err(Refusal::plain(Rule::M6_1, "my-no-answer")),
        }
    }

    /// Whether a choice in a mouse's turn is open to it only where free actions are (M6.3, H4.2, H5.1).
    fn is_free(&self, state: &State, choice: Choice) -> bool {
        match choice {
            Choice::Share(_) | Choice::Equip | Choice::Level | Choice::Use(_) => true,
            Choice::Ability(ability) => {
                self.content.abilities[ability.index()].facts.when == AbilityTime::Free
            }
            Choice::Task(number) => {
                self.errands(state).find(|(at, ..)| *at == number).is_some_and(|(.., task)| !task.action)
            }
            _ => false,
        }
    }

    /// Whether Tilda may mend a mouse.
    fn check_mend(&self, state: &State, mouse: u8, other: u8) -> Verdict {
        demand(self.hero(state, mouse).has(Gift::Mend), Rule::H1_4, "my-no-mend")?;
        demand(!state.doing.mended, Rule::H1_4, "my-no-mend-again")?;
        demand(other < state.party && self.is_near(state, mouse, other), Rule::H1_4, "my-no-target-far")?;
        let ill = state.mouse(other).poison > 0;
        let rule = if ill { Rule::M23_5 } else { Rule::H1_4 };
        demand(state.mouse(other).wounds > 0, rule, "my-no-wound")?;
        demand_count(1, state.mouse(mouse).cheese, Rule::H1_4, "my-no-cheese")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Plays a choice.
    pub fn old_choose(&mut self, task: Task, choice: Choice) -> Result<(), C::Error> {
        match task {
            Task::Turn(mouse) => self.take_turn(mouse, choice)?,
            Task::Order(mouse) => {
                self.state.agenda.pop();
                if choice != Choice::Done {
                    self.act(mouse, choice)?;
                }
            }
            _ => self.answer(task, choice)?,
        }
        Ok(())
    }

    /// What becomes of a question that has lost its object.
    pub fn old_lapse(&mut self, task: Task) -> Result<(), C::Error> {
        match task {
            // A mouse whose turn is over, or that has been captured in it.
            Task::Turn(mouse) => self.push(Task::EndTurn(mouse)),
            Task::React { attack, .. } => self.push(Task::Strike(attack)),
            // Whoever gave up what kept it on its feet is captured in the middle of it.
            Task::Share { mouse, with } => self.shared(mouse, with),
            Task::Equip(mouse) => self.push(Task::Overfull(mouse)),
            _ => {}
        }
        Ok(())
    }

    /// A mouse does something in its turn (M6).
    fn take_turn(&mut self, mouse: u8, choice: Choice) -> Result<(), C::Error> {
        self.state.doing.begun = true;
        let struck = std::mem::replace(&mut self.state.doing.struck, NONE);
        let plight = self.state.mouse(mouse).plight;
        if (plight.has(Plight::STUNNED) || plight.has(Plight::DOWN))
            && matches!(choice, Choice::Share(_) | Choice::Equip | Choice::Level | Choice::Use(_))
        {
            self.cite(Rule::D48);
        }
        if self.game.is_free(self.state, choice) {
            self.end_scurry(mouse);
        }
        match choice {
            Choice::End => {
                self.state.doing.over = true;
                if self.state.doing.stage == Stage::Moving {
                    self.moved(mouse);
                }
                Ok(())
            }
            Choice::Walk(to) => self.walk(mouse, to),
            Choice::StandUp => {
                self.stand_up(mouse);
                Ok(())
            }
            Choice::Scurry => {
                self.state.doing.acted = true;
                if self.state.doing.stage == Stage::Moving {
                    self.moved(mouse);
                }
                self.scurry(mouse)
            }
            Choice::Share(with) => {
                self.share(mouse, with);
                Ok(())
            }
            Choice::Equip => {
                self.cite(Rule::M6_3);
                self.cite(Rule::D5);
                self.state.doing.free |= Free::Equip as u8;
                self.push(Task::Equip(mouse));
                Ok(())
            }
            Choice::Level => {
                self.level(mouse);
                Ok(())
            }
            Choice::Mend(other) => {
                self.state.doing.mended = true;
                self.pay(mouse, 1, Rule::H1_4);
                self.tell(Rule::H1_4, Event::Mended { mouse });
                self.heal(other, 1, Rule::H1_4);
                Ok(())
            }
            Choice::Use(card) => {
                self.state.doing.struck = struck;
                self.use_card(mouse, card)
            }
            Choice::Ability(ability) => {
                self.state.doing.struck = struck;
                self.use_ability(mouse, ability)
            }
            Choice::Inspired => {
                self.pay(mouse, 1, Rule::H3_11);
                self.state.doing.inspired = true;
                self.state.doing.acted = false;
                Ok(())
            }
            Choice::PlaceHook(_) | Choice::PlaceFork | Choice::Bait(_) => self.use_treasure(mouse, choice),
            Choice::Task(task) => self.do_task(mouse, task),
            _ => {
                self.spend_action(mouse);
                self.act(mouse, choice)
            }
        }
    }

    /// A free action ends a scurry that is under way: there is none in the middle of an action (M6.3).
    fn end_scurry(&mut self, mouse: u8) {
        let Doing { scurrying, stage, .. } = self.state.doing;
        if scurrying && stage != Stage::Done && self.game.reads(Changed::FreeActionEndsScurry) {
            self.cite(Rule::M6_3);
            self.state.doing.stage = Stage::Done;
            if stage == Stage::Moving {
                self.moved(mouse);
            }
        }
    }

    /// An action ends a move that is under way: it does not come in the middle of it (M6.1).
    pub fn spend_action(&mut self, mouse: u8) {
        self.state.doing.acted = true;
        if self.state.doing.stage == Stage::Moving {
            self.state.doing.stage = Stage::Done;
            self.moved(mouse);
        }
    }

    /// An action (M6.2), or one of the actions of party items.
    pub fn act(&mut self, mouse: u8, choice: Choice) -> Result<(), C::Error> {
        match choice {
            Choice::Attack { weapon, with, on } => {
                let attack = self.game.weapon_attack(self.state, mouse, weapon, on);
                let attack = match with {
                    Some(ability) => self.pay_attack_ability(mouse, ability, attack),
                    None => attack,
                };
                self.attack(attack);
                Ok(())
            }
            Choice::Search => {
                self.push(Task::Seek { mouse, search: Search::Normal });
                Ok(())
            }
            Choice::Special(number) => {
                self.push(Task::Seek { mouse, search: Search::Special(number) });
                Ok(())
            }
            Choice::Recover => self.recover(mouse),
            Choice::Exit(edge) => {
                self.explore_exit(mouse, edge);
                Ok(())
            }
            Choice::Flip => {
                self.explore_flip(mouse);
                Ok(())
            }
            _ => self.use_treasure(mouse, choice),
        }
    }

    /// An answer to a question other than that of a turn.
    fn answer(&mut self, task: Task, choice: Choice) -> Result<(), C::Error> {
        self.state.agenda.pop();
        match (task, choice) {
            (Task::Preempt(mouse), Choice::Attack { weapon, on, .. }) => {
                let attack = self.game.weapon_attack(self.state, mouse, weapon, on);
                let attack = self.pay_attack_ability(mouse, Ability::PreemptiveShot, attack);
                self.attack(attack);
            }
            (Task::React { attack, asked }, choice) => self.react(attack, asked, choice)?,
            (Task::Share { mouse, with }, Choice::Done) => self.shared(mouse, with),
            (Task::Share { mouse, .. }, Choice::Share(other)) => self.share_on(mouse, other),
            (Task::Share { mouse, with }, choice) => {
                self.push(task);
                match choice {
                    Choice::Give(card) => self.hand_over(mouse, with, card),
                    Choice::Take(card) => self.hand_over(with, mouse, card),
                    Choice::GiveCheese => self.hand_cheese(mouse, with),
                    _ => self.hand_cheese(with, mouse),
                }
            }
            (Task::Equip(mouse), Choice::Wear(card)) => {
                self.push(task);
                self.wear(mouse, card);
            }
            (Task::Equip(mouse), Choice::Stow(card)) => {
                self.push(task);
                self.stow(mouse, card);
            }
            (Task::Equip(mouse), _) => self.push(Task::Overfull(mouse)),
            (Task::Target { mouse, card }, choice) => self.card_on(mouse, card, choice)?,
            (Task::Aim { mouse, ability, left, chosen }, choice) => {
                self.aimed(mouse, ability, left, chosen, choice)?;
            }
            _ => {}
        }
        Ok(())
    }
}
