//! Tests of plans (N15).

use super::*;

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
    // With a full city it becomes a trophy, and by the other reading the permanent worker is lost.
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
