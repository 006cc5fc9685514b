//! Free actions (M6.3): when they are allowed, which mice are near, and using a card up.

use tabletop::{Chance, Log};

use crate::choice::{Verdict, demand};
use crate::content::{SPACES, STILL, Spaces};
use crate::event::Event;
use crate::index::{CardIx, MouseIx, bit};
use crate::kinds::Free;
use crate::play::Play;
use crate::readings::Changed;
use crate::setup::{FallenFreeActions, FreeActions, WaterFreeActions};
use crate::state::{Doing, Keep, Plight, Stage, State};
use crate::{Mystics, Rule};

impl Mystics {
    /// Checks whether a mouse may take any free action now (M8.5, D48), and this one (M6.3, D4).
    pub(crate) fn check_free(&self, state: &State, mouse: MouseIx, free: Option<Free>) -> Verdict {
        let me = state.mouse(mouse);
        let map = self.map(state, me.spot.tile);
        let still = map.current[usize::from(me.spot.space) % SPACES] == STILL;
        let dry = map.water & bit(me.spot.space) == 0;
        let open = dry || still && state.options.water_free_actions == WaterFreeActions::Currents;
        demand(open, Rule::M8_5, "my-no-free-water")?;
        let fallen = me.plight.has(Plight::STUNNED) || me.plight.has(Plight::DOWN);
        let barred = fallen && state.options.fallen_free_actions == FallenFreeActions::Refused;
        demand(!barred, Rule::D48, "my-no-free-fallen")?;
        match free {
            Some(Free::Scroll) => demand(!self.had(state, Free::Scroll), Rule::D4, "my-no-scroll-again")?,
            Some(free) => demand(!self.had(state, free), Rule::M6_3, "my-no-free-again")?,
            None => return Ok(()),
        }
        let one = state.options.free_actions == FreeActions::OneInAll;
        demand(!one || state.doing.free == 0, Rule::D5, "my-no-free-other")
    }

    /// The spaces on which a mouse can share and help: its own and the adjacent ones.
    pub(crate) fn near_spaces(&self, state: &State, mouse: MouseIx) -> Spaces {
        self.beside(state, state.mouse(mouse).spot)
    }

    /// Whether two mice are on the same or adjacent spaces.
    pub(crate) fn is_near(&self, state: &State, mouse: MouseIx, other: MouseIx) -> bool {
        let (me, one) = (state.mouse(mouse), state.mouse(other));
        one.is_active()
            && one.spot.tile == me.spot.tile
            && self.near_spaces(state, mouse) & bit(one.spot.space) != 0
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse takes a free action (M6.3), even where it is stunned or knocked down (D48).
    pub fn free_action(&mut self, mouse: MouseIx) {
        let plight = self.state.mouse(mouse).plight;
        if plight.has(Plight::STUNNED) || plight.has(Plight::DOWN) {
            self.cite(Rule::D48);
        }
        self.end_scurry(mouse);
    }

    /// A free action ends an unfinished scurry, because it cannot be taken in the middle of an action (M6.3).
    pub fn end_scurry(&mut self, mouse: MouseIx) {
        let Doing { scurrying, stage, .. } = self.state.doing;
        if scurrying && stage != Stage::Done && self.game.reads(Changed::FreeActionEndsScurry) {
            self.cite(Rule::M6_3);
            self.state.doing.stage = Stage::Done;
            if stage == Stage::Moving {
                self.moved(mouse);
            }
        }
    }

    /// Takes a used card from a mouse and discards it (D58).
    pub fn use_up(&mut self, mouse: MouseIx, card: CardIx, rule: Rule) {
        let cards = &self.state.mouse(mouse).cards;
        let at = [Keep::Pack, Keep::Trick].into_iter().find_map(|keep| cards.find(card, keep));
        if let Some(at) = at {
            self.state.mouse_mut(mouse).cards.remove(at);
            let pile = &mut self.state.discard[usize::from(card) % crate::content::KINDS];
            *pile = pile.saturating_add(1);
            self.cite(Rule::D58);
            self.tell(rule, Event::Used { mouse, card });
        }
    }
}
