//! What each personality, plan and plot does, one by one.

#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a method of `Play` by name does not fit every lifetime of the borrowed table"
)]

use std::convert::Infallible;
use std::sync::Arc;

use tabletop::{Audience, Chance, Decision, Game, Maybe, Question, Seat, Shape, Story};

use super::*;
use crate::agenda::{Source, Way};
use crate::content::{Resource, Season};
use crate::index::{BasicEventIx, BasicIx, ClearingIx, JourneyIx, MeadowIx, Owner, PersonalityIx, Slot};
use crate::state::{FACE_DOWN, OCCUPIED, SPARED, WEBBED};

/// Chance that always gives the answer wanted next, and otherwise the first possible one.
struct Wanted(Vec<u16>);

impl Chance for Wanted {
    type Error = Infallible;

    fn answer(&mut self, question: Question<'_>) -> Result<u16, Infallible> {
        let first = question.possible().next().unwrap();
        if matches!(question.shape, Shape::Die(_)) && !self.0.is_empty() {
            return Ok(self.0.remove(0));
        }
        Ok(first)
    }
}

/// A table with one person, whose turn it is.
struct Table {
    game: Everdell,
    state: State,
    chance: Wanted,
    story: Story<Everdell>,
}

impl Table {
    /// The person's first turn, with an empty hand, nothing in stock, and a level of 2.
    fn new(setup: &Setup) -> Self {
        let game = Everdell::new(Arc::new(crate::load::builtin().clone()));
        let mut chance = Wanted(Vec::new());
        let mut state = game.begin(setup, &mut chance, &mut Story::default()).unwrap();
        state.agenda.clear();
        state.turn = Owner::FIRST;
        state.lair.figure = Maybe::NONE;
        // She takes no more turns, so that nothing but the module is seen.
        state.lair.finished = true;
        state.lair.points = 0;
        state.lair.web_special_events = 0;
        state.lair.web_basic_events = [0; 4];
        (state.lair.web_basic, state.lair.web_forest) = (0, 0);
        state.rival_city = crate::state::City::default();
        for spider in &mut state.lair.spiders {
            if spider.is_deployed() {
                *spider = Post::Home;
            }
        }
        (state.basic_owners, state.special_owners) = ([tabletop::Maybe::NONE; 4], [tabletop::Maybe::NONE; 4]);
        let hand: Vec<Kind> = state.player(Owner::FIRST).hand.cards().collect();
        for kind in hand {
            state.player_mut(Owner::FIRST).hand.take(kind);
        }
        state.agenda.push(Task::Turn);
        Self { game, state, chance, story: Story::default() }
    }

    fn with_plan(plan: Plan) -> Self {
        Self::new(&Setup { plan: Some(plan.id().to_owned()), ..Setup::nightweave(2) })
    }

    fn with_personality(personality: Personality) -> Self {
        let mut table =
            Self::new(&Setup { personality: Some(personality.id().to_owned()), ..Setup::nightweave(2) });
        // She sits at the upper left: the spaces 2, 5 and 6 are marked.
        table.state.lair.figure = MeadowIx::new(0).into();
        table.state.meadow[0] = None;
        table
    }

    fn with_plot(plot: Plot) -> Self {
        let mut table = Self::new(&Setup { plots: true, ..Setup::nightweave(2) });
        table.draws(plot);
        table
    }

    fn hand(mut self, kinds: &[Kind]) -> Self {
        for &kind in kinds {
            self.state.player_mut(Owner::FIRST).hand.add(kind);
        }
        self
    }

    fn stock(mut self, stock: [u8; 4]) -> Self {
        self.state.player_mut(Owner::FIRST).stock = Stock(stock);
        self
    }

    fn city(mut self, kinds: &[Kind]) -> Self {
        for &kind in kinds {
            self.state.city_mut(Owner::FIRST).add(Built::new(kind));
        }
        self
    }

    fn play<T>(&mut self, act: impl FnOnce(&mut Play<'_, Wanted, Story<Everdell>>) -> T) -> T {
        let mut play =
            Play { game: &self.game, state: &mut self.state, chance: &mut self.chance, log: &mut self.story };
        let done = act(&mut play);
        play.run().unwrap();
        done
    }

    /// This plot is drawn, as at the end of a preparation.
    fn draws(&mut self, plot: Plot) {
        self.state.lair.plots = 1 << plot.ix().get();
        self.play(|play| play.spider_prepared());
    }

    /// She sits down in a space.
    fn enters(&mut self, place: MeadowIx) {
        self.state.lair.figure = place.into();
        self.state.meadow[usize::from(place)] = None;
        self.play(|play| play.spider_entered()).unwrap();
    }

    fn asked(&self) -> Decision<Rule> {
        self.game.decision(&self.state).unwrap()
    }

    fn name(&self) -> &'static str {
        self.asked().name
    }

    fn choose(&mut self, choice: Choice) {
        self.game.check(&self.state, choice).unwrap_or_else(|refused| panic!("{choice:?}: {refused:?}"));
        self.game.play(&mut self.state, choice, &mut self.chance, &mut self.story).unwrap();
    }

    fn refused(&self, choice: Choice) -> Rule {
        self.game.check(&self.state, choice).unwrap_err().rule
    }

    fn allowed(&self, choice: Choice) -> bool {
        let mut choices = Vec::new();
        self.game.choices(&self.state, &mut choices);
        assert_eq!(choices.contains(&choice), self.game.check(&self.state, choice).is_ok());
        choices.contains(&choice)
    }

    fn hers(&self) -> u16 {
        self.state.lair.points
    }

