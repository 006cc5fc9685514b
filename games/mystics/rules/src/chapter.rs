//! The tasks, hazards, goals and defeats of a chapter (M1.13, M27).

use tabletop::{Chance, Log};

use crate::agenda::{Fighter, Source, Task};
use crate::choice::{Verdict, demand, demand_count};
use crate::content::{Dice, Doom, Goal, Hazard, KINDS, Need, Show, Task as Errand, Test, Trait};
use crate::event::{Event, Roll};
use crate::index::{CardIx, FoeIx, MouseIx, SideIx, bit, bits};
use crate::kinds::{Creature, Face};
use crate::play::Play;
use crate::state::{Ending, Keep, Mouse, Plight, State};
use crate::turn::strikes;
use crate::{Mystics, Rule};

/// The first bit of tasks, above those of special searches in the same word.
pub(crate) const TASKS: u8 = 32;

impl Mystics {
    /// The tasks of the chapter with their numbers and sides.
    pub(crate) fn errands<'a>(
        &'a self,
        state: &State,
    ) -> impl Iterator<Item = (u8, SideIx, &'a Errand)> + 'a {
        let places = self.chapter(state).places.iter();
        let all =
            places.flat_map(|place| place.tasks.iter().map(move |task| (SideIx::new(place.side), task)));
        (0u8..).zip(all).map(|(number, (side, task))| (number, side, task))
    }

    /// The hazards of the chapter with their numbers and sides.
    pub(crate) fn dangers<'a>(
        &'a self,
        state: &State,
    ) -> impl Iterator<Item = (u8, SideIx, &'a Hazard)> + 'a {
        let places = self.chapter(state).places.iter();
        let all = places
            .flat_map(|place| place.hazards.iter().map(move |hazard| (SideIx::new(place.side), hazard)));
        (0u8..).zip(all).map(|(number, (side, hazard))| (number, side, hazard))
    }

    /// Whether a task or special search is over, by its bit.
    pub(crate) fn is_over(state: &State, at: u8) -> bool {
        state.over & (1 << (at & 63)) != 0
    }

    /// Checks the needs of a task, a special search or a hazard.
    pub(crate) fn check_needs(&self, state: &State, mouse: MouseIx, needs: &[Need]) -> Verdict {
        let me = state.mouse(mouse);
        let rule = Rule::H5_1;
        for &need in needs {
            match need {
                Need::Flag(flag) => demand(state.flags & (1 << flag) != 0, rule, "my-no-need-flag")?,
                Need::NoFlag(flag) => demand(state.flags & (1 << flag) == 0, rule, "my-no-need-no-flag")?,
                Need::NoMinions => {
                    demand(state.foes_on(me.spot.tile).next().is_none(), rule, "my-no-need-minions")?;
                }
                Need::Class(class) => demand(self.is_class(state, mouse, class), rule, "my-no-need-class")?,
                Need::Hero(hero) => demand(me.hero == hero, rule, "my-no-need-hero")?,
                Need::Card(card) => {
                    let card = CardIx::new(card);
                    let has = me.cards.all().iter().any(|held| held.card == card);
                    demand(has, rule, "my-no-need-card")?;
                }
                Need::Treasure(treasure) => demand(state.owns(treasure), rule, "my-no-need-treasure")?,
                Need::Tale(tale) => demand(state.tales & (1 << tale as u8) != 0, rule, "my-no-need-tale")?,
                Need::NoTale(tale) => {
                    demand(state.tales & (1 << tale as u8) == 0, rule, "my-no-need-no-tale")?;
                }
                Need::Cheese(count) => demand_count(count, me.cheese, rule, "my-no-cheese")?,
                Need::Present(creature) => {
                    demand(state.of(creature).next().is_some(), rule, "my-no-need-present")?;
                }
                Need::Absent(creature) => {
                    demand(state.of(creature).next().is_none(), rule, "my-no-need-absent")?;
                }
            }
        }
        Ok(())
    }

    /// The number of dice of a test.
    pub(crate) fn test_dice(&self, state: &State, mouse: MouseIx, dice: Dice) -> u8 {
        match dice {
            Dice::Fixed(count) => count,
            Dice::Lore => self.lore(state, mouse),
            Dice::Battle => self.battle(state, mouse),
            Dice::Defence => self.mouse_defence(state, mouse, &crate::agenda::Attack::NONE),
            Dice::Move => self.movement(state, mouse),
        }
    }

    /// Whether minions of an encounter or a surge are still to be placed.
    fn somebody_comes(state: &State) -> bool {
        state.agenda.tasks().iter().any(|task| {
            matches!(
                task,
                Task::Visit { .. }
                    | Task::Disguise { .. }
                    | Task::Entry { .. }
                    | Task::Arrive
                    | Task::Arrived
            )
        })
    }

    /// Whether a mouse meets the needs of a task or a special search (D59).
    pub fn meets_needs(&self, state: &State, mouse: MouseIx, needs: &[Need]) -> bool {
        self.check_needs(state, mouse, needs).is_ok()
    }

    /// Whether a goal is met (H5.3).
    pub fn is_met(&self, state: &State, goal: Goal) -> bool {
        match goal {
            Goal::Reach { side, spaces } => state.party().all(|(_, mouse)| {
                mouse.is_active()
                    && state.side(mouse.spot.tile).is(SideIx::new(side))
                    && spaces & bit(mouse.spot.space) != 0
            }),
            Goal::Clear { side } => {
                let side = SideIx::new(side);
                let up = state.tile_with(side);
                state.explored & side.bit() != 0
                    && !Self::somebody_comes(state)
                    && up.is_none_or(|tile| state.foes_on(tile).next().is_none())
            }
            Goal::Defeat(creature) => state.defeated & (1 << creature as u16) != 0,
            Goal::Flag(flag) => state.flags & (1 << flag) != 0,
        }
    }

    /// Whether the chapter is won or lost, apart from the hourglass (M27, H5.3, H5.4).
    pub(crate) fn verdict(&self, state: &State) -> Option<(Rule, Ending)> {
        let chapter = self.chapter(state);
        if !chapter.goals.is_empty() && chapter.goals.iter().all(|&goal| self.is_met(state, goal)) {
            return Some((Rule::M27_1, Ending::Victory));
        }
        // A mouse on its way to another tile is off the board, but not captured.
        let captured = |mouse: &Mouse| mouse.plight.has(Plight::CAPTURED);
        if state.party().all(|(_, mouse)| captured(mouse)) {
            return Some((Rule::H5_4, Ending::AllCaptured));
        }
        let lost = chapter.defeats.iter().any(|&doom| match doom {
            Doom::AllCaptured => false,
            Doom::Captured(hero) => state.find(hero).is_some_and(|mouse| captured(state.mouse(mouse))),
            Doom::Flag(flag) => state.flags & (1 << flag) != 0,
        });
        lost.then_some((Rule::M27_2, Ending::Lost))
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Spends the cards and cheese that a task or a special search needs.
    pub fn spend_needs(&mut self, mouse: MouseIx, needs: &[Need]) {
        for &need in needs {
            match need {
                Need::Cheese(count) => {
                    self.pay(mouse, count, Rule::H5_1);
                }
                Need::Card(card) => {
                    let card = CardIx::new(card);
                    let cards = &self.state.mouse(mouse).cards;
                    let at = [Keep::Pack, Keep::Trick, Keep::Gear]
                        .into_iter()
                        .find_map(|keep| cards.find(card, keep));
                    if let Some(at) = at {
                        self.state.mouse_mut(mouse).cards.remove(at);
                        let pile = &mut self.state.discard[usize::from(card) % KINDS];
                        *pile = pile.saturating_add(1);
                        self.tell(Rule::H5_1, Event::Used { mouse, card });
                    }
                }
                _ => {}
            }
        }
    }

    /// Rolls a test; returns whether it succeeds.
    pub fn test(&mut self, mouse: MouseIx, test: Test, rule: Rule) -> Result<bool, C::Error> {
        let dice = self.game.test_dice(self.state, mouse, test.dice);
        self.geared(mouse, |one| match one {
            Trait::Lore(_) => test.dice == Dice::Lore,
            Trait::Battle(_) => test.dice == Dice::Battle,
            Trait::Defence(_) => test.dice == Dice::Defence,
            Trait::Move(_) => test.dice == Dice::Move,
            _ => false,
        });
        let faces = self.roll("test", Fighter::Mouse(mouse), Roll::Test, dice, rule)?;
        let have = match test.need {
            Show::Stars => faces.count(Face::star),
            Show::Swords => faces.count(Face::sword),
            Show::Shields => faces.count(Face::shield),
            Show::Bows => faces.count(Face::bow),
            Show::Total => faces.total(),
        };
        Ok(have >= test.count)
    }

    /// Resolves the hazards that strike a mouse at this moment, one by one (H5.2).
    pub fn hazards(&mut self, mouse: MouseIx, when: u8, next: u8) -> Result<(), C::Error> {
        let spot = self.state.mouse(mouse).spot;
        if !spot.is_on_board() {
            return Ok(());
        }
        let side = self.state.side(spot.tile);
        let die = self.state.doing.die;
        let game = self.game;
        let found = game.dangers(self.state).find(|(number, at, hazard)| {
            *number >= next
                && side.is(*at)
                && hazard.spaces & bit(spot.space) != 0
                && strikes(hazard.when, when, die)
                && game.check_needs(self.state, mouse, &hazard.needs).is_ok()
        });
        let Some((number, _, hazard)) = found else { return Ok(()) };
        self.push(Task::Hazards { mouse, when, next: number + 1 });
        self.spend_needs(mouse, &hazard.needs);
        let success = match hazard.test {
            None => false,
            Some(test) => self.test(mouse, test, Rule::H5_2)?,
        };
        self.tell(Rule::H5_2, Event::Hazard { mouse, hazard: number, success });
        self.push_effects(Source::Hazard(number, success), Some(mouse), None);
        Ok(())
    }

    /// A creature leaves the board with all its figures (H5.11).
    pub fn all_leave(&mut self, creature: Creature) {
        let all = self.state.of(creature).fold(0, |all, foe: FoeIx| all | foe.bit());
        for foe in bits(all.into()) {
            self.banish(foe, Rule::H5_11);
        }
    }
}
