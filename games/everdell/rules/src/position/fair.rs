//! The parts of a described position for Bellfaire.

use tabletop::{Fields, Maybe, PositionFault};

use super::declared::{MarketPosition, ScenarioPosition};
use super::module_id;
use super::names::{each, fault, set};
use crate::Everdell;
use crate::begin::{bits, forest_box};
use crate::index::{AbilityIx, BasicIx, ForestIx, MarketIx, MeadowIx};
use crate::names::find_id;
use crate::setup::Setup;
use crate::state::State;
impl Everdell {
    /// The tokens of the market.
    pub(super) fn read_market(
        &self,
        state: &mut State,
        position: &MarketPosition,
    ) -> Result<(), PositionFault> {
        let market = state.expansions.get_mut().and_then(|parts| parts.bellfaire.market.as_mut());
        let market = market.ok_or_else(|| fault("market", "the market is not in this game"))?;
        let find = |name: &str| find_id(&self.content.market_tokens, |token| &token.id, name);
        let token = |name: &str| MarketIx::at(find(name)?);
        if position.row.is_some() {
            let row = each(position.row.as_deref(), "market.row", "a token of the market", token)?;
            let once = row.iter().fold(0u8, |set, token| set | 1 << token.get()).count_ones();
            let wrong = || fault("market.row", "this must be every token of the market once");
            market.row = row.try_into().map_err(|_| wrong())?;
            if usize::try_from(once) != Ok(market.row.len()) {
                return Err(wrong());
            }
        }
        let trading = set(position.trading.as_deref(), "market.trading", "a token of the market", find)?;
        if let Some(trading) = trading {
            market.trading = u8::try_from(trading).unwrap_or(0);
        }
        Ok(())
    }

    /// The player powers dealt, and the pieces on them.
    pub(super) fn read_powers(
        &self,
        setup: &Setup,
        state: &mut State,
        position: &ScenarioPosition,
    ) -> Result<(), PositionFault> {
        let people = position.players.as_deref().unwrap_or_default();
        let find = |name: &str| AbilityIx::at(find_id(&self.content.abilities, module_id, name)?);
        let seats = state.people();
        let on_board = state.forest;
        let Some(powers) = state.powers_mut() else {
            let dealt = people.iter().any(|Fields(player)| player.dealt.is_some());
            if dealt || position.powers.is_some() {
                return Err(fault("powers", "player powers are not in this game"));
            }
            return Ok(());
        };
        for (owner, (seat, Fields(player))) in seats.zip(people.iter().enumerate()) {
            let dealt = &mut powers.dealt[owner.index()];
            let at = format!("players[{seat}].dealt");
            let found = each(player.dealt.as_deref(), &at, "a player power", find)?;
            if found.len() > dealt.len() {
                return Err(fault(&at, "only two player powers are dealt"));
            }
            dealt.iter_mut().zip(found).for_each(|(place, ability)| *place = ability.into());
        }
        if let Some(Fields(given)) = &position.powers {
            powers.tokens = given.tokens.unwrap_or(powers.tokens);
            powers.hunted = given.hunted.unwrap_or(powers.hunted);
            powers.stored = given.stored;
            if let Some(place) = given.marker {
                let place = place.checked_sub(1).filter(|place| *place < 8).map(MeadowIx::new);
                let wrong = || fault("powers.marker", "this must be a place of the meadow from 1 to 8");
                powers.marker = place.ok_or_else(wrong)?.into();
            }
            let basic = |name: &str| BasicIx::at(find_id(&self.content.basics, |basic| &basic.id, name)?);
            let explored = each(given.explored.as_deref(), "powers.explored", "a basic location", basic)?;
            powers.explored = explored.into_iter().fold(0, |bits, place| bits | 1 << (place.get() % 8));
            powers.wild = given.wild.unwrap_or(0);
            let forest = |name: &str| ForestIx::at(find_id(&self.content.forests, |card| &card.id, name)?);
            let read = |names: &Option<Vec<String>>, at: &str, places: &mut [Maybe<ForestIx>]| {
                let found = each(names.as_deref(), at, "a forest card", forest)?;
                if found.len() > places.len() {
                    return Err(fault(at, "these are too many forest cards"));
                }
                places.iter_mut().zip(found).for_each(|(place, forest)| *place = forest.into());
                Ok(())
            };
            read(&given.trails, "powers.trails", &mut powers.trails.open)?;
            read(&given.looked, "powers.looked", &mut powers.trails.looked)?;
            read(&given.under, "powers.under", &mut powers.trails.under)?;
        }
        // The other forest cards of the box are in the pile.
        let trails = &mut powers.trails;
        let mut left = forest_box(setup);
        let known = on_board.iter().chain(&trails.open).chain(&trails.looked).chain(&trails.under);
        for forest in known.filter_map(|forest| forest.get()) {
            if left[forest.index()] == 0 {
                return Err(fault("powers", "a forest card is in two places, or not in this game"));
            }
            left[forest.index()] = 0;
        }
        trails.unseen = bits(&left);
        Ok(())
    }
}