    fn cites(&self, rule: Rule) -> bool {
        self.story.entries.iter().any(|entry| entry.rule == rule || entry.also.contains(&rule))
    }
}

fn buy(kind: Kind) -> Choice {
    Choice::Play { source: Source::Hand(kind), way: Way::Cost }
}

fn take(place: MeadowIx) -> Choice {
    Choice::Play { source: Source::Meadow(place), way: Way::Cost }
}

#[test]
fn the_modules_have_the_order_of_the_content() {
    let content = crate::load::builtin();
    let personalities = content.personalities.iter().map(|module| &*module.id);
    assert!(personalities.eq(Personality::ALL.iter().map(|module| module.id())));
    assert!(content.plans.iter().map(|plan| &*plan.id).eq(Plan::ALL.iter().map(|plan| plan.id())));
    assert!(content.plots.iter().map(|plot| &*plot.id).eq(Plot::ALL.iter().map(|plot| plot.id())));
}

#[test]
fn nasty_is_paid_for_each_token_or_gains_it() {
    let mut table = Table::with_personality(Personality::Nasty).stock([9, 9, 9, 9]);
    table.state.meadow[1] = Some(Kind::PALACE);
    table.choose(take(MeadowIx::new(1)));
    assert_eq!((table.asked().rule, table.name()), (Rule::N14_10, "nasty"));
    table.choose(Choice::Pay(Resource::Twig));
    table.choose(Choice::Done);
    assert_eq!(table.hers(), 3, "a Palace is worth 4, and one token was paid for");
    // A card that does not touch her is free of it.
    let mut table = Table::with_personality(Personality::Nasty).stock([9, 9, 9, 9]);
    table.state.meadow[2] = Some(Kind::PALACE);
    table.choose(take(MeadowIx::new(2)));
    assert_eq!(table.hers(), 0);
}

#[test]
fn pessimist_wants_a_card_of_the_same_colour() {
    let mut table = Table::with_personality(Personality::Pessimist).stock([9, 9, 9, 9]);
    table.state.meadow[5] = Some(Kind::FARM);
    assert_eq!(table.refused(take(MeadowIx::new(5))), Rule::N14_11);
    let mut table = table.hand(&[Kind::MINE, Kind::GENERAL_STORE, Kind::INN]);
    table.choose(take(MeadowIx::new(5)));
    assert_eq!((table.asked().rule, table.name()), (Rule::N14_11, "fill"));
    assert_eq!(table.refused(Choice::Hand(Kind::INN)), Rule::N14_11);
    table.choose(Choice::Hand(Kind::MINE));
    assert_eq!(table.state.meadow[5], Some(Kind::MINE));
    assert!(table.state.city(Owner::FIRST).find(Kind::FARM).is_some());
}

#[test]
fn pessimist_wants_two_cards_for_two_drawn_at_once() {
    let mut table = Table::with_personality(Personality::Pessimist).hand(&[Kind::MINE, Kind::INN]);
    (table.state.meadow[1], table.state.meadow[5]) = (Some(Kind::FARM), Some(Kind::TWIG_BARGE));
    table.state.agenda.push(Task::Refill);
    table.state.agenda.push(Task::DrawMeadow { who: Owner::FIRST, left: 2, may: true });
    table.choose(Choice::Meadow(MeadowIx::new(1)));
    assert_eq!(
        table.refused(Choice::Meadow(MeadowIx::new(5))),
        Rule::N14_11,
        "the Farm that was drawn fills no space"
    );
    table.choose(Choice::Done);
    assert_eq!(table.state.meadow[1], Some(Kind::MINE));
    assert!(table.state.player(Owner::FIRST).hand.has(Kind::FARM));
    assert!(table.cites(Rule::R50));
}

#[test]
fn infernal_takes_what_shares_an_edge() {
    let mut table = Table::with_personality(Personality::Infernal);
    table.state.meadow = [
        None,
        Some(Kind::KING),
        Some(Kind::INN),
        Some(Kind::INN),
        Some(Kind::WIFE),
        Some(Kind::MINE),
        None,
        None,
    ];
    table.state.lair.figure = Maybe::NONE;
    table.play(|play| play.spider_prepares_leaving(MeadowIx::new(0).into())).unwrap();
    let trophies = table.state.lair.cards.trophy_tally();
    assert_eq!((trophies[Kind::KING], trophies[Kind::WIFE]), (1, 1));
    assert_eq!(trophies[Kind::MINE], 0, "a corner does not count");
    assert!(table.state.meadow[0].is_none() && table.state.meadow[1].is_some());
}

#[test]
fn mean_forbids_and_gains() {
    let mut table = Table::with_personality(Personality::Mean).stock([9, 9, 9, 9]);
    table.state.meadow[4] = Some(Kind::FARM);
    assert_eq!(table.refused(take(MeadowIx::new(4))), Rule::N14_13);
    table.play(|play| {
        play.spider_played_adjacent(MeadowIx::new(5));
        play.spider_played_adjacent(MeadowIx::new(7));
    });
    assert_eq!(table.hers(), 2);
}

#[test]
fn poker_moves_and_takes_a_trophy() {
    let mut table = Table::with_personality(Personality::Poker).stock([9, 9, 9, 9]);
    (table.state.meadow[1], table.state.meadow[7]) = (Some(Kind::FARM), Some(Kind::KING));
    table.state.lair.finished = false;
    table.chance.0 = vec![0, 7];
    table.choose(take(MeadowIx::new(1)));
    assert_eq!(table.state.lair.figure, MeadowIx::new(7).into());
    assert_eq!(table.state.lair.cards.trophies(Kind::KING), 1);
    assert!(table.state.meadow[7].is_none() && table.state.meadow[0].is_some());
}

