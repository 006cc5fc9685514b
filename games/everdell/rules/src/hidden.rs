//! Resampling what an audience cannot see.

use tabletop::{Audience, Bag, Chance, Maybe};

use crate::Everdell;
use crate::agenda::{FairTask, ModuleTask, Task};
use crate::begin::bits;
use crate::content::{ABILITIES, ADORNMENTS, ALL_POWERS};
use crate::index::{AbilityIx, AdornmentIx, ForestIx, Owner, PerOwner, SEATS};
use crate::kind::Kind;
use crate::newleaf::pile_into_deck;
use crate::setup::RivalKind;
use crate::state::{Hand, State, Tally};

impl Everdell {
    /// A position that this audience cannot tell from `state`.
    pub(crate) fn draw_anew<C: Chance>(
        &self,
        state: &State,
        audience: Audience,
        chance: &mut C,
    ) -> Result<State, C::Error> {
        let seat = Owner::looking(audience);
        let mut next = state.clone();
        // All cards that this audience has not seen go into one bag …
        let mut sizes = [0u8; SEATS];
        let mut turned = PerOwner::all(0usize);
        for (who, size) in state.people().zip(&mut sizes) {
            if seat == Some(who) {
                continue;
            }
            let player = next.player_mut(who);
            let hand = std::mem::take(&mut player.hand);
            let webbed = std::mem::take(&mut player.webbed);
            *size = hand.len();
            for card in hand.cards() {
                next.deck[card] += 1;
            }
            turned[who.index()] = webbed.iter().flatten().count();
            for card in webbed.into_iter().flatten() {
                next.deck[card] += 1;
            }
        }
        // … with the discard pile, which may not be searched (E2.6), and the part of Nightweave's hand that was seen:
        // she may have discarded it since.
        let discards = state.discard_len();
        for (deck, discard) in next.deck.iter_mut().zip(&*state.discard) {
            *deck += discard;
        }
        next.discard = Tally::NONE;
        let given = state.rival == RivalKind::Nightweave;
        let known = if given { state.lair.cards.known_len() } else { 0 };
        if known > 0 {
            for kind in self.kinds() {
                next.deck[kind] += next.lair.cards.take_known(kind, u8::MAX);
            }
        }
        pile_into_deck(&mut next);
        let looked_at = self.shown_only_to(state).is_some_and(|who| Some(who) != seat);
        if looked_at {
            for kind in next.shown.iter_mut().filter_map(Option::take) {
                next.deck[kind] += 1;
            }
        }
        // … and is drawn again.
        let mut bag = Bag::new(*next.deck);
        for (who, &size) in state.people().zip(&sizes) {
            for card in 0..size {
                // A player who fills a space of the meadow has a card that fits (N14.11).
                let kind = match state.agenda.top() {
                    Task::Module(ModuleTask::Fill { who: asked, kind, .. }) if asked == who && card == 0 => {
                        self.draw_fitting(&mut bag, kind, chance)?
                    }
                    _ => draw(&mut bag, chance)?,
                };
                next.player_mut(who).hand.add(kind);
            }
            // The two cards that Nightweave gazes at are hand cards (N15.12).
            if let Task::Module(ModuleTask::Gaze { who: asked, .. }) = state.agenda.top()
                && asked == who
                && seat != Some(who)
                && let (Some(first), Some(second)) =
                    (next.player(who).hand.at(0), next.player(who).hand.at(1))
            {
                next.agenda.replace(Task::Module(ModuleTask::Gaze { who, cards: [first, second] }));
            }
            // The card that the owls drew and may give away is a hand card, too.
            if let Task::Fair(FairTask::Share { who: asked, .. }) = state.agenda.top()
                && asked == who
                && seat != Some(who)
                && let Some(kind) = next.player(who).hand.at(0)
            {
                next.agenda.replace(Task::Fair(FairTask::Share { who, kind }));
            }
            for place in 0..turned[who.index()] {
                let kind = draw(&mut bag, chance)?;
                if let Some(free) = next.player_mut(who).webbed.get_mut(place) {
                    *free = Some(kind);
                }
            }
        }
        // In a redrawn hand, as many cards as before count as drawn last (N3.13).
        let leader = state.people().find(|&who| state.city(who).find(Kind::EVERTAIL_LEADER).is_some());
        if let Some(who) = leader.filter(|&who| Some(who) != seat) {
            let mut counts: Tally = next.player(who).hand.cards().collect();
            next.drawn = Hand::default();
            for _ in 0..state.drawn.len().min(next.player(who).hand.len()) {
                let kind = counts.draw("resample", self.kinds_in(state), chance)?;
                counts[kind] -= 1;
                next.drawn.add(kind);
            }
        }
        for (place, _) in state.shown.iter().enumerate().filter(|(_, card)| looked_at && card.is_some()) {
            next.shown[place] = Some(draw(&mut bag, chance)?);
        }
        if given {
            for _ in 0..known {
                let kind = draw(&mut bag, chance)?;
                next.lair.cards.add_known(kind);
            }
        }
        if let Some(brook) = next.brook_mut() {
            let unseen = |owner: &Owner| seat != Some(*owner);
            let mut left = [1u8; ADORNMENTS];
            let held = state.people().filter(|owner| !unseen(owner)).map(|owner| brook.held[owner.index()]);
            for known in held.chain(*brook.played) {
                known.iter().for_each(|adornment| left[adornment.index() % ADORNMENTS] = 0);
            }
            for owner in state.people().filter(unseen) {
                let held = &mut brook.held[owner.index()];
                for _ in 0..std::mem::take(held).len() {
                    let drawn = chance.draw("resample", &left)?;
                    left[drawn] = 0;
                    held.add(AdornmentIx::new(u8::try_from(drawn).unwrap_or(0)));
                }
            }
        }
        if let Some(powers) = next.powers_mut() {
            let mut left = self.power_box(state);
            let kept = state.people().filter_map(|owner| state.player(owner).ability.get());
            let own = seat.filter(|seat| state.is_person(*seat)).map(|seat| powers.dealt[seat.index()]);
            for known in kept.chain(own.into_iter().flatten().filter_map(Maybe::get)) {
                left[known.index() % (ABILITIES + ALL_POWERS)] = 0;
            }
            for owner in state.people().filter(|owner| seat != Some(*owner)) {
                for dealt in powers.dealt[owner.index()].iter_mut().filter(|dealt| dealt.is_some()) {
                    let drawn = chance.draw("resample", &left)?;
                    left[drawn] = 0;
                    *dealt = AbilityIx::at(drawn).into();
                }
            }
        }
        self.draw_trails_anew(&mut next, seat, chance)?;
        let piled = state.leaf().map_or(0, |leaf| leaf.powers.pile.len());
        for _ in 0..piled {
            let kind = draw(&mut bag, chance)?;
            if let Some(leaf) = next.leaf_mut() {
                leaf.powers.pile.add(kind);
            }
        }
        for _ in 0..discards {
            let kind = draw(&mut bag, chance)?;
            next.discard[kind] += 1;
        }
        next.deck = Tally::of(*bag.counts());
        self.draw_discards_anew(&mut next, chance)?;
        Ok(next)
    }
}

