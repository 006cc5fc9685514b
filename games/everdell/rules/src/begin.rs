//! Setting up (E2, N6).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::TaskStack;
use crate::content::{
    ALL_FORESTS, AWARDS, FAIR_EVENTS, FAIR_FORESTS, FIRST_FORESTS, FIRST_SPECIAL_EVENTS, FORESTS,
    LEAF_EVENTS, MARKET_TOKENS, SPECIAL_EVENTS, Set, Stock,
};
use crate::event::Event;
use crate::index::{AwardIx, BASE_SEATS, ClearingIx, ForestIx, MarketIx, Owner, SpecialEventIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::{EmptyClearing, FairEvents, MarketStart, RivalKind, Setup};
use crate::state::{
    Bellfaire, Brook, City, EventStore, FurtherSeats, Hand, Lair, Leaf, Market, Parts, Player, Post, Powers,
    Rats, State, Tally,
};
use crate::table::CROWDED_HAND;
use crate::{Everdell, Rule};

impl Everdell {
    /// The table before the first draw.
    pub(crate) fn set_out_table(&self, setup: &Setup) -> State {
        let mut deck = Tally::NONE;
        for kind in self.kinds() {
            let included = match Set::of(kind) {
                // The seasonal Farms take the place of all plain ones (N2.1).
                Set::Base => kind != Kind::FARM || !setup.farms,
                Set::Farms => setup.farms,
                Set::Extra => setup.extra,
                Set::Rugwort => setup.rugwort_cards,
                Set::Evertail => setup.evertail,
                Set::MoreLegends | Set::Legends => false,
                Set::Pearlbrook => setup.pearlbrook,
                Set::Newleaf => setup.newleaf.leaf_cards,
                Set::Own => true,
            };
            if included {
                deck[kind] = self.facts(kind).copies;
            }
        }
        let level = if setup.rival == RivalKind::Rugwort { setup.year } else { setup.level };
        State {
            agenda: TaskStack::EMPTY,
            ending: None,
            players: setup.players,
            turn: Owner::FIRST,
            first: Owner::FIRST,
            order: [Owner::FIRST; BASE_SEATS],
            minis: crate::minis::in_play(setup),
            rival: setup.rival,
            level,
            plotting: setup.plots,
            options: setup.options,
            round: 0,
            deck,
            discard: Tally::NONE,
            meadow: [None; 8],
            forest: [Maybe::NONE; 4],
            specials: [Maybe::NONE; 4],
            basic_owners: [Maybe::NONE; 4],
            special_owners: [Maybe::NONE; 4],
            stores: [EventStore::default(); 4],
            seats: std::array::from_fn(|_| Player::default()),
            rival_city: City::default(),
            lair: Lair::default(),
            rats: Rats::default(),
            shown: [None; 5],
            limbo: Hand::default(),
            shepherd_gift: Stock::NONE,
            drawn_two: [None; 2],
            drawn: Hand::default(),
            lifted_from: Post::Away,
            university: Post::Away,
            chain: [0; BASE_SEATS + 1],
            pile_owner: Maybe::NONE,
            pile: [0; 9],
            pile_top: None,
            figure_post: Post::Away,
            expansions: crate::state::Expansions::of(Parts {
                // With Pearlbrook there is no Flower Festival (C6).
                bellfaire: Bellfaire {
                    festival: (setup.bellfaire.festival && !setup.pearlbrook).then_some(Maybe::NONE),
                    award: if setup.bellfaire.garland { AwardIx::new(0).into() } else { Maybe::NONE },
                    market: setup.bellfaire.market.then(|| {
                        let hers = setup.rival == RivalKind::Nightweave
                            && setup.options.market_start == MarketStart::Trade;
                        Market {
                            row: [0, 1, 2, 3].map(MarketIx::new),
                            trading: if hers { (1 << MARKET_TOKENS) - 1 } else { 0 },
                        }
                    }),
                },
                pearlbrook: setup.pearlbrook.then(Brook::default),
                further: (usize::from(setup.players) > BASE_SEATS).then(FurtherSeats::default),
                powers: setup.has_powers().then(Powers::default),
                newleaf: setup
                    .newleaf
                    .any()
                    .then(|| Leaf::of(setup.newleaf, setup.players, setup.bellfaire.powers)),
                spirecrest: self.spire_box(setup),
            }),
        }
    }
}

/// A pile from which special events are drawn.
#[derive(Clone, Copy)]
enum Pile {
    /// The events of the base game, or all.
    Others,
    /// The events of Bellfaire.
    Fair,
    /// The events of Newleaf.
    Leaf,
}

/// How many of each forest card are in the box (E5.3, P23, B10, L9).
pub(crate) fn forest_box(setup: &Setup) -> [u8; ALL_FORESTS] {
    let mut left = [0u8; ALL_FORESTS];
    let box_of = if setup.pearlbrook { FORESTS } else { FIRST_FORESTS };
    left[..box_of].fill(1);
    if setup.bellfaire.fair_forest {
        left[FORESTS..FORESTS + FAIR_FORESTS].fill(1);
    }
    if setup.newleaf.leaf_forest {
        left[FORESTS + FAIR_FORESTS..].fill(1);
    }
    left
}

/// The forest cards of which there is one, as bits.
pub(crate) fn bits(left: &[u8; ALL_FORESTS]) -> u32 {
    (0..).zip(left).fold(0, |bits, (forest, &count)| bits | u32::from(count > 0) << forest)
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Sets the table and begins the first turn.
    pub fn begin(&mut self, setup: &Setup) -> Result<(), C::Error> {
        self.cite(Rule::E2_1);
        self.cite_mix();
        self.lay_forest(setup)?;
        self.lay_special_events(setup)?;
        self.lay_award()?;
        self.lay_market(setup)?;
        self.prepare_station();
        for player in self.state.everyone_mut() {
            player.workers[..2].fill(Post::Home);
        }
        self.cite(Rule::E2_4);
        self.begin_minis(setup)?;
        self.begin_pearlbrook(setup)?;
        self.begin_spirecrest(setup)?;
        if setup.has_powers() {
            // Who begins, and with how many cards, depends on the powers that are kept.
            self.deal_powers()?;
        } else {
            self.deal_cards()?;
            if setup.rival == RivalKind::Nightweave {
                self.begin_modules(setup);
            }
            self.begin_play();
        }
        self.run()
    }

    /// Deals the hands and the meadow, and sets up the automated opponent.
    pub fn deal_cards(&mut self) -> Result<(), C::Error> {
        self.state.first = self.first_player()?;
        self.deal_hands()?;
        self.lay_station()?;
        self.cite(Rule::E2_3);
        self.refill()?;
        match self.state.rival {
            RivalKind::Nightweave => self.begin_nightweave()?,
            RivalKind::Rugwort => self.begin_rugwort(),
            RivalKind::None => {}
        }
        Ok(())
    }

    /// The first turn begins.
    pub fn begin_play(&mut self) {
        let first = self.state.first;
        self.tell(Rule::E2_5, Event::Begins { who: first });
        self.begin_turn(first);
        self.ready_minis();
    }

    /// Forest cards on the clearings: three for one or two players, four for more (E2.1, N6.1).
    fn lay_forest(&mut self, setup: &Setup) -> Result<(), C::Error> {
        let hers = u8::from(setup.rival == RivalKind::Nightweave);
        let few = setup.players + hers <= 2;
        // With three cards one clearing stays empty (R6).
        let empty = match setup.options.empty_clearing {
            EmptyClearing::UpperRight => ClearingIx::new(1),
            EmptyClearing::LowerRight => ClearingIx::new(2),
        };
        let mut left = forest_box(setup);
        if setup.bellfaire.fair_forest {
            self.cite(Rule::B10);
        }
        if setup.newleaf.leaf_forest {
            self.cite(Rule::L9);
        }
        for clearing in ClearingIx::first(4) {
            if few && clearing == empty {
                self.cite(Rule::R6);
                continue;
            }
            let forest = self.chance.draw("forest", &left)?;
            left[forest] = 0;
            let Some(forest) = ForestIx::at(forest) else { continue };
            self.state.forest[clearing.index()] = forest.into();
            self.tell(Rule::E2_1, Event::ForestLaid { clearing, forest });
        }
        if let Some(powers) = self.state.powers_mut() {
            powers.trails.unseen = bits(&left);
        }
        Ok(())
    }

    /// Four special events (E2.2); The Everdell Games stay in the box against Nightweave (N6.1).
    fn lay_special_events(&mut self, setup: &Setup) -> Result<(), C::Error> {
        let barred = |id: &str| setup.rival == RivalKind::Nightweave && id == "everdell_games";
        let mut left = [[0u8; SPECIAL_EVENTS + FAIR_EVENTS + LEAF_EVENTS]; 3];
        for (place, event) in self.game.content.special_events.iter().enumerate() {
            let pile = if event.leaf.is_some() { 2 } else { usize::from(event.asks.is_some()) };
            left[pile][place] = u8::from(!barred(&event.id));
        }
        let [others, fair, leaf] = &mut left;
        if !setup.pearlbrook {
            others[FIRST_SPECIAL_EVENTS..SPECIAL_EVENTS].fill(0);
        }
        // Against Nightweave those of Bellfaire are the first and the last of the row (N17.12).
        let two_and_two =
            setup.rival == RivalKind::Nightweave || setup.options.fair_event_mix == FairEvents::TwoAndTwo;
        let mut from = [Pile::Others; 4];
        if setup.bellfaire.fair_events {
            self.cite(Rule::B9);
            if two_and_two {
                self.cite(if setup.rival == RivalKind::Nightweave { Rule::N17_12 } else { Rule::BR8 });
                (from[0], from[3]) = (Pile::Fair, Pile::Fair);
            } else {
                self.cite(Rule::BR8);
                others.iter_mut().zip(fair.iter()).for_each(|(other, fair)| *other += fair);
            }
        }
        if setup.newleaf.leaf_events {
            if setup.rival == RivalKind::Nightweave {
                // Only those of Newleaf and Bellfaire (N17.25, LR18).
                self.cite(Rule::N17_25);
                self.cite(Rule::LR18);
                if setup.pearlbrook {
                    self.cite(Rule::CR2);
                }
                from.iter_mut()
                    .filter(|pile| matches!(pile, Pile::Others))
                    .for_each(|pile| *pile = Pile::Leaf);
            } else {
                self.cite(Rule::LR17);
                if setup.pearlbrook {
                    self.cite(Rule::CR2);
                }
                others.iter_mut().zip(leaf.iter()).for_each(|(other, leaf)| *other += leaf);
            }
        }
        // The first event not drawn from Bellfaire alone is one of Pearlbrook (P6).
        let mut pearlbrook = setup.pearlbrook;
        for (row, from) in from.into_iter().enumerate() {
            let of_pearlbrook = matches!(from, Pile::Others) && std::mem::take(&mut pearlbrook);
            let left = match from {
                Pile::Others => &mut *others,
                Pile::Fair => &mut *fair,
                Pile::Leaf => &mut *leaf,
            };
            let mut among = *left;
            if of_pearlbrook {
                self.cite(Rule::P6);
                among[..FIRST_SPECIAL_EVENTS].fill(0);
                among[SPECIAL_EVENTS..].fill(0);
            }
            let event = self.chance.draw("special", &among)?;
            left[event] = 0;
            let Some(event) = SpecialEventIx::at(event) else { continue };
            self.state.specials[row] = event.into();
            self.cite(Rule::R5);
            self.tell(Rule::E2_2, Event::SpecialLaid { event });
        }
        Ok(())
    }

    /// One garland award of seven (B6).
    fn lay_award(&mut self) -> Result<(), C::Error> {
        if self.state.bellfaire().is_none_or(|part| part.award.is_none()) {
            return Ok(());
        }
        let award = AwardIx::at(self.chance.draw("award", &[1; AWARDS])?);
        if let (Some(award), Some(parts)) = (award, self.state.expansions.get_mut()) {
            parts.bellfaire.award = award.into();
            self.tell(Rule::B6, Event::AwardLaid { award });
        }
        Ok(())
    }

    /// Against Nightweave the tokens of the market lie in a random row (N17.12).
    fn lay_market(&mut self, setup: &Setup) -> Result<(), C::Error> {
        if !setup.bellfaire.market || setup.rival != RivalKind::Nightweave {
            return Ok(());
        }
        self.cite(Rule::BR3);
        let mut left = [1u8; MARKET_TOKENS];
        for place in 0..MARKET_TOKENS {
            let token = self.chance.draw("market", &left)?;
            left[token] = 0;
            let Some(token) = MarketIx::at(token) else { continue };
            if let Some(market) =
                self.state.expansions.get_mut().and_then(|parts| parts.bellfaire.market.as_mut())
            {
                market.row[place] = token;
            }
            self.tell(Rule::N17_12, Event::TokenLaid { token });
        }
        Ok(())
    }

    /// Who begins: Nightweave in her lair (N7.1), you against Rugwort, else at random (E2.5), unless an ability
    /// decides. The others follow in order round the table.
    fn first_player(&mut self) -> Result<Owner, C::Error> {
        let (rival, players) = (self.state.rival, self.state.players);
        let start = match self.first_by_ability() {
            Some(seat) => seat,
            None if rival == RivalKind::None => Owner::seated(self.chance.die("first", players)? - 1),
            None => Owner::FIRST,
        };
        let order = self.state.order_from(start);
        self.state.set_order(order);
        self.last_by_ability();
        if rival == RivalKind::Nightweave && !self.begins_before_her() {
            self.cite(Rule::N7_1);
            return Ok(Owner::RIVAL);
        }
        Ok(self.state.order[0])
    }

    /// Hands: 5, 6, 7 and 8 cards in turn order (E2.5), no more than the limit for five and six people (BR14); 5 each
    /// against an automated opponent (R9, E14.1).
    fn deal_hands(&mut self) -> Result<(), C::Error> {
        for (place, who) in (0..self.state.players).zip(self.state.order()) {
            let count = match self.state.rival {
                RivalKind::None if self.state.is_crowded() => {
                    self.cite(Rule::BR14);
                    (5 + place).min(CROWDED_HAND)
                }
                RivalKind::None => 5 + place,
                RivalKind::Nightweave => {
                    self.cite(Rule::R9);
                    5
                }
                RivalKind::Rugwort => 5,
            };
            let count = self.opening_hand(who, count);
            self.cite(Rule::E2_5);
            self.draw(who, count)?;
        }
        Ok(())
    }
}
