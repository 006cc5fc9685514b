//! The city: growing (R18), filling districts (R6), breeding (R7), the empty bag (R25) and activity
//! (R4, R28). Where a district goes is a decision (`decisions/place.rs`).

use tabletop::{Chance, Log};

use crate::agenda::{Cause, Stage, Task};
use crate::content::{Colour, DISTRICTS, Kind, PECULIARS, PeculiarPower, Token, ZONES_PER_DISTRICT};
use crate::event::{Event, Spring};
use crate::frontier::Preference;
use crate::index::{DistrictIx, FreshIx, Letter, PeculiarIx, Zone, zones};
use crate::play::{Play, kinds};
use crate::readings::Reading;
use crate::setup::ReactivatedNests;
use crate::spot::{Lair, RUSE};
use crate::state::{ACTIVE, FRESH, Site, State};
use crate::{Ratcatcher, Rule};

/// With fewer magic cheeses than this in the city, it must grow (R18.1).
const FEW_CHEESES: u8 = 2;

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Checks whether the city must grow, and by how much (R18.1, R18.2).
    pub fn expand_check(&mut self) {
        self.state.emptied = 0;
        let cheese = self.state.city_cheese();
        if self.state.rats_turn {
            self.cite(Rule::R26_1);
        }
        if self.state.ground.placed(RUSE) != 0 {
            self.cite(Rule::A13);
        }
        if cheese >= FEW_CHEESES {
            self.tell(Rule::R18_1, Event::NoExpansion { cheese });
            return;
        }
        // The numeral is read once, from the district of the pawn (A11).
        let districts = self.game.card(self.state, self.state.me.zone.district()).numeral;
        self.cite(Rule::R18_2);
        self.cite(Rule::A11);
        self.tell(Rule::R18_1, Event::Expansion { cheese, districts });
        self.state.agenda.push(Task::Expand { left: districts, setup: false });
    }

    /// Draws the next district and asks where to place it, or begins to fill the new ones.
    pub fn expand(&mut self, left: u8, setup: bool) -> Result<(), C::Error> {
        if left == 0 {
            if setup {
                // The first districts are filled together, by number (R6.5, A21).
                let new = usize::from(self.state.fresh_len).min(self.state.fresh.len());
                self.state.fresh[..new].sort_unstable();
                self.cite(Rule::A8);
            } else if self.state.fresh_len > 1 {
                // All are placed before the first is filled (A6).
                self.cite(Rule::A6);
            }
            let grew = !setup && self.state.fresh_len > 0;
            if grew && !self.state.rats_turn && self.game.reads(Reading::ExpansionIsYourTurn) {
                self.state.agenda.push(Task::BeforeRats);
            }
            self.state.agenda.push(Task::Populate {
                stage: Stage::Tokens,
                at: FreshIx::new(0),
                zone: Letter::A,
            });
            return Ok(());
        }
        loop {
            if self.state.deck == 0 {
                // Districts under the deck have been tried in this expansion.
                let rule = if self.state.bottom == 0 { Rule::A5 } else { Rule::A4 };
                self.tell(rule, Event::DeckEmpty);
                self.state.deck = std::mem::take(&mut self.state.bottom);
                self.state.agenda.push(Task::Expand { left: 0, setup });
                return Ok(());
            }
            let mut counts = [0u8; DISTRICTS];
            for (count, district) in counts.iter_mut().zip(DistrictIx::all()) {
                *count = u8::from(self.state.deck & district.bit() != 0);
            }
            let Some(district) = DistrictIx::at(self.chance.draw("district", &counts)?) else {
                return Ok(());
            };
            self.state.deck &= !district.bit();
            self.state.drawn = district.into();
            self.tell(if setup { Rule::R3_6 } else { Rule::R18_3 }, Event::DistrictDrawn { district });
            let card = self.game.card(self.state, district);
            let best = self.game.frontier(self.state).best(Ratcatcher::turned(card));
            if best.is_some_and(|best| !setup || best == Preference::YourDistrict) {
                self.state.agenda.push(Task::Expand { left: left - 1, setup });
                self.state.agenda.push(Task::Place { setup });
                return Ok(());
            }
            self.state.bottom |= district.bit();
            self.tell(Rule::A4, Event::DistrictUnplaceable { district });
        }
    }

    /// Puts a district on a place of the grid.
    pub fn lay(&mut self, district: DistrictIx, x: i8, y: i8, turn: u8) {
        self.state.placed |= district.bit();
        self.state.sites[district.index()] = Site { x, y, turn: turn % 4, flags: FRESH };
        let place = usize::from(self.state.fresh_len) % self.state.fresh.len();
        self.state.fresh[place] = district;
        self.state.fresh_len = (self.state.fresh_len + 1).min(5);
    }

    /// Fills the new districts: tokens, cheese, markers, rats (R6.7). In setup each part is done
    /// in all of them before the next (R6.5); later one district is done before the next (A6).
    pub fn populate(&mut self, mut stage: Stage, mut at: FreshIx, mut zone: Letter) -> Result<(), C::Error> {
        let setup = self.state.round == 0;
        loop {
            if at.get() >= self.state.fresh_len {
                match stage.next() {
                    Some(next) if setup => (stage, at) = (next, FreshIx::new(0)),
                    _ => {
                        self.populated();
                        return Ok(());
                    }
                }
            }
            let district = self.state.fresh[at.index() % 5];
            let card = self.game.card(self.state, district);
            if zone.get() >= card.zones {
                zone = Letter::A;
                match stage.next() {
                    Some(next) if !setup => stage = next,
                    _ if setup => at = at.next(),
                    _ => (stage, at) = (Stage::Tokens, at.next()),
                }
                continue;
            }
            let here = Zone::of(district, zone);
            let bit = zone.bit();
            let (has_mystery, has_cheese) = (card.mystery & bit != 0, card.cheese & bit != 0);
            let markers = card.markers.map(|zones| zones & bit != 0);
            let (nest, hatchery) = (u8::from(card.nest & bit != 0), card.hatchery[zone.index()]);
            zone = zone.next();
            match stage {
                Stage::Tokens if has_mystery => {
                    // A token may bring a rat that brings more: continue here afterwards.
                    self.state.agenda.push(Task::Populate { stage, at, zone });
                    self.cite(Rule::R6_2);
                    self.place_token(here)?;
                    return Ok(());
                }
                Stage::Cheese if has_cheese => self.lay_cheese(here, Rule::R6_1),
                Stage::Markers => {
                    for colour in crate::play::colours() {
                        if markers[colour as usize] {
                            self.lay_marker(here, colour, Rule::R6_4);
                        }
                    }
                }
                Stage::Rats => {
                    // A revealed nest adds a nest (A69); hatcheries are filled only now.
                    let tokens = self.state.spot(here).nests();
                    let rats = nest + tokens + hatchery;
                    if tokens > 0 {
                        self.cite(Rule::A69);
                    }
                    if hatchery > 0 {
                        self.cite(Rule::R6_6);
                    }
                    if rats > 0 {
                        self.cite(Rule::A18);
                        self.cite(Rule::R6_7);
                        self.state.agenda.push(Task::Populate { stage, at, zone });
                        self.state.agenda.push(Task::Deploy {
                            zone: here,
                            left: rats,
                            cause: Cause::Filling,
                        });
                        return Ok(());
                    }
                }
                _ => {}
            }
        }
    }

    /// All new districts are filled. Even if cheese is still scarce, the check is over (A12).
    fn populated(&mut self) {
        if self.state.round > 0 && self.state.fresh_len > 0 && self.state.city_cheese() < FEW_CHEESES {
            self.cite(Rule::A12);
        }
        self.state.fresh = [DistrictIx::START; 5];
        self.state.fresh_len = 0;
    }

    /// Puts a cheese on its place, if there is one left (A14).
    fn lay_cheese(&mut self, zone: Zone, rule: Rule) {
        if self.state.cheese == 0 {
            self.tell(Rule::A14, Event::SupplyEmpty { zone });
            return;
        }
        self.state.cheese -= 1;
        self.state.ground.change(zone, |spot| spot.cheese += 1);
        self.tell(rule, Event::CheeseLaid { zone });
    }

    /// Puts an ability marker on its place, if there is one left (R6.4).
    fn lay_marker(&mut self, zone: Zone, colour: Colour, rule: Rule) {
        if self.state.markers[colour as usize] == 0 {
            self.tell(Rule::R6_4, Event::SupplyEmpty { zone });
            return;
        }
        self.state.markers[colour as usize] -= 1;
        self.state.ground.change(zone, |spot| spot.markers[colour as usize] += 1);
        self.tell(rule, Event::MarkerLaid { zone, colour });
    }

    /// Draws a mystery token, reveals it in a zone and resolves it (R6.2, R6.3), except that the caller deploys the
    /// rat of a nest. Returns the token; `None` if none was left.
    pub fn place_token(&mut self, zone: Zone) -> Result<Option<Token>, C::Error> {
        if self.state.tokens.iter().all(|&count| count == 0) {
            self.tell(Rule::A15, Event::NoToken { zone });
            return Ok(None);
        }
        let counts = self.state.tokens;
        let token = Token::ALL[self.chance.draw("token", &counts)? % Token::ALL.len()];
        self.state.tokens[token as usize] -= 1;
        let one = if token == Token::Nest { 1 } else { 16 };
        self.state.ground.change(zone, |spot| spot.tokens += one);
        if token == Token::Nest {
            self.cite(Rule::R6_3);
        }
        self.tell(Rule::R6_2, Event::TokenRevealed { zone, token });
        match token {
            Token::Health => {
                self.cite(Rule::A66);
                self.state.ground.change(zone, |spot| spot.health += 1);
                self.tell(Rule::R6_3, Event::HealthLaid { zone });
            }
            Token::Cheese => self.lay_cheese(zone, Rule::R6_3),
            Token::Yellow => self.lay_marker(zone, Colour::Yellow, Rule::R6_3),
            Token::Purple => self.lay_marker(zone, Colour::Purple, Rule::R6_3),
            Token::Peculiar => {
                self.cite(Rule::R6_3);
                self.cite(Rule::R29_2);
                self.deploy_peculiar(zone)?;
            }
            Token::Nest => {}
        }
        Ok(Some(token))
    }

    /// Brings the next peculiar rat into play (R29.1).
    pub fn deploy_peculiar(&mut self, zone: Zone) -> Result<(), C::Error> {
        let deck = |state: &State| {
            let mut counts = [0u8; PECULIARS];
            for (count, stray) in counts.iter_mut().zip(state.strays.all()) {
                *count = u8::from(stray.lair == Lair::Deck);
            }
            counts
        };
        let mut counts = deck(self.state);
        if counts.iter().all(|&count| count == 0) {
            for index in PeculiarIx::all() {
                self.state.strays.change(index, |stray| {
                    if stray.lair == Lair::Discard {
                        stray.lair = Lair::Deck;
                    }
                });
            }
            counts = deck(self.state);
        }
        if counts.iter().all(|&count| count == 0) {
            self.tell(Rule::A64, Event::NoPeculiar);
            return Ok(());
        }
        let Some(peculiar) = PeculiarIx::at(self.chance.draw("peculiar", &counts)?) else { return Ok(()) };
        self.state.strays.change(peculiar, |stray| stray.lair = Lair::City(zone));
        self.tell(Rule::R29_1, Event::PeculiarDeployed { peculiar, zone });
        if self.game.peculiar(peculiar).power == PeculiarPower::Call {
            self.cite(Rule::H1_25);
            self.state.agenda.push(Task::Deploy { zone, left: 2, cause: Cause::Call });
        }
        Ok(())
    }

    /// Draws rats into a zone, one by one (R6.5); a black one brings another (R7.1), without limit (R7.2). With an
    /// empty bag it stops, to refill the bag (R25).
    pub fn deploy(&mut self, zone: Zone, mut left: u8, cause: Cause) -> Result<(), C::Error> {
        let rule = match cause {
            Cause::Filling => Rule::R6_5,
            Cause::Nest => Rule::R24_1,
            Cause::Black => Rule::R24_2,
            Cause::Nemesis => Rule::R24_4,
            Cause::Brood => Rule::H1_22,
            Cause::Call => Rule::H1_25,
            Cause::Track => Rule::H1_29,
            Cause::Token => Rule::R29_9,
        };
        let mut bred = false;
        while left > 0 {
            if self.state.bagged() == 0 {
                self.refill_bag(zone, left, cause);
                return Ok(());
            }
            let bag = self.state.bag;
            let kind = Kind::ALL[self.chance.draw("rat", &bag)? % Kind::ALL.len()];
            self.state.bag[kind as usize] -= 1;
            self.state.ground.put(zone, kind, 1);
            left -= 1;
            self.tell(rule, Event::Deployed { kind, zone, cause });
            let black = kind == Kind::Black;
            if black {
                left += 1;
                if bred {
                    self.cite(Rule::R7_2);
                }
                if matches!(cause, Cause::Nest | Cause::Black | Cause::Nemesis | Cause::Brood) {
                    self.cite(Rule::R24_3);
                }
                self.tell(Rule::R7_1, Event::Bred { zone });
            }
            bred = black;
        }
        Ok(())
    }

    /// Refills the empty bag for a deployment: takes the first source that yields a rat (A22), outside step 5 too
    /// (A25).
    fn refill_bag(&mut self, zone: Zone, left: u8, cause: Cause) {
        let again = Task::Deploy { zone, left, cause };
        if matches!(cause, Cause::Filling | Cause::Call | Cause::Track | Cause::Token) {
            self.cite(Rule::A25);
        }
        // Each district gives its rats back at most once in a step (A22): a district that is
        // being filled with black rats would otherwise feed its own breeding forever.
        let full = |d: &DistrictIx| !self.state.is_active(*d) && self.state.emptied & d.bit() == 0;
        let mut inactive: u32 = self.state.city().filter(full).map(DistrictIx::bit).sum();
        let mine = self.state.me.zone.district().bit();
        if inactive & mine != 0 && self.game.reads(Reading::YourDistrictIsSpared) {
            inactive &= !mine;
            self.cite(Rule::A75);
        }
        let mut rats = [0u8; 3];
        for district in DistrictIx::of_set(inactive) {
            let gone = self.state.empty_district(district);
            for kind in 0..3 {
                rats[kind] += gone[kind];
            }
        }
        if rats != [0; 3] {
            self.state.emptied |= inactive;
            self.state.agenda.push(again);
            self.cite(Rule::A22);
            self.tell(Rule::R25_1, Event::BagFilled { spring: Spring::Inactive, rats });
            return;
        }
        let caged = self.state.caged();
        if caged > 0 {
            let rats = self.state.cage;
            for kind in kinds() {
                self.state.bag[kind as usize] += rats[kind as usize];
            }
            self.state.cage = [0; 3];
            self.state.agenda.push(again);
            self.cite(Rule::A22);
            self.tell(Rule::R25_1, Event::BagFilled { spring: Spring::Cage, rats });
            self.state.agenda.push(Task::BagReward(caged));
            return;
        }
        if self.game.emptiest(self.state) == 0 {
            self.tell(Rule::A22, Event::DrawsLost { count: left });
            return;
        }
        self.state.agenda.push(again);
        self.state.agenda.push(Task::EmptyDistrict);
    }

    /// Setup is over: districts become active, and your first turn begins (R3.8).
    pub fn ready(&mut self) {
        self.check_activity();
        self.state.round = 1;
        self.tell(Rule::R8_1, Event::Round(1));
        self.cite(Rule::R11_1);
        self.tell(Rule::R3_8, Event::NotRefreshed);
        self.state.agenda.push_all(&[Task::Collect, Task::Actions]);
    }

    /// Decides which districts are active (R4.1), at the end of a turn only (R4.2, A9).
    pub fn check_activity(&mut self) {
        let mine = self.state.me.zone.district();
        let mut woken = 0;
        for district in self.state.city() {
            let cheese = self.state.with_cheese() & district.zones() != 0;
            let foe = self.state.foe.zone.get().is_some_and(|zone| zone.district() == district);
            let near = Ratcatcher::are_joined(self.state, district, mine);
            let active = district == mine || near || cheese || foe;
            let site = &mut self.state.sites[district.index()];
            let before = site.flags;
            site.flags = if active { ACTIVE } else { 0 };
            let was_new = before & FRESH != 0;
            let woke = active && before & ACTIVE == 0;
            if !woke && (active || !(was_new || before & ACTIVE != 0)) {
                continue;
            }
            self.cite(Rule::R4_2);
            if self.state.rats_turn {
                self.cite(Rule::R27_1);
            }
            if was_new && self.state.round > 0 {
                self.cite(Rule::A9);
            }
            if !woke {
                self.tell(Rule::R4_1, Event::Slept { district });
                continue;
            }
            if near && district != mine {
                self.cite(Rule::A1);
            }
            if !was_new {
                self.cite(Rule::R4_3);
                let nests = self.game.nest_zones(self.state) & self.game.zones_of(self.state, district);
                if nests != 0 {
                    self.cite(Rule::R28_1);
                    self.cite(Rule::A17);
                    woken |= nests;
                }
            }
            self.tell(Rule::R4_1, Event::Woke { district, again: !was_new });
        }
        // Nests of districts that are active again deploy at once, or in step 5 with the others (A17). The last
        // task pushed is the first to deploy.
        if self.state.options.reactivated_nests == ReactivatedNests::AtOnce {
            for zone in Zone::all().rev().filter(|zone| woken & zone.bit() != 0) {
                let left = self.game.nests(self.state, zone);
                self.state.agenda.push(Task::Deploy { zone, left, cause: Cause::Nest });
            }
        }
    }
}

impl Ratcatcher {
    /// Nests of a zone, printed and on tokens (R24.1).
    pub(crate) fn nests(&self, state: &State, zone: Zone) -> u8 {
        let printed = self.card(state, zone.district()).nest & zone.letter().bit() != 0;
        u8::from(printed) + state.spot(zone).nests()
    }

    /// Every zone of the city with a nest, as bits.
    pub(crate) fn nest_zones(&self, state: &State) -> u128 {
        state.city().fold(state.ground.nests(), |set, district| {
            set | u128::from(self.card(state, district).nest) << (district.index() * ZONES_PER_DISTRICT)
        })
    }

    /// Every zone of a district, as bits.
    pub(crate) fn zones_of(&self, state: &State, district: DistrictIx) -> u128 {
        let count = u32::from(self.card(state, district).zones);
        ((1u128 << count) - 1) << (district.index() * ZONES_PER_DISTRICT)
    }

    /// Iterates over the zones of a set.
    pub(crate) fn each(set: u128) -> impl Iterator<Item = Zone> {
        zones(set)
    }
}
