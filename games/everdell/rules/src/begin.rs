//! Setting up (E2, N6).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::TaskStack;
use crate::content::{FORESTS, SPECIAL_EVENTS, Set, Stock};
use crate::event::Event;
use crate::index::{ClearingIx, ForestIx, Owner, SEATS, SpecialEventIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::{EmptyClearing, RivalKind, Setup};
use crate::state::{City, EventStore, Hand, Lair, Player, Post, Rats, State, Tally};
use crate::{Everdell, Rule};

impl Everdell {
    /// The table before anything has been drawn.
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
            order: [Owner::FIRST; SEATS],
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
            chain: [0; 5],
            pile_owner: Maybe::NONE,
            pile: [0; 9],
            pile_top: None,
            figure_post: Post::Away,
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Sets the table and begins the first turn.
    pub fn begin(&mut self, setup: &Setup) -> Result<(), C::Error> {
        self.cite(Rule::E2_1);
        self.lay_forest(setup)?;
        self.lay_special_events(setup)?;
        for seat in 0..usize::from(setup.players).min(SEATS) {
            self.state.seats[seat].workers[..2].fill(Post::Home);
        }
        self.cite(Rule::E2_4);
        self.begin_minis(setup)?;
        let first = self.first_player(setup)?;
        self.state.first = first;
        self.deal_hands(setup)?;
        self.cite(Rule::E2_3);
        self.refill()?;
        match setup.rival {
            RivalKind::Nightweave => self.begin_nightweave(setup)?,
            RivalKind::Rugwort => self.begin_rugwort(),
            RivalKind::None => {}
        }
        self.tell(Rule::E2_5, Event::Begins { who: first });
        self.begin_turn(first);
        self.ready_minis();
        self.run()
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
        let mut left = [0u8; FORESTS];
        left.iter_mut().zip(&self.game.content.forests).for_each(|(left, _)| *left = 1);
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
        Ok(())
    }

    /// Four special events (E2.2); The Everdell Games stay in the box against Nightweave (N6.1).
    fn lay_special_events(&mut self, setup: &Setup) -> Result<(), C::Error> {
        let barred = |id: &str| setup.rival == RivalKind::Nightweave && id == "everdell_games";
        let mut left = [0u8; SPECIAL_EVENTS];
        for (left, event) in left.iter_mut().zip(&self.game.content.special_events) {
            *left = u8::from(!barred(&event.id));
        }
        for row in 0..4 {
            let event = self.chance.draw("special", &left)?;
            left[event] = 0;
            let Some(event) = SpecialEventIx::at(event) else { continue };
            self.state.specials[row] = event.into();
            self.cite(Rule::R5);
            self.tell(Rule::E2_2, Event::SpecialLaid { event });
        }
        Ok(())
    }

    /// Who begins: Nightweave in her lair (N7.1), you against Rugwort, else by lot (E2.5), unless
    /// an ability says it. The others follow round the table.
    fn first_player(&mut self, setup: &Setup) -> Result<Owner, C::Error> {
        let start = match self.first_by_ability() {
            Some(seat) => seat,
            None if setup.rival == RivalKind::None => {
                Owner::new(self.chance.die("first", setup.players)? - 1)
            }
            None => Owner::FIRST,
        };
        for place in 0..setup.players {
            self.state.order[usize::from(place)] = Owner::new((start.get() + place) % setup.players);
        }
        self.last_by_ability();
        if setup.rival == RivalKind::Nightweave && !self.begins_before_her() {
            self.cite(Rule::N7_1);
            return Ok(Owner::RIVAL);
        }
        Ok(self.state.order[0])
    }

    /// Hands: 5, 6, 7 and 8 cards in turn order (E2.5); 5 each against an automated opponent
    /// (R9, E14.1).
    fn deal_hands(&mut self, setup: &Setup) -> Result<(), C::Error> {
        for place in 0..setup.players {
            let who = self.state.order[usize::from(place)];
            let count = match setup.rival {
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
