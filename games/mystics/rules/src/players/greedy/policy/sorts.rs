//! The sorts of choices, and what they are about.

use crate::content::SPACES;
use crate::index::{MouseIx, SpaceIx, bit};
use crate::{Choice, Fighter, Task};

use super::Policy;
use super::places::{self, ABOUT, TURN, WALKS};

/// What a choice is about: places of weights, 0 for none.
type About = [usize; ABOUT];

const NOTHING: About = [0; ABOUT];

impl Policy<'_> {
    /// The sort of a choice, and what it is about.
    pub(super) fn sort(&self, choice: Choice) -> (usize, About) {
        match (self.task, choice) {
            (Task::Turn(_) | Task::Order(_) | Task::Preempt(_), Choice::Walk(to)) => (self.walk(to), NOTHING),
            (Task::Turn(_) | Task::Order(_) | Task::Preempt(_), _) => {
                let (sort, about) = self.turn(choice);
                (WALKS + sort, about)
            }
            _ => {
                let (question, about) = self.answer(choice);
                let declines = usize::from(matches!(choice, Choice::Done | Choice::Sell));
                (TURN + 2 * question + declines, about)
            }
        }
    }

    /// The sort of a walk.
    fn walk(&self, to: SpaceIx) -> usize {
        let leads = self.steps.map_or(0, |steps| {
            let left = steps[usize::from(to) % SPACES];
            let now = steps[usize::from(self.state.mouse(self.mouse).spot.space) % SPACES];
            if left == 0 {
                1
            } else if left.saturating_add(3) <= now {
                2
            } else if left < now {
                3
            } else if left == now {
                4
            } else {
                5
            }
        });
        let near = if self.phase == 1 { self.enemies_beside(to).min(2) } else { 0 };
        6 * leads + 2 * near + usize::from(self.stands & bit(to) != 0)
    }

    /// The number of enemies on a space of the mouse's side, or beside it.
    fn enemies_beside(&self, space: SpaceIx) -> usize {
        let Some(side) = self.game.pack().sides.get(self.here) else { return 0 };
        let foes = self.state.foes_on(self.state.mouse(self.mouse).spot.tile);
        let beside = |at: SpaceIx| side.map.prowl[usize::from(at) % SPACES] | bit(at);
        foes.filter(|(_, foe)| beside(foe.spot.space) & bit(space) != 0).count()
    }

    /// The sort of a choice of a turn, other than a walk.
    fn turn(&self, choice: Choice) -> (usize, About) {
        let chapter = self.state.chapter;
        let plain = |sort| (sort, NOTHING);
        match choice {
            Choice::Attack { weapon, with, on } => {
                let enemy = self.state.enemy(on);
                let weapon = weapon.get();
                let facts = weapon.and_then(|card| self.game.pack().search.get(card.index()));
                let ranged = facts.and_then(|card| card.facts.weapon).is_some_and(|weapon| weapon.ranged);
                let means = match with {
                    Some(with) => places::ability(places::TO_ATTACK, with),
                    None => weapon.map_or(0, |card| places::card(places::WEAPON, card)),
                };
                let about = [places::attacked(enemy.creature, enemy.wounds > 0), means];
                (2 * usize::from(with.is_some()) + usize::from(ranged), about)
            }
            Choice::StandUp => plain(4),
            Choice::Scurry => plain(5),
            Choice::Search => plain(6),
            Choice::Special(number) => (7, [places::special_search(chapter, number), 0]),
            Choice::Recover => plain(8),
            Choice::Exit(_) | Choice::Flip => plain(if self.roads.contains(&Some(choice)) { 10 } else { 9 }),
            Choice::Equip => plain(11),
            Choice::Level => plain(12),
            Choice::Use(card) => {
                let in_need = places::USED_IN_NEED + self.nearly_captured;
                (13, [places::card(places::USED, card), places::card(in_need, card)])
            }
            Choice::Ability(ability) => {
                let foes = self.state.foes_on(self.state.mouse(self.mouse).spot.tile).count().min(3);
                let in_need = places::IN_NEED + self.nearly_captured;
                (14, [places::ability(places::AGAINST + foes, ability), places::ability(in_need, ability)])
            }
            Choice::Mend(mouse) => (15, [self.mate(places::MENDED, mouse), 0]),
            Choice::Task(number) => (16, [places::task(chapter, number), 0]),
            Choice::Inspired => plain(17),
            Choice::PlaceHook(_) | Choice::TakeHook => plain(18),
            Choice::PlaceFork | Choice::TakeFork | Choice::Disarm(_) => plain(19),
            Choice::Launch(..) => plain(20),
            Choice::Bait(_) => plain(21),
            Choice::Catapult(_) => plain(22),
            Choice::End => plain(23),
            Choice::Done => plain(24),
            _ => plain(25),
        }
    }

    /// The weight of a mouse that is chosen for something.
    fn mate(&self, chosen: usize, mouse: MouseIx) -> usize {
        places::mate(chosen, self.life_left(self.state.mouse(mouse)), mouse == self.mouse)
    }

    /// The number of the question, and what an answer is about.
    fn answer(&self, choice: Choice) -> (usize, About) {
        let question = match self.task {
            Task::Learn { .. } => 0,
            Task::SetOut(_) => 1,
            Task::Disguise { .. } => 2,
            Task::Entry { .. } => 3,
            Task::BossCards(_) => 4,
            Task::Command(_) => 5,
            Task::Rescue(_) => 6,
            Task::Charmed(_) => 7,
            Task::Way { .. } => 8,
            Task::React { .. } => 9,
            Task::BossWound { .. } => 10,
            Task::Treasure(_) => 11,
            Task::Pick { .. } => 12,
            Task::Found { .. } => 13,
            Task::Overfull(_) => 14,
            Task::Land { .. } => 15,
            Task::Target { .. } => 16,
            Task::Aim { .. } => 17,
            Task::Vanish(_) => 18,
            _ => 19,
        };
        let about = match choice {
            Choice::Learn(ability) => places::learned(self.state.mouse(self.mouse).hero, ability),
            Choice::Ability(ability) => places::ability(places::TO_ANSWER, ability),
            Choice::Use(card) => places::card(places::REPLY, card),
            Choice::Held(card) if matches!(self.task, Task::Overfull(_)) => {
                places::card(places::DISCARDED, card)
            }
            Choice::Held(card) => places::card(places::CHOSEN, card),
            Choice::Mouse(mouse) => {
                let is_target = matches!(self.task, Task::Aim { .. } | Task::Target { .. });
                self.mate(if is_target { places::TARGET } else { places::OTHER }, mouse)
            }
            Choice::Enemy(foe) => {
                let enemy = self.state.enemy(foe);
                places::named(enemy.creature, enemy.wounds > 0)
            }
            Choice::Space(space) => {
                // Other questions about spaces share their weights.
                let of = if matches!(question, 1 | 6 | 15 | 18) { question } else { 19 };
                places::space(of, self.enemies_beside(space))
            }
            _ => 0,
        };
        let declined = match (self.task, choice) {
            (Task::Found { card, .. }, Choice::Sell) => {
                return (question, [places::card(places::DECLINED, card), 0]);
            }
            (Task::Target { card, .. }, Choice::Done) => places::card(places::DECLINED, card),
            (Task::Aim { ability, .. }, Choice::Done) => places::ability(places::ENOUGH, ability),
            (Task::React { attack, .. }, choice) if choice != Choice::Done => match attack.by {
                Fighter::Foe(foe) => places::attacker(self.state.enemy(foe).creature),
                Fighter::Mouse(_) | Fighter::Nobody => 0,
            },
            _ => 0,
        };
        (question, [about, declined])
    }
}