#[test]
fn idler_replaces_the_marked_cards() {
    let mut table = Table::with_personality(Personality::Idler).stock([9, 9, 9, 9]);
    table.state.meadow =
        [None, Some(Kind::FARM), Some(Kind::KING), None, Some(Kind::WIFE), Some(Kind::JUDGE), None, None];
    let before = table.state.discard_len();
    table.choose(take(MeadowIx::new(1)));
    assert_eq!(table.state.discard_len(), before + 2);
    assert_eq!(table.state.meadow[2], Some(Kind::KING));
    table.enters(MeadowIx::new(7));
    assert_eq!(table.state.discard_len(), before + 5);
}

#[test]
fn privileged_costs_a_berry_even_when_free() {
    let mut table = Table::with_personality(Personality::Privileged).stock([2, 1, 0, 0]);
    (table.state.meadow[1], table.state.meadow[5]) = (Some(Kind::FARM), Some(Kind::HUSBAND));
    assert!(!table.allowed(take(MeadowIx::new(1))));
    let mut table = table.city(&[Kind::FARM]);
    let free = Choice::Play { source: Source::Meadow(MeadowIx::new(5)), way: Way::Token(Slot::new(0)) };
    assert_eq!(table.refused(free), Rule::N14_16);
    table.state.player_mut(Owner::FIRST).stock = Stock([0, 0, 0, 1]);
    table.choose(free);
    assert!(table.state.player(Owner::FIRST).stock.is_empty());
    assert!(table.cites(Rule::N14_16));
}

#[test]
fn needy_takes_a_point_token() {
    let mut table = Table::with_personality(Personality::Needy).stock([9, 9, 9, 9]);
    table.state.meadow[1] = Some(Kind::FARM);
    assert_eq!(table.refused(take(MeadowIx::new(1))), Rule::N14_17);
    table.state.player_mut(Owner::FIRST).points = 1;
    table.choose(take(MeadowIx::new(1)));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).points), (1, 0));
}

#[test]
fn the_masked_ball_piles_up_tokens_that_are_paid_and_removed() {
    let mut table = Table::with_plan(Plan::Masquerade).stock([2, 0, 0, 0]).city(&[Kind::FARM; 4]);
    let harvest = Choice::Place(Post::BasicEvent(BasicEventIx::new(2)));
    assert!(table.allowed(harvest));
    for _ in 0..2 {
        table.enters(MeadowIx::new(0));
        assert_eq!((table.asked().rule, table.name()), (Rule::N15_10, "web"));
        let special = table.state.specials.into_iter().filter_map(Maybe::get).map(Post::SpecialEvent);
        let open: Vec<Post> = special.filter(|&post| table.allowed(Choice::Spot(post))).collect();
        table.choose(Choice::Spot(open[0]));
    }
    assert_eq!(table.state.lair.web_basic_events, [2; 4]);
    assert_eq!(table.state.lair.web_special_events.count_ones(), 2);
    table.state.player_mut(Owner::FIRST).stock = Stock([1, 0, 0, 0]);
    assert_eq!(table.refused(harvest), Rule::N15_10);
    let mut table = table.hand(&[Kind::INN]);
    table.choose(harvest);
    table.choose(Choice::Hand(Kind::INN));
    assert!(table.state.player(Owner::FIRST).stock.is_empty());
    assert_eq!(table.state.lair.web_basic_events, [2, 2, 0, 2]);
}

#[test]
fn the_barricade_bars_a_green_card_for_good() {
    let mut table = Table::with_plan(Plan::Barricade).hand(&[Kind::FARM]).stock([2, 1, 0, 0]);
    table.choose(buy(Kind::FARM));
    assert_eq!((table.asked().rule, table.name()), (Rule::N15_11, "barricade"));
    table.choose(Choice::Done);
    assert!(table.state.city(Owner::FIRST).get(Slot::new(0)).unwrap().has(WEBBED));
    table.play(|play| play.start_production(Owner::FIRST));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([0, 0, 0, 1]), "only when it was played");
    let mut table = Table::with_plan(Plan::Barricade).hand(&[Kind::FARM]).stock([2, 1, 0, 0]);
    table.choose(buy(Kind::FARM));
    table.choose(Choice::Pay(Resource::Berry));
    assert!(!table.state.city(Owner::FIRST).get(Slot::new(0)).unwrap().has(WEBBED));
}

#[test]
fn the_gaze_takes_two_cards() {
    let mut table = Table::with_plan(Plan::Gaze).hand(&[Kind::FARM, Kind::INN, Kind::WIFE]);
    let discards = table.state.discard_len();
    table.enters(MeadowIx::new(0));
    assert_eq!((table.state.player(Owner::FIRST).hand.len(), table.state.discard_len()), (1, discards + 1));
    assert_eq!(table.state.lair.cards.known_len(), 1);
    assert_eq!(table.hers(), 0);
    // For two tokens or resources you choose.
    let mut table =
        Table::with_plan(Plan::Gaze).hand(&[Kind::FARM, Kind::INN, Kind::WIFE]).stock([1, 0, 0, 0]);
    table.state.player_mut(Owner::FIRST).points = 1;
    table.enters(MeadowIx::new(0));
    assert_eq!((table.asked().rule, table.name()), (Rule::N15_12, "whether"));
    table.choose(Choice::Number(1));
    assert_eq!(table.name(), "price");
    table.choose(Choice::Number(1));
    // Only a player who pays looks at them.
    let looks_at = |audience| table.game.view(&table.state, audience).asked.unwrap().cards;
    assert_eq!(looks_at(Audience::Seat(Seat(0))), [Kind::FARM, Kind::INN]);
    assert_eq!(looks_at(Audience::Spectator), []);
    table.choose(Choice::Hand(Kind::FARM));
    assert_eq!(table.state.lair.cards.known(Kind::INN), 1);
    assert_eq!(table.state.player(Owner::FIRST).hand.cards().collect::<Vec<_>>(), [Kind::WIFE]);
    assert!(table.state.player(Owner::FIRST).stock.is_empty() && table.hers() == 0);
    // With fewer than three cards she draws from the deck.
    let mut table = Table::with_plan(Plan::Gaze).hand(&[Kind::FARM, Kind::INN]);
    let unseen = table.state.lair.cards.unseen;
    table.enters(MeadowIx::new(0));
    assert_eq!(table.state.lair.cards.unseen, unseen + 2);
    assert_eq!(table.state.player(Owner::FIRST).hand.len(), 2);
}

