//! Pearlbrook: ambassadors and the river (P8–P12), pearls, adornments and wonders (P13–P15), and the effects of its
//! cards that no record can describe (P16–P19).

use tabletop::{Chance, Log};

use crate::agenda::{BrookTask, Invitation, Price, Task, Why};
use crate::choice::Refusal;
use crate::content::{
    Adornment, AdornmentEffect, CITY, Colour, Gain, RiverCard, RiverDiscard, Set, Wonder, ids,
};
use crate::effects::{DiscardFor, GainPer};
use crate::event::{Event, Heap};
use crate::index::{AdornmentIx, Owner, RiverCardIx, RiverSpotIx, Slot, WonderIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::setup::{CompassCards, RivalKind, Setup, UnpaidRiver};
use crate::state::{Brook, Built, City, Post, State};
use crate::{Everdell, Rule};

/// Adornments dealt to each player (P5), and to Nightweave (PR13).
pub(crate) const DEALT: u8 = 2;
/// River cards of each sort that are laid out (P4).
const OF_EACH_SORT: u8 = 2;
/// The points of an unused pearl (P13).
const PEARL_POINTS: i16 = 2;
/// The cost of the Shoal: this many resources, and this many hand cards (P12).
const SHOAL: u8 = 2;
/// The most resources and tokens that a Pirate Ship brings (P17).
const MOST_LOOT: u8 = 3;
/// The required sum of the values of a Pirate's cards (PR8).
const TREASURE: i16 = 7;

/// The cards of a colour that each spot asks for (P9); none for the Shoal.
const SPOTS: [(Colour, u8); 4] =
    [(Colour::Production, 3), (Colour::Destination, 2), (Colour::Governance, 2), (Colour::Traveler, 2)];

impl Everdell {
    /// The place of the construction that a Messenger shares its space with (P16).
    pub(crate) fn shares(&self, city: &City, card: Built) -> Option<Slot> {
        let joined = joined(city, card.inside[0]).filter(|_| card.kind == Kind::MESSENGER);
        joined.filter(|&(_, kind)| !self.facts(kind).critter).map(|(slot, _)| slot)
    }

    /// The pearls of a player.
    #[inline]
    pub fn pearls(&self, state: &State, who: Owner) -> u8 {
        state.brook().map_or(0, |brook| brook.pearls[who.index()])
    }

    /// The river card of this place in the content.
    pub(crate) fn river_card(&self, card: RiverCardIx) -> Option<&RiverCard> {
        self.content.river.get(card.index())
    }

    /// The adornment of this place in the content.
    pub(crate) fn adornment(&self, adornment: AdornmentIx) -> Option<&Adornment> {
        self.content.adornments.get(adornment.index())
    }

    /// The wonder of this place in the content.
    pub(crate) fn wonder(&self, wonder: WonderIx) -> Option<&Wonder> {
        self.content.wonders.get(wonder.index())
    }

    /// The colour that a spot asks for, and how many cards; `None` for the Shoal (P9, P12).
    pub fn spot_asks(&self, spot: RiverSpotIx) -> Option<(Colour, u8)> {
        SPOTS.get(spot.index()).copied()
    }

    /// The stable name of a spot.
    pub(crate) fn spot_name(&self, spot: RiverSpotIx) -> &'static str {
        ids::RIVER_SPOTS.get(spot.index()).copied().unwrap_or("none")
    }

    /// How many cards of a colour a city has for the river: a Messenger has the colour of its construction (P16).
    pub fn river_count(&self, city: &City, colour: Colour) -> u8 {
        let fits = city.open().filter(|(_, card)| {
            let shared = if card.kind == Kind::MESSENGER { joined(city, card.inside[0]) } else { None };
            self.colour(shared.map_or(card.kind, |(_, kind)| kind)) == colour
        });
        u8::try_from(fits.count()).unwrap_or(u8::MAX)
    }

    /// Whether only an ambassador can be sent to a place: the river and the Ferry (P8).
    pub(crate) fn is_for_ambassadors(&self, state: &State, post: Post) -> bool {
        match post {
            Post::River(_) => true,
            Post::Card(owner, slot) if state.has_city(owner) => {
                state.city(owner).get(slot).is_some_and(|card| card.kind == Kind::FERRY)
            }
            _ => false,
        }
    }

    /// Whether a player's ambassador is at home.
    pub fn has_ambassador(&self, state: &State, who: Owner) -> bool {
        state.brook().is_some_and(|brook| brook.ambassadors[who.index()] == Post::Home)
    }

    /// Every place that an ambassador could be sent to, in a fixed order.
    pub(crate) fn each_river_post(&self, state: &State, who: Owner, mut each: impl FnMut(Post)) {
        if state.brook().is_none() {
            return;
        }
        for (spot, _) in RiverSpotIx::enumerate(&ids::RIVER_SPOTS) {
            each(Post::River(spot));
        }
        for owner in state.cities() {
            for (slot, card) in state.city(owner).open() {
                if card.kind == Kind::FERRY && (owner == who || self.is_open(card)) {
                    each(Post::Card(owner, slot));
                }
            }
        }
    }

    /// Checks sending the ambassador to a place (P8–P12, P18).
    pub(crate) fn check_ambassador(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        let Some(brook) = state.brook() else { return Err(Refusal::plain(Rule::E4_4, "no-place")) };
        if brook.ambassadors[who.index()] != Post::Home {
            return Err(Refusal::plain(Rule::P8, "no-ambassador"));
        }
        match post {
            Post::River(RiverSpotIx::SHOAL) => {
                let player = state.player(who);
                let stock = u8::try_from(player.stock.total()).unwrap_or(u8::MAX);
                if stock < SHOAL {
                    return Err(Refusal::counted(Rule::P12, "no-resources", SHOAL - stock, stock));
                }
                if player.hand.len() < SHOAL {
                    return Err(Refusal::counted(Rule::P12, "no-cards", SHOAL, player.hand.len()));
                }
                Ok(())
            }
            Post::River(spot) => {
                let Some((colour, count)) = self.spot_asks(spot) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                if brook.ambassadors_at(post) > 0 {
                    return Err(Refusal::plain(Rule::P9, "no-free-spot"));
                }
                let have = self.river_count(state.city(who), colour);
                if have < count {
                    return Err(Refusal::counted(Rule::P9, "no-river-cards", count, have));
                }
                match brook.spots[spot.index()].get() {
                    Some(card) if state.options.unpaid_river == UnpaidRiver::Refused => {
                        self.check_river_card(state, who, card, Rule::PR1)
                    }
                    _ => Ok(()),
                }
            }
            Post::Card(owner, slot) => {
                // Nightweave's spider can stand there, too (N17.18).
                if brook.ambassadors_at(post) > 0 || state.workers_at(post) > 0 {
                    return Err(Refusal::plain(Rule::P18, "no-free-spot"));
                }
                let open = state.city(owner).get(slot).is_some_and(|card| self.is_open(card));
                if owner != who && !open {
                    return Err(Refusal::plain(Rule::E5_6, "no-open-sign"));
                }
                if self.ferried(state, who).next().is_none() {
                    return Err(Refusal::plain(Rule::P18, "no-river-card"));
                }
                Ok(())
            }
            _ => Err(Refusal::plain(Rule::P8, "no-river-place")),
        }
    }

    /// Checks whether a player can pay for a river card (P11), as a rule asks.
    pub(crate) fn check_river_card(
        &self,
        state: &State,
        who: Owner,
        card: RiverCardIx,
        rule: Rule,
    ) -> Result<(), Refusal> {
        let Some(card) = self.river_card(card) else { return Err(Refusal::plain(rule, "no-river-card")) };
        let player = state.player(who);
        if let Some(discard) = card.discard {
            let have = self.discardable(state, who, discard);
            if have < discard.count {
                return Err(Refusal::counted(rule, "no-cards", discard.count, have));
            }
        }
        let Gain { stock, any, points, .. } = card.pay;
        let tokens = u8::try_from(player.points).unwrap_or(u8::MAX);
        if tokens < points {
            return Err(Refusal::counted(rule, "no-tokens", points, tokens));
        }
        let due = stock.total() + u16::from(any);
        if !self.affords(state, who, stock) || any > 0 && player.stock.total() < due {
            let count = |number| u8::try_from(number).unwrap_or(u8::MAX);
            let missing =
                stock.saturating_sub(player.stock).total().max(due.saturating_sub(player.stock.total()));
            return Err(Refusal::counted(rule, "no-resources", count(missing), count(player.stock.total())));
        }
        Ok(())
    }

    /// How many hand cards a player could discard for a citizen.
    fn discardable(&self, state: &State, who: Owner, discard: RiverDiscard) -> u8 {
        let colours = state.player(who).hand.cards().map(|card| self.colour(card));
        match discard.colour {
            Some(wanted) => {
                u8::try_from(colours.filter(|&colour| colour == wanted).count()).unwrap_or(u8::MAX)
            }
            None => {
                let set = colours.fold(0u8, |set, colour| set | 1 << colour as u8);
                u8::try_from(set.count_ones()).unwrap_or(u8::MAX)
            }
        }
    }

    /// The spots whose river card a Ferry may lead to: those face up that can be paid for (PR7).
    pub(crate) fn ferried<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
    ) -> impl Iterator<Item = (RiverSpotIx, RiverCardIx)> + 'a {
        let spots = state.brook().map_or(&[][..], |brook| &brook.spots);
        RiverSpotIx::enumerate(spots)
            .filter_map(|(spot, card)| Some((spot, card.get()?)))
            .filter(move |&(_, card)| self.check_river_card(state, who, card, Rule::P18).is_ok())
    }

    /// Checks building a wonder (P15).
    pub(crate) fn check_wonder(&self, state: &State, who: Owner, wonder: WonderIx) -> Result<(), Refusal> {
        let (Some(brook), Some(record)) = (state.brook(), self.wonder(wonder)) else {
            return Err(Refusal::plain(Rule::E4_4, "no-place"));
        };
        if brook.wonders.get(wonder.index()).is_none_or(|owner| owner.is_some()) {
            return Err(Refusal::plain(Rule::P15, "no-free-wonder"));
        }
        let player = state.player(who);
        let missing = record.stock().saturating_sub(player.stock).total();
        if !self.affords(state, who, record.stock()) {
            let count = |number| u8::try_from(number).unwrap_or(u8::MAX);
            let have = count(player.stock.total());
            return Err(Refusal::counted(Rule::P15, "no-resources", count(missing), have));
        }
        let pearls = brook.pearls[who.index()];
        if pearls < record.pearls {
            return Err(Refusal::counted(Rule::P15, "no-pearls", record.pearls, pearls));
        }
        let hand = player.hand.len();
        if hand < record.discard {
            return Err(Refusal::counted(Rule::P15, "no-cards", record.discard, hand));
        }
        Ok(())
    }

    /// Checks playing an adornment (P14).
    pub(crate) fn check_adornment(
        &self,
        state: &State,
        who: Owner,
        adornment: AdornmentIx,
    ) -> Result<(), Refusal> {
        let held = state.brook().is_some_and(|brook| brook.held[who.index()].has(adornment));
        if !held {
            return Err(Refusal::plain(Rule::P14, "no-adornment"));
        }
        if self.pearls(state, who) == 0 {
            return Err(Refusal::counted(Rule::P14, "no-pearls", 1, 0));
        }
        Ok(())
    }

    /// The adornments of opponents that a Mirror can use (PR10).
    pub(crate) fn mirrored<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
    ) -> impl Iterator<Item = AdornmentIx> + 'a {
        let played = state.brook().map(|brook| &brook.played);
        AdornmentIx::enumerate(&self.content.adornments).map(|(adornment, _)| adornment).filter(
            move |&adornment| {
                let mirror = self
                    .adornment(adornment)
                    .is_none_or(|record| record.effects.contains(&AdornmentEffect::CopyAdornment));
                let theirs = |owner: Owner| played.is_some_and(|played| played[owner.index()].has(adornment));
                !mirror && state.cities().any(|owner| owner != who && theirs(owner))
            },
        )
    }

    /// The constructions of a city that a Messenger can join (P16).
    pub(crate) fn without_messenger<'a>(&'a self, city: &'a City) -> impl Iterator<Item = Slot> + 'a {
        city.iter().filter(|(_, card)| !self.facts(card.kind).critter).map(|(slot, _)| slot).filter(|&slot| {
            !city.iter().any(|(_, card)| {
                card.kind == Kind::MESSENGER && joined(city, card.inside[0]).is_some_and(|(at, _)| at == slot)
            })
        })
    }

    /// Whether a Pirate Ship can sail into a city: it needs a free space there (PR6), and Nightweave receives no gifts
    /// once she has finished (N13.3).
    pub(crate) fn ship_fits(&self, state: &State, owner: Owner) -> bool {
        let finished = owner.is_rival() && state.lair.finished;
        !finished && usize::from(self.spaces(state.city(owner), owner.is_rival())) < CITY
    }

    /// What Pearlbrook adds to a score sheet (P21), also to Nightweave's (N17.19).
    pub(crate) fn score_brook(&self, state: &State, who: Owner, score: &mut Score) {
        let Some(brook) = state.brook() else { return };
        let (pearls, rule) =
            if who.is_rival() { (Rule::N17_19, Rule::N17_19) } else { (Rule::P13, Rule::P21) };
        score.add(ScoreKind::Pearls, PEARL_POINTS * i16::from(brook.pearls[who.index()]), pearls);
        for wonder in brook.wonders_of(who) {
            let points = self.wonder(wonder).map_or(0, |wonder| wonder.points);
            score.add(ScoreKind::Wonder(wonder), points.into(), rule);
        }
        let level = &self.content.levels[usize::from(state.level).min(4)];
        for adornment in brook.played[who.index()].iter() {
            let points = match who {
                Owner::RIVAL => level.adornment.into(),
                _ => self.adornment_points(state, who, adornment),
            };
            score.add(ScoreKind::Adornment(adornment), points, rule);
        }
    }

    /// The adornments of a player that are not played yet: those of Nightweave lie in a pile that nobody has seen, so
    /// they are not decided (PR13).
    pub fn adornments_left(&self, state: &State, who: Owner) -> u8 {
        state.brook().map_or(0, |brook| match who {
            Owner::RIVAL if state.rival == RivalKind::Nightweave => {
                DEALT.saturating_sub(brook.played[who.index()].len())
            }
            _ => brook.held[who.index()].len(),
        })
    }

    /// The points that a played adornment is worth now (P14).
    pub(crate) fn adornment_points(&self, state: &State, who: Owner, adornment: AdornmentIx) -> i16 {
        let Some(record) = self.adornment(adornment) else { return 0 };
        let bonus = record.scoring.map_or(0, |bonus| {
            let counted = self.counted(state, who, who, Slot::new(0), Kind::ARCHITECT, bonus.per);
            let counted = bonus.most.map_or(counted, |most| counted.min(most.into()));
            i16::from(bonus.points) * (counted / i16::from(bonus.every.max(1)))
        });
        i16::from(record.points) + bonus
    }
}

