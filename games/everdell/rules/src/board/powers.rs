//! Views of player powers.

use serde::Serialize;
use tabletop::Maybe;

use super::{SpaceView, small};
use crate::Everdell;
use crate::content::{PowerEffect, Resource};
use crate::index::{AbilityIx, ForestIx, Owner};
use crate::state::{Post, Powers, State};

/// The player powers dealt to a player, and the pieces on the one that was kept (B11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PowerView {
    /// The powers of which one is still to be kept, by their stable names; `None` for other audiences.
    pub dealt: Option<Vec<String>>,
    /// Point tokens on the power.
    pub tokens: u8,
    /// The resource stored on it.
    pub stored: Option<Resource>,
    /// Whether it has been used in this turn.
    pub used: bool,
    /// The tokens that the axolotls have taken and not spent (B12.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wild: Option<u8>,
    /// The forest cards of the lizards (B12.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trails: Option<TrailsView>,
}

/// The forest cards that a player alone can use, with the lizards (B12.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrailsView {
    /// The forest cards in play.
    pub open: Vec<SpaceView>,
    /// Those that the player looks at, by their stable names; `None` for other audiences.
    pub looked: Option<Vec<String>>,
    /// How many are left in the pile.
    pub left: u8,
}

impl Everdell {
    pub(super) fn look_at_power(&self, state: &State, powers: &Powers, who: Owner, own: bool) -> PowerView {
        let effects = self.power_of(state, who).map_or(&[][..], |(_, power)| &power.effects);
        let hunts = effects.contains(&PowerEffect::Hunt);
        let dealt = powers.dealt[who.index()].iter();
        let name = |ability: &Maybe<AbilityIx>| {
            Some(self.content.abilities.get(ability.get()?.index())?.id.to_string())
        };
        PowerView {
            dealt: own.then(|| dealt.filter_map(name).collect()),
            tokens: if hunts { powers.tokens } else { 0 },
            stored: powers.stored.filter(|_| effects.contains(&PowerEffect::Invest)),
            used: hunts && powers.hunted,
            wild: effects.contains(&PowerEffect::Explore).then_some(powers.wild),
            trails: effects
                .contains(&PowerEffect::Wander)
                .then(|| self.look_at_trails(state, powers, who, own)),
        }
    }

    pub(super) fn look_at_trails(&self, state: &State, powers: &Powers, who: Owner, own: bool) -> TrailsView {
        let id = |forest: ForestIx| self.content.forests.get(forest.index()).map(|card| &*card.id);
        let looked = powers.trails.looked.iter().filter_map(|forest| id(forest.get()?));
        TrailsView {
            open: self
                .trails_of(state, who)
                .map(|clearing| {
                    let card = state.forest_at(clearing).and_then(id);
                    self.look_at_space(state, Post::Forest(clearing), card, Some(1))
                })
                .collect(),
            looked: own.then(|| looked.map(str::to_owned).collect()),
            left: small(powers.trails.left()),
        }
    }
}
