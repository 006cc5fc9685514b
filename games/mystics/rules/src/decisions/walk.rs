//! Walking to a space (M7), and climbing out of the water (M8.2).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, turn_of};
use crate::agenda::{Fighter, Task};
use crate::choice::{Choice, Verdict, demand, demand_count};
use crate::content::Trait;
use crate::event::{Event, Roll};
use crate::index::{MouseIx, SpaceIx, bit, bits};
use crate::kinds::{Creature, Face};
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::Web;
use crate::state::{Plight, Spot, Stage, State};
use crate::{Mystics, Rule};

/// The choice of a space to walk to, or to climb onto out of the water.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub to: SpaceIx,
}

impl Walk {
    /// Offers every space that can be reached now.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.may_walk(state, mouse).is_ok() {
            let reach = game.reach(state, mouse);
            choices.extend(bits(reach.all() | game.shores_now(state, mouse)).map(Choice::Walk));
        }
    }

    /// Whether the choice means climbing out of the water.
    fn climbs(self, game: &Mystics, state: &State) -> bool {
        game.actor(state).is_some_and(|mouse| {
            let spot = state.mouse(mouse).spot;
            let water = game.map(state, spot.tile).water;
            spot.is_on_board() && water & bit(spot.space) != 0 && water & bit(self.to) == 0
        })
    }
}

impl Answer for Walk {
    const WORD: &'static str = "walk";
    const GROUP: &'static str = "walk";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_walk(state, mouse, self.to))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        Some(play.walk(mouse, self.to))
    }

    fn rule(self, game: &Mystics, state: &State) -> Rule {
        if self.climbs(game, state) { Rule::M8_2 } else { Rule::M7_2 }
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let key = if self.climbs(game, state) { "my-do-climb" } else { "my-do-walk" };
        game.with_space(Message::new(key), state, self.to)
    }

    fn details(self, _: &Mystics) -> String {
        self.to.to_string()
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        game.space_here(state, details).map(Choice::Walk)
    }
}

impl Mystics {
    /// Whether a web holds a mouse where it is (M23.2, D30).
    pub(crate) fn is_bound(&self, state: &State, mouse: MouseIx) -> bool {
        state.mouse(mouse).plight.has(Plight::WEBBED) && state.options.web != Web::Scurrying
    }

    /// Checks whether a mouse may walk now (M6.1, M7.10, M23).
    pub(crate) fn may_walk(&self, state: &State, mouse: MouseIx) -> Verdict {
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

    /// The dry spaces that a mouse can climb onto now, with its whole movement (M8.2).
    fn shores_now(&self, state: &State, mouse: MouseIx) -> u64 {
        if state.doing.stage == Stage::Ready { self.shores(state, mouse) } else { 0 }
    }

    /// Checks whether a mouse may walk to a space.
    fn check_walk(&self, state: &State, mouse: MouseIx, to: SpaceIx) -> Verdict {
        self.may_walk(state, mouse)?;
        let me = state.mouse(mouse);
        let map = self.map(state, me.spot.tile);
        demand(map.all & bit(to) != 0 && to != me.spot.space, Rule::M7_2, "my-no-walk-there")?;
        let reach = self.reach(state, mouse);
        if reach.cost(to).is_some() || self.shores_now(state, mouse) & bit(to) != 0 {
            return Ok(());
        }
        let crowd = self.crowd_without(state, me.spot.tile, Some(mouse), None);
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
        // A line that a minion crosses but a mouse does not is a red line (M7.6).
        demand(map.prowl[from] & bit(to) == 0, Rule::M7_6, "my-no-walk-red")?;
        let mut far = state.clone();
        far.doing.left = 23;
        if let Some(need) = self.reach(&far, mouse).cost(to) {
            return demand_count(need, state.doing.left, Rule::M7_1, "my-no-walk-left");
        }
        demand(false, Rule::M7_2, "my-no-walk-there")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Walks to a space (M7), or tries to climb out of the water to it (M8.2).
    fn walk(&mut self, mouse: MouseIx, to: SpaceIx) -> Result<(), C::Error> {
        let me = self.state.mouse(mouse);
        let from = me.spot.space;
        let tile = me.spot.tile;
        let wet = self.game.map(self.state, tile).water & bit(from) != 0;
        let still_wet = self.game.map(self.state, tile).water & bit(to) != 0;
        if wet && !still_wet {
            return self.climb(mouse, to);
        }
        let cost = self.game.reach(self.state, mouse).cost(to).unwrap_or(self.state.doing.left);
        self.state.doing.left -= cost.min(self.state.doing.left);
        self.state.doing.moved = true;
        self.state.doing.stage = Stage::Moving;
        let crowd = self.game.crowd_without(self.state, tile, Some(mouse), None);
        self.state.mouse_mut(mouse).spot.space = to;
        if self.game.map(self.state, tile).climb.iter().any(|spaces| spaces & bit(to) != 0) {
            self.geared(mouse, |one| one == Trait::Climb);
        }
        if self.game.crosses_yellow(self.state, tile, from, to, cost) {
            self.cite(Rule::M7_5);
        }
        if self.game.hooked(self.state, Spot { tile, space: to }) & bit(from) != 0 {
            self.cite(Rule::M26_3);
        }
        if self.state.doing.floating {
            self.cite(Rule::M7_3);
        }
        if self.game.map(self.state, tile).areas & bit(to) != 0 {
            self.cite(Rule::M7_4);
        }
        let traps = self.state.tiles.get(usize::from(tile)).map_or(0, |tile| tile.traps);
        if traps & bit(to) != 0 && !self.game.fears_traps(self.state, mouse) {
            self.cite(Rule::H1_7);
        }
        let held = still_wet || crowd.foes & bit(to) != 0;
        if held {
            self.cite(if still_wet { Rule::M8_1 } else { Rule::M7_9 });
        }
        self.tell(Rule::M7_2, Event::Walked { mouse, from, to, cost });
        if held || self.state.doing.left == 0 {
            self.stop(mouse);
        }
        self.entered(mouse);
        Ok(())
    }

    /// Tries to climb out of the water (M8.2): one die for the mouse and one for each mouse there.
    fn climb(&mut self, mouse: MouseIx, to: SpaceIx) -> Result<(), C::Error> {
        let tile = self.state.mouse(mouse).spot.tile;
        let helpers = self.game.mice_at(self.state, tile, bit(to)).count_ones();
        let swim: u8 =
            self.game.traits(self.state, mouse).map(|one| if let Trait::Swim(n) = one { n } else { 0 }).sum();
        let dice = 1 + u8::try_from(helpers).unwrap_or(0) + swim;
        self.state.doing.left = 0;
        self.state.doing.moved = true;
        self.geared(mouse, |one| matches!(one, Trait::Swim(_)));
        let faces = self.roll("climb", Fighter::Mouse(mouse), Roll::Climb, dice, Rule::M8_2)?;
        let out = faces.count(Face::star) > 0;
        if out {
            self.state.mouse_mut(mouse).spot.space = to;
        }
        self.tell(Rule::M8_2, Event::Climbed { mouse, to, out });
        self.stop(mouse);
        if out {
            self.entered(mouse);
        }
        Ok(())
    }
}