#[test]
fn the_plot_thickens_with_two_plots() {
    let mut table = Table::with_plan(Plan::Thickens);
    table.state.lair.plots = 1 << Plot::Copycat as u8 | 1 << Plot::Orders as u8;
    table.play(|play| play.spider_prepared());
    let lair = &table.state.lair;
    assert_eq!((lair.plot, lair.second_plot), (Plot::Copycat.ix().into(), Plot::Orders.ix().into()));
    assert_eq!(table.refused(Choice::Place(Post::Basic(BasicIx::new(0)))), Rule::N16_30);
    assert!(table.cites(Rule::N15_13));
}

#[test]
fn the_whim_changes_the_personality() {
    let setup = Setup {
        plan: Some("whim".to_owned()),
        personality: Some("nasty".to_owned()),
        ..Setup::nightweave(2)
    };
    let mut table = Table::new(&setup);
    // Until she first enters the chosen personality is active; then no other comes twice.
    table.state.lair.personality = PersonalityIx::new(0).into();
    table.state.lair.personalities = !1;
    let mut seen = 1u8;
    for place in MeadowIx::first(7) {
        table.enters(place);
        let personality = table.state.lair.personality.get().unwrap();
        assert_eq!(seen >> personality.get() & 1, 0);
        seen |= 1 << personality.get();
    }
    assert_eq!(seen, u8::MAX);
    table.enters(MeadowIx::new(7));
    assert!(!table.state.lair.personality.is(PersonalityIx::new(7)), "all but the last are shuffled again");
    let game = Everdell::new(Arc::new(crate::load::builtin().clone()));
    let refused = game.check_setup(&Setup { personality: None, ..setup }).unwrap_err();
    assert_eq!(refused.rule, Rule::N15_14);
}

#[test]
fn a_bounty_is_a_card_of_yours_or_two_items() {
    let mut table = Table::with_plan(Plan::Bounty).city(&[Kind::FARM, Kind::FOOL, Kind::LOOKOUT]);
    table.state.player_mut(Owner::FIRST).workers[0] = Post::Card(Owner::FIRST, Slot::new(2));
    table.enters(MeadowIx::new(0));
    assert_eq!((table.asked().rule, table.name()), (Rule::N15_15, "pick"));
    assert!(!table.allowed(Choice::Card(Owner::FIRST, Slot::new(1))) && !table.allowed(Choice::Done));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(2)));
    assert!(table.state.rival_city.find(Kind::LOOKOUT).is_some());
    assert_eq!(table.state.player(Owner::FIRST).workers[0], Post::Home);
    let mut table = Table::with_plan(Plan::Bounty).city(&[Kind::FARM]).stock([1, 0, 0, 0]).hand(&[Kind::INN]);
    table.enters(MeadowIx::new(0));
    table.choose(Choice::Number(1));
    table.choose(Choice::Pay(Resource::Twig));
    table.choose(Choice::Hand(Kind::INN));
    assert!(table.state.city(Owner::FIRST).find(Kind::FARM).is_some());
    assert!(table.state.player(Owner::FIRST).hand.is_empty());
    assert_eq!(table.state.rival_city.len(), 1);
    // With a full city it becomes a trophy, and what stays lost is lost by the other reading.
    let mut table = Table::with_plan(Plan::Bounty).city(&[Kind::LOOKOUT]);
    table.state.options.moved_workers = MovedWorkers::StayLost;
    table.state.player_mut(Owner::FIRST).workers[0] = Post::Card(Owner::FIRST, Slot::new(0));
    for _ in 0..15 {
        table.state.rival_city.add(Built::new(Kind::FARM));
    }
    table.enters(MeadowIx::new(0));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(0)));
    assert_eq!(table.state.lair.cards.trophies(Kind::LOOKOUT), 1);
    assert_eq!(table.state.player(Owner::FIRST).workers[0], Post::Away);
}

#[test]
fn the_swarm_bars_her_and_pays_her() {
    let mut table = Table::with_plan(Plan::Swarm);
    assert!(table.game.is_barred_for_spider(&table.state, Post::Haven));
    table.enters(MeadowIx::new(0));
    assert_eq!((table.asked().rule, table.name()), (Rule::N15_16, "web"));
    assert!(!table.allowed(Choice::Spot(Post::Basic(BasicIx::new(1)))), "a shared one");
    table.choose(Choice::Spot(Post::Basic(BasicIx::new(0))));
    assert!(table.game.is_barred_for_spider(&table.state, Post::Basic(BasicIx::new(0))));
    table.choose(Choice::Place(Post::Basic(BasicIx::new(0))));
    assert_eq!(table.hers(), 2);
}