impl Everdell {
    /// The forest cards that only the player with the lizards has looked at are drawn again for the others (B12.5).
    fn draw_trails_anew<C: Chance>(
        &self,
        state: &mut State,
        seat: Option<Owner>,
        chance: &mut C,
    ) -> Result<(), C::Error> {
        if seat.is_some_and(|seat| self.wanders(state, seat)) {
            return Ok(());
        }
        let Some(powers) = state.powers_mut() else { return Ok(()) };
        let trails = &mut powers.trails;
        let known = || trails.looked.iter().chain(&trails.under).filter_map(|forest| forest.get());
        let unseen =
            known().fold(trails.unseen, |unseen, forest| unseen | 1u32.wrapping_shl(forest.get().into()));
        trails.unseen = unseen;
        let mut weights = trails.weights();
        for place in trails.looked.iter_mut().chain(&mut trails.under).filter(|place| place.is_some()) {
            let drawn = chance.draw("resample", &weights)?;
            weights[drawn] = 0;
            *place = ForestIx::at(drawn).into();
        }
        trails.unseen = bits(&weights);
        Ok(())
    }

    /// Which of the discards were discarded in this turn is as unknown as the discards (SR14).
    fn draw_discards_anew<C: Chance>(&self, state: &mut State, chance: &mut C) -> Result<(), C::Error> {
        let kinds = self.kinds_in(state);
        let mut discard = state.discard;
        let Some(spire) = state.spire_mut() else { return Ok(()) };
        let count: u16 = spire.discarded.iter().map(|&count| u16::from(count)).sum();
        spire.discarded = Tally::NONE;
        for _ in 0..count {
            if discard == Tally::NONE {
                break;
            }
            let kind = discard.draw("resample", kinds, chance)?;
            discard[kind] -= 1;
            spire.discarded[kind] += 1;
        }
        Ok(())
    }

    /// Another card of the colour of this one, or any if there is none.
    fn draw_fitting<C: Chance>(&self, bag: &mut Bag, like: Kind, chance: &mut C) -> Result<Kind, C::Error> {
        let mut counts = Tally::of(*bag.counts());
        for kind in self.kinds() {
            if kind == like || self.colour(kind) != self.colour(like) {
                counts[kind] = 0;
            }
        }
        if counts == Tally::NONE {
            return draw(bag, chance);
        }
        let kind = counts.draw("resample", self.kinds_len(), chance)?;
        bag.take(kind.index());
        Ok(kind)
    }
}

fn draw<C: Chance>(bag: &mut Bag, chance: &mut C) -> Result<Kind, C::Error> {
    Ok(Kind::at(chance.draw_from("resample", bag)?))
}
