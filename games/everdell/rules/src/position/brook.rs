//! The parts of a described position for Pearlbrook.

use tabletop::{Fields, PositionFault};

use super::declared::{LairPosition, PlayerPosition, ScenarioPosition};
use super::names::{each, fault, ids, one, owner};
use crate::Everdell;
use crate::index::{AdornmentIx, Owner, RiverCardIx, RiverSpotIx};
use crate::names::{find_id, owner_name};
use crate::pearlbrook::DEALT;
use crate::state::{Adornments, Post, State};
impl Everdell {
    /// The river, the wonders, and the Pearlbrook pieces of the players.
    pub(super) fn read_brook(
        &self,
        state: &mut State,
        position: &ScenarioPosition,
    ) -> Result<(), PositionFault> {
        let content = &self.content;
        let seats = state.players;
        let people = position.players.as_deref().unwrap_or_default();
        let Some(brook) = state.brook_mut() else {
            let given = |Fields(player): &Fields<PlayerPosition>| {
                let PlayerPosition { pearls, ambassador, adornments, adorned, .. } = player;
                pearls.is_some() || ambassador.is_some() || adornments.is_some() || adorned.is_some()
            };
            let hers = |Fields(lair): &Fields<LairPosition>| {
                lair.pearls.is_some() || lair.ambassador.is_some() || lair.adorned.is_some()
            };
            if position.river.is_some()
                || people.iter().any(given)
                || position.lair.as_ref().is_some_and(hers)
            {
                return Err(fault("river", "Pearlbrook is not in this game"));
            }
            return Ok(());
        };
        for owner in Owner::people(seats) {
            brook.ambassadors[owner.index()] = Post::Home;
        }
        let mut dealt = Adornments::default();
        let find = |name: &str| AdornmentIx::at(find_id(&content.adornments, |record| &record.id, name)?);
        let place = |name: &Option<String>, at: &str| {
            one(name.as_deref(), at, "a place", |name| self.find_post(name))
        };
        if let Some(Fields(lair)) = &position.lair {
            let hers = Owner::RIVAL.index();
            brook.pearls[hers] = lair.pearls.unwrap_or(0);
            brook.ambassadors[hers] = place(&lair.ambassador, "lair.ambassador")?.unwrap_or(Post::Away);
            for adornment in each(lair.adorned.as_deref(), "lair.adorned", "an adornment", find)? {
                brook.played[hers].add(adornment);
                dealt.add(adornment);
            }
            if brook.played[hers].len() > DEALT {
                return Err(fault("lair.adorned", "she is dealt two adornments"));
            }
        }
        for (owner, Fields(player)) in Owner::people(seats).zip(people) {
            let seat = owner_name(owner);
            let at = |field: &str| format!("players[{seat}].{field}");
            brook.pearls[owner.index()] = player.pearls.unwrap_or(0);
            brook.ambassadors[owner.index()] =
                place(&player.ambassador, &at("ambassador"))?.unwrap_or(Post::Home);
            for (list, field, into) in [
                (&player.adornments, "adornments", &mut brook.held[owner.index()]),
                (&player.adorned, "adorned", &mut brook.played[owner.index()]),
            ] {
                for adornment in each(list.as_deref(), &at(field), "an adornment", find)? {
                    if dealt.has(adornment) {
                        return Err(fault(&at(field), "there is only one of each adornment"));
                    }
                    dealt.add(adornment);
                    into.add(adornment);
                }
            }
        }
        let Some(Fields(river)) = &position.river else { return Ok(()) };
        if let Some(cards) = &river.cards {
            brook.spots = ids(cards, "river.cards", |name| {
                RiverCardIx::at(find_id(&content.river, |card| &card.id, name)?)
            })?;
        }
        for (name, &seat) in river.wonders.iter().flatten() {
            let at = format!("river.wonders.{name}");
            let wonder = find_id(&content.wonders, |wonder| &wonder.id, name);
            let wonder = wonder.ok_or_else(|| fault(&at, "there is no such wonder"))?;
            brook.wonders[wonder % 4] = owner(seat, &at, seats)?.into();
        }
        brook.ship = one(river.ship.as_deref(), "river.ship", "a place", |name| self.find_post(name))?
            .unwrap_or(Post::Away);
        Ok(())
    }

    /// Whether every ambassador is where one can be, and no place holds too many.
    pub(super) fn check_ambassadors(&self, state: &State) -> Result<(), PositionFault> {
        let Some(brook) = state.brook() else { return Ok(()) };
        for seat in state.people() {
            let post = brook.ambassadors[seat.index()];
            let stands = match post {
                Post::Home | Post::Adrift | Post::River(RiverSpotIx::SHOAL) => true,
                _ => self.is_for_ambassadors(state, post) && brook.ambassadors_at(post) == 1,
            };
            if !stands {
                let what = format!("no ambassador can be at {}", self.post_name(post));
                return Err(fault(&format!("players[{}].ambassador", owner_name(seat)), &what));
            }
        }
        // Hers comes in spring (N17.15), and goes to spots with a card only (PR14).
        let hers = brook.ambassadors[Owner::RIVAL.index()];
        let stands = match hers {
            Post::Away | Post::Home => true,
            Post::River(spot) => spot != RiverSpotIx::SHOAL && brook.ambassadors_at(hers) == 1,
            _ => false,
        };
        if !stands {
            let what = format!("no ambassador of hers can be at {}", self.post_name(hers));
            return Err(fault("lair.ambassador", &what));
        }
        Ok(())
    }
}