#[test]
fn a_trial_plays_a_hand_card() {
    let mut table = Table::with_plan(Plan::Trial).hand(&[Kind::FARM, Kind::INN]).stock([2, 0, 0, 0]);
    table.enters(MeadowIx::new(0));
    table.choose(Choice::Number(1));
    assert_eq!((table.asked().rule, table.name()), (Rule::N15_17, "trial"));
    table.choose(Choice::Hand(Kind::INN));
    assert!(table.state.rival_city.find(Kind::INN).is_some());
    assert_eq!(table.state.player(Owner::FIRST).hand.cards().collect::<Vec<_>>(), [Kind::FARM]);
    table.enters(MeadowIx::new(1));
    assert_eq!(
        (table.state.rival_city.len(), table.state.player(Owner::FIRST).hand.len()),
        (2, 1),
        "of the deck"
    );
    assert!(table.cites(Rule::R119));
}

#[test]
fn the_unraveller_minds_open_cards() {
    let mut table = Table::with_plan(Plan::Spinner).city(&[Kind::INN]);
    for _ in 0..15 {
        table.state.rival_city.add(Built::new(Kind::FARM));
    }
    table.state.meadow =
        [None, Some(Kind::INN), Some(Kind::POST_OFFICE), Some(Kind::FARM), None, None, None, None];
    table.enters(MeadowIx::new(0));
    assert_eq!((table.asked().rule, table.name()), (Rule::N15_18, "unravel"));
    table.choose(Choice::Meadow(MeadowIx::new(2)));
    assert_eq!((table.state.rival_city.len(), table.game.lair_spaces(&table.state)), (16, 15));
    let count = table.play(|play| {
        (
            play.open_tokens(Owner::FIRST, Owner::RIVAL, Kind::INN),
            play.open_tokens(Owner::RIVAL, Owner::FIRST, Kind::INN),
        )
    });
    assert_eq!(count, (2, 0));
}

#[test]
fn purple_cards_make_the_web_grow() {
    let mut table = Table::with_plan(Plan::WebGrowth).hand(&[Kind::PALACE]).stock([2, 3, 3, 0]);
    table.choose(buy(Kind::PALACE));
    assert_eq!(table.hers(), 4);
}

#[test]
fn the_clever_one_and_connections_count_what_you_hold() {
    let mut table = Table::with_plan(Plan::Clever).stock([3, 3, 0, 0]);
    table.enters(MeadowIx::new(0));
    table.choose(Choice::Pay(Resource::Twig));
    table.choose(Choice::Done);
    assert_eq!(table.state.lair.cards.unseen_trophies, 2);
    let mut table = Table::with_plan(Plan::Contacts).hand(&[Kind::INN, Kind::FARM, Kind::MINE]);
    table.enters(MeadowIx::new(0));
    table.choose(Choice::Hand(Kind::MINE));
    table.choose(Choice::Done);
    assert_eq!(table.state.lair.cards.unseen_trophies, 2);
}

#[test]
fn extortion_pays_for_an_attempt() {
    let blocked = |options, stock| {
        let setup = Setup { options, ..Setup::nightweave(2) };
        let mut table = Table::new(&Setup { plan: Some("extortion".to_owned()), ..setup }).stock(stock);
        table.play(|play| {
            play.spider_blocked(true);
            play.spider_blocked(false);
        });
        table
    };
    let each = crate::setup::Options {
        extortion: crate::setup::Extortion::PerSpace,
        ..crate::setup::Options::default()
    };
    assert_eq!(blocked(crate::setup::Options::default(), [0; 4]).hers(), 2);
    assert_eq!(blocked(each, [0; 4]).hers(), 4);
    let mut table = blocked(each, [1, 1, 0, 0]);
    table.choose(Choice::Pay(Resource::Twig));
    table.choose(Choice::Done);
    assert_eq!(table.hers(), 2);
}

#[test]
fn colours_pay_her() {
    let played = [
        (Plot::Unproductive, Kind::FARM),
        (Plot::AdminErrors, Kind::SHOPKEEPER),
        (Plot::Recession, Kind::WIFE),
        (Plot::Fatigue, Kind::LOOKOUT),
    ];
    for (plot, kind) in played {
        let mut table = Table::with_plot(plot).hand(&[kind, Kind::WANDERER]).stock([9, 9, 9, 9]);
        table.choose(buy(kind));
        assert_eq!(table.hers(), 2, "{plot:?}");
        table.choose(buy(Kind::WANDERER));
        assert_eq!(table.hers(), 2, "{plot:?}");
    }
    let mut table = Table::with_plot(Plot::Fatigue).city(&[Kind::LOOKOUT]);
    table.choose(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0))));
    assert_eq!(table.hers(), 2);
}

#[test]
fn jam_and_goo_cost_a_resource() {
    for (plot, sticky, free) in [(Plot::BerryJam, 7, 0), (Plot::Sticky, 2, 0)] {
        let mut table = Table::with_plot(plot).hand(&[Kind::INN]);
        let post = Post::Basic(BasicIx::new(sticky));
        assert_eq!(table.refused(Choice::Place(post)), plot.rule());
        assert!(table.allowed(Choice::Place(Post::Basic(BasicIx::new(free)))));
        assert!(table.game.is_barred_for_spider(&table.state, post));
        table.state.player_mut(Owner::FIRST).stock = Stock([1, 1, 0, 0]);
        table.choose(Choice::Place(post));
        assert_eq!((table.asked().rule, table.name()), (plot.rule(), "toll"));
        assert_eq!(table.refused(Choice::Hand(Kind::INN)), plot.rule());
        table.choose(Choice::Pay(Resource::Twig));
        assert_eq!(table.hers(), 1);
    }
}