/// The construction that a Messenger shares its space with: its place and kind; `place` is one more than that.
pub(crate) fn joined(city: &City, place: u8) -> Option<(Slot, Kind)> {
    let slot = Slot::new(place.checked_sub(1)?);
    city.get(slot).map(|card| (slot, card.kind))
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The state of Pearlbrook, mutable.
    pub fn brook(&mut self) -> Option<&mut Brook> {
        self.state.brook_mut()
    }

    /// Ambassadors and adornments for everyone (P5).
    pub fn begin_pearlbrook(&mut self, setup: &Setup) -> Result<(), C::Error> {
        if !setup.pearlbrook {
            return Ok(());
        }
        self.cite(Rule::P3);
        self.cite(Rule::P4);
        if setup.bellfaire.festival || setup.newleaf.leaf_events {
            self.cite(Rule::C6);
        }
        let mut left = [1u8; crate::content::ADORNMENTS];
        for who in self.state.people() {
            if let Some(brook) = self.brook() {
                brook.ambassadors[who.index()] = Post::Home;
            }
            for _ in 0..DEALT {
                let drawn = self.chance.draw("adornment", &left)?;
                left[drawn] = 0;
                let Some(adornment) = AdornmentIx::at(drawn) else { continue };
                if let Some(brook) = self.brook() {
                    brook.held[who.index()].add(adornment);
                }
                self.tell(Rule::P5, Event::AdornmentDealt { who, adornment: Some(adornment) });
            }
        }
        Ok(())
    }

    /// Gains pearls; a Bridge lets cards be drawn for them, with the limit that it then sets (P19, PR4).
    pub fn gain_pearls(&mut self, who: Owner, count: u8, rule: Rule) {
        let Some(brook) = self.brook() else { return };
        let pearls = &mut brook.pearls[who.index()];
        *pearls = pearls.saturating_add(count);
        self.tell(rule, Event::Pearls { who, count });
        if !who.is_rival() && self.game.has(self.state.city(who), Kind::BRIDGE) {
            self.cite(Rule::P19);
            self.cite(Rule::PR4);
            self.push(Task::Draw { who, left: count.saturating_mul(2) });
        }
    }

    /// Pays pearls. If the limit drops, cards above it stay in the hand (PR3).
    pub fn pay_pearls(&mut self, who: Owner, count: u8, rule: Rule) {
        let Some(brook) = self.brook() else { return };
        let pearls = &mut brook.pearls[who.index()];
        *pearls = pearls.saturating_sub(count);
        if !who.is_rival() && self.state.player(who).hand_len() > self.game.hand_limit(self.state, who) {
            self.cite(Rule::PR3);
        }
        self.tell(rule, Event::PearlsPaid { who, count });
    }

    /// Sends the ambassador to a place (P8).
    pub fn send_ambassador(&mut self, who: Owner, post: Post) -> Result<(), C::Error> {
        if let Some(brook) = self.brook() {
            brook.ambassadors[who.index()] = post;
        }
        self.cite(Rule::P7);
        self.tell(Rule::P8, Event::AmbassadorSent { who, post });
        match post {
            Post::River(RiverSpotIx::SHOAL) => {
                self.cite(Rule::P12);
                self.push_all(&[
                    Task::PayAny { who, left: SHOAL, done: 0, least: SHOAL, why: Why::River },
                    Task::Discard { who, left: SHOAL, done: 0, least: SHOAL, why: Why::Shoal },
                ]);
            }
            Post::River(spot) => {
                self.cite(Rule::P9);
                let card = self.state.brook().and_then(|brook| brook.spots.get(spot.index())?.get());
                match card {
                    // With this option the player may be unable to pay, and the card is not used.
                    Some(card) => match self.game.check_river_card(self.state, who, card, Rule::PR1) {
                        Ok(()) => self.use_river_card(who, card),
                        Err(_) => self.cite(Rule::PR1),
                    },
                    None => self.turn_river_card(who, spot)?,
                }
            }
            Post::Card(owner, _) => {
                if owner != who {
                    self.gain_points(owner, 1, Rule::P18);
                }
                self.push(Task::Brook(BrookTask::Ferry { who }));
            }
            _ => {}
        }
        Ok(())
    }

    /// The first visit to a river card: its pearl is taken, and it is turned up for good (P10).
    fn turn_river_card(&mut self, who: Owner, spot: RiverSpotIx) -> Result<(), C::Error> {
        let Some(card) = self.draw_river_card()? else { return Ok(()) };
        // Cards that a Bridge draws for the pearl come first.
        self.push(Task::Brook(BrookTask::MayUse { who, card }));
        self.river_turned(who, spot, card, Rule::P10);
        Ok(())
    }

    /// A river card is turned up, and its pearl is taken.
    pub fn river_turned(&mut self, who: Owner, spot: RiverSpotIx, card: RiverCardIx, rule: Rule) {
        self.gain_pearls(who, 1, rule);
        if let Some(place) = self.brook().and_then(|brook| brook.spots.get_mut(spot.index())) {
            *place = card.into();
        }
        self.tell(rule, Event::RiverTurned { who, spot, card });
    }

    /// A river card that lies face down.
    ///
    /// Two citizens and two locations lie there in an order that no player knows, so the chance of a sort is its share
    /// of the cards still face down.
    pub fn draw_river_card(&mut self) -> Result<Option<RiverCardIx>, C::Error> {
        let Some(brook) = self.state.brook() else { return Ok(None) };
        let citizen = |card: &RiverCard| card.discard.is_some();
        let up = |card: RiverCardIx| brook.spots.iter().any(|spot| spot.is(card));
        let river = &self.game.content.river;
        let mut weights = [0u8; crate::content::RIVER_CARDS];
        let shown = |wanted: bool| {
            let cards = RiverCardIx::enumerate(river).filter(|(_, card)| citizen(card) == wanted);
            cards.filter(|(card, _)| up(*card)).count()
        };
        let unseen =
            |wanted: bool| river.iter().filter(|card| citizen(card) == wanted).count() - shown(wanted);
        let hidden = |wanted: bool| usize::from(OF_EACH_SORT).saturating_sub(shown(wanted));
        for (card, record) in RiverCardIx::enumerate(river) {
            // The chance of a sort is in proportion to its face-down cards; its unseen cards are equally likely.
            let sort = citizen(record);
            let weight = if up(card) { 0 } else { hidden(sort) * unseen(!sort) };
            weights[card.index()] = u8::try_from(weight).unwrap_or(u8::MAX);
        }
        let drawn = self.chance.draw("river", &weights)?;
        Ok(RiverCardIx::at(drawn))
    }

    /// Uses a river card, which the player can pay for (P11).
    pub fn use_river_card(&mut self, who: Owner, card: RiverCardIx) {
        let Some(record) = self.game.river_card(card) else { return };
        let (discard, pay, draw, from_meadow) = (record.discard, record.pay, record.draw, record.from_meadow);
        self.tell(Rule::P11, Event::RiverUsed { who, card });
        self.push(Task::Brook(BrookTask::RiverGives { who, card }));
        if let Some(discard) = discard {
            let left = discard.count;
            self.push(Task::Brook(BrookTask::Citizen { who, card, left, colours: 0 }));
        }
        if from_meadow {
            self.push_all(&[Task::DrawMeadow { who, left: draw, may: false }, Task::Refill]);
        } else if draw > 0 {
            self.push(Task::Draw { who, left: draw });
        }
        if pay.any > 0 {
            self.push(Task::PayAny { who, left: pay.any, done: 0, least: pay.any, why: Why::River });
        }
        if pay.points > 0 {
            self.pay_points(who, pay.points, Rule::P11);
        }
        self.pay_price(who, pay.stock, Price::River);
    }

    /// Gives the gains of a river card, except the cards that it lets a player draw (P11).
    pub fn river_gives(&mut self, who: Owner, card: RiverCardIx) -> Result<(), C::Error> {
        let Some(record) = self.game.river_card(card) else { return Ok(()) };
        let (gain, pearls) = (record.gain, record.pearls);
        self.gain(who, gain, Rule::P11)?;
        self.gain_pearls(who, pearls, Rule::P11);
        Ok(())
    }

    /// Builds a wonder: its cost is paid, and cards are discarded for it (P15).
    pub fn build_wonder(&mut self, who: Owner, wonder: WonderIx) {
        let Some(record) = self.game.wonder(wonder) else { return };
        let (stock, pearls, left) = (record.stock(), record.pearls, record.discard);
        if let Some(owner) = self.brook().and_then(|brook| brook.wonders.get_mut(wonder.index())) {
            *owner = who.into();
        }
        self.tell(Rule::P15, Event::WonderBuilt { who, wonder });
        self.push(Task::Discard { who, left, done: 0, least: left, why: Why::Wonder });
        self.pay_price(who, stock, Price::Wonder);
        self.pay_pearls(who, pearls, Rule::P15);
    }

    /// Plays an adornment (P14).
    pub fn play_adornment(&mut self, who: Owner, adornment: AdornmentIx) {
        self.cite(Rule::P7);
        self.pay_pearls(who, 1, Rule::P14);
        if let Some(brook) = self.brook() {
            brook.held[who.index()].remove(adornment);
            brook.played[who.index()].add(adornment);
        }
        self.use_adornment(who, adornment);
    }

    /// Carries out the effects of an adornment when it is played.
    pub fn use_adornment(&mut self, who: Owner, adornment: AdornmentIx) {
        self.tell(Rule::P14, Event::Adorned { who, adornment });
        let effects = self.game.adornment(adornment).map_or(0, |record| record.effects.len());
        for step in (0..u8::try_from(effects).unwrap_or(0)).rev() {
            self.push(Task::Brook(BrookTask::Adorns { who, adornment, step }));
        }
    }

    /// One effect of an adornment.
    pub fn adorns(&mut self, who: Owner, adornment: AdornmentIx, step: u8) {
        let Some(record) = self.game.adornment(adornment) else { return };
        let Some(effect) = record.effects.get(usize::from(step)).copied() else { return };
        match effect {
            AdornmentEffect::Gain(gain) => self.act_gain(who, gain, Rule::P14),
            AdornmentEffect::Pearls(count) => self.gain_pearls(who, count, Rule::P14),
            AdornmentEffect::GainPer(GainPer { gain, per, most }) => {
                let counted = self.game.counted(self.state, who, who, Slot::new(0), Kind::ARCHITECT, per);
                let times = u8::try_from(counted.max(0)).unwrap_or(u8::MAX).min(most.unwrap_or(u8::MAX));
                self.act_gain(who, gain.times(times), Rule::P14);
            }
            AdornmentEffect::DiscardFor(DiscardFor { most, .. }) => {
                self.push(Task::Discard {
                    who,
                    left: most,
                    done: 0,
                    least: 0,
                    why: Why::Adornment(adornment),
                });
            }
            AdornmentEffect::Play(_) => {
                self.push(Task::Offer { who, invitation: Invitation::Adornment(adornment) });
            }
            AdornmentEffect::Activate(left) => {
                self.state.clear_chain();
                self.push(Task::Brook(BrookTask::Activate { who, left }));
            }
            AdornmentEffect::Repeat(left) => {
                self.push(Task::Brook(BrookTask::Repeat { who, left, used: tabletop::Maybe::NONE }));
            }
            AdornmentEffect::GainCost(colour) => self.push(Task::Brook(BrookTask::GainCost { who, colour })),
            AdornmentEffect::UseForest => {
                self.push(Task::CopySpot { who, copy: crate::agenda::Copy::Forest });
            }
            AdornmentEffect::CopyAdornment => self.push(Task::Brook(BrookTask::Mirror { who })),
        }
    }

    /// A Messenger came into a city: it shares a space with a construction, and its player says with which (P16).
    pub fn messenger_arrives(&mut self, who: Owner, slot: Slot) {
        if !self.state.is_person(who) {
            return;
        }
        self.settle_messengers(who, Rule::P16);
        let others = self.game.without_messenger(self.state.city(who)).next().is_some();
        if others {
            self.push(Task::Brook(BrookTask::Join { who, slot }));
        }
    }

    /// Messengers whose construction has left join another one, or wait for the next (PR5).
    pub fn settle_messengers(&mut self, owner: Owner, rule: Rule) {
        if self.state.brook().is_none() || !self.state.is_person(owner) {
            return;
        }
        let city = self.state.city(owner);
        let stray = city
            .iter()
            .filter(|(_, card)| card.kind == Kind::MESSENGER)
            .filter(|(_, card)| {
                joined(city, card.inside[0]).is_none_or(|(_, kind)| self.game.facts(kind).critter)
            })
            .fold(0, |places, (slot, _)| places | slot.bit());
        for slot in (0..64).map(Slot::new).filter(|slot| stray & slot.bit() != 0) {
            if let Some(card) = self.state.city_mut(owner).get_mut(slot) {
                card.inside[0] = 0;
            }
            let to = self.game.without_messenger(self.state.city(owner)).next();
            if let Some(to) = to {
                self.join(owner, slot, to, rule);
            }
        }
    }

    /// A Messenger joins a construction.
    pub fn join(&mut self, who: Owner, slot: Slot, to: Slot, rule: Rule) {
        if let Some(card) = self.state.city_mut(who).get_mut(slot) {
            card.inside[0] = to.get() + 1;
        }
        if self.state.city(who).get(to).is_some_and(|card| !self.game.facts(card.kind).space) {
            self.cite_water_and_rail(Rule::CR8);
        }
        self.tell(rule, Event::MessengerJoins { who, slot, to });
    }

    /// A Pirate has discarded `count` cards: as many are drawn and shown, and their values added (P17, PR8).
    pub fn pirate_draws(&mut self, who: Owner, count: u8) -> Result<(), C::Error> {
        let mut sum = 0i16;
        for _ in 0..count.min(self.room(who)) {
            let Some(kind) = self.turn_up_to_draw()? else { break };
            self.tell_seen(kind, Rule::P17, Event::Revealed { who, kind, from: Heap::Deck });
            self.state.player_mut(who).hand.add(kind);
            self.note_drawn(who, kind);
            self.tell(Rule::E10_1, Event::Drew { who, kind: Some(kind) });
            sum += i16::from(self.game.facts(kind).points);
        }
        if count > 0 {
            self.has_drawn(who);
        }
        self.cite(Rule::PR8);
        if sum >= TREASURE {
            self.gain_pearls(who, 1, Rule::P17);
        }
        Ok(())
    }

    /// The Pirate Ship that is being visited sails to another city with its worker (P17, PR6).
    pub fn ship_sails(&mut self, who: Owner, to: Owner) {
        let Some(from) = self.state.brook().map(|brook| brook.ship) else { return };
        self.cite(Rule::PR6);
        if to.is_rival() {
            self.cite(Rule::PR17);
        }
        if !self.ship_moves(who, from, to, Rule::P17) {
            return;
        }
        let loot = self.game.pearls(self.state, to).min(MOST_LOOT);
        self.gain_points(who, loot, Rule::P17);
        if loot > 0 {
            self.push(Task::GainAny { who, left: loot });
        }
    }

    /// A Pirate Ship goes into another city with the worker on it; returns whether it did.
    pub fn ship_moves(&mut self, who: Owner, from: Post, to: Owner, rule: Rule) -> bool {
        let Post::Card(owner, slot) = from else { return false };
        let Some(ship) = self.state.city_mut(owner).remove(slot) else { return false };
        let Some(place) = self.state.city_mut(to).add(ship) else {
            self.state.discard[ship.kind] += 1;
            return false;
        };
        let new = Post::Card(to, place);
        let people = self.state.everyone_mut().flat_map(|player| &mut player.workers);
        people.filter(|worker| **worker == from).for_each(|worker| *worker = new);
        let spiders = self.state.lair.spiders.iter_mut();
        spiders.filter(|spider| **spider == from).for_each(|spider| *spider = new);
        self.tell(rule, Event::ShipSailed { who, to, slot: place });
        self.settle_messengers(owner, Rule::PR5);
        self.settle_messengers(to, Rule::PR5);
        true
    }

    /// The deck is searched for a Wife, who is played free (P22).
    pub fn search_wife(&mut self, who: Owner) {
        let kind = Kind::WIFE;
        if self.state.deck[kind] == 0 {
            self.tell(Rule::PR20, Event::NotFound { who, kind });
            self.gain_points(who, CRUISE, Rule::PR20);
            return;
        }
        self.state.deck[kind] -= 1;
        self.in_limbo(kind);
        self.cite(Rule::PR11);
        self.tell(Rule::P22, Event::Revealed { who, kind, from: crate::event::Heap::Deck });
        self.push_all(&[
            Task::Enter { who, kind, way: crate::agenda::Way::Offer },
            Task::Played { who, kind },
        ]);
    }

    /// A player without a Wife to play gains point tokens (P22).
    pub fn no_cruise(&mut self, who: Owner) {
        self.gain_points(who, CRUISE, Rule::P22);
    }

    /// Ambassadors come home with the workers (P8).
    pub fn ambassador_home(&mut self, who: Owner) {
        if let Some(brook) = self.brook() {
            let ambassador = &mut brook.ambassadors[who.index()];
            let stayed = std::mem::replace(ambassador, Post::Home) == Post::Home;
            self.cite(if stayed { Rule::PR2 } else { Rule::P8 });
        }
    }

    /// A card has left a city: an ambassador on it waits for the next preparation, and a Messenger joins another
    /// construction.
    pub fn brook_card_left(&mut self, owner: Owner, slot: Slot) {
        let place = Post::Card(owner, slot);
        if let Some(brook) = self.brook() {
            for ambassador in brook.ambassadors.iter_mut().filter(|ambassador| **ambassador == place) {
                *ambassador = Post::Adrift;
            }
        }
        self.settle_messengers(owner, Rule::PR5);
    }
}

/// Point tokens instead of a Wife (P22).
const CRUISE: u8 = 5;

impl Everdell {
    /// Whether a Wife can come into a city: there is room, and no rule forbids it (PR11).
    pub(crate) fn wife_fits(&self, state: &State, who: Owner) -> bool {
        let standing = self.standing(state, who);
        standing.banned & Kind::WIFE.bit() == 0 && self.has_room(state, who, Kind::WIFE, &standing, 0)
    }

    /// Whether a tan card can be used again by the Compass (PR10).
    pub(crate) fn repeats(&self, state: &State, kind: Kind) -> bool {
        let again = match kind {
            Kind::FOOL | Kind::MAIN_ROAD => false,
            Kind::RUINS => state.options.compass_cards == CompassCards::WithRuins,
            _ => true,
        };
        again && self.colour(kind) == Colour::Traveler && !Set::of(kind).legendary()
    }
}