#[test]
fn locations_carry_web_tokens() {
    let mut table = Table::with_plot(Plot::ForestBandits);
    let clearing =
        ClearingIx::first(4).find(|&place| table.allowed(Choice::Place(Post::Forest(place)))).unwrap();
    assert!(table.game.is_barred_for_spider(&table.state, Post::Forest(clearing)));
    table.choose(Choice::Place(Post::Forest(clearing)));
    assert_eq!(table.hers(), 2);
    let table = Table::with_plot(Plot::SpidersTrees);
    assert_eq!(table.refused(Choice::Place(Post::Forest(clearing))), Rule::N16_25);
    assert!(!table.game.is_barred_for_spider(&table.state, Post::Forest(clearing)));
    let mut table = Table::with_plot(Plot::SpiderTax);
    assert!(!table.game.is_barred_for_spider(&table.state, Post::Basic(BasicIx::new(1))), "a shared one");
    table.choose(Choice::Place(Post::Basic(BasicIx::new(0))));
    assert_eq!(table.hers(), 1);
    let mut table = Table::with_plot(Plot::InvisibleTrap).stock([1, 0, 0, 0]);
    table.choose(Choice::Place(Post::Basic(BasicIx::new(1))));
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_20, "trap"));
    table.choose(Choice::Done);
    assert_eq!(table.hers(), 1);
    let table = Table::with_plot(Plot::Orders);
    assert_eq!(table.refused(Choice::Place(Post::Basic(BasicIx::new(2)))), Rule::N16_30);
    assert!(table.allowed(Choice::Place(Post::Basic(BasicIx::new(1)))));
    assert!(!table.game.is_barred_for_spider(&table.state, Post::Basic(BasicIx::new(2))));
    let mut table = Table::with_plot(Plot::Plague).city(&[Kind::LOOKOUT]).stock([1, 0, 0, 0]);
    assert_eq!(table.refused(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0)))), Rule::N16_29);
    assert!(table.game.is_barred_for_spider(&table.state, Post::Card(Owner::FIRST, Slot::new(0))));
    table.state.player_mut(Owner::FIRST).stock = Stock([1, 1, 0, 0]);
    assert!(table.allowed(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0)))));
    // The next plot takes the tokens away.
    table.draws(Plot::Orders);
    assert!(table.allowed(Choice::Place(Post::Card(Owner::FIRST, Slot::new(0)))));
}

#[test]
fn cards_cost_more() {
    let mut table = Table::with_plot(Plot::SpidersGround).hand(&[Kind::FARM, Kind::INN]).stock([2, 1, 0, 0]);
    assert_eq!(table.refused(buy(Kind::FARM)), Rule::N16_26, "the cost leaves too little");
    table.state.player_mut(Owner::FIRST).stock = Stock([3, 1, 0, 0]);
    table.choose(buy(Kind::FARM));
    table.choose(Choice::Hand(Kind::INN));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([0, 0, 0, 1]));
    let mut table = Table::with_plot(Plot::BadPress).hand(&[Kind::WANDERER]).stock([0, 0, 0, 2]);
    assert_eq!(table.refused(buy(Kind::WANDERER)), Rule::N16_39);
    table.state.player_mut(Owner::FIRST).stock = Stock([0, 0, 1, 2]);
    table.choose(buy(Kind::WANDERER));
    assert!(table.state.player(Owner::FIRST).stock.is_empty());
    let table = Table::with_plot(Plot::PredatorEyes).city(&[Kind::FARM]).hand(&[Kind::HUSBAND, Kind::INN]);
    let free = Choice::Play { source: Source::Hand(Kind::HUSBAND), way: Way::Token(Slot::new(0)) };
    assert_eq!(table.refused(free), Rule::N16_21);
    let mut table = table.hand(&[Kind::MINE]);
    table.choose(free);
    table.choose(Choice::Hand(Kind::INN));
    assert!(table.state.player(Owner::FIRST).hand.is_empty());
    assert!(table.state.city(Owner::FIRST).get(Slot::new(0)).unwrap().has(OCCUPIED));
}

#[test]
fn the_lobbyist_minds_blue_cards() {
    let mut table = Table::with_plot(Plot::Lobbyist).hand(&[Kind::JUDGE]).stock([0, 0, 0, 3]);
    assert_eq!(table.refused(buy(Kind::JUDGE)), Rule::N16_18);
    table.state.player_mut(Owner::FIRST).stock = Stock([1, 0, 0, 3]);
    table.choose(buy(Kind::JUDGE));
    // A blue card speaks only if it is paid for.
    let mut table = Table::with_plot(Plot::Lobbyist)
        .city(&[Kind::SHOPKEEPER])
        .hand(&[Kind::WANDERER])
        .stock([1, 0, 0, 2]);
    table.choose(buy(Kind::WANDERER));
    assert_eq!((table.asked().rule, table.name()), (Rule::R76, "use-blue"));
    table.choose(Choice::Pay(Resource::Twig));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([0, 0, 0, 1]));
    // None is drawn, neither from the meadow nor from the deck.
    let mut table = Table::with_plot(Plot::Lobbyist);
    table.state.meadow[1] = Some(Kind::JUDGE);
    table.state.meadow[2] = Some(Kind::FARM);
    table.state.agenda.push(Task::DrawMeadow { who: Owner::FIRST, left: 1, may: false });
    assert_eq!(table.refused(Choice::Meadow(MeadowIx::new(1))), Rule::R75);
    table.state.agenda.pop();
    table.state.deck = Tally::NONE;
    table.state.deck[Kind::JUDGE] = 2;
    table.state.deck[Kind::MINE] = 1;
    (table.state.discard, table.state.lair.cards.unseen) = (Tally::NONE, 0);
    table.play(|play| play.draw(Owner::FIRST, 2)).unwrap();
    assert_eq!(table.state.player(Owner::FIRST).hand.cards().collect::<Vec<_>>(), [Kind::MINE]);
}

#[test]
fn poisonberry_jam_borrows_a_worker() {
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    table.state.player_mut(Owner::FIRST).workers[1] = Post::Basic(BasicIx::new(1));
    table.draws(Plot::PoisonberryJam);
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_13, "worker"));
    table.choose(Choice::Spot(Post::Basic(BasicIx::new(1))));
    assert!(table.state.lair.borrowed);
    assert_eq!(table.state.player(Owner::FIRST).workers[1], Post::Lair);
    let home = table.game.spiders_home(&table.state);
    table.play(|play| play.put_spider(Post::Journey(JourneyIx::new(2)), Rule::N10_9)).unwrap();
    assert_eq!(table.state.player(Owner::FIRST).workers[1], Post::Journey(JourneyIx::new(2)));
    assert_eq!(table.game.spiders_home(&table.state), home - 1);
    assert!(
        !table
            .game
            .liftable(&table.state, Owner::FIRST, Why::Ranger)
            .any(|post| post == Post::Journey(JourneyIx::new(2)))
    );
    table.state.player_mut(Owner::FIRST).workers[0] = Post::Basic(BasicIx::new(0));
    table.choose(Choice::Prepare);
    assert_eq!(table.state.player(Owner::FIRST).workers[1], Post::Home);
    assert_eq!(table.state.lair.lent, Maybe::NONE);
    // With none placed the next one goes, after it has done its work.
    let mut table = Table::with_plot(Plot::PoisonberryJam);
    assert!(table.state.lair.lend_next);
    table.choose(Choice::Place(Post::Basic(BasicIx::new(0))));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([3, 0, 0, 0]));
    assert!(table.state.player(Owner::FIRST).workers.contains(&Post::Lair));
    // Two pebbles prevent it.
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([0, 0, 2, 0]);
    table.draws(Plot::PoisonberryJam);
    assert_eq!(table.name(), "either");
    table.choose(Choice::Number(2));
    assert!(table.state.player(Owner::FIRST).stock.is_empty() && !table.state.lair.lend_next);
}

#[test]
fn a_hostage_comes_back_with_the_next_preparation() {
    let mut table = Table::with_plot(Plot::Ransom);
    assert_eq!(table.state.player(Owner::FIRST).at_home(), 1);
    table.choose(Choice::Place(Post::Basic(BasicIx::new(0))));
    table.choose(Choice::Prepare);
    assert_eq!(table.state.player(Owner::FIRST).at_home(), 3);
    // With none at home she gains her level and takes one that is placed.
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([1, 1, 1, 0]);
    table.state.player_mut(Owner::FIRST).workers[..2].fill(Post::Basic(BasicIx::new(1)));
    table.draws(Plot::Ransom);
    table.choose(Choice::Done);
    table.choose(Choice::Spot(Post::Basic(BasicIx::new(1))));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).workers[0]), (2, Post::Lair));
}

#[test]
fn cards_go_from_your_hand_to_hers() {
    let hand = [Kind::FARM, Kind::INN, Kind::MINE, Kind::WIFE, Kind::KING];
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand);
    table.draws(Plot::Pickpocket);
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_14, "amount"));
    table.choose(Choice::Number(1));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).hand.len()), (1, 3));
    assert_eq!(table.state.lair.cards.known_len(), 2);
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand).stock([1, 0, 0, 0]);
    table.draws(Plot::Borrowed);
    table.choose(Choice::Pay(Resource::Twig));
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).hand.len()), (0, 3));
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand);
    table.draws(Plot::Copycat);
    for kind in &hand[..4] {
        table.choose(Choice::Hand(*kind));
    }
    table.choose(Choice::Done);
    assert_eq!(table.hers(), 2);
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand[..1]);
    table.draws(Plot::Busy);
    table.choose(Choice::Hand(Kind::FARM));
    assert_eq!(table.state.rival_city.len(), 2);
}

#[test]
fn thefts_take_three_of_the_kind_rolled() {
    for (plot, face, left) in [
        (Plot::Theft1, 0, [1, 2, 4, 4]),
        (Plot::Theft2, 2, [4, 0, 4, 4]),
        (Plot::Theft3, 6, [4, 2, 4, 1]),
        (Plot::Theft4, 7, [4, 2, 1, 4]),
    ] {
        let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([4, 2, 4, 4]);
        table.chance.0 = vec![face];
        table.draws(plot);
        assert_eq!(table.state.player(Owner::FIRST).stock, Stock(left), "{plot:?}");
    }
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).stock([4, 2, 4, 4]).hand(&[Kind::INN; 2]);
    table.draws(Plot::Theft1);
    table.choose(Choice::Number(1));
    table.choose(Choice::Hand(Kind::INN));
    table.choose(Choice::Hand(Kind::INN));
    assert_eq!(table.state.player(Owner::FIRST).stock, Stock([4, 2, 4, 4]));
}

#[test]
fn the_cheat_takes_an_event() {
    for (face, post) in [(0, Some(0)), (3, Some(3)), (4, None), (7, None)] {
        let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
        table.chance.0 = vec![face];
        table.draws(Plot::Cheat);
        match post {
            Some(event) => assert_eq!(table.state.basic_owners[event], Owner::RIVAL.into()),
            None => {
                assert_eq!(table.state.special_owners[if face == 4 { 0 } else { 3 }], Owner::RIVAL.into());
            }
        }
        assert_eq!(table.hers(), 0);
    }
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    table.state.basic_owners = [Owner::FIRST.into(); 4];
    table.draws(Plot::Cheat);
    assert_eq!(table.hers(), 2);
}

#[test]
fn the_nightmare_replaces_the_meadow() {
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&[Kind::WANDERER, Kind::INN]);
    let before = table.state.discard_len();
    table.draws(Plot::EightLegged);
    assert_eq!(table.state.discard_len(), before + 9);
    assert_eq!((table.hers(), table.state.player(Owner::FIRST).hand.len()), (2, 1));
}

#[test]
fn cards_lie_face_down_until_the_next_plot() {
    let city = [Kind::HUSBAND, Kind::WIFE, Kind::FARM];
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).city(&city).stock([1, 0, 0, 0]);
    table.draws(Plot::ParalysingFear);
    assert_eq!((table.asked().rule, table.name()), (Rule::N16_28, "pay-mix"));
    table.choose(Choice::Pay(Resource::Twig));
    assert_eq!(table.name(), "pick");
    assert!(!table.allowed(Choice::Done) && !table.allowed(Choice::Card(Owner::FIRST, Slot::new(2))));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(1)));
    let down = |table: &Table| {
        let city = table.state.city(Owner::FIRST).iter();
        city.filter(|(_, card)| card.has(FACE_DOWN)).map(|(slot, _)| slot.get()).collect::<Vec<_>>()
    };
    assert_eq!(down(&table), [0]);
    assert!(table.state.city(Owner::FIRST).iter().all(|(_, card)| !card.has(SPARED)));
    table.draws(Plot::Locked);
    assert_eq!(down(&table), [2]);
    assert!(table.cites(Rule::R68));
    table.draws(Plot::Orders);
    assert!(down(&table).is_empty());
}

#[test]
fn a_takeover_takes_purple_first() {
    let start = || Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    let mut table = start().city(&[Kind::QUEEN, Kind::SCHOOL]);
    table.draws(Plot::Takeover);
    assert!(!table.allowed(Choice::Card(Owner::FIRST, Slot::new(0))));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(1)));
    table.choose(Choice::Done);
    assert!(table.state.rival_city.find(Kind::SCHOOL).is_some());
    // Without purple cards the most valuable one; a worker on it keeps it.
    let mut table = start().city(&[Kind::QUEEN, Kind::FARM]);
    table.draws(Plot::Takeover);
    assert!(!table.allowed(Choice::Card(Owner::FIRST, Slot::new(1))));
    table.choose(Choice::Card(Owner::FIRST, Slot::new(0)));
    table.choose(Choice::Number(1));
    assert!(table.state.city(Owner::FIRST).find(Kind::QUEEN).is_some());
    assert_eq!(table.state.player(Owner::FIRST).at_home(), 1);
}

#[test]
fn corrupt_courts_charge_for_events() {
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).city(&[Kind::FARM; 4]);
    table.state.player_mut(Owner::FIRST).season = Season::Summer;
    table.draws(Plot::CorruptCourts);
    assert_eq!(table.hers(), 2);
    assert_eq!(table.refused(Choice::Place(Post::BasicEvent(BasicEventIx::new(2)))), Rule::N16_35);
    let mut table = table.hand(&[Kind::INN]);
    table.choose(Choice::Place(Post::BasicEvent(BasicEventIx::new(2))));
    assert_eq!(table.state.basic_owners[2], Owner::FIRST.into());
    assert!(table.state.player(Owner::FIRST).hand.is_empty());
}

#[test]
fn cards_in_the_web_count_for_the_limit_only() {
    let hand = [Kind::FARM, Kind::INN, Kind::MINE, Kind::WIFE, Kind::KING];
    let mut table =
        Table::new(&Setup { plots: true, ..Setup::nightweave(2) }).hand(&hand).stock([9, 9, 9, 9]);
    table.draws(Plot::InTheWeb);
    let player = table.state.player(Owner::FIRST);
    assert_eq!((player.hand.len(), player.hand_len()), (2, 5));
    table.draws(Plot::Orders);
    assert_eq!(table.state.player(Owner::FIRST).hand.len(), 5);
    assert!(table.cites(Rule::R70));
}

#[test]
fn bad_press_keeps_tan_cards_out_of_the_meadow() {
    let mut table = Table::new(&Setup { plots: true, ..Setup::nightweave(2) });
    table.state.meadow = [Some(Kind::WANDERER); 8];
    table.draws(Plot::BadPress);
    let tan = |card: &Option<Kind>| card.is_some_and(|kind| table.game.colour(kind) == Colour::Traveler);
    assert!(!table.state.meadow.iter().any(tan));
    // When nothing else is left, spaces stay empty.
    table.state.deck = Tally::NONE;
    (table.state.discard, table.state.lair.cards.unseen) = (Tally::NONE, 0);
    table.state.deck[Kind::BARD] = 3;
    table.state.meadow[3] = None;
    table.play(|play| play.refill()).unwrap();
    assert!(table.state.meadow[3].is_none());
    assert_eq!(table.state.discard_len() + table.state.deck_len(), 3);
}

#[test]
fn she_goes_to_no_special_event_that_has_an_owner() {
    let mut table = Table::with_plot(Plot::Cheat);
    assert!(table.game.spider_special_event(&table.state).is_some());
    table.state.special_owners = [Owner::FIRST.into(); 4];
    assert_eq!(table.game.spider_special_event(&table.state), None);
}

#[test]
fn only_seats_of_the_game_are_people() {
    let table = Table::with_plot(Plot::Cheat);
    let people: Vec<Owner> = Owner::first(5).filter(|&owner| table.state.is_person(owner)).collect();
    assert_eq!(people, [Owner::FIRST]);
}
